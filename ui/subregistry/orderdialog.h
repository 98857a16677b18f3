// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/planning.h"
#include "core/workflow/subregistry/ordersatonce.h"
#include "ui/subregistry/changedialog.h"
#include "ui/subregistry/orderfields.h"
#include "ui/subregistry/subregistrycontent.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>
#include <expected>
#include <map>
#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace nidus::ui {

/// Takes an order on a subregistry, and shows meanwhile what it would change or why it is refused.
class OrderDialog final : public ChangeDialog
{
    Q_OBJECT

public:
    struct Task
    {
        subregistry::Verb verb = subregistry::Verb::Assign;
        SharedContent content;
        QDate today;
        QStringList values{}; ///< several get the same order; of a claim, where it begins
        QString range{};
    };

    explicit OrderDialog(const Task& task, QWidget* parent = nullptr);

    /// Returns the orders as they were previewed: with the values that were shown. Empty if they are refused.
    [[nodiscard]] QList<subregistry::Order> orders() const;
    /// Returns the first order as it is typed, also if it is refused.
    [[nodiscard]] subregistry::Order asked() const { return typedOrder(values().value(0)); }
    [[nodiscard]] QList<subregistry::Entry> seen() const override;
    [[nodiscard]] QString note() const { return text(Field::Note); }
    /// Returns the ID of the request, and everything that was asked, so that it is answered only once.
    [[nodiscard]] workflow::Request request() const;
    [[nodiscard]] bool isLetterWanted() const;
    void showRefusal(const subregistry::Refusal& refusal);

Q_SIGNALS:
    void letterWanted();

private:
    using Field = OrderField;
    using Planned = std::expected<subregistry::ListChange, workflow::RefusedOrder>;

    void plan() override;
    /// Shows the answer that the request already has.
    void showGranted(const subregistry::ListChange& granted);
    bool showPlan(const Planned& planned);
    void add(QFormLayout& form, Field field);
    void addRanges(QFormLayout& form);
    void addCount(QFormLayout& form);
    void addFirst(QFormLayout& form);
    void addAskers(QFormLayout& form);
    [[nodiscard]] QSpinBox* newSpinBox(const QString& name);
    QLineEdit* addLine(QFormLayout& form, Field field, const QString& label, const QString& placeholder);
    void focusFirst();
    void enableParts();
    [[nodiscard]] QString labelOf(Field field) const
    {
        return orderLabel(field, m_task.verb, content()->list.definition());
    }
    [[nodiscard]] bool isOffered(Field field) const;
    [[nodiscard]] bool isClaim() const { return ui::isClaim(m_task.verb); }
    [[nodiscard]] QString text(Field field) const;
    /// Returns a date; absent if the text is not one.
    [[nodiscard]] std::optional<QDate> date(Field field) const;
    /// Returns the order as typed, for a value.
    [[nodiscard]] subregistry::Order typedOrder(const QString& value) const;
    [[nodiscard]] QList<subregistry::Order> typedOrders() const;
    [[nodiscard]] QStringList values() const;
    /// Returns the wished value if it is a single number to which more may be added.
    [[nodiscard]] std::optional<quint64> firstNumber() const;
    /// Returns what must be entered first; empty if nothing.
    [[nodiscard]] QString missing() const;
    [[nodiscard]] qsizetype openRanges() const;
    /// Returns that it was not checked who asks; empty if it was.
    [[nodiscard]] QString uncheckedText(const subregistry::ListChange& change) const;
    /// Returns how the request was answered before; empty if it was not.
    [[nodiscard]] QString answeredText() const;
    [[nodiscard]] QString gapsText() const;
    [[nodiscard]] QString sentenceOf(const subregistry::ListChange& change) const;
    void use(const subregistry::Suggestion& nearest);

    Task m_task;
    std::map<Field, QLineEdit*> m_lines;
    QComboBox* m_range = nullptr;
    QSpinBox* m_count = nullptr;
    QSpinBox* m_align = nullptr;
    QCheckBox* m_lowest = nullptr;
    QCheckBox* m_private = nullptr;
    QCheckBox* m_toPool = nullptr;
    QCheckBox* m_letter = nullptr;
    std::optional<subregistry::ListChange> m_planned;
    QString m_odd; ///< that the grammar rejects a value
};

} // namespace nidus::ui
