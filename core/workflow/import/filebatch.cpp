// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/filebatch.h"

#include "core/base/disksync.h"
#include "core/base/systemerror.h"
#include "core/storage/engine/filelocation.h"
#include "core/storage/files/outputfile.h"
#include "core/system/filenames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <ranges>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<base::Error> notWritable(const QString& path, const QString& detail)
{
    return std::unexpected(base::Error{base::kFileNotWritable, path.toStdString(), detail.toStdString()});
}

bool isPlainName(const QString& name)
{
    return !name.isEmpty() && name != "."_L1 && name != ".."_L1 && !name.contains(u'/') &&
           !name.contains(QChar(u'\0'));
}

/// Whether an existing file may be replaced: it is not a device or folder, and not a link out of the folder,
/// through which the file would be written to an unexpected place.
bool isReplaceable(const QFileInfo& there, const QString& folder)
{
    return there.isFile() && (!there.isSymLink() || there.canonicalFilePath().startsWith(
                                                        QFileInfo(folder).canonicalFilePath() + u'/'));
}

/// Moves files to their places, and back if not all could be moved.
class Moves
{
public:
    Moves() = default;
    Moves(const Moves&) = delete;
    Moves& operator=(const Moves&) = delete;
    ~Moves()
    {
        for (const Move& move : m_made | std::views::reverse)
            static_cast<void>(move.isExchange ? system::exchangeNames(move.to, move.from)
                                              : !system::renameFile(move.to, move.from));
    }

    /// The file at `from` then has the name of the one that it replaces, if the file system can exchange
    /// them.
    [[nodiscard]] std::error_code move(const std::string& from, const std::string& to, bool replaces)
    {
        if (replaces && system::exchangeNames(from, to)) {
            m_made.push_back({from, to, true});
            return {};
        }
        const std::error_code error = system::renameFile(from, to);
        if (!error && !replaces)
            m_made.push_back({from, to, false});
        return error;
    }
    void keep() { m_made.clear(); }

private:
    struct Move
    {
        std::string from;
        std::string to;
        bool isExchange = false;
    };
    std::vector<Move> m_made;
};

} // namespace

FileBatch::FileBatch(const QString& folder, base::NewFolders newFolders)
    : m_folder(folder),
      m_newFolders(std::move(newFolders)),
      m_waiting(std::make_unique<QTemporaryDir>(QDir(folder).filePath(u".nidus-XXXXXX"_s)))
{}

base::Result<FileBatch> FileBatch::in(const QString& folder)
{
    if (const auto known = storage::checkFileName(folder); !known)
        return std::unexpected(known.error());
    base::NewFolders folders;
    if (const auto made = folders.make(QFile::encodeName(folder).toStdString()); !made)
        return std::unexpected(made.error());
    FileBatch batch(folder, std::move(folders));
    if (!batch.m_waiting->isValid())
        return notWritable(folder, batch.m_waiting->errorString());
    return batch;
}

base::Result<void> FileBatch::add(const QString& name, const QByteArray& bytes)
{
    if (!isPlainName(name))
        return notWritable(QDir(m_folder).filePath(name), u"not a file name"_s);
    if (auto allowed = storage::checkOutputFile(QDir(m_folder).filePath(name)); !allowed)
        return allowed;
    QFile file(m_waiting->filePath(name));
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush()) {
        m_names.insert(name);
        return {};
    }
    m_isBroken = true;
    const base::ErrorCode code =
        file.error() == QFileDevice::ResourceError ? base::kDiskFull : base::kFileNotWritable;
    return std::unexpected(
        base::Error{code, QDir(m_folder).filePath(name).toStdString(), file.errorString().toStdString()});
}

QStringList FileBatch::names() const { return {m_names.cbegin(), m_names.cend()}; }

QStringList FileBatch::existing() const
{
    QStringList there = names();
    there.removeIf([this](const QString& name) { return !QFile::exists(QDir(m_folder).filePath(name)); });
    return there;
}

base::Result<void> FileBatch::commit()
{
    if (m_names.empty() || m_isBroken)
        return {};
    for (const QString& name : existing()) {
        const QFileInfo there(QDir(m_folder).filePath(name));
        if (!isReplaceable(there, m_folder))
            return notWritable(there.filePath(), u"not a file in this folder"_s);
    }
    const auto folder =
        system::OpenFile::open(QFile::encodeName(m_folder).toStdString(), system::OpenWay::ReadFolder);
    if (const std::error_code error = folder ? folder->syncFileSystem() : folder.error())
        return std::unexpected(base::writeError(error, m_folder.toStdString()));
    Moves moves;
    std::set<QString> folders; // a link may point into another one
    for (const QString& name : std::exchange(m_names, {})) {
        const QString from = m_waiting->filePath(name);
        const QFileInfo there(QDir(m_folder).filePath(name));
        // An existing file keeps its permissions, and a link keeps its target.
        const QString to = there.exists() ? there.canonicalFilePath() : there.filePath();
        if (there.exists())
            QFile::setPermissions(from, there.permissions());
        if (const std::error_code error = moves.move(QFile::encodeName(from).toStdString(),
                                                     QFile::encodeName(to).toStdString(), there.exists()))
            return std::unexpected(base::writeError(error, to.toStdString()));
        folders.insert(QFileInfo(to).path());
    }
    for (const QString& changed : folders) {
        if (const auto named = base::syncName(QFile::encodeName(changed + "/."_L1).toStdString()); !named)
            return named;
    }
    moves.keep();
    return {};
}

} // namespace nidus::workflow
