// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/slowness.h"
#include "tests/testprogram.h"

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace nidus::test {

/// The result of one run of the real program.
struct BinaryResult
{
    int status = -1; ///< -1: it crashed, was killed, or did not end
    QByteArray out;
    QByteArray err;
};

/// Returns whether this system can make a terminal for a test: a container without /dev/pts cannot.
[[nodiscard]] inline bool hasTerminals()
{
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0)
        return false;
    ::close(terminal);
    return true;
}

/// Runs the real nidus-cli, each object with its own data folder.
class CliBinary
{
public:
    [[nodiscard]] static QString path() { return QStringLiteral(NIDUS_BIN_DIR "/nidus-cli"); }

    [[nodiscard]] QString filePath(const QString& name) const { return m_home.filePath(name); }

    /// Sets up a process that is not started yet.
    void prepare(QProcess& process) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), m_home.filePath(QStringLiteral("data")));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_home.path());
    }

    [[nodiscard]] BinaryResult run(const QStringList& words, const QByteArray& input = {}) const
    {
        QProcess process;
        prepare(process);
        process.start(path(), words);
        return finish(process, input);
    }

    /// Runs a shell command; $NIDUS is the program.
    [[nodiscard]] BinaryResult shell(const QString& line, const QByteArray& input = {}) const
    {
        QProcess process;
        prepare(process);
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert(QStringLiteral("NIDUS"), path());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral("/bin/bash"), {QStringLiteral("-c"), line});
        return finish(process, input);
    }

    /// Writes its input to a started process and waits for its end.
    [[nodiscard]] static BinaryResult finish(QProcess& process, const QByteArray& input)
    {
        process.write(input);
        process.closeWriteChannel();
        BinaryResult result;
        if (process.waitForFinished(kProgressDelay * kSlowness) &&
            process.exitStatus() == QProcess::NormalExit)
            result.status = process.exitCode();
        result.out = process.readAllStandardOutput();
        result.err = process.readAllStandardError();
        return result;
    }

private:
    QTemporaryDir m_home;
};

} // namespace nidus::test
