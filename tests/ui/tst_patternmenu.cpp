// SPDX-License-Identifier: Apache-2.0
#include "syntaxfixture.h"
#include "ui/syntax/patternmenu.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QToolButton>

using namespace nidus;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

/// The menu Copy as Regular Expression.
class TestPatternMenu : public QObject, private SyntaxFixture
{
    Q_OBJECT

private Q_SLOTS:
    void copiesAPatternOfEachDialect();
    void copiesOnlyTheNss();
    void saysWhyNothingWasCopied();
    void isInTheContextMenuOfTheGrammar();
    void needsAGrammar();

private:
    [[nodiscard]] PatternMenu& menu() const { return *panel().findChild<PatternMenu*>(); }
    void choose(const QString& name) const { menu().findChild<QAction*>(u"pattern-"_s + name)->trigger(); }
};

void TestPatternMenu::copiesAPatternOfEachDialect()
{
    start(u"NSS = 2DIGIT\n"_s);
    const QString prefix = u"[Uu][Rr][Nn]:[Ee][Xx][Aa][Mm][Pp][Ll][Ee]:[0-9]{2}"_s;
    const QList<std::pair<QString, QString>> expected{
        {u"ecma"_s, u"^%1$"_s},     {u"json-schema"_s, u"^%1$"_s}, {u"xsd"_s, u"%1"_s},
        {u"python"_s, u"^%1\\Z"_s}, {u"pcre"_s, u"^%1\\z"_s},      {u"re2"_s, u"^%1$"_s},
        {u"ere"_s, u"^%1$"_s},      {u"iregexp"_s, u"%1"_s},
    };
    for (const auto& [dialect, pattern] : expected) {
        QGuiApplication::clipboard()->clear();
        choose(dialect);
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), pattern.arg(prefix));
        QVERIFY2(status().contains(u"proven equal"_s), qPrintable(status()));
    }
}

void TestPatternMenu::copiesOnlyTheNss()
{
    start(u"NSS = 2DIGIT\n"_s);
    choose(u"nss"_s);
    choose(u"ecma"_s);
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"^[0-9]{2}$"_s);
    QVERIFY(status().contains(u"NSS"_s));
}

void TestPatternMenu::saysWhyNothingWasCopied()
{
    start(u"NSS = 2000DIGIT\n"_s);
    QGuiApplication::clipboard()->setText(u"kept"_s);
    choose(u"re2"_s);
    QTRY_VERIFY(status().contains(u"Nothing was copied. The dialect re2 allows counts up to 1000"_s));
    QCOMPARE(QGuiApplication::clipboard()->text(), u"kept"_s);
}

void TestPatternMenu::isInTheContextMenuOfTheGrammar()
{
    start(u"NSS = 2DIGIT\n"_s);
    QVERIFY(editor().actions().contains(menu().menuAction()));
    QVERIFY(menu().menuAction()->isEnabled());
    QVERIFY(find<QToolButton>(u"Copy Regex"_s).isEnabled());
}

void TestPatternMenu::needsAGrammar()
{
    start({});
    QVERIFY(!menu().menuAction()->isEnabled());
    QVERIFY(!find<QToolButton>(u"Copy Regex"_s).isEnabled());
}

NIDUS_WINDOW_TEST(tst_patternmenu, TestPatternMenu)
#include "tst_patternmenu.moc"
