// SPDX-License-Identifier: Apache-2.0
#include "core/print/printdocument.h"

#include "core/exchange/formats/xmlwords.h"
#include "core/exchange/write/listtables.h"
#include "core/exchange/write/rulediagrams.h"
#include "core/print/diagramobject.h"
#include "core/registration/handle.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPainterPath>
#include <QTextBlock>
#include <QTextLayout>
#include <QTextTable>
#include <algorithm>

namespace nidus::print {

using namespace Qt::StringLiterals;

namespace {

constexpr double kTextPoints = 10;
constexpr double kVerbatimPoints = 8.5;
constexpr double kFootPoints = 24;
constexpr double kDraftMarkPoints = 100;    ///< of the letters before scaling
constexpr double kDraftMarkWidth = 1.1;     ///< relative to the page width
constexpr qsizetype kMostPrintedRows = 500; ///< of a table
constexpr int kLevelProperty = QTextFormat::UserProperty + 1;

double pixelsPerPoint(const QPagedPaintDevice& device) { return device.logicalDpiY() / kPointsPerInch; }

QStringList proseFamilies() { return {u"DejaVu Sans"_s, u"Noto Sans"_s, u"sans-serif"_s}; }

QTextCharFormat charFormat(double points, bool isBold = false, bool isVerbatim = false)
{
    QTextCharFormat format;
    format.setFontFamilies(isVerbatim ? QStringList{u"DejaVu Sans Mono"_s, u"monospace"_s} : proseFamilies());
    format.setFontPointSize(points);
    format.setFontWeight(isBold ? QFont::Bold : QFont::Normal);
    format.setForeground(Qt::black);
    // Turns ligatures off, so that "identifier" copied from the file has its own letters.
    format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    format.setFontLetterSpacing(0.05);
    return format;
}

QTextBlockFormat blockFormat(double above, double below)
{
    QTextBlockFormat format;
    format.setTopMargin(above);
    format.setBottomMargin(below);
    return format;
}

/// Returns the lines as one block: line ends within a paragraph.
QString asLines(const QString& text) { return QString(text).replace(u'\n', QChar::LineSeparator); }

} // namespace

PrintDocument::PrintDocument(const exchange::Publication& publication,
                             const QList<registration::Person>& people)
    : m_cursor(&m_document), m_isDraft(registration::draftIdOf(publication.handle).has_value())
{
    m_document.setUndoRedoEnabled(false);
    m_document.setDocumentMargin(0);
    m_document.documentLayout()->registerHandler(DiagramObject::kType, new DiagramObject(&m_document));
    addHeading(u"URN namespace "_s + exchange::nameOf(publication), 0);
    QList<QStringList> facts;
    for (const exchange::PublishedFact& fact : exchange::factsOf(publication, people)) {
        const bool isNews = !fact.uri.isEmpty() && fact.uri != fact.text;
        facts.append({fact.label, isNews ? fact.text + u'\n' + fact.uri : fact.text});
    }
    addTable(facts, false);
    if (publication.content)
        addContent(*publication.content);
    else
        addParagraph(u"The registry has no template text for this registration."_s);
    for (const registration::SubregistryRecord& list : publication.lists)
        addList(list);
}

void PrintDocument::addContent(const registration::VersionContent& content)
{
    for (const exchange::PublishedField& field : exchange::fieldsOf(content.registrationTemplate))
        addField(field);
    if (content.rule)
        addRule(*content.rule);
    if (!content.samples.isEmpty())
        addSamples(content.samples);
}

void PrintDocument::addHeading(const QString& text, int level)
{
    const bool isTop = level == 0;
    QTextBlockFormat format = blockFormat(isTop ? 0 : 14, isTop ? 10 : 4);
    format.setHeadingLevel(level + 1);
    format.setProperty(kLevelProperty, level);
    if (isTop)
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format);
    m_cursor.insertText(text, charFormat(isTop ? 17 : 11.5, true));
}

void PrintDocument::addParagraph(const QString& text)
{
    m_cursor.insertBlock(blockFormat(0, 6));
    m_cursor.insertText(asLines(text), charFormat(kTextPoints));
}

void PrintDocument::addVerbatim(const QString& text)
{
    QTextBlockFormat format = blockFormat(2, 8);
    format.setBackground(QColor(0xF3, 0xF5, 0xF7));
    m_cursor.insertBlock(format);
    m_cursor.insertText(asLines(text), charFormat(kVerbatimPoints, false, true));
}

