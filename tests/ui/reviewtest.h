// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/review/reviewpanel.h"
#include "ui/review/threadbox.h"

#include <QObject>
#include <memory>

namespace nidus {

/// A test of the pane Review: its window shows a draft of the namespace "crate".
class ReviewTest : public QObject
{
protected:
    /// Opens a window that shows a new draft.
    void open()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open();
        const auto draft = m_fixture->another().drafts().create(
            {.content = {.registrationTemplate = filledTemplate(QStringLiteral("crate"))}}, {});
        m_handle = registration::draftHandle(draft->id);
        reopen();
    }
    /// Opens the window again, on the draft.
    void reopen()
    {
        m_fixture->open();
        select();
    }
    void select() const { window().registryPage()->select(m_handle); }

    [[nodiscard]] ui::MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] ui::RegistrationView* view() const { return window().registryPage()->view(); }
    [[nodiscard]] ui::ReviewPanel* panel() const { return view()->review(); }
    [[nodiscard]] QList<ui::ThreadBox*> boxes() const
    {
        QList<ui::ThreadBox*> shown = panel()->findChildren<ui::ThreadBox*>();
        shown.removeIf([](const ui::ThreadBox* box) { return !box->isVisible(); });
        return shown;
    }
    static void press(const QWidget& in, const QString& text)
    {
        const QList<QAbstractButton*> buttons = in.findChildren<QAbstractButton*>();
        for (QAbstractButton* button : buttons) {
            if (button->isVisible() && button->text() == text)
                return button->click();
        }
        QFAIL(qPrintable(QStringLiteral("no button ") + text));
    }
    /// Adds a comment by somebody else.
    qint64 say(const registration::ReviewComment& comment) const
    {
        return m_fixture->another().comments().add(m_handle, comment, {.who = QStringLiteral("Bea")}).value();
    }
    [[nodiscard]] QList<registration::ReviewComment> said() const
    {
        return m_fixture->another().comments().of(m_handle).value();
    }

    std::unique_ptr<WindowFixture> m_fixture;
    QString m_handle;
};

} // namespace nidus
