// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/importfile.h"
#include "tests/bench/stopwatch.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sched.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

// Imports 10,000 templates with nidus-cli, each with its own NID, on two processors. Fails if one takes
// longer than wanted.

namespace nidus::bench {

namespace {

using namespace Qt::StringLiterals;

constexpr int kTemplates = 10'000;
constexpr double kWantedMilliseconds = 1; ///< each

/// Returns files with templates, and the NID in each.
std::vector<std::pair<QByteArray, QByteArray>> templatesOf(const QString& folder)
{
    QStringList names;
    QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext())
        names.append(all.next());
    names.sort();
    std::vector<std::pair<QByteArray, QByteArray>> templates;
    for (const QString& name : std::as_const(names)) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray bytes = file.readAll();
        const auto read = exchange::readImportFile(bytes);
        const auto* const imported = read ? std::get_if<exchange::ImportedTemplate>(&read->content) : nullptr;
        if (imported != nullptr && !imported->registrationTemplate.nid().isEmpty())
            templates.emplace_back(bytes, imported->registrationTemplate.nid().toUtf8());
    }
    return templates;
}

/// Runs nidus-cli in the current folder with its standard streams in files there; returns false if the
/// command failed.
bool runCli(std::vector<std::string> words)
{
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        cpu_set_t two;
        CPU_ZERO(&two);
        CPU_SET(0, &two);
        CPU_SET(1, &two);
        sched_setaffinity(0, sizeof two, &two);
        dup2(open("out", O_WRONLY | O_CREAT | O_TRUNC, 0600), STDOUT_FILENO);
        dup2(open("err", O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
        execv(NIDUS_CLI, arguments.data());
        std::_Exit(EXIT_FAILURE);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) <= 1;
}

bool runImportBench()
{
    const auto templates = templatesOf(QStringLiteral(NIDUS_TEMPLATES));
    const QTemporaryDir folder;
    qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
    if (templates.empty() || chdir(QFile::encodeName(folder.path()).constData()) != 0)
        return false;
    std::vector<std::string> words{NIDUS_CLI, "--registry", "r.nidus", "registry", "create"};
    if (!runCli(words))
        return false;
    words = {NIDUS_CLI, "--registry", "r.nidus", "import", "--format", "json"};
    for (std::size_t i = 0; i < std::size_t{kTemplates}; ++i) {
        const auto& [bytes, nid] = templates[i % templates.size()];
        words.push_back("t" + std::to_string(i));
        QFile file(QString::fromStdString(words.back()));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(QByteArray(bytes).replace(nid, nid + '-' + QByteArray::number(i))) < 0)
            return false;
    }
    bool hasRun = false;
    const double each = elapsedNanoseconds([&] { hasRun = runCli(words); }) / 1e6 / kTemplates;
    struct rusage usage = {};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto milliseconds = [](const timeval& value) {
        return double(value.tv_sec) * 1e3 + double(value.tv_usec) / 1e3;
    };
    const bool isReached = hasRun && each <= kWantedMilliseconds;
    std::printf(
        "import of %d templates by the command line, 2 cores: %.2f ms each (wanted: %.0f), %.2f ms of "
        "processor time, peak %.0f MiB%s\n",
        kTemplates, each, kWantedMilliseconds,
        (milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)) / kTemplates,
        double(usage.ru_maxrss) / 1024, isReached ? "" : "  NOT REACHED");
    return isReached;
}

} // namespace

} // namespace nidus::bench

int main() { return nidus::bench::runImportBench() ? EXIT_SUCCESS : EXIT_FAILURE; }
