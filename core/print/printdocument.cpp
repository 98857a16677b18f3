// SPDX-License-Identifier: Apache-2.0
#include "core/print/printdocument.h"

#include "core/exchange/xmlwords.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextBlock>
#include <QTextTable>
#include <utility>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr double kTextPoints = 10;
constexpr double kVerbatimPoints = 8.5;
constexpr double kPointsPerInch = 72;
constexpr int kLevelProperty = QTextFormat::UserProperty + 1;

QStringList proseFamilies()
{
    return {u"DejaVu Sans"_s, u"Noto Sans"_s, u"sans-serif"_s};
}

QTextCharFormat charFormat(double points, bool isBold = false, bool isVerbatim = false)
{
    QTextCharFormat format;
    format.setFontFamilies(isVerbatim ? QStringList{u"DejaVu Sans Mono"_s, u"monospace"_s} : proseFamilies());
    format.setFontPointSize(points);
    format.setFontWeight(isBold ? QFont::Bold : QFont::Normal);
    format.setForeground(Qt::black);
    // Turns ligatures off: who copies "identifier" out of the file gets its letters.
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

/// Lines of one block: line ends within a paragraph.
QString asLines(const QString& text)
{
    return QString(text).replace(u'\n', QChar::LineSeparator);
}

} // namespace

PrintDocument::PrintDocument(const RegistryContent& content) : m_cursor(&m_document)
{
    m_document.setUndoRedoEnabled(false);
    m_document.setDocumentMargin(0);
    const QList<Publication> publications = publicationsOf(content);
    const QString first = publications.isEmpty()          ? QString()
                          : publications[0].nid.isEmpty() ? publications[0].handle
                                                          : publications[0].nid;
    m_title = publications.size() == 1 ? u"Registration of the URN namespace "_s + first
                                       : u"Registrations of URN namespaces"_s;
    for (const Publication& publication : publications)
        add(publication, content.people);
}

void PrintDocument::add(const Publication& publication, const QList<Person>& people)
{
    addHeading(u"URN namespace "_s + (publication.nid.isEmpty() ? publication.handle : publication.nid), 0);
    QList<QStringList> facts;
    for (const PublishedFact& fact : factsOf(publication, people)) {
        const bool isNews = !fact.uri.isEmpty() && fact.uri != fact.text;
        facts.append({fact.label, isNews ? fact.text + u'\n' + fact.uri : fact.text});
    }
    addTable(facts, false);
    if (!publication.content)
        return addParagraph(u"No template text is held."_s);
    for (const PublishedField& field : fieldsOf(publication.content->registrationTemplate))
        addField(field);
    if (publication.content->rule)
        addRule(*publication.content->rule);
    QList<QStringList> samples{{u"URN"_s, u"Expected"_s, u"Note"_s}};
    for (const Sample& sample : publication.content->samples) {
        QStringList notes{sample.note, sample.source, sample.acceptedBecause};
        notes.removeAll(QString());
        samples.append({sample.urn, xmlWord(kExpectedWords, sample.expected), notes.join("; "_L1)});
    }
    if (samples.size() == 1)
        return;
    addHeading(u"Samples"_s, 1);
    addTable(samples, true);
}

void PrintDocument::addHeading(const QString& text, int level)
{
    const bool isTop = level == 0;
    QTextBlockFormat format = blockFormat(isTop ? 0 : 14, isTop ? 10 : 4);
    format.setHeadingLevel(level + 1);
    format.setProperty(kLevelProperty, level);
    format.setNonBreakableLines(false);
    const bool isFirst = m_document.isEmpty();
    if (isTop && !isFirst)
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    if (isFirst)
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

void PrintDocument::addField(const PublishedField& field)
{
    addHeading(fieldHeading(field.field), 1);
    if (field.text.isEmpty())
        addParagraph(u"\u2013"_s);
    for (const TextBlock& block : textBlocks(field.text)) {
        const QString text = block.lines.join(u'\n');
        block.isVerbatim ? addVerbatim(text) : addParagraph(text);
    }
}

void PrintDocument::addRule(const SyntaxRule& rule)
{
    addHeading(u"Syntax Rule"_s, 1);
    QList<QStringList> facts{{u"Notation"_s, xmlWord(kNotationWords, rule.notation)},
                             {u"Describes"_s, xmlWord(kScopeWords, rule.scope)},
                             {u"Start rule"_s, rule.start},
                             {u"Equivalence"_s, rule.equivalence.join(", "_L1)},
                             {u"Encoding"_s, rule.encoding.join(", "_L1)},
                             {u"Check digit"_s, rule.checkDigit}};
    facts.removeIf([](const QStringList& fact) { return fact.constLast().isEmpty(); });
    addTable(facts, false);
    addVerbatim(rule.text);
}

void PrintDocument::addTable(const QList<QStringList>& rows, bool hasHead)
{
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
}

void PrintDocument::layOut(QPagedPaintDevice& device)
{
    const double pixelsPerPoint = device.logicalDpiY() / kPointsPerInch;
    m_footHeight = 24 * pixelsPerPoint;
    m_document.setDefaultFont(charFormat(kTextPoints).font());
    m_document.documentLayout()->setPaintDevice(&device);
    m_document.setPageSize(QSizeF(device.width(), device.height() - m_footHeight));
    const double pageHeight = m_document.pageSize().height();
    keepHeadingsWithText();
    const double topMargin = device.pageLayout().margins(QPageLayout::Point).top();
    m_headings.clear();
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        const QTextBlockFormat format = block.blockFormat();
        if (!format.hasProperty(kLevelProperty))
            continue;
        const double top = m_document.documentLayout()->blockBoundingRect(block).top();
        const auto page = static_cast<int>(top / pageHeight);
        m_headings.append({block.text(), format.intProperty(kLevelProperty), page,
                           topMargin + (top - page * pageHeight) / pixelsPerPoint});
    }
}

void PrintDocument::keepHeadingsWithText()
{
    const double pageHeight = m_document.pageSize().height();
    const QAbstractTextDocumentLayout* layout = m_document.documentLayout();
    const auto pageOf = [&](const QTextBlock& block) {
        return static_cast<int>(layout->blockBoundingRect(block).top() / pageHeight);
    };
    for (QTextBlock block = m_document.begin(); block.next().isValid(); block = block.next()) {
        if (!block.blockFormat().hasProperty(kLevelProperty) || pageOf(block) == pageOf(block.next()))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
}

bool PrintDocument::print(QPagedPaintDevice& device)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    layOut(device);
    const int pages = m_document.pageCount();
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            device.newPage();
        paintPage(painter, page, QRectF(0, 0, device.width(), device.height()));
    }
    return painter.end();
}

void PrintDocument::paintPage(QPainter& painter, int page, const QRectF& area) const
{
    const double pageHeight = m_document.pageSize().height();
    painter.save();
    painter.translate(0, -page * pageHeight);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, page * pageHeight, area.width(), pageHeight);
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.setClipRect(context.clip);
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();

    painter.setFont(charFormat(8).font());
    painter.setPen(Qt::black);
    const QRectF foot(0, area.height() - m_footHeight, area.width(), m_footHeight);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, m_title);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom,
                     u"%1 / %2"_s.arg(page + 1).arg(m_document.pageCount()));
}

} // namespace nidus
