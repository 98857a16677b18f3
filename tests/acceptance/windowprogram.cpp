// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/windowprogram.h"

#include "tests/acceptance/virtualscreen.h"
#include "tests/testprogram.h"

#include <csignal>

using namespace Qt::StringLiterals;

namespace nidus::test {

WindowProgram::WindowProgram(const VirtualScreen& screen, const ScreenReader& reader)
    : m_screen(screen), m_reader(reader)
{
    // Otherwise a test would wait for minutes, and only find that nothing has the focus.
    QObject::connect(&m_process, &QProcess::finished, [](int signal, QProcess::ExitStatus status) {
        if (status == QProcess::CrashExit && signal != SIGKILL && signal != SIGTERM)
            qFatal("nidus was ended by signal %d", signal);
    });
}

WindowProgram::~WindowProgram()
{
    m_process.terminate();
    if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(kProgressDelay))
        m_process.kill();
}

bool WindowProgram::start(const QString& registry)
{
    m_process.setProcessEnvironment(m_screen.environment());
    m_process.start(QStringLiteral(NIDUS_BIN_DIR "/nidus"), {u"--registry"_s, registry});
    if (!m_process.waitForStarted(kProgressDelay))
        return false;
    const std::optional<Control> program = m_reader.program(u"Nidus"_s);
    if (!program)
        return false;
    m_window = *program;
    return m_screen.press({u"search"_s, u"--sync"_s, u"--onlyvisible"_s, u"--pid"_s,
                           QString::number(m_process.processId()), u"--name"_s, u"Nidus"_s,
                           u"windowactivate"_s, u"--sync"_s});
}

} // namespace nidus::test
