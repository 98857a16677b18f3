// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"

#include <QDialog>

namespace nidus {

/// Shows what fixes would change, field by field and line by line, and asks whether to do it: accepted() is
/// the yes. Delete it on close.
class FixDialog final : public QDialog
{
    Q_OBJECT

public:
    FixDialog(const RegistrationTemplate& before, const RegistrationTemplate& after, QWidget* parent);
};

} // namespace nidus
