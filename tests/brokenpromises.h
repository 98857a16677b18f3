// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/contract.h"

#include <string>
#include <vector>

namespace nidus::test {

/// Collects the promises that are broken on this thread while it exists, instead of ending the process.
class BrokenPromises
{
public:
    BrokenPromises() : m_before(base::setContractHandler(&keep)) { collected().clear(); }
    ~BrokenPromises() { base::setContractHandler(m_before); }
    BrokenPromises(const BrokenPromises&) = delete;
    BrokenPromises& operator=(const BrokenPromises&) = delete;

    /// Returns them, oldest first.
    [[nodiscard]] const std::vector<std::string>& all() const { return collected(); }

private:
    static std::vector<std::string>& collected()
    {
        thread_local std::vector<std::string> promises;
        return promises;
    }
    static void keep(const char* promise) noexcept { collected().emplace_back(promise); }

    base::ContractHandler m_before;
};

} // namespace nidus::test
