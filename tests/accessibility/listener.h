// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <cstdint>

class QAccessibleInterface;
class QModelIndex;
class QWidget;

namespace nidus::test {

/// Listens to the windows of this program like a screen reader: turns the focus, the current line, changes of
/// what has the focus, and announcements into utterances, such as "Save Draft, button, unavailable". An
/// announcement begins with "! ". Positions in lists, tables, tabs, and groups are heard as with Orca's
/// "Speak child position", which the accessibility interface offers. It follows Qt's own signals, because
/// without a bus Qt sends no accessible events; what it reads is what Qt would answer. tst_announcements
/// shows what arrives on the bus.
class Listener final : public QObject
{
    Q_OBJECT

public:
    /// The language of the reader's own words, such as "button".
    enum class Language : std::uint8_t { English, French };

    explicit Listener(Language language = Language::English);

    /// Returns what was heard since the last call.
    [[nodiscard]] QStringList take();
    /// Returns what take() will return.
    [[nodiscard]] const QStringList& heard() const { return m_heard; }
    /// Returns what is read when an object gets the focus; empty if there is nothing to read.
    [[nodiscard]] QString utterance(QAccessibleInterface& object) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QWidget* focus);
    void sayWindow(const QWidget& window);
    /// Says the named groups that the focus enters.
    void sayParts(QWidget& focus);
    [[nodiscard]] QString position(int number, int count) const;
    /// Says all cells of a line, as Orca does unless its settings are changed.
    void sayRow(const QModelIndex& line);
    /// Says one cell, after the header of its column.
    void sayCell(const QModelIndex& line);
    /// Returns a cell of the list with the focus, or null.
    [[nodiscard]] QAccessibleInterface* cellOf(const QModelIndex& line, int column) const;
    void say(const QString& utterance);
    [[nodiscard]] QString roleWord(QAccessibleInterface& object) const;
    [[nodiscard]] QStringList stateWords(QAccessibleInterface& object) const;
    [[nodiscard]] QString word(const char* english, const char* french) const;

    Language m_language;
    QStringList m_heard;
    QPointer<QWidget> m_focus;
    QPointer<QWidget> m_window;                   ///< of the last focus
    QList<QPointer<QWidget>> m_parts;             ///< named ones around it
    QList<QMetaObject::Connection> m_connections; ///< to the focus
};

} // namespace nidus::test
