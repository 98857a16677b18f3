// SPDX-License-Identifier: Apache-2.0
#include "app/desktop/application.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>

using namespace Qt::StringLiterals;

int main(int argc, char* argv[])
{
    QApplication qt(argc, argv);
    QApplication::setOrganizationName(u"nidus"_s);
    QApplication::setApplicationName(u"Nidus"_s);
    QApplication::setApplicationVersion(QStringLiteral(NIDUS_VERSION));
    QApplication::setDesktopFileName(u"nidus"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/nidus.svg"_s));

    QCommandLineParser parser;
    parser.setApplicationDescription(u"Keeps a registry of URN namespaces (RFC 8141)."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption registry(u"registry"_s, u"The registry to open."_s, u"file"_s);
    const QCommandLineOption language(u"lang"_s, u"The language of the window: en, fr."_s, u"language"_s);
    parser.addOptions({registry, language});
    parser.addPositionalArgument(
        u"file"_s, u"A registry to open, a template or registry XML to import, or a file of URNs to check."_s,
        u"[file]"_s);
    parser.process(qt);

    nidus::Application application({.registry = parser.value(registry),
                                    .language = parser.value(language),
                                    .files = parser.positionalArguments().mid(0, 1)});
    return application.start() ? QApplication::exec() : 1;
}
