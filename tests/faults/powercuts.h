// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QString>
#include <QTemporaryDir>
#include <cstddef>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace nidus::faults {

/// A folder as it is found after a power cut.
class FoundFolder
{
public:
    explicit FoundFolder(const QString& path) : m_path(path) {}

    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] QString filePath(const QString& name) const { return m_path + QLatin1Char('/') + name; }
    /// A registry in it, which stays open.
    [[nodiscard]] std::expected<storage::Registry, base::Error>& registry(const QString& name);

private:
    QString m_path;
    std::map<QString, std::expected<storage::Registry, base::Error>> m_registries;
};

/// Work in a folder, told apart by what its calls promised when they returned, and the power cut at any
/// moment of it.
class PowerCuts
{
public:
    /// What a folder lacks; nothing when all is well.
    using Holds = std::function<QString(FoundFolder& found)>;

    /// The folder to work in.
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }

    /// From here on the power may be cut.
    void begin();
    /// From here on it holds, until the promise of this name is made anew or taken back.
    void promise(const QString& name, const Holds& holds);
    void takeBack(const QString& name);
    /// The work is done.
    void end();

    /// Cuts the power `count` times, in equal steps from the first operation behind begin() to the last, and
    /// gives the folder as it is then to `isSound` and to every promise. Returns the first complaint.
    [[nodiscard]] QString run(int count, const Holds& isSound) const;

    /// Operations of the disk between begin() and end().
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
