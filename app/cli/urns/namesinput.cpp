// SPDX-License-Identifier: Apache-2.0
#include "app/cli/urns/namesinput.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/linereader.h"
#include "core/findings/catalog/catalog.h"

#include <QStringList>

namespace nidus::cli {

std::expected<batch::NameCounts, QString> readNames(CommandContext& context, const std::string& path,
                                                    std::string_view nid)
{
    const base::Result<std::unique_ptr<base::ByteSource>> source = context.openInput(path);
    if (!source)
        return std::unexpected(findings::describe(source.error()));
    LineReader reader(**source);
    batch::NameCounts names(nid);
    while (!context.isInterrupted()) {
        const base::Result<std::optional<std::string_view>> line = reader.next();
        if (!line)
            return std::unexpected(findings::describe(about(path, line.error())));
        if (!*line)
            break;
        if (!(*line)->empty())
            names.add(**line);
    }
    if (names.taken() == 0)
        return std::unexpected(
            Cli::tr("\"%1\" contains no URNs of this namespace.").arg(QString::fromStdString(path)));
    if (nid.empty() && !names.otherNids().empty()) {
        QStringList nids{QString::fromStdString(names.nid())};
        for (const std::string& other : names.otherNids())
            nids.append(QString::fromStdString(other));
        return std::unexpected(Cli::tr("The names belong to several namespaces (%1); choose one with --nid.")
                                   .arg(nids.join(QStringLiteral(", "))));
    }
    context.say(Cli::tr("Names read: %1, skipped: %2. The grammar is a guess; review it before others "
                        "rely on it.")
                    .arg(names.taken())
                    .arg(names.passedOver()));
    return names;
}

} // namespace nidus::cli
