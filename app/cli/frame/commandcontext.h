// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/bytesink.h"
#include "app/cli/frame/command.h"
#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/check/namespacetable.h"
#include "core/exchange/formats/papersize.h"
#include "core/storage/registry.h"

#include <QByteArray>
#include <QString>
#include <atomic>
#include <expected>
#include <memory>
#include <span>

namespace nidus::cli {

/// The error with what it is about, where it does not say so itself.
[[nodiscard]] inline base::Error about(const std::string& subject, base::Error error)
{
    if (error.subject.empty())
        error.subject = subject;
    return error;
}

/// All of the outside world that a command sees: injected, so that commands run inside a test. Everything
/// pointed to is borrowed.
struct CommandContext
{
    ByteSink* out = nullptr;                ///< results only
    ByteSink* err = nullptr;                ///< progress and errors
    base::ByteSource* in = nullptr;               ///< standard input
    QString registryPath = {};              ///< empty = the default file
    QString headsFile = {};                 ///< RegistryOptions::headsFile
    std::span<const Command> commands = {}; ///< all there are
    bool outIsTerminal = false;
    bool useColour = false;
    const std::atomic<bool>* interrupted = nullptr; ///< set by SIGINT; may be null
    unsigned threads = 0; ///< for work that goes on several; 0 = as many as there are processors
    QString done =
        {}; ///< what was changed for good and is told in the results, for when they cannot be printed
    /// Writes PDF; null where the program was built without the window.
    std::expected<QByteArray, base::Error> (*writePdf)(const registration::RegistryContent& content, exchange::PaperSize paper,
                                                 const QByteArray& head) = nullptr;

    [[nodiscard]] bool isInterrupted() const;

    /// Writes the result of what was changed for good; `what` says it to a person.
    void writeDone(const std::string& result, const QString& what);
    /// A line on standard error.
    void say(const QString& sentence) const;
    /// Says that the job could not be done: "nidus-cli: ..."; returns NotDone.
    ExitStatus fail(const QString& sentence) const;
    ExitStatus fail(const base::Error& error) const;

    /// A file, or standard input for "-".
    [[nodiscard]] std::expected<std::unique_ptr<base::ByteSource>, base::Error> openInput(const std::string& path) const;
    /// All bytes of a file or of standard input.
    [[nodiscard]] std::expected<std::string, base::Error> readAll(const std::string& path) const;

    /// The built-in content where nobody named a file and the default one is not there.
    [[nodiscard]] std::expected<storage::Registry, base::Error> registryForReading() const;
    /// The namespaces of registryForReading().
    [[nodiscard]] std::expected<std::shared_ptr<const check::NamespaceTable>, base::Error> namespacesForReading() const;
    /// For what is about the file itself: FileNotFound also of the default one.
    [[nodiscard]] std::expected<storage::Registry, base::Error> registryThatIsThere() const;
    /// Warns of a place where writing is not safe.
    [[nodiscard]] std::expected<storage::Registry, base::Error> registryForWriting() const;
    [[nodiscard]] QString chosenRegistryPath() const;
    /// On standard error, where several people or programs may damage the file.
    void warnOfLocation(const QString& path) const;

private:
    [[nodiscard]] storage::RegistryOptions registryOptions() const;
    /// Warns of a history that does not go on from a head seen before.
    [[nodiscard]] std::expected<storage::Registry, base::Error> warned(std::expected<storage::Registry, base::Error> registry) const;
};

} // namespace nidus::cli
