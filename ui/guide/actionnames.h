// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::ui {

class ExchangeActions;
class ProcessActions;
class RegistryActions;
class RegistryCare;
class RegistryFiles;

/// The parts of the window that have actions. Borrowed.
struct ActionOwners
{
    const RegistryFiles& files;
    const RegistryCare& care;
    const ExchangeActions& exchange;
    const RegistryActions& drafts;
    const ProcessActions& process;
};

/// Gives the actions their ids: object names, which are never translated. The manual names actions by them.
/// Actions of the menus themselves have theirs already.
void nameActions(const ActionOwners& owners);

} // namespace nidus::ui
