// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <optional>

namespace nidus::ui {

/// A place of a grammar where a rule is named. Offset and length are UTF-16 code units, brackets not counted.
struct RuleName
{
    QString name;
    int offset = 0;
    int length = 0;
    bool isDefinition = false;
};

/// Every place of an ABNF text that names a rule, in text order. Works on broken text too.
[[nodiscard]] QList<RuleName> ruleNames(const QString& abnf);

/// The name under or right before a caret.
[[nodiscard]] std::optional<RuleName> ruleNameAt(const QList<RuleName>& names, int position);
/// Where a rule is first defined; absent when the text does not define it.
[[nodiscard]] std::optional<RuleName> definitionOf(const QList<RuleName>& names, const QString& name);
/// The definition in which a caret stands; absent before the first one.
[[nodiscard]] std::optional<RuleName> definitionAbove(const QList<RuleName>& names, int position);
/// The definition of a rule of RFC 5234, RFC 3986, RFC 8141 or RFC 2141 as text; empty when it is none.
[[nodiscard]] QString knownDefinition(const QString& name);

/// Names to choose from while writing: the text's own rules, then those of the RFCs that it does not define.
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
/// The text with all places of a rule named anew.
[[nodiscard]] QString renamed(QString text, const QList<RuleName>& names, const QString& before,
                              const QString& after);

} // namespace nidus::ui
