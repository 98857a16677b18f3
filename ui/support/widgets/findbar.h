// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/text/findable.h"

#include <QFrame>
#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace nidus::ui {

/// Finds words in what is shown and replaces them where it can be edited. Escape closes the bar.
class FindBar final : public QFrame
{
    Q_OBJECT

public:
    /// Returns what is shown now, or null if nothing can be searched; borrowed.
    using Source = std::function<Findable*()>;

    explicit FindBar(Source source, QWidget* parent = nullptr);

    /// Shows the bar, filled with the selected words, and takes the focus.
    void open();
    /// Goes to the next place (1) or the previous one (-1), and wraps around.
    void step(int by);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void leave();
    void follow();
    void update();
    void goTo(Findable& shown, const FoundPlace& place);
    void selectIn(Findable& shown, const FoundPlace& place);
    void replaceOne();
    void replaceAll();
    [[nodiscard]] QList<FoundPlace> places(const Findable& shown) const;
    QToolButton* addButton(Qt::ArrowType arrow, const QString& name, int by);

    Source m_source;
    QLineEdit* m_words;
    QLineEdit* m_with;
    QToolButton* m_matchCase;
    QLabel* m_count;
    QWidget* m_replacing; ///< useful only where the text can be edited
    QPushButton* m_replace;
    QPushButton* m_replaceAll;
};

} // namespace nidus::ui
