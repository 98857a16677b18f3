// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/acceptance/clibinary.h"
#include "tests/acceptance/screenreader.h"
#include "tests/acceptance/virtualscreen.h"
#include "tests/acceptance/windowprogram.h"
#include "tests/testprogram.h"

#include <QObject>
#include <QTest>
#include <memory>

namespace nidus::test {

/// A person's hour with the real program on a screen of its own, with a screen reader. Each test function has
/// its own registry: a removed registry leaves heads, and cannot be created again.
class ProgramHour : public QObject
{
protected:
    [[nodiscard]] QString path(const QString& name) const { return m_cli.filePath(name); }
    [[nodiscard]] QString registry() const
    {
        return path(QString::fromLatin1(QTest::currentTestFunction()) + QStringLiteral(".nidus"));
    }
    [[nodiscard]] QByteArray cli(const QStringList& words) const
    {
        return m_cli.run(QStringList{QStringLiteral("--registry"), registry()} + words).out;
    }
    /// Starts the screen reader; the screen must have been started.
    void listen() { m_reader = std::make_unique<ScreenReader>(m_screen.accessibilityBus()); }
    void start()
    {
        m_program = std::make_unique<WindowProgram>(m_screen, *m_reader);
        QVERIFY(m_program->start(registry()));
    }
    /// Ends the program and the screen reader.
    void leave()
    {
        m_program.reset();
        m_reader.reset();
    }
    /// Whether a control with that name is visible.
    [[nodiscard]] bool shows(const QString& name) const
    {
        return m_reader->named(m_program->window(), name).has_value();
    }

    VirtualScreen m_screen;
    CliBinary m_cli;
    std::unique_ptr<ScreenReader> m_reader;
    std::unique_ptr<WindowProgram> m_program;
};

} // namespace nidus::test
