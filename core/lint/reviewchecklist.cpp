// SPDX-License-Identifier: Apache-2.0
#include "core/lint/reviewchecklist.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/fieldwords.h"
#include "core/lint/wordlists.h"

#include <algorithm>
#include <array>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

struct Question
{
    findings::FindingId id;
    registration::TemplateField field; ///< searched first for the answer
    QString words;                     ///< the word list for answers; empty: the whole field
};

findings::Finding asked(const Question& question,
                        const registration::RegistrationTemplate& registrationTemplate)
{
    const QString text = registrationTemplate.text(question.field);
    if (question.words.isEmpty())
        return findings::makeFinding(question.id, unitRange(0, text.size()), {text}, question.field);
    for (const registration::TemplateField field :
         {question.field, registration::TemplateField::Purpose, registration::TemplateField::Assignment,
          registration::TemplateField::Registrant, registration::TemplateField::Additional}) {
        const QRegularExpressionMatch match =
            anyWordOf(question.words).match(withoutInstructions(registrationTemplate.text(field)));
        if (match.hasMatch())
            return findings::makeFinding(question.id,
                                         unitRange(match.capturedStart(), match.capturedLength()), {}, field);
    }
    return findings::makeFinding(question.id);
}

} // namespace

QList<findings::Finding> reviewChecklist(const registration::RegistrationTemplate& registrationTemplate,
                                         registration::NamespaceKind kind)
{
    using enum registration::TemplateField;
    // RFC 8141 section 5.1: what an organization SHOULD be able to do, and that anybody can use the names.
    const std::array organization{
        Question{findings::kReviewStability, Registrant, u"review-stability"_s},
        Question{findings::kReviewCompetency, Assignment, u"review-competency"_s},
        Question{findings::kReviewNoReassignment, Assignment, u"review-reassignment"_s},
        Question{findings::kReviewOpenToInternet, Purpose, u"review-open"_s},
    };
    // Its last paragraph: what a NID may be mistaken for. An informal NID was not chosen.
    const std::array nid{Question{findings::kReviewNidCountry, Nid, {}},
                         Question{findings::kReviewNidAuthority, Nid, {}},
                         Question{findings::kReviewNidIdentifierSystem, Nid, {}},
                         Question{findings::kReviewNidTrademark, Nid, {}}};
    QList<findings::Finding> questions;
    for (const Question& question : organization)
        questions.append(asked(question, registrationTemplate));
    if (kind == registration::NamespaceKind::Informal || registrationTemplate.nid().isEmpty())
        return questions;
    for (const Question& question : nid)
        questions.append(asked(question, registrationTemplate));
    return questions;
}

bool isReviewQuestion(findings::FindingId id) { return id.word().startsWith("review."_L1); }

bool isProblemOf(const findings::Finding& question, const registration::ReviewComment& comment)
{
    return comment.kind == registration::CommentKind::Comment &&
           comment.text.contains(findings::message(question));
}

QList<lint::ReviewQuestion> reviewQuestions(const registration::RegistrationTemplate& registrationTemplate,
                                            registration::NamespaceKind kind,
                                            const QList<registration::ReviewComment>& comments)
{
    const QList<registration::ReviewComment> accepted = registration::acceptances(comments);
    QList<ReviewQuestion> questions;
    for (const findings::Finding& question : reviewChecklist(registrationTemplate, kind)) {
        const auto answer =
            std::ranges::find(accepted, question.id.word(), &registration::ReviewComment::finding);
        questions.append({question, answer == accepted.cend() ? std::nullopt : std::optional(*answer)});
    }
    return questions;
}

} // namespace nidus::lint
