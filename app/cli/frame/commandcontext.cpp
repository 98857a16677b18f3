// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commandcontext.h"

#include "app/cli/frame/clitext.h"
#include "core/base/wholefile.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "core/findings/values/logging.h"
#include "core/storage/engine/filelocation.h"
#include "core/storage/values/storageerrors.h"
#include "core/system/process.h"
#include "core/workflow/registry/registryaccess.h"

#include <QFileInfo>
#include <QStringList>
#include <chrono>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

/// Standard input as a source that a caller can own.
class LentSource final : public base::ByteSource
{
public:
    explicit LentSource(const CommandContext& context) : m_context(context) {}
    [[nodiscard]] base::Result<std::size_t> read(std::span<char> into) override
    {
        base::Result<std::size_t> got = m_context.in->read(into);
        // SIGINT can end the input in the middle of a line, which must not be processed as a whole line.
        if (got && *got == 0 && m_context.isInterrupted())
            return std::unexpected(base::Error{base::kCanceled, "-", {}});
        return got;
    }
    [[nodiscard]] bool isReady() const override { return m_context.in->isReady(); }
    [[nodiscard]] std::uint64_t size() const override { return m_context.in->size(); }

private:
    const CommandContext& m_context;
};

} // namespace

bool CommandContext::isInterrupted() const
{
    return interrupted != nullptr && interrupted->load(std::memory_order_relaxed);
}

void CommandContext::writeChange(const std::string& result, const QString& what)
{
    system::setEndOnClosedPipe(false); // report the change even if the reader of the results is gone
    done = what;
    out->write(result);
}

void CommandContext::say(const QString& sentence) const
{
    err->write((findings::visibleText(sentence) + u'\n').toStdString());
}

ExitStatus CommandContext::fail(const QString& sentence) const
{
    say("nidus-cli: "_L1 + sentence);
    return ExitStatus::NotDone;
}

ExitStatus CommandContext::fail(const base::Error& error) const
{
    QString sentence = findings::describe(error);
    if (error.code == storage::kDatabaseFailure || error.code == storage::kDiskError)
        sentence += u' ' + findings::technicalDetail(error);
    qCInfo(findings::programLog).noquote() << sentence;
    return fail(sentence);
}

base::Result<std::unique_ptr<base::ByteSource>> CommandContext::openInput(const std::string& path) const
{
    if (path == "-")
        return std::make_unique<LentSource>(*this);
    if (const auto known = held.find(path); known != held.cend())
        return base::memoryByteSource(known->second);
    return base::openByteSource(path);
}

base::Result<std::string> CommandContext::readAll(const std::string& path, std::size_t limit) const
{
    if (path != "-")
        return base::readWholeFile(path, limit);
    LentSource source(*this);
    return base::readWhole(source, path, limit);
}

base::Result<storage::Registry> CommandContext::registryForReading() const
{
    // A dangling link is an error: do not silently continue without the registry it named.
    const bool isNamed = !registryPath.isEmpty() || QFileInfo(workflow::defaultRegistryPath()).isSymLink();
    return isNamed ? existingRegistry()
                   : warned(workflow::openForReading(chosenRegistryPath(), registryOptions()));
}

base::Result<std::shared_ptr<const check::NamespaceTable>>
CommandContext::namespacesForReading(const std::function<std::optional<QStringList>()>& asked) const
{
    const QString path = chosenRegistryPath();
    const QFileInfo file(path);
    if (path == workflow::kBuiltinPath)
        return workflow::builtinNamespaceTable();
    if (registryPath.isEmpty() && !file.exists() && !file.isSymLink()) {
        const base::Result<storage::Registry> opened = storage::Registry::open(path, registryOptions());
        if (!opened && opened.error().code == base::kFileNotFound)
            return workflow::builtinNamespaceTable();
    }
    const base::Result<storage::Registry> registry = registryForReading();
    if (!registry)
        return std::unexpected(registry.error());
    const std::optional<QStringList> nids = asked ? asked() : std::nullopt;
    return nids ? workflow::namespaceTable(*registry, *nids) : workflow::namespaceTable(*registry);
}

base::Result<storage::Registry> CommandContext::existingRegistry() const
{
    const QString path = chosenRegistryPath();
    if (path == workflow::kBuiltinPath)
        return workflow::openForReading(path);
    storage::RegistryOptions options = registryOptions();
    options.leavesLog = true; // most commands only read
    base::Result<storage::Registry> registry = warned(storage::Registry::open(path, options));
    if (registryPath.isEmpty() && !registry && registry.error().code == base::kFileNotFound)
        say("nidus-cli: "_L1 +
            Cli::tr("There is no default registry yet: commands that read use the built-in "
                    "namespaces, and the first command that writes creates it."));
    return registry;
}

base::Result<storage::Registry> CommandContext::registryForWriting() const
{
    base::Result<storage::Registry> registry =
        warned(workflow::openForWriting(chosenRegistryPath(), registryOptions()));
    if (registry)
        warnOfLocation(registry->path());
    if (registry && workflow::becameReadableByOthers(registry->path()))
        say("nidus-cli: "_L1 + findings::readableByOthersText(registry->path(), registry->path()));
    return registry;
}

base::Result<storage::Registry> CommandContext::warned(base::Result<storage::Registry> registry) const
{
    if (registry) {
        for (const base::Error& problem : registry->history().headProblems())
            say("nidus-cli: "_L1 + Cli::tr("Warning: %1").arg(findings::describe(problem)));
    }
    return registry;
}

QString CommandContext::chosenRegistryPath() const
{
    return registryPath.isEmpty() ? workflow::defaultRegistryPath() : registryPath;
}

storage::RegistryOptions CommandContext::registryOptions() const
{
    return {.headsFile = headsFile, .onLongWait = [this] {
                const std::chrono::seconds limit =
                    std::chrono::duration_cast<std::chrono::seconds>(storage::kBusyTimeout);
                say("nidus-cli: "_L1 +
                    Cli::tr("Another program is writing to the registry. Waiting up to %1 s.")
                        .arg(qint64{limit.count()}));
            }};
}

void CommandContext::warnOfLocation(const QString& path) const
{
    switch (storage::locationOf(path)) {
    case storage::FileLocation::Local: return;
    case storage::FileLocation::NetworkFolder:
        return say("nidus-cli: "_L1 + Cli::tr("Warning: %1").arg(findings::networkFolderText(path)));
    case storage::FileLocation::SyncFolder:
        return say("nidus-cli: "_L1 + Cli::tr("Warning: %1").arg(findings::syncFolderText(path)));
    }
}

} // namespace nidus::cli
