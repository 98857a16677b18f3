// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/statusarea.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/browser/browserpanel.h"
#include "ui/browser/savedviewsmenu.h"
#include "ui/session/registrysession.h"
#include "ui/support/look/fonts.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/statusline.h"
#include "ui/support/widgets/windowmessages.h"

#include <QEvent>
#include <QLabel>

namespace nidus::ui {

namespace {

constexpr int kStatusHeight = 32;   // pixels at the default font
constexpr int kStatusTime = 10'000; // ms

} // namespace

StatusArea::StatusArea(RegistrySession& session, BrowserPanel& list, MessageBar* messages,
                       const WindowMessages& notices)
    : m_list(list), m_counts(new StatusLine)
{
    setSizeGripEnabled(false);
    auto* inMemory = new QLabel(tr("In memory: nothing is kept"));
    inMemory->setContentsMargins(8, 0, 8, 0);
    inMemory->setToolTip(tr("To keep this registry, choose File > Save Registry As."));
    QFont bold = inMemory->font();
    bold.setBold(true);
    inMemory->setFont(bold);
    const auto showPlace = [&session, inMemory] { inMemory->setVisible(session.registry().isInMemory()); };
    connect(&session, &RegistrySession::changed, inMemory, showPlace);
    m_counts->setContentsMargins(8, 0, 8, 0);
    showCounts();
    connect(&list, &BrowserPanel::countsChanged, this, &StatusArea::showCounts);
    list.installEventFilter(this);
    addWidget(m_counts, 1);
    addPermanentWidget(inMemory); // a brief text does not hide it
    showPlace();
    addPermanentWidget(messages);
    connect(&notices, &WindowMessages::mentioned, this, &StatusArea::mention);
    connect(list.savedViews(), &SavedViewsMenu::changed, this, &StatusArea::mention);
    sizeToFont();
}

void StatusArea::mention(const QString& text)
{
    showMessage(findings::visibleText(text), kStatusTime);
    announce(this, currentMessage());
}

void StatusArea::showCounts() { m_counts->say(m_list.isVisible() ? m_list.counts() : QString()); }

bool StatusArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_list && (event->type() == QEvent::Show || event->type() == QEvent::Hide))
        showCounts();
    return QStatusBar::eventFilter(watched, event);
}

void StatusArea::changeEvent(QEvent* event)
{
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        sizeToFont();
}

void StatusArea::sizeToFont() { setFixedHeight(grown(kStatusHeight, *this)); }

} // namespace nidus::ui
