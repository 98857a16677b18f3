// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/redefinition.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kBefore("before");
constexpr QLatin1StringView kAfter("after");

/// Returns what can change; the names are those of options.
QJsonObject factsOf(const Definition& definition)
{
    return {{u"title"_s, definition.title},
            {u"rule"_s, definition.rules.join(u',')},
            {u"label-rule"_s, definition.labelRule},
            {u"policy"_s, definition.policy},
            {u"outside"_s, QString(registration::wordOf(definition.outside))},
            {u"urn"_s, definition.urn}};
}

QJsonObject objectIn(const QString& arguments)
{
    return QJsonDocument::fromJson(arguments.toUtf8()).object();
}

QString argumentsOf(const QJsonObject& before, const QJsonObject& after)
{
    const QJsonObject both{{kBefore, before}, {kAfter, after}};
    return QString::fromUtf8(QJsonDocument(both).toJson(QJsonDocument::Compact));
}

} // namespace

ListChange planDefinition(const Definition& before, const Definition& after, QDate date)
{
    const QJsonObject earlier = factsOf(before);
    const QJsonObject later = factsOf(after);
    const QString arguments = argumentsOf(earlier, later);
    return {.what = kDefineWord, .date = date, .note = definitionFacts(arguments), .arguments = arguments};
}

QString definitionFacts(const QString& arguments)
{
    const QJsonObject both = objectIn(arguments);
    const QJsonObject before = both[kBefore].toObject();
    const QJsonObject after = both[kAfter].toObject();
    QStringList facts;
    for (const QString& name : after.keys()) {
        if (before[name] != after[name])
            facts.append(u"%1: \"%2\" -> \"%3\""_s.arg(name, before[name].toString().simplified(),
                                                       after[name].toString().simplified()));
    }
    return facts.join(", "_L1);
}

bool isDefinition(const ListChange& change)
{
    return (change.what == kDefineWord || change.reverses != 0) &&
           objectIn(change.arguments).contains(kAfter);
}

Definition definedBy(Definition definition, const QString& arguments)
{
    const QJsonObject facts = objectIn(arguments)[kAfter].toObject();
    const auto textIn = [&facts](QLatin1StringView name, const QString& present) {
        return facts[name].toString(present);
    };
    definition.title = textIn("title"_L1, definition.title);
    definition.rules = textIn("rule"_L1, definition.rules.join(u',')).split(u',', Qt::SkipEmptyParts);
    definition.labelRule = textIn("label-rule"_L1, definition.labelRule);
    definition.policy = textIn("policy"_L1, definition.policy);
    definition.outside =
        registration::fromWord<Outside>(textIn("outside"_L1, {})).value_or(definition.outside);
    definition.urn = textIn("urn"_L1, definition.urn);
    return definition;
}

const ListChange* creation(const QList<ListChange>& changes)
{
    const auto last = std::find_if(changes.rbegin(), changes.rend(),
                                   [](const ListChange& change) { return change.what == kCreateWord; });
    if (last == changes.rend())
        return nullptr;
    const bool isReversed = std::ranges::any_of(
        changes, [last](const ListChange& change) { return change.reverses == last->id; });
    return isReversed && last->id != 0 ? nullptr : &*last;
}

bool isRemoved(const QList<ListChange>& changes)
{
    return creation(changes) == nullptr &&
           std::ranges::any_of(changes, [](const ListChange& change) { return change.what == kCreateWord; });
}

QString undoneDefinition(const QString& arguments)
{
    const QJsonObject both = objectIn(arguments);
    return argumentsOf(both[kAfter].toObject(), both[kBefore].toObject());
}

} // namespace nidus::subregistry
