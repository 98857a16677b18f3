// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/subregistry/stretchlook.h"
#include "ui/subregistry/subregistrycontent.h"

#include <QRect>
#include <QWidget>
#include <cstdint>
#include <optional>

namespace nidus::ui {

/// A map of the numbers of a subregistry: bands of the ranges, blocks of the entries, and free stretches. The
/// time to draw depends on its width only.
class NumberMap final : public QWidget
{
    Q_OBJECT

public:
    explicit NumberMap(QWidget* parent = nullptr);

    /// Shows a subregistry of numbers; null shows nothing. The part that is in view remains if it is the same
    /// subregistry.
    void show(SharedContent content);
    /// Whether to look closer at what is in view, but too small to see.
    enum class Nearness : std::uint8_t { Same, Closer };
    /// Makes the stretch with these numbers the current one and scrolls to it.
    void goTo(const subregistry::Block& block, Nearness nearness = Nearness::Closer);
    /// Shows these numbers over the whole width.
    void lookAt(const subregistry::Block& block);
    void zoomIn() { zoomAtCurrent(kZoomStep); }
    void zoomOut() { zoomAtCurrent(1 / kZoomStep); }
    void showAll() { setView(m_all.first, double(m_all.last - m_all.first) + 1); }
    /// Has no current stretch until one is chosen again.
    void forgetCurrent()
    {
        m_current = -1;
        update();
        describe();
    }

    /// Returns the numbers that are in view.
    [[nodiscard]] subregistry::Block view() const { return m_view; }
    /// Returns the current stretch; null if there is none.
    [[nodiscard]] const Stretch* current() const;
    /// Returns the stretches in view as lines of text, for copying and for those who do not see the map.
    [[nodiscard]] QString text() const
    {
        return m_content ? mapText(*m_content, m_view, m_view != m_all) : QString();
    }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentChanged(const nidus::ui::Stretch& stretch);
    /// The user wants to act on the current stretch.
    void activated();

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    static constexpr double kZoomStep = 1.5;

    [[nodiscard]] const QList<Stretch>& stretches() const;
    [[nodiscard]] double span() const;
    [[nodiscard]] double xOf(quint64 number) const;
    [[nodiscard]] quint64 numberAt(double x) const;
    /// Returns the first stretch that ends at or after a number.
    [[nodiscard]] qsizetype indexAt(quint64 number) const;
    /// Returns the stretch that is drawn at a place.
    [[nodiscard]] qsizetype indexUnder(double x) const;
    /// Returns a number that is further by a distance, within all numbers.
    [[nodiscard]] quint64 moved(quint64 number, double by) const;
    void setView(quint64 first, double length);
    void zoom(double factor, double x);
    /// Shows the current stretch in the middle, or keeps the middle if there is none.
    void zoomAtCurrent(double factor);
    void move(double share);
    void setCurrent(qsizetype index, Nearness nearness = Nearness::Closer);
    void step(qsizetype by);
    void describe();

    void paintRanges(QPainter& painter, const QRect& band) const;
    void paintStretches(QPainter& painter, const QRect& band) const;
    void paintStretch(QPainter& painter, const QRect& place, const Stretch& stretch) const;
    void paintCurrent(QPainter& painter, const QRect& band) const;
    void paintAxis(QPainter& painter, const QRect& line) const;
    void paintLegend(QPainter& painter) const;
    /// Returns the parts of the legend for which there is room, with their places.
    [[nodiscard]] QList<LegendItem> placedLegend(const subregistry::Block& view) const;
    void showLegend();
    [[nodiscard]] int lookSide() const;
    [[nodiscard]] int overviewTop() const;
    void paintOverview(QPainter& painter, const QRect& band) const;
    [[nodiscard]] QRect bandOf(int line) const;

    SharedContent m_content;
    HolderLooks m_looks;
    QList<LegendItem> m_legend; ///< as it is drawn
    int m_legendBottom = 0;     ///< of that for all numbers, so that nothing moves
    subregistry::Block m_all{0, 1};
    subregistry::Block m_view{0, 1};
    qsizetype m_current = -1;
    std::optional<double> m_dragged; ///< where the mouse was
};

} // namespace nidus::ui
