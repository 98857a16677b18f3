// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/recoveryjournal.h"

#include "core/base/disksync.h"
#include "core/base/wholefile.h"
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/storage/engine/filelocation.h"
#include "core/storage/operations/erasing.h"
#include "core/storage/registry.h"
#include "core/storage/rows/originaltext.h"
#include "core/system/filenames.h"
#include "core/workflow/registry/savefile.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kSuffix = ".draft"_L1;
constexpr auto kDamagedSuffix = ".damaged"_L1;
constexpr auto kLockSuffix = ".lock"_L1;

QByteArray digestOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QString canonicalPath(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
}

/// Identifies a file even after it was moved; empty if there is no file.
QString fileMark(const QString& path)
{
    const quint64 number = system::fileNumber(QFile::encodeName(canonicalPath(path)).toStdString());
    return number == 0 ? QString() : u"urn:x-nidus-file:%1"_s.arg(number);
}

/// Works also through a link, and after the file was moved.
bool isAbout(const registration::SnapshotSource& source, const QString& registryPath)
{
    if (source.title == canonicalPath(registryPath) ||
        source.title == QFileInfo(registryPath).absoluteFilePath())
        return true;
    return !source.uri.isEmpty() && source.uri == fileMark(registryPath) && !QFileInfo::exists(source.title);
}

base::Result<QByteArray> journalBytes(const registration::RegistryContent& content)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (const auto written = exchange::writeRegistryXml(content, buffer); !written)
        return std::unexpected(written.error());
    return digestOf(buffer.data()) + '\n' + buffer.data();
}

base::Result<QByteArray> journalBytes(const QString& registryPath, const registration::Draft& draft)
{
    // The source names the registry. A revision needs its registration only when it is imported into a
    // registry, and a journal is not imported.
    const registration::RegistryContent content{
        .source = {.date = {}, .title = canonicalPath(registryPath), .uri = fileMark(registryPath)},
        .people = {},
        .records = {},
        .drafts = {{draft, {}}}};
    return journalBytes(content);
}

base::Result<registration::RegistryContent> parsedJournal(const QString& path, const QByteArray& journal)
{
    const auto damaged = [&path](const std::string& detail) {
        return std::unexpected(base::Error{base::kBadFormat, path.toStdString(), detail});
    };
    const qsizetype line = journal.indexOf('\n');
    QByteArray bytes = journal.sliced(line + 1);
    if (journal.first(std::max<qsizetype>(line, 0)).trimmed() != digestOf(bytes))
        return damaged("the checksum does not match");
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    auto content = exchange::readRegistryXml(buffer);
    if (!content)
        return damaged(content.error().detail);
    if (content->drafts.size() != 1)
        return damaged("does not contain exactly one draft");
    return content;
}

base::Result<QByteArray> bytesOf(const QString& path)
{
    const auto bytes =
        base::readWholeFile(QFile::encodeName(path).toStdString(),
                            std::size_t{exchange::kLargestRegistryBytes}, system::OpenWay::ReadOwn);
    if (!bytes)
        return std::unexpected(base::Error{base::kBadFormat, path.toStdString(), bytes.error().detail});
    return QByteArray::fromStdString(*bytes);
}

base::Result<registration::RegistryContent> readJournal(const QString& path)
{
    const auto bytes = bytesOf(path);
    return bytes ? parsedJournal(path, *bytes) : std::unexpected(bytes.error());
}

/// Replaces texts in the imported file, which journals contain in Base64.
QByteArray erasedOriginal(const QByteArray& original, const storage::TextPattern& pattern)
{
    storage::OriginalText text = storage::originalText(original);
    text.text = pattern.replaced(text.text, storage::kErased);
    return storage::originalBytes(text);
}

/// Reads the files of one folder. Those that cannot be read are renamed.
JournalLeftovers leftoversIn(const QString& path, const QString& registryPath)
{
    JournalLeftovers found;
    static const QRegularExpression own(u"\\A[0-9a-f]{16}-\\d+\\.draft\\z"_s); // fileOf()
    const QDir folder(path);
    const QFileInfoList files =
        folder.entryInfoList({u"*"_s + kSuffix}, QDir::Files | QDir::NoSymLinks, QDir::Name);
    for (const QFileInfo& file : files) {
        if (!own.match(file.fileName()).hasMatch())
            continue;
        auto content = readJournal(file.filePath());
        if (!content) {
            const QString aside = file.filePath() + kDamagedSuffix;
            QFile::rename(file.filePath(), aside);
            found.damaged.append({aside, content.error().detail});
            continue;
        }
        if (!isAbout(content->source, registryPath))
            continue;
        found.drafts.append({.registryPath = registryPath,
                             .draft = std::move(content->drafts.first().draft),
                             .editedAt = file.lastModified().toUTC(),
                             .file = file.filePath()});
    }
    return found;
}

} // namespace

RecoveryJournal::RecoveryJournal(const QString& folder)
    : m_folder(folder), m_name(QUuid::createUuid().toString(QUuid::Id128))
{}

