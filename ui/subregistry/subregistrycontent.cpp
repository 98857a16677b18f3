// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/subregistrycontent.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "core/subregistry/planning.h"
#include "core/subregistry/urnpattern.h"
#include "ui/subregistry/subregistrywords.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

using subregistry::Block;
using subregistry::Entry;

namespace {

struct StretchTexts
{
    Q_DECLARE_TR_FUNCTIONS(StretchTexts)
};

struct EntryFactTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::ChangePreview)
};

/// A part of the numbers in one range, or in none.
struct OwnPart
{
    Block block;
    qsizetype range = -1;
};

/// Returns the parts of the ranges that are not in smaller ones, in order.
QList<OwnPart> partsOf(const SubregistryContent& content)
{
    if (content.ranges.isEmpty())
        return {{.block = {0, subregistry::kLargestNumber}}};
    QList<OwnPart> parts;
    for (qsizetype i = 0; i < content.ranges.size(); ++i) {
        for (const Block& block : content.list.ownBlocks(content.ranges[i]))
            parts.append({block, i});
    }
    std::ranges::sort(parts, {}, [](const OwnPart& part) { return part.block.first; });
    return parts;
}

/// Finds the stretches of numbers: free numbers and entries in order.
class StretchBuilder
{
public:
    explicit StretchBuilder(const SubregistryContent& content) : m_content(content), m_parts(partsOf(content))
    {}

    [[nodiscard]] QList<Stretch> build() &&
    {
        for (qsizetype i = 0; i < m_content.entries.size(); ++i) {
            const Block& block = m_content.entries[i].block;
            addFree(block.first);
            m_stretches.append({block, i, rangeAt(block)});
            m_next = std::max(m_next, block.last + 1);
        }
        addFree(subregistry::kLargestNumber + 1);
        return std::move(m_stretches);
    }

private:
    /// Adds the free numbers from the next one to the one before `end`.
    void addFree(quint64 end)
    {
        while (m_part < m_parts.size() && m_next < end) {
            const OwnPart& part = m_parts[m_part];
            const quint64 first = std::max(m_next, part.block.first);
            if (first <= part.block.last && first < end)
                m_stretches.append({{first, std::min(part.block.last, end - 1)}, -1, part.range});
            if (part.block.last >= end)
                break;
            ++m_part;
        }
        m_next = std::max(m_next, end);
    }
    /// Returns the range of a block that begins after all earlier ones.
    [[nodiscard]] qsizetype rangeAt(const Block& block) const
    {
        const auto next = std::ranges::upper_bound(m_parts, block.first, {},
                                                   [](const OwnPart& part) { return part.block.first; });
        if (next == m_parts.begin())
            return -1;
        const OwnPart& part = *std::prev(next);
        return part.block.contains(block) ? part.range : -1;
    }

    const SubregistryContent& m_content;
    QList<OwnPart> m_parts;
    QList<Stretch> m_stretches{};
    qsizetype m_part = 0; ///< the first one with numbers that are not yet added
    quint64 m_next = 0;   ///< the first number that is not yet added
};

/// Returns the stretches of words: the entries.
QList<Stretch> wordStretches(const SubregistryContent& content)
{
    QList<Stretch> stretches;
    for (qsizetype i = 0; i < content.entries.size(); ++i) {
        const subregistry::Range* const range = content.list.rangeOf(content.entries[i].block);
        const auto known = range == nullptr
                               ? content.ranges.cend()
                               : std::ranges::find(content.ranges, range->name, &subregistry::Range::name);
        stretches.append({content.entries[i].block, i,
                          known == content.ranges.cend() ? -1 : known - content.ranges.cbegin()});
    }
    return stretches;
}

/// Returns the IDs of the requests by which entries are held, by the indexes of these.
QHash<qsizetype, QString> requestsOf(const SubregistryContent& content)
{
    QHash<qsizetype, QString> found;
    for (qsizetype i = 0; i < content.entries.size(); ++i) {
        if (!content.entries[i].request.isEmpty())
            found.insert(i, content.entries[i].request);
    }
    return found;
}

