// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/samplecontent.h"

#include "core/builtin/builtincontent.h"
#include "core/exchange/formats/textformat.h"
#include "core/registration/handle.h"

using namespace Qt::StringLiterals;

namespace nidus::test {

namespace {

const storage::Act kActor{.who = u"A. Reader"_s, .note = {}, .link = {}};

registration::Registrant council()
{
    return {.organization = u"Example Library Council"_s,
            .address = u"1 Reading Lane\n12345 Booktown"_s,
            .contactName = u"Alex Reader"_s,
            .roleAddress = u"urn-registry@example.org"_s,
            .email = u"alex.reader@example.org"_s,
            .phone = u"+1 555 0100"_s,
            .fastTrack = false,
            .other = {}};
}

registration::RegistrationTemplate editions()
{
    registration::RegistrationTemplate filled;
    filled.setText(registration::TemplateField::Nid, u"library-edition"_s);
    filled.setText(registration::TemplateField::Version, u"1"_s);
    filled.setText(registration::TemplateField::Date, u"2025-11-03"_s);
    filled.setRegistrant(council());
    filled.setText(registration::TemplateField::Purpose,
                   u"Names the editions held by the member libraries, so that a catalog can cite an edition "
                   "without depending on one server. The members are public libraries; everybody may use the "
                   "names in links, citations and data."_s);
    filled.setText(registration::TemplateField::Syntax,
                   u"NSS        = collection \":\" number [ \"-\" part ]\n"
                   "collection = 2*4ALPHA      ; given by the council\n"
                   "number     = 1*9DIGIT\n"
                   "part       = 1*3DIGIT\n\n"
                   "Letters of the collection are equal in either case."_s);
    filled.setText(
        registration::TemplateField::Assignment,
        u"Each member library numbers its editions in sequence under its own collection code. A number "
        "is never reused."_s);
    filled.setText(registration::TemplateField::Security,
                   u"Names carry no personal data. A collection code says which library "
                   "holds the edition."_s);
    filled.setText(registration::TemplateField::Interoperability,
                   u"An edition may also have an ISBN; no name of this namespace looks like one."_s);
    filled.setText(registration::TemplateField::Resolution,
                   u"The council runs a resolver at https://resolve.example.org/."_s);
    filled.setText(registration::TemplateField::Documentation,
                   u"https://www.example.org/identifiers/edition-1.0.pdf"_s);
    return filled;
}

registration::SyntaxRule editionRule()
{
    return {.text = u"NSS        = collection \":\" number [ \"-\" part ]\n"
                    "collection = 2*4ALPHA      ; given by the council\n"
                    "number     = 1*9DIGIT\n"
                    "part       = 1*3DIGIT\n"_s};
}

/// The rule of the next version, with mistakes.
registration::SyntaxRule revisedRule()
{
    return {.text = u"NSS        = collection \":\" number [ \"-\" part ]\n"
                    "collection = 2*3ALPHA | \"museum\"  ; given by the council\n"
                    "number     = 1*9DIGIT\n"
                    "part       = 1*3DIGIT\n"
                    "volume     = \"v\" pert\n"_s};
}

QList<registration::Sample> editionSamples()
{
    return {{.urn = u"urn:library-edition:bib:4711"_s,
             .expected = registration::ExpectedVerdict::Valid,
             .note = {},
             .source = u"template"_s},
            {.urn = u"urn:library-edition:arch:12-3"_s,
             .expected = registration::ExpectedVerdict::Valid,
             .note = {},
             .source = u"template"_s},
            {.urn = u"urn:library-edition:museum:1-22"_s,
             .expected = registration::ExpectedVerdict::Valid,
             .note = {},
             .source = {}},
            {.urn = u"urn:library-edition:b:1"_s,
             .expected = registration::ExpectedVerdict::Invalid,
             .note = u"one letter"_s,
             .source = {}},
            {.urn = u"urn:library-edition:bib_4711"_s,
             .expected = registration::ExpectedVerdict::Invalid,
             .note = {},
             .source = {}}};
}

void addDraft(storage::Registry& registry, const registration::Draft& draft)
{
    // The content is our own, so a failure would be a bug in this program, which value() reports.
    (void)registry.drafts().create(draft, kActor).value();
}

} // namespace

registration::RegistrationTemplate draftWithMistakes()
{
    registration::RegistrationTemplate filled = editions();
    filled.setText(registration::TemplateField::Nid, u"nbm"_s);
    filled.setText(registration::TemplateField::Date, u"soon"_s);
    filled.setText(registration::TemplateField::Purpose,
                   u"Names for the scores and recordings of the music archives, from "
                   "manuscripts to streams."_s);
    filled.setText(registration::TemplateField::Security, {});
    filled.setText(registration::TemplateField::Resolution, {});
    return filled;
}

storage::Registry sampleRegistry()
{
    storage::Registry registry = storage::Registry::inMemory(builtin::builtinContent()).value();
    registration::Draft first;
    first.content.registrationTemplate = editions();
    first.content.rule = editionRule();
    first.content.samples = editionSamples().first(2);
    const qint64 id = registry.drafts().create(first, kActor).value().id;
    const QString nid = registry.registrations().registerDraft(id, kActor).value();

    registration::Draft revision{.revisionOf = nid};
    revision.content.registrationTemplate = editions();
    revision.content.rule = revisedRule();
    revision.content.samples = editionSamples();
    revision.content.registrationTemplate.setText(registration::TemplateField::Version, u"2"_s);
    revision.content.registrationTemplate.setText(registration::TemplateField::Date, u"2026-03-14"_s);
    addDraft(registry, revision);
    const registration::ReviewComment comment{.version = 2,
                                              .field = registration::TemplateField::Syntax,
                                              .text = u"What becomes of collections with four letters?"_s};
    (void)registry.comments()
        .add(registration::draftHandle(id + 1), comment, {.who = u"E. Expert"_s})
        .value();

    registration::Draft music;
    music.content.registrationTemplate = draftWithMistakes();
    addDraft(registry, music);

    registration::Draft informal{.kind = registration::NamespaceKind::Informal};
    informal.content.registrationTemplate = editions();
    informal.content.registrationTemplate.setText(registration::TemplateField::Nid, {});
    informal.content.original = exchange::writeTemplateText(informal.content.registrationTemplate);
    addDraft(registry, informal);

    registration::Draft approved;
    approved.content.registrationTemplate = editions();
    approved.content.registrationTemplate.setText(registration::TemplateField::Nid, u"map-sheets"_s);
    const qint64 sheets = registry.drafts().create(approved, kActor).value().id;
    for (const registration::State state : {registration::State::InReview, registration::State::Approved})
        (void)registry.drafts().move(sheets, state, kActor).value();
    return registry;
}

} // namespace nidus::test
