// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/detect.h"

#include "core/exchange/formats/ianaxml.h"
#include "core/exchange/formats/registrycsv.h"
#include "core/exchange/formats/registryjson.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/read/htmltext.h"
#include "core/exchange/read/mailtext.h"
#include "core/exchange/read/markdowntext.h"

#include <QXmlStreamReader>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kBeginning = 64 * 1024;

QByteArrayView withoutMark(QByteArrayView bytes)
{
    for (const QByteArrayView mark :
         {QByteArrayView("\xEF\xBB\xBF"), QByteArrayView("\xFF\xFE"), QByteArrayView("\xFE\xFF")}) {
        if (bytes.startsWith(mark))
            bytes = bytes.sliced(mark.size());
    }
    return bytes;
}

/// Decides by the root element. If the XML is cut off or damaged before it, our own reader reports that.
FileFormat xmlFormat(QByteArrayView head)
{
    QXmlStreamReader xml(QByteArray::fromRawData(head.data(), head.size()));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "rfc"_L1 || (xml.name() == "section"_L1 && xml.namespaceUri().isEmpty()))
            return FileFormat::Xml2rfc;
        return xml.namespaceUri() == kIanaXmlNamespace ? FileFormat::IanaXml : FileFormat::RegistryXml;
    }
    return FileFormat::RegistryXml;
}

bool isXml(QByteArrayView head)
{
    return head.startsWith("<?xml") || head.startsWith("<!DOCTYPE") || head.startsWith("<rfc ") ||
           head.startsWith("<rfc>") || head.startsWith("<section ") || head.startsWith("<section>") ||
           (head.startsWith('<') &&
            (head.contains(QByteArrayView(kXmlNamespace.data(), kXmlNamespace.size())) ||
             head.contains(QByteArrayView(kIanaXmlNamespace.data(), kIanaXmlNamespace.size()))));
}

} // namespace

const FileFormatFacts& factsOf(FileFormat format)
{
    return *std::ranges::find(kFileFormats, format, &FileFormatFacts::format);
}

FileFormat detectFormat(QByteArrayView bytes)
{
    const QByteArrayView head = bytes.first(std::min(bytes.size(), kBeginning));
    const QByteArrayView start = withoutMark(head).trimmed();
    if (isHtml(start))
        return FileFormat::Html;
    // UTF-16 XML starts with its own byte order mark; our reader reports it.
    if (isXml(start))
        return xmlFormat(start);
    if (isRegistryJson(start))
        return FileFormat::RegistryJson;
    if (isMail(start))
        return FileFormat::Mail;
    if (isRegistryCsv(head))
        return FileFormat::RegistryCsv;
    const auto text = sourceText(start);
    return text && isMarkdown(text->lines) ? FileFormat::Markdown : FileFormat::TemplateText;
}

} // namespace nidus::exchange
