// SPDX-License-Identifier: Apache-2.0
#include "core/base/contract.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace nidus::base {

namespace {

[[noreturn]] void endProcess(const char* promise) noexcept
{
    static_cast<void>(std::fprintf(stderr, "internal error: %s\n", promise));
    std::abort();
}

std::atomic<ContractHandler> currentHandler{&endProcess};

} // namespace

ContractHandler setContractHandler(ContractHandler handler) noexcept
{
    return currentHandler.exchange(handler == nullptr ? ContractHandler(&endProcess) : handler);
}

bool promiseBroken(const char* promise) noexcept
{
    currentHandler.load()(promise);
    return false;
}

} // namespace nidus::base
