// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/samplecontent.h"

#include "core/exchange/formats/textformat.h"
#include "core/registration/handle.h"
#include "core/workflow/registry/sampleregistry.h"

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

} // namespace

storage::Registry pictureRegistry()
{
    // The content is our own, so a failure would be a bug in this program, which value() reports.
    storage::Registry registry = workflow::sampleRegistry(kActor.who).value();
    addMistakes(registry, 2);

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
