// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/readahead.h"

#include "core/base/wholefile.h"

#include <algorithm>
#include <array>

namespace nidus::cli {

namespace {

constexpr std::size_t kMostAhead = std::size_t{64} << 10; ///< bytes of all inputs together

} // namespace

/// Standard input, of which the beginning was already read.
class ReadAhead::Replayed final : public base::ByteSource
{
public:
    explicit Replayed(const CommandContext& context) : m_context(context), m_rest(*context.in) {}

    /// Reads up to `most` bytes, and waits only for the first ones; returns whether these are all.
    [[nodiscard]] bool readAhead(std::size_t most)
    {
        std::array<char, 4096> bytes{};
        while (!m_hasEnded && m_start.size() <= most && (m_start.empty() || m_rest.isReady())) {
            const base::Result<std::size_t> got = m_rest.read(bytes);
            if (!got || (*got == 0 && m_context.isInterrupted()))
                return false; // the next read reports it again
            m_hasEnded = *got == 0;
            m_start.append(bytes.data(), *got);
        }
        return m_hasEnded && m_start.size() <= most;
    }
    [[nodiscard]] std::string_view start() const { return m_start; }

    [[nodiscard]] base::Result<std::size_t> read(std::span<char> into) override
    {
        if (m_given < m_start.size()) {
            const std::size_t count = std::min(into.size(), m_start.size() - m_given);
            std::copy_n(m_start.data() + m_given, count, into.begin());
            m_given += count;
            return count;
        }
        // The read that was interrupted would wait again.
        return m_hasEnded || m_context.isInterrupted() ? base::Result<std::size_t>(0) : m_rest.read(into);
    }
    [[nodiscard]] bool isReady() const override
    {
        return m_given < m_start.size() || m_hasEnded || m_rest.isReady();
    }
    [[nodiscard]] std::uint64_t size() const override { return m_rest.size(); }

private:
    const CommandContext& m_context;
    base::ByteSource& m_rest;
    std::string m_start;
    std::size_t m_given = 0;
    bool m_hasEnded = false;
};

ReadAhead::ReadAhead(CommandContext& context) : m_context(context), m_in(context.in) {}

ReadAhead::~ReadAhead()
{
    m_context.in = m_in;
    m_context.held.clear();
}

std::optional<std::vector<std::string_view>> ReadAhead::read(const std::vector<std::string>& paths)
{
    std::vector<std::string_view> all;
    for (const std::string& path : paths) {
        if (path != "-" && !readFile(path))
            return std::nullopt;
        if (path != "-")
            all.push_back(m_context.held[path]);
    }
    if (std::ranges::find(paths, "-") == paths.cend())
        return all;
    if (!readStandardInput())
        return std::nullopt;
    all.push_back(m_replayed->start());
    return all;
}

bool ReadAhead::readStandardInput()
{
    m_replayed = std::make_unique<Replayed>(m_context);
    m_context.in = m_replayed.get();
    return m_replayed->readAhead(room());
}

bool ReadAhead::readFile(const std::string& path)
{
    if (m_context.held.contains(path))
        return true;
    const base::Result<std::unique_ptr<base::ByteSource>> file = base::openRegularSource(path);
    if (!file || (*file)->size() > room())
        return false;
    base::Result<std::string> bytes = base::readWhole(**file, path, room());
    if (!bytes)
        return false;
    m_size += bytes->size();
    m_context.held[path] = *std::move(bytes);
    return true;
}

std::size_t ReadAhead::room() const { return kMostAhead - std::min(m_size, kMostAhead); }

} // namespace nidus::cli
