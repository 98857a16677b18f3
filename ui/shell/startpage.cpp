// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/startpage.h"

#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kColumnWidth = 720; // pixels at the default font

} // namespace

StartPage::StartPage(const StartActions& actions, QWidget* parent)
    : QWidget(parent), m_choices(new QGridLayout)
{
    setObjectName(u"start-page"_s);
    auto* title = new QLabel(tr("Start"));
    useFontSize(*title, kTitleSize, QFont::Bold);
    m_choices->setColumnStretch(1, 1);
    m_choices->setHorizontalSpacing(16);
    m_choices->setVerticalSpacing(12);
    auto* column = new QWidget;
    followLooks(*column, [column] { column->setMaximumWidth(grown(kColumnWidth, *column)); });
    inColumn(column, {.margins = QMargins(), .spacing = 16}, {title, m_choices});
    auto* middle = inRow(nullptr, {}, {BoxPart::spare(1), {column, 100}, BoxPart::spare(1)});
    inColumn(this, {.margins = QMargins(16, 16, 16, 16)}, {BoxPart::spare(1), middle, BoxPart::spare(2)});
    add(actions.write, tr("Write a Registration"),
        tr("Answer what RFC 8141 asks about a new namespace, one question after another."));
    add(actions.review, tr("Review a Template"),
        tr("Import a template that somebody wrote, and list its findings."));
    add(actions.check, tr("Check a File of URNs"),
        tr("Show for each line whether it is valid, and where and why it is not."));
    add(actions.tour, tr("Take the Tour"),
        tr("Do the first steps yourself, with a line that says what to do next."));
    add(actions.tryOut, tr("Try with Samples"),
        tr("Open sample drafts and URNs in memory; nothing is written to a file."));
}

void StartPage::add(QAction* action, const QString& title, const QString& sentence)
{
    auto* button = new QPushButton(action->icon(), title);
    button->setAccessibleDescription(sentence);
    auto* explanation = new QLabel(sentence);
    explanation->setWordWrap(true);
    const auto follow = [button, action] { button->setEnabled(action->isEnabled()); };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
    const int row = m_choices->rowCount();
    m_choices->addWidget(button, row, 0);
    m_choices->addWidget(explanation, row, 1);
}

} // namespace nidus::ui
