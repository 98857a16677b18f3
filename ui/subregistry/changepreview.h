// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/allocation.h"
#include "ui/subregistry/subregistrycontent.h"

#include <QWidget>
#include <optional>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace nidus::ui {

/// Shows in a dialog what a change would do, or why it is refused and what would be possible instead.
class ChangePreview final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangePreview(QWidget* parent = nullptr);

    /// Keeps room for the table of as many entries.
    void keepRows(qsizetype entries);
    /// Keeps room for lines of text: the dialog keeps its size while typing.
    void keepText(int lines);
    /// Keeps room for long sentences and for what is possible instead: the dialog keeps its size while
    /// typing.
    void keepAlternative();
    /// Offers a letter about each refusal of a request; it is recorded only if the request has an ID.
    void offerLetter(const QString& request);
    /// Shows a sentence in place of a change, such as what to enter first.
    void showHint(const QString& text);
    /// Marks the shown change as one to look at.
    void warn();
    /// Shows why something failed.
    void showProblem(const QString& text);
    /// Shows why a change is not possible yet, and the entries that it would have.
    void showProblem(const QString& text, const subregistry::Subregistry& present,
                     const subregistry::ListChange& change);
    void showRefusal(const subregistry::Subregistry& list, const subregistry::Refusal& refusal);
    /// Shows the entries before and after a change.
    void showChange(const subregistry::Subregistry& present, const QString& sentence,
                    const subregistry::ListChange& change);

    /// Returns everything that is shown, for screen readers and tests.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// The user wants what is possible instead.
    void nearestWanted(const nidus::subregistry::Suggestion& nearest);
    void letterWanted();

private:
    /// Shows a text and buttons. `news` is what is heard instead, if the rest was heard before.
    void say(const QString& icon, const QString& text, const QList<QPushButton*>& buttons = {},
             const QString& news = {});
    void showSign();
    void addRows(const subregistry::Subregistry& present, const subregistry::ListChange& change);

    QLabel* m_sign;
    QString m_icon; ///< of the sign
    QLabel* m_text;
    QTreeWidget* m_rows;
    QPushButton* m_nearest;
    QPushButton* m_letter;
    bool m_keepsRows = false;
    std::optional<QString> m_request; ///< about whose refusal a letter is offered
    std::optional<subregistry::Refusal> m_refusal;
};

/// Returns who may ask if a range is only for certain holders, for the user only; otherwise empty.
[[nodiscard]] QString askersText(const subregistry::Subregistry& list, const subregistry::Refusal& refusal);
/// Characters of a column with facts.
inline constexpr qsizetype kLineCharacters = 40;
/// Returns facts on two or more lines if they are longer than a column of `characters`.
[[nodiscard]] QString inLines(QString facts, qsizetype characters = kLineCharacters);
/// Returns how many entries change.
[[nodiscard]] QString changedEntriesText(const subregistry::ListChange& change);

} // namespace nidus::ui
