// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/activitylog.h"

#include "core/report/lint/diffformat.h"
#include "core/storage/registry.h"
#include "core/workflow/registry/savefile.h"
#include "ui/history/activitydialog.h"
#include "ui/history/compareview.h"
#include "ui/history/eventmodel.h"
#include "ui/history/historypanel.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/windowmessages.h"

#include <QFileDialog>

using namespace Qt::StringLiterals;

namespace nidus::ui {

ActivityLog::ActivityLog(RegistrySession& session, RegistryPage& page, WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_page(page),
      m_notices(notices),
      m_action(makeAction(this, tr("Activity &Log…"), &ActivityLog::showActivity))
{
    connect(page.view()->history()->compareView(), &CompareView::exportRequested, this,
            &ActivityLog::exportComparison);
}

void ActivityLog::showActivity()
{
    auto* dialog = new ActivityDialog(
        [this](const storage::ActivityFilter& filter) {
            return m_session.registry().activity().list(filter);
        },
        [this](const QString& handle) { return m_session.nameOf(handle); }, m_session.registry().now().date(),
        m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ActivityDialog::exportRequested, this, [this, dialog] { exportActivity(*dialog); });
    connect(dialog, &ActivityDialog::handleChosen, &m_page, [this](const QString& handle) {
        m_page.requestShow();
        m_page.select(handle);
    });
    dialog->open();
}

void ActivityLog::exportActivity(const ActivityDialog& dialog)
{
    auto* target =
        saveFileDialog(m_page.window(), tr("Export Log"), {tr("Tab-separated text (*.tsv)")}, u"tsv"_s);
    connect(target, &QFileDialog::fileSelected, this, [this, events = dialog.events()](const QString& path) {
        if (const auto done = workflow::writeFile(path, eventsAsText(events)); !done)
            return m_notices.notify(done.error());
        m_notices.notifyWritten(path);
    });
    target->open();
}

void ActivityLog::exportComparison()
{
    auto* target = saveFileDialog(m_page.window(), tr("Export Comparison"),
                                  {tr("HTML (*.html)"), tr("Text (*.txt)")}, u"html"_s);
    const report::NamedDiff diff = m_page.view()->history()->compareView()->diff();
    connect(target, &QFileDialog::fileSelected, this, [this, diff](const QString& path) {
        const bool isText = path.endsWith(".txt"_L1, Qt::CaseInsensitive);
        const auto done =
            workflow::writeFile(path, isText ? report::writeDiffText(diff, registration::DiffUnit::Word)
                                             : report::writeDiffHtml(diff));
        if (!done)
            return m_notices.notify(done.error());
        m_notices.notifyWritten(path);
    });
    target->open();
}

} // namespace nidus::ui
