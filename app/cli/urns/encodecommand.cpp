// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "app/cli/frame/linework.h"
#include "core/check/encoding.h"
#include "core/workflow/registry/registryaccess.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr OptionSpec kNidOption{
    .name = "nid", .value = "NID", .help = QT_TRANSLATE_NOOP("Cli", "Namespace of the names (required).")};
constexpr std::array kOptions{kNidOption, kEscapedOption, kOutputOption};

QString sentence(check::EncodingFailure failure, const QString& nid, const QString& name)
{
    switch (failure) {
    case check::EncodingFailure::NoRules:
        return Cli::tr("No encoding of native names is stored for the namespace \"%1\", and guessing one is "
                       "forbidden (RFC 8141 section 2.2).")
            .arg(nid);
    case check::EncodingFailure::NotUtf8: return Cli::tr("\"%1\" is not UTF-8 text.").arg(name);
    case check::EncodingFailure::NotAName: break;
    }
    return Cli::tr("\"%2\" cannot be a name in the namespace \"%1\": the syntax rule of the namespace "
                   "rejects every encoding of it.")
        .arg(nid, name);
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const QString nid = arguments.text("nid");
    if (nid.isEmpty())
        return context.fail(Cli::tr("encode requires --nid."));
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    const base::Result<std::shared_ptr<const check::LazyRule>> rule =
        workflow::currentSyntaxRule(*registry, nid);
    if (!rule)
        return context.fail(explainFailure(*registry, rule.error()));
    if (*rule == nullptr)
        return context.fail(sentence(check::EncodingFailure::NoRules, nid, {}));
    const auto encoded = [&](std::string_view given) {
        return check::encodedUrn(nid.toLower().toStdString(), inputText(arguments, given), (*rule)->get());
    };
    if (arguments.positional() == std::vector<std::string>{"-"})
        return answerLines(context, "-", [&](std::string_view line, std::uint64_t number, std::string& out) {
            const std::expected<std::string, check::EncodingFailure> urn = encoded(line);
            out += urn.value_or(std::string()) + '\n';
            if (urn)
                return ExitStatus::NothingToReport;
            const QString text = QString::fromUtf8(line.data(), qsizetype(line.size()));
            return context.fail(Cli::tr("Line %1: %2").arg(number).arg(sentence(urn.error(), nid, text)));
        });
    for (const std::string& given : arguments.positional()) {
        const std::expected<std::string, check::EncodingFailure> urn = encoded(given);
        if (!urn)
            return context.fail(sentence(urn.error(), nid, QString::fromStdString(given)));
        context.out->write(*urn + '\n');
    }
    return ExitStatus::NothingToReport;
}

} // namespace

Command encodeCommand()
{
    return {.name = "encode",
            .synopsis = "--nid NID [--escaped] TEXT...|-",
            .summary = QT_TRANSLATE_NOOP("Cli", "Encode a native name as a URN"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "Works only for namespaces whose encoding of native names is stored with their syntax "
                "rule; guessing one is forbidden (RFC 8141 section 2.2). The resulting URN is checked. With "
                "\"-\", reads names from standard input, one per line; for a line that cannot be encoded, an "
                "empty line is printed, and the exit status is 2."),
            .options = kOptions,
            .minArguments = 1,
            .run = run};
}

} // namespace nidus::cli
