// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/check/namespacerule.h"
#include "core/storage/registry.h"
#include "core/subregistry/definition.h"
#include "core/workflow/subregistry/subregistrywork.h"

#include <QDate>
#include <QList>
#include <QString>
#include <functional>
#include <memory>

namespace nidus::workflow {

/// Returns why checks of URNs cannot use a list with this definition: the grammar of its namespace lacks one
/// of its rules, a rule cannot be used, or that of a list of numbers matches none. Empty if they can, or if
/// it names no rule. NotFound if the namespace is not registered.
[[nodiscard]] base::Result<QString> rulesObjection(const storage::Registry& registry,
                                                   const subregistry::Definition& definition);

/// The same with the syntax rule of the namespace, which may be null.
[[nodiscard]] QString rulesObjection(const std::shared_ptr<const check::LazyRule>& syntax,
                                     const subregistry::Definition& definition);
/// Returns the warning that other lists of a namespace use a rule of a list: a check of URNs then chooses
/// among them. Empty if none does.
[[nodiscard]] QString sharedRuleNotice(const subregistry::Definition& definition,
                                       const QList<subregistry::Definition>& others);
/// The same about the lists of a registry.
[[nodiscard]] QString sharedRuleNotice(const storage::Registry& registry,
                                       const subregistry::Definition& definition);

/// Changes what is set for a list: title, rules, policy, what a value that is not listed is, and URN; on the
/// day of the latest change without a date. `changed` returns the definition to store; ask rulesObjection()
/// about other rules before. Stores nothing if it is as it was. NotFound.
[[nodiscard]] base::Result<SubregistryAnswer>
redefine(storage::Registry& registry, const SubregistryName& name,
         const std::function<subregistry::Definition(const subregistry::Definition&)>& changed, QDate date,
         const storage::Act& act);
/// Returns the notice that the grammar of the namespace rejects every URN of a list, or held values of it and
/// their URNs; empty if it does not (ListSyntax). NotFound.
[[nodiscard]] base::Result<QString> syntaxNotice(const storage::Registry& registry,
                                                 const SubregistryName& name);
/// The same about these entries of a list.
[[nodiscard]] base::Result<QString> syntaxNotice(const storage::Registry& registry,
                                                 const subregistry::Subregistry& list,
                                                 const QList<subregistry::Entry>& entries);

} // namespace nidus::workflow
