// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commandcontext.h"

#include "core/findings/catalogue.h"
#include "core/workflow/registryaccess.h"

#include <QStringList>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr std::size_t kReadSize = std::size_t{64} << 10;

/// Standard input lent to whoever wants to own a source.
class LentSource final : public ByteSource
{
public:
    explicit LentSource(const CommandContext& context) : m_context(context) {}
    [[nodiscard]] std::expected<std::size_t, Error> read(std::span<char> into) override
    {
        std::expected<std::size_t, Error> got = m_context.in->read(into);
        // SIGINT ends the input in the middle of a line: the piece must not be taken for a whole one.
        if (got && *got == 0 && m_context.isInterrupted())
            return std::unexpected(Error{ErrorCode::Cancelled, "-", {}});
        return got;
    }
    [[nodiscard]] std::uint64_t size() const override { return m_context.in->size(); }

private:
    const CommandContext& m_context;
};

} // namespace

bool CommandContext::isInterrupted() const
{
    return interrupted != nullptr && interrupted->load(std::memory_order_relaxed);
}

void CommandContext::say(const QString& sentence) const
{
    err->write((sentence + u'\n').toStdString());
}

ExitStatus CommandContext::fail(const QString& sentence) const
{
    say("nidus-cli: "_L1 + sentence);
    return ExitStatus::NotDone;
}

ExitStatus CommandContext::fail(const Error& error) const
{
    return fail(describe(error));
}

std::expected<std::unique_ptr<ByteSource>, Error> CommandContext::openInput(const std::string& path) const
{
    if (path == "-")
        return std::make_unique<LentSource>(*this);
    return openByteSource(path);
}

std::expected<std::string, Error> CommandContext::readAll(const std::string& path) const
{
    const std::expected<std::unique_ptr<ByteSource>, Error> source = openInput(path);
    if (!source)
        return std::unexpected(source.error());
    std::string bytes;
    std::array<char, kReadSize> block{};
    while (true) {
        const std::expected<std::size_t, Error> got = (*source)->read(block);
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            return bytes;
        bytes.append(block.data(), *got);
    }
}

std::expected<Registry, Error> CommandContext::registryForReading() const
{
    return openForReading(chosenRegistryPath());
}

std::expected<Registry, Error> CommandContext::registryForWriting() const
{
    return openForWriting(chosenRegistryPath());
}

QString CommandContext::chosenRegistryPath() const
{
    return registryPath.isEmpty() ? defaultRegistryPath() : registryPath;
}

} // namespace nidus
