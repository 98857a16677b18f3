// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/textsource.h"
#include "core/registration/templatefield.h"

#include <QList>
#include <QString>

namespace nidus {

/// A line that begins a field.
struct TemplateLabel
{
    TemplateField field = TemplateField::Nid;
    qsizetype line = 0;     ///< index into the lines
    qsizetype bodyLine = 0; ///< index of the first line that is not part of the heading
    int indentation = 0;
    QString spelling; ///< the heading as written, without number and colon
    QString value;    ///< what follows on the same line, trimmed
};

/// What the lines hold of labels.
struct FoundLabels
{
    QList<TemplateLabel> labels;   ///< in order of lines, each field at most once
    QList<TemplateLabel> repeated; ///< further lines that look like a label of a field found before
};

/// Finds the labels of RFC 8141's template in the spellings, numberings and places of real registrations:
/// "Namespace ID:", "2.4. Declaration of Structure", "ISBN assignment:", underlined headings.
[[nodiscard]] FoundLabels findLabels(const QList<SourceLine>& lines);

} // namespace nidus
