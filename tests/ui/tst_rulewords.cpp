// SPDX-License-Identifier: Apache-2.0
#include "core/check/checkdigits.h"
#include "core/check/encoding.h"
#include "core/check/equivalence.h"
#include "tests/testprogram.h"
#include "tests/ui/syntaxfixture.h"
#include "ui/syntax/ruleoptionspane.h"
#include "ui/syntax/samples/samplesmodel.h"
#include "ui/syntax/samples/samplespane.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <set>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::check;
using namespace nidus::registration;
using namespace nidus::ui;

/// The equivalence, the encoding, and the check digit of a rule in the Syntax tab.
class TestRuleWords : public QObject, private SyntaxFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void offersEveryKnownWord();
    void choicesReachTheDraftAndCanBeUndone();
    void updatesArgumentsWhileTyping();
    void keepsTheOrderOfOtherWords();
    void reportsAndRemovesUnknownWords();
    void checkDigitsReachTheSamplesAtOnce();
    void registeredWordsCannotBeChanged();

private:
    [[nodiscard]] SyntaxRule rule() const { return document().syntax().rule.value_or(SyntaxRule()); }
    [[nodiscard]] RuleOptionsPane& words() const { return *panel().findChild<RuleOptionsPane*>(); }
    [[nodiscard]] QLabel& problem() const { return *words().findChild<QLabel*>(u"ruleWordsProblem"_s); }
    void choose(const QString& name) const { QTest::keyClick(&find<QCheckBox>(name), Qt::Key_Space); }
};

void TestRuleWords::init()
{
    start(u"name = 4DIGIT \"-\" 3DIGIT ( DIGIT / \"X\" )\n"_s);
    panel().showBelow(SyntaxPanel::Below::Words);
}

void TestRuleWords::offersEveryKnownWord()
{
    const QList<QCheckBox*> boxes = words().findChildren<QCheckBox*>();
    for (QCheckBox* box : boxes)
        QTest::keyClick(box, Qt::Key_Space);
    const QList<QLineEdit*> arguments = words().findChildren<QLineEdit*>();
    for (QLineEdit* argument : arguments)
        QTest::keyClicks(argument, u"1"_s);
    std::set<EquivalenceAddition::Kind> additions;
    for (const QString& word : rule().equivalence) {
        QVERIFY2(equivalenceAddition(word.toStdString()), qPrintable(word));
        additions.insert(equivalenceAddition(word.toStdString())->kind);
    }
    QCOMPARE(additions.size(), std::size_t(EquivalenceAddition::Kind::PercentEncodingIgnored) + 1);
    std::set<EncodingStep> steps;
    for (const QString& word : rule().encoding)
        steps.insert(encodingStep(word.toStdString()).value());
    QCOMPARE(steps.size(), std::size_t(EncodingStep::DoiName) + 1);
    const auto& checkDigit = find<QComboBox>(u"Check digit"_s);
    std::set<CheckScheme> schemes;
    for (int item = 1; item < checkDigit.count(); ++item)
        schemes.insert(checkScheme(checkDigit.itemData(item).toString().toStdString()).value());
    QCOMPARE(schemes.size(), std::size_t(CheckScheme::Date) + 1);
}

void TestRuleWords::choicesReachTheDraftAndCanBeUndone()
{
    choose(u"hyphens"_s);
    choose(u"the case of letters"_s);
    choose(u"with underscores for spaces"_s);
    QCOMPARE(rule().equivalence, QStringList({u"hyphens-ignored"_s, u"nss-case-insensitive"_s}));
    QCOMPARE(rule().encoding, QStringList(u"spaces-as-underscores"_s));
    QCOMPARE(document().current().content.rule, rule()); // what is saved
    choose(u"hyphens"_s);
    QCOMPARE(rule().equivalence, QStringList(u"nss-case-insensitive"_s));
    QCOMPARE(undo().count(), 4);
    while (undo().canUndo())
        undo().undo();
    QCOMPARE(rule().equivalence, QStringList());
    QVERIFY(!find<QCheckBox>(u"the case of letters"_s).isChecked());
}

void TestRuleWords::updatesArgumentsWhileTyping()
{
    auto& argument = find<QLineEdit>(u"Argument of case-insensitive-under"_s);
    QVERIFY(!argument.isEnabled());
    choose(u"the case of letters, if the NSS begins with"_s);
    QVERIFY(argument.hasFocus());
    QVERIFY2(problem().text().contains(u"case-insensitive-under"_s), qPrintable(problem().text()));
    QTest::keyClicks(&argument, u"ab: cd"_s);
    QCOMPARE(rule().equivalence,
             QStringList({u"case-insensitive-under ab:"_s, u"case-insensitive-under cd"_s}));
    QCOMPARE(argument.text(), u"ab: cd"_s);
    QVERIFY(!problem().isVisible());
    QCOMPARE(undo().count(), 4); // the word, "ab:", another word, and its argument
    while (undo().canUndo())
        undo().undo();
    QVERIFY(rule().equivalence.isEmpty());
    QVERIFY(argument.text().isEmpty());
}

