// SPDX-License-Identifier: Apache-2.0
#include "core/registration/templatelines.h"

#include <QRegularExpression>
#include <algorithm>

namespace nidus::registration {

using namespace Qt::StringLiterals;

qsizetype columnsOf(QStringView text)
{
    return text.size() - std::ranges::count_if(text, [](QChar c) { return c.isLowSurrogate(); });
}

bool isUnbreakable(QStringView line)
{
    // "rule =", "rule =/", "<rule> ::=", "rule :=", and "; comment".
    static const QRegularExpression grammar(u"^(?:;|<?[A-Za-z][A-Za-z0-9_-]*>?[ \\t]*(?:::=|:=|=))"_s);
    if (line.startsWith(u' ') || line.startsWith(u'\t'))
        return true;
    return grammar.match(line.toString()).hasMatch();
}

} // namespace nidus::registration
