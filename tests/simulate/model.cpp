// SPDX-License-Identifier: Apache-2.0
#include "tests/simulate/model.h"

#include "tests/simulate/wordforms.h"

#include <algorithm>
#include <array>

namespace nidus::simulate {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, kPromises> kPromiseWords{"nothing-lost"_L1,
                                                                 "number-once"_L1,
                                                                 "draft-once"_L1,
                                                                 "never-anew"_L1,
                                                                 "loss-reported"_L1,
                                                                 "cut-reported"_L1,
                                                                 "since-names-cut"_L1,
                                                                 "quiet"_L1,
                                                                 "foreign-reported"_L1,
                                                                 "foreign-not-sealed"_L1,
                                                                 "erased"_L1,
                                                                 "neighbors-kept"_L1,
                                                                 "reading-only-reads"_L1,
                                                                 "works"_L1,
                                                                 "no-lost-update"_L1,
                                                                 "ends"_L1};

QString textOf(const QString& text) { return text; }
QString textOf(const QStringList& texts) { return texts.join(u" | "_s); }
QString textOf(const Content::Draft& draft) { return draft.toText(); }
QString nameOf(const QString& name) { return name; }
QString nameOf(qint64 number) { return QString::number(number); }

/// Describes the first entry that is not as expected; empty if all are.
template <typename Map>
QString difference(const Map& expected, const Map& seen)
{
    for (const auto& [name, value] : expected) {
        const auto found = seen.find(name);
        if (found == seen.end())
            return u"%1 is missing: %2"_s.arg(nameOf(name), textOf(value));
        if (!(found->second == value))
            return u"%1 is \"%2\"; expected \"%3\""_s.arg(nameOf(name), textOf(found->second), textOf(value));
    }
    for (const auto& [name, value] : seen) {
        if (!expected.contains(name))
            return u"%1 is unexpected: %2"_s.arg(nameOf(name), textOf(value));
    }
    return {};
}

/// The log only grows.
QString lostEvent(const QStringList& expected, const QStringList& seen)
{
    for (qsizetype i = 0; i < expected.size(); ++i) {
        if (i >= seen.size() || seen[i] != expected[i])
            return u"event %1 is \"%2\""_s.arg(expected[i], seen.value(i));
    }
    return {};
}

QString differenceOf(const Content& expected, const Content& seen)
{
    QString found = difference(expected.states, seen.states);
    if (found.isEmpty())
        found = difference(expected.versions, seen.versions);
    if (found.isEmpty())
        found = difference(expected.drafts, seen.drafts);
    if (found.isEmpty())
        found = lostEvent(expected.events, seen.events);
    return found;
}

/// Every text begins with a word of its own, which edits keep.
QString firstWord(const QString& text) { return text.section(u' ', 0, 0); }

bool holds(const Content& content, qint64 count, const QString& hash)
{
    const auto entry = content.entries.find(count);
    return count == 0 || (entry != content.entries.end() && entry->second == hash);
}

} // namespace

QString promiseWord(Promise promise) { return kPromiseWords.at(std::size_t(promise)); }

std::optional<Promise> promiseOf(const QString& word)
{
    const auto found = std::ranges::find(kPromiseWords, word);
    return found == kPromiseWords.end() ? std::nullopt
                                        : std::optional(Promise(found - kPromiseWords.begin()));
}

bool Model::matches(const Content& expected, const Content& seen)
{
    return differenceOf(expected, seen).isEmpty();
}

void Model::settle(const Content& expected, const std::optional<Content>& seen)
{
    if (!isThere) {
        if (!seen)
            return;
        fail(Promise::NeverAnew,
             u"the lost registry is there again, with %1 registrations"_s.arg(seen->states.size()));
        isOver = true;
        return;
    }
    if (!seen) {
        fail(Promise::NothingLost, u"the registry cannot be read"_s);
        isThere = false;
        return;
    }
    if (const QString found = differenceOf(expected, *seen); !found.isEmpty())
        fail(Promise::NothingLost, found);
    content = *seen;
    checkNumbers();
}

