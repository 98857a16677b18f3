// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/junit.h"

#include "core/base/bytemask.h"

#include <algorithm>

namespace nidus::report {

namespace {

/// Returns the entity for a character that is not allowed as is in XML text or attribute values; empty if it
/// is allowed.
std::string_view entityFor(char c)
{
    switch (c) {
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '&': return "&amp;";
    case '"': return "&quot;";
    default: return {};
    }
}

/// Returns the number of bytes at the start of `utf8` that XML 1.0 section 2.2 does not allow; 0 if they are
/// allowed.
std::size_t forbiddenAtFrontOf(std::string_view utf8)
{
    const char c = utf8.front();
    const bool isControl = static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\n';
    return isControl ? 1 : utf8.starts_with("\xEF\xBF\xBE") || utf8.starts_with("\xEF\xBF\xBF") ? 3 : 0;
}

} // namespace

void JunitWriter::begin()
{
    m_out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"nidus-cli\">\n";
}

void JunitWriter::beginSuite(std::string_view name)
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
    if (one.failure.empty() && one.remark.empty() && one.skipped.empty()) {
        m_out += "/>\n";
        return;
    }
    m_out += ">\n";
    if (!one.failure.empty()) {
        m_out += "   <failure";
        attribute("type", one.failureType);
        attribute("message", one.failure);
        m_out += '>';
        text(one.place);
        m_out += ": ";
        text(one.failure);
        m_out += "</failure>\n";
    }
    if (!one.skipped.empty()) {
        m_out += "   <skipped";
        attribute("message", one.skipped);
        m_out += "/>\n";
    }
    if (!one.remark.empty()) {
        m_out += "   <system-out>";
        text(one.remark);
        m_out += "</system-out>\n";
    }
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

void JunitWriter::attribute(std::string_view name, std::string_view value)
{
    m_out += ' ';
    m_out += name;
    m_out += "=\"";
    text(value);
    m_out += '"';
}

void JunitWriter::text(std::string_view utf8)
{
    constexpr std::string_view kHex = "0123456789ABCDEF";
    const auto mayBeSpecial = [](base::Bytes16 at) {
        return ~base::bytemask::between(at, ' ', '~') | base::bytemask::equal(at, '<') |
               base::bytemask::equal(at, '>') | base::bytemask::equal(at, '&') |
               base::bytemask::equal(at, '"');
    };
    for (;;) {
        const std::size_t plain = base::firstMember(utf8, mayBeSpecial);
        m_out += utf8.substr(0, plain);
        utf8.remove_prefix(plain);
        if (utf8.empty())
            return;
        const std::size_t forbidden = forbiddenAtFrontOf(utf8);
        const std::string_view entity = entityFor(utf8.front());
        if (forbidden == 1) {
            m_out += "\\x";
            m_out += kHex[static_cast<unsigned char>(utf8.front()) >> 4U];
            m_out += kHex[static_cast<unsigned char>(utf8.front()) & 0xFU];
        } else if (forbidden > 1) {
            m_out += utf8[2] == '\xBE' ? "\\xFFFE" : "\\xFFFF";
        } else if (entity.empty()) {
            m_out += utf8.front();
        } else {
            m_out += entity;
        }
        utf8.remove_prefix(std::max<std::size_t>(forbidden, 1));
    }
}

} // namespace nidus::report
