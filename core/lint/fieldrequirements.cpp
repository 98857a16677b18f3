// SPDX-License-Identifier: Apache-2.0
#include "core/lint/fieldrequirements.h"

namespace nidus::lint {

const std::array<FieldRequirement, registration::kTemplateFieldCount>& fieldRequirements()
{
    using enum FieldNeed;
    using enum registration::TemplateField;
    // RFC 8141 appendix A has all 13. An informal NID is assigned by the registry (section 5.2), a revision
    // describes its changes (section 6.2), and the fast track requires a specification (section 6.3).
    static constexpr std::array<FieldRequirement, registration::kTemplateFieldCount> table{{
        // field            formal   revised  informal revised  fast track
        {Nid, Filled, Filled, Optional, Filled, Filled},
        {Version, Optional, Optional, Optional, Optional, Optional},
        {Date, Filled, Filled, Filled, Filled, Filled},
        {Registrant, Filled, Filled, Filled, Filled, Filled},
        {Purpose, Filled, Filled, Filled, Filled, Filled},
        {Syntax, Filled, Filled, Filled, Filled, Filled},
        {Assignment, Filled, Filled, Filled, Filled, Filled},
        {Security, Filled, Filled, Filled, Filled, Filled},
        {Interoperability, Filled, Filled, Filled, Filled, Filled},
        {Resolution, Filled, Filled, Filled, Filled, Filled},
        {Documentation, Pointer, Pointer, Pointer, Pointer, Specification},
        {Additional, Optional, Optional, Optional, Optional, Optional},
        {Revision, Optional, Filled, Optional, Filled, Optional},
    }};
    return table;
}

} // namespace nidus::lint
