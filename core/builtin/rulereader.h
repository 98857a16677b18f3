// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/builtin/builtinrule.h"
#include "core/registration/sample.h"

#include <QByteArray>
#include <QList>
#include <cstdint>

namespace nidus::builtin {

// Readers for resources/registry/syntax; its README.md describes the format. Both fail with BadFormat, with
// the given file name as subject and "LINE: reason" as detail. Nothing is skipped silently.

/// What a rule belongs to. In a rule set (Profile) it has no key "published" and may have a "prefix".
enum class RuleOf : std::uint8_t { Namespace, RuleSet };

/// Reads NID.abnf, or a rule of a rule set: the header and the unchanged grammar, without samples.
[[nodiscard]] base::Result<BuiltinRule> readRule(const QString& name, const QByteArray& bytes,
                                                 RuleOf of = RuleOf::Namespace);
/// Reads NID.samples.tsv.
[[nodiscard]] base::Result<QList<registration::Sample>> readRuleSamples(const QString& name,
                                                                        const QByteArray& bytes);

} // namespace nidus::builtin
