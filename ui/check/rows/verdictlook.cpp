// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/verdictlook.h"

#include "ui/support/look/appearance.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/findingrank.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

struct VerdictTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::check::Verdict)
};

struct ColorPair
{
    QRgb onLight;
    QRgb onDark;
};

// A contrast of at least 4.5:1 with white and with dark gray.
ColorPair colorPair(check::Verdict verdict)
{
    switch (verdict) {
    case check::Verdict::Valid: return {0xff1a7f37, 0xff4ac26b};
    case check::Verdict::Invalid: return {0xffc4232b, 0xffff8182};
    case check::Verdict::Unregistered: return {0xff946200, 0xffe0b040};
    case check::Verdict::Undecided: return {0xff57606a, 0xffafb8c1};
    }
    return {};
}

} // namespace

QString verdictName(check::Verdict verdict)
{
    switch (verdict) {
    case check::Verdict::Valid: return VerdictTexts::tr("valid");
    case check::Verdict::Invalid: return VerdictTexts::tr("invalid");
    case check::Verdict::Unregistered: return VerdictTexts::tr("unregistered");
    case check::Verdict::Undecided: return VerdictTexts::tr("undecided");
    }
    return {};
}

QString verdictMeaning(check::Verdict verdict)
{
    switch (verdict) {
    case check::Verdict::Valid: return VerdictTexts::tr("The URN passed all selected checks.");
    case check::Verdict::Invalid: return VerdictTexts::tr("The text is not a valid URN; do not use it.");
    case check::Verdict::Unregistered:
        return VerdictTexts::tr("The URN syntax is correct, but this namespace is not registered.");
    case check::Verdict::Undecided:
        return VerdictTexts::tr("The check reached a limit before it had a result.");
    }
    return {};
}

QColor verdictColor(check::Verdict verdict, const QPalette& palette)
{
    const ColorPair pair = colorPair(verdict);
    const bool dark = isDark(palette);
    return QColor::fromRgb(dark ? pair.onDark : pair.onLight);
}

QIcon verdictIcon(check::Verdict verdict, const QPalette& palette)
{
    const std::string_view word = check::verdictWord(verdict);
    return drawnIcon(QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size())),
                     [color = verdictColor(verdict, palette)] { return color; });
}

QString kindCount(LineKind kind, std::uint64_t count)
{
    const int lines = static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
    switch (kind) {
    case LineKind::Valid: return VerdictTexts::tr("%Ln valid", nullptr, lines);
    case LineKind::Invalid: return VerdictTexts::tr("%Ln invalid", nullptr, lines);
    case LineKind::Unregistered: return VerdictTexts::tr("%Ln unregistered", nullptr, lines);
    case LineKind::Undecided: return VerdictTexts::tr("%Ln undecided", nullptr, lines);
    //: next to "12 valid", of which these are a part
    case LineKind::Warned: return VerdictTexts::tr("%Ln of these with warnings", nullptr, lines);
    }
    return {};
}

QString kindMeaning(LineKind kind)
{
    return kind == LineKind::Warned
               ? VerdictTexts::tr("The URN is valid, but has a warning, such as a wrong check digit.")
               : verdictMeaning(static_cast<check::Verdict>(kind));
}

QColor kindColor(LineKind kind, const QPalette& palette)
{
    return kind == LineKind::Warned ? rankColor(FindingRank::Warning)
                                    : verdictColor(static_cast<check::Verdict>(kind), palette);
}

QIcon kindIcon(LineKind kind, const QPalette& palette)
{
    return kind == LineKind::Warned ? rankIcon(FindingRank::Warning)
                                    : verdictIcon(static_cast<check::Verdict>(kind), palette);
}

} // namespace nidus::ui
