// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/historyhead.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <optional>
#include <string>

namespace nidus::storage {

/// Part of a history that is missing: the entries `first` to `last.count` of the history with the head
/// `last`.
struct MissingEntries
{
    qint64 first = 1;
    registration::HistoryHead last;

    bool operator==(const MissingEntries&) const = default;
};

/// Returns "entry 7" or "entries 7 to 9".
[[nodiscard]] std::string entriesText(qint64 first, qint64 last);
/// Returns "entry 7 is missing" or "entries 7 to 9 are missing".
[[nodiscard]] QString missingEntriesText(qint64 first, qint64 last);

/// An entry of the ledger that does not match its hash.
struct ChangedEntry
{
    qint64 entry = 0;
    QByteArray hash; ///< of what was found; empty if its row is missing

    bool operator==(const ChangedEntry&) const = default;
};

/// A problem in words; the subject is empty for the registry as a whole.
struct NamedProblem
{
    QString subject;
    QString detail;

    bool operator==(const NamedProblem&) const = default;
};

/// What an acknowledgment is about. As text, for the column restoration.source: "acknowledged: NOTE", then a
/// line for each item: "missing FIRST HEAD"; "entry NUMBER HASH", with HASH "-" for a missing row; "remains
/// SUBJECT TAB DETAIL" and "sealed SUBJECT TAB DETAIL".
struct AcknowledgedProblems
{
    QString note;
    QList<MissingEntries> missing;
    QList<ChangedEntry> changed;
    QList<NamedProblem> remaining; ///< found by every check; ignored as long as they are the same
    QList<NamedProblem> sealed;    ///< not found again, unless something changes again

    static constexpr QLatin1StringView kStart{"acknowledged: "};

    [[nodiscard]] QString toText() const;
    /// Absent for any other text, such as the name of a backup.
    [[nodiscard]] static std::optional<AcknowledgedProblems> fromText(const QString& text);
    /// Returns the note and what was acknowledged, in one line for the log.
    [[nodiscard]] static QString summary(const QString& text);

    bool operator==(const AcknowledgedProblems&) const = default;

private:
    void addLine(const QString& line);
};

/// Returns a problem in words; `path` is that of the registry.
[[nodiscard]] NamedProblem named(const base::Error& problem, const QString& path);

} // namespace nidus::storage
