// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registryaccess.h"

#include "core/base/diskwait.h"
#include "core/builtin/builtincontent.h"
#include "core/builtin/builtinrules.h"
#include "core/lint/rulesource.h"
#include "core/registration/handle.h"
#include "core/system/process.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QSet>
#include <QStandardPaths>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

void collectPeople(const QList<Reference>& references, QSet<QString>& ids)
{
    for (const Reference& reference : references) {
        if (reference.type == "person"_L1)
            ids.insert(reference.data);
    }
}

std::shared_ptr<const LazyRule> lazyRule(const SyntaxRule& rule)
{
    return std::make_shared<const LazyRule>(ruleSource(rule));
}

void addBuiltinRules(QHash<QString, std::vector<RuleVersion>>& rules)
{
    for (const BuiltinRule& own : builtinRules())
        rules[own.nid].push_back({0, lazyRule(own.rule)});
}

/// The rules that are known of each NID in lower case, the present one first.
std::expected<QHash<QString, std::vector<RuleVersion>>, Error> rulesByNid(const Registry& registry)
{
    const std::expected<QList<RuleOfVersion>, Error> held = registry.registrations().rules();
    if (!held)
        return std::unexpected(held.error());
    QHash<QString, std::vector<RuleVersion>> rules;
    for (const RuleOfVersion& one : *held)
        rules[one.nid.toLower()].push_back({one.version, lazyRule(one.rule)});
    addBuiltinRules(rules);
    return rules;
}

} // namespace

QString defaultRegistryPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/nidus/registry.nidus"_L1;
}

QString defaultHeadsFile()
{
    return QFileInfo(defaultRegistryPath()).absolutePath() + "/heads"_L1;
}

RegistryOptions optionsForMaking(const QString& path, RegistryOptions options)
{
    if (path == defaultRegistryPath())
        options.newFileAccess = NewFileAccess::OwnerOnly;
    return options;
}

