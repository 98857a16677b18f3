// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/builtin/builtincontent.h"
#include "core/storage/registry.h"
#include "tests/testprogram.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/shell/mainwindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QRegularExpression>
#include <QSettings>
#include <QSize>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <memory>

namespace nidus {

/// A window with its own registry file and settings.
class WindowFixture
{
public:
    WindowFixture()
    {
        // Missing fonts depend on the machine.
        QTest::failOnWarning(QRegularExpression(
            QStringLiteral("^\\s*(?!\\s|This plugin does not support|OpenType support missing)")));
        qputenv("XDG_DATA_HOME",
                m_directory.filePath(QStringLiteral("data")).toLocal8Bit()); // the recovery journal
        QCoreApplication::setOrganizationName(QStringLiteral("nidus-test"));
        QCoreApplication::setApplicationName(QStringLiteral("Nidus"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                           m_directory.filePath(QStringLiteral("s")));
        QSettings().setValue("start/page", QStringLiteral("last")); // tasks take time to appear
    }

    WindowFixture(const WindowFixture&) = delete;
    WindowFixture& operator=(const WindowFixture&) = delete;
    ~WindowFixture()
    {
        close();
        QThreadPool::globalInstance()->waitForDone(); // nothing is written to the next one's folder
    }

    [[nodiscard]] QString path(const QString& name = QStringLiteral("registry.nidus")) const
    {
        return m_directory.filePath(name);
    }
    [[nodiscard]] ui::MainWindow& window() const { return *m_window; }

    /// Opens the registry file in a new window; the first time, creates it with the built-in namespaces.
    void open()
    {
        close();
        open(storage::Registry::openOrCreate(path(), builtin::builtinContent()).value());
    }
    /// Opens a window on another registry.
    void open(storage::Registry registry)
    {
        close();
        m_window = std::make_unique<ui::MainWindow>(std::move(registry), m_author);
        m_window->show();
        // A question about recovered edits may be in front of the window.
        QTRY_VERIFY(m_window->isActiveWindow() || QApplication::activeModalWidget());
    }
    void close() { m_window.reset(); }
    /// Sets who works in windows opened from now on.
    void setAuthor(const QString& author) { m_author = author; }

    /// Creates a draft in the registry, like a user who types something and saves it.
    void createDraft() const
    {
        m_window->registryActions()->newFormal()->trigger();
        ui::DraftDocument* document = m_window->registryPage()->currentDraft();
        document->edit({registration::TemplateField::Purpose}, QStringLiteral("Names."));
        m_window->registryActions()->save()->trigger();
        QCoreApplication::processEvents();
    }

    /// Opens a second connection, like another process.
    [[nodiscard]] storage::Registry another() const { return storage::Registry::open(path()).value(); }

    /// Returns the visible control with an accessible name, or null.
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

    /// Presses a button of the current question.
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
    QString m_author = QStringLiteral("tester");
    std::unique_ptr<ui::MainWindow> m_window;
};

inline constexpr QSize kWide(1366, 768);

/// Returns a template without findings that block registering.
inline registration::RegistrationTemplate filledTemplate(const QString& nid)
{
    registration::RegistrationTemplate filled;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (field != registration::TemplateField::Registrant && !registration::isSingleLine(field))
            filled.setText(field, QStringLiteral("What there is to say about ") +
                                      QString(registration::fieldKey(field)));
    }
    filled.setText(registration::TemplateField::Nid, nid);
    filled.setText(registration::TemplateField::Version, QStringLiteral("1"));
    filled.setText(registration::TemplateField::Date, QStringLiteral("2026-03-14"));
    filled.setText(registration::TemplateField::Revision, {});
    filled.setRegistrant({.organization = QStringLiteral("Example Library Council"),
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
