// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/registryaccess.h"

#include "core/base/firsterror.h"
#include "core/builtin/builtincontent.h"
#include "core/builtin/builtinrules.h"
#include "core/check/listcheck.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/rulesource.h"
#include "core/registration/handle.h"
#include "core/registration/informalnumber.h"
#include "core/storage/engine/filelocation.h"
#include "core/storage/values/listdeparture.h"
#include "core/system/process.h"
#include "core/urn/nid.h"
#include "core/workflow/registry/checkedlists.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QSet>
#include <QStandardPaths>
#include <limits>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

std::shared_ptr<const check::LazyRule> lazyRule(const registration::SyntaxRule& rule)
{
    return std::make_shared<const check::LazyRule>(lint::ruleSource(rule));
}

/// The known rules of each NID in lower case, the current one first: those held by a registry, then our own.
QHash<QString, std::vector<check::RuleVersion>> rulesByNid(const QList<storage::RuleOfVersion>& held,
                                                           const QHash<QString, CheckedLists>& lists = {})
{
    QHash<QString, std::vector<check::RuleVersion>> rules;
    for (const storage::RuleOfVersion& one : held)
        rules[one.nid.toLower()].push_back({one.version, lazyRule(one.rule)});
    for (const QString& nid : builtin::builtinNids()) {
        const auto read = [nid] { return lint::ruleSource(builtin::builtinSyntaxRule(nid)); };
        rules[nid].push_back({0, std::make_shared<const check::LazyRule>(read)});
    }
    for (const auto& [nid, own] : lists.asKeyValueRange()) {
        for (check::RuleVersion& version : rules[nid])
            version.lists = std::make_shared<const check::LazyListCheck>(own);
    }
    return rules;
}

} // namespace

QString defaultRegistryPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/nidus/registry.nidus"_L1;
}

QString defaultHeadsFile() { return QFileInfo(defaultRegistryPath()).absolutePath() + "/heads"_L1; }

storage::RegistryOptions optionsForMaking(const QString& path, storage::RegistryOptions options)
{
    if (path == defaultRegistryPath())
        options.newFileAccess = storage::NewFileAccess::OwnerOnly;
    return options;
}

