// SPDX-License-Identifier: Apache-2.0
#include "core/print/printdocument.h"

#include "tests/testprogram.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::print;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

namespace {

constexpr double kTextLine = 11; // points; the minimum height of a line of text
constexpr double kFoot = 24;     // points

RegistrationRecord recordOf(const QString& nid, const QString& purpose)
{
    VersionContent content;
    content.registrationTemplate.setText(TemplateField::Purpose, purpose);
    RegistrationRecord record;
    record.registration.nid = nid;
    record.versions = {{1, content, {}, {}, {}}};
    return record;
}

/// Returns `count` paragraphs of one line.
QString paragraphs(int count) { return QStringList(count, u"Names crates."_s).join("\n\n"_L1); }

/// A4 pages that are discarded.
class Paper
{
public:
    Paper() : m_pages(&m_bytes)
    {
        m_bytes.open(QIODevice::WriteOnly);
        m_pages.setPageSize(QPageSize(QPageSize::A4));
        m_pages.setPageMargins(QMarginsF(20, 20, 20, 20), QPageLayout::Millimeter);
    }
    QPdfWriter& pages() { return m_pages; }
    /// Returns where text ends, in points from the top of the page.
    [[nodiscard]] double textEnd() const
    {
        return m_pages.pageLayout().paintRect(QPageLayout::Point).bottom() - kFoot;
    }

private:
    QBuffer m_bytes;
    QPdfWriter m_pages;
};

class Counter final : public ProgressSink
{
public:
    void progressed(Progress progress) override { counts.append(int(progress.done)); }
    QList<int> counts;
};

} // namespace

class TestPrintDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsHeadingsWithTheirText();
    void startsEachRegistrationOnANewPage();
    void printsARegistrationWithoutText();
    void hasATitleForItsContent();
    void stopsBetweenRegistrations();
};

/// For any position of the page end: each additional paragraph moves the later headings down.
void TestPrintDocument::keepsHeadingsWithTheirText()
{
    for (int count = 1; count < 60; ++count) {
        Paper paper;
        const auto headings =
            printRegistrations({.records = {recordOf(u"crates"_s, paragraphs(count))}}, paper.pages());
        QVERIFY(headings);
        QCOMPARE(headings->size(), 1 + qsizetype(kTemplateFields.size()));
        for (const PrintedHeading& heading : *headings)
            QVERIFY2(heading.y + 2 * kTextLine <= paper.textEnd(),
                     qPrintable(u"%1 paragraphs: %2 at %3"_s.arg(count).arg(heading.title).arg(heading.y)));
        const auto inOrder = [](const PrintedHeading& a, const PrintedHeading& b) {
            return std::pair(a.page, a.y) < std::pair(b.page, b.y);
        };
        QVERIFY(std::ranges::is_sorted(*headings, inOrder));
    }
}

void TestPrintDocument::startsEachRegistrationOnANewPage()
{
    Paper paper;
    const auto headings = printRegistrations(
        {.records = {recordOf(u"crates"_s, paragraphs(100)), recordOf(u"maps"_s, {})}}, paper.pages());
    QVERIFY(headings);
    QList<PrintedHeading> tops;
    std::ranges::copy_if(*headings, std::back_inserter(tops), [](const auto& one) { return one.level == 0; });
    QCOMPARE(tops.size(), 2);
    QCOMPARE(tops[0].title, u"URN namespace crates"_s);
    QCOMPARE(tops[0].page, 0);
    QCOMPARE(tops[1].title, u"URN namespace maps"_s);
    QCOMPARE(tops[1].y, tops[0].y);
    const auto second = std::ranges::find(*headings, tops[1].title, &PrintedHeading::title);
    QVERIFY(tops[1].page > 1); // a hundred paragraphs fill more than a page
    QVERIFY(std::prev(second)->page < tops[1].page);
}

void TestPrintDocument::printsARegistrationWithoutText()
{
    RegistrationRecord bare;
    bare.registration.nid = u"crates"_s;
    Paper paper;
    const auto headings = printRegistrations({.records = {bare}}, paper.pages());
    QVERIFY(headings);
    QCOMPARE(headings->size(), 1);
}

void TestPrintDocument::hasATitleForItsContent()
{
    const RegistrationRecord crates = recordOf(u"crates"_s, {});
    QCOMPARE(printedTitle({.records = {crates}}), u"Registration of the URN namespace crates"_s);
    DraftRecord unnamed;
    unnamed.draft.id = 7;
    QCOMPARE(printedTitle({.drafts = {unnamed}}), u"Draft registration of the URN namespace draft 7"_s);
    QCOMPARE(printedTitle({.records = {crates, recordOf(u"maps"_s, {})}}),
             u"Registrations of URN namespaces"_s);
}

void TestPrintDocument::stopsBetweenRegistrations()
{
    const RegistryContent content{.records = {recordOf(u"crates"_s, {}), recordOf(u"maps"_s, {})}};
    Paper paper;
    Counter counter;
    QVERIFY(printRegistrations(content, paper.pages(), {}, &counter));
    QCOMPARE(counter.counts, (QList{1, 2}));
    std::stop_source stop;
    stop.request_stop();
    Paper other;
    QVERIFY(!printRegistrations(content, other.pages(), stop.get_token(), &counter));
    QCOMPARE(counter.counts, (QList{1, 2}));
}

NIDUS_TEST_IN(QGuiApplication, tst_printdocument, TestPrintDocument)
#include "tst_printdocument.moc"
