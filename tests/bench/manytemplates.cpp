// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/manytemplates.h"

#include "core/exchange/read/importfile.h"
#include "tests/bench/stopwatch.h"

#include <QDirIterator>
#include <QFile>
#include <cstdlib>
#include <fcntl.h>
#include <sched.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace nidus::bench {

namespace {

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

} // namespace

double importTemplates(const char* folder, const char* from, int count)
{
    const auto templates = templatesOf(QString::fromLocal8Bit(from));
    qputenv("XDG_DATA_HOME", folder);
    if (templates.empty() || chdir(folder) != 0)
        return -1;
    std::vector<std::string> words{NIDUS_CLI, "--registry", "r.nidus", "registry", "create"};
    if (!runCli(words))
        return -1;
    words = {NIDUS_CLI, "--registry", "r.nidus", "import", "--format", "json"};
    for (std::size_t i = 0; i < std::size_t(count); ++i) {
        const auto& [bytes, nid] = templates[i % templates.size()];
        words.push_back("t" + std::to_string(i));
        QFile file(QString::fromStdString(words.back()));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(QByteArray(bytes).replace(nid, nid + '-' + QByteArray::number(i))) < 0)
            return -1;
    }
    bool hasRun = false;
    const double time = elapsedNanoseconds([&] { hasRun = runCli(words); }) / 1e6;
    return hasRun ? time : -1;
}

} // namespace nidus::bench