/// Returns what entries were before, by the indexes of these.
QHash<qsizetype, QList<Entry>> earlierEntries(const SubregistryContent& content)
{
    QHash<qsizetype, QList<Entry>> found;
    for (qsizetype i = 0; i < content.entries.size(); ++i) {
        for (const subregistry::EarlierFacts& earlier : content.history->of(content.entries[i].block))
            found[i].append(earlier.entry);
    }
    return found;
}

/// Returns what refused requests asked for.
QList<Stretch> refusedStretches(const SubregistryContent& content)
{
    QList<Stretch> stretches;
    for (qsizetype i = 0; i < content.refusals.size(); ++i)
        stretches.append(
            {.block =
                 subregistry::blockOf(content.list.definition(), content.refusals[i].asked).value_or(Block{}),
             .refusal = i});
    return stretches;
}

/// Returns the state of an entry, and whether it has ended.
QString presentStateText(const SubregistryContent& content, const Entry& entry)
{
    return subregistry::hasEnded(entry, content.today) ? endedStateText(entry.state)
                                                       : entryStateText(entry.state);
}

/// Returns what people compare about an entry, the state first.
QStringList factList(const subregistry::Entry& entry)
{
    QStringList facts{entryStateText(entry.state)};
    const auto add = [&facts](const QString& text) {
        if (!text.isEmpty())
            facts.append(findings::visibleText(text));
    };
    add(entry.holder);
    if (!entry.behalf.isEmpty())
        facts.append(EntryFactTexts::tr("on behalf of %1").arg(findings::visibleText(entry.behalf)));
    if (entry.isPrivate)
        facts.append(EntryFactTexts::tr("holder private"));
    if (!entry.contact.isEmpty())
        facts.append(EntryFactTexts::tr("contact %1").arg(findings::visibleText(entry.contact)));
    if (entry.until.isValid())
        facts.append(EntryFactTexts::tr("until %1").arg(entry.until.toString(Qt::ISODate)));
    if (!entry.supersededBy.isEmpty())
        facts.append(EntryFactTexts::tr("superseded by %1").arg(findings::visibleText(entry.supersededBy)));
    if (!entry.reference.isEmpty())
        facts.append(EntryFactTexts::tr("reference %1").arg(findings::visibleText(entry.reference)));
    if (!entry.request.isEmpty())
        facts.append(EntryFactTexts::tr("request %1").arg(findings::visibleText(entry.request)));
    if (!entry.asker.isEmpty())
        facts.append(EntryFactTexts::tr("asker %1").arg(findings::visibleText(entry.asker)));
    if (!entry.note.isEmpty())
        facts.append(EntryFactTexts::tr("note %1").arg(findings::visibleText(entry.note)));
    if (entry.since.isValid())
        facts.append(EntryFactTexts::tr("since %1").arg(entry.since.toString(Qt::ISODate)));
    return facts;
}

} // namespace

SharedContent contentOf(const storage::StoredSubregistry& stored,
                        const std::shared_ptr<const check::LazyRule>& rule, QDate today)
{
    auto content = std::make_shared<SubregistryContent>(
        SubregistryContent{.list = subregistry::after(stored.definition, stored.changes),
                           .changes = stored.changes,
                           .ranges = {},
                           .entries = {},
                           .stretches = {},
                           .today = today});
    content->ranges = content->list.ranges();
    content->entries = content->list.rows();
    content->entries.removeIf(
        [](const Entry& entry) { return entry.state == subregistry::EntryState::Pool; });
    content->requests = requestsOf(*content);
    content->refusals = subregistry::refusedRequests(stored.changes);
    content->refused = refusedStretches(*content);
    content->answers = subregistry::requestAnswers(stored.changes);
    content->syntax = std::make_shared<const workflow::ListSyntax>(content->list.definition(), rule);
    content->history = std::make_shared<const subregistry::EntryHistory>(stored.definition, stored.changes);
    content->earlier = earlierEntries(*content);
    content->stretches =
        stored.definition.isNumeric() ? StretchBuilder(*content).build() : wordStretches(*content);
    return content;
}

