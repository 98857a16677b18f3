// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/mailtext.h"

#include "core/exchange/read/mailpart.h"
#include "core/exchange/read/templatelabels.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepestMultipart = 8;

QList<RawLine> rawLines(QByteArrayView bytes)
{
    QList<RawLine> lines;
    int number = 0;
    while (!bytes.isEmpty()) {
        const qsizetype end = bytes.indexOf('\n');
        QByteArrayView line = end < 0 ? bytes : bytes.first(end);
        bytes = end < 0 ? QByteArrayView() : bytes.sliced(end + 1);
        if (line.endsWith('\r'))
            line.chop(1);
        lines.append({++number, line.toByteArray()});
    }
    if (lines.isEmpty() || !lines.constFirst().bytes.startsWith("From "))
        return lines;
    lines.removeFirst(); // of a mailbox, in which a line that begins like this one is quoted
    for (RawLine& line : lines) {
        if (line.bytes.startsWith(">From "))
            line.bytes.remove(0, 1);
    }
    return lines;
}

/// The text parts, including nested ones.
void collectTexts(const MailPart& part, int depth, QList<MailPart>& texts)
{
    if (part.type().startsWith("multipart/")) {
        for (const MailPart& inner : depth < kDeepestMultipart ? partsOf(part) : QList<MailPart>())
            collectTexts(inner, depth + 1, texts);
    } else if (part.type() == "message/rfc822") {
        if (depth < kDeepestMultipart)
            collectTexts(mailPart(part.body), depth + 1, texts);
    } else if (part.type().startsWith("text/") || part.type() == "application/octet-stream") {
        texts.append(part);
    }
}

qsizetype weightOf(const MailPart& part)
{
    QSet<registration::TemplateField> fields;
    for (const TemplateLabel& label : labelCandidates(withoutQuoting({.lines = decodedLines(part)}).lines)) {
        if (label.field)
            fields.insert(*label.field);
    }
    // Of two equivalent parts, prefer the plain one.
    return fields.size() * 2 + (part.type() == "text/plain" ? 1 : 0);
}

} // namespace

bool isMail(QByteArrayView bytes)
{
    static const QRegularExpression field(u"^[A-Za-z][A-Za-z0-9-]*:"_s);
    constexpr std::array kSigns{"from:"_L1,       "received:"_L1,     "return-path:"_L1,
                                "message-id:"_L1, "delivered-to:"_L1, "mime-version:"_L1};
    int fields = 0;
    int signs = 0;
    for (const RawLine& line : rawLines(bytes.first(std::min<qsizetype>(bytes.size(), 16 * 1024)))) {
        const QString text = QString::fromLatin1(line.bytes);
        if (text.isEmpty())
            break;
        if (fields > 0 && (text.startsWith(u' ') || text.startsWith(u'\t')))
            continue;
        if (!field.match(text).hasMatch())
            return false;
        ++fields;
        signs += std::ranges::any_of(
            kSigns, [&text](QLatin1StringView sign) { return text.startsWith(sign, Qt::CaseInsensitive); });
    }
    return fields >= 2 && signs >= 1;
}

base::Result<SourceText> mailText(QByteArrayView bytes)
{
    const MailPart mail = mailPart(rawLines(bytes));
    SourceText source;
    for (const MailHeader& header : mail.headers) {
        for (const QByteArrayView name : {"from", "to", "cc", "date", "subject", "message-id"}) {
            if (header.name == name)
                source.aside.append(
                    {.number = header.number,
                     .text = QString::fromLatin1(name) + ": "_L1 + decodedHeader(header.value)});
        }
    }
    QList<MailPart> texts;
    collectTexts(mail, 0, texts);
    if (texts.isEmpty())
        return source;
    const auto best = std::ranges::max_element(texts, {}, weightOf);
    source.lines = decodedLines(*best);
    for (auto part = texts.cbegin(); part != texts.cend(); ++part) {
        // HTML next to plain text repeats it.
        if (part != best && part->type() != "text/html")
            source.aside += decodedLines(*part);
    }
    if (source.lines.size() > kMostTemplateLines)
        return std::unexpected(
            base::Error{base::kTooLarge, {}, u"%1 lines"_s.arg(kMostTemplateLines).toStdString()});
    source.isFlowed = best->parameter("format").toLower() == "flowed";
    return source;
}

} // namespace nidus::exchange
