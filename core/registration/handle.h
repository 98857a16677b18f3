// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <optional>

namespace nidus::registration {

/// The name of a registration, a version, or a draft: NID, NID@VERSION, or draft:ID.
struct Handle
{
    QString nid;        ///< empty for a draft
    int version = 0;    ///< 0 = the latest
    qint64 draftId = 0; ///< 0 = a registration

    /// Absent if the version is not a positive number or the draft's id is invalid.
    [[nodiscard]] static std::optional<Handle> fromWord(const QString& word);
    [[nodiscard]] QString word() const;

    bool operator==(const Handle&) const = default;
};

/// "draft:7".
[[nodiscard]] QString draftHandle(qint64 id);
/// Returns the id in a draft's handle; absent if `handle` is not a draft's.
[[nodiscard]] std::optional<qint64> draftIdOf(const QString& handle);
/// "isbn@2".
[[nodiscard]] QString versionHandle(const QString& nid, int version);

} // namespace nidus::registration
