// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registration.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <QString>
#include <stop_token>

namespace nidus::lint {

/// Returns findings about a grammar that is only in the Syntax text: errors in strict reading, names accepted
/// beyond RFC 8141, rejected examples of the text, and doubtAbout() it. At most warnings, because grammars of
/// registrations have such faults. `wanted` is the NID of the draft; an empty or impossible one is not used.
/// Takes a few seconds at our limits.
[[nodiscard]] QList<findings::Finding> lintProseGrammar(const QString& syntaxText, const QString& wanted,
                                                        const std::stop_token& stop = {});

/// Returns why the grammar in the Syntax text of a draft with another syntax rule cannot be used, as an
/// import of the text says it; nothing if it could be used, or if nothing differs. Warnings, as above.
[[nodiscard]] QList<findings::Finding> lintUnusedGrammar(const QString& syntaxText, const QString& wanted,
                                                         const registration::SyntaxRule& rule,
                                                         const std::stop_token& stop = {});

/// Reports the URNs of the Syntax text that the syntax rule rejects, with their places in the text, but for
/// samples, which have findings of their own. A URN in a sentence that ends too early may be a prefix, and is
/// not reported. `wanted` as above.
[[nodiscard]] QList<findings::Finding> lintExamples(const registration::VersionContent& content,
                                                    const QString& wanted);

} // namespace nidus::lint
