// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/approval.h"
#include "core/registration/event.h"
#include "core/registration/registration.h"
#include "core/registration/reviewcomment.h"
#include "core/registration/syntaxrule.h"
#include "core/storage/values/storageerrors.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::storage {

/// Who does something and why; recorded in the event log.
struct Act
{
    QString who;
    QString note;
    QString link;
};

/// The people of a draft to change; absent = unchanged. An empty assignee is nobody; there is always an
/// owner.
struct Assignment
{
    std::optional<QString> assignee;
    std::optional<QString> owner{};
};

/// A row of the namespace list: a registration, or a draft (then handle is "draft:ID").
struct RegistrySummary
{
    QString handle; ///< NID or "draft:ID"
    QString nid;    ///< empty for an informal draft
    registration::NamespaceKind kind = registration::NamespaceKind::Formal;
    registration::State state = registration::State::Registered;
    int version = 0; ///< of a draft: the version it would become; 0 = unknown
    QString registrant;
    QString date; ///< record date; of a draft: day of the last save
    qint64 draftId = 0;
    bool hasText = false; ///< has a template: always for a draft; for a registration if it has a version
    bool hasRule = false; ///< has its own syntax rule, in that template
    QString owner{};      ///< of a draft
    QString assignee{};   ///< of a draft; empty = nobody
    QDate remindOn{};     ///< of a draft; invalid = never
    QString revisionOf{}; ///< of a draft: the NID of the registration it revises; empty for a new namespace
    int draftNumber = 0;  ///< of a draft: its number among all drafts of its namespace, gone ones included

    bool operator==(const RegistrySummary&) const = default;
};

/// The syntax rule of one registered version.
struct RuleOfVersion
{
    QString nid; ///< as registered
    int version = 0;
    registration::SyntaxRule rule;

    bool operator==(const RuleOfVersion&) const = default;
};

/// What checking URNs requires about a namespace.
struct NamespaceFacts
{
    QString nid; ///< as registered
    registration::State state = registration::State::Registered;
    QList<RuleOfVersion> rules{}; ///< the latest version first
    QString leftList{};           ///< departureDate()

    bool operator==(const NamespaceFacts&) const = default;
};

/// One line of the log of the whole registry.
struct LoggedEvent
{
    QString handle; ///< NID, or handle of the draft; empty for the registry as a whole
    registration::Event event;

    bool operator==(const LoggedEvent&) const = default;
};

/// A review comment and the handle it belongs to.
struct PlacedComment
{
    QString handle; ///< NID; of a draft that did not become a version, its handle
    registration::ReviewComment comment;

    bool operator==(const PlacedComment&) const = default;
};

/// Which lines of the log to show; empty or invalid members do not filter.
struct ActivityFilter
{
    QList<registration::EventKind> what;
    QString text; ///< in the NID, the person, or the note; ignores the case of ASCII letters
    QDate from;   ///< UTC
    QDate to;     ///< UTC, inclusive
    int most = 1000;
};

/// What to restore a registry from, and how.
struct RestoreOrder
{
    QString source;               ///< a file that a backup wrote
    QString who;                  ///< for the history
    bool acceptsProblems = false; ///< also if the source is not intact
    QString headsFile = {};       ///< RegistryOptions::headsFile
    bool isTrial = false;         ///< changes nothing, and reports what a restore would remove
};

/// The rule for approvals that a restore changes.
struct ApprovalChange
{
    registration::ApprovalRule before{};
    registration::ApprovalRule after{};

    bool operator==(const ApprovalChange&) const = default;
};

/// The result of a restore.
struct RestoreReport
{
    bool isRestored = false;     ///< never after a trial
    QList<base::Error> problems; ///< of the source; unless they are accepted, nothing is restored
    QStringList missing;         ///< previous content that the source lacks: "NID", "NID@VERSION", "draft:ID"
    QString kept;                ///< path of the previous content; empty if there was none
    QList<base::Error> lost;     ///< ReplacedHistory: entries of the previous history that the source lacks
    qint64 lostEntries = 0;      ///< their number, if the previous history is known
    std::optional<ApprovalChange> approval{};
};

/// How to acknowledge the problems of a registry.
struct AcknowledgeOrder
{
    QString who;
    QString note;           ///< why; required
    QString informalNumber; ///< the highest that may have been assigned, decimal; empty = those known
};

/// The result of an acknowledgment.
struct AcknowledgeReport
{
    QList<base::Error> acknowledged;
    QList<base::Error> left; ///< problems that cannot be acknowledged
};

/// The place of a text that may contain personal data.
struct TextPlace
{
    QString subject; ///< "harbour@2", "draft:7", "person Ada"
    QString column;  ///< "content.registrant_phone"

    bool operator==(const TextPlace&) const = default;
};

/// A place from which something was erased.
struct ErasedPlace
{
    TextPlace place;
    QDateTime when;
    QString who;
};

/// The places that contain, or contained, texts to erase.
struct Erased
{
    QList<TextPlace> places;
    QStringList copies;       ///< paths of backups that Nidus keeps
    QStringList left;         ///< files that may still contain them
    QList<TextPlace> fixed{}; ///< places in the registry whose texts cannot be replaced
};

/// What `registry info` prints.
struct RegistryInfo
{
    QString path; ///< empty for a registry in memory
    int schemaVersion = 0;
    registration::SnapshotSource source;
    qint64 registrations = 0;
    qint64 versions = 0;
    qint64 drafts = 0;
    registration::ApprovalRule approval{};
};

} // namespace nidus::storage
