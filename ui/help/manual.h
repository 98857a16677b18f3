// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/help/manualpage.h"
#include "ui/help/manualsearch.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <memory>

class QLocale;
class QWidget;

namespace nidus::ui {

/// The names of the pages, in the order in which they are read.
[[nodiscard]] const QStringList& manualPageNames();

/// The manual in a language; a page that is not translated is in English and says so.
class Manual final
{
public:
    /// Reads every page in the language of the locale. Names of actions are those of the menus.
    Manual(const QWidget& menuBar, const QLocale& locale);

    [[nodiscard]] const QList<ManualPage>& pages() const { return m_pages; }
    /// Returns a page by its name; null if there is none.
    [[nodiscard]] const ManualPage* page(const QString& name) const;
    /// Returns the section at "page#anchor", or the title of "page"; null if there is none.
    [[nodiscard]] const ManualSection* section(const QString& place) const;

    [[nodiscard]] const ManualSearch& search() const { return *m_search; }
    /// Returns a paragraph, as HTML, that says so if the page of a place is not translated.
    [[nodiscard]] QString languageNotice(const QString& place) const;

private:
    std::unique_ptr<ManualSearch> m_search;
    QList<ManualPage> m_pages;
    QStringList m_untranslated; ///< names of pages
};

/// Returns the place of a target within a page: "registrants#nid" for "registrants.html#nid" and, on that
/// page, for "#nid".
[[nodiscard]] QString manualPlace(const QString& target, const QString& page);

} // namespace nidus::ui
