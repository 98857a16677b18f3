// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QList>
#include <cstdint>

class QAction;
class QLineEdit;
class QListWidget;

namespace nidus::ui {

/// Lists all menu actions with their menus and keys, finds one by a few letters of its name, its menu, or
/// another word for it, and triggers it.
class ActionFinder final : public QDialog
{
    Q_OBJECT

public:
    enum class Shown : std::uint8_t { All, WithKeys };

    /// Lists the actions in the menus of `menuBar`, which is borrowed.
    ActionFinder(const QWidget& menuBar, Shown shown, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Entry
    {
        QAction* action;
        QString text;  ///< name, keys, and menu
        QString words; ///< the words it is found by
    };

    void collect(const QWidget& menuBar, Shown shown);
    [[nodiscard]] int widthOfTexts() const;
    void refill();
    void triggerCurrent();
    /// Announces what Return would do if that has changed; the field keeps the focus.
    void say(const QString& text);

    QList<Entry> m_entries;
    QLineEdit* m_field;
    QListWidget* m_list;
    QString m_said; ///< announced last
};

} // namespace nidus::ui
