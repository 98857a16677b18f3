// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace nidus::storage {

/// The highest numbers that a registry has assigned; none up to them is assigned again.
struct AssignedNumbers
{
    QString informal; ///< of an informal namespace, decimal, as long as a NID allows; empty if none
    qint64 draft = 0; ///< id of a draft; 0 if none

    bool operator==(const AssignedNumbers&) const = default;
};

} // namespace nidus::storage
