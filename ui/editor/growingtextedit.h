// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPlainTextEdit>

namespace nidus::ui {

/// A plain text control as high as its text, from 3 to 20 lines. Tab moves to the next control.
class GrowingTextEdit final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit GrowingTextEdit(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int heightForLines(int lines) const;
    void fitHeight();
};

} // namespace nidus::ui
