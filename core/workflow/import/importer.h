// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/import/importwork.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>
#include <expected>
#include <functional>
#include <optional>

namespace nidus::workflow {

/// Carries out plans of files in their order, those of templates some at a time, because a transaction takes
/// longer than what it writes of one. Where they cannot go in together, each goes in by itself.
class Importer
{
public:
    static constexpr qsizetype kMostTogether = 128; ///< templates in one transaction

    /// `registry` is borrowed. `prepare` is called once, before the first change; where it fails, nothing is
    /// changed, and its error is that of every plan.
    Importer(storage::Registry& registry, storage::Act act, std::function<std::expected<void, base::Error>()> prepare);

    /// Whether carryOut() comes before planning this file: what it becomes depends on what was added, or
    /// enough was.
    [[nodiscard]] bool isToCarryOutBefore(const exchange::ImportedFile& file) const;
    /// Takes the plan of a file, which changesAnything().
    void add(const exchange::ImportedFile& file, const ImportPlan& plan);
    /// The handles that came to be of each plan since the last call, in order.
    [[nodiscard]] QList<std::expected<QStringList, base::Error>> carryOut();

private:
    [[nodiscard]] QList<std::expected<QStringList, base::Error>> carryOutEach();

    storage::Registry& m_registry;
    storage::Act m_act;
    std::function<std::expected<void, base::Error>()> m_prepare;
    std::optional<std::expected<void, base::Error>> m_prepared;
    QList<ImportPlan> m_plans;
    QSet<QString> m_nids;  ///< of the templates among them, in lower case
    bool m_isFull = false; ///< nothing can be added to what is there
};

} // namespace nidus::workflow
