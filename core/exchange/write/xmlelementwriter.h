// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QIODevice>
#include <QLatin1StringView>
#include <QString>
#include <QXmlStreamWriter>

namespace nidus::exchange {

/// Whether XML 1.0 can hold the code unit and hand it back unchanged; surrogates count only in pairs, which
/// the caller looks after. CR is not among them: a reader makes it LF.
[[nodiscard]] bool isXmlCodeUnit(char16_t unit);

/// Writes elements with indent 1 and text untouched: QXmlStreamWriter's own formatting would put blanks into
/// text that begins with an element.
class XmlElementWriter
{
public:
    /// `device` is borrowed, open for writing.
    explicit XmlElementWriter(QIODevice& device);

    void startDocument(QLatin1StringView xmlNamespace, QLatin1StringView root);
    void endDocument();

    void start(QLatin1StringView name);
    void end();
    /// Nothing for an empty value. Characters XML cannot hold become U+FFFD: attributes are for words and
    /// numbers, people's text goes into elements.
    void attribute(QLatin1StringView name, const QString& value);
    /// ISO 8601, UTC, milliseconds; nothing for an invalid time.
    void attribute(QLatin1StringView name, const QDateTime& time);
    /// An element that holds just `content`; none when it is empty.
    void textElement(QLatin1StringView name, const QString& content);
    /// Text of the element just started, which then ends on the same line.
    void text(const QString& content);

    [[nodiscard]] bool hasError() const { return m_xml.hasError(); }

private:
    void breakLine();

    QXmlStreamWriter m_xml;
    int m_depth = 0;
    bool m_isInline = false; ///< the open element holds text, so its end stands right behind it
};

} // namespace nidus::exchange
