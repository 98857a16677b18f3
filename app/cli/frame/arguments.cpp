// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/arguments.h"

#include "app/cli/frame/clitext.h"
#include "core/base/charset.h"

#include <QStringList>
#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

QString toText(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

bool isChoice(std::string_view value, std::string_view choices)
{
    return toText(choices).split(u'|').contains(toText(value));
}

const OptionSpec* findOption(std::span<const OptionSpec> options, std::string_view word)
{
    const auto found = std::ranges::find_if(options, [word](const OptionSpec& option) {
        if (!word.starts_with("--"))
            return option.letter != 0 && option.letter == word[1];
        const std::string_view name = word.substr(2);
        return option.name == name || (!option.formerName.empty() && option.formerName == name);
    });
    return found == options.end() ? nullptr : &*found;
}

/// "-" and texts such as "-//Example//DTD" are not options: a letter or another hyphen follows in those.
bool isOption(std::string_view word)
{
    return word.size() > 1 && word[0] == '-' && (word[1] == '-' || base::kAlphanum.contains(word[1]));
}

QString unknownOption(std::string_view word, std::span<const OptionSpec> options)
{
    QStringList names;
    for (const OptionSpec& option : options) {
        if (!option.isFormer)
            names.append("--"_L1 + toText(option.name));
    }
    if (!word.starts_with("--"))
        return Cli::tr("Unknown option \"%1\". Put a text that starts with \"-\" after \"--\".")
            .arg(toText(word));
    const QString near = nearest(toText(word), names);
    return near.isEmpty() ? Cli::tr("Unknown option \"%1\".").arg(toText(word))
                          : Cli::tr("Unknown option \"%1\". Did you mean \"%2\"?").arg(toText(word), near);
}

/// A message if the value is not one of the option's choices; otherwise empty.
QString objection(const OptionSpec& option, std::string_view value)
{
    if (option.choices.empty() || isChoice(value, option.choices))
        return {};
    return Cli::tr("Invalid value \"%1\" for --%2; expected one of: %3.")
        .arg(toText(value), toText(option.name), toText(option.choices).replace(u'|', ", "_L1));
}

/// The number of edits that turn one word into the other: insert, delete, replace, swap neighbors.
qsizetype distance(const QString& a, const QString& b)
{
    QList<qsizetype> above;  // the row before the last
    QList<qsizetype> before; // the last row
    QList<qsizetype> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        above = std::exchange(before, row);
        row[0] = i;
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const qsizetype replaced = before[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({replaced, before[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], above[j - 2] + 1);
        }
    }
    return row.last();
}

} // namespace

std::expected<Arguments, QString> Arguments::parse(const std::vector<std::string>& words,
                                                   std::span<const OptionSpec> options)
{
    Arguments parsed;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--") {
            parsed.m_positional.insert(parsed.m_positional.end(), words.begin() + std::ptrdiff_t(i) + 1,
                                       words.end());
            break;
        }
        if (!isOption(word)) {
            parsed.m_positional.push_back(word);
            continue;
        }
        const bool isLong = word.starts_with("--");
        const std::size_t nameEnd = isLong ? std::min(word.find('='), word.size()) : 2;
        const std::string_view name = std::string_view(word).substr(0, nameEnd);
        const OptionSpec* option = findOption(options, name);
        if (option == nullptr)
            return std::unexpected(unknownOption(name, options));
        const bool hasValue = word.size() > nameEnd;
        if (option->value == nullptr) {
            if (hasValue)
                return std::unexpected(Cli::tr("%1 does not accept a value.").arg(toText(name)));
            parsed.m_options.emplace_back(option->name, std::string());
            continue;
        }
        if (!hasValue && i + 1 == words.size())
            return std::unexpected(Cli::tr("%1 requires a value.").arg(toText(name)));
        const std::string value = hasValue ? word.substr(isLong ? nameEnd + 1 : nameEnd) : words[++i];
        if (const QString why = objection(*option, value); !why.isEmpty())
            return std::unexpected(why);
        parsed.m_options.emplace_back(option->name, value);
    }
    return parsed;
}

bool Arguments::isSet(std::string_view option) const
{
    return std::ranges::any_of(m_options, [option](const auto& given) { return given.first == option; });
}

std::string_view Arguments::value(std::string_view option, std::string_view fallback) const
{
    const auto last = std::find_if(m_options.rbegin(), m_options.rend(),
                                   [option](const auto& given) { return given.first == option; });
    return last == m_options.rend() ? fallback : std::string_view(last->second);
}

QString Arguments::text(std::string_view option) const { return toText(value(option)); }

QStringList Arguments::texts(std::string_view option) const
{
    QStringList all;
    for (const auto& [name, value] : m_options) {
        if (name == option)
            all.append(toText(value));
    }
    return all;
}

std::string Arguments::argumentOrStandardInput(std::size_t index) const
{
    return index < m_positional.size() ? m_positional[index] : "-";
}

QString nearest(const QString& word, const QStringList& choices)
{
    QString best;
    // Guesses with more than two typing errors in a word of six letters do not help.
    qsizetype bestDistance = std::max<qsizetype>(1, word.size() / 3) + 1;
    for (const QString& choice : choices) {
        const qsizetype edits = distance(word.toLower(), choice.toLower());
        if (edits < bestDistance) {
            bestDistance = edits;
            best = choice;
        }
    }
    return best;
}

} // namespace nidus::cli
