// SPDX-License-Identifier: Apache-2.0
#include "core/batch/memberprobe.h"

#include "core/batch/batchvalues.h"
#include "tests/testprogram.h"

#include <QTest>
#include <string>

using namespace nidus;
using namespace nidus::batch;

class TestMemberProbe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksForTheMember_data();
    void looksForTheMember();
    void stopsWhenAsked();
};

void TestMemberProbe::looksForTheMember_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("begins"); // of the error; empty: none
    const auto row = [](const char* name, const QByteArray& text, const char* begins) {
        QTest::newRow(name) << text << QByteArray(begins);
    };
    row("in a later line", "{\"a\":1}\n{\"urn\":\"x\"}\n", "");
    row("in no line", "\n{\"a\":1}\n{\"b\":2}\n", "2: no line has a string in the member \"urn\"; found: ");
    row("no object", "urn\n", "1: no line is a JSON object");
    row("only blank lines", "\n\n", "");
    row("what a very long line contains is not known", QByteArray(2 * int(check::kMaxUrnLength), 'x'), "");
}

void TestMemberProbe::looksForTheMember()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, begins);
    const auto source = base::memoryByteSource({text.constData(), std::size_t(text.size())});
    const base::Result<void> found = findMember(*source, "urn", [] { return false; });
    QCOMPARE(found.has_value(), begins.isEmpty());
    if (!found) {
        QCOMPARE(found.error().code, base::kBadFormat);
        QVERIFY2(found.error().detail.starts_with(begins.toStdString()), found.error().detail.c_str());
    }
}

void TestMemberProbe::stopsWhenAsked()
{
    const auto source = base::memoryByteSource("no object\n");
    QVERIFY(findMember(*source, "urn", [] { return true; }).has_value());
}

NIDUS_TEST(tst_memberprobe, TestMemberProbe)
#include "tst_memberprobe.moc"
