// SPDX-License-Identifier: Apache-2.0
#include "app/desktop/application.h"

#include "core/builtin/builtincontent.h"
#include "core/findings/catalogue.h"
#include "core/storage/files/registryfile.h"
#include "core/system/process.h"
#include "core/workflow/registryaccess.h"
#include "ui/shell/languagemenu.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTextStream>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus {

Application::Application(StartOptions options) : m_options(std::move(options))
{
    installTranslations();
}

void Application::installTranslations()
{
    const QString chosen = m_options.language.isEmpty() ? LanguageMenu::chosenLanguage() : m_options.language;
    QLocale locale = chosen.isEmpty() ? QLocale::system() : QLocale(chosen);
    if (locale.language() == QLocale::C)
        locale = QLocale(QLocale::English); // "C" would find no catalogue, not even for the plurals
    QLocale::setDefault(locale);
    const auto install = [this, &locale](const QString& name, const QString& directory) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(locale, name, u"_"_s, directory))
            return;
        QCoreApplication::installTranslator(translator.get());
        m_translators.push_back(std::move(translator));
    };
    install(u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(u"nidus"_s, u":/i18n"_s);
}

void Application::obeySignals()
{
    surviveSizeLimit();
    const int requests = watchRequestsToEnd();
    if (requests < 0)
        return;
    m_signal = std::make_unique<QSocketNotifier>(requests, QSocketNotifier::Read);
    QObject::connect(m_signal.get(), &QSocketNotifier::activated, m_window.get(), [this] {
        m_window->preserveEdits();
        QCoreApplication::exit(); // quit() would ask about what is not saved
    });
}

bool Application::start()
{
    if (m_options.registry.isEmpty() && !m_options.files.isEmpty() &&
        isRegistryFile(m_options.files.constFirst()))
        m_options.registry = m_options.files.takeFirst();
    const QString path = m_options.registry.isEmpty() ? defaultRegistryPath() : m_options.registry;
    std::optional<Error> problem;
    const RegistryOptions options{.headsFile = defaultHeadsFile()};
    auto registry = openForWriting(path, options);
    if (!registry) {
        problem = registry.error();
        registry = Registry::inMemory(builtinContent());
    }
    if (!registry) {
        QTextStream(stderr) << describe(registry.error()) << Qt::endl;
        return false;
    }
    m_window = std::make_unique<MainWindow>(std::move(*registry), presentUser());
    m_window->setRegistryOptions(options);
    if (problem)
        m_window->showOpenProblem(*problem);
    m_window->show();
    obeySignals();
    for (const QString& file : std::as_const(m_options.files))
        m_window->openFile(file);
    return true;
}

} // namespace nidus
