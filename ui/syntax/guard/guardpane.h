// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/jobs/latestjob.h"
#include "ui/syntax/guard/ruleguard.h"
#include "ui/syntax/text/syntaxcompiler.h"

#include <QWidget>
#include <optional>

class QLineEdit;
class QListWidget;

namespace nidus::ui {

/// What the grammar changes for URNs: held against the version before, against RFC 8141, and against a
/// regular expression that should say the same.
class GuardPane final : public QWidget
{
    Q_OBJECT

public:
    explicit GuardPane(QWidget* parent = nullptr);

    /// Absent: there is no version before.
    void setBase(const std::optional<GuardBase>& base);
    /// Holds a build that is usable against everything; none when there is nothing to compare.
    void showBuild(const std::optional<SyntaxBuild>& build);
    /// Forgets what was compared: another registration is shown.
    void clear();
    [[nodiscard]] QListWidget* answers() const { return m_answers; }

Q_SIGNALS:
    /// The answers are shown; `gravest` is the worst of them.
    void answered(nidus::ui::FindingRank gravest);

private:
    void ask();
    void showAnswers(const QList<GuardAnswer>& answers);

    std::optional<GuardBase> m_base;
    std::optional<SyntaxBuild> m_build;
    LatestJob m_job;
    QListWidget* m_answers;
    QLineEdit* m_pattern;
};

} // namespace nidus::ui
