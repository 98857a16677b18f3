// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/entrymodel.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/subregistry/subregistrywords.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QSet>
#include <QSize>
#include <QTextDocument>
#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

using subregistry::Entry;

namespace {

constexpr qsizetype kLeastHolder = 12; ///< characters

struct CountTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::SubregistryPanel)
};

} // namespace

void EntryModel::show(SharedContent content)
{
    beginResetModel();
    m_content = std::move(content);
    arrange();
    endResetModel();
}

void EntryModel::setFilter(const EntryFilter& filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    arrange();
    endResetModel();
}

void EntryModel::arrange()
{
    m_shown.clear();
    m_shownEntries = 0;
    m_foundEarlier = 0;
    if (!m_content)
        return;
    const qsizetype count = m_content->stretches.size() + m_content->refused.size();
    for (qsizetype i = 0; i < count; ++i) {
        const Stretch& each = stretch(static_cast<std::int32_t>(i));
        if (!isShown(each))
            continue;
        m_shown.push_back(static_cast<std::int32_t>(i));
        m_shownEntries += each.entry >= 0 ? 1 : 0;
    }
    m_widest = widestValue();
    sortShown();
}

const Stretch& EntryModel::stretch(std::int32_t index) const
{
    const qsizetype count = m_content->stretches.size();
    return index < count ? m_content->stretches[index] : m_content->refused[index - count];
}

bool EntryModel::hasEnded(const Entry& entry) const { return subregistry::hasEnded(entry, m_filter.today); }

bool EntryModel::isOutside(const Stretch& stretch) const
{
    return stretch.refusal < 0 && stretch.range < 0 && !m_content->ranges.isEmpty();
}

bool EntryModel::isShown(const Stretch& stretch)
{
    const Entry* const entry = m_content->entryOf(stretch);
    const bool isRefused = stretch.refusal >= 0;
    const bool isFree = entry == nullptr && !isRefused;
    const auto fits = [&] {
        switch (m_filter.which) {
        case EntryFilter::Which::Held: // whoever searches for a request wants to find it
            return !isFree && (!m_filter.text.isEmpty() || (!isRefused && subregistry::isHeld(entry->state)));
        case EntryFilter::Which::Refused: return isRefused;
        case EntryFilter::Which::Ending:
            return entry != nullptr && subregistry::isActive(entry->state) && entry->until.isValid() &&
                   entry->until <= m_filter.due && !hasEnded(*entry);
        case EntryFilter::Which::Ended: return entry != nullptr && hasEnded(*entry);
        case EntryFilter::Which::Free: return isFree && isAssignable(m_content->rangeOf(stretch));
        case EntryFilter::Which::All: return true;
        case EntryFilter::Which::Outside:
            return entry != nullptr && subregistry::isHeld(entry->state) && isOutside(stretch);
        case EntryFilter::Which::State: return entry != nullptr && entry->state == m_filter.state;
        }
        std::unreachable();
    };
    if (!fits())
        return false;
    const subregistry::Range* const range = m_content->rangeOf(stretch);
    if (!m_filter.range.isEmpty() && (range == nullptr || range->name != m_filter.range))
        return false;
    if (m_filter.text.isEmpty() || hasText(stretch))
        return true;
    const bool wasFound = hadText(stretch);
    m_foundEarlier += wasFound ? 1 : 0;
    return wasFound;
}

/// Whether an entry had the text before it was changed.
bool EntryModel::hadText(const Stretch& stretch) const
{
    const auto earlier = m_content->earlier.constFind(stretch.entry);
    return earlier != m_content->earlier.cend() && std::ranges::any_of(*earlier, [this](const Entry& entry) {
               return subregistry::mentions(entry, m_filter.text);
           });
}

bool EntryModel::hasText(const Stretch& stretch) const
{
    for (int column = Value; column < ColumnCount; ++column) {
        if (text(stretch, column).contains(m_filter.text, Qt::CaseInsensitive))
            return true;
    }
    const Entry* const entry = m_content->entryOf(stretch);
    if (entry != nullptr && (entry->behalf.contains(m_filter.text, Qt::CaseInsensitive) ||
                             entry->asker.contains(m_filter.text, Qt::CaseInsensitive)))
        return true;
    // A number inside a block.
    if (!m_content->list.definition().isNumeric() || stretch.refusal >= 0)
        return false;
    const auto number = subregistry::numberOf(m_content->list.definition().kind, m_filter.text);
    return number && stretch.block.contains({*number, *number});
}

