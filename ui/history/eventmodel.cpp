// SPDX-License-Identifier: Apache-2.0
#include "ui/history/eventmodel.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/workflow/drafts/recordedsteps.h"
#include "ui/help/generatedpages.h"
#include "ui/history/eventwords.h"
#include "ui/history/notewords.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QStringList>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr qsizetype kMinutes = "2026-11-26 23:54"_L1.size();

/// Returns what the findings with these ids say, each in its line.
QString sentencesOf(const QStringList& ids)
{
    QStringList sentences;
    for (const QString& id : ids)
        sentences.append(findingWords(id).value_or(id));
    return sentences.join(u'\n');
}

/// Puts the reason for a step before what was open, which is a number in a table.
QString withReasonFirst(const QString& note, bool isInTable)
{
    const std::optional<workflow::DespiteNote> despite = workflow::despiteIn(note);
    if (!despite)
        return note;
    const QString first =
        EventModel::tr("%1 (despite %n open requirement(s))", nullptr, int(despite->ids.size()))
            .arg(despite->reason);
    QStringList lines{first, despite->note, isInTable ? QString() : sentencesOf(despite->ids)};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/// Puts the reason for accepting a finding, "ID: REASON", before what the finding says, and the answer to a
/// question of the review before the question, in one line.
QString acceptanceOf(const QString& note)
{
    const QString id = note.section(u':', 0, 0);
    const std::optional<QString> sentence = findingWords(id);
    const QString reason = note.sliced(id.size()).remove(0, 2).trimmed();
    if (!sentence)
        return note;
    const bool isQuestion = id.startsWith("review."_L1);
    return reason.isEmpty() ? *sentence : reason + (isQuestion ? u" · "_s : u"\n"_s) + *sentence;
}

/// Returns the note of an event. In review events, replaces the field key at its start by the field's title.
QString noteOf(const registration::Event& event, bool isInTable)
{
    using enum registration::EventKind;
    const QString note = withReasonFirst(noteText(event), isInTable);
    const qsizetype colon = note.indexOf(": "_L1);
    const bool isSaid =
        event.what == Commented || event.what == Answered || event.what == Resolved || event.what == Accepted;
    const std::optional<registration::TemplateField> field =
        isSaid && colon > 0 ? registration::fieldFromKey(note.first(colon)) : std::nullopt;
    const QString said = field ? note.sliced(colon + 2) : note;
    const QString shown = event.what == Accepted || event.what == Resolved ? acceptanceOf(said) : said;
    if (field && shown.isEmpty())
        return fieldTitle(*field);
    //: a field of a template, and a comment about it
    return field ? EventModel::tr("%1: %2").arg(fieldTitle(*field), shown) : shown;
}

} // namespace

EventModel::EventModel(QObject* parent) : QAbstractTableModel(parent) {}

void EventModel::setEvents(const QList<storage::LoggedEvent>& events)
{
    beginResetModel();
    m_events = events;
    endResetModel();
}

int EventModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_events.size());
}

int EventModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

/// Returns the text of a cell, as written: as a table shows it, or in full.
QString EventModel::text(int row, Column column, bool isInTable) const
{
    const storage::LoggedEvent& logged = m_events.at(row);
    const registration::Event& event = logged.event;
    switch (column) {
    case When: return event.when.isValid() ? event.when.toString(u"yyyy-MM-dd HH:mm:ss"_s) : QString();
    case Handle: return m_name ? m_name(logged.handle) : logged.handle;
    case What: return eventText(m_events, row);
    case Who: return isInTable ? shortName(event.who) : event.who;
    case Note: return QStringList{noteOf(event, isInTable), event.link}.join(u' ').trimmed();
    case ColumnCount: break;
    }
    return {};
}

QVariant EventModel::data(const QModelIndex& index, int role) const
{
    if (index.isValid() && role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeading | Qt::AlignTop); // beside a long note
    constexpr std::array kRoles{int(Qt::DisplayRole), int(Qt::ToolTipRole),
                                int(Qt::AccessibleDescriptionRole), int(WholeText)};
    if (!index.isValid() || std::ranges::find(kRoles, role) == kRoles.end())
        return {};
    const bool isFull = role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole;
    const QString whole = text(index.row(), static_cast<Column>(index.column()), !isFull);
    if (role == Qt::DisplayRole && index.column() == When)
        return whole.left(kMinutes); // the tool tip has the seconds; other columns need the room
    if (role == WholeText) {
        QStringList lines;
        for (const QString& line : whole.split(u'\n'))
            lines.append(findings::visibleText(line));
        return lines.join(u'\n');
    }
    if (role == Qt::AccessibleDescriptionRole) // what only the tool tip shows, for those who hear the cell
        return whole == data(index, Qt::DisplayRole).toString() ? QString() : findings::visibleText(whole);
    return role == Qt::ToolTipRole ? plainToolTip(whole) : findings::visibleText(whole.section(u'\n', 0, 0));
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case When: return tr("Time (UTC)");
    case Handle: return tr("Registration");
    case What: return tr("Event");
    case Who: return tr("Person");
    case Note: return tr("Note and link");
    case ColumnCount: break;
    }
    return {};
}

QByteArray eventsAsText(const QList<storage::LoggedEvent>& events)
{
    QByteArray text;
    for (const auto& [handle, event] : events) {
        QStringList columns{event.when.toString(Qt::ISODateWithMs),
                            handle,
                            registration::wordOf(event.what),
                            event.who,
                            event.note,
                            event.link};
        columns.replaceInStrings(u"\t"_s, u" "_s).replaceInStrings(u"\n"_s, u" "_s);
        text += columns.join(u'\t').toUtf8() + '\n';
    }
    return text;
}

} // namespace nidus::ui
