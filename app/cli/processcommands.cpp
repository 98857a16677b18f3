// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/clitext.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/handles.h"
#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalogue.h"
#include "core/lint/acceptance.h"
#include "core/registration/handle.h"
#include "core/workflow/commentwork.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr std::array kRecordOptions{kNoteOption, kLinkOption, kByOption};
constexpr OptionSpec kFieldOption{.name = "field",
                                  .value = "KEY",
                                  .help =
                                      QT_TRANSLATE_NOOP("Cli", "The field it is about, such as purpose.")};
constexpr OptionSpec kAnswerOption{.name = "answer",
                                   .value = "ID",
                                   .help =
                                       QT_TRANSLATE_NOOP("Cli", "It answers the comment of that number.")};
constexpr OptionSpec kResolveOption{.name = "resolve",
                                    .value = "ID",
                                    .help =
                                        QT_TRANSLATE_NOOP("Cli", "It resolves the comment of that number.")};
constexpr OptionSpec kAcceptOption{
    .name = "accept",
    .value = "FINDING",
    .help = QT_TRANSLATE_NOOP("Cli", "It accepts the finding of that id, in the field named or wherever it "
                                     "is; TEXT is the reason.")};
constexpr std::array kCommentOptions{kFieldOption,  kAnswerOption, kResolveOption,
                                     kAcceptOption, kLinkOption,   kByOption};
constexpr OptionSpec kFormatOption{.name = "format",
                                   .value = "FORMAT",
                                   .help = QT_TRANSLATE_NOOP("Cli", "tsv (default) or json."),
                                   .choices = "tsv|json"};
constexpr OptionSpec kWhatOption{.name = "what",
                                 .value = "WORD",
                                 .help =
                                     QT_TRANSLATE_NOOP("Cli", "Only one kind of event, such as registered.")};
constexpr OptionSpec kTextOption{.name = "text",
                                 .value = "TEXT",
                                 .help =
                                     QT_TRANSLATE_NOOP("Cli", "Only where NID, person or note contain it.")};
constexpr OptionSpec kSinceOption{
    .name = "since", .value = "DAY", .help = QT_TRANSLATE_NOOP("Cli", "From that day on, YYYY-MM-DD.")};
constexpr OptionSpec kUntilOption{
    .name = "until", .value = "DAY", .help = QT_TRANSLATE_NOOP("Cli", "Up to that day, YYYY-MM-DD.")};
constexpr std::array kCommentsOptions{kFormatOption, kOutputOption};
constexpr std::array kLogOptions{kWhatOption,  kTextOption,   kSinceOption,
                                 kUntilOption, kFormatOption, kOutputOption};

struct Paper
{
    std::string_view word;
    EventKind kind;
};
constexpr std::array kPapers{Paper{"report", EventKind::Reviewed}, Paper{"direction", EventKind::Directed},
                             Paper{"recognition", EventKind::Recognised},
                             Paper{"specification", EventKind::Specified}};

/// Rows of named texts, as lines of tab-separated fields or as a JSON array of objects.
class Table
{
public:
    Table(std::vector<std::string_view> names, bool isJson)
        : m_names(std::move(names)), m_isJson(isJson), m_json(m_out)
    {
        if (m_isJson)
            m_json.beginArray();
    }

    void add(const QStringList& texts)
    {
        if (m_isJson)
            m_json.beginObject();
        for (qsizetype i = 0; i < texts.size(); ++i) {
            if (m_isJson) {
                m_json.key(m_names[std::size_t(i)]);
                m_json.textOrNull(texts[i]);
            } else {
                appendField(m_out, texts[i]);
                m_out += i + 1 < texts.size() ? '\t' : '\n';
            }
        }
        if (m_isJson)
            m_json.endObject();
    }

    [[nodiscard]] std::string take()
    {
        if (m_isJson) {
            m_json.endArray();
            m_out += '\n';
        }
        return std::move(m_out);
    }

private:
    std::vector<std::string_view> m_names;
    bool m_isJson;
    std::string m_out;
    JsonWriter m_json;
};

/// What a word means to the log: a NID, or the one open draft that asks for it.
std::expected<QString, QString> handleOf(const Registry& registry, const std::string& word)
{
    const std::expected<Draft, QString> draft = findDraft(registry, word);
    if (draft)
        return draftHandle(draft->id);
    QString nid = QString::fromStdString(word);
    if (registry.registrations().record(nid))
        return nid;
    return std::unexpected(draft.error());
}

