// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLayout>
#include <QList>
#include <vector>

namespace nidus::ui {

/// Lays out widgets side by side and wraps those that do not fit into further rows. The space left in a row
/// goes to its expanding widgets. The minimum width is that of the widest widget.
class RowsLayout final : public QLayout
{
    Q_OBJECT

public:
    explicit RowsLayout(QWidget* parent = nullptr) : QLayout(parent) {}
    ~RowsLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    [[nodiscard]] QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect& place) override;

private:
    struct Placed
    {
        QLayoutItem* item;
        QRect place; ///< relative to the inside of the layout's margins
    };
    [[nodiscard]] std::vector<Placed> arrange(int width) const;
    void finishRow(std::vector<Placed>& all, std::size_t first, int width) const;

    QList<QLayoutItem*> m_items;
    int m_width = 0; ///< of the current rows; geometry() is empty after QLayout::invalidate()
};

} // namespace nidus::ui
