// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatefield.h"

#include <array>
#include <cstdint>

namespace nidus::lint {

/// What a field must contain before a template can be registered.
enum class FieldNeed : std::uint8_t {
    Optional,
    Filled,       ///< text, even if it only states that nothing applies
    Pointer,      ///< a stable specification, or a sentence that there is none (section 6.2: SHOULD)
    Specification ///< a specification (section 6.3: required)
};

/// One row of the table: what the field must contain, by kind of registration.
struct FieldRequirement
{
    registration::TemplateField field;
    FieldNeed formalFirst;
    FieldNeed formalRevision;
    FieldNeed informalFirst;
    FieldNeed informalRevision;
    FieldNeed fastTrack; ///< replaces the others if it is stricter
};

/// Returns the requirements of RFC 8141 Appendix A and sections 5.2, 6.2, and 6.3, in template order. The
/// Version, and the NID of an informal namespace, are set when the template is registered. Otherwise only
/// Additional Information, and Revision Information of a first version, may be absent.
[[nodiscard]] const std::array<FieldRequirement, registration::kTemplateFieldCount>& fieldRequirements();

} // namespace nidus::lint
