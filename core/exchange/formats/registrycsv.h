// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/formats/importedrecords.h"
#include "core/findings/values/finding.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace nidus::exchange {

/// The registry as a table (RFC 4180, UTF-8, CRLF): a header line, then one line for each registration (its
/// latest version) and draft. Template fields have their keys as column names. A text that a spreadsheet
/// would run as a formula gets an apostrophe in front, which readRegistryCsv() removes. A head is
/// repeated in a last column.
[[nodiscard]] QByteArray writeRegistryCsv(const registration::RegistryContent& content,
                                          const QString& head = {});

/// A table as read: a draft for each line with the handle of one, and else a record, with one version where
/// the line has template text.
struct RegistryTable
{
    ImportedRecords content;
    QList<findings::Finding> findings; ///< about unknown columns
};

/// Reads such a table, also with missing, reordered, or additional columns, and with semicolons or tabs
/// instead of commas, as spreadsheets save it. BadFormat names the line if quotation marks do not match or no
/// column names the namespace.
[[nodiscard]] base::Result<RegistryTable> readRegistryCsv(QByteArrayView bytes);

/// Whether bytes begin with the header line of such a table.
[[nodiscard]] bool isRegistryCsv(QByteArrayView head);

} // namespace nidus::exchange
