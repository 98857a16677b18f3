// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/rulereader.h"

#include <QMap>
#include <QStringList>
#include <optional>

namespace nidus::builtin {

using namespace Qt::StringLiterals;

namespace {

using Header = QMap<QString, QString>;

std::unexpected<base::Error> ruleFileError(const QString& name, qsizetype lineIndex, const char* what)
{
    return std::unexpected(
        base::Error{base::kBadFormat, name.toStdString(), std::to_string(lineIndex + 1) + ": " + what});
}

std::optional<PublishedSyntax> publishedFrom(const QString& word)
{
    if (word == "grammar"_L1)
        return PublishedSyntax::Grammar;
    if (word == "prose"_L1)
        return PublishedSyntax::Prose;
    if (word == "none"_L1)
        return PublishedSyntax::Opaque;
    return std::nullopt;
}

QStringList words(const QString& value) { return value.split(u", "_s, Qt::SkipEmptyParts); }

/// Reads the comment lines at the top as keys and values.
base::Result<Header> readHeader(const QString& name, const QStringList& lines, RuleOf of)
{
    static const QStringList keys{u"nid"_s,         u"scope"_s,       u"start"_s,
                                  u"source"_s,      u"equivalence"_s, u"encoding"_s,
                                  u"check-digit"_s, u"components"_s,  u"note"_s};
    const QString own = of == RuleOf::Namespace ? u"published"_s : u"prefix"_s;
    Header header;
    QString key;
    for (qsizetype index = 0; lines[index].startsWith(u';'); ++index) {
        const QString& line = lines[index];
        if (line.startsWith(";   "_L1) && !key.isEmpty()) {
            header[key] += line.sliced(3);
            continue;
        }
        key = line.sliced(1).section(": "_L1, 0, 0).trimmed();
        const QString value = line.section(": "_L1, 1);
        if ((!keys.contains(key) && key != own) || header.contains(key) || value.isEmpty())
            return ruleFileError(name, index, "unknown or duplicate key, or no value");
        header[key] = value;
    }
    return header;
}

} // namespace

base::Result<BuiltinRule> readRule(const QString& name, const QByteArray& bytes, RuleOf of)
{
    const QString text = QString::fromUtf8(bytes);
    const qsizetype headerEnd = text.indexOf("\n\n"_L1);
    if (headerEnd < 0)
        return ruleFileError(name, 0, "no empty line between header and grammar");
    const auto header = readHeader(name, text.first(headerEnd + 1).split(u'\n'), of);
    if (!header)
        return std::unexpected(header.error());

    const std::optional<registration::RuleScope> scope =
        registration::fromWord<registration::RuleScope>(header->value(u"scope"_s));
    const std::optional<PublishedSyntax> published =
        of == RuleOf::RuleSet ? PublishedSyntax::Opaque : publishedFrom(header->value(u"published"_s));
    const QString components = header->value(u"components"_s);
    if (!scope || !published || (!components.isEmpty() && components != "in-rule"_L1))
        return ruleFileError(name, 0, "unknown word for scope, published, or components");

    BuiltinRule rule{.nid = header->value(u"nid"_s),
                     .rule = {.scope = *scope,
                              .start = header->value(u"start"_s),
                              .text = text.sliced(headerEnd + 2),
                              .describesComponents = !components.isEmpty(),
                              .equivalence = words(header->value(u"equivalence"_s)),
                              .encoding = words(header->value(u"encoding"_s)),
                              .checkDigit = header->value(u"check-digit"_s)},
                     .published = *published,
                     .source = header->value(u"source"_s),
                     .note = header->value(u"note"_s),
                     .prefix = header->value(u"prefix"_s)};
    if (rule.nid.isEmpty() || rule.rule.start.isEmpty() || rule.source.isEmpty())
        return ruleFileError(name, 0, "missing nid, start, or source");
    return rule;
}

base::Result<QList<registration::Sample>> readRuleSamples(const QString& name, const QByteArray& bytes)
{
    QList<registration::Sample> samples;
    const QStringList lines = QString::fromUtf8(bytes).split(u'\n');
    for (qsizetype index = 0; index < lines.size() - 1; ++index) {
        const QStringList fields = lines[index].split(u'\t');
        if (fields.size() != 3 || fields[0].isEmpty() || fields[2].isEmpty() ||
            (fields[1] != "valid"_L1 && fields[1] != "invalid"_L1))
            return ruleFileError(name, index, "expected a name, a verdict, and a note");
        samples.append({.urn = fields[0],
                        .expected = fields[1] == "valid"_L1 ? registration::ExpectedVerdict::Valid
                                                            : registration::ExpectedVerdict::Invalid,
                        .note = fields[2]});
    }
    if (samples.isEmpty() || !lines.last().isEmpty())
        return ruleFileError(name, lines.size() - 1, "no samples, or an incomplete last line");
    return samples;
}

} // namespace nidus::builtin
