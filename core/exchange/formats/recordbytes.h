// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <string>
#include <string_view>

namespace nidus::exchange {

// The parts of a registry as bytes that only the same run of the program reads: much faster than JSON.

[[nodiscard]] std::string recordBytes(const registration::Person& person);
[[nodiscard]] std::string recordBytes(const registration::RegistrationRecord& record);
[[nodiscard]] std::string recordBytes(const registration::DraftRecord& record);

/// Returns what recordBytes() got, for one of its types.
template <typename T>
[[nodiscard]] T fromRecordBytes(std::string_view bytes);

} // namespace nidus::exchange
