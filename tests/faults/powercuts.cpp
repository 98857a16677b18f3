// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/powercuts.h"

#include "tests/faults/disk.h"

#include <QDir>
#include <QFile>
#include <array>
#include <limits>
#include <random>

namespace nidus::faults {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kNever = std::numeric_limits<std::size_t>::max();

/// Creates the folders and files of a state under another root.
void lay(const DiskState& state, const QString& from, const QString& to)
{
    const auto moved = [&](const std::string& path) {
        return to + QString::fromStdString(path).sliced(from.size());
    };
    for (const std::string& folder : state.folders)
        QDir().mkpath(moved(folder));
    for (const auto& [path, content] : state.files) {
        QFile file(moved(path));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(content.data(), qint64(content.size())) != qint64(content.size()))
            qFatal("cannot write %s", qPrintable(file.fileName()));
    }
}

} // namespace

base::Result<storage::Registry>& FoundFolder::registry(const QString& name)
{
    auto opened = m_registries.find(name);
    if (opened == m_registries.end())
        opened = m_registries.emplace(name, storage::Registry::open(filePath(name))).first;
    return opened->second;
}

struct PowerCuts::Record
{
    std::size_t first = 0; ///< operations before the work
    std::vector<DiskOperation> operations;
};

void PowerCuts::begin()
{
    m_record = std::make_shared<Record>();
    startRecording(folder().toStdString());
    m_record->first = recordedOperations();
}

void PowerCuts::promise(const QString& name, const Holds& holds)
{
    restoreFromTrash(name);
    m_promises.push_back({name, holds, recordedOperations(), kNever});
}

void PowerCuts::restoreFromTrash(const QString& name)
{
    for (Promise& promise : m_promises) {
        if (promise.name == name && promise.until == kNever)
            promise.until = recordedOperations();
    }
}

void PowerCuts::end() { m_record->operations = stopRecording(); }

std::size_t PowerCuts::operations() const { return m_record->operations.size() - m_record->first; }

QString PowerCuts::run(int count, const Holds& isIntact) const
{
    constexpr std::array losses{Loss::All, Loss::None, Loss::Random, Loss::Random};
    constexpr std::array words{"everything lost"_L1, "nothing lost"_L1, "some lost"_L1, "some lost"_L1};
    const std::size_t first = m_record->first;
    Disk disk(folder().toStdString());
    std::size_t applied = 0;
    for (std::size_t cut = 0; cut < std::size_t(count); ++cut) {
        const std::size_t at = first + (operations() + 1) * cut / std::size_t(count);
        for (; applied < at; ++applied)
            disk.apply(m_record->operations[applied]);
        const std::size_t kind = cut % losses.size();
        std::mt19937 random(static_cast<unsigned>(cut));
        const QTemporaryDir found;
        lay(disk.afterPowerCut(losses[kind], random), this->folder(), found.path());
        const NoWaiting noWaiting(found.path().toStdString());
        FoundFolder folder(found.path());
        QString complaint = isIntact(folder);
        for (const Promise& promise : m_promises) {
            if (complaint.isEmpty() && promise.from <= at && at < promise.until)
                complaint = promise.holds(folder);
        }
        if (!complaint.isEmpty())
            return u"cut %1 after operation %2 of %3, %4: %5"_s.arg(cut)
                .arg(at - first)
                .arg(operations())
                .arg(words[kind], complaint);
    }
    return {};
}

} // namespace nidus::faults
