// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatefield.h"

#include <array>
#include <cstdint>

namespace nidus::lint {

/// What a field must hold before a template can be registered.
enum class FieldNeed : std::uint8_t {
    Optional,
    Filled,       ///< text, if only to say that nothing applies
    Pointer,      ///< a stable specification, or a sentence that there is none (section 6.2: SHOULD)
    Specification ///< a specification (section 6.3: required)
};

/// One row of the table: what the field must hold, by what is registered.
struct FieldRequirement
{
    registration::TemplateField field;
    FieldNeed formalFirst;
    FieldNeed formalRevision;
    FieldNeed informalFirst;
    FieldNeed informalRevision;
    FieldNeed fastTrack; ///< in place of the others where it asks for more
};

/// RFC 8141 Appendix A with sections 5.2, 6.2 and 6.3, in template order. The Version is set when the
/// template is registered; an informal namespace gets its NID then. Only Additional Information, and Revision
/// Information of a first version, may be absent otherwise.
[[nodiscard]] const std::array<FieldRequirement, registration::kTemplateFieldCount>& fieldRequirements();

} // namespace nidus::lint
