// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"
#include "core/exchange/write/exportformat.h"
#include "core/workflow/import/importwork.h"
#include "core/workflow/refresh/refresh.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;

namespace {

/// IANA's list with another date, in which "isbn" is called `name`.
exchange::ImportedFile publishedList(const QByteArray& date, const QByteArray& name)
{
    QByteArray list =
        exchange::writeExport(exchange::ExportFormat::IanaXml, builtin::builtinContent()).value();
    const qsizetype start = list.indexOf("<updated>") + qsizetype(qstrlen("<updated>"));
    list.replace(start, list.indexOf("</updated>") - start, date);
    list.replace("<name>isbn</name>", "<name>" + name + "</name>");
    return exchange::readImportFile(list).value();
}

} // namespace

/// Lists that are applied while others write into the same registry.
class TestListRefresh : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        auto registry = storage::Registry::inMemory(builtin::builtinContent());
        QVERIFY(registry);
        m_registry.emplace(*std::move(registry));
    }
    void takesOnlyWhatWasCompared();
    void takesNothingFromAnOvertakenList();
    void neverSetsTheDateBack();

private:
    [[nodiscard]] base::Result<void> take(const exchange::ImportedFile& list, const QStringList& nids)
    {
        return takeNamespaces(*m_registry, list, false, nids, {.who = u"Ada"_s});
    }
    [[nodiscard]] QString date() const { return m_registry->contents().info()->source.date; }

    std::optional<storage::Registry> m_registry;
};

void TestListRefresh::takesOnlyWhatWasCompared()
{
    const exchange::ImportedFile list = publishedList("2026-08-01", "walnut");
    QCOMPARE(compareNamespaces(*m_registry, list, false)->changes.size(), 2);
    QVERIFY(take(list, {u"walnut"_s}));
    const auto again = take(list, {u"walnut"_s, u"isbn"_s});
    QVERIFY(!again);
    QCOMPARE(again.error().code, storage::kConflict);
    QCOMPARE(compareNamespaces(*m_registry, list, false)->changes.size(), 1);
    QVERIFY(take(list, {u"isbn"_s}));
}

void TestListRefresh::takesNothingFromAnOvertakenList()
{
    QVERIFY(take(publishedList("2026-09-01", "hazel"), {u"hazel"_s}));
    const auto older = take(publishedList("2026-08-01", "walnut"), {u"walnut"_s});
    QVERIFY(!older);
    QCOMPARE(older.error().code, storage::kConflict);
    QCOMPARE(older.error().subject, std::string("walnut"));
    QVERIFY(!m_registry->registrations().record(u"walnut"_s));
    QCOMPARE(date(), u"2026-09-01"_s);
}

void TestListRefresh::neverSetsTheDateBack()
{
    ImportPlan older = planImport(*m_registry, publishedList("2026-08-01", "isbn")).value();
    QVERIFY(!older.isRefused && older.isNewerList);
    QVERIFY(take(publishedList("2026-09-01", "isbn"), {}));
    QCOMPARE(date(), u"2026-09-01"_s);
    const auto done = carryOut(*m_registry, older, {});
    QVERIFY(!done);
    QCOMPARE(done.error().code, storage::kConflict);
    QCOMPARE(date(), u"2026-09-01"_s);
}

NIDUS_TEST(tst_listrefresh, TestListRefresh)
#include "tst_listrefresh.moc"
