// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QDialog>
#include <QList>
#include <QString>
#include <QVariant>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

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
    /// An email that goes with the step.
    struct Mail
    {
        QString text;                       ///< shown as it would be sent
        QString notDone;                    ///< that the step was not taken
        std::function<QString()> open;      ///< returns why it cannot be opened; empty if it can
        std::function<void(QWidget*)> save; ///< asks for a file, over this dialog
    };
    struct Question
    {
        QString title;
        QString explanation;
        QString noteLabel;
        QString button; ///< verb and noun
        QList<findings::Finding> findings;
        QList<findings::Finding> questions;  ///< that only people can answer
        QList<findings::Finding> warnings{}; ///< do not matter for the step
        Choice choice;
        Gate gate = Gate::Open;
        int blocking = 0;  ///< findings that close the gate
        QString covered{}; ///< the requirements that the reason covers
        std::optional<Mail> mail{};
        QString mailButton{}; ///< opens the email and takes the step
    };

    explicit StepDialog(const Question& question, QWidget* parent = nullptr);

    [[nodiscard]] QString note() const;
    [[nodiscard]] QString link() const;
    [[nodiscard]] QVariant chosen() const;
    void setNote(const QString& note, const QString& link = {});

Q_SIGNALS:
    /// The user activated a finding in order to fix it.
    void findingActivated(const nidus::findings::Finding& finding);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Each line leads to its finding.
    QListWidget* addList(const QString& title, const QStringList& lines,
                         const QList<findings::Finding>& findings);
    /// Hides a line of a list, and the list with its title if that was the only one, as long as there is a
    /// link.
    void hideOnceLinked(QListWidget& list, int row);
    /// Leads to the field of the dialog that a finding asks for, or has its place shown.
    void lead(const findings::Finding& finding);
    /// Says first of all that findings block the step, with a way to the worst.
    void addObstacle(const Question& question);
    void addFindings(const QString& title, const QList<findings::Finding>& findings);
    void addMail(const Mail& mail);
    /// Adds the button that opens the email and takes the step. If the email cannot be opened, the dialog
    /// stays open and explains what to do.
    [[nodiscard]] QPushButton* addMailButton(QDialogButtonBox& buttons, const Question& question);
    /// Adds the buttons that take the step, and explains why if they are disabled.
    void addButtons(const Question& question);

    QVBoxLayout* m_content = nullptr; ///< scrolls if it needs more than the screen has
    QPlainTextEdit* m_note;
    QLineEdit* m_link;
    QComboBox* m_choice;
    QPushButton* m_step = nullptr; ///< the default button
};

} // namespace nidus::ui
