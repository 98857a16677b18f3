// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/findings/findingsmodel.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QSettings;
class QStackedWidget;
class QTableView;

namespace nidus::ui {

class FindingsBar;

/// The list of findings under the form, about what is shown or about the whole registry: filter, sort, group,
/// jump, copy.
class FindingsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    /// What is said about the registration that is shown.
    void showFindings(const workflow::LintedSubject& subject);
    /// Nothing is selected, so there is nothing to say.
    void showNothing();
    /// What is said about the whole registry, as far as it is known.
    void showRegistry(const QList<workflow::LintedSubject>& subjects);
    /// A line with a bar and a button to stop it, after a moment; hidden when all is done.
    void showProgress(base::Progress progress);
    void hideProgress();
    /// Moves on to the next finding (step 1) or the one before (step -1), round the ends, and asks to reveal
    /// it.
    void step(int step);
    [[nodiscard]] FindingsModel* model() const { return m_model; }
    [[nodiscard]] bool isWholeRegistry() const;
    /// The finding with the keyboard; null where there is none.
    [[nodiscard]] const findings::Finding* currentFinding() const;
    /// The row of currentFinding(), -1 where there is none.
    [[nodiscard]] int currentRow() const;
    /// For the menus of the line above and of the table; borrowed.
    void setActions(const QList<QAction*>& actions);

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    void revealRequested(const nidus::findings::Finding& finding);
    /// A finding about another registration or draft.
    void revealElsewhereRequested(const QString& handle, const nidus::findings::Finding& finding);
    /// The whole registry is to be linted, or no longer.
    void scopeChosen(bool isWholeRegistry);
    void cancelRequested();
    /// Another finding has the keyboard.
    void currentChanged();

public Q_SLOTS:
    void copySelected() const;

private:
    void makeTable();
    QWidget* makeProgress();
    void revealRow(int row);
    void updateRows();

    FindingsModel* m_model;
    FindingsBar* m_bar;
    QStackedWidget* m_pages;
    QTableView* m_table;
    QLabel* m_empty;
    QWidget* m_progress;
    QLabel* m_progressText;
    QProgressBar* m_progressBar;
    QTimer m_patience;
    workflow::LintedSubject m_shown; ///< of what is shown, without handle; kept while the whole registry is listed
    bool m_hasSubject = false;
};

} // namespace nidus::ui