std::optional<subregistry::ListChange> grantOf(const SubregistryContent& content,
                                               const workflow::Request& request)
{
    const auto answer = content.answers.constFind(request.id);
    if (answer == content.answers.cend() || answer->what == subregistry::kRefuseWord)
        return std::nullopt;
    const auto same =
        std::ranges::find_if(content.changes, [&request](const subregistry::ListChange& change) {
            return change.request == request.id && change.arguments == request.arguments;
        });
    return same == content.changes.cend() ? subregistry::ListChange{} : *same;
}

std::optional<subregistry::Refusal> grantObjection(const SubregistryContent& content,
                                                   const subregistry::ListChange& granted)
{
    QList<subregistry::ListChange> later = content.changes;
    later.removeIf([&granted](const subregistry::ListChange& change) { return change.id <= granted.id; });
    return subregistry::repeatObjection(content.list, later, granted);
}

QString entryFacts(const subregistry::Entry& entry) { return factList(entry).join(", "_L1); }

std::pair<QString, QString> differingFacts(const subregistry::Entry& before, const subregistry::Entry& after)
{
    const QStringList had = factList(before);
    const QStringList has = factList(after);
    if (had == has) { // a part of a block: whose it is fits into the column
        const QString whose = had.first(std::min<qsizetype>(2, had.size())).join(", "_L1);
        return {whose, whose};
    }
    const auto withoutCommon = [](QStringList facts, const QStringList& others) {
        const QString state = facts.takeFirst();
        facts.removeIf([&others](const QString& fact) { return others.contains(fact); });
        facts.prepend(state);
        return facts.join(", "_L1);
    };
    return {withoutCommon(had, has), withoutCommon(has, had)};
}

QString valueText(const SubregistryContent& content, const Stretch& stretch)
{
    const subregistry::RefusedRequest* const refused = content.refusalOf(stretch);
    if (refused == nullptr)
        return content.list.textOf(stretch.block);
    if (!refused->asked.isEmpty())
        return refused->asked;
    return refused->count.isEmpty() ? StretchTexts::tr("next free")
                                    : StretchTexts::tr("next %1 free").arg(refused->count);
}

QString urnsText(const subregistry::Subregistry& list, const Block& block)
{
    QString first = subregistry::urnOf(list, block);
    if (block.size() == 1 || first.isEmpty())
        return first;
    return StretchTexts::tr("%1 to %2").arg(first, subregistry::urnOf(list, {block.last, block.last}));
}

QString earlierText(const SubregistryContent& content, const subregistry::EarlierFacts& earlier)
{
    return findings::labeledText(content.list.textOf(earlier.entry.block), entryFacts(earlier.entry));
}

QList<EntryFact> factsOf(const SubregistryContent& content, const Stretch& stretch)
{
    QList<EntryFact> facts;
    const auto add = [&facts](const QString& name, const QString& text) {
        if (!text.isEmpty())
            facts.append({name, findings::visibleText(text)});
    };
    const Entry* const entry = content.entryOf(stretch);
    const subregistry::Range* const range = content.rangeOf(stretch);
    add(StretchTexts::tr("Value"), valueText(content, stretch));
    if (const subregistry::RefusedRequest* const refused = content.refusalOf(stretch)) {
        add(entryColumnText(u"state"_s), refusedText());
        add(entryColumnText(u"date"_s), refused->date.toString(Qt::ISODate));
        add(StretchTexts::tr("Request ID"), refused->request);
        add(StretchTexts::tr("Asked by"), findings::joinedText(refused->holders));
        add(entryColumnText(u"on-behalf"_s), refused->behalf);
        add(entryColumnText(u"asker"_s), refused->asker);
        add(entryColumnText(u"contact"_s), findings::joinedText(refused->contacts));
        add(StretchTexts::tr("Reason"), subregistry::refusalSentence(*refused));
        add(StretchTexts::tr("Refused by"), refused->who);
        return facts;
    }
    if (stretch.block.size() > 1)
        add(StretchTexts::tr("Numbers"), u"%L1"_s.arg(stretch.block.size()));
    add(StretchTexts::tr("URN"), urnsText(content.list, stretch.block));
    add(entryColumnText(u"range"_s), range == nullptr ? QString() : range->name);
    add(entryColumnText(u"state"_s),
        entry == nullptr
            ? freeText(range)
            : findings::labeledText(presentStateText(content, *entry), entryStateMeaning(entry->state)));
    if (entry == nullptr)
        return facts;
    add(entryColumnText(u"holder"_s), entry->holder);
    add(entryColumnText(u"on-behalf"_s), entry->behalf);
    add(entryColumnText(u"contact"_s), entry->contact);
    add(entryColumnText(u"date"_s), entry->since.toString(Qt::ISODate));
    add(entryColumnText(u"until"_s), entry->until.toString(Qt::ISODate));
    add(entryColumnText(u"superseded-by"_s), entry->supersededBy);
    add(entryColumnText(u"reference"_s), entry->reference);
    add(entryColumnText(u"note"_s), entry->note);
    add(StretchTexts::tr("Request ID"), content.requests.value(stretch.entry));
    add(entryColumnText(u"asker"_s), entry->asker);
    for (const subregistry::EarlierFacts& earlier : content.history->of(stretch.block))
        add(StretchTexts::tr("Before %1").arg(earlier.date.toString(Qt::ISODate)),
            earlierText(content, earlier));
    return facts;
}

