// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/samples/samplesmodel.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/check/rows/verdictlook.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QVariant editValue(const registration::Sample& sample, int column)
{
    if (column == SamplesModel::Expected)
        return static_cast<int>(sample.expected);
    return column == SamplesModel::Note ? sample.note : sample.urn;
}

QString noteText(const registration::Sample& sample)
{
    if (!sample.acceptedBecause.isEmpty())
        return SamplesModel::tr("Accepted: %1").arg(sample.acceptedBecause);
    static const QRegularExpression ofTemplate(u"^template, Syntax, line (\\d+)$"_s); // of exampleSamples()
    const QRegularExpressionMatch line = ofTemplate.match(sample.source);
    const QString source =
        line.hasMatch() ? SamplesModel::tr("Template, Syntax, line %1").arg(line.captured(1)) : sample.source;
    return sample.note.isEmpty() ? source : sample.note;
}

} // namespace

check::Verdict shownVerdict(grammar::MatchVerdict verdict)
{
    switch (verdict) {
    case grammar::MatchVerdict::Valid: return check::Verdict::Valid;
    case grammar::MatchVerdict::Invalid: return check::Verdict::Invalid;
    case grammar::MatchVerdict::Undecided: break;
    }
    return check::Verdict::Undecided;
}

QString expectedText(registration::ExpectedVerdict expected)
{
    return verdictName(expected == registration::ExpectedVerdict::Valid ? check::Verdict::Valid
                                                                        : check::Verdict::Invalid);
}

SamplesModel::SamplesModel(QObject* parent) : QAbstractTableModel(parent) {}

void SamplesModel::setSamples(const QList<registration::Sample>& samples)
{
    const qsizetype shorter = std::min(samples.size(), m_samples.size());
    qsizetype head = 0;
    while (head < shorter && samples.at(head) == m_samples.at(head))
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head &&
           samples.at(samples.size() - 1 - tail) == m_samples.at(m_samples.size() - 1 - tail))
        ++tail;
    const auto first = static_cast<int>(head);
    const auto kept = static_cast<int>(shorter - tail); // rows before this one are not moved
    const auto before = static_cast<int>(m_samples.size() - tail);
    const auto after = static_cast<int>(samples.size() - tail);
    if (kept > first) {
        std::copy(samples.cbegin() + first, samples.cbegin() + kept, m_samples.begin() + first);
        Q_EMIT dataChanged(index(first, 0), index(kept - 1, ColumnCount - 1));
    }
    if (before > kept) {
        beginRemoveRows({}, kept, before - 1);
        m_samples = samples;
        endRemoveRows();
    } else if (after > kept) {
        beginInsertRows({}, kept, after - 1);
        m_samples = samples;
        endInsertRows();
    }
}

void SamplesModel::setOutcomes(const QHash<QString, SampleOutcome>& outcomesByUrn)
{
    if (outcomesByUrn == m_outcomes)
        return;
    m_outcomes = outcomesByUrn;
    if (!m_samples.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

std::optional<SampleOutcome> SamplesModel::outcome(int row) const
{
    const auto found = m_outcomes.constFind(m_samples.at(row).urn);
    return found == m_outcomes.cend() ? std::nullopt : std::optional(*found);
}

int SamplesModel::contradictionCount() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row) {
        const std::optional<SampleOutcome> found = outcome(row);
        const registration::Sample& sample = m_samples.at(row);
        count += found && contradicts(sample, *found) && sample.acceptedBecause.isEmpty() ? 1 : 0;
    }
    return count;
}

int SamplesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_samples.size());
}

int SamplesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant SamplesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::optional<SampleOutcome> found = outcome(index.row());
    switch (role) {
    case Qt::DisplayRole: return findings::visibleText(text(index.row(), index.column()));
    case Qt::ToolTipRole: return plainToolTip(text(index.row(), index.column()));
    case Qt::EditRole: return editValue(m_samples.at(index.row()), index.column());
    case FailingOffsetRole:
        return found && found->offset >= 0 && contradicts(m_samples.at(index.row()), *found)
                   ? int(findings::visibleText(m_samples.at(index.row()).urn.first(found->offset)).size())
                   : -1;
    case ContradictsRole: return found && contradicts(m_samples.at(index.row()), *found);
    default: return {};
    }
}

QString SamplesModel::text(int row, int column) const
{
    const registration::Sample& sample = m_samples.at(row);
    switch (column) {
    case Urn: return sample.urn;
    case Expected: return expectedText(sample.expected);
    case VerdictNow: return verdictText(row);
    case Why: return outcome(row).value_or(SampleOutcome()).why;
    case Note: return noteText(sample);
    default: return {};
    }
}

QString SamplesModel::verdictText(int row) const
{
    const std::optional<SampleOutcome> found = outcome(row);
    if (!found)
        return {};
    QString name = verdictName(shownVerdict(found->verdict));
    if (!contradicts(m_samples.at(row), *found))
        return name;
    return m_samples.at(row).acceptedBecause.isEmpty() ? tr("%1, not as expected").arg(name)
                                                       : tr("%1, accepted").arg(name);
}

bool SamplesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    QList<registration::Sample> changed = m_samples;
    registration::Sample& sample = changed[index.row()];
    if (index.column() != Note)
        sample.acceptedBecause.clear(); // the reason was given for the old sample
    if (index.column() == Urn)
        sample.urn = value.toString().trimmed();
    else if (index.column() == Expected)
        sample.expected = static_cast<registration::ExpectedVerdict>(value.toInt());
    else
        sample.note = value.toString();
    Q_EMIT edited(changed);
    return true;
}

QVariant SamplesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Urn: return tr("URN");
    case Expected: return tr("Expected");
    case VerdictNow: return tr("Verdict");
    case Note: return tr("Note");
    case Why: return tr("Reason");
    default: return {};
    }
}

Qt::ItemFlags SamplesModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const int column = index.column();
    if (index.isValid() && !m_isReadOnly && (column == Urn || column == Expected || column == Note))
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace nidus::ui
