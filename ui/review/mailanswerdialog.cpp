// SPDX-License-Identifier: Apache-2.0
#include "ui/review/mailanswerdialog.h"

#include "core/exchange/formats/textsource.h"
#include "core/findings/catalog/catalog.h"
#include "ui/review/droppedmail.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/widgets/cellchoice.h"
#include "ui/support/widgets/dialogs.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

enum Column { Remark, About, ColumnCount };

} // namespace

MailAnswerDialog::MailAnswerDialog(registration::RegistrationTemplate about, const QByteArray& bytes,
                                   QWidget* parent)
    : QDialog(parent),
      m_about(std::move(about)),
      m_text(new QPlainTextEdit),
      m_list(new QTreeWidget),
      m_found(new QLabel)
{
    setWindowTitle(tr("Comments from Mail"));
    setAcceptDrops(true);
    m_text->setAcceptDrops(false); // the dialog handles drops
    useFixedFont(*m_text);
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(tr("Paste or drop the reply here, or open its file"));
    m_text->setAccessibleName(tr("Mail text"));
    m_found->setWordWrap(true);
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("Comment"), tr("About")});
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(tr("Comments"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Remark, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(About, QHeaderView::ResizeToContents);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { read(m_text->toPlainText().toUtf8()); });
    connect(m_list, &QTreeWidget::itemChanged, this, &MailAnswerDialog::updateButton);

    auto* parts = new QSplitter(Qt::Vertical);
    parts->addWidget(m_text);
    parts->addWidget(m_list);
    parts->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* open = buttons->addButton(tr("&Open Mail…"), QDialogButtonBox::ActionRole);
    m_keep = buttons->addButton(tr("&Add Comments"), QDialogButtonBox::AcceptRole);
    connect(open, &QPushButton::clicked, this, &MailAnswerDialog::askForFile);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {{parts, 1}, m_found, buttons});
    m_keep->setDefault(true); // works only once the dialog has the button
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 30);
    read(bytes);
    m_text->setFocus();
}

void MailAnswerDialog::read(const QByteArray& bytes)
{
    m_list->clear();
    auto answer = exchange::mailAnswer(bytes, m_about);
    m_answer = answer ? std::move(*answer) : exchange::MailAnswer();
    for (const exchange::MailRemark& remark : std::as_const(m_answer.remarks))
        addRemark(remark);
    m_found->setText(
        !answer                      ? findings::describe(answer.error())
        : m_answer.remarks.isEmpty() ? tr("No unquoted text yet. Paste a reply above.")
        : m_answer.sender.isEmpty()
            ? tr("%n comment(s). Select those to keep permanently.", nullptr, int(m_answer.remarks.size()))
            : tr("%n comment(s) by %1. Select those to keep permanently.", nullptr,
                 int(m_answer.remarks.size()))
                  .arg(m_answer.sender));
    updateButton();
}

void MailAnswerDialog::addRemark(const exchange::MailRemark& remark)
{
    auto* item = new QTreeWidgetItem(m_list, {remark.text});
    item->setCheckState(Remark, Qt::Checked);
    item->setToolTip(Remark, remark.quote.toHtmlEscaped());
    auto* about = new QComboBox;
    about->setAccessibleName(tr("About"));
    about->addItem(tr("Template"));
    for (const registration::TemplateField field : registration::kTemplateFields)
        about->addItem(fieldTitle(field), static_cast<int>(field));
    if (remark.field)
        about->setCurrentIndex(about->findData(static_cast<int>(*remark.field)));
    setInCell(*item, About, about);
}

void MailAnswerDialog::updateButton() { m_keep->setEnabled(!comments().isEmpty()); }

QList<registration::ReviewComment> MailAnswerDialog::comments() const
{
    QList<registration::ReviewComment> kept;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        if (item->checkState(Remark) != Qt::Checked)
            continue;
        const auto* about = qobject_cast<QComboBox*>(m_list->itemWidget(item, About));
        registration::ReviewComment comment{.text = item->text(Remark)};
        if (!m_answer.sender.isEmpty())
            comment.text.prepend(tr("%1 by mail:").arg(m_answer.sender) + u'\n');
        if (about && about->currentData().isValid())
            comment.field = static_cast<registration::TemplateField>(about->currentData().toInt());
        kept.append(comment);
    }
    return kept;
}

void MailAnswerDialog::askForFile()
{
    auto* dialog =
        openFileDialog(this, tr("Open Mail"), {tr("Mail and text files (*.eml *.txt)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &MailAnswerDialog::openFile);
    dialog->open();
}

void MailAnswerDialog::openFile(const QString& path)
{
    if (const base::Result<QByteArray> bytes = mailFile(path))
        read(*bytes);
    else
        m_found->setText(findings::describe(bytes.error()));
}

void MailAnswerDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (holdsMail(*event->mimeData()))
        event->acceptProposedAction();
}

void MailAnswerDialog::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    read(mailIn(*event->mimeData()));
}

} // namespace nidus::ui
