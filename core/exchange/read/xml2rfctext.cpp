// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/xml2rfctext.h"

#include "core/exchange/formats/labeltable.h"
#include "core/exchange/read/xmlinput.h"

#include <QSet>
#include <QStringList>
#include <QXmlStreamReader>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepestNesting = 100;
constexpr int kTermDepth = 20; // below any section

class NamedEntities final : public QXmlStreamEntityResolver
{
public:
    QString resolveUndeclaredEntity(const QString& name) override
    {
        if (name == "nbsp"_L1)
            return u" "_s;
        if (name == "nbhy"_L1 || name == "ndash"_L1)
            return u"-"_s;
        if (name == "zwsp"_L1 || name == "wj"_L1)
            return u""_s; // null would mean unknown
        return u'[' + name + u']';
    }
};

bool isVerbatim(QStringView element) { return element == "artwork"_L1 || element == "sourcecode"_L1; }

/// Whether an element is part of a line of text.
bool isInline(QStringView element)
{
    static const QSet<QString> names{u"xref"_s,   u"eref"_s, u"relref"_s, u"em"_s,     u"strong"_s, u"tt"_s,
                                     u"bcp14"_s,  u"sub"_s,  u"sup"_s,    u"spanx"_s,  u"iref"_s,   u"cref"_s,
                                     u"vspace"_s, u"u"_s,    u"br"_s,     u"contact"_s};
    return names.contains(element.toString());
}

class DocumentWalker
{
public:
    explicit DocumentWalker(QByteArrayView bytes) : m_xml(QByteArray::fromRawData(bytes.data(), bytes.size()))
    {
        m_xml.setEntityResolver(&m_entities);
    }

    [[nodiscard]] base::Result<SourceText> walk()
    {
        while (!m_xml.atEnd()) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::StartElement: begin(); break;
            case QXmlStreamReader::EndElement: end(); break;
            case QXmlStreamReader::Characters: add(m_xml.text()); break;
            case QXmlStreamReader::EntityReference:
                add(QString(u'[' + m_xml.name().toString() + u']'));
                break;
            case QXmlStreamReader::NoToken:
            case QXmlStreamReader::Invalid:
            case QXmlStreamReader::StartDocument:
            case QXmlStreamReader::EndDocument:
            case QXmlStreamReader::Comment:
            case QXmlStreamReader::DTD:
            case QXmlStreamReader::ProcessingInstruction: break;
            }
            if (m_open.size() > kDeepestNesting || m_source.lines.size() > kMostTemplateLines)
                return std::unexpected(base::Error{base::kTooLarge, {}, limitPassed().toStdString()});
        }
        if (m_xml.hasError())
            return std::unexpected(parseError(m_xml));
        return m_source;
    }

