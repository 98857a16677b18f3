// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandline.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <atomic>

namespace nidus::test {

/// The result of one run of a command.
struct CliResult
{
    int status = 0;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
    /// Returns the object on the line with this number, from 0, or an empty object.
    [[nodiscard]] QJsonObject object(qsizetype line) const
    {
        return QJsonDocument::fromJson(out.split('\n').value(line)).object();
    }
};

/// Runs command lines inside the test, each with fresh sinks.
struct Cli
{
    QString registryPath = QStringLiteral(":builtin:");
    QString headsFile = {};
    bool outIsTerminal = false;
    bool useColor = false;
    const std::atomic<bool>* interrupted = nullptr;
    unsigned threads = 0;

    [[nodiscard]] CliResult run(const QStringList& words, const QByteArray& input = {}) const
    {
        const std::string bytes = input.toStdString();
        const std::unique_ptr<base::ByteSource> in = base::memoryByteSource(bytes);
        cli::MemorySink out;
        cli::MemorySink err;
        std::vector<std::string> arguments;
        for (const QString& word : words)
            arguments.push_back(word.toStdString());
        const cli::ExitStatus status = cli::runCommandLine(arguments, {.out = &out,
                                                                       .err = &err,
                                                                       .in = in.get(),
                                                                       .registryPath = registryPath,
                                                                       .headsFile = headsFile,
                                                                       .outIsTerminal = outIsTerminal,
                                                                       .useColor = useColor,
                                                                       .interrupted = interrupted,
                                                                       .threads = threads});
        return {static_cast<int>(status), QByteArray::fromStdString(out.bytes()),
                QByteArray::fromStdString(err.bytes())};
    }
};

} // namespace nidus::test
