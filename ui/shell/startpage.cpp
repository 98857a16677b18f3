// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/startpage.h"

#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"

#include <QAction>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

// In pixels at the default font.
constexpr int kColumnWidth = 720;
constexpr int kHeadingHeight = 48; // with the space above it

} // namespace

StartPage::StartPage(const StartActions& actions, QWidget* parent) : QWidget(parent), m_rows(new QGridLayout)
{
    setObjectName(u"start-page"_s);
    m_rows->setColumnStretch(1, 1);
    m_rows->setHorizontalSpacing(16);
    m_rows->setVerticalSpacing(12);
    auto* column = new QWidget;
    followLooks(*column, [column] { column->setMaximumWidth(grown(kColumnWidth, *column)); });
    inColumn(column, kNoMargins, {m_rows});
    auto* middle = inRow(nullptr, {}, {BoxPart::spare(1), {column, 100}, BoxPart::spare(1)});
    inColumn(this, {.margins = QMargins(16, 16, 16, 16)}, {BoxPart::spare(1), middle, BoxPart::spare(2)});
    addLine(tr("What do you want to do?"), true);
    add(actions.write, tr("Write a Registration"),
        tr("Answer the questions about a new namespace, one after another."));
    add(actions.review, tr("Review a Template"),
        tr("Import a template that somebody wrote, and list its findings."));
    add(actions.check, tr("Check a File of URNs"),
        tr("Show for each line whether it is valid, and where and why it is not."));
    add(actions.numbers, actions.numbers->text(),
        tr("Nidus also keeps lists of numbers and other values below a namespace, and who holds which."));
    addLine(tr("New here?"), true);
    const QString about = tr(
        "A URN is a name that never changes, such as urn:isbn:0451450523. All names that begin with "
        "urn:isbn: form a namespace. RFC 8141 is the internet standard for URNs, and IANA keeps the public "
        "list of namespaces. Nidus helps you to write the registration of a namespace, to keep a "
        "registry of namespaces, and to check whether URNs are written correctly.");
    addLine(about, false);
    add(actions.tour, tr("Take the Tour"),
        tr("Do the first steps yourself, with a line that says what to do next."));
    add(actions.tryOut, tr("Try with Samples"),
        tr("Open sample drafts and URNs in memory; nothing is written to a file."));
    add(actions.manual, tr("Read the Manual"),
        tr("It begins with a table of what to read for which task. You can search for a word."));
}

void StartPage::keyPressEvent(QKeyEvent* event)
{
    auto* const button = qobject_cast<QAbstractButton*>(focusWidget());
    if (button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        button->click();
    else
        QWidget::keyPressEvent(event);
}

void StartPage::addLine(const QString& text, bool isHeading)
{
    auto* line = new QLabel(text);
    line->setWordWrap(true);
    const int row = m_rows->rowCount();
    if (isHeading) {
        useFontSize(*line, kTitleSize, QFont::Bold);
        m_rows->setRowMinimumHeight(row, row > 1 ? kHeadingHeight : 0);
        line->setAlignment(Qt::AlignBottom);
    }
    m_rows->addWidget(line, row, 0, 1, 2);
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
    const int row = m_rows->rowCount();
    m_rows->addWidget(button, row, 0);
    m_rows->addWidget(explanation, row, 1);
}

} // namespace nidus::ui
