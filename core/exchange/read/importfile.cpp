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
#include "core/exchange/read/sectionmarks.h"
#include "core/exchange/read/surroundings.h"
#include "core/exchange/read/tabletext.h"
#include "core/exchange/read/textreader.h"
#include "core/exchange/read/xml2rfctext.h"

#include <QIODevice>
#include <QStringDecoder>
#include <algorithm>
#include <optional>
#include <span>
#include <utility>

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

/// Returns the encoding if the text must not be in it: texts and tables in UTF-16 are read if they have a
/// byte order mark.
std::string_view utf16Refusal(QByteArrayView bytes)
{
    const std::string_view name = base::utf16Name({bytes.data(), std::size_t(bytes.size())});
    return isMarked(bytes) && !beginsMarkup(bytes) ? std::string_view() : name;
}

/// A source from which the start was already read.
class ResumedSource final : public base::ByteSource
{
public:
    ResumedSource(std::string start, base::ByteSource& rest) : m_start(std::move(start)), m_rest(rest) {}

    base::Result<std::size_t> read(std::span<char> into) override
    {
        const std::size_t count = std::min(into.size(), m_start.size() - m_given);
        if (count == 0)
            return m_rest.read(into);
        std::copy_n(m_start.data() + m_given, count, into.begin());
        m_given += count;
        return count;
    }
    [[nodiscard]] std::uint64_t size() const override { return m_rest.size(); }

private:
    std::string m_start;
    base::ByteSource& m_rest;
    std::size_t m_given = 0;
};

/// A source as the XML parser reads it.
class SourceDevice final : public QIODevice
{
public:
    explicit SourceDevice(base::ByteSource& source) : m_source(source)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] const std::optional<base::Error>& failure() const { return m_failure; }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        const base::Result<std::size_t> got = m_source.read({data, std::size_t(most)});
        if (!got)
            m_failure = got.error();
        return got ? qint64(*got) : -1;
    }
    qint64 writeData(const char* /*data*/, qint64 /*size*/) override { return -1; }

private:
    base::ByteSource& m_source;
    std::optional<base::Error> m_failure;
};

bool isOfRecords(FileFormat format)
{
    return format == FileFormat::RegistryJson || format == FileFormat::RegistryXml ||
           format == FileFormat::IanaXml;
}

/// Reads a file that isOfRecords(), record by record.
base::Result<ImportedFile> readRecords(FileFormat format, base::ByteSource& source)
{
    ImportedFile file{.format = format};
    if (format == FileFormat::RegistryJson) {
        base::Result<ImportedRecords> content = readRegistryJson(source);
        if (!content)
            return std::unexpected(content.error());
        file.content = *std::move(content);
        return file;
    }
    SourceDevice device(source);
    base::Result<IanaRegistry> list = IanaRegistry();
    if (format == FileFormat::IanaXml) {
        list = readIanaXml(device);
    } else {
        base::Result<ImportedRecords> content = readXmlRecords(device);
        if (content)
            list->content = *std::move(content);
        else
            list = std::unexpected(content.error());
    }
    if (device.failure())
        return std::unexpected(*device.failure());
    if (!list)
        return std::unexpected(list.error());
    file.content = std::move(list->content);
    file.findings = list->findings;
    return file;
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
    for (SourceLine& line : text.lines) {
        if (!line.text.isEmpty() && withoutInvisible(line.text).isEmpty())
            line.text.clear();
    }
    if (text.isFlowed)
        text.lines = joinedFlowed(text.lines);
    text = withoutForwardedHeaders(withoutContinuations(withoutMargin(withoutQuoting(std::move(text)))));
    text = withoutSignature(withPlainLabels(withoutTable(std::move(text))));
    const bool hasCode = std::ranges::any_of(text.lines, &SourceLine::isBody);
    text = withoutSectionMarks(std::move(text));
    const bool hasSections =
        std::ranges::any_of(text.lines, [](const SourceLine& line) { return line.heading > 0; });
    if (!hasSections && isMarkdown(text.lines))
        text = templateInCode(withoutMarkdown(std::move(text)));
    else if (hasCode)
        text = templateInCode(std::move(text));
    else if (!hasSections)
        text = templateInBlock(std::move(text));
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
    if (format == FileFormat::Html) {
        SourceText plain = *std::move(text);
        plain.lines = withoutTags(plain.lines);
        text = withPlainLabels(std::move(plain));
    }
    return format == FileFormat::Xml2rfc || format == FileFormat::Html ? readMarked(*std::move(text))
                                                                       : readPlain(*std::move(text));
}

} // namespace

base::Result<ImportedSource> readImportSource(base::ByteSource& source)
{
    constexpr std::size_t beginning = std::size_t{64} << 10; // a template has a few thousand
    base::Result<std::string> start = base::readStart(source, beginning);
    if (!start)
        return std::unexpected(start.error());
    const QByteArrayView head(*start);
    const FileFormat format = detectFormat(head);
    if (start->size() == beginning && isOfRecords(format) && utf16Refusal(head).empty()) {
        ResumedSource whole(*std::move(start), source);
        base::Result<ImportedFile> file = readRecords(format, whole);
        if (!file)
            return std::unexpected(file.error());
        return ImportedSource{.file = *std::move(file), .bytes = {}};
    }
    if (start->size() == beginning) {
        const auto limit = static_cast<std::size_t>(factsOf(format).largest);
        const base::Result<std::string> rest = base::readStart(source, limit - beginning + 1);
        if (!rest)
            return std::unexpected(rest.error());
        *start += *rest;
    }
    base::Result<ImportedFile> file = readImportFile(QByteArrayView(*start));
    if (!file)
        return std::unexpected(file.error());
    const bool isTemplate = std::holds_alternative<ImportedTemplate>(file->content);
    return ImportedSource{.file = *std::move(file), .bytes = isTemplate ? *std::move(start) : std::string()};
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
    if (const std::string_view name = utf16Refusal(bytes); !name.empty())
        return std::unexpected(base::Error{base::kNotUtf8, {}, std::string(name)});
    ImportedFile file{.format = detectFormat(bytes)};
    if (const qsizetype limit = factsOf(file.format).largest; bytes.size() > limit)
        return std::unexpected(
            base::Error{base::kTooLarge, {}, QByteArray::number(limit >> 20).toStdString() + " MiB"});
    if (isOfRecords(file.format))
        return readRecords(file.format, *base::memoryByteSource({bytes.data(), std::size_t(bytes.size())}));
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
