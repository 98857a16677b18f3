// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/album.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;
using namespace nidus::ui;

namespace {

constexpr int kTarget = 24; // pixels at the default font

/// Parts of a larger target, or of a text.
bool isException(const QWidget& widget)
{
    const QWidget* parent = widget.parentWidget();
    return qobject_cast<const QLineEdit*>(parent) // the button that clears a field: Escape does it too
           || qobject_cast<const QAbstractSpinBox*>(parent) // part of the field
           || qobject_cast<const QTabBar*>(parent);         // scroll buttons, which the window does not use
}

QString described(const QWidget& widget, const QString& text, const QSize& size)
{
    return u"%1 \"%2\" %3: %4x%5"_s
        .arg(QString::fromLatin1(widget.metaObject()->className()), text, widget.objectName())
        .arg(size.width())
        .arg(size.height());
}

/// Returns what can be clicked in a window but is smaller than a target.
QStringList smallTargets(const QWidget& window)
{
    QStringList small;
    const auto add = [&small](const QWidget& widget, const QString& text, const QSize& size) {
        if (size.width() < kTarget || size.height() < kTarget)
            small.append(described(widget, text, size));
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || isException(*widget))
            continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            add(*button, button->text() + button->accessibleName(), button->size());
        else if (const auto* combo = qobject_cast<const QComboBox*>(widget))
            add(*combo, combo->accessibleName(), combo->size());
        else if (const auto* line = qobject_cast<const QLineEdit*>(widget);
                 line && !qobject_cast<const QComboBox*>(line->parentWidget()) &&
                 !qobject_cast<const QAbstractSpinBox*>(line->parentWidget()))
            add(*line, line->accessibleName(), line->size());
        else if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(widget))
            add(*spin, spin->accessibleName(), spin->size());
        else if (const auto* label = qobject_cast<const QLabel*>(widget);
                 label && label->text().startsWith("<a "_L1)) // not a link within a sentence
            add(*label, label->text(), label->size());
        else if (const auto* header = qobject_cast<const QHeaderView*>(widget);
                 header && header->sectionsClickable() && header->orientation() == Qt::Horizontal)
            add(*header, u"header"_s, header->size());
        if (const auto* bar = qobject_cast<const QTabBar*>(widget)) {
            for (int tab = 0; tab < bar->count(); ++tab) {
                if (bar->isTabVisible(tab))
                    add(*bar, bar->tabText(tab), bar->tabRect(tab).size());
            }
        }
    }
    return small;
}

} // namespace

/// Whatever can be clicked is large enough to be hit (WCAG 2.2, 2.5.8).
class TestWindowTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void targetsAreLarge();
};

void TestWindowTargets::targetsAreLarge()
{
    const WindowFixture settings;
    QStringList small;
    int pictures = 0;
    const auto look = [&](QWidget& window, const QString& name) {
        ++pictures;
        for (const QString& what : smallTargets(window))
            small.append(name + u": "_s + what);
    };
    QVERIFY(Album(Album::kSmallScreen, look).takeAll());
    QVERIFY2(pictures >= Album::kLeastPictures, qPrintable(QString::number(pictures)));
    for (const QString& what : std::as_const(small))
        qInfo("%s", qPrintable(what)); // logs all; a failure message is truncated
    QCOMPARE(small, QStringList());
}

NIDUS_WINDOW_TEST(tst_windowtargets, TestWindowTargets)
#include "tst_windowtargets.moc"
