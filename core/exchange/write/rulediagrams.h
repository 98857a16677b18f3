// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/syntaxrule.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace nidus::exchange {

/// More rules are not drawn: a page must stay readable.
inline constexpr qsizetype kMostDiagrams = 60;

struct RuleDiagramSvg
{
    QString name;
    QByteArray svg; ///< an <svg> element, without XML declaration and style sheet
};

struct RuleDiagrams
{
    QByteArray styleSheet; ///< CSS that all of them need, once per page
    QList<RuleDiagramSvg> diagrams;
};

/// The railroad diagrams of a syntax rule: of its start rule, then of the other rules in its text.
[[nodiscard]] RuleDiagrams ruleDiagrams(const registration::SyntaxRule& rule);

} // namespace nidus::exchange
