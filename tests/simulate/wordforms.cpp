// SPDX-License-Identifier: Apache-2.0
#include "tests/simulate/wordforms.h"

#include <QRegularExpression>

namespace nidus::simulate {

using namespace Qt::StringLiterals;

namespace {

/// Writes all bytes as a search for a name compares them: no soft hyphens, one space, one form of accents.
QByteArray folded(const QByteArray& bytes)
{
    QByteArray text = bytes;
    text.replace("\xC2\xAD", "").replace("e\xCC\x81", "\xC3\xA9").replace('\n', ' ').replace('\r', ' ');
    return text;
}

QByteArray unquoted(QByteArray bytes) { return bytes.replace("=\n", "").replace("=C3=A9", "\xC3\xA9"); }

} // namespace

QString formOf(const QString& word, const QByteArray& bytes)
{
    const QByteArray utf8 = word.toUtf8();
    if (bytes.contains(utf8))
        return u"as it is"_s;
    if (folded(bytes).contains(utf8))
        return u"in another form"_s;
    if (folded(unquoted(bytes)).contains(utf8))
        return u"quoted-printable"_s;
    // Each position in a group of three bytes gives other characters; the first and the last are mixed.
    for (const QByteArray& before : {QByteArray(), QByteArray("x"), QByteArray("xx")}) {
        const QByteArray code = (before + utf8).toBase64(QByteArray::OmitTrailingEquals);
        if (bytes.contains(code.mid(before.isEmpty() ? 0 : 4).chopped(4)))
            return u"base64"_s;
    }
    return {};
}

bool isNamed(const QString& report, const QString& path)
{
    static const QRegularExpression ending(u"-journal$"_s);
    const QString name = QRegularExpression::escape(QString(path).remove(ending));
    return QRegularExpression(name + u"(?![\\w.-]*\\w)"_s).match(report).hasMatch();
}

} // namespace nidus::simulate
