// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/importedstate.h"

#include "core/findings/text/listwords.h"

#include <QHash>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using subregistry::EntryState;

std::optional<EntryState> importedState(const QString& word)
{
    static const QHash<QString, EntryState> others{{u"published"_s, EntryState::Assigned},
                                                   {u"operational"_s, EntryState::Assigned},
                                                   {u"active"_s, EntryState::Assigned},
                                                   {u"valid"_s, EntryState::Assigned},
                                                   {u"stable"_s, EntryState::Assigned},
                                                   {u"permanent"_s, EntryState::Assigned},
                                                   {u"pre-operational"_s, EntryState::Pending},
                                                   {u"provisional"_s, EntryState::Pending},
                                                   {u"submitted"_s, EntryState::Pending},
                                                   {u"experimental"_s, EntryState::Pending},
                                                   {u"superseded"_s, EntryState::Deprecated},
                                                   {u"obsolete"_s, EntryState::Deprecated},
                                                   {u"deprecation-scheduled"_s, EntryState::Deprecated},
                                                   {u"historical"_s, EntryState::Retired},
                                                   {u"inactive"_s, EntryState::Retired},
                                                   {u"invalid"_s, EntryState::Retired},
                                                   {u"removed"_s, EntryState::Retired}};
    const QString lower = word.section(u'(', 0, 0).trimmed().toLower(); // an explanation may follow
    if (word.isEmpty())
        return EntryState::Assigned;
    if (const auto own = registration::fromWord<EntryState>(lower))
        return own;
    if (const auto own = registration::fromWord<EntryState>(findings::stateWithText(lower)))
        return own;
    const auto other = others.constFind(lower);
    return other == others.cend() ? std::nullopt : std::optional(*other);
}

} // namespace nidus::workflow
