// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/publication.h"

#include "core/lint/grammarblocks.h"
#include "core/registration/handle.h"
#include "core/registration/templatelines.h"
#include "core/subregistry/subregistryrecord.h"

#include <QRegularExpression>
#include <algorithm>
#include <iterator>
#include <utility>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

bool isIndented(const QString& line) { return line.startsWith(u' ') || line.startsWith(u'\t'); }

bool isGrammar(const QString& line) { return !isIndented(line) && registration::isUnbreakable(line); }

bool isAllGrammar(const QStringList& lines)
{
    qsizetype inGrammar = 0;
    for (const lint::GrammarBlock& found : lint::findGrammarBlocks(lines.join(u'\n'))) {
        const QStringList part = lines.sliced(found.firstLine - 1, found.lastLine - found.firstLine + 1);
        inGrammar += part.size() - part.count(QString());
    }
    return inGrammar == lines.size() - lines.count(QString());
}

/// Adds `lines`, one paragraph, to the blocks: grammar ends the prose before it and extends to the end.
void addParagraph(QList<TextBlock>& blocks, int blanksBefore, const QStringList& lines)
{
    const auto add = [&blocks](bool isVerbatim, int blanks, const QStringList& part) {
        if (part.isEmpty())
            return;
        const bool isGrammar = isVerbatim && isAllGrammar(part);
        const bool goesOn = isVerbatim && !blocks.isEmpty() && blocks.constLast().isVerbatim &&
                            blocks.constLast().isGrammar == isGrammar;
        if (goesOn)
            blocks.last().lines += QStringList(blanks, QString()) + part;
        else
            blocks.append({isVerbatim, isGrammar, blanks, part});
    };
    if (isIndented(lines.constFirst()))
        return add(true, blanksBefore, lines);
    const qsizetype grammar = std::ranges::find_if(lines, isGrammar) - lines.cbegin();
    add(false, blanksBefore, lines.first(grammar));
    add(true, grammar == 0 ? blanksBefore : 0, lines.sliced(grammar));
}

const registration::Person* personOf(const registration::Reference& reference,
                                     const QList<registration::Person>& people)
{
    const auto found = std::ranges::find(people, reference.data, &registration::Person::id);
    return reference.type != "person"_L1 || found == people.cend() ? nullptr : &*found;
}

/// "rfc8141" as "RFC 8141".
QString seriesText(const QString& data)
{
    static const QRegularExpression shape(u"^([a-z]+)0*([0-9]+)$"_s);
    const QRegularExpressionMatch match = shape.match(data);
    return match.hasMatch() ? match.captured(1).toUpper() + u' ' + match.captured(2) : data;
}

QString textOf(const registration::Reference& reference, const QList<registration::Person>& people)
{
    QString own = reference.text.simplified();
    if (!own.isEmpty())
        return own;
    if (const registration::Person* person = personOf(reference, people))
        return person->name.isEmpty() ? person->id : person->name;
    return reference.type == "rfc"_L1 ? seriesText(reference.data) : reference.data;
}

} // namespace

Publication publicationOf(const registration::RegistrationRecord& record)
{
    const registration::Registration& registration = record.registration;
    Publication publication{.handle = registration.nid,
                            .nid = registration.nid,
                            .kind = registration.kind,
                            .state = registration.state,
                            .version = 0,
                            .record = registration,
                            .content = {}};
    if (!record.versions.isEmpty()) {
        publication.version = record.versions.constLast().number;
        publication.content = record.versions.constLast().content;
    }
    for (const registration::SubregistryRecord& list : record.subregistries) {
        if (!subregistry::isRemoved(list))
            publication.lists.append(subregistry::publicRecord(list));
    }
    return publication;
}

Publication publicationOf(const registration::DraftRecord& record)
{
    const registration::Draft& draft = record.draft;
    return {.handle = registration::draftHandle(draft.id),
            .nid = draft.nid(),
            .kind = draft.kind,
            .state = draft.state,
            .version = 0,
            .isRevision = !draft.revisionOf.isEmpty(),
            .record = {},
            .content = draft.content};
}

