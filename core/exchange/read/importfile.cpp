// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/importfile.h"

#include "core/base/utf16.h"
#include "core/base/wholefile.h"
#include "core/exchange/formats/atsigns.h"
#include "core/exchange/formats/ianaxml.h"
#include "core/exchange/formats/markdownformat.h"
#include "core/exchange/formats/registrycsv.h"
#include "core/exchange/formats/registryjson.h"
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/read/htmltext.h"
#include "core/exchange/read/mailtext.h"
#include "core/exchange/read/markdowntext.h"
#include "core/exchange/read/ownlayout.h"
#include "core/exchange/read/surroundings.h"
#include "core/exchange/read/tabletext.h"
#include "core/exchange/read/textreader.h"
#include "core/exchange/read/xml2rfctext.h"

#include <QBuffer>
#include <QStringDecoder>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kHead = 256; ///< bytes

bool isMarked(QByteArrayView bytes) { return QStringConverter::encodingForData(bytes).has_value(); }

/// Whether UTF-16 with a byte order mark begins like XML or JSON.
bool beginsMarkup(QByteArrayView bytes)
{
    const auto encoding = QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf16);
    const QString head =
        QString(QStringDecoder(encoding)(bytes.first(std::min(bytes.size(), kHead)))).trimmed();
    return head.startsWith(u'<') || head.startsWith(u'{');
}

/// Reads plain text: removes quoting and page breaks, then finds the fields.
base::Result<ReadText> readPlain(SourceText text)
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
            base::Error{base::kBadFormat, {}, "1:1: not a text file: it contains the character 0"});
    if (text.isFlowed)
        text.lines = joinedFlowed(text.lines);
    text = withoutSignature(withoutTable(withoutQuoting(std::move(text))));
    const bool hasCode = std::ranges::any_of(text.lines, &SourceLine::isBody);
    if (isMarkdown(text.lines))
        text = templateInCode(withoutMarkdown(std::move(text)));
    else if (hasCode)
        text = templateInCode(std::move(text));
    return readTemplateLines(withoutPageBreaks(std::move(text)));
}

/// Reads text whose markup is already removed.
base::Result<ReadText> readMarked(SourceText text)
{
    return readTemplateLines(withoutPageBreaks(templateInCode(std::move(text))));
}

base::Result<ReadText> readText(FileFormat format, QByteArrayView bytes)
{
    base::Result<SourceText> text = format == FileFormat::Xml2rfc ? xml2rfcText(bytes)
                                    : format == FileFormat::Mail  ? mailText(bytes)
                                                                  : sourceText(bytes);
    if (!text)
        return std::unexpected(text.error());
    if (format == FileFormat::Html)
        text->lines = withoutTags(text->lines);
    return format == FileFormat::Xml2rfc || format == FileFormat::Html ? readMarked(*std::move(text))
                                                                       : readPlain(*std::move(text));
}

} // namespace

base::Result<std::string> readImportBytes(base::ByteSource& source)
{
    constexpr std::size_t beginning = std::size_t{64} << 10; // a template has a few thousand
    base::Result<std::string> bytes = base::readStart(source, beginning);
    if (!bytes || bytes->size() < beginning)
        return bytes;
    const auto limit = static_cast<std::size_t>(factsOf(detectFormat(QByteArrayView(*bytes))).largest);
    const base::Result<std::string> rest = base::readStart(source, limit - beginning + 1);
    if (!rest)
        return rest;
    return *bytes + *rest;
}

base::Result<ImportedTemplate> readTemplateText(QByteArrayView bytes)
{
    base::Result<ReadText> read = readText(FileFormat::TemplateText, bytes);
    if (!read)
        return std::unexpected(read.error());
    return std::move(read->imported);
}

base::Result<ImportedFile> readImportFile(QByteArrayView bytes)
{
    // Texts and tables in UTF-16 are read if they have a byte order mark.
    if (const std::string_view name = base::utf16Name({bytes.data(), std::size_t(bytes.size())});
        !name.empty() && (!isMarked(bytes) || beginsMarkup(bytes)))
        return std::unexpected(base::Error{base::kNotUtf8, {}, std::string(name)});
    ImportedFile file{.format = detectFormat(bytes)};
    if (const qsizetype limit = factsOf(file.format).largest; bytes.size() > limit)
        return std::unexpected(
            base::Error{base::kTooLarge, {}, QByteArray::number(limit >> 20).toStdString() + " MiB"});
    QByteArray borrowed = QByteArray::fromRawData(bytes.data(), bytes.size());
    QBuffer buffer(&borrowed);
    buffer.open(QIODevice::ReadOnly);
    if (file.format == FileFormat::RegistryXml) {
        base::Result<registration::RegistryContent> content = readRegistryXml(buffer);
        if (!content)
            return std::unexpected(content.error());
        file.content = *std::move(content);
        return file;
    }
    if (file.format == FileFormat::IanaXml) {
        base::Result<IanaRegistry> registry = readIanaXml(buffer);
        if (!registry)
            return std::unexpected(registry.error());
        file.content = std::move(registry->content);
        file.findings = registry->findings;
        return file;
    }
    if (file.format == FileFormat::RegistryJson) {
        base::Result<registration::RegistryContent> content = readRegistryJson(bytes);
        if (!content)
            return std::unexpected(content.error());
        file.content = *std::move(content);
        return file;
    }
    if (file.format == FileFormat::RegistryCsv) {
        base::Result<RegistryTable> table = readRegistryCsv(bytes);
        if (!table)
            return std::unexpected(table.error());
        file.content = std::move(table->content);
        file.findings = table->findings;
        return file;
    }
    base::Result<ReadText> read = readText(file.format, bytes);
    if (!read)
        return std::unexpected(read.error());
    if (read->isOld && file.format == FileFormat::TemplateText)
        file.format = FileFormat::OldTemplateText;
    read->imported.registrationTemplate = withAtSigns(std::move(read->imported.registrationTemplate));
    read->imported.original = bytes.toByteArray();
    file.content = std::move(read->imported);
    return file;
}

} // namespace nidus::exchange
