// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/choices.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "app/cli/frame/sinkdevice.h"
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/registration/handle.h"
#include "core/workflow/import/filebatch.h"
#include "core/workflow/registry/exportwork.h"
#include "core/workflow/registry/publiccontent.h"
#include "core/workflow/registry/registryaccess.h"

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kFormatOption{
    .name = "format",
    .value = "FORMAT",
    .help = QT_TRANSLATE_NOOP("Cli", "Output format: a document of one template, a page, all data with its "
                                     "history, or a list. One of: %1."),
    .choices = Choices<exchange::kExportFormats, &exchange::ExportFormatFacts::word>::kValue};
constexpr OptionSpec kOutDirOption{
    .name = "out-dir",
    .value = "DIR",
    .help =
        QT_TRANSLATE_NOOP("Cli", "Write one file per registration to DIR, named after its NID. Characters "
                                 "other than a-z, 0-9, and the hyphen are written as \"_\" and two "
                                 "hexadecimal digits.")};
constexpr OptionSpec kAllOption{
    .name = "all", .help = QT_TRANSLATE_NOOP("Cli", "Export everything in the registry, drafts included.")};
constexpr OptionSpec kRegisteredOption{
    .name = "registered",
    .help = QT_TRANSLATE_NOOP("Cli", "Export all registrations, also withdrawn ones, without drafts.")};
constexpr OptionSpec kPaperOption{.name = "paper",
                                  .value = "SIZE",
                                  .help =
                                      QT_TRANSLATE_NOOP("Cli", "Paper size of PDF: a4 (default) or letter."),
                                  .choices = "a4|letter"};
constexpr OptionSpec kWithHeadOption{
    .name = "with-head",
    .help =
        QT_TRANSLATE_NOOP("Cli", "Include the line that \"registry head\" prints, if the format has a place "
                                 "for it.")};
constexpr OptionSpec kPublicOption{
    .name = "public",
    .help =
        QT_TRANSLATE_NOOP("Cli", "Leave out comments, notes, phone numbers, and the names of the registry "
                                 "staff.")};
constexpr OptionSpec kOriginalOption{
    .name = "original",
    .help = QT_TRANSLATE_NOOP("Cli", "Instead of --format: export the original file that the template was "
                                     "imported from, byte for byte.")};
constexpr std::array kOptions{kFormatOption,     kOriginalOption, kAllOption,
                              kRegisteredOption, kOutDirOption,   kPublicOption,
                              kPaperOption,      kWithHeadOption, kOutputOption};

/// Whether everything is exported, or everything registered, instead of what is named.
bool isWhole(const Arguments& arguments) { return arguments.isSet("all") || arguments.isSet("registered"); }

/// One run of the command.
class Exporting
{
public:
    Exporting(const Arguments& arguments, CommandContext& context, const storage::Registry& registry,
              const workflow::ExportContent& content, const QString& head)
        : m_arguments(arguments),
          m_context(context),
          m_registry(registry),
          m_content(content),
          m_head(head),
          m_format(*exchange::exportFormatFromWord(arguments.text("format"))),
          m_facts(exchange::factsOf(m_format))
    {}

    ExitStatus run(const QStringList& targets)
    {
        const bool isFolder = m_arguments.isSet("out-dir");
        if (isFolder) {
            base::Result<workflow::FileBatch> batch =
                workflow::FileBatch::in(pathOption(m_arguments, "out-dir"));
            if (!batch)
                return m_context.fail(batch.error());
            m_files = *std::move(batch);
        }
        const ExitStatus status = write(targets);
        if (!m_files || m_context.isInterrupted())
            return status;
        const base::Result<void> done = m_files->commit();
        return done ? status : m_context.fail(done.error());
    }

private:
    ExitStatus write(const QStringList& targets)
    {
        const bool isFolder = m_files.has_value();
        const bool isOneByOne = m_facts.extent == exchange::ExportExtent::OneTemplate ||
                                (isFolder && m_facts.extent != exchange::ExportExtent::Registry);
        if (isOneByOne)
            return writeOneByOne(targets);
        const base::Result<registration::RegistryContent> picked =
            isWhole(m_arguments) ? m_content.all() : m_content.pick(targets);
        if (!picked)
            return m_context.fail(explainFailure(m_registry, picked.error()));
        if (m_format == exchange::ExportFormat::Xml && !isFolder) {
            SinkDevice device(*m_context.out);
            const base::Result<void> written = exchange::writeRegistryXml(*picked, device, m_head);
            return written ? ExitStatus::NothingToReport : m_context.fail(written.error());
        }
        const ExitStatus status = reportUnlisted(*picked);
        const base::Result<QByteArray> bytes = bytesOf(*picked);
        if (!bytes && bytes.error().code == exchange::kNotListed && status == ExitStatus::NotDone)
            return status; // reported above
        return graver(status, bytes ? put({}, *bytes) : m_context.fail(bytes.error()));
    }