private:
    [[nodiscard]] QString limitPassed() const
    {
        return m_open.size() > kDeepestNesting ? u"%1 levels of elements"_s.arg(kDeepestNesting)
                                               : u"%1 lines"_s.arg(kMostTemplateLines);
    }

    void begin()
    {
        const QString name = m_xml.name().toString();
        const QXmlStreamAttributes attributes = m_xml.attributes();
        if (isInline(name)) {
            m_open.append(name);
            m_reference = attributes.value("target"_L1).toString();
            if (name == "br"_L1 || name == "vspace"_L1)
                add(u"\n"_s);
            return;
        }
        flush();
        m_open.append(name);
        if (name == "dd"_L1 && m_isLabelNext && m_bodyDepth == 0)
            m_bodyDepth = m_open.size();
        if (name == "section"_L1) {
            ++m_sections;
            emitHeading(attributes.value("title"_L1).toString(), m_sections);
        } else if (name == "list"_L1) {
            m_listStyles.append(attributes.value("style"_L1).toString());
        } else if (name == "li"_L1 || (name == "t"_L1 && isListItem())) {
            m_prefix = u"-  "_s;
        } else if (name == "t"_L1) {
            emitTerm(attributes.value("hangText"_L1).toString());
        }
    }

    void end()
    {
        const QString name = m_open.isEmpty() ? QString() : m_open.takeLast();
        if (isInline(name)) {
            endReference(name);
            return;
        }
        if (name == "name"_L1 && m_open.endsWith("section"_L1)) {
            emitHeading(pending().simplified(), m_sections);
            m_pending.clear();
        } else if (name == "dt"_L1) {
            emitTerm(pending().simplified());
            m_pending.clear();
        } else if (name == "th"_L1 || name == "td"_L1 || name == "ttcol"_L1 || name == "c"_L1) {
            flush(isVerbatim(name));
        } else {
            flush(isVerbatim(name));
            if (!m_source.lines.isEmpty() && !m_source.lines.constLast().text.isEmpty())
                m_source.lines.append({.number = int(m_xml.lineNumber()), .text = QString()});
        }
        if (m_bodyDepth > m_open.size())
            m_bodyDepth = 0;
        if (name == "section"_L1)
            --m_sections;
        else if (name == "list"_L1)
            m_listStyles.removeLast();
    }

    /// A reference without a text of its own shows its target.
    void endReference(const QString& name)
    {
        const bool isReference = name == "xref"_L1 || name == "eref"_L1 || name == "relref"_L1;
        if (isReference && !m_reference.isEmpty())
            add(QString(name == "eref"_L1 ? m_reference : u'[' + m_reference + u']'));
        m_reference.clear();
    }

    /// Whether it is an item of a list with marks (RFC 7749 section 2.22.2).
    [[nodiscard]] bool isListItem() const
    {
        return m_open.size() >= 2 && m_open[m_open.size() - 2] == "list"_L1 &&
               (m_listStyles.constLast() == "symbols"_L1 || m_listStyles.constLast() == "numbers"_L1 ||
                m_listStyles.constLast() == "letters"_L1);
    }

    void emitHeading(const QString& text, int depth)
    {
        if (!text.isEmpty())
            m_source.lines.append({.number = int(m_xml.lineNumber()), .text = text, .heading = depth});
    }

    /// Writes the term of a definition list, as a heading if it is a label.
    void emitTerm(const QString& text)
    {
        if (text.isEmpty())
            return;
        QString name = text;
        if (name.endsWith(u':'))
            name.chop(1);
        const bool isLabel = LabelTable::builtin().find(LabelTable::spellingOf(name)).has_value();
        emitHeading(text, isLabel ? kTermDepth : 0);
        m_isLabelNext = isLabel;
    }

    void add(QStringView text)
    {
        if (!text.trimmed().isEmpty())
            m_reference.clear();
        const qsizetype breaks = text.count(u'\n');
        auto number = int(m_xml.lineNumber() - breaks);
        for (const QStringView piece : text.split(u'\n')) {
            if (m_pending.isEmpty() || m_pending.constLast().number != number)
                m_pending.append({.number = number, .text = QString()});
            m_pending.last().text += piece;
            ++number;
        }
    }

    [[nodiscard]] QString pending() const
    {
        QStringList texts;
        for (const SourceLine& line : m_pending)
            texts.append(line.text);
        return texts.join(u' ');
    }

    void flush(bool asItStands = false)
    {
        QList<SourceLine>& to = m_sections > 0 ? m_source.lines : m_source.aside;
        for (SourceLine& line : m_pending) {
            line.isBody = asItStands || m_bodyDepth > 0;
            if (!asItStands)
                line.text = line.text.simplified();
            if (line.text.isEmpty() && !asItStands)
                continue;
            line.text.prepend(m_prefix);
            m_prefix = m_prefix.isEmpty() ? QString() : u"   "_s;
            to.append(line);
        }
        m_pending.clear();
        m_prefix.clear();
    }

    NamedEntities m_entities;
    QXmlStreamReader m_xml;
    QStringList m_open;
    QStringList m_listStyles;
    int m_sections = 0;
    bool m_isLabelNext = false; ///< the last term was a label
    qsizetype m_bodyDepth = 0;  ///< depth of the description of such a term; 0 = outside
    QString m_reference;        ///< the target of the open reference, while it has no text
    QString m_prefix;           ///< of the next line
    QList<SourceLine> m_pending;
    SourceText m_source;
};

} // namespace

base::Result<SourceText> xml2rfcText(QByteArrayView bytes) { return DocumentWalker(bytes).walk(); }

} // namespace nidus::exchange
