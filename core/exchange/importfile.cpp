// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/importfile.h"

#include "core/exchange/textformat.h"
#include "core/exchange/xmlformat.h"

#include <QBuffer>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

QLatin1StringView formatWord(FileFormat format)
{
    switch (format) {
    case FileFormat::TemplateText:
        return "text"_L1;
    case FileFormat::RegistryXml:
        return "xml"_L1;
    }
    return {};
}

FileFormat detectFormat(QByteArrayView bytes)
{
    // UTF-16 XML starts with its own byte order mark; our reader says what it makes of it.
    for (const QByteArrayView mark :
         {QByteArrayView("\xEF\xBB\xBF"), QByteArrayView("\xFF\xFE"), QByteArrayView("\xFE\xFF")}) {
        if (bytes.startsWith(mark))
            bytes = bytes.sliced(mark.size());
    }
    bytes = bytes.trimmed();
    const QByteArrayView head = bytes.first(std::min<qsizetype>(bytes.size(), 4096));
    const bool isXml =
        head.startsWith("<?xml") || head.startsWith("<!DOCTYPE") ||
        (head.startsWith('<') && head.contains(QByteArrayView(kXmlNamespace.data(), kXmlNamespace.size())));
    return isXml ? FileFormat::RegistryXml : FileFormat::TemplateText;
}

std::expected<ImportedFile, Error> readImportFile(QByteArrayView bytes)
{
    switch (detectFormat(bytes)) {
    case FileFormat::TemplateText:
        return readTemplateText(bytes);
    case FileFormat::RegistryXml:
        break;
    }
    QByteArray borrowed = QByteArray::fromRawData(bytes.data(), bytes.size());
    QBuffer buffer(&borrowed);
    buffer.open(QIODevice::ReadOnly);
    return readRegistryXml(buffer);
}

} // namespace nidus
