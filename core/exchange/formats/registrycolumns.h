// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <array>

namespace nidus::exchange {

// The columns of the registry as a table that are no fields of a template; those follow, named by their keys.
inline constexpr QLatin1StringView kHandleColumn{"handle"};
inline constexpr QLatin1StringView kKindColumn{"kind"};
inline constexpr QLatin1StringView kStateColumn{"state"};
inline constexpr QLatin1StringView kRecordVersionColumn{"recordVersion"};
inline constexpr QLatin1StringView kRecordDateColumn{"recordDate"};
inline constexpr QLatin1StringView kRecordUpdatedColumn{"recordUpdated"};
inline constexpr QLatin1StringView kOrganisationColumn{"organisation"};
inline constexpr QLatin1StringView kTemplateLinkColumn{"templateLink"};
inline constexpr QLatin1StringView kReferencesColumn{"references"};
inline constexpr QLatin1StringView kContactsColumn{"contacts"};

/// The samples and the syntax rule, as they stand in the registry's JSON; the last column.
inline constexpr QLatin1StringView kRuleColumn{"syntaxRule"};

/// Of a head that is exported with the table; not read.
inline constexpr QLatin1StringView kHeadColumn{"head"};

inline constexpr std::array kRecordColumns{
    kHandleColumn,        kKindColumn,         kStateColumn,        kRecordVersionColumn, kRecordDateColumn,
    kRecordUpdatedColumn, kOrganisationColumn, kTemplateLinkColumn, kReferencesColumn,    kContactsColumn};

} // namespace nidus::exchange