base::Result<base::NewFolders> makeFolderOf(const QString& path)
{
    if (const auto known = storage::checkFileName(path); !known)
        return std::unexpected(known.error());
    const QString folder = QFileInfo(path).absolutePath();
    const bool isNew = !QFileInfo::exists(folder);
    base::NewFolders folders;
    if (const auto made = folders.make(QFile::encodeName(folder).toStdString()); !made)
        return std::unexpected(made.error());
    if (isNew && path == defaultRegistryPath())
        QFile::setPermissions(folder,
                              QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    return folders;
}

bool becameReadableByOthers(const QString& path)
{
    constexpr QFileDevice::Permissions others = QFileDevice::ReadGroup | QFileDevice::ReadOther;
    if (path != defaultRegistryPath() || !QFileInfo(path).permissions().testAnyFlags(others))
        return false;
    QFile marker(path + ".open-to-others"_L1);
    return marker.open(QIODevice::WriteOnly | QIODevice::NewOnly);
}

base::Result<storage::Registry> openForReading(const QString& path, const storage::RegistryOptions& options)
{
    if (path == kBuiltinPath)
        return storage::Registry::inMemory(builtin::builtinContent());
    storage::RegistryOptions reading = options;
    reading.leavesLog = true;
    base::Result<storage::Registry> opened = storage::Registry::open(path, reading);
    if (!opened && opened.error().code == base::kFileNotFound)
        return storage::Registry::inMemory(builtin::builtinContent());
    return opened;
}

base::Result<storage::Registry> openForWriting(const QString& path, const storage::RegistryOptions& options)
{
    if (path == kBuiltinPath)
        return std::unexpected(base::Error{storage::kReadOnlyDatabase, path.toStdString(), {}});
    base::Result<storage::Registry> opened = storage::Registry::open(path, options);
    if (opened && !opened->isReadOnly()) {
        storage::RegistryBackups::removeUnfinished(opened->path());
        opened->copies().startLog();
    }
    if (opened || opened.error().code != base::kFileNotFound)
        return opened;
    const base::Result<base::NewFolders> folders = makeFolderOf(path);
    if (!folders)
        return std::unexpected(folders.error());
    // Another process may be faster: create() never replaces a file, so the slower one finds a complete one.
    return storage::Registry::openOrCreate(path, builtin::builtinContent(), optionsForMaking(path, options));
}

bool isDamage(const base::Error& error)
{
    return error.code == storage::kDamagedDatabase || error.code == storage::kNotADatabase ||
           error.code == storage::kLostRegistry;
}

base::Result<storage::RestoreReport> restoreRegistry(const QString& path, const storage::RestoreOrder& order,
                                                     const std::stop_token& stop,
                                                     base::ProgressSink* progress)
{
    base::Result<storage::Registry> opened = storage::Registry::open(path, {.headsFile = order.headsFile});
    if (opened)
        return opened->copies().restore(order, stop, progress);
    if (!isDamage(opened.error()) && opened.error().code != base::kFileNotFound)
        return std::unexpected(opened.error());
    return storage::RegistryBackups::restoreFile(path, order, stop, progress);
}

QString informalNumberOf(const QString& nid)
{
    return nid.size() <= qsizetype(urn::kMaxNidLength) ? registration::informalNumberOf(nid) : QString();
}

QString currentUser()
{
    const QString name = qEnvironmentVariable("USER").trimmed();
    return name.isEmpty() ? QString::fromLocal8Bit(system::systemUser()) : name;
}

QList<findings::Finding> departureFindings(const QString& nid, const QList<registration::Event>& events)
{
    const QString date = storage::departureDate(events);
    if (date.isEmpty())
        return {};
    return {findings::makeFinding(findings::kNamespaceLeftList, {}, {nid, date})};
}

base::Result<QHash<QString, QString>> departures(const storage::Registry& registry)
{
    const base::Result<QList<storage::LoggedEvent>> logged =
        registry.activity().list({.what = {registration::EventKind::Imported},
                                  .text = storage::kDepartureStart,
                                  .from = {},
                                  .to = {},
                                  .most = std::numeric_limits<int>::max()});
    if (!logged)
        return std::unexpected(logged.error());
    QSet<QString> nids;
    for (const storage::LoggedEvent& each : *logged) {
        if (!registration::draftIdOf(each.handle))
            nids.insert(each.handle);
    }
    QHash<QString, QString> dates;
    for (const QString& nid : std::as_const(nids)) {
        const base::Result<registration::RegistrationRecord> record = registry.registrations().record(nid);
        if (!record)
            return std::unexpected(record.error());
        if (const QString date = storage::departureDate(record->events); !date.isEmpty())
            dates.insert(nid.toLower(), date);
    }
    return dates;
}

base::Result<QHash<QString, QString>> departures(const storage::Registry& registry, const QStringList& nids)
{
    QHash<QString, QString> dates;
    for (const QString& nid : nids) {
        const base::Result<std::optional<storage::NamespaceFacts>> facts =
            registry.registrations().facts(nid);
        if (!facts)
            return std::unexpected(facts.error());
        if (*facts && !(*facts)->leftList.isEmpty())
            dates.insert(nid.toLower(), (*facts)->leftList);
    }
    return dates;
}

base::Result<std::shared_ptr<const check::NamespaceTable>>
namespaceTable(const storage::Registry& registry, const check::NamespaceTable* earlier)
{
    const base::Result<QList<storage::RegistrySummary>> rows = registry.overview().summaries();
    const base::Result<QList<storage::RuleOfVersion>> held = registry.registrations().rules();
    const base::Result<QHash<QString, QString>> left = departures(registry);
    const base::Result<QHash<QString, CheckedLists>> lists = checkedLists(registry, {}, earlier);
    if (const auto error = base::firstError(rows, held, left, lists))
        return std::unexpected(*error);
    const QHash<QString, std::vector<check::RuleVersion>> rules = rulesByNid(*held, *lists);
    std::vector<check::NamespaceEntry> entries;
    entries.reserve(static_cast<std::size_t>(rows->size()));
    for (const storage::RegistrySummary& row : *rows) {
        const QString nid = row.nid.toLower();
        if (row.draftId == 0)
            entries.push_back({.nid = nid.toStdString(),
                               .withdrawn = row.state == registration::State::Withdrawn,
                               .rules = rules.value(nid),
                               .leftList = left->value(nid).toStdString()});
    }
    return std::make_shared<const check::NamespaceTable>(std::move(entries));
}

base::Result<std::shared_ptr<const check::NamespaceTable>> namespaceTable(const storage::Registry& registry,
                                                                          const QStringList& nids)
{
    QStringList asked;
    for (const QString& nid : nids)
        asked.append(nid.toLower());
    asked.sort();
    asked.removeDuplicates();
    QList<storage::RuleOfVersion> held;
    QHash<QString, CheckedLists> lists;
    std::vector<check::NamespaceEntry> entries;
    for (const QString& nid : std::as_const(asked)) {
        const base::Result<std::optional<storage::NamespaceFacts>> facts =
            registry.registrations().facts(nid);
        if (!facts)
            return std::unexpected(facts.error());
        if (!*facts)
            continue;
        const base::Result<QHash<QString, CheckedLists>> own = checkedLists(registry, nid);
        if (!own)
            return std::unexpected(own.error());
        lists.insert(*own);
        held += (*facts)->rules;
        entries.push_back({.nid = nid.toStdString(),
                           .withdrawn = (*facts)->state == registration::State::Withdrawn,
                           .leftList = (*facts)->leftList.toStdString()});
    }
    const QHash<QString, std::vector<check::RuleVersion>> rules = rulesByNid(held, lists);
    for (check::NamespaceEntry& entry : entries)
        entry.rules = rules.value(QString::fromStdString(entry.nid));
    return std::make_shared<const check::NamespaceTable>(std::move(entries));
}

base::Result<std::shared_ptr<const check::LazyRule>> currentSyntaxRule(const storage::Registry& registry,
                                                                       const QString& nid)
{
    const base::Result<std::optional<storage::NamespaceFacts>> facts = registry.registrations().facts(nid);
    if (!facts)
        return std::unexpected(facts.error());
    if (!*facts)
        return std::unexpected(base::Error{storage::kNotFound, nid.toStdString(), {}});
    const std::vector<check::RuleVersion> rules = rulesByNid((*facts)->rules).value(nid.toLower());
    return rules.empty() ? nullptr : rules.front().rule;
}

std::shared_ptr<const check::NamespaceTable> builtinNamespaceTable()
{
    const QHash<QString, std::vector<check::RuleVersion>> rules = rulesByNid({});
    std::vector<check::NamespaceEntry> entries;
    for (const QString& nid : builtin::builtinNids())
        entries.push_back({.nid = nid.toStdString(), .rules = rules.value(nid)});
    return std::make_shared<const check::NamespaceTable>(std::move(entries));
}

base::Result<registration::RegistryContent> contentOf(const storage::Registry& registry,
                                                      const QStringList& handles)
{
    const base::Result<storage::RegistryInfo> info = registry.contents().info();
    if (!info)
        return std::unexpected(info.error());
    registration::RegistryContent picked{.source = info->source};
    QMap<QString, registration::RegistrationRecord> records; // in the registry's order
    QMap<qint64, registration::DraftRecord> drafts;
    QSet<QString> people;
    for (const QString& handle : handles) {
        if (const std::optional<qint64> id = registration::draftIdOf(handle)) {
            base::Result<registration::DraftRecord> draft = registry.drafts().record(*id);
            if (!draft)
                return std::unexpected(draft.error());
            drafts.insert(*id, *std::move(draft));
            continue;
        }
        base::Result<registration::RegistrationRecord> record = registry.registrations().record(handle);
        if (!record)
            return std::unexpected(record.error());
        base::Result<QList<registration::SubregistryRecord>> lists =
            registry.subregistries().records(record->registration.nid);
        if (!lists)
            return std::unexpected(lists.error());
        record->subregistries = *std::move(lists);
        people += registration::peopleIn(record->registration);
        const QString key = record->registration.nid.toLower();
        records.insert(key, *std::move(record));
    }
    picked.records = records.values();
    picked.drafts = drafts.values();
    base::Result<QList<registration::Person>> known = registry.registrations().people(people);
    if (!known)
        return std::unexpected(known.error());
    picked.people = *std::move(known);
    return picked;
}

} // namespace nidus::workflow