void PrintDocument::addField(const exchange::PublishedField& field)
{
    addHeading(registration::fieldHeading(field.field), 1);
    if (field.text.isEmpty())
        addParagraph(u"\u2013"_s);
    for (const exchange::TextBlock& block : exchange::textBlocks(field.text)) {
        const QString text = block.lines.join(u'\n');
        block.isVerbatim ? addVerbatim(text) : addParagraph(text);
    }
}

void PrintDocument::addRule(const registration::SyntaxRule& rule)
{
    addHeading(u"Syntax Rule"_s, 1);
    for (const exchange::RuleDiagramSvg& diagram : exchange::ruleDiagrams(rule).diagrams) {
        m_cursor.insertBlock(blockFormat(2, 6));
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), DiagramObject::format(diagram.svg));
    }
    QList<QStringList> facts{{u"Notation"_s, registration::wordOf(rule.notation)},
                             {u"Describes"_s, exchange::xmlWord(exchange::kScopeWords, rule.scope)},
                             {u"Start rule"_s, rule.start},
                             {u"Equivalence"_s, rule.equivalence.join(", "_L1)},
                             {u"Encoding"_s, rule.encoding.join(", "_L1)},
                             {u"Check digit"_s, rule.checkDigit}};
    facts.removeIf([](const QStringList& fact) { return fact.constLast().isEmpty(); });
    addTable(facts, false);
    addVerbatim(rule.text);
}

void PrintDocument::addSamples(const QList<registration::Sample>& samples)
{
    QList<QStringList> rows{{u"URN"_s, u"Expected"_s, u"Note"_s}};
    for (const registration::Sample& sample : samples) {
        QStringList notes{sample.note, sample.source, sample.acceptedBecause};
        notes.removeAll(QString());
        rows.append({sample.urn, registration::wordOf(sample.expected), notes.join("; "_L1)});
    }
    addHeading(u"Samples"_s, 1);
    addTable(rows, true);
}

void PrintDocument::addList(const registration::SubregistryRecord& list)
{
    addHeading(u"Subregistry "_s + list.name, 1);
    for (const QString& text : {list.title, list.policy}) {
        if (!text.isEmpty())
            addParagraph(text);
    }
    for (const exchange::ListTable& table : exchange::tablesOf(list)) {
        addParagraph(table.caption);
        const QList<QStringList> rows = table.rows.first(std::min(table.rows.size(), kMostPrintedRows));
        addTable(QList<QStringList>{table.columns} + rows, true);
        if (rows.size() < table.rows.size())
            addParagraph(u"%1 more rows are not printed; HTML, XML, and JSON contain all of them."_s.arg(
                table.rows.size() - rows.size()));
    }
    if (list.entries.isEmpty())
        addParagraph(exchange::kNoEntriesSentence);
}

void PrintDocument::addTable(const QList<QStringList>& rows, bool hasHead)
{
    m_cursor.beginEditBlock(); // so that the table is laid out once, not for each cell
    m_cursor.insertBlock(blockFormat(0, 0));
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(3);
    format.setCellSpacing(0);
    format.setHeaderRowCount(hasHead ? 1 : 0);
    if (hasHead)
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    const auto columns = static_cast<int>(rows.constFirst().size());
    QTextTable* table = m_cursor.insertTable(static_cast<int>(rows.size()), columns, format);
    for (int row = 0; row < table->rows(); ++row) {
        for (int column = 0; column < columns; ++column) {
            const bool isName = !hasHead && column == 0;
            QTextCharFormat text =
                charFormat(kTextPoints - 0.5, hasHead && row == 0, hasHead && column == 0 && row > 0);
            if (isName)
                text.setForeground(QColor(0x44, 0x4E, 0x59));
            table->cellAt(row, column).firstCursorPosition().insertText(asLines(rows[row][column]), text);
        }
    }
    m_cursor.movePosition(QTextCursor::End);
    m_cursor.endEditBlock();
}

void PrintDocument::layOut(QPagedPaintDevice& device)
{
    m_footHeight = kFootPoints * pixelsPerPoint(device);
    m_document.setDefaultFont(charFormat(kTextPoints).font());
    m_document.documentLayout()->setPaintDevice(&device);
    m_document.setPageSize(QSizeF(device.width(), device.height() - m_footHeight));
    keepHeadingsWithText();
}

double PrintDocument::topOf(const QTextBlock& block) const
{
    const QTextLayout* lines = block.layout();
    const double inBlock = lines && lines->lineCount() > 0 ? lines->lineAt(0).y() : 0;
    return m_document.documentLayout()->blockBoundingRect(block).top() + inBlock;
}

