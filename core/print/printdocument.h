// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/exchange/formats/publication.h"

#include <QList>
#include <QString>
#include <QTextCursor>
#include <QTextDocument>
#include <optional>
#include <stop_token>

class QPagedPaintDevice;
class QPainter;

namespace nidus::print {

inline constexpr double kPageMargin = 20; ///< millimeters on each side of a page

/// The position of a heading on the pages.
struct PrintedHeading
{
    QString title;
    int level = 0; ///< 0 = a registration, 1 = a section of it
    int page = 0;  ///< 0-based
    double y = 0;  ///< points from the top of the page
};

/// A registration laid out for paper: facts, the 13 fields, syntax rule, samples, and subregistries. Black on
/// white, whatever the color scheme of the screen.
class PrintDocument
{
public:
    PrintDocument(const exchange::Publication& publication, const QList<registration::Person>& people);

    /// Lays the text out and paints it on pages of `device`, on which `painter` must already be active; the
    /// device's page layout and resolution apply. `foot` is at the foot of each page, next to the page
    /// number; `firstPage` is the 0-based number of the first page. Returns the headings.
    QList<PrintedHeading> paint(QPagedPaintDevice& device, QPainter& painter, const QString& foot,
                                int firstPage);
    [[nodiscard]] int pageCount() const { return m_document.pageCount(); }

private:
    void addHeading(const QString& text, int level);
    void addParagraph(const QString& text);
    void addVerbatim(const QString& text);
    void addContent(const registration::VersionContent& content);
    void addField(const exchange::PublishedField& field);
    void addRule(const registration::SyntaxRule& rule);
    void addSamples(const QList<registration::Sample>& samples);
    void addList(const registration::SubregistryRecord& list);
    void addTable(const QList<QStringList>& rows, bool hasHead);
    void layOut(QPagedPaintDevice& device);
    /// Returns the pixels from the top of the first page to the block's first line. A line that does not fit
    /// on a page moves to the next one, while its block does not.
    [[nodiscard]] double topOf(const QTextBlock& block) const;
    /// Moves a heading at the foot of a page to the next one, to its text.
    void keepHeadingsWithText();
    [[nodiscard]] QList<PrintedHeading> headings(const QPagedPaintDevice& device, int firstPage) const;
    void paintPage(QPainter& painter, int page, const QRectF& area) const;
    /// Marks a page as that of a draft, so that nobody takes the printout for a registration.
    static void paintDraftMark(QPainter& painter, const QRectF& area);

    QTextDocument m_document;
    QTextCursor m_cursor;
    bool m_isDraft;
    double m_footHeight = 0; ///< pixels of the device
};

/// Returns the title of a document with these registrations.
[[nodiscard]] QString printedTitle(const registration::RegistryContent& content);

/// Prints registrations and drafts, each starting on a new page, with page numbers. Returns the headings, or
/// nothing if the device fails to start or finish. Can be stopped between two of them; the progress counts
/// them.
[[nodiscard]] std::optional<QList<PrintedHeading>>
printRegistrations(const registration::RegistryContent& content, QPagedPaintDevice& device,
                   const std::stop_token& stop = {}, base::ProgressSink* progress = nullptr);

} // namespace nidus::print
