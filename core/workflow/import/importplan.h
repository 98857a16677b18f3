// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/read/importfile.h"
#include "core/registration/registration.h"
#include "core/workflow/import/foundsyntax.h"

#include <QLatin1StringView>
#include <QList>
#include <cstdint>
#include <optional>
#include <variant>

namespace nidus::workflow {

enum class ImportAction : std::uint8_t {
    New,      ///< no such namespace: a draft, or a whole record with history
    Changed,  ///< registered, content differs: a draft of a revision
    Same,     ///< nothing to do
    Conflict, ///< cannot be imported; the findings say why
    Removed,  ///< no longer in IANA's list: only this is recorded in its history
};

/// "new", "changed", "same", "conflict", "removed".
[[nodiscard]] QLatin1StringView importActionWord(ImportAction action);

/// What importing would do with one record of a file.
struct PlannedImport
{
    ImportAction action = ImportAction::New;
    exchange::ImportedTemplate imported; ///< the template (of the latest version for a record with history)
    /// From our XML or IANA's: a record, imported with its history if New, or a draft. From our table: the
    /// content of a row, a template with samples and rule. Nothing else: a template alone.
    std::variant<std::monostate, registration::RegistrationRecord, registration::DraftRecord,
                 registration::VersionContent>
        whole;
    /// What a template's Syntax section contains that is new (newSyntax()).
    std::optional<FoundSyntax> syntax{};
    bool keepsSyntax = false; ///< whether `syntax` goes into the draft; initially if it is sound

    /// Null if it is something else.
    [[nodiscard]] const registration::RegistrationRecord* record() const
    {
        return std::get_if<registration::RegistrationRecord>(&whole);
    }
    [[nodiscard]] const registration::DraftRecord* draft() const
    {
        return std::get_if<registration::DraftRecord>(&whole);
    }
    [[nodiscard]] const registration::VersionContent* row() const
    {
        return std::get_if<registration::VersionContent>(&whole);
    }
};

struct ImportPlan
{
    exchange::FileFormat format = exchange::FileFormat::TemplateText;
    registration::RegistryContent content; ///< from our XML: source and people
    QList<findings::Finding> findings;     ///< about the file as a whole
    QList<PlannedImport> records;
    bool isNewerList = false; ///< a list of IANA that is newer than the present one
    bool isRefused = false;   ///< none of them is imported; `findings` contains the reason
};

} // namespace nidus::workflow
