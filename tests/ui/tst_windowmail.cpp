// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/process/findingactions.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrypage.h"
#include "ui/review/mailanswerdialog.h"
#include "ui/review/reviewpanel.h"
#include "ui/support/widgets/maildialog.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/stepdialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTreeWidget>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

/// Emails are sent with the user's email program; answers become comments on fields.
class TestWindowMail : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    /// Takes the place of the email program.
    void takeMail(const QUrl& address) { m_sent.append(address); }

private Q_SLOTS:
    void init();
    void cleanup();

    void opensTheReviewInTheEmailProgram();
    void savesTheRequest();
    void callsARevisionARevision();
    void remindsAColleague();
    void remindsNobodyOfAReviewThatNobodyHas();
    void addressesOnePerson();
    void reportsAnEmailTooLongToOpen();
    void addsAnAnswerAsComments();
    void acceptsADroppedFile();
    void addsOnlySelectedComments();
    void sendsTheRequestWithAStep_data();
    void sendsTheRequestWithAStep();
    void keepsTheStepOpenIfTheEmailIsNotOpened();
    void leadsFromTheStepToTheEmail();
    void addressesTheRequestByState_data();
    void addressesTheRequestByState();

private:
    /// Opens the registry as somebody and selects the draft.
    void openAs(const QString& who)
    {
        m_fixture->setAuthor(who);
        m_fixture->open();
        page().select(m_handle);
        QTRY_COMPARE(page().shownSubject().handle, m_handle); // linted
    }
    [[nodiscard]] RegistryPage& page() const { return *m_fixture->window().registryPage(); }
    void trigger(const QString& objectName) const
    {
        m_fixture->window().findChild<QAction*>(objectName)->trigger();
    }
    static void press(const QWidget& in, const QString& text)
    {
        for (QAbstractButton* button : in.findChildren<QAbstractButton*>()) {
            if (button->text().remove(u'&') == text)
                return button->click();
        }
        QFAIL(qPrintable(u"no button "_s + text));
    }
    /// Whether a visible label in a dialog contains the text.
    [[nodiscard]] static bool shownIn(const QWidget& dialog, const QString& text)
    {
        return std::ranges::any_of(dialog.findChildren<QLabel*>(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    /// Brings the draft to a state and opens the window again.
    void moveTo(State state)
    {
        {
            Registry other = m_fixture->another();
            for (const State next : {State::InReview, State::Approved, State::WithIana}) {
                if (next <= state)
                    QVERIFY(other.drafts().move(*draftIdOf(m_handle), next, {}));
            }
        }
        m_fixture->open();
        page().select(m_handle);
    }
    [[nodiscard]] QList<ReviewComment> comments() const
    {
        return m_fixture->another().comments().of(m_handle).value();
    }
    [[nodiscard]] QStringList exported() const
    {
        QStringList notes;
        const auto events = m_fixture->another().activity().list({});
        for (const LoggedEvent& logged : *events) {
            if (logged.event.what == EventKind::Exported)
                notes.append(logged.event.note);
        }
        return notes;
    }

    std::unique_ptr<WindowFixture> m_fixture;
    QString m_handle;
    QList<QUrl> m_sent;
};

void TestWindowMail::init()
{
    m_sent.clear();
    QDesktopServices::setUrlHandler(u"mailto"_s, this, "takeMail");
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    {
        Registry other = m_fixture->another();
        VersionContent content;
        content.registrationTemplate = filledTemplate(u"quay"_s);
        content.registrationTemplate.setText(TemplateField::Purpose, u"To name the quays of all harbours."_s);
        m_handle = draftHandle(other.drafts().create({.content = content}, {u"tester"_s, {}, {}}).value().id);
    }
    m_fixture->open();
    page().select(m_handle);
    QTRY_COMPARE(page().shownSubject().handle, m_handle); // linted
}

void TestWindowMail::cleanup()
{
    m_fixture.reset();
    QDesktopServices::unsetUrlHandler(u"mailto"_s);
}

void TestWindowMail::opensTheReviewInTheEmailProgram()
{
    trigger(u"review-mail"_s);
    auto* dialog = qobject_cast<MailDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(dialog->mail().to, u"urn@example.org"_s); // the registrant's role
    dialog->findChildren<QLineEdit*>().at(1)->setText(u"urn@ietf.org"_s);
    const QString text = dialog->mail().text;
    press(*dialog, u"Open in Email Program"_s);
    QCOMPARE(m_sent.size(), 1);
    QCOMPARE(m_sent[0].path(), u"urn@example.org"_s);
    const QUrlQuery query(m_sent[0]);
    QCOMPARE(query.queryItemValue(u"cc"_s, QUrl::FullyDecoded), u"urn@ietf.org"_s);
    QCOMPARE(query.queryItemValue(u"subject"_s, QUrl::FullyDecoded), u"Review of the URN namespace quay"_s);
    QCOMPARE(query.queryItemValue(u"body"_s, QUrl::FullyDecoded).remove(u'\r'), text);
    QCOMPARE(exported(), QStringList{u"Review as email to urn@example.org"_s});
    dialog->reject();
}

/// It is from who sends it; the registrant has a copy.
void TestWindowMail::savesTheRequest()
{
    moveTo(State::Approved);
    openAs(u"Ben <ben@example.org>"_s);
    trigger(u"request-mail"_s);
    auto* dialog = qobject_cast<MailDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    press(*dialog, u"Save Email…"_s);
    auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(question);
    const QString path = m_fixture->path(u"request.eml"_s);
    Q_EMIT question->fileSelected(path);
    question->reject();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray mail = file.readAll();
    QVERIFY2(mail.startsWith("From: Ben <ben@example.org>\r\nTo: iana@iana.org\r\n"
                             "Cc: urn@ietf.org, urn@example.org\r\n"
                             "Subject: Registration request for URN namespace quay\r\nX-Unsent: 1\r\n"),
             mail);
    QVERIFY2(mail.contains("To name the quays of all harbours.\r\n"), mail);
    QCOMPARE(exported(), QStringList{u"Request as email to iana@iana.org"_s});
    // An email that cannot be written is reported and not recorded.
    press(*dialog, u"Save Email…"_s);
    question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    Q_EMIT question->fileSelected(m_fixture->path(u"no/such/folder.eml"_s));
    question->reject();
    QCOMPARE(exported().size(), 1);
    dialog->reject();
}

/// Also if its template says version 1, as the first text of a namespace of IANA's list may.
void TestWindowMail::callsARevisionARevision()
{
    VersionContent content;
    content.registrationTemplate = filledTemplate(u"lex"_s);
    Draft draft{.revisionOf = u"lex"_s, .content = content};
    m_handle = draftHandle(m_fixture->another().drafts().create(draft, {}).value().id);
    openAs(u"Ben"_s);
    trigger(u"request-mail"_s);
    auto* dialog = qobject_cast<MailDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(dialog->mail().subject, u"Revision of the registration of URN namespace lex"_s);
    QCOMPARE(dialog->mail().from, QString()); // the mail program knows the address
    dialog->reject();
}

void TestWindowMail::remindsAColleague()
{
    {
        Registry other = m_fixture->another();
        const Assignment people{.assignee = u"Ann <ann@example.org>"_s, .owner = u"Ben <ben@example.org>"_s};
        QVERIFY(other.drafts().assign(*draftIdOf(m_handle), people, {}));
    }
    openAs(u"Ben <ben@example.org>"_s);
    auto* reminder = m_fixture->window().findChild<QAction*>(u"reminder-mail"_s);
    QVERIFY(reminder->isEnabled());
    reminder->trigger();
    auto* dialog = qobject_cast<MailDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(dialog->mail().to, u"ann@example.org"_s);
    QCOMPARE(dialog->mail().subject, u"Reminder: quay, draft 1"_s);
    QVERIFY2(dialog->mail().text.startsWith(
                 u"Hello Ann,\n\nthe draft “quay, draft 1” is waiting for you. State: "_s),
             qPrintable(dialog->mail().text));
    press(*dialog, u"Open in Email Program"_s);
    QCOMPARE(m_sent.size(), 1);
    QCOMPARE(exported(), QStringList{u"Reminder as email to ann@example.org"_s});
    dialog->reject();
    openAs(u"Ann <ann@example.org>"_s); // she need not remind herself
    QVERIFY(!m_fixture->window().findChild<QAction*>(u"reminder-mail"_s)->isEnabled());
}

/// The author of a draft in review does not act next.
void TestWindowMail::remindsNobodyOfAReviewThatNobodyHas()
{
    {
        Registry other = m_fixture->another();
        const Assignment people{.assignee = QString(), .owner = u"Ann <ann@example.org>"_s};
        QVERIFY(other.drafts().assign(*draftIdOf(m_handle), people, {}));
        QVERIFY(other.drafts().move(*draftIdOf(m_handle), State::InReview, {.who = u"Ann"_s}));
    }
    openAs(u"Ben <ben@example.org>"_s);
    trigger(u"reminder-mail"_s);
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    const auto* status = m_fixture->window().statusBar();
    QTRY_VERIFY2(status->currentMessage().contains("waits for nobody in particular"_L1),
                 qPrintable(status->currentMessage()));
}

/// A comma in a name does not make two people of one, and a name alone is not an address.
void TestWindowMail::addressesOnePerson()
{
    const auto assign = [this](const QString& assignee) {
        const Assignment people{.assignee = assignee, .owner = u"Ben"_s};
        QVERIFY(m_fixture->another().drafts().assign(*draftIdOf(m_handle), people, {}));
    };
    const auto reminder = [this] {
        trigger(u"reminder-mail"_s);
        auto* dialog = qobject_cast<MailDialog*>(QApplication::activeModalWidget());
        const exchange::UnsentMail mail = dialog ? dialog->mail() : exchange::UnsentMail();
        if (dialog)
            dialog->reject();
        return mail;
    };
    assign(u"Doe, Jane"_s);
    openAs(u"Ben"_s);
    QCOMPARE(reminder().to, QString());
    QCOMPARE(reminder().from, QString());
    assign(u"Doe, Jane <jane@example.org>"_s);
    openAs(u"Roe, \"Ben\" <ben@example.org>"_s);
    const exchange::UnsentMail mail = reminder();
    QCOMPARE(mail.to, u"jane@example.org"_s);
    QVERIFY2(exchange::writeMail(mail).startsWith("From: \"Roe, \\\"Ben\\\"\" <ben@example.org>\r\n"),
             exchange::writeMail(mail));
    const auto head = [](const QString& to) {
        const QByteArray file =
            exchange::writeMail({.from = {}, .to = to, .cc = {}, .subject = {}, .text = {}});
        return file.left(file.indexOf("\r\nX-Unsent"));
    };
    QCOMPARE(head(u"Doe, Jane <j@example.org>, a@example.org"_s),
             "To: \"Doe, Jane\" <j@example.org>, a@example.org"_ba);
    QCOMPARE(head(u"\"Doe, Jane\" <j@example.org>"_s), "To: \"Doe, Jane\" <j@example.org>"_ba);
    QCOMPARE(head(u"Ann <a@example.org>,Ben"_s), "To: Ann <a@example.org>, Ben"_ba);
}

void TestWindowMail::reportsAnEmailTooLongToOpen()
{
    page().currentDraft()->edit({TemplateField::Purpose}, u"To name quays.\n"_s.repeated(3000));
    trigger(u"request-mail"_s);
    auto* dialog = qobject_cast<MailDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    press(*dialog, u"Open in Email Program"_s);
    QVERIFY(m_sent.isEmpty());
    QCOMPARE(exported(), QStringList());
    QVERIFY(shownIn(*dialog, u"The email is too long to pass to an email program."_s));
    dialog->reject();
}

void TestWindowMail::addsAnAnswerAsComments()
{
    trigger(u"mail-answer"_s);
    auto* dialog = qobject_cast<MailAnswerDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    dialog->findChild<QPlainTextEdit*>()->setPlainText(
        u"Hello,\nthanks.\n\n> To name the quays of all harbours.\nWhich ones?\n> something else\nNo.\n"_s);
    auto* list = dialog->findChild<QTreeWidget*>();
    QCOMPARE(list->topLevelItemCount(), 3);
    // Corrects the guessed field and omits the greeting.
    list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    auto* about = qobject_cast<QComboBox*>(list->itemWidget(list->topLevelItem(2), 1));
    QCOMPARE(about->currentText(), u"Purpose"_s);
    about->setCurrentIndex(about->findText(u"Security and Privacy"_s));
    press(*dialog, u"Add Comments"_s);
    const QList<ReviewComment> kept = comments();
    QCOMPARE(kept.size(), 2);
    QCOMPARE(kept[0].text, u"Which ones?"_s);
    QCOMPARE(kept[0].field, TemplateField::Purpose);
    QCOMPARE(kept[0].kind, CommentKind::Comment);
    QCOMPARE(kept[1].text, u"No."_s);
    QCOMPARE(kept[1].field, TemplateField::Security);
    QVERIFY(page().view()->review()->isVisible());
}

void TestWindowMail::acceptsADroppedFile()
{
    const QString path = m_fixture->path(u"answer.eml"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("From: Ann Berth <ann@quay.example>\r\nTo: urn@example.org\r\n\r\n"
               "> To name the quays of all harbours.\r\nWhich?\r\n");
    file.close();
    page().view()->showReview();
    QMimeData dragged;
    dragged.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(page().view()->review(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(page().view()->review(), &drop);
    auto* dialog = qobject_cast<MailAnswerDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    press(*dialog, u"Add Comments"_s);
    QCOMPARE(comments().size(), 1);
    QCOMPARE(comments()[0].text, u"Ann Berth <ann@quay.example> by mail:\nWhich?"_s);
}

void TestWindowMail::addsOnlySelectedComments()
{
    trigger(u"mail-answer"_s);
    auto* dialog = qobject_cast<MailAnswerDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QPushButton* keep = nullptr;
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == u"Add Comments")
            keep = button;
    }
    QVERIFY(keep && !keep->isEnabled());
    dialog->findChild<QPlainTextEdit*>()->setPlainText(u"No."_s);
    QVERIFY(keep->isEnabled());
    dialog->findChild<QTreeWidget*>()->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QVERIFY(!keep->isEnabled());
    dialog->reject();
    QVERIFY(comments().isEmpty());
}

void TestWindowMail::sendsTheRequestWithAStep_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("recipient"); // empty: nothing is opened
    QTest::addColumn<State>("after");
    QTest::newRow("RFC 8141 section 6.2: to the list")
        << State::Draft << u"Open in Email Program and Submit"_s << u"urn@ietf.org"_s << State::InReview;
    QTest::newRow("submit only") << State::Draft << u"Submit Only"_s << QString() << State::InReview;
    QTest::newRow("RFC 8141 section 6.2: to IANA")
        << State::Approved << u"Open in Email Program and Mark"_s << u"iana@iana.org"_s << State::WithIana;
    QTest::newRow("mark only") << State::Approved << u"Mark Only"_s << QString() << State::WithIana;
}

void TestWindowMail::sendsTheRequestWithAStep()
{
    QFETCH(const State, state);
    QFETCH(const QString, button);
    QFETCH(const QString, recipient);
    QFETCH(const State, after);
    const qint64 id = *draftIdOf(m_handle);
    if (state == State::Approved)
        moveTo(state);
    const ProcessActions* steps = m_fixture->window().processActions();
    (state == State::Draft ? steps->submit() : steps->forward())->trigger();
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const auto* shown = m_fixture->find<QPlainTextEdit>(u"Email to send"_s);
    QVERIFY(shown && shown->toPlainText().contains(u"Subject: "_s));
    dialog->setNote(u"as agreed"_s);
    press(*dialog, button);
    QCOMPARE(m_sent.size(), recipient.isEmpty() ? 0 : 1);
    QCOMPARE(exported().size(), m_sent.size());
    if (!m_sent.isEmpty())
        QCOMPARE(m_sent[0].path(), recipient);
    QCOMPARE(m_fixture->another().drafts().record(id)->draft.state, after);
}

/// The email can then be saved or copied, and "Submit Only" still works.
void TestWindowMail::keepsTheStepOpenIfTheEmailIsNotOpened()
{
    page().currentDraft()->edit({TemplateField::Purpose}, u"To name quays.\n"_s.repeated(3000));
    m_fixture->window().processActions()->submit()->trigger();
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    press(*dialog, u"Open in Email Program and Submit"_s);
    QCOMPARE(QApplication::activeModalWidget(), dialog);
    const qint64 id = *draftIdOf(m_handle);
    QCOMPARE(m_fixture->another().drafts().record(id)->draft.state, State::Draft);
    QVERIFY(shownIn(*dialog, u"Nothing was submitted. The email is too long to pass to an email program."_s));
    QVERIFY(shownIn(*dialog, u"press “Submit Only”"_s));
    press(*dialog, u"Copy Email"_s);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.startsWith(u"To: urn@ietf.org\nCc: urn@example.org\n"_s), qPrintable(copied.first(80)));
    press(*dialog, u"Save Email…"_s);
    auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(question);
    Q_EMIT question->fileSelected(m_fixture->path(u"request.eml"_s));
    question->reject();
    QFile file(m_fixture->path(u"request.eml"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("To: urn@ietf.org\r\nCc: urn@example.org\r\n"));
    QCOMPARE(exported(), QStringList{u"Request as email to urn@ietf.org"_s});
    press(*dialog, u"Submit Only"_s);
    QCOMPARE(m_fixture->another().drafts().record(id)->draft.state, State::InReview);
}

/// Also if another draft is shown meanwhile. The message disappears with the next step.
void TestWindowMail::leadsFromTheStepToTheEmail()
{
    m_fixture->window().processActions()->submit()->trigger();
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const QString offered = m_fixture->find<QPlainTextEdit>(u"Email to send"_s)->toPlainText();
    press(*dialog, u"Submit Only"_s);
    const MessageBar& messages = *m_fixture->window().messageBar();
    QVERIFY2(messages.text().endsWith(
                 u"Nidus itself sent nothing. The email to send is in Registration > Email Request."_s),
             qPrintable(messages.text()));
    page().select(u"isbn"_s);
    press(messages, u"Email Request…"_s);
    auto* mail = qobject_cast<MailDialog*>(QApplication::activeModalWidget());
    QVERIFY(mail);
    QCOMPARE(u"To: %1\nCc: %2\nSubject: %3\n\n%4"_s.arg(mail->mail().to, mail->mail().cc,
                                                        mail->mail().subject, mail->mail().text),
             offered);
    mail->reject();
}

void TestWindowMail::addressesTheRequestByState_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("cc");
    const QString list = u"urn@ietf.org"_s;
    const QString iana = u"iana@iana.org"_s;
    QTest::newRow("RFC 8141 section 6.2, step 2") << State::Draft << list << u"urn@example.org"_s;
    QTest::newRow("RFC 8141 section 6.2, step 3") << State::InReview << list << u"urn@example.org"_s;
    QTest::newRow("RFC 8141 section 6.2, step 4")
        << State::Approved << iana << u"urn@ietf.org, urn@example.org"_s;
    QTest::newRow("sent again") << State::WithIana << iana << u"urn@ietf.org, urn@example.org"_s;
}

void TestWindowMail::addressesTheRequestByState()
{
    QFETCH(const State, state);
    QFETCH(const QString, to);
    QFETCH(const QString, cc);
    moveTo(state);
    trigger(u"request-mail"_s);
    auto* dialog = qobject_cast<MailDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(dialog->mail().to, to);
    QCOMPARE(dialog->mail().cc, cc);
    dialog->reject();
}

NIDUS_WINDOW_TEST(tst_windowmail, TestWindowMail)
#include "tst_windowmail.moc"
