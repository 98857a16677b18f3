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

inline constexpr double kPageMargin = 20; ///< millimetres on each side of a page

/// Where a heading stands on the pages.
struct PrintedHeading
{
    QString title;
    int level = 0; ///< 0 = a registration, 1 = a part of it
    int page = 0;  ///< 0-based
    double y = 0;  ///< points from the top of the page
};

/// One registration laid out for paper: facts, the 13 fields, syntax rule and samples. Black on white,
/// whatever the scheme of the screen.
class PrintDocument
{
public:
    PrintDocument(const exchange::Publication& publication, const QList<registration::Person>& people);

    /// Lays the text out and paints it on pages of `device`, which has been begun with `painter`; the
    /// device's page layout and resolution decide. `foot` stands at the foot of each page beside its number;
    /// `firstPage` is the 0-based number of the first of them. Returns the headings.
    QList<PrintedHeading> paint(QPagedPaintDevice& device, QPainter& painter, const QString& foot,
                                int firstPage);
    [[nodiscard]] int pageCount() const { return m_document.pageCount(); }

private:
    void addHeading(const QString& text, int level);
    void addParagraph(const QString& text);
    void addVerbatim(const QString& text);
    void addField(const exchange::PublishedField& field);
    void addRule(const registration::SyntaxRule& rule);
    void addSamples(const QList<registration::Sample>& samples);
    void addTable(const QList<QStringList>& rows, bool hasHead);
    void layOut(QPagedPaintDevice& device);
    /// Pixels from the top of the first page to the block's first line: one that is too high for what is left
    /// of a page moves to the next without its block.
    [[nodiscard]] double topOf(const QTextBlock& block) const;
    /// A heading at the foot of a page goes to the next one, to what it is over.
    void keepHeadingsWithText();
    [[nodiscard]] QList<PrintedHeading> headings(const QPagedPaintDevice& device, int firstPage) const;
    void paintPage(QPainter& painter, int page, const QRectF& area) const;
    /// Says of a page that it is of a draft, so that nobody takes its paper for a registration.
    static void paintDraftMark(QPainter& painter, const QRectF& area);

    QTextDocument m_document;
    QTextCursor m_cursor;
    bool m_isDraft;
    double m_footHeight = 0; ///< pixels of the device
};

/// What a document of the registrations is called.
[[nodiscard]] QString printedTitle(const registration::RegistryContent& content);

/// Prints registrations and drafts, each from a new page on, with page numbers; returns the headings, or
/// nothing when the device cannot begin or end. Stops between two of them, which the progress counts.
[[nodiscard]] std::optional<QList<PrintedHeading>> printRegistrations(const registration::RegistryContent& content,
                                                                      QPagedPaintDevice& device,
                                                                      const std::stop_token& stop = {},
                                                                      base::ProgressSink* progress = nullptr);

} // namespace nidus::print
