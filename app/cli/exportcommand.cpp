// SPDX-License-Identifier: Apache-2.0
#include "app/cli/exportcommand.h"

#include "app/cli/clitext.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/heldtemplate.h"
#include "app/cli/savefilesink.h"
#include "core/exchange/textformat.h"
#include "core/exchange/xmlformat.h"
#include "core/findings/catalogue.h"
#include "core/workflow/registryaccess.h"

#include <QBuffer>
#include <QDir>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr OptionSpec kFormatOption{
    .name = "format",
    .value = "FORMAT",
    .help = QT_TRANSLATE_NOOP("Cli", "text or xml."),
    .choices = "text|xml",
    .laterChoices = "html|pdf|markdown|kramdown|xml2rfc|json|jsonld|csv|iana-xml|iana-record|eml"};
constexpr OptionSpec kOutDirOption{
    .name = "out-dir",
    .value = "DIR",
    .help = QT_TRANSLATE_NOOP("Cli", "One file per registration in DIR, named by its NID.")};
constexpr OptionSpec kAllOption{.name = "all",
                                .help = QT_TRANSLATE_NOOP("Cli", "Everything in the registry.")};
constexpr std::array kOptions{kFormatOption, kAllOption, kOutDirOption, kOutputOption};

/// One thing to export, as asked for.
struct Target
{
    Handle handle;
    QString word;
};

/// The files of one export, gathered before the first byte is written.
struct Document
{
    QString name; ///< file name without folder
    QByteArray bytes;
};

std::expected<QList<Target>, QString> targetsOf(const Arguments& arguments, const Registry& registry)
{
    QList<Target> targets;
    for (const std::string& word : arguments.positional()) {
        const std::optional<Handle> handle = parseHandle(word);
        if (!handle)
            return std::unexpected(
                Cli::tr("\"%1\" is not a NID, NID@VERSION or draft:ID.").arg(QString::fromStdString(word)));
        if (handle->version != 0 && arguments.value("format") == "xml")
            return std::unexpected(
                Cli::tr(
                    "XML carries a registration with all its versions: export \"%1\" without the version.")
                    .arg(handle->nid));
        targets.append({*handle, QString::fromStdString(word)});
    }
    if (!arguments.isSet("all"))
        return targets;
    const std::expected<QList<RegistrySummary>, Error> rows = registry.summaries();
    if (!rows)
        return std::unexpected(describe(rows.error()));
    for (const RegistrySummary& row : *rows)
        targets.append(
            {row.draftId == 0 ? Handle{.nid = row.nid} : Handle{.draftId = row.draftId}, row.handle});
    return targets;
}

QString fileName(const QString& handle, QLatin1StringView suffix)
{
    return QString(handle).replace(u':', u'-') + suffix;
}

std::expected<Document, Error> textDocument(const Registry& registry, const Target& target)
{
    const std::expected<HeldTemplate, Error> held = heldTemplate(registry, target.handle);
    if (!held)
        return std::unexpected(held.error());
    if (!held->content)
        return std::unexpected(Error{ErrorCode::NoTemplate, target.word.toStdString(), {}});
    return Document{fileName(held->handle, ".txt"_L1),
                    writeTemplateText(held->content->registrationTemplate)};
}

std::expected<QByteArray, Error> xmlBytes(const RegistryContent& content)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (const std::expected<void, Error> written = writeRegistryXml(content, buffer); !written)
        return std::unexpected(written.error());
    return buffer.data();
}

std::expected<Document, Error> xmlDocument(const Registry& registry, const Target& target)
{
    const std::expected<RegistryContent, Error> content = contentOf(registry, {target.word});
    if (!content)
        return std::unexpected(content.error());
    const std::expected<QByteArray, Error> bytes = xmlBytes(*content);
    if (!bytes)
        return std::unexpected(bytes.error());
    return Document{fileName(target.word, ".xml"_L1), *bytes};
}

/// One XML document of all targets: a registry is one document, however many records it has.
std::expected<QList<Document>, Error> xmlOfAll(const Arguments& arguments, const Registry& registry,
                                               const QList<Target>& targets)
{
    QStringList handles;
    for (const Target& target : targets)
        handles.append(target.word);
    const std::expected<RegistryContent, Error> content =
        arguments.isSet("all") ? registry.content() : contentOf(registry, handles);
    if (!content)
        return std::unexpected(content.error());
    const std::expected<QByteArray, Error> bytes = xmlBytes(*content);
    if (!bytes)
        return std::unexpected(bytes.error());
    return QList{Document{"registry.xml"_L1, *bytes}};
}