QString nameOf(const Publication& publication)
{
    if (!publication.nid.isEmpty())
        return publication.nid;
    return u"draft %1"_s.arg(registration::draftIdOf(publication.handle).value_or(0));
}

QString titleOf(const QList<Publication>& publications)
{
    if (publications.size() != 1)
        return u"Registrations of URN namespaces"_s;
    const Publication& only = publications.constFirst();
    return (registration::draftIdOf(only.handle) ? u"Draft registration of the URN namespace "_s
                                                 : u"Registration of the URN namespace "_s) +
           nameOf(only);
}

QList<Publication> publicationsOf(const registration::RegistryContent& content)
{
    QList<Publication> publications;
    for (const registration::RegistrationRecord& record : content.records)
        publications.append(publicationOf(record));
    for (const registration::DraftRecord& record : content.drafts)
        publications.append(publicationOf(record));
    return publications;
}

QList<PublishedField> fieldsOf(const registration::RegistrationTemplate& registrationTemplate)
{
    QList<PublishedField> fields;
    for (const registration::TemplateField field : registration::kTemplateFields)
        fields.append({field, registrationTemplate.text(field)});
    return fields;
}

QList<PublishedFact> factsOf(const Publication& publication, const QList<registration::Person>& people)
{
    const registration::Registration& record = publication.record;
    QList<PublishedFact> facts{
        {"Kind"_L1, registration::wordOf(publication.kind), {}},
        {"State"_L1, registration::wordOf(publication.state), {}},
        {"Version"_L1, publication.version > 0 ? QString::number(publication.version) : QString(), {}},
        {"Registered"_L1, record.recordDate, {}},
        {"Updated"_L1, record.recordUpdated, {}},
        {"Registrant"_L1, record.registrant, {}}};
    const auto add = [&](QLatin1StringView label, const registration::Reference& reference) {
        facts.append({label, textOf(reference, people), uriOf(reference, people)});
    };
    if (record.templateLink)
        add("Template"_L1, *record.templateLink);
    for (const registration::Reference& reference : record.references)
        add("Reference"_L1, reference);
    for (const registration::Reference& part : record.contact)
        add("Contact"_L1, part);
    facts.removeIf([](const PublishedFact& fact) { return fact.text.isEmpty(); });
    return facts;
}

QString uriOf(const registration::Reference& reference, const QList<registration::Person>& people)
{
    if (reference.type == "uri"_L1)
        return reference.data;
    if (reference.type == "rfc"_L1)
        return u"https://www.rfc-editor.org/info/"_s + reference.data;
    if (reference.type == "rfc-errata"_L1)
        return u"https://www.rfc-editor.org/errata/eid"_s + reference.data;
    if (reference.type == "draft"_L1)
        return u"https://datatracker.ietf.org/doc/"_s + reference.data + u'/';
    if (reference.type == "registry"_L1)
        return u"https://www.iana.org/assignments/"_s + reference.data;
    const registration::Person* person = personOf(reference, people);
    if (person == nullptr || person->uris.isEmpty())
        return {};
    // IANA writes the at sign of an address as an ampersand.
    QString uri = person->uris.constFirst();
    return uri.startsWith("mailto:"_L1) ? uri.replace(u'&', u'@') : uri;
}

QList<TextBlock> textBlocks(const QString& text)
{
    QList<TextBlock> blocks;
    QStringList paragraph;
    int blanks = 0;
    int blanksBefore = 0;
    for (const QString& line : text.split(u'\n')) {
        if (line.isEmpty()) {
            if (!paragraph.isEmpty())
                addParagraph(blocks, blanksBefore, std::exchange(paragraph, {}));
            ++blanks;
            continue;
        }
        if (paragraph.isEmpty())
            blanksBefore = blanks;
        blanks = 0;
        paragraph.append(line);
    }
    if (!paragraph.isEmpty())
        addParagraph(blocks, blanksBefore, paragraph);
    return blocks;
}

} // namespace nidus::exchange
