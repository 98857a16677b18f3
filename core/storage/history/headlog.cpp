// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/headlog.h"

#include "core/base/disksync.h"
#include "core/base/wholefile.h"
#include "core/storage/engine/filelocation.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t kMaxBytes = 64 << 10; // maximum file size, after which the file is thinned out
constexpr std::size_t kMostRead = 1 << 20;    // bytes; a larger file is not ours
constexpr qsizetype kOldestKept = 16;
constexpr qsizetype kNewestKept = 256;

std::string encoded(const QString& path) { return QFile::encodeName(path).toStdString(); }

/// Returns nothing for a file that is not our own, or too large.
QByteArray readWhole(const QString& path)
{
    return QByteArray::fromStdString(
        base::readWholeFile(encoded(path), kMostRead, system::OpenWay::ReadOwn).value_or(std::string()));
}

/// Whether the file is empty or begins with a head: another file may have this name.
bool holdsHeads(const QString& path)
{
    constexpr std::string_view start = "nidus-head ";
    const auto bytes = base::readFileStart(encoded(path), start.size(), system::OpenWay::ReadOwn);
    return bytes && (bytes->empty() || *bytes == start);
}

/// Keeps the oldest and the newest lines.
void thinOut(const QString& path)
{
    QByteArrayList lines = readWhole(path).split('\n');
    if (lines.size() <= kOldestKept + kNewestKept + 1)
        return;
    lines.remove(kOldestKept,
                 lines.size() - kOldestKept - kNewestKept - 1); // an empty line follows the last line end
    const QFileDevice::Permissions permissions = QFile::permissions(path);
    const QByteArray kept = lines.join('\n');
    QSaveFile file(path);
    // A full disk may accept part of it without an error.
    if (file.open(QIODevice::WriteOnly) && file.setPermissions(permissions) &&
        file.write(kept) == kept.size())
        file.commit();
}

/// Appends a line. A new file gets the permissions of `model`, or is for its owner only.
void append(const QString& path, const QByteArray& line, const QString& model)
{
    auto file = system::OpenFile::open(encoded(path), system::OpenWay::AppendOrMake);
    const auto facts = file ? file->facts() : std::unexpected(file.error());
    if (!facts || !holdsHeads(path))
        return;
    if (facts->size == 0 && !model.isEmpty())
        file->copyAccessFrom(encoded(model));
    // In one write, so that lines of several processes do not mix.
    static_cast<void>(file->write(line.toStdString()));
    file->close();
    if (facts->size > kMaxBytes)
        thinOut(path);
}

} // namespace

HeadLog::HeadLog(const QString& registryPath, const QString& commonFile)
    : m_path(registryPath.isEmpty() ? QString() : QFileInfo(registryPath).canonicalFilePath()),
      m_commonFile(commonFile)
{}

QList<registration::HistoryHead> HeadLog::seen() const
{
    if (m_path.isEmpty())
        return {};
    return seenIn(m_commonFile) + seenIn(ownFile());
}

QList<registration::HistoryHead> HeadLog::seenIn(const QString& file) const
{
    QList<registration::HistoryHead> heads;
    if (file.isEmpty())
        return heads;
    const QString text = QString::fromUtf8(readWhole(file));
    for (const QStringView line : QStringView(text).split(u'\n')) {
        if (const auto head = headIn(line, file == m_commonFile))
            heads.append(*head);
    }
    return heads;
}

bool HeadLog::isLastIn(const QString& file, const registration::HistoryHead& head) const
{
    // Backwards: the file is long, and this is called after every write.
    const QString text = QString::fromUtf8(readWhole(file));
    QStringView rest = text;
    while (!rest.isEmpty()) {
        const qsizetype begin = rest.lastIndexOf(u'\n') + 1;
        if (const auto last = headIn(rest.sliced(begin), file == m_commonFile))
            return *last == head;
        rest = rest.first(std::max<qsizetype>(begin - 1, 0));
    }
    return false;
}

std::optional<registration::HistoryHead> HeadLog::headIn(QStringView line, bool isCommon) const
{
    const qsizetype tab = line.indexOf(u'\t');
    if (isCommon && (tab < 0 || line.sliced(tab + 1) != m_path))
        return std::nullopt;
    return registration::HistoryHead::fromLine((tab < 0 ? line : line.first(tab)).toString());
}

void HeadLog::rememberWritten(const registration::HistoryHead& head) const
{
    if (m_path.isEmpty())
        return;
    if (!isLastIn(ownFile(), head))
        append(ownFile(), head.toLine().toUtf8() + '\n', m_path);
    rememberSeen(head);
}

void HeadLog::rememberSeen(const registration::HistoryHead& head) const
{
    if (m_path.isEmpty() || m_path.contains(u'\n') || m_commonFile.isEmpty() ||
        !checkFileName(m_commonFile) || isLastIn(m_commonFile, head))
        return;
    if (base::makeFolder(encoded(QFileInfo(m_commonFile).absolutePath())))
        append(m_commonFile, head.toLine().toUtf8() + '\t' + m_path.toUtf8() + '\n', {});
}

} // namespace nidus::storage