ExitStatus runRecord(const Arguments& arguments, CommandContext& context)
{
    const auto* const paper = std::ranges::find(kPapers, arguments.positional().front(), &Paper::word);
    if (paper == kPapers.end())
        return context.fail(
            Cli::tr("\"%1\" cannot be put on record; report, direction, recognition and specification can.")
                .arg(QString::fromStdString(arguments.positional().front())));
    std::expected<Registry, Error> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<QString, QString> handle = handleOf(*registry, arguments.positional().back());
    if (!handle)
        return context.fail(handle.error());
    if (const std::expected<void, Error> done =
            registry->activity().enter(*handle, paper->kind, actOf(arguments));
        !done)
        return context.fail(done.error());
    return ExitStatus::NothingToReport;
}

/// The comment that the options describe; a sentence when they make no sense.
std::expected<ReviewComment, QString> commentFrom(const Arguments& arguments)
{
    ReviewComment comment{.text = QString::fromStdString(arguments.positional().back())};
    if (arguments.isSet("field")) {
        comment.field = fieldFromKey(arguments.text("field"));
        if (!comment.field)
            return std::unexpected(Cli::tr("\"%1\" is not the key of a field.").arg(arguments.text("field")));
    }
    if (arguments.isSet("answer") + arguments.isSet("resolve") + arguments.isSet("accept") > 1)
        return std::unexpected(Cli::tr("Use only one of --answer, --resolve and --accept."));
    if (arguments.isSet("accept")) {
        const CatalogueEntry* entry = catalogueEntry(arguments.text("accept"));
        if (entry == nullptr)
            return std::unexpected(Cli::tr("There is no finding id \"%1\"; explain --list shows all.")
                                       .arg(arguments.text("accept")));
        if (isBrokenMust(entry->id))
            return std::unexpected(Cli::tr("\"%1\" breaks what RFC 8141 demands and cannot be accepted.")
                                       .arg(arguments.text("accept")));
        comment.kind = CommentKind::Acceptance;
        comment.finding = arguments.text("accept");
    }
    for (const auto& [option, kind] :
         {std::pair("answer", CommentKind::Answer), std::pair("resolve", CommentKind::Resolution)}) {
        if (!arguments.isSet(option))
            continue;
        comment.kind = kind;
        comment.answerTo = arguments.text(option).toLongLong();
    }
    return comment;
}

/// The version under review: of a draft the one it would become.
int versionUnderReview(const Registry& registry, const QString& handle)
{
    const std::expected<QList<RegistrySummary>, Error> rows = registry.overview().summaries();
    if (!rows)
        return 0;
    const auto row = std::ranges::find_if(*rows, [&handle](const RegistrySummary& each) {
        return each.handle.compare(handle, Qt::CaseInsensitive) == 0;
    });
    return row == rows->cend() ? 0 : row->version;
}

/// What a comment is added to: a reply belongs to what it replies to, the registration or one of its drafts.
std::expected<QString, QString> commentedHandle(const Registry& registry, const std::string& word,
                                                const ReviewComment& comment)
{
    if (const auto about = commentsAbout(registry, QString::fromStdString(word));
        about && isReply(comment.kind)) {
        for (const PlacedComment& placed : *about) {
            if (placed.comment.id == comment.answerTo)
                return placed.handle;
        }
    }
    return handleOf(registry, word);
}

ExitStatus runComment(const Arguments& arguments, CommandContext& context)
{
    std::expected<ReviewComment, QString> comment = commentFrom(arguments);
    if (!comment)
        return context.fail(comment.error());
    std::expected<Registry, Error> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<QString, QString> handle =
        commentedHandle(*registry, arguments.positional().front(), *comment);
    if (!handle)
        return context.fail(handle.error());
    comment->version = versionUnderReview(*registry, *handle);
    const std::expected<qint64, Error> id = registry->comments().add(*handle, *comment, actOf(arguments));
    if (!id)
        return context.fail(id.error());
    context.writeDone(std::to_string(*id) + '\n', *handle + ": "_L1 + QString::number(*id));
    return ExitStatus::NothingToReport;
}

