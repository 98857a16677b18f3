// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/changedialog.h"

#include "ui/subregistry/changepreview.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <utility>

namespace nidus::ui {

ChangeDialog::ChangeDialog(SharedContent content, QWidget* parent)
    : QDialog(parent),
      m_content(std::move(content)),
      m_preview(new ChangePreview),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel)),
      m_confirm(m_buttons->addButton(QString(), QDialogButtonBox::AcceptRole))
{
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ChangeDialog::press);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ChangeDialog::reject);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kTypingPause);
    connect(&m_pause, &QTimer::timeout, this, &ChangeDialog::planNow);
}

QDialogButtonBox* ChangeDialog::buttons(const QString& confirm)
{
    m_confirm->setText(confirm);
    return m_buttons;
}

void ChangeDialog::setDefault() { m_confirm->setDefault(true); }

void ChangeDialog::planSoon()
{
    m_job.abandon();
    m_problem.clear();
    m_isComputing = false;
    m_isReady = false;
    m_isPressed = false;
    m_confirm->setEnabled(true); // pressing it does not wait for the pause
    m_pause.start();
}

void ChangeDialog::planNow()
{
    m_pause.stop();
    m_job.abandon();
    m_isComputing = false;
    m_isReady = false;
    plan();
}

void ChangeDialog::follow(const SharedContent& content, const QString& changed)
{
    m_content = content;
    m_isPressed = false; // the user has not seen the new plan
    if (!changed.isEmpty())
        m_problem = changed;
    planNow();
}

void ChangeDialog::finish(bool isReady)
{
    m_isComputing = false;
    m_isReady = isReady;
    m_confirm->setEnabled(isReady);
    if (!m_problem.isEmpty())
        m_preview->showProblem(m_problem);
    if (std::exchange(m_isPressed, false) && isReady)
        Q_EMIT confirmed();
}

void ChangeDialog::press()
{
    m_problem.clear();
    m_isPressed = m_pause.isActive() || m_isComputing;
    if (m_pause.isActive())
        planNow();
    else if (m_isReady)
        Q_EMIT confirmed();
}

void ChangeDialog::showProblem(const QString& text)
{
    m_problem = text;
    planNow(); // with the newer content
}

void ChangeDialog::reject()
{
    if (isEnabled())
        QDialog::reject();
}

} // namespace nidus::ui
