// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commandtable.h"
#include "app/cli/manual.h"

#include <QDir>
#include <QFile>
#include <cstdio>

namespace {

bool write(const QDir& folder, const QByteArray& name, const QByteArray& page)
{
    QFile file(folder.filePath(QString::fromUtf8(name)));
    return file.open(QIODevice::WriteOnly) && file.write(page) == page.size();
}

} // namespace

/// nidus-manual EXAMPLES DATE FOLDER PAGES: writes the manual pages of nidus-cli and its commands into
/// FOLDER, and the same for the manual of the window into PAGES.
int main(int argc, char* argv[])
{
    QFile examplesFile(argc == 5 ? QFile::decodeName(argv[1]) : QString());
    if (!examplesFile.open(QIODevice::ReadOnly)) {
        std::fputs("usage: nidus-manual EXAMPLES DATE FOLDER PAGES\n", stderr);
        return 2;
    }
    const nidus::cli::Examples examples = nidus::cli::examplesIn(examplesFile.readAll());
    const QByteArray date = argv[2];
    const QDir folder(QFile::decodeName(argv[3]));
    bool isWritten =
        write(folder, "nidus-cli.1", nidus::cli::manualPage(date)) &&
        write(QDir(QFile::decodeName(argv[4])), "commands.md", nidus::cli::manualMarkdown(examples));
    for (const nidus::cli::Command& command : nidus::cli::commands()) {
        const QByteArray name(command.name.data(), qsizetype(command.name.size()));
        isWritten = write(folder, nidus::cli::manualName(command) + ".1",
                          nidus::cli::manualPage(command, examples.value(name), date)) &&
                    isWritten;
    }
    return isWritten ? 0 : 2;
}
