// SPDX-License-Identifier: Apache-2.0
#include "core/lint/wordlists.h"

#include "core/base/contract.h"

#include <QFile>

namespace nidus::lint {

using namespace Qt::StringLiterals;

QRegularExpression wordsPattern(const QString& pattern)
{
    QString spaced;
    bool isInClass = false;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool isEscaped = i > 0 && pattern[i - 1] == u'\\';
        if (!isEscaped && (pattern[i] == u'[' || pattern[i] == u']'))
            isInClass = pattern[i] == u'[';
        spaced += pattern[i] == u' ' && !isInClass ? u"(?:\\s+)"_s : QString(pattern[i]);
    }
    QRegularExpression words(spaced, QRegularExpression::CaseInsensitiveOption |
                                         QRegularExpression::UseUnicodePropertiesOption);
    words.optimize();
    return words;
}

QHash<QString, WordList> readWordLists(const QString& text)
{
    static const QRegularExpression heading(u"^\\[([a-z-]+)\\] (.+)$"_s);
    QHash<QString, WordList> lists;
    WordList* list = nullptr;
    for (const QString& line : text.split(u'\n')) {
        if (const QRegularExpressionMatch match = heading.match(line); match.hasMatch()) {
            list = &lists[match.captured(1)];
            list->source = match.captured(2);
        } else if (list != nullptr && !line.isEmpty() && !line.startsWith(u'#')) {
            list->expressions.append(line);
        }
    }
    return lists;
}

const QHash<QString, WordList>& wordLists()
{
    static const QHash<QString, WordList> lists = [] {
        QFile file(u":/lint/words.txt"_s);
        return base::ensures(file.open(QIODevice::ReadOnly), "words.txt is part of the program")
                   ? readWordLists(QString::fromUtf8(file.readAll()))
                   : QHash<QString, WordList>();
    }();
    return lists;
}

const WordList& wordListOf(const QString& list)
{
    const auto found = wordLists().constFind(list);
    if (base::expects(found != wordLists().cend(), "words.txt has every list that lint uses"))
        return *found;
    static const WordList nothing{.source = {}, .expressions = {u"(?!)"_s}};
    return nothing;
}

const QRegularExpression& anyWordOf(const QString& list)
{
    static const QHash<QString, QRegularExpression> patterns = [] {
        QHash<QString, QRegularExpression> compiled;
        for (auto each = wordLists().cbegin(); each != wordLists().cend(); ++each) {
            const QRegularExpression words = wordsPattern(each->expressions.join(u'|'));
            base::ensures(words.isValid(), "the words of every list form a valid pattern");
            compiled.insert(each.key(), words);
        }
        return compiled;
    }();
    const auto found = patterns.constFind(list);
    if (found != patterns.cend())
        return *found;
    static const QRegularExpression nothing = wordsPattern(wordListOf(list).expressions.join(u'|'));
    return nothing;
}

} // namespace nidus::lint
