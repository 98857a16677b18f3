// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registryaccess.h"

#include "core/builtin/builtincontent.h"
#include "core/builtin/builtinrules.h"
#include "core/lint/rulesource.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QSet>
#include <QStandardPaths>
#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr QLatin1StringView kDraftPrefix("draft:");

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

/// The rules that are known of each NID in lower case, the present one first.
std::expected<QHash<QString, std::vector<RuleVersion>>, Error> rulesByNid(const Registry& registry)
{
    const std::expected<QList<RuleOfVersion>, Error> held = registry.rules();
    if (!held)
        return std::unexpected(held.error());
    QHash<QString, std::vector<RuleVersion>> rules;
    for (const RuleOfVersion& one : *held)
        rules[one.nid.toLower()].push_back({one.version, lazyRule(one.rule)});
    for (const BuiltinRule& own : builtinRules())
        rules[own.nid].push_back({0, lazyRule(own.rule)});
    return rules;
}

/// With what SQLite laid beside it, so that no old log is worked into a new file.
std::expected<void, Error> putAside(const QString& path)
{
    const QString aside =
        path + ".damaged-"_L1 + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz"_s);
    for (const QLatin1StringView suffix : {""_L1, "-wal"_L1, "-shm"_L1}) {
        if (QFile::exists(path + suffix) && !QFile::rename(path + suffix, aside + suffix))
            return std::unexpected(Error{ErrorCode::FileNotWritable, path.toStdString(), {}});
    }
    return {};
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
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        return std::unexpected(Error{ErrorCode::FileNotWritable, folder.toStdString(), {}});
    // Another process may be faster: create() never replaces a file, so the loser finds a whole one.
    return Registry::openOrCreate(path, builtinContent(), options);
}

bool isDamage(const Error& error)
{
    return error.code == ErrorCode::DamagedDatabase || error.code == ErrorCode::NotADatabase;
}

std::expected<void, Error> restoreRegistry(const QString& path, const QString& backup,
                                           const std::stop_token& stop, ProgressSink* progress)
{
    std::expected<Registry, Error> opened = Registry::open(path);
    if (opened)
        return opened->restore(backup, stop, progress);
    const bool isDamaged = isDamage(opened.error());
    if (!isDamaged && opened.error().code != ErrorCode::FileNotFound)
        return std::unexpected(opened.error());
    // The copy comes first: without one, the damaged file keeps its name.
    const QString fresh = path + ".restored"_L1;
    QFile::remove(fresh);
    if (const std::expected<void, Error> copied = Registry::copyFile(backup, fresh, stop); !copied)
        return copied;
    if (isDamaged) {
        if (const std::expected<void, Error> done = putAside(path); !done)
            return done;
    }
    if (!QFile::rename(fresh, path))
        return std::unexpected(Error{ErrorCode::FileNotWritable, path.toStdString(), {}});
    opened = Registry::open(path); // an older schema is migrated now
    if (!opened)
        return std::unexpected(opened.error());
    return opened->headProblems().isEmpty() ? std::expected<void, Error>() : opened->enterRestore();
}

std::expected<std::shared_ptr<const NamespaceTable>, Error> namespaceTable(const Registry& registry)
{
    const std::expected<QList<RegistrySummary>, Error> rows = registry.summaries();
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

std::optional<qint64> draftIdOf(const QString& handle)
{
    if (!handle.startsWith(kDraftPrefix))
        return std::nullopt;
    bool isNumber = false;
    const qint64 id = QStringView(handle).sliced(kDraftPrefix.size()).toLongLong(&isNumber);
    return isNumber && id > 0 ? std::optional(id) : std::nullopt;
}

std::expected<RegistryContent, Error> contentOf(const Registry& registry, const QStringList& handles)
{
    const std::expected<RegistryInfo, Error> info = registry.info();
    if (!info)
        return std::unexpected(info.error());
    RegistryContent picked{.source = info->source};
    QMap<QString, RegistrationRecord> records; // in the registry's order
    QMap<qint64, DraftRecord> drafts;
    QSet<QString> people;
    for (const QString& handle : handles) {
        if (const std::optional<qint64> id = draftIdOf(handle)) {
            std::expected<DraftRecord, Error> draft = registry.draft(*id);
            if (!draft)
                return std::unexpected(draft.error());
            drafts.insert(*id, *std::move(draft));
            continue;
        }
        std::expected<RegistrationRecord, Error> record = registry.record(handle);
        if (!record)
            return std::unexpected(record.error());
        collectPeople(record->registration.references, people);
        collectPeople(record->registration.contact, people);
        const QString key = record->registration.nid.toLower();
        records.insert(key, *std::move(record));
    }
    picked.records = records.values();
    picked.drafts = drafts.values();
    std::expected<QList<Person>, Error> known = registry.people(people);
    if (!known)
        return std::unexpected(known.error());
    picked.people = *std::move(known);
    return picked;
}

} // namespace nidus
