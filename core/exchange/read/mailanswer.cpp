// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/mailanswer.h"

#include "core/exchange/formats/labeltable.h"
#include "core/exchange/formats/textsource.h"
#include "core/exchange/read/mailtext.h"

#include <QRegularExpression>
#include <QStringList>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShortestKnown = 12; ///< characters; shorter lines occur in many texts
constexpr auto kSignature = "-- "_L1;    ///< RFC 3676 section 4.3

/// The field of a heading, as in the template ("Purpose:") or in a review ("3. Purpose, RFC 8141 ...").
std::optional<registration::TemplateField> fieldOfHeading(const QString& line)
{
    static const QRegularExpression heading(u"^\\s*(?:\\d+\\.\\s+)?([^:,]+)[:,]"_s);
    const QRegularExpressionMatch match = heading.match(line);
    const auto entry = LabelTable::builtin().find(LabelTable::spellingOf(match.captured(1)));
    return entry ? entry->field : std::nullopt;
}

/// The only field whose text contains the line, however it is wrapped.
std::optional<registration::TemplateField> fieldOfText(const QString& line, const QList<QString>& texts)
{
    const QString words = line.simplified();
    std::optional<registration::TemplateField> found;
    if (words.size() < kShortestKnown)
        return found;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (!texts[qsizetype(field)].contains(words))
            continue;
        if (found)
            return std::nullopt;
        found = field;
    }
    return found;
}

class AnswerReader
{
public:
    explicit AnswerReader(const registration::RegistrationTemplate& about)
    {
        for (const registration::TemplateField field : registration::kTemplateFields)
            m_texts.append(about.text(field).simplified());
    }

    void read(const QList<SourceLine>& lines)
    {
        for (const SourceLine& line : lines) {
            const Unquoted plain = unquoted(line.text);
            if (plain.depth > 0)
                addQuoted(plain.text);
            else if (line.text == kSignature || line.text == kSignature.trimmed())
                break;
            else
                m_own.append(line.text);
        }
        finish();
    }

    [[nodiscard]] QList<MailRemark> remarks() const { return m_remarks; }

private:
    void addQuoted(const QString& text)
    {
        if (!m_own.isEmpty()) {
            dropIntroduction();
            finish();
        }
        m_quote.append(text);
        if (const auto field = fieldOfText(text, m_texts))
            m_field = field;
        else if (const auto named = fieldOfHeading(text))
            m_field = named;
    }

    /// Drops "On ... somebody wrote:", which may span two lines, directly before quoted lines.
    void dropIntroduction()
    {
        qsizetype end = m_own.size();
        while (end > 0 && m_own[end - 1].trimmed().isEmpty())
            --end;
        if (end == 0 || !m_own[end - 1].trimmed().endsWith(u':'))
            return;
        qsizetype first = end - 1;
        while (first > 0 && !m_own[first - 1].trimmed().isEmpty())
            --first;
        if (end - first <= 2)
            m_own.resize(first);
    }

    /// Ends a remark: the text between two quotations is one.
    void finish()
    {
        QString text = m_own.join(u'\n');
        m_own.clear();
        if (text.trimmed().isEmpty())
            return;
        while (text.endsWith(u'\n') || text.endsWith(u' '))
            text.chop(1);
        static const QRegularExpression blankLines(u"^(?:[ \\t]*\\n)+"_s);
        m_remarks.append({m_field, m_quote.join(u'\n').trimmed(), text.remove(blankLines)});
        m_quote.clear();
    }

    QList<QString> m_texts; ///< of the fields, simplified
    QStringList m_quote;
    QStringList m_own;
    std::optional<registration::TemplateField> m_field; ///< quoted last
    QList<MailRemark> m_remarks;
};

} // namespace

base::Result<MailAnswer> mailAnswer(QByteArrayView bytes, const registration::RegistrationTemplate& about)
{
    const bool isWholeMail = isMail(bytes);
    const auto source = isWholeMail ? mailText(bytes) : sourceText(bytes);
    if (!source)
        return std::unexpected(source.error());
    MailAnswer answer;
    if (isWholeMail) {
        constexpr auto kFrom = "from: "_L1;
        for (const SourceLine& line : source->aside) {
            if (line.text.startsWith(kFrom) && answer.sender.isEmpty())
                answer.sender = line.text.sliced(kFrom.size());
        }
    }
    AnswerReader reader(about);
    reader.read(source->isFlowed ? joinedFlowed(source->lines) : source->lines);
    answer.remarks = reader.remarks();
    return answer;
}

} // namespace nidus::exchange