void PrintDocument::keepHeadingsWithText()
{
    const auto pageOf = [this](const QTextBlock& block) {
        return static_cast<int>(topOf(block) / m_document.pageSize().height());
    };
    for (QTextBlock block = m_document.begin(); block.next().isValid(); block = block.next()) {
        if (!block.blockFormat().hasProperty(kLevelProperty))
            continue;
        QTextBlock text = block.next();
        while (text.next().isValid() && text.text().isEmpty())
            text = text.next();
        if (pageOf(block) == pageOf(text))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
        // Lay out everything again, because otherwise Qt 6.4 loses lines.
        m_document.markContentsDirty(0, m_document.characterCount());
    }
}

QList<PrintedHeading> PrintDocument::headings(const QPagedPaintDevice& device, int firstPage) const
{
    const double pageHeight = m_document.pageSize().height();
    const double topMargin = device.pageLayout().margins(QPageLayout::Point).top();
    QList<PrintedHeading> headings;
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        const QTextBlockFormat format = block.blockFormat();
        if (!format.hasProperty(kLevelProperty))
            continue;
        const double top = topOf(block);
        const auto page = static_cast<int>(top / pageHeight);
        headings.append({block.text(), format.intProperty(kLevelProperty), firstPage + page,
                         topMargin + (top - page * pageHeight) / pixelsPerPoint(device)});
    }
    return headings;
}

QList<PrintedHeading> PrintDocument::paint(QPagedPaintDevice& device, QPainter& painter, const QString& foot,
                                           int firstPage)
{
    layOut(device);
    const QRectF area(0, 0, device.width(), device.height());
    for (int page = 0; page < pageCount(); ++page) {
        if (firstPage + page > 0)
            device.newPage();
        if (m_isDraft)
            paintDraftMark(painter, area);
        paintPage(painter, page, area);
        painter.setFont(charFormat(8).font());
        painter.setPen(Qt::black);
        painter.drawText(area, Qt::AlignLeft | Qt::AlignBottom, foot);
        painter.drawText(area, Qt::AlignRight | Qt::AlignBottom, QString::number(firstPage + page + 1));
    }
    return headings(device, firstPage);
}

void PrintDocument::paintPage(QPainter& painter, int page, const QRectF& area) const
{
    const double pageHeight = m_document.pageSize().height();
    painter.save();
    painter.translate(0, -page * pageHeight);
    QAbstractTextDocumentLayout::PaintContext context;
    // A line that only touches the edge belongs to the next page.
    context.clip = QRectF(0, page * pageHeight, area.width(), pageHeight).adjusted(0, 1, 0, -1);
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.setClipRect(context.clip);
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();
}

void PrintDocument::paintDraftMark(QPainter& painter, const QRectF& area)
{
    QPainterPath letters; // not as text, which would be copied along with other text of the PDF
    letters.addText(0, 0, charFormat(kDraftMarkPoints, true).font(), u"DRAFT"_s);
    const QRectF extent = letters.boundingRect();
    painter.save();
    painter.translate(area.center());
    painter.rotate(-55);
    const double scale = kDraftMarkWidth * area.width() / extent.width();
    painter.scale(scale, scale);
    painter.translate(-extent.center());
    painter.fillPath(letters, QColor(0xE6, 0xE9, 0xEC)); // light enough that text over it is readable
    painter.restore();
}

QString printedTitle(const registration::RegistryContent& content)
{
    return exchange::titleOf(exchange::publicationsOf(content));
}

std::optional<QList<PrintedHeading>> printRegistrations(const registration::RegistryContent& content,
                                                        QPagedPaintDevice& device,
                                                        const std::stop_token& stop,
                                                        base::ProgressSink* progress)
{
    QPainter painter;
    if (!painter.begin(&device))
        return std::nullopt;
    const QString foot = printedTitle(content);
    QList<PrintedHeading> headings;
    int page = 0;
    const QList<exchange::Publication> publications = exchange::publicationsOf(content);
    base::Progress done{0, std::uint64_t(publications.size())};
    for (const exchange::Publication& publication : publications) {
        if (stop.stop_requested())
            return std::nullopt;
        PrintDocument document(publication, content.people);
        headings += document.paint(device, painter, foot, page);
        page += document.pageCount();
        ++done.done;
        if (progress)
            progress->progressed(done);
    }
    return painter.end() ? std::optional(headings) : std::nullopt;
}

} // namespace nidus::print
