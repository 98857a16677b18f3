// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/fixdialog.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/spokentext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString removed(const QString& line) { return FixDialog::tr("removed: %1").arg(line); }

QString added(const QString& line) { return FixDialog::tr("added: %1").arg(line); }

/// Returns the lines that differ, marked as removed or added. Leaves out equal lines between them if the
/// number of lines is unchanged.
QStringList changedLines(const QString& before, const QString& after)
{
    const QStringList old = before.split(u'\n');
    const QStringList fresh = after.split(u'\n');
    QStringList lines;
    if (old.size() == fresh.size()) {
        for (qsizetype i = 0; i < old.size(); ++i) {
            if (old[i] != fresh[i] && !old[i].isEmpty())
                lines.append(removed(old[i]));
            if (old[i] != fresh[i] && !fresh[i].isEmpty())
                lines.append(added(fresh[i]));
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
        lines.append(removed(line));
    for (const QString& line : fresh.sliced(head, fresh.size() - head - tail))
        lines.append(added(line));
    return lines;
}

} // namespace

FixDialog::FixDialog(const registration::RegistrationTemplate& before,
                     const registration::RegistrationTemplate& after, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Fix Findings"));
    QStringList text;
    QStringList spoken; // with symbols as words, if there is one line
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (before.text(field) == after.text(field))
            continue;
        if (registration::isSingleLine(field))
            spoken.append(
                after.text(field).isEmpty()
                    ? tr("%1: %2 is removed.").arg(fieldTitle(field), spelledText(before.text(field)))
                : before.text(field).isEmpty()
                    ? tr("%1: %2 is added.").arg(fieldTitle(field), spelledText(after.text(field)))
                    : tr("%1: %2 becomes %3.")
                          .arg(fieldTitle(field), spelledText(before.text(field)),
                               spelledText(after.text(field))));
        text += QStringList{fieldTitle(field)} + changedLines(before.text(field), after.text(field)) +
                QStringList{QString()};
    }
    auto* view = new QPlainTextEdit(findings::visibleText(text.join(u'\n')));
    view->setReadOnly(true);
    useFixedFont(*view);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    view->setTabChangesFocus(true);
    view->setAccessibleName(tr("Changes"));
    view->setAccessibleDescription(spoken.join(u' '));
    auto* label = new QLabel(tr("Press Return to apply the fixes. You can undo them."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* apply = buttons->addButton(tr("Apply Fixes"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {label, {view, 1}, buttons});
    apply->setDefault(true); // works only once the dialog has the button
    resize(fontMetrics().averageCharWidth() * 96, fontMetrics().height() * 24);
}

} // namespace nidus::ui
