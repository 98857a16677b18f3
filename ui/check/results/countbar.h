// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/results/verdictbutton.h"
#include "ui/check/rows/checkrun.h"

#include <QWidget>
#include <array>
#include <cstddef>
#include <optional>

class QLabel;
class QLineEdit;
class QToolButton;

namespace nidus::ui {

/// How many lines are valid, of these with warnings, invalid, unregistered, and undecided. A button shows
/// only its lines when it is down; none down means all lines. Beside them are the words that lines must have.
class CountBar final : public QWidget
{
    Q_OBJECT

public:
    explicit CountBar(QWidget* parent = nullptr);

    void setCounts(const LineCounts& counts);
    [[nodiscard]] VerdictFilter filter() const;
    /// UTF-8; empty when none are asked for.
    [[nodiscard]] QByteArray words() const;
    /// Goes to the words.
    void focusWords();
    /// How many lines have the words; absent while they are looked for.
    void showFound(std::optional<std::size_t> lines);
    /// Shows no number of lines.
    void hideFound();
    /// Releases all buttons and forgets the words.
    void clearFilter();
    /// Shows that only the lines of a reason are wanted; an empty title: of any.
    void showReason(const QString& title);
    /// What the lines must have, as a list; empty for all lines.
    [[nodiscard]] QString description() const;

Q_SIGNALS:
    void filterChanged();
    void wordsChanged();
    /// The user wants lines of any reason again.
    void reasonClosed();

private:
    std::array<VerdictButton*, kLineKindCount> m_buttons{}; ///< in the order of kLineKinds
    QLineEdit* m_words;
    QToolButton* m_reason;
    QLabel* m_found;
};

} // namespace nidus::ui
