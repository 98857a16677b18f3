// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/answer.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/values/findingids.h"
#include "core/subregistry/redefinition.h"
#include "core/subregistry/urnpattern.h"
#include "core/urn/urnparser.h"

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

using subregistry::Block;
using subregistry::Entry;
using subregistry::Subregistry;

namespace {

constexpr qsizetype kMostBlocks = 3; ///< of a sentence
constexpr quint64 kMostUrns = 100;   ///< of one granted block
constexpr quint64 kMostOfferedUrns = 4;

/// Returns the URNs of a block; of a larger one than `most`, the first and the last.
QStringList urnLines(const Subregistry& subregistry, const Block& block, quint64 most)
{
    QStringList lines;
    const std::string first = subregistry::urnOf(subregistry, block).toStdString();
    if (!urn::parseUrn(first))
        return lines;
    const bool isLarge = block.size() > most;
    for (quint64 number = block.first; number <= block.last; number = isLarge ? block.last : number + 1) {
        lines.append("  "_L1 + subregistry::urnOf(subregistry, {number, number, block.text}));
        if (isLarge && number == block.first)
            lines.append(u"  ..."_s);
        if (number == block.last)
            break;
    }
    return lines;
}

/// Returns the blocks in order, with adjacent ones joined.
QList<Block> joinedBlocks(QList<Block> blocks)
{
    std::ranges::stable_sort(blocks, {}, &Block::first);
    QList<Block> joined;
    for (const Block& block : std::as_const(blocks)) {
        const bool isNext = !joined.isEmpty() && joined.last().text == block.text && block.first > 0 &&
                            joined.last().last == block.first - 1;
        if (isNext)
            joined.last().last = block.last;
        else
            joined.append(block);
    }
    return joined;
}

/// Values for a sentence.
struct Named
{
    QString text;
    int more = 0; ///< blocks that are not in the text
    bool areSeveral = false;
};

Named named(const Subregistry& subregistry, const QList<Block>& blocks)
{
    const QList<Block> joined = joinedBlocks(blocks);
    QStringList texts;
    for (const Block& block : joined.first(std::min(kMostBlocks, joined.size())))
        texts.append(subregistry.textOf(block));
    return {texts.join(", "_L1), int(joined.size() - texts.size()),
            joined.size() > 1 || (!joined.isEmpty() && joined.first().size() > 1)};
}

QString sentenceAbout(const Subregistry& subregistry, const QList<Block>& blocks,
                      const std::function<QString(const QString&, bool)>& sentence)
{
    if (blocks.isEmpty())
        return {};
    const Named values = named(subregistry, blocks);
    return sentence(findings::andMoreText(values.text, values.more), values.areSeveral);
}

QList<Block> freedBlocks(const subregistry::ListChange& undo)
{
    QList<Block> freed;
    for (const Entry& entry : undo.entries) {
        if (entry.state == subregistry::EntryState::Pool)
            freed.append(entry.block);
    }
    return freed;
}

/// Returns a refusal as it was recorded; absent if its reason is not known.
std::optional<subregistry::Refusal> recordedRefusal(const Subregistry& subregistry,
                                                    const subregistry::RefusedRequest& refused)
{
    const findings::CatalogEntry* const entry = findings::catalogEntry(refused.reason);
    if (entry == nullptr)
        return std::nullopt;
    subregistry::Refusal refusal{.finding = findings::makeFinding(entry->id, {}, refused.details)};
    const auto offered = subregistry::blockOf(subregistry.definition(), refused.nearest);
    if (offered && !refused.nearest.isEmpty())
        refusal.nearest = {*offered, refused.nearestRange};
    return refusal;
}

} // namespace

findings::LetterHead letterHead(const QList<Entry>& entries, const QString& request, QDate date)
{
    findings::LetterHead head{
        .to = {}, .contacts = {}, .request = request, .date = date.toString(Qt::ISODate)};
    for (const Entry& entry : entries) {
        if (!entry.holder.isEmpty() && !head.to.contains(entry.holder))
            head.to.append(entry.holder);
        if (!entry.contact.isEmpty() && !head.contacts.contains(entry.contact))
            head.contacts.append(entry.contact);
    }
    return head;
}

findings::LetterHead letterHead(const subregistry::Order& order, const QString& request, QDate date)
{
    findings::LetterHead head{.to = order.holders,
                              .contacts = order.contacts,
                              .request = request,
                              .date = date.toString(Qt::ISODate)};
    if (!order.contact.isEmpty())
        head.contacts.prepend(order.contact);
    head.contacts.removeAll(QString());
    head.to.removeAll(QString());
    return head;
}

QString grantLetter(const Subregistry& subregistry, const QList<Entry>& entries,
                    const findings::LetterHead& head, const ListSyntax* syntax)
{
    QList<findings::LetterEntry> granted;
    for (const Entry& entry : entries) {
        const subregistry::Range* const range = subregistry.rangeOf(entry.block);
        const bool isOdd = syntax != nullptr && syntax->findingAbout(subregistry, entry.block);
        granted.append({.value = subregistry.textOf(entry.block),
                        .count = entry.block.size(),
                        .range = range == nullptr ? QString() : range->name,
                        .state = registration::wordOf(entry.state),
                        .holder = entry.holder,
                        .behalf = entry.behalf,
                        .since = entry.since.toString(Qt::ISODate),
                        .until = entry.until.toString(Qt::ISODate),
                        .reference = entry.reference,
                        .urns = isOdd ? QStringList() : urnLines(subregistry, entry.block, kMostUrns),
                        .isOdd = isOdd});
    }
    return findings::grantLetter(head, subregistry.definition().fullName(), granted);
}

