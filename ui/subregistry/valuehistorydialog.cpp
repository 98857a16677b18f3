// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/valuehistorydialog.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/subregistry/changepreview.h"
#include "ui/subregistry/fieldsarea.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kHistoryLines = 8;
constexpr int kHistoryColumns = 100;

QFormLayout* factsForm(const SubregistryContent& content, const Stretch& stretch)
{
    auto* form = new QFormLayout;
    for (const auto& [name, text] : factsOf(content, stretch)) {
        auto* shown = new QLabel(text);
        shown->setTextFormat(Qt::PlainText);
        shown->setWordWrap(true);
        shown->setTextInteractionFlags(Qt::TextSelectableByMouse);
        form->addRow(ValueHistoryDialog::tr("%1:", "fact").arg(name), shown);
    }
    return form;
}

QTreeWidgetItem* changeItem(const subregistry::Subregistry& list, const subregistry::ListChange& change,
                            const subregistry::Entry& entry)
{
    QStringList cells{change.date.toString(Qt::ISODate),
                      change.what,
                      list.textOf(entry.block),
                      entryFacts(entry),
                      change.who,
                      change.entered.toString(u"yyyy-MM-dd HH:mm"_s),
                      change.request,
                      change.note.section(u'\n', 1)};
    for (QString& cell : cells)
        cell = findings::visibleText(cell);
    auto* item = new QTreeWidgetItem(cells);
    for (int column = 0; column < cells.size(); ++column)
        item->setToolTip(column, plainToolTip(cells[column]));
    return item;
}

} // namespace

ValueHistoryDialog::ValueHistoryDialog(const SharedContent& content, const Stretch& stretch, QWidget* parent)
    : QDialog(parent)
{
    const subregistry::Subregistry& list = content->list;
    const subregistry::Block& block = stretch.block;
    setWindowTitle(tr("Details of %1").arg(findings::visibleText(list.textOf(block))));
    auto* changes = new QTreeWidget;
    changes->setHeaderLabels({tr("Date"), tr("Change"), tr("Value"), tr("After"), tr("By"), tr("Entered"),
                              tr("Request ID"), tr("Note")});
    changes->setRootIsDecorated(false);
    changes->setAccessibleName(tr("History"));
    showRows(*changes);
    for (auto change = content->changes.crbegin(); change != content->changes.crend(); ++change) {
        for (const subregistry::Entry& entry : change->entries) {
            if (entry.block.overlaps(block) && list.isSameText(entry.block.text, block.text))
                changes->addTopLevelItem(changeItem(list, *change, entry));
        }
    }
    for (int column = 0; column < changes->columnCount() - 1; ++column)
        changes->resizeColumnToContents(column);
    changes->setCurrentItem(changes->topLevelItem(0));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {new FieldsArea(factsForm(*content, stretch)), {changes, 1}, buttons});
    changes->setMinimumHeight(fontMetrics().height() * kHistoryLines);
    changes->setMinimumWidth(fontMetrics().averageCharWidth() * kHistoryColumns);
    changes->setFocus();
}

} // namespace nidus::ui
