// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/hourfixture.h"
#include "ui/registry/registrypage.h"

#include <QApplication>
#include <QFile>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::ui;

/// The hour of a registry officer: a template from the inbox is imported, assigned, reviewed, approved,
/// registered, and published, by keyboard.
class TestHourOfficer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void takesATemplateFromTheInboxToTheRegistry();

private:
    [[nodiscard]] RegistryPage& page() const { return *m_fixture->window().registryPage(); }
    [[nodiscard]] State state() const { return m_fixture->another().drafts().record(1)->draft.state; }
    /// Takes a step; gives the reason if one is asked for.
    static void take(const QString& step, const QString& button)
    {
        if (step.isEmpty())
            Hands::press(Qt::Key_Return, Qt::ControlModifier); // Register
        else
            Hands::act(step);
        QTRY_VERIFY(QApplication::activeModalWidget());
        for (const QPlainTextEdit* edit :
             QApplication::activeModalWidget()->findChildren<QPlainTextEdit*>()) {
            if (!edit->isReadOnly()) // the other one shows the email
                Hands::tabTo(edit->accessibleName());
        }
        Hands::type(u"as agreed on the list"_s);
        Hands::tabAndPress(button);
        QTRY_VERIFY(!QApplication::activeModalWidget());
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestHourOfficer::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestHourOfficer::takesATemplateFromTheInboxToTheRegistry()
{
    QFile inbox(m_fixture->path(u"inbox.txt"_s));
    QVERIFY(inbox.open(QIODevice::WriteOnly));
    inbox.write("Dear experts,\n\n" + exchange::writeTemplateText(filledTemplate(u"quays"_s)));
    inbox.close();
    Hands::press(Qt::Key_I, Qt::ControlModifier);
    Hands::chooseFile(inbox.fileName());
    QTRY_VERIFY(Hands::dialogTitle().startsWith(u"Import "_s));
    Hands::tabAndPress(u"Import"_s);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    page().select(u"draft:1"_s);
    QVERIFY(page().currentDraft());

    Hands::act(u"Assign"_s);
    QTRY_VERIFY(QApplication::activeModalWidget());
    Hands::type(u"Ben Ito <ben@example.org>"_s);
    Hands::press(Qt::Key_Return);
    QTRY_COMPARE(m_fixture->another().drafts().record(1)->draft.assignee, u"Ben Ito <ben@example.org>"_s);

    take(u"Submit for Review"_s, u"Submit Only"_s);
    QTRY_COMPARE(state(), State::InReview);
    Hands::act(u"objection"_s); // Comment, by another word for it
    Hands::tabTo(u"New comment"_s);
    Hands::type(u"Which quays?"_s);
    Hands::tabAndPress(u"Add Comment"_s);
    QTRY_COMPARE(m_fixture->another().comments().of(u"draft:1"_s)->size(), 1);
    Hands::tabTo(u"Answer"_s);
    Hands::type(u"All of them."_s);
    Hands::tabAndPress(u"Resolve"_s);
    QTRY_VERIFY(openComments(m_fixture->another().comments().of(u"draft:1"_s).value()).isEmpty());

    take(u"Approve"_s, u"Approve"_s);
    QTRY_COMPARE(state(), State::Approved);
    take(u"Sent to IANA"_s, u"Mark Only"_s);
    QTRY_COMPARE(state(), State::WithIana);
    take({}, u"Register"_s);
    QTRY_VERIFY(m_fixture->another().registrations().record(u"quays"_s));

    Hands::press(Qt::Key_E, Qt::ControlModifier);
    QTRY_COMPARE(Hands::dialogTitle(), u"Export"_s);
    Hands::press(Qt::Key_Return);
    const QString published = m_fixture->path(u"quays.txt"_s);
    Hands::chooseFile(published);
    QTRY_VERIFY(QFile::exists(published));
}

NIDUS_WINDOW_TEST(tst_hourofficer, TestHourOfficer)
#include "tst_hourofficer.moc"
