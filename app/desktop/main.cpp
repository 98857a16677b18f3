// SPDX-License-Identifier: Apache-2.0
#include "app/desktop/application.h"
#include "core/findings/values/logging.h"
#include "ui/support/text/languages.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QStringList>
#include <optional>

using namespace Qt::StringLiterals;

int main(int argc, char* argv[])
{
    QApplication qt(argc, argv);
    nidus::findings::startLog();
    QApplication::setOrganizationName(u"nidus"_s);
    QApplication::setApplicationName(u"Nidus"_s);
    QApplication::setApplicationVersion(QStringLiteral(NIDUS_VERSION));
    QApplication::setDesktopFileName(u"invalid.nidus.nidus"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/nidus.svg"_s));

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
    parser.addOptions({registry, language, service});
    parser.addPositionalArgument(
        u"file"_s, u"A registry to open, a template or registry XML to import, or a file of URNs to check."_s,
        u"[file]"_s);
    parser.process(qt);

    nidus::desktop::Application application({.registry = parser.value(registry),
                                             .language = parser.value(language),
                                             .files = parser.positionalArguments(),
                                             .isService = parser.isSet(service)});
    const std::optional<int> end = application.start();
    return end ? *end : QApplication::exec();
}