ExitStatus runComments(const Arguments& arguments, CommandContext& context)
{
    const std::expected<Registry, Error> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    const QString word = QString::fromStdString(arguments.positional().front());
    const std::expected<QList<PlacedComment>, Error> comments = commentsAbout(*registry, word);
    if (!comments)
        return context.fail(explainFailure(*registry, comments.error()));
    Table table({"id", "kind", "answerTo", "version", "field", "finding", "when", "who", "text", "handle"},
                arguments.value("format") == "json");
    for (const auto& [handle, comment] : *comments)
        table.add({QString::number(comment.id), commentWord(comment.kind),
                   comment.answerTo == 0 ? QString() : QString::number(comment.answerTo),
                   comment.version == 0 ? QString() : QString::number(comment.version),
                   comment.field ? QString(fieldKey(*comment.field)) : QString(), comment.finding,
                   comment.when.toString(Qt::ISODateWithMs), comment.who, comment.text, handle});
    context.out->write(table.take());
    return ExitStatus::NothingToReport;
}

ExitStatus runLog(const Arguments& arguments, CommandContext& context)
{
    ActivityFilter filter{.text = arguments.text("text"), .most = std::numeric_limits<int>::max()};
    if (arguments.isSet("what")) {
        const std::optional<EventKind> kind = eventFromWord(arguments.text("what"));
        if (!kind)
            return context.fail(Cli::tr("\"%1\" is not the word of an event.").arg(arguments.text("what")));
        filter.what = {*kind};
    }
    for (const auto& [option, day] : {std::pair("since", &filter.from), std::pair("until", &filter.to)}) {
        *day = QDate::fromString(arguments.text(option), Qt::ISODate);
        if (arguments.isSet(option) && !day->isValid())
            return context.fail(
                Cli::tr("\"%1\" is not a day such as 2026-03-14.").arg(arguments.text(option)));
    }
    const std::expected<Registry, Error> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<QList<LoggedEvent>, Error> events = registry->activity().list(filter);
    if (!events)
        return context.fail(events.error());
    Table table({"when", "handle", "what", "who", "note", "link"}, arguments.value("format") == "json");
    for (const LoggedEvent& logged : *events)
        table.add({logged.event.when.toString(Qt::ISODateWithMs), logged.handle, eventWord(logged.event.what),
                   logged.event.who, logged.event.note, logged.event.link});
    context.out->write(table.take());
    return ExitStatus::NothingToReport;
}

} // namespace

Command recordCommand()
{
    return {
        .name = "record",
        .synopsis = "report|direction|recognition|specification draft:ID|NID [--note TEXT] [--link URI]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Put on record what the path of a draft asks for"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "report: the Expert Review report, and direction: that of the approving body, for a namespace "
            "meant for a standard (RFC 8141 section 6.2). recognition: who recognised the body, and "
            "specification: the published one, for the fast track (RFC 8141 section 6.3)."),
        .options = kRecordOptions,
        .minArguments = 2,
        .maxArguments = 2,
        .run = runRecord};
}

Command commentCommand()
{
    return {.name = "comment",
            .synopsis = "draft:ID|NID [--field KEY] [--answer ID|--resolve ID|--accept FINDING] TEXT",
            .summary = QT_TRANSLATE_NOOP(
                "Cli", "Add a review comment, an answer, a resolution or an acceptance; prints its number"),
            .options = kCommentOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = runComment};
}

Command commentsCommand()
{
    return {.name = "comments",
            .synopsis = "draft:ID|NID [--format tsv|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "List review comments"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "Columns of tsv: number, kind, number of the comment answered, version, "
                       "field, finding accepted, time, person, text, NID or draft:ID that it belongs to. "
                       "With a NID, comments of all its drafts are listed too."),
            .options = kCommentsOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = runComments};
}

Command logCommand()
{
    return {.name = "log",
            .synopsis = "[--what WORD] [--text TEXT] [--since DAY] [--until DAY] [--format tsv|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "List what was done in the registry, newest first"),
            .details =
                QT_TRANSLATE_NOOP("Cli", "Columns of tsv: time, NID or draft:ID, event, person, note, link."),
            .options = kLogOptions,
            .maxArguments = 0,
            .run = runLog};
}

} // namespace nidus
