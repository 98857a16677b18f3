// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registration.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <functional>

namespace nidus::exchange {

/// Which list of a file to read.
struct ListWish
{
    QString nid;
    QString name;
    QString part{}; ///< id of a registry of IANA; empty = the one named as the list, or the only one
};

/// Something odd in a list, and its line.
struct ListFinding
{
    int line = 0;
    findings::Finding finding;
};

/// A range of a list, and its line.
struct ListRange
{
    int line = 0;
    registration::RangeRecord range{};
    bool isWhole = true; ///< false: IANA's, which has only a policy; the state is empty if it is not known
};

/// What a file contains about its list.
struct ListFileFacts
{
    QString title{};
    QString id{}; ///< of a registry of IANA, or NID/NAME; empty = unknown
    QList<ListRange> ranges{};
    QString date{}; ///< when the list was updated; empty = unknown
    QList<ListFinding> findings{};
};

/// Gets the names of the columns, then each row; returns false to stop. In our JSON and XML of a registry,
/// the line is the number of the entry.
using TakeListRow = std::function<bool(int line, const QStringList& cells)>;

} // namespace nidus::exchange
