// SPDX-License-Identifier: Apache-2.0
#include "core/report/lint/diffformat.h"

#include <QStringList>

namespace nidus::report {

using namespace Qt::StringLiterals;

namespace {

using Kind = registration::DiffPiece::Kind;

/// Appends every line of a piece with its mark.
void appendLines(QString& out, const registration::DiffPiece& piece)
{
    const QChar mark = piece.kind == Kind::Same ? u' ' : piece.kind == Kind::Removed ? u'-' : u'+';
    const QStringView text(piece.text);
    const QStringView lines = text.endsWith(u'\n') ? text.chopped(1) : text;
    for (const QStringView line : lines.split(u'\n'))
        out += mark + line.toString() + u'\n';
}

void appendWords(QString& out, const registration::DiffPiece& piece)
{
    switch (piece.kind) {
    case Kind::Same: out += piece.text; return;
    case Kind::Removed: out += "[-"_L1 + piece.text + "-]"_L1; return;
    case Kind::Added: out += "{+"_L1 + piece.text + "+}"_L1; return;
    }
}

QString htmlOf(const registration::DiffPiece& piece)
{
    QString text = piece.text.toHtmlEscaped();
    switch (piece.kind) {
    case Kind::Removed: return "<del>"_L1 + text + "</del>"_L1;
    case Kind::Added: return "<ins>"_L1 + text + "</ins>"_L1;
    case Kind::Same: break;
    }
    return text;
}

constexpr auto kPageStart = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>%1 - %2</title>
<style>
body { font-family: sans-serif; max-width: 50em; margin: 1em auto; padding: 0 1em; overflow-wrap: break-word; }
pre { white-space: pre-wrap; font-family: inherit; border-left: 3px solid #888; padding-left: 1em; }
del { background: #ffd7d5; color: #600; text-decoration: line-through; }
ins { background: #ccf5d3; color: #040; text-decoration: underline; font-weight: bold; }
</style>
</head>
<body>
<main>
<h1>%1 &#8594; %2</h1>
)"_L1;

} // namespace

QByteArray writeDiffText(const NamedDiff& diff, registration::DiffUnit unit)
{
    if (diff.parts.isEmpty())
        return {};
    QString out = "--- "_L1 + diff.before + "\n+++ "_L1 + diff.after + u'\n';
    for (const registration::PartDiff& part : diff.parts) {
        out += "@@ "_L1 + part.key + " @@\n"_L1;
        for (const registration::DiffPiece& piece : part.pieces)
            unit == registration::DiffUnit::Word ? appendWords(out, piece) : appendLines(out, piece);
        if (!out.endsWith(u'\n'))
            out += u'\n';
    }
    return out.toUtf8();
}

QByteArray writeDiffHtml(const NamedDiff& diff)
{
    QString out = QString(kPageStart).arg(diff.before.toHtmlEscaped(), diff.after.toHtmlEscaped());
    for (const registration::PartDiff& part : diff.parts) {
        const QString title = part.field ? QString(registration::fieldHeading(*part.field)) : part.key;
        out += u"<h2 id=\"%1\">%2</h2>\n<pre>"_s.arg(part.key, title.toHtmlEscaped());
        for (const registration::DiffPiece& piece : part.pieces)
            out += htmlOf(piece);
        out += "</pre>\n"_L1;
    }
    out += "</main>\n</body>\n</html>\n"_L1;
    return out.toUtf8();
}

} // namespace nidus::report
