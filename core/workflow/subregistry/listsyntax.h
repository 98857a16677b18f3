// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"
#include "core/check/urnchecker.h"
#include "core/findings/values/finding.h"
#include "core/subregistry/subregistry.h"

#include <QList>
#include <QString>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace nidus::workflow {

/// Returns an automaton of the texts that one rule of a grammar matches; absent if there is none.
[[nodiscard]] std::optional<grammar::Dfa> ruleTexts(const check::NamespaceRule& rule,
                                                    const std::string& name);

/// Compares the values and URNs of a list with the grammar of its namespace. All findings are warnings:
/// a list may contain values that are older than the grammar. The grammar is compiled when it is first used;
/// any number of threads may use it at once.
class ListSyntax
{
public:
    /// `rule` is the current syntax rule of the namespace. Without one, nothing is found.
    ListSyntax(const subregistry::Definition& definition, std::shared_ptr<const check::LazyRule> rule);

    /// Finds that a value does not match its rule, or else that its URN is not valid; of a block, the first
    /// or the last value.
    [[nodiscard]] std::optional<findings::Finding> findingAbout(const subregistry::Subregistry& list,
                                                                const subregistry::Block& block) const;
    /// Finds the labels of ranges that the rule of labels does not match: every URN with one is invalid.
    [[nodiscard]] QList<findings::Finding> labelFindings(const QList<subregistry::Range>& ranges) const;
    /// Finds that the grammar rejects every URN of the list's pattern. Absent if it does not, or if the
    /// grammar is too complex.
    [[nodiscard]] std::optional<findings::Finding> patternFinding() const;
    /// Returns the notice that some URNs are valid whatever the list contains, because the grammar also
    /// matches them without the rule of values; empty if there are none, or if the grammar is too complex.
    [[nodiscard]] QString bypassNotice() const;
    /// Returns the notice about those of these entries that are held and have findings; empty if there are
    /// none.
    [[nodiscard]] QString noticeAbout(const subregistry::Subregistry& list,
                                      const QList<subregistry::Entry>& entries) const;
    /// The same about a whole list, with its rule and its pattern of URNs.
    [[nodiscard]] QString noticeAbout(const subregistry::Subregistry& list) const;
    [[nodiscard]] const std::shared_ptr<const check::LazyRule>& rule() const { return m_rule; }

private:
    [[nodiscard]] const std::vector<std::optional<grammar::Dfa>>& texts() const;

    subregistry::Definition m_definition;
    std::shared_ptr<const check::LazyRule> m_rule; ///< may be null
    std::optional<check::UrnChecker> m_urns;       ///< absent without a rule
    mutable std::once_flag m_compiled;
    mutable std::vector<std::optional<grammar::Dfa>> m_texts; ///< by part; written under m_compiled
};

} // namespace nidus::workflow
