// SPDX-License-Identifier: Apache-2.0
#include "app/desktop/application.h"

#include "core/builtin/builtincontent.h"
#include "core/findings/catalog/catalog.h"
#include "core/storage/files/registryfile.h"
#include "core/system/process.h"
#include "core/workflow/registry/registryaccess.h"
#include "ui/registry/registryfiles.h"
#include "ui/shell/preferences.h"
#include "ui/support/look/settings.h"
#include "ui/support/look/theme.h"

#include <QApplication>
#include <QLocale>
#include <QProcess>
#include <QSessionManager>
#include <QTextStream>
#include <QTimer>
#include <chrono>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::desktop {

namespace {

constexpr std::chrono::seconds
    kServiceLife(60); // of a program that the bus started without a further request

/// Returns the locale of the option, the preferences, or the system.
QLocale wantedLocale(const StartOptions& options)
{
    const QString chosen =
        options.language.isEmpty() ? ui::settingText(ui::Setting::Language) : options.language;
    return chosen.isEmpty() ? QLocale::system() : QLocale(chosen);
}

} // namespace

Application::Application(StartOptions options)
    : m_options(std::move(options)),
      m_windows([this](const QStringList& files) { showWindow(files); },
                [this](const QStringList& files) { showAny(files); }),
      m_translations(wantedLocale(m_options))
{
    ui::applyLooks();
}

void Application::handleSignals()
{
    system::ignoreSizeLimitSignal();
    const int requests = system::watchRequestsToEnd();
    if (requests < 0)
        return;
    m_signal = std::make_unique<QSocketNotifier>(requests, QSocketNotifier::Read);
    QObject::connect(m_signal.get(), &QSocketNotifier::activated, m_window.get(), [this] {
        m_window->preserveEdits();
        QCoreApplication::exit(); // quit() would ask about unsaved edits
    });
}

void Application::obeySessionEnd()
{
    QObject::connect(qApp, &QGuiApplication::commitDataRequest, m_window.get(),
                     [this](QSessionManager&) { m_window->expectSessionEnd(); });
}

std::optional<int> Application::start()
{
    if (m_options.isService) {
        serve();
        return {};
    }
    if (m_options.registry.isEmpty() && !m_options.files.isEmpty() &&
        storage::isRegistryFile(m_options.files.constFirst()))
        m_options.registry = m_options.files.takeFirst();
    const QString registry =
        m_options.registry.isEmpty() ? workflow::defaultRegistryPath() : m_options.registry;
    if (!m_windows.claim(registry) && m_windows.showElsewhere(registry, m_options.files))
        return 0;
    return openWindow(registry, m_options.files) ? std::nullopt : std::optional(1);
}

void Application::serve()
{
    m_windows.answerForProgram();
    // Without a window, nothing else would end the program.
    QTimer::singleShot(kServiceLife, qApp, [this] {
        if (!m_window)
            QCoreApplication::quit();
    });
}

bool Application::openWindow(const QString& path, const QStringList& files)
{
    std::optional<base::Error> problem;
    const storage::RegistryOptions options{.headsFile = workflow::defaultHeadsFile()};
    auto registry = workflow::openForWriting(path, options);
    if (!registry) {
        problem = registry.error();
        registry = storage::Registry::inMemory(builtin::builtinContent());
    }
    if (!registry) {
        QTextStream(stderr) << findings::describe(registry.error()) << Qt::endl;
        return false;
    }
    m_window =
        std::make_unique<ui::MainWindow>(std::move(*registry), ui::personOfHistory(workflow::currentUser()));
    m_window->setRegistryOptions(options);
    m_window->registryFiles()->setElsewhere(
        [this](const QString& other) { return !m_windows.has(other) && m_windows.showElsewhere(other); });
    QObject::connect(m_window->registryFiles(), &ui::RegistryFiles::opened, m_window.get(),
                     [this] { claimShown(); });
    claimShown();
    m_windows.answerForProgram();
    if (problem)
        m_window->showOpenProblem(*problem);
    m_window->show();
    m_window->preferences()->reportProblems();
    handleSignals();
    obeySessionEnd();
    if (!files.isEmpty())
        m_window->openFiles(files);
    return true;
}

void Application::claimShown()
{
    const QString path = m_window->registryFiles()->present();
    if (path.isEmpty())
        m_windows.release(); // a registry in memory cannot be found by other programs
    else
        m_windows.claim(path);
}

void Application::showWindow(const QStringList& files)
{
    m_window->comeToFront();
    if (!files.isEmpty())
        m_window->openFiles(files);
}

void Application::showAny(const QStringList& files)
{
    QStringList others;
    for (const QString& file : files) {
        if (storage::isRegistryFile(file))
            showRegistry(file, {});
        else
            others.append(file);
    }
    if (files.isEmpty() || !others.isEmpty())
        showRegistry(workflow::defaultRegistryPath(), others);
    if (!m_window)
        QCoreApplication::quit(); // other programs handle the request
}

void Application::showRegistry(const QString& registry, const QStringList& files)
{
    if (m_windows.has(registry) && m_window)
        return showWindow(files);
    if (!m_window && m_windows.claim(registry)) {
        if (!openWindow(registry, files))
            QCoreApplication::exit(1);
        return;
    }
    if (m_windows.showElsewhere(registry, files))
        return;
    QProcess::startDetached(QCoreApplication::applicationFilePath(),
                            QStringList{u"--registry"_s, registry, u"--"_s} + files);
}

} // namespace nidus::desktop
