// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QObject>
#include <QPointer>
#include <memory>
#include <optional>

class QAction;
class QKeyEvent;
class QMainWindow;
class QPoint;

namespace nidus::ui {

class Manual;
class ManualWindow;
class RegistryPage;

/// Help on the control that has the focus (F1 and What's This), and the manual. F1 shows the first paragraph
/// about the control; F1 again opens the manual there.
class ContextHelp final : public QObject
{
    Q_OBJECT

public:
    /// Both are borrowed.
    ContextHelp(RegistryPage& page, QMainWindow& window);
    ~ContextHelp() override;

    /// Opens the manual.
    [[nodiscard]] QAction* manualAction() const { return m_manualAction; }
    /// Opens its page about lists of numbers.
    [[nodiscard]] QAction* aboutNumbers() const { return m_aboutNumbers; }
    /// Helps with the control that has the focus.
    [[nodiscard]] QAction* helpAction() const { return m_helpAction; }
    /// Opens the manual at "page#anchor".
    void openManual(const QString& place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void help(QWidget* control);
    /// Shows the paragraph in the side pane, or next to the control if there is none.
    void showParagraph(QWidget& control, const QString& place);
    /// Shows the paragraph in the side pane.
    void fillPane(const QWidget& control, const QString& place);
    /// Shows what is about the control with the focus in a side pane that is open.
    void follow(const QWidget* focus);
    /// Helps with a control for F1 and Shift+F1; returns whether it did.
    bool takeKey(QWidget& control, const QKeyEvent& key);
    /// Returns the selected finding if `control` is the list of findings.
    [[nodiscard]] std::optional<findings::Finding> findingAt(const QWidget& control) const;
    /// Returns where the manual explains a control or its selected finding.
    [[nodiscard]] QString placeOf(const QWidget& control) const;
    /// Shows the paragraph next to a point of the screen.
    void showWhatsThis(QWidget& control, const QPoint& at);
    [[nodiscard]] const Manual& manual();

    RegistryPage& m_page;
    QMainWindow& m_window;
    std::unique_ptr<Manual> m_manual; ///< read when it is first needed
    QPointer<ManualWindow> m_reader;
    QAction* m_manualAction;
    QAction* m_aboutNumbers;
    QAction* m_helpAction;
    QString m_explained; ///< the place whose paragraph F1 showed last
    bool m_wasInPane = false;
};

} // namespace nidus::ui
