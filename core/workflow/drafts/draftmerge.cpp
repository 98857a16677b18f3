// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/draftmerge.h"

#include "core/registration/templatediff.h"

#include <array>
#include <utility>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

using Outcome = MergePart::Outcome;

constexpr auto kSamples = "samples"_L1;

/// Absent if nobody changed it.
template <typename Value>
std::optional<Outcome> outcomeOf(const Value& base, const Value& mine, const Value& theirs)
{
    if (mine == theirs)
        return mine == base ? std::nullopt : std::optional(Outcome::Both);
    if (theirs == base)
        return Outcome::Mine;
    return mine == base ? Outcome::Theirs : Outcome::Conflict;
}

} // namespace

DraftMerge mergeDrafts(const registration::VersionContent& base, const registration::VersionContent& mine,
                       const registration::VersionContent& theirs)
{
    DraftMerge merge{.merged = mine, .parts = {}};
    const auto add = [&merge, &theirs](const MergePart& part) {
        merge.parts.append(part);
        if (part.outcome == Outcome::Theirs)
            merge.merged = withPart(std::move(merge.merged), theirs, part);
    };
    const registration::RegistrationTemplate& first = base.registrationTemplate;
    const registration::RegistrationTemplate& own = mine.registrationTemplate;
    const registration::RegistrationTemplate& other = theirs.registrationTemplate;
    const auto addTexts = [&add](const registration::TemplateField field,
                                 std::optional<registration::RegistrantPart> part,
                                 const std::array<QString, 3>& texts) {
        if (const auto outcome = outcomeOf(texts[0], texts[1], texts[2]))
            add({registration::fieldKey(field), field, *outcome, texts[0], texts[1], texts[2], part});
    };
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (field != registration::TemplateField::Registrant) {
            addTexts(field, {}, {first.text(field), own.text(field), other.text(field)});
            continue;
        }
        for (const registration::RegistrantPart part : registration::kRegistrantParts)
            addTexts(
                field, part,
                {first.registrant().part(part), own.registrant().part(part), other.registrant().part(part)});
    }
    if (const auto outcome = outcomeOf(base.samples, mine.samples, theirs.samples))
        add({kSamples,
             {},
             *outcome,
             registration::samplesText(base.samples),
             registration::samplesText(mine.samples),
             registration::samplesText(theirs.samples)});
    if (const auto outcome = outcomeOf(base.rule, mine.rule, theirs.rule))
        add({u"rule"_s,
             {},
             *outcome,
             registration::ruleText(base.rule),
             registration::ruleText(mine.rule),
             registration::ruleText(theirs.rule)});
    if (mine.original == base.original)
        merge.merged.original = theirs.original;
    return merge;
}

registration::VersionContent withPart(registration::VersionContent content,
                                      const registration::VersionContent& theirs, const MergePart& part)
{
    registration::RegistrationTemplate& to = content.registrationTemplate;
    const registration::RegistrationTemplate& from = theirs.registrationTemplate;
    if (part.registrantPart) {
        registration::Registrant registrant = to.registrant();
        registrant.setPart(*part.registrantPart, from.registrant().part(*part.registrantPart));
        to.setRegistrant(registrant);
    } else if (part.field) {
        to.setText(*part.field, from.text(*part.field));
    } else if (part.key == kSamples) {
        content.samples = theirs.samples;
    } else {
        content.rule = theirs.rule;
    }
    return content;
}

} // namespace nidus::workflow
