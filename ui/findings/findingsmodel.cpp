// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/findingsmodel.h"

#include "core/findings/catalogue.h"
#include "ui/editor/fieldtexts.h"
#include "ui/findings/findingrank.h"

using namespace Qt::StringLiterals;

namespace nidus {

FindingsModel::FindingsModel(QObject* parent) : QAbstractTableModel(parent) {}

void FindingsModel::setFindings(const QList<Finding>& findings, const RegistrationTemplate& about)
{
    beginResetModel();
    m_findings = findings;
    m_about = about;
    rebuild();
    endResetModel();
}

void FindingsModel::setFilter(const QString& text)
{
    beginResetModel();
    m_filter = text;
    rebuild();
    endResetModel();
}

const Finding& FindingsModel::findingAt(int row) const
{
    return m_findings.at(m_rows.at(static_cast<std::size_t>(row)));
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Finding& finding = findingAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(finding, index.column());
    case Qt::DecorationRole:
        return index.column() == Rank ? QVariant(rankIcon(findingRank(finding, m_about))) : QVariant();
    case Qt::ToolTipRole:
        if (const CatalogueEntry* entry = catalogueEntry(QString(finding.id.word())))
            return u"<p>%1</p><p>%2</p>"_s.arg(translatedReason(*entry).toHtmlEscaped(),
                                               translatedFix(*entry).toHtmlEscaped());
        return {};
    default:
        return {};
    }
}

QString FindingsModel::text(const Finding& finding, int column) const
{
    switch (column) {
    case Rank:
        return rankWord(findingRank(finding, m_about));
    case Field:
        return finding.field ? fieldTitle(*finding.field) : QString();
    case Message:
        return message(finding);
    case Rule: {
        const CatalogueEntry* entry = catalogueEntry(QString(finding.id.word()));
        const QString reference = entry ? ruleReference(*entry) : QString();
        return reference.isEmpty() ? QString(finding.id.word()) : reference;
    }
    default:
        return {};
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Rank:
        return tr("Severity");
    case Field:
        return tr("Field");
    case Message:
        return tr("Message");
    case Rule:
        return tr("Rule");
    default:
        return {};
    }
}

void FindingsModel::rebuild()
{
    m_rows.clear();
    for (qsizetype i = 0; i < m_findings.size(); ++i) {
        bool isMatch = m_filter.isEmpty();
        for (int column = 0; column < ColumnCount && !isMatch; ++column)
            isMatch = text(m_findings.at(i), column).contains(m_filter, Qt::CaseInsensitive);
        if (isMatch)
            m_rows.push_back(i);
    }
}

} // namespace nidus
