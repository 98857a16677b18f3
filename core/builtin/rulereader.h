// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/builtin/builtinrule.h"
#include "core/registration/sample.h"

#include <QByteArray>
#include <QList>
#include <cstdint>
#include <expected>

namespace nidus::builtin {

// Readers of resources/registry/syntax; the format is described in its README.md. Both fail with BadFormat;
// subject is the file's name as given, detail "LINE: what". Nothing is passed over in silence.

/// What a rule is of: a profile's has no key "published", and may have a "prefix".
enum class RuleOf : std::uint8_t { Namespace, Profile };

/// Reads NID.abnf, or one rule of a profile: the header into values, the grammar as it is; no samples.
[[nodiscard]] std::expected<BuiltinRule, base::Error> readRule(const QString& name, const QByteArray& bytes,
                                                         RuleOf of = RuleOf::Namespace);
/// Reads NID.samples.tsv.
[[nodiscard]] std::expected<QList<registration::Sample>, base::Error> readRuleSamples(const QString& name,
                                                                  const QByteArray& bytes);

} // namespace nidus::builtin