QString EntryModel::text(const Stretch& stretch, int column) const
{
    if (stretch.refusal >= 0)
        return refusalText(stretch, column);
    const Entry* const entry = m_content->entryOf(stretch);
    switch (column) {
    case Value: return m_content->list.textOf(stretch.block);
    case Range: return stretch.range < 0 ? QString() : m_content->ranges[stretch.range].name;
    case State:
        if (entry == nullptr)
            return freeText(m_content->rangeOf(stretch));
        return hasEnded(*entry) ? endedStateText(entry->state) : entryStateText(entry->state);
    default: break;
    }
    if (entry == nullptr)
        return {};
    switch (column) {
    case Holder: return entry->holder;
    case Contact: return entry->contact;
    case Date: return entry->since.toString(Qt::ISODate);
    case Until: return entry->until.toString(Qt::ISODate);
    case Request: return m_content->requests.value(stretch.entry);
    case Reference: return entry->reference;
    case Note: return entry->note;
    default: return {};
    }
}

QString EntryModel::refusalText(const Stretch& stretch, int column) const
{
    const subregistry::RefusedRequest& refused = *m_content->refusalOf(stretch);
    switch (column) {
    case Value: return valueText(*m_content, stretch);
    case State: return refusedText();
    case Date: return refused.date.toString(Qt::ISODate);
    case Holder: return refused.holders.join("; "_L1);
    case Contact: return refused.contacts.join("; "_L1);
    case Request: return refused.request;
    case Note: return subregistry::refusalSentence(refused);
    default: return {};
    }
}

void EntryModel::sort(int column, Qt::SortOrder order)
{
    if (m_column == column && m_order == order)
        return;
    beginResetModel();
    m_column = column;
    m_order = order;
    arrange();
    endResetModel();
}

void EntryModel::sortShown()
{
    if (m_column <= Value) {
        const auto refused = std::ranges::lower_bound(
            m_shown,
            static_cast<std::int32_t>(m_content->stretches.size())); // they are in order of their dates
        std::ranges::stable_sort(refused, m_shown.end(), {}, [this](std::int32_t index) {
            const subregistry::Block& asked = stretch(index).block;
            return std::pair(asked.first, asked.text);
        });
        if (m_order == Qt::DescendingOrder)
            std::ranges::reverse(m_shown);
        return;
    }
    std::vector<std::pair<QString, std::int32_t>> keys;
    keys.reserve(m_shown.size());
    for (const std::int32_t index : m_shown)
        keys.emplace_back(text(stretch(index), m_column).toCaseFolded(), index);
    std::ranges::stable_sort(keys, [this](const auto& a, const auto& b) {
        return m_order == Qt::AscendingOrder ? a.first < b.first : b.first < a.first;
    });
    std::ranges::transform(keys, m_shown.begin(), [](const auto& key) { return key.second; });
}

const Stretch& EntryModel::stretchAt(int row) const
{
    return stretch(m_shown[static_cast<std::size_t>(row)]);
}

const Entry* EntryModel::entryAt(int row) const { return m_content->entryOf(stretchAt(row)); }

