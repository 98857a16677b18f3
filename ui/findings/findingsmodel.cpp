// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/findingsmodel.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/findingplace.h"
#include "ui/support/text/registrywords.h"

#include <QFont>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString toolTip(const findings::Finding& finding, const findings::AcceptedFinding* accepted)
{
    QStringList texts{findings::message(finding)};
    if (accepted)
        texts.append(findings::acceptanceText(accepted->acceptance));
    else if (const QString later = laterSeverity(finding); !later.isEmpty())
        texts.append(FindingsModel::tr("%1; %2").arg(rankWord(findingRank(finding, {})), later));
    if (const findings::CatalogEntry* entry = findings::catalogEntry(QString(finding.id.word())))
        texts += {findings::translatedReason(*entry), findings::translatedFix(*entry)};
    QString html;
    for (const QString& text : std::as_const(texts))
        html += u"<p>"_s + findings::visibleText(text).toHtmlEscaped() + u"</p>"_s;
    return html;
}

} // namespace

FindingsModel::FindingsModel(QObject* parent) : QAbstractTableModel(parent) {}

void FindingsModel::setFindings(const QList<findings::Finding>& findings,
                                const registration::RegistrationTemplate& about)
{
    setSubjects({{.handle = {}, .about = about, .findings = findings}});
}

void FindingsModel::setSubjects(const QList<workflow::LintedSubject>& subjects)
{
    change([this, &subjects] { m_subjects = subjects; });
}

void FindingsModel::setFilter(const QString& text)
{
    change([this, &text] { m_filter = text; });
}

void FindingsModel::setRankShown(FindingRank rank, bool isShown)
{
    change([this, rank, isShown] {
        if (isShown)
            m_hidden.erase(rank);
        else
            m_hidden.insert(rank);
    });
}

void FindingsModel::setGrouping(FindingGrouping grouping)
{
    change([this, grouping] { m_grouping = grouping; });
}

void FindingsModel::sort(int column, Qt::SortOrder order)
{
    change([this, column, order] {
        m_sortColumn = column;
        m_sortOrder = order;
    });
}

void FindingsModel::change(const std::function<void()>& what)
{
    beginResetModel();
    what();
    rebuild();
    endResetModel();
}

const findings::Finding& FindingsModel::findingAt(int row) const
{
    return findingOf(m_rows.at(static_cast<std::size_t>(row)));
}

const registration::ReviewComment* FindingsModel::acceptanceAt(int row) const
{
    const findings::AcceptedFinding* accepted = acceptedOf(m_rows.at(static_cast<std::size_t>(row)));
    return accepted ? &accepted->acceptance : nullptr;
}

const workflow::LintedSubject& FindingsModel::subjectAt(int row) const
{
    return m_subjects.at(m_rows.at(static_cast<std::size_t>(row)).subject);
}

bool FindingsModel::isHeading(int row) const { return m_rows.at(static_cast<std::size_t>(row)).finding < 0; }

qsizetype FindingsModel::totalCount() const
{
    qsizetype count = 0;
    for (const workflow::LintedSubject& subject : m_subjects)
        count += subject.findings.size();
    return count;
}

