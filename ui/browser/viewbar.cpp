// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/viewbar.h"

#include "ui/support/look/fonts.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QMenu>
#include <QStyle>
#include <QToolButton>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kBarHeight = 28; // pixels at the default font
constexpr int kBetween = 4;

} // namespace

ViewBar::ViewBar(QWidget* parent) : QWidget(parent), m_group(new QActionGroup(this)), m_menu(new QMenu(this))
{
    setAccessibleName(tr("Views"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    add(WantedDrafts::Mine, tr("Mine"),
        tr("Drafts that wait for you: assigned to you, or yours and not in review or with IANA"),
        tr("No draft waits for you."));
    add(WantedDrafts::Waiting, tr("Waiting"), tr("Drafts that wait for reviewers, IANA, or a colleague"),
        tr("No draft waits for reviewers, IANA, or a colleague."));
    add(std::nullopt, tr("All"), tr("Everything"), {});
    add(WantedDrafts::Overdue, tr("Overdue"), tr("Drafts whose reminder is due"), tr("No reminder is due."));
    add(WantedDrafts::Unassigned, tr("Unassigned"),
        tr("Drafts in review to which nobody is assigned, and drafts without an owner"),
        tr("Every draft has an owner or an assignee whose turn it is."));
    m_menu->addActions(m_group->actions());
    m_more = new QToolButton(this); // Tab comes to it after the views
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setAutoRaise(true);
    m_more->setText(u"…"_s);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setAccessibleName(tr("More views"));
    m_more->setToolTip(m_more->accessibleName());
    choose(std::nullopt);
    connect(m_group, &QActionGroup::triggered, this, [this] {
        arrange();
        Q_EMIT viewChosen();
    });
}

void ViewBar::add(std::optional<WantedDrafts> wanted, const QString& name, const QString& toolTip,
                  const QString& emptyText)
{
    auto* action = new QAction(name, m_group);
    action->setCheckable(true);
    action->setToolTip(toolTip);
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(name);
    button->setAccessibleDescription(toolTip);
    m_views.append({wanted, name, emptyText, button, action});
}

const ViewBar::ViewButton* ViewBar::checked() const
{
    const auto view =
        std::ranges::find_if(m_views, [](const ViewButton& each) { return each.action->isChecked(); });
    return view == m_views.cend() ? nullptr : &*view;
}

std::optional<WantedDrafts> ViewBar::chosen() const
{
    const ViewButton* view = checked();
    return view ? view->wanted : std::nullopt;
}

QString ViewBar::emptyText() const
{
    const ViewButton* view = checked();
    return view ? view->emptyText : QString();
}

int ViewBar::waiting() const
{
    const auto view = std::ranges::find(m_views, std::optional(WantedDrafts::Waiting), &ViewButton::wanted);
    return chosen() == WantedDrafts::Mine && view != m_views.cend() ? view->count : 0;
}

void ViewBar::choose(std::optional<WantedDrafts> view)
{
    for (const ViewButton& each : std::as_const(m_views)) {
        if (each.wanted == view)
            each.action->setChecked(true);
    }
    arrange();
}

void ViewBar::pick(std::optional<WantedDrafts> view)
{
    choose(view);
    Q_EMIT viewChosen();
}

void ViewBar::setSaved(const QStringList& names)
{
    for (QToolButton* button : std::as_const(m_saved)) {
        button->hide();
        button->deleteLater();
    }
    m_saved.clear();
    QWidget* before = m_more->previousInFocusChain();
    for (qsizetype i = 0; i < names.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setText(QString(names.at(i)).replace(u'&', u"&&"_s));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(names.at(i));
        button->setAccessibleDescription(tr("A saved view"));
        button->setToolTip(tr("A saved view"));
        connect(button, &QToolButton::clicked, this, [this, i] { Q_EMIT savedChosen(i); });
        m_saved.append(button);
        setTabOrder(std::exchange(before, button), button);
    }
    arrange();
}

void ViewBar::setCount(WantedDrafts view, int count)
{
    for (ViewButton& each : m_views) {
        if (each.wanted != view)
            continue;
        each.count = count;
        each.action->setText(count == 0 ? each.name : tr("%1 (%2)").arg(each.name, QString::number(count)));
    }
    arrange();
}

QList<WantedDrafts> ViewBar::counted()
{
    return {WantedDrafts::Mine, WantedDrafts::Waiting, WantedDrafts::Overdue, WantedDrafts::Unassigned};
}

void ViewBar::arrange()
{
    const int height = grown(kBarHeight, *this);
    const ViewButton* chosen = checked();
    int room =
        width() - m_more->sizeHint().width() - (chosen ? chosen->button->sizeHint().width() + kBetween : 0);
    int at = 0;
    const auto place = [&](QWidget* button, int size) {
        button->setGeometry(QStyle::visualRect(layoutDirection(), rect(), QRect(at, 0, size, height)));
        at += size + kBetween;
    };
    for (const ViewButton& view : std::as_const(m_views)) {
        const int part = view.button->sizeHint().width() + kBetween;
        const bool isShown = view.action->isChecked() || part <= room;
        room -= view.action->isChecked() || !isShown ? 0 : part;
        view.button->setVisible(isShown);
        if (isShown)
            place(view.button, part - kBetween);
    }
    for (QToolButton* button : std::as_const(m_saved)) {
        const int part = button->sizeHint().width() + kBetween;
        const bool isShown = part <= room;
        room = isShown ? room - part : 0; // those after it are in the menu
        button->setVisible(isShown);
        if (isShown)
            place(button, part - kBetween);
    }
    place(m_more, m_more->sizeHint().width());
}

QSize ViewBar::sizeHint() const { return minimumSizeHint(); }

QSize ViewBar::minimumSizeHint() const { return {0, grown(kBarHeight, *this)}; }

void ViewBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::LayoutDirectionChange)
        arrange();
}

void ViewBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace nidus::ui
