// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/state.h"

#include <QFrame>
#include <QList>
#include <QPointer>

class QAction;
class QMenu;
class QScrollArea;
class QToolButton;

namespace nidus::ui {

class MainButton;
class StatusLine;
class StepsLine;

/// The header of a registration or draft, of the same height in every state: name, steps, facts, and one
/// button with the next step, whose menu has the other actions.
class RegistrationHeader final : public QFrame
{
    Q_OBJECT

public:
    explicit RegistrationHeader(QWidget* parent = nullptr);

    /// The actions are borrowed. The first enabled one of `steps` is on the button, and all enabled ones of
    /// `others` are in its menu.
    void setActions(const QList<QAction*>& steps, const QList<QAction*>& others);
    void showNothing();
    /// Shows before the facts what to do next, and, unless null, `instead` of a step on the button; the steps
    /// stay in its menu. Until show().
    void setNextStep(const QString& sentence, QAction* instead);
    /// `registrant` and `facts` are lines below the name and the steps.
    void show(const QString& nid, registration::State state, const QString& registrant, const QString& facts);
    /// As StepsLine::setSkipped().
    void setSkipped(const QList<registration::State>& skipped);
    /// Shows another name and registrant, as they are typed.
    void showName(const QString& nid, const QString& registrant);
    /// Returns the step on the button; null if there is none.
    [[nodiscard]] QAction* nextStep() const;
    void focusNextStep();
    /// Sets whether the side pane has a notice about the present step.
    void setNoticed(bool isNoticed);
    /// Sets whether there is a button that leads back to the list.
    void setBackOffered(bool isOffered);

    /// Sets the name of the other text of the entry, which a click shows: of its draft, or the registered
    /// one; empty if there is none.
    void offerOther(const QString& name);

Q_SIGNALS:
    void backRequested();
    void otherRequested();

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void sizeToFont();
    void showFacts();
    /// Shows as much of the steps as there is room for beside the name.
    void fitSteps();
    /// Returns the width that is in view: a page that scrolls may be wider because of this header.
    [[nodiscard]] int widthInView() const;
    void updateButton();
    void fillMenu();

    QToolButton* m_back;
    StatusLine* m_name;
    StatusLine* m_registrant;
    QToolButton* m_other;
    StepsLine* m_steps;
    StatusLine* m_facts;
    MainButton* m_button;
    QMenu* m_menu;
    QList<QAction*> m_stepActions;
    QList<QAction*> m_otherActions;
    QString m_factsText;
    QString m_nextText;           ///< empty if the button says enough
    QAction* m_instead = nullptr; ///< on the button instead of a step
    QPointer<QScrollArea> m_area; ///< in which the page scrolls
    bool m_hasEntry = false;
};

} // namespace nidus::ui