std::expected<void, Error> makeFolderOf(const QString& path)
{
    const QString folder = QFileInfo(path).absolutePath();
    const bool isNew = !QFileInfo::exists(folder);
    if (const auto made = makeFolder(QFile::encodeName(folder).toStdString()); !made)
        return made;
    if (isNew && path == defaultRegistryPath())
        QFile::setPermissions(folder,
                              QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    return {};
}

bool isNewlyOpenToOthers(const QString& path)
{
    constexpr QFileDevice::Permissions others = QFileDevice::ReadGroup | QFileDevice::ReadOther;
    if (path != defaultRegistryPath() || !QFileInfo(path).permissions().testAnyFlags(others))
        return false;
    QFile told(path + ".open-to-others"_L1);
    return told.open(QIODevice::WriteOnly | QIODevice::NewOnly);
}

std::expected<Registry, Error> openForReading(const QString& path, const RegistryOptions& options)
{
    if (path == kBuiltinPath)
        return Registry::inMemory(builtinContent());
    std::expected<Registry, Error> opened = Registry::open(path, options);
    if (!opened && opened.error().code == ErrorCode::FileNotFound)
        return Registry::inMemory(builtinContent());
    return opened;
}

std::expected<Registry, Error> openForWriting(const QString& path, const RegistryOptions& options)
{
    if (path == kBuiltinPath)
        return std::unexpected(Error{ErrorCode::ReadOnlyDatabase, path.toStdString(), {}});
    std::expected<Registry, Error> opened = Registry::open(path, options);
    if (opened || opened.error().code != ErrorCode::FileNotFound)
        return opened;
    if (const std::expected<void, Error> made = makeFolderOf(path); !made)
        return std::unexpected(made.error());
    // Another process may be faster: create() never replaces a file, so the loser finds a whole one.
    return Registry::openOrCreate(path, builtinContent(), optionsForMaking(path, options));
}

bool isDamage(const Error& error)
{
    return error.code == ErrorCode::DamagedDatabase || error.code == ErrorCode::NotADatabase;
}

std::expected<RestoreReport, Error> restoreRegistry(const QString& path, const RestoreOrder& order,
                                                    const std::stop_token& stop, ProgressSink* progress)
{
    std::expected<Registry, Error> opened = Registry::open(path);
    if (opened)
        return opened->copies().restore(order, stop, progress);
    if (!isDamage(opened.error()) && opened.error().code != ErrorCode::FileNotFound)
        return std::unexpected(opened.error());
    std::expected<RestoreReport, Error> report = Copies::restoreFile(path, order, stop, progress);
    if (!report || !report->isRestored)
        return report;
    // The newest head seen may have stood in what could not be read any more.
    opened = Registry::open(path);
    if (!opened)
        return std::unexpected(opened.error());
    if (!opened->history().headProblems().isEmpty()) {
        if (const auto entered = opened->history().enterRestore(); !entered)
            return std::unexpected(entered.error());
    }
    return report;
}

QString presentUser()
{
    const QString name = qEnvironmentVariable("USER").trimmed();
    return name.isEmpty() ? QString::fromLocal8Bit(systemUser()) : name;
}

std::expected<std::shared_ptr<const NamespaceTable>, Error> namespaceTable(const Registry& registry)
{
    const std::expected<QList<RegistrySummary>, Error> rows = registry.overview().summaries();
    if (!rows)
        return std::unexpected(rows.error());
    const std::expected<QHash<QString, std::vector<RuleVersion>>, Error> rules = rulesByNid(registry);
    if (!rules)
        return std::unexpected(rules.error());
    std::vector<NamespaceEntry> entries;
    entries.reserve(static_cast<std::size_t>(rows->size()));
    for (const RegistrySummary& row : *rows) {
        const QString nid = row.nid.toLower();
        if (row.draftId == 0)
            entries.push_back({nid.toStdString(), row.state == State::Withdrawn, rules->value(nid)});
    }
    return std::make_shared<const NamespaceTable>(std::move(entries));
}

std::shared_ptr<const NamespaceTable> builtinNamespaceTable()
{
    QHash<QString, std::vector<RuleVersion>> rules;
    addBuiltinRules(rules);
    std::vector<NamespaceEntry> entries;
    for (const RegistrationRecord& record : builtinContent().records) {
        const QString nid = record.registration.nid.toLower();
        entries.push_back(
            {nid.toStdString(), record.registration.state == State::Withdrawn, rules.value(nid)});
    }
    return std::make_shared<const NamespaceTable>(std::move(entries));
}

std::expected<RegistryContent, Error> contentOf(const Registry& registry, const QStringList& handles)
{
    const std::expected<RegistryInfo, Error> info = registry.contents().info();
    if (!info)
        return std::unexpected(info.error());
    RegistryContent picked{.source = info->source};
    QMap<QString, RegistrationRecord> records; // in the registry's order
    QMap<qint64, DraftRecord> drafts;
    QSet<QString> people;
    for (const QString& handle : handles) {
        if (const std::optional<qint64> id = draftIdOf(handle)) {
            std::expected<DraftRecord, Error> draft = registry.drafts().record(*id);
            if (!draft)
                return std::unexpected(draft.error());
            drafts.insert(*id, *std::move(draft));
            continue;
        }
        std::expected<RegistrationRecord, Error> record = registry.registrations().record(handle);
        if (!record)
            return std::unexpected(record.error());
        collectPeople(record->registration.references, people);
        collectPeople(record->registration.contact, people);
        const QString key = record->registration.nid.toLower();
        records.insert(key, *std::move(record));
    }
    picked.records = records.values();
    picked.drafts = drafts.values();
    std::expected<QList<Person>, Error> known = registry.registrations().people(people);
    if (!known)
        return std::unexpected(known.error());
    picked.people = *std::move(known);
    return picked;
}

} // namespace nidus
