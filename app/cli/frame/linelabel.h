// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/clitext.h"
#include "core/findings/text/sharedtexts.h"

namespace nidus::cli {

/// Returns the label with a colon.
inline QString lineLabel(findings::Label label) { return Cli::tr("%1:").arg(findings::labelText(label)); }

} // namespace nidus::cli
