// SPDX-License-Identifier: Apache-2.0
// Import of every published template with lint, as a user who drops the whole folder on the window meets it.
#include "core/exchange/importfile.h"
#include "core/lint/templatelint.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

constexpr int kRounds = 5;
constexpr double kWantedMilliseconds = 1000;

QList<QByteArray> publishedTemplates()
{
    QList<QByteArray> files;
    for (const char* folder : {NIDUS_SHARED_DATA "/templates/iana", NIDUS_SHARED_DATA "/templates/rfc"}) {
        const QDir directory(QString::fromUtf8(folder));
        for (const QFileInfo& info : directory.entryInfoList(QDir::Files, QDir::Name)) {
            QFile file(info.filePath());
            if (file.open(QIODevice::ReadOnly))
                files.append(file.readAll());
        }
    }
    return files;
}

} // namespace

int main()
{
    const QList<QByteArray> files = publishedTemplates();
    if (files.isEmpty()) {
        std::printf("import with lint: the published templates are not beside the project\n");
        return EXIT_SUCCESS;
    }
    std::vector<double> times;
    qsizetype findings = 0;
    qsizetype bytes = 0;
    for (int round = 0; round < kRounds; ++round) {
        findings = bytes = 0;
        QElapsedTimer timer;
        timer.start();
        for (const QByteArray& file : files) {
            const auto read = nidus::readImportFile(file);
            if (!read)
                return EXIT_FAILURE;
            const auto& imported = std::get<nidus::ImportedTemplate>(read->content);
            findings += imported.findings.size();
            findings += nidus::lintTemplate(imported.registrationTemplate, {}).size();
            bytes += file.size();
        }
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    const double median = times[times.size() / 2];
    std::printf(
        "import with lint: %lld templates, %lld bytes, %lld findings: %.1f ms, median of %d (wanted: %.0f)\n",
        static_cast<long long>(files.size()), static_cast<long long>(bytes), static_cast<long long>(findings),
        median, kRounds, kWantedMilliseconds);
    return median <= kWantedMilliseconds ? EXIT_SUCCESS : EXIT_FAILURE;
}
