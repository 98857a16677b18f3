// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/storage/registry.h"
#include "core/workflow/subregistry/subregistrywork.h"

#include <QDate>
#include <expected>

namespace nidus::cli {

/// A subregistry that a command shows.
struct ReadSubregistry
{
    storage::Registry registry;
    storage::StoredSubregistry stored;
    QDate today;

    /// Returns the list on a day; an invalid date is now.
    [[nodiscard]] subregistry::Subregistry on(QDate day = {}) const
    {
        return subregistry::after(stored.definition, stored.changes, day);
    }
};

/// Reads a subregistry; if it cannot be read, prints why and returns the exit status.
[[nodiscard]] std::expected<ReadSubregistry, ExitStatus>
readSubregistry(const CommandContext& context, const workflow::SubregistryName& name);

} // namespace nidus::cli
