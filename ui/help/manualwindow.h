// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QTextBrowser;
class QTreeWidget;

namespace nidus::ui {

class Manual;

/// Shows the manual: contents and search at the left, the page at the right. Remembers its size and place.
class ManualWindow final : public QWidget
{
    Q_OBJECT

public:
    /// `manual` is borrowed.
    explicit ManualWindow(const Manual& manual, QWidget* parent = nullptr);
    ~ManualWindow() override;

    /// Shows "page#anchor" or "page".
    void showPlace(const QString& place);
    /// Shows the window in front of the others; the first time beside `other` if there is room.
    void showBeside(const QWidget& other);
    /// Returns where the page was opened, as "page#anchor" or "page".
    [[nodiscard]] QString place() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void fillContents();
    [[nodiscard]] int contentsWidth() const;
    void placeBeside(const QWidget& other);
    void saveState() const;
    /// Lists only the sections that contain every word of the search, or another word for the same.
    void filter(const QString& words);
    void openFirstHit();
    void followPage(const QUrl& url);
    void markWords();

    const Manual& m_manual;
    QLineEdit* m_search;
    QLabel* m_nothing; ///< shown in place of the contents if the search finds nothing
    QTreeWidget* m_contents;
    QTextBrowser* m_browser;
};

} // namespace nidus::ui
