// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/subregistryfixture.h"
#include "ui/subregistry/entryimportdialog.h"

#include <QClipboard>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

/// What the grammar of the namespace rejects is said before a list has it.
class TestWindowSubregistrySyntax : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowSubregistryFixture>();
        m_fixture->createObjects(); // with the URNs urn:oma:lwm2m:{label}:{value}
    }
    void cleanup() { m_fixture.reset(); }

    void warnsBeforeAValueIsAssigned_data();
    void warnsBeforeAValueIsAssigned();
    void warnsBeforeRowsAreImported();
    void knowsTheRegisteredGrammar();
    void warnsOfAPattern();
    void warnsOfARule();
    void readsASheetOfAnotherLanguage();

private:
    void registerGrammar(const QString& grammar) const
    {
        registration::VersionContent content;
        content.registrationTemplate.setText(registration::TemplateField::Nid, u"oma"_s);
        content.rule = registration::SyntaxRule{.start = u"name"_s, .text = grammar};
        storage::Registry other = m_fixture->window().another();
        const auto draft = other.drafts().create({.revisionOf = u"oma"_s, .content = content}, {});
        QVERIFY(draft && other.registrations().registerDraft(draft->id, {}).has_value());
    }

    [[nodiscard]] static QString shown()
    {
        const auto* const dialog = WindowSubregistryFixture::dialog<EntryImportDialog>();
        return dialog == nullptr ? QString() : dialog->text();
    }

    std::unique_ptr<WindowSubregistryFixture> m_fixture;
};

void TestWindowSubregistrySyntax::warnsBeforeAValueIsAssigned_data()
{
    QTest::addColumn<QString>("order");
    QTest::newRow("assign") << u"Assign Values"_s;
    QTest::newRow("reserve") << u"Reserve Values"_s;
}

