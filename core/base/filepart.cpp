// SPDX-License-Identifier: Apache-2.0
#include "core/base/filepart.h"

#include "core/base/contract.h"
#include "core/base/systemerror.h"
#include "core/system/openfile.h"

#include <algorithm>
#include <string_view>
#include <system_error>
#include <utility>

namespace nidus::base {

namespace {

/// Reads the lines that begin in [begin, end) of a file.
class FilePartSource final : public ByteSource
{
public:
    /// The file is positioned one byte before `begin`, which shows whether a line begins there, or at 0.
    FilePartSource(system::OpenFile file, std::uint64_t begin, std::uint64_t end, std::string path)
        : m_file(std::move(file)),
          m_size(end - begin),
          m_at(begin == 0 ? 0 : begin - 1),
          m_end(end),
          m_isWithinLine(begin > 0),
          m_isDone(begin == end),
          m_path(std::move(path))
    {}

    Result<std::size_t> read(std::span<char> into) override
    {
        while (!m_isDone) {
            const std::expected<std::size_t, std::error_code> got = m_file.read(into);
            if (!got)
                return std::unexpected(readError(got.error(), m_path));
            m_isDone = *got == 0;
            if (const std::size_t ours = keepPart(into.first(*got)); ours > 0)
                return ours;
        }
        return std::size_t{0};
    }
    [[nodiscard]] std::uint64_t size() const override { return m_size; }

private:
    /// Moves the bytes read that belong to this part to the front; returns how many.
    std::size_t keepPart(std::span<char> bytes)
    {
        if (m_isWithinLine) {
            const auto lineFeed = std::ranges::find(bytes, '\n');
            const auto skipped = std::size_t(lineFeed - bytes.begin()) + (lineFeed == bytes.end() ? 0 : 1);
            m_isWithinLine = lineFeed == bytes.end();
            m_at += skipped;
            m_isDone = m_isDone || (!m_isWithinLine && m_at >= m_end);
            if (m_isWithinLine || m_isDone)
                return 0;
            std::ranges::copy(bytes.subspan(skipped), bytes.begin());
            bytes = bytes.first(bytes.size() - skipped);
        }
        if (m_at + bytes.size() >= m_end) {
            const std::size_t lastByte = m_end - 1 > m_at ? std::size_t(m_end - 1 - m_at) : 0;
            const std::size_t lineFeed = std::string_view(bytes.data(), bytes.size()).find('\n', lastByte);
            if (lineFeed != std::string_view::npos) {
                m_isDone = true;
                bytes = bytes.first(lineFeed + 1);
            }
        }
        m_at += bytes.size();
        return bytes.size();
    }

    system::OpenFile m_file;
    std::uint64_t m_size;
    std::uint64_t m_at; ///< byte of the file that is read next
    std::uint64_t m_end;
    bool m_isWithinLine; ///< at the start: in a line of the previous part
    bool m_isDone;
    std::string m_path;
};

} // namespace

Result<OpenFilePart> openFilePart(const std::string& path, const FilePart& part)
{
    constexpr const char* promise = "the number of a part is between 1 and the number of parts";
    if (!expects(part.number >= 1 && part.number <= part.of, promise))
        return std::unexpected(brokenPromise(path, promise));
    std::expected<system::OpenFile, std::error_code> file =
        system::OpenFile::open(path, system::OpenWay::ReadRegular);
    const std::expected<system::FileFacts, std::error_code> facts =
        file ? file->facts() : std::unexpected(file.error());
    if (!facts && facts.error() == std::errc::operation_not_supported)
        return std::unexpected(Error{kNotAvailable, path, {}});
    if (!facts)
        return std::unexpected(readError(facts.error(), path));
    // In this order the product stays below 2^64 for files of any real size.
    const auto border = [&](unsigned number) {
        return facts->size / part.of * number + facts->size % part.of * number / part.of;
    };
    const std::uint64_t begin = border(part.number - 1);
    if (const std::error_code failed = file->seek(begin == 0 ? 0 : begin - 1))
        return std::unexpected(readError(failed, path));
    return OpenFilePart{
        .source = std::make_unique<FilePartSource>(*std::move(file), begin, border(part.number), path),
        .size = facts->size,
        .modified = facts->modified};
}

} // namespace nidus::base
