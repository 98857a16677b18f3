// SPDX-License-Identifier: Apache-2.0
#include "smallregistry.h"

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

registration::Draft newDraft(const QString& nid) { return {.content = contentWith(nid, u"purpose"_s)}; }

QList<registration::EventKind> kindsOf(const QList<registration::Event>& events)
{
    QList<registration::EventKind> kinds;
    for (const registration::Event& event : events)
        kinds.append(event.what);
    return kinds;
}

} // namespace nidus
