// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/lists/listwriter.h"

#include "core/exchange/formats/ianaxml.h"
#include "core/exchange/write/htmlwriter.h"
#include "core/exchange/write/listtables.h"
#include "core/exchange/write/markuptext.h"

#include <QRegularExpression>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;
using registration::EntryRecord;
using registration::RangeRecord;
using registration::SubregistryRecord;

namespace {

QDate newestDate(const SubregistryRecord& list)
{
    QDate newest;
    for (const EntryRecord& entry : list.entries)
        newest = std::max(newest, entry.date);
    return newest;
}

/// A reference as IANA writes it: an RFC, a URI, or text.
QString xrefOf(const QString& reference)
{
    static const QRegularExpression rfc(u"^RFC ?(\\d+)(?:, (Section|Appendix|Page|Table|Figure) (.+))?$"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    if (const QRegularExpressionMatch match = rfc.match(reference); match.hasMatch()) {
        const QString place =
            match.captured(2).isEmpty()
                ? QString()
                : u" %1=\"%2\""_s.arg(match.captured(2).toLower(), markupEscaped(match.captured(3)));
        return u"<xref type=\"rfc\" data=\"rfc%1\"%2/>"_s.arg(match.captured(1), place);
    }
    static const QRegularExpression uri(u"^https?://[!-~]+$"_s);
    if (uri.match(reference).hasMatch())
        return u"<xref type=\"uri\" data=\"%1\"/>"_s.arg(markupEscaped(reference));
    return u"<xref type=\"text\">%1</xref>"_s.arg(markupEscaped(reference));
}

class IanaListWriter
{
public:
    explicit IanaListWriter(const SubregistryRecord& list) : m_list(list) {}

    IanaList written()
    {
        m_xml = u"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<registry xmlns=\"%1\" id=\"%2\">\n"_s.arg(
            kIanaXmlNamespace, anchorOf(m_list.name));
        line(1, markupElement("title"_L1, m_list.title.isEmpty() ? m_list.name : m_list.title));
        if (const QDate newest = newestDate(m_list); newest.isValid())
            line(1, markupElement("updated"_L1, newest.toString(Qt::ISODate)));
        if (!m_list.policy.isEmpty())
            line(1, markupElement("registration_rule"_L1, m_list.policy));
        for (const RangeRecord& range : m_list.ranges)
            addRange(range);
        for (const EntryRecord& entry : m_list.entries)
            addEntry(entry);
        m_xml += "</registry>\n"_L1;
        return {m_xml.toUtf8(), m_leftOut};
    }

private:
    void line(int depth, const QString& markup) { m_xml += QString(depth * 2, u' ') + markup + u'\n'; }
    void leaveOut(const QString& what, bool isThere)
    {
        if (isThere && !m_leftOut.contains(what))
            m_leftOut.append(what);
    }

    void addRange(const RangeRecord& range)
    {
        line(1, u"<range>"_s);
        line(2, markupElement("value"_L1, range.span));
        line(2, markupElement("registration_rule"_L1, range.policy.isEmpty() ? range.state : range.policy));
        line(2, markupElement("note"_L1, range.name));
        line(1, u"</range>"_s);
        leaveOut(u"range state"_s, range.state != "open"_L1 && !range.policy.isEmpty());
        leaveOut(u"range label"_s, !range.label.isEmpty());
        leaveOut(u"range asker"_s, !range.asker.isEmpty());
        leaveOut(u"range largest"_s, range.largest != 0);
    }

    void addEntry(const EntryRecord& entry)
    {
        line(1, entry.date.isValid() ? u"<record date=\"%1\">"_s.arg(entry.date.toString(Qt::ISODate))
                                     : u"<record>"_s);
        line(2, markupElement("value"_L1, listedValue(entry)));
        if (!entry.note.isEmpty())
            line(2, markupElement("description"_L1, entry.note));
        if (!entry.holder.isEmpty())
            line(2, markupElement("controller"_L1, entry.holder));
        line(2, markupElement("status"_L1, entry.state));
        const QStringList references = entry.reference.split("; "_L1, Qt::SkipEmptyParts);
        for (const QString& reference : references)
            line(2, xrefOf(reference));
        line(1, u"</record>"_s);
        leaveOut(u"on-behalf"_s, !entry.behalf.isEmpty());
        leaveOut(u"until"_s, entry.until.isValid());
        leaveOut(u"contact"_s, !entry.contact.isEmpty());
        leaveOut(u"superseded-by"_s, !entry.supersededBy.isEmpty());
        leaveOut(u"renewals"_s, entry.renewals != 0);
        leaveOut(u"source-state"_s, !entry.sourceState.isEmpty());
        leaveOut(u"private"_s, entry.isPrivate);
        leaveOut(u"request"_s, !entry.request.isEmpty());
        leaveOut(u"asker"_s, !entry.asker.isEmpty());
    }

    const SubregistryRecord& m_list;
    QString m_xml;
    QStringList m_leftOut;
};

} // namespace

IanaList writeIanaList(const SubregistryRecord& list) { return IanaListWriter(list).written(); }

QByteArray writeListHtml(const QString& nid, const SubregistryRecord& list)
{
    const QString title = u"Subregistry %1/%2"_s.arg(nid, list.name);
    const QString html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                         "<meta name=\"color-scheme\" content=\"light dark\">\n"_L1 +
                         markupElement("title"_L1, title) + "\n<style>\n"_L1 + pageStyleSheet() +
                         "</style>\n</head>\n<body>\n<main>\n"_L1 + markupElement("h1"_L1, title) + u'\n' +
                         listTables(list);
    return (html + "</main>\n</body>\n</html>\n"_L1).toUtf8();
}

} // namespace nidus::exchange
