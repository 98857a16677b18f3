// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commandline.h"
#include "app/cli/frame/openfilesink.h"
#include "core/findings/values/logging.h"
#include "core/system/openfile.h"
#include "core/system/process.h"
#include "core/workflow/registry/registryaccess.h"

#ifdef NIDUS_PDF
#include "core/print/pdfwriter.h"

#include <QGuiApplication>
#endif

#include <QCoreApplication>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace {

#ifdef NIDUS_PDF
using Application = QGuiApplication;
#else
using Application = QCoreApplication;
#endif

/// PDF needs fonts, and thus QtGui, which takes as long to load as everything else at the start. Only
/// nidus-cli-pdf links it: it is next to this program, or where it is installed.
[[maybe_unused]] void startPdfProgram(char* const* arguments)
{
    for (const char* place : {"nidus-cli-pdf", "../libexec/nidus/nidus-cli-pdf"})
        nidus::system::continueAs(place, arguments);
}

} // namespace

int main(int argc, char* argv[])
{
    const std::vector<std::string> words(argv + std::min(1, argc), argv + argc);
#ifdef NIDUS_PDF
    qputenv("QT_QPA_PLATFORM", "offscreen");
#else
    if (nidus::cli::asksForPdf(words))
        startPdfProgram(argv);
#endif
    for (const char* variable : {"QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"})
        nidus::system::keepAbsoluteFolders(variable);
    int count = 1; // Qt would take words such as "-reverse" and "-platformpluginpath" for its own options
    const Application application(count, argv);
    QCoreApplication::setApplicationName(QStringLiteral("nidus"));
    nidus::findings::startLog();
    const std::atomic<bool>& interrupted = nidus::system::endInputOnInterrupt();
    nidus::system::setEndOnClosedPipe(true); // quietly, when the reader of the output is gone
    nidus::system::ignoreSizeLimitSignal();

    nidus::system::OpenFile standardOutput = nidus::system::OpenFile::borrowed(1);
    const bool outIsTerminal = standardOutput.isTerminal();
    nidus::cli::OpenFileSink out(std::move(standardOutput), nidus::cli::kOutputBuffer, "standard output");
    nidus::cli::OpenFileSink err(nidus::system::OpenFile::borrowed(2), 0, "standard error");
    const std::expected<std::unique_ptr<nidus::base::ByteSource>, nidus::base::Error> in =
        nidus::base::openByteSource("-");
    nidus::cli::CommandContext context{.out = &out,
                                       .err = &err,
                                       .in = in ? in->get() : nullptr,
                                       .headsFile = nidus::workflow::defaultHeadsFile(),
                                       .outIsTerminal = outIsTerminal,
                                       .useColor = outIsTerminal && qEnvironmentVariableIsEmpty("NO_COLOR") &&
                                                   qgetenv("TERM") != "dumb",
                                       .interrupted = &interrupted};
#ifdef NIDUS_PDF
    context.writePdf = nidus::print::writePdf;
#endif
    const nidus::cli::ExitStatus status = nidus::cli::runCommandLine(words, context);
    return static_cast<int>(interrupted.load() ? nidus::cli::ExitStatus::Interrupted : status);
}