QString detailsText(const SubregistryContent& content, const Stretch& stretch)
{
    QStringList lines;
    for (const auto& [name, text] : factsOf(content, stretch))
        lines.append(StretchTexts::tr("%1: %2", "fact").arg(name, text));
    return lines.join(u'\n');
}

QString mapText(const SubregistryContent& content, const subregistry::Block& view, bool isPart)
{
    constexpr qsizetype kMostTextLines = 1000;
    QStringList lines;
    if (isPart)
        lines.append(StretchTexts::tr("Only a part of the map: %1").arg(content.list.textOf(view)));
    for (const Stretch& stretch : content.stretches) {
        if (stretch.block.last < view.first)
            continue;
        if (stretch.block.first > view.last || lines.size() == kMostTextLines)
            break;
        lines.append(stretchText(content, stretch, workflow::Secrets::LeftOut));
    }
    return lines.join(u'\n');
}

QString stretchText(const SubregistryContent& content, const Stretch& stretch, workflow::Secrets secrets)
{
    const Entry* const entry = content.entryOf(stretch);
    const subregistry::Range* const range = content.rangeOf(stretch);
    QStringList facts{valueText(content, stretch)};
    if (const subregistry::RefusedRequest* const refused = content.refusalOf(stretch)) {
        facts << refusedText() << refused->date.toString(Qt::ISODate)
              << StretchTexts::tr("request %1").arg(findings::visibleText(refused->request));
        return findings::labeledText(facts.join(", "_L1), subregistry::refusalSentence(*refused));
    }
    if (stretch.block.size() > 1)
        facts.append(StretchTexts::tr("%L1 numbers").arg(stretch.block.size()));
    if (range != nullptr)
        facts.append(StretchTexts::tr("range %1").arg(range->name));
    facts.append(entry == nullptr ? freeText(range) : presentStateText(content, *entry));
    if (entry != nullptr && entry->isPrivate && secrets == workflow::Secrets::LeftOut)
        return (facts << EntryFactTexts::tr("holder private")).join(", "_L1);
    if (entry == nullptr)
        return facts.join(", "_L1);
    if (!entry->holder.isEmpty())
        facts.append(findings::visibleText(entry->holder));
    if (!entry->behalf.isEmpty())
        facts.append(StretchTexts::tr("on behalf of %1").arg(findings::visibleText(entry->behalf)));
    if (entry->since.isValid())
        facts.append(entry->since.toString(Qt::ISODate));
    if (entry->until.isValid())
        facts.append(StretchTexts::tr("until %1").arg(entry->until.toString(Qt::ISODate)));
    if (const QString requests = content.requests.value(stretch.entry); !requests.isEmpty())
        facts.append(StretchTexts::tr("request %1").arg(findings::visibleText(requests)));
    return facts.join(", "_L1);
}

} // namespace nidus::ui
