// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/acceptance/screenreader.h"

#include <QProcess>

namespace nidus::test {

class VirtualScreen;

/// The real nidus on its own screen, as somebody with a keyboard and a screen reader uses it. It ends with
/// the object, and is killed if it does not end by itself; a crash ends the test program.
class WindowProgram
{
public:
    /// Both are borrowed.
    WindowProgram(const VirtualScreen& screen, const ScreenReader& reader);
    WindowProgram(const WindowProgram&) = delete;
    WindowProgram& operator=(const WindowProgram&) = delete;
    ~WindowProgram();

    /// Starts it on a registry file and waits until its window has the focus. False when that takes longer
    /// than kProgressDelay.
    [[nodiscard]] bool start(const QString& registry);

    [[nodiscard]] const Control& window() const { return m_window; }
    [[nodiscard]] QProcess& process() { return m_process; }

private:
    const VirtualScreen& m_screen;
    const ScreenReader& m_reader;
    QProcess m_process;
    Control m_window;
};

} // namespace nidus::test
