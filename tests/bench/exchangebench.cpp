// SPDX-License-Identifier: Apache-2.0
// Imports and lints every template in a folder, as when a user drops the folder on the window; lints one
// template, as during typing; and exports a registry of 10,000 namespaces with those templates. Measures
// processor time. The templates are our own, or those in the folder given as the argument, including its
// subfolders.
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/read/importfile.h"
#include "core/lint/prosegrammar.h"
#include "core/lint/templatelint.h"
#include "tests/bench/stopwatch.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sys/resource.h>
#include <utility>
#include <vector>

namespace {

constexpr int kRounds = 5;
constexpr double kWantedMilliseconds = 1000;
constexpr double kWantedForOne = 20;
constexpr int kRegistrations = 10'000;
constexpr double kWantedExportMilliseconds = 10'000;

/// Counts the bytes written to it and keeps none.
class CountingDevice final : public QIODevice
{
public:
    [[nodiscard]] qint64 count() const { return m_count; }

protected:
    qint64 readData(char* /*data*/, qint64 /*size*/) override { return -1; }
    qint64 writeData(const char* /*data*/, qint64 size) override
    {
        m_count += size;
        return size;
    }

private:
    qint64 m_count = 0;
};

/// Returns the peak memory of the process so far, in MiB.
long peakMebibytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

/// Returns the files that contain a template, in order of their names.
QList<QByteArray> templatesIn(const QString& folder)
{
    QStringList names;
    QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext())
        names.append(all.next());
    names.sort();
    QList<QByteArray> files;
    for (const QString& name : names) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray bytes = file.readAll();
        const auto read = nidus::exchange::readImportFile(bytes);
        if (read && std::holds_alternative<nidus::exchange::ImportedTemplate>(read->content))
            files.append(bytes);
    }
    return files;
}

/// Exports texts and XML of a large registry; returns whether that is as fast as wanted.
bool exportMany(const QList<QByteArray>& files)
{
    QList<nidus::registration::RegistrationTemplate> templates;
    for (const QByteArray& file : files)
        templates.append(
            std::get<nidus::exchange::ImportedTemplate>(nidus::exchange::readImportFile(file)->content)
                .registrationTemplate);
    nidus::registration::RegistryContent content;
    for (int i = 0; i < kRegistrations; ++i) {
        nidus::registration::RegistrationRecord record;
        record.registration.nid = QStringLiteral("nid-%1").arg(i);
        record.versions = {
            {.number = 1, .content = {.registrationTemplate = templates[i % templates.size()]}}};
        content.records.append(record);
    }
    const long before = peakMebibytes();
    qsizetype textBytes = 0;
    CountingDevice device;
    device.open(QIODevice::WriteOnly);
    bool isWritten = false;
    const auto exportAll = [&] {
        for (const nidus::registration::RegistrationRecord& record : std::as_const(content.records))
            textBytes +=
                nidus::exchange::writeTemplateText(record.versions.constLast().content.registrationTemplate)
                    .size();
        isWritten = nidus::exchange::writeRegistryXml(content, device).has_value();
    };
    const double taken = nidus::bench::nanoseconds(exportAll) / 1e6;
    std::printf("export: %d registrations, %lld bytes of text and %lld of XML: %.0f ms (wanted: %.0f), "
                "memory grew by %ld MiB\n",
                kRegistrations, static_cast<long long>(textBytes), static_cast<long long>(device.count()),
                taken, kWantedExportMilliseconds, peakMebibytes() - before);
    return isWritten && taken <= kWantedExportMilliseconds;
}

QList<nidus::findings::Finding> lint(const nidus::registration::RegistrationTemplate& made)
{
    return nidus::lint::lintTemplate(made, {}) +
           nidus::lint::lintProseGrammar(made.text(nidus::registration::TemplateField::Syntax), made.nid());
}

/// Takes the shortest of a few runs for each template, to reduce the effect of other load.
bool measureOne(const QList<QByteArray>& files)
{
    std::vector<double> times;
    for (const QByteArray& file : files) {
        const auto read = nidus::exchange::readImportFile(file);
        if (!read)
            return false;
        const auto& imported = std::get<nidus::exchange::ImportedTemplate>(read->content);
        double shortest = 0;
        for (int round = 0; round < kRounds; ++round) {
            const double time =
                nidus::bench::nanoseconds([&] { static_cast<void>(lint(imported.registrationTemplate)); }) /
                1e6;
            shortest = round == 0 ? time : std::min(shortest, time);
        }
        times.push_back(shortest);
    }
    std::ranges::sort(times);
    std::printf("lint of one template: median %.1f ms, slowest %.1f ms (wanted: %.0f)\n",
                times[times.size() / 2], times.back(), kWantedForOne);
    return times.back() <= kWantedForOne;
}

} // namespace

int main(int argc, char* argv[])
{
    // Other benchmarks take a count, and ./dev bench passes the same arguments to all of them.
    const QString argument = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    const QString folder = QFileInfo(argument).isDir() ? argument : QStringLiteral(NIDUS_TEMPLATES);
    const QList<QByteArray> files = templatesIn(folder);
    if (files.isEmpty()) {
        std::printf("import with lint: there is no template in %s\n", qPrintable(folder));
        return EXIT_FAILURE;
    }
    std::vector<double> times;
    qsizetype findings = 0;
    qsizetype bytes = 0;
    for (int round = 0; round < kRounds; ++round) {
        findings = bytes = 0;
        const auto importAll = [&] {
            for (const QByteArray& file : files) {
                const auto imported = std::get<nidus::exchange::ImportedTemplate>(
                    nidus::exchange::readImportFile(file)->content);
                findings += imported.findings.size();
                findings += lint(imported.registrationTemplate).size();
                bytes += file.size();
            }
        };
        times.push_back(nidus::bench::nanoseconds(importAll) / 1e6);
    }
    std::ranges::sort(times);
    const double median = times[times.size() / 2];
    std::printf("import with lint: %s: %lld templates, %lld bytes, %lld findings: %.1f ms, median of %d "
                "(wanted: %.0f)\n",
                qPrintable(folder), static_cast<long long>(files.size()), static_cast<long long>(bytes),
                static_cast<long long>(findings), median, kRounds, kWantedMilliseconds);
    const bool isOneQuick = measureOne(files);
    const bool areManyQuick = exportMany(files);
    return median <= kWantedMilliseconds && isOneQuick && areManyQuick ? EXIT_SUCCESS : EXIT_FAILURE;
}
