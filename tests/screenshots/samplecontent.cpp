// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/samplecontent.h"

#include "core/builtin/builtincontent.h"
#include "core/exchange/formats/textformat.h"
#include "core/registration/handle.h"

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

const Act kActor{.who = u"A. Reader"_s, .note = {}, .link = {}};

Registrant council()
{
    return {.organisation = u"Example Library Council"_s,
            .address = u"1 Reading Lane\n12345 Booktown"_s,
            .contactName = u"Alex Reader"_s,
            .roleAddress = u"urn-registry@example.org"_s,
            .email = u"alex.reader@example.org"_s,
            .phone = u"+1 555 0100"_s,
            .fastTrack = false,
            .other = {}};
}

RegistrationTemplate editions()
{
    RegistrationTemplate filled;
    filled.setText(TemplateField::Nid, u"library-edition"_s);
    filled.setText(TemplateField::Version, u"1"_s);
    filled.setText(TemplateField::Date, u"2025-11-03"_s);
    filled.setRegistrant(council());
    filled.setText(
        TemplateField::Purpose,
        u"Names the editions held by the member libraries, so that a catalogue can cite an edition "
        "without depending on one server. The members are public libraries; everybody may use the "
        "names in links, citations and data."_s);
    filled.setText(TemplateField::Syntax, u"NSS        = collection \":\" number [ \"-\" part ]\n"
                                          "collection = 2*4ALPHA      ; given by the council\n"
                                          "number     = 1*9DIGIT\n"
                                          "part       = 1*3DIGIT\n\n"
                                          "Letters of the collection are equal in either case."_s);
    filled.setText(
        TemplateField::Assignment,
        u"Each member library numbers its editions in sequence under its own collection code. A number "
        "is never used again."_s);
    filled.setText(TemplateField::Security,
                   u"Names carry no personal data. A collection code says which library "
                   "holds the edition."_s);
    filled.setText(TemplateField::Interoperability,
                   u"An edition may also have an ISBN; no name of this namespace looks like one."_s);
    filled.setText(TemplateField::Resolution,
                   u"The council runs a resolver at https://resolve.example.org/."_s);
    filled.setText(TemplateField::Documentation, u"https://www.example.org/identifiers/edition-1.0.pdf"_s);
    return filled;
}

SyntaxRule editionRule()
{
    return {.text = u"NSS        = collection \":\" number [ \"-\" part ]\n"
                    "collection = 2*4ALPHA      ; given by the council\n"
                    "number     = 1*9DIGIT\n"
                    "part       = 1*3DIGIT\n"_s};
}

/// The rule of the next version, with mistakes.
SyntaxRule revisedRule()
{
    return {.text = u"NSS        = collection \":\" number [ \"-\" part ]\n"
                    "collection = 2*3ALPHA | \"museum\"  ; given by the council\n"
                    "number     = 1*9DIGIT\n"
                    "part       = 1*3DIGIT\n"
                    "volume     = \"v\" pert\n"_s};
}

QList<Sample> editionSamples()
{
    return {{.urn = u"urn:library-edition:bib:4711"_s,
             .expected = ExpectedVerdict::Valid,
             .note = {},
             .source = u"template"_s},
            {.urn = u"urn:library-edition:arch:12-3"_s,
             .expected = ExpectedVerdict::Valid,
             .note = {},
             .source = u"template"_s},
            {.urn = u"urn:library-edition:museum:1-22"_s,
             .expected = ExpectedVerdict::Valid,
             .note = {},
             .source = {}},
            {.urn = u"urn:library-edition:b:1"_s,
             .expected = ExpectedVerdict::Invalid,
             .note = u"one letter"_s,
             .source = {}},
            {.urn = u"urn:library-edition:bib_4711"_s,
             .expected = ExpectedVerdict::Invalid,
             .note = {},
             .source = {}}};
}

void addDraft(Registry& registry, const Draft& draft)
{
    // The content is our own, so failing would be a fault of this program, which value() reports.
    (void)registry.drafts().create(draft, kActor).value();
}

} // namespace

RegistrationTemplate draftWithMistakes()
{
    RegistrationTemplate filled = editions();
    filled.setText(TemplateField::Nid, u"nbm"_s);
    filled.setText(TemplateField::Date, u"soon"_s);
    filled.setText(TemplateField::Purpose, u"Names for the scores and recordings of the music archives, from "
                                           "manuscripts to streams."_s);
    filled.setText(TemplateField::Security, {});
    filled.setText(TemplateField::Resolution, {});
    return filled;
}

Registry sampleRegistry()
{
    Registry registry = Registry::inMemory(builtinContent()).value();
    Draft first;
    first.content.registrationTemplate = editions();
    first.content.rule = editionRule();
    first.content.samples = editionSamples().first(2);
    const qint64 id = registry.drafts().create(first, kActor).value().id;
    const QString nid = registry.registrations().registerDraft(id, kActor).value();

    Draft revision{.revisionOf = nid};
    revision.content.registrationTemplate = editions();
    revision.content.rule = revisedRule();
    revision.content.samples = editionSamples();
    revision.content.registrationTemplate.setText(TemplateField::Version, u"2"_s);
    revision.content.registrationTemplate.setText(TemplateField::Date, u"2026-03-14"_s);
    addDraft(registry, revision);
    const ReviewComment comment{.version = 2,
                                .field = TemplateField::Syntax,
                                .text = u"What becomes of collections with four letters?"_s};
    (void)registry.comments().add(draftHandle(id + 1), comment, {.who = u"E. Expert"_s}).value();

    Draft music;
    music.content.registrationTemplate = draftWithMistakes();
    addDraft(registry, music);

    Draft informal{.kind = NamespaceKind::Informal};
    informal.content.registrationTemplate = editions();
    informal.content.registrationTemplate.setText(TemplateField::Nid, {});
    informal.content.original = writeTemplateText(informal.content.registrationTemplate);
    addDraft(registry, informal);

    Draft approved;
    approved.content.registrationTemplate = editions();
    approved.content.registrationTemplate.setText(TemplateField::Nid, u"map-sheets"_s);
    const qint64 sheets = registry.drafts().create(approved, kActor).value().id;
    for (const State state : {State::InReview, State::Approved})
        (void)registry.drafts().move(sheets, state, kActor).value();
    return registry;
}

} // namespace nidus
