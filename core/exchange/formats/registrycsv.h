// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/findings/values/finding.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <expected>

namespace nidus::exchange {

/// The registry as a table (RFC 4180, UTF-8, CRLF): a line of names, then one line for each registration (its
/// newest version) and draft. The fields of the template have their keys as names. A text that a spreadsheet
/// would run as a formula gets an apostrophe in front, which readRegistryCsv() takes away again.
[[nodiscard]] QByteArray writeRegistryCsv(const registration::RegistryContent& content);

/// A table as read: a record for each line, with one version where the line has template text.
struct RegistryTable
{
    registration::RegistryContent content;
    QList<findings::Finding> findings; ///< columns that are not known
};

/// Reads such a table, also with columns left out, in another order or added, and with semicolons or tabs in
/// place of the commas, as spreadsheets save it. BadFormat names the line where quotation marks do not match,
/// or where no column names the namespace.
[[nodiscard]] std::expected<RegistryTable, base::Error> readRegistryCsv(QByteArrayView bytes);

/// Whether bytes begin with a line of names of such a table.
[[nodiscard]] bool isRegistryCsv(QByteArrayView head);

} // namespace nidus::exchange
