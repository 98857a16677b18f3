// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/findings/values/finding.h"

#include <QByteArrayView>
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
    QString
        part{}; ///< id of a registry in a file of IANA; empty = the one named as the list, or the only one
};

/// Something odd in a list, and its line.
struct ListFinding
{
    int line = 0;
    findings::Finding finding;
};

/// What a file contains about its list.
struct ListFacts
{
    QString title{};
    QString date{}; ///< when the list was updated; empty = unknown
    QList<ListFinding> findings{};
};

/// Gets the names of the columns, then each row; returns false to stop. In our JSON and XML of a registry,
/// the line is the number of the entry.
using TakeListRow = std::function<bool(int line, const QStringList& cells)>;

/// Reads the entries of a list as a table: CSV or TSV, any registry of IANA as XML, an array of entries as
/// JSON, or our JSON or XML of a registry. BadFormat names the place, or the list that is missing.
[[nodiscard]] base::Result<ListFacts> readList(QByteArrayView bytes, const ListWish& wish,
                                               const TakeListRow& take);

} // namespace nidus::exchange
