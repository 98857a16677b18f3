// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/valuehistorydialog.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/workflow/subregistry/answer.h"
#include "ui/subregistry/changepreview.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/fieldsarea.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <optional>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kHistoryLines = 8;
constexpr int kLeastColumns = 60;
constexpr int kHistoryColumns = 130;
constexpr int kFactsColumn = 3;

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

/// Returns which facts a change replaced, and by which; those of a new entry.
QString whatChanged(const std::optional<subregistry::Entry>& before, const subregistry::Entry& entry)
{
    if (!before)
        return inLines(entryFacts(entry));
    auto [had, has] = differingFacts(*before, entry);
    if (had == has)
        return inLines(has);
    if (before->state == entry.state) { // both begin with it
        const qsizetype state = entryStateText(entry.state).size() + 2;
        for (QString* const facts : {&had, &has})
            *facts = facts->size() > state ? facts->sliced(state) : u"-"_s;
    }
    return inLines(had) + (had.size() + has.size() > kLineCharacters ? u'\n' : u' ') + u"→ "_s + inLines(has);
}

/// `changed` is what changed; the tool tip has all `facts`.
QTreeWidgetItem* changeItem(const subregistry::ListChange& change, const QString& values,
                            const QString& changed, const QString& facts)
{
    QStringList cells{change.date.toString(Qt::ISODate),
                      changeText(change.what),
                      values,
                      changed,
                      change.who,
                      change.entered.toString(u"yyyy-MM-dd HH:mm"_s),
                      change.request,
                      change.note.section(u'\n', 1)};
    for (int column = 0; column < cells.size(); ++column) {
        if (column != kFactsColumn) // whose lines are ours
            cells[column] = findings::visibleText(cells[column]);
    }
    auto* item = new QTreeWidgetItem(cells);
    for (int column = 0; column < cells.size(); ++column)
        item->setToolTip(column,
                         plainToolTip(column == kFactsColumn ? findings::visibleText(facts) : cells[column]));
    return item;
}

/// Shows only columns with texts, and these whole.
void fitColumns(QTreeWidget& changes)
{
    changes.header()->setStretchLastSection(true);
    changes.header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (int column = 0; column < changes.columnCount(); ++column) {
        bool hasTexts = false;
        for (int row = 0; row < changes.topLevelItemCount(); ++row)
            hasTexts = hasTexts || !changes.topLevelItem(row)->text(column).isEmpty();
        changes.setColumnHidden(column, !hasTexts);
    }
}

} // namespace

ValueHistoryDialog::ValueHistoryDialog(const SharedContent& content, const Stretch& stretch, QWidget* parent)
    : QDialog(parent)
{
    const subregistry::Subregistry& list = content->list;
    const subregistry::Block& block = stretch.block;
    const subregistry::RefusedRequest* const refused = content->refusalOf(stretch);
    setWindowTitle(
        tr("Details of %1")
            .arg(findings::visibleText(refused == nullptr ? list.textOf(block) : refused->request)));
    auto* changes = new QTreeWidget;
    changes->setHeaderLabels({tr("Date"), tr("Change"), tr("Value"), tr("What changed"), tr("By"),
                              tr("Entered"), tr("Request ID"), tr("Note")});
    changes->setRootIsDecorated(false);
    changes->setAccessibleName(tr("History"));
    showRows(*changes);
    changes->setUniformRowHeights(false);
    subregistry::Subregistry earlier(list.definition());
    for (const subregistry::ListChange& change : content->changes) {
        for (const subregistry::Entry& entry : change.entries) {
            if (refused != nullptr || !entry.block.overlaps(block) ||
                !list.isSameText(entry.block.text, block.text))
                continue;
            const QList<subregistry::Entry> before = earlier.rowsIn(entry.block);
            changes->insertTopLevelItem(
                0, changeItem(
                       change, list.textOf(entry.block),
                       whatChanged(before.isEmpty() ? std::nullopt : std::optional(before.first()), entry),
                       entryFacts(entry)));
            earlier.apply({.entries = {entry}});
        }
        if (refused != nullptr && change.request == refused->request)
            changes->insertTopLevelItem(0, changeItem(change,
                                                      change.what == subregistry::kRefuseWord
                                                          ? valueText(*content, stretch)
                                                          : workflow::valuesText(list, change.entries),
                                                      {}, {}));
    }
    fitColumns(*changes);
    changes->setCurrentItem(changes->topLevelItem(0));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {new FieldsArea(factsForm(*content, stretch)), {changes, 1}, buttons});
    changes->setMinimumHeight(fontMetrics().height() * kHistoryLines);
    changes->setMinimumWidth(fontMetrics().averageCharWidth() * kLeastColumns);
    resize(fontMetrics().averageCharWidth() * kHistoryColumns, sizeHint().height());
    changes->setFocus();
}

} // namespace nidus::ui
