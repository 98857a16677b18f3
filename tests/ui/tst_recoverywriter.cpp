// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/growingtextedit.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"

#include <QApplication>
#include <QClipboard>
#include <QDirIterator>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

/// The recovery journal right after an edit: a crash may come at any time.
class TestDraftKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void keepsPastedText();
    void keepsUndoAndRedo();
    void keepsDroppedText();
    void keepsAFix();
    void waitsDuringTyping();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] DraftDocument* document() const { return window().registryPage()->currentDraft(); }
    [[nodiscard]] GrowingTextEdit* purpose() const { return m_fixture->find<GrowingTextEdit>(u"Purpose"_s); }
    /// Returns the content of the journal after pending writes, without any timer.
    [[nodiscard]] QByteArray journal() const
    {
        QCoreApplication::sendPostedEvents();
        QByteArray all;
        QDirIterator files(m_fixture->path(u"data/nidus/recovery"_s), QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                all += file.readAll();
        }
        return all;
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestDraftKeeper::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    window().registryActions()->newFormal()->trigger();
    purpose()->setFocus();
    QCoreApplication::processEvents();
    QVERIFY(!journal().contains("<purpose>"));
}

void TestDraftKeeper::keepsPastedText()
{
    QApplication::clipboard()->setText(u"Names crates."_s);
    QTest::keySequence(purpose(), QKeySequence::Paste);
    QVERIFY(journal().contains("Names crates."));
}

void TestDraftKeeper::keepsUndoAndRedo()
{
    document()->edit({TemplateField::Security}, u"None."_s);
    document()->edit({TemplateField::Purpose}, u"Names crates."_s);
    QVERIFY(journal().contains("Names crates."));
    document()->undoStack().undo();
    QVERIFY(!journal().contains("Names crates."));
    QVERIFY(journal().contains("None."));
    document()->undoStack().redo();
    QVERIFY(journal().contains("Names crates."));
}

void TestDraftKeeper::keepsDroppedText()
{
    QMimeData data;
    data.setText(u"Names crates."_s);
    QWidget* target = purpose()->viewport();
    const QPoint place = target->rect().center();
    QDragEnterEvent entering(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &entering);
    QDropEvent dropping(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &dropping);
    QCOMPARE(purpose()->toPlainText(), u"Names crates."_s);
    QVERIFY(journal().contains("Names crates."));
}

void TestDraftKeeper::keepsAFix()
{
    document()->edit({TemplateField::Purpose}, u"Names  crates."_s);
    QVERIFY(journal().contains("Names  crates."));
    RegistrationTemplate fixed = document()->current().content.registrationTemplate;
    fixed.setText(TemplateField::Purpose, u"Names crates."_s); // one character, like typing
    document()->editTemplate(fixed, u"Fix"_s);
    QVERIFY(journal().contains("Names crates."));
}

void TestDraftKeeper::waitsDuringTyping()
{
    QTest::keyClicks(purpose(), u"N"_s);
    QVERIFY(!journal().contains("<purpose>"));
    QTRY_VERIFY(journal().contains(">N</"));
}

NIDUS_WINDOW_TEST(tst_recoverywriter, TestDraftKeeper)
#include "tst_recoverywriter.moc"
