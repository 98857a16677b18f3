// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/grammar/tables/matcher.h"
#include "core/registration/syntaxrule.h"
#include "ui/support/jobs/latestjob.h"

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <stop_token>

namespace nidus::ui {

/// A syntax rule as read and, if it has no errors, compiled for checking. A value, shared between threads.
struct SyntaxBuild
{
    registration::SyntaxRule rule;
    QString nid; ///< of the rule's URNs; empty: not known yet
    std::shared_ptr<const grammar::Grammar> grammar;
    std::optional<grammar::Matcher> matcher;          ///< absent while being compiled
    std::shared_ptr<const check::UrnChecker> checker; ///< null if the matcher reached a limit

    [[nodiscard]] bool isUsable() const { return checker != nullptr; }
};

/// Reads and compiles the syntax rule off the GUI thread when typing pauses. Stops and drops outdated jobs.
class SyntaxCompiler final : public QObject
{
    Q_OBJECT

public:
    explicit SyntaxCompiler(QObject* parent = nullptr);

    void compile(const registration::SyntaxRule& rule, const QString& nid);
    /// Drops a running compilation.
    void abandon();

Q_SIGNALS:
    /// The rule was read; `build` has no matcher yet.
    void read(const nidus::ui::SyntaxBuild& build);
    void compiled(const nidus::ui::SyntaxBuild& build);

private:
    LatestJob m_job;
};

/// Reads a rule in the same way as the rest of the program.
[[nodiscard]] std::shared_ptr<const grammar::Grammar> readRuleGrammar(const registration::SyntaxRule& rule);
/// Compiles the grammar that readRuleGrammar() returned for a rule.
[[nodiscard]] grammar::Matcher compileRule(const registration::SyntaxRule& rule,
                                           std::shared_ptr<const grammar::Grammar> grammar,
                                           const std::stop_token& stop = {});

} // namespace nidus::ui
