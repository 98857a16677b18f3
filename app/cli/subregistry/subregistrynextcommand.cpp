// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/entryrows.h"
#include "app/cli/subregistry/readsubregistry.h"
#include "app/cli/subregistry/subregistryanswer.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/workflow/subregistry/answer.h"
#include "core/workflow/subregistry/listrules.h"

#include <array>
#include <string>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr std::array kNextOptions{kRangeOption,  kCountOption,       kAlignOption,
                                  kLowestOption, kEntryFormatOption, kOutputOption};

/// Returns the columns of an entry, of which only the value, the end, and the range are filled in.
std::string suggestionLine(const subregistry::Subregistry& subregistry, const subregistry::Suggestion& next)
{
    const QStringList fields{subregistry.firstText(next.block), subregistry.lastText(next.block), next.range};
    return fields.join(u'\t').toStdString() + '\n';
}

std::string suggestionJson(const subregistry::Subregistry& subregistry, const subregistry::Suggestion& next)
{
    std::string out;
    exchange::JsonWriter json(out);
    json.beginArray();
    json.beginObject();
    json.key("value");
    json.text(subregistry.firstText(next.block));
    json.key("to");
    json.textOrNull(subregistry.lastText(next.block));
    json.key("range");
    json.textOrNull(next.range);
    json.endObject();
    json.endArray();
    return out + '\n';
}

ExitStatus runNext(const Arguments& arguments, CommandContext& context)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return context.fail(name.error());
    const auto wish = nextWish(arguments);
    if (!wish)
        return context.fail(wish.error());
    const auto read = readSubregistry(context, *name);
    if (!read)
        return read.error();
    const subregistry::Subregistry present = read->on();
    const auto next = subregistry::nextFree(present, *wish);
    if (!next)
        return printRefusal(arguments, context, present, next.error());
    context.out->write(arguments.value("format") == "json" ? suggestionJson(present, *next)
                                                           : suggestionLine(present, *next));
    if (!wish->isLowest)
        sayNote(context, workflow::staysFreeSentence(
                             present, subregistry::freeBefore(present, next->range, next->block.first),
                             u"--lowest"_s));
    if (const auto registry = context.registryForReading())
        sayWarning(context,
                   workflow::syntaxNotice(*registry, present, {{.block = next->block}}).value_or(QString()));
    return ExitStatus::NothingToReport;
}

} // namespace

Command subregistryNextCommand()
{
    return {.name = "subregistry next",
            .synopsis = "NID/NAME [--range RANGE] [--count N] [--align N] [--lowest] [--format tsv|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Print the numbers that would be assigned next"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "Nothing changes. Columns of tsv: first number, last number of a "
                       "block, range. Free numbers before them, and a URN that the grammar rejects, are "
                       "named on standard error."),
            .options = kNextOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = runNext};
}

} // namespace nidus::cli
