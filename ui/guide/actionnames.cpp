// SPDX-License-Identifier: Apache-2.0
#include "ui/guide/actionnames.h"

#include "ui/exchange/exchangeactions.h"
#include "ui/process/processactions.h"
#include "ui/process/teamactions.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrycare.h"
#include "ui/registry/registryfiles.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

struct NamedAction
{
    QLatin1StringView id;
    QAction* action;
};

void name(std::initializer_list<NamedAction> actions)
{
    for (const auto& [id, action] : actions)
        action->setObjectName(id);
}

} // namespace

void nameActions(const ActionOwners& owners)
{
    const auto& [files, care, exchange, drafts, process] = owners;
    name({{"new-registry"_L1, files.newRegistry()},
          {"open-registry"_L1, files.openRegistry()},
          {"save-registry-as"_L1, files.saveAs()},
          {"back-up"_L1, files.backUp()},
          {"restore-registry"_L1, files.restore()},
          {"try-samples"_L1, files.openSamples()},
          {"verify"_L1, care.verify()},
          {"activity-log"_L1, care.activity()}});
    name({{"import"_L1, exchange.importAction()},
          {"import-clipboard"_L1, exchange.pasteAction()},
          {"export"_L1, exchange.exportAction()},
          {"print"_L1, exchange.printAction()},
          {"attach-template"_L1, exchange.attachAction()},
          {"refresh-from-list"_L1, exchange.refreshAction()}});
    name({{"new-formal"_L1, drafts.newFormal()},
          {"new-informal"_L1, drafts.newInformal()},
          {"new-revision"_L1, drafts.newRevision()},
          {"save-draft"_L1, drafts.save()},
          {"move-to-trash"_L1, drafts.discard()},
          {"open-trash"_L1, drafts.bin()},
          {"copy-nid"_L1, drafts.copyNid()}});
    name({{"submit"_L1, process.submit()},
          {"approve"_L1, process.approve()},
          {"forward"_L1, process.forward()},
          {"register"_L1, process.registerDraft()},
          {"take-next-step"_L1, process.nextStep()},
          {"reopen"_L1, process.reopen()},
          {"withdraw"_L1, process.withdraw()},
          {"record"_L1, process.record()},
          {"remind"_L1, process.remind()},
          {"comment"_L1, process.comment()},
          {"list-changes"_L1, process.fillRevision()},
          {"assign"_L1, process.team()->assign()},
          {"approval-rule"_L1, process.team()->approvalRule()}});
}

} // namespace nidus::ui
