// SPDX-License-Identifier: Apache-2.0
#include "tests/simulate/world.h"

#include "app/cli/frame/commandline.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/slowness.h"

#include <QDirIterator>
#include <QFile>

namespace nidus::simulate {

using namespace Qt::StringLiterals;

namespace {

void readFolder(const QString& folder, std::map<QString, QByteArray>& files)
{
    QDirIterator entries(folder, QDir::Files | QDir::NoSymLinks | QDir::Hidden, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        files[path] = readFile(path);
    }
}

} // namespace

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

World::World(const QString& folder) : now(QDate(2026, 3, 1), QTime(9, 0), Qt::UTC), m_folder(folder)
{
    QDir(folder).removeRecursively();
    makeFolders();
}

void World::makeFolders()
{
    for (const QLatin1StringView name : {"place"_L1, "copies"_L1, "others"_L1, "data/nidus"_L1})
        QDir().mkpath(m_folder + u'/' + name);
}

base::Result<storage::Registry*> World::registryOf(int person)
{
    std::optional<storage::Registry>& registry = m_registries[std::size_t(person)];
    if (!registry) {
        auto opened = workflow::openForWriting(path(), {.busyTimeout = std::chrono::milliseconds(20),
                                                        .headsFile = workflow::defaultHeadsFile(),
                                                        .clock = [this] { return now; }});
        if (!opened)
            return std::unexpected(opened.error());
        registry = *std::move(opened);
    }
    return &*registry;
}

void World::closeAll()
{
    for (auto& registry : m_registries)
        registry.reset();
}

CommandResult World::run(const QStringList& words) const
{
    const auto in = base::memoryByteSource({});
    cli::MemorySink out;
    cli::MemorySink err;
    std::vector<std::string> arguments;
    for (const QString& word : words)
        arguments.push_back(word.toStdString());
    const cli::ExitStatus status = cli::runCommandLine(arguments, {.out = &out,
                                                                   .err = &err,
                                                                   .in = in.get(),
                                                                   .registryPath = path(),
                                                                   .headsFile = workflow::defaultHeadsFile(),
                                                                   .threads = 1});
    return {int(status), QString::fromStdString(out.bytes()),
            test::withoutProgress(QString::fromStdString(err.bytes()))};
}

std::map<QString, QByteArray> World::files() const
{
    std::map<QString, QByteArray> files;
    readFolder(m_folder + u"/place"_s, files);
    readFolder(m_folder + u"/data"_s, files);
    return files;
}

std::map<QString, QByteArray> World::place() const
{
    std::map<QString, QByteArray> files;
    readFolder(m_folder + u"/place"_s, files);
    files.erase(beside(u"-wal"_s));
    files.erase(beside(u"-shm"_s));
    return files;
}

std::map<QString, QByteArray> World::foreignFiles() const
{
    std::map<QString, QByteArray> files;
    readFolder(m_folder + u"/others"_s, files);
    return files;
}

void World::become(const faults::DiskState& state)
{
    QDir(m_folder).removeRecursively();
    makeFolders();
    for (const std::string& name : state.folders)
        QDir().mkpath(QString::fromStdString(name));
    for (const auto& [name, bytes] : state.files)
        writeFile(QString::fromStdString(name), QByteArray::fromStdString(bytes));
}

void World::removeRegistry() const
{
    for (const QLatin1StringView suffix : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1})
        QFile::remove(beside(suffix));
}

} // namespace nidus::simulate
