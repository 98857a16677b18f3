// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"

#include "core/base/contract.h"
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/values/findingids.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

QString translated(const char* text) { return QCoreApplication::translate(kCatalogContext, text); }

QStringList translatedArguments(const CatalogEntry& entry, QStringList arguments)
{
    for (const WordArgument& each : entry.words) {
        if (each.number > 0 && each.number <= arguments.size())
            arguments[each.number - 1] = translatedWords(each, arguments[each.number - 1]);
    }
    return arguments;
}

/// Messages of findings whose first two arguments are equal, so that the value is not repeated.
constexpr std::array<std::pair<FindingId, const char*>, 2> kMessagesOfOne{
    {{kSubregistryOverlap, QT_TRANSLATE_NOOP("Findings", "%1 is taken (%3).")},
     {kSubregistryHeldBefore, QT_TRANSLATE_NOOP("Findings", "%1 was held before (%3).")}}};

QString messageOf(const Finding& finding)
{
    const auto* const ofOne =
        std::ranges::find(kMessagesOfOne, finding.id, &decltype(kMessagesOfOne)::value_type::first);
    const bool isOne =
        ofOne != kMessagesOfOne.end() && finding.arguments.value(0) == finding.arguments.value(1);
    return translated(isOne ? ofOne->second : entryOf(finding.id).message);
}

QLatin1StringView idWord(const CatalogEntry& entry) { return entry.id.word(); }

/// Called for every finding of millions of URNs, so the entries are found by index.
template <typename Cause>
FindingId idOfCause(Cause cause)
{
    static const std::vector<const CatalogEntry*> entries = [] {
        std::vector<const CatalogEntry*> all(std::size_t{1} << (8 * sizeof(Cause)));
        for (const CatalogEntry& entry : catalog()) {
            for (const FindingCause& each : entry.causes) {
                if (const Cause* const named = std::get_if<Cause>(&each))
                    all[static_cast<std::size_t>(*named)] = &entry;
            }
        }
        return all;
    }();
    const CatalogEntry* const entry = entries[static_cast<std::size_t>(cause)];
    Q_ASSERT(entry != nullptr);
    return entry->id;
}

} // namespace

std::span<const CatalogEntry> catalog()
{
    static const std::vector<CatalogEntry> entries = [] {
        std::vector<CatalogEntry> all;
        for (const std::span<const CatalogEntry> topic :
             std::array{urnEntries(), urnAdviceEntries(), nidEntries(), checkEntries(), templateEntries(),
                        reviewEntries(), statementEntries(), importEntries(), grammarEntries(),
                        grammarRuleEntries(), ruleEntries(), processEntries(), subregistryEntries()})
            all.insert(all.end(), topic.begin(), topic.end());
        std::ranges::sort(all, {}, idWord);
        return all;
    }();
    return entries;
}

const CatalogEntry* catalogEntry(QStringView word)
{
    const std::span<const CatalogEntry> entries = catalog();
    const auto found =
        std::ranges::find_if(entries, [word](const CatalogEntry& entry) { return word == idWord(entry); });
    return found == entries.end() ? nullptr : &*found;
}

const CatalogEntry& entryOf(FindingId id)
{
    // Called for every finding of millions of URNs. Open addressing, never more than half full.
    static const std::vector<const CatalogEntry*> slots = [] {
        std::vector<const CatalogEntry*> all(std::bit_ceil(2 * catalog().size()));
        for (const CatalogEntry& entry : catalog()) {
            std::size_t at = entry.id.hash();
            while (all[at % all.size()] != nullptr)
                ++at;
            all[at % all.size()] = &entry;
        }
        return all;
    }();
    for (std::size_t at = id.hash();; ++at) {
        const CatalogEntry* const entry = slots[at & (slots.size() - 1)];
        if (!base::expects(entry != nullptr, "every finding has an entry in the catalog"))
            return catalog().front();
        if (entry->id == id)
            return *entry;
    }
}

FindingId idOf(urn::UrnError error) { return idOfCause(error); }

FindingId idOf(urn::UrnAdvice advice) { return idOfCause(advice); }

FindingId idOf(urn::NidRule rule) { return idOfCause(rule); }

FindingId idOf(check::CheckReason reason) { return idOfCause(reason); }

FindingId idOf(grammar::GrammarCode code) { return idOfCause(code); }

FindingId idOf(grammar::GrammarLimit limit) { return idOfCause(limit); }

Finding makeFinding(FindingId id, base::TextRange range, const QStringList& arguments,
                    std::optional<registration::TemplateField> field)
{
    return {id, entryOf(id).severity, field, range, arguments};
}

QString translatedWords(const WordArgument& argument, QString words)
{
    QString known = QCoreApplication::translate(argument.context, words.toUtf8().constData());
    const qsizetype end = words.indexOf(", "_L1); // such as a state before its facts
    if (known != words || end < 0)
        return known;
    const qsizetype begin = words.lastIndexOf(u'(', end) + 1;
    const QByteArray state = words.sliced(begin, std::max<qsizetype>(0, end - begin)).toUtf8();
    words.replace(begin, end - begin, QCoreApplication::translate(argument.context, state.constData()));
    const qsizetype open = words.indexOf(u'"'); // of a holder
    const qsizetype close = words.lastIndexOf(u'"');
    if (open == close)
        return words;
    const auto [left, right] = quotationMarks();
    return words.replace(close, 1, right).replace(open, 1, left);
}

QString message(const Finding& finding)
{
    const CatalogEntry& entry = entryOf(finding.id);
    return visibleText(filledPattern(messageOf(finding), translatedArguments(entry, finding.arguments)));
}

QString ruleReference(const CatalogEntry& entry)
{
    const QLatin1StringView rfc(entry.rule.rfc);
    const QLatin1StringView section(entry.rule.section);
    if (rfc.isEmpty() || section.isEmpty())
        return rfc;
    if (QChar(section.front()).isLetter())
        return QCoreApplication::translate("Findings", "%1 appendix %2").arg(rfc, section);
    return QCoreApplication::translate("Findings", "%1 section %2").arg(rfc, section);
}

QString translatedMessage(const CatalogEntry& entry) { return translated(entry.message); }

QString translatedReason(const CatalogEntry& entry) { return translated(entry.reason); }

QString translatedFix(const CatalogEntry& entry) { return translated(entry.fix); }

} // namespace nidus::findings
