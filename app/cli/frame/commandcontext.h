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
#include <QStringList>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace nidus::cli {

/// Returns the error with `subject`, unless it already has one.
[[nodiscard]] inline base::Error about(const std::string& subject, base::Error error)
{
    if (error.subject.empty())
        error.subject = subject;
    return error;
}

/// Everything outside the program that a command uses, injected so that tests can run commands. All pointers
/// are borrowed.
struct CommandContext
{
    ByteSink* out = nullptr;                ///< results only
    ByteSink* err = nullptr;                ///< progress and errors
    base::ByteSource* in = nullptr;         ///< standard input
    QString registryPath = {};              ///< empty = the default file
    QString headsFile = {};                 ///< RegistryOptions::headsFile
    std::span<const Command> commands = {}; ///< all commands
    bool outIsTerminal = false;
    bool useColor = false;
    const std::atomic<bool>* interrupted = nullptr; ///< set by SIGINT; may be null
    unsigned threads = 0; ///< for multithreaded work; 0 = as many as there are processors
    /// The permanent change that the results report, for an error message if they cannot be written.
    QString done = {};
    std::map<std::string, std::string> held = {}; ///< files that were read already, by name
    /// Writes PDF; null if the program was built without the window.
    base::Result<QByteArray> (*writePdf)(const registration::RegistryContent& content,
                                         exchange::PaperSize paper, const QByteArray& head) = nullptr;

    [[nodiscard]] bool isInterrupted() const;

    /// Writes the result of a permanent change; `what` describes it to a person.
    void writeChange(const std::string& result, const QString& what);
    /// Prints a line to standard error.
    void say(const QString& sentence) const;
    /// Prints an error: "nidus-cli: ..."; returns NotDone.
    ExitStatus fail(const QString& sentence) const;
    ExitStatus fail(const base::Error& error) const;

    /// Opens a file, or standard input for "-". What is `held` is borrowed.
    [[nodiscard]] base::Result<std::unique_ptr<base::ByteSource>> openInput(const std::string& path) const;
    /// Returns all bytes of a regular file or of standard input; TooLarge above `limit` bytes.
    [[nodiscard]] base::Result<std::string> readAll(const std::string& path, std::size_t limit) const;

    /// Opens the registry; the built-in content if no file is named and the default one does not exist.
    [[nodiscard]] base::Result<storage::Registry> registryForReading() const;
    /// Returns the namespaces of registryForReading(); if `asked` returns NIDs, only these. It is called once
    /// the registry is open.
    [[nodiscard]] base::Result<std::shared_ptr<const check::NamespaceTable>>
    namespacesForReading(const std::function<std::optional<QStringList>()>& asked = {}) const;
    /// For commands about the file itself: FileNotFound even if the default file is missing.
    [[nodiscard]] base::Result<storage::Registry> existingRegistry() const;
    /// Opens the registry and warns if its location is not safe for writing.
    [[nodiscard]] base::Result<storage::Registry> registryForWriting() const;
    [[nodiscard]] QString chosenRegistryPath() const;
    /// Warns on standard error if other people or programs may damage a file in this location.
    void warnOfLocation(const QString& path) const;

private:
    [[nodiscard]] storage::RegistryOptions registryOptions() const;
    /// Warns if the history does not continue from a head seen before.
    [[nodiscard]] base::Result<storage::Registry> warned(base::Result<storage::Registry> registry) const;
};

} // namespace nidus::cli
