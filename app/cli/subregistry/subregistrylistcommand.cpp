// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/texttable.h"
#include "core/subregistry/subregistry.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr std::array kListOptions{kTableFormatOption, kOutputOption};

/// Returns how many numbers of open ranges are free; an empty text without such ranges.
QString freeCount(const subregistry::Subregistry& subregistry)
{
    quint64 count = 0;
    bool hasRange = false;
    for (const subregistry::Range& range : subregistry.ranges()) {
        if (range.state != subregistry::RangeState::Open || !subregistry.definition().isNumeric())
            continue;
        hasRange = true;
        for (const subregistry::Block& block : subregistry.ownBlocks(range)) {
            quint64 next = block.first; // blocks of several versions may overlap
            count += block.size();
            for (const subregistry::Entry& row : subregistry.rowsIn(block)) {
                const quint64 last = std::min(row.block.last, block.last);
                const quint64 first = std::max(row.block.first, next);
                if (subregistry::isUsedUp(row.state) && first <= last) {
                    count -= last - first + 1;
                    next = last + 1;
                }
            }
        }
    }
    return hasRange ? QString::number(count) : QString();
}

QStringList fieldsOf(const storage::StoredSubregistry& stored)
{
    const subregistry::Definition& definition = stored.definition;
    const subregistry::Subregistry present = subregistry::after(definition, stored.changes);
    qsizetype entries = 0;
    quint64 assigned = 0;
    for (const subregistry::Entry& row : present.rows()) {
        entries += subregistry::isHeld(row.state) ? 1 : 0;
        assigned += subregistry::isActive(row.state) ? row.block.size() : 0;
    }
    return {definition.fullName(),
            definition.title,
            QString(registration::wordOf(definition.kind)),
            definition.rules.join(u','),
            definition.policy,
            QString::number(present.ranges().size()),
            QString::number(entries),
            QString::number(assigned),
            freeCount(present)};
}

ExitStatus runList(const Arguments& arguments, CommandContext& context)
{
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    const std::vector<std::string>& nids = arguments.positional();
    const auto lists =
        registry->subregistries().list(nids.empty() ? QString() : QString::fromStdString(nids.front()));
    if (!lists)
        return context.fail(lists.error());
    TextTable table({"name", "title", "kind", "rule", "policy", "ranges", "entries", "assigned", "free"},
                    arguments.value("format") == "json");
    for (const storage::StoredSubregistry& stored : *lists)
        table.add(fieldsOf(stored));
    context.out->write(table.take());
    return ExitStatus::NothingToReport;
}

} // namespace

Command subregistryListCommand()
{
    return {.name = "subregistry list",
            .synopsis = "[NID] [--format tsv|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "List subregistries"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "Columns of tsv: name, title, kind, rules, policy, number of ranges, "
                       "number of entries, values that are held, free numbers in open ranges."),
            .options = kListOptions,
            .maxArguments = 1,
            .run = runList};
}

} // namespace nidus::cli
