// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/lint/syntaxextraction.h"
#include "ui/support/jobs/latestjob.h"
#include "ui/syntax/samples/samplecheck.h"
#include "ui/syntax/text/syntaxcompiler.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <functional>

namespace nidus::ui {

/// Checks samples against a syntax rule, and generates samples from it, off the GUI thread.
class SampleRunner final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Checks samples with a build that is usable(). Replaces a running check.
    void check(const QList<registration::Sample>& samples, const SyntaxBuild& build);
    void generate(const SampleRequest& request, const SyntaxBuild& build);
    /// What is in the text of a Syntax section.
    struct Harvest
    {
        lint::ExtractedSyntax found;
        QList<findings::Finding> doubts; ///< why the grammar cannot be used; empty: it can
    };
    /// Searches the text of a Syntax section for a grammar and URNs, and passes them to `receive`.
    void harvest(const QString& syntaxText, const QString& nid, std::function<void(const Harvest&)> receive);
    /// Drops all running jobs.
    void abandon();

Q_SIGNALS:
    void checked(const QHash<QString, nidus::ui::SampleOutcome>& outcomesByUrn);
    void generated(const QList<nidus::registration::Sample>& samples);

private:
    LatestJob m_check;
    LatestJob m_generate;
    LatestJob m_harvest;
};

} // namespace nidus::ui
