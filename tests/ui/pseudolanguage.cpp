// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/pseudolanguage.h"

#include <QAbstractButton>
#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTableView>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

const auto kOpen = u"\u27E6"_s;
const auto kClose = u"\u27E7"_s;

/// The letters with accents; what a program reads in a text (placeholders, mnemonics, tags) stays as it is.
QString withAccents(const QString& source)
{
    static const QRegularExpression kept(u"%L?[0-9n]+|&.|<[^>]*>|&[a-z]+;"_s);
    const QString plain = u"aeiouyAEIOUY"_s;
    const QString accented = u"\u00E1\u00E9\u00ED\u00F3\u00FA\u00FD\u00C1\u00C9\u00CD\u00D3\u00DA\u00DD"_s;
    QString result;
    qsizetype done = 0;
    const auto add = [&](QStringView part) {
        for (const QChar each : part) {
            const qsizetype place = plain.indexOf(each);
            result += place < 0 ? each : accented.at(place);
        }
    };
    for (auto match = kept.globalMatch(source); match.hasNext();) {
        const QRegularExpressionMatch part = match.next();
        add(QStringView(source).sliced(done, part.capturedStart() - done));
        result += part.captured();
        done = part.capturedEnd();
    }
    add(QStringView(source).sliced(done));
    return result;
}

/// Returns what is left of a text without what is in brackets.
QString outside(const QString& text)
{
    QString rest;
    int depth = 0;
    for (const QChar each : text) {
        if (each == kOpen.at(0))
            ++depth;
        else if (each == kClose.at(0))
            --depth;
        else if (depth == 0)
            rest += each;
    }
    return depth == 0 ? rest : u"not closed: "_s + text;
}

/// Whether a text has a word of a sentence outside of brackets: data has none of these.
bool isPlain(const QString& text)
{
    static const QRegularExpression word(u"[A-Za-z]{3}"_s);
    return outside(text).contains(word);
}

/// Words of a label that are data or names of formats.
bool isPlainSentence(const QString& text)
{
    static const QRegularExpression word(
        u"\\b(the|is|are|was|and|of|for|with|no|not|to|in|on|by|from|draft|drafts|findings?|version|owner|"
        "comments?|lines?|namespaces?|registration)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return outside(text).contains(word);
}

} // namespace

QString PseudoLanguage::translate(const char* context, const char* source, const char* disambiguation,
                                  int n) const
{
    Q_UNUSED(context)
    Q_UNUSED(disambiguation)
    Q_UNUSED(n)
    const QString text = QString::fromUtf8(source);
    if (text.isEmpty())
        return {};
    return kOpen + withAccents(text) + QString(text.size() * 2 / 5, u'~') + kClose;
}

QStringList untranslatedTexts(const QWidget& window, const QStringList& data)
{
    QStringList found;
    const auto look = [&found, &data](const QObject& of, QString text, bool isData = false) {
        for (const QString& each : data)
            text.remove(each);
        if (isData ? isPlainSentence(text) : isPlain(text))
            found.append(QString::fromLatin1(of.metaObject()->className()) + u": "_s + text);
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        look(*widget, widget->accessibleName());
        look(*widget, widget->toolTip(), true);
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            look(*button, button->text(), true);
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            look(*label, label->text(), true);
        if (const auto* line = qobject_cast<const QLineEdit*>(widget))
            look(*line, line->placeholderText());
        if (const auto* edit = qobject_cast<const QPlainTextEdit*>(widget))
            look(*edit, edit->placeholderText());
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab)
                look(*tabs, tabs->tabText(tab));
        }
        if (const auto* header = qobject_cast<const QHeaderView*>(widget)) {
            for (int section = 0; header->orientation() == Qt::Horizontal && section < header->count();
                 ++section)
                look(*header, header->model()->headerData(section, Qt::Horizontal).toString());
        }
    }
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        for (const QAction* action : menu->actions())
            look(*menu, action->text(), true);
    }
    return found;
}

} // namespace nidus
