// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/access/buttonaccess.h"
#include "ui/support/access/listaccess.h"
#include "ui/support/access/quietevents.h"
#include "ui/support/access/readingorder.h"
#include "ui/support/look/screenfit.h"
#include "ui/support/look/targetsize.h"
#include "ui/support/look/theme.h"
#include "ui/support/widgets/confirmkey.h"
#include "ui/support/widgets/keyboardfocus.h"

namespace nidus::ui {

/// Gives all windows and dialogs of the program what Qt and styles lack, as long as `window` exists.
inline void addHabits(QObject* window)
{
    new LooksFollower(window);
    new ScreenFit(window);
    new ConfirmKey(window);
    new ButtonAccess(window);
    new ListAccess(window);
    new QuietEvents(window);
    new ReadingOrder(window);
    new KeyboardFocus(window);
    new TargetSize(window);
}

} // namespace nidus::ui
