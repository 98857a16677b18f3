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

namespace nidus::ui {

/// How many lines got each verdict; a button per verdict shows only its lines when it is down. None down =
/// all lines. Beside them the words that lines must have to be shown.
class CountBar final : public QWidget
{
    Q_OBJECT

public:
    explicit CountBar(QWidget* parent = nullptr);

    void setCounts(const VerdictCounts& counts);
    [[nodiscard]] VerdictFilter filter() const;
    /// UTF-8; empty when none are asked for.
    [[nodiscard]] QByteArray words() const;
    /// Goes to the words.
    void focusWords();
    /// How many lines have the words; absent while they are looked for.
    void showFound(std::optional<std::size_t> lines);
    /// Releases all buttons and forgets the words.
    void clearFilter();

Q_SIGNALS:
    void filterChanged();
    void wordsChanged();

private:
    std::array<VerdictButton*, 4> m_buttons{}; ///< in the order of kVerdicts
    QLineEdit* m_words;
    QLabel* m_found;
};

} // namespace nidus::ui
