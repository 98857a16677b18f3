// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/exportwork.h"

#include "core/exchange/read/detect.h"
#include "core/registration/handle.h"
#include "core/storage/registry.h"

#include <QCryptographicHash>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestFileName =
    120; ///< bytes; leaves room for a suffix within the limit of file systems
constexpr qsizetype kDigestLength = 16;

bool isPortable(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

/// Names that Windows reserves for devices with any suffix, and those with another meaning here.
bool isReserved(const QByteArray& name)
{
    static const QRegularExpression reserved(
        u"^(con|prn|aux|nul|com[0-9]|lpt[0-9]|registry|draft-[0-9]+|-.*)$"_s);
    return reserved.match(QString::fromLatin1(name)).hasMatch();
}

/// NIDs ignore letter case; "_" and two hexadecimal digits encode any other byte.
QString nameFor(const QString& handle)
{
    if (handle.isEmpty())
        return u"registry"_s;
    if (registration::draftIdOf(handle))
        return QString(handle).replace(u':', u'-');
    const QByteArray bytes = handle.toUtf8();
    QByteArray name;
    for (const char byte : bytes) {
        const char lower = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
        const bool isFirstOfReserved = name.isEmpty() && isReserved(bytes.toLower());
        if (isPortable(lower) && !isFirstOfReserved)
            name += lower;
        else
            name += '_' + QByteArray(1, lower).toHex();
    }
    if (name.size() > kLongestFileName) {
        const QByteArray digest = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex();
        name = name.first(kLongestFileName - kDigestLength - 2) + "__" + digest.first(kDigestLength);
    }
    return QString::fromLatin1(name);
}

} // namespace

ExportContent::ExportContent(registration::RegistryContent all) : m_all(std::move(all))
{
    for (qsizetype i = 0; i < m_all.records.size(); ++i)
        m_records.insert(m_all.records[i].registration.nid.toLower(), i);
    for (qsizetype i = 0; i < m_all.drafts.size(); ++i)
        m_drafts.insert(registration::draftHandle(m_all.drafts[i].draft.id), i);
}

QStringList ExportContent::handles() const
{
    QStringList handles;
    for (const registration::RegistrationRecord& record : m_all.records)
        handles.append(record.registration.nid);
    for (const registration::DraftRecord& record : m_all.drafts)
        handles.append(registration::draftHandle(record.draft.id));
    return handles;
}

base::Result<registration::RegistryContent> ExportContent::pick(const QStringList& handles) const
{
    QMap<qsizetype, int> records; // how many versions, 0 = all of them
    QMap<qsizetype, int> drafts;
    for (const QString& handle : handles) {
        if (const auto draft = m_drafts.constFind(handle); draft != m_drafts.cend()) {
            drafts.insert(*draft, 0);
            continue;
        }
        const registration::Handle parts =
            registration::Handle::fromWord(handle).value_or(registration::Handle());
        const auto record = m_records.constFind(parts.nid.toLower());
        if (record == m_records.cend() || parts.version > m_all.records[*record].versions.size())
            return std::unexpected(base::Error{storage::kNotFound, handle.toStdString(), {}});
        records.insert(*record, parts.version);
    }
    registration::RegistryContent picked{.source = m_all.source};
    QSet<QString> people;
    for (auto record = records.cbegin(); record != records.cend(); ++record) {
        picked.records.append(m_all.records[record.key()]);
        if (record.value() > 0)
            picked.records.last().versions.resize(record.value());
        people += registration::peopleIn(picked.records.constLast().registration);
    }
    for (auto draft = drafts.cbegin(); draft != drafts.cend(); ++draft)
        picked.drafts.append(m_all.drafts[draft.key()]);
    if (!people.isEmpty()) {
        for (const registration::Person& person : m_all.people) {
            if (people.contains(person.id))
                picked.people.append(person);
        }
    }
    return picked;
}

QString exportFileName(const QString& handle, exchange::ExportFormat format, const QString& nid,
                       int draftNumber)
{
    // "_dr" never encodes a byte of a NID, so the name is unique.
    QString name = nameFor(handle);
    if (registration::draftIdOf(handle) && !nid.isEmpty())
        name =
            nameFor(nid) + u'_' + (draftNumber > 0 ? nameFor(registration::draftHandle(draftNumber)) : name);
    return name + exchange::factsOf(format).suffix;
}

base::Result<QByteArray> originalOf(const ExportContent& content, const QString& handle)
{
    const base::Result<registration::RegistryContent> picked = content.pick({handle});
    if (!picked)
        return std::unexpected(picked.error());
    QByteArray original;
    if (!picked->drafts.isEmpty())
        original = picked->drafts.constFirst().draft.content.original;
    else if (!picked->records.constFirst().versions.isEmpty())
        original = picked->records.constFirst().versions.constLast().content.original;
    if (original.isEmpty())
        return std::unexpected(base::Error{kNoOriginal, handle.toStdString(), {}});
    return original;
}

QString originalFileName(const QString& handle, QByteArrayView original)
{
    const exchange::FileFormatFacts& facts = exchange::factsOf(exchange::detectFormat(original));
    return nameFor(handle) + ".original"_L1 + (facts.isTemplate ? facts.suffix : ".txt"_L1);
}

} // namespace nidus::workflow
