// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtinrules.h"

#include "core/builtin/builtincontent.h"
#include "core/builtin/rulereader.h"

#include <QFile>

namespace nidus::builtin {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kFolder(":/registry/syntax/");

QByteArray resourceAt(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

BuiltinRule ruleIn(const QString& nid)
{
    const QString name = nid + ".abnf"_L1;
    return readRule(name, resourceAt(kFolder + name)).value_or(BuiltinRule());
}

QList<BuiltinRule> readRules()
{
    QList<BuiltinRule> rules;
    for (const QString& nid : builtinNids()) {
        BuiltinRule rule = ruleIn(nid);
        const QString samples = nid + ".samples.tsv"_L1;
        rule.samples =
            readRuleSamples(samples, resourceAt(kFolder + samples)).value_or(QList<registration::Sample>());
        rules.append(std::move(rule));
    }
    return rules;
}

} // namespace

QList<BuiltinRule> builtinRules()
{
    static const QList<BuiltinRule> rules = readRules(); // to read them takes as long as to check a template
    return rules;
}

registration::SyntaxRule builtinSyntaxRule(const QString& nid) { return ruleIn(nid).rule; }

} // namespace nidus::builtin
