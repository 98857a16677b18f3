// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/jsonelements.h"

#include "core/exchange/formats/importlimits.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <algorithm>
#include <utility>
#include <vector>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr int kInObject = 1; // brackets around the members of the whole object
constexpr int kInList = 2;
constexpr qsizetype kLongestName = 32; // bytes

bool isJsonSpace(char byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }

/// Returns the end of the string that begins at `start`, after its quotation mark.
qsizetype stringEnd(QByteArrayView json, qsizetype start)
{
    qsizetype at = start + 1;
    while (at < json.size() && json[at] != '"')
        at += json[at] == '\\' ? 2 : 1;
    return std::min(at + 1, json.size());
}

/// Returns the text of a string with its quotation marks.
QString textOf(QByteArrayView string)
{
    return QJsonDocument::fromJson('[' + string.toByteArray() + ']').array().at(0).toString();
}

} // namespace

std::optional<DuplicateMember> duplicateMember(QByteArrayView json)
{
    std::vector<QSet<QString>> names; // of each object or array around
    for (qsizetype at = 0; at < json.size();) {
        const char byte = json[at];
        if (byte == '{' || byte == '[')
            names.emplace_back();
        if ((byte == '}' || byte == ']') && !names.empty())
            names.pop_back();
        if (byte != '"') {
            ++at;
            continue;
        }
        const qsizetype start = std::exchange(at, stringEnd(json, at));
        const QByteArrayView string = json.sliced(start, at - start);
        while (at < json.size() && isJsonSpace(json[at]))
            ++at;
        if (at == json.size() || json[at] != ':' || names.empty())
            continue;
        QString name =
            string.contains('\\') ? textOf(string) : QString::fromUtf8(string.sliced(1, string.size() - 2));
        const qsizetype known = names.back().size();
        names.back().insert(name);
        if (names.back().size() == known)
            return DuplicateMember{.name = std::move(name), .offset = start};
    }
    return std::nullopt;
}

JsonPlace JsonPlace::after(QByteArrayView bytes) const
{
    const qsizetype lines = std::ranges::count(bytes, '\n');
    return lines == 0 ? JsonPlace{line, column + bytes.size()}
                      : JsonPlace{line + lines, bytes.size() - bytes.lastIndexOf('\n')};
}

QString JsonPlace::toString() const { return u"%1:%2"_s.arg(line).arg(column); }

JsonElements::JsonElements(const QList<QByteArray>& lists, Receive receive)
    : m_lists(lists), m_receive(std::move(receive))
{}

base::Result<void> JsonElements::add(QByteArrayView bytes)
{
    for (const char byte : bytes) {
        if (const auto done = addByte(byte); !done)
            return done;
        m_place = byte == '\n' ? JsonPlace{m_place.line + 1, 1} : JsonPlace{m_place.line, m_place.column + 1};
    }
    return {};
}

base::Result<QByteArray> JsonElements::finish()
{
    if (m_part == Part::Element) {
        if (const auto done = m_receive(m_element); !done)
            return std::unexpected(done.error());
    }
    return m_rest;
}

JsonPlace JsonElements::placeInRest(qsizetype offset) const
{
    if (offset >= m_rest.size())
        return m_place;
    const auto later = std::ranges::upper_bound(m_jumps, offset, {}, &Jump::offset);
    const Jump last = later == m_jumps.cbegin() ? Jump{0, {}} : *std::prev(later);
    return last.place.after(QByteArrayView(m_rest).sliced(last.offset, offset - last.offset));
}

base::Result<void> JsonElements::addByte(char byte)
{
    if (m_part == Part::Element)
        return addToElement(byte);
    if (m_part != Part::Rest)
        return addBetween(byte);
    if (m_rest.size() >= kLargestRecordBytes)
        return std::unexpected(tooLarge(kLargestRecordBytes >> 20, "MiB outside of the records"));
    if (beginsList(byte) && !m_seen.contains(m_string)) {
        m_seen.append(m_string);
        m_element = {.list = m_string, .index = 0, .bytes = {}, .place = {}};
        m_part = Part::FirstOrEnd;
    }
    addToRest(byte);
    return {};
}

void JsonElements::addToRest(char byte)
{
    m_rest += byte;
    follow(byte);
}

bool JsonElements::beginsList(char byte) const
{
    return byte == '[' && m_depth == kInObject && m_isKey && !m_isInString && m_lists.contains(m_string);
}

base::Result<void> JsonElements::addBetween(char byte)
{
    if (isJsonSpace(byte))
        return {};
    const bool isEnd = byte == ']' && m_part != Part::Next;
    if (isEnd) {
        addToRest(byte);
        m_jumps.append({m_rest.size(), m_place.after(QByteArrayView(&byte, 1))});
        m_part = Part::Rest;
        return {};
    }
    if (m_part == Part::CommaOrEnd) {
        if (byte != ',')
            return std::unexpected(problem("expected a comma or the end of the list"));
        m_part = Part::Next;
        return {};
    }
    if (byte == ',' || byte == ']' || byte == '}' || byte == ':')
        return std::unexpected(problem("expected a value"));
    beginElement(byte);
    return {};
}

void JsonElements::beginElement(char byte)
{
    m_element.bytes = QByteArray(1, byte);
    m_element.place = m_place;
    m_isScalar = byte != '{' && byte != '[';
    m_part = Part::Element;
    follow(byte);
}

base::Result<void> JsonElements::addToElement(char byte)
{
    if (m_isScalar && !m_isInString && (byte == ',' || byte == ']' || isJsonSpace(byte))) {
        const auto done = endElement();
        return done ? addBetween(byte) : done;
    }
    if (m_element.bytes.size() >= kLargestRecordBytes)
        return std::unexpected(tooLarge(kLargestRecordBytes >> 20, "MiB per record"));
    m_element.bytes += byte;
    follow(byte);
    return !m_isScalar && !m_isInString && m_depth == kInList ? endElement() : base::Result<void>();
}

base::Result<void> JsonElements::endElement()
{
    m_part = Part::CommaOrEnd;
    const auto done = m_receive(m_element);
    ++m_element.index;
    return done;
}

void JsonElements::follow(char byte)
{
    if (m_isInString)
        return followInString(byte);
    const bool isMember = m_depth == kInObject && m_part == Part::Rest;
    if (byte == '"')
        m_isInString = true;
    else if (byte == '{' || byte == '[')
        ++m_depth;
    else if (byte == '}' || byte == ']')
        --m_depth;
    if (isMember && (byte == '"' || byte == ','))
        m_string.clear();
    if (isMember && !isJsonSpace(byte))
        m_isKey = byte == ':';
}

void JsonElements::followInString(char byte)
{
    if (m_isEscaped)
        m_isEscaped = false;
    else if (byte == '\\')
        m_isEscaped = true;
    else if (byte == '"')
        m_isInString = false;
    if (m_isInString && m_depth == kInObject && m_string.size() <= kLongestName)
        m_string += byte;
}

base::Error JsonElements::problem(const char* what) const
{
    return {base::kBadFormat, {}, m_place.toString().toStdString() + ": " + what};
}

} // namespace nidus::exchange
