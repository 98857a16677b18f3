// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/sentences.h"

#include "core/base/bytehash.h"
#include "core/base/utf8.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/expectedtext.h"
#include "core/findings/text/problemtext.h"

#include <QCoreApplication>
#include <algorithm>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

/// Maximum number of states with cached rejections: the bad texts of a file fail in few of them.
constexpr std::size_t kMostRejections = 4096;
/// Maximum number of cached sentences about one character of a name.
constexpr std::size_t kMostProblems = 4096;

bool isQuoted(std::string_view text)
{
    return text.size() > 1 && text.starts_with('"') && text.ends_with('"') &&
           std::ranges::count(text, '"') == 2;
}

void appendQuoted(std::string& out, std::string_view text)
{
    if (isQuoted(text)) {
        out += text;
        return;
    }
    const char mark = text.contains('"') ? '\'' : '"';
    out += mark;
    out += text;
    out += mark;
}

std::string visible(std::string_view utf8)
{
    return visibleText(QString::fromUtf8(utf8.data(), qsizetype(utf8.size()))).toStdString();
}

RejectionText wordsOf(const grammar::Explanation& explanation)
{
    const QString expected = expectedText(explanation);
    RejectionText words{.expected = expected.toStdString(), .path = {}};
    if (explanation.limit) {
        words.overLimit = withLimit(expected, *explanation.limit).toStdString();
        words.limited = explanation.limit->bytes;
    }
    for (const std::string& rule : explanation.rulePath) {
        words.path += words.path.empty() ? "" : " > ";
        words.path += rule;
    }
    return words;
}

} // namespace

SentencePattern::SentencePattern(const QString& pattern)
{
    Piece piece;
    QString text;
    qsizetype begin = 0; // of the text not processed yet
    for (qsizetype i = pattern.indexOf(u'%'); i >= 0; i = pattern.indexOf(u'%', i + 1)) {
        const int number = i + 1 < pattern.size() ? pattern[i + 1].digitValue() : 0;
        if (number <= 0)
            continue;
        text = pattern.sliced(begin, i - begin);
        begin = i + 2;
        piece.argument = std::size_t(number);
        piece.marks = Marks::None;
        if (text.endsWith(u'"') && QStringView(pattern).sliced(begin).startsWith(u'"')) {
            text.chop(1);
            ++begin;
            piece.marks = Marks::Quotation;
        } else if (endsInOpeningMark(text)) {
            piece.marks = Marks::Guillemets;
        }
        piece.text = text.toStdString();
        m_pieces.push_back(piece);
        i = begin - 1;
    }
    m_pieces.push_back({.text = pattern.sliced(begin).toStdString()});
    const auto [open, close] = quotationMarks();
    m_open = open.toStdString();
    m_close = close.toStdString();
}

void SentencePattern::appendMarked(std::string& out, Marks marks, const RemarkArgument& argument) const
{
    if (!argument.isPlain)
        return appendMarked(out, marks, {.text = visible(argument.text), .isPlain = true});
    if (marks == Marks::Quotation)
        appendQuoted(out, argument.text);
    else if (marks == Marks::Guillemets && isQuoted(argument.text))
        out += argument.text.substr(1, argument.text.size() - 2);
    else if (marks == Marks::None && argument.text.starts_with('"'))
        appendInMarksOfLanguage(out, argument.text);
    else
        out += argument.text;
}

/// Like inMarksOfLanguage(), but fast.
void SentencePattern::appendInMarksOfLanguage(std::string& out, std::string_view argument) const
{
    const std::size_t end = argument.rfind('"');
    const std::string_view code = argument.substr(end + 1);
    if (!isQuoted(argument.substr(0, end + 1)) || !(code.empty() || code.starts_with(" (U+"))) {
        out += argument;
        return;
    }
    out += m_open;
    out += argument.substr(1, end - 1);
    out += m_close;
    out += code;
}

std::size_t Sentences::RejectionHash::operator()(const RejectionKey& key) const
{
    return std::hash<const void*>()(key.rule) ^ (std::size_t{key.state} * 0x9E3779B97F4A7C15U);
}

const Sentences::Entry& Sentences::entry(FindingId id)
{
    const CatalogEntry& known = entryOf(id);
    if (m_entries.empty())
        m_entries.resize(catalog().size());
    std::optional<Entry>& entry = m_entries[std::size_t(&known - catalog().data())];
    if (!entry)
        entry = Entry{.message = SentencePattern(visibleText(translatedMessage(known))),
                      .reference = ruleReference(known).toStdString()};
    return *entry;
}

void Sentences::append(std::string& out, const Remarks& remarks, const Remark& remark)
{
    if (isKept(remark.sentence)) {
        out += m_kept[remark.sentence];
        return;
    }
    const std::size_t begin = out.size();
    entry(remark.id).message.append(
        out, [&, known = entryOf(remark.id).words, words = std::string()](std::size_t number) mutable {
            RemarkArgument argument = remarks.argument(remark, number);
            for (const WordArgument& each : known) {
                if (each.number != int(number))
                    continue;
                words = translatedWords(each, QString::fromUtf8(argument.text)).toStdString();
                argument = {.text = words, .isPlain = isPlainText(words)};
            }
            return argument;
        });
    if (remark.sentence == 0)
        return;
    if (remark.sentence >= m_kept.size())
        m_kept.resize(m_lastNumber + 1);
    m_kept[remark.sentence].assign(out, begin);
}

std::uint32_t Sentences::syntaxSentence(urn::UrnError error, Correction correction, std::string_view text,
                                        std::size_t offset)
{
    constexpr std::uint64_t isCharacter = std::uint64_t{1} << 32U; // of at most four bytes; else the end
    std::uint64_t character = 0;
    if (offset < text.size()) {
        for (const char byte : text.substr(offset, base::utf8CharacterAt(text, offset).length))
            character = character << 8U | static_cast<unsigned char>(byte);
        character |= isCharacter;
    }
    return problemSentence({.details = character | static_cast<std::uint64_t>(error) << 40U |
                                       static_cast<std::uint64_t>(correction) << 48U});
}

