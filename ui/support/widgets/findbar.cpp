// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/findbar.h"

#include "ui/support/look/boxes.h"
#include "ui/support/look/icons.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/clearbutton.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

QList<FoundPlace> placesOf(const QString& words, const QStringList& texts,
                           Qt::CaseSensitivity caseSensitivity)
{
    QList<FoundPlace> places;
    if (words.isEmpty())
        return places;
    for (qsizetype text = 0; text < texts.size(); ++text) {
        qsizetype at = texts[text].indexOf(words, 0, caseSensitivity);
        for (; at >= 0; at = texts[text].indexOf(words, at + words.size(), caseSensitivity))
            places.append({text, at, words.size()});
    }
    return places;
}

FindBar::FindBar(Source source, QWidget* parent)
    : QFrame(parent),
      m_source(std::move(source)),
      m_words(new QLineEdit),
      m_with(new QLineEdit),
      m_matchCase(new QToolButton),
      m_count(new QLabel),
      m_replacing(new QWidget),
      m_replace(new QPushButton(tr("Replace"))),
      m_replaceAll(new QPushButton(tr("Replace All")))
{
    m_words->setPlaceholderText(tr("Find"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_with->setPlaceholderText(tr("Replace with"));
    m_with->setAccessibleName(m_with->placeholderText());
    for (QLineEdit* field : {m_words, m_with})
        addClearButton(*field);
    m_matchCase->setText(tr("Aa"));
    m_matchCase->setToolTip(tr("Match case"));
    m_matchCase->setAccessibleName(m_matchCase->toolTip());
    m_matchCase->setCheckable(true);
    auto* close = new QToolButton;
    close->setIcon(themedIcon(u"window-close"_s));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close (Esc)"));
    close->setAccessibleName(tr("Close"));

    auto* finding = inRow(nullptr, {},
                          {{m_words, 1},
                           addButton(Qt::UpArrow, tr("Find Previous"), -1),
                           addButton(Qt::DownArrow, tr("Find Next"), 1),
                           m_matchCase,
                           m_count,
                           close});
    inRow(m_replacing, kNoMargins, {{m_with, 1}, m_replace, m_replaceAll});
    inColumn(this, {.margins = QMargins(8, 4, 8, 4), .spacing = 4}, {finding, m_replacing});

    connect(m_words, &QLineEdit::textEdited, this, &FindBar::follow);
    connect(m_words, &QLineEdit::returnPressed, this,
            [this] { step(QApplication::keyboardModifiers().testFlag(Qt::ShiftModifier) ? -1 : 1); });
    connect(m_with, &QLineEdit::returnPressed, this, &FindBar::replaceOne);
    connect(m_matchCase, &QToolButton::toggled, this, &FindBar::follow);
    connect(m_replace, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(m_replaceAll, &QPushButton::clicked, this, &FindBar::replaceAll);
    connect(close, &QToolButton::clicked, this, &FindBar::leave);
    hide();
}

QToolButton* FindBar::addButton(Qt::ArrowType arrow, const QString& name, int by)
{
    auto* button = new QToolButton;
    button->setArrowType(arrow);
    button->setToolTip(name);
    button->setAccessibleName(name);
    connect(button, &QToolButton::clicked, this, [this, by] { step(by); });
    return button;
}

QList<FoundPlace> FindBar::places(const Findable& shown) const
{
    return placesOf(m_words->text(), shown.texts(),
                    m_matchCase->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive);
}

void FindBar::open()
{
    const Findable* shown = m_source();
    if (shown) {
        const FoundPlace chosen = shown->selection();
        const QString words = shown->texts().value(chosen.text).mid(chosen.offset, chosen.length);
        if (!words.isEmpty() && !words.contains(u'\n'))
            m_words->setText(words);
    }
    show();
    update();
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void FindBar::leave()
{
    hide();
    if (Findable* shown = m_source())
        shown->select(shown->selection());
}

/// Shows how many places there are and which one is selected.
void FindBar::update()
{
    const Findable* shown = m_source();
    const QList<FoundPlace> found = shown ? places(*shown) : QList<FoundPlace>();
    bool canChange = false;
    const qsizetype texts = shown ? shown->texts().size() : 0;
    for (qsizetype text = 0; text < texts; ++text)
        canChange = canChange || shown->canChange(text);
    m_replacing->setVisible(canChange);
    for (QPushButton* button : {m_replace, m_replaceAll})
        button->setEnabled(!found.isEmpty());
    const qsizetype at = shown ? found.indexOf(shown->selection()) : -1;
    if (!shown)
        m_count->setText(tr("Nothing to search here"));
    else if (m_words->text().isEmpty())
        m_count->clear();
    else if (found.isEmpty())
        m_count->setText(tr("Not found"));
    else if (at < 0)
        m_count->setText(tr("%n occurrence(s)", nullptr, static_cast<int>(found.size())));
    else
        m_count->setText(tr("%1 of %2").arg(at + 1).arg(found.size()));
    announce(m_count, m_count->text());
}

void FindBar::goTo(Findable& shown, const FoundPlace& place)
{
    selectIn(shown, place);
    update();
}

/// Keeps the keyboard focus in the bar if it was there.
void FindBar::selectIn(Findable& shown, const FoundPlace& place)
{
    QWidget* focus = QApplication::focusWidget();
    shown.select(place);
    if (isAncestorOf(focus))
        focus->setFocus(Qt::PopupFocusReason); // with any other reason a line edit loses its selection
}

/// While the user types: goes to the place at the caret, or the next one.
void FindBar::follow()
{
    Findable* shown = m_source();
    const QList<FoundPlace> found = shown ? places(*shown) : QList<FoundPlace>();
    if (found.isEmpty())
        return update();
    FoundPlace from = shown->selection();
    from.length = 0;
    const auto next = std::ranges::lower_bound(found, from);
    goTo(*shown, next == found.cend() ? found.constFirst() : *next);
}

void FindBar::step(int by)
{
    Findable* shown = m_source();
    const QList<FoundPlace> found = shown ? places(*shown) : QList<FoundPlace>();
    if (found.isEmpty()) {
        if (isHidden() || m_words->text().isEmpty())
            open();
        return update();
    }
    const FoundPlace here = shown->selection();
    auto next = by > 0 ? std::ranges::upper_bound(found, here) : std::ranges::lower_bound(found, here);
    if (by > 0)
        return goTo(*shown, next == found.cend() ? found.constFirst() : *next);
    goTo(*shown, next == found.cbegin() ? found.constLast() : *std::prev(next));
}

void FindBar::replaceOne()
{
    Findable* shown = m_source();
    if (!shown)
        return;
    const FoundPlace here = shown->selection();
    if (!places(*shown).contains(here) || !shown->canChange(here.text))
        return step(1);
    shown->replace({here}, m_with->text(), tr("Replace"));
    FoundPlace after = here;
    after.offset += m_with->text().size();
    after.length = 0;
    selectIn(*shown, after);
    follow();
}

void FindBar::replaceAll()
{
    Findable* shown = m_source();
    if (!shown)
        return;
    QList<FoundPlace> found = places(*shown);
    found.removeIf([shown](const FoundPlace& place) { return !shown->canChange(place.text); });
    if (found.isEmpty())
        return update();
    shown->replace(found, m_with->text(), tr("Replace All"));
    update();
    m_count->setText(tr("%n occurrence(s) replaced", nullptr, static_cast<int>(found.size())));
    announce(m_count, m_count->text());
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QFrame::keyPressEvent(event);
}

} // namespace nidus::ui
