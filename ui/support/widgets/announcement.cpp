// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/announcement.h"

#include "ui/support/text/spokentext.h"

#include <QAccessible>
#include <QTimer>
#include <QWidget>

namespace nidus::ui {

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

namespace {

constexpr int kKept = 60'000;     // ms; a screen reader asks for the text after the event
constexpr int kAfterOthers = 500; // ms; a busy Orca skips a notification among more than 50 other events

/// A notification without a widget, in a window. Qt's bridge to AT-SPI drops alerts before 6.8, but reports a
/// notification that appears. Orca reads its name, wherever the focus is.
class SpokenText final : public QAccessibleInterface
{
public:
    SpokenText(QWidget* window, const QString& text) : m_window(window), m_text(text) {}

    [[nodiscard]] bool isValid() const override { return true; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_window);
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_text : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    [[nodiscard]] QRect rect() const override { return m_window->geometry(); }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        return state;
    }

private:
    QWidget* m_window; ///< outlives it
    QString m_text;
};

/// Removes a spoken text with its window, or when it is no longer needed.
class SpokenTextOwner final : public QObject
{
public:
    SpokenTextOwner(QAccessible::Id id, QWidget* window) : QObject(window), m_id(id)
    {
        QTimer::singleShot(kKept, this, &QObject::deleteLater);
    }
    SpokenTextOwner(const SpokenTextOwner&) = delete;
    SpokenTextOwner& operator=(const SpokenTextOwner&) = delete;
    ~SpokenTextOwner() override { QAccessible::deleteAccessibleInterface(m_id); }

private:
    QAccessible::Id m_id;
};

void sendSpoken(QWidget* window, const QString& text)
{
    auto* spoken = new SpokenText(window, text);
    new SpokenTextOwner(QAccessible::registerAccessibleInterface(spoken), window);
    QAccessibleEvent event(spoken, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
}

void speak(QWidget* widget, const QString& text)
{
    if (QAccessible::isActive())
        QTimer::singleShot(kAfterOthers, widget->window(),
                           [window = widget->window(), text] { sendSpoken(window, text); });
}

} // namespace

#else

namespace {

void speak(QWidget* widget, const QString& text)
{
    QAccessibleAnnouncementEvent event(widget, text); // polite: it waits for what is being read
    QAccessible::updateAccessibility(&event);
}

} // namespace

#endif

void announce(QWidget* widget, const QString& text)
{
    if (text.isEmpty())
        return;
    const QString spoken = spokenText(text);
    widget->window()->setProperty(kAnnouncement, spoken);
    speak(widget, spoken);
}

bool describe(QWidget* control, const QString& text)
{
    const QString description = spokenText(text);
    if (control->accessibleDescription() == description)
        return false;
    control->setAccessibleDescription(description);
    if (description.isEmpty() || !control->hasFocus())
        return true;
    control->window()->setProperty(kAnnouncement, description);
    // Since Qt 6.8, the event has the text, and Orca reads it. Before, it has a reference to the control.
    if (QT_VERSION < QT_VERSION_CHECK(6, 8, 0))
        speak(control, description);
    return true;
}

} // namespace nidus::ui
