// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/originaltext.h"

#include "core/base/contract.h"
#include "core/registration/registrationtemplate.h"

#include <QStringConverter>
#include <algorithm>
#include <array>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// An encoding of a text. SQLite interprets a byte order mark itself, so the text does not contain it.
struct Writing
{
    QLatin1StringView word;
    QStringConverter::Encoding encoding;
    QStringConverter::Flag flag;
};

/// In the order in which they are tried; the last one can encode every file, one character per byte.
constexpr std::array kWritings{
    Writing{"UTF-8"_L1, QStringConverter::Utf8, QStringConverter::Flag::Default},
    Writing{"UTF-8 with BOM"_L1, QStringConverter::Utf8, QStringConverter::Flag::WriteBom},
    Writing{"UTF-16LE with BOM"_L1, QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom},
    Writing{"UTF-16BE with BOM"_L1, QStringConverter::Utf16BE, QStringConverter::Flag::WriteBom},
    Writing{"ISO-8859-1"_L1, QStringConverter::Latin1, QStringConverter::Flag::Default}};

QByteArray written(const Writing& writing, const QString& text)
{
    QStringEncoder encoder(writing.encoding, writing.flag);
    return encoder(text);
}

} // namespace

OriginalText originalText(const QByteArray& bytes)
{
    if (bytes.isEmpty())
        return {};
    for (const Writing& writing : kWritings) {
        QStringDecoder decoder(writing.encoding);
        const QString text = decoder(bytes);
        if (!decoder.hasError() && !text.isEmpty() && registration::storableText(text) == text &&
            written(writing, text) == bytes)
            return {text, writing.word};
    }
    OriginalText text{QString::fromLatin1(bytes), kWritings.back().word};
    base::ensures(originalBytes(text) == bytes, "an original can be restored byte for byte");
    return text;
}

QByteArray originalBytes(const OriginalText& original)
{
    const auto* writing = std::ranges::find(kWritings, original.encoding, &Writing::word);
    return writing == kWritings.end() ? QByteArray() : written(*writing, original.text);
}

} // namespace nidus::storage
