// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/draftcounting.h"

#include "core/builtin/builtincontent.h"
#include "core/registration/handle.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

/// The counts of findings that the list shows for each draft.
class TestDraftCounting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void countsThoseInSightFirst();
    void keepsTheCounts();
    void keepsTheCountsOfAStoppedRun();
    void countsAgainWhatChanged();
    void survivesADamagedFile();

private:
    struct Step
    {
        CountsByHandle counts;
        base::Progress progress;
    };
    /// Counts and returns what was delivered.
    [[nodiscard]] QList<Step> count(const QStringList& inSight = {}) const;
    [[nodiscard]] QString path() const { return m_folder->filePath(u"r.nidus"_s); }
    [[nodiscard]] Registry registry() const { return Registry::open(path()).value(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

constexpr int kDrafts = 200;

void TestDraftCounting::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_folder->filePath(u"data"_s).toLocal8Bit());
    Registry made = Registry::create(path(), builtin::builtinContent()).value();
    QList<Draft> drafts;
    for (int i = 1; i <= kDrafts; ++i) {
        Draft draft;
        draft.content.registrationTemplate.setText(TemplateField::Nid, u"crates-%1"_s.arg(i));
        drafts.append(draft);
    }
    QVERIFY(made.drafts().createAll(drafts, {}));
}

QList<TestDraftCounting::Step> TestDraftCounting::count(const QStringList& inSight) const
{
    QList<Step> steps;
    const Registry shown = registry();
    countDraftFindings({RegistryPlace::of(shown).value(), path(), inSight}, {},
                       [&steps](const CountsByHandle& counts, base::Progress progress) {
                           steps.append({counts, progress});
                       });
    return steps;
}

void TestDraftCounting::countsThoseInSightFirst()
{
    const QStringList inSight{draftHandle(150), draftHandle(170), u"isbn"_s};
    const QList<Step> steps = count(inSight);
    QVERIFY(steps.size() >= 2);
    QCOMPARE(steps.first().counts.size(), 2);
    QVERIFY(steps.first().counts.contains(draftHandle(150)) &&
            steps.first().counts.contains(draftHandle(170)));
    QCOMPARE(steps.first().progress, (base::Progress{2, kDrafts}));
    QCOMPARE(steps.last().counts.size(), kDrafts);
    QCOMPARE(steps.last().progress, (base::Progress{kDrafts, kDrafts}));
    QVERIFY(steps.last().counts.value(draftHandle(1)).total() > 0);
}

/// The kept counts are used: they are shown although they were changed in the file.
void TestDraftCounting::keepsTheCounts()
{
    static_cast<void>(count());
    const CountStore store(path());
    CountsByDigest kept = store.read();
    QCOMPARE(kept.size(), kDrafts);
    for (FindingCounts& counts : kept)
        counts.errors = 4711;
    store.write(kept);
    const CountsByHandle counts = count().last().counts;
    QCOMPARE(counts.size(), kDrafts);
    for (const FindingCounts& each : counts)
        QCOMPARE(each.errors, 4711);
}

/// Somebody closes the window meanwhile.
void TestDraftCounting::keepsTheCountsOfAStoppedRun()
{
    const Registry shown = registry();
    std::stop_source stop;
    int deliveries = 0;
    countDraftFindings({RegistryPlace::of(shown).value(), path(), {draftHandle(150), draftHandle(170)}},
                       stop.get_token(), [&](const CountsByHandle&, base::Progress) {
                           ++deliveries;
                           stop.request_stop();
                       });
    QCOMPARE(deliveries, 1);
    QCOMPARE(CountStore(path()).read().size(), 2);
    QCOMPARE(count().last().counts.size(), kDrafts);
    QCOMPARE(CountStore(path()).read().size(), kDrafts);
}

void TestDraftCounting::countsAgainWhatChanged()
{
    static_cast<void>(count());
    const CountStore store(path());
    CountsByDigest kept = store.read();
    for (FindingCounts& counts : kept)
        counts.errors = 4711;
    store.write(kept);
    VersionContent content = registry().drafts().record(7)->draft.content;
    content.registrationTemplate.setText(TemplateField::Purpose, u"Names crates."_s);
    QVERIFY(registry().drafts().save(7, content, 0, {}));
    const CountsByHandle counts = count().last().counts;
    QVERIFY(counts.value(draftHandle(7)).errors != 4711);
    QCOMPARE(counts.value(draftHandle(8)).errors, 4711);
    QCOMPARE(store.read().size(), kDrafts); // the outdated one is gone
}

void TestDraftCounting::survivesADamagedFile()
{
    const CountsByHandle before = count().last().counts;
    const QDir folder(m_folder->filePath(u"data/nidus/counts"_s));
    const QStringList files = folder.entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QFile file(folder.filePath(files.first()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(file.size() - 5));
    file.close();
    QCOMPARE(count().last().counts, before);
}

NIDUS_TEST(tst_draftcounting, TestDraftCounting)
#include "tst_draftcounting.moc"
