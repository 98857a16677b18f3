// SPDX-License-Identifier: Apache-2.0
#include "core/lint/reviewchecklist.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/reviewmail.h"
#include "tests/core/lint/cleantemplate.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;
using nidus::test::cleanTemplate;

class TestReviewChecklist : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void asksAboutOrganizationAndNid();
    void asksNothingAboutAnInformalNid();
    void pointsAtTheAnswer();
    void returnsAnswers();
    void writesAReplyToTheRegistrant();
    void writesAReplyWithoutPoints();
};

void TestReviewChecklist::asksAboutOrganizationAndNid()
{
    QStringList ids;
    for (const Finding& question : reviewChecklist(cleanTemplate(), NamespaceKind::Formal)) {
        QCOMPARE(question.severity, Severity::Information);
        QVERIFY(message(question).endsWith(u'?'));
        ids.append(question.id.word());
    }
    QCOMPARE(ids,
             (QStringList{u"review.stability"_s, u"review.competency"_s, u"review.no-reassignment"_s,
                          u"review.open-to-internet"_s, u"review.nid.country"_s, u"review.nid.authority"_s,
                          u"review.nid.identifier-system"_s, u"review.nid.trademark"_s}));
}

void TestReviewChecklist::asksNothingAboutAnInformalNid()
{
    QCOMPARE(reviewChecklist(cleanTemplate(), NamespaceKind::Informal).size(), 4);
}

void TestReviewChecklist::pointsAtTheAnswer()
{
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Assignment, u"Numbers are never reassigned."_s);
    const QList<Finding> questions = reviewChecklist(made, NamespaceKind::Formal);
    QCOMPARE(questions[2].field, std::optional(TemplateField::Assignment));
    QCOMPARE(questions[2].range, (TextRange{12, 14}));
    QVERIFY(!questions[0].field);
}

void TestReviewChecklist::returnsAnswers()
{
    const ReviewComment stability{
        .id = 1, .kind = CommentKind::Acceptance, .finding = u"review.stability"_s, .text = u"Since 1875."_s};
    const ReviewComment open{
        .id = 2, .kind = CommentKind::Acceptance, .finding = u"review.open-to-internet"_s};
    const ReviewComment other{.id = 3, .kind = CommentKind::Acceptance, .finding = u"template.empty"_s};
    const ReviewComment withdrawn{.id = 4, .kind = CommentKind::Resolution, .answerTo = 2};
    const QList<ReviewQuestion> questions =
        reviewQuestions(cleanTemplate(), NamespaceKind::Formal, {stability, open, other, withdrawn});
    QCOMPARE(questions.size(), 8);
    QCOMPARE(questions[0].answer, std::optional(stability));
    for (const ReviewQuestion& question : questions.sliced(1))
        QVERIFY(!question.answer);
}

void TestReviewChecklist::writesAReplyToTheRegistrant()
{
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Security, u"N/A"_s);
    made.setText(TemplateField::Date, u"2024-02-30"_s);
    const QString mail =
        reviewMail(made, lintTemplate(made, {}), reviewChecklist(made, NamespaceKind::Formal));
    QVERIFY2(mail.startsWith(u"Hello,\n\nThank you for the template of the URN namespace \"bookshelf\"."_s),
             qPrintable(mail));
    QVERIFY2(mail.contains(u"1. Date, RFC 8141 appendix A (must be resolved first)\n\n> 2024-02-30\n\n   "
                           "\"2024-02-30\" is not a date.\n"_s),
             qPrintable(mail));
    QVERIFY2(mail.contains(u"2. Security and Privacy, RFC 8141 section 6.4.4\n\n> N/A\n\n"_s),
             qPrintable(mail));
    QVERIFY(mail.contains(u"\n- Could the NID \"bookshelf\" be mistaken for a country"_s));
    QVERIFY(mail.endsWith(u"Kind regards\n"_s));
    for (const QString& line : mail.split(u'\n'))
        QVERIFY2(line.size() <= 72, qPrintable(line));
}

void TestReviewChecklist::writesAReplyWithoutPoints()
{
    const QString mail = reviewMail(cleanTemplate(), {}, {});
    QVERIFY(mail.contains(u"I have no requests"_s));
    QVERIFY(!mail.contains(u"\n1."_s));
}

NIDUS_TEST(tst_reviewchecklist, TestReviewChecklist)
#include "tst_reviewchecklist.moc"
