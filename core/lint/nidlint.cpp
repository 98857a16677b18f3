// SPDX-License-Identifier: Apache-2.0
#include "core/lint/nidlint.h"

#include "core/findings/text/urnfindings.h"
#include "core/urn/knownnames.h"
#include "core/urn/nid.h"

#include <QRegularExpression>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace nidus::lint {

QList<findings::Finding> lintNid(const QString& nid, const LintContext& around)
{
    // The rules use views, so the bytes are kept here during the call.
    std::vector<std::string> registered;
    registered.reserve(std::size_t(around.registeredNids.size()));
    for (const QString& known : around.registeredNids)
        registered.push_back(known.toStdString());
    const std::vector<std::string_view> registeredViews(registered.begin(), registered.end());

    std::vector<std::pair<std::string, std::string>> drafts;
    drafts.reserve(std::size_t(around.drafts.size()));
    for (const LintContext::DraftNid& draft : around.drafts) {
        if (around.handle.isEmpty() || draft.handle != around.handle)
            drafts.emplace_back(urn::lowerNid(draft.nid.toStdString()), draft.handle.toStdString());
    }
    std::vector<urn::NidContext::DraftNid> draftViews;
    draftViews.reserve(drafts.size());
    for (const auto& [name, handle] : drafts)
        draftViews.push_back({name, handle});

    const std::string bytes = nid.toStdString();
    const urn::NidKind kind =
        around.kind == registration::NamespaceKind::Formal ? urn::NidKind::Formal : urn::NidKind::Informal;
    QList<findings::Finding> findings;
    for (const urn::NidFinding& found : urn::checkNid(bytes, kind,
                                                      {.registered = registeredViews,
                                                       .drafts = draftViews,
                                                       .alpha3 = urn::alpha3Codes(),
                                                       .uriSchemes = urn::uriSchemeNames()}))
        findings.append(findings::nidFinding(found, bytes));
    return findings;
}

bool isNidSyntax(const QString& nid)
{
    static const QRegularExpression syntax(u"^[A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9]$"_s);
    return syntax.match(nid).hasMatch();
}

QString possibleNid(const QString& nid) { return isNidSyntax(nid) ? nid : QString(); }

} // namespace nidus::lint
