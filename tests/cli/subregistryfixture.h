// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/cli/clirun.h"

#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace nidus::test {

/// Provides a new registry file and the commands for subregistries in it.
class SubregistryFixture
{
protected:
    void makeRegistry()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_cli.registryPath = m_folder->filePath(QStringLiteral("r.nidus"));
        QCOMPARE(m_cli.run({QStringLiteral("registry"), QStringLiteral("create")}).status, 0);
    }
    /// Runs a command in which an underscore stands for a space.
    [[nodiscard]] CliResult run(const QString& command) const
    {
        QStringList words = command.split(u' ');
        for (QString& word : words)
            word.replace(u'_', u' ');
        return m_cli.run(QStringList{QStringLiteral("subregistry")} + words);
    }
    /// Creates a list; the pattern of URNs that it gets without --urn may not suit the grammar.
    void create(const QString& arguments) const
    {
        const CliResult made = run(QStringLiteral("create ") + arguments);
        const bool isOdd = made.err.count('\n') == 1 && made.err.contains("rejects every URN of the pattern");
        QVERIFY2(isOdd || made.err.isEmpty(), made.err);
        QCOMPARE(made.status, 0);
    }
    void done(const QString& command) const { QCOMPARE(run(command).status, 0); }
    /// Returns the values or blocks of each line, with spaces between them.
    [[nodiscard]] QByteArray values(const QString& command) const
    {
        QByteArrayList all;
        for (const QByteArray& line : run(command).out.split('\n')) {
            const QByteArrayList fields = line.split('\t');
            if (fields.size() > 1)
                all.append(fields[1].isEmpty() ? fields[0] : fields[0] + '-' + fields[1]);
        }
        return all.join(' ');
    }
    void createObjects() const
    {
        create(QStringLiteral("oma/objects --kind decimal --title Objects --urn "
                              "urn:oma:lwm2m:{label}:{value} --date 2016-01-01"));
        QCOMPARE(run(QStringLiteral("range oma/objects x 10241-26240 --label x --date 2016-01-01")).status,
                 0);
        QCOMPARE(
            run(QStringLiteral("range oma/objects bulk 32769-42768 --label x --largest 50 --date 2016-01-01"))
                .status,
            0);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Cli m_cli;
};

} // namespace nidus::test
