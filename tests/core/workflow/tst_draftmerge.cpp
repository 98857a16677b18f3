// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/draftmerge.h"
#include "core/workflow/drafts/draftprocess.h"
#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;

namespace {

VersionContent contentWith(const QString& purpose, const QString& security)
{
    VersionContent content;
    content.registrationTemplate.setText(TemplateField::Purpose, purpose);
    content.registrationTemplate.setText(TemplateField::Security, security);
    return content;
}

} // namespace

class TestDraftMerge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mergesFieldByField_data();
    void keepsWhatTheAuthorWrote();
    void mergesFieldByField();
    void mergesSamplesAndRuleAsWholes();
    void takesTheirsOnRequest();
    void mergesTheRegistrantPartByPart();
    void summarizesARevision();
};

void TestDraftMerge::mergesFieldByField_data()
{
    using enum MergePart::Outcome;
    QTest::addColumn<QStringList>("mine");
    QTest::addColumn<QStringList>("theirs");
    QTest::addColumn<QStringList>("merged");
    QTest::addColumn<QList<MergePart::Outcome>>("outcomes");
    const QStringList base{u"a"_s, u"b"_s};
    QTest::newRow("nobody") << base << base << base << QList<MergePart::Outcome>();
    QTest::newRow("mine") << QStringList{u"x"_s, u"b"_s} << base << QStringList{u"x"_s, u"b"_s}
                          << QList{Mine};
    QTest::newRow("theirs") << base << QStringList{u"a"_s, u"y"_s} << QStringList{u"a"_s, u"y"_s}
                            << QList{Theirs};
    QTest::newRow("each one field") << QStringList{u"x"_s, u"b"_s} << QStringList{u"a"_s, u"y"_s}
                                    << QStringList{u"x"_s, u"y"_s} << QList{Mine, Theirs};
    QTest::newRow("the same change") << QStringList{u"x"_s, u"b"_s} << QStringList{u"x"_s, u"b"_s}
                                     << QStringList{u"x"_s, u"b"_s} << QList{Both};
    QTest::newRow("conflict") << QStringList{u"x"_s, u"b"_s} << QStringList{u"z"_s, u"y"_s}
                              << QStringList{u"x"_s, u"y"_s} << QList{Conflict, Theirs};
    QTest::newRow("cleared by them") << base << QStringList{u""_s, u"b"_s} << QStringList{u""_s, u"b"_s}
                                     << QList{Theirs};
}

void TestDraftMerge::mergesFieldByField()
{
    QFETCH(QStringList, mine);
    QFETCH(QStringList, theirs);
    QFETCH(QStringList, merged);
    QFETCH(QList<MergePart::Outcome>, outcomes);
    const DraftMerge merge = mergeDrafts(contentWith(u"a"_s, u"b"_s), contentWith(mine[0], mine[1]),
                                         contentWith(theirs[0], theirs[1]));
    QCOMPARE(merge.merged, contentWith(merged[0], merged[1]));
    QList<MergePart::Outcome> found;
    for (const MergePart& part : merge.parts)
        found.append(part.outcome);
    QCOMPARE(found, outcomes);
}

void TestDraftMerge::mergesSamplesAndRuleAsWholes()
{
    VersionContent base;
    base.samples = {{u"urn:a:1"_s, ExpectedVerdict::Valid, {}, {}}};
    VersionContent mine = base;
    mine.samples.append({u"urn:a:2"_s, ExpectedVerdict::Valid, {}, {}});
    VersionContent theirs = base;
    theirs.rule = SyntaxRule{.start = u"nss"_s, .text = u"nss = 1*DIGIT"_s};
    const DraftMerge merge = mergeDrafts(base, mine, theirs);
    QCOMPARE(merge.merged.samples, mine.samples);
    QCOMPARE(merge.merged.rule, theirs.rule);
    const auto isConflict = [](const MergePart& part) {
        return part.outcome == MergePart::Outcome::Conflict;
    };
    QVERIFY(std::ranges::none_of(merge.parts, isConflict));
    theirs.samples.clear();
    QVERIFY(std::ranges::any_of(mergeDrafts(base, mine, theirs).parts, isConflict));
}

