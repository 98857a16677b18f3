// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/lists/ianalist.h"

#include "core/exchange/formats/ianaxml.h"
#include "core/exchange/read/xmlinput.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"

#include <QBuffer>
#include <QSet>
#include <QXmlStreamReader>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepestPart = 100;

QByteArray bytesOf(QByteArrayView bytes) { return QByteArray::fromRawData(bytes.data(), bytes.size()); }

/// Returns "RFC 8141, Section 3", or what else a reference names.
QString referenceText(const QXmlStreamAttributes& attributes, const QString& text)
{
    const QString data = attributes.value("data"_L1).toString();
    const QStringView type = attributes.value("type"_L1);
    if (type == "note"_L1)
        return {};
    if (type != "rfc"_L1)
        return text.isEmpty() || type == "uri"_L1 || type == "draft"_L1 ? data : text;
    QString reference = data.toUpper();
    for (const auto& [name, word] :
         {std::pair("section"_L1, "Section"_L1), std::pair("appendix"_L1, "Appendix"_L1),
          std::pair("page"_L1, "Page"_L1), std::pair("table"_L1, "Table"_L1),
          std::pair("figure"_L1, "Figure"_L1)}) {
        if (attributes.hasAttribute(name))
            reference += u", %1 %2"_s.arg(word, attributes.value(name).toString());
    }
    return reference;
}

/// Walks through the registries of a file, which may contain each other.
class IanaLists
{
public:
    explicit IanaLists(QByteArrayView bytes)
        : m_bytes(bytesOf(bytes)), m_buffer(&m_bytes), m_input(m_buffer), m_xml(&m_input)
    {
        m_buffer.open(QIODevice::ReadOnly);
    }

    /// Calls `take` with the rows of the registry with this id.
    base::Result<ListFileFacts> read(const QString& id, const TakeListRow& take, bool hasHolders)
    {
        m_id = id;
        m_facts.id = id;
        m_take = &take;
        m_hasHolders = hasHolders;
        if (nextStart())
            readRegistry(1);
        while (!m_xml.atEnd() && !m_isStopped) {
            m_input.beginPart();
            m_xml.readNext();
        }
        if (m_input.isRefused())
            return std::unexpected(XmlInput::refusal());
        if (m_xml.hasError())
            return std::unexpected(parseError(m_xml));
        return m_facts;
    }
    /// The ids of the registries with records.
    [[nodiscard]] const QStringList& ids() const { return m_ids; }
    /// Whether all records of a registry name who controls them.
    [[nodiscard]] bool hasHolders(const QString& id) const { return !m_withoutHolder.contains(id); }

private:
    bool nextStart()
    {
        m_input.beginPart();
        return m_xml.readNextStartElement();
    }
    void find(const QString& what)
    {
        if (m_isChosen && !m_leftOut.contains(what))
            m_facts.findings.append({int(m_xml.lineNumber()),
                                     findings::makeFinding(findings::kSubregistryImportLeftOut, {}, {what})});
        m_leftOut.insert(what);
    }

    void readRegistry(int depth)
    {
        if (depth > kDeepestPart)
            return m_xml.raiseError(u"elements nested more than %1 deep"_s.arg(kDeepestPart));
        const QString id = m_xml.attributes().value("id"_L1).toString();
        const bool isChosen = m_take != nullptr && *m_take && id == m_id;
        m_isChosen = isChosen;
        while (!m_isStopped && nextStart()) {
            const QStringView name = m_xml.name();
            if (name == "registry"_L1) {
                readRegistry(depth + 1);
                m_isChosen = isChosen;
            } else if (name == "record"_L1) {
                if (!m_ids.contains(id))
                    m_ids.append(id);
                if (!readRecord())
                    m_withoutHolder.insert(id);
            } else if (name == "updated"_L1 && (depth == 1 || isChosen)) {
                m_facts.date = text();
            } else if (name == "title"_L1) {
                const QString title = text();
                if (isChosen)
                    m_facts.title = title;
            } else if (name == "range"_L1) {
                readRange();
            } else {
                find(name.toString());
                (void)text();
            }
        }
    }

    void readRange()
    {
        ListRange read{.line = int(m_xml.lineNumber()), .isWhole = false};
        m_references.clear();
        while (nextStart()) {
            const QString element = m_xml.name().toString();
            const QString content = text();
            if (element == "value"_L1)
                read.range.span = content;
            else if (element == "registration_rule"_L1)
                read.range.policy = content;
            else if (element == "note"_L1)
                read.range.name = content;
            else
                find(u"range "_s + element);
        }
        if (!m_references.join(QString()).isEmpty())
            find(u"range xref"_s);
        if (!m_isChosen)
            return;
        read.range.state = stateOfRange(read.range.policy);
        if (read.range.policy == read.range.state) // as writeIanaList() writes a state without a policy
            read.range.policy.clear();
        addRange(std::move(read));
    }
    /// Returns the state that a policy means; empty for most policies.
    static QString stateOfRange(const QString& policy)
    {
        const QString word =
            policy.compare("Private Use"_L1, Qt::CaseInsensitive) == 0 ? u"private"_s : policy.toLower();
        const QStringList states{u"open"_s, u"private"_s, u"closed"_s, u"reserved"_s};
        return states.contains(word) ? word : QString();
    }
    /// Adds a range. Its note is its name, if that is short and of no other range.
    void addRange(ListRange read)
    {
        constexpr qsizetype longestName = 100;
        const bool isTaken = std::ranges::any_of(
            m_facts.ranges, [&read](const ListRange& other) { return other.range.name == read.range.name; });
        if (read.range.name.isEmpty() || isTaken || read.range.name.size() > longestName) {
            if (!read.range.name.isEmpty())
                find(u"range note"_s);
            read.range.name = read.range.span;
        }
        m_facts.ranges.append(std::move(read));
    }

