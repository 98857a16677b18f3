// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace nidus::storage {

/// Finds texts, such as names, as whole words, however they are written: in any letter case; with composed or
/// decomposed letters; with soft hyphens and other invisible characters; with other hyphens and apostrophes;
/// with other spaces, "_", or a line end between words, followed by marks of a quotation or a comment; with
/// marks of emphasis, which may also separate words; and broken at a line end after a hyphen. A text of
/// several words, or an address, may also be broken at a line end without a hyphen.
class TextPattern
{
public:
    explicit TextPattern(const QStringList& texts);

    /// Returns whether the text contains one of them, also in an encoding (decodedForms()).
    [[nodiscard]] bool isIn(const QString& text) const;
    /// Returns the text with each match replaced; everything is replaced if a match remains in an encoding.
    [[nodiscard]] QString replaced(const QString& text, const QString& replacement) const;

private:
    [[nodiscard]] bool isPlainIn(const QString& text) const;

    QRegularExpression m_expression; ///< for folded text
};

} // namespace nidus::storage
