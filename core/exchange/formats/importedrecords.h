// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/spool.h"
#include "core/exchange/formats/recordbytes.h"
#include "core/registration/registration.h"

#include <QList>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace nidus::exchange {

/// Returns an empty list whose file would be in the folder for temporary files.
[[nodiscard]] std::shared_ptr<base::Spool> temporarySpool();
/// Returns the indexes of the keys in their order; equal keys keep theirs.
[[nodiscard]] std::vector<std::size_t> orderOf(const QList<QString>& keys);

/// A list of people, registrations, or drafts that takes little memory: the values are in a Spool. Copies are
/// the same list.
template <typename T>
class RecordList
{
public:
    /// Adds a value at the end; does nothing after a failure.
    void append(const T& value) { m_spool->add(recordBytes(value)); }
    void clear() { m_spool->clear(); }
    /// Sorts the values by a key of each.
    void sort(const QList<QString>& keys) { m_spool->arrange(orderOf(keys)); }

    [[nodiscard]] qsizetype size() const { return qsizetype(m_spool->size()); }
    [[nodiscard]] base::Result<T> at(qsizetype index) const
    {
        const base::Result<std::string> bytes = m_spool->at(std::size_t(index));
        if (!bytes)
            return std::unexpected(bytes.error());
        return fromRecordBytes<T>(*bytes);
    }
    /// Returns about how many bytes a value needs.
    [[nodiscard]] qsizetype bytesAt(qsizetype index) const
    {
        return qsizetype(m_spool->sizeOf(std::size_t(index)));
    }
    [[nodiscard]] const std::optional<base::Error>& failure() const { return m_spool->failure(); }

private:
    std::shared_ptr<base::Spool> m_spool = temporarySpool();
};

/// The content of a registry file. Memory does not grow with the size of the file, but by 16 bytes for each
/// record.
struct ImportedRecords
{
    registration::SnapshotSource source{};
    RecordList<registration::Person> people{};
    RecordList<registration::RegistrationRecord> records{};
    RecordList<registration::DraftRecord> drafts{};

    [[nodiscard]] static ImportedRecords of(const registration::RegistryContent& content);
    /// Returns why it is not complete: DiskFull, FileNotWritable.
    [[nodiscard]] std::optional<base::Error> failure() const;
    /// Returns all in memory.
    [[nodiscard]] base::Result<registration::RegistryContent> all() const;
};

} // namespace nidus::exchange
