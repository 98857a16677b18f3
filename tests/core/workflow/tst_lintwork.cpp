// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/lintwork.h"

#include "core/builtin/builtincontent.h"
#include "core/workflow/drafts/draftwork.h"
#include "core/workflow/drafts/registrylint.h"
#include "tests/core/workflow/completetemplate.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using nidus::test::completeTemplate;

namespace {

/// The ids of the errors among the findings of a task.
QStringList errorsOf(const Result<LintTask>& task)
{
    if (!task)
        return {QString::fromStdString(task.error().detail)};
    QStringList ids;
    for (const Finding& finding : lintAll(*task)) {
        if (finding.severity == Severity::Error)
            ids.append(finding.id.word());
    }
    return ids;
}

RegistrationTemplate firstTemplate(const QString& nid)
{
    RegistrationTemplate first = completeTemplate(nid, u"Names crates."_s);
    first.setText(TemplateField::Revision, QString());
    return first;
}

/// Keeps the latest progress.
class Counter final : public ProgressSink
{
public:
    void progressed(Progress progress) override { last = progress; }
    Progress last;
};

} // namespace

class TestLintWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void lintsARegisteredFirstVersionAsTheFirst();
    void lintsALaterVersionAsARevision();
    void lintsATemplateAsTheVersionItClaims_data();
    void lintsATemplateAsTheVersionItClaims();
    void seesWhoElseRequestsATypedNid();
    void requiresTheNextVersionOfARevision();
    void lintsAWholeRegistry();
    void stopsBetweenSubjects();

private:
    void registerTemplate(const RegistrationTemplate& registrationTemplate, const QString& revisionOf = {});
    std::optional<Registry> m_registry;
};

void TestLintWork::init()
{
    Result<Registry> made = Registry::inMemory(builtinContent());
    QVERIFY(made);
    m_registry = *std::move(made);
}

void TestLintWork::registerTemplate(const RegistrationTemplate& registrationTemplate,
                                    const QString& revisionOf)
{
    const auto draft = m_registry->drafts().create(
        {.revisionOf = revisionOf, .content = {.registrationTemplate = registrationTemplate}}, {});
    QVERIFY(draft);
    QVERIFY(m_registry->registrations().registerDraft(draft->id, {}));
}

void TestLintWork::lintsARegisteredFirstVersionAsTheFirst()
{
    registerTemplate(firstTemplate(u"crates"_s));
    const auto record = m_registry->registrations().record(u"crates"_s);
    QVERIFY(record);
    const auto task = versionTask(*m_registry, record->registration, record->versions.constLast());
    QCOMPARE(errorsOf(task), QStringList());
    QVERIFY(!task->around.isRevision);
    QCOMPARE(task->around.previousVersion, 0);
}

void TestLintWork::lintsALaterVersionAsARevision()
{
    registerTemplate(firstTemplate(u"crates"_s));
    RegistrationTemplate second = firstTemplate(u"crates"_s);
    second.setText(TemplateField::Purpose, u"Names boxes."_s);
    registerTemplate(second, u"crates"_s);
    const auto record = m_registry->registrations().record(u"crates"_s);
    QVERIFY(record);
    QCOMPARE(errorsOf(versionTask(*m_registry, record->registration, record->versions[0])), QStringList());
    QCOMPARE(errorsOf(versionTask(*m_registry, record->registration, record->versions[1])),
             QStringList{u"template.revision.missing"_s});
    QCOMPARE(versionTask(*m_registry, record->registration, record->versions[1])->around.previousDate,
             std::optional(PartialDate{2024, 5, 17}));
}

void TestLintWork::lintsATemplateAsTheVersionItClaims_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<QStringList>("errors");
    QTest::newRow("the first, without a text") << u"1"_s << QStringList();
    QTest::newRow("a later one") << u"2"_s << QStringList{u"template.revision.missing"_s};
    QTest::newRow("unreadable") << u"draft-02"_s << QStringList{u"template.version.malformed"_s};
    QTest::newRow("none") << QString() << QStringList{u"template.revision.missing"_s};
}

