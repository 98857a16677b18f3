// SPDX-License-Identifier: Apache-2.0
#include "core/registration/approval.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestApproval : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hashesEveryMember();
    void keepsItsHashes();
    void separatesSamples();
    void findsTheContentLastApproved();
    void findsNoContentInOlderApprovals();
    void listsDifferences();
    void findsTheWrittenNote();
    void listsDifferencesFromMarks();
    void listsChangesSinceApproval();

private:
    [[nodiscard]] static VersionContent content();
};

VersionContent TestApproval::content()
{
    VersionContent content{.samples = {{.urn = u"urn:crate:1"_s}},
                           .rule = SyntaxRule{.start = u"crate"_s, .text = u"crate = 1*DIGIT"_s}};
    content.registrationTemplate.setText(TemplateField::Purpose, u"Names crates."_s);
    return content;
}

void TestApproval::hashesEveryMember()
{
    QList<VersionContent> variants{content()};
    const auto vary = [&variants](const auto& change) {
        variants.append(content());
        change(variants.last());
    };
    for (const TemplateField field : kTemplateFields) {
        if (field != TemplateField::Registrant)
            vary([field](VersionContent& one) { one.registrationTemplate.setText(field, u"x"_s); });
    }
    for (QString Registrant::* const part :
         {&Registrant::organization, &Registrant::address, &Registrant::contactName, &Registrant::roleAddress,
          &Registrant::email, &Registrant::phone, &Registrant::other})
        vary([part](VersionContent& one) {
            Registrant registrant;
            registrant.*part = u"x"_s;
            one.registrationTemplate.setRegistrant(registrant);
        });
    vary([](VersionContent& one) { one.registrationTemplate.setRegistrant({.fastTrack = true}); });
    for (QString Sample::* const part :
         {&Sample::urn, &Sample::note, &Sample::source, &Sample::acceptedBecause})
        vary([part](VersionContent& one) { one.samples[0].*part = u"x"_s; });
    vary([](VersionContent& one) { one.samples[0].expected = ExpectedVerdict::Invalid; });
    vary([](VersionContent& one) { one.samples.append(Sample{}); });
    vary([](VersionContent& one) { one.samples.clear(); });
    vary([](VersionContent& one) { one.rule.reset(); });
    for (QString SyntaxRule::* const part : {&SyntaxRule::start, &SyntaxRule::text, &SyntaxRule::checkDigit})
        vary([part](VersionContent& one) { (*one.rule).*part = u"x"_s; });
    for (QStringList SyntaxRule::* const part : {&SyntaxRule::equivalence, &SyntaxRule::encoding})
        vary([part](VersionContent& one) { (*one.rule).*part = QStringList{u"x"_s}; });
    vary([](VersionContent& one) { one.rule->notation = Notation::IRegexp; });
    vary([](VersionContent& one) { one.rule->scope = RuleScope::Urn; });
    vary([](VersionContent& one) { one.rule->describesComponents = true; });
    QSet<QString> hashes;
    for (const VersionContent& one : variants)
        hashes.insert(contentHash(one));
    QCOMPARE(hashes.size(), variants.size());
    QCOMPARE(contentHash(content()), contentHash(content()));
    QCOMPARE(contentHash(content()).size(), 64);
}

/// Registries store this hash with approvals, so it must not change.
void TestApproval::keepsItsHashes()
{
    VersionContent full = content();
    full.registrationTemplate.setRegistrant({.organization = u"Crates"_s, .fastTrack = true});
    full.samples[0].expected = ExpectedVerdict::Invalid;
    full.samples[0].acceptedBecause = u"why"_s;
    full.rule->describesComponents = true;
    full.rule->equivalence = {u"a"_s, u"b"_s};
    full.original = "text"_ba;
    QCOMPARE(contentHash(full), u"843c9de92bc0a396a16d89974256ce8800f04b7fe4932aa419b9f337cbc7a746"_s);
}

void TestApproval::separatesSamples()
{
    VersionContent one{.samples = {{.urn = u"a"_s, .note = u"n"_s}, {.urn = u"b"_s}}};
    const VersionContent other{.samples = {{.urn = u"a"_s}, {.urn = u"b"_s, .note = u"n"_s}}};
    QVERIFY(contentHash(one) != contentHash(other));
}

