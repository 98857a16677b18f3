// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/findings/findingsmodel.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QStackedWidget;
class QTableView;

namespace nidus::ui {

class FindingDelegate;
class FindingsBar;

/// The list of findings beside the form, about what is shown or about the whole registry, errors first:
/// filter, group, jump, copy. Above it is a notice about the entry, if there is one.
class FindingsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    /// Shows the findings about the current registration or draft.
    void showFindings(const workflow::LintedSubject& subject);
    /// Sets whether the next step has requirements, which an empty list must not deny.
    void setHasRequirements(bool hasRequirements);
    /// Clears the list because nothing is selected.
    void showNothing();
    /// Shows the findings about the whole registry, as far as they are known.
    void showRegistry(const QList<workflow::LintedSubject>& subjects);
    /// Shows a progress bar with a Cancel button after a moment. Call hideProgress() when all is done.
    void showProgress(base::Progress progress);
    void hideProgress();
    /// Moves to the next finding (step 1) or the previous one (step -1), wrapping around, and requests to
    /// reveal it.
    void step(int step);
    [[nodiscard]] FindingsModel* model() const { return m_model; }
    [[nodiscard]] bool isWholeRegistry() const;
    /// Returns the current finding, or null.
    [[nodiscard]] const findings::Finding* currentFinding() const;
    /// Returns the row of currentFinding(), or -1.
    [[nodiscard]] int currentRow() const;
    /// Sets the actions in the menus of the bar and of the list; borrowed.
    void setActions(const QList<QAction*>& actions);

Q_SIGNALS:
    void revealRequested(const nidus::findings::Finding& finding);
    /// The user activated a finding about another registration or draft.
    void revealElsewhereRequested(const QString& handle, const nidus::findings::Finding& finding);
    /// The user switched between the whole registry and the current entry.
    void scopeChosen(bool isWholeRegistry);
    void cancelRequested();
    /// Another finding is current.
    void currentChanged();

public Q_SLOTS:
    void copySelected() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    QWidget* makeProgress();
    void revealRow(int row);
    void updateRows();
    void sizeRows();

    FindingsModel* m_model;
    FindingsBar* m_bar;
    QStackedWidget* m_pages;
    QTableView* m_table;
    FindingDelegate* m_look;
    QLabel* m_empty;
    QWidget* m_progress;
    QLabel* m_progressText;
    QProgressBar* m_progressBar;
    QTimer m_patience;
    QString m_handle; ///< of the current entry
    workflow::LintedSubject
        m_shown; ///< the current entry, without handle; kept while the whole registry is listed
    bool m_hasSubject = false;
    bool m_hasRequirements = false;
};

} // namespace nidus::ui
