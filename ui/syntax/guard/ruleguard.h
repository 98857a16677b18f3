// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/tables/matcher.h"
#include "core/registration/syntaxrule.h"
#include "ui/support/text/findingrank.h"
#include "ui/syntax/guard/revisionbase.h"

#include <QList>
#include <QString>
#include <optional>
#include <stop_token>

namespace nidus::ui {

struct RevisionQuestion
{
    registration::SyntaxRule rule;
    QString nid; ///< empty: not known yet
    std::optional<RevisionBase> base;
    QString pattern;                           ///< I-Regexp that should be equivalent; empty: none
    std::optional<grammar::Matcher> matcher{}; ///< the rule's grammar, if already compiled
};

/// One answer, as a sentence.
struct RevisionAnswer
{
    FindingRank rank = FindingRank::Information;
    QString text;

    bool operator==(const RevisionAnswer&) const = default;
};

/// Returns what a rule changes for URNs (RFC 8141 section 5.1: URNs are permanent), with shortest examples:
/// whether it stays within RFC 8141, keeps what the previous version allowed and treated as equal, and is
/// equivalent to the pattern.
[[nodiscard]] QList<RevisionAnswer> guardAnswers(const RevisionQuestion& question,
                                                 const std::stop_token& stop);

/// Returns only the changes from the base.
[[nodiscard]] QList<RevisionAnswer> revisionAnswers(const RevisionQuestion& question,
                                                    const std::stop_token& stop);

} // namespace nidus::ui
