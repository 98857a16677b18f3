// SPDX-License-Identifier: Apache-2.0
#include "app/cli/newcommand.h"

#include "app/cli/clitext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/registering.h"
#include "app/cli/templatesource.h"

#include <QRegularExpression>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr OptionSpec kInformalOption{
    .name = "informal",
    .help = QT_TRANSLATE_NOOP("Cli", "An informal namespace: its number comes at registration.")};
constexpr OptionSpec kFromOption{
    .name = "from",
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("Cli", "The template: text, or XML with one record; \"-\" is standard input.")};
constexpr OptionSpec kRegisterOption{.name = "register",
                                     .help = QT_TRANSLATE_NOOP("Cli", "Register at once; prints the NID.")};
constexpr std::array kOptions{kInformalOption, kFromOption, kRegisterOption,
                              kNoteOption,     kLinkOption, kByOption};

/// Whether the template's NID field can mean `nid`. Real templates say more than the NID there ("foo,
/// requested of IANA"), so one word of it is enough.
bool canMean(const QString& field, const QString& nid)
{
    static const QRegularExpression separator(u"[^A-Za-z0-9-]+"_s);
    return field.isEmpty() || field.split(separator).contains(nid, Qt::CaseInsensitive);
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const bool isInformal = arguments.isSet("informal");
    if (isInformal == !arguments.positional().empty())
        return context.fail(Cli::tr("new takes either a NID or --informal."));
    if (!arguments.isSet("from"))
        return context.fail(Cli::tr("new needs --from FILE; \"-\" is standard input."));
    const std::expected<TemplateSource, QString> source =
        readTemplateSource(context, std::string(arguments.value("from")));
    if (!source)
        return context.fail(source.error());
    Draft draft{.content = source->content};
    if (isInformal) {
        draft.kind = NamespaceKind::Informal;
    } else {
        const QString nid = QString::fromStdString(arguments.positional().front());
        if (!canMean(draft.content.registrationTemplate.nid(), nid))
            return context.fail(Cli::tr("The template asks for the NID \"%1\", not for \"%2\".")
                                    .arg(draft.content.registrationTemplate.nid(), nid));
        draft.content.registrationTemplate.setText(TemplateField::Nid, nid);
    }
    std::expected<Registry, Error> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    return storeDraft(arguments, context, *registry, draft);
}

} // namespace

Command newCommand()
{
    return {.name = "new",
            .synopsis = "NID|--informal --from FILE [--register]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Make a draft of a new namespace and print its handle"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "A draft can always be made; only --register demands that nothing is wrong. When it is "
                "refused, the findings go to standard error and no draft stays."),
            .options = kOptions,
            .maxArguments = 1,
            .run = run};
}

} // namespace nidus
