// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/samplecontent.h"

#include "core/exchange/formats/textformat.h"
#include "core/registration/handle.h"
#include "core/workflow/registry/sampleregistry.h"
#include "core/workflow/subregistry/subregistrywork.h"

using namespace Qt::StringLiterals;

namespace nidus::test {

namespace {

const storage::Act kActor{.who = u"A. Reader"_s, .note = {}, .link = {}};

registration::Sample sample(const QString& urn, registration::ExpectedVerdict expected, const QString& note)
{
    return {.urn = urn, .expected = expected, .note = note, .source = {}};
}

/// The revision as its author left it.
void addMistakes(storage::Registry& registry, qint64 id)
{
    const registration::Draft draft = registry.drafts().record(id).value().draft;
    registration::VersionContent content = draft.content;
    content.rule = {{.text = u"NSS        = collection \":\" number [ \"-\" part ]\n"
                             "collection = 2*3ALPHA | \"museum\"  ; assigned by the council\n"
                             "number     = 1*9DIGIT\n"
                             "part       = 1*3DIGIT\n"
                             "volume     = \"v\" pert\n"_s}};
    content.samples.append(
        {sample(u"urn:library-edition:museum:1-22"_s, registration::ExpectedVerdict::Valid, {}),
         sample(u"urn:library-edition:c:2"_s, registration::ExpectedVerdict::Invalid, u"one letter"_s)});
    static_cast<void>(registry.drafts().save(id, content, draft.saves, kActor).value());
    static_cast<void>(registry.comments()
                          .add(registration::draftHandle(id),
                               {.version = 2,
                                .field = registration::TemplateField::Syntax,
                                .text = u"What becomes of collections with four letters?"_s},
                               {.who = u"E. Expert"_s})
                          .value());
}

/// Lists below a registered NID: collections as words, and volumes as numbers with entries in every state.
void addLists(storage::Registry& registry)
{
    using subregistry::Verb;
    const QDate day(2024, 3, 1);
    const workflow::SubregistryName volumes{u"library-edition"_s, u"volumes"_s};
    registry.subregistries().create({.nid = volumes.nid, .name = u"collections"_s}, kActor, day).value();
    registry.subregistries()
        .create({.nid = volumes.nid,
                 .name = volumes.name,
                 .title = u"Volumes of the council"_s,
                 .kind = subregistry::ValueKind::Decimal,
                 .policy = u"First Come First Served"_s,
                 .urn = u"urn:library-edition:vol:{value}"_s},
                kActor, day)
        .value();

    const QList<workflow::RangeOrder> ranges{
        {.name = u"council"_s, .span = u"0-999"_s, .asker = u"only the council"_s, .date = day},
        {.name = u"libraries"_s, .span = u"1000-4999"_s, .largest = 500, .date = day},
        {.name = u"museum"_s, .span = u"2000-2999"_s, .date = day},
        {.name = u"later"_s,
         .span = u"5000-5999"_s,
         .state = subregistry::RangeState::Reserved,
         .date = day}};
    static_cast<void>(workflow::setRanges(registry, volumes, ranges, kActor).value());
    const auto carryOut = [&](const subregistry::Order& order) {
        static_cast<void>(workflow::carryOut(registry, volumes, order, {}, kActor).value());
    };
    const auto assign = [&](const QString& value, const QString& holder, QDate until = {}) {
        carryOut({.value = value,
                  .holders = {holder},
                  .reference = u"letter of "_s + holder,
                  .until = until,
                  .date = day});
    };
    assign(u"0-199"_s, u"the council"_s);
    assign(u"1000-1399"_s, u"Harbor Library"_s);
    assign(u"1400-1449"_s, u"Hill Library"_s);
    assign(u"1450-1599"_s, u"Reading Rooms of Booktown"_s, {2099, 12, 31});
    carryOut({.verb = Verb::Reserve,
              .value = u"1600-1799"_s,
              .holders = {u"Harbor Library"_s},
              .until = {2099, 6, 30},
              .date = day});
    assign(u"2000-2499"_s, u"Museum of Maps"_s);
    assign(u"2500"_s, u"Museum of Maps"_s);
    carryOut({.verb = Verb::Deprecate, .value = u"1400-1449"_s, .supersededBy = u"1000"_s, .date = day});
    carryOut({.verb = Verb::Retire, .value = u"2300-2499"_s, .date = day});
    carryOut({.verb = Verb::Release, .value = u"100-199"_s, .date = day});
}

} // namespace

storage::Registry pictureRegistry()
{
    // The content is our own, so a failure would be a bug in this program, which value() reports.
    storage::Registry registry = workflow::sampleRegistry(kActor.who).value();
    addMistakes(registry, 2);
    addLists(registry);

    registration::Draft informal{.kind = registration::NamespaceKind::Informal};
    informal.content.registrationTemplate = workflow::sampleTemplate();
    informal.content.registrationTemplate.setText(registration::TemplateField::Nid, {});
    informal.content.original = exchange::writeTemplateText(informal.content.registrationTemplate);
    static_cast<void>(registry.drafts().create(informal, kActor).value());

    registration::Draft approved;
    approved.content.registrationTemplate = workflow::sampleTemplate();
    approved.content.registrationTemplate.setText(registration::TemplateField::Nid, u"map-sheets"_s);
    const qint64 sheets = registry.drafts().create(approved, kActor).value().id;
    for (const registration::State state : {registration::State::InReview, registration::State::Approved})
        static_cast<void>(registry.drafts().move(sheets, state, kActor).value());
    return registry;
}

} // namespace nidus::test
