// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/maildialog.h"

#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/hiddencharacters.h"
#include "ui/support/widgets/announcement.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextDocument>
#include <QUrl>

namespace nidus::ui {

namespace {

constexpr int kColumns = 76; ///< an email line and a scroll bar
constexpr int kLines = 28;

} // namespace

MailDialog::MailDialog(const QString& title, const exchange::UnsentMail& mail, const QString& reason,
                       QWidget* parent)
    : QDialog(parent),
      m_from(mail.from),
      m_to(new QLineEdit(mail.to)),
      m_cc(new QLineEdit(mail.cc)),
      m_subject(new QLineEdit(mail.subject)),
      m_text(new QPlainTextEdit(mail.text)),
      m_problem(new QLabel)
{
    setWindowTitle(title);
    useFixedFont(*m_text);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Email text"));
    auto* about = new QLabel((reason + u' ' + tr("Nidus itself sends nothing.")).trimmed());
    about->setWordWrap(true);
    about->setTextFormat(Qt::PlainText);
    auto* head = new QFormLayout;
    head->addRow(tr("&To:"), m_to);
    head->addRow(tr("C&c:"), m_cc);
    head->addRow(tr("&Subject:"), m_subject);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* open = buttons->addButton(tr("&Open in Email Program"), QDialogButtonBox::ActionRole);
    QPushButton* save = buttons->addButton(tr("Sa&ve Email…"), QDialogButtonBox::ActionRole);
    QPushButton* copy = buttons->addButton(tr("Co&py Text"), QDialogButtonBox::ActionRole);
    connect(open, &QPushButton::clicked, this, &MailDialog::openRequested);
    connect(save, &QPushButton::clicked, this, &MailDialog::saveRequested);
    connect(copy, &QPushButton::clicked, this, &MailDialog::copyText);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = inColumn(this, {}, {about, head, {m_text, 1}});
    auto* hidden = new HiddenCharacters(*m_text);
    hidden->showFor(mail.text);
    connect(m_text, &QPlainTextEdit::textChanged, hidden,
            [this, hidden] { hidden->showFor(m_text->toPlainText()); });
    layout->addWidget(hidden);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    open->setDefault(true); // works only after the button is in the dialog
    m_text->setFocus();
    const QFontMetrics metrics(m_text->font());
    const int around = layout->contentsMargins().left() + layout->contentsMargins().right() +
                       2 * int(m_text->document()->documentMargin());
    resize(metrics.horizontalAdvance(QString(kColumns, u'm')) + around, metrics.lineSpacing() * kLines);
}

exchange::UnsentMail MailDialog::mail() const
{
    return {.from = m_from,
            .to = m_to->text(),
            .cc = m_cc->text(),
            .subject = m_subject->text(),
            .text = m_text->toPlainText()};
}

void MailDialog::showOpened(const QString& problem)
{
    m_problem->setText(problem.isEmpty()
                           ? tr("If no email program opens, save the email as a file, or copy its text.")
                           : problem);
    m_problem->show();
    announce(m_problem, m_problem->text());
}

void MailDialog::copyText() { QGuiApplication::clipboard()->setText(m_text->toPlainText()); }

QString openMail(const exchange::UnsentMail& mail)
{
    const std::optional<QByteArray> address = exchange::mailtoAddress(mail);
    if (!address)
        return MailDialog::tr(
            "The email is too long to pass to an email program. Save it as a file and open the "
            "file.");
    return QDesktopServices::openUrl(QUrl::fromEncoded(*address))
               ? QString()
               : MailDialog::tr(
                     "Could not start an email program. Save the email as a file, or copy its text.");
}

} // namespace nidus::ui
