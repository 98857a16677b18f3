// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/testprogram.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/editor/grammarpane.h"
#include "ui/syntax/syntaxpanel.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTest>
#include <QUndoStack>
#include <memory>

namespace nidus {

inline registration::Sample
sampleOf(const QString& urn, registration::ExpectedVerdict expected = registration::ExpectedVerdict::Valid)
{
    return {.urn = urn, .expected = expected, .note = {}, .source = {}};
}

/// A Syntax tab with its own draft.
class SyntaxFixture
{
public:
    SyntaxFixture()
    {
        QTest::failOnWarning(QRegularExpression(
            QStringLiteral("^\\s*(?!\\s|This plugin does not support|OpenType support missing)")));
    }

    [[nodiscard]] ui::SyntaxPanel& panel() const { return *m_panel; }
    [[nodiscard]] ui::DraftDocument& document() const { return *m_document; }
    [[nodiscard]] ui::GrammarEditor& editor() const { return *m_panel->grammar()->editor(); }
    [[nodiscard]] QUndoStack& undo() const { return m_document->undoStack(); }
    [[nodiscard]] QString grammar() const { return m_document->syntax().rule->text; }
    [[nodiscard]] QString status() const
    {
        return m_panel->findChild<QLabel*>(QStringLiteral("grammarStatus"))->text();
    }

    /// Returns the control with an accessible name.
    template <typename T>
    [[nodiscard]] T& find(const QString& name) const
    {
        const QList<T*> candidates = m_panel->findChildren<T*>();
        for (T* candidate : candidates) {
            if (candidate->accessibleName() == name)
                return *candidate;
        }
        qFatal("no control %s", qPrintable(name));
    }

    /// Shows a draft of the namespace "example" with a compiled grammar and samples.
    void start(const QString& text, const QList<registration::Sample>& samples = {})
    {
        registration::Draft draft;
        draft.content.registrationTemplate.setText(registration::TemplateField::Nid,
                                                   QStringLiteral("example"));
        if (!text.isEmpty())
            draft.content.rule = registration::SyntaxRule{.text = text};
        draft.content.samples = samples;
        m_panel.reset();
        m_document = std::make_unique<ui::DraftDocument>(draft);
        m_panel = std::make_unique<ui::SyntaxPanel>();
        m_panel->resize(1000, 640);
        m_panel->showDraft(m_document.get());
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get(), nidus::test::kProgressDelay));
        editor().setFocus();
        if (!text.isEmpty())
            QTRY_VERIFY(!status().isEmpty() && status() != QStringLiteral("Compiling…"));
    }

    void putCaret(int position) const
    {
        QTextCursor caret = editor().textCursor();
        caret.setPosition(position);
        editor().setTextCursor(caret);
    }

private:
    std::unique_ptr<ui::DraftDocument> m_document;
    std::unique_ptr<ui::SyntaxPanel> m_panel;
};

} // namespace nidus
