// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/draftmerge.h"

#include "core/registration/templatediff.h"

#include <algorithm>

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

void copyField(RegistrationTemplate& to, const RegistrationTemplate& from, TemplateField field)
{
    if (field == TemplateField::Registrant)
        to.setRegistrant(from.registrant());
    else
        to.setText(field, from.text(field));
}

std::optional<Outcome> outcomeOfField(TemplateField field, const RegistrationTemplate& base,
                                      const RegistrationTemplate& mine, const RegistrationTemplate& theirs)
{
    if (field == TemplateField::Registrant)
        return outcomeOf(base.registrant(), mine.registrant(), theirs.registrant());
    return outcomeOf(base.text(field), mine.text(field), theirs.text(field));
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
    for (const TemplateField field : kTemplateFields) {
        const RegistrationTemplate& first = base.registrationTemplate;
        const RegistrationTemplate& own = mine.registrationTemplate;
        const RegistrationTemplate& other = theirs.registrationTemplate;
        if (const auto outcome = outcomeOfField(field, first, own, other))
            add({fieldKey(field), field, *outcome, first.text(field), own.text(field), other.text(field)});
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
    if (part.field)
        copyField(content.registrationTemplate, theirs.registrationTemplate, *part.field);
    else if (part.key == kSamples)
        content.samples = theirs.samples;
    else
        content.rule = theirs.rule;
}

} // namespace nidus
