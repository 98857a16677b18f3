// SPDX-License-Identifier: Apache-2.0
#include "core/storage/sqlite/trigramcover.h"

#include <QList>
#include <QStringList>
#include <algorithm>
#include <array>
#include <memory>
#include <sqlite3.h>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Up to this many characters, a phrase is just as fast.
constexpr qsizetype kLongestPhrase = 6;
constexpr qsizetype kTrigramLength = 3;
/// Longer terms are divided into longer pieces.
constexpr qsizetype kMaxPieces = 32;

/// Returns any text as one FTS5 string, so that nothing in it is treated as query syntax.
QString quoted(QString text) { return u'"' + text.replace(u'"', "\"\""_L1) + u'"'; }

/// Returns where the piece at `index` begins in a term of `length` characters.
int pieceBegin(int index, int size, int length) { return std::min(index * size, length - size); }

/// Returns whether the pieces occur somewhere at the same distances as in the term. Walks once through all
/// lists of positions; the position of a trigram is that of its first character.
bool occursAtDistances(const Fts5ExtensionApi& api, Fts5Context* row, int size, int length)
{
    const int count = api.xPhraseCount(row);
    std::array<Fts5PhraseIter, kMaxPieces> next; // not initialized: that would cost time in every row
    std::array<int, kMaxPieces> positions;
    int column = 0; // negative after the last position
    for (int i = 0; i < count; ++i)
        api.xPhraseFirst(row, i, &next[std::size_t(i)], &column, &positions[std::size_t(i)]);
    int begin = 0;
    int agreed = 0; // pieces that have been found for a term at `begin`
    for (int i = 0; agreed < count; i = (i + 1) % count) {
        int& position = positions[std::size_t(i)];
        const int distance = pieceBegin(i, size, length);
        while (position < begin + distance) {
            api.xPhraseNext(row, &next[std::size_t(i)], &column, &position);
            if (column < 0)
                return false;
        }
        agreed = position == begin + distance ? agreed + 1 : 1;
        begin = position - distance;
    }
    return true;
}

/// `contains_term(table, size of the pieces, length of the term)`, one table column only.
void containsTerm(const Fts5ExtensionApi* api, Fts5Context* row, sqlite3_context* result, int count,
                  sqlite3_value** values)
{
    if (count != 2 || api->xPhraseCount(row) > int{kMaxPieces}) {
        sqlite3_result_error_code(result, SQLITE_MISUSE);
        return;
    }
    sqlite3_result_int(
        result,
        occursAtDistances(*api, row, sqlite3_value_int(values[0]), sqlite3_value_int(values[1])) ? 1 : 0);
}

/// `marks_of_places(text, place)`, an aggregate: the sum of the marks, modulo 2^64.
void addMark(sqlite3_context* context, int /*count*/, sqlite3_value** values)
{
    auto* const sum = static_cast<std::uint64_t*>(sqlite3_aggregate_context(context, sizeof(std::uint64_t)));
    if (sum != nullptr)
        *sum += markOfPlace(static_cast<std::uint64_t>(sqlite3_value_int64(values[0])),
                            static_cast<std::uint64_t>(sqlite3_value_int64(values[1])));
}

void returnMarks(sqlite3_context* context)
{
    const auto* const sum = static_cast<std::uint64_t*>(sqlite3_aggregate_context(context, 0));
    sqlite3_result_int64(context, sum == nullptr ? 0 : static_cast<sqlite3_int64>(*sum));
}

/// https://www.sqlite.org/fts5.html#extending_fts5
fts5_api* fts5Of(sqlite3* database)
{
    fts5_api* api = nullptr;
    sqlite3_stmt* prepared = nullptr;
    if (sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &prepared, nullptr) != SQLITE_OK)
        return nullptr;
    const std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> statement(prepared, sqlite3_finalize);
    sqlite3_bind_pointer(prepared, 1, static_cast<void*>(&api), "fts5_api_ptr", nullptr);
    sqlite3_step(prepared);
    return api;
}

} // namespace

TermQuery termQuery(const QString& table, const QString& folded)
{
    const QList<uint> characters = folded.toUcs4();
    const qsizetype length = characters.size();
    if (length <= kLongestPhrase)
        return {quoted(folded), {}};
    const qsizetype size = std::max(kTrigramLength, (length + kMaxPieces - 1) / kMaxPieces);
    QStringList pieces;
    for (qsizetype begin = 0; begin < length; begin += size) {
        const QList<uint> piece = characters.mid(std::min(begin, length - size), size);
        pieces.append(quoted(QString::fromUcs4(reinterpret_cast<const char32_t*>(piece.constData()), size)));
    }
    return {pieces.join(" AND "_L1), u" AND contains_term(%1, %2, %3)"_s.arg(table).arg(size).arg(length)};
}

std::uint64_t markOfPlace(std::uint64_t text, std::uint64_t place)
{
    // The finalizer of SplitMix64 (https://prng.di.unimi.it/splitmix64.c), once for each number.
    const auto mixed = [](std::uint64_t number) {
        number += 0x9E3779B97F4A7C15U;
        number = (number ^ (number >> 30U)) * 0xBF58476D1CE4E5B9U;
        number = (number ^ (number >> 27U)) * 0x94D049BB133111EBU;
        return number ^ (number >> 31U);
    };
    return mixed(mixed(text) + place);
}

bool addTermFunctions(sqlite3* database)
{
    fts5_api* const fts5 = fts5Of(database);
    return fts5 != nullptr &&
           fts5->xCreateFunction(fts5, "contains_term", nullptr, containsTerm, nullptr) == SQLITE_OK &&
           sqlite3_create_function_v2(database, "marks_of_places", 2, SQLITE_UTF8, nullptr, nullptr, addMark,
                                      returnMarks, nullptr) == SQLITE_OK;
}

} // namespace nidus::storage
