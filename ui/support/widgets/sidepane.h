// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

class QIcon;
class QSettings;
class QStackedWidget;
class QTabBar;
class QToolButton;
class QVBoxLayout;

namespace nidus::ui {

/// Panes beside the content of a page, one at a time, chosen by tabs. Closed, or in a narrow window, it is a
/// strip of buttons; there, an open pane takes the place of the content.
class SidePane final : public QWidget
{
    Q_OBJECT

public:
    /// The width of a list and a form, in pixels at the default font.
    static constexpr int kListAndForm = 780;

    /// `content` is borrowed. The window is narrow if the content has less than `leastContent` pixels beside
    /// a pane, at the default font.
    explicit SidePane(QWidget& content, int leastContent = kListAndForm, QWidget* parent = nullptr);

    /// Adds a pane after the others; `key` is its name in the settings.
    void addPane(QWidget* pane, const QString& key, const QString& title, const QIcon& icon);
    /// Shows a number next to the title of a pane; none for 0.
    void setCount(const QWidget* pane, qsizetype count);
    /// Sets whether a pane can be opened. Meanwhile, the first one takes its place.
    void setOffered(const QWidget* pane, bool isOffered);
    /// Opens a pane, in place of another one.
    void openPane(const QWidget* pane);
    void close();
    /// Closes a pane that is in place of the content.
    void giveBack();
    /// Returns the open pane; null if there is only the strip.
    [[nodiscard]] QWidget* openedPane() const;

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Part
    {
        QWidget* pane;
        QString key;
        QString title;
        QToolButton* button; ///< in the strip
        bool isOffered = true;
    };

    QWidget* makeHead();
    [[nodiscard]] qsizetype indexOf(const QWidget* pane) const;
    /// Shows the wished pane, or the first one while that is not offered.
    void choose();
    /// Follows the width of the window.
    void follow();
    void arrange();

    QWidget& m_content;
    int m_leastContent; ///< pixels at the default font
    QList<Part> m_parts;
    QWidget* m_body;
    QTabBar* m_tabs;
    QToolButton* m_close;
    QStackedWidget* m_panes;
    QWidget* m_strip;
    QVBoxLayout* m_buttons;
    qsizetype m_wished = 0;
    QPointer<QWidget> m_focus; ///< what had the focus in the content when a pane took its place
    bool m_isNarrow = false;
    bool m_isOpen = true;     ///< in a wide window
    bool m_isInPlace = false; ///< an open pane, in a narrow window
};

} // namespace nidus::ui
