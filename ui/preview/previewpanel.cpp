// SPDX-License-Identifier: Apache-2.0
#include "ui/preview/previewpanel.h"

#include "core/findings/catalogue.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace nidus {

PreviewPanel::PreviewPanel(QWidget* parent)
    : QWidget(parent), m_format(new QComboBox), m_problem(new QLabel), m_text(new QPlainTextEdit)
{
    m_format->addItem(tr("Text, as mailed (RFC 8141 Appendix A)"),
                      static_cast<int>(FileFormat::TemplateText));
    m_format->addItem(tr("XML, with everything"), static_cast<int>(FileFormat::RegistryXml));
    m_format->setAccessibleName(tr("Format"));
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        refresh();
        Q_EMIT formatChanged();
    });
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Preview"));
    m_problem->setWordWrap(true);
    m_problem->setAlignment(Qt::AlignCenter);

    auto* label = new QLabel(tr("&Format:"));
    label->setBuddy(m_format);
    auto* head = new QHBoxLayout;
    head->addWidget(label);
    head->addWidget(m_format);
    head->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->addLayout(head);
    layout->addWidget(m_problem, 1);
    layout->addWidget(m_text, 1);
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

FileFormat PreviewPanel::format() const
{
    return static_cast<FileFormat>(m_format->currentData().toInt());
}

void PreviewPanel::setFormat(FileFormat format)
{
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(format)));
}

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
    const auto bytes = m_source(format());
    m_problem->setVisible(!bytes);
    m_text->setVisible(bytes.has_value());
    if (bytes)
        m_text->setPlainText(QString::fromUtf8(*bytes));
    else
        m_problem->setText(describe(bytes.error()));
}

} // namespace nidus
