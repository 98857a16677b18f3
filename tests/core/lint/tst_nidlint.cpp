// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/lint/nidlint.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;

class TestNidLint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void checksNids_data();
    void checksNids();
    void namesTheRelatedDraft();
    void ignoresTheDraftItself();
};

void TestNidLint::checksNids_data()
{
    QTest::addColumn<QString>("nid");
    QTest::addColumn<bool>("formal");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("allowed") << u"bookshelf"_s << true << QStringList{};
    QTest::newRow("RFC 8141 section 2, syntax") << u"a_b"_s << true << QStringList{u"urn.nid.bad-char"_s};
    QTest::newRow("RFC 8141 section 5.1 (1)") << u"ISBN"_s << true << QStringList{u"nid.registered"_s};
    QTest::newRow("RFC 8141 section 5.1 (2)")
        << u"urn-books"_s << true << QStringList{u"nid.formal.urn-prefix"_s};
    QTest::newRow("RFC 8141 section 5.1 (3), length")
        << u"ab"_s << true << QStringList{u"nid.formal.too-short"_s};
    QTest::newRow("RFC 8141 section 5.1 (3), country")
        << u"us-books"_s << true << QStringList{u"nid.formal.country-prefix"_s};
    QTest::newRow("RFC 8141 section 5.1 (4)")
        << u"X-books"_s << true << QStringList{u"nid.formal.x-prefix"_s};
    QTest::newRow("RFC 8141 section 5.1, alpha-3 code")
        << u"nzl"_s << true << QStringList{u"nid.advice.country-code"_s};
    QTest::newRow("RFC 8141 section 5.1, URI scheme")
        << u"http"_s << true << QStringList{u"nid.advice.uri-scheme"_s};
    QTest::newRow("RFC 8141 section 6.2") << u"asked"_s << true << QStringList{u"nid.advice.asked-for"_s};
    QTest::newRow("RFC 8141 section 5.2") << u"urn-99"_s << false << QStringList{};
    QTest::newRow("RFC 8141 section 5.2, zero")
        << u"urn-09"_s << false << QStringList{u"nid.informal.leading-zero"_s};
    QTest::newRow("RFC 8141 section 5.2, name")
        << u"books"_s << false << QStringList{u"nid.informal.not-a-number"_s};
}

void TestNidLint::checksNids()
{
    QFETCH(QString, nid);
    QFETCH(bool, formal);
    QFETCH(QStringList, ids);
    LintContext around;
    around.kind = formal ? NamespaceKind::Formal : NamespaceKind::Informal;
    around.registeredNids = {u"isbn"_s, u"urn-7"_s};
    around.drafts = {{u"Asked"_s, u"draft:7"_s}};
    QStringList found;
    for (const Finding& finding : lintNid(nid, around))
        found.append(QString(finding.id.word()));
    QCOMPARE(found, ids);
}

void TestNidLint::namesTheRelatedDraft()
{
    LintContext around;
    around.drafts = {{u"asked"_s, u"draft:7"_s}};
    const QList<Finding> findings = lintNid(u"asked"_s, around);
    QCOMPARE(findings.size(), 1);
    QCOMPARE(message(findings.first()), u"The NID \"asked\" is also requested by draft:7."_s);
}

void TestNidLint::ignoresTheDraftItself()
{
    LintContext around;
    around.handle = u"draft:7"_s;
    around.drafts = {{u"asked"_s, u"draft:7"_s}};
    QVERIFY(lintNid(u"asked"_s, around).isEmpty());
    around.drafts.append({u"asked"_s, u"draft:8"_s});
    const QList<Finding> findings = lintNid(u"asked"_s, around);
    QCOMPARE(findings.size(), 1);
    QCOMPARE(message(findings.first()), u"The NID \"asked\" is also requested by draft:8."_s);
}

NIDUS_TEST(tst_nidlint, TestNidLint)
#include "tst_nidlint.moc"
