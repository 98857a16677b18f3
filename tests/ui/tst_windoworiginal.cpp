// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/importfile.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/growingtextedit.h"
#include "ui/editor/originalpane.h"
#include "ui/editor/templateform.h"
#include "ui/registry/registrationview.h"
#include "ui/registry/registrypage.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextBlock>

using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kOriginal = "Dear all,\r\n\r\n"
                             "Namespace Identifier: crates\r\n"
                             "Version: 1\r\n"
                             "Purpose:\r\n"
                             "   Names crates\r\n"
                             "   and boxes.\r\n"
                             "Security and Privacy: None.\r\n";

} // namespace

/// The file that a draft was imported from, beside its fields.
class TestWindowOriginal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void isBesideTheFields();
    void highlightsTheLinesOfAField();
    void isOfferedOnlyIfThereIsOne();
    void survivesEditing();

private:
    [[nodiscard]] OriginalPane* pane() const { return m_fixture->window().findChild<OriginalPane*>(); }
    /// The highlighted lines of the file.
    [[nodiscard]] QStringList highlighted() const
    {
        QStringList lines;
        for (const QTextEdit::ExtraSelection& each : pane()->findChild<QPlainTextEdit*>()->extraSelections())
            lines.append(each.cursor.block().text());
        return lines;
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowOriginal::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    {
        const auto read = readImportFile(kOriginal);
        QVERIFY(read);
        const auto& imported = std::get<ImportedTemplate>(read->content);
        Registry other = m_fixture->another();
        QVERIFY(other.drafts().create({.content = {.registrationTemplate = imported.registrationTemplate,
                                                   .samples = {},
                                                   .rule = {},
                                                   .original = imported.original}},
                                      {}));
        QVERIFY(other.drafts().create({.content = {.registrationTemplate = filledTemplate(u"boxes"_s)}}, {}));
    }
    m_fixture->open();
    m_fixture->window().registryPage()->select(u"draft:1"_s);
    QVERIFY(m_fixture->window().registryPage()->currentDraft());
    m_fixture->window().registryPage()->view()->showPane(Pane::Original);
    QTRY_VERIFY(!pane()->findChild<QPlainTextEdit*>()->toPlainText().isEmpty());
}

void TestWindowOriginal::isBesideTheFields()
{
    QVERIFY(pane()->isVisible());
    const QString text = QString::fromUtf8(kOriginal).replace("\r\n"_L1, "\n"_L1);
    QCOMPARE(pane()->findChild<QPlainTextEdit*>()->toPlainText(), text);
    m_fixture->window().registryPage()->view()->showPane(Pane::Findings);
    QVERIFY(!pane()->isVisible());
}

void TestWindowOriginal::highlightsTheLinesOfAField()
{
    auto* form = m_fixture->window().findChild<TemplateForm*>();
    m_fixture->find<GrowingTextEdit>(u"Purpose"_s)->setFocus();
    QCOMPARE(form->currentField(), TemplateField::Purpose);
    QCOMPARE(highlighted(), (QStringList{u"Purpose:"_s, u"   Names crates"_s, u"   and boxes."_s}));
    QVERIFY(pane()->findChild<QLabel*>()->text().startsWith(u"Purpose: lines 5 to 7"_s));
    m_fixture->find<GrowingTextEdit>(u"Assignment"_s)->setFocus();
    QCOMPARE(highlighted(), QStringList());
    QVERIFY(pane()->findChild<QLabel*>()->text().startsWith(u"Assignment: not in the imported file"_s));
}

void TestWindowOriginal::isOfferedOnlyIfThereIsOne()
{
    m_fixture->window().registryPage()->select(u"draft:2"_s);
    QVERIFY(!pane()->isVisible());
    m_fixture->window().registryPage()->view()->showPane(Pane::Original);
    QVERIFY(!pane()->isVisible());
    m_fixture->window().registryPage()->select(u"draft:1"_s);
    QVERIFY(pane()->isVisible());
}

void TestWindowOriginal::survivesEditing()
{
    DraftDocument* document = m_fixture->window().registryPage()->currentDraft();
    document->edit({TemplateField::Purpose}, u"Names something else."_s);
    const Draft current = document->current();
    Registry other = m_fixture->another();
    const auto saved = other.drafts().save(current.id, current.content, current.saves, {});
    QVERIFY(saved);
    QCOMPARE(other.drafts().record(1)->draft.content.original, kOriginal);
}

NIDUS_WINDOW_TEST(tst_windoworiginal, TestWindowOriginal)
#include "tst_windoworiginal.moc"
