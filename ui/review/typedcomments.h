// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QString>

namespace nidus::ui {

/// By handle, and by what it was typed about.
using TypedTexts = QHash<QString, QHash<QString, QString>>;

/// What was typed in review and not said yet, on disk beside the edits that are not saved.
class TypedComments
{
public:
    /// Of a registry file; for one in memory nothing is kept.
    explicit TypedComments(const QString& registryPath = {});

    /// Empty where there is nothing, or what there is cannot be read.
    [[nodiscard]] TypedTexts read() const;
    /// Takes the place of what was kept; a disk that is full leaves that as it was.
    void write(const TypedTexts& texts) const;

private:
    QString m_file; ///< empty = none
};

} // namespace nidus::ui
