// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/look/fonts.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QWidget>
#include <functional>
#include <utility>

namespace nidus::ui {

/// Applies what depends on the looks of a widget, again whenever they change.
class LooksReaction final : public QObject
{
public:
    LooksReaction(QWidget& widget, std::function<void()> apply) : QObject(&widget), m_apply(std::move(apply))
    {
        widget.installEventFilter(this);
        react();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        switch (event->type()) {
        case QEvent::FontChange:
        case QEvent::ApplicationFontChange:
        case QEvent::PaletteChange:
        case QEvent::StyleChange: react(); break;
        default: break;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void react()
    {
        if (std::exchange(m_isReacting, true))
            return; // what it applies may be a font
        m_apply();
        m_isReacting = false;
    }

    std::function<void()> m_apply;
    bool m_isReacting = false;
};

/// Calls `apply` now, and again whenever the font, the colors, or the style of a widget change.
inline void followLooks(QWidget& widget, std::function<void()> apply)
{
    new LooksReaction(widget, std::move(apply));
}

/// Sets the text of a label again when the colors change; otherwise its links keep their color.
inline void followLinkColor(QLabel& label)
{
    followLooks(label, [&label] {
        const QString text = label.text();
        label.clear();
        label.setText(text);
    });
}

/// Gives a widget the fixed-width font, in the size of the program's text.
inline void useFixedFont(QWidget& widget)
{
    followLooks(widget, [&widget] { widget.setFont(fixedFont(QApplication::font())); });
}

/// Gives a widget a font in the size of the program's text times `share`.
inline void useFontSize(QWidget& widget, qreal share, QFont::Weight weight = QFont::Normal)
{
    followLooks(widget, [&widget, share, weight] {
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * share);
        font.setWeight(weight);
        widget.setFont(font);
    });
}

} // namespace nidus::ui
