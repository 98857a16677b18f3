// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/import/importwork.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

namespace nidus::workflow {

/// Carries out the plans of files in order. Combines several templates in one transaction, because a
/// transaction takes longer than writing one template. If they cannot be imported together, each is imported
/// separately.
class Importer
{
public:
    static constexpr qsizetype kMostTogether = 128; ///< templates in one transaction

    /// `registry` is borrowed. `prepare` is called once, before the first change; if it fails, nothing is
    /// changed, and every plan gets its error.
    Importer(storage::Registry& registry, storage::Act act, std::function<base::Result<void>()> prepare);

    /// Whether carryOut() must be called before planning this file: its plan depends on the plans added, or
    /// enough were added.
    [[nodiscard]] bool mustCarryOutBefore(const exchange::ImportedFile& file) const;
    /// Adds the plan of a file; changesAnything() must be true for it.
    void add(const exchange::ImportedFile& file, const ImportPlan& plan);
    /// Carries out the plans added since the last call and returns the handles that each made, in order.
    [[nodiscard]] QList<base::Result<QStringList>> carryOut();

private:
    [[nodiscard]] QList<base::Result<QStringList>> carryOutEach();

    storage::Registry& m_registry;
    storage::Act m_act;
    std::function<base::Result<void>()> m_prepare;
    std::optional<base::Result<void>> m_prepared;
    QList<ImportPlan> m_plans;
    QSet<QString> m_nids;  ///< of the templates among them, in lower case
    bool m_isFull = false; ///< no other plan can be added
};

} // namespace nidus::workflow
