// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/syntaxextraction.h"
#include "ui/support/jobs/latestjob.h"
#include "ui/syntax/samples/samplecheck.h"
#include "ui/syntax/text/syntaxcompiler.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <functional>

namespace nidus::ui {

/// Runs a syntax rule over samples, and makes samples from it, off the GUI thread.
class SampleRunner final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Checks samples by a build that is usable(). Replaces the check before.
    void check(const QList<registration::Sample>& samples, const SyntaxBuild& build);
    void generate(const SampleRequest& request, const SyntaxBuild& build);
    /// Looks for a grammar and URNs in the text of a Syntax section, and gives `receive` what is found.
    void harvest(const QString& syntaxText, const QString& nid,
                 std::function<void(const lint::ExtractedSyntax&)> receive);
    /// Drops what is running.
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
