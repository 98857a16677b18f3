// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"

#include "core/builtin/factreader.h"
#include "core/registration/utc.h"

#include <QFile>
#include <algorithm>

namespace nidus::builtin {

using namespace Qt::StringLiterals;

namespace {

QByteArray resource(const QString& name)
{
    QFile file(u":/registry/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<registration::Registration> namespaces(registration::NamespaceKind kind)
{
    const QString name = registration::wordOf(kind) + ".txt"_L1;
    return readNamespaceFacts(name, resource(name), kind).value_or(QList<registration::Registration>());
}

} // namespace

registration::SnapshotSource builtinSource()
{
    return readSourceFacts(u"source.txt"_s, resource(u"source.txt"_s))
        .value_or(registration::SnapshotSource());
}

registration::RegistryContent builtinContent()
{
    registration::RegistryContent content;
    content.source = builtinSource();
    content.people =
        readPeopleFacts(u"people.txt"_s, resource(u"people.txt"_s)).value_or(QList<registration::Person>());

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

QByteArray builtinSampleUrns()
{
    return resource(u"samples.txt"_s);
}

} // namespace nidus::builtin
