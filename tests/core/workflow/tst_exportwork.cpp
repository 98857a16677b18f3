// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/exportwork.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::workflow;

class TestExportWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesFiles_data();
    void namesFiles();
    void givesEachItsOwnName();
    void namesADraftAsTheWindowDoes();
};

void TestExportWork::namesFiles_data()
{
    QTest::addColumn<QString>("handle");
    QTest::addColumn<QString>("name");
    const auto row = [](const QString& handle, const QString& name) {
        QTest::newRow(qPrintable(handle)) << handle << name;
    };
    row(u"isbn"_s, u"isbn.html"_s);
    row(u"ISBN"_s, u"isbn.html"_s);
    row(u"urn-7"_s, u"urn-7.html"_s);
    row(u"draft:7"_s, u"draft-7.html"_s);
    row(u"draft-7"_s, u"_64raft-7.html"_s); // a NID
    row(QString(), u"registry.html"_s);
    row(u"registry"_s, u"_72egistry.html"_s);
    row(u"isbn@2"_s, u"isbn_402.html"_s);
    row(u"../evil"_s, u"_2e_2e_2fevil.html"_s);
    row(u"/abs"_s, u"_2fabs.html"_s);
    row(u"-rf"_s, u"_2drf.html"_s);
    row(u"a\\b"_s, u"a_5cb.html"_s);
    row(u"a_b"_s, u"a_5fb.html"_s);
    row(u"con"_s, u"_63on.html"_s);
    row(u"NUL"_s, u"_6eul.html"_s);
    row(u"Aux"_s, u"_61ux.html"_s);
    row(u"com1"_s, u"_63om1.html"_s);
    row(u"com"_s, u"com.html"_s);
    row(u"a\u202Eb"_s, u"a_e2_80_aeb.html"_s);
}

void TestExportWork::namesFiles()
{
    QFETCH(QString, handle);
    QFETCH(QString, name);
    QCOMPARE(exportFileName(handle, ExportFormat::Html), name);
}

void TestExportWork::givesEachItsOwnName()
{
    QSet<QString> names;
    for (const QString& handle :
         {u"é"_s.repeated(60), u"é"_s.repeated(61), QString(300, u'a'), QString(301, u'a')}) {
        const QString name = exportFileName(handle, ExportFormat::Html);
        QVERIFY2(name.size() <= 140, qPrintable(name));
        QVERIFY(QRegularExpression(u"^[a-z0-9_-]+\\.html$"_s).match(name).hasMatch());
        names.insert(name);
    }
    QCOMPARE(names.size(), 4);
}

/// As the window shows them: the number among the drafts of the namespace.
void TestExportWork::namesADraftAsTheWindowDoes()
{
    QCOMPARE(exportFileName(u"draft:11"_s, ExportFormat::Html, u"onem2m"_s, 2), u"onem2m_draft-2.html"_s);
    QCOMPARE(exportFileName(u"draft:11"_s, ExportFormat::Html, u"onem2m"_s), u"onem2m_draft-11.html"_s);
    QCOMPARE(exportFileName(u"draft:11"_s, ExportFormat::Html, {}, 2), u"draft-11.html"_s);
    QCOMPARE(exportFileName(u"onem2m"_s, ExportFormat::Html, u"onem2m"_s), u"onem2m.html"_s);
}

NIDUS_TEST(tst_exportwork, TestExportWork)
#include "tst_exportwork.moc"
