// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

namespace nidus::ui {

/// A heading of the manual and the text below it, up to the next heading.
struct ManualSection
{
    QString anchor; ///< empty: no link leads here
    int level = 1;  ///< 1 for the title of the page
    QString title;
    QString paragraph; ///< the first one, as HTML
    QString text;      ///< everything without markup, for searching
};

/// One page of the manual, read from Markdown.
struct ManualPage
{
    QString name;                  ///< of its file, without the suffix
    QString html;                  ///< what a body contains
    QList<ManualSection> sections; ///< the first one is the title
    QStringList links;             ///< targets, such as "findings.html#urn.nid.too-short"
    QStringList unknown;           ///< placeholders that nothing is known about
    [[nodiscard]] QString title() const { return sections.isEmpty() ? name : sections.constFirst().title; }
};

/// Returns the text for a placeholder {kind:id} within a line, or nothing if the program has no such thing.
using ManualWords = std::function<std::optional<QString>(const QString& kind, const QString& id)>;

/// Reads a page. The Markdown has headings with anchors ("## Title {#anchor}"), paragraphs, lists, tables,
/// fenced code, **bold**, `code`, [links](page.md#anchor), ![pictures](file.png), placeholders, and a
/// backslash before a character that means itself. A link whose text is the id of a finding shows
/// {finding:ID}.
[[nodiscard]] ManualPage readManualPage(const QString& name, const QString& markdown,
                                        const ManualWords& words);

/// Returns text that readManualPage() shows as it is.
[[nodiscard]] QString escapedForManual(const QString& text);

} // namespace nidus::ui
