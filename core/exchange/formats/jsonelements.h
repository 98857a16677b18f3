// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>
#include <cstdint>
#include <functional>
#include <optional>

namespace nidus::exchange {

/// A position in a text, both numbers 1-based, the column in bytes.
struct JsonPlace
{
    qsizetype line = 1;
    qsizetype column = 1;

    /// Returns the position after `bytes` that begin here.
    [[nodiscard]] JsonPlace after(QByteArrayView bytes) const;
    /// "LINE:COLUMN".
    [[nodiscard]] QString toString() const;
};

/// A member with the name of an earlier one in the same object.
struct DuplicateMember
{
    QString name;
    qsizetype offset = 0; ///< of its name, in bytes
};

/// Returns the first one in `json`, which is valid. Programs disagree on which of them counts (RFC 8259,
/// section 4).
[[nodiscard]] std::optional<DuplicateMember> duplicateMember(QByteArrayView json);

/// An element of a list.
struct JsonElement
{
    QByteArray list; ///< the name of the member that is the list
    qsizetype index = 0;
    QByteArray bytes;
    JsonPlace place;
};

/// Cuts a JSON object, read piece by piece, into the elements of its lists of records and the rest, so that
/// only one element is in memory at a time. Checks the commas between elements; everything else is left to
/// those who parse them and the rest.
class JsonElements
{
public:
    using Receive = std::function<base::Result<void>(const JsonElement&)>;

    /// `receive` gets each element of the members with these names; its error ends the reading.
    JsonElements(const QList<QByteArray>& lists, Receive receive);

    /// Reads the next bytes. BadFormat, TooLarge.
    [[nodiscard]] base::Result<void> add(QByteArrayView bytes);
    /// Returns the object without the elements of these lists, once all bytes are added; after an element
    /// that is cut off, passes it on.
    [[nodiscard]] base::Result<QByteArray> finish();
    /// Returns the position in the input of a byte of the rest.
    [[nodiscard]] JsonPlace placeInRest(qsizetype offset) const;

private:
    /// What comes next in a list of records.
    enum class Part : std::uint8_t {
        Rest,       ///< not in such a list
        FirstOrEnd, ///< an element or the end, after "["
        Element,    ///< within an element
        CommaOrEnd, ///< after an element
        Next,       ///< an element, after a comma
    };
    struct Jump
    {
        qsizetype offset; ///< in the rest
        JsonPlace place;
    };

    [[nodiscard]] base::Result<void> addByte(char byte);
    void addToRest(char byte);
    [[nodiscard]] bool beginsList(char byte) const;
    [[nodiscard]] base::Result<void> addBetween(char byte);
    [[nodiscard]] base::Result<void> addToElement(char byte);
    [[nodiscard]] base::Result<void> endElement();
    void beginElement(char byte);
    /// Follows strings and brackets.
    void follow(char byte);
    void followInString(char byte);
    [[nodiscard]] base::Error problem(const char* what) const;

    QList<QByteArray> m_lists;
    QList<QByteArray> m_seen;
    Receive m_receive;
    QByteArray m_rest;
    QList<Jump> m_jumps; ///< after each list in the rest
    JsonElement m_element;
    JsonPlace m_place;
    Part m_part = Part::Rest;
    QByteArray m_string; ///< the latest short string in the outermost object
    bool m_isKey = false;
    bool m_isInString = false;
    bool m_isEscaped = false;
    bool m_isScalar = false; ///< the element has no brackets
    int m_depth = 0;         ///< of brackets: 1 in the object, 2 in a list of records
};

} // namespace nidus::exchange
