// SPDX-License-Identifier: Apache-2.0
#include "app/cli/subregistry/subregistryoptions.h"

#include "app/cli/frame/clitext.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"

#include <QStringList>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::cli {

Usage<workflow::SubregistryName> subregistryName(const Arguments& arguments)
{
    const QString text = QString::fromStdString(arguments.positional().front());
    const auto name = workflow::subregistryNameFrom(text);
    if (!name)
        return std::unexpected(
            Cli::tr("\"%1\" is not the name of a subregistry; expected NID/NAME.").arg(text));
    for (std::size_t i = 1; i < arguments.positional().size(); ++i) {
        if (findings::readableText(QString::fromStdString(arguments.positional()[i])).isEmpty())
            return std::unexpected(Cli::tr("Argument %1 is empty.").arg(i + 1));
    }
    return *name;
}

Usage<QDate> dayOption(const Arguments& arguments, std::string_view option)
{
    const QDate day = QDate::fromString(arguments.text(option), Qt::ISODate);
    if (arguments.isSet(option) && !day.isValid())
        return std::unexpected(findings::notADateText(arguments.text(option)));
    return day;
}

Usage<quint64> numberOption(const Arguments& arguments, std::string_view option, quint64 fallback)
{
    if (!arguments.isSet(option))
        return fallback;
    const auto number = subregistry::numberOf(subregistry::ValueKind::Decimal, arguments.text(option));
    if (!number || *number == 0)
        return std::unexpected(findings::notPositiveText(arguments.text(option)));
    return *number;
}

Usage<subregistry::NextWish> nextWish(const Arguments& arguments)
{
    const Usage<quint64> count = numberOption(arguments, "count", 1);
    if (!count)
        return std::unexpected(count.error());
    const Usage<quint64> align = numberOption(arguments, "align", 1);
    if (!align)
        return std::unexpected(align.error());
    return subregistry::NextWish{.range = arguments.text("range"),
                                 .count = *count,
                                 .align = *align,
                                 .isLowest = arguments.isSet("lowest")};
}

Usage<subregistry::Order> orderOf(const Arguments& arguments, subregistry::Verb verb)
{
    subregistry::Order order{.verb = verb};
    for (const auto& [option, day] : {std::pair("until", &order.until), std::pair("date", &order.date)}) {
        const Usage<QDate> given = dayOption(arguments, option);
        if (!given)
            return std::unexpected(given.error());
        *day = *given;
    }
    const Usage<subregistry::NextWish> next = nextWish(arguments);
    if (!next)
        return std::unexpected(next.error());
    order.next = *next;
    if (arguments.positional().size() > 1)
        order.value = QString::fromStdString(arguments.positional()[1]);
    for (const QString& holder : arguments.texts("holder"))
        order.holders.append(findings::readableText(holder));
    order.behalf = findings::readableText(arguments.text("on-behalf"));
    order.asker = arguments.text("asker");
    if (verb == subregistry::Verb::Split)
        order.contacts = arguments.texts("contact");
    else
        order.contact = arguments.text("contact");
    order.reference = arguments.text("reference");
    order.supersededBy = arguments.text("superseded-by");
    order.at = arguments.text("at");
    order.isPrivate = arguments.isSet("private");
    order.isToPool = arguments.isSet("to-pool");
    if (verb == subregistry::Verb::Assign || verb == subregistry::Verb::Reserve)
        order.entryNote = arguments.text("note");
    return order;
}

workflow::Request requestOf(const Arguments& arguments, std::string_view command,
                            std::span<const OptionSpec> options)
{
    constexpr std::array<std::string_view, 4> kWithoutEffect{"request", "format", "by", "output"};
    QStringList words{QString::fromLatin1(command.data(), qsizetype(command.size()))};
    for (const std::string& argument : arguments.positional())
        words.append(QString::fromStdString(argument));
    for (const OptionSpec& option : options) {
        if (std::ranges::find(kWithoutEffect, option.name) != kWithoutEffect.end())
            continue;
        for (const QString& value : arguments.texts(option.name))
            words.append(QString::fromLatin1(option.name.data(), qsizetype(option.name.size())) + u'=' +
                         value);
    }
    return {.id = arguments.text("request"), .arguments = words.join(u'\n')};
}

} // namespace nidus::cli
