// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/namesdraft.h"

#include "core/grammar/inference/inference.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

/// Indented, like a grammar in a template.
QString indented(const QString& text)
{
    QStringList lines = text.trimmed().split(u'\n');
    for (QString& line : lines)
        line.prepend("   "_L1);
    return lines.join(u'\n');
}

} // namespace

std::optional<registration::VersionContent> draftContentFromNames(const batch::NameCounts& names)
{
    const grammar::InferredGrammar grammar = grammar::inferGrammar(names.names());
    if (grammar.text.empty())
        return std::nullopt;
    const QString nid = QString::fromStdString(names.nid());
    const QString text = QString::fromStdString(grammar.text);
    registration::VersionContent content;
    content.registrationTemplate.setText(registration::TemplateField::Nid, nid);
    content.registrationTemplate.setText(
        registration::TemplateField::Syntax,
        u"The NSS has this form, guessed from %1 names (correct it where needed):\n\n%2"_s.arg(
            QString::number(grammar.names), indented(text)));
    content.rule = registration::SyntaxRule{
        .scope = registration::RuleScope::Nss,
        .start = QString::fromLatin1(grammar.start.data(), qsizetype(grammar.start.size())),
        .text = text,
        .equivalence = {},
        .encoding = {},
        .checkDigit = {}};
    for (const std::string& nss : names.commonest(kSamplesOfNames))
        content.samples.append({.urn = u"urn:%1:%2"_s.arg(nid, QString::fromStdString(nss)),
                                .expected = registration::ExpectedVerdict::Valid,
                                .note = {},
                                .source = u"names"_s});
    return content;
}

} // namespace nidus::workflow
