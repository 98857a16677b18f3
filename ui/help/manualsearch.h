// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/help/actiontable.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::ui {

/// Knows other words for what people search the manual for: a term in English and in the language of the
/// manual, as the glossary of the translations has them, and the names of actions.
class ManualSearch final
{
public:
    /// `language` is a column of the glossary; English has none.
    ManualSearch(const QList<MenuEntry>& entries, const QString& language);

    /// Returns, for each word of a search, the texts of which a section contains one. A search that is a term
    /// of several words counts as one.
    [[nodiscard]] QList<QStringList> alternatives(const QString& search) const;

private:
    [[nodiscard]] QStringList othersOf(const QString& words) const;

    QList<QStringList> m_terms;                       ///< the words for one thing
    QList<std::pair<QStringList, QString>> m_actions; ///< other words for each, and its name
};

} // namespace nidus::ui
