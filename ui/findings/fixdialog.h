// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"

#include <QDialog>

namespace nidus::ui {

/// Shows what fixes would change, field by field and line by line, and asks whether to apply them; accepted()
/// means yes. Set it to be deleted on close.
class FixDialog final : public QDialog
{
    Q_OBJECT

public:
    FixDialog(const registration::RegistrationTemplate& before,
              const registration::RegistrationTemplate& after, QWidget* parent);
};

} // namespace nidus::ui
