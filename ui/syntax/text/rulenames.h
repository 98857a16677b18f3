// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <optional>

namespace nidus::ui {

/// An occurrence of a rule name in a grammar. Offset and length are in UTF-16 code units, without brackets.
struct RuleName
{
    QString name;
    int offset = 0;
    int length = 0;
    bool isDefinition = false;
};

/// Returns every rule name in an ABNF text, in text order. Works for invalid text too.
[[nodiscard]] QList<RuleName> ruleNames(const QString& abnf);

/// Returns the name at or right before a caret.
[[nodiscard]] std::optional<RuleName> ruleNameAt(const QList<RuleName>& names, int position);
/// Returns the first definition of a rule; absent if the text does not define it.
[[nodiscard]] std::optional<RuleName> definitionOf(const QList<RuleName>& names, const QString& name);
/// Returns the definition that contains a caret; absent before the first one.
[[nodiscard]] std::optional<RuleName> definitionAbove(const QList<RuleName>& names, int position);
/// Returns the definition of a rule of RFC 5234, RFC 3986, RFC 8141, or RFC 2141 as text; empty if there is
/// no such rule.
[[nodiscard]] QString knownDefinition(const QString& name);

/// A completion: first the text's own rules, then those of the RFCs that it does not define.
struct NameChoice
{
    QString name;
    QString definition; ///< empty for own rules
};
[[nodiscard]] QList<NameChoice> nameChoices(const QList<RuleName>& names);

enum class RenameProblem : std::uint8_t {
    None,
    NotAName, ///< RFC 5234 section 2.1
    Taken,    ///< another rule has it
};
[[nodiscard]] RenameProblem renameProblem(const QList<RuleName>& names, const QString& before,
                                          const QString& after);
/// Returns the text with all occurrences of a rule renamed.
[[nodiscard]] QString renamed(QString text, const QList<RuleName>& names, const QString& before,
                              const QString& after);

} // namespace nidus::ui
