// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/originalpane.h"

#include "core/exchange/formats/textsource.h"
#include "core/exchange/read/importfile.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/problemtext.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/fieldtexts.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Returns a text with one block per line of the file, so that line numbers match.
QString linesOf(const QByteArray& original)
{
    const base::Result<exchange::SourceText> source = exchange::sourceText(original);
    if (!source)
        return QString::fromUtf8(original);
    QString text;
    int number = 1;
    for (const exchange::SourceLine& line : source->lines) {
        for (; number < line.number; ++number)
            text += u'\n';
        text += line.text;
    }
    return text;
}

struct Reading
{
    QString text;
    decltype(exchange::ImportedTemplate::places) places;
};

Reading read(const QByteArray& original)
{
    Reading reading{.text = findings::visibleText(linesOf(original)), .places = {}};
    if (const base::Result<exchange::ImportedFile> file = exchange::readImportFile(original)) {
        if (const auto* imported = std::get_if<exchange::ImportedTemplate>(&file->content))
            reading.places = imported->places;
    }
    return reading;
}

} // namespace

OriginalPane::OriginalPane(QWidget* parent) : QWidget(parent), m_place(new QLabel), m_text(new QPlainTextEdit)
{
    m_place->setWordWrap(true);
    m_place->setTextFormat(Qt::PlainText);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    useFixedFont(*m_text);
    followLooks(*m_text, [this] { markLines(); });
    m_text->setAccessibleName(tr("Original"));

    inColumn(this, {.margins = QMargins(12, 12, 12, 12), .spacing = 8}, {m_place, {m_text, 1}});
}

void OriginalPane::showOriginal(const QByteArray& original)
{
    if (m_original == original)
        return;
    m_original = original;
    m_places = {};
    m_text->clear();
    markLines();
    m_reading.submit(
        original, [](const QByteArray& bytes, const std::stop_token&) { return read(bytes); },
        [this](const Reading& reading) {
            m_places = reading.places;
            m_text->setPlainText(reading.text);
            markLines();
        });
}

void OriginalPane::showField(registration::TemplateField field)
{
    m_field = field;
    markLines();
}

void OriginalPane::markLines()
{
    const exchange::FieldPlace place = m_places.at(static_cast<std::size_t>(m_field));
    m_place->setText(
        place.isEmpty()
            ? tr("%1: not in the imported file").arg(fieldTitle(m_field))
            //: %2 is "line 3" or "lines 3 to 5"
            : tr("%1: %2 of the imported file").arg(fieldTitle(m_field), findings::linesText(place)));
    QList<QTextEdit::ExtraSelection> lit;
    const auto blockOf = [this](int line) { return m_text->document()->findBlockByNumber(line - 1); };
    for (const findings::LineSpan span : place) {
        for (QTextBlock block = blockOf(span.first); block.isValid() && block.blockNumber() < span.last;
             block = block.next()) {
            QTextEdit::ExtraSelection line{.cursor = QTextCursor(block), .format = {}};
            line.format.setBackground(palette().highlight());
            line.format.setForeground(palette().highlightedText());
            line.format.setProperty(QTextFormat::FullWidthSelection, true);
            lit.append(line);
        }
    }
    const QTextBlock first = place.isEmpty() ? QTextBlock() : blockOf(place.constFirst().first);
    m_text->setExtraSelections(lit);
    if (first.isValid()) {
        m_text->setTextCursor(QTextCursor(first));
        m_text->centerCursor();
    }
}

} // namespace nidus::ui
