// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/fixdialog.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/fieldtexts.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Returns the lines that differ, the old ones after "-", the new ones after "+". Leaves out equal lines
/// between them if the number of lines is unchanged.
QStringList changedLines(const QString& before, const QString& after)
{
    const QStringList old = before.split(u'\n');
    const QStringList fresh = after.split(u'\n');
    QStringList lines;
    if (old.size() == fresh.size()) {
        for (qsizetype i = 0; i < old.size(); ++i) {
            if (old[i] != fresh[i])
                lines += {u"- "_s + old[i], u"+ "_s + fresh[i]};
        }
        return lines;
    }
    qsizetype head = 0;
    while (head < std::min(old.size(), fresh.size()) && old[head] == fresh[head])
        ++head;
    qsizetype tail = 0;
    while (tail < std::min(old.size(), fresh.size()) - head &&
           old[old.size() - 1 - tail] == fresh[fresh.size() - 1 - tail])
        ++tail;
    for (const QString& line : old.sliced(head, old.size() - head - tail))
        lines.append(u"- "_s + line);
    for (const QString& line : fresh.sliced(head, fresh.size() - head - tail))
        lines.append(u"+ "_s + line);
    return lines;
}

} // namespace

FixDialog::FixDialog(const registration::RegistrationTemplate& before,
                     const registration::RegistrationTemplate& after, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Fix Findings"));
    QStringList text;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (before.text(field) != after.text(field))
            text += QStringList{fieldTitle(field)} + changedLines(before.text(field), after.text(field)) +
                    QStringList{QString()};
    }
    auto* view = new QPlainTextEdit(findings::visibleText(text.join(u'\n')));
    view->setReadOnly(true);
    useFixedFont(*view);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    view->setTabChangesFocus(true);
    view->setAccessibleName(tr("Changes"));
    auto* label = new QLabel(tr("&Changes: lines after - are removed, lines after + are added."));
    label->setBuddy(view);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* apply = buttons->addButton(tr("Apply Fixes"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {label, {view, 1}, buttons});
    apply->setDefault(true); // works only once the dialog has the button
    resize(fontMetrics().averageCharWidth() * 96, fontMetrics().height() * 24);
}

} // namespace nidus::ui
