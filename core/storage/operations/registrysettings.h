// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/approval.h"
#include "core/storage/values/registryvalues.h"

namespace nidus::storage {

class Connection;

/// The settings of a registry, for everybody who uses it. The history contains them: the latest event counts.
class RegistrySettings
{
public:
    explicit RegistrySettings(Connection& connection) : m_connection(connection) {}

    [[nodiscard]] base::Result<registration::ApprovalRule> approval() const;
    /// Records the new rule; writes nothing if it is already the present one.
    [[nodiscard]] base::Result<void> setApproval(registration::ApprovalRule rule, const Act& act);

private:
    Connection& m_connection;
};

} // namespace nidus::storage
