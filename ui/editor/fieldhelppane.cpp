// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/fieldhelppane.h"

#include "core/findings/text/sharedtexts.h"
#include "ui/help/helpplaces.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/fieldtexts.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr qreal kHintSize = 0.9; // of the text

QLabel* wrappingLabel()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

bool isWindowEnglish()
{
    const QLocale::Language language = QLocale().language();
    return language == QLocale::English || language == QLocale::C;
}

QLabel* makeLanguageHint()
{
    QLabel* hint = wrappingLabel();
    hint->setObjectName(u"language-hint"_s);
    useFontSize(*hint, kHintSize);
    hint->setText(FieldHelpPane::tr("Write templates in English. IANA publishes them in English, and the "
                                    "findings are about English texts."));
    return hint;
}

FieldHelpPane::FieldHelpPane(QWidget* parent)
    : QWidget(parent),
      m_title(wrappingLabel()),
      m_section(wrappingLabel()),
      m_text(wrappingLabel()),
      m_exampleTitle(new QLabel(findings::labelText(findings::Label::Example))),
      m_example(wrappingLabel()),
      m_more(new QLabel)
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_exampleTitle->setFont(bold);
    m_more->setTextFormat(Qt::RichText);
    m_more->setText(u"<a href=\"manual\">%1</a>"_s.arg(tr("More in the manual").toHtmlEscaped()));
    m_more->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_more, &QLabel::linkActivated, this, [this] { Q_EMIT manualWanted(m_place); });

    auto* text = new QWidget;
    auto* body =
        inColumn(text, {.margins = QMargins(12, 12, 12, 12), .spacing = 8}, {m_title, m_section, m_text});
    body->addSpacing(8);
    body->addWidget(m_exampleTitle);
    body->addWidget(m_example);
    body->addSpacing(8);
    body->addWidget(m_more);
    body->addStretch();

    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(text);
    scroll->setAccessibleName(tr("Field help"));

    inColumn(this, kNoMargins, {scroll});
    showField(registration::TemplateField::Nid);
    followLooks(*m_example, [this] { fitExample(); });
    for (QLabel* label : {m_text, m_more})
        followLinkColor(*label);
}

void FieldHelpPane::fitExample()
{
    m_example->setFont(m_isFixed ? fixedFont(QApplication::font()) : QApplication::font());
}

void FieldHelpPane::showField(registration::TemplateField field)
{
    const FieldHelp hint = fieldHint(field);
    const QLatin1StringView section = registration::fieldSection(field);
    m_text->setTextFormat(Qt::PlainText);
    m_title->setText(fieldTitle(field));
    m_section->setText(section == "A"_L1 ? tr("RFC 8141 Appendix A")
                                         : tr("RFC 8141 section %1").arg(section));
    m_text->setText(hint.text);
    m_example->setText(hint.example);
    m_isFixed = field == registration::TemplateField::Syntax;
    fitExample();
    setPlace(helpPlaceOf(field), true);
}

void FieldHelpPane::showText(const QString& title, const QString& paragraph, const QString& place)
{
    m_text->setTextFormat(Qt::RichText);
    m_title->setText(title);
    m_text->setText(paragraph);
    setPlace(place, false);
}

void FieldHelpPane::setPlace(const QString& place, bool isField)
{
    m_place = place;
    for (QLabel* part : {m_section, m_exampleTitle, m_example})
        part->setVisible(isField);
}

} // namespace nidus::ui
