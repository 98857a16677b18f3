// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/sampleregistry.h"

#include "core/builtin/builtincontent.h"
#include "core/registration/handle.h"

#include <expected>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

using enum registration::TemplateField;

const auto kColleague = "Anna Berg <anna.berg@example.org>"_L1;
const auto kExpert = "Ben Ito <ben.ito@example.org>"_L1;

const auto kGrammar = "NSS        = collection \":\" number [ \"-\" part ]\n"
                      "collection = 2*4ALPHA      ; assigned by the council\n"
                      "number     = 1*9DIGIT\n"
                      "part       = 1*3DIGIT\n"_L1;
/// The grammar of the revision: at most three letters, although collections with four are in use.
const auto kNarrowGrammar = "NSS        = collection \":\" number [ \"-\" part ]\n"
                            "collection = 2*3ALPHA      ; assigned by the council\n"
                            "number     = 1*9DIGIT\n"
                            "part       = 1*3DIGIT\n"_L1;

QString syntaxField(QLatin1StringView grammar)
{
    return grammar + "\nThe letters of a collection are equal in either case."_L1;
}

registration::Sample sample(QLatin1StringView urn, registration::ExpectedVerdict expected)
{
    return {.urn = urn, .expected = expected, .note = {}, .source = {}};
}

QList<registration::Sample> samples()
{
    using enum registration::ExpectedVerdict;
    return {sample("urn:library-edition:bib:4711"_L1, Valid),
            sample("urn:library-edition:arch:12-3"_L1, Valid), sample("urn:library-edition:b:1"_L1, Invalid),
            sample("urn:library-edition:bib_4711"_L1, Invalid)};
}

registration::Draft editions()
{
    registration::Draft draft;
    draft.content.registrationTemplate = sampleTemplate();
    draft.content.rule = {{.text = kGrammar}};
    draft.content.samples = samples();
    return draft;
}

registration::Draft revision()
{
    registration::Draft draft = editions();
    draft.revisionOf = draft.nid();
    registration::RegistrationTemplate& text = draft.content.registrationTemplate;
    text.setText(Version, u"2"_s);
    text.setText(Date, u"2026-03-14"_s);
    text.setText(Syntax, syntaxField(kNarrowGrammar));
    draft.content.rule = {{.text = kNarrowGrammar}};
    return draft;
}

registration::Draft withErrors()
{
    registration::Draft draft;
    draft.content.registrationTemplate = sampleTemplateWithErrors();
    return draft;
}

registration::Draft objects()
{
    registration::Draft draft;
    registration::RegistrationTemplate& text = draft.content.registrationTemplate;
    text = sampleTemplate();
    text.setText(Nid, u"museum-objects"_s);
    text.setText(Purpose, u"Names the objects in the collections of the member museums, so that catalogs and "
                          "loan contracts can cite an object for as long as it exists."_s);
    text.setText(Syntax, u"NSS = museum \":\" 1*9DIGIT\nmuseum = 2*4ALPHA\n"_s);
    text.setText(Assignment, u"Each museum numbers its objects in sequence."_s);
    draft.content.rule = {{.text = u"NSS    = museum \":\" 1*9DIGIT\nmuseum = 2*4ALPHA\n"_s}};
    return draft;
}

base::Result<void> registerEditions(storage::Registry& registry, const storage::Act& act)
{
    const auto draft = registry.drafts().create(editions(), act);
    if (!draft)
        return std::unexpected(draft.error());
    const auto nid = registry.registrations().registerDraft(draft->id, act);
    return nid ? base::Result<void>() : std::unexpected(nid.error());
}

