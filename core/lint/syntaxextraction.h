// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/lint/grammarblocks.h"
#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <QString>
#include <optional>

namespace nidus::lint {

/// A URN in prose.
struct ExampleUrn
{
    QString urn;
    int line = 0; ///< 1-based

    bool operator==(const ExampleUrn&) const = default;
};

/// Grammar and examples found in the prose of a Syntax section: a proposal for the user to confirm or
/// correct.
struct ExtractedSyntax
{
    QList<GrammarBlock> blocks;
    std::optional<registration::SyntaxRule> rule; ///< all blocks as one grammar; absent if there is none
    QList<ExampleUrn> urns; ///< examples of this namespace, each once, outside the grammar
    qsizetype accepted = 0; ///< how many of them the rule accepts

    bool operator==(const ExtractedSyntax&) const = default;
};

/// Finds the grammar, start rule, scope, and example URNs of the namespace `nid`. The start rule and scope
/// are those that accept most of the examples. Takes at most a few seconds, for grammars at our limits.
[[nodiscard]] ExtractedSyntax extractSyntax(const QString& syntaxText, const QString& nid);

/// Returns why the grammar found in a Syntax text should not be used as a rule, with its place in the text: a
/// line that looks like a definition is not in the grammar, names are written in a way that the grammar
/// rejects, or nothing shows that names begin with the start rule. Absent if there is no such reason.
[[nodiscard]] std::optional<findings::Finding> doubtAbout(const ExtractedSyntax& extracted,
                                                          const QString& syntaxText, const QString& nid);

/// Returns the URNs as samples that should be valid, each with its line as the source.
[[nodiscard]] QList<registration::Sample> exampleSamples(const ExtractedSyntax& found);
/// Returns the `samples` whose URNs are not in `known`, without duplicates.
[[nodiscard]] QList<registration::Sample> withoutKnown(const QList<registration::Sample>& samples,
                                                       const QList<registration::Sample>& known);

} // namespace nidus::lint
