// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/registrationmenu.h"

#include "ui/process/findingactions.h"
#include "ui/process/processactions.h"
#include "ui/process/teamactions.h"
#include "ui/registry/registryactions.h"
#include "ui/subregistry/subregistryactions.h"
#include "ui/support/widgets/actions.h"

namespace nidus::ui {

RegistrationMenu::RegistrationMenu(const RegistryActions& drafts, const ProcessActions& process,
                                   const FindingActions& findings, QWidget* parent)
    : QMenu(tr("&Registration"), parent)
{
    setToolTipsVisible(true); // why a step is not available
    addActions({drafts.newFormal(), drafts.newInformal(), drafts.newRevision()});
    addSeparator();
    addActions({drafts.save(), process.fillRevision()});
    addSeparator();
    addActions({process.submit(), process.approve(), process.forward(), process.registerDraft(),
                process.nextStep(), process.reopen()});
    addSeparator();
    addActions({process.record(), process.comment(), findings.mail()->answer(), process.remind(),
                findings.mail()->reminder(), process.team()->assign(), process.team()->approvalRule()});
    addSeparator();
    QMenu* subregistry = addMenu(tr("Subregistry"));
    subregistry->setToolTipsVisible(true);
    addGroups(*subregistry, drafts.subregistries().groups());
    addSeparator();
    addActions({drafts.discard(), drafts.bin(), process.withdraw()});
    addSeparator();
    addActions(findings.menuActions());
}

} // namespace nidus::ui
