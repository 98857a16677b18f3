// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/subregistry/subregistrywork.h"
#include "ui/subregistry/changedialog.h"
#include "ui/subregistry/subregistrycontent.h"

#include <QDate>
#include <QList>
#include <QString>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;

namespace nidus::ui {

/// Adds, changes, renames, or splits a range, and lists the entries that would be outside of all ranges.
class RangeDialog final : public ChangeDialog
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Add, Change, Split };

    /// `range` is the one to change or split; ignored for a new one.
    RangeDialog(Kind kind, const SharedContent& content, const subregistry::Range& range, QDate today,
                QWidget* parent);

    /// Returns the orders; empty if they are refused.
    [[nodiscard]] QList<workflow::RangeOrder> orders() const { return m_orders; }
    [[nodiscard]] QString note() const;
    void showRefusal(const subregistry::Refusal& refusal);

private:
    void plan() override;
    QLineEdit* add(QFormLayout& form, const QString& label, const QString& text);
    void addFacts(QFormLayout& form);
    [[nodiscard]] QList<workflow::RangeOrder> typed() const;
    [[nodiscard]] QList<workflow::RangeOrder> splitOrders(const workflow::RangeOrder& facts) const;
    [[nodiscard]] QString spanOf(const subregistry::Range& range) const;
    [[nodiscard]] QString asker() const;
    [[nodiscard]] QString missing() const;
    [[nodiscard]] QString wrongPart() const;

    Kind m_kind;
    subregistry::Range m_range;
    QDate m_today;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_span = nullptr;
    QLineEdit* m_at = nullptr;
    QLineEdit* m_label = nullptr;
    QLineEdit* m_policy = nullptr;
    QLineEdit* m_asker = nullptr;
    QCheckBox* m_isOnly = nullptr;
    QLineEdit* m_largest = nullptr;
    QComboBox* m_state = nullptr;
    QLineEdit* m_note = nullptr;
    QList<workflow::RangeOrder> m_orders;
};

} // namespace nidus::ui
