// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"

#include "core/base/contract.h"
#include "core/builtin/factreader.h"
#include "core/registration/utc.h"

#include <QFile>
#include <algorithm>
#include <expected>
#include <utility>

namespace nidus::builtin {

using namespace Qt::StringLiterals;

namespace {

QByteArray resource(const QString& name)
{
    QFile file(u":/registry/"_s + name);
    return base::ensures(file.open(QIODevice::ReadOnly), "the built-in registry is part of the program")
               ? file.readAll()
               : QByteArray();
}

/// Returns the facts that were read.
template <typename Facts, typename Failure>
Facts factsOf(std::expected<Facts, Failure> read)
{
    return base::ensures(read.has_value(), "the built-in registry can be read") ? *std::move(read) : Facts();
}

QList<registration::Registration> namespaces(registration::NamespaceKind kind)
{
    const QString name = registration::wordOf(kind) + ".txt"_L1;
    return factsOf(readNamespaceFacts(name, resource(name), kind));
}

} // namespace

registration::SnapshotSource builtinSource()
{
    return factsOf(readSourceFacts(u"source.txt"_s, resource(u"source.txt"_s)));
}

registration::RegistryContent builtinContent()
{
    registration::RegistryContent content;
    content.source = builtinSource();
    content.people = factsOf(readPeopleFacts(u"people.txt"_s, resource(u"people.txt"_s)));

    // The date is that of the snapshot, not of the clock, so that exports of a new registry are always
    // identical.
    const registration::Event laidIn{
        .when = QDate::fromString(content.source.date, Qt::ISODate).startOfDay(registration::kUtc),
        .who = u"IANA"_s,
        .what = registration::EventKind::Created,
        .link = content.source.uri};
    for (const registration::Registration& registration :
         namespaces(registration::NamespaceKind::Formal) + namespaces(registration::NamespaceKind::Informal))
        content.records.append({registration, {}, {laidIn}});
    std::ranges::sort(content.records, {},
                      [](const registration::RegistrationRecord& record) { return record.registration.nid; });
    return content;
}

QStringList builtinNids()
{
    constexpr QByteArrayView start = "\nnamespace ";
    QStringList nids;
    for (const registration::NamespaceKind kind :
         {registration::NamespaceKind::Formal, registration::NamespaceKind::Informal}) {
        const QByteArray facts = '\n' + resource(registration::wordOf(kind) + ".txt"_L1);
        for (qsizetype at = 0; (at = facts.indexOf(start, at)) >= 0;) {
            at += start.size();
            nids.append(QString::fromLatin1(facts.sliced(at, facts.indexOf('\n', at) - at)));
        }
    }
    nids.sort();
    return nids;
}

QByteArray builtinSampleUrns() { return resource(u"samples.txt"_s); }

} // namespace nidus::builtin
