// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/statusarea.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/browser/browserpanel.h"
#include "ui/support/look/fonts.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/statusline.h"
#include "ui/support/widgets/windowmessages.h"

#include <QEvent>

namespace nidus::ui {

namespace {

constexpr int kStatusHeight = 32;   // pixels at the default font
constexpr int kStatusTime = 10'000; // ms

} // namespace

StatusArea::StatusArea(const BrowserPanel& list, MessageBar* messages, const WindowMessages& notices)
{
    setSizeGripEnabled(false);
    auto* counts = new StatusLine;
    counts->setContentsMargins(8, 0, 8, 0);
    counts->say(list.counts());
    connect(&list, &BrowserPanel::countsChanged, counts, [&list, counts] { counts->say(list.counts()); });
    addWidget(counts, 1);
    addPermanentWidget(messages);
    connect(&notices, &WindowMessages::mentioned, this, [this](const QString& text) {
        showMessage(findings::visibleText(text), kStatusTime);
        announce(this, currentMessage());
    });
    sizeToFont();
}

void StatusArea::changeEvent(QEvent* event)
{
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        sizeToFont();
}

void StatusArea::sizeToFont() { setFixedHeight(grown(kStatusHeight, *this)); }

} // namespace nidus::ui
