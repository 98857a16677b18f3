// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/lint/acceptance.h"
#include "core/workflow/drafts/commentwork.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kFieldOption{.name = "field",
                                  .value = "KEY",
                                  .help = QT_TRANSLATE_NOOP("Cli", "Field that the comment is about, such as "
                                                                   "purpose.")};
constexpr OptionSpec kAnswerOption{.name = "answer",
                                   .value = "ID",
                                   .help = QT_TRANSLATE_NOOP("Cli", "Answer the comment with this number.")};
constexpr OptionSpec kResolveOption{.name = "resolve",
                                    .value = "ID",
                                    .help =
                                        QT_TRANSLATE_NOOP("Cli", "Resolve the comment with this number.")};
constexpr OptionSpec kAcceptOption{
    .name = "accept",
    .value = "FINDING",
    .help = QT_TRANSLATE_NOOP("Cli", "Accept the finding with this ID, in the given field or in every field; "
                                     "TEXT is the reason. This also answers a question of the review, such "
                                     "as review.stability, if there is no problem; a problem is a comment.")};
constexpr std::array kCommentOptions{kFieldOption,  kAnswerOption, kResolveOption,
                                     kAcceptOption, kLinkOption,   kByOption};

/// Returns the comment that the options describe; a message if they are invalid.
std::expected<registration::ReviewComment, QString> commentFrom(const Arguments& arguments)
{
    registration::ReviewComment comment{.text = QString::fromStdString(arguments.positional().back())};
    if (arguments.isSet("field")) {
        comment.field = registration::fieldFromKey(arguments.text("field"));
        if (!comment.field)
            return std::unexpected(Cli::tr("\"%1\" is not a field key.").arg(arguments.text("field")));
    }
    if (arguments.isSet("answer") + arguments.isSet("resolve") + arguments.isSet("accept") > 1)
        return std::unexpected(Cli::tr("Use only one of --answer, --resolve, and --accept."));
    if (arguments.isSet("accept")) {
        const findings::CatalogEntry* entry = findings::catalogEntry(arguments.text("accept"));
        if (entry == nullptr)
            return std::unexpected(Cli::tr("There is no finding ID \"%1\"; explain --list shows all.")
                                       .arg(arguments.text("accept")));
        if (lint::violatesMust(entry->id))
            return std::unexpected(Cli::tr("\"%1\" violates a MUST of RFC 8141 and cannot be accepted.")
                                       .arg(arguments.text("accept")));
        comment.kind = registration::CommentKind::Acceptance;
        comment.finding = arguments.text("accept");
    }
    for (const auto& [option, kind] : {std::pair("answer", registration::CommentKind::Answer),
                                       std::pair("resolve", registration::CommentKind::Resolution)}) {
        if (!arguments.isSet(option))
            continue;
        comment.kind = kind;
        bool isNumber = false;
        comment.answerTo = arguments.text(option).toLongLong(&isNumber);
        if (!isNumber || comment.answerTo < 1)
            return std::unexpected(
                Cli::tr("--%1 requires the number of a comment.").arg(QString::fromLatin1(option)));
    }
    if (comment.kind != registration::CommentKind::Resolution &&
        findings::readableText(comment.text).isEmpty())
        return std::unexpected(Cli::tr("The text of a comment must not be empty or invisible."));
    return comment;
}

/// Returns the version under review; for a draft, the version that it will become.
int versionUnderReview(const storage::Registry& registry, const QString& handle)
{
    const base::Result<std::optional<storage::RegistrySummary>> row = registry.overview().summary(handle);
    return row && *row ? (*row)->version : 0;
}

/// Returns the handle to add the comment to. A reply is added where the original comment is: the registration
/// or one of its drafts.
std::expected<QString, QString> commentedHandle(const storage::Registry& registry, const std::string& word,
                                                const registration::ReviewComment& comment)
{
    if (const auto about = workflow::commentsAbout(registry, QString::fromStdString(word));
        about && registration::isReply(comment.kind)) {
        for (const storage::PlacedComment& placed : *about) {
            if (placed.comment.id == comment.answerTo)
                return placed.handle;
        }
    }
    return handleOf(registry, word);
}

ExitStatus runComment(const Arguments& arguments, CommandContext& context)
{
    std::expected<registration::ReviewComment, QString> comment = commentFrom(arguments);
    if (!comment)
        return context.fail(comment.error());
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<QString, QString> handle =
        commentedHandle(*registry, arguments.positional().front(), *comment);
    if (!handle)
        return context.fail(handle.error());
    comment->version = versionUnderReview(*registry, *handle);
    const base::Result<qint64> id = registry->comments().add(*handle, *comment, actOf(arguments));
    if (!id)
        return context.fail(id.error());
    context.writeChange(std::to_string(*id) + '\n', *handle + ": "_L1 + QString::number(*id));
    return ExitStatus::NothingToReport;
}

} // namespace

Command commentCommand()
{
    return {.name = "comment",
            .synopsis = "draft:ID|NID [--field KEY] [--answer ID|--resolve ID|--accept FINDING] TEXT",
            .summary = QT_TRANSLATE_NOOP(
                "Cli", "Add a review comment, answer, resolution, or acceptance, and print its number"),
            .options = kCommentOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = runComment};
}

} // namespace nidus::cli
