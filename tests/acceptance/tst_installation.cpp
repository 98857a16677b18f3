// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QSize>
#include <QStandardPaths>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;
using namespace nidus;
using nidus::test::BinaryResult;
using nidus::test::CliBinary;

namespace {

/// The size from the header of a PNG file; not valid if it is not a PNG file.
QSize sizeOfPng(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray head = file.read(24);
    if (head.size() < 24 || !head.startsWith("\x89PNG"))
        return {};
    return {qFromBigEndian<qint32>(head.constData() + 16), qFromBigEndian<qint32>(head.constData() + 20)};
}

} // namespace

/// The files that `cmake --install` installs where desktops and shells look for them.
class TestInstallation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void installsEverything_data();
    void installsEverything();
    void installedProgramRuns();
    void explainsItselfWithoutADisplay();
    void busFindsTheInstalledProgram();
    void validatorsAgree_data();
    void validatorsAgree();
    void speaksEveryLanguage();
    void namesOneVersion();
    void namesItsPictures();
    void drawsIconsInTheirSizes();
    void recognizesFilesByName_data();
    void recognizesFilesByName();
    void recognizesFilesByContent_data();
    void recognizesFilesByContent();

private:
    [[nodiscard]] static BinaryResult run(const QString& program, const QStringList& arguments);
    [[nodiscard]] QString installed(const QString& path) const { return m_prefix.filePath(path); }

    QTemporaryDir m_prefix;
};

BinaryResult TestInstallation::run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    return CliBinary::finish(process, {});
}

void TestInstallation::initTestCase()
{
    const BinaryResult result =
        run(QStringLiteral(NIDUS_CMAKE),
            {u"--install"_s, QStringLiteral(NIDUS_BIN_DIR "/.."), u"--prefix"_s, m_prefix.path()});
    QVERIFY2(result.status == 0, result.err.constData());
    // Put the system's file types next to ours, as below /usr, before Qt looks for them.
    const QString types = u"/usr/share/mime/packages/freedesktop.org.xml"_s;
    QVERIFY2(QFileInfo::exists(types), "shared-mime-info is not installed");
    if (NIDUS_HAS_WINDOW)
        QVERIFY(QFile::copy(types, installed(u"share/mime/packages/freedesktop.org.xml"_s)));
    qputenv("XDG_DATA_HOME", installed(u"home"_s).toUtf8());
    qputenv("XDG_DATA_DIRS", installed(u"share"_s).toUtf8());
}

void TestInstallation::installsEverything_data()
{
    QTest::addColumn<QString>("path");
    QStringList paths{u"bin/nidus-cli"_s,
                      u"share/man/man1/nidus-cli.1"_s,
                      u"share/man/man1/nidus-cli-nid-check.1"_s,
                      u"share/bash-completion/completions/nidus-cli"_s,
                      u"share/zsh/site-functions/_nidus-cli"_s,
                      u"share/fish/vendor_completions.d/nidus-cli.fish"_s};
    if (NIDUS_HAS_WINDOW)
        paths += {u"bin/nidus"_s,
                  u"libexec/nidus/nidus-cli-pdf"_s,
                  u"share/doc/nidus/accessibility/accessibility.html"_s,
                  u"share/doc/nidus/accessibility/accessibility.yaml"_s,
                  u"share/doc/nidus/manual/registrants.html"_s,
                  u"share/man/man1/nidus.1"_s,
                  u"share/applications/invalid.nidus.nidus.desktop"_s,
                  u"share/dbus-1/services/invalid.nidus.nidus.service"_s,
                  u"share/metainfo/invalid.nidus.nidus.metainfo.xml"_s,
                  u"share/mime/packages/nidus.xml"_s,
                  u"share/icons/hicolor/scalable/apps/nidus.svg"_s,
                  u"share/icons/hicolor/symbolic/apps/nidus-symbolic.svg"_s};
    for (const QString& path : std::as_const(paths))
        QTest::newRow(qPrintable(path)) << path;
}

void TestInstallation::installsEverything()
{
    QFETCH(QString, path);
    QVERIFY(QFileInfo(installed(path)).size() > 0);
}

