// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/wordsearch.h"

#include <algorithm>

namespace nidus::ui {

namespace {

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

bool equalSmall(char a, char b) { return small(a) == small(b); }

struct HashSmall
{
    std::size_t operator()(char c) const { return static_cast<unsigned char>(small(c)); }
};

} // namespace

ChosenRows rowsWithWords(const WordSearch& search, const std::stop_token& stop)
{
    const std::boyer_moore_horspool_searcher searcher(search.words.cbegin(), search.words.cend(), HashSmall(),
                                                      equalSmall);
    RowReader reader(search.input);
    auto found = std::make_shared<std::vector<std::uint32_t>>();
    std::uint32_t index = 0;
    for (const CheckRows::Block& block : search.rows.blocks()) {
        if (stop.stop_requested())
            return nullptr;
        for (const CheckRow& row : *block) {
            const std::optional<QByteArray> text = reader.text(row);
            if (text && std::search(text->cbegin(), text->cend(), searcher) != text->cend())
                found->push_back(index);
            ++index;
        }
    }
    return found;
}

} // namespace nidus::ui
