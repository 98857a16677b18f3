// SPDX-License-Identifier: Apache-2.0
#include "core/base/bytesource.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/catalogtables.h"
#include "core/storage/values/storageerrors.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <array>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::findings;

class TestErrorText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyCodeHasItsOwnMessage();
    void everyDeclaredCodeHasASentence();
    void containsSubjectAndDetail();
};

void TestErrorText::everyCodeHasItsOwnMessage()
{
    QSet<QString> sentences;
    for (const ErrorSentence& row : errorSentences()) {
        for (const std::string& subject : {std::string("%2 file"), std::string()}) {
            const QString sentence = describe({row.code, subject, "%1 detail"});
            QVERIFY(!sentence.isEmpty());
            QVERIFY2(!sentence.front().isLower(), qPrintable(sentence));
            sentences.insert(sentence);
        }
        const QString sentence = describe({row.code, "", ""});
        QVERIFY2(sentence.endsWith(u'.') || row.code == kBadFormat || row.code == storage::kDatabaseFailure,
                 qPrintable(sentence));
    }
    // Three messages contain no subject, so they are the same with and without one.
    QCOMPARE(sentences.size(), 2 * qsizetype(errorSentences().size()) - 3);
}

void TestErrorText::everyDeclaredCodeHasASentence()
{
    static const QRegularExpression declaration(u"ErrorCode (k\\w+)\\{\\s*\"([^\"]+)\"\\}"_s);
    QSet<QString> declared;
    QDirIterator headers(QStringLiteral(NIDUS_SOURCE_DIR "/core"), {u"*.h"_s}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (headers.hasNext()) {
        QFile header(headers.next());
        QVERIFY(header.open(QIODevice::ReadOnly));
        QRegularExpressionMatchIterator codes = declaration.globalMatch(QString::fromUtf8(header.readAll()));
        while (codes.hasNext()) {
            const QRegularExpressionMatch code = codes.next();
            QVERIFY2(!declared.contains(code.captured(2)), qPrintable(code.captured(2)));
            declared.insert(code.captured(2));
            QString name = u"k"_s;
            for (const QString& part : code.captured(2).split(u'-'))
                name += part.first(1).toUpper() + part.sliced(1);
            QCOMPARE(code.captured(1), name);
        }
    }
    QSet<QString> described;
    for (const ErrorSentence& row : errorSentences())
        described.insert(QString::fromLatin1(row.code.word()));
    QCOMPARE(declared, described);
}

void TestErrorText::containsSubjectAndDetail()
{
    QCOMPARE(describe({storage::kNidTaken, "isbn", ""}),
             u"The NID \"isbn\" is already registered. Choose another NID, or revise that registration."_s);
    QCOMPARE(
        describe({base::kBadFormat, "a.xml", "3:7: unknown element"}),
        u"\"a.xml\" could not be understood. Check that it is the right file. Details: 3:7: unknown element"_s);
    QCOMPARE(
        describe({base::kBrokenPromise, "a.nidus", "a promise"}),
        u"The program detected an internal error (a promise). The data was not changed. Please report it."_s);
    const auto source = base::openByteSource(QDir::tempPath().toStdString());
    std::array<char, 8> bytes{};
    const auto read = source ? (*source)->read(bytes) : std::unexpected(source.error());
    QVERIFY(!read);
    QCOMPARE(describe(read.error()), u"\"%1\" is a folder, not a file."_s.arg(QDir::tempPath()));
    QCOMPARE(describe({base::kFileNotFound, "", ""}),
             u"This item does not exist. Check the name and the folder."_s);
    QCOMPARE(
        describe({base::kFileNotFound, "URN:isbn:1", ""}),
        u"\"URN:isbn:1\" is not the name of a file. To check URNs, write one in each line of a file, or of "
        "standard input."_s);
}

NIDUS_TEST(tst_errortext, TestErrorText)
#include "tst_errortext.moc"
