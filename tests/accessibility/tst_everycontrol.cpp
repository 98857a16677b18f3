// SPDX-License-Identifier: Apache-2.0
#include "tests/accessibility/listener.h"
#include "tests/screenshots/album.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
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
            if (object->text(QAccessible::Name).isEmpty() || said.contains(u"role "_s))
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

NIDUS_WINDOW_TEST(tst_everycontrol, TestEveryControl)
#include "tst_everycontrol.moc"
