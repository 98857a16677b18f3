// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/headlog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxBytes = qint64{64} * 1024; // maximum file size, after which the file is thinned out
constexpr qsizetype kOldestKept = 16;
constexpr qsizetype kNewestKept = 256;
constexpr QFileDevice::Permissions kOnlyOwner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

QByteArray readWhole(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(2 * kMaxBytes) : QByteArray();
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

void append(const QString& path, const QByteArray& line, QFileDevice::Permissions permissions)
{
    QFile file(path);
    const bool isNew = !file.exists();
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return;
    if (isNew)
        file.setPermissions(permissions);
    file.write(line); // in one write, so that lines of several processes do not mix
    const bool isLarge = file.size() > kMaxBytes;
    file.close();
    if (isLarge)
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

void HeadLog::remember(const registration::HistoryHead& head, bool isReadOnly) const
{
    if (m_path.isEmpty())
        return;
    const QByteArray line = head.toLine().toUtf8();
    if (!isReadOnly && !isLastIn(ownFile(), head))
        append(ownFile(), line + '\n', QFile::permissions(m_path) & ~QFileDevice::Permissions(0x1111));
    if (m_commonFile.isEmpty() || m_path.contains(u'\n') || isLastIn(m_commonFile, head))
        return;
    if (QDir().mkpath(QFileInfo(m_commonFile).absolutePath()))
        append(m_commonFile, line + '\t' + m_path.toUtf8() + '\n', kOnlyOwner);
}

} // namespace nidus::storage