void TestLintWork::lintsATemplateAsTheVersionItClaims()
{
    QFETCH(QString, version);
    QFETCH(QStringList, errors);
    RegistrationTemplate made = firstTemplate(u"isbn"_s);
    made.setText(TemplateField::Version, version);
    QCOMPARE(errorsOf(templateTask(*m_registry, made)), errors);
}

void TestLintWork::seesWhoElseRequestsATypedNid()
{
    QVERIFY(
        m_registry->drafts().create({.content = {.registrationTemplate = firstTemplate(u"crates"_s)}}, {}));
    Result<LintTask> task = editedDraftTask(*m_registry, {});
    QVERIFY(task);
    for (const QString& typed : {u"boxes"_s, u"Crates"_s}) {
        task->content.registrationTemplate = firstTemplate(typed);
        QStringList ids;
        for (const Finding& finding : lintAll(*task))
            ids.append(finding.id.word());
        QCOMPARE(ids.contains(u"nid.advice.asked-for"_s), typed == u"Crates"_s);
    }
}

void TestLintWork::requiresTheNextVersionOfARevision()
{
    registerTemplate(firstTemplate(u"crates"_s));
    RegistrationTemplate sent = firstTemplate(u"crates"_s);
    QCOMPARE(errorsOf(templateTask(*m_registry, sent)), QStringList()); // the registered text
    sent.setText(TemplateField::Purpose, u"Names boxes."_s);
    QCOMPARE(errorsOf(templateTask(*m_registry, sent)), QStringList{u"template.revision.missing"_s});
    QCOMPARE(templateTask(*m_registry, sent)->around.previousVersion, 1);
}

void TestLintWork::lintsAWholeRegistry()
{
    registerTemplate(firstTemplate(u"crates"_s));
    RegistrationTemplate open = firstTemplate(u"boxes"_s);
    open.setText(TemplateField::Date, u"TBD"_s);
    QVERIFY(m_registry->drafts().create({.content = {.registrationTemplate = open}}, {}));
    const ReviewComment acceptance{.kind = CommentKind::Acceptance,
                                   .version = 1,
                                   .finding = u"template.date.malformed"_s,
                                   .text = u"Known."_s};
    QVERIFY(m_registry->comments().add(u"draft:2"_s, acceptance, {}));
    QStringList handles;
    QList<QList<Finding>> findings;
    QList<AcceptedFinding> accepted;
    Counter counter;
    const auto done = lintRegistry(
        *m_registry,
        [&](const LintedSubject& subject) {
            handles.append(subject.handle);
            findings.append(subject.findings);
            accepted += subject.accepted;
        },
        {}, &counter);
    QVERIFY(done);
    QCOMPARE(handles, (QStringList{u"crates"_s, u"draft:2"_s})); // the others have no text
    QCOMPARE(counter.last.done, counter.last.total);
    QCOMPARE(counter.last.total, std::uint64_t(107));
    // The same as one by one.
    const auto record = m_registry->registrations().record(u"crates"_s);
    QCOMPARE(findings[0],
             lintAll(versionTask(*m_registry, record->registration, record->versions.constLast()).value()));
    const SeparatedFindings one =
        lintWithAcceptances(draftTask(*m_registry, m_registry->drafts().record(2)->draft).value());
    QCOMPARE(findings[1], one.open);
    QCOMPARE(accepted, one.accepted);
    QCOMPARE(accepted.size(), 1);
    QVERIFY(!findings[1].isEmpty());
}

void TestLintWork::stopsBetweenSubjects()
{
    registerTemplate(firstTemplate(u"crates"_s));
    registerTemplate(firstTemplate(u"boxes"_s));
    std::stop_source stop;
    int subjects = 0;
    const auto done = lintRegistry(
        *m_registry,
        [&](const LintedSubject& /*subject*/) {
            ++subjects;
            stop.request_stop();
        },
        stop.get_token());
    QCOMPARE(done.error().code, base::kCanceled);
    QCOMPARE(subjects, 1);
}

NIDUS_TEST(tst_lintwork, TestLintWork)
#include "tst_lintwork.moc"
