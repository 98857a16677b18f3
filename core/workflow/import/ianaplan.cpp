// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/ianaplan.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"
#include "core/storage/values/listdeparture.h"

#include <QDate>
#include <QSet>
#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

QString textOf(const QList<registration::Reference>& references)
{
    QStringList texts;
    for (const registration::Reference& reference : references)
        texts.append(QStringList{reference.type, reference.data, reference.text}.join(u' ').simplified());
    return texts.join("; "_L1);
}

QString textOf(const std::optional<registration::Reference>& reference)
{
    return reference ? textOf(QList<registration::Reference>{*reference}) : QString();
}

/// One finding for each fact that differs; empty when none does.
QList<findings::Finding> differences(const registration::Registration& held,
                                     const registration::Registration& incoming)
{
    struct Fact
    {
        QString name; ///< as in IANA's XML
        QString before;
        QString after;
    };
    const QList<Fact> facts{
        {u"date"_s, held.recordDate, incoming.recordDate},
        {u"updated"_s, held.recordUpdated, incoming.recordUpdated},
        {u"template"_s, textOf(held.templateLink), textOf(incoming.templateLink)},
        {u"xref"_s, textOf(held.references), textOf(incoming.references)},
        {u"contact"_s, textOf(held.contact), textOf(incoming.contact)},
    };
    QList<findings::Finding> findings;
    for (const Fact& fact : facts) {
        if (fact.before != fact.after)
            findings.append(findings::makeFinding(findings::kImportIanaChanged, {},
                                                  {fact.name, fact.before, fact.after}));
    }
    return findings;
}

/// The draft here that requests a NID; an informal one requests it in its template, before it has a number.
const registration::Draft* draftAskingFor(const QList<registration::Draft>& drafts, const QString& nid)
{
    const auto found = std::ranges::find_if(drafts, [&nid](const registration::Draft& draft) {
        return draft.revisionOf.isEmpty() &&
               draft.content.registrationTemplate.nid().compare(nid, Qt::CaseInsensitive) == 0;
    });
    return found == drafts.cend() ? nullptr : &*found;
}

/// Whether a number assigned here is somebody else's at IANA. IANA's own records have a contact; if it names
/// nobody of ours, the namespaces are different.
bool isNumberTaken(const registration::RegistrationRecord& held,
                   const registration::RegistrationRecord& incoming)
{
    if (held.registration.kind != registration::NamespaceKind::Informal || held.versions.isEmpty() ||
        !held.registration.contact.isEmpty())
        return false;
    const registration::Registrant& ours =
        held.versions.constLast().content.registrationTemplate.registrant();
    // A person is named by an id such as A._Person.
    const QString theirs = textOf(incoming.registration.contact).replace(u'_', u' ');
    return std::ranges::none_of(QStringList{ours.organization, ours.contactName},
                                [&theirs](const QString& name) {
                                    return !name.isEmpty() && theirs.contains(name, Qt::CaseInsensitive);
                                });
}

PlannedImport planIanaRecord(const ExistingContent& present, const registration::RegistrationRecord& incoming)
{
    PlannedImport planned{.whole = incoming};
    const QString nid = incoming.registration.nid;
    const auto held = present.records.constFind(nid.toLower());
    if (held == present.records.cend()) {
        if (const registration::Draft* draft = draftAskingFor(present.drafts, nid); draft != nullptr) {
            planned.action = ImportAction::Conflict;
            planned.imported.findings.append(findings::makeFinding(
                findings::kImportConflictTakenByIana, {}, {nid, registration::draftHandle(draft->id)}));
        }
        const QList<findings::Finding> broken = findings::violatedNidRules(nid, incoming.registration.kind);
        if (!broken.isEmpty()) {
            planned.action = ImportAction::Conflict;
            planned.imported.findings += broken;
        }
        return planned;
    }
    if (isNumberTaken(*held, incoming)) {
        const QString organization =
            held->versions.constLast().content.registrationTemplate.registrant().organization;
        planned.action = ImportAction::Conflict;
        planned.imported.findings.append(
            findings::makeFinding(findings::kImportConflictTakenByIana, {}, {nid, organization}));
        return planned;
    }
    planned.imported.findings = differences(held->registration, incoming.registration);
    if (const QString missingFrom = storage::departureDate(held->events); !missingFrom.isEmpty())
        planned.imported.findings.append(
            findings::makeFinding(findings::kImportIanaReturned, {}, {nid, missingFrom}));
    planned.action = planned.imported.findings.isEmpty() ? ImportAction::Same : ImportAction::Changed;
    return planned;
}

} // namespace

QList<PlannedImport> planIanaRecords(const ExistingContent& present,
                                     const QList<registration::RegistrationRecord>& incoming)
{
    QList<PlannedImport> plan;
    QSet<QString> listed;
    for (const registration::RegistrationRecord& record : incoming) {
        const QString nid = record.registration.nid.toLower();
        if (listed.contains(nid)) {
            plan.append({.action = ImportAction::Conflict, .whole = record});
            plan.last().imported.findings.append(
                findings::makeFinding(findings::kImportConflictTwice, {}, {nid}));
            continue;
        }
        listed.insert(nid);
        plan.append(planIanaRecord(present, record));
    }
    QStringList missing;
    for (auto held = present.records.cbegin(); held != present.records.cend(); ++held) {
        if (held->versions.isEmpty() && held->registration.state == registration::State::Registered &&
            !listed.contains(held.key()))
            missing.append(held.key());
    }
    missing.sort();
    for (const QString& nid : std::as_const(missing)) {
        const registration::RegistrationRecord& held = *present.records.constFind(nid);
        const bool wasMissing = !storage::departureDate(held.events).isEmpty();
        plan.append({.action = wasMissing ? ImportAction::Same : ImportAction::Removed, .whole = held});
        plan.last().imported.findings.append(findings::makeFinding(findings::kImportIanaRemoved, {}, {nid}));
    }
    return plan;
}

QList<findings::Finding> setbacks(const registration::SnapshotSource& present,
                                  const registration::SnapshotSource& incoming,
                                  const QList<PlannedImport>& plan)
{
    QList<findings::Finding> findings;
    const QDate now = QDate::fromString(present.date, Qt::ISODate);
    const QDate then = QDate::fromString(incoming.date, Qt::ISODate);
    if (now.isValid() && then.isValid() && then < now)
        findings.append(findings::makeFinding(findings::kImportIanaOlder, {}, {incoming.date, present.date}));
    QStringList missing;
    for (const PlannedImport& planned : plan) {
        if (planned.action == ImportAction::Removed)
            missing.append(planned.record()->registration.nid);
    }
    if (!missing.isEmpty())
        findings.append(findings::makeFinding(findings::kImportIanaIncomplete, {}, {missing.join(", "_L1)}));
    return findings;
}

} // namespace nidus::workflow
