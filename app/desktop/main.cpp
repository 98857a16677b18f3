// SPDX-License-Identifier: Apache-2.0
#include "app/desktop/application.h"
#include "core/findings/values/logging.h"
#include "core/system/process.h"
#include "ui/support/look/settings.h"
#include "ui/support/text/languages.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QIcon>
#include <QStringList>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>

using namespace Qt::StringLiterals;

namespace {

/// Whether the only word asks about the program, which needs no display.
bool asksAboutProgram(const QStringList& words)
{
    const QStringList questions{u"-h"_s, u"--help"_s, u"--help-all"_s, u"-v"_s, u"--version"_s};
    return words.size() == 2 && questions.contains(words.last());
}

} // namespace

int main(int argc, char* argv[])
{
    for (const char* variable : {"QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"})
        nidus::system::keepAbsoluteFolders(variable);
    QStringList words;
    for (char* const word : std::span(argv, std::size_t(argc)))
        words.append(QFile::decodeName(word));
    int count = 1; // Qt would take words such as "-reverse" and "-platformpluginpath" for its own options
    const std::unique_ptr<QCoreApplication> qt =
        asksAboutProgram(words)
            ? std::make_unique<QCoreApplication>(count, argv)
            : std::unique_ptr<QCoreApplication>(std::make_unique<QApplication>(count, argv));
    nidus::findings::startLog();
    QCoreApplication::setOrganizationName(u"nidus"_s);
    QCoreApplication::setApplicationName(u"Nidus"_s);
    nidus::ui::avoidIrregularSettingsFile();
    QCoreApplication::setApplicationVersion(QStringLiteral(NIDUS_VERSION));
    if (qobject_cast<QApplication*>(qt.get())) {
        QApplication::setDesktopFileName(u"invalid.nidus.nidus"_s);
        QApplication::setWindowIcon(QIcon(u":/icons/nidus.svg"_s));
    }

    QCommandLineParser parser;
    parser.setApplicationDescription(u"Keeps a registry of URN namespaces (RFC 8141)."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption registry(u"registry"_s, u"The registry to open."_s, u"file"_s);
    QStringList tags;
    for (const nidus::ui::Language& each : nidus::ui::kLanguages)
        tags.append(each.tag);
    const QCommandLineOption language(u"lang"_s, u"The language of the window: %1."_s.arg(tags.join(u", "_s)),
                                      u"language"_s);
    const QCommandLineOption service(u"service"_s,
                                     u"Used by D-Bus to start Nidus; do not use it yourself."_s);
    QCommandLineOption session(u"session"_s, {}, u"id"_s); // session managers start the program again with it
    session.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.addOptions({registry, language, service, session});
    parser.addPositionalArgument(
        u"file"_s, u"A registry to open, a template or registry XML to import, or a file of URNs to check."_s,
        u"[file]"_s);
    parser.process(words);

    nidus::desktop::Application application({.registry = parser.value(registry),
                                             .language = parser.value(language),
                                             .files = parser.positionalArguments(),
                                             .isService = parser.isSet(service)});
    const std::optional<int> end = application.start();
    return end ? *end : QApplication::exec();
}
