// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::registration {

/// A reference as in IANA's registry (<xref type data>text</xref>). An empty type is plain text, so a list of
/// references can hold mixed content such as an informal namespace's <contact>.
struct Reference
{
    QString
        type; ///< "rfc", "uri", "draft", "person", "registry", "text", "note", "rfc-errata", "unicode", or ""
    QString data;
    QString text;

    bool operator==(const Reference&) const = default;
};

/// A person or organization that references identify by id.
struct Person
{
    QString id; ///< an NCName, unique in the registry
    QString name;
    QString organization;
    QStringList uris;
    QString updated; ///< as published, YYYY-MM or YYYY-MM-DD

    bool operator==(const Person&) const = default;
};

} // namespace nidus::registration
