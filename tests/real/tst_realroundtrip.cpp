// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/importrecord.h"
#include "tests/core/exchange/roundtrip.h"
#include "tests/core/exchange/templateyardstick.h"
#include "tests/real/realfolder.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::test;

/// Templates written by registrants are the same after an export and an import.
class TestRealRoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsBackTheSame_data();
    void readsBackTheSame();
    void readsItsOwnText_data();
    void readsItsOwnText();
};

void TestRealRoundTrip::initTestCase()
{
    const QString lack = lackOf({u"templates/iana"_s, u"templates/rfc"_s});
    QVERIFY2(lack.isEmpty(), qPrintable(lack));
}

void TestRealRoundTrip::readsBackTheSame_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormat format : kRoundTripFormats)
        QTest::newRow(factsOf(format).word.data()) << format;
}

void TestRealRoundTrip::readsBackTheSame()
{
    QFETCH(ExportFormat, format);
    const QStringList names = realTemplates();
    for (const QString& name : names) {
        const QStringList changed = changedFields(format, contentOf(realPath(u"templates/"_s + name)));
        QVERIFY2(changed.isEmpty(), qPrintable(name + u": "_s + changed.join(u", "_s)));
    }
    qInfo("%d templates", int(names.size()));
}

void TestRealRoundTrip::readsItsOwnText_data()
{
    QTest::addColumn<QString>("name");
    int nameless = 0;
    for (const QString& name : realTemplates().filter(u"iana/"_s)) {
        if (namesAnNid(realPath(u"templates/"_s + name)))
            QTest::newRow(qPrintable(name)) << name;
        else
            ++nameless;
    }
    qInfo("%d templates name no NID, so there is no draft to export", nameless);
}

void TestRealRoundTrip::readsItsOwnText()
{
    QFETCH(QString, name);
    const QString changed = changedByItsOwnText(realPath(u"templates/"_s + name));
    QVERIFY2(changed.isEmpty(), qPrintable(changed));
}

NIDUS_TEST(tst_realroundtrip, TestRealRoundTrip)
#include "tst_realroundtrip.moc"
