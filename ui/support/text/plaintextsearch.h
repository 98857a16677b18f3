// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/text/findable.h"

class QPlainTextEdit;

namespace nidus::ui {

/// Searches the single text of a control.
class PlainTextSearch final : public Findable
{
public:
    /// `edit` is borrowed.
    explicit PlainTextSearch(QPlainTextEdit& edit) : m_edit(edit) {}

    [[nodiscard]] QStringList texts() const override;
    [[nodiscard]] bool canChange(qsizetype text) const override;
    [[nodiscard]] FoundPlace selection() const override;
    void select(const FoundPlace& place) override;
    void replace(const QList<FoundPlace>& places, const QString& with, const QString& what) override;

private:
    QPlainTextEdit& m_edit;
};

} // namespace nidus::ui
