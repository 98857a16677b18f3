// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/refreshactions.h"

#include "core/base/wholefile.h"
#include "core/exchange/formats/ianaxml.h"
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/read/detect.h"
#include "ui/exchange/importrun.h"
#include "ui/exchange/refreshdialog.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registrysession.h"
#include "ui/subregistry/subregistrypanel.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/otherwords.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/windowmessages.h"

#include <QFile>
#include <QFileInfo>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

base::Result<ReadList> readListFile(const QString& path)
{
    const auto bytes = base::readWholeFile(QFile::encodeName(path).toStdString(),
                                           std::size_t(exchange::kLargestRegistryBytes));
    if (!bytes)
        return std::unexpected(bytes.error());
    ReadList read{.path = path, .bytes = QByteArray::fromStdString(*bytes)};
    if (exchange::detectFormat(read.bytes) != exchange::FileFormat::IanaXml)
        return read;
    const auto file = exchange::readImportFile(read.bytes);
    if (file)
        read.namespaces = *file;
    else if (file.error().code != exchange::kForeignList)
        return std::unexpected(base::Error{file.error().code, path.toStdString(), file.error().detail});
    return read;
}

QList<workflow::SubregistryName> listsIn(const storage::Registry& registry)
{
    QList<workflow::SubregistryName> names;
    const auto begin = [&names](const storage::PresentSubregistry& each) {
        names.append({each.definition.nid, each.definition.name});
        return false; // no rows
    };
    if (!registry.subregistries().visitPresent({}, begin, [](const storage::PresentRow& /*row*/) {}))
        return {};
    return names;
}

/// Returns the list that a file is for: the only one, the only one that the file is named after, or else the
/// one on screen; nothing if a person must choose.
std::optional<workflow::SubregistryName> likelyList(const QList<workflow::SubregistryName>& lists,
                                                    const QString& fileName, const SharedContent& shown)
{
    QList<workflow::SubregistryName> named = lists;
    named.removeIf([&fileName](const workflow::SubregistryName& name) {
        return !fileName.contains(name.name, Qt::CaseInsensitive);
    });
    if (lists.size() == 1 || named.size() == 1)
        return lists.size() == 1 ? lists.first() : named.first();
    if (!shown)
        return std::nullopt;
    return workflow::SubregistryName{shown->list.definition().nid, shown->list.definition().name};
}

base::Result<workflow::Refresh> compared(const storage::Registry& registry, const ReadList& read,
                                         const std::optional<workflow::SubregistryName>& list,
                                         bool isAccepted)
{
    return list ? workflow::compareEntries(registry, *list, read.bytes, {}, {isAccepted, isAccepted})
                : workflow::compareNamespaces(registry, *read.namespaces, isAccepted);
}

/// Applies the chosen changes, after a backup.
base::Result<void> takeNames(storage::Registry& registry, const ReadList& read, const RefreshChoice& chosen,
                             const storage::Act& act)
{
    if (const auto kept = keepImportBackup(registry); !kept)
        return kept;
    if (!chosen.list)
        return workflow::takeNamespaces(registry, *read.namespaces, chosen.isAccepted, chosen.names, act);
    const auto done = workflow::takeEntries(registry, *chosen.list, read.bytes, {}, chosen.names, act,
                                            {chosen.isAccepted, chosen.isAccepted});
    if (done && !done->refusals.isEmpty()) // others changed the list after it was compared
        return std::unexpected(base::Error{storage::kConflict, done->name.toStdString(), {}});
    return done ? base::Result<void>() : std::unexpected(done.error());
}

} // namespace

RefreshActions::RefreshActions(RegistrySession& session, RegistryPage& page, WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_page(page),
      m_notices(notices),
      m_refresh(new QAction(themedIcon(u"document-import"_s), tr("Re&fresh from List…"), this))
{
    setFurtherWords(*m_refresh, tr("update iana upstream list compare"));
    connect(&session, &RegistrySession::replaced, this, &RefreshActions::update);
    update();
    connect(m_refresh, &QAction::triggered, this, &RefreshActions::choose);
}

void RefreshActions::update()
{
    m_refresh->setEnabled(!m_session.registry().isReadOnly() && m_applying.isEmpty());
}

void RefreshActions::choose()
{
    auto* dialog = openFileDialog(m_page.window(), tr("Refresh from List"),
                                  {tr("All files (*)"), tr("Lists (*.xml *.json *.csv *.tsv)")});
    connect(dialog, &QFileDialog::fileSelected, this, &RefreshActions::refreshFrom);
    dialog->open();
}

void RefreshActions::refreshFrom(const QString& path)
{
    if (!m_applying.isEmpty())
        return m_notices.mention(m_applying);
    m_reading.submit(
        path, [](const QString& chosen, const std::stop_token& /*stop*/) { return readListFile(chosen); },
        [this](const base::Result<ReadList>& read) { offer(read); });
}

void RefreshActions::offer(const base::Result<ReadList>& read)
{
    if (!read)
        return m_notices.notify(read.error());
    const QString name = QFileInfo(read->path).fileName();
    const QList<workflow::SubregistryName> lists =
        read->namespaces ? QList<workflow::SubregistryName>() : listsIn(m_session.registry());
    if (!read->namespaces && lists.isEmpty())
        return m_notices.notify(WindowMessages::Kind::Error,
                                tr("%1 is not IANA's list of namespaces, and there is no subregistry to "
                                   "compare it with.")
                                    .arg(name),
                                {});
    auto* dialog = deletedOnClose(new RefreshDialog(
        name, lists, likelyList(lists, name, m_page.view()->subregistries()->current()),
        [this, list = *read](const std::optional<workflow::SubregistryName>& chosen, bool isAccepted,
                             RefreshDialog::Receive receive) {
            m_comparing.run<workflow::Refresh>(
                m_session.registry(),
                [list, chosen, isAccepted](const storage::Registry& registry) {
                    return compared(registry, list, chosen, isAccepted);
                },
                std::move(receive));
        },
        m_page.window()));
    connect(dialog, &QDialog::accepted, this, [this, dialog, list = *read] {
        take(list, {dialog->list(), dialog->names(), dialog->isAccepted()});
    });
    dialog->open();
}

void RefreshActions::take(const ReadList& read, const RefreshChoice& chosen)
{
    const auto count = static_cast<int>(chosen.names.size());
    m_applying = tr("Applying %n change(s)…", nullptr, count);
    update();
    m_notices.mention(m_applying);
    m_taking.run<void>(
        m_session.registry(),
        [read, chosen, act = m_session.act()](storage::Registry& registry) {
            return takeNames(registry, read, chosen, act);
        },
        [this, list = chosen.list, count](const base::Result<void>& done) {
            m_applying.clear();
            update();
            m_session.reload();
            if (!done)
                return m_notices.notify(done.error());
            m_notices.mention(
                list ? tr("%n change(s) applied to %1.", nullptr, count).arg(list->nid + u'/' + list->name)
                     : tr("%n change(s) applied.", nullptr, count));
        });
}

} // namespace nidus::ui
