// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QToolButton>

namespace nidus::ui {

/// The one main button of a page: filled with the accent color as long as it has a default action.
class MainButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit MainButton(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace nidus::ui
