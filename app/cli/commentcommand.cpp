// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/clitext.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/handles.h"
#include "core/findings/catalogue.h"
#include "core/lint/acceptance.h"
#include "core/workflow/commentwork.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

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

} // namespace

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

} // namespace nidus