void TestDraftMerge::takesTheirsOnRequest()
{
    VersionContent theirs = contentWith(u"z"_s, u"b"_s);
    theirs.registrationTemplate.setRegistrant({.organization = u"Theirs"_s});
    VersionContent mine = contentWith(u"x"_s, u"b"_s);
    mine.registrationTemplate.setRegistrant({.organization = u"Mine"_s});
    DraftMerge merge = mergeDrafts(contentWith(u"a"_s, u"b"_s), mine, theirs);
    QCOMPARE(merge.parts.size(), 2);
    for (const MergePart& part : merge.parts) {
        QCOMPARE(part.outcome, MergePart::Outcome::Conflict);
        merge.merged = withPart(merge.merged, theirs, part);
    }
    QCOMPARE(merge.merged, theirs);
}

void TestDraftMerge::mergesTheRegistrantPartByPart()
{
    VersionContent base;
    base.registrationTemplate.setRegistrant({.organization = u"Reed Works"_s, .email = u"urn@example.org"_s});
    VersionContent mine = base;
    mine.registrationTemplate.setRegistrant(
        {.organization = u"Reed Works Ltd"_s, .email = u"urn@example.org"_s});
    VersionContent theirs = base;
    theirs.registrationTemplate.setRegistrant(
        {.organization = u"The Reed Works"_s, .email = u"urn@example.org"_s, .phone = u"+44 20 7946 0000"_s});
    DraftMerge merge = mergeDrafts(base, mine, theirs);
    // "Mine" for the name does not drop their telephone number.
    QCOMPARE(merge.merged.registrationTemplate.registrant(), (Registrant{.organization = u"Reed Works Ltd"_s,
                                                                         .email = u"urn@example.org"_s,
                                                                         .phone = u"+44 20 7946 0000"_s}));
    QCOMPARE(merge.parts.size(), 2);
    QCOMPARE(merge.parts[0].registrantPart, RegistrantPart::Organization);
    QCOMPARE(merge.parts[0].outcome, MergePart::Outcome::Conflict);
    QCOMPARE(merge.parts[1].registrantPart, RegistrantPart::Phone);
    QCOMPARE(merge.parts[1].outcome, MergePart::Outcome::Theirs);
    merge.merged = withPart(merge.merged, theirs, merge.parts[0]);
    QCOMPARE(merge.merged, theirs);
}

void TestDraftMerge::summarizesARevision()
{
    const VersionContent before = contentWith(u"a"_s, u"b"_s);
    VersionContent after = contentWith(u"x"_s, u"y"_s);
    after.registrationTemplate.setText(TemplateField::Version, u"2"_s);
    QCOMPARE(revisionSummary(before, after, 1), u"Changed since version 1: Purpose, Security and Privacy."_s);
    QCOMPARE(revisionSummary(before, before, 1), QString());
    after = before;
    after.rule = SyntaxRule{.text = u"NSS = 1*DIGIT"_s};
    QCOMPARE(revisionSummary(before, after, 1), u"Changed since version 1: the syntax rule."_s);
}

void TestDraftMerge::keepsWhatTheAuthorWrote()
{
    const QString summary = u"Changed since version 1: Purpose."_s;
    QCOMPARE(withRevisionSummary({}, summary, 1), summary);
    QCOMPARE(withRevisionSummary(u"Moved to a new body."_s, summary, 1),
             u"Moved to a new body.\n\n"_s + summary);
    // An earlier summary of the same version is out of date; that of another version is history.
    QCOMPARE(withRevisionSummary(u"Changed since version 1: Date.\n\nMoved."_s, summary, 1),
             summary + u"\n\nMoved."_s);
    QCOMPARE(withRevisionSummary(u"Changed since version 12: Date."_s, summary, 1),
             u"Changed since version 12: Date.\n\n"_s + summary);
    QCOMPARE(withRevisionSummary(u"Changed since version 1: Date."_s, {}, 1), QString());
}

NIDUS_TEST(tst_draftmerge, TestDraftMerge)
#include "tst_draftmerge.moc"
