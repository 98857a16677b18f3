// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "tests/faults/disk.h"

#include <QByteArray>
#include <QDir>
#include <array>
#include <map>
#include <optional>

namespace nidus::simulate {

/// The result of one command line.
struct CommandResult
{
    int status = 0;
    QString out;
    QString err;
};

/// A folder in memory with a registry, the user's data, copies, and files of others; the people who work with
/// the registry, each with a connection; and their clock.
class World
{
public:
    static constexpr int kPeople = 3;

    /// Empties the folder.
    explicit World(const QString& folder);

    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] QString path() const { return m_folder + QStringLiteral("/place/r.nidus"); }
    [[nodiscard]] QString beside(const QString& suffix) const { return path() + suffix; }
    [[nodiscard]] QString copyPath(const QString& name) const
    {
        return m_folder + QStringLiteral("/copies/") + name;
    }
    [[nodiscard]] QString foreignPath(const QString& name) const
    {
        return m_folder + QStringLiteral("/others/") + name;
    }
    [[nodiscard]] QString dataFolder() const { return m_folder + QStringLiteral("/data/nidus"); }

    QDateTime now;

    /// Returns the connection of a person, which is opened if necessary. Borrowed until close().
    [[nodiscard]] base::Result<storage::Registry*> registryOf(int person);
    [[nodiscard]] bool isOpen(int person) const { return m_registries[std::size_t(person)].has_value(); }
    void close(int person) { m_registries[std::size_t(person)].reset(); }
    void closeAll();
    /// Runs nidus-cli on the registry, inside this process.
    [[nodiscard]] CommandResult run(const QStringList& words) const;

    /// Returns the bytes of all regular files, by path, in the registry's folder and in the user's data.
    [[nodiscard]] std::map<QString, QByteArray> files() const;
    /// Returns the same for the registry's folder without the files that SQLite shares among connections.
    [[nodiscard]] std::map<QString, QByteArray> place() const;
    [[nodiscard]] std::map<QString, QByteArray> foreignFiles() const;
    /// Makes everything as a disk contains it. Nobody may have the registry open.
    void become(const faults::DiskState& state);
    /// Removes the registry's file and the files that SQLite keeps next to it. Nobody may have it open.
    void removeRegistry() const;

private:
    void makeFolders();

    QString m_folder;
    std::array<std::optional<storage::Registry>, kPeople> m_registries;
};

void writeFile(const QString& path, const QByteArray& bytes);
[[nodiscard]] QByteArray readFile(const QString& path);

} // namespace nidus::simulate
