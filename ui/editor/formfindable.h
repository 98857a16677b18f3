// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/text/findable.h"

namespace nidus::ui {

class TemplateForm;

/// Searches the fields of a form and the parts of its registrant, each as one text.
class FormFindable final : public Findable
{
public:
    /// `form` is borrowed.
    explicit FormFindable(TemplateForm& form) : m_form(form) {}

    [[nodiscard]] QStringList texts() const override;
    [[nodiscard]] bool canChange(qsizetype text) const override;
    [[nodiscard]] FoundPlace selection() const override;
    void select(const FoundPlace& place) override;
    void replace(const QList<FoundPlace>& places, const QString& with, const QString& what) override;

private:
    TemplateForm& m_form;
};

} // namespace nidus::ui
