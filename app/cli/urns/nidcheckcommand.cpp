// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/choices.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "core/lint/nidlint.h"
#include "core/report/rows/findingjson.h"
#include "core/workflow/drafts/lintwork.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kKindOption{
    .name = "kind",
    .value = "KIND",
    .help =
        QT_TRANSLATE_NOOP("Cli", "Rules of RFC 8141: formal (default), section 5.1; informal, section 5.2."),
    .choices = Choices<registration::kWords<registration::NamespaceKind>>::kValue};
constexpr OptionSpec kIgnoreRegisteredOption{
    .name = "ignore-registered",
    .help = QT_TRANSLATE_NOOP("Cli", "Do not report that a NID is already registered.")};
constexpr std::array kOptions{kKindOption, kIgnoreRegisteredOption, kOutputOption, kFailLevelOption};

bool isAllowed(const QList<findings::Finding>& findings)
{
    return std::ranges::none_of(findings, [](const findings::Finding& finding) {
        return finding.severity == findings::Severity::Error;
    });
}

void writeVerdict(std::string& out, std::string_view nid, registration::NamespaceKind kind,
                  const QList<findings::Finding>& findings)
{
    exchange::JsonWriter json(out);
    json.beginObject();
    json.key("nid");
    const bool isEscaped = json.urn(nid);
    json.key("kind");
    json.text(QString(registration::wordOf(kind)));
    json.key("allowed");
    json.boolean(isAllowed(findings));
    json.key("findings");
    report::writeFindings(json, findings);
    if (isEscaped) {
        json.key("escaped");
        json.boolean(true);
    }
    json.endObject();
    out += '\n';
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    registration::Draft asked;
    asked.kind = registration::fromWord<registration::NamespaceKind>(arguments.text("kind"))
                     .value_or(registration::NamespaceKind::Formal);
    QStringList nids;
    for (const std::string& nid : arguments.positional())
        nids.append(QString::fromStdString(nid));
    const base::Result<workflow::RegistryFacts> facts = workflow::RegistryFacts::readAround(*registry, nids);
    if (!facts)
        return context.fail(facts.error());
    const lint::LintContext around = facts->surroundingsOf(asked);
    ExitStatus status = ExitStatus::NothingToReport;
    for (const std::string& nid : arguments.positional()) {
        const QString text = QString::fromStdString(nid);
        lint::LintContext others = around;
        if (arguments.isSet("ignore-registered"))
            others.registeredNids.removeAll(text.toLower());
        const QList<findings::Finding> findings = lint::lintNid(text, others);
        std::string out;
        writeVerdict(out, nid, asked.kind, findings);
        context.out->write(out);
        status = graver(status, statusFor(arguments, findings));
    }
    return status;
}

} // namespace

Command nidCheckCommand()
{
    return {.name = "nid check",
            .synopsis = "[--kind formal|informal] [--ignore-registered] NID...",
            .summary = QT_TRANSLATE_NOOP("Cli", "Check whether NIDs may be registered, as JSON"),
            .options = kOptions,
            .minArguments = 1,
            .run = run};
}

} // namespace nidus::cli
