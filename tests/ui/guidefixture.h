// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/ui/hourfixture.h"
#include "ui/guide/guiderun.h"
#include "ui/registry/registrypage.h"

namespace nidus {

/// A test of a guide, with a window as at first use.
class GuideTest : public QObject
{
protected:
    void makeFixture()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QSettings().remove(QStringLiteral("start/page"));
    }
    void open() const { m_fixture->open(); }
    [[nodiscard]] ui::MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] ui::GuideRun& run() const { return *window().findChild<ui::GuideRun*>(); }
    [[nodiscard]] QWidget* bar() const { return window().findChild<QWidget*>(QStringLiteral("guide")); }
    template <typename T = QAction>
    [[nodiscard]] T* named(QLatin1StringView name) const
    {
        return window().findChild<T*>(name.toString());
    }
    [[nodiscard]] const ui::GuideStep& step() const
    {
        return ui::stepsOf(run().guide())[std::size_t(run().index())];
    }
    void start(ui::Guide guide) const
    {
        run().start(guide);
        QVERIFY(bar()->isVisible());
    }
    /// Begins with the questions about a new draft.
    void askAboutADraft() const
    {
        open();
        Hands::tabAndPress(QStringLiteral("Write a Registration"));
        QTRY_COMPARE(Hands::focused(), QStringLiteral("Namespace Identifier"));
        QVERIFY(bar()->isVisible());
    }
    /// Types what a complete template has in the field of a step.
    void answer(const ui::GuideStep& step) const
    {
        using namespace Qt::StringLiterals;
        registration::RegistrationTemplate filled = filledTemplate(u"museum-objects"_s);
        filled.setText(registration::TemplateField::Syntax, u"NSS = 1*9DIGIT"_s);
        const ui::FormValues values(filled);
        for (const ui::EditPlace place : ui::FormValues::places()) {
            if (u"field-"_s + ui::placeWord(place) == step.anchor)
                Hands::type(values.value(place));
        }
        if (step.anchor == "syntax-rule"_L1) {
            Hands::type(u"NSS = 1*9%d48-57"_s);
            window().activateWindow(); // it gives the focus back that a list of completions had
            QTRY_VERIFY(window().isActiveWindow());
        }
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

} // namespace nidus
