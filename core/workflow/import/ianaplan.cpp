// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/ianaplan.h"

#include "core/base/firsterror.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"
#include "core/registration/partialdate.h"
#include "core/storage/values/listdeparture.h"
#include "core/workflow/import/recordplan.h"

#include <QSet>
#include <QStringList>
#include <algorithm>
#include <iterator>
#include <optional>

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

/// Plans a record here that the list does not contain; absent if it is not IANA's.
std::optional<PlannedImport> planUnlisted(const registration::RegistrationRecord& held)
{
    const registration::Registration& registration = held.registration;
    if (!held.versions.isEmpty() || registration.state != registration::State::Registered)
        return std::nullopt;
    const bool wasMissing = !storage::departureDate(held.events).isEmpty();
    return PlannedImport{
        .action = wasMissing ? ImportAction::Same : ImportAction::Removed,
        .part = ImportedPart::Record,
        .nid = registration.nid,
        .index = -1,
        .findings = {findings::makeFinding(findings::kImportIanaRemoved, {}, {registration.nid.toLower()})}};
}

base::Result<PresentNid> presentFor(const storage::Registry& registry, const QString& nid)
{
    auto record = heldRecord(registry, nid);
    auto drafts = registry.drafts().ofNid(nid);
    if (const auto error = base::firstError(record, drafts))
        return std::unexpected(*error);
    return PresentNid{.record = *std::move(record), .drafts = *std::move(drafts)};
}

} // namespace

PlannedImport planIanaRecord(const PresentNid& present, const registration::RegistrationRecord& incoming,
                             qsizetype index)
{
    const QString nid = incoming.registration.nid;
    PlannedImport planned{.part = ImportedPart::Record, .nid = nid, .index = index};
    const auto conflict = [&](const QString& holder) {
        planned.action = ImportAction::Conflict;
        planned.findings.append(
            findings::makeFinding(findings::kImportConflictTakenByIana, {}, {nid, holder}));
    };
    if (!present.record) {
        if (const registration::Draft* draft = draftAskingFor(present.drafts, nid); draft != nullptr)
            conflict(registration::draftHandle(draft->id));
        const QList<findings::Finding> broken = findings::violatedNidRules(nid, incoming.registration.kind);
        if (!broken.isEmpty())
            planned.action = ImportAction::Conflict;
        planned.findings += broken;
        return planned;
    }
    const registration::RegistrationRecord& held = *present.record;
    if (isNumberTaken(held, incoming)) {
        conflict(held.versions.constLast().content.registrationTemplate.registrant().organization);
        return planned;
    }
    planned.findings = differences(held.registration, incoming.registration);
    if (const QString missingFrom = storage::departureDate(held.events); !missingFrom.isEmpty())
        planned.findings.append(findings::makeFinding(findings::kImportIanaReturned, {}, {nid, missingFrom}));
    planned.action = planned.findings.isEmpty() ? ImportAction::Same : ImportAction::Changed;
    return planned;
}

base::Result<QList<PlannedImport>>
planIanaRecords(const storage::Registry& registry,
                const exchange::RecordList<registration::RegistrationRecord>& incoming)
{
    QList<PlannedImport> plan;
    QSet<QString> listed;
    for (qsizetype i = 0; i < incoming.size(); ++i) {
        const auto record = incoming.at(i);
        const auto present =
            record ? presentFor(registry, record->registration.nid) : std::unexpected(record.error());
        if (!present)
            return std::unexpected(present.error());
        const QString nid = record->registration.nid.toLower();
        plan.append(listed.contains(nid)
                        ? withConflict({.part = ImportedPart::Record, .nid = nid, .index = i},
                                       findings::kImportConflictTwice, nid)
                        : planIanaRecord(*present, *record, i));
        listed.insert(nid);
    }
    const base::Result<QStringList> all = registry.overview().nids();
    if (!all)
        return std::unexpected(all.error());
    for (const QString& nid : *all) {
        if (listed.contains(nid))
            continue;
        const auto held = heldRecord(registry, nid);
        if (!held)
            return std::unexpected(held.error());
        if (const auto planned = *held ? planUnlisted(**held) : std::nullopt)
            plan.append(*planned);
    }
    return plan;
}

bool isPossibleDate(const QString& date, const QDate& today)
{
    const std::optional<registration::PartialDate> parsed = registration::parseTemplateDate(date);
    return date.isEmpty() || (parsed && parsed->toString() <= today.addDays(1).toString(Qt::ISODate));
}

base::Result<QList<findings::Finding>> setbacks(const registration::SnapshotSource& present,
                                                const ImportPlan& plan, const QDate& today)
{
    const registration::SnapshotSource& incoming = plan.content.source;
    QList<findings::Finding> findings;
    const QDate now = QDate::fromString(present.date, Qt::ISODate);
    const QDate then = QDate::fromString(incoming.date, Qt::ISODate);
    if (now.isValid() && then.isValid() && then < now && isPossibleDate(present.date, today))
        findings.append(findings::makeFinding(findings::kImportIanaOlder, {}, {incoming.date, present.date}));
    QStringList impossible;
    const auto check = [&](const QString& name, const QString& date) {
        if (!isPossibleDate(date, today))
            impossible.append(name.isEmpty() ? date : name + u' ' + date);
    };
    check({}, incoming.date);
    QStringList missing;
    for (const PlannedImport& planned : plan.records) {
        if (planned.action == ImportAction::New || planned.action == ImportAction::Changed) {
            const auto listed = plan.content.records.at(planned.index);
            if (!listed)
                return std::unexpected(listed.error());
            check(planned.nid, listed->registration.recordDate);
            check(planned.nid, listed->registration.recordUpdated);
        }
        if (planned.action == ImportAction::Removed)
            missing.append(planned.nid);
        // Which of two different records is right, only IANA knows.
        std::ranges::copy_if(
            planned.findings, std::back_inserter(findings),
            [](const findings::Finding& found) { return found.id == findings::kImportConflictTwice; });
    }
    if (!impossible.isEmpty())
        findings.append(findings::makeFinding(findings::kImportIanaDate, {}, {impossible.join(", "_L1)}));
    if (!missing.isEmpty())
        findings.append(findings::makeFinding(findings::kImportIanaIncomplete, {}, {missing.join(", "_L1)}));
    return findings;
}

} // namespace nidus::workflow
