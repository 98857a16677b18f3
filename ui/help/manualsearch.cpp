// SPDX-License-Identifier: Apache-2.0
#include "ui/help/manualsearch.h"

#include "ui/support/text/otherwords.h"

#include <QAction>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

ManualSearch::ManualSearch(const QList<MenuEntry>& entries, const QString& language)
{
    for (const MenuEntry& entry : entries) { // its action may be deleted later
        if (entry.action)
            m_actions.append({otherWords(*entry.action).split(u' '), entry.plainName()});
    }
    QFile file(u":/manual/glossary.tsv"_s);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QStringList rows = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    const qsizetype column = rows.constFirst().split(u'\t').indexOf(language);
    for (const QString& row : rows.sliced(1)) {
        const QStringList cells = row.split(u'\t');
        QStringList words{cells.constFirst()};
        for (const QString& form : column > 0 ? cells.value(column).split(u", "_s) : QStringList())
            words.append(form.section(u" ("_s, 0, 0)); // without the gender
        m_terms.append(words);
    }
}

QStringList ManualSearch::othersOf(const QString& words) const
{
    const auto isMeant = [&words](const QString& term) {
        return term.compare(words, Qt::CaseInsensitive) == 0 ||
               words.compare(term + u's', Qt::CaseInsensitive) == 0;
    };
    QStringList others;
    for (const QStringList& term : m_terms) {
        if (std::ranges::any_of(term, isMeant))
            others += term;
    }
    for (const auto& [otherNames, name] : m_actions) {
        if (otherNames.contains(words, Qt::CaseInsensitive))
            others.append(name);
    }
    return others;
}

QList<QStringList> ManualSearch::alternatives(const QString& search) const
{
    static const QRegularExpression marks(u"[?!？！。]+(?=\\s|$)"_s); // a question can be searched for, too
    const QString all = QString(search).remove(marks).simplified();
    if (all.isEmpty())
        return {};
    if (const QStringList others = othersOf(all); !others.isEmpty())
        return {QStringList{all} + others};
    QList<QStringList> found;
    for (const QString& word : all.split(u' ', Qt::SkipEmptyParts))
        found.append(QStringList{word} + othersOf(word));
    return found;
}

} // namespace nidus::ui