    /// Reports what was named but is not in IANA's list.
    ExitStatus reportUnlisted(const registration::RegistryContent& content)
    {
        if (m_format != exchange::ExportFormat::IanaXml || isWhole(m_arguments))
            return ExitStatus::NothingToReport;
        ExitStatus status = ExitStatus::NothingToReport;
        for (const QString& handle : exchange::unlistedIn(content))
            status = m_context.fail(base::Error{exchange::kNotListed, handle.toStdString(), {}});
        return status;
    }

    [[nodiscard]] base::Result<QByteArray> bytesOf(const registration::RegistryContent& content) const
    {
        if (m_facts.write == nullptr && m_context.writePdf != nullptr)
            return m_context.writePdf(content,
                                      m_arguments.value("paper") == "letter" ? exchange::PaperSize::Letter
                                                                             : exchange::PaperSize::A4,
                                      m_head.toLatin1());
        return exchange::writeExport(m_format, content, m_head);
    }

    /// A named target without template text is an error; with --all it is only counted.
    ExitStatus writeOneByOne(const QStringList& targets)
    {
        ExitStatus status = ExitStatus::NothingToReport;
        int withoutText = 0;
        for (const QString& target : targets) {
            if (m_context.isInterrupted())
                return ExitStatus::Interrupted;
            if (m_files && m_files->isBroken())
                return ExitStatus::NotDone;
            const base::Result<registration::RegistryContent> picked = m_content.pick({target});
            const base::Result<QByteArray> bytes =
                picked ? bytesOf(*picked) : std::unexpected(picked.error());
            if (bytes)
                status = graver(status, put(target, *bytes));
            else if (isWhole(m_arguments) && bytes.error().code == exchange::kNoTemplate)
                ++withoutText;
            else
                status = graver(status, m_context.fail(explainFailure(m_registry, bytes.error())));
        }
        if (withoutText > 0)
            m_context.say(Cli::tr("%n registration(s) left out: the registry has no template text for them.",
                                  nullptr, withoutText));
        return m_written == 0 ? ExitStatus::NotDone : status;
    }

    /// Writes one document to its file, or after the earlier ones. Without a name: the whole registry's.
    ExitStatus put(const QString& name, const QByteArray& bytes)
    {
        const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        ++m_written;
        if (m_format == exchange::ExportFormat::Text)
            warnOfEmailProblems(name, bytes);
        if (!m_files) {
            // Several in one stream are separated by a line with a form feed, as printed RFCs are.
            if (m_written > 1)
                m_context.out->write("\f\n");
            m_context.out->write(view);
            return ExitStatus::NothingToReport;
        }
        const base::Result<void> added = m_files->add(workflow::exportFileName(name, m_format), bytes);
        return added ? ExitStatus::NothingToReport : m_context.fail(added.error());
    }

    /// Warns of lines that are unsuitable for email.
    void warnOfEmailProblems(const QString& name, const QByteArray& bytes)
    {
        const exchange::TextConcerns concerns = exchange::concernsOf(bytes);
        if (concerns.nonAsciiLine > 0)
            m_context.say(name + ": "_L1 + findings::nonAsciiLineText(concerns.nonAsciiLine));
        if (concerns.longLine > 0)
            m_context.say(name + ": "_L1 + findings::longLineText(concerns.longLine, exchange::kTextColumns));
    }

    const Arguments& m_arguments;
    CommandContext& m_context;
    const storage::Registry& m_registry;
    const workflow::ExportContent& m_content;
    QString m_head; ///< empty = without
    exchange::ExportFormat m_format;
    const exchange::ExportFormatFacts& m_facts;
    std::optional<workflow::FileBatch> m_files; ///< of --out-dir
    int m_written = 0;
};

/// Returns the handles to export; a message if an argument is not a handle. No format: originals.
std::expected<QStringList, QString> targetsOf(const Arguments& arguments, const storage::Registry& registry,
                                              const exchange::ExportFormatFacts* format)
{
    QStringList targets;
    for (const std::string& argument : arguments.positional()) {
        const std::optional<registration::Handle> handle = parseHandle(argument);
        if (!handle)
            return std::unexpected(Cli::tr("\"%1\" is not a NID, NID@VERSION, or draft:ID.")
                                       .arg(QString::fromStdString(argument)));
        if (handle->version != 0 && format != nullptr && format->hasHistory)
            return std::unexpected(
                Cli::tr("%1 contains all versions of a registration. Export \"%2\" without "
                        "a version.")
                    .arg(format->word, handle->nid));
        targets.append(orDraft(registry, *handle).word());
    }
    return targets;
}

