// SPDX-License-Identifier: Apache-2.0
// The first byte chooses the format, the rest is a file of `check --part` without its first line and its
// checksums.
#include "core/report/checkformats.h"
#include "core/report/parts/partjoin.h"
#include "core/report/rows/partfile.h"
#include "tests/fuzz/require.h"

#include <cstdint>
#include <string>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::batch;
using namespace nidus::report;
using nidus::fuzz::require;

namespace {

/// Returns the file with the records in `in`, as far as they are records.
std::string withChecksums(std::string_view in)
{
    std::string bytes(kShareMagic);
    PartWriter writer;
    while (!in.empty()) {
        const auto tag = static_cast<PartTag>(in.front());
        std::string_view rest = in.substr(1);
        const std::optional<std::string_view> record = takeCounted(rest);
        if (!record)
            break;
        writer.append(bytes, tag, *record);
        in = rest;
    }
    return bytes.append(in);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const ReportFormat format = kReportFormats[data[0] % std::size(kReportFormats)].format;
    const bool isSummary = data[0] >= 0x80;
    const ReportSettings settings{.files = {"file"}};
    const std::unique_ptr<CheckReport> report =
        isSummary ? makeCheckSummary(format, settings) : makeCheckReport(format, settings);
    const std::string bytes = withChecksums({reinterpret_cast<const char*>(data) + 1, size - 1});
    DuplicateFinder finder(".");
    PartJoin join(*report, finder);
    const auto added = join.add(*memoryByteSource(bytes), [](std::string& text) { text.clear(); });
    const auto totals = PartJoin::totals(*memoryByteSource(bytes));
    require(!added || (totals && *totals == *added), "a file that can be joined has totals");
    (void)PartJoin::head(*memoryByteSource(bytes));
    std::string text;
    report->end(text);
    return 0;
}
