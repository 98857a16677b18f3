// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/builtin/builtinrule.h"

#include <QList>

namespace nidus::builtin {

/// Returns the rules of all namespaces in builtinContent(), sorted by NID. Read from
/// resources/registry/syntax (compiled in, so reading cannot fail; a test reads every file).
[[nodiscard]] QList<BuiltinRule> builtinRules();
/// Returns the rule of one of builtinNids() without reading the others and its samples.
[[nodiscard]] registration::SyntaxRule builtinSyntaxRule(const QString& nid);

} // namespace nidus::builtin
