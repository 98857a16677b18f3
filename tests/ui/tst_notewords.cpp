// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/history/notewords.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace nidus::registration;
using namespace nidus::ui;

namespace {

/// A language that puts each translated text in angle brackets.
class BracketLanguage final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* /*context*/, const char* source, const char* /*comment*/,
                                    int /*count*/) const override
    {
        return u'<' + QString::fromUtf8(source) + u'>';
    }
};

} // namespace

/// What the program wrote in the history, in the language of the user.
class TestNoteWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void translatesWhatTheProgramWrote_data();
    void translatesWhatTheProgramWrote();
};

void TestNoteWords::translatesWhatTheProgramWrote_data()
{
    QTest::addColumn<EventKind>("what");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("french");
    const auto row = [](const char* name, EventKind what, const QString& note, const QString& french) {
        QTest::newRow(name) << what << note << french;
    };
    using enum EventKind;
    row("assigned", Assigned, u"Assignee: Bob\nOwner: Ada\nAssignee: as we said"_s,
        u"<Assignee: Bob>\n<Owner: Ada>\nAssignee: as we said"_s);
    row("assigned, with a note", Assigned, u"Assignee: none\nuntil May\nOwner: nobody"_s,
        u"<No assignee>\nuntil May\nOwner: nobody"_s);
    row("changed", Reopened, u"Changed after approval: nid, rule."_s,
        u"<Changed after approval: <Namespace Identifier>, <syntax rule>.>"_s);
    row("saved", Saved, u"Changed: purpose, rule."_s, u"<Changed: <Purpose>, <syntax rule>.>"_s);
    row("saved, with a note", Saved, u"Changed: purpose.\nChanged: nid."_s,
        u"<Changed: <Purpose>.>\nChanged: nid."_s);
    row("editorial", Approved, u"Editorial change of purpose: a comma"_s,
        u"<Editorial change of <Purpose>: a comma>"_s);
    row("setting", Configured, u"approval second-person\nas agreed"_s,
        u"<Approval: <anyone except the authors>>\nas agreed"_s);
    row("left the list", Imported, u"No longer in IANA's list of 2026-10-01. Hm."_s,
        u"<No longer in IANA's list of 2026-10-01.> Hm."_s);
    row("email", Exported, u"Review as email to b@x.example"_s, u"<Review as email to b@x.example>"_s);
    row("file", Exported, u"crate.txt"_s, u"crate.txt"_s);
    row("subregistry", Listed, u"groups assign 5 +2\nfor Bob"_s,
        u"<groups: assigned <5 and 2 more>>\nfor Bob"_s);
    row("undone", Listed, u"groups undo assign 5-9\nfor Bob"_s,
        u"<Undone: <groups: assigned 5-9>>\nfor Bob"_s);
    row("undone define", Listed, u"groups undo define"_s, u"<Undone: <groups: changed the definition>>"_s);
    row("undone earlier", Listed, u"groups undo change 117 5 +2"_s, u"<Undone: groups 5 +2>"_s);
    row("range", Listed, u"g range b: 1-9 -> 1-8, state open -> x"_s,
        u"<g: changed range b: 1-9 -> 1-8, <state> open -> x>"_s);
    row("definition", Listed, u"g define urn: \"a\" -> \"b\""_s,
        u"<g: changed the definition: <URN>: \"a\" -> \"b\">"_s);
    row("imported", Listed, u"g import 5 +2: new 3, on-behalf 1\nB"_s,
        u"<g: imported <5 and 2 more> (<<New>: 3>, <<On behalf of>: 1>)>\nB"_s);
    row("refused", Listed, u"groups refuse 5 for T (subregistry.a)"_s, u"<groups: refused 5 (request T)>"_s);
    row("refused next", Listed, u"groups refuse --next for T (subregistry.a)"_s,
        u"<groups: refused the next value (request T)>"_s);
    row("acknowledged", Acknowledged, u"acknowledged: the disk was full"_s, u"the disk was full"_s);
    row("restored registry", Restored, u"bk, 2.nidus, 153 "_s + QString(64, u'a'),
        u"<From the backup bk, 2.nidus. The replaced history had 153 entries.>"_s);
    row("restored draft", Restored, u"as agreed, 153"_s, u"as agreed, 153"_s);
    row("from a file", Assigned, u"From a file: Owner: Ada"_s, u"<From a file: <Owner: Ada>>"_s);
    row("a person's", Commented, u"Owner: Ada"_s, u"Owner: Ada"_s);
}

void TestNoteWords::translatesWhatTheProgramWrote()
{
    QFETCH(const EventKind, what);
    QFETCH(const QString, note);
    QFETCH(const QString, french);
    BracketLanguage language;
    QCoreApplication::installTranslator(&language);
    QCOMPARE(noteText({.what = what, .note = note}), french);
}

NIDUS_TEST(tst_notewords, TestNoteWords)
#include "tst_notewords.moc"
