// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatefield.h"

#include <QWidget>

class QLabel;

namespace nidus::ui {

/// Returns whether the texts of the window are in English, the language of templates.
[[nodiscard]] bool isWindowEnglish();
/// Makes the line above the form that asks for English texts.
[[nodiscard]] QLabel* makeLanguageHint();

/// Explains beside the form what belongs in a field, with an example, or what another control is for.
class FieldHelpPane final : public QWidget
{
    Q_OBJECT

public:
    explicit FieldHelpPane(QWidget* parent = nullptr);

    void showField(registration::TemplateField field);
    /// Shows the first paragraph about a control, as HTML; `place` is where the manual has more.
    void showText(const QString& title, const QString& paragraph, const QString& place);
    /// The place in the manual, "page#anchor".
    [[nodiscard]] QString place() const { return m_place; }

Q_SIGNALS:
    void manualWanted(const QString& place);

private:
    void setPlace(const QString& place, bool isField);
    void fitExample();

    QString m_place;
    QLabel* m_title;
    QLabel* m_section;
    QLabel* m_text;
    QLabel* m_exampleTitle;
    QLabel* m_example;
    bool m_isFixed = false; ///< the example is in a fixed-width font
    QLabel* m_more;         ///< a link
};

} // namespace nidus::ui
