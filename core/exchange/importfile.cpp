// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/importfile.h"

#include "core/exchange/ianaxml.h"
#include "core/exchange/mailtext.h"
#include "core/exchange/markdownformat.h"
#include "core/exchange/markdowntext.h"
#include "core/exchange/ownlayout.h"
#include "core/exchange/registrycsv.h"
#include "core/exchange/registryjson.h"
#include "core/exchange/textformat.h"
#include "core/exchange/textreader.h"
#include "core/exchange/xml2rfctext.h"
#include "core/exchange/xmlformat.h"

#include <QBuffer>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// A text without layout of a file format: quoting and pages go, then the fields are looked for.
std::expected<ReadText, Error> readPlain(SourceText text)
{
    std::optional<ImportedTemplate> own = readOwnLayout(text.lines);
    if (!own)
        own = readOwnMarkdown(text.lines);
    if (own) {
        own->findings = text.findings;
        for (const SourceLine& line : std::as_const(text.aside))
            own->remainder += line.text + u'\n';
        return ReadText{*std::move(own)};
    }
    if (std::ranges::any_of(text.lines,
                            [](const SourceLine& line) { return line.text.contains(QChar::Null); }))
        return std::unexpected(
            Error{ErrorCode::BadFormat, {}, "1:1: this is no text: it holds the character 0"});
    if (text.isFlowed)
        text.lines = joinedFlowed(text.lines);
    text = withoutQuoting(std::move(text));
    if (isMarkdown(text.lines))
        text = withoutMarkdown(std::move(text));
    return readTemplateLines(withoutPageBreaks(std::move(text)));
}

std::expected<ReadText, Error> readText(FileFormat format, QByteArrayView bytes)
{
    const std::expected<SourceText, Error> text = format == FileFormat::Xml2rfc ? xml2rfcText(bytes)
                                                  : format == FileFormat::Mail  ? mailText(bytes)
                                                                                : sourceText(bytes);
    if (!text)
        return std::unexpected(text.error());
    return format == FileFormat::Xml2rfc ? readTemplateLines(*text) : readPlain(*text);
}

} // namespace

std::expected<ImportedTemplate, Error> readTemplateText(QByteArrayView bytes)
{
    std::expected<ReadText, Error> read = readText(FileFormat::TemplateText, bytes);
    if (!read)
        return std::unexpected(read.error());
    return std::move(read->imported);
}

qsizetype largestImport(FileFormat format)
{
    const bool isRegistry = format == FileFormat::RegistryXml || format == FileFormat::IanaXml ||
                            format == FileFormat::RegistryJson || format == FileFormat::RegistryCsv;
    return isRegistry ? kLargestRegistryBytes : kLargestTemplateBytes;
}

std::expected<ImportedFile, Error> readImportFile(QByteArrayView bytes)
{
    ImportedFile file{.format = detectFormat(bytes)};
    if (const qsizetype limit = largestImport(file.format); bytes.size() > limit)
        return std::unexpected(
            Error{ErrorCode::TooLarge, {}, QByteArray::number(limit >> 20).toStdString() + " MiB"});
    QByteArray borrowed = QByteArray::fromRawData(bytes.data(), bytes.size());
    QBuffer buffer(&borrowed);
    buffer.open(QIODevice::ReadOnly);
    if (file.format == FileFormat::RegistryXml) {
        std::expected<RegistryContent, Error> content = readRegistryXml(buffer);
        if (!content)
            return std::unexpected(content.error());
        file.content = *std::move(content);
        return file;
    }
    if (file.format == FileFormat::IanaXml) {
        std::expected<IanaRegistry, Error> registry = readIanaXml(buffer);
        if (!registry)
            return std::unexpected(registry.error());
        file.content = std::move(registry->content);
        file.findings = registry->findings;
        return file;
    }
    if (file.format == FileFormat::RegistryJson) {
        std::expected<RegistryContent, Error> content = readRegistryJson(bytes);
        if (!content)
            return std::unexpected(content.error());
        file.content = *std::move(content);
        return file;
    }
    if (file.format == FileFormat::RegistryCsv) {
        std::expected<RegistryTable, Error> table = readRegistryCsv(bytes);
        if (!table)
            return std::unexpected(table.error());
        file.content = std::move(table->content);
        file.findings = table->findings;
        return file;
    }
    std::expected<ReadText, Error> read = readText(file.format, bytes);
    if (!read)
        return std::unexpected(read.error());
    if (read->isOld && file.format == FileFormat::TemplateText)
        file.format = FileFormat::OldTemplateText;
    file.content = std::move(read->imported);
    return file;
}

} // namespace nidus
