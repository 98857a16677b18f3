// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/tables/matcher.h"
#include "core/registration/syntaxrule.h"
#include "ui/support/text/findingrank.h"
#include "ui/syntax/guard/guardbase.h"

#include <QList>
#include <QString>
#include <optional>
#include <stop_token>

namespace nidus::ui {

struct GuardQuestion
{
    registration::SyntaxRule rule;
    QString nid; ///< empty: not known yet
    std::optional<GuardBase> base;
    QString pattern;                  ///< I-Regexp that should describe the same; empty: none is given
    std::optional<grammar::Matcher> matcher{}; ///< the rule's grammar, if it is compiled already
};

/// One answer, as a sentence.
struct GuardAnswer
{
    FindingRank rank = FindingRank::Information;
    QString text;

    bool operator==(const GuardAnswer&) const = default;
};

/// What changes for URNs by a rule (RFC 8141 section 5.1: URNs are for ever), with shortest examples: whether
/// it stays within RFC 8141, keeps what the version before allowed and called equal, and is what the pattern
/// says.
[[nodiscard]] QList<GuardAnswer> guardAnswers(const GuardQuestion& question, const std::stop_token& stop);

/// Only what changes from the base.
[[nodiscard]] QList<GuardAnswer> revisionAnswers(const GuardQuestion& question, const std::stop_token& stop);

} // namespace nidus::ui
