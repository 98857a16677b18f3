// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/findings/findingsmodel.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QSettings;
class QStackedWidget;
class QTableView;

namespace nidus {

/// The list of findings under the form: filter, jump, copy.
class FindingsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    void showFindings(const QList<Finding>& findings, const RegistrationTemplate& about);
    /// Nothing is selected, so there is nothing to say.
    void showNothing();
    /// Moves on to the next finding (step 1) or the one before (step -1), round the ends, and asks to reveal
    /// it.
    void step(int step);
    [[nodiscard]] FindingsModel* model() const { return m_model; }

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    void revealRequested(const nidus::Finding& finding);

private:
    void makeTable();
    void updateEmptyState();
    void copySelected() const;

    FindingsModel* m_model;
    QLabel* m_title;
    QLineEdit* m_filter;
    QStackedWidget* m_pages;
    QTableView* m_table;
    QLabel* m_empty;
    bool m_hasSubject = false;
};

} // namespace nidus
