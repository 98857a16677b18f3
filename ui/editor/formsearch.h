// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/text/findable.h"

namespace nidus::ui {

class TemplateForm;

/// The fields of a form and the parts of its registrant, each a text.
class FormSearch final : public Findable
{
public:
    /// `form` is borrowed.
    explicit FormSearch(TemplateForm& form) : m_form(form) {}

    [[nodiscard]] QStringList texts() const override;
    [[nodiscard]] bool canChange(qsizetype text) const override;
    [[nodiscard]] FoundPlace selection() const override;
    void select(const FoundPlace& place) override;
    void replace(const QList<FoundPlace>& places, const QString& with, const QString& what) override;

private:
    TemplateForm& m_form;
};

} // namespace nidus::ui
