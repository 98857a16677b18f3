// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/plaintexts.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/values/findingids.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;
using findings::Finding;

namespace {

/// The texts of an entry, by their columns in a table.
constexpr std::array<std::pair<QLatin1StringView, QString Entry::*>, 9> kEntryTexts{
    {{"holder"_L1, &Entry::holder},
     {"on-behalf"_L1, &Entry::behalf},
     {"contact"_L1, &Entry::contact},
     {"reference"_L1, &Entry::reference},
     {"note"_L1, &Entry::note},
     {"superseded-by"_L1, &Entry::supersededBy},
     {"source-state"_L1, &Entry::sourceState},
     {"request"_L1, &Entry::request},
     {"asker"_L1, &Entry::asker}}};

bool isSpaceOrBreak(char32_t character) { return QChar::isSpace(character); }

/// Whether a character cannot be in a text, except for spaces at an end.
bool isLost(char32_t character)
{
    constexpr char32_t kBrailleBlank = 0x2800;
    const bool isBreak = isSpaceOrBreak(character) && QChar::category(character) != QChar::Separator_Space;
    return isBreak || character == QChar::ReplacementCharacter || character == kBrailleBlank ||
           findings::isUnsafeCharacter(character);
}

bool isPlainCharacter(QChar c) { return c > u' ' && c <= u'~'; }

Finding lostFinding(QLatin1StringView column, const QString& text, char32_t lost)
{
    return findings::makeFinding(findings::kSubregistryLostCharacter, {},
                                 {column, visibleLine(text), findings::visibleCharacter(lost)});
}

std::optional<Refusal> refusalOf(const std::optional<Finding>& found)
{
    return found ? std::optional(Refusal{.finding = *found}) : std::nullopt;
}

/// Returns the finding about a text by which an order is identified. A listed value may have such characters,
/// because earlier programs accepted them.
std::optional<Finding> lostInName(const Order& order)
{
    if (order.verb == Verb::Assign || order.verb == Verb::Reserve) {
        if (auto found = lostCharacterInValue(order.value))
            return found;
    }
    return lostCharacterIn("request"_L1, order.request);
}

/// Returns the finding about another text of an order.
std::optional<Finding> lostInFacts(const Order& order)
{
    QList<std::pair<QLatin1StringView, QString>> texts{{"on-behalf"_L1, order.behalf},
                                                       {"asker"_L1, order.asker},
                                                       {"contact"_L1, order.contact},
                                                       {"reference"_L1, order.reference},
                                                       {"note"_L1, order.entryNote}};
    for (const QString& holder : order.holders)
        texts.append({"holder"_L1, holder});
    for (const QString& contact : order.contacts)
        texts.append({"contact"_L1, contact});
    for (const auto& [column, text] : std::as_const(texts)) {
        if (auto found = lostCharacterIn(column, text))
            return found;
    }
    return std::nullopt;
}

using NamedTexts = QList<std::pair<QLatin1StringView, QString>>;

/// Returns the finding about the first text that differs from the known one.
std::optional<Finding> lostInNew(const NamedTexts& texts, const NamedTexts& known)
{
    for (qsizetype i = 0; i < texts.size(); ++i) {
        auto found = texts[i] == known[i] ? std::nullopt : lostCharacterIn(texts[i].first, texts[i].second);
        if (found)
            return found;
    }
    return std::nullopt;
}

} // namespace

std::optional<char32_t> lostCharacter(const QString& text)
{
    if (text == "-"_L1)
        return U'-';
    if (std::ranges::all_of(text, isPlainCharacter)) // as nearly all are
        return std::nullopt;
    const std::u32string characters = text.toStdU32String();
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const bool isEnd = i == 0 || i + 1 == characters.size();
        if (isLost(characters[i]) || (isEnd && isSpaceOrBreak(characters[i])))
            return characters[i];
    }
    return std::nullopt;
}

QString withoutLostCharacters(const QString& text)
{
    if (!lostCharacter(text))
        return text;
    std::u32string kept;
    for (const char32_t character : text.toStdU32String()) {
        const bool isBreak = isSpaceOrBreak(character) && isLost(character);
        if (isBreak)
            kept += U' ';
        else if (!isLost(character))
            kept += character;
    }
    const QString trimmed = QString::fromStdU32String(kept).trimmed();
    return trimmed == "-"_L1 ? QString() : trimmed;
}

QString visibleLine(const QString& text)
{
    QString line = findings::visibleText(text);
    for (const char32_t character : {U'\t', U'\n'})
        line.replace(QChar(static_cast<char16_t>(character)), findings::escapedCharacter(character));
    return line;
}

std::optional<Finding> lostCharacterIn(QLatin1StringView column, const QString& text)
{
    const std::optional<char32_t> lost = lostCharacter(text);
    return lost ? std::optional(lostFinding(column, text, *lost)) : std::nullopt;
}

std::optional<Finding> lostCharacterInValue(const QString& value)
{
    for (const QString& part : partsOf(value)) {
        if (auto found = lostCharacterIn("value"_L1, part))
            return found;
        const auto space =
            std::ranges::find_if(part, [](QChar c) { return c != u' ' && isSpaceOrBreak(c.unicode()); });
        if (space != part.end()) // it looks like U+0020
            return lostFinding("value"_L1, part, space->unicode());
    }
    return std::nullopt;
}

std::optional<Finding> lostCharacterIn(const Definition& definition, const Range& range, const Range& known)
{
    const auto textsOf = [&definition](const Range& each) {
        return NamedTexts{{"range"_L1, each.name},
                          {"range"_L1, definition.isNumeric() ? QString() : each.prefix + u'*'},
                          {"label"_L1, each.label},
                          {"policy"_L1, each.policy},
                          {"asker"_L1, each.asker}};
    };
    return lostInNew(textsOf(range), textsOf(known));
}

std::optional<Finding> lostCharacterIn(const Definition& definition, const Definition& known)
{
    const auto textsOf = [](const Definition& each) {
        return NamedTexts{{"title"_L1, each.title},           {"key"_L1, each.key.join(u',')},
                          {"rule"_L1, each.rules.join(u',')}, {"label-rule"_L1, each.labelRule},
                          {"policy"_L1, each.policy},         {"urn"_L1, each.urn}};
    };
    return lostInNew(textsOf(definition), textsOf(known));
}

std::expected<ListChange, Refusal> planPlain(const Subregistry& subregistry, const Order& order)
{
    if (const auto refused = refusalOf(lostInName(order)))
        return std::unexpected(*refused);
    auto change = plan(subregistry, order);
    if (const auto refused = change ? refusalOf(lostInFacts(order)) : std::nullopt)
        return std::unexpected(*refused);
    return change;
}

std::optional<Refusal> textObjection(const Subregistry& present, const ListChange& change)
{
    for (const Range& range : change.ranges) {
        const Range* const known = present.rangeNamed(range.name);
        const auto found = lostCharacterIn(present.definition(), range, known == nullptr ? Range{} : *known);
        if (found && range.state != RangeState::Removed)
            return refusalOf(found);
    }
    for (const Entry& entry : change.entries) {
        if (const auto found = lostCharacterInValue(entry.block.text); found && !present.rowAt(entry.block))
            return refusalOf(found);
        for (const auto& [column, text] : kEntryTexts) {
            const auto found = lostCharacterIn(column, entry.*text);
            if (!found)
                continue;
            const QList<Entry> known = present.rowsIn(entry.block);
            if (std::ranges::none_of(known, [&](const Entry& row) { return row.*text == entry.*text; }))
                return refusalOf(found);
        }
    }
    return std::nullopt;
}

} // namespace nidus::subregistry
