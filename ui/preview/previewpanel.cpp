// SPDX-License-Identifier: Apache-2.0
#include "ui/preview/previewpanel.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/rowslayout.h"
#include "ui/support/text/formatnames.h"

#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr qsizetype kLongestShown = qsizetype{256} << 10;

} // namespace

PreviewPanel::PreviewPanel(QWidget* parent)
    : QWidget(parent),
      m_head(new QWidget),
      m_format(new QComboBox),
      m_problem(new QLabel),
      m_text(new QPlainTextEdit)
{
    for (const exchange::ExportFormatFacts& facts : exchange::kExportFormats) {
        if (facts.write != nullptr)
            m_format->addItem(formatName(facts.format), static_cast<int>(facts.format));
    }
    m_format->setAccessibleName(tr("Format"));
    connect(m_format, &QComboBox::currentIndexChanged, this, &PreviewPanel::refresh);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    useFixedFont(*m_text);
    m_text->setAccessibleName(tr("Preview"));
    m_problem->setWordWrap(true);
    m_problem->setAlignment(Qt::AlignCenter);

    auto* label = new QLabel(tr("Format:"));
    label->setBuddy(m_format);
    auto* head = new RowsLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->addWidget(label);
    head->addWidget(m_format);
    inColumn(this, {.margins = QMargins(16, 8, 16, 8)}, {m_head, m_problem, {m_text, 1}});
}

void PreviewPanel::setSource(Source source)
{
    m_source = std::move(source);
    refresh();
}

void PreviewPanel::refresh()
{
    m_isStale = true;
    if (isVisible())
        load();
}

exchange::ExportFormat PreviewPanel::format() const
{
    return static_cast<exchange::ExportFormat>(m_format->currentData().toInt());
}

void PreviewPanel::setFormat(exchange::ExportFormat format)
{
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(format)));
}

void PreviewPanel::hideFormats() { m_head->hide(); }

void PreviewPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        load();
}

void PreviewPanel::load()
{
    m_isStale = false;
    if (!m_source)
        return;
    const auto show = [this](const QString& text, const QString& problem) {
        m_problem->setText(problem);
        m_problem->setVisible(!problem.isEmpty());
        m_text->setPlainText(findings::visibleText(QString(text).replace("\r\n"_L1, "\n"_L1)));
        m_text->setVisible(!text.isEmpty());
    };
    if (m_format->currentIndex() < 0)
        return show({},
                    tr("A PDF has the content of the HTML page. To preview its pages, choose File > Print."));
    const auto bytes = m_source(format());
    if (!bytes)
        return show({}, findings::describe(bytes.error()));
    if (bytes->size() <= kLongestShown)
        return show(QString::fromUtf8(*bytes), {});
    const QByteArray beginning = bytes->left(bytes->lastIndexOf('\n', kLongestShown) + 1);
    show(QString::fromUtf8(beginning),
         tr("Only the beginning is shown. Full size: %1.").arg(locale().formattedDataSize(bytes->size())));
}

} // namespace nidus::ui
