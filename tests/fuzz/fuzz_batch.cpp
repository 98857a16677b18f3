// SPDX-License-Identifier: Apache-2.0
#include "core/base/utf16.h"
#include "core/batch/batchchecker.h"
#include "core/urn/presentation.h"
#include "tests/fuzz/require.h"

#include <cstdint>
#include <string>
#include <string_view>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::batch;
using namespace nidus::check;
using namespace nidus::urn;
using nidus::fuzz::require;

namespace {

/// Writes all results of a batch as text.
class WritingSink final : public CheckSink
{
public:
    void checked(std::span<const CheckedLine> lines) override
    {
        for (const CheckedLine& line : lines) {
            const CheckOutcome& outcome = line.outcome;
            for (const std::uint64_t number :
                 {line.line, line.fileOffset, std::uint64_t{line.column}, std::uint64_t(outcome.verdict),
                  std::uint64_t(outcome.reason), std::uint64_t(outcome.error), std::uint64_t{outcome.offset},
                  std::uint64_t{outcome.nidOffset}, std::uint64_t{outcome.nidLength}})
                text += std::to_string(number) + ' ';
            text += escapedBytes(line.text) + '\n';
            ++records;
        }
    }
    std::string text;
    std::uint64_t records = 0;
};

struct Run
{
    std::string text;
    CheckCounts counts;
    bool operator==(const Run&) const = default;
};

Run run(std::string_view bytes, const BatchOptions& options)
{
    static const UrnChecker checker(
        {}, std::make_shared<NamespaceTable>(std::vector<NamespaceEntry>{{"example", false}, {"fdc", true}}));
    WritingSink sink;
    const std::unique_ptr<ByteSource> source = memoryByteSource(bytes);
    const auto counts = checkBatch(*source, checker, options, sink, nullptr, {});
    const bool isTable = options.input == InputKind::Table;
    require(isTable || counts.has_value() == utf16Name(bytes).empty(), "memory can be read, except UTF-16");
    if (!counts)
        return {counts.error().detail, {}};
    require(counts->checked() == sink.records, "every record is counted");
    require(options.input == InputKind::RunningText || isTable ||
                counts->checked() + counts->blank == counts->lines,
            "every line is blank or has a verdict");
    require(!isTable || counts->checked() + counts->blank <= counts->lines, "a row has one or more lines");
    return {std::move(sink.text), *counts};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 2)
        return 0;
    // The first two bytes choose, the rest is the input.
    const auto kind = static_cast<InputKind>(data[0] % 5);
    const std::string column = data[1] >= 0x80 ? "a" : "2";
    const std::size_t blockSize = 1 + data[1] % 64;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 2, size - 2);
    const Run whole = run(bytes, {.input = kind,
                                  .member = "a",
                                  .column = column,
                                  .blockSize = 4096}); // fits the longest input; more costs time
    require(whole == run(bytes, {.input = kind, .member = "a", .column = column, .blockSize = blockSize}),
            "the block size changes nothing");
    if (data[0] >= 0xC0) // rarely, because starting threads is slow
        require(whole ==
                    run(bytes,
                        {.input = kind, .member = "a", .column = column, .jobs = 3, .blockSize = blockSize}),
                "the number of jobs changes nothing");
    return 0;
}
