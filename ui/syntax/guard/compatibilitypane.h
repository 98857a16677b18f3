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

/// What the grammar changes for URNs: compared with the previous version, with RFC 8141, and with a regular
/// expression that should be equivalent.
class CompatibilityPane final : public QWidget
{
    Q_OBJECT

public:
    explicit CompatibilityPane(QWidget* parent = nullptr);

    /// Absent: there is no previous version.
    void setBase(const std::optional<RevisionBase>& base);
    /// Compares a usable build with everything; absent when there is nothing to compare.
    void showBuild(const std::optional<SyntaxBuild>& build);
    /// Shows that the grammar on screen is not compared yet, or why it cannot be.
    void showNoAnswers(const QString& why);
    /// Discards the results because another registration is shown.
    void clear();
    [[nodiscard]] QListWidget* answers() const { return m_answers; }

Q_SIGNALS:
    /// The answers are shown; `gravest` is the most severe rank.
    void answered(nidus::ui::FindingRank gravest);

private:
    void ask();
    void showAnswers(const QList<RevisionAnswer>& answers);
    void addHint(const QString& text);

    std::optional<RevisionBase> m_base;
    std::optional<SyntaxBuild> m_build;
    LatestJob m_job;
    QListWidget* m_answers;
    QLineEdit* m_pattern;
};

} // namespace nidus::ui
