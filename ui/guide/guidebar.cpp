// SPDX-License-Identifier: Apache-2.0
#include "ui/guide/guidebar.h"

#include "ui/support/look/boxes.h"
#include "ui/support/widgets/announcement.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace nidus::ui {

GuideBar::GuideBar(QWidget& window)
    : m_run(new GuideRun(window)),
      m_tour(new QAction(tr("&Tour"), this)),
      m_title(new QLabel),
      m_sentence(new QLabel),
      m_back(new QPushButton(tr("Back"))),
      m_next(new QPushButton(tr("Next")))
{
    setObjectName(u"guide"_s);
    m_tour->setObjectName(u"tour"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    auto* end = new QPushButton(tr("End"));
    inRow(this, {.margins = QMargins(16, 4, 16, 4), .spacing = 12},
          {m_title, {m_sentence, 1}, m_back, m_next, end});
    connect(m_tour, &QAction::triggered, m_run, [this] { m_run->start(Guide::Tour); });
    connect(m_back, &QPushButton::clicked, m_run, [this] { m_run->go(-1); });
    connect(m_next, &QPushButton::clicked, m_run, [this] { m_run->go(1); });
    connect(end, &QPushButton::clicked, m_run, &GuideRun::stop);
    connect(m_run, &GuideRun::changed, this, &GuideBar::showStep);
    hide();
}

QAction* GuideBar::registration(QAction* begin)
{
    auto* action = new QAction(begin->icon(), titleOf(Guide::Registration), this);
    connect(action, &QAction::triggered, begin, &QAction::trigger);
    connect(action, &QAction::triggered, m_run, [this] { m_run->start(Guide::Registration); });
    connect(begin, &QAction::changed, action, [begin, action] { action->setEnabled(begin->isEnabled()); });
    action->setEnabled(begin->isEnabled());
    return action;
}

void GuideBar::showStep()
{
    setVisible(m_run->isRunning());
    if (!m_run->isRunning())
        return;
    const qsizetype index = m_run->index();
    const bool isAtEnd = index >= m_run->count();
    const QString title = titleOf(m_run->guide());
    m_title->setText(isAtEnd ? title : tr("%1: step %2 of %3").arg(title).arg(index + 1).arg(m_run->count()));
    QString sentence = isAtEnd ? tr("That is all. You can close this line with End.") : m_run->sentence();
    if (!isAtEnd && m_run->isDone(index))
        sentence = tr("Done: %1").arg(sentence);
    m_sentence->setText(sentence);
    m_back->setEnabled(index > 0);
    m_next->setEnabled(!isAtEnd);
    setAccessibleName(m_title->text());
    setAccessibleDescription(sentence);
    if (m_said != m_title->text()) // a step that is done later is not read again
        announce(this, u"%1. %2"_s.arg(m_title->text(), sentence));
    else if (!isAtEnd && m_run->isDone(index) && !m_wasDone)
        announce(this, tr("Done."));
    m_said = m_title->text();
    m_wasDone = !isAtEnd && m_run->isDone(index);
}

} // namespace nidus::ui
