// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

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
    void containsSubjectAndDetail();
};

void TestErrorText::everyCodeHasItsOwnMessage()
{
    QSet<QString> sentences;
    const int count = int(ErrorCode::Canceled) + 1;
    for (int code = 0; code < count; ++code) {
        for (const std::string& subject : {std::string("%2 file"), std::string()}) {
            const QString sentence = describe({ErrorCode(code), subject, "%1 detail"});
            QVERIFY(!sentence.isEmpty());
            QVERIFY2(!sentence.front().isLower(), qPrintable(sentence));
            sentences.insert(sentence);
        }
        QVERIFY2(describe({ErrorCode(code), "", ""}).endsWith(u'.') || code == int(ErrorCode::BadFormat) ||
                     code == int(ErrorCode::DatabaseFailure),
                 qPrintable(describe({ErrorCode(code), "", ""})));
    }
    // Three messages contain no subject, so they are the same with and without one.
    QCOMPARE(sentences.size(), 2 * count - 3);
}

void TestErrorText::containsSubjectAndDetail()
{
    QCOMPARE(describe({ErrorCode::NidTaken, "isbn", ""}),
             u"The NID \"isbn\" is already registered. Choose another NID, or revise that registration."_s);
    QCOMPARE(
        describe({ErrorCode::BadFormat, "a.xml", "3:7: unknown element"}),
        u"\"a.xml\" could not be understood. Check that it is the right file. Details: 3:7: unknown element"_s);
    QCOMPARE(
        describe({ErrorCode::BrokenPromise, "a.nidus", "a promise"}),
        u"The program detected an internal error (a promise). The data was not changed. Please report it."_s);
    QCOMPARE(describe({ErrorCode::FileNotFound, "", ""}),
             u"This item does not exist. Check the name and the folder."_s);
}

NIDUS_TEST(tst_errortext, TestErrorText)
#include "tst_errortext.moc"
