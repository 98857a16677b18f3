// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/draftpresence.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/system/filenames.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUuid>
#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

constexpr std::size_t kLongestPerson = 800; ///< bytes
constexpr qsizetype kMostSigns = 100;       ///< read for one draft

QString folderOf(const QString& registry) { return registry + ".open"_L1; }

bool isOwnFolder(const QString& folder)
{
    return system::isOwnFolder(QFile::encodeName(folder).toStdString());
}

/// Makes the folder, for those who may write to the registry's folder.
bool makeFolder(const QString& folder)
{
    if (!QDir().mkdir(folder))
        return isOwnFolder(folder);
    if (const auto made =
            system::OpenFile::open(QFile::encodeName(folder).toStdString(), system::OpenWay::ReadOwnFolder))
        made->copyAccessFrom(QFile::encodeName(QFileInfo(folder).path()).toStdString());
    return true;
}

/// Returns the names of some of the files that show who has the draft open.
QStringList signsOf(qint64 draft, const QString& folder)
{
    if (!isOwnFolder(folder))
        return {};
    QStringList names = QDir(folder).entryList({u"%1-*"_s.arg(draft)}, QDir::Files | QDir::NoSymLinks);
    const QRegularExpression sign(u"\\A%1-[0-9a-f]{32}\\z"_s.arg(draft));
    names.removeIf([&sign](const QString& name) { return !sign.match(name).hasMatch(); });
    return names.first(std::min(names.size(), kMostSigns));
}

} // namespace

DraftPresence::DraftPresence(const QString& path, const QString& who)
    : m_registry(path.isEmpty() ? QString() : QFileInfo(path).canonicalFilePath()), m_who(who)
{}

DraftPresence& DraftPresence::operator=(DraftPresence&& other) noexcept
{
    setOpen({});
    m_registry = std::move(other.m_registry);
    m_who = std::move(other.m_who);
    m_signs = std::exchange(other.m_signs, {});
    return *this;
}

DraftPresence::~DraftPresence() { setOpen({}); }

void DraftPresence::setOpen(const QSet<qint64>& drafts)
{
    const bool hadAny = !m_signs.empty();
    for (auto sign = m_signs.begin(); sign != m_signs.end();) {
        if (drafts.contains(sign->first)) {
            ++sign;
            continue;
        }
        QFile::remove(sign->second.path);
        sign = m_signs.erase(sign);
    }
    for (const qint64 draft : drafts) {
        if (!m_registry.isEmpty() && !m_signs.contains(draft))
            m_signs.emplace(draft, putUp(draft));
    }
    if (hadAny && m_signs.empty())
        QDir().rmdir(folderOf(m_registry)); // unless others have files there
}

DraftPresence::Sign DraftPresence::putUp(qint64 draft) const
{
    if (!makeFolder(folderOf(m_registry)))
        return {};
    const QString path = u"%1/%2-%3"_s.arg(folderOf(m_registry), QString::number(draft),
                                           QUuid::createUuid().toString(QUuid::Id128));
    auto file =
        system::OpenFile::open(QFile::encodeName(path).toStdString(), system::OpenWay::MakeNewForOwner);
    if (!file)
        return {};
    const bool isUp = file->tryLock() && !file->write(m_who.toUtf8().left(kLongestPerson).toStdString());
    file->copyAccessFrom(QFile::encodeName(m_registry).toStdString());
    return isUp ? Sign{path, *std::move(file)} : Sign{path, {}};
}

QStringList DraftPresence::others(qint64 draft) const
{
    QStringList names;
    const auto own = m_signs.find(draft);
    const QDir folder(folderOf(m_registry));
    const QStringList signs = m_registry.isEmpty() ? QStringList() : signsOf(draft, folder.path());
    for (const QString& name : signs) {
        const QString path = folder.filePath(name);
        if (own != m_signs.end() && own->second.path == path)
            continue;
        const auto file =
            system::OpenFile::open(QFile::encodeName(path).toStdString(), system::OpenWay::ReadOwn);
        if (!file)
            continue;
        if (file->tryLock()) {
            QFile::remove(path); // its owner has ended
            continue;
        }
        std::array<char, kLongestPerson> bytes{};
        if (const auto size = file->read(bytes))
            names.append(findings::visibleText(
                QString::fromUtf8(bytes.data(), static_cast<qsizetype>(*size)).simplified()));
    }
    names.sort();
    return names;
}

} // namespace nidus::workflow
