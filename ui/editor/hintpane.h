// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatefield.h"

#include <QWidget>

class QLabel;

namespace nidus::ui {

/// Says beside the form what a field asks for, with an example.
class HintPane final : public QWidget
{
    Q_OBJECT

public:
    explicit HintPane(QWidget* parent = nullptr);

    void showField(registration::TemplateField field);

Q_SIGNALS:
    void closeRequested();

private:
    QLabel* m_title;
    QLabel* m_section;
    QLabel* m_text;
    QLabel* m_example;
};

} // namespace nidus::ui