    /// Returns whether the record names who controls it.
    bool readRecord()
    {
        const int line = int(m_xml.lineNumber());
        const QString date = m_xml.attributes().value("date"_L1).toString();
        if (m_xml.attributes().hasAttribute("updated"_L1))
            find(u"updated"_s);
        QString value;
        QString name;
        QString state;
        QString holder;
        m_references.clear();
        QStringList notes;
        while (nextStart()) {
            const QString element = m_xml.name().toString();
            const QXmlStreamAttributes attributes = m_xml.attributes();
            const QString content = text();
            if (element == "value"_L1)
                value = content;
            else if (element == "name"_L1)
                name = content;
            else if (element == "status"_L1)
                state = content;
            else if (element == "controller"_L1 && (m_hasHolders || !m_isChosen))
                holder = content;
            else if (element == "description"_L1)
                notes.append(content);
            else if (element == "xref"_L1)
                m_references.append(referenceText(attributes, content));
            else
                find(element);
        }
        if (value.isEmpty())
            std::swap(value, name);
        if (!name.isEmpty())
            notes.prepend(name);
        m_references.removeAll(QString());
        QStringList cells{value, stateOf(state, notes), date, m_references.join("; "_L1), notes.join(u' ')};
        if (m_hasHolders)
            cells.prepend(holder);
        if (m_isChosen)
            takeRow(line, value, cells);
        return !holder.isEmpty();
    }
    /// Returns "reserved" for what IANA only sets aside.
    static QString stateOf(const QString& state, const QStringList& notes)
    {
        const bool isReserved = state.isEmpty() && std::ranges::any_of(notes, [](const QString& note) {
                                    return note.compare("reserved"_L1, Qt::CaseInsensitive) == 0;
                                });
        return isReserved ? u"reserved"_s : state;
    }
    void takeRow(int line, const QString& value, const QStringList& cells)
    {
        const QString& note = cells.last();
        for (const QLatin1StringView free : {"unassigned"_L1, "private use"_L1}) {
            if (note.compare(free, Qt::CaseInsensitive) == 0)
                return find(value + u' ' + note);
        }
        m_isStopped = !(*m_take)(line, cells);
    }

    /// The text of the open element; references in it are collected.
    QString text()
    {
        QString text;
        for (int depth = 1; depth > 0 && !m_xml.atEnd();) {
            m_input.beginPart();
            const QXmlStreamReader::TokenType token = m_xml.readNext();
            if (depth > kDeepestPart)
                m_xml.raiseError(u"elements nested more than %1 deep"_s.arg(kDeepestPart));
            if (token == QXmlStreamReader::StartElement) {
                ++depth;
                if (m_xml.name() == "xref"_L1)
                    m_references.append(referenceText(m_xml.attributes(), {}));
            } else if (token == QXmlStreamReader::EndElement) {
                --depth;
            } else if (token == QXmlStreamReader::Characters) {
                text += m_xml.text();
            }
        }
        return text.simplified();
    }

    QByteArray m_bytes;
    QBuffer m_buffer;
    XmlInput m_input;
    QXmlStreamReader m_xml;
    ListFileFacts m_facts;
    QString m_id;
    const TakeListRow* m_take = nullptr;
    QStringList m_ids;
    QStringList m_references;
    QSet<QString> m_leftOut;
    QSet<QString> m_withoutHolder; ///< ids
    bool m_hasHolders = false;
    bool m_isChosen = false;
    bool m_isStopped = false;
};

base::Error badList(const QString& detail) { return {base::kBadFormat, {}, detail.toStdString()}; }

} // namespace

base::Result<ListFileFacts> readIanaList(QByteArrayView bytes, const ListWish& wish, const TakeListRow& take)
{
    IanaLists all(bytes);
    if (const auto done = all.read({}, {}, false); !done)
        return done;
    const QString wanted = wish.part.isEmpty() ? wish.name : wish.part;
    const bool isOnly = wish.part.isEmpty() && all.ids().size() == 1;
    if (all.ids().isEmpty())
        return std::unexpected(badList(u"1:1: it has no registry with entries"_s));
    if (!all.ids().contains(wanted) && !isOnly)
        return std::unexpected(badList(
            u"1:1: it has no registry with the id \"%1\", but: %2"_s.arg(wanted, all.ids().join(", "_L1))));
    const QString id = isOnly ? all.ids().first() : wanted;
    QStringList columns{u"value"_s, u"state"_s, u"date"_s, u"reference"_s, u"note"_s};
    if (all.hasHolders(id))
        columns.prepend(u"holder"_s);
    if (!take(1, columns))
        return ListFileFacts{};
    return IanaLists(bytes).read(id, take, all.hasHolders(id));
}

} // namespace nidus::exchange
