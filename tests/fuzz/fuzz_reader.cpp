// SPDX-License-Identifier: Apache-2.0
// One source for the fuzz targets of all readers; NIDUS_READER names the function below that a target runs.
// Without it, all targets are defined, each under its own name.
#include "core/exchange/formats/ianaxml.h"
#include "core/exchange/formats/markdownformat.h"
#include "core/exchange/formats/registrycsv.h"
#include "core/exchange/formats/registryjson.h"
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/read/importfile.h"
#include "core/exchange/read/mailanswer.h"
#include "core/exchange/read/mailtext.h"
#include "core/exchange/read/markdowntext.h"
#include "core/exchange/read/textreader.h"
#include "core/exchange/read/xml2rfctext.h"
#include "tests/fuzz/require.h"

#include <QBuffer>
#include <cstdint>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::registration;
using nidus::fuzz::require;

namespace {

/// Checks the invariants of every template that was read.
void checkTemplate(const ImportedTemplate& read, QByteArrayView source)
{
    const auto lines = int(source.size()) + 1; // a line takes a byte, the last one none
    for (const auto& place : read.places) {
        int last = 0;
        for (const auto span : place) {
            require(span.first > last && span.first <= span.last && span.last <= lines,
                    "a field's lines are in the file, in order");
            last = span.last;
        }
    }
    const QByteArray written = writeTemplateText(read.registrationTemplate);
    const auto again = readTemplateText(written);
    require(again.has_value(), "a template can be written and read again");
    require(writeTemplateText(again->registrationTemplate) == written, "and stays the same");
    for (const MarkdownStyle style : {MarkdownStyle::Sections, MarkdownStyle::Definitions}) {
        const auto markdown = readTemplateText(writeTemplateMarkdown(read.registrationTemplate, style));
        require(markdown && markdown->registrationTemplate == again->registrationTemplate,
                "also as Markdown");
    }
}

void checkLines(Result<SourceText> text, QByteArrayView source)
{
    if (!text)
        return;
    if (const auto read = readTemplateLines(*std::move(text)))
        checkTemplate(read->imported, source);
}

[[maybe_unused]] void readText(QByteArrayView bytes)
{
    if (const auto read = readTemplateText(bytes))
        checkTemplate(*read, bytes);
}

[[maybe_unused]] void readQuoted(QByteArrayView bytes)
{
    if (auto text = sourceText(bytes))
        checkLines(withoutPageBreaks(withoutQuoting(*std::move(text))), bytes);
}

[[maybe_unused]] void readMarkdown(QByteArrayView bytes)
{
    if (auto text = sourceText(bytes))
        checkLines(withoutMarkdown(*std::move(text)), bytes);
}

[[maybe_unused]] void readMail(QByteArrayView bytes)
{
    (void)isMail(bytes);
    checkLines(mailText(bytes), bytes);
}

[[maybe_unused]] void readAnswer(QByteArrayView bytes)
{
    RegistrationTemplate about;
    about.setText(TemplateField::Nid, QStringLiteral("example"));
    about.setText(TemplateField::Purpose, QStringLiteral("Names of crates.\nAnd of boxes."));
    const auto answer = mailAnswer(bytes, about);
    if (!answer)
        return;
    for (const MailRemark& remark : answer->remarks)
        require(!remark.text.trimmed().isEmpty(), "a remark has text");
}

[[maybe_unused]] void readXml2rfc(QByteArrayView bytes) { checkLines(xml2rfcText(bytes), bytes); }

[[maybe_unused]] void readOurXml(QByteArrayView bytes)
{
    QByteArray borrowed = QByteArray::fromRawData(bytes.data(), bytes.size());
    QBuffer buffer(&borrowed);
    buffer.open(QIODevice::ReadOnly);
    const auto read = readRegistryXml(buffer);
    if (!read)
        return;
    QBuffer written;
    written.open(QIODevice::ReadWrite);
    require(writeRegistryXml(*read, written).has_value(), "a registry can be written");
    written.seek(0);
    const auto again = readRegistryXml(written);
    require(again.has_value() && *again == *read, "and stays the same");
}

[[maybe_unused]] void readJson(QByteArrayView bytes)
{
    (void)isRegistryJson(bytes);
    const auto read = readRegistryJson(bytes);
    if (!read)
        return;
    const QByteArray written = writeRegistryJson(*read);
    const auto again = readRegistryJson(written);
    require(again.has_value() && *again == *read, "a registry can be written and stays the same");
    require(writeRegistryJson(*again) == written, "in the same bytes");
}

[[maybe_unused]] void readCsv(QByteArrayView bytes)
{
    (void)isRegistryCsv(bytes);
    const auto read = readRegistryCsv(bytes);
    if (!read)
        return;
    const RegistryContent first = read->content.all().value();
    const auto again = readRegistryCsv(writeRegistryCsv(first));
    require(again.has_value(), "a registry can be written and read again");
    require(again->findings.isEmpty(), "with only known columns");
    const RegistryContent second = again->content.all().value();
    require(second.records.size() == first.records.size(), "no line is lost");
    for (qsizetype i = 0; i < first.records.size(); ++i)
        require(second.records[i].versions == first.records[i].versions, "and the templates stay the same");
}

[[maybe_unused]] void readIana(QByteArrayView bytes)
{
    QByteArray borrowed = QByteArray::fromRawData(bytes.data(), bytes.size());
    QBuffer buffer(&borrowed);
    buffer.open(QIODevice::ReadOnly);
    if (const auto read = readIanaXml(buffer)) {
        const RegistryContent content = read->content.all().value();
        for (const RegistrationRecord& record : content.records)
            require(!record.registration.nid.isEmpty(), "every record names a namespace");
    }
}

[[maybe_unused]] void readAny(QByteArrayView bytes) { (void)readImportFile(bytes); }

} // namespace

#define NIDUS_FUZZ_TARGET(name, reader)                                                                      \
    extern "C" int name(const std::uint8_t* data, std::size_t size)                                          \
    {                                                                                                        \
        reader(QByteArrayView(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));           \
        return 0;                                                                                            \
    }

#ifdef NIDUS_READER
NIDUS_FUZZ_TARGET(LLVMFuzzerTestOneInput, NIDUS_READER)
#else
NIDUS_FUZZ_TARGET(fuzz_answer, readAnswer)
NIDUS_FUZZ_TARGET(fuzz_any, readAny)
NIDUS_FUZZ_TARGET(fuzz_csv, readCsv)
NIDUS_FUZZ_TARGET(fuzz_ianaxml, readIana)
NIDUS_FUZZ_TARGET(fuzz_json, readJson)
NIDUS_FUZZ_TARGET(fuzz_mail, readMail)
NIDUS_FUZZ_TARGET(fuzz_markdown, readMarkdown)
NIDUS_FUZZ_TARGET(fuzz_ourxml, readOurXml)
NIDUS_FUZZ_TARGET(fuzz_quoted, readQuoted)
NIDUS_FUZZ_TARGET(fuzz_text, readText)
NIDUS_FUZZ_TARGET(fuzz_xml2rfc, readXml2rfc)
#endif
