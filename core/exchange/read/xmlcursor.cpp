// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/xmlcursor.h"

#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kXmlOwnNamespace = "http://www.w3.org/XML/1998/namespace"_L1;

} // namespace

QXmlStreamReader::TokenType XmlCursor::readNext()
{
    m_input.beginPart();
    return m_xml.readNext();
}

void XmlCursor::openRoot(QLatin1StringView xmlNamespace, QLatin1StringView name)
{
    m_namespace = xmlNamespace;
    while (!m_xml.atEnd()) {
        const QXmlStreamReader::TokenType token = readNext();
        if (token == QXmlStreamReader::DTD)
            return fail(u"a document type declaration is not accepted"_s);
        if (token == QXmlStreamReader::StartElement)
            break;
    }
    if (hasFailed())
        return;
    if (m_xml.namespaceUri() != m_namespace)
        fail(u"unexpected namespace: \"%1\""_s.arg(m_xml.namespaceUri()));
    else if (m_xml.name() != name)
        failUnknownElement();
}

void XmlCursor::closeRoot()
{
    while (!m_xml.atEnd())
        readNext();
}

bool XmlCursor::nextChild()
{
    while (!m_xml.atEnd()) {
        const QXmlStreamReader::TokenType token = readNext();
        if (token == QXmlStreamReader::EndElement)
            return false;
        if (token == QXmlStreamReader::StartElement) {
            if (m_xml.namespaceUri() == m_namespace)
                return true;
            failUnknownElement();
            return false;
        }
        if (token == QXmlStreamReader::Characters && !m_xml.isWhitespace())
            fail(u"text where only elements are allowed"_s);
        failAtEntity(token);
    }
    return false;
}

void XmlCursor::expectAttributes(const QList<QLatin1StringView>& names)
{
    const QXmlStreamAttributes present = m_xml.attributes();
    for (const QXmlStreamAttribute& attribute : present) {
        const bool isSpace = attribute.namespaceUri() == kXmlOwnNamespace && attribute.name() == "space"_L1;
        const bool isKnown =
            attribute.namespaceUri().isEmpty() &&
            std::ranges::any_of(names, [&](QLatin1StringView name) { return attribute.name() == name; });
        if (!isSpace && !isKnown)
            fail(u"unknown attribute: %1"_s.arg(attribute.qualifiedName()));
    }
}

QString XmlCursor::attribute(QLatin1StringView name) const
{
    return m_xml.attributes().value(name).toString();
}

qint64 XmlCursor::number(QLatin1StringView name, qint64 least, qint64 most)
{
    const QString text = attribute(name);
    if (text.isEmpty())
        return 0;
    bool ok = false;
    const qint64 value = text.toLongLong(&ok);
    if (!ok || value < least || value > most || QString::number(value) != text)
        fail(u"%1: not a valid number: %2"_s.arg(name, text));
    return value;
}

QDateTime XmlCursor::time(QLatin1StringView name)
{
    const QString text = attribute(name);
    if (text.isEmpty())
        return {};
    const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!time.isValid() || time.timeSpec() != Qt::UTC)
        fail(u"%1: not a time in UTC: %2"_s.arg(name, text));
    return time;
}

QDate XmlCursor::day(QLatin1StringView name)
{
    const QString text = attribute(name);
    if (text.isEmpty())
        return {};
    const QDate day = QDate::fromString(text, Qt::ISODate);
    if (!day.isValid())
        fail(u"%1: not a date: %2"_s.arg(name, text));
    return day;
}

QString XmlCursor::text()
{
    QString text;
    while (!m_xml.atEnd()) {
        const QXmlStreamReader::TokenType token = readNext();
        if (token == QXmlStreamReader::EndElement)
            return text;
        if (token == QXmlStreamReader::Characters) {
            text += m_xml.text();
            if (text.size() > kLargestXmlPart)
                fail(XmlInput::refusal());
        } else if (token == QXmlStreamReader::StartElement) {
            if (m_xml.namespaceUri() == m_namespace && m_xml.name() == "char"_L1)
                text += characterElement();
            else
                failUnknownElement();
        }
        failAtEntity(token);
    }
    return text;
}

/// Characters that XML 1.0 cannot contain, such as U+0000, are written as <char code="0000"/>.
QChar XmlCursor::characterElement()
{
    expectAttributes({"code"_L1});
    const QString code = attribute("code"_L1);
    bool ok = false;
    const ushort unit = code.toUShort(&ok, 16);
    if (!ok || code.size() != 4)
        fail(u"code: not four hexadecimal digits: %1"_s.arg(code));
    if (nextChild())
        failUnknownElement();
    return QChar(unit);
}

void XmlCursor::failUnknownElement() { fail(u"unknown element: %1"_s.arg(m_xml.name())); }

void XmlCursor::fail(const QString& what)
{
    if (!hasFailed())
        m_xml.raiseError(what);
}

void XmlCursor::fail(const base::Error& limit)
{
    m_limit = limit;
    fail(QString::fromStdString(limit.detail));
}

void XmlCursor::failAtEntity(QXmlStreamReader::TokenType token)
{
    if (token == QXmlStreamReader::EntityReference || token == QXmlStreamReader::DTD)
        fail(u"entities are not accepted"_s);
}

base::Error XmlCursor::error() const
{
    if (m_limit || m_input.isRefused())
        return m_limit.value_or(XmlInput::refusal());
    return parseError(m_xml);
}

} // namespace nidus::exchange