base::Result<void> putIntoReview(storage::Registry& registry, const storage::Act& act,
                                 const QString& reviewer)
{
    const auto draft = registry.drafts().create(objects(), act);
    if (!draft)
        return std::unexpected(draft.error());
    const auto moved = registry.drafts().move(draft->id, registration::State::InReview, act);
    if (!moved)
        return std::unexpected(moved.error());
    const auto comment = registry.comments().add(
        registration::draftHandle(draft->id),
        {.version = 1,
         .field = Assignment,
         .text = u"Is the number of an object that leaves the museum ever assigned again?"_s},
        {.who = kExpert});
    if (!comment)
        return std::unexpected(comment.error());
    const auto assigned = registry.drafts().assign(draft->id, {.assignee = reviewer}, act);
    return assigned ? base::Result<void>() : std::unexpected(assigned.error());
}

base::Result<void> addDrafts(storage::Registry& registry, const QString& who)
{
    const storage::Act colleague{.who = kColleague};
    if (const auto done = registerEditions(registry, colleague); !done)
        return done;
    const auto mine = registry.drafts().createAll({revision(), withErrors()}, {.who = who});
    if (!mine)
        return std::unexpected(mine.error());
    return putIntoReview(registry, colleague, who);
}

} // namespace

registration::RegistrationTemplate sampleTemplate()
{
    registration::RegistrationTemplate filled;
    filled.setText(Nid, u"library-edition"_s);
    filled.setText(Version, u"1"_s);
    filled.setText(Date, u"2025-11-03"_s);
    filled.setRegistrant({.organization = u"Example Library Council"_s,
                          .address = u"1 Reading Lane\n12345 Booktown"_s,
                          .contactName = u"Alex Reader"_s,
                          .roleAddress = u"urn-registry@example.org"_s,
                          .email = u"alex.reader@example.org"_s,
                          .phone = u"+1 555 0100"_s,
                          .fastTrack = false,
                          .other = {}});
    filled.setText(Purpose,
                   u"Names the editions held by the member libraries, so that a catalog can cite an edition "
                   "without depending on one server. The members are public libraries; everybody may use the "
                   "names in links, citations and data."_s);
    filled.setText(Syntax, syntaxField(kGrammar));
    filled.setText(Assignment,
                   u"Each member library numbers its editions in sequence under its own collection "
                   "code. A number is never reused."_s);
    filled.setText(Security, u"Names contain no personal data. A collection code identifies the library that "
                             "holds the edition."_s);
    filled.setText(Interoperability,
                   u"An edition may also have an ISBN; no name of this namespace looks like one."_s);
    filled.setText(Resolution, u"The council runs a resolver at https://resolve.example.org/."_s);
    filled.setText(Documentation, u"https://www.example.org/identifiers/edition-1.0.pdf"_s);
    return filled;
}

registration::RegistrationTemplate sampleTemplateWithErrors()
{
    registration::RegistrationTemplate filled = sampleTemplate();
    filled.setText(Nid, u"nbm"_s);
    filled.setText(Date, u"soon"_s);
    filled.setText(Purpose, u"Names for the scores and recordings of the music archives, from manuscripts to "
                            "streams."_s);
    filled.setText(Security, {});
    filled.setText(Resolution, {});
    return filled;
}

QByteArray sampleFile()
{
    return "urn:library-edition:bib:4711\n"
           "urn:library-edition:arch:12-3\n"
           "URN:LIBRARY-EDITION:bib:4711\n"
           "urn:library-edition:b:1\n"
           "urn:library-edition:bib_4711\n"
           "urn:library-edition:bib:12345678901\n"
           "urn:isbn:978-951-0-18435-6\n"
           "urn:isbn:978-951-0-18435-7\n"
           "urn:warehouse:shelf:17\n"
           "urn:library edition:bib:4711\n";
}

base::Result<storage::Registry> sampleRegistry(const QString& who)
{
    auto registry = storage::Registry::inMemory(builtin::builtinContent());
    if (!registry)
        return registry;
    if (const auto added = addDrafts(*registry, who); !added)
        return std::unexpected(added.error());
    return registry;
}

} // namespace nidus::workflow
