// SPDX-License-Identifier: Apache-2.0
#include "core/registration/reviewcomment.h"

#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;

/// Tests comment threads.
class TestReviewComment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void putsAnswersUnderTheirComment();
    void excludesAcceptances();
};

void TestReviewComment::putsAnswersUnderTheirComment()
{
    const QList<ReviewComment> comments{
        {.id = 4, .field = TemplateField::Purpose, .text = u"What for?"_s},
        {.id = 7, .text = u"Who?"_s},
        {.id = 8, .kind = CommentKind::Answer, .answerTo = 4, .text = u"For crates."_s},
        {.id = 9, .kind = CommentKind::Resolution, .answerTo = 4, .text = u"Fine."_s}};
    const QList<CommentThread> threads = commentThreads(comments);
    QCOMPARE(threads.size(), 2);
    QCOMPARE(threads[0].first, comments[0]);
    QCOMPARE(threads[0].replies, comments.sliced(2));
    QVERIFY(threads[0].isResolved());
    QVERIFY(threads[1].replies.isEmpty());
    QVERIFY(!threads[1].isResolved());
}

void TestReviewComment::excludesAcceptances()
{
    QCOMPARE(commentThreads({{.id = 1, .kind = CommentKind::Acceptance, .finding = u"template.empty"_s},
                             {.id = 2, .kind = CommentKind::Resolution, .answerTo = 1}}),
             QList<CommentThread>());
}

NIDUS_TEST(tst_reviewcomment, TestReviewComment)
#include "tst_reviewcomment.moc"
