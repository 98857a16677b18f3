// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/registrysession.h"

#include <functional>

class QWidget;

namespace nidus::ui {

/// Asks for a registration or draft with content, other than `handle`, to compare with; passes on its handle.
void askForAnother(QWidget* parent, const RegistrySession& session, const QString& handle,
                   const std::function<void(const QString& other)>& chosen);

} // namespace nidus::ui
