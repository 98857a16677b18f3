// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/read/xmlinput.h"

#include <QDate>
#include <QDateTime>
#include <QIODevice>
#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QXmlStreamReader>
#include <limits>
#include <optional>

namespace nidus::exchange {

/// Walks through a document in our namespace and stops at the first unexpected item. After a failure every
/// function does nothing, and error() returns what is wrong and where. No DTD is accepted, so there are no
/// entities to expand or fetch.
class XmlCursor
{
public:
    /// `device` is borrowed, open for reading.
    explicit XmlCursor(QIODevice& device) : m_input(device), m_xml(&m_input) {}

    /// Goes to the root element, which must be `name` in `xmlNamespace`.
    void openRoot(QLatin1StringView xmlNamespace, QLatin1StringView name);
    /// Checks that nothing follows the root.
    void closeRoot();

    /// Goes to the next child of the open element; false when there is none (the element is then closed).
    [[nodiscard]] bool nextChild();
    /// The name of the element just opened.
    [[nodiscard]] QStringView name() const { return m_xml.name(); }
    /// Fails for attributes of the element just opened that are not among these.
    void expectAttributes(const QList<QLatin1StringView>& names);
    [[nodiscard]] QString attribute(QLatin1StringView name) const;
    /// A decimal number, at least `least`; 0 if it is absent.
    [[nodiscard]] qint64 number(QLatin1StringView name, qint64 least,
                                qint64 most = std::numeric_limits<int>::max());
    /// A time in UTC; invalid when it is absent.
    [[nodiscard]] QDateTime time(QLatin1StringView name);
    /// A day, YYYY-MM-DD; invalid when it is absent.
    [[nodiscard]] QDate day(QLatin1StringView name);
    /// The text of the open element, which it closes; <char code="..."/> becomes its code unit.
    [[nodiscard]] QString text();

    void failUnknownElement();
    void fail(const QString& what);
    /// Fails because of a limit: error() is TooLarge.
    void fail(const base::Error& limit);
    [[nodiscard]] bool hasFailed() const { return m_xml.hasError(); }
    /// BadFormat with "LINE:COLUMN: what", or TooLarge.
    [[nodiscard]] base::Error error() const;

private:
    QChar characterElement();
    QXmlStreamReader::TokenType readNext();
    void failAtEntity(QXmlStreamReader::TokenType token);

    XmlInput m_input;
    QXmlStreamReader m_xml;
    QString m_namespace;
    std::optional<base::Error> m_limit;
};

} // namespace nidus::exchange
