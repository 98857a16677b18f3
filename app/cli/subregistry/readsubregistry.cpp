// SPDX-License-Identifier: Apache-2.0
#include "app/cli/subregistry/readsubregistry.h"

namespace nidus::cli {

std::expected<ReadSubregistry, ExitStatus> readSubregistry(const CommandContext& context,
                                                           const workflow::SubregistryName& name)
{
    base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return std::unexpected(context.fail(registry.error()));
    auto stored = registry->subregistries().read(name.nid, name.name);
    if (!stored)
        return std::unexpected(context.fail(stored.error()));
    const QDate today = registry->today();
    return ReadSubregistry{*std::move(registry), *std::move(stored), today};
}

} // namespace nidus::cli
