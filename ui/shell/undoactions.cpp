// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/undoactions.h"

#include "ui/editor/fieldinput.h"
#include "ui/editor/templateform.h"
#include "ui/registry/registrypage.h"
#include "ui/shell/clipboardactions.h"
#include "ui/shell/editmenu.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/otherwords.h"
#include "ui/support/widgets/windowmessages.h"
#include "ui/syntax/syntaxpanel.h"

#include <QApplication>
#include <QUndoGroup>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Goes to a place of the form, unless it has the focus.
void goToPlace(RegistrationView& view, EditPlace place)
{
    view.showForm();
    const FieldInput* input = view.form()->input(place);
    if (!input)
        view.form()->focusField(place.field);
    else if (!input->control()->hasFocus())
        view.form()->select(place, view.form()->values().value(place).size(), 0);
}

/// Goes to what two syntax rules with their samples differ in.
void goToDifference(RegistrationView& view, const SyntaxContent& before, const SyntaxContent& after)
{
    view.showSyntax();
    const auto grammarOf = [](const SyntaxContent& content) {
        return content.rule ? content.rule->text : QString();
    };
    if (before.samples != after.samples)
        view.syntax()->showBelow(SyntaxPanel::Below::Samples);
    else if (grammarOf(before) == grammarOf(after))
        view.syntax()->showBelow(SyntaxPanel::Below::Words);
}

} // namespace

UndoActions::UndoActions(OpenDrafts& drafts, RegistryPage& page, WindowMessages& notices, QWidget* window)
    : QObject(window),
      m_drafts(drafts.undoGroup()),
      m_page(page),
      m_notices(notices),
      m_window(window),
      m_draftBack(m_drafts.createUndoAction(this)),
      m_draftForth(m_drafts.createRedoAction(this)),
      m_back(new QAction(themedIcon(u"edit-undo"_s), QString(), this)),
      m_forth(new QAction(themedIcon(u"edit-redo"_s), QString(), this))
{
    m_back->setShortcut(QKeySequence::Undo);
    m_forth->setShortcut(QKeySequence::Redo);
    m_back->setObjectName(u"undo"_s);
    m_forth->setObjectName(u"redo"_s);
    m_back->setProperty(kLastingName, EditMenu::tr("&Undo"));
    m_forth->setProperty(kLastingName, EditMenu::tr("&Redo"));
    connect(m_back, &QAction::triggered, this, [this] {
        if (m_own)
            m_own->trigger();
        else
            step(*m_draftBack, EditMenu::tr("Undone: %1").arg(m_drafts.undoText()));
    });
    connect(m_forth, &QAction::triggered, this,
            [this] { step(*m_draftForth, EditMenu::tr("Redone: %1").arg(m_drafts.redoText())); });
    for (const QAction* draft : {m_draftBack, m_draftForth})
        connect(draft, &QAction::changed, this, &UndoActions::update);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget* /*before*/, QWidget* now) { follow(now); });
    follow(QApplication::focusWidget());
    update();
}

void UndoActions::follow(QWidget* focus)
{
    if (!isFocusOf(*m_window, focus))
        return;
    QAction* own = nullptr;
    for (const QWidget* part = focus; !own && !part->isWindow(); part = part->parentWidget())
        own = ownAction(*part, QKeySequence::Undo);
    if (own == m_own)
        return;
    if (m_own)
        disconnect(m_own, nullptr, this, nullptr);
    m_own = own;
    if (m_own)
        connect(m_own, &QAction::changed, this, &UndoActions::update);
    update();
}

void UndoActions::step(QAction& draft, const QString& text)
{
    DraftDocument* document = m_page.currentDraft();
    if (!document)
        return draft.trigger();
    const FormValues values = document->values();
    const SyntaxContent syntax = document->syntax();
    draft.trigger();
    QList<EditPlace> changed;
    for (const EditPlace place : FormValues::places()) {
        if (document->values().value(place) != values.value(place))
            changed.append(place);
    }
    if (!changed.isEmpty())
        goToPlace(*m_page.view(), changed.contains(m_page.view()->form()->currentPlace())
                                      ? m_page.view()->form()->currentPlace()
                                      : changed.constFirst());
    else if (document->syntax() != syntax)
        goToDifference(*m_page.view(), syntax, document->syntax());
    m_notices.mention(text);
}

void UndoActions::update()
{
    const auto textOf = [](const QString& named, const QString& unnamed, const QString& step) {
        return step.isEmpty() ? unnamed : named.arg(step);
    };
    m_back->setText(m_own ? EditMenu::tr("&Undo Newest Change…")
                          : textOf(EditMenu::tr("&Undo %1"), EditMenu::tr("&Undo"), m_drafts.undoText()));
    m_back->setEnabled((m_own ? m_own.data() : m_draftBack)->isEnabled());
    m_forth->setText(textOf(EditMenu::tr("&Redo %1"), EditMenu::tr("&Redo"), m_drafts.redoText()));
    m_forth->setEnabled(!m_own && m_draftForth->isEnabled());
}

} // namespace nidus::ui
