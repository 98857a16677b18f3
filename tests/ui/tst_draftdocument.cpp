// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/editor/draftdocument.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::ui;

namespace {

constexpr EditPlace kPurpose{TemplateField::Purpose};
constexpr EditPlace kSyntax{TemplateField::Syntax};
constexpr EditPlace kEmail{TemplateField::Registrant, RegistrantPart::Email};

void type(DraftDocument& document, EditPlace place, const QString& text)
{
    for (const QChar character : text)
        document.edit(place, document.values().value(place) + character);
}

void typeGrammar(DraftDocument& document, const QString& text)
{
    for (const QChar character : text) {
        SyntaxContent longer = document.syntax();
        if (!longer.rule)
            longer.rule.emplace();
        longer.rule->text += character;
        document.editSyntax(longer, u"Edit"_s);
    }
}

} // namespace

class TestDraftDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingIsOneStep();
    void anotherFieldIsAnotherStep();
    void leavingTheFieldEndsTheStep();
    void pastingIsASeparateStep();
    void typingBackToTheOriginalIsNotAChange();
    void savingMakesItUnmodified();
    void undoAfterSavingIsAModification();
    void editAfterUndoIsApplied();
    void takingOverCanBeUndone();
    void everyPlaceReachesTheTemplate();
    void typingAGrammarIsOneStep();
    void choosingAScopeIsASeparateStep();
    void syntaxReachesTheDraft();
    void takingOverIncludesTheSyntax();
    void normalizesOnlyReturnedValues();
    void findsTypedOffsets_data();
    void findsTypedOffsets();
};

void TestDraftDocument::typingIsOneStep()
{
    DraftDocument document({});
    type(document, kPurpose, u"Names for books"_s);
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QCOMPARE(document.values().value(kPurpose), QString());
    document.undoStack().redo();
    QCOMPARE(document.values().value(kPurpose), u"Names for books"_s);
}

void TestDraftDocument::anotherFieldIsAnotherStep()
{
    DraftDocument document({});
    type(document, kPurpose, u"ab"_s);
    type(document, kSyntax, u"cd"_s);
    type(document, kEmail, u"ef"_s);
    QCOMPARE(document.undoStack().count(), 3);
    document.undoStack().undo();
    QCOMPARE(document.values().value(kEmail), QString());
    QCOMPARE(document.values().value(kSyntax), u"cd"_s);
}

void TestDraftDocument::leavingTheFieldEndsTheStep()
{
    DraftDocument document({});
    type(document, kPurpose, u"ab"_s);
    document.endTyping();
    type(document, kPurpose, u"cd"_s);
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.values().value(kPurpose), u"ab"_s);
}

void TestDraftDocument::pastingIsASeparateStep()
{
    DraftDocument document({});
    type(document, kPurpose, u"ab"_s);
    document.edit(kPurpose, u"ab and much more"_s);
    document.undoStack().undo();
    QCOMPARE(document.values().value(kPurpose), u"ab"_s);
}

void TestDraftDocument::typingBackToTheOriginalIsNotAChange()
{
    DraftDocument document({});
    document.edit(kPurpose, u"a"_s);
    document.edit(kPurpose, u"ab"_s);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QVERIFY(!document.isModified());
}

void TestDraftDocument::savingMakesItUnmodified()
{
    DraftDocument document({});
    QSignalSpy spy(&document, &DraftDocument::modifiedChanged);
    type(document, kPurpose, u"ab"_s);
    QCOMPARE(spy.count(), 1);
    document.markSaved(document.current());
    QVERIFY(!document.isModified());
    QCOMPARE(spy.count(), 2);
    type(document, kPurpose, u"c"_s);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QVERIFY(!document.isModified());
    QCOMPARE(document.values().value(kPurpose), u"ab"_s);
}

void TestDraftDocument::undoAfterSavingIsAModification()
{
    DraftDocument document({});
    type(document, kPurpose, u"ab"_s);
    document.markSaved(document.current());
    document.undoStack().undo();
    QVERIFY(document.isModified());
}

void TestDraftDocument::editAfterUndoIsApplied()
{
    DraftDocument document({});
    type(document, kPurpose, u"ab"_s);
    document.undoStack().undo();
    type(document, kPurpose, u"xyz"_s);
    QCOMPARE(document.current().content.registrationTemplate.text(TemplateField::Purpose), u"xyz"_s);
}

