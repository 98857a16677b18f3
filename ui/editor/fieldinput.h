// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QWidget>
#include <cstdint>
#include <utility>

class QAction;
class QLineEdit;
class QMenu;

namespace nidus::ui {

/// The property of a control that is true while its text is neither empty nor wrong; set with the findings.
inline constexpr const char* kAnswered = "answered";
/// The property of a control that is the number of its findings; set before kAnswered.
inline constexpr const char* kNotes = "notes";
/// The property of an input that a guide asks about: the guide reports that it is answered.
inline constexpr const char* kGuided = "guided";

class GrowingTextEdit;
class HiddenCharacters;

/// One text control of the form: a line, a growing text, or a text in a monospaced font. The control's own
/// undo is off: Undo and Redo go to the window, whose stack has every edit.
class FieldInput final : public QWidget
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Line, Text, Code };

    explicit FieldInput(Kind kind, const QString& accessibleName, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Shows `text` and keeps the caret if possible; does not emit edited().
    void showText(const QString& text);
    void setReadOnly(bool readOnly);
    [[nodiscard]] bool isReadOnly() const;
    void setPlaceholder(const QString& text);
    /// Sets the actions in the context menu below those of the control. Borrowed.
    void setMenuActions(const QList<QAction*>& actions) { m_menuActions = actions; }
    /// Selects and focuses; in UTF-16 code units of text().
    void select(qsizetype offset, qsizetype length);
    /// Returns offset and length of the selection, or the caret position; as for select().
    [[nodiscard]] std::pair<qsizetype, qsizetype> selection() const;
    /// Returns the control itself, for buddies and the tab order.
    [[nodiscard]] QWidget* control() const;

Q_SIGNALS:
    void edited(const QString& text);
    void focusEntered();
    void focusLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showContextMenu(QMenu* menu, const QPoint& globalPosition);
    void updateColors(bool readOnly) const;

    QLineEdit* m_line = nullptr;
    GrowingTextEdit* m_text = nullptr;
    HiddenCharacters* m_hidden = nullptr;
    QString m_known; ///< last text shown or reported
    QList<QAction*> m_menuActions;
};

} // namespace nidus::ui
