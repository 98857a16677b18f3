// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/event.h"
#include "core/registration/registration.h"
#include "core/registration/reviewcomment.h"
#include "core/registration/syntaxrule.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::storage {

/// Who does something and why; kept in the event log.
struct Act
{
    QString who;
    QString note;
    QString link;
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
    bool hasText = false; ///< of a template: always of a draft; of a registration if it has a version
    bool hasRule = false; ///< a syntax rule of its own, in that text

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

/// One line of the log of the whole registry.
struct LoggedEvent
{
    QString handle; ///< NID, or handle of the draft; empty for the registry as a whole
    registration::Event event;

    bool operator==(const LoggedEvent&) const = default;
};

/// A review comment and where it belongs.
struct PlacedComment
{
    QString handle; ///< NID; of a draft that did not become a version, its handle
    registration::ReviewComment comment;

    bool operator==(const PlacedComment&) const = default;
};

/// Which lines of the log to show; what is empty or invalid does not narrow.
struct ActivityFilter
{
    QList<registration::EventKind> what;
    QString text; ///< in the NID, the person or the note; letter case of ASCII does not count
    QDate from;   ///< UTC
    QDate to;     ///< UTC, inclusive
    int most = 1000;
};

/// What a registry is put back from, and how.
struct RestoreOrder
{
    QString source;               ///< a file that a backup wrote
    QString who;                  ///< for the history
    bool acceptsProblems = false; ///< also when the source is not sound
};

/// What came of it.
struct RestoreReport
{
    bool isRestored = false;
    QList<base::Error> problems; ///< of the source; unless they are accepted nothing is restored
    QStringList missing;   ///< what was there and the source lacks: "NID", "NID@VERSION", "draft:ID"
    QString kept;          ///< where what was there is now; empty where nothing was
};

/// Where a text is that may tell of a person.
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

/// What holds, or held, texts that are to be erased.
struct Erased
{
    QList<TextPlace> places;
    QStringList copies; ///< of those that Nidus keeps
    QStringList left;   ///< files of the registry that may hold them still
};

/// What `registry info` says.
struct RegistryInfo
{
    QString path; ///< empty for a registry in memory
    int schemaVersion = 0;
    registration::SnapshotSource source;
    int registrations = 0;
    int versions = 0;
    int drafts = 0;
};

} // namespace nidus::storage
