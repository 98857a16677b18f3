// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/samples/samplerunner.h"

#include "core/lint/prosegrammar.h"

namespace nidus::ui {

void SampleRunner::check(const QList<registration::Sample>& samples, const SyntaxBuild& build)
{
    m_check.submit(
        samples,
        [checker = build.checker](const QList<registration::Sample>& all, const std::stop_token& stop) {
            QHash<QString, SampleOutcome> outcomes;
            for (const registration::Sample& sample : all) {
                if (stop.stop_requested())
                    break;
                outcomes.insert(sample.urn, checkSample(sample.urn, *checker));
            }
            return outcomes;
        },
        [this](const QHash<QString, SampleOutcome>& outcomes) { Q_EMIT checked(outcomes); });
}

void SampleRunner::generate(const SampleRequest& request, const SyntaxBuild& build)
{
    m_generate.submit(
        request,
        [build](const SampleRequest& wanted, const std::stop_token&) {
            return generatedSamples(*build.matcher, *build.checker, wanted);
        },
        [this](const QList<registration::Sample>& samples) { Q_EMIT generated(samples); });
}

void SampleRunner::harvest(const QString& syntaxText, const QString& nid,
                           std::function<void(const Harvest&)> receive)
{
    m_harvest.submit(
        syntaxText,
        [nid](const QString& text, const std::stop_token& stop) {
            return Harvest{lint::extractSyntax(text, nid), lint::lintUnusedGrammar(text, nid, {}, stop)};
        },
        std::move(receive));
}

void SampleRunner::abandon()
{
    m_harvest.abandon();
    m_check.abandon();
    m_generate.abandon();
}

} // namespace nidus::ui