int EntryModel::rowOf(const subregistry::Block& block) const
{
    const auto found = std::ranges::find_if(m_shown, [&](std::int32_t index) {
        const subregistry::Block& shown = stretch(index).block;
        return stretch(index).refusal < 0 && shown.first <= block.first && block.first <= shown.last &&
               shown.text == block.text;
    });
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

QItemSelection EntryModel::rowsOf(const SubregistryContent& before, const QList<Stretch>& stretches) const
{
    QSet<std::pair<quint64, QString>> values;
    QSet<QString> requests; // what they asked for may be somebody's entry
    for (const Stretch& stretch : stretches) {
        if (const auto* const refused = before.refusalOf(stretch))
            requests.insert(refused->request);
        else
            values.insert({stretch.block.first, stretch.block.text});
    }
    QItemSelection rows;
    for (int row = 0; row < rowCount(); ++row) {
        const Stretch& stretch = stretchAt(row);
        const auto* const refused = m_content->refusalOf(stretch);
        const bool isIn = refused == nullptr ? values.contains({stretch.block.first, stretch.block.text})
                                             : requests.contains(refused->request);
        if (!isIn)
            continue;
        const int top = rows.isEmpty() || rows.last().bottom() + 1 != row ? row : rows.takeLast().top();
        rows.append(QItemSelectionRange(index(top, 0), index(row, 0)));
    }
    return rows;
}

QString EntryModel::countsText() const
{
    if (!m_content || m_content->isEmpty())
        return {};
    const int others = rowCount() - m_shownEntries;
    if (m_filter.which == EntryFilter::Which::Refused)
        return CountTexts::tr("Refused requests: %L1").arg(others);
    QStringList counts{
        CountTexts::tr("Shown: %L1 of %L2 entries").arg(m_shownEntries).arg(m_content->entries.size())};
    if (others > 0)
        counts.append(CountTexts::tr("free or refused: %L1").arg(others));
    if (m_foundEarlier > 0)
        counts.append(CountTexts::tr("found in their history: %L1").arg(m_foundEarlier));
    return counts.join(u" · "_s);
}

QString EntryModel::linesOf(const std::vector<int>& rows, const QList<int>& without) const
{
    QStringList lines;
    const auto add = [&lines](QStringList cells) {
        for (QString& cell : cells)
            cell.replace(u'\t', u' ').replace(u'\n', u' ');
        lines.append(cells.join(u'\t'));
    };
    QList<int> columns;
    QStringList names{u"value"_s, u"to"_s}; // that an import reads
    for (int column = Range; column < ColumnCount; ++column) {
        if (without.contains(column))
            continue;
        columns.append(column);
        names.append(nameOf(column));
    }
    add(names);
    for (const int row : rows) {
        const Stretch& copied = stretchAt(row);
        QStringList cells{m_content->list.firstText(copied.block), m_content->list.lastText(copied.block)};
        if (copied.refusal >= 0)
            cells = {valueText(*m_content, copied), QString()};
        for (const int column : std::as_const(columns)) {
            const Entry* const entry = entryAt(row);
            const bool isSecret = entry != nullptr && entry->isPrivate && column > State;
            if (entry != nullptr && column == State)
                cells.append(registration::wordOf(entry->state));
            else
                cells.append(isSecret ? QString() : text(copied, column));
        }
        add(cells);
    }
    return lines.join(u'\n') + u'\n';
}

int EntryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int EntryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant EntryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Stretch& stretch = stretchAt(index.row());
    if (role == Qt::DisplayRole) {
        const Entry* const entry = m_content->entryOf(stretch);
        if (index.column() == Range && entry != nullptr && isOutside(stretch))
            return tr("none");
        const QString shown = findings::visibleText(text(stretch, index.column()));
        const bool isSecret = entry != nullptr && entry->isPrivate && index.column() == Holder;
        return isSecret ? tr("%1 (private)").arg(shown) : shown;
    }
    if (role == Qt::ToolTipRole) {
        const QString details = detailsText(*m_content, stretch);
        return Qt::mightBeRichText(details) ? Qt::convertFromPlainText(details) : details;
    }
    const bool isNumber = index.column() == Value && m_content->list.definition().isNumeric();
    if (role == Qt::TextAlignmentRole && isNumber)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

/// Returns a text as wide as the widest number or block that is shown; empty for words.
QString EntryModel::widestValue() const
{
    if (!m_content->list.definition().isNumeric())
        return {};
    subregistry::Block single;
    subregistry::Block block;
    QString asked; // by refused requests
    for (const std::int32_t index : m_shown) {
        if (stretch(index).refusal >= 0) {
            const QString text = valueText(*m_content, stretch(index));
            asked = text.size() > asked.size() ? text : asked;
            continue;
        }
        const subregistry::Block& shown = stretch(index).block;
        subregistry::Block& widest = shown.size() > 1 ? block : single;
        if (shown.last > widest.last)
            widest = shown;
    }
    const QString one = m_content->list.textOf(single);
    const QString several =
        block.size() > 1 ? m_content->list.textOf({block.last - 1, block.last}) : QString();
    return std::ranges::max({one, several, asked}, {}, &QString::size);
}

QString EntryModel::nameOf(int column)
{
    static constexpr std::array kNames{"value"_L1, "range"_L1, "state"_L1,   "holder"_L1,    "contact"_L1,
                                       "date"_L1,  "until"_L1, "request"_L1, "reference"_L1, "note"_L1};
    static_assert(kNames.size() == ColumnCount);
    return kNames.at(static_cast<std::size_t>(column));
}

bool EntryModel::hasTexts(int column) const
{
    return std::ranges::any_of(m_shown,
                               [&](std::int32_t index) { return !text(stretch(index), column).isEmpty(); });
}

/// Numbers, dates, and states are not cut: returns the size of a header above them.
QVariant EntryModel::leastSize(int section) const
{
    constexpr int kMargins = 24; // pixels, with the arrow of the sorted column
    const QFontMetrics metrics(QGuiApplication::font());
    int width = metrics.horizontalAdvance(headerData(section, Qt::Horizontal, Qt::DisplayRole).toString());
    const auto widen = [&](const QString& text) { width = std::max(width, metrics.horizontalAdvance(text)); };
    switch (section) {
    case Value: widen(m_widest); break;
    case Range: widen(u"0000000"_s); break;
    case State:
        for (const auto state : {subregistry::EntryState::Temporary, subregistry::EntryState::Deprecated})
            widen(entryStateText(state));
        if (std::ranges::any_of(m_content ? m_content->entries : QList<Entry>(),
                                [this](const Entry& entry) { return hasEnded(entry); }))
            widen(endedStateText(subregistry::EntryState::Reserved));
        break;
    case Holder: widen(QString(kLeastHolder, u'n')); break;
    case Date:
    case Until: widen(u"2000-00-00"_s); break;
    default: break;
    }
    return QSize(width + kMargins, metrics.height() + kMargins / 4);
}

QVariant EntryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::SizeHintRole)
        return leastSize(section);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return entryColumnText(nameOf(section));
}

} // namespace nidus::ui
