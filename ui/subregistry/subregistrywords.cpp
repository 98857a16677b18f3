// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/subregistrywords.h"

#include "core/findings/text/listtexts.h"

#include <QCoreApplication>
#include <QLatin1StringView>
#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

struct SubregistryWords
{
    Q_DECLARE_TR_FUNCTIONS(SubregistryWords)
};

} // namespace

QString entryStateText(subregistry::EntryState state)
{
    using enum subregistry::EntryState;
    switch (state) {
    case Pending: return SubregistryWords::tr("pending");
    case Reserved: return SubregistryWords::tr("reserved");
    case Assigned: return SubregistryWords::tr("assigned");
    case Temporary: return SubregistryWords::tr("temporary");
    case Deprecated: return SubregistryWords::tr("deprecated");
    case Retired: return SubregistryWords::tr("retired");
    case Withdrawn: return SubregistryWords::tr("withdrawn");
    case Released: return SubregistryWords::tr("released");
    case Pool: return SubregistryWords::tr("in the pool");
    }
    std::unreachable();
}

QString entryStateMeaning(subregistry::EntryState state)
{
    return findings::entryStateSentence(registration::wordOf(state));
}

QString rangeStateText(subregistry::RangeState state)
{
    using enum subregistry::RangeState;
    switch (state) {
    case Open: return SubregistryWords::tr("open");
    case Private: return SubregistryWords::tr("private");
    case Closed: return SubregistryWords::tr("closed");
    case Reserved: return SubregistryWords::tr("reserved");
    case Removed: return SubregistryWords::tr("removed");
    }
    std::unreachable();
}

QString rangeStateMeaning(subregistry::RangeState state)
{
    using enum subregistry::RangeState;
    switch (state) {
    case Open: return SubregistryWords::tr("Values of the range can be assigned.");
    case Private: return SubregistryWords::tr("Anybody may use the values without registration.");
    case Closed: return SubregistryWords::tr("No further value of the range is assigned.");
    case Reserved: return SubregistryWords::tr("The range is kept for later; no value is assigned yet.");
    case Removed: break;
    }
    return {};
}

QString freeText(const subregistry::Range* range)
{
    const bool isOpen = range == nullptr || range->state == subregistry::RangeState::Open;
    return isOpen ? SubregistryWords::tr("free")
                  : findings::notAssignableText(registration::wordOf(range->state));
}

QString entryColumnText(const QString& name)
{
    struct Title
    {
        QLatin1StringView name;
        const char* text;
    };
    static constexpr std::array kTitles{
        Title{"value"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Value")},
        Title{"to"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Last number")},
        Title{"range"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Range")},
        Title{"state"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "State")},
        Title{"holder"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Holder")},
        Title{"date"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Date")},
        Title{"until"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Until")},
        Title{"reference"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Reference")},
        Title{"note"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Note")},
        Title{"on-behalf"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "On behalf of")},
        Title{"contact"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Contact")},
        Title{"superseded-by"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Superseded by")},
        Title{"renewals"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Renewals")},
        Title{"private"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Private")},
        Title{"source-state"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "State in the source")}};
    const auto found = std::ranges::find(kTitles, name, &Title::name);
    return found == kTitles.end() ? name : SubregistryWords::tr(found->text);
}

} // namespace nidus::ui
