// SPDX-License-Identifier: Apache-2.0
#include "core/lint/reviewchecklist.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/lint/fieldwords.h"

#include <array>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

struct Question
{
    FindingId id;
    TemplateField field; ///< where the answer is looked for first
    QString words;       ///< of an answer; empty: the field as a whole
};

Finding asked(const Question& question, const RegistrationTemplate& registrationTemplate)
{
    const QString text = registrationTemplate.text(question.field);
    if (question.words.isEmpty())
        return makeFinding(question.id, unitRange(0, text.size()), {text}, question.field);
    for (const TemplateField field : {question.field, TemplateField::Purpose, TemplateField::Assignment,
                                      TemplateField::Registrant, TemplateField::Additional}) {
        const QRegularExpressionMatch match =
            wordsPattern(question.words).match(withoutInstructions(registrationTemplate.text(field)));
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
    const std::array organisation{
        Question{kReviewStability, Registrant,
                 u"\\b(?:since|established|founded) [^.]*\\b(?:19|20)\\d\\d|long[- ]term|successor|no longer "
                 u"(?:able|exist)|"
                 "maintain(?:ed|s|ing)? (?:the )?(?:namespace|registry|list)|years"_s},
        Question{kReviewCompetency, Assignment,
                 u"procedure|process|guideline|manual|standard|experience|verif|validat|check"_s},
        Question{
            kReviewReassignment, Assignment,
            u"(?:never|not|no) (?:be )?(?:re-?assign|re-?us)|re-?assign\\w*|re-?used?\\b|permanent|persist"_s},
        Question{kReviewOpen, Purpose,
                 u"public|open|anyone|any user|internet|available to|everyone|worldwide|free of charge"_s},
    };
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

} // namespace nidus
