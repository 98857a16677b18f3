// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/fieldrequirements.h"
#include "core/registration/registration.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::lint {

/// What a template is judged against: the other namespaces and the process it is in. Values, so that a copy
/// can go to a worker thread.
struct LintSurroundings
{
    struct DraftNid
    {
        QString nid;
        QString handle; ///< "draft:7"
    };
    registration::NamespaceKind kind = registration::NamespaceKind::Formal;
    bool isRevision = false;                 ///< an earlier version is registered
    QString registeredNid;                   ///< the NID it has already and keeps; empty for a new namespace
    int previousVersion = 0;                 ///< 0 = first version, or unknown
    QStringList registeredNids;              ///< lower case, sorted
    QList<DraftNid> drafts;                  ///< open drafts that ask for a NID; this one may be among them
    QString handle;                          ///< of this draft; empty for what is none
    std::optional<registration::PartialDate> previousDate; ///< of the version before, where it is held
};

/// What a field must hold, by the table in fieldrequirements.h.
[[nodiscard]] FieldNeed needOf(registration::TemplateField field, const LintSurroundings& around,
                               const registration::RegistrationTemplate& registrationTemplate);

/// Whether a field must be filled before registering (RFC 8141 Appendix A).
[[nodiscard]] bool isRequired(registration::TemplateField field, const LintSurroundings& around);

} // namespace nidus::lint
