// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/editor/renamebar.h"

#include "ui/support/look/boxes.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>

namespace nidus::ui {

RenameBar::RenameBar(QWidget* parent)
    : QFrame(parent),
      m_question(new QLabel),
      m_after(new QLineEdit),
      m_problem(new QLabel),
      m_rename(new QPushButton(tr("Rename")))
{
    m_question->setTextFormat(Qt::PlainText);
    m_question->setBuddy(m_after);
    m_after->setAccessibleName(tr("New name of the rule"));
    m_problem->setTextFormat(Qt::PlainText);
    auto* cancel = new QPushButton(tr("Cancel"));
    inRow(this, {.margins = QMargins(8, 4, 8, 4)}, {m_question, {m_after, 1}, m_problem, m_rename, cancel});
    connect(m_after, &QLineEdit::textChanged, this, &RenameBar::check);
    connect(m_after, &QLineEdit::returnPressed, this, &RenameBar::accept);
    connect(m_rename, &QPushButton::clicked, this, &RenameBar::accept);
    connect(cancel, &QPushButton::clicked, this, &RenameBar::leave);
    hide();
}

void RenameBar::ask(const QString& name, const QList<RuleName>& names)
{
    m_before = name;
    m_names = names;
    const auto places = static_cast<int>(std::ranges::count_if(
        names, [&name](const RuleName& each) { return each.name.compare(name, Qt::CaseInsensitive) == 0; }));
    m_question->setText(tr("Rename “%1” in %n place(s) to:", nullptr, places).arg(name));
    m_after->setText(name);
    m_after->selectAll();
    check();
    show();
    m_after->setFocus(Qt::OtherFocusReason);
}

void RenameBar::leave()
{
    hide();
    Q_EMIT left();
}

void RenameBar::check()
{
    const RenameProblem problem = renameProblem(m_names, m_before, m_after->text());
    switch (problem) {
    case RenameProblem::None: m_problem->clear(); break;
    case RenameProblem::NotAName:
        m_problem->setText(tr("A name begins with a letter and contains only letters, digits, and hyphens."));
        break;
    case RenameProblem::Taken: m_problem->setText(tr("Another rule has this name.")); break;
    }
    m_rename->setEnabled(problem == RenameProblem::None);
}

void RenameBar::accept()
{
    if (!m_rename->isEnabled())
        return;
    Q_EMIT renameRequested(m_before, m_after->text());
    leave();
}

void RenameBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QFrame::keyPressEvent(event);
}

} // namespace nidus::ui
