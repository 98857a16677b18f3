// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/fieldhelppane.h"

#include "core/findings/text/sharedtexts.h"
#include "ui/support/look/boxes.h"
#include "ui/support/text/fieldtexts.h"

#include <QFontDatabase>
#include <QLabel>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QLabel* wrappingLabel()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

FieldHelpPane::FieldHelpPane(QWidget* parent)
    : QWidget(parent),
      m_title(wrappingLabel()),
      m_section(wrappingLabel()),
      m_text(wrappingLabel()),
      m_example(wrappingLabel())
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    auto* exampleTitle = new QLabel(findings::labelText(findings::Label::Example));
    exampleTitle->setFont(bold);

    auto* text = new QWidget;
    auto* body =
        inColumn(text, {.margins = QMargins(12, 12, 12, 12), .spacing = 8}, {m_title, m_section, m_text});
    body->addSpacing(8);
    body->addWidget(exampleTitle);
    body->addWidget(m_example);
    body->addStretch();

    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(text);
    scroll->setAccessibleName(tr("Field help"));

    inColumn(this, kNoMargins, {scroll});
    showField(registration::TemplateField::Nid);
}

void FieldHelpPane::showField(registration::TemplateField field)
{
    const FieldHelp hint = fieldHint(field);
    const QLatin1StringView section = registration::fieldSection(field);
    m_title->setText(fieldTitle(field));
    m_section->setText(section == "A"_L1 ? tr("RFC 8141 Appendix A")
                                         : tr("RFC 8141 section %1").arg(section));
    m_text->setText(hint.text);
    m_example->setText(hint.example);
    m_example->setFont(field == registration::TemplateField::Syntax
                           ? QFontDatabase::systemFont(QFontDatabase::FixedFont)
                           : font());
}

} // namespace nidus::ui
