// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/check/namespacetable.h"

#include <QByteArray>
#include <QString>
#include <memory>
#include <vector>

namespace nidus::workflow {

/// A rule set: local rules for registered or local NIDs, under one name. None of it is registered.
struct RuleSet
{
    struct Rule
    {
        std::string nid; ///< lower case
        check::RuleSetRule rule;
    };

    QString name;
    QString source;
    std::vector<Rule> rules; ///< as in the file
};

/// Reads a rule set (resources/profiles/README.md). BadFormat (subject: the file name as given; detail:
/// "LINE: what"), also if a grammar has an error or gives no verdicts.
[[nodiscard]] base::Result<RuleSet> readRuleSet(const QString& name, const QByteArray& bytes);

/// The registered rules, and before them those of the rule set; NIDs that only the rule set has are local.
[[nodiscard]] std::shared_ptr<const check::NamespaceTable>
withRuleSet(const check::NamespaceTable& registered, const RuleSet& profile);

} // namespace nidus::workflow
