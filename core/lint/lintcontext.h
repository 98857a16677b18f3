// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/fieldrequirements.h"
#include "core/registration/registration.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::lint {

/// The context in which a template is checked: the other namespaces and the state of its registration. Holds
/// values, so that a copy can go to a worker thread.
struct LintContext
{
    struct DraftNid
    {
        QString nid;
        QString handle; ///< "draft:7"
    };
    registration::NamespaceKind kind = registration::NamespaceKind::Formal;
    bool isRevision = false;    ///< an earlier version is registered
    QString registeredNid;      ///< the existing NID; empty for a new namespace
    int previousVersion = 0;    ///< 0 = first version, or unknown
    QStringList registeredNids; ///< lowercase, sorted
    QList<DraftNid> drafts;     ///< open drafts that request a NID; may include this one
    QString handle;             ///< of this draft; empty if it is not a draft
    std::optional<registration::PartialDate> previousDate; ///< of the previous version, if known
    std::optional<registration::PartialDate> today;        ///< absent: no date is in the future
    QString outside; ///< the text of the file that belongs to no field, which may have a list of references
    /// The registration of `registeredNid`, for a text that may be from somebody else: who registered it,
    /// when (absent: unknown), and since when at the latest.
    QString registeredBy;
    std::optional<registration::PartialDate> registeredOn;
    std::optional<registration::PartialDate> registeredBefore;
};

/// Returns what a field must contain, according to fieldrequirements.h.
[[nodiscard]] FieldNeed needOf(registration::TemplateField field, const LintContext& around,
                               const registration::RegistrationTemplate& registrationTemplate);

/// Whether a field must be filled before registering (RFC 8141 Appendix A).
[[nodiscard]] bool isRequired(registration::TemplateField field, const LintContext& around);

} // namespace nidus::lint
