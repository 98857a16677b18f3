// SPDX-License-Identifier: Apache-2.0
#include "ui/check/comparison/changebar.h"

#include "ui/support/look/rowslayout.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

namespace nidus::ui {

ChangeBar::ChangeBar(QWidget* parent) : QWidget(parent), m_since(new QLabel), m_gone(new QPushButton)
{
    auto* layout = new RowsLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_since->setTextFormat(Qt::PlainText);
    layout->addWidget(m_since);
    for (QPushButton*& button : m_buttons) {
        button = new QPushButton;
        button->setCheckable(true);
        layout->addWidget(button);
        connect(button, &QPushButton::toggled, this, [this, shown = button] {
            release(shown);
            Q_EMIT changed();
        });
    }
    layout->addWidget(m_gone);
    connect(m_gone, &QPushButton::clicked, this, &ChangeBar::goneWanted);
    auto* close = new QToolButton;
    close->setText(tr("End Comparison"));
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &ChangeBar::closed);
    setCounts({});
    hide();
}

void ChangeBar::setComparison(const RunComparison& comparison, const QString& report)
{
    clear();
    m_since->setText(tr("Compared with %1:").arg(report));
    setCounts(comparison.names);
    for (const batch::NameChange change :
         {batch::NameChange::New, batch::NameChange::Still, batch::NameChange::Fixed})
        m_buttons[static_cast<std::size_t>(change)]->setEnabled(!comparison.of(change)->empty());
    show();
}

void ChangeBar::setCounts(const batch::ChangeCounts& names)
{
    const auto number = [this](std::uint64_t count) {
        return locale().toString(static_cast<qulonglong>(count));
    };
    const auto set = [this](batch::NameChange change, const QString& text, const QString& toolTip) {
        QPushButton& button = *m_buttons[static_cast<std::size_t>(change)];
        button.setText(text);
        button.setToolTip(toolTip);
    };
    set(batch::NameChange::New, tr("%1 new").arg(number(names.fresh)),
        tr("Names that are not valid now, but were not reported before. Press to show only these lines."));
    set(batch::NameChange::Still, tr("%1 remaining").arg(number(names.still)),
        tr("Names that were not valid in the report and still are not. Press to show only these lines."));
    set(batch::NameChange::Fixed, tr("%1 fixed").arg(number(names.fixed)),
        tr("Names that were not valid in the report and are valid now. Press to show only these lines."));
    m_gone->setText(tr("%1 gone").arg(number(names.gone)));
    m_gone->setToolTip(
        tr("Names that were not valid in the report and no longer appear. Press to list them."));
    m_gone->setEnabled(names.gone > 0);
}

void ChangeBar::clear()
{
    const QSignalBlocker quiet(this);
    release(nullptr);
    hide();
}

void ChangeBar::release(const QPushButton* but)
{
    for (QPushButton* button : m_buttons) {
        const QSignalBlocker quiet(button);
        if (button != but)
            button->setChecked(false);
    }
}

std::optional<batch::NameChange> ChangeBar::change() const
{
    for (const batch::NameChange change :
         {batch::NameChange::New, batch::NameChange::Still, batch::NameChange::Fixed}) {
        if (m_buttons[static_cast<std::size_t>(change)]->isChecked())
            return change;
    }
    return std::nullopt;
}

} // namespace nidus::ui
