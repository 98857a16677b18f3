// SPDX-License-Identifier: Apache-2.0
// The input is two texts with an empty line between them.
#include "core/registration/textdiff.h"
#include "tests/fuzz/require.h"

#include <QString>
#include <cstdint>

using namespace nidus;
using namespace nidus::registration;
using nidus::fuzz::require;

namespace {

void requireConsistentDiff(const QString& before, const QString& after, DiffUnit unit)
{
    QString first;
    QString second;
    using Kind = DiffPiece::Kind;
    std::optional<Kind> last;
    for (const DiffPiece& piece : diffText(before, after, unit)) {
        require(!piece.text.isEmpty(), "every piece contains text");
        require(piece.kind != last, "consecutive pieces differ in kind");
        require(last != Kind::Added || piece.kind != Kind::Removed, "removed text comes first");
        last = piece.kind;
        if (piece.kind != Kind::Added)
            first += piece.text;
        if (piece.kind != Kind::Removed)
            second += piece.text;
    }
    require(first == before, "the pieces not added are the first text");
    require(second == after, "the pieces not removed are the second text");
    require(before != after || last.value_or(Kind::Same) == Kind::Same, "equal texts have no difference");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArrayView input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const qsizetype middle = input.indexOf("\n\n");
    if (middle < 0)
        return 0;
    const QString before = QString::fromUtf8(input.first(middle + 1));
    const QString after = QString::fromUtf8(input.sliced(middle + 2));
    for (const DiffUnit unit : {DiffUnit::Word, DiffUnit::Line}) {
        requireConsistentDiff(before, after, unit);
        requireConsistentDiff(after, before, unit);
        requireConsistentDiff(before, before, unit);
    }
    return 0;
}