void TestDraftDocument::takingOverCanBeUndone()
{
    DraftDocument document({});
    type(document, kPurpose, u"mine"_s);
    Draft theirs;
    theirs.saves = 5;
    theirs.content.registrationTemplate.setText(TemplateField::Purpose, u"theirs"_s);
    document.useStored(theirs);
    QCOMPARE(document.values().value(kPurpose), u"theirs"_s);
    QVERIFY(!document.isModified());
    document.undoStack().undo();
    QCOMPARE(document.values().value(kPurpose), u"mine"_s);
    QVERIFY(document.isModified());
    QCOMPARE(document.stored().saves, 5);
}

void TestDraftDocument::everyPlaceReachesTheTemplate()
{
    for (const EditPlace place : FormValues::places()) {
        DraftDocument document({});
        document.edit(place, u"yes"_s);
        const RegistrationTemplate made = document.current().content.registrationTemplate;
        QVERIFY2(made != RegistrationTemplate(), qPrintable(QString::number(place.index())));
        QCOMPARE(FormValues(made).value(place), u"yes"_s);
    }
}

void TestDraftDocument::typingAGrammarIsOneStep()
{
    DraftDocument document({});
    QSignalSpy spy(&document, &DraftDocument::syntaxChanged);
    typeGrammar(document, u"a = \"b\""_s);
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(spy.count(), 7);
    document.endTyping();
    typeGrammar(document, u" c"_s);
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.syntax().rule->text, u"a = \"b\""_s);
    document.undoStack().undo();
    QVERIFY(!document.syntax().rule);
    QVERIFY(!document.isModified());
}

void TestDraftDocument::choosingAScopeIsASeparateStep()
{
    DraftDocument document({});
    typeGrammar(document, u"ab"_s);
    SyntaxContent chosen = document.syntax();
    chosen.rule->scope = RuleScope::Urn;
    document.editSyntax(chosen, u"Choose"_s);
    QCOMPARE(document.undoStack().count(), 2);
    QCOMPARE(document.undoStack().undoText(), u"Choose"_s);
    document.undoStack().undo();
    QCOMPARE(document.syntax().rule->text, u"ab"_s);
    QCOMPARE(document.syntax().rule->scope, RuleScope::Nss);
}

void TestDraftDocument::syntaxReachesTheDraft()
{
    DraftDocument document({});
    const SyntaxContent wanted{SyntaxRule{Notation::IRegexp, RuleScope::Nss, {}, u"[a-z]+"_s},
                               {{u"urn:example:a"_s, ExpectedVerdict::Valid, {}, {}}}};
    document.editSyntax(wanted, {});
    QCOMPARE(document.current().content.rule, wanted.rule);
    QCOMPARE(document.current().content.samples, wanted.samples);
    QCOMPARE(DraftDocument(document.current()).syntax(), wanted);
}

void TestDraftDocument::takingOverIncludesTheSyntax()
{
    DraftDocument document({});
    typeGrammar(document, u"mine"_s);
    Draft theirs;
    theirs.content.rule = SyntaxRule{.text = u"theirs"_s};
    document.useStored(theirs);
    QCOMPARE(document.syntax().rule->text, u"theirs"_s);
    document.undoStack().undo();
    QCOMPARE(document.syntax().rule->text, u"mine"_s);
}

void TestDraftDocument::normalizesOnlyReturnedValues()
{
    DraftDocument document({});
    document.edit(kPurpose, u"\n  two   \nlines \n\n"_s);
    QCOMPARE(document.values().value(kPurpose), u"\n  two   \nlines \n\n"_s);
    QCOMPARE(document.current().content.registrationTemplate.text(TemplateField::Purpose), u"  two\nlines"_s);
}

void TestDraftDocument::findsTypedOffsets_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("normalized");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("expected");
    QTest::newRow("same") << u"abc"_s << u"abc"_s << 2 << 2;
    QTest::newRow("trimmed line") << u"  isbn "_s << u"isbn"_s << 0 << 2;
    QTest::newRow("blanks at line end") << u"ab  \ncd"_s << u"ab\ncd"_s << 3 << 5;
    QTest::newRow("blank lines before") << u"\n\nab"_s << u"ab"_s << 1 << 3;
    QTest::newRow("end") << u"ab  "_s << u"ab"_s << 2 << 2;
    QTest::newRow("beyond") << u"ab"_s << u"ab"_s << 9 << 2;
}

void TestDraftDocument::findsTypedOffsets()
{
    QFETCH(QString, typed);
    QFETCH(QString, normalized);
    QFETCH(int, offset);
    QFETCH(int, expected);
    QCOMPARE(typedOffset(typed, normalized, offset), expected);
}

NIDUS_TEST(tst_draftdocument, TestDraftDocument)
#include "tst_draftdocument.moc"
