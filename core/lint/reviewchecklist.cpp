// SPDX-License-Identifier: Apache-2.0
#include "core/lint/reviewchecklist.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/lint/fieldwords.h"
#include "core/lint/wordlists.h"

#include <algorithm>
#include <array>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

struct Question
{
    FindingId id;
    TemplateField field; ///< where the answer is looked for first
    QString words;       ///< the list of an answer's; empty: the field as a whole
};

Finding asked(const Question& question, const RegistrationTemplate& registrationTemplate)
{
    const QString text = registrationTemplate.text(question.field);
    if (question.words.isEmpty())
        return makeFinding(question.id, unitRange(0, text.size()), {text}, question.field);
    for (const TemplateField field : {question.field, TemplateField::Purpose, TemplateField::Assignment,
                                      TemplateField::Registrant, TemplateField::Additional}) {
        const QRegularExpressionMatch match =
            anyWordOf(question.words).match(withoutInstructions(registrationTemplate.text(field)));
        if (match.hasMatch())
            return makeFinding(question.id, unitRange(match.capturedStart(), match.capturedLength()), {},
                               field);
    }
    return makeFinding(question.id);
}

} // namespace

QList<Finding> reviewChecklist(const RegistrationTemplate& registrationTemplate, NamespaceKind kind)
{
    using enum TemplateField;
    // RFC 8141 section 5.1: what an organisation SHOULD be able to do, and that anybody may use the names.
    const std::array organisation{
        Question{kReviewStability, Registrant, u"review-stability"_s},
        Question{kReviewCompetency, Assignment, u"review-competency"_s},
        Question{kReviewReassignment, Assignment, u"review-reassignment"_s},
        Question{kReviewOpen, Purpose, u"review-open"_s},
    };
    // Its last paragraph: what a NID may be taken for. Nobody chose an informal one.
    const std::array nid{Question{kReviewNidCountry, Nid, {}}, Question{kReviewNidAuthority, Nid, {}},
                         Question{kReviewNidSystem, Nid, {}}, Question{kReviewNidTrademark, Nid, {}}};
    QList<Finding> questions;
    for (const Question& question : organisation)
        questions.append(asked(question, registrationTemplate));
    if (kind == NamespaceKind::Informal || registrationTemplate.nid().isEmpty())
        return questions;
    for (const Question& question : nid)
        questions.append(asked(question, registrationTemplate));
    return questions;
}

QList<ReviewQuestion> reviewQuestions(const RegistrationTemplate& registrationTemplate, NamespaceKind kind,
                                      const QList<ReviewComment>& comments)
{
    const QList<ReviewComment> accepted = acceptances(comments);
    QList<ReviewQuestion> questions;
    for (const Finding& question : reviewChecklist(registrationTemplate, kind)) {
        const auto answer = std::ranges::find(accepted, question.id.word(), &ReviewComment::finding);
        questions.append({question, answer == accepted.cend() ? std::nullopt : std::optional(*answer)});
    }
    return questions;
}

} // namespace nidus
