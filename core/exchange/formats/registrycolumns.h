// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <array>

namespace nidus::exchange {

// The columns of the registry table that are not template fields; those follow, named by their keys.
inline constexpr QLatin1StringView kHandleColumn{"handle"};
inline constexpr QLatin1StringView kKindColumn{"kind"};
inline constexpr QLatin1StringView kStateColumn{"state"};
inline constexpr QLatin1StringView kRecordVersionColumn{"recordVersion"};
inline constexpr QLatin1StringView kRecordDateColumn{"recordDate"};
inline constexpr QLatin1StringView kRecordUpdatedColumn{"recordUpdated"};
inline constexpr QLatin1StringView kOrganizationColumn{"organisation"};
inline constexpr QLatin1StringView kTemplateLinkColumn{"templateLink"};
inline constexpr QLatin1StringView kReferencesColumn{"references"};
inline constexpr QLatin1StringView kContactsColumn{"contacts"};

/// The samples and the syntax rule, as in the registry's JSON; the last column but the head's.
inline constexpr QLatin1StringView kRuleColumn{"syntaxRule"};

/// The last column if a head is exported with the table; ignored when reading.
inline constexpr QLatin1StringView kHeadColumn{"head"};

inline constexpr std::array kRecordColumns{
    kHandleColumn,        kKindColumn,         kStateColumn,        kRecordVersionColumn, kRecordDateColumn,
    kRecordUpdatedColumn, kOrganizationColumn, kTemplateLinkColumn, kReferencesColumn,    kContactsColumn};

} // namespace nidus::exchange
