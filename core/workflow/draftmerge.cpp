// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/draftmerge.h"

#include "core/registration/templatediff.h"

#include <algorithm>
#include <array>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

using Outcome = MergePart::Outcome;

constexpr auto kSamples = "samples"_L1;

/// Absent when nobody changed it.
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

bool DraftMerge::hasConflict() const
{
    return std::ranges::any_of(parts,
                               [](const MergePart& part) { return part.outcome == Outcome::Conflict; });
}

DraftMerge mergeDrafts(const VersionContent& base, const VersionContent& mine, const VersionContent& theirs)
{
    DraftMerge merge{.merged = mine, .parts = {}};
    const auto add = [&merge, &theirs](const MergePart& part) {
        merge.parts.append(part);
        if (part.outcome == Outcome::Theirs)
            takePart(merge.merged, theirs, part);
    };
    const RegistrationTemplate& first = base.registrationTemplate;
    const RegistrationTemplate& own = mine.registrationTemplate;
    const RegistrationTemplate& other = theirs.registrationTemplate;
    const auto addTexts = [&add](const TemplateField field, std::optional<RegistrantPart> part,
                                 const std::array<QString, 3>& texts) {
        if (const auto outcome = outcomeOf(texts[0], texts[1], texts[2]))
            add({fieldKey(field), field, *outcome, texts[0], texts[1], texts[2], part});
    };
    for (const TemplateField field : kTemplateFields) {
        if (field != TemplateField::Registrant) {
            addTexts(field, {}, {first.text(field), own.text(field), other.text(field)});
            continue;
        }
        for (const RegistrantPart part : kRegistrantParts)
            addTexts(
                field, part,
                {first.registrant().part(part), own.registrant().part(part), other.registrant().part(part)});
    }
    if (const auto outcome = outcomeOf(base.samples, mine.samples, theirs.samples))
        add({kSamples,
             {},
             *outcome,
             samplesText(base.samples),
             samplesText(mine.samples),
             samplesText(theirs.samples)});
    if (const auto outcome = outcomeOf(base.rule, mine.rule, theirs.rule))
        add({u"rule"_s, {}, *outcome, ruleText(base.rule), ruleText(mine.rule), ruleText(theirs.rule)});
    if (mine.original == base.original)
        merge.merged.original = theirs.original;
    return merge;
}

void takePart(VersionContent& content, const VersionContent& theirs, const MergePart& part)
{
    RegistrationTemplate& to = content.registrationTemplate;
    const RegistrationTemplate& from = theirs.registrationTemplate;
    if (part.registrantPart) {
        Registrant registrant = to.registrant();
        registrant.setPart(*part.registrantPart, from.registrant().part(*part.registrantPart));
        to.setRegistrant(registrant);
    } else if (part.field) {
        to.setText(*part.field, from.text(*part.field));
    } else if (part.key == kSamples) {
        content.samples = theirs.samples;
    } else {
        content.rule = theirs.rule;
    }
}

} // namespace nidus