void TestInstallation::installedProgramRuns()
{
    const BinaryResult result = run(installed(u"bin/nidus-cli"_s), {u"nid"_s, u"check"_s, u"mosses"_s});
    QCOMPARE(result.status, 0);
    if (!NIDUS_HAS_WINDOW)
        return;
    const BinaryResult pdf = run(installed(u"bin/nidus-cli"_s),
                                 {u"--registry=:builtin:"_s, u"export"_s, u"--format=pdf"_s, u"isbn"_s});
    QVERIFY2(pdf.out.startsWith("%PDF-"), pdf.err.constData());
}

void TestInstallation::explainsItselfWithoutADisplay()
{
    if (!NIDUS_HAS_WINDOW)
        return;
    for (const auto& [option, expected] : {std::pair("--help", "[file]"), std::pair("--version", "Nidus ")}) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const auto variable : {"DISPLAY"_L1, "WAYLAND_DISPLAY"_L1, "QT_QPA_PLATFORM"_L1})
            environment.remove(variable);
        process.setProcessEnvironment(environment);
        process.start(installed(u"bin/nidus"_s), {QString::fromLatin1(option)});
        const BinaryResult result = CliBinary::finish(process, {});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.out.contains(expected), result.out.constData());
    }
}

void TestInstallation::busFindsTheInstalledProgram()
{
    if (!NIDUS_HAS_WINDOW)
        return;
    QFile service(installed(u"share/dbus-1/services/invalid.nidus.nidus.service"_s));
    QVERIFY(service.open(QIODevice::ReadOnly));
    const QByteArray said = service.readAll();
    QVERIFY2(said.contains("\nExec=" + installed(u"bin/nidus"_s).toUtf8() + " --service\n"),
             said.constData());
}

void TestInstallation::validatorsAgree_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("desktop entry") << QStringList{u"desktop-file-validate"_s,
                                                  u"share/applications/invalid.nidus.nidus.desktop"_s};
    // Pictures would have to be fetched from somewhere; namesItsPictures() checks them.
    QTest::newRow("metainfo") << QStringList{u"appstreamcli"_s, u"validate"_s, u"--pedantic"_s, u"--no-net"_s,
                                             u"share/metainfo/invalid.nidus.nidus.metainfo.xml"_s};
    QTest::newRow("types of files") << QStringList{u"update-mime-database"_s, u"share/mime"_s};
}

void TestInstallation::validatorsAgree()
{
    QFETCH(QStringList, command);
    if (!NIDUS_HAS_WINDOW)
        return;
    QVERIFY2(!QStandardPaths::findExecutable(command.first()).isEmpty(),
             qPrintable(command.first() + u" is not installed"_s));
    const QString program = command.takeFirst();
    command.last() = installed(command.constLast());
    const BinaryResult said = run(program, command);
    QVERIFY2(said.status == 0, (said.out + said.err).constData());
    QVERIFY2(!said.out.contains("warning") && !said.err.contains("warning"),
             (said.out + said.err).constData());
}

