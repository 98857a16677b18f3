// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/finding.h"

namespace nidus {

/// What is known about one finding id. Texts are English sources; the functions below translate them.
struct CatalogueEntry
{
    FindingId id;
    Severity severity;   ///< the severity it has unless a caller lowers it
    const char* rfc;     ///< "RFC 8141", "RFC 2141", or "" for our own rules
    const char* section; ///< "2.1", "" where there is none
    const char* message; ///< one sentence; %1, %2 stand for the finding's arguments
    const char* reason;  ///< why the rule is there
    const char* example; ///< input that shows it; not translated
    const char* fix;     ///< what to do
};

} // namespace nidus
