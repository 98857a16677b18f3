// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/registration/handle.h"
#include "core/storage/registry.h"

#include <QString>
#include <functional>
#include <memory>
#include <string>

namespace nidus::workflow {

/// Returns a checker for the syntax rule of one version of a namespace. NotFound (subject "NID@VERSION") if
/// the registry does not have that version or it has no rule.
[[nodiscard]] base::Result<check::UrnChecker>
checkerForVersion(const storage::Registry& registry, const QString& nid, int version, urn::Rfc rfc);
/// Returns a checker for the syntax rule of a draft. NotFound if there is no such draft or it has no rule.
[[nodiscard]] base::Result<check::UrnChecker> checkerForDraft(const storage::Registry& registry,
                                                              qint64 draftId, urn::Rfc rfc);

/// Returns the namespaces with the rules of drafts whose NID is not among them, each as a rule set that
/// `nameOf` gives a name, for a draft's handle. Drafts that revise a registration are left out, and so is a
/// NID that several drafts have rules for.
[[nodiscard]] base::Result<std::shared_ptr<const check::NamespaceTable>>
withDraftRules(const storage::Registry& registry, const check::NamespaceTable& registered,
               const std::function<QString(const QString& handle)>& nameOf);

/// A syntax rule and the namespace whose names it describes.
struct NamedRule
{
    std::string nid;                             ///< lower case; empty for a draft without one
    std::shared_ptr<const check::LazyRule> rule; ///< never null
};

/// Returns the current rule of a registration, or that of a version or a draft. NotFound if there is none.
[[nodiscard]] base::Result<NamedRule> syntaxRuleOf(const storage::Registry& registry,
                                                   const registration::Handle& handle);

} // namespace nidus::workflow
