// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::exchange {

/// What a document shows of the latest version of a registration, or of a draft. The writers of all documents
/// use this one description, so that every format shows the same.
struct Publication
{
    QString handle; ///< NID or "draft:ID"
    QString nid;    ///< empty for a new informal namespace
    registration::NamespaceKind kind = registration::NamespaceKind::Formal;
    registration::State state = registration::State::Registered;
    int version = 0;                                     ///< 0 = unknown, or a draft
    bool isRevision = false;                             ///< of a registered namespace
    registration::Registration record;                   ///< empty for a draft
    std::optional<registration::VersionContent> content; ///< absent: there is no template text
    QList<registration::SubregistryRecord> lists{};      ///< only what is public
};

[[nodiscard]] Publication publicationOf(const registration::RegistrationRecord& record);
[[nodiscard]] Publication publicationOf(const registration::DraftRecord& record);
/// Records, then drafts, in their order.
[[nodiscard]] QList<Publication> publicationsOf(const registration::RegistryContent& content);

/// The name used in a document: the NID, or "draft 7" if there is none.
[[nodiscard]] QString nameOf(const Publication& publication);

/// The title of a document about them.
[[nodiscard]] QString titleOf(const QList<Publication>& publications);

/// One field of a template, empty ones included.
struct PublishedField
{
    registration::TemplateField field = registration::TemplateField::Nid;
    QString text;
};

/// All fields in template order.
[[nodiscard]] QList<PublishedField> fieldsOf(const registration::RegistrationTemplate& registrationTemplate);

/// A fact about a registration or draft that is not a field of its template.
struct PublishedFact
{
    QLatin1StringView label;
    QString text;
    QString uri; ///< where to read more; may be empty
};

/// Kind, state, version, dates, registrant, template, references, and contacts, in this order. Absent facts
/// are left out; each reference is a fact of its own. `people` are those that references name.
[[nodiscard]] QList<PublishedFact> factsOf(const Publication& publication,
                                           const QList<registration::Person>& people);

/// The address of a reference; empty for notes and plain text.
[[nodiscard]] QString uriOf(const registration::Reference& reference,
                            const QList<registration::Person>& people);

/// Lines of a field's text that are shown in the same way.
struct TextBlock
{
    bool isVerbatim = false; ///< grammar and indented lines; otherwise prose
    bool isGrammar = false;  ///< verbatim, and only ABNF definitions
    int blanksBefore = 0;    ///< blank lines between the previous block and this one
    QStringList lines;       ///< as typed; a verbatim block may contain blank lines
};

/// Splits a field's text into blocks; their lines and blank lines together are the text.
[[nodiscard]] QList<TextBlock> textBlocks(const QString& text);

} // namespace nidus::exchange
