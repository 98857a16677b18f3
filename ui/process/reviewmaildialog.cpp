// SPDX-License-Identifier: Apache-2.0
#include "ui/process/reviewmaildialog.h"

#include "ui/support/fonts.h"
#include "ui/support/hiddencharacters.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextDocument>
#include <QVBoxLayout>

namespace nidus {

namespace {

constexpr int kColumns = 76; ///< of mail, and a scroll bar
constexpr int kLines = 32;

} // namespace

ReviewMailDialog::ReviewMailDialog(const QString& mail, QWidget* parent)
    : QDialog(parent), m_text(new QPlainTextEdit(mail))
{
    setWindowTitle(tr("Review as mail"));
    m_text->setFont(fixedFont(font()));
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Reply to the registrant"));
    auto* label = new QLabel(tr("&Reply to the registrant, to be changed as you like:"));
    label->setBuddy(m_text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this, &ReviewMailDialog::copyAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_text, 1);
    auto* hidden = new HiddenCharacters(*m_text);
    hidden->lookAt(mail);
    connect(m_text, &QPlainTextEdit::textChanged, hidden,
            [this, hidden] { hidden->lookAt(m_text->toPlainText()); });
    layout->addWidget(hidden);
    layout->addWidget(buttons);
    copy->setDefault(true); // heeded only once the dialog has the button
    const QFontMetrics metrics(m_text->font());
    const int around = layout->contentsMargins().left() + layout->contentsMargins().right() +
                       2 * int(m_text->document()->documentMargin());
    resize(metrics.horizontalAdvance(QString(kColumns, u'm')) + around, metrics.lineSpacing() * kLines);
}

void ReviewMailDialog::copyAll()
{
    QGuiApplication::clipboard()->setText(m_text->toPlainText());
}

} // namespace nidus
