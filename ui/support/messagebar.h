// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>
#include <QList>
#include <QString>
#include <cstdint>
#include <functional>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace nidus {

/// Something the user can choose to do about a message.
struct MessageChoice
{
    QString text;
    std::function<void()> act;
};

/// Tells things at the top of the page, where they wait until they are read; never in the way like a dialog.
class MessageBar final : public QFrame
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Information, Warning, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Replaces what was told before. A choice closes the bar and acts.
    void tell(Kind kind, const QString& text, const QList<MessageChoice>& choices = {});
    [[nodiscard]] QString text() const;

private:
    QLabel* m_sign;
    QLabel* m_text;
    QHBoxLayout* m_choices;
    QToolButton* m_close;
};

} // namespace nidus