int FindingsModel::countOf(FindingRank rank) const
{
    std::ptrdiff_t count = 0;
    for (const workflow::LintedSubject& subject : m_subjects) {
        if (rank == FindingRank::Accepted)
            count += subject.accepted.size();
        else
            count += std::ranges::count_if(subject.findings, [&](const findings::Finding& finding) {
                return findingRank(finding, subject.about) == rank;
            });
    }
    return static_cast<int>(count);
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

Qt::ItemFlags FindingsModel::flags(const QModelIndex& index) const
{
    if (index.isValid() && isHeading(index.row()))
        return Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return QAbstractTableModel::flags(index);
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    if (row.finding < 0) {
        QFont bold;
        bold.setBold(true);
        if (role == Qt::FontRole)
            return bold;
        return role == Qt::DisplayRole && index.column() == 0 ? QVariant(row.heading) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole: return index.column() == Field ? placeOf(row) : text(row, index.column());
    case Qt::DecorationRole: return index.column() == Rank ? QVariant(rankIcon(rankOf(row))) : QVariant();
    case Qt::AccessibleTextRole: return index.column() == Message ? QVariant(spokenText(row)) : QVariant();
    case LaterSeverity: return laterSeverity(row);
    case Qt::ToolTipRole: return toolTip(findingOf(row), acceptedOf(row));
    default: return {};
    }
}

const findings::Finding& FindingsModel::findingOf(const Row& row) const
{
    const findings::AcceptedFinding* accepted = acceptedOf(row);
    return accepted ? accepted->finding : m_subjects.at(row.subject).findings.at(row.finding);
}

const findings::AcceptedFinding* FindingsModel::acceptedOf(const Row& row) const
{
    const workflow::LintedSubject& subject = m_subjects.at(row.subject);
    const qsizetype index = row.finding - subject.findings.size();
    return index >= 0 ? &subject.accepted.at(index) : nullptr;
}

FindingRank FindingsModel::rankOf(const Row& row) const
{
    return acceptedOf(row) ? FindingRank::Accepted
                           : findingRank(findingOf(row), m_subjects.at(row.subject).about);
}

QString FindingsModel::text(const Row& row, int column) const
{
    const findings::Finding& finding = findingOf(row);
    switch (column) {
    case Rank: return rankWord(rankOf(row));
    case Field: return finding.field ? fieldTitle(*finding.field) : QString();
    case Message:
        if (const findings::AcceptedFinding* accepted = acceptedOf(row))
            return findings::message(finding) + u" ("_s +
                   findings::visibleText(findings::acceptanceText(accepted->acceptance)) + u')';
        return findings::message(finding);
    case Rule: {
        const findings::CatalogEntry* entry = findings::catalogEntry(QString(finding.id.word()));
        return entry ? findings::ruleReference(*entry) : QString();
    }
    case Namespace: {
        const QString& handle = m_subjects.at(row.subject).handle;
        return m_names ? m_names(handle) : handle;
    }
    default: return {};
    }
}

QString FindingsModel::placeOf(const Row& row) const
{
    return placeTitle(findingOf(row), m_subjects.at(row.subject).about);
}

QString FindingsModel::laterSeverity(const Row& row) const
{
    return acceptedOf(row) ? QString() : ui::laterSeverity(findingOf(row));
}

QString FindingsModel::spokenText(const Row& row) const
{
    QStringList parts{text(row, Rank), laterSeverity(row), placeOf(row), text(row, Message)};
    parts.removeAll(QString());
    return parts.join(u": "_s);
}

QString FindingsModel::sortKey(const Row& row, int column) const
{
    const findings::Finding& finding = findingOf(row);
    if (column == Rank) // most severe first
        return QString(QChar(ushort(u'z' - static_cast<int>(rankOf(row)))));
    if (column == Field)
        return QString(QChar(ushort(u'a' + (finding.field ? static_cast<int>(*finding.field) + 1 : 0))));
    return text(row, column);
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Rank: return tr("Severity");
    case Field: return tr("Field");
    case Message: return tr("Message");
    case Rule: return findings::labelText(findings::Label::Rule);
    case Namespace: return tr("Namespace");
    default: return {};
    }
}

bool FindingsModel::isShown(const Row& row) const
{
    if (m_hidden.contains(rankOf(row)))
        return false;
    bool isMatch = m_filter.isEmpty();
    for (int column = 0; column < ColumnCount && !isMatch; ++column)
        isMatch = text(row, column).contains(m_filter, Qt::CaseInsensitive);
    return isMatch;
}

int FindingsModel::groupColumn() const
{
    switch (m_grouping) {
    case FindingGrouping::Severity: return Rank;
    case FindingGrouping::Field: return Field;
    case FindingGrouping::Rule: return Rule;
    case FindingGrouping::Namespace: return Namespace;
    case FindingGrouping::None: break;
    }
    return -1;
}

void FindingsModel::rebuild()
{
    std::vector<Row> shown;
    for (qsizetype subject = 0; subject < m_subjects.size(); ++subject) {
        const workflow::LintedSubject& one = m_subjects.at(subject);
        for (qsizetype finding = 0; finding < one.findings.size() + one.accepted.size(); ++finding) {
            if (const Row row{subject, finding, {}}; isShown(row))
                shown.push_back(row);
        }
    }
    const auto sortBy = [this, &shown](int column, Qt::SortOrder order) {
        std::ranges::stable_sort(shown, [this, column, order](const Row& a, const Row& b) {
            const int difference = QString::localeAwareCompare(sortKey(a, column), sortKey(b, column));
            return order == Qt::AscendingOrder ? difference < 0 : difference > 0;
        });
    };
    if (m_sortColumn >= 0)
        sortBy(m_sortColumn, m_sortOrder);
    const int group = groupColumn();
    if (group < 0) {
        m_rows = std::move(shown);
        return;
    }
    sortBy(group, Qt::AscendingOrder);
    m_rows.clear();
    const auto same = [this, group](const Row& a, const Row& b) { return text(a, group) == text(b, group); };
    for (auto first = shown.begin(); first != shown.end();) {
        const auto last =
            std::find_if_not(first, shown.end(), [&](const Row& row) { return same(*first, row); });
        const QString name = text(*first, group).isEmpty() ? tr("Template") : text(*first, group);
        m_rows.push_back({first->subject, -1, tr("%1 (%2)").arg(name, QString::number(last - first))});
        m_rows.insert(m_rows.end(), first, last);
        first = last;
    }
}

} // namespace nidus::ui
