// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/wordsearch.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/urnfindings.h"
#include "core/report/summary/checksummary.h"
#include "core/urn/nid.h"
#include "ui/check/rows/rowtexts.h"

#include <algorithm>
#include <functional>

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
    [[nodiscard]] bool isIn(const QByteArray& text) const
    {
        return m_words.isEmpty() || std::search(text.cbegin(), text.cend(), m_searcher) != text.cend();
    }

private:
    QByteArray m_words;
    std::boyer_moore_horspool_searcher<QByteArray::const_iterator, HashSmall, bool (*)(char, char)>
        m_searcher;
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

QByteArray whyOf(const CheckRow& row, const QByteArray& text, const check::UrnChecker& checker)
{
    const std::optional<findings::Finding> finding = firstFinding(row.outcome(), view(text), checker);
    return finding ? findings::message(*finding).toUtf8() : QByteArray();
}

} // namespace

ChosenRows rowsWithWords(const WordSearch& search, const std::stop_token& stop)
{
    const Words words(search.words);
    RowReader reader(search.check.input);
    const auto isFound = [&](const CheckRow& row) {
        if (search.reason && !hasCode(row, *search.reason))
            return false;
        const std::optional<QByteArray> text = reader.text(row);
        if (!text || (search.reason && !hasNid(row, *text, *search.reason)))
            return false;
        return words.isIn(*text) || (row.outcome().reason != check::CheckReason::None &&
                                     words.isIn(whyOf(row, *text, *search.check.checker)));
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
