// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/lintwork.h"
#include "core/workflow/drafts/revision.h"

#include "core/builtin/builtincontent.h"
#include "core/builtin/builtinrules.h"
#include "core/exchange/formats/textformat.h"
#include "core/exchange/read/importfile.h"
#include "core/findings/values/findingids.h"
#include "core/workflow/import/importwork.h"
#include "tests/core/workflow/completetemplate.h"
#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::exchange;
using namespace nidus::findings;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using nidus::test::completeTemplate;

/// The initial content of a revision.
class TestRevision : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_registry = Registry::inMemory(builtinContent()).value(); }

    void carriesOverABuiltinNamespace();
    void carriesOverAContact();
    void leavesAnUnknownVersionEmpty();
    void keepsTheVersionThatThePersonEntered();
    void carriesOverTheNewestVersion();
    void fillsInEmptyFields();
    void importsOverABuiltinNamespace();
    void knowsOnlyRegistrations();

private:
    [[nodiscard]] static BuiltinRule ownRule(const QString& nid)
    {
        const QList<BuiltinRule> rules = builtinRules();
        return *std::ranges::find(rules, nid, &BuiltinRule::nid);
    }

    std::optional<Registry> m_registry;
};

void TestRevision::carriesOverABuiltinNamespace()
{
    const auto draft = revisionOf(*m_registry, u"ISBN"_s);
    QVERIFY(draft);
    QCOMPARE(draft->revisionOf, u"isbn"_s);
    QCOMPARE(draft->content.rule, std::optional(ownRule(u"isbn"_s).rule));
    QCOMPARE(draft->content.samples, ownRule(u"isbn"_s).samples);
    QVERIFY(!draft->content.samples.isEmpty());
    const RegistrationTemplate& text = draft->content.registrationTemplate;
    QCOMPARE(text.nid(), u"isbn"_s);
    const QString registrant = m_registry->registrations().record(u"isbn"_s)->registration.registrant;
    QVERIFY(!registrant.isEmpty());
    QCOMPARE(text.registrant().organization, registrant);
}

void TestRevision::carriesOverAContact()
{
    const auto draft = revisionOf(*m_registry, u"urn-3"_s);
    QVERIFY(draft);
    QCOMPARE(draft->kind, NamespaceKind::Informal);
    const Registrant& registrant = draft->content.registrationTemplate.registrant();
    QCOMPARE(registrant.contactName, u"Andrea Goethals"_s);
    QCOMPARE(registrant.email, u"nrs-ns-adm@hulmail.harvard.edu"_s);
}

void TestRevision::leavesAnUnknownVersionEmpty()
{
    const auto draft = revisionOf(*m_registry, u"isbn"_s);
    QVERIFY(draft);
    QCOMPARE(draft->content.registrationTemplate.text(TemplateField::Version), QString());
    const auto made = m_registry->drafts().create(*draft, {});
    QVERIFY(made);
    const auto findings = draftFindings(*m_registry, *made);
    QVERIFY(findings);
    QVERIFY(std::ranges::any_of(*findings,
                                [](const Finding& finding) { return finding.id == kTemplateVersionAbsent; }));
}

void TestRevision::keepsTheVersionThatThePersonEntered()
{
    const auto registerNext = [this](const QString& version, const QString& purpose) {
        auto draft = revisionOf(*m_registry, u"isbn"_s).value();
        RegistrationTemplate& text = draft.content.registrationTemplate;
        const QString next = version.isEmpty() ? text.text(TemplateField::Version) : version;
        text = completeTemplate(u"isbn"_s, purpose);
        text.setText(TemplateField::Version, next);
        draft.content.rule.reset();
        draft.content.samples.clear();
        const auto made = m_registry->drafts().create(draft, {});
        const auto findings = draftFindings(*m_registry, made.value()).value();
        QVERIFY(std::ranges::none_of(findings, [](const Finding& finding) {
            return finding.field == TemplateField::Version && finding.severity == Severity::Error;
        }));
        QVERIFY(m_registry->registrations().registerDraft(made->id, {}));
    };
    registerNext(u"3"_s, u"Names books."_s);
    registerNext({}, u"Names more books."_s);
    const QList<Version> versions = m_registry->registrations().record(u"isbn"_s)->versions;
    QCOMPARE(versions.size(), 2);
    QCOMPARE(versions[0].content.registrationTemplate.text(TemplateField::Version), u"3"_s);
    QCOMPARE(versions[1].content.registrationTemplate.text(TemplateField::Version), u"4"_s);
    QVERIFY(m_registry->history().verify());
}

void TestRevision::carriesOverTheNewestVersion()
{
    VersionContent content{.registrationTemplate = completeTemplate(u"crates"_s, u"Names crates."_s),
                           .samples = {{.urn = u"urn:crates:1"_s}},
                           .rule = SyntaxRule{.text = u"crate = 1*DIGIT"_s}};
    QVERIFY(m_registry->registrations().registerDraft(
        m_registry->drafts().create({.content = content}, {})->id, {}));
    const auto draft = revisionOf(*m_registry, u"crates"_s);
    QVERIFY(draft);
    QCOMPARE(draft->basedOn, 1);
    QCOMPARE(draft->content.rule, content.rule);
    QCOMPARE(draft->content.samples, content.samples);
    const RegistrationTemplate& text = draft->content.registrationTemplate;
    QCOMPARE(text.text(TemplateField::Version), u"2"_s);
    QCOMPARE(text.text(TemplateField::Purpose), u"Names crates."_s);
    QCOMPARE(text.text(TemplateField::Revision), QString());
    QCOMPARE(text.registrant(), content.registrationTemplate.registrant());
}

void TestRevision::fillsInEmptyFields()
{
    RegistrationTemplate text;
    text.setText(TemplateField::Purpose, u"Names books."_s);
    const auto next = revisionOf(*m_registry, u"isbn"_s);
    QVERIFY(next);
    Draft draft = filledIn(*next, text);
    QCOMPARE(draft.content.registrationTemplate.nid(), u"isbn"_s);
    QVERIFY(!draft.content.registrationTemplate.registrant().isEmpty());
    QVERIFY(draft.content.rule);
    text = completeTemplate(u"isbn"_s, u"Names books."_s);
    draft = filledIn(*next, text);
    QCOMPARE(draft.content.registrationTemplate, text);
}

void TestRevision::importsOverABuiltinNamespace()
{
    const RegistrationTemplate text = completeTemplate(u"isbn"_s, u"Names books."_s);
    const ImportedFile file{.format = FileFormat::TemplateText,
                            .content = ImportedTemplate{.registrationTemplate = text}};
    const auto plan = planImport(*m_registry, file);
    QVERIFY(plan);
    const auto handles = carryOut(*m_registry, *plan, {});
    QCOMPARE(handles.value(), QStringList{u"draft:1"_s});
    const VersionContent content = m_registry->drafts().record(1)->draft.content;
    QCOMPARE(content.registrationTemplate, text);
    QCOMPARE(content.rule, std::optional(ownRule(u"isbn"_s).rule));
    QCOMPARE(content.samples, ownRule(u"isbn"_s).samples);
}

void TestRevision::knowsOnlyRegistrations()
{
    QCOMPARE(revisionOf(*m_registry, u"no-such"_s).error().code, storage::kNotFound);
}

NIDUS_TEST(tst_revision, TestRevision)
#include "tst_revision.moc"
