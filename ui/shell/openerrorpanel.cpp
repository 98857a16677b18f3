// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/openerrorpanel.h"

#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/findingrank.h"
#include "ui/support/text/plainlabel.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace nidus::ui {

namespace {

constexpr int kErrorSignSize = 32;

} // namespace

OpenErrorPanel::OpenErrorPanel(const QString& problem, const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent)
{
    auto* sign = new QLabel;
    followLooks(*sign, [sign] {
        const QSize size(kErrorSignSize, kErrorSignSize);
        sign->setPixmap(rankIcon(FindingRank::Error).pixmap(size, sign->devicePixelRatioF()));
    });
    auto* text = new QLabel(problem);
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    text->setAlignment(Qt::AlignCenter);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* choices = new QVBoxLayout;
    choices->setSpacing(8);
    for (QAction* action : actions) {
        auto* button = new QPushButton(plainLabel(action->text()));
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        choices->addWidget(button);
    }
    auto* memory = new QPushButton(tr("Open Built-in Namespaces in Memory"));
    connect(memory, &QPushButton::clicked, this, &OpenErrorPanel::continueInMemory);
    choices->addWidget(memory);

    auto* layout = inColumn(this, {.margins = QMargins(48, 24, 48, 24), .spacing = 16},
                            {BoxPart::spare(1), {sign, 0, Qt::AlignHCenter}, text, choices});
    layout->setAlignment(choices, Qt::AlignHCenter);
    layout->addStretch(2);
}

} // namespace nidus::ui
