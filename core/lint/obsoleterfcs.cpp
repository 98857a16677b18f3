// SPDX-License-Identifier: Apache-2.0
#include "core/lint/obsoleterfcs.h"

#include <algorithm>
#include <array>

namespace nidus::lint {

namespace {

struct Succession
{
    int obsolete;
    int successor;
};

// From the index of the RFC Editor, for RFCs that namespace registrations cite; ordered by number.
constexpr std::array kSuccessions{
    Succession{821, 5321},  Succession{822, 5322},  Succession{1738, 3986}, Succession{1766, 5646},
    Succession{1808, 3986}, Succession{2044, 3629}, Succession{2048, 6838}, Succession{2068, 9110},
    Succession{2141, 8141}, Succession{2234, 5234}, Succession{2246, 8446}, Succession{2279, 3629},
    Succession{2373, 4291}, Succession{2396, 3986}, Succession{2434, 8126}, Succession{2459, 5280},
    Succession{2518, 4918}, Succession{2611, 8141}, Succession{2616, 9110}, Succession{2717, 7595},
    Succession{2732, 3986}, Succession{2806, 3966}, Succession{2818, 9110}, Succession{2822, 5322},
    Succession{2915, 3403}, Succession{2916, 6116}, Succession{3023, 7303}, Succession{3044, 8254},
    Succession{3066, 5646}, Succession{3187, 8254}, Succession{3188, 8458}, Succession{3280, 5280},
    Succession{3406, 8141}, Succession{3454, 7564}, Succession{3490, 5890}, Succession{3491, 5891},
    Succession{3548, 4648}, Succession{4122, 9562}, Succession{4234, 5234}, Succession{4288, 6838},
    Succession{4346, 8446}, Succession{4395, 7595}, Succession{4627, 8259}, Succession{4646, 5646},
    Succession{5226, 8126}, Succession{5246, 8446}, Succession{7159, 8259}, Succession{7230, 9110},
    Succession{7231, 9110}, Succession{7302, 7972}, Succession{7613, 8265},
};
static_assert(std::ranges::is_sorted(kSuccessions, {}, &Succession::obsolete));

} // namespace

int successorOfRfc(int number)
{
    const auto* found = std::ranges::lower_bound(kSuccessions, number, {}, &Succession::obsolete);
    return found != kSuccessions.end() && found->obsolete == number ? found->successor : 0;
}

} // namespace nidus::lint