/// What desktops show is in every language of the window, and so is what the options say.
void TestInstallation::speaksEveryLanguage()
{
    const auto read = [](const QString& name) {
        QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/resources/packaging/") + name);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    const QString entry = read(u"nidus.desktop"_s);
    const QString manual = read(u"nidus.1.in"_s);
    const QString options =
        NIDUS_HAS_WINDOW ? QString::fromUtf8(run(installed(u"bin/nidus"_s), {u"--help"_s}).out) : manual;
    const QStringList catalogs =
        QDir(QStringLiteral(NIDUS_SOURCE_DIR "/translations")).entryList({u"nidus_*.ts"_s});
    QVERIFY(catalogs.size() > 2);
    for (const QString& catalog : catalogs) {
        const QString tag = catalog.sliced(6).chopped(3);
        for (const QString& key : {u"GenericName"_s, u"Comment"_s, u"Keywords"_s}) {
            if (tag != u"en")
                QVERIFY2(entry.contains(u"\n%1[%2]="_s.arg(key, tag)), qPrintable(key + tag));
        }
        for (const QString& name : {u"nidus.mime.xml"_s, u"nidus.metainfo.xml"_s}) {
            const QString xml = read(name);
            if (tag != u"en")
                QCOMPARE(xml.count(u"xml:lang=\"%1\""_s.arg(tag)), xml.count(u"xml:lang=\"fr\""_s));
        }
        static const QString line = u"The language of the window:[^.]*\\b%1\\b[^.]*\\."_s;
        QVERIFY2(manual.contains(QRegularExpression(line.arg(tag))), qPrintable(tag));
        QVERIFY2(options.contains(QRegularExpression(line.arg(tag))), qPrintable(tag));
    }
}

/// The latest release in the metainfo is the version of the program.
void TestInstallation::namesOneVersion()
{
    QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/resources/packaging/nidus.metainfo.xml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray version = run(CliBinary::path(), {u"--version"_s}).out.split('\n').first().mid(10);
    static const QRegularExpression release(u"<release version=\"([^\"]+)\""_s);
    QCOMPARE(release.match(QString::fromUtf8(file.readAll())).captured(1).toUtf8(), version);
}

/// Each picture of the metainfo is in resources/readme and has the stated size.
void TestInstallation::namesItsPictures()
{
    QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/resources/packaging/nidus.metainfo.xml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString said = QString::fromUtf8(file.readAll());
    static const QRegularExpression picture(
        u"<image type=\"source\" width=\"(\\d+)\" height=\"(\\d+)\">https://nidus.invalid/(readme/[a-z]+\\.png)</image>"_s);
    QRegularExpressionMatchIterator pictures = picture.globalMatch(said);
    int count = 0;
    for (; pictures.hasNext(); ++count) {
        const QRegularExpressionMatch found = pictures.next();
        QCOMPARE(sizeOfPng(QStringLiteral(NIDUS_SOURCE_DIR "/resources/") + found.captured(3)),
                 QSize(found.captured(1).toInt(), found.captured(2).toInt()));
    }
    QCOMPARE(count, said.count(u"<image"));
    QVERIFY(count > 0);
}

void TestInstallation::drawsIconsInTheirSizes()
{
    if (!NIDUS_HAS_WINDOW)
        return;
    for (const int size : {16, 22, 24, 32, 48, 64, 96, 128, 256, 512}) {
        const QString path = installed(u"share/icons/hicolor/%1x%1/apps/nidus.png"_s.arg(size));
        QCOMPARE(sizeOfPng(path), QSize(size, size));
    }
}

void TestInstallation::recognizesFilesByName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("type");
    QTest::newRow("registry") << u"a.nidus"_s << u"application/x-nidus-registry"_s;
    QTest::newRow("list") << u"a.urns"_s << u"text/x-urn-list"_s;
    QTest::newRow("another text") << u"a.txt"_s << u"text/plain"_s;
}

void TestInstallation::recognizesFilesByName()
{
    QFETCH(QString, name);
    QFETCH(QString, type);
    if (NIDUS_HAS_WINDOW)
        QCOMPARE(QMimeDatabase().mimeTypeForFile(name, QMimeDatabase::MatchExtension).name(), type);
}

void TestInstallation::recognizesFilesByContent_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("type");
    QFile registry(QStringLiteral(NIDUS_TEST_DATA "/registry-0.1.0.nidus"));
    QVERIFY(registry.open(QIODevice::ReadOnly));
    const QByteArray bytes = registry.readAll();
    QByteArray another = bytes;
    another[68] = 0;
    QTest::newRow("registry") << bytes << u"application/x-nidus-registry"_s;
    QTest::newRow("another program's database") << another << u"application/vnd.sqlite3"_s;
    QTest::newRow("XML") << run(CliBinary::path(), {u"--registry"_s, u":builtin:"_s, u"export"_s,
                                                    u"--format"_s, u"xml"_s, u"xmpp"_s})
                                .out
                         << u"application/x-nidus-registry+xml"_s;
    QTest::newRow("list") << QByteArray("urn:example:a\n") << u"text/x-urn-list"_s;
    QTest::newRow("prose") << QByteArray("A urn:example:a\n") << u"text/plain"_s;
}

void TestInstallation::recognizesFilesByContent()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, type);
    if (NIDUS_HAS_WINDOW)
        QCOMPARE(QMimeDatabase().mimeTypeForData(content).name(), type);
}

NIDUS_TEST(tst_installation, TestInstallation)
#include "tst_installation.moc"
