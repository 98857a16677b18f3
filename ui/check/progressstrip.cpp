// SPDX-License-Identifier: Apache-2.0
#include "ui/check/progressstrip.h"

#include "ui/support/jobs/latestjob.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/icons.h"
#include "ui/support/widgets/announcement.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QStyle>
#include <QToolButton>
#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kBarSteps = 1000;

} // namespace

ProgressStrip::ProgressStrip(QAction* cancel, QWidget* parent)
    : QWidget(parent),
      m_icon(new QLabel),
      m_text(new QLabel),
      m_bar(new QProgressBar),
      m_amount(new QLabel),
      m_cancel(new QToolButton)
{
    inRow(this, kNoMargins, {m_icon, {m_text, 1}, m_amount, m_bar, m_cancel});
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_bar->setTextVisible(false);
    followLooks(*m_bar, [this] { m_bar->setFixedWidth(m_bar->fontMetrics().averageCharWidth() * 24); });
    followLooks(*m_icon, [this] {
        const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
        m_icon->setPixmap(drawnIcon(u"invalid"_s).pixmap(size));
    });
    m_bar->setAccessibleName(tr("Progress"));
    m_cancel->setDefaultAction(cancel);
    m_cancel->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kProgressDelay);
    connect(&m_patience, &QTimer::timeout, this, &ProgressStrip::showRunning);
    finish();
    m_amount->hide();
    showMessage({});
}

void ProgressStrip::showMessage(const QString& text) { setText(text, false); }

void ProgressStrip::showProblem(const QString& text) { setText(text, true); }

void ProgressStrip::setText(const QString& text, bool isProblem)
{
    m_text->setText(text);
    m_text->setAccessibleName(text);
    announce(this, text);
    m_icon->setVisible(isProblem);
}

void ProgressStrip::start(const QString& what)
{
    showMessage(what);
    m_bar->setRange(0, 0);
    m_amount->clear();
    m_amount->hide();
    m_elapsed.start();
    m_patience.start();
}

void ProgressStrip::showRunning()
{
    for (QWidget* widget :
         {static_cast<QWidget*>(m_bar), static_cast<QWidget*>(m_amount), static_cast<QWidget*>(m_cancel)})
        widget->show();
}

void ProgressStrip::setProgress(base::Progress progress)
{
    if (!m_elapsed.isValid())
        return;
    const double seconds = std::max(0.001, static_cast<double>(m_elapsed.elapsed()) / 1000.0);
    const double rate = static_cast<double>(progress.done) / seconds;
    const auto size = [this](double bytes) {
        return locale().formattedDataSize(static_cast<qint64>(bytes), 1);
    };
    //: Amount per second, for example "120 MB/s"
    const QString speed = tr("%1/s").arg(size(rate));
    if (progress.total == 0) {
        m_amount->setText(u"%1, %2"_s.arg(size(static_cast<double>(progress.done)), speed));
        return;
    }
    const double share = static_cast<double>(progress.done) / static_cast<double>(progress.total);
    m_bar->setRange(0, kBarSteps);
    m_bar->setValue(static_cast<int>(std::min(1.0, share) * kBarSteps));
    const double left = rate > 0 && progress.total > progress.done
                            ? static_cast<double>(progress.total - progress.done) / rate
                            : 0.0;
    //: Progress: 3 MB of 10 MB, 1 MB/s, 7 s left
    m_amount->setText(
        tr("%1 of %2, %3, %Ln s left", nullptr, qRound(left))
            .arg(size(static_cast<double>(progress.done)), size(static_cast<double>(progress.total)), speed));
}

void ProgressStrip::finish()
{
    m_patience.stop();
    const bool wasLong = m_bar->isVisibleTo(this);
    m_bar->hide();
    m_cancel->hide();
    if (!m_elapsed.isValid())
        return; // the time of the latest run stays
    const double seconds = static_cast<double>(m_elapsed.elapsed()) / 1000.0;
    m_elapsed.invalidate();
    m_amount->setText(tr("Time: %1 s").arg(locale().toString(seconds, 'f', 1)));
    m_amount->setVisible(wasLong);
}

} // namespace nidus::ui
