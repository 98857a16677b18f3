// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QDialog>
#include <QList>
#include <QString>
#include <QVariant>
#include <cstdint>
#include <utility>

class QComboBox;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;

namespace nidus::ui {

/// Asks before a step of a registration: shows its findings, and takes a note and a link for the log.
class StepDialog final : public QDialog
{
    Q_OBJECT

public:
    /// An additional list to choose from; hidden if it has no items.
    struct Choice
    {
        QString label;
        QList<std::pair<QString, QVariant>> items;
        QVariant chosen{}; ///< at first; none = the first item
    };
    /// When the button is enabled.
    enum class Gate : std::uint8_t {
        Open,
        NeedsNote, ///< enabled once there is a note
        Closed,    ///< the findings block the step
    };
    struct Question
    {
        QString title;
        QString explanation;
        QString noteLabel;
        QString button; ///< verb and noun
        QList<findings::Finding> findings;
        QList<findings::Finding> questions; ///< that only people can answer
        Choice choice;
        Gate gate = Gate::Open;
    };

    explicit StepDialog(const Question& question, QWidget* parent = nullptr);

    [[nodiscard]] QString note() const;
    [[nodiscard]] QString link() const;
    [[nodiscard]] QVariant chosen() const;
    void setNote(const QString& note);

Q_SIGNALS:
    /// The user activated a finding in order to fix it.
    void findingActivated(const nidus::findings::Finding& finding);

private:
    QListWidget* addList(const QString& title, const QStringList& lines);

    QPlainTextEdit* m_note;
    QLineEdit* m_link;
    QComboBox* m_choice;
};

} // namespace nidus::ui
