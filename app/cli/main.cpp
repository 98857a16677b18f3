// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commandline.h"
#include "app/cli/openfilesink.h"
#include "core/findings/logging.h"
#include "core/system/openfile.h"
#include "core/system/process.h"
#include "core/workflow/registryaccess.h"

#ifdef NIDUS_PDF
#include "core/print/pdfwriter.h"

#include <QGuiApplication>
#endif

#include <QCoreApplication>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string_view>
#include <utility>

namespace {

/// Fonts need a QGuiApplication, which is made for nothing else: it takes its time to start.
std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv)
{
#ifdef NIDUS_PDF
    const auto isPdf = [](std::string_view word) { return word == "pdf" || word == "--format=pdf"; };
    if (std::any_of(argv, argv + argc, isPdf)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        return std::make_unique<QGuiApplication>(argc, argv);
    }
#endif
    return std::make_unique<QCoreApplication>(argc, argv);
}

} // namespace

int main(int argc, char* argv[])
{
    const std::unique_ptr<QCoreApplication> application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("nidus"));
    nidus::keepLog();
    const std::atomic<bool>& interrupted = nidus::endInputOnInterrupt();
    nidus::endOnClosedPipe(true); // quietly, when nobody reads the output any more
    nidus::surviveSizeLimit();

    nidus::OpenFile standardOutput = nidus::OpenFile::borrowed(1);
    const bool outIsTerminal = standardOutput.isTerminal();
    nidus::OpenFileSink out(std::move(standardOutput), nidus::kOutputHeld, "standard output");
    nidus::OpenFileSink err(nidus::OpenFile::borrowed(2), 0, "standard error");
    const std::expected<std::unique_ptr<nidus::ByteSource>, nidus::Error> in = nidus::openByteSource("-");
    nidus::CommandContext context{.out = &out,
                                  .err = &err,
                                  .in = in ? in->get() : nullptr,
                                  .headsFile = nidus::defaultHeadsFile(),
                                  .outIsTerminal = outIsTerminal,
                                  .useColour = outIsTerminal && qEnvironmentVariableIsEmpty("NO_COLOR") &&
                                               qgetenv("TERM") != "dumb",
                                  .interrupted = &interrupted};
#ifdef NIDUS_PDF
    context.writePdf = nidus::writePdf;
#endif
    const std::vector<std::string> words(argv + 1, argv + argc);
    const nidus::ExitStatus status = nidus::runCommandLine(words, context);
    return static_cast<int>(interrupted.load() ? nidus::ExitStatus::Interrupted : status);
}
