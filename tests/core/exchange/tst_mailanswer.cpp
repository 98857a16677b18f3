// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/mailanswer.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/reviewmail.h"
#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::findings;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestMailAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void assignsRemarksToFields_data();
    void assignsRemarksToFields();
    void readsAMail();
    void readsTheAnswerToAReview();
    void rejectsTooManyLines();
};

namespace {

RegistrationTemplate quays()
{
    RegistrationTemplate about;
    about.setText(TemplateField::Nid, u"quay"_s);
    about.setText(TemplateField::Purpose, u"To name the quays of all harbors,\nfor those who moor there."_s);
    about.setText(TemplateField::Assignment,
                  u"Numbers are given in sequence.\nSee the yearly list of harbors."_s);
    about.setText(TemplateField::Resolution, u"There is none.\nSee the yearly list of harbors."_s);
    return about;
}

} // namespace

void TestMailAnswer::assignsRemarksToFields_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<MailRemark>>("remarks");
    constexpr auto kPurpose = TemplateField::Purpose;
    constexpr auto kAssignment = TemplateField::Assignment;
    const auto row = [](const char* tag, const QByteArray& text, const QList<MailRemark>& remarks) {
        QTest::newRow(tag) << text << remarks;
    };
    row("nothing", "", {});
    row("only quoted", "> To name the quays of all harbors,\n", {});
    row("about the whole", "\nHello,\n\nlooks good.\n\n-- \nAnn\n", {{{}, {}, u"Hello,\n\nlooks good."_s}});
    row("below its lines",
        "> To name the quays of all harbors,\n> for those who moor there.\n\nWhich harbors?\n\n"
        "> Numbers are given in sequence.\nBy whom?\n\n  And when?\n",
        {{kPurpose, u"To name the quays of all harbors,\nfor those who moor there."_s, u"Which harbors?"_s},
         {kAssignment, u"Numbers are given in sequence."_s, u"By whom?\n\n  And when?"_s}});
    row("wrapped differently, quoted twice", ">> To name the quays of\n>> all harbors, for those\nWho?",
        {{kPurpose, u"To name the quays of\nall harbors, for those"_s, u"Who?"_s}});
    row("introduction", "Hi.\n\nOn Monday, 3 May, a reviewer\n<r@example.org> wrote:\n> Purpose:\nYes.",
        {{{}, {}, u"Hi."_s}, {kPurpose, u"Purpose:"_s, u"Yes."_s}});
    row("a line in two fields identifies neither, the heading does",
        "> Identifier Assignment:\n> See the yearly list of harbors.\nWhere?\n> unknown line of text\nAnd?",
        {{kAssignment, u"Identifier Assignment:\nSee the yearly list of harbors."_s, u"Where?"_s},
         {kAssignment, u"unknown line of text"_s, u"And?"_s}});
    row("a long paragraph before a quotation stays", "One:\ntwo\nthree:\n> Purpose:\nx",
        {{{}, {}, u"One:\ntwo\nthree:"_s}, {kPurpose, u"Purpose:"_s, u"x"_s}});
}

void TestMailAnswer::assignsRemarksToFields()
{
    QFETCH(QByteArray, text);
    QFETCH(QList<MailRemark>, remarks);
    const auto answer = mailAnswer(text, quays());
    QVERIFY(answer);
    QCOMPARE(answer->sender, QString());
    QCOMPARE(answer->remarks, remarks);
    QByteArray windows = text;
    QCOMPARE(mailAnswer(windows.replace("\n", "\r\n"), quays())->remarks, remarks);
}

void TestMailAnswer::readsAMail()
{
    // Quoted-printable, format=flowed (RFC 3676), an encoded name (RFC 2047).
    const auto answer =
        mailAnswer("From: =?UTF-8?Q?Ann_B=C3=A9rth?= <ann@quay.example>\r\nTo: urn@example.org\r\n"
                   "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8; format=flowed\r\n"
                   "Content-Transfer-Encoding: quoted-printable\r\n\r\n"
                   "> To name the quays of all=20\r\n> harbors,\r\n"
                   "Tous les ports d=E2=80=99Europe, =\r\nje crois,=20\r\net d=E2=80=99Asie.\r\n",
                   quays());
    QVERIFY(answer);
    QCOMPARE(answer->sender, u"Ann B\u00e9rth <ann@quay.example>"_s);
    QCOMPARE(answer->remarks.size(), 1);
    QCOMPARE(answer->remarks[0].field, TemplateField::Purpose);
    QCOMPARE(answer->remarks[0].text, u"Tous les ports d\u2019Europe, je crois, et d\u2019Asie."_s);
}

void TestMailAnswer::readsTheAnswerToAReview()
{
    const RegistrationTemplate about = quays();
    const QString review = reviewMail(
        about,
        {makeFinding(kTemplateMissingField, {}, {u"Security and Privacy"_s}, TemplateField::Security),
         makeFinding(kTemplateTextTab, {0, 7}, {}, TemplateField::Assignment)},
        {});
    // Each point is quoted and answered below.
    QString text;
    int number = 0;
    for (const QString& line : review.split(u'\n')) {
        const bool isNext = line.startsWith(u"2. "_s) || line.startsWith("Kind regards"_L1);
        if (isNext)
            text += u"Answer %1\n"_s.arg(++number);
        text += u"> "_s + line + u'\n';
    }
    const auto answer = mailAnswer(text.toUtf8(), about);
    QVERIFY(answer);
    QCOMPARE(answer->remarks.size(), 2);
    QCOMPARE(answer->remarks[0].field, TemplateField::Security);
    QCOMPARE(answer->remarks[0].text, u"Answer 1"_s);
    QCOMPARE(answer->remarks[1].field, TemplateField::Assignment);
    QCOMPARE(answer->remarks[1].text, u"Answer 2"_s);
}

void TestMailAnswer::rejectsTooManyLines()
{
    const auto answer = mailAnswer(QByteArray("x\n").repeated(100'001), quays());
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, base::kTooLarge);
}

NIDUS_TEST(tst_mailanswer, TestMailAnswer)
#include "tst_mailanswer.moc"
