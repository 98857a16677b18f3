// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/simulate/run.h"
#include "tests/simulate/steps.h"

#include <functional>

namespace nidus::simulate {

/// What to report while a seed runs.
struct Listener
{
    std::function<void(int step, int kind)> began;
    std::function<void(int step, const QString& kind, const QString& notes)> took;
    std::function<void(int step, const QString& kind, const Model::Broken& broken)> broke;
};

/// Runs the schedule of one seed: the steps that it chooses, each followed by a check of all promises.
void runSeed(const QString& folder, std::uint64_t seed, int steps, const Listener& listener);

} // namespace nidus::simulate
