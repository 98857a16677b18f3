// SPDX-License-Identifier: Apache-2.0
#include "ui/help/manual.h"

#include "ui/help/actiontable.h"
#include "ui/help/generatedpages.h"
#include "ui/support/text/languages.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the name of the folder with the pages in the language of a locale.
QString folderOf(const QLocale& locale)
{
    const auto found = std::ranges::find_if(kLanguages, [&locale](const Language& each) {
        return QLocale(each.tag).language() == locale.language();
    });
    return found == kLanguages.end() ? u"en"_s : QString(found->tag);
}

QString languageNoticeText()
{
    return QCoreApplication::translate("Manual", "This page is not translated yet. It is shown in English.");
}

/// Returns the Markdown of a page, in the language if it is translated.
QString sourceOf(const QString& name, const QString& language)
{
    const QString own = contentOf(u":/manual/%1/%2.md"_s.arg(language, name));
    if (!own.isEmpty() || language.startsWith("en"_L1))
        return own.isEmpty() ? contentOf(u":/manual/%1.md"_s.arg(name)) : own;
    const QString english = contentOf(u":/manual/%1.md"_s.arg(name));
    const qsizetype titleEnd = english.indexOf(u'\n', english.indexOf("# "_L1));
    return english.first(titleEnd) + "\n\n"_L1 + languageNoticeText() + english.sliced(titleEnd);
}

} // namespace

const QStringList& manualPageNames()
{
    static const QStringList names{u"index"_s,    u"first-hour"_s,    u"registrants"_s,    u"life"_s,
                                   u"window"_s,   u"dialogs"_s,       u"reviewers"_s,      u"stewards"_s,
                                   u"iana"_s,     u"subregistries"_s, u"administrators"_s, u"preferences"_s,
                                   u"keyboard"_s, u"accessibility"_s, u"commands"_s,       u"formats"_s,
                                   u"findings"_s};
    return names;
}

Manual::Manual(const QWidget& menuBar, const QLocale& locale)
{
    const QString language = folderOf(locale);
    const QList<MenuEntry> entries = menuEntries(menuBar);
    m_search = std::make_unique<ManualSearch>(entries, language);
    QHash<QString, const MenuEntry*> actions;
    for (const MenuEntry& entry : entries)
        actions.insert(entry.action->objectName(), &entry);
    const ManualWords words = [&actions](const QString& kind, const QString& id) -> std::optional<QString> {
        const MenuEntry* entry = actions.value(id);
        if (kind == "action"_L1 && entry)
            return entry->path();
        if (kind == "name"_L1 && entry)
            return entry->plainName();
        if (kind == "key"_L1 && entry && !entry->keys.isEmpty())
            return entry->keys;
        return kind == "finding"_L1 ? findingWords(id) : fieldWords(kind, id);
    };
    for (const QString& name : manualPageNames()) {
        if (!language.startsWith("en"_L1) && contentOf(u":/manual/%1/%2.md"_s.arg(language, name)).isEmpty())
            m_untranslated.append(name);
        const QString markdown = withGeneratedParts(sourceOf(name, language), entries,
                                                    m_untranslated.contains(name) ? u"en"_s : language);
        m_pages.append(readManualPage(name, markdown, words));
    }
}

QString Manual::languageNotice(const QString& place) const
{
    return m_untranslated.contains(place.section(u'#', 0, 0))
               ? u"<p><i>%1</i></p>"_s.arg(languageNoticeText().toHtmlEscaped())
               : QString();
}

const ManualPage* Manual::page(const QString& name) const
{
    const auto found = std::ranges::find(m_pages, name, &ManualPage::name);
    return found == m_pages.cend() ? nullptr : &*found;
}

const ManualSection* Manual::section(const QString& place) const
{
    const ManualPage* on = page(place.section(u'#', 0, 0));
    if (!on || on->sections.isEmpty())
        return nullptr;
    const QString anchor = place.section(u'#', 1);
    if (anchor.isEmpty())
        return &on->sections.constFirst();
    const auto found = std::ranges::find(on->sections, anchor, &ManualSection::anchor);
    return found == on->sections.cend() ? nullptr : &*found;
}

QString manualPlace(const QString& target, const QString& page)
{
    const QString file = target.section(u'#', 0, 0);
    const QString anchor = target.section(u'#', 1);
    const QString name = file.isEmpty() ? page : file.section(".html"_L1, 0, 0);
    return anchor.isEmpty() ? name : name + u'#' + anchor;
}

} // namespace nidus::ui