void TestWindowSubregistrySyntax::warnsBeforeAValueIsAssigned()
{
    QFETCH(QString, order);
    registerGrammar(u"name = %s\"lwm2m:x:1\" *DIGIT\n"_s);
    m_fixture->showObjects();
    m_fixture->trigger(order);
    m_fixture->type(u"Value or block"_s, u"20000"_s);
    QTRY_VERIFY2(
        m_fixture->preview().contains("The URN \"urn:oma:lwm2m:x:20000\" is not valid: Rejected by the "
                                      "syntax rule of \"oma\" at column 17: "_L1),
        qPrintable(m_fixture->preview()));
    m_fixture->type(u"Holder"_s, u"A"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Value 20000 (range x, urn:oma:lwm2m:x:20000) will be"_L1),
                 qPrintable(m_fixture->preview()));
    QVERIFY2(m_fixture->preview().contains("is not valid"_L1), qPrintable(m_fixture->preview()));
    m_fixture->type(u"Value or block"_s, u"12000"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Value 12000 "_L1), qPrintable(m_fixture->preview()));
    QVERIFY2(!m_fixture->preview().contains("is not valid"_L1), qPrintable(m_fixture->preview()));
    // A warning, and no refusal.
    m_fixture->type(u"Value or block"_s, u"20000"_s);
    WindowFixture::answer(order.section(u' ', 0, 0));
    QTRY_COMPARE(m_fixture->stored(u"20000"_s).holder, u"A"_s);
    const QString letter = m_fixture->letter().text; // promises no URN that is not valid
    QVERIFY2(letter.contains("20000 does not match the syntax rule of the namespace, so there is no URN "
                             "for it yet."_L1) &&
                 !letter.contains("urn:oma:lwm2m:x:20000"_L1),
             qPrintable(letter));
}

void TestWindowSubregistrySyntax::warnsBeforeRowsAreImported()
{
    registerGrammar(u"name = %s\"lwm2m:x:1\" *DIGIT\n"_s);
    m_fixture->showObjects();
    QGuiApplication::clipboard()->setText(u"Number\tHolder\n12000\tA\n20000\tA\n"_s);
    m_fixture->trigger(u"Paste Entries"_s);
    QTRY_VERIFY2(shown().contains("3: The URN \"urn:oma:lwm2m:x:20000\" is not valid: "_L1),
                 qPrintable(shown()));
    QVERIFY2(!shown().contains("12000\" is not valid"_L1), qPrintable(shown()));
    WindowFixture::answer(u"Import"_s);
    QTRY_COMPARE(m_fixture->stored(u"20000"_s).holder, u"A"_s);
}

/// Also if it was registered since the namespace was shown.
void TestWindowSubregistrySyntax::knowsTheRegisteredGrammar()
{
    m_fixture->window().window().registryPage()->select(u"oma"_s);
    QTRY_VERIFY(m_fixture->action(u"New Subregistry"_s)->isEnabled());
    m_fixture->trigger(u"New Subregistry"_s);
    m_fixture->type(u"Name"_s, u"orgs"_s);
    m_fixture->type(u"Grammar rule of a value"_s, u"id"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("has no rule \"id\""_L1), qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
    registerGrammar(u"name = %s\"lwm2m:x:\" id\nid = \"1\" *DIGIT\n"_s);
    m_fixture->trigger(u"New Subregistry"_s);
    m_fixture->type(u"Name"_s, u"orgs"_s);
    m_fixture->type(u"Grammar rule of a value"_s, u"id"_s);
    m_fixture->type(u"URN"_s, u"urn:oma:lwm2m:x:{value}"_s);
    QTRY_VERIFY2(m_fixture->preview().endsWith("can be added once the subregistry oma/orgs is created."_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
}

void TestWindowSubregistrySyntax::warnsOfAPattern()
{
    registerGrammar(u"name = %s\"lwm2m:x:\" id\nid = \"1\" *DIGIT\n"_s);
    m_fixture->showObjects();
    m_fixture->trigger(u"New Subregistry"_s);
    m_fixture->type(u"Name"_s, u"orgs"_s);
    m_fixture->type(u"Grammar rule of a value"_s, u"id"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("The grammar of \"oma\" rejects every URN of the pattern "
                                               "\"urn:oma:{value}\"; it accepts, for example, "
                                               "\"urn:oma:lwm2m:x:1\"."_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->type(u"URN"_s, u"urn:oma:lwm2m:x:{value}"_s);
    QTRY_VERIFY2(m_fixture->preview().endsWith("can be added once the subregistry oma/orgs is created."_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
    m_fixture->trigger(u"Change Subregistry"_s);
    QTRY_COMPARE(m_fixture->preview(), u"Nothing differs yet."_s);
    m_fixture->type(u"URN"_s, u"urn:oma:{value}"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("rejects every URN"_L1), qPrintable(m_fixture->preview()));
    QVERIFY2(m_fixture->preview().contains("URNs in letters that were already sent do not change."_L1),
             qPrintable(m_fixture->preview()));
}

/// A misspelt rule is reported at once, and one that another list uses is a warning.
void TestWindowSubregistrySyntax::warnsOfARule()
{
    registerGrammar(u"name = %s\"lwm2m:x:\" id / %s\"o:\" word\nid = \"1\" *DIGIT\nword = 1*ALPHA\n"_s);
    storage::Registry other = m_fixture->window().another();
    QVERIFY(other.subregistries().create(
        {.nid = u"oma"_s, .name = u"words"_s, .rules = {u"word"_s}, .urn = u"urn:oma:o:{value}"_s},
        {.who = u"other"_s}, {2020, 1, 1}));
    m_fixture->showObjects();
    m_fixture->trigger(u"New Subregistry"_s);
    m_fixture->type(u"Name"_s, u"more"_s);
    m_fixture->type(u"URN"_s, u"urn:oma:o:{value}"_s);
    m_fixture->type(u"Grammar rule of a value"_s, u"wrd"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("has no rule \"wrd\"; expected one of: name, id, word."_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->type(u"Grammar rule of a value"_s, u"word"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Rule \"word\" is also the rule of subregistry \"words\"."_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
}

/// Its errors come before its warnings, and an undecided column of dates is one warning.
void TestWindowSubregistrySyntax::readsASheetOfAnotherLanguage()
{
    m_fixture->showObjects();
    QGuiApplication::clipboard()->setText(u"Numéro\tTitulaire\tÉtat\tDate\n"
                                          "12000\tA\tréservée\t10/11/2020\n"
                                          "12001\tA\tattribuée\t11/12/2020\n"
                                          "12002\tA\tinconnue\t9/11/2020\n"_s);
    m_fixture->trigger(u"Paste Entries"_s);
    QTRY_VERIFY2(shown().startsWith("4: \"inconnue\" is not a known state; expected one of: pending, "_L1),
                 qPrintable(shown()));
    QVERIFY2(shown().contains("\n2: Column \"date\" contains \"10/11/2020\", which may be 2020-11-10 or "_L1),
             qPrintable(shown()));
    QVERIFY2(
        shown().contains("New entries: 2, changed: 0, unchanged: 0. Dates left out because it is not clear "
                         "which number is the day: 3."_L1),
        qPrintable(shown()));
    QVERIFY2(shown().contains("12000: free -> reserved, A"_L1), qPrintable(shown()));
    QVERIFY2(!shown().contains("not imported"_L1), qPrintable(shown()));
}

NIDUS_WINDOW_TEST(tst_windowsubregistrysyntax, TestWindowSubregistrySyntax)
#include "tst_windowsubregistrysyntax.moc"
