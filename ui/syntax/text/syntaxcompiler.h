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

/// A syntax rule as read and, where that went well, ready to give verdicts. A value, shared between threads.
struct SyntaxBuild
{
    registration::SyntaxRule rule;
    QString nid; ///< of the URNs it is about; empty: not known yet
    std::shared_ptr<const grammar::Grammar> grammar;
    std::optional<grammar::Matcher> matcher;            ///< absent while it is being compiled
    std::shared_ptr<const check::UrnChecker> checker; ///< null where the matcher has a limit

    [[nodiscard]] bool isUsable() const { return checker != nullptr; }
};

/// Reads and compiles the syntax rule off the GUI thread when typing pauses. What is out of date is stopped
/// and dropped.
class SyntaxCompiler final : public QObject
{
    Q_OBJECT

public:
    explicit SyntaxCompiler(QObject* parent = nullptr);

    void compile(const registration::SyntaxRule& rule, const QString& nid);
    /// Drops what is being compiled.
    void abandon();

Q_SIGNALS:
    /// The rule was read; `build` has no matcher yet.
    void read(const nidus::ui::SyntaxBuild& build);
    void compiled(const nidus::ui::SyntaxBuild& build);

private:
    LatestJob m_job;
};

/// Reads a rule as the program does everywhere.
[[nodiscard]] std::shared_ptr<const grammar::Grammar> readRuleGrammar(const registration::SyntaxRule& rule);
/// Compiles what readRuleGrammar() made of a rule.
[[nodiscard]] grammar::Matcher compileRule(const registration::SyntaxRule& rule, std::shared_ptr<const grammar::Grammar> grammar,
                                  const std::stop_token& stop = {});

} // namespace nidus::ui
