// SPDX-License-Identifier: Apache-2.0
#include "app/cli/subregistry/listdocument.h"

#include "app/cli/frame/clitext.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/lists/listwriter.h"
#include "core/subregistry/subregistryrecord.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::cli {

base::Result<std::string> listDocument(const CommandContext& context, const storage::Registry& registry,
                                       const QString& nid, registration::SubregistryRecord list,
                                       std::string_view format)
{
    list.changes.clear();
    if (format == "html")
        return exchange::writeListHtml(nid, subregistry::withoutSecrets(std::move(list))).toStdString();
    if (format == "iana-xml") {
        const exchange::IanaList written = exchange::writeIanaList(subregistry::withoutSecrets(list));
        if (!written.leftOut.isEmpty())
            context.say("nidus-cli: "_L1 + Cli::tr("Left out, because IANA's form has no place for it: %1")
                                               .arg(written.leftOut.join(", "_L1)));
        return written.bytes.toStdString();
    }
    const auto record = registry.registrations().record(nid);
    if (!record)
        return std::unexpected(record.error());
    registration::RegistrationRecord only;
    only.registration = {.nid = record->registration.nid,
                         .kind = record->registration.kind,
                         .state = record->registration.state};
    only.subregistries = {std::move(list)};
    const auto xml = exchange::registryXml({.records = {only}});
    return xml ? base::Result<std::string>(xml->toStdString()) : std::unexpected(xml.error());
}

} // namespace nidus::cli
