// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QIODevice>
#include <QLatin1StringView>
#include <QString>
#include <QXmlStreamWriter>

namespace nidus::exchange {

/// Whether XML 1.0 can contain the code unit and readers return it unchanged. Surrogates count only in pairs,
/// which the caller checks. CR does not count: a reader turns it into LF.
[[nodiscard]] bool isXmlCodeUnit(char16_t unit);

/// Writes elements with indent 1 and text untouched: QXmlStreamWriter's own formatting would put blanks into
/// text that begins with an element.
class XmlElementWriter
{
public:
    /// `device` is borrowed, open for writing.
    explicit XmlElementWriter(QIODevice& device);

    /// A head is a comment after the declaration.
    void startDocument(QLatin1StringView xmlNamespace, QLatin1StringView root, const QString& head = {});
    void endDocument();

    void start(QLatin1StringView name);
    void end();
    /// Writes nothing for an empty value. Characters that XML cannot contain become U+FFFD: attributes are
    /// for words and numbers; people's text goes into elements.
    void attribute(QLatin1StringView name, const QString& value);
    /// Writes ISO 8601, UTC, milliseconds; nothing for an invalid time.
    void attribute(QLatin1StringView name, const QDateTime& time);
    /// Writes an element with only `content`; none if it is empty.
    void textElement(QLatin1StringView name, const QString& content);
    /// Writes the text of the element just started, which then ends on the same line.
    void text(const QString& content);

    [[nodiscard]] bool hasError() const { return m_xml.hasError(); }

private:
    void breakLine();

    QXmlStreamWriter m_xml;
    int m_depth = 0;
    bool m_isInline = false; ///< the open element contains text, so its end tag follows directly
};

} // namespace nidus::exchange
