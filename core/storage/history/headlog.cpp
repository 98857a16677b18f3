// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/headlog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBytes = qint64{64} * 1024; // of a file, then it is thinned out
constexpr qsizetype kOldestKept = 16;
constexpr qsizetype kNewestKept = 256;
constexpr QFileDevice::Permissions kOnlyOwner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

QByteArray readWhole(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(2 * kMostBytes) : QByteArray();
}

/// Keeps the oldest lines and the newest.
void thinOut(const QString& path)
{
    QByteArrayList lines = readWhole(path).split('\n');
    if (lines.size() <= kOldestKept + kNewestKept + 1)
        return;
    lines.remove(kOldestKept,
                 lines.size() - kOldestKept - kNewestKept - 1); // behind the last line end is one
    const QFileDevice::Permissions permissions = QFile::permissions(path);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.setPermissions(permissions) &&
        file.write(lines.join('\n')) >= 0)
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
    file.write(line); // in one piece, so that lines of several processes do not mix
    const bool isLarge = file.size() > kMostBytes;
    file.close();
    if (isLarge)
        thinOut(path);
}

} // namespace

HeadLog::HeadLog(const QString& registryPath, const QString& commonFile)
    : m_path(registryPath.isEmpty() ? QString() : QFileInfo(registryPath).canonicalFilePath()),
      m_commonFile(commonFile)
{}

QList<HistoryHead> HeadLog::seen() const
{
    if (m_path.isEmpty())
        return {};
    return seenIn(m_commonFile) + seenIn(ownFile());
}

QList<HistoryHead> HeadLog::seenIn(const QString& file) const
{
    const bool isCommon = file == m_commonFile;
    QList<HistoryHead> heads;
    if (file.isEmpty())
        return heads;
    const QStringList lines = QString::fromUtf8(readWhole(file)).split(u'\n');
    for (const QString& line : lines) {
        if (isCommon && line.section(u'\t', 1) != m_path)
            continue;
        if (const auto head = HistoryHead::fromLine(line.section(u'\t', 0, 0)))
            heads.append(*head);
    }
    return heads;
}

void HeadLog::remember(const HistoryHead& head, bool isReadOnly) const
{
    if (m_path.isEmpty())
        return;
    const auto isLast = [this, &head](const QString& file) {
        const QList<HistoryHead> heads = seenIn(file);
        return !heads.isEmpty() && heads.last() == head;
    };
    const QByteArray line = head.toLine().toUtf8();
    if (!isReadOnly && !isLast(ownFile()))
        append(ownFile(), line + '\n', QFile::permissions(m_path) & ~QFileDevice::Permissions(0x1111));
    if (m_commonFile.isEmpty() || m_path.contains(u'\n') || isLast(m_commonFile))
        return;
    if (QDir().mkpath(QFileInfo(m_commonFile).absolutePath()))
        append(m_commonFile, line + '\t' + m_path.toUtf8() + '\n', kOnlyOwner);
}

} // namespace nidus
