// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/check/askednids.h"

#include "core/base/bytesource.h"
#include "core/base/decompressor.h"
#include "core/batch/batchchecker.h"
#include "core/urn/nid.h"

#include <memory>
#include <stop_token>

namespace nidus::workflow {

namespace {

/// Collects the NIDs of checked lines.
class NidCollector final : public batch::CheckSink
{
public:
    void checked(std::span<const batch::CheckedLine> lines) override
    {
        for (const batch::CheckedLine& line : lines) {
            const std::string_view nid = line.text.substr(line.outcome.nidOffset, line.outcome.nidLength);
            const QString lower = QString::fromStdString(urn::lowerNid(nid));
            if (!nid.empty() && !m_nids.contains(lower) && m_nids.size() <= kMostAskedNids)
                m_nids.append(lower);
        }
    }
    [[nodiscard]] const QStringList& nids() const { return m_nids; }

private:
    QStringList m_nids;
};

} // namespace

std::optional<QStringList> askedNids(std::string_view input, const batch::BatchOptions& options, urn::Rfc rfc)
{
    if (base::archiveMark(input) != base::ArchiveMark::None)
        return std::nullopt;
    batch::BatchOptions collecting = options;
    collecting.jobs = 1;
    collecting.findsPlaces = false;
    const check::UrnChecker anyNid({.against = check::CheckAgainst::OwnNamespace, .rfc = rfc},
                                   std::make_shared<const check::NamespaceTable>());
    NidCollector collector;
    const std::unique_ptr<base::ByteSource> source = base::memoryByteSource(input);
    const auto counts = batch::checkBatch(*source, anyNid, collecting, collector, nullptr, {});
    if (!counts || collector.nids().size() > kMostAskedNids)
        return std::nullopt;
    return collector.nids();
}

} // namespace nidus::workflow
