// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::exchange {

/// What a document says of one registration at its newest version, or of a draft: the one description that
/// the writers of all documents walk, so that no format can say more or less than another.
struct Publication
{
    QString handle; ///< NID or "draft:ID"
    QString nid;    ///< empty for a new informal namespace
    registration::NamespaceKind kind = registration::NamespaceKind::Formal;
    registration::State state = registration::State::Registered;
    int version = 0;                       ///< 0 = unknown, or a draft
    registration::Registration record;                   ///< of a draft: empty
    std::optional<registration::VersionContent> content; ///< absent: no template text is held
};

[[nodiscard]] Publication publicationOf(const registration::RegistrationRecord& record);
[[nodiscard]] Publication publicationOf(const registration::DraftRecord& record);
/// Records, then drafts, in their order.
[[nodiscard]] QList<Publication> publicationsOf(const registration::RegistryContent& content);

/// What a document calls it: the NID, "draft 7" while there is none.
[[nodiscard]] QString nameOf(const Publication& publication);

/// One field of a template, empty ones included.
struct PublishedField
{
    registration::TemplateField field = registration::TemplateField::Nid;
    QString text;
};

/// All fields in template order.
[[nodiscard]] QList<PublishedField> fieldsOf(const registration::RegistrationTemplate& registrationTemplate);

/// A fact about a registration or draft that is no field of its template.
struct PublishedFact
{
    QLatin1StringView label;
    QString text;
    QString uri; ///< where to read more; may be empty
};

/// Kind, state, version, dates, registrant, template, references and contacts, in this order; what is absent
/// is left out, and several references are several facts. `people` are those that references name.
[[nodiscard]] QList<PublishedFact> factsOf(const Publication& publication, const QList<registration::Person>& people);

/// Where a reference leads; empty for notes and plain text.
[[nodiscard]] QString uriOf(const registration::Reference& reference, const QList<registration::Person>& people);

/// Lines of a field's text that are shown alike.
struct TextBlock
{
    bool isVerbatim = false; ///< grammar and what is indented; else prose
    bool isGrammar = false;  ///< verbatim, and nothing but definitions of ABNF
    int blanksBefore = 0;    ///< blank lines between the block before and this one
    QStringList lines;       ///< as typed; a verbatim block may hold blank lines
};

/// Takes a field's text apart; lines and blanks put together again are the text.
[[nodiscard]] QList<TextBlock> textBlocks(const QString& text);

} // namespace nidus::exchange
