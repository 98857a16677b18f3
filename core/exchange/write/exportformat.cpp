// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/exportformat.h"

#include "core/exchange/formats/atsigns.h"

#include <algorithm>

namespace nidus::exchange {

const ExportFormatFacts& factsOf(ExportFormat format)
{
    return *std::ranges::find(kExportFormats, format, &ExportFormatFacts::format);
}

std::optional<ExportFormat> exportFormatFromWord(QStringView word)
{
    const auto* found = std::ranges::find_if(
        kExportFormats, [word](const ExportFormatFacts& facts) { return word == facts.word; });
    return found == kExportFormats.end() ? std::nullopt : std::optional(found->format);
}

base::Result<QByteArray> writeExport(ExportFormat format, const registration::RegistryContent& content,
                                     const QString& head)
{
    const ExportFormatFacts& facts = factsOf(format);
    Publication one;
    if (facts.extent == ExportExtent::OneTemplate) {
        one = publicationsOf(content).value(0);
        if (!one.content)
            return std::unexpected(base::Error{kNoTemplate, one.handle.toStdString(), {}});
        one.content->registrationTemplate = withAtSigns(one.content->registrationTemplate);
    }
    if (format == ExportFormat::IanaXml) {
        const QStringList unlisted = unlistedIn(content);
        if (!unlisted.isEmpty() && unlisted.size() == content.records.size() + content.drafts.size())
            return std::unexpected(base::Error{kNotListed, unlisted.constFirst().toStdString(), {}});
    }
    if (facts.write == nullptr)
        return std::unexpected(base::Error{base::kNotAvailable, "PDF", {}});
    return facts.write(content, one, head);
}

} // namespace nidus::exchange
