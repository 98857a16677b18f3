// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/draftcounting.h"

#include "core/registration/handle.h"
#include "core/workflow/drafts/lintdigest.h"
#include "ui/support/look/settings.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <chrono>
#include <cstdint>

namespace nidus::ui {

namespace {

constexpr qsizetype kLintedTogether = 64;               ///< drafts that are linted together
constexpr std::chrono::milliseconds kDeliveryStep{500}; ///< between two deliveries

/// Drafts whose findings are not known yet.
struct Uncounted
{
    QStringList handles;
    QByteArrayList digests;
    QList<workflow::LintTask> tasks;
};

class Counting
{
public:
    Counting(const CountOrder& order, const std::stop_token& stop, const ReceiveCounts& receive)
        : m_order(order), m_stop(stop), m_receive(receive), m_store(order.path), m_known(m_store.read())
    {}

    void run(const storage::Registry& registry)
    {
        m_sinceStep.start();
        const auto rows = registry.overview().summaries();
        QList<qint64> inSight;
        for (const storage::RegistrySummary& row : rows.value_or(QList<storage::RegistrySummary>())) {
            m_total += row.draftId == 0 ? 0 : 1;
            if (row.draftId != 0 && m_order.first.contains(row.handle))
                inSight.append(row.draftId);
        }
        // To read all drafts takes seconds.
        const auto first = workflow::RegistryFacts::readFor(registry, inSight);
        if (first && !inSight.isEmpty()) {
            count(registry, *first);
            if (m_stop.stop_requested())
                return;
            deliver(m_counts.size());
        }
        const auto all = workflow::RegistryFacts::read(registry);
        if (!all)
            return;
        m_total = all->drafts().size();
        count(registry, *all);
        if (m_stop.stop_requested())
            return keepPart();
        deliver(m_total);
        if (m_used != m_known)
            m_store.write(m_used);
    }

private:
    /// Keeps what a stopped run has counted, with what earlier runs have.
    void keepPart()
    {
        CountsByDigest all = m_known;
        all.insert(m_used);
        if (all != m_known)
            m_store.write(all);
    }

    /// Counts the drafts that are not counted yet.
    void count(const storage::Registry& registry, const workflow::RegistryFacts& facts)
    {
        const std::optional<findings::LintProfile> profile =
            findings::profileFromWord(settingText(Setting::LintProfile));
        const workflow::LintDigests digests(QCoreApplication::applicationVersion(), facts.nids());
        for (const registration::Draft& draft : facts.drafts()) {
            if (m_stop.stop_requested())
                return;
            const QString handle = registration::draftHandle(draft.id);
            if (m_counts.contains(handle))
                continue;
            auto task = facts.taskFor(registry, draft);
            if (!task)
                continue; // somebody else has moved it to the trash
            if (profile)
                task->profile = *profile;
            const QByteArray digest = digests.of(*task);
            if (const auto known = m_known.constFind(digest); known != m_known.cend())
                note(handle, digest, *known);
            else
                addToBlock(handle, digest, *task);
        }
        finishBlock();
    }

    void addToBlock(const QString& handle, const QByteArray& digest, const workflow::LintTask& task)
    {
        m_block.handles.append(handle);
        m_block.digests.append(digest);
        m_block.tasks.append(task);
        if (m_block.tasks.size() == kLintedTogether)
            finishBlock();
    }

    void finishBlock()
    {
        const QList<lint::SeparatedFindings> found = workflow::lintTogether(m_block.tasks, m_stop);
        if (m_stop.stop_requested())
            return;
        for (qsizetype i = 0; i < found.size(); ++i) {
            FindingCounts counts;
            for (const findings::Finding& finding : found.at(i).open)
                counts.add(finding.severity);
            note(m_block.handles.at(i), m_block.digests.at(i), counts);
        }
        m_block = {};
        if (m_sinceStep.elapsed() >= kDeliveryStep.count())
            deliver(m_counts.size());
    }

    void note(const QString& handle, const QByteArray& digest, const FindingCounts& counts)
    {
        m_counts.insert(handle, counts);
        m_used.insert(digest, counts);
    }

    void deliver(qsizetype done)
    {
        m_sinceStep.start();
        // The receiver shares no data with this thread: QHash looks for other owners without synchronization.
        CountsByHandle counts = m_counts;
        counts.detach();
        m_receive(counts, {std::uint64_t(done), std::uint64_t(m_total)});
    }

    const CountOrder& m_order;
    const std::stop_token& m_stop;
    const ReceiveCounts& m_receive;
    CountStore m_store;
    CountsByDigest m_known; ///< from earlier runs
    CountsByDigest m_used;
    CountsByHandle m_counts;
    Uncounted m_block;
    qsizetype m_total = 0;
    QElapsedTimer m_sinceStep;
};

} // namespace

void countDraftFindings(const CountOrder& order, const std::stop_token& stop, const ReceiveCounts& receive)
{
    const base::Result<storage::Registry> registry = order.place.open();
    if (registry)
        Counting(order, stop, receive).run(*registry);
}

} // namespace nidus::ui
