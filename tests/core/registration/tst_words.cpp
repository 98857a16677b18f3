// SPDX-License-Identifier: Apache-2.0
#include "core/registration/approval.h"
#include "core/registration/event.h"
#include "core/registration/state.h"
#include "core/registration/templatefield.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFieldIsFoundByItsKey();
    void fieldsFollowAppendixA();
    void onlyNidVersionAndDateAreSingleLines();
    void everyKindIsFoundByItsWord();
    void everyStateIsFoundByItsWord();
    void everyEventIsFoundByItsWord();
    void everyRuleForApprovalsIsFoundByItsWord();
    void unknownWordsAreAbsent();
};

void TestWords::everyFieldIsFoundByItsKey()
{
    QSet<QString> keys;
    for (const TemplateField field : kTemplateFields) {
        QCOMPARE(fieldFromKey(QString(fieldKey(field))), field);
        keys.insert(fieldKey(field));
    }
    QCOMPARE(keys.size(), qsizetype(kTemplateFieldCount));
}

void TestWords::fieldsFollowAppendixA()
{
    QStringList rows;
    for (const TemplateField field : kTemplateFields)
        rows.append(fieldKey(field) + u'|' + fieldHeading(field) + u'|' + fieldSection(field));
    const QStringList expected{
        u"nid|Namespace Identifier|5"_s,
        u"version|Version|A"_s,
        u"date|Date|A"_s,
        u"registrant|Registrant|A"_s,
        u"purpose|Purpose|6.4.1"_s,
        u"syntax|Syntax|6.4.2"_s,
        u"assignment|Assignment|6.4.3"_s,
        u"security|Security and Privacy|6.4.4"_s,
        u"interoperability|Interoperability|6.4.5"_s,
        u"resolution|Resolution|6.4.6"_s,
        u"documentation|Documentation|A"_s,
        u"additional|Additional Information|6.4.7"_s,
        u"revision|Revision Information|A"_s,
    };
    QCOMPARE(rows, expected);
}

void TestWords::onlyNidVersionAndDateAreSingleLines()
{
    for (const TemplateField field : kTemplateFields)
        QCOMPARE(isSingleLine(field), field == TemplateField::Nid || field == TemplateField::Version ||
                                          field == TemplateField::Date);
}

void TestWords::everyKindIsFoundByItsWord()
{
    QCOMPARE(wordOf(NamespaceKind::Formal), "formal"_L1);
    QCOMPARE(wordOf(NamespaceKind::Informal), "informal"_L1);
    QCOMPARE(fromWord<NamespaceKind>(u"formal"), NamespaceKind::Formal);
    QCOMPARE(fromWord<NamespaceKind>(u"informal"), NamespaceKind::Informal);
}

void TestWords::everyStateIsFoundByItsWord()
{
    const QList<std::pair<State, QLatin1StringView>> rows{
        {State::Draft, "draft"_L1},           {State::InReview, "in-review"_L1},
        {State::Approved, "approved"_L1},     {State::WithIana, "with-iana"_L1},
        {State::Registered, "registered"_L1}, {State::Withdrawn, "withdrawn"_L1}};
    for (const auto& [state, word] : rows) {
        QCOMPARE(wordOf(state), word);
        QCOMPARE(fromWord<State>(QString(word)), state);
    }
}

void TestWords::everyEventIsFoundByItsWord()
{
    const QList<std::pair<EventKind, QLatin1StringView>> rows{
        {EventKind::Created, "created"_L1},     {EventKind::Imported, "imported"_L1},
        {EventKind::Submitted, "submitted"_L1}, {EventKind::Approved, "approved"_L1},
        {EventKind::Forwarded, "forwarded"_L1}, {EventKind::Registered, "registered"_L1},
        {EventKind::Withdrawn, "withdrawn"_L1}, {EventKind::Reopened, "reopened"_L1},
        {EventKind::Discarded, "discarded"_L1}, {EventKind::Reviewed, "reviewed"_L1},
        {EventKind::Directed, "directed"_L1},   {EventKind::Recognized, "recognised"_L1},
        {EventKind::Specified, "specified"_L1}, {EventKind::Commented, "commented"_L1},
        {EventKind::Answered, "answered"_L1},   {EventKind::Resolved, "resolved"_L1},
        {EventKind::Accepted, "accepted"_L1},   {EventKind::Exported, "exported"_L1},
        {EventKind::Restored, "restored"_L1},   {EventKind::Acknowledged, "acknowledged"_L1}};
    for (const auto& [kind, word] : rows) {
        QCOMPARE(wordOf(kind), word);
        QCOMPARE(fromWord<EventKind>(QString(word)), kind);
    }
}

void TestWords::everyRuleForApprovalsIsFoundByItsWord()
{
    QCOMPARE(fromWord<ApprovalRule>(u"reason"), ApprovalRule::ReasonWhenAlone);
    QCOMPARE(fromWord<ApprovalRule>(u"anyone"), ApprovalRule::Anyone);
    QCOMPARE(fromWord<ApprovalRule>(u"second-person"), ApprovalRule::SecondPerson);
}

void TestWords::unknownWordsAreAbsent()
{
    for (const QString& word : {u""_s, u"Draft"_s, u"NID"_s, u"created "_s, u"formal\n"_s}) {
        QCOMPARE(fieldFromKey(word), std::nullopt);
        QCOMPARE(fromWord<NamespaceKind>(word), std::nullopt);
        QCOMPARE(fromWord<State>(word), std::nullopt);
        QCOMPARE(fromWord<EventKind>(word), std::nullopt);
    }
}

NIDUS_TEST(tst_words, TestWords)
#include "tst_words.moc"
