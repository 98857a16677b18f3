// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/read/xmlcursor.h"
#include "core/registration/registration.h"

namespace nidus {

// Each reads the element the cursor has just opened and closes it.

[[nodiscard]] RegistrationTemplate readTemplateElement(XmlCursor& xml);
[[nodiscard]] Event readEventElement(XmlCursor& xml);
/// Comments are numbered 1, 2, ... as they come; an answer names one of those before it.
void appendCommentElement(XmlCursor& xml, QList<ReviewComment>& comments);
[[nodiscard]] Reference readReferenceElement(XmlCursor& xml);
/// Takes the element if it belongs to a version's content (template, sample, rule); false when it does not.
[[nodiscard]] bool readContentElement(XmlCursor& xml, VersionContent& content);

} // namespace nidus
