// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QString>

namespace nidus::ui {

/// Texts by handle, and by what each was typed about.
using TypedTexts = QHash<QString, QHash<QString, QString>>;

/// Unsent review texts, stored on disk next to unsaved edits.
class TypedComments
{
public:
    /// For a registry file; nothing is stored for a registry in memory.
    explicit TypedComments(const QString& registryPath = {});

    /// Returns the stored texts; empty if there are none or they cannot be read.
    [[nodiscard]] TypedTexts read() const;
    /// Replaces the stored texts; keeps them if the disk is full.
    void write(const TypedTexts& texts) const;

private:
    QString m_file; ///< empty = none
};

} // namespace nidus::ui
