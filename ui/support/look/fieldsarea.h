// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFormLayout>
#include <QScrollArea>
#include <QScrollBar>

namespace nidus::ui {

/// The fields of a dialog: all of them where the screen has the room, otherwise they scroll.
class FieldsArea final : public QScrollArea
{
public:
    explicit FieldsArea(QFormLayout* fields)
    {
        auto* page = new QWidget;
        fields->setContentsMargins(0, 0, 0, 0);
        page->setLayout(fields);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setWidgetResizable(true);
        setWidget(page);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                fontMetrics().height() * 5};
    }
};

} // namespace nidus::ui
