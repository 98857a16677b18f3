// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"

#include "core/storage/engine/connection.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/history/headlog.h"

#include <QFileInfo>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

/// The connection and its users.
struct Registry::Parts
{
    explicit Parts(std::unique_ptr<Connection> opened) : connection(std::move(opened)) {}
    ~Parts() { connection->setWhenCommitted({}); }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    std::unique_ptr<Connection> connection;
    QString headsFile = {};
    Overview overview{*connection};
    Registrations registrations{*connection};
    Drafts drafts{*connection};
    Comments comments{*connection};
    Activity activity{*connection};
    RegistrySettings settings{*connection};
    Subregistries subregistries{*connection};
    Contents contents{*connection};
    History history{*connection};
    Erasure erasure{*connection};
    RegistryBackups copies{*connection};
};

namespace {

/// Returns what Nidus keeps for a registry whose file is missing; empty if there is none.
QString leftOf(const QString& path, const RegistryOptions& options, bool hasHeads)
{
    const QFileInfo heads(HeadLog(path, {}).ownFile());
    const bool isNamed = heads.exists() || heads.isSymLink(); // also if it is not a file of ours
    if (hasHeads)
        return isNamed ? heads.filePath() : options.headsFile;
    if (QFileInfo::exists(path)) // another process has just created the registry
        return {};
    if (isNamed)
        return heads.filePath();
    return filesInBackupFolder(path).isEmpty() ? QString() : backupFolder(path);
}

} // namespace

Registry::Registry(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts)),
      overview(m_parts->overview),
      registrations(m_parts->registrations),
      drafts(m_parts->drafts),
      comments(m_parts->comments),
      activity(m_parts->activity),
      settings(m_parts->settings),
      subregistries(m_parts->subregistries),
      contents(m_parts->contents),
      history(m_parts->history),
      erasure(m_parts->erasure),
      copies(m_parts->copies)
{}
Registry::Registry(Registry&&) noexcept = default;
Registry& Registry::operator=(Registry&&) noexcept = default;
Registry::~Registry() = default;

base::Result<Registry> Registry::open(const QString& path, const RegistryOptions& options)
{
    const HeadLog log(path, options.headsFile);
    const registration::SeenHeads seen = log.seen(); // before the file, so that they are never newer
    auto opened = openAfter(path, options, seen);
    if (opened || opened.error().code != base::kFileNotFound)
        return opened;
    if (const QString left = leftOf(path, options, !seen.isEmpty()); !left.isEmpty())
        return std::unexpected(base::Error{kLostRegistry, path.toStdString(), left.toStdString()});
    return opened;
}

base::Result<Registry> Registry::openAfter(const QString& path, const RegistryOptions& options,
                                           const registration::SeenHeads& seen)
{
    auto connection = openRegistryFile(path, options);
    if (!connection)
        return std::unexpected(connection.error());
    auto parts = std::make_unique<Parts>(*std::move(connection));
    parts->headsFile = options.headsFile;
    if (const auto done = parts->history.witness(HeadLog(path, options.headsFile), seen); !done)
        return std::unexpected(done.error());
    return Registry(std::move(parts));
}

base::Result<Registry> Registry::create(const QString& path, const registration::RegistryContent& content,
                                        const RegistryOptions& options)
{
    if (const auto created = createRegistryFile(path, content, options); !created)
        return std::unexpected(created.error());
    auto opened = openAfter(path, options, {}); // an earlier file of this name was another registry
    if (opened)
        opened->history().rememberWritten(HeadLog(path, options.headsFile));
    return opened;
}

base::Result<Registry> Registry::openOrCreate(const QString& path,
                                              const registration::RegistryContent& content,
                                              const RegistryOptions& options)
{
    auto opened = open(path, options);
    if (opened || opened.error().code != base::kFileNotFound)
        return opened;
    auto created = create(path, content, options);
    if (created || created.error().code != kFileExists)
        return created;
    return open(path, options); // another process has just created it
}

base::Result<Registry> Registry::inMemory(const registration::RegistryContent& content)
{
    auto connection = openRegistryInMemory(content);
    if (!connection)
        return std::unexpected(connection.error());
    return Registry(std::make_unique<Parts>(*std::move(connection)));
}

QDateTime Registry::now() const { return m_parts->connection->now(); }

QString Registry::headsFile() const { return m_parts->headsFile; }

QString Registry::path() const { return m_parts->connection->path(); }

bool Registry::isReadOnly() const { return m_parts->connection->isReadOnly(); }

base::Result<qint64> Registry::dataVersion() const { return m_parts->connection->dataVersion(); }

} // namespace nidus::storage
