// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/batch/batchvalues.h"
#include "core/batch/inputshape.h"

#include <QByteArray>
#include <QString>
#include <QTemporaryFile>
#include <memory>
#include <span>
#include <string>

namespace nidus::workflow {

/// The contents of a packed file in a temporary file, because texts of rows are read back by offset. The
/// thread of the check writes it; rows that the check has reported may be read meanwhile.
class UnpackedCopy
{
public:
    [[nodiscard]] base::Result<void> append(std::span<const char> bytes);
    /// Empty if the input is not packed.
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QTemporaryFile m_file;
    QString m_path;
};

/// The input of a check: a file, or bytes that were pasted or dropped.
struct CheckSource
{
    QString path;     ///< empty for bytes
    QByteArray bytes; ///< only without a path
    batch::InputKind kind = batch::InputKind::Lines;
    std::string name = {};                       ///< of the column of a Table, or of the member of JsonLines
    std::shared_ptr<UnpackedCopy> unpacked = {}; ///< the contents of a packed file
};

/// Opens the input, unpacked; it is borrowed. A packed file is copied to `unpacked`, if there is one; once it
/// has content, the copy is opened instead. Fails like openRegularSource().
[[nodiscard]] base::Result<std::unique_ptr<base::ByteSource>> openCheckSource(const CheckSource& input);
/// Returns what the start of the input shows about it; Lines if it cannot be read.
[[nodiscard]] batch::InputShape shapeOf(const CheckSource& input);

} // namespace nidus::workflow
