// SPDX-License-Identifier: Apache-2.0
#include "core/registration/templatediff.h"

#include <QStringList>
#include <array>

namespace nidus::registration {

using namespace Qt::StringLiterals;

QString samplesText(const QList<Sample>& samples)
{
    QStringList lines;
    for (const Sample& sample : samples) {
        QStringList columns{sample.urn, wordOf(sample.expected), sample.note, sample.source};
        while (columns.last().isEmpty())
            columns.removeLast();
        lines.append(columns.join(u'\t'));
    }
    return lines.join(u'\n');
}

QString ruleText(const std::optional<SyntaxRule>& rule)
{
    if (!rule)
        return {};
    return u"%1 %2 %3\n%4"_s.arg(wordOf(rule->notation), wordOf(rule->scope), rule->start, rule->text);
}

QList<PartDiff> diffContents(const VersionContent& before, const VersionContent& after, DiffUnit unit)
{
    QList<PartDiff> parts;
    const auto compare = [&parts, unit](const QString& key, std::optional<TemplateField> field,
                                        const QString& first, const QString& second) {
        if (first != second)
            parts.append({key, field, first, second, diffText(first, second, unit)});
    };
    for (const TemplateField field : kTemplateFields)
        compare(fieldKey(field), field, before.registrationTemplate.text(field),
                after.registrationTemplate.text(field));
    compare(u"samples"_s, {}, samplesText(before.samples), samplesText(after.samples));
    compare(u"rule"_s, {}, ruleText(before.rule), ruleText(after.rule));
    return parts;
}

} // namespace nidus::registration
