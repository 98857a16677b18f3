// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/publication.h"

#include <QList>
#include <QString>
#include <QTextCursor>
#include <QTextDocument>

class QPagedPaintDevice;
class QPainter;

namespace nidus {

/// Where a heading stands on the pages.
struct PrintedHeading
{
    QString title;
    int level = 0; ///< 0 = a registration, 1 = a part of it
    int page = 0;  ///< 0-based
    double y = 0;  ///< points from the top of the page
};

/// Registrations laid out for paper: facts, the 13 fields, syntax rule and samples, each registration on a
/// new page, with page numbers at the foot. Black on white, whatever the scheme of the screen. Belongs to the
/// GUI thread.
class PrintDocument
{
public:
    explicit PrintDocument(const RegistryContent& content);

    [[nodiscard]] QString title() const { return m_title; }
    /// Lays the text out for `device` and paints all pages on it; the device's page layout and resolution
    /// decide. False when the device cannot begin.
    [[nodiscard]] bool print(QPagedPaintDevice& device);
    /// The headings of the last print().
    [[nodiscard]] const QList<PrintedHeading>& headings() const { return m_headings; }

private:
    void add(const Publication& publication, const QList<Person>& people);
    void addHeading(const QString& text, int level);
    void addParagraph(const QString& text);
    void addVerbatim(const QString& text);
    void addField(const PublishedField& field);
    void addRule(const SyntaxRule& rule);
    void addTable(const QList<QStringList>& rows, bool hasHead);
    void layOut(QPagedPaintDevice& device);
    /// A heading at the foot of a page goes to the next one, to what it is over.
    void keepHeadingsWithText();
    void paintPage(QPainter& painter, int page, const QRectF& area) const;

    QTextDocument m_document;
    QTextCursor m_cursor;
    QString m_title;
    QList<PrintedHeading> m_headings;
    double m_footHeight = 0; ///< pixels of the device
};

} // namespace nidus
