// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtinrules.h"

#include "core/builtin/rulereader.h"

#include <QDir>
#include <QFile>

namespace nidus::builtin {

using namespace Qt::StringLiterals;

namespace {

QByteArray resourceAt(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<BuiltinRule> readRules()
{
    const QString folder = u":/registry/syntax/"_s;
    QList<BuiltinRule> rules;
    for (const QString& name : QDir(folder).entryList({u"*.abnf"_s}, QDir::Files, QDir::Name)) {
        BuiltinRule rule = readRule(name, resourceAt(folder + name)).value_or(BuiltinRule());
        const QString samples = rule.nid + ".samples.tsv"_L1;
        rule.samples =
            readRuleSamples(samples, resourceAt(folder + samples)).value_or(QList<registration::Sample>());
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

} // namespace nidus::builtin
