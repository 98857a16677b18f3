// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/labeltable.h"

#include "core/base/contract.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <array>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShortestGuessed = 6;
constexpr auto kConsiderations = " considerations"_L1;

struct RoleWord
{
    QLatin1StringView word;
    LabelRole role;
};

constexpr std::array kRoleWords{
    RoleWord{"label"_L1, LabelRole::Label},       RoleWord{"old"_L1, LabelRole::Old},
    RoleWord{"part"_L1, LabelRole::Part},         RoleWord{"opening"_L1, LabelRole::Opening},
    RoleWord{"sentence"_L1, LabelRole::Sentence}, RoleWord{"group"_L1, LabelRole::Group},
    RoleWord{"outside"_L1, LabelRole::Outside},
};

/// Whether one typo is the difference: a letter missing, added, or replaced, or two neighbors swapped.
bool isOneLetterAway(QStringView a, QStringView b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    if (b.size() - a.size() > 1)
        return false;
    const qsizetype same = std::ranges::mismatch(a, b).in1 - a.cbegin();
    if (b.size() > a.size())
        return a.sliced(same) == b.sliced(same + 1);
    if (same == a.size() || a.sliced(same + 1) == b.sliced(same + 1))
        return true;
    return same + 1 < a.size() && a[same] == b[same + 1] && a[same + 1] == b[same] &&
           a.sliced(same + 2) == b.sliced(same + 2);
}

} // namespace

LabelTable::LabelTable(const QByteArray& list)
{
    std::optional<registration::TemplateField> field;
    for (const QString& line : QString::fromUtf8(list).split(u'\n')) {
        const QString word = line.section(u' ', 0, 0);
        const QString value = line.section(u' ', 1);
        if (word == "field"_L1)
            field = registration::fieldFromKey(value);
        if (word == "word"_L1 && field)
            m_words.insert(value, *field);
        if (word == "filler"_L1)
            m_fillers.insert(value);
        const auto* role = std::ranges::find(kRoleWords, word, &RoleWord::word);
        const bool isFieldless =
            role != kRoleWords.end() && (role->role == LabelRole::Group || role->role == LabelRole::Outside);
        if (role == kRoleWords.end() || (!isFieldless && !field))
            continue;
        m_entries.insert(value, {role->role, isFieldless ? std::nullopt : field});
    }
}

const LabelTable& LabelTable::builtin()
{
    static const LabelTable table([] {
        QFile file(u":/registry/labels.txt"_s);
        return base::ensures(file.open(QIODevice::ReadOnly), "labels.txt is part of the program")
                   ? file.readAll()
                   : QByteArray();
    }());
    return table;
}

QString LabelTable::spellingOf(const QString& heading)
{
    QString spelling = heading.simplified().toLower();
    spelling.replace(u'\u2010', u'-').replace(u'\u2011', u'-').replace(u'\u2013', u'-');
    return spelling;
}

std::optional<LabelEntry> LabelTable::find(const QString& spelling) const
{
    auto found = m_entries.constFind(spelling);
    if (found == m_entries.cend() && spelling.endsWith(kConsiderations))
        found = m_entries.constFind(spelling.chopped(kConsiderations.size()));
    return found == m_entries.cend() ? std::nullopt : std::optional(*found);
}

std::optional<LabelEntry> LabelTable::findMisspelled(const QString& spelling) const
{
    if (spelling.size() < kShortestGuessed)
        return std::nullopt;
    for (auto entry = m_entries.cbegin(); entry != m_entries.cend(); ++entry) {
        if (entry->role != LabelRole::Sentence && entry.key().size() >= kShortestGuessed &&
            entry.key().front() == spelling.front() && isOneLetterAway(entry.key(), spelling))
            return *entry;
    }
    return std::nullopt;
}

std::optional<LabelEntry> LabelTable::findByWords(const QString& spelling) const
{
    static const QRegularExpression separator(u"[\\s/&,()'.-]+"_s);
    const QStringList words = spelling.split(separator, Qt::SkipEmptyParts);
    QSet<registration::TemplateField> fields;
    for (qsizetype i = 0; i < words.size(); ++i) {
        auto found = m_words.constFind(words.mid(i, 2).join(u' '));
        if (i + 1 < words.size() && found != m_words.cend())
            ++i;
        else
            found = m_words.constFind(words[i]);
        if (found != m_words.cend())
            fields.insert(*found);
        else if (!m_fillers.contains(words[i]))
            return std::nullopt;
    }
    // "Date of this version", "Changes since version 1"
    if (fields.size() > 1)
        fields.remove(registration::TemplateField::Version);
    return fields.size() == 1 ? std::optional(LabelEntry{LabelRole::Label, *fields.cbegin()}) : std::nullopt;
}

bool LabelTable::isBeginning(const QString& spelling) const
{
    const QString words = spelling + u' ';
    return std::any_of(m_entries.keyBegin(), m_entries.keyEnd(), [&words](const QString& known) {
        return (known + kConsiderations).startsWith(words);
    });
}

} // namespace nidus::exchange
