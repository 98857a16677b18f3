// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"
#include "core/registration/reference.h"
#include "core/registration/registrationtemplate.h"
#include "core/registration/reviewcomment.h"
#include "core/registration/sample.h"
#include "core/registration/state.h"
#include "core/registration/syntaxrule.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QLatin1StringView>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <optional>

namespace nidus::registration {

/// The largest file, in bytes, from which a template can be imported. The file is stored with it. Far more
/// than any registration needs: the longest known has 740 lines and 27 kB.
inline constexpr qsizetype kLargestOriginalBytes = qsizetype{8} << 20;

/// The content of a version or draft, without its metadata.
struct VersionContent
{
    RegistrationTemplate registrationTemplate;
    QList<Sample> samples;
    std::optional<SyntaxRule> rule;
    QByteArray original{}; ///< the file that it was imported from, byte for byte; empty = none

    bool operator==(const VersionContent&) const = default;
};

/// An immutable registered template. number is 1, 2, ...; a registration without any template text has no
/// versions at all: its version is unknown.
struct Version
{
    int number = 0;
    VersionContent content;
    QDateTime registeredAt; ///< UTC, milliseconds
    QString author;
    QString note;

    bool operator==(const Version&) const = default;
};

/// Returns the version number in the template, or else the counted one. They can differ, because the registry
/// may not have the text of all earlier versions.
[[nodiscard]] inline int versionInTemplate(const Version& version)
{
    return std::max(version.number, version.content.registrationTemplate.version().value_or(0));
}

/// The record of one namespace. The NID is in its registered spelling (lower case for built-in ones).
struct Registration
{
    QString nid;
    NamespaceKind kind = NamespaceKind::Formal;
    State state = State::Registered; ///< Registered or Withdrawn
    QString registrant;              ///< organization, if known; shown if no version is stored
    QString recordDate;              ///< the record's own date, YYYY-MM-DD or YYYY-MM; empty = not published
    QString recordUpdated;
    QString replacedBy; ///< NID, for a withdrawn registration; empty = none is named
    std::optional<Reference> templateLink;
    QList<Reference> references;
    QList<Reference> contact; ///< mixed content; informal namespaces must have one

    bool operator==(const Registration&) const = default;
};

/// Returns the ids of the people that a registration refers to.
[[nodiscard]] inline QSet<QString> peopleIn(const Registration& registration)
{
    QSet<QString> ids;
    for (const QList<Reference>* references : {&registration.references, &registration.contact}) {
        for (const Reference& reference : *references) {
            if (reference.type == QLatin1StringView("person"))
                ids.insert(reference.data);
        }
    }
    return ids;
}

// A subregistry as files contain it: words and values are texts, which core/subregistry reads and writes.

/// A named part of the value space.
struct RangeRecord
{
    QString name;
    QString span; ///< FROM-TO or PREFIX*
    QString state;
    QString label{};
    QString policy{};
    QString asker{};
    qint64 largest = 0; ///< block in numbers; 0 = no limit

    bool operator==(const RangeRecord&) const = default;
};

/// A value or block.
struct EntryRecord
{
    QString value;
    QString to{};    ///< last number of a block
    QString range{}; ///< its name, for readers; empty in a change
    QString state{};
    QString holder{};
    QDate date{}; ///< when the holder got it
    QDate until{};
    QString reference{};
    QString note{};
    QString behalf{};
    QString contact{};
    QString supersededBy{};
    int renewals = 0;
    bool isPrivate = false;
    QString sourceState{};
    QString request{}; ///< by which the holder has it; empty in a change if it is that of the change
    QString asker{};   ///< what kind of asker the holder is

    bool operator==(const EntryRecord&) const = default;
};

/// One command with the ranges and entries that it made or replaced.
struct ListChangeRecord
{
    int event = 0; ///< 1-based position of its event in the history of the registration
    QString what;
    QDate date;       ///< when it took effect
    int reverses = 0; ///< event of the change that it reverses
    QString request{};
    QString arguments{}; ///< of the request
    QList<RangeRecord> ranges{};
    QList<EntryRecord> entries{};

    bool operator==(const ListChangeRecord&) const = default;
};

/// A list of values below a NID, as it is now and with its history. Without changes, the history is not
/// known.
struct SubregistryRecord
{
    QString name;
    QString title{};
    QString kind{};
    QStringList key{};
    QStringList rules{};
    QString labelRule{};
    bool ignoresCase = false;
    QString policy{};
    QString outside{};
    QString urn{};
    QList<RangeRecord> ranges{};
    QList<EntryRecord> entries{};
    QList<ListChangeRecord> changes{};

    bool operator==(const SubregistryRecord&) const = default;
};

/// A registration with its whole history.
struct RegistrationRecord
{
    Registration registration;
    QList<Version> versions;       ///< ascending, without gaps; empty = version unknown
    QList<Event> events;           ///< oldest first
    QList<ReviewComment> comments; ///< oldest first
    /// Only in the whole content of a registry and in files; ordered by name.
    QList<SubregistryRecord> subregistries{};

    bool operator==(const RegistrationRecord&) const = default;
};

/// An editable template. A revision names its registration and the version it is based on (0 if that
/// registration's version is unknown). An informal draft has no NID: the number is assigned at registration
/// (RFC 8141 section 5.2).
struct Draft
{
    qint64 id = 0; ///< the handle is "draft:ID"; assigned by the registry, never reused
    NamespaceKind kind = NamespaceKind::Formal;
    State state = State::Draft; ///< Draft, InReview, Approved, or WithIana
    QString revisionOf;         ///< NID, empty for a new namespace
    int basedOn = 0;
    VersionContent content;
    int saves = 0;       ///< number of saves; pass it back with the next save to detect conflicts
    QDateTime createdAt; ///< UTC, milliseconds
    QDateTime updatedAt; ///< UTC, milliseconds
    QString author;      ///< who saved it last
    QDate remindOn;      ///< when to follow up on a draft that waits for others; invalid = never
    QString owner;       ///< who has it: who created it, until that is changed
    QString assignee;    ///< who should act next; empty = nobody in particular

    bool operator==(const Draft&) const = default;

    /// Returns the requested NID: the one revised, or that of the template's field. Empty for a new informal
    /// namespace.
    [[nodiscard]] QString nid() const
    {
        return revisionOf.isEmpty() && kind == NamespaceKind::Formal ? content.registrationTemplate.nid()
                                                                     : revisionOf;
    }
};

struct DraftRecord
{
    Draft draft;
    QList<Event> events;
    QList<ReviewComment> comments; ///< oldest first

    bool operator==(const DraftRecord&) const = default;
};

/// The source of the built-in facts.
struct SnapshotSource
{
    QString date; ///< YYYY-MM-DD
    QString title;
    QString uri;

    bool operator==(const SnapshotSource&) const = default;
};

/// The whole content of a registry file as one value.
struct RegistryContent
{
    SnapshotSource source;
    QList<Person> people;              ///< ordered by id
    QList<RegistrationRecord> records; ///< ordered by NID
    QList<DraftRecord> drafts;         ///< ordered by id

    bool operator==(const RegistryContent&) const = default;
};

} // namespace nidus::registration
