// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/countstore.h"

#include "core/base/wholefile.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "core/workflow/registry/savefile.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::size_t kMostCountBytes = std::size_t{64} << 20; ///< a million drafts
constexpr quint32 kCountFormat = 1;

} // namespace

CountStore::CountStore(const QString& registryPath)
{
    if (registryPath.isEmpty())
        return;
    const QByteArray hash = QCryptographicHash::hash(registryPath.toUtf8(), QCryptographicHash::Sha256);
    m_file = QDir::cleanPath(u"%1/../counts/%2.counts"_s.arg(workflow::RecoveryJournal::defaultFolder(),
                                                             QString::fromLatin1(hash.toHex())));
}

CountsByDigest CountStore::read() const
{
    if (m_file.isEmpty())
        return {};
    const auto bytes = base::readWholeFile(QFile::encodeName(m_file).toStdString(), kMostCountBytes,
                                           system::OpenWay::ReadOwn);
    if (!bytes)
        return {};
    QDataStream in(QByteArray::fromStdString(*bytes));
    quint32 format = 0;
    in >> format;
    CountsByDigest counts;
    while (format == kCountFormat && in.status() == QDataStream::Ok && !in.atEnd()) {
        QByteArray digest;
        FindingCounts ofDraft;
        in >> digest >> ofDraft.errors >> ofDraft.warnings >> ofDraft.notes;
        counts.insert(digest, ofDraft);
    }
    return in.status() == QDataStream::Ok ? counts : CountsByDigest();
}

void CountStore::write(const CountsByDigest& counts) const
{
    if (m_file.isEmpty())
        return;
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << kCountFormat;
    for (auto each = counts.constBegin(); each != counts.constEnd(); ++each)
        out << each.key() << each->errors << each->warnings << each->notes;
    QDir().mkpath(QFileInfo(m_file).path());
    static_cast<void>(workflow::writeOwnFile(m_file, bytes)); // without it, they are counted again
}

} // namespace nidus::ui
