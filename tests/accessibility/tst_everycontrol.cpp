// SPDX-License-Identifier: Apache-2.0
#include "tests/accessibility/listener.h"
#include "tests/screenshots/album.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;

/// What is read for every control on every page and dialog.
class TestEveryControl : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyControlHasAnUtterance();
    void everyWindowHasATitle();
    void everyPartIsInItsParent();
    void everyLinkSaysWhereItLeads();
    void noLetterIsAShortcut();
};

void TestEveryControl::everyControlHasAnUtterance()
{
    const WindowFixture fixture;
    const Listener listener;
    QStringList wrong;
    int looked = 0;
    Album album(QSize(1100, 760), [&](QWidget& page, const QString& name) {
        const QList<QWidget*> widgets = page.findChildren<QWidget*>();
        for (QWidget* widget : widgets) {
            if (!widget->isVisible() || !widget->isEnabled() || !(widget->focusPolicy() & Qt::TabFocus))
                continue;
            if (widget->focusProxy() || !QAccessible::queryAccessibleInterface(widget))
                continue;
            ++looked;
            QAccessibleInterface* object = QAccessible::queryAccessibleInterface(widget);
            const QString said = listener.utterance(*object);
            const bool isNameless = qobject_cast<QComboBox*>(widget) // whose value Qt reports as its name
                                        ? object->text(QAccessible::Description).isEmpty()
                                        : object->text(QAccessible::Name).isEmpty();
            if (isNameless || said.contains(u"role "_s))
                wrong.append(u"%1: %2 (%3) says \"%4\""_s.arg(
                    name, QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                    said));
            // A line that has the focus is read, not an empty cell.
            if (auto* view = qobject_cast<QAbstractItemView*>(widget); view && object->tableInterface()) {
                const auto* table = object->tableInterface();
                for (int column = 0; column < table->columnCount() && table->rowCount() > 0; ++column) {
                    QAccessibleInterface* cell = table->cellAt(0, column);
                    if (!cell)
                        continue;
                    const QModelIndex index =
                        view->indexAt(cell->rect().center() - view->viewport()->mapToGlobal(QPoint()));
                    if (index.isValid() && cell->text(QAccessible::Name).isEmpty() &&
                        !(index.data().toString().isEmpty() && index.data(Qt::DecorationRole).isNull()))
                        wrong.append(u"%1: column %2 of \"%3\" says nothing"_s.arg(
                            name, QString::number(column), said));
                    if (index.isValid() && view->indexWidget(index) &&
                        cell->text(QAccessible::Name).isEmpty())
                        wrong.append(u"%1: column %2 of \"%3\" has a control and says nothing"_s.arg(
                            name, QString::number(column), said));
                }
            }
        }
    });
    QVERIFY(album.takeAll());
    QVERIFY2(looked > 500, qPrintable(QString::number(looked)));
    wrong.removeDuplicates();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestEveryControl::everyWindowHasATitle()
{
    const WindowFixture fixture;
    QStringList untitled;
    QSet<QString> titles;
    Album album(QSize(1100, 760), [&](QWidget& page, const QString& name) {
        if (page.window()->windowTitle().isEmpty() && page.window()->windowType() != Qt::Popup)
            untitled.append(name);
        titles.insert(page.window()->windowTitle());
    });
    QVERIFY(album.takeAll());
    QVERIFY2(titles.size() > 20, qPrintable(QString::number(titles.size())));
    QVERIFY2(untitled.isEmpty(), qPrintable(untitled.join(u'\n')));
}

void TestEveryControl::everyPartIsInItsParent()
{
    const WindowFixture fixture;
    QStringList wrong;
    int looked = 0;
    Album album(QSize(1100, 760), [&](QWidget& page, const QString& name) {
        for (QWidget* widget : page.findChildren<QWidget*>()) {
            QAccessibleInterface* part = QAccessible::queryAccessibleInterface(widget);
            const QAccessibleInterface* const outer = part ? part->parent() : nullptr;
            if (!widget->isVisible() || widget->isWindow() || !widget->accessibleName().size())
                continue;
            ++looked;
            const bool isInside =
                outer && outer->indexOfChild(part) >= 0 && outer->child(outer->indexOfChild(part)) == part;
            if (!isInside)
                wrong.append(name + u": "_s + widget->accessibleName());
        }
    });
    QVERIFY(album.takeAll());
    QVERIFY2(looked > 500, qPrintable(QString::number(looked)));
    wrong.removeDuplicates();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestEveryControl::everyLinkSaysWhereItLeads()
{
    static const QRegularExpression link(u"<a [^>]*>(.*?)</a>"_s);
    const WindowFixture fixture;
    QSet<QString> texts;
    Album album(QSize(1100, 760), [&texts](QWidget& page, const QString& /*name*/) {
        for (const QLabel* label : page.findChildren<QLabel*>()) {
            for (const QRegularExpressionMatch& match : link.globalMatch(label->text()))
                texts.insert(match.captured(1));
        }
    });
    QVERIFY(album.takeAll());
    QVERIFY(!texts.isEmpty());
    for (const QString& text : std::as_const(texts))
        QVERIFY2(text.size() > 3 && text.compare("here"_L1, Qt::CaseInsensitive) != 0, qPrintable(text));
}

/// Speech input and trembling hands press letters by mistake.
void TestEveryControl::noLetterIsAShortcut()
{
    WindowFixture fixture;
    fixture.open();
    int looked = 0;
    for (const QAction* action : fixture.window().findChildren<QAction*>()) {
        for (const QKeySequence& keys : action->shortcuts()) {
            ++looked;
            const QKeyCombination first = keys[0];
            const bool isLetter =
                first.key() < Qt::Key_Escape && !(first.keyboardModifiers() & ~Qt::ShiftModifier);
            QVERIFY2(!isLetter || action->shortcutContext() == Qt::WidgetShortcut,
                     qPrintable(keys.toString()));
        }
    }
    QVERIFY2(looked > 30, qPrintable(QString::number(looked)));
}

NIDUS_WINDOW_TEST(tst_everycontrol, TestEveryControl)
#include "tst_everycontrol.moc"
