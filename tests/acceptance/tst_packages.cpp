// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::BinaryResult;
using nidus::test::CliBinary;

/// The Debian packages, made by their recipe from the existing build: everything in `./dev package` except
/// compiling.
class TestPackages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void areTwo();
    void lintianAgrees();
    void commandLineNeedsNoWindow();
    void packedProgramRuns();

private:
    [[nodiscard]] static BinaryResult run(const QString& program, const QStringList& arguments,
                                          const QString& folder = {});
    /// The package of that name.
    [[nodiscard]] QString package(const QString& name) const
    {
        const QDir folder(m_work.path());
        const QStringList found = folder.entryList({name + u"_*.deb"_s});
        return found.isEmpty() ? QString() : folder.filePath(found.constFirst());
    }

    QTemporaryDir m_work;
};

BinaryResult TestPackages::run(const QString& program, const QStringList& arguments, const QString& folder)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"NIDUS_BUILT"_s, QFileInfo(QStringLiteral(NIDUS_BIN_DIR "/..")).canonicalFilePath());
    environment.insert(u"DEB_BUILD_OPTIONS"_s, u"noautodbgsym"_s);
    process.setProcessEnvironment(environment);
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(program, arguments);
    process.closeWriteChannel();
    BinaryResult result;
    // Packing takes minutes on a busy machine; the time limit is that of ctest.
    if (process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit)
        result.status = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

void TestPackages::initTestCase()
{
    const QString sources = m_work.filePath(u"nidus"_s);
    QVERIFY(QDir().mkpath(sources));
    for (const QString& document : {u"CHANGELOG.md"_s, u"README.md"_s})
        QVERIFY(QFile::copy(QStringLiteral(NIDUS_SOURCE_DIR "/") + document, sources + u'/' + document));
    const QString now =
        QLocale::c().toString(QDateTime::currentDateTimeUtc(), u"ddd, dd MMM yyyy HH:mm:ss +0000"_s);
    const BinaryResult laidOut =
        run(QStringLiteral(NIDUS_SOURCE_DIR "/resources/packaging/recipe"), {sources, now});
    QVERIFY2(laidOut.status == 0, laidOut.err.constData());
    const BinaryResult packed = run(u"dpkg-buildpackage"_s, {u"--build=binary"_s, u"--no-sign"_s}, sources);
    QVERIFY2(packed.status == 0, (packed.out + packed.err).right(800).constData()); // the end of its output
}

void TestPackages::areTwo()
{
    const BinaryResult version = run(CliBinary::path(), {u"--version"_s});
    const QString ending = u'_' + QString::fromUtf8(version.out.split('\n').first().mid(10)) + u'_' +
                           QString::fromUtf8(run(u"dpkg"_s, {u"--print-architecture"_s}).out.trimmed()) +
                           u".deb"_s;
    QCOMPARE(QDir(m_work.path()).entryList({u"*.*deb"_s}, QDir::Files, QDir::Name),
             (QStringList{u"nidus-cli"_s + ending, u"nidus"_s + ending}));
}

void TestPackages::lintianAgrees()
{
    const BinaryResult said =
        run(u"lintian"_s, {u"--fail-on"_s, u"error,warning"_s, package(u"nidus"_s), package(u"nidus-cli"_s)});
    QVERIFY2(said.status == 0, (said.out + said.err).constData());
}

void TestPackages::commandLineNeedsNoWindow()
{
    const BinaryResult needed = run(u"dpkg-deb"_s, {u"--field"_s, package(u"nidus-cli"_s), u"Depends"_s});
    QVERIFY(needed.out.contains("libqt6core6"));
    QVERIFY2(!needed.out.contains("widgets") && !needed.out.contains("printsupport"), needed.out.constData());
}

void TestPackages::packedProgramRuns()
{
    const QString root = m_work.filePath(u"root"_s);
    QCOMPARE(run(u"dpkg-deb"_s, {u"--extract"_s, package(u"nidus-cli"_s), root}).status, 0);
    QCOMPARE(run(root + u"/usr/bin/nidus-cli"_s, {u"nid"_s, u"check"_s, u"mosses"_s}).status, 0);
}

NIDUS_TEST(tst_packages, TestPackages)
#include "tst_packages.moc"
