// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMenu>

namespace nidus::ui {

class FindingActions;
class ProcessActions;
class RegistryActions;

/// The Registration menu: drafts, their steps, and their findings.
class RegistrationMenu final : public QMenu
{
    Q_OBJECT

public:
    /// The actions are borrowed.
    RegistrationMenu(const RegistryActions& drafts, const ProcessActions& process,
                     const FindingActions& findings, QWidget* parent);
};

} // namespace nidus::ui