void Model::checkNumbers()
{
    for (const auto& [nid, versions] : content.versions) {
        if (!nid.startsWith("urn-"_L1))
            continue;
        QString& first = m_numbers.emplace(nid, firstWord(versions.first())).first->second;
        if (first != firstWord(versions.first()))
            fail(Promise::NumberOnce,
                 u"%1 was assigned to %2, now to %3"_s.arg(nid, first, versions.first()));
        first = firstWord(versions.first());
    }
    for (const auto& [id, draft] : content.drafts) {
        QString& first = m_draftIds.emplace(id, firstWord(draft.text)).first->second;
        if (first != firstWord(draft.text))
            fail(Promise::DraftOnce, u"draft %1 was %2, now %3"_s.arg(id).arg(first, draft.text));
        first = firstWord(draft.text);
    }
}

int Model::highestNumber() const
{
    int highest = 0;
    for (const auto& [nid, first] : m_numbers)
        highest = std::max(highest, nid.sliced(4).toInt());
    return highest;
}

void Model::noteNewest()
{
    if (isThere && !content.entries.empty())
        m_newest = *content.entries.rbegin();
}

bool Model::containsNewest(const Content& history) const
{
    return holds(history, m_newest.first, m_newest.second);
}

void Model::wrote(const QStringList& things)
{
    for (const QString& thing : things) {
        const auto changed = foreign.find(thing);
        if (changed == foreign.end())
            continue;
        if (!changed->second)
            fail(Promise::ForeignNotSealed, thing + u" was changed by another program and then written"_s);
        foreign.erase(changed);
        proof = Proof::Unknown; // what is derived from it may still differ
    }
}

void Model::verified(bool isSound, const QString& report)
{
    if (!isThere)
        return;
    if (isSound) {
        if (!foreign.empty())
            fail(Promise::ForeignReported, foreign.begin()->first + u" was changed by another program"_s);
        else if (proof == Proof::Problem)
            fail(Promise::CutReported, u"an older file was put in place"_s);
        foreign.clear();
        proof = proof == Proof::Problem ? Proof::Unknown : proof;
        return;
    }
    if (isHonest()) {
        fail(Promise::Quiet, report);
        proof = Proof::Unknown;
    }
    for (auto& [thing, isWarned] : foreign)
        isWarned = true;
}

void Model::proved(const NotedHead& head, bool isSound, const QString& report)
{
    // A head noted before shows what was acknowledged since.
    const bool isExplained = head.count < m_acknowledged && report.contains("acknowledged on"_L1);
    const bool isHeld = isThere && holds(content, head.count, head.hash);
    if (isSound && !isHeld)
        fail(Promise::SinceNamesCut, u"entry %1 is missing"_s.arg(head.count));
    if (!isSound && isHeld && isHonest() && !isExplained)
        fail(Promise::Quiet, u"verify --since fails with entry %1: %2"_s.arg(head.count).arg(report));
}

void Model::lose()
{
    isThere = false;
    foreign.clear();
}

void Model::putBack(const Copy& copy)
{
    const bool isCut = !containsNewest(copy.content);
    isThere = true;
    content = copy.content;
    foreign = copy.foreign;
    if (isCut)
        proof = Proof::Problem;
    bringBack(copy.words);
}

void Model::restored(const Copy& copy, bool isReported)
{
    const bool wasLost = !isThere;
    isThere = true;
    foreign = copy.foreign;
    bringBack(copy.words);
    if (proof == Proof::Problem)
        proof = Proof::Unknown;
    if (!wasLost || containsNewest(copy.content))
        return;
    if (!isReported)
        fail(Promise::LossReported, u"%1 of %2"_s.arg(copy.content.entries.size()).arg(m_newest.first));
    proof = Proof::Unknown;
}

void Model::bringBack(const QSet<QString>& contained)
{
    for (const QString& word : contained)
        erased.erase(word);
}

void Model::checkErased(const std::map<QString, QByteArray>& files)
{
    for (auto& [word, left] : erased) {
        for (const auto& [path, bytes] : files) {
            const QString form = formOf(word, bytes);
            if (form.isEmpty() || isNamed(left, path))
                continue;
            fail(Promise::Erased, u"%1, %2: \"%3\""_s.arg(path.section(u'/', -1), form, word));
            left += path + u'\n';
        }
    }
}

void Model::acknowledged()
{
    foreign.clear();
    proof = Proof::Sound;
    m_acknowledged = std::max(m_acknowledged, content.entries.rbegin()->first);
}

void Model::startedAnew()
{
    isThere = true;
    proof = Proof::Sound;
    foreign.clear();
    m_numbers.clear();
    m_draftIds.clear();
    m_newest = {};
    copies.clear(); // of another registry
}

} // namespace nidus::simulate
