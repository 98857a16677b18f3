// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/importedtemplate.h"
#include "core/exchange/formats/labeltable.h"
#include "core/exchange/formats/textsource.h"

#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <optional>

namespace nidus::exchange {

/// A line that begins a field, or ends one.
struct TemplateLabel
{
    std::optional<registration::TemplateField> field; ///< absent: what follows belongs to no field
    LabelRole role = LabelRole::Label;
    Sureness sureness = Sureness::Certain;
    qsizetype line = 0;     ///< index into the lines
    qsizetype bodyLine = 0; ///< index of the first line that is not part of the heading
    int indentation = 0;
    int depth = 0;           ///< of a numbered heading or one of the markup: "2.4." is 2; else 0
    bool isMarkup = false;   ///< the depth is that of a heading of the markup
    bool isAfterGap = false; ///< after a blank line, or the first line
    bool isListed = false;   ///< after the mark of a list, without emphasis
    QString spelling;        ///< the heading as written, without number and colon
    QString value;           ///< what follows on the same line, trimmed
};

/// The labels in the lines.
struct FoundLabels
{
    QList<TemplateLabel> labels;   ///< in order of lines; each field once, and its further parts
    QList<TemplateLabel> repeated; ///< further lines that look like a label of a field found elsewhere
    bool isOld = false;            ///< the layout of RFC 2611 and RFC 3406
};

/// The parts of a heading: indentation, the mark of a list, hashes of Markdown or equals signs of a wiki,
/// emphasis, number, name, colon, and value.
[[nodiscard]] const QRegularExpression& headingPattern();

/// Whether headingPattern() may match a line: false for most prose, which it rejects only after many
/// attempts. Before the colon or the end of a heading, a period belongs to a number, and a semicolon comes
/// before the name.
[[nodiscard]] bool mayBeHeading(const QString& line);

/// Lines that may be labels, in order; candidates for one field beyond kMostCandidates are ignored.
[[nodiscard]] QList<TemplateLabel> labelCandidates(const QList<SourceLine>& lines);

/// The selection of candidates with the largest weight whose fields are in RFC 8141's order, each once.
[[nodiscard]] QList<TemplateLabel> labelsInOrder(const QList<TemplateLabel>& candidates);

/// Returns the fields that have a label in the lines; guesses do not count.
[[nodiscard]] QSet<registration::TemplateField> fieldsIn(const QList<SourceLine>& lines);

/// Finds the labels of a template as real registrations spell, number, and place them: "Namespace ID:", "2.4.
/// Declaration of Structure", "**Purpose:**", "ISBN assignment:", underlined and wrapped headings. Ignores
/// text lines that only look like labels.
[[nodiscard]] FoundLabels findLabels(const QList<SourceLine>& lines);

} // namespace nidus::exchange
