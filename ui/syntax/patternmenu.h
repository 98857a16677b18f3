// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/jobs/latestjob.h"
#include "ui/syntax/text/syntaxcompiler.h"

#include <QMenu>
#include <optional>

namespace nidus::ui {

/// The menu Copy as Regular Expression: puts a pattern on the clipboard that is proven equal to the grammar.
class PatternMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit PatternMenu(QWidget* parent = nullptr);

    /// Sets the grammar; absent if there is none that can be used.
    void setBuild(const std::optional<SyntaxBuild>& build);

Q_SIGNALS:
    /// Says what was copied, or why nothing was.
    void finished(const QString& text);

private:
    void copy(grammar::RegexDialect dialect);

    std::optional<SyntaxBuild> m_build;
    LatestJob m_job;
    QAction* m_nssOnly;
};

} // namespace nidus::ui
