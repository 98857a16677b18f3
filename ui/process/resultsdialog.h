// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

class QTreeWidget;

namespace nidus::ui {

/// Shows what a step for several drafts did with each.
class ResultsDialog final : public QDialog
{
    Q_OBJECT

public:
    struct Result
    {
        QString handle;
        QString name;
        QString text; ///< what was done, or, line by line, why nothing was
        bool passed = true;
    };

    /// `intro` sums up the results. Refused drafts are shown first.
    ResultsDialog(const QString& title, const QString& intro, const QList<Result>& results,
                  QWidget* parent = nullptr);
    [[nodiscard]] static int refusedCount(const QList<Result>& results);

Q_SIGNALS:
    /// The user wants to see a draft.
    void opened(const QString& handle);

private:
    void add(const Result& result);

    QTreeWidget* m_list;
};

} // namespace nidus::ui
