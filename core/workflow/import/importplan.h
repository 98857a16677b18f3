// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/read/importfile.h"
#include "core/registration/registration.h"
#include "core/workflow/import/foundsyntax.h"

#include <QLatin1StringView>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>

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

/// What a record of a file is.
enum class ImportedPart : std::uint8_t {
    Template, ///< the file is one template
    Row,      ///< from our table: a template with samples and rule
    Record,   ///< a registration with its history from our other formats, or the facts of one from IANA's
    Draft,
    DraftRow, ///< from our table, without history: a new draft, or one of a revision if its NID is registered
};

/// What importing would do with one record of a file. Small: there may be as many as the file has records.
struct PlannedImport
{
    ImportAction action = ImportAction::New;
    ImportedPart part = ImportedPart::Template;
    registration::NamespaceKind kind = registration::NamespaceKind::Formal; ///< of a draft
    QString nid{};       ///< may be empty, except for a Record
    qsizetype index = 0; ///< in the list of ImportedRecords; of a Removed one -1
    QList<findings::Finding> findings{};
    QStringList lists{}; ///< subregistries that an existing registration gets
};

struct ImportPlan
{
    exchange::FileFormat format = exchange::FileFormat::TemplateText;
    exchange::ImportedTemplate imported{}; ///< of a template
    exchange::ImportedRecords content{};   ///< of a registry
    QList<findings::Finding> findings{};   ///< about the file as a whole
    QList<PlannedImport> records{};
    /// What a template's Syntax section contains that is new (newSyntax()).
    std::optional<FoundSyntax> syntax{};
    bool keepsSyntax = false; ///< whether `syntax` goes into the draft; initially if it is sound
    QString presentDate{};    ///< of the list of IANA that was used when it was planned
    bool isNewerList = false; ///< a list of IANA that is newer than the present one
    bool isRefused = false;   ///< none of them is imported; `findings` contains the reason
};

/// Returns the content of a draft, or of the latest version of a registration, whose facts alone have none.
[[nodiscard]] base::Result<registration::VersionContent> contentOf(const ImportPlan& plan,
                                                                   const PlannedImport& planned);
/// Returns the template of a record as it was read.
[[nodiscard]] base::Result<exchange::ImportedTemplate> templateOf(const ImportPlan& plan,
                                                                  const PlannedImport& planned);
/// Adds a finding that explains why the record cannot be imported.
[[nodiscard]] PlannedImport withConflict(PlannedImport planned, findings::FindingId id,
                                         const QString& subject);

/// The namespaces that get a draft by the files of one import.
class PlannedDrafts
{
public:
    /// Returns the plan of the next file; a record that would be a second draft of its namespace is a
    /// conflict.
    [[nodiscard]] ImportPlan add(ImportPlan plan);

private:
    QSet<QString> m_nids; ///< in lower case
};

} // namespace nidus::workflow