void TestRuleWords::keepsTheOrderOfOtherWords()
{
    SyntaxContent content = document().syntax();
    content.rule->equivalence = {u"parameter-ignored vers"_s, u"case-insensitive-fields 1"_s,
                                 u"hyphens-ignored"_s};
    document().editSyntax(content, {});
    auto& argument = find<QLineEdit>(u"Argument of case-insensitive-fields"_s);
    QCOMPARE(argument.text(), u"1"_s);
    argument.selectAll();
    QTest::keyClicks(&argument, u"2"_s);
    QCOMPARE(rule().equivalence, QStringList({u"parameter-ignored vers"_s, u"case-insensitive-fields 2"_s,
                                              u"hyphens-ignored"_s}));
}

void TestRuleWords::reportsAndRemovesUnknownWords()
{
    SyntaxContent content = document().syntax();
    content.rule->equivalence = {u"hyphens-ignored"_s, u"case-insensitive-fields x"_s, u"vowels-ignored"_s};
    content.rule->encoding = {u"rot13"_s};
    content.rule->checkDigit = u"isbm"_s;
    document().editSyntax(content, {});
    QVERIFY(problem().isVisible());
    for (const QString& wrong : {u"case-insensitive-fields x"_s, u"vowels-ignored"_s, u"rot13"_s, u"isbm"_s})
        QVERIFY2(problem().text().contains(wrong), qPrintable(problem().text()));
    QVERIFY(!panel().findChild<QTabWidget*>()->tabIcon(2).isNull());
    QCOMPARE(find<QComboBox>(u"Check digit"_s).currentText(), u"isbm (unknown)"_s);
    QTest::mouseClick(&find<QPushButton>(u"Remove Unknown Words"_s), Qt::LeftButton);
    QCOMPARE(rule().equivalence, QStringList(u"hyphens-ignored"_s));
    QVERIFY(rule().encoding.isEmpty());
    QVERIFY(rule().checkDigit.isEmpty());
    QVERIFY(!problem().isVisible());
    QVERIFY(panel().findChild<QTabWidget*>()->tabIcon(2).isNull());
    QCOMPARE(find<QComboBox>(u"Check digit"_s).currentText(), u"none"_s);
}

void TestRuleWords::checkDigitsReachTheSamplesAtOnce()
{
    SyntaxContent content = document().syntax();
    content.samples = {{.urn = u"urn:example:0378-5955"_s, .note = {}, .source = {}},
                       {.urn = u"urn:example:0378-5954"_s, .note = {}, .source = {}}};
    document().editSyntax(content, {});
    const QAbstractItemModel& samples = *panel().samples()->table()->model();
    const auto why = [&samples](int row) { return samples.index(row, SamplesModel::Why).data().toString(); };
    const auto verdict = [&samples](int row) {
        return samples.index(row, SamplesModel::VerdictNow).data().toString();
    };
    QTRY_COMPARE(verdict(1), u"valid"_s);
    QVERIFY(why(1).isEmpty());
    auto& checkDigit = find<QComboBox>(u"Check digit"_s);
    QTest::keyClicks(&checkDigit, u"iss"_s);
    QCOMPARE(rule().checkDigit, u"issn"_s);
    QTRY_VERIFY2(why(1).contains(u"check digit"_s), qPrintable(why(1)));
    QCOMPARE(verdict(1), u"valid"_s);
    QVERIFY(why(0).isEmpty());
}

void TestRuleWords::registeredWordsCannotBeChanged()
{
    panel().showVersion(
        u"example"_s, {.rule = SyntaxRule{.text = u"a = \"b\"\n"_s, .equivalence = {u"hyphens-ignored"_s}}});
    QVERIFY(find<QCheckBox>(u"hyphens"_s).isChecked());
    choose(u"hyphens"_s);
    QVERIFY(find<QCheckBox>(u"hyphens"_s).isChecked());
    QVERIFY(!find<QComboBox>(u"Check digit"_s).isEnabled());
    QVERIFY(!document().isModified());
}

NIDUS_WINDOW_TEST(tst_rulewords, TestRuleWords)
#include "tst_rulewords.moc"