QString refusalLetter(const Subregistry& subregistry, const subregistry::Refusal& refusal,
                      const findings::LetterHead& head)
{
    findings::LetterAlternative alternative;
    if (refusal.nearest)
        alternative = {subregistry.textOf(refusal.nearest->block), refusal.nearest->range,
                       urnLines(subregistry, refusal.nearest->block, kMostOfferedUrns)};
    return findings::refusalLetter(head, subregistry.definition().fullName(), refusal.finding, alternative);
}

bool isAboutAnswer(const subregistry::Refusal& refusal)
{
    return refusal.finding.id == findings::kSubregistryRequestReused ||
           refusal.finding.id == findings::kSubregistryRequestOutdated;
}

std::optional<QString> refusalLetter(const Subregistry& subregistry,
                                     const subregistry::RefusedRequest& refused)
{
    const auto refusal = recordedRefusal(subregistry, refused);
    if (!refusal)
        return std::nullopt;
    return refusalLetter(subregistry, subregistry::withPresentOffer(subregistry, *refusal, refused),
                         {.to = refused.holders,
                          .contacts = refused.contacts,
                          .request = refused.request,
                          .date = refused.date.toString(Qt::ISODate)});
}

QString lapsedOffer(const Subregistry& subregistry, const subregistry::RefusedRequest& refused)
{
    const auto refusal = recordedRefusal(subregistry, refused);
    if (!refusal || !refusal->nearest)
        return {};
    const auto present = subregistry::withPresentOffer(subregistry, *refusal, refused).nearest;
    return present && present->block == refusal->nearest->block ? QString() : refused.nearest;
}

QString nearestSentence(const Subregistry& subregistry, const subregistry::Suggestion& nearest)
{
    const QString block = subregistry.textOf(nearest.block);
    return nearest.isNext ? findings::nextText(block, nearest.range, nearest.block.size() > 1)
                          : findings::nearestText(block, nearest.range);
}

QString blocksText(const Subregistry& subregistry, const QList<Block>& blocks)
{
    const Named values = named(subregistry, blocks);
    return findings::andMoreText(values.text, values.more);
}

QString valuesText(const Subregistry& subregistry, const QList<Entry>& entries)
{
    QList<Block> blocks;
    for (const Entry& entry : entries)
        blocks.append(entry.block);
    const Named values = named(subregistry, blocks);
    return values.more == 0 ? values.text : u"%1 +%2"_s.arg(values.text, QString::number(values.more));
}

QString changeSentence(const Subregistry& subregistry, const subregistry::ListChange& change)
{
    QStringList ranges;
    for (const subregistry::Range& range : change.ranges)
        ranges.append(range.name);
    QList<Block> blocks;
    for (const Entry& entry : change.entries)
        blocks.append(entry.block);
    const Named values = named(subregistry, blocks);
    if (blocks.isEmpty() && ranges.isEmpty())
        ranges.append(subregistry.definition().name +
                      (subregistry::isDefinition(change)
                           ? u" (%1)"_s.arg(subregistry::definitionFacts(change.arguments))
                           : QString()));
    return findings::changeSentence(change.what, change.who,
                                    blocks.isEmpty() ? ranges.join(", "_L1)
                                                     : findings::andMoreText(values.text, values.more),
                                    change.date.toString(Qt::ISODate));
}

QString freeAgainSentence(const Subregistry& subregistry, const subregistry::ListChange& undo)
{
    return sentenceAbout(subregistry, freedBlocks(undo), findings::freeAgainText);
}

QString willBeFreeSentence(const Subregistry& subregistry, const subregistry::ListChange& undo)
{
    return sentenceAbout(subregistry, freedBlocks(undo), findings::willBeFreeText);
}

QString staysFreeSentence(const Subregistry& subregistry, const QList<Block>& free, const QString& option)
{
    return sentenceAbout(subregistry, free, [&option](const QString& numbers, bool areSeveral) {
        return findings::staysFreeText(numbers, areSeveral, option);
    });
}

QString lowerFreeSentence(const Subregistry& subregistry, const Block& block, const QString& option)
{
    const subregistry::Range* const range = subregistry.rangeOf(block);
    const bool isIn = range != nullptr || subregistry.ranges().isEmpty();
    if (!isIn || !subregistry.definition().isNumeric())
        return {};
    const QString name = range == nullptr ? QString() : range->name;
    return staysFreeSentence(subregistry, subregistry::freeBefore(subregistry, name, block.first), option);
}

QString uncheckedAskerSentence(const Subregistry& subregistry, const subregistry::Order& order,
                               const QList<Entry>& granted)
{
    const bool isClaim = order.verb == subregistry::Verb::Assign || order.verb == subregistry::Verb::Reserve;
    for (const Entry& entry : isClaim ? granted : QList<Entry>()) {
        const subregistry::Range* const range =
            subregistry::uncheckedRange(subregistry, {.block = entry.block, .asker = order.asker});
        if (range != nullptr)
            return findings::uncheckedAskerText(range->name, subregistry::askersOf(*range).join(", "_L1));
    }
    return {};
}

QString noContactSentence(const Subregistry& subregistry, const QList<Block>& values)
{
    return sentenceAbout(subregistry, values, findings::noContactText);
}

} // namespace nidus::workflow
