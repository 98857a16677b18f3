// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/xmlelementwriter.h"

namespace nidus::exchange {

using namespace Qt::StringLiterals;

bool isXmlCodeUnit(char16_t unit)
{
    if (unit < 0x20)
        return unit == u'\t' || unit == u'\n';
    return unit < 0xFFFE;
}

namespace {

/// The length of the run from `from` that XML can contain unchanged.
qsizetype plainRun(const QString& text, qsizetype from)
{
    qsizetype i = from;
    while (i < text.size() && isXmlCodeUnit(text[i].unicode())) {
        if (!text[i].isSurrogate()) {
            ++i;
            continue;
        }
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (!isPair)
            break;
        i += 2;
    }
    return i - from;
}

} // namespace

XmlElementWriter::XmlElementWriter(QIODevice& device) : m_xml(&device) {}

void XmlElementWriter::startDocument(QLatin1StringView xmlNamespace, QLatin1StringView root,
                                     const QString& head)
{
    m_xml.writeStartDocument();
    m_xml.writeCharacters(u"\n"_s);
    if (!head.isEmpty()) {
        m_xml.writeComment(u' ' + head + u' ');
        m_xml.writeCharacters(u"\n"_s);
    }
    m_xml.writeDefaultNamespace(xmlNamespace);
    m_xml.writeStartElement(xmlNamespace, root);
    m_depth = 1;
}

void XmlElementWriter::endDocument()
{
    m_xml.writeCharacters(u"\n"_s);
    m_xml.writeEndElement();
    m_xml.writeEndDocument(); // adds the last line end
}

void XmlElementWriter::start(QLatin1StringView name)
{
    breakLine();
    m_xml.writeStartElement(name);
    ++m_depth;
    m_isInline = true;
}

void XmlElementWriter::end()
{
    --m_depth;
    if (!m_isInline)
        breakLine();
    m_xml.writeEndElement();
    m_isInline = false;
}

void XmlElementWriter::attribute(QLatin1StringView name, const QString& value)
{
    if (value.isEmpty())
        return;
    QString holdable = value;
    for (qsizetype i = plainRun(holdable, 0); i < holdable.size(); i += plainRun(holdable, i))
        holdable[i] = QChar::ReplacementCharacter;
    m_xml.writeAttribute(name, holdable);
}

void XmlElementWriter::attribute(QLatin1StringView name, const QDateTime& time)
{
    if (time.isValid())
        attribute(name, time.toUTC().toString(Qt::ISODateWithMs));
}

void XmlElementWriter::textElement(QLatin1StringView name, const QString& content)
{
    if (content.isEmpty())
        return;
    start(name);
    text(content);
    end();
}

void XmlElementWriter::text(const QString& content)
{
    // Keeps programs that reformat XML from changing white space that matters.
    if (content != content.simplified())
        m_xml.writeAttribute("xml:space"_L1, "preserve"_L1);
    for (qsizetype i = 0; i < content.size();) {
        const qsizetype run = plainRun(content, i);
        if (run > 0) {
            m_xml.writeCharacters(content.sliced(i, run));
            i += run;
            continue;
        }
        m_xml.writeEmptyElement("char"_L1);
        m_xml.writeAttribute("code"_L1,
                             QString::number(content[i].unicode(), 16).toUpper().rightJustified(4, u'0'));
        ++i;
    }
}

void XmlElementWriter::breakLine()
{
    m_xml.writeCharacters(u'\n' + QString(m_depth, u' '));
    m_isInline = false;
}

} // namespace nidus::exchange
