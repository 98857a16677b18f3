// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/matcher.h"
#include "core/registration/syntaxrule.h"
#include "ui/support/latestjob.h"

#include <QObject>
#include <memory>
#include <optional>

namespace nidus {

/// A syntax rule as read and, where that went well, ready to give verdicts. A value, shared between threads.
struct SyntaxBuild
{
    SyntaxRule rule;
    std::shared_ptr<const Grammar> grammar;
    std::optional<Matcher> matcher; ///< absent while it is being compiled
};

/// Reads and compiles the syntax rule off the GUI thread when typing pauses. What is out of date is stopped
/// and dropped.
class SyntaxCompiler final : public QObject
{
    Q_OBJECT

public:
    explicit SyntaxCompiler(QObject* parent = nullptr);

    void compile(const SyntaxRule& rule);
    /// Drops what is being compiled.
    void abandon();

Q_SIGNALS:
    /// The rule was read; `build` has no matcher yet.
    void read(const nidus::SyntaxBuild& build);
    void compiled(const nidus::SyntaxBuild& build);

private:
    LatestJob m_job;
};

/// Reads a rule as the program does everywhere.
[[nodiscard]] std::shared_ptr<const Grammar> readRuleGrammar(const SyntaxRule& rule);

} // namespace nidus
