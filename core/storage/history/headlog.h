// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/historyhead.h"
#include "core/storage/values/assignednumbers.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>
#include <optional>

namespace nidus::storage {

/// The heads seen of one registry's history, and the highest numbers that it had assigned, one per line, in
/// two size-limited files: "PATH.heads" next to the registry, and one elsewhere for all registries, which
/// also names the registry of each line after a tab. Numbers: "nidus-assigned 1 INFORMAL DRAFT IDENTITY",
/// where INFORMAL is the number of an informal namespace or "-". A file that cannot be read or written, is
/// not a regular file, or does not begin with a head is ignored: it is a witness, not part of the registry.
class HeadLog
{
public:
    /// `commonFile` may be empty. Nothing is kept for a registry in memory (empty path). The registry may be
    /// missing.
    HeadLog(const QString& registryPath, const QString& commonFile);

    /// Returns the heads; those from the file next to the registry come last.
    [[nodiscard]] registration::SeenHeads seen() const;
    /// Returns the numbers that a registry with one of these identities had assigned at any time.
    [[nodiscard]] QList<AssignedNumbers> assigned(const QStringList& identities) const;
    /// Adds a head and the numbers that its registry has assigned to both files, unless they are the last
    /// ones there; for who has written them.
    void rememberWritten(const registration::HistoryHead& head, const AssignedNumbers& assigned) const;
    /// Adds them to the file for all registries only: readers change nothing next to a registry.
    void rememberSeen(const registration::HistoryHead& head, const AssignedNumbers& assigned) const;

    /// "PATH.heads".
    [[nodiscard]] QString ownFile() const { return m_path + QStringLiteral(".heads"); }

private:
    /// Returns the lines about this registry, without its path.
    [[nodiscard]] QStringList linesIn(const QString& file) const;
    /// Appends those of `lines` that are not the last ones of their kind. A new file gets the permissions of
    /// `model`, or is for its owner only.
    void add(const QString& file, const QStringList& lines, const QString& model) const;
    [[nodiscard]] bool isLastIn(const QString& text, const QString& line, bool isCommon) const;
    /// Returns nothing if the line belongs to another registry.
    [[nodiscard]] std::optional<QStringView> ownPart(QStringView line, bool isCommon) const;

    QString m_path; ///< of the file itself, with symbolic links resolved
    QString m_commonFile;
};

} // namespace nidus::storage
