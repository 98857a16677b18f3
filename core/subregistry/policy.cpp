// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/policy.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"

#include <QRegularExpression>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;

namespace {

QRegularExpression ignoringCase(const QString& pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

/// Whether the policy is nothing but words of RFC 8126 that are joined.
bool isOnlyWords(const QString& policy)
{
    static const QRegularExpression words =
        ignoringCase(u"private use|experimental use|hierarchical allocation|first come first served|expert "
                     "review|specification required|rfc required|ietf review|standards action|iesg approval|"
                     "required|\\b(and|or|with)\\b|[\\s,;.]+"_s);
    return QString(policy).remove(words).isEmpty();
}

} // namespace

QList<findings::Finding> policyFindings(const QString& policy)
{
    static const QRegularExpression expert = ignoringCase(u"expert review|specification required"_s);
    QList<findings::Finding> found;
    if (policy.contains("specification required"_L1, Qt::CaseInsensitive) &&
        policy.contains("expert review"_L1, Qt::CaseInsensitive))
        found.append(findings::makeFinding(findings::kSubregistryPolicyDouble, {}, {policy}));
    if (policy.contains(expert) && isOnlyWords(policy))
        found.append(findings::makeFinding(findings::kSubregistryPolicyNoInstructions, {}, {policy}));
    return found;
}

} // namespace nidus::subregistry
