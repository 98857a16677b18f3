// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/filereplacement.h"

#include "core/base/disksync.h"
#include "core/base/systemerror.h"
#include "core/base/wholefile.h"
#include "core/system/filenames.h"
#include "core/system/openfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QList>
#include <QRegularExpression>
#include <QStringList>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kLongestPlan = std::size_t{64} << 10; ///< bytes

QString markerOf(const QString& path) { return path + ".restoring"_L1; }

std::string encoded(const QString& path) { return QFile::encodeName(path).toStdString(); }

base::Result<void> rename(const QString& from, const QString& to)
{
    if (const std::error_code error = system::renameFile(encoded(from), encoded(to)))
        return std::unexpected(base::writeError(error, to.toStdString()));
    return {};
}

/// The files of a replacement; saved next to the file until it is finished.
struct Plan
{
    quint64 replaced = 0; ///< inode of the file that has the name
    QString fresh;
    QString aside;
};

/// The file of the plan; whoever holds its lock may carry out the plan.
class Marker
{
public:
    explicit Marker(const QString& path) : m_path(path), m_name(markerOf(path)) {}

    /// Opens and locks the file.
    base::Result<void> lock(system::OpenWay way)
    {
        auto file = system::OpenFile::open(encoded(m_name), way);
        if (!file)
            return std::unexpected(base::writeError(file.error(), m_path.toStdString()));
        m_file = *std::move(file);
        if (!m_file.tryLock())
            return std::unexpected(base::Error{kLockedDatabase, m_path.toStdString(), "a restore"});
        return {};
    }

    base::Result<void> write(const Plan& plan) const
    {
        const QByteArray bytes = u"%1\n%2\n%3\n"_s.arg(plan.replaced).arg(plan.fresh, plan.aside).toUtf8();
        if (const std::error_code error = m_file.replaceContents(bytes.toStdString()))
            return std::unexpected(base::writeError(error, m_path.toStdString()));
        if (const auto synced = base::syncBytes(m_file, m_path.toStdString()); !synced)
            return synced;
        return base::syncName(m_path.toStdString());
    }

    /// A plan without its last line was not started; one without a number, or with files that a replacement
    /// of this file does not have, is damaged.
    [[nodiscard]] std::optional<Plan> read() const
    {
        const auto bytes = base::readWholeFile(m_file, encoded(m_name), kLongestPlan);
        const QStringList lines = QString::fromStdString(bytes.value_or(std::string())).split(u'\n');
        if (lines.size() != 4)
            return std::nullopt;
        bool isNumber = false;
        const quint64 replaced = lines[0].toULongLong(&isNumber);
        const QString fresh = companion(lines[1], u"\\.[0-9a-f]{32}\\.new"_s);
        const QString aside = companion(lines[2], u"\\.damaged-\\d{8}-\\d{6}-\\d{3}"_s);
        if (!isNumber || fresh.isEmpty() || aside.isEmpty())
            return std::nullopt;
        return Plan{replaced, fresh, aside};
    }

    base::Result<void> remove() const
    {
        std::error_code error;
        std::filesystem::remove(encoded(m_name), error);
        if (error)
            return std::unexpected(base::writeError(error, m_path.toStdString()));
        return base::syncName(m_path.toStdString());
    }

private:
    /// Returns the file of that name in the folder of the replaced one, whose name must begin its name and be
    /// followed by what the pattern describes; empty if it is not.
    [[nodiscard]] QString companion(const QString& file, const QString& pattern) const
    {
        const QFileInfo replaced(m_path);
        const QString name = QFileInfo(file).fileName();
        const QRegularExpression own(
            u"\\A%1%2\\z"_s.arg(QRegularExpression::escape(replaced.fileName()), pattern));
        return own.match(name).hasMatch() ? replaced.dir().filePath(name) : QString();
    }

    QString m_path;
    QString m_name;
    system::OpenFile m_file; ///< holds the lock
};

/// Keeps an old log from being applied to a new file. SQLite recreates the log's index.
base::Result<void> moveLog(const QString& from, const QString& to)
{
    QFile::remove(from + "-shm"_L1);
    const QFileInfo log(from + "-wal"_L1);
    if (!log.exists() || QFileInfo::exists(to + "-wal"_L1))
        return {};
    if (log.size() == 0 && QFile::remove(log.filePath()))
        return {};
    return rename(log.filePath(), to + "-wal"_L1);
}

base::Result<void> follow(const QString& path, const Plan& plan)
{
    if (const auto moved = moveLog(path, plan.aside); !moved)
        return moved;
    if (system::exchangeNames(encoded(plan.fresh), encoded(path)))
        return rename(plan.fresh, plan.aside);
    if (const auto moved = rename(path, plan.aside); !moved)
        return moved;
    return rename(plan.fresh, path);
}

} // namespace

bool isBeingReplaced(const QString& path) { return QFileInfo::exists(markerOf(path)); }

base::Result<void> replaceFile(const QString& path, quint64 replaced, const QString& fresh,
                               const QString& aside)
{
    Marker marker(path);
    if (const auto locked = marker.lock(system::OpenWay::UpdateOrMake); !locked)
        return locked;
    if (const auto synced = base::syncBytes(QFile::encodeName(fresh).toStdString()); !synced)
        return synced;
    if (system::fileNumber(encoded(path)) != replaced)
        return std::unexpected(base::Error{kLockedDatabase, path.toStdString(), "another restore"});
    const Plan plan{replaced, fresh, aside};
    if (const auto written = marker.write(plan); !written)
        return written;
    if (const auto done = follow(path, plan); !done)
        return done;
    if (const auto synced = base::syncName(path.toStdString()); !synced)
        return synced;
    return marker.remove();
}

base::Result<void> recoverReplacement(const QString& path)
{
    if (!QFileInfo::exists(markerOf(path)))
        return {};
    Marker marker(path);
    if (const auto locked = marker.lock(system::OpenWay::Update); !locked) {
        // Another process has just finished the replacement, or the folder belongs to another user.
        return locked.error().code == kLockedDatabase ? locked : base::Result<void>();
    }
    const std::optional<Plan> plan = marker.read();
    const quint64 present = system::fileNumber(encoded(path));
    if (plan && present == 0 && QFileInfo::exists(plan->fresh)) {
        if (const auto done = rename(plan->fresh, path); !done)
            return done;
    } else if (plan && present != 0 && present == plan->replaced) {
        if (const auto done = moveLog(plan->aside, path); !done)
            return done;
        QFile::remove(plan->fresh);
    } else if (plan && present != 0 && system::fileNumber(encoded(plan->fresh)) == plan->replaced) {
        if (const auto done = rename(plan->fresh, plan->aside); !done)
            return done;
    }
    return marker.remove();
}

} // namespace nidus::storage