std::uint32_t Sentences::digitSentence(const check::NamespaceEntry& entry, const check::DigitProblem& problem)
{
    if (problem.found.size() != 1 || problem.expected.size() > 1)
        return 0;
    const auto byteOf = [](std::string_view text) -> std::uint32_t {
        return text.empty() ? 0 : static_cast<unsigned char>(text.front());
    };
    return problemSentence({.about = &entry,
                            .identifier = problem.identifier.data(),
                            .details = static_cast<std::uint32_t>(problem.fault) << 16U |
                                       byteOf(problem.found) << 8U | byteOf(problem.expected)});
}

std::uint32_t Sentences::rejectionSentence(std::string_view text, const check::RuleRejection& rejection)
{
    constexpr std::uint64_t kAtEnd = 0x80;
    const std::size_t offset = rejection.offset;
    const std::uint64_t found = offset < text.size() ? static_cast<unsigned char>(text[offset]) : kAtEnd;
    if ((offset < text.size() && found >= kAtEnd) || !rejection.rule->hasStates())
        return 0;
    static_assert(check::kMaxUrnLength < std::uint64_t{1} << 24U);
    return problemSentence(
        {.about = rejection.rule,
         .details = std::uint64_t{rejection.state} << 32U | found << 24U | std::uint64_t{offset}});
}

std::uint32_t Sentences::problemSentence(const ProblemKey& key)
{
    constexpr std::size_t kFewest = 64;
    if (2 * (m_problemCount + 1) > m_problemSlots.size()) {
        std::vector<ProblemSlot> before(std::max(kFewest, 2 * m_problemSlots.size()));
        before.swap(m_problemSlots);
        for (const ProblemSlot& slot : before) {
            if (slot.sentence != 0)
                slotOf(slot.key) = slot;
        }
    }
    ProblemSlot& slot = slotOf(key);
    if (slot.sentence == 0 && m_problemCount < kMostProblems) {
        slot = {.key = key, .sentence = ++m_lastNumber};
        ++m_problemCount;
    }
    return slot.sentence;
}

Sentences::ProblemSlot& Sentences::slotOf(const ProblemKey& key)
{
    constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15U; // 2^64 divided by the golden ratio
    const auto pointers =
        reinterpret_cast<std::uintptr_t>(key.about) ^ reinterpret_cast<std::uintptr_t>(key.identifier);
    const std::size_t mask = m_problemSlots.size() - 1;
    std::size_t at = base::bytehash::folded(pointers + key.details, multiplier) & mask;
    while (m_problemSlots[at].sentence != 0 && m_problemSlots[at].key != key)
        at = (at + 1) & mask;
    return m_problemSlots[at];
}

std::uint32_t Sentences::widelyUsedSentence(const char* because)
{
    const auto [known, isNew] = m_widelyUsedSentences.try_emplace(because);
    if (isNew)
        known->second = ++m_lastNumber;
    return known->second;
}

std::string_view Sentences::reference(FindingId id) { return entry(id).reference; }

std::string_view Sentences::text(const char* literal)
{
    const auto [known, isNew] = m_texts.try_emplace(literal);
    if (isNew)
        known->second = QCoreApplication::translate(kCatalogContext, literal).toStdString();
    return known->second;
}

std::string_view Sentences::problem(const check::DigitProblem& problem)
{
    constexpr std::size_t kMostShown = 64; // bytes
    std::optional<SentencePattern>& pattern = m_problemPatterns[std::size_t(problem.fault)];
    if (!pattern)
        pattern.emplace(QCoreApplication::translate(kCatalogContext, digitFaultPattern(problem.fault)));
    const std::string count =
        problem.fault == check::DigitFault::Length ? std::to_string(problem.length) : std::string();
    const std::string_view found =
        count.empty() ? problem.found.substr(0, kMostShown) : std::string_view(count);
    const std::array arguments{RemarkArgument{.text = problem.identifier},
                               RemarkArgument{.text = found, .isPlain = isPlainText(found)},
                               RemarkArgument{.text = problem.expected}};
    m_problem.clear();
    pattern->append(m_problem, [&](std::size_t number) {
        return number <= arguments.size() ? arguments[number - 1] : RemarkArgument();
    });
    return m_problem;
}

std::string_view Sentences::visibleCharacter(std::string_view text, std::size_t offset)
{
    const bool isAtEnd = offset >= text.size();
    const auto byte = isAtEnd ? 0U : static_cast<unsigned char>(text[offset]);
    // The words for a byte that belongs to no character depend only on the byte.
    const bool isKept = byte < 0x80 || !base::utf8CharacterAt(text, offset).isValid;
    std::string& words = isAtEnd ? m_end : isKept ? m_characters[byte] : m_otherCharacter;
    if (words.empty() || !isKept)
        words = nidus::findings::visibleCharacter(text, offset).toStdString();
    return words;
}

const RejectionText& Sentences::rejectionWords(std::string_view text, const check::RuleRejection& rejection)
{
    const check::NamespaceRule& rule = *rejection.rule;
    if (!rule.hasStates())
        return m_otherRejection = wordsOf(rule.explain(text, rejection));
    if (m_rejections.size() == kMostRejections)
        m_rejections.clear();
    const auto [known, isNew] = m_rejections.try_emplace({.rule = &rule, .state = rejection.state});
    if (isNew)
        known->second = wordsOf(rule.explain(text, rejection));
    return known->second;
}

} // namespace nidus::findings