RecoveryJournal::~RecoveryJournal()
{
    if (m_lock)
        QDir(m_folder).rmdir(m_name); // fails, as intended, if it contains files
    for (const QString& folder : std::as_const(m_claimedFolders))
        QDir(m_folder).rmdir(folder);
}

QString RecoveryJournal::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/nidus/recovery"_L1;
}

base::Result<void> RecoveryJournal::claimFolder()
{
    if (m_lock)
        return {};
    if (const auto known = storage::checkFileName(m_folder); !known)
        return known;
    const QString own = QDir(m_folder).filePath(m_name);
    if (const auto made = base::makeFolder(QFile::encodeName(m_folder).toStdString()); !made)
        return made;
    auto lock = std::make_unique<QLockFile>(own + kLockSuffix);
    lock->setStaleLockTime(0); // no age limit: a lock is stale only if its program has ended
    if (!lock->tryLock())
        return std::unexpected(base::Error{base::kFileNotWritable, own.toStdString(), {}});
    if (const auto made = base::makeFolder(QFile::encodeName(own).toStdString()); !made)
        return made;
    m_lock = std::move(lock);
    return {};
}

QString RecoveryJournal::fileOf(const QString& registryPath, qint64 draftId) const
{
    const QByteArray registry = digestOf(canonicalPath(registryPath).toUtf8()).first(16);
    return u"%1/%2/%3-%4%5"_s.arg(m_folder, m_name, QString::fromLatin1(registry), QString::number(draftId),
                                  kSuffix);
}

base::Result<void> RecoveryJournal::keep(const QString& registryPath, const registration::Draft& draft)
{
    if (const auto claimed = claimFolder(); !claimed)
        return claimed;
    const auto bytes = journalBytes(registryPath, draft);
    if (!bytes)
        return std::unexpected(bytes.error());
    return writeOwnFile(fileOf(registryPath, draft.id), *bytes);
}

void RecoveryJournal::forget(const QString& registryPath, qint64 draftId)
{
    QFile::remove(fileOf(registryPath, draftId));
}

void RecoveryJournal::forget(const RecoveredDraft& recovered) { QFile::remove(recovered.file); }

JournalLeftovers RecoveryJournal::leftovers(const QString& registryPath)
{
    JournalLeftovers found;
    const QDir folder(m_folder);
    static const QRegularExpression own(u"\\A[0-9a-f]{32}\\z"_s); // m_name
    const QStringList names =
        folder.entryList(QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& name : names) {
        const std::string lockFile = QFile::encodeName(folder.filePath(name) + kLockSuffix).toStdString();
        // QLockFile would wait for a pipe.
        if (name == m_name || !own.match(name).hasMatch() || !system::isFreeOrRegular(lockFile))
            continue;
        if (!m_claimedFolders.contains(name)) {
            auto lock = std::make_unique<QLockFile>(folder.filePath(name) + kLockSuffix);
            lock->setStaleLockTime(0);
            if (!lock->tryLock())
                continue; // its program is running
            m_claimed.push_back(std::move(lock));
            m_claimedFolders.insert(name);
        }
        const JournalLeftovers more = leftoversIn(folder.filePath(name), registryPath);
        found.drafts += more.drafts;
        found.damaged += more.damaged;
    }
    std::ranges::sort(found.drafts, {}, &RecoveredDraft::editedAt);
    return found;
}

QStringList RecoveryJournal::filesWith(const QString& folder, const QString& registryPath,
                                       const storage::TextPattern& pattern)
{
    QStringList found;
    const QDir programs(folder);
    for (const QString& name :
         programs.entryList(QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir own(programs.filePath(name));
        for (const QFileInfo& info :
             own.entryInfoList({u"*"_s + kSuffix, u"*"_s + kDamagedSuffix}, QDir::Files, QDir::Name)) {
            const auto bytes = bytesOf(info.filePath());
            if (!bytes)
                continue; // of another person
            const auto content = parsedJournal(info.filePath(), *bytes);
            if ((!content || isAbout(content->source, registryPath)) &&
                pattern.isIn(QString::fromUtf8(*bytes)))
                found.append(info.filePath());
        }
    }
    return found;
}

base::Result<void> RecoveryJournal::erase(const QString& file, const storage::TextPattern& pattern)
{
    QLockFile lock(QFileInfo(file).path() + kLockSuffix);
    lock.setStaleLockTime(0);
    if (!lock.tryLock())
        return std::unexpected(base::Error{storage::kLockedDatabase, file.toStdString(), {}});
    auto content = readJournal(file);
    if (!content)
        return std::unexpected(content.error());
    QByteArray& original = content->drafts.first().draft.content.original;
    original = erasedOriginal(original, pattern);
    const auto bytes = journalBytes(*content);
    if (!bytes)
        return std::unexpected(bytes.error());
    const QByteArray xml =
        pattern.replaced(QString::fromUtf8(bytes->sliced(bytes->indexOf('\n') + 1)), storage::kErased)
            .toUtf8();
    const QByteArray journal = digestOf(xml) + '\n' + xml;
    if (const auto valid = parsedJournal(file, journal); !valid)
        return std::unexpected(valid.error());
    return writeOwnFile(file, journal);
}

} // namespace nidus::workflow
