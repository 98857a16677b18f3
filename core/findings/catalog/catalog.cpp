// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"

#include "core/findings/catalog/catalogtables.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/catalog/visiblecharacter.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate(kCatalogueContext, text);
}

QLatin1StringView idWord(const CatalogueEntry& entry)
{
    return entry.id.word();
}

} // namespace

std::span<const CatalogueEntry> catalogue()
{
    static const std::vector<CatalogueEntry> entries = [] {
        std::vector<CatalogueEntry> all;
        for (const std::span<const CatalogueEntry> topic :
             std::array{urnEntries(), urnAdviceEntries(), nidEntries(), checkEntries(), templateEntries(),
                        reviewEntries(), statementEntries(), importEntries(), grammarEntries(),
                        grammarRuleEntries(), ruleEntries(), processEntries()})
            all.insert(all.end(), topic.begin(), topic.end());
        std::ranges::sort(all, {}, idWord);
        return all;
    }();
    return entries;
}

const CatalogueEntry* catalogueEntry(QStringView word)
{
    const std::span<const CatalogueEntry> entries = catalogue();
    const auto found =
        std::ranges::find_if(entries, [word](const CatalogueEntry& entry) { return word == idWord(entry); });
    return found == entries.end() ? nullptr : &*found;
}

const CatalogueEntry& entryOf(FindingId id)
{
    // Asked for every finding of millions of URNs. Open addressing, never more than half full.
    static const std::vector<const CatalogueEntry*> slots = [] {
        std::vector<const CatalogueEntry*> all(std::bit_ceil(2 * catalogue().size()));
        for (const CatalogueEntry& entry : catalogue()) {
            std::size_t at = entry.id.hash();
            while (all[at % all.size()] != nullptr)
                ++at;
            all[at % all.size()] = &entry;
        }
        return all;
    }();
    for (std::size_t at = id.hash();; ++at) {
        const CatalogueEntry* const entry = slots[at & (slots.size() - 1)];
        Q_ASSERT(entry != nullptr);
        if (entry->id == id)
            return *entry;
    }
}

Finding makeFinding(FindingId id, base::TextRange range, const QStringList& arguments,
                    std::optional<registration::TemplateField> field)
{
    return {id, entryOf(id).severity, field, range, arguments};
}

QString message(const Finding& finding)
{
    return visibleText(filledPattern(translatedMessage(entryOf(finding.id)), finding.arguments));
}

QString ruleReference(const CatalogueEntry& entry)
{
    const QLatin1StringView rfc(entry.rfc);
    const QLatin1StringView section(entry.section);
    if (rfc.isEmpty() || section.isEmpty())
        return rfc;
    if (QChar(section.front()).isLetter())
        return QCoreApplication::translate("Findings", "%1 appendix %2").arg(rfc, section);
    return QCoreApplication::translate("Findings", "%1 section %2").arg(rfc, section);
}

QString translatedMessage(const CatalogueEntry& entry)
{
    return translated(entry.message);
}

QString translatedReason(const CatalogueEntry& entry)
{
    return translated(entry.reason);
}

QString translatedFix(const CatalogueEntry& entry)
{
    return translated(entry.fix);
}

} // namespace nidus::findings
