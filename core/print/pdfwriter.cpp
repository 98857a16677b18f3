// SPDX-License-Identifier: Apache-2.0
#include "core/print/pdfwriter.h"

#include "core/print/pdffile.h"

#include <QBuffer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QPdfWriter>

namespace nidus::print {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDotsPerInch = 600;

base::Result<QByteArray> write(const registration::RegistryContent& content, exchange::PaperSize paper,
                               const QByteArray& head, const std::stop_token& stop,
                               base::ProgressSink* progress)
{
    const base::Error unavailable{base::kNotAvailable, "PDF", {}};
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()) == nullptr)
        return std::unexpected(unavailable);
    const QEventLoop timers; // text layouts start timers, which need an event loop on their thread
    std::optional<QList<PrintedHeading>> headings;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    double pageHeight = 0;
    {
        QPdfWriter writer(&buffer);
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_A1b);
        writer.setTitle(printedTitle(content));
        writer.setCreator(head.isEmpty() ? u"Nidus"_s : "Nidus, "_L1 + QString::fromLatin1(head));
        writer.setResolution(kDotsPerInch);
        writer.setPageSize(QPageSize(paper == exchange::PaperSize::A4 ? QPageSize::A4 : QPageSize::Letter));
        writer.setPageMargins(QMarginsF(kPageMargin, kPageMargin, kPageMargin, kPageMargin),
                              QPageLayout::Millimeter);
        pageHeight = writer.pageLayout().fullRect(QPageLayout::Point).height();
        headings = printRegistrations(content, writer, stop, progress);
    }
    if (stop.stop_requested())
        return std::unexpected(base::Error{base::kCanceled, {}, {}});
    std::optional<QByteArray> finished =
        headings ? finishedPdf(buffer.data(), *headings, pageHeight) : std::nullopt;
    return finished ? base::Result<QByteArray>(*std::move(finished))
                    : std::unexpected(base::brokenPromise("PDF", "Qt writes the pages"));
}

} // namespace

base::Result<QByteArray> writePdf(const registration::RegistryContent& content, exchange::PaperSize paper,
                                  const QByteArray& head)
{
    return write(content, paper, head, {}, nullptr);
}

base::Result<QByteArray> writePdf(const registration::RegistryContent& content, exchange::PaperSize paper,
                                  const std::stop_token& stop, base::ProgressSink* progress)
{
    return write(content, paper, {}, stop, progress);
}

} // namespace nidus::print
