// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/builtin/builtincontent.h"
#include "core/storage/registry.h"
#include "tests/testprogram.h"
#include "ui/shell/mainwindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <memory>

namespace nidus {

/// A window on a registry file of its own, with settings of its own.
class WindowFixture
{
public:
    WindowFixture()
    {
        // Which fonts lack a script is the machine's matter.
        QTest::failOnWarning(QRegularExpression(
            QStringLiteral("^\\s*(?!\\s|This plugin does not support|OpenType support missing)")));
        qputenv("XDG_DATA_HOME",
                m_directory.filePath(QStringLiteral("data")).toLocal8Bit()); // the recovery journal
        QCoreApplication::setOrganizationName(QStringLiteral("nidus-test"));
        QCoreApplication::setApplicationName(QStringLiteral("Nidus"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                           m_directory.filePath(QStringLiteral("s")));
        QSettings().setValue("start/page", QStringLiteral("last")); // work comes when it is computed
    }

    WindowFixture(const WindowFixture&) = delete;
    WindowFixture& operator=(const WindowFixture&) = delete;
    ~WindowFixture()
    {
        close();
        QThreadPool::globalInstance()->waitForDone(); // nothing of it comes into the next one's folder
    }

    [[nodiscard]] QString path(const QString& name = QStringLiteral("registry.nidus")) const
    {
        return m_directory.filePath(name);
    }
    [[nodiscard]] ui::MainWindow& window() const { return *m_window; }

    /// Opens the registry file, made with the built-in namespaces the first time, in a new window.
    void open()
    {
        close();
        open(storage::Registry::openOrCreate(path(), builtin::builtinContent()).value());
    }
    /// Opens a window on another registry.
    void open(storage::Registry registry)
    {
        close();
        m_window = std::make_unique<ui::MainWindow>(std::move(registry), QStringLiteral("tester"));
        m_window->show();
        // A question about recovered edits may stand before the window.
        QTRY_VERIFY(m_window->isActiveWindow() || QApplication::activeModalWidget());
    }
    void close() { m_window.reset(); }

    /// A second connection, as another process would have.
    [[nodiscard]] storage::Registry another() const { return storage::Registry::open(path()).value(); }

    /// The control or button with an accessible name or text, null when there is none that can be seen.
    template <typename T>
    [[nodiscard]] T* find(const QString& name) const
    {
        const QList<T*> candidates = m_window->findChildren<T*>();
        for (T* candidate : candidates) {
            if (candidate->isVisible() && candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }

    /// Presses a button of the question that is being asked.
    static void answer(const QString& text)
    {
        const QWidget* box = QApplication::activeModalWidget();
        QVERIFY2(box, "no question is being asked");
        const QList<QAbstractButton*> buttons = box->findChildren<QAbstractButton*>();
        for (QAbstractButton* button : buttons) {
            if (button->text().remove(u'&') == text) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(QStringLiteral("no button ") + text));
    }

private:
    QTemporaryDir m_directory;
    std::unique_ptr<ui::MainWindow> m_window;
};

/// A template of which nothing is to say before registering but advice.
inline registration::RegistrationTemplate filledTemplate(const QString& nid)
{
    registration::RegistrationTemplate filled;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (field != registration::TemplateField::Registrant && !registration::isSingleLine(field))
            filled.setText(field, QStringLiteral("What there is to say about ") + QString(registration::fieldKey(field)));
    }
    filled.setText(registration::TemplateField::Nid, nid);
    filled.setText(registration::TemplateField::Version, QStringLiteral("1"));
    filled.setText(registration::TemplateField::Date, QStringLiteral("2026-03-14"));
    filled.setText(registration::TemplateField::Revision, {});
    filled.setRegistrant({.organisation = QStringLiteral("Example Library Council"),
                          .address = QStringLiteral("1 Reading Lane\nBooktown"),
                          .contactName = QStringLiteral("A. Reader"),
                          .roleAddress = QStringLiteral("urn@example.org"),
                          .email = QStringLiteral("reader@example.org"),
                          .phone = QStringLiteral("+1 555 0100"),
                          .fastTrack = false,
                          .other = {}});
    return filled;
}

} // namespace nidus
