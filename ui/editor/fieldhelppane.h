// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatefield.h"

#include <QWidget>

class QLabel;

namespace nidus::ui {

/// Explains beside the form what belongs in a field, with an example.
class FieldHelpPane final : public QWidget
{
    Q_OBJECT

public:
    explicit FieldHelpPane(QWidget* parent = nullptr);

    void showField(registration::TemplateField field);

private:
    QLabel* m_title;
    QLabel* m_section;
    QLabel* m_text;
    QLabel* m_example;
};

} // namespace nidus::ui