/// Returns the named content that exists; the missing rest is reported when it is picked.
base::Result<registration::RegistryContent> namedContent(const storage::Registry& registry,
                                                         const QStringList& targets)
{
    QStringList handles;
    for (const QString& word : targets) {
        const std::optional<registration::Handle> handle = registration::Handle::fromWord(word);
        if (!handle)
            continue;
        const base::Result<std::optional<storage::RegistrySummary>> known =
            registry.overview().summary(handle->nid);
        if (!known)
            return std::unexpected(known.error());
        if (handle->draftId != 0 ? registry.drafts().record(handle->draftId).has_value() : known->has_value())
            handles.append(registration::Handle{.nid = handle->nid, .draftId = handle->draftId}.word());
    }
    return workflow::contentOf(registry, handles);
}

/// Exports original files. A named target without one is an error; with --all it is skipped.
ExitStatus exportOriginals(const Arguments& arguments, CommandContext& context,
                           const storage::Registry& registry, const workflow::ExportContent& content,
                           const QStringList& targets)
{
    std::optional<workflow::FileBatch> files;
    if (arguments.isSet("out-dir")) {
        base::Result<workflow::FileBatch> batch = workflow::FileBatch::in(pathOption(arguments, "out-dir"));
        if (!batch)
            return context.fail(batch.error());
        files = *std::move(batch);
    } else if (targets.size() > 1) {
        return context.fail(Cli::tr("Several originals require a folder: add --out-dir."));
    }
    ExitStatus status = ExitStatus::NothingToReport;
    for (const QString& target : targets) {
        const base::Result<QByteArray> original = workflow::originalOf(content, target);
        if (!original) {
            if (!isWhole(arguments) || original.error().code != workflow::kNoOriginal)
                status = graver(status, context.fail(explainFailure(registry, original.error())));
            continue;
        }
        if (!files) {
            context.out->write({original->constData(), static_cast<std::size_t>(original->size())});
            continue;
        }
        if (const auto added = files->add(workflow::originalFileName(target, *original), *original); !added)
            status = graver(status, context.fail(added.error()));
        if (files->isBroken())
            return status;
    }
    if (!files)
        return status;
    const base::Result<void> done = files->commit();
    return done ? status : context.fail(done.error());
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::optional<exchange::ExportFormat> format =
        exchange::exportFormatFromWord(arguments.text("format"));
    const bool isOriginal = arguments.isSet("original");
    if (isOriginal &&
        (arguments.isSet("format") || arguments.isSet("public") || arguments.isSet("with-head")))
        return context.fail(Cli::tr("--original cannot be used with --format, --public, or --with-head."));
    if (!format && !isOriginal)
        return context.fail(Cli::tr("export requires --format, such as --format text."));
    if (isWhole(arguments) == !arguments.positional().empty())
        return context.fail(Cli::tr("export requires NIDs or drafts, or --all or --registered instead."));
    if (arguments.isSet("output") && arguments.isSet("out-dir"))
        return context.fail(Cli::tr("--output and --out-dir cannot be used together."));
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    std::expected<QStringList, QString> targets =
        targetsOf(arguments, *registry, isOriginal ? nullptr : &exchange::factsOf(*format));
    if (!targets)
        return context.fail(targets.error());
    base::Result<registration::RegistryContent> held =
        isWhole(arguments) ? registry->contents().all() : namedContent(*registry, *targets);
    if (!held)
        return context.fail(held.error());
    if (arguments.isSet("registered"))
        held->drafts.clear();
    if (arguments.isSet("public"))
        held = workflow::publicContent(*std::move(held));
    const workflow::ExportContent content(*std::move(held));
    if (isWhole(arguments))
        targets = content.handles();
    if (isOriginal)
        return exportOriginals(arguments, context, *registry, content, *targets);
    if (*format == exchange::ExportFormat::Mail && targets->size() > 1 && !arguments.isSet("out-dir"))
        return context.fail(Cli::tr("Several emails require a folder: add --out-dir."));
    QString head;
    if (arguments.isSet("with-head")) {
        const base::Result<registration::HistoryHead> found = registry->history().head();
        if (!found)
            return context.fail(found.error());
        head = found->toLine();
    }
    return Exporting(arguments, context, *registry, content, head).run(*targets);
}

} // namespace

Command exportCommand()
{
    return {
        .name = "export",
        .synopsis =
            "--format FORMAT|--original [-o FILE|--out-dir DIR] NID[@VERSION]|draft:ID...|--all|--registered",
        .summary = QT_TRANSLATE_NOOP("Cli", "Export registrations as text, XML, HTML, PDF, and more"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "text is the registration template with its 13 fields, as it is emailed. Several templates in "
            "one output are separated by a line with a form feed; --out-dir writes separate files, which all "
            "appear at the end. A registration without template text cannot be exported as text; export "
            "reports it. xml and json contain all data with its history, in one document (with --out-dir, "
            "one per registration). eml is an unsent email: to the review list until the draft is approved, "
            "then to IANA; open it in your mail program and send it. Equal content always gives equal "
            "bytes."),
        .options = kOptions,
        .run = run};
}

} // namespace nidus::cli
