// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/templatelabels.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>
#include <optional>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

struct Alias
{
    QLatin1StringView spelling; ///< lower case, single blanks, without "considerations"
    TemplateField field;
};

// Spellings met in published registrations, those of the older templates of RFC 2611 and RFC 3406 included.
constexpr std::array kAliases{
    Alias{"namespace identifier"_L1, TemplateField::Nid},
    Alias{"namespace indentifier"_L1, TemplateField::Nid},
    Alias{"namespace identifier (nid)"_L1, TemplateField::Nid},
    Alias{"namespace id"_L1, TemplateField::Nid},
    Alias{"namespaceid"_L1, TemplateField::Nid},
    Alias{"version"_L1, TemplateField::Version},
    Alias{"version number"_L1, TemplateField::Version},
    Alias{"registration version"_L1, TemplateField::Version},
    Alias{"registration version number"_L1, TemplateField::Version},
    Alias{"date"_L1, TemplateField::Date},
    Alias{"registration date"_L1, TemplateField::Date},
    Alias{"registrant"_L1, TemplateField::Registrant},
    Alias{"registrant of the namespace"_L1, TemplateField::Registrant},
    Alias{"declared registrant"_L1, TemplateField::Registrant},
    Alias{"declared registrant of the namespace"_L1, TemplateField::Registrant},
    Alias{"purpose"_L1, TemplateField::Purpose},
    Alias{"syntax"_L1, TemplateField::Syntax},
    Alias{"syntactic structure"_L1, TemplateField::Syntax},
    Alias{"declaration of structure"_L1, TemplateField::Syntax},
    Alias{"declaration of syntactic structure"_L1, TemplateField::Syntax},
    Alias{"declaration of syntactic structures"_L1, TemplateField::Syntax},
    Alias{"assignment"_L1, TemplateField::Assignment},
    Alias{"process of identifier assignment"_L1, TemplateField::Assignment},
    Alias{"process for identifier assignment"_L1, TemplateField::Assignment},
    Alias{"security and privacy"_L1, TemplateField::Security},
    Alias{"security & privacy"_L1, TemplateField::Security},
    Alias{"security"_L1, TemplateField::Security},
    Alias{"interoperability"_L1, TemplateField::Interoperability},
    Alias{"resolution"_L1, TemplateField::Resolution},
    Alias{"process of identifier resolution"_L1, TemplateField::Resolution},
    Alias{"process for identifier resolution"_L1, TemplateField::Resolution},
    Alias{"documentation"_L1, TemplateField::Documentation},
    Alias{"relevant ancillary documentation"_L1, TemplateField::Documentation},
    Alias{"additional information"_L1, TemplateField::Additional},
    Alias{"additional documentation"_L1, TemplateField::Additional},
    Alias{"additional documentation / information"_L1, TemplateField::Additional},
    Alias{"revision information"_L1, TemplateField::Revision},
    Alias{"revision"_L1, TemplateField::Revision},
};

/// "ISBN assignment" stands for Assignment, but only behind Syntax: before it, it is a part of Purpose.
bool isAssignmentOfNid(const QString& name, const QSet<TemplateField>& found)
{
    static const QRegularExpression shape(u"^[a-z0-9-]{2,32} assignment$"_s);
    return found.contains(TemplateField::Syntax) && shape.match(name).hasMatch();
}

std::optional<TemplateField> fieldOf(const QString& spelling, const QSet<TemplateField>& found)
{
    QString name = spelling.simplified().toLower();
    if (name.endsWith(" considerations"_L1))
        name.chop(int(qstrlen(" considerations")));
    const auto* alias = std::ranges::find(kAliases, name, [](const Alias& a) { return QString(a.spelling); });
    if (alias != kAliases.end())
        return alias->field;
    return isAssignmentOfNid(name, found) ? std::optional(TemplateField::Assignment) : std::nullopt;
}

bool isUnderline(const QList<SourceLine>& lines, qsizetype index)
{
    static const QRegularExpression underline(u"^\\s*([-=~_])\\1{2,}\\s*$"_s);
    return index < lines.size() && underline.match(lines[index].text).hasMatch();
}

/// The label that `lines[index]` is, if it looks like one. A heading without a colon counts where it is
/// numbered or underlined, and "Version 1" does.
std::optional<TemplateLabel> labelAt(const QList<SourceLine>& lines, qsizetype index,
                                     const QSet<TemplateField>& found)
{
    static const QRegularExpression shape(
        u"^([ \\t]*)((?:[0-9]+\\.)*[0-9]+\\.?[ \\t]+)?([A-Za-z0-9][A-Za-z0-9/&() -]{1,60}?)[ \\t]*(?:(:)[ \\t]*(.*))?$"_s);
    static const QRegularExpression version(u"^([ \\t]*)(Version)[ \\t]+([0-9]+(?:\\.[0-9]+)?)[ \\t]*$"_s);
    const QString& text = lines[index].text;
    TemplateLabel label{.line = index, .bodyLine = index + 1};
    if (const QRegularExpressionMatch match = version.match(text); match.hasMatch()) {
        label.field = TemplateField::Version;
        label.indentation = int(match.capturedLength(1));
        label.spelling = match.captured(2);
        label.value = match.captured(3);
        return label;
    }
    const QRegularExpressionMatch match = shape.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const bool underlined = isUnderline(lines, index + 1);
    if (!match.hasCaptured(4) && !match.hasCaptured(2) && !underlined)
        return std::nullopt;
    const std::optional<TemplateField> field = fieldOf(match.captured(3), found);
    if (!field)
        return std::nullopt;
    label.field = *field;
    label.indentation = int(match.capturedLength(1));
    label.spelling = match.captured(3);
    label.value = match.captured(5).trimmed();
    if (underlined && label.value.isEmpty())
        ++label.bodyLine;
    return label;
}

/// Labels of one file stand in one column; only Version and Date are met deeper, under a heading of their
/// own.
bool isTooDeep(const TemplateLabel& label, const QList<TemplateLabel>& before)
{
    if (before.isEmpty() || label.field == TemplateField::Version || label.field == TemplateField::Date)
        return false;
    return label.indentation > before.first().indentation + 1;
}

} // namespace

FoundLabels findLabels(const QList<SourceLine>& lines)
{
    FoundLabels result;
    QSet<TemplateField> found;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const std::optional<TemplateLabel> label = labelAt(lines, i, found);
        if (!label || isTooDeep(*label, result.labels))
            continue;
        if (found.contains(label->field)) {
            result.repeated.append(*label);
            continue;
        }
        found.insert(label->field);
        result.labels.append(*label);
        i = label->bodyLine - 1;
    }
    return result;
}

} // namespace nidus