void TestApproval::findsTheContentLastApproved()
{
    VersionContent second = content();
    second.registrationTemplate.setText(TemplateField::Purpose, u"Names boxes."_s);
    QList<Event> events{{.what = EventKind::Approved, .note = approvalNote(u"fine"_s, content())}};
    QVERIFY(!isChangedSinceApproval(events, content()));
    QVERIFY(isChangedSinceApproval(events, second));
    events.append({.what = EventKind::Submitted, .note = approvalNote({}, second)}); // not an approval
    QVERIFY(isChangedSinceApproval(events, second));
    events.append({.what = EventKind::Reopened, .note = u"taken back by hand"_s});
    QVERIFY(isChangedSinceApproval(events, second));
    events.append({.what = EventKind::Approved, .note = approvalNote({}, second)});
    QVERIFY(!isChangedSinceApproval(events, second));
    QCOMPARE(events[0].note,
             u"fine\nparts "_s + partMarks(content()) + u"\ncontent sha256:"_s + contentHash(content()));
}

void TestApproval::findsNoContentInOlderApprovals()
{
    QList<Event> events;
    QVERIFY(!isChangedSinceApproval(events, content()));
    events.append({.what = EventKind::Approved, .note = approvalNote({}, {})});
    events.append({.what = EventKind::Approved, .note = u"by an older program"_s});
    QCOMPARE(approvedContent(events), QString());
    QVERIFY(!isChangedSinceApproval(events, content()));
}

void TestApproval::listsDifferences()
{
    VersionContent other = content();
    QCOMPARE(changedParts(content(), other), QStringList());
    other.registrationTemplate.setText(TemplateField::Purpose, u"Names boxes."_s);
    other.samples[0].acceptedBecause = u"printed so"_s;
    other.rule->checkDigit = u"isbn"_s;
    QCOMPARE(changedParts(content(), other), (QStringList{u"purpose"_s, u"samples"_s, u"rule"_s}));
}

void TestApproval::findsTheWrittenNote()
{
    QCOMPARE(writtenNote(approvalNote(u"fine\nindeed"_s, content())), u"fine\nindeed"_s);
    QCOMPARE(writtenNote(approvalNote({}, content())), QString());
    QCOMPARE(writtenNote(u"fine\ncontent sha256:"_s + contentHash(content())), u"fine"_s); // an older one
    const QString older = u"\ncontent sha256:"_s + contentHash(content());
    QCOMPARE(writtenNote(u"all parts of it"_s + older), u"all parts of it"_s);
    QCOMPARE(partsChangedSinceApproval({{.what = EventKind::Approved, .note = u"all parts of it"_s + older}},
                                       VersionContent()),
             QStringList());
}

void TestApproval::listsDifferencesFromMarks()
{
    const VersionContent before = content();
    const QString marks = partMarks(before);
    QVERIFY2(marks.startsWith(u"purpose:"_s), qPrintable(marks)); // empty parts have no marks
    QCOMPARE(changedParts(marks, before), QStringList());
    VersionContent after = before;
    after.registrationTemplate.setText(TemplateField::Purpose, {});
    after.registrationTemplate.setRegistrant({.phone = u"1"_s});
    after.samples.clear();
    after.rule.reset();
    after.original = "x";
    QCOMPARE(changedParts(marks, after), changedParts(before, after));
    QCOMPARE(changedParts(marks, after).size(), 5);
}

void TestApproval::listsChangesSinceApproval()
{
    VersionContent changed = content();
    changed.registrationTemplate.setText(TemplateField::Purpose, u"Names boxes."_s);
    QList<Event> events;
    QCOMPARE(partsChangedSinceApproval(events, changed), QStringList()); // nothing was approved
    events = {{.what = EventKind::Approved, .note = approvalNote(u"fine"_s, content())}};
    QCOMPARE(partsChangedSinceApproval(events, content()), QStringList());
    QCOMPARE(partsChangedSinceApproval(events, changed), QStringList{u"purpose"_s});
    const QString older = u"content sha256:"_s + contentHash(content());
    QCOMPARE(partsChangedSinceApproval({{.what = EventKind::Approved, .note = older}}, changed),
             QStringList());
    QVERIFY(isChangedSinceApproval({{.what = EventKind::Approved, .note = older}}, changed));
}

NIDUS_TEST(tst_approval, TestApproval)
#include "tst_approval.moc"
