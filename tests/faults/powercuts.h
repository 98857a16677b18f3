// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QString>
#include <QTemporaryDir>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace nidus::faults {

/// A folder as found after a power cut.
class FoundFolder
{
public:
    explicit FoundFolder(const QString& path) : m_path(path) {}

    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] QString filePath(const QString& name) const { return m_path + QLatin1Char('/') + name; }
    /// Opens a registry in the folder and keeps it open.
    [[nodiscard]] base::Result<storage::Registry>& registry(const QString& name);

private:
    QString m_path;
    std::map<QString, base::Result<storage::Registry>> m_registries;
};

/// Work in a folder, with the promises that its calls made when they returned, and power cuts at any moment.
class PowerCuts
{
public:
    /// Returns what is wrong with a folder; empty if nothing is.
    using Holds = std::function<QString(FoundFolder& found)>;

    /// The folder to work in.
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }

    /// From now on, the power may be cut.
    void begin();
    /// From now on, `holds` must pass, until the promise of this name is replaced or withdrawn.
    void promise(const QString& name, const Holds& holds);
    void restoreFromTrash(const QString& name);
    /// Ends the work.
    void end();

    /// Cuts the power `count` times, in equal steps from the first operation after begin() to the last, and
    /// checks the resulting folder with `isIntact` and every promise. Returns the first problem.
    [[nodiscard]] QString run(int count, const Holds& isIntact) const;

    /// Returns the number of disk operations between begin() and end().
    [[nodiscard]] std::size_t operations() const;

private:
    struct Promise
    {
        QString name;
        Holds holds;
        std::size_t from;  ///< operations done
        std::size_t until; ///< excluded
    };
    struct Record;

    QTemporaryDir m_folder;
    std::shared_ptr<Record> m_record;
    std::vector<Promise> m_promises;
};

} // namespace nidus::faults
