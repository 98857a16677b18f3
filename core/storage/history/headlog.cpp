// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/headlog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
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

QString resolved(const QString& path)
{
    const QFileInfo file(path);
    if (path.isEmpty() || file.exists())
        return path.isEmpty() ? QString() : file.canonicalFilePath();
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? QString() : QDir(folder).filePath(file.fileName());
}

/// The first word of a line, which is its kind.
QStringView kindOf(QStringView line) { return line.first(std::max<qsizetype>(line.indexOf(u' '), 0)); }

constexpr auto kAssigned = "nidus-assigned"_L1;

QString assignedLine(const AssignedNumbers& numbers, const QString& identity)
{
    return u"%1 1 %2 %3 %4"_s.arg(kAssigned, numbers.informal.isEmpty() ? u"-"_s : numbers.informal)
        .arg(numbers.draft)
        .arg(identity);
}

std::optional<AssignedNumbers> assignedIn(const QString& line, const QStringList& identities)
{
    static const QRegularExpression pattern(
        u"\\A%1 1 (-|[1-9][0-9]{0,27}) ([0-9]{1,18}) ([0-9a-f]{32})\\z"_s.arg(kAssigned));
    const QRegularExpressionMatch match = pattern.match(line);
    if (!match.hasMatch() || !identities.contains(match.captured(3)))
        return std::nullopt;
    const QString informal = match.captured(1);
    return AssignedNumbers{.informal = informal == "-"_L1 ? QString() : informal,
                           .draft = match.captured(2).toLongLong()};
}

} // namespace

HeadLog::HeadLog(const QString& registryPath, const QString& commonFile)
    : m_path(resolved(registryPath)), m_commonFile(commonFile)
{}

QList<registration::HistoryHead> HeadLog::seen() const
{
    QList<registration::HistoryHead> heads;
    for (const QString& line : linesIn(m_commonFile) + linesIn(ownFile())) {
        if (const auto head = registration::HistoryHead::fromLine(line))
            heads.append(*head);
    }
    return heads;
}

QList<AssignedNumbers> HeadLog::assigned(const QStringList& identities) const
{
    QList<AssignedNumbers> numbers;
    for (const QString& line : linesIn(m_commonFile) + linesIn(ownFile())) {
        if (const auto known = assignedIn(line, identities))
            numbers.append(*known);
    }
    return numbers;
}

QStringList HeadLog::linesIn(const QString& file) const
{
    QStringList lines;
    if (m_path.isEmpty() || file.isEmpty())
        return lines;
    const QString text = QString::fromUtf8(readWhole(file));
    for (const QStringView line : QStringView(text).split(u'\n')) {
        if (const auto own = ownPart(line, file == m_commonFile))
            lines.append(own->toString());
    }
    return lines;
}

bool HeadLog::isLastIn(const QString& text, const QString& line, bool isCommon) const
{
    // Backwards: the file is long, and this is called after every write.
    QStringView rest = text;
    while (!rest.isEmpty()) {
        const qsizetype begin = rest.lastIndexOf(u'\n') + 1;
        if (const auto last = ownPart(rest.sliced(begin), isCommon); last && kindOf(*last) == kindOf(line))
            return *last == line;
        rest = rest.first(std::max<qsizetype>(begin - 1, 0));
    }
    return false;
}

std::optional<QStringView> HeadLog::ownPart(QStringView line, bool isCommon) const
{
    const qsizetype tab = line.indexOf(u'\t');
    if (isCommon && (tab < 0 || line.sliced(tab + 1) != m_path))
        return std::nullopt;
    return tab < 0 ? line : line.first(tab);
}

void HeadLog::add(const QString& file, const QStringList& lines, QFileDevice::Permissions permissions) const
{
    const bool isCommon = file == m_commonFile;
    const QString text = QString::fromUtf8(readWhole(file));
    QString added;
    for (const QString& line : lines) {
        if (!isLastIn(text, line, isCommon))
            added += line + (isCommon ? u'\t' + m_path : QString()) + u'\n';
    }
    if (!added.isEmpty() && (!isCommon || QDir().mkpath(QFileInfo(m_commonFile).absolutePath())))
        append(file, added.toUtf8(), permissions);
}

void HeadLog::remember(const registration::HistoryHead& head, const AssignedNumbers& assigned,
                       bool isReadOnly) const
{
    if (m_path.isEmpty())
        return;
    const QStringList lines{assignedLine(assigned, head.identity), head.toLine()};
    if (!isReadOnly)
        add(ownFile(), lines, QFile::permissions(m_path) & ~QFileDevice::Permissions(0x1111));
    if (!m_commonFile.isEmpty() && !m_path.contains(u'\n'))
        add(m_commonFile, lines, kOnlyOwner);
}

} // namespace nidus::storage
