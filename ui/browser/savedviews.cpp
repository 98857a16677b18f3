// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/savedviews.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/browser/namespacemodel.h"
#include "ui/browser/viewbar.h"

#include <QCryptographicHash>
#include <QSettings>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

void ListArrangement::save(QSettings& settings, const QString& key) const
{
    settings.setValue(key + "/view"_L1, view ? static_cast<int>(*view) : -1);
    settings.setValue(key + "/sort"_L1, sortColumn);
    settings.setValue(key + "/descending"_L1, sortOrder == Qt::DescendingOrder);
}

void ListArrangement::restore(const QSettings& settings, const QString& key)
{
    const int saved = settings.value(key + "/view"_L1, -1).toInt();
    if (ViewBar::counted().contains(static_cast<WantedDrafts>(saved)))
        view = static_cast<WantedDrafts>(saved);
    const int column = settings.value(key + "/sort"_L1, sortColumn).toInt();
    if (column < 0 || column >= NamespaceModel::ColumnCount)
        return;
    sortColumn = column;
    sortOrder = settings.value(key + "/descending"_L1).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder;
}

QString shownName(const SavedView& view)
{
    constexpr qsizetype most = 60; // characters
    const QString name = view.name.simplified();
    return findings::visibleText(name.size() > most ? name.first(most - 1) + u'…' : name);
}

void SavedViews::open(const QString& registryPath)
{
    constexpr qsizetype digits = 16;
    const QByteArray hash = QCryptographicHash::hash(registryPath.toUtf8(), QCryptographicHash::Sha256);
    const QString key =
        registryPath.isEmpty() ? QString() : u"views-"_s + QString::fromLatin1(hash.toHex().first(digits));
    if (key == m_key)
        return;
    m_key = key;
    m_views.clear();
    QSettings settings;
    const int count = m_key.isEmpty() ? 0 : std::min(settings.beginReadArray(m_key), kMostSavedViews);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        SavedView view{.name = settings.value("name").toString(),
                       .arrangement = {},
                       .search = settings.value("search").toString(),
                       .filter = settings.value("filter").toStringList()};
        view.arrangement.restore(settings, u"list"_s);
        if (!view.name.isEmpty())
            m_views.append(view);
    }
}

void SavedViews::save(const SavedView& view)
{
    m_views.removeIf([&view](const SavedView& each) { return each.name == view.name; });
    if (isFull())
        return;
    const auto next = std::ranges::find_if(m_views, [&view](const SavedView& each) {
        return QString::localeAwareCompare(each.name, view.name) > 0;
    });
    m_views.insert(next, view);
    write();
}

void SavedViews::rename(const QString& name, const QString& after)
{
    const auto found = std::ranges::find(m_views, name, &SavedView::name);
    if (found == m_views.cend() || after.isEmpty())
        return;
    SavedView renamed = *found;
    renamed.name = after;
    m_views.erase(found);
    save(renamed);
}

void SavedViews::remove(const QString& name)
{
    m_views.removeIf([&name](const SavedView& each) { return each.name == name; });
    write();
}

void SavedViews::write() const
{
    if (m_key.isEmpty())
        return;
    QSettings settings;
    settings.remove(m_key);
    settings.beginWriteArray(m_key, static_cast<int>(m_views.size()));
    for (qsizetype i = 0; i < m_views.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue("name", m_views.at(i).name);
        settings.setValue("search", m_views.at(i).search);
        settings.setValue("filter", m_views.at(i).filter);
        m_views.at(i).arrangement.save(settings, u"list"_s);
    }
    settings.endArray();
}

} // namespace nidus::ui
