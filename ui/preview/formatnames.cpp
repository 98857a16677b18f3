// SPDX-License-Identifier: Apache-2.0
#include "ui/preview/formatnames.h"

#include <QCoreApplication>

namespace nidus {

namespace {

struct Formats
{
    Q_DECLARE_TR_FUNCTIONS(Formats)
};

} // namespace

QString formatName(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Text:
        return Formats::tr("Text, as mailed (RFC 8141 Appendix A)");
    case ExportFormat::Xml:
        return Formats::tr("XML, with everything");
    case ExportFormat::Html:
        return Formats::tr("HTML page with diagrams");
    case ExportFormat::Pdf:
        return Formats::tr("PDF for archives (PDF/A)");
    case ExportFormat::Markdown:
        return Formats::tr("Markdown");
    case ExportFormat::Kramdown:
        return Formats::tr("Section of an Internet-Draft (kramdown-rfc)");
    case ExportFormat::Xml2rfc:
        return Formats::tr("Section of an Internet-Draft (xml2rfc)");
    case ExportFormat::Json:
        return Formats::tr("JSON, with everything");
    case ExportFormat::JsonLd:
        return Formats::tr("Linked data (JSON-LD)");
    case ExportFormat::Csv:
        return Formats::tr("Table of the registry (CSV)");
    case ExportFormat::IanaXml:
        return Formats::tr("Registry as IANA publishes it (XML)");
    case ExportFormat::IanaRecord:
        return Formats::tr("Record for IANA's registry (XML)");
    case ExportFormat::Mail:
        return Formats::tr("Mail to IANA, ready to send");
    }
    return {};
}

} // namespace nidus
