// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"

#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace nidus::test {

/// Provides a new registry file and the command line for it.
class CratesFixture
{
protected:
    void makeRegistry()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("r.nidus"));
        QCOMPARE(cli().run({QStringLiteral("registry"), QStringLiteral("create")}).status, 0);
    }
    [[nodiscard]] Cli cli() const { return {.registryPath = m_path}; }
    [[nodiscard]] QByteArray exported(const QStringList& words) const
    {
        return cli().run(QStringList{QStringLiteral("export")} + words).out;
    }
    void registerCrates() const
    {
        const QStringList words{QStringLiteral("new"), QStringLiteral("crates"), QStringLiteral("--from=-"),
                                QStringLiteral("--register")};
        const CliResult result = cli().run(words, templateText("crates"));
        QVERIFY2(result.status == 0, result.err);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

} // namespace nidus::test
