// SPDX-License-Identifier: Apache-2.0
#include "core/registration/textdiff.h"

#include "core/base/contract.h"

#include <QStringView>
#include <algorithm>
#include <utility>
#include <vector>

namespace nidus::registration {

namespace {

using Units = std::vector<QStringView>;
using Kind = DiffPiece::Kind;

bool isJoiner(QChar c) { return c == u'-' || c == u'_' || c == u'.'; }

bool isWordPart(QChar c) { return c.isLetterOrNumber() || c.isSurrogate() || c.isMark(); }

/// Returns the end of the unit that starts at `start`.
qsizetype wordEnd(QStringView text, qsizetype start)
{
    if (!isWordPart(text[start]))
        return start + 1;
    qsizetype end = start + 1;
    while (end < text.size() && (isWordPart(text[end]) ||
                                 (isJoiner(text[end]) && end + 1 < text.size() && isWordPart(text[end + 1]))))
        ++end;
    return end;
}

qsizetype lineEnd(QStringView text, qsizetype start)
{
    const qsizetype feed = text.indexOf(u'\n', start);
    return feed < 0 ? text.size() : feed + 1;
}

Units unitsOf(QStringView text, DiffUnit unit)
{
    Units units;
    for (qsizetype start = 0; start < text.size();) {
        const qsizetype end = unit == DiffUnit::Word ? wordEnd(text, start) : lineEnd(text, start);
        units.push_back(text.sliced(start, end - start));
        start = end;
    }
    return units;
}

/// The furthest-reaching paths of the algorithm: for each number of edits, x on each diagonal k = x - y.
class EditScript
{
public:
    EditScript(const Units& before, const Units& after) : m_before(before), m_after(after) {}

    /// Returns one kind per unit: units of the first text for Same and Removed, of the second for Added.
    /// Empty if there are more than kMostEdits edits.
    [[nodiscard]] std::vector<Kind> kinds()
    {
        const int most = std::min(kMostEdits, int(m_before.size() + m_after.size()));
        std::vector<int> reached{0, 0, 0}; // x for the diagonals -edits-1 ... edits+1
        for (int edits = 0; edits <= most; ++edits) {
            std::vector<int> next(std::size_t(2 * edits + 3), 0);
            for (int k = -edits; k <= edits; k += 2) {
                const int x = slide(startOn(reached, edits, k), k);
                next[std::size_t(k + edits + 1)] = x;
                if (x >= int(m_before.size()) && x - k >= int(m_after.size())) {
                    m_history.push_back(std::move(next));
                    return backtrack(edits, k);
                }
            }
            m_history.push_back(next);
            reached = std::move(next);
        }
        return {};
    }

private:
    /// Returns x on diagonal k after one more edit than in `reached`.
    [[nodiscard]] static int startOn(const std::vector<int>& reached, int edits, int k)
    {
        if (edits == 0)
            return 0;
        const int left = k - 1 >= -(edits - 1) ? reached[std::size_t(k - 1 + edits)] + 1 : -1; // removing
        const int above = k + 1 <= edits - 1 ? reached[std::size_t(k + 1 + edits)] : -1;       // adding
        return std::max(left, above);
    }

    [[nodiscard]] int slide(int x, int k) const
    {
        while (x < int(m_before.size()) && x - k < int(m_after.size()) &&
               m_before[std::size_t(x)] == m_after[std::size_t(x - k)])
            ++x;
        return x;
    }

    [[nodiscard]] std::vector<Kind> backtrack(int edits, int k) const
    {
        std::vector<Kind> kinds;
        int x = int(m_before.size());
        for (; edits > 0; --edits) {
            const std::vector<int>& reached = m_history[std::size_t(edits - 1)];
            const int start = startOn(reached, edits, k);
            kinds.insert(kinds.end(), std::size_t(x - start), Kind::Same);
            const bool isRemoved = k - 1 >= -(edits - 1) && reached[std::size_t(k - 1 + edits)] + 1 == start;
            kinds.push_back(isRemoved ? Kind::Removed : Kind::Added);
            x = isRemoved ? start - 1 : start;
            k += isRemoved ? -1 : 1;
        }
        kinds.insert(kinds.end(), std::size_t(x), Kind::Same);
        std::ranges::reverse(kinds);
        return kinds;
    }

    const Units& m_before;
    const Units& m_after;
    std::vector<std::vector<int>> m_history;
};

/// Joins units into pieces, removed text before added text.
class PieceWriter
{
public:
    void add(Kind kind, QStringView text)
    {
        if (kind == Kind::Same && !text.isEmpty()) {
            flush();
            m_same += text;
        } else if (!text.isEmpty()) {
            flushSame();
            (kind == Kind::Removed ? m_removed : m_added) += text;
        }
    }

    [[nodiscard]] QList<DiffPiece> take()
    {
        flushSame();
        flush();
        return std::move(m_pieces);
    }

private:
    void flushSame() { append(Kind::Same, m_same); }
    void flush()
    {
        append(Kind::Removed, m_removed);
        append(Kind::Added, m_added);
    }
    void append(Kind kind, QString& text)
    {
        if (!text.isEmpty())
            m_pieces.append({kind, std::exchange(text, {})});
    }

    QList<DiffPiece> m_pieces;
    QString m_same;
    QString m_removed;
    QString m_added;
};

} // namespace

QList<DiffPiece> diffText(const QString& before, const QString& after, DiffUnit unit)
{
    PieceWriter writer;
    Units first = unitsOf(before, unit);
    Units second = unitsOf(after, unit);
    const auto [firstEnd, secondEnd] = std::ranges::mismatch(first, second);
    const auto prefix = firstEnd - first.begin();
    for (const QStringView text : Units(first.begin(), firstEnd))
        writer.add(Kind::Same, text);
    first.erase(first.begin(), firstEnd);
    second.erase(second.begin(), second.begin() + prefix);

    const std::vector<Kind> kinds = EditScript(first, second).kinds();
    if (kinds.empty()) {
        for (const QStringView text : first)
            writer.add(Kind::Removed, text);
        for (const QStringView text : second)
            writer.add(Kind::Added, text);
        return writer.take();
    }
    std::size_t x = 0;
    std::size_t y = 0;
    for (const Kind kind : kinds) {
        writer.add(kind, kind == Kind::Added ? second[y] : first[x]);
        x += kind == Kind::Added ? 0 : 1;
        y += kind == Kind::Removed ? 0 : 1;
    }
    base::ensures(x == first.size() && y == second.size(), "a difference covers both texts");
    return writer.take();
}

} // namespace nidus::registration
