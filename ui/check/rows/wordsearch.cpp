// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/wordsearch.h"

#include "core/findings/text/sentences.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/text/urnremarks.h"
#include "core/report/summary/checksummary.h"
#include "core/urn/nid.h"
#include "ui/check/rows/rowtexts.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>

namespace nidus::ui {

namespace {

constexpr std::uint32_t kRowsBetweenStops = 1024;

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

bool equalSmall(char a, char b) { return small(a) == small(b); }

struct HashSmall
{
    std::size_t operator()(char c) const { return static_cast<unsigned char>(small(c)); }
};

class Words
{
public:
    explicit Words(const QByteArray& words)
        : m_words(words), m_searcher(m_words.cbegin(), m_words.cend(), HashSmall(), equalSmall)
    {}
    [[nodiscard]] bool isIn(std::string_view text) const
    {
        return m_words.isEmpty() || std::search(text.cbegin(), text.cend(), m_searcher) != text.cend();
    }

private:
    QByteArray m_words;
    std::boyer_moore_horspool_searcher<QByteArray::const_iterator, HashSmall, bool (*)(char, char)>
        m_searcher;
};

/// The sentences of the column "Why". Keeps what is the same in many rows, because a file may have millions
/// of invalid names.
class Reasons
{
public:
    explicit Reasons(const check::UrnChecker& checker) : m_checker(checker) {}
    /// Valid until the next call.
    [[nodiscard]] std::string_view of(const check::CheckOutcome& outcome, std::string_view text)
    {
        m_remarks.clear();
        m_sentence.clear();
        findings::addLeadingRemarks(m_remarks, m_sentences, outcome, text, m_checker);
        if (!m_remarks.isEmpty())
            m_sentences.append(m_sentence, m_remarks, m_remarks.all().front());
        return m_sentence;
    }

private:
    const check::UrnChecker& m_checker;
    findings::Remarks m_remarks{findings::Remarks::Arguments::OfNewSentences};
    findings::Sentences m_sentences;
    std::string m_sentence;
};

bool hasCode(const CheckRow& row, const ReasonFilter& reason)
{
    const QLatin1StringView code = findings::checkCode(row.outcome());
    return reason.code.empty() ||
           reason.code == std::string_view(code.data(), static_cast<std::size_t>(code.size()));
}

bool hasNid(const CheckRow& row, const QByteArray& text, const ReasonFilter& reason)
{
    return reason.nid == report::kOtherNids || urn::lowerNid(nidOf(row.outcome(), view(text))) == reason.nid;
}

} // namespace

ChosenRows rowsWithWords(const WordSearch& search, const std::stop_token& stop)
{
    const Words words(search.words);
    Reasons reasons(*search.check.checker);
    RowReader reader(search.check.input);
    const auto isFound = [&](const CheckRow& row) {
        if (search.reason && !hasCode(row, *search.reason))
            return false;
        const std::optional<QByteArray> text = reader.text(row);
        if (!text || (search.reason && !hasNid(row, *text, *search.reason)))
            return false;
        if (words.isIn(view(*text)))
            return true;
        const QLatin1StringView code = findings::checkCode(row.outcome()); // as in exported reports
        return row.outcome().reason != check::CheckReason::None &&
               (words.isIn({code.data(), std::size_t(code.size())}) ||
                words.isIn(reasons.of(row.outcome(), view(*text))));
    };
    auto found = std::make_shared<std::vector<std::uint32_t>>();
    std::uint32_t index = 0;
    for (const CheckRows::Block& block : search.rows.blocks()) {
        for (const CheckRow& row : *block) {
            if (index % kRowsBetweenStops == 0 && stop.stop_requested())
                return nullptr;
            if (isFound(row))
                found->push_back(index);
            ++index;
        }
    }
    return found;
}

} // namespace nidus::ui
