// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/acknowledgedproblems.h"

#include <QStringList>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kMissing = "missing "_L1;
constexpr auto kEntry = "entry "_L1;
constexpr auto kRemains = "remains "_L1;
constexpr auto kSealed = "sealed "_L1;

QString lineOf(QLatin1StringView kind, const NamedProblem& problem)
{
    return kind + problem.subject + u'\t' + problem.detail;
}

NamedProblem problemIn(const QString& text)
{
    return {.subject = text.section(u'\t', 0, 0), .detail = text.section(u'\t', 1)};
}

} // namespace

QString AcknowledgedProblems::toText() const
{
    QStringList lines{kStart + note.simplified()};
    for (const MissingEntries& part : missing)
        lines.append(kMissing + QString::number(part.first) + u' ' + part.last.toLine());
    for (const ChangedEntry& entry : changed)
        lines.append(kEntry + QString::number(entry.entry) + u' ' +
                     (entry.hash.isEmpty() ? u"-"_s : QString::fromLatin1(entry.hash.toHex())));
    for (const NamedProblem& problem : remaining)
        lines.append(lineOf(kRemains, problem));
    for (const NamedProblem& problem : sealed)
        lines.append(lineOf(kSealed, problem));
    return lines.join(u'\n');
}

std::optional<AcknowledgedProblems> AcknowledgedProblems::fromText(const QString& text)
{
    if (!text.startsWith(kStart))
        return std::nullopt;
    const QStringList lines = text.split(u'\n');
    AcknowledgedProblems problems{.note = lines.first().sliced(kStart.size())};
    for (const QString& line : lines.sliced(1))
        problems.addLine(line);
    return problems;
}

void AcknowledgedProblems::addLine(const QString& line)
{
    const QString rest = line.section(u' ', 1);
    if (line.startsWith(kMissing)) {
        if (const auto head = registration::HistoryHead::fromLine(rest.section(u' ', 1)))
            missing.append({rest.section(u' ', 0, 0).toLongLong(), *head});
    } else if (line.startsWith(kEntry)) {
        changed.append(
            {rest.section(u' ', 0, 0).toLongLong(), QByteArray::fromHex(rest.section(u' ', 1).toLatin1())});
    } else if (line.startsWith(kRemains)) {
        remaining.append(problemIn(rest));
    } else if (line.startsWith(kSealed)) {
        sealed.append(problemIn(rest));
    }
}

std::string entriesText(qint64 first, qint64 last)
{
    return first == last ? "entry " + std::to_string(first)
                         : "entries " + std::to_string(first) + " to " + std::to_string(last);
}

QString missingEntriesText(qint64 first, qint64 last)
{
    return QString::fromStdString(entriesText(first, last)) +
           (first == last ? " is missing"_L1 : " are missing"_L1);
}

QString AcknowledgedProblems::summary(const QString& text)
{
    const auto problems = fromText(text);
    if (!problems)
        return text;
    QStringList parts{problems->note};
    for (const MissingEntries& part : problems->missing)
        parts.append(missingEntriesText(part.first, part.last.count));
    for (const NamedProblem& problem : problems->remaining + problems->sealed)
        parts.append((problem.subject + u' ' + problem.detail).trimmed());
    return parts.join(u"; "_s);
}

NamedProblem named(const base::Error& problem, const QString& path)
{
    const QString subject = QString::fromStdString(problem.subject);
    return {.subject = subject == path ? QString() : subject.simplified(),
            .detail = QString::fromStdString(problem.detail).simplified()};
}

} // namespace nidus::storage