ExitStatus writeFiles(const CommandContext& context, const QString& folder, const QList<Document>& documents)
{
    if (!QDir().mkpath(folder))
        return context.fail(Error{ErrorCode::FileNotWritable, folder.toStdString(), {}});
    for (const Document& document : documents) {
        const std::expected<std::unique_ptr<SaveFileSink>, Error> file =
            SaveFileSink::open(QDir(folder).filePath(document.name));
        if (!file)
            return context.fail(file.error());
        (*file)->write({document.bytes.constData(), static_cast<std::size_t>(document.bytes.size())});
        if (const std::expected<void, Error> committed = (*file)->commit(); !committed)
            return context.fail(committed.error());
    }
    return ExitStatus::NothingToReport;
}

/// Several texts in one stream are separated by a line with a form feed, as printed RFCs are.
void writeStream(const CommandContext& context, const QList<Document>& documents)
{
    bool isFirst = true;
    for (const Document& document : documents) {
        if (!isFirst)
            context.out->write("\f\n");
        isFirst = false;
        context.out->write({document.bytes.constData(), static_cast<std::size_t>(document.bytes.size())});
    }
}

/// One document per target. With --all what holds no text is only counted; what was named is an error.
ExitStatus gather(const Arguments& arguments, const CommandContext& context, const Registry& registry,
                  const QList<Target>& targets, QList<Document>& documents)
{
    const bool isXml = arguments.value("format") == "xml";
    ExitStatus status = ExitStatus::NothingToReport;
    int withoutText = 0;
    for (const Target& target : targets) {
        const std::expected<Document, Error> document =
            isXml ? xmlDocument(registry, target) : textDocument(registry, target);
        if (document)
            documents.append(*document);
        else if (arguments.isSet("all") && document.error().code == ErrorCode::NoTemplate)
            ++withoutText;
        else
            status = graver(status, context.fail(explainFailure(registry, document.error())));
    }
    if (withoutText > 0)
        context.say(
            Cli::tr("%n registration(s) left out: no template text is held for them.", nullptr, withoutText));
    return documents.isEmpty() ? ExitStatus::NotDone : status;
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    if (!arguments.isSet("format"))
        return context.fail(Cli::tr("export needs --format text or --format xml."));
    if (arguments.isSet("all") == !arguments.positional().empty())
        return context.fail(Cli::tr("export takes NIDs and drafts, or --all."));
    if (arguments.isSet("output") && arguments.isSet("out-dir"))
        return context.fail(Cli::tr("--output and --out-dir exclude each other."));
    const std::expected<Registry, Error> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<QList<Target>, QString> targets = targetsOf(arguments, *registry);
    if (!targets)
        return context.fail(targets.error());
    QList<Document> documents;
    ExitStatus status = ExitStatus::NothingToReport;
    if (arguments.value("format") == "xml" && !arguments.isSet("out-dir")) {
        const std::expected<QList<Document>, Error> one = xmlOfAll(arguments, *registry, *targets);
        if (!one)
            return context.fail(explainFailure(*registry, one.error()));
        documents = *one;
    } else {
        status = gather(arguments, context, *registry, *targets, documents);
    }
    if (arguments.isSet("out-dir"))
        return graver(status, writeFiles(context, arguments.text("out-dir"), documents));
    writeStream(context, documents);
    return status;
}

} // namespace

Command exportCommand()
{
    return {
        .name = "export",
        .synopsis = "--format text|xml [-o FILE|--out-dir DIR] NID[@VERSION]|draft:ID...|--all",
        .summary = QT_TRANSLATE_NOOP("Cli", "Write registrations as text or XML"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "text is the registration template with its 13 fields; several in one stream are separated by "
            "a line with a form feed, and --out-dir keeps them apart. Where no template text is held there "
            "is nothing to write as text: export says so. xml carries everything with its history, in one "
            "document (one per registration with --out-dir). Equal content gives equal bytes."),
        .options = kOptions,
        .run = run};
}

} // namespace nidus
