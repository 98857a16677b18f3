// SPDX-License-Identifier: Apache-2.0
#include "smallregistry.h"

namespace nidus {

using namespace Qt::StringLiterals;

VersionContent contentWith(const QString& nid, const QString& purpose)
{
    VersionContent content;
    content.registrationTemplate.setText(TemplateField::Nid, nid);
    content.registrationTemplate.setText(TemplateField::Purpose, purpose);
    return content;
}

Registry makeRegistry()
{
    RegistryContent content;
    content.source = {u"2026-07-28"_s, u"facts"_s, {}};
    content.records = {{{.nid = u"Abc-D"_s},
                        {{1, contentWith(u"Abc-D"_s, u"one"_s), {}, {}, {}},
                         {2, contentWith(u"Abc-D"_s, u"two"_s), {}, {}, {}}},
                        {}},
                       {{.nid = u"isbn"_s, .registrant = u"Agency"_s, .recordDate = u"2020-01-02"_s}, {}, {}},
                       {{.nid = u"urn-8"_s, .kind = NamespaceKind::Informal}, {}, {}}};
    return Registry::inMemory(content).value();
}

Draft newDraft(const QString& nid)
{
    return {.content = contentWith(nid, u"purpose"_s)};
}

QList<EventKind> kindsOf(const QList<Event>& events)
{
    QList<EventKind> kinds;
    for (const Event& event : events)
        kinds.append(event.what);
    return kinds;
}

} // namespace nidus
