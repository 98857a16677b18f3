// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::registration {

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

} // namespace nidus::registration
