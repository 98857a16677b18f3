// SPDX-License-Identifier: Apache-2.0
#include "app/cli/subregistry/subregistryanswer.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/subregistry/entryrows.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/listtexts.h"
#include "core/workflow/subregistry/answer.h"

#include <string>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

/// Returns the entries without holders that are private: a refusal may be sent to anybody.
QList<subregistry::Entry> publicEntries(QList<subregistry::Entry> entries)
{
    for (subregistry::Entry& entry : entries) {
        if (!entry.isPrivate)
            continue;
        entry.holder.clear();
        entry.reference.clear();
        entry.note.clear();
    }
    return entries;
}

std::string refusalJson(const subregistry::Subregistry& subregistry, const subregistry::Refusal& refusal)
{
    std::string out;
    exchange::JsonWriter json(out);
    json.beginObject();
    json.key("refused");
    json.boolean(true);
    json.key("code");
    json.text(QString(refusal.finding.id.word()));
    json.key("message");
    json.text(findings::message(refusal.finding));
    json.key("conflicts");
    writeEntries(json, subregistry, publicEntries(refusal.conflicts));
    json.key("nearest");
    if (refusal.nearest) {
        json.beginObject();
        json.key("from");
        json.text(subregistry.firstText(refusal.nearest->block));
        json.key("to");
        json.textOrNull(subregistry.lastText(refusal.nearest->block));
        json.key("range");
        json.textOrNull(refusal.nearest->range);
        json.endObject();
    } else {
        json.null();
    }
    json.endObject();
    return out + '\n';
}

std::string answerText(const Arguments& arguments, const workflow::SubregistryAnswer& answer,
                       const workflow::ListSyntax* syntax)
{
    const std::string_view format = arguments.value("format", "tsv");
    if (format == "letter")
        return workflow::grantLetter(
                   answer.subregistry, answer.change.entries,
                   workflow::letterHead(answer.change.entries, answer.change.request, answer.change.date),
                   syntax)
            .toStdString();
    if (format != "json")
        return entryLines(answer.subregistry, answer.change.entries);
    std::string out;
    exchange::JsonWriter json(out);
    writeEntries(json, answer.subregistry, answer.change.entries);
    return out + '\n';
}

} // namespace

void sayNote(const CommandContext& context, const QString& sentence)
{
    if (!sentence.isEmpty())
        context.say("nidus-cli: "_L1 + sentence);
}

void sayWarning(const CommandContext& context, const QString& sentence)
{
    if (!sentence.isEmpty())
        sayNote(context, Cli::tr("Warning: %1").arg(sentence));
}

ExitStatus printRefusal(const Arguments& arguments, const CommandContext& context,
                        const subregistry::Subregistry& subregistry, const subregistry::Refusal& refusal,
                        const findings::LetterHead& head)
{
    const std::string_view format = arguments.value("format", "tsv");
    if (format == "json")
        context.out->write(refusalJson(subregistry, refusal));
    if (format == "letter" && !workflow::isAboutAnswer(refusal))
        context.out->write(workflow::refusalLetter(subregistry, refusal, head).toStdString());
    sayNote(context, Cli::tr("Refused (%1): %2")
                         .arg(QString(refusal.finding.id.word()), findings::message(refusal.finding)));
    if (refusal.nearest)
        sayNote(context, workflow::nearestSentence(subregistry, *refusal.nearest));
    return ExitStatus::SomethingToReport;
}

ExitStatus printAnswer(const Arguments& arguments, CommandContext& context,
                       const base::Result<workflow::SubregistryAnswer>& answer,
                       const findings::LetterHead& head, const workflow::ListSyntax* syntax)
{
    if (!answer)
        return context.fail(answer.error());
    if (answer->refusal) {
        const ExitStatus status =
            printRefusal(arguments, context, answer->subregistry, *answer->refusal, head);
        const bool isStored = answer->change.id != 0;
        if (answer->isRepeated) {
            sayNote(context, findings::refusedBeforeText(answer->change.date.toString(Qt::ISODate)));
            sayNote(context, findings::lapsedOfferText(answer->lapsed));
        } else if (arguments.value("format", "tsv") == "letter" && (isStored || head.request.isEmpty()))
            sayNote(context, findings::refusalRecordText(head.request));
        return status;
    }
    context.writeChange(answerText(arguments, *answer, syntax), answer->change.note.section(u'\n', 0, 0));
    const QString option =
        arguments.isSet("next") ? u"--lowest"_s : QString(); // not for a value that was named
    sayNote(context, workflow::staysFreeSentence(answer->subregistry, answer->skipped, option));
    sayNote(context, workflow::noContactSentence(answer->subregistry, answer->withoutContact));
    sayNote(context, workflow::laterDateSentence(*answer));
    return ExitStatus::NothingToReport;
}

} // namespace nidus::cli
