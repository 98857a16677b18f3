// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/xmlcontent.h"

#include "core/exchange/formats/xmlwords.h"

#include <array>
#include <bitset>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// Text of an element without attributes.
QString plainText(XmlCursor& xml)
{
    xml.expectAttributes({});
    return xml.text();
}

Registrant readRegistrant(XmlCursor& xml)
{
    struct Part
    {
        QLatin1StringView name;
        QString Registrant::* value;
    };
    static constexpr std::array kParts{
        Part{"organisation"_L1, &Registrant::organisation},
        Part{"address"_L1, &Registrant::address},
        Part{"contact-name"_L1, &Registrant::contactName},
        Part{"role-address"_L1, &Registrant::roleAddress},
        Part{"email"_L1, &Registrant::email},
        Part{"phone"_L1, &Registrant::phone},
        Part{"other"_L1, &Registrant::other},
    };
    xml.expectAttributes({"fast-track"_L1});
    Registrant registrant;
    const QString fastTrack = xml.attribute("fast-track"_L1);
    registrant.fastTrack = fastTrack == "true"_L1;
    if (!registrant.fastTrack && !fastTrack.isEmpty() && fastTrack != "false"_L1)
        xml.fail(u"fast-track: neither true nor false: %1"_s.arg(fastTrack));
    while (xml.nextChild()) {
        const auto* part = std::ranges::find_if(kParts, [&](const Part& p) { return xml.name() == p.name; });
        if (part == kParts.end())
            xml.failUnknownElement();
        else
            registrant.*part->value = plainText(xml);
    }
    return registrant;
}

Sample readSample(XmlCursor& xml)
{
    xml.expectAttributes({"expected"_L1});
    Sample sample;
    sample.expected = xml.known(fromXmlWord(kExpectedWords, xml.attribute("expected"_L1)), "expected"_L1);
    while (xml.nextChild()) {
        if (xml.name() == "urn"_L1)
            sample.urn = plainText(xml);
        else if (xml.name() == "note"_L1)
            sample.note = plainText(xml);
        else if (xml.name() == "origin"_L1)
            sample.source = plainText(xml);
        else if (xml.name() == "accepted-because"_L1)
            sample.acceptedBecause = plainText(xml);
        else
            xml.failUnknownElement();
    }
    return sample;
}

SyntaxRule readRule(XmlCursor& xml)
{
    xml.expectAttributes({"notation"_L1, "scope"_L1, "components"_L1});
    SyntaxRule rule;
    rule.notation = xml.known(fromXmlWord(kNotationWords, xml.attribute("notation"_L1)), "notation"_L1);
    rule.scope = xml.known(fromXmlWord(kScopeWords, xml.attribute("scope"_L1)), "scope"_L1);
    const QString components = xml.attribute("components"_L1);
    rule.describesComponents = components == kComponentsInRule;
    if (!components.isEmpty() && !rule.describesComponents)
        xml.fail(u"components: not a known word: %1"_s.arg(components));
    while (xml.nextChild()) {
        if (xml.name() == "start"_L1)
            rule.start = plainText(xml);
        else if (xml.name() == "grammar"_L1)
            rule.text = plainText(xml);
        else if (xml.name() == "equivalence"_L1)
            rule.equivalence.append(plainText(xml));
        else if (xml.name() == "encoding"_L1)
            rule.encoding.append(plainText(xml));
        else if (xml.name() == "check-digit"_L1)
            rule.checkDigit = plainText(xml);
        else
            xml.failUnknownElement();
    }
    return rule;
}

QByteArray readOriginal(XmlCursor& xml)
{
    const std::optional<QByteArray> read = originalFromBase64(plainText(xml));
    if (!read)
        xml.fail(u"original: not base64 of at most %1 bytes"_s.arg(kLargestOriginalBytes));
    return read.value_or(QByteArray());
}

} // namespace

RegistrationTemplate readTemplateElement(XmlCursor& xml)
{
    xml.expectAttributes({});
    RegistrationTemplate read;
    std::bitset<kTemplateFieldCount> seen;
    while (xml.nextChild()) {
        const std::optional<TemplateField> field = fieldFromKey(xml.name());
        if (!field) {
            xml.failUnknownElement();
            break;
        }
        const auto slot = std::size_t(*field);
        if (seen.test(slot))
            xml.fail(u"the field occurs twice: %1"_s.arg(xml.name()));
        seen.set(slot);
        if (*field == TemplateField::Registrant)
            read.setRegistrant(readRegistrant(xml));
        else
            read.setText(*field, plainText(xml));
    }
    return read;
}

Event readEventElement(XmlCursor& xml)
{
    xml.expectAttributes({"kind"_L1, "when"_L1});
    Event event;
    event.what = xml.known(eventFromWord(xml.attribute("kind"_L1)), "kind"_L1);
    event.when = xml.time("when"_L1);
    while (xml.nextChild()) {
        if (xml.name() == "who"_L1)
            event.who = plainText(xml);
        else if (xml.name() == "note"_L1)
            event.note = plainText(xml);
        else if (xml.name() == "link"_L1)
            event.link = plainText(xml);
        else
            xml.failUnknownElement();
    }
    return event;
}

void appendCommentElement(XmlCursor& xml, QList<ReviewComment>& comments)
{
    xml.expectAttributes({"kind"_L1, "when"_L1, "answer-to"_L1, "version"_L1, "field"_L1, "finding"_L1});
    ReviewComment comment;
    comment.id = comments.size() + 1;
    comment.kind = xml.known(commentFromWord(xml.attribute("kind"_L1)), "kind"_L1);
    comment.when = xml.time("when"_L1);
    comment.answerTo = xml.number("answer-to"_L1, 1, comments.size());
    comment.version = int(xml.number("version"_L1, 1));
    if (!xml.attribute("field"_L1).isEmpty())
        comment.field = xml.known(fieldFromKey(xml.attribute("field"_L1)), "field"_L1);
    comment.finding = xml.attribute("finding"_L1);
    if (isReply(comment.kind) != (comment.answerTo != 0))
        xml.fail(u"answer-to does not go with a %1"_s.arg(commentWord(comment.kind)));
    if (!hasFindingOfItsKind(comment))
        xml.fail(u"finding does not go with a %1"_s.arg(commentWord(comment.kind)));
    while (xml.nextChild()) {
        if (xml.name() == "who"_L1)
            comment.who = plainText(xml);
        else if (xml.name() == "text"_L1)
            comment.text = plainText(xml);
        else
            xml.failUnknownElement();
    }
    comments.append(comment);
}

Reference readReferenceElement(XmlCursor& xml)
{
    xml.expectAttributes({"type"_L1, "data"_L1});
    const QString type = xml.attribute("type"_L1);
    const QString data = xml.attribute("data"_L1);
    return {type, data, xml.text()};
}

bool readContentElement(XmlCursor& xml, VersionContent& content)
{
    if (xml.name() == "template"_L1)
        content.registrationTemplate = readTemplateElement(xml);
    else if (xml.name() == "sample"_L1)
        content.samples.append(readSample(xml));
    else if (xml.name() == "rule"_L1)
        content.rule = readRule(xml);
    else if (xml.name() == "original"_L1)
        content.original = readOriginal(xml);
    else
        return false;
    return true;
}

} // namespace nidus
