// SPDX-License-Identifier: Apache-2.0
#include "ui/check/trial/namespacetrial.h"

#include "core/check/urnchecker.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/urnfindings.h"
#include "core/urn/urnparser.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace nidus::ui {

namespace {

struct Name
{
    std::string text;
    QString ownNid; ///< lower case; empty for a name alone
};

/// The part after "urn:NID:" of a URN; the whole of any other text.
Name nameOf(const std::string& text)
{
    const auto urn = urn::parseUrn(text);
    if (!urn)
        return {text, {}};
    const QString nid = QString::fromLatin1(urn->nid.data(), static_cast<qsizetype>(urn->nid.size()));
    return {text.substr(static_cast<std::size_t>(urn->nss.data() - text.data())), nid.toLower()};
}

struct Ranked
{
    NamespaceTrial trial;
    int rank = 0;            ///< accepted by a rule, accepted without a rule, undecided, rejected
    std::size_t matched = 0; ///< bytes of the name before the first one that does not match
};

Ranked tryOne(const check::NamespaceEntry& entry, const std::string& name, const check::UrnChecker& checker)
{
    const std::string urn = "urn:" + entry.nid + ":" + name;
    const check::CheckOutcome outcome = checker.check(urn);
    const QList<findings::Finding> findings = findings::checkFindings(outcome, urn, checker);
    Ranked ranked;
    ranked.trial = {.nid = QString::fromStdString(entry.nid),
                    .verdict = outcome.verdict,
                    .hasRule = !entry.rules.empty(),
                    .why = findings.isEmpty() ? QString() : findings::message(findings.constFirst())};
    if (outcome.verdict == check::Verdict::Valid)
        ranked.rank = ranked.trial.hasRule ? 0 : 1;
    else
        ranked.rank = outcome.verdict == check::Verdict::Undecided ? 2 : 3;
    if (ranked.rank == 3)
        ranked.matched = outcome.offset - std::min<std::size_t>(outcome.offset, entry.nid.size());
    return ranked;
}

} // namespace

NamespaceTrials tryEveryNamespace(const QString& text,
                                  const std::shared_ptr<const check::NamespaceTable>& namespaces,
                                  const std::stop_token& stop)
{
    const Name name = nameOf(text.toStdString());
    const std::string example = "urn:example:" + name.text;
    if (const auto urn = urn::parseUrn(example); !urn)
        return {findings::message(findings::urnFinding(urn.error(), example)), {}};
    const check::UrnChecker checker({}, namespaces);
    std::vector<Ranked> ranked;
    for (const check::NamespaceEntry& entry : namespaces->entries()) {
        if (stop.stop_requested())
            break;
        ranked.push_back(tryOne(entry, name.text, checker));
    }
    std::ranges::stable_sort(ranked, [&name](const Ranked& a, const Ranked& b) {
        const bool isOwn = a.trial.nid == name.ownNid;
        if (isOwn != (b.trial.nid == name.ownNid))
            return isOwn;
        return a.rank != b.rank ? a.rank < b.rank : a.matched > b.matched;
    });
    NamespaceTrials trials;
    for (Ranked& each : ranked)
        trials.answers.append(std::move(each.trial));
    return trials;
}

} // namespace nidus::ui
