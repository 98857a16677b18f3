// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/logdialog.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace nidus::ui {

LogDialog::LogDialog(const QStringList& lines, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Log"));
    auto* explanation = new QLabel(lines.isEmpty() ? tr("No errors since Nidus started.")
                                                   : tr("Errors since Nidus started. Times are in UTC."));
    explanation->setWordWrap(true);
    QStringList shown;
    shown.reserve(lines.size());
    for (const QString& line : lines)
        shown.append(findings::visibleText(line));
    const QString text = shown.join(u'\n');
    auto* view = new QPlainTextEdit;
    view->setReadOnly(true);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    useFixedFont(*view);
    view->setPlainText(text);
    view->setAccessibleName(windowTitle());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("&Copy Log"), QDialogButtonBox::ActionRole);
    copy->setEnabled(!lines.isEmpty());
    connect(copy, &QPushButton::clicked, this, [text] { QGuiApplication::clipboard()->setText(text); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {explanation, {view, 1}, buttons});
    resize(fontMetrics().averageCharWidth() * 96, fontMetrics().height() * 20);
}

} // namespace nidus::ui
