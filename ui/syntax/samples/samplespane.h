// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/samples/sample.h"
#include "core/registration/sample.h"
#include "ui/syntax/samples/samplecheck.h"

#include <QHash>
#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QMenu;
class QSettings;
class QTableView;

namespace nidus::ui {

class SamplesModel;

/// The samples of a version or draft with their current verdicts and the actions on them.
class SamplesPane final : public QWidget
{
    Q_OBJECT

public:
    explicit SamplesPane(QWidget* parent = nullptr);

    void showSamples(const QList<registration::Sample>& samples);
    void showOutcomes(const QHash<QString, SampleOutcome>& outcomesByUrn);
    void setReadOnly(bool readOnly);
    /// Selects a sample and gives it the focus.
    void select(const QString& urn);
    /// Clears the field for a new sample.
    void clearTyped();
    /// Sets whether there is a rule to generate samples from.
    void setCanGenerate(bool can);
    /// Adds samples in one undo step called `what`; skips existing ones.
    void add(const QList<registration::Sample>& samples, const QString& what);
    /// Whether a sample contradicts its expected verdict and was not accepted with a reason.
    [[nodiscard]] bool hasContradictions() const;
    /// Returns the samples that should be valid and are not rejected.
    [[nodiscard]] QStringList validUrns() const;
    [[nodiscard]] QTableView* table() const { return m_table; }

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    /// Requests changing the samples to these, in one undo step called `what`.
    void changed(const QList<nidus::registration::Sample>& samples, const QString& what);
    void generateRequested(nidus::grammar::SampleKind kind);
    /// The user requests the URNs of the template's Syntax section.
    void harvestRequested();
    /// The user wants the valid samples in that section.
    void writeRequested();
    /// Nothing was done, for this reason.
    void noted(const QString& text);

private:
    void layOut();
    void setUpTable();
    QAction* addTableAction(const QString& text, const QKeySequence& shortcut, void (SamplesPane::*slot)());
    [[nodiscard]] QMenu* generateMenu();
    void addTyped();
    void paste();
    void removeSelected();
    void acceptAsExpected();
    void askForReason();
    void acceptBecause(const QString& reason);
    [[nodiscard]] QList<int> selectedRows() const;
    void updateActions();
    void showWhy();

    bool m_isReadOnly = false;
    bool m_canGenerate = false;
    SamplesModel* m_model;
    QTableView* m_table;
    QLineEdit* m_typed;
    QLabel* m_summary;
    QLabel* m_why;             ///< the reason for one sample
    QWidget* m_hint = nullptr; ///< shown instead of the table while there are no samples
    QWidget* m_onSelected;     ///< the actions on the selected samples
    QAction* m_add;
    QAction* m_paste;
    QAction* m_remove;
    QAction* m_accept;
    QAction* m_acceptBecause;
    QAction* m_generate;
    QAction* m_harvest;
    QAction* m_write;
};

} // namespace nidus::ui
