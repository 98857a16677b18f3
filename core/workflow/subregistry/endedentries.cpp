// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/endedentries.h"

#include "core/subregistry/subregistry.h"

#include <string>

namespace nidus::workflow {

base::Result<QList<EndedEntries>> endedEntries(const storage::Registry& registry, QDate today)
{
    QList<EndedEntries> lists;
    const std::string day = today.toString(Qt::ISODate).toStdString();
    const auto done = registry.subregistries().visitPresent(
        {},
        [&lists](const storage::PresentSubregistry& present) {
            lists.append({present.definition.nid, present.definition.name});
            return true;
        },
        [&lists, &day](const storage::PresentRow& row) {
            if (row.until.empty() || row.until >= day)
                return;
            const auto state = registration::fromWord<subregistry::EntryState>(
                QString::fromUtf8(row.state.data(), qsizetype(row.state.size())));
            lists.last().count += state && subregistry::isActive(*state) ? 1 : 0;
        });
    if (!done)
        return std::unexpected(done.error());
    lists.removeIf([](const EndedEntries& each) { return each.count == 0; });
    return lists;
}

} // namespace nidus::workflow
