// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/listcheck.h"
#include "core/check/urnchecker.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::check {

/// Names as in the list of OMA: a label, a number, and perhaps a version.
inline constexpr auto kObjects = "nss     = %s\"lwm2m:\" label \":\" id [\":\" version]\n"
                                 "label   = 1*ALPHA\n"
                                 "id      = 1*DIGIT\n"
                                 "version = 1*DIGIT \".\" 1*DIGIT\n";

inline UrnChecker checkerOf(const char* grammar, std::vector<std::shared_ptr<const ListedValues>> lists,
                            NameScope scope = NameScope::Nss)
{
    const RuleSource source{.scope = scope, .text = grammar};
    return entryChecker({.nid = "xy",
                         .rules = {{.version = 1,
                                    .rule = std::make_shared<const LazyRule>(source),
                                    .lists = std::make_shared<const LazyListCheck>(std::move(lists))}}});
}

inline std::shared_ptr<const ListedValues> listOf(ListFacts facts, const std::vector<ListedEntry>& entries)
{
    auto list = std::make_shared<ListedValues>(std::move(facts), entries.size());
    for (const ListedEntry& entry : entries)
        list->add(entry);
    list->finish();
    return list;
}

inline std::shared_ptr<const ListedValues> objects(bool warnsOnly = false)
{
    return listOf(
        {.name = "objects",
         .kind = ListedKind::Decimal,
         .warnsOnly = warnsOnly,
         .rules = {"id", "version"},
         .labelRule = "label",
         .parts = 2,
         .ranges = {{.name = "own", .label = "oma", .first = 0, .last = 999},
                    {.name = "all", .label = "x", .first = 0, .last = 40000},
                    {.name = "free", .label = "x", .first = 30000, .last = 30999, .isPrivate = true}},
         .today = 20261126},
        {{.first = 3, .last = 3},
         {.first = 5, .last = 5, .text = "1.0"},
         {.first = 5, .last = 5, .text = "1.1", .state = ListedState::Deprecated},
         {.first = 1000, .last = 1049},
         {.first = 1050, .last = 1050, .state = ListedState::Reserved},
         {.first = 1051, .last = 1051, .state = ListedState::Retired},
         {.first = 1052, .last = 1052, .state = ListedState::Withdrawn},
         {.first = 1053, .last = 1053, .state = ListedState::Temporary, .until = 20261125},
         {.first = 1054, .last = 1054, .state = ListedState::Temporary, .until = 20261126},
         {.first = 1055, .last = 1055, .state = ListedState::Pending},
         {.first = 50000, .last = 50000}});
}

/// Whether rankMany() returns on all paths what rank() does, for all names and for each alone, and
/// plainNames() contains only names of rank 0.
inline bool ranksAgree(const std::string& grammar, const std::shared_ptr<const ListedValues>& list,
                       const std::vector<std::string>& names)
{
    const NamespaceRule rule(RuleSource{.text = grammar});
    const ListCheck check(rule, {list});
    std::vector<std::string> urns;
    for (const std::string& name : names)
        urns.push_back("urn:xy:" + name);
    std::vector<std::string_view> subjects;
    for (const std::string& urn : urns)
        subjects.push_back(std::string_view(urn).substr(PortableReader::kBefore));
    return std::ranges::all_of(std::array{FieldPath::Portable, FieldPath::Avx512}, [&](FieldPath path) {
        std::vector<std::uint8_t> ranks(names.size());
        if (isFieldPathAvailable(path))
            check.rankMany(subjects, ranks, path);
        return !isFieldPathAvailable(path) ||
               std::ranges::equal(subjects, ranks, [&](std::string_view subject, std::uint8_t rank) {
                   const bool isPlain = check.plainNames() != nullptr && check.plainNames()->accepts(subject);
                   std::uint8_t alone = 0;
                   const bool isBad = check.rankMany({&subject, 1}, {&alone, 1}, path);
                   return check.rank(subject) == int(rank) && alone == rank && isBad == (rank != 0) &&
                          (!isPlain || rank == 0);
               });
    });
}

} // namespace nidus::check
