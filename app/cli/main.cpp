// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commandline.h"
#include "app/cli/descriptorsink.h"
#include "app/cli/interruption.h"

#include <QCoreApplication>
#include <cstdio>
#include <unistd.h>

namespace {

constexpr std::size_t kOutputHeld = std::size_t{64} << 10;

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("nidus"));
    const std::atomic<bool>& interrupted = nidus::installSignalHandlers();

    nidus::DescriptorSink out(STDOUT_FILENO, kOutputHeld);
    nidus::DescriptorSink err(STDERR_FILENO, 0);
    const std::expected<std::unique_ptr<nidus::ByteSource>, nidus::Error> in = nidus::openByteSource("-");
    const bool outIsTerminal = ::isatty(STDOUT_FILENO) == 1;
    nidus::CommandContext context{.out = &out,
                                  .err = &err,
                                  .in = in ? in->get() : nullptr,
                                  .outIsTerminal = outIsTerminal,
                                  .useColour = outIsTerminal && qEnvironmentVariableIsEmpty("NO_COLOR") &&
                                               qgetenv("TERM") != "dumb",
                                  .interrupted = &interrupted};
    const std::vector<std::string> words(argv + 1, argv + argc);
    const nidus::ExitStatus status = nidus::runCommandLine(words, context);
    return static_cast<int>(interrupted.load() ? nidus::ExitStatus::Interrupted : status);
}
