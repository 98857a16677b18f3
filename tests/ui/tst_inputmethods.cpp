// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/check/checkpage.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"

#include <QAction>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextEdit>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

namespace {

template <typename Editor>
QList<QWidget*> editable(const QWidget& window)
{
    QList<QWidget*> found;
    for (Editor* editor : window.findChildren<Editor*>()) {
        if (editor->isVisible() && editor->isEnabled() && !editor->isReadOnly())
            found.append(editor);
    }
    return found;
}

QString textOf(const QWidget* editor)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(editor))
        return line->text();
    return editor->property("plainText").toString();
}

/// Composes a Chinese word as an input method does: first the sounds, which are only shown, then the word.
void compose(QWidget* editor, const QString& name)
{
    editor->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY2(editor->hasFocus(), qPrintable(name));
    QTest::keyClick(editor, Qt::Key_End); // a selected text would be replaced
    const QString before = textOf(editor);
    const QImage empty = editor->grab().toImage();
    QTextCharFormat underlined;
    underlined.setFontUnderline(true);
    QInputMethodEvent sounds(u"guanwuguan"_s, {{QInputMethodEvent::TextFormat, 0, 10, underlined},
                                               {QInputMethodEvent::Cursor, 10, 1}});
    QCoreApplication::sendEvent(editor, &sounds);
    QVERIFY2(editor->grab().toImage() != empty, qPrintable(name + u": the composed text is not visible"_s));
    QCOMPARE(textOf(editor), before); // it is not yet entered
    QInputMethodEvent word;
    word.setCommitString(u"博物馆"_s);
    QCoreApplication::sendEvent(editor, &word);
    QVERIFY2(textOf(editor).contains(u"博物馆"_s), qPrintable(name));
    QVERIFY2(!textOf(editor).contains("guanwu"_L1), qPrintable(name));
}

} // namespace

/// Input methods, which people need for Chinese, Japanese, Korean, and accents: in every editor.
class TestInputMethods : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void composesInEveryEditor();
};

void TestInputMethods::composesInEveryEditor()
{
    WindowFixture fixture;
    fixture.open();
    MainWindow& window = fixture.window();
    window.registryActions()->newFormal()->trigger();
    QTRY_VERIFY(window.registryPage()->currentDraft());
    QStringList tried;
    const auto tryAll = [&](const QString& page) {
        for (QWidget* editor :
             editable<QLineEdit>(window) + editable<QPlainTextEdit>(window) + editable<QTextEdit>(window)) {
            const QString name = page + u": "_s + editor->accessibleName();
            compose(editor, name);
            if (QTest::currentTestFailed())
                return;
            tried.append(name);
        }
    };
    tryAll(u"Template"_s);
    QVERIFY(window.registryPage()
                ->currentDraft()
                ->values()
                .value({registration::TemplateField::Purpose})
                .contains(u"博物馆"_s));
    window.registryPage()->view()->showSyntax();
    tryAll(u"Syntax"_s);
    window.registryPage()->view()->showPane(Pane::Review);
    tryAll(u"Review"_s);
    window.showCheckPage();
    window.checkPage()->checkText("urn:isbn:0451450523\n"_ba);
    tryAll(u"Check"_s);
    constexpr qsizetype least = 25; // 18 in the form, and the others
    QVERIFY2(tried.size() >= least, qPrintable(tried.join(u'\n')));
}

NIDUS_WINDOW_TEST(tst_inputmethods, TestInputMethods)
#include "tst_inputmethods.moc"
