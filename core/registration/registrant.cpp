// SPDX-License-Identifier: Apache-2.0
#include "core/registration/registrant.h"

#include <QStringList>
#include <array>

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kAddressIndent = "  "_L1;
constexpr auto kFastTrack = "yes"_L1;
constexpr auto kFastTrackLine = "Fast track: yes"_L1;

struct Part
{
    QLatin1StringView label;
    QString Registrant::* value;
};

// In the order of the text, which is that of RegistrantPart. The spelling of "Organization" is the one
// registrants use in their templates.
constexpr std::array kParts{
    Part{"Organization: "_L1, &Registrant::organization},
    Part{"Address: "_L1, &Registrant::address},
    Part{"Contact: "_L1, &Registrant::contactName},
    Part{"Role address: "_L1, &Registrant::roleAddress},
    Part{"Email: "_L1, &Registrant::email},
    Part{"Phone: "_L1, &Registrant::phone},
};

/// Returns the end of the address after lines[first]: indented lines, with blank lines between them.
qsizetype endOfAddress(const QStringList& lines, qsizetype first)
{
    qsizetype end = first + 1;
    for (qsizetype i = end; i < lines.size(); ++i) {
        if (lines[i].startsWith(kAddressIndent))
            end = i + 1;
        else if (!lines[i].isEmpty())
            break;
    }
    return end;
}

QString indentedAddress(const QString& address)
{
    QStringList lines = address.split(u'\n');
    for (qsizetype i = 1; i < lines.size(); ++i) {
        if (!lines[i].isEmpty())
            lines[i].prepend(kAddressIndent);
    }
    return lines.join(u'\n');
}

/// What toText() writes for a part; empty if there is nothing in it.
QString paragraphOf(const Registrant& registrant, RegistrantPart part)
{
    if (part == RegistrantPart::FastTrack)
        return registrant.fastTrack ? QString(kFastTrackLine) : QString();
    QString value = registrant.part(part);
    if (value.isEmpty() || part == RegistrantPart::Other)
        return value;
    return kParts.at(static_cast<std::size_t>(part)).label +
           (part == RegistrantPart::Address ? indentedAddress(value) : value);
}

} // namespace

bool Registrant::isEmpty() const { return *this == Registrant{}; }

QString Registrant::part(RegistrantPart part) const
{
    if (part == RegistrantPart::FastTrack)
        return fastTrack ? kFastTrack : QString();
    return part == RegistrantPart::Other ? other : this->*kParts.at(static_cast<std::size_t>(part)).value;
}

void Registrant::setPart(RegistrantPart part, const QString& value)
{
    if (part == RegistrantPart::FastTrack)
        fastTrack = !value.isEmpty();
    else if (part == RegistrantPart::Other)
        other = value;
    else
        this->*kParts.at(static_cast<std::size_t>(part)).value = value;
}

QString Registrant::toText() const
{
    QStringList paragraphs;
    for (const RegistrantPart part : kRegistrantParts) {
        if (const QString text = paragraphOf(*this, part); !text.isEmpty())
            paragraphs.append(text);
    }
    return paragraphs.join(u'\n');
}

RegistrantPart Registrant::partAt(qsizetype offset) const
{
    qsizetype end = 0;
    for (const RegistrantPart part : kRegistrantParts) {
        const QString text = paragraphOf(*this, part);
        end += text.isEmpty() ? 0 : text.size() + 1;
        if (offset < end)
            return part;
    }
    return RegistrantPart::Other;
}

qsizetype Registrant::offsetOf(RegistrantPart part) const
{
    qsizetype offset = 0;
    for (const RegistrantPart each : kRegistrantParts) {
        const QString text = paragraphOf(*this, each);
        if (each == part && !text.isEmpty())
            return offset + (part == RegistrantPart::Other || part == RegistrantPart::FastTrack
                                 ? 0
                                 : kParts.at(static_cast<std::size_t>(part)).label.size());
        offset += text.isEmpty() ? 0 : text.size() + 1;
    }
    return toText().size();
}

Registrant Registrant::fromText(const QString& text)
{
    Registrant read;
    const QStringList lines = text.split(u'\n');
    qsizetype next = 0;
    for (const Part& part : kParts) {
        if (next == lines.size() || !lines[next].startsWith(part.label))
            continue;
        QString& value = read.*part.value;
        value = lines[next].sliced(part.label.size());
        const qsizetype end = part.value == &Registrant::address ? endOfAddress(lines, next) : next + 1;
        while (++next < end)
            value += u'\n' + lines[next].sliced(lines[next].isEmpty() ? 0 : kAddressIndent.size());
    }
    if (next < lines.size() && lines[next] == kFastTrackLine) {
        read.fastTrack = true;
        ++next;
    }
    read.other = lines.sliced(next).join(u'\n');

    // One comparison replaces a grammar for all ambiguous cases.
    if (read.toText() == text)
        return read;
    Registrant verbatim;
    verbatim.other = text;
    return verbatim;
}

} // namespace nidus::registration
