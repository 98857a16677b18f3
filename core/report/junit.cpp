// SPDX-License-Identifier: Apache-2.0
#include "core/report/junit.h"

#include <QStringList>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// What XML 1.0 section 2.2 does not allow.
bool isForbidden(QChar c)
{
    const bool isControl = c < u' ' && c != u'\t' && c != u'\n';
    return isControl || c == QChar(0xFFFE) || c == QChar(0xFFFF);
}

std::string xmlText(const QString& text)
{
    QString clean;
    clean.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (isPair) {
            clean += c;
            clean += text[++i];
        } else if (isForbidden(c) || c.isSurrogate()) {
            clean += u"\\x"_s + QString::number(c.unicode(), 16).toUpper().rightJustified(2, u'0');
        } else {
            clean += c;
        }
    }
    return clean.toHtmlEscaped().toStdString();
}

} // namespace

void JunitWriter::begin()
{
    m_out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"nidus-cli\">\n";
}

void JunitWriter::beginSuite(const QString& name)
{
    endSuite();
    m_out += " <testsuite";
    attribute("name", name);
    m_out += ">\n";
    m_isInSuite = true;
}

void JunitWriter::add(const JunitCase& one)
{
    m_out += "  <testcase";
    attribute("name", one.name);
    attribute("classname", one.place);
    if (one.failure.isEmpty() && one.remark.isEmpty() && one.skipped.isEmpty()) {
        m_out += "/>\n";
        return;
    }
    m_out += ">\n";
    if (!one.failure.isEmpty()) {
        m_out += "   <failure";
        attribute("type", one.failureType);
        attribute("message", one.failure);
        m_out += ">" + xmlText(one.place + ": "_L1 + one.failure) + "</failure>\n";
    }
    if (!one.skipped.isEmpty()) {
        m_out += "   <skipped";
        attribute("message", one.skipped);
        m_out += "/>\n";
    }
    if (!one.remark.isEmpty())
        m_out += "   <system-out>" + xmlText(one.remark) + "</system-out>\n";
    m_out += "  </testcase>\n";
}

void JunitWriter::end()
{
    endSuite();
    m_out += "</testsuites>\n";
}

void JunitWriter::endSuite()
{
    if (m_isInSuite)
        m_out += " </testsuite>\n";
    m_isInSuite = false;
}

void JunitWriter::attribute(std::string_view name, const QString& value)
{
    m_out += ' ';
    m_out += name;
    m_out += "=\"" + xmlText(value) + '"';
}

} // namespace nidus
