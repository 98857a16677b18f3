// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QAccessibleInterface;
class QObject;

namespace nidus::ui {

/// Makes what assistive technology reads of a GrammarEditor; null for any other object. Other than Qt's own,
/// the text has the findings as attributes: "invalid" is "grammar", and "finding" is the sentence.
[[nodiscard]] QAccessibleInterface* grammarInterface(const QString& className, QObject* object);

} // namespace nidus::ui
