// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/factreader.h"

#include <QStringList>

namespace nidus::builtin {

using namespace Qt::StringLiterals;

namespace {

struct Fact
{
    QString key;
    QString value;
};

/// Adds one fact to a value; returns false if the key is unknown or the value malformed.
bool addFact(registration::Person& person, const Fact& fact)
{
    if (fact.key == "person"_L1)
        person.id = fact.value;
    else if (fact.key == "name"_L1)
        person.name = fact.value;
    else if (fact.key == "organisation"_L1)
        person.organization = fact.value;
    else if (fact.key == "uri"_L1)
        person.uris.append(fact.value);
    else if (fact.key == "updated"_L1)
        person.updated = fact.value;
    else
        return false;
    return true;
}

bool addFact(registration::SnapshotSource& source, const Fact& fact)
{
    if (fact.key == "date"_L1)
        source.date = fact.value;
    else if (fact.key == "title"_L1)
        source.title = fact.value;
    else if (fact.key == "uri"_L1)
        source.uri = fact.value;
    else
        return false;
    return true;
}

registration::Reference referenceFrom(const QString& value)
{
    return {value.section(u' ', 0, 0), value.section(u' ', 1, 1), value.section(u' ', 2)};
}

bool addFact(registration::Registration& registration, const Fact& fact)
{
    const bool isReference =
        fact.key == "template"_L1 || fact.key == "reference"_L1 || fact.key == "contact"_L1;
    const registration::Reference reference =
        isReference ? referenceFrom(fact.value) : registration::Reference{};
    if (isReference && reference.data.isEmpty())
        return false;
    if (fact.key == "namespace"_L1)
        registration.nid = fact.value;
    else if (fact.key == "date"_L1)
        registration.recordDate = fact.value;
    else if (fact.key == "updated"_L1)
        registration.recordUpdated = fact.value;
    else if (fact.key == "registrant"_L1)
        registration.registrant = fact.value;
    else if (fact.key == "template"_L1)
        registration.templateLink = reference;
    else if (fact.key == "reference"_L1)
        registration.references.append(reference);
    else if (fact.key == "contact"_L1)
        registration.contact.append(reference);
    else
        return false;
    return true;
}

/// Reads blocks of facts into copies of `blank`. Each block starts with a line with the key `start`.
template <typename Value>
base::Result<QList<Value>> readBlocks(const QString& name, const QByteArray& bytes, QLatin1StringView start,
                                      const Value& blank)
{
    QList<Value> values;
    bool isInBlock = false;
    int lineNumber = 0;
    for (const QString& line : QString::fromUtf8(bytes).split(u'\n')) {
        ++lineNumber;
        if (line.isEmpty()) {
            isInBlock = false;
            continue;
        }
        if (line.startsWith(u'#'))
            continue;
        const Fact fact{line.section(u' ', 0, 0), line.section(u' ', 1)};
        if ((fact.key == start) == isInBlock || fact.value.isEmpty())
            return std::unexpected(base::Error{base::kBadFormat, name.toStdString(),
                                               std::to_string(lineNumber) + ": misplaced or empty fact"});
        if (!isInBlock)
            values.append(blank);
        isInBlock = true;
        if (!addFact(values.last(), fact))
            return std::unexpected(base::Error{base::kBadFormat, name.toStdString(),
                                               std::to_string(lineNumber) + ": unknown key or bad value"});
    }
    return values;
}

} // namespace

base::Result<QList<registration::Registration>>
readNamespaceFacts(const QString& name, const QByteArray& bytes, registration::NamespaceKind kind)
{
    registration::Registration blank;
    blank.kind = kind;
    return readBlocks(name, bytes, "namespace"_L1, blank);
}

base::Result<QList<registration::Person>> readPeopleFacts(const QString& name, const QByteArray& bytes)
{
    return readBlocks(name, bytes, "person"_L1, registration::Person());
}

base::Result<registration::SnapshotSource> readSourceFacts(const QString& name, const QByteArray& bytes)
{
    const auto sources = readBlocks(name, bytes, "date"_L1, registration::SnapshotSource());
    if (!sources)
        return std::unexpected(sources.error());
    if (sources->size() != 1)
        return std::unexpected(base::Error{base::kBadFormat, name.toStdString(), "1: expected one source"});
    return sources->first();
}

} // namespace nidus::builtin
