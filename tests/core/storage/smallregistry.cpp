// SPDX-License-Identifier: Apache-2.0
#include "smallregistry.h"

#include "examplecontent.h"
#include "examplesubregistry.h"

namespace nidus {

using namespace Qt::StringLiterals;

registration::VersionContent contentWith(const QString& nid, const QString& purpose)
{
    registration::VersionContent content;
    content.registrationTemplate.setText(registration::TemplateField::Nid, nid);
    content.registrationTemplate.setText(registration::TemplateField::Purpose, purpose);
    return content;
}

storage::Registry makeRegistry()
{
    registration::RegistryContent content;
    content.source = {u"2026-07-28"_s, u"facts"_s, {}};
    content.records = {{{.nid = u"Abc-D"_s},
                        {{1, contentWith(u"Abc-D"_s, u"one"_s), {}, {}, {}},
                         {2, contentWith(u"Abc-D"_s, u"two"_s), {}, {}, {}}},
                        {}},
                       {{.nid = u"isbn"_s, .registrant = u"Agency"_s, .recordDate = u"2020-01-02"_s}, {}, {}},
                       {{.nid = u"urn-8"_s, .kind = registration::NamespaceKind::Informal}, {}, {}}};
    return storage::Registry::inMemory(content).value();
}

bool makeFullRegistry(const QString& path)
{
    auto registry = storage::Registry::create(path, exampleContent());
    if (!registry)
        return false;
    registration::Draft draft = newDraft(u"later"_s);
    draft.content = exampleVersionContent(u"later"_s);
    const auto made = registry->drafts().create(draft, kAct);
    subregistry::Definition definition = kExampleSubregistry;
    definition.nid = u"later"_s;
    const QString copy = path + ".copy"_L1;
    return made && registry->registrations().registerDraft(made->id, kAct) &&
           registry->drafts().moveToTrash(8, kAct) &&
           registry->subregistries().create(definition, kAct, QDate(2024, 1, 1)) &&
           registry->subregistries().change(
               u"later"_s, u"objects"_s, {}, kAct,
               [](const storage::OpenSubregistry&, const auto&) { return std::optional(exampleChange()); }) &&
           registry->copies().backUp(copy) &&
           registry->copies().restore({.source = copy, .who = u"Ada"_s})->isRestored &&
           registry->erasure().erase({u"Ada"_s}, {u"Officer"_s, u"asked"_s, {}});
}

registration::Draft newDraft(const QString& nid) { return {.content = contentWith(nid, u"purpose"_s)}; }

QList<registration::EventKind> kindsOf(const QList<registration::Event>& events)
{
    QList<registration::EventKind> kinds;
    for (const registration::Event& event : events)
        kinds.append(event.what);
    return kinds;
}

} // namespace nidus
