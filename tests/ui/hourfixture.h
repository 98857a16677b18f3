// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/ui/windowfixture.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>

namespace nidus {

/// A person at the keyboard: keys go to whatever has the focus, as on a desktop.
class Hands
{
public:
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        if (QTest::currentTestFailed())
            return;
        activate();
        QVERIFY2(QApplication::focusWidget(), "nothing has the focus");
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QCoreApplication::processEvents();
    }
    static void type(const QString& text)
    {
        if (QTest::currentTestFailed())
            return;
        activate();
        QVERIFY2(QApplication::focusWidget(), "nothing has the focus");
        QTest::keyClicks(QApplication::focusWidget(), text);
    }
    /// Returns what a screen reader says about the widget with the focus.
    [[nodiscard]] static QString focused()
    {
        const QWidget* focus = QApplication::focusWidget();
        if (!focus)
            return {};
        if (const auto* button = qobject_cast<const QAbstractButton*>(focus);
            button && focus->accessibleName().isEmpty())
            return button->text().remove(u'&');
        return focus->accessibleName();
    }
    /// Presses Tab until something with this name, or beginning so, has the focus.
    static void tabTo(const QString& name, Qt::Key key = Qt::Key_Tab)
    {
        if (QTest::currentTestFailed())
            return;
        constexpr int most = 150; // more is not reasonable for a person
        QStringList passed;
        for (int i = 0; i < most; ++i) {
            if (focused().startsWith(name))
                return;
            passed.append(focused());
            press(key);
        }
        QFAIL(qPrintable(
            QStringLiteral("Tab does not lead to %1, only to: %2").arg(name, passed.first(20).join(u'|'))));
    }
    static void tabAndPress(const QString& button)
    {
        tabTo(button);
        press(Qt::Key_Space);
    }
    /// Finds an action of the menus by words and triggers it.
    static void act(const QString& words)
    {
        press(Qt::Key_K, Qt::ControlModifier);
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY(QApplication::activeModalWidget());
        type(words);
        press(Qt::Key_Return);
        QTRY_VERIFY(!QApplication::activeModalWidget() ||
                    QApplication::activeModalWidget()->windowTitle() != QStringLiteral("Find Action"));
        QCoreApplication::processEvents();
    }
    /// Enters the path in the file dialog that is open.
    static void chooseFile(const QString& path)
    {
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY(qobject_cast<QFileDialog*>(QApplication::activeModalWidget()));
        auto* name = QApplication::activeModalWidget()->findChild<QLineEdit*>();
        name->setFocus();
        name->setText(path); // typing opens the list of completions
        press(Qt::Key_Return);
        QTRY_VERIFY(!qobject_cast<QFileDialog*>(QApplication::activeModalWidget()));
    }
    /// Activates the dialog or window in front after another one has closed, as a desktop does.
    static void activate()
    {
        QWidget* front = QApplication::activeModalWidget();
        for (QWidget* each : QApplication::topLevelWidgets()) {
            if (!front && each->isVisible() && qobject_cast<ui::MainWindow*>(each))
                front = each;
        }
        if (front && !QApplication::focusWidget()) {
            front->activateWindow();
            static_cast<void>(QTest::qWaitFor([] { return QApplication::focusWidget() != nullptr; }));
        }
    }
    [[nodiscard]] static QString dialogTitle()
    {
        const QWidget* dialog = QApplication::activeModalWidget();
        return dialog ? dialog->windowTitle() : QString();
    }
};

} // namespace nidus
