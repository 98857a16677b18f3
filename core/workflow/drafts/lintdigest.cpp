// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/lintdigest.h"

#include "core/registration/approval.h"

#include <QCryptographicHash>
#include <initializer_list>

namespace nidus::workflow {

namespace {

/// Hashes texts with their lengths, so that no two lists of texts give the same bytes.
class TextHash
{
public:
    void add(const QString& text)
    {
        const QByteArray bytes = text.toUtf8();
        m_hash.addData(QByteArray::number(bytes.size()) + ':' + bytes);
    }
    void add(int number) { add(QString::number(number)); }
    void add(const std::optional<registration::PartialDate>& date)
    {
        add(date ? date->toString() : QString());
    }
    [[nodiscard]] QByteArray result() const { return m_hash.result(); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

} // namespace

LintDigests::LintDigests(const QString& program, const QStringList& registeredNids)
{
    TextHash hash;
    hash.add(program);
    for (const QString& nid : registeredNids)
        hash.add(nid);
    m_shared = QString::fromLatin1(hash.result().toHex());
}

QByteArray LintDigests::of(const LintTask& task) const
{
    // Bound by name, so that a new member does not compile until it is hashed.
    const auto& [nid, content, around, previousRule, profile, acceptances] = task;
    const auto& [kind, isRevision, registeredNid, previousVersion, registeredNids, drafts, handle,
                 previousDate, today, outside, registeredBy, registeredOn, registeredBefore] = around;
    static_cast<void>(registeredNids); // in m_shared
    TextHash hash;
    for (const QString& text :
         {m_shared, nid, registration::contentHash(content), registeredNid, handle, outside, registeredBy})
        hash.add(text);
    for (const int number : {int(kind), int(isRevision), previousVersion, int(profile), int(drafts.size()),
                             int(acceptances.size())})
        hash.add(number);
    for (const auto& date : {previousDate, registeredOn, registeredBefore})
        hash.add(date);
    for (const lint::LintContext::DraftNid& draft : drafts) {
        hash.add(draft.nid);
        hash.add(draft.handle);
    }
    hash.add(previousRule ? registration::contentHash(
                                {.registrationTemplate = {}, .samples = {}, .rule = previousRule})
                          : QString());
    // The day only matters for dates in the future; else every count would be outdated the next day.
    const std::optional<registration::PartialDate> date = content.registrationTemplate.date();
    hash.add(date && today && *date > *today ? today : std::nullopt);
    for (const registration::ReviewComment& one : acceptances) {
        hash.add(one.finding);
        for (const int number : {one.field ? int(*one.field) : -1, one.version, int(one.kind)})
            hash.add(number);
    }
    return hash.result();
}

} // namespace nidus::workflow
