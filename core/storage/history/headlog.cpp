// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/headlog.h"

#include "core/base/disksync.h"
#include "core/base/wholefile.h"
#include "core/storage/engine/filelocation.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
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
    const QByteArray kept = lines.join('\n');
    QSaveFile file(path); // keeps the permissions
    // A full disk may accept part of it without an error.
    if (file.open(QIODevice::WriteOnly) && file.write(kept) == kept.size())
        file.commit();
}

/// Appends lines. A new file gets the permissions of `model`, or is for its owner only.
void append(const QString& path, const QByteArray& lines, const QString& model)
{
    auto file = system::OpenFile::open(encoded(path), system::OpenWay::AppendOrMake);
    const auto facts = file ? file->facts() : std::unexpected(file.error());
    if (!facts || !holdsHeads(path))
        return;
    if (facts->size == 0 && !model.isEmpty())
        file->copyAccessFrom(encoded(model));
    // In one write, so that lines of several processes do not mix.
    static_cast<void>(file->write(lines.toStdString()));
    file->close();
    if (facts->size > kMaxBytes)
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

/// The head comes first: a file of heads begins with one.
QStringList linesFor(const registration::HistoryHead& head, const AssignedNumbers& assigned)
{
    return {head.toLine(), assignedLine(assigned, head.identity)};
}

} // namespace

HeadLog::HeadLog(const QString& registryPath, const QString& commonFile)
    : m_path(resolved(registryPath)), m_commonFile(commonFile)
{}

registration::SeenHeads HeadLog::seen() const
{
    registration::SeenHeads seen;
    for (const QString& file : {m_commonFile, ownFile()}) {
        QList<registration::HistoryHead> heads;
        for (const QString& line : linesIn(file)) {
            if (const auto head = registration::HistoryHead::fromLine(line))
                heads.append(*head);
        }
        if (!heads.isEmpty())
            seen.append(heads);
    }
    return seen;
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

void HeadLog::add(const QString& file, const QStringList& lines, const QString& model) const
{
    const bool isCommon = file == m_commonFile;
    const QString text = QString::fromUtf8(readWhole(file));
    // A power cut can leave a part of a line.
    const bool isTorn = !text.isEmpty() && !text.endsWith(u'\n');
    QString added = isTorn ? u"\n"_s : QString();
    for (const QString& line : lines) {
        if (!isLastIn(text, line, isCommon))
            added += line + (isCommon ? u'\t' + m_path : QString()) + u'\n';
    }
    if (!added.trimmed().isEmpty() &&
        (!isCommon || base::makeFolder(encoded(QFileInfo(file).absolutePath()))))
        append(file, added.toUtf8(), model);
}

void HeadLog::rememberWritten(const registration::HistoryHead& head, const AssignedNumbers& assigned) const
{
    if (m_path.isEmpty())
        return;
    add(ownFile(), linesFor(head, assigned), m_path);
    rememberSeen(head, assigned);
}

void HeadLog::rememberSeen(const registration::HistoryHead& head, const AssignedNumbers& assigned) const
{
    if (m_path.isEmpty() || m_path.contains(u'\n') || m_commonFile.isEmpty() || !checkFileName(m_commonFile))
        return;
    add(m_commonFile, linesFor(head, assigned), {});
}

} // namespace nidus::storage
