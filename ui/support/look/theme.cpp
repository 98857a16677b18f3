// SPDX-License-Identifier: Apache-2.0
#include "ui/support/look/theme.h"

#include "ui/support/look/contrast.h"
#include "ui/support/look/grownstyle.h"
#include "ui/support/look/outlinestyle.h"
#include "ui/support/look/settings.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QPalette>
#include <QPointer>
#include <QResizeEvent>
#include <QStyle>
#include <QStyleFactory>
#include <QTimer>
#include <QToolTip>
#include <QVariant>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr const char* kSystemStyle = "nidusSystemStyle";
constexpr const char* kHasFont = "nidusHasFont";
constexpr const char* kReadableColors = "nidusReadableColors";
const auto kFusion = "fusion"_L1; // the only style that uses every role of a palette

struct Colors
{
    QRgb window;
    QRgb base;
    QRgb text;
    QRgb faint; ///< of disabled and placeholder text
    QRgb button;
    QRgb highlight;
    QRgb highlightedText;
    QRgb link;
};

constexpr Colors kLight{0xffefefef, 0xffffffff, 0xff1b1b1b, 0xff6b6b6b,
                        0xffe4e4e4, 0xff1f6fb2, 0xffffffff, 0xff0b57a4};
constexpr Colors kDark{0xff2b2d30, 0xff1e1f22, 0xffe6e6e6, 0xff9a9da1,
                       0xff3a3d41, 0xff3d7fc4, 0xffffffff, 0xff7fb8f0};
constexpr Colors kContrast{0xff000000, 0xff000000, 0xffffffff, 0xffb8b8b8,
                           0xff000000, 0xffffff00, 0xff000000, 0xff00ffff};

QPalette paletteOf(const Colors& colors)
{
    QPalette palette(QColor(colors.button),
                     QColor(colors.window)); // bevels are derived from the button's color
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                                           QPalette::ToolTipText, QPalette::BrightText})
        palette.setColor(role, QColor(colors.text));
    for (const QPalette::ColorRole role : {QPalette::Base, QPalette::ToolTipBase})
        palette.setColor(role, QColor(colors.base));
    palette.setColor(QPalette::AlternateBase, QColor(colors.window));
    palette.setColor(QPalette::Highlight, QColor(colors.highlight));
    palette.setColor(QPalette::HighlightedText, QColor(colors.highlightedText));
    palette.setColor(QPalette::Link, QColor(colors.link));
    palette.setColor(QPalette::LinkVisited, QColor(colors.link));
    palette.setColor(QPalette::PlaceholderText, QColor(colors.faint));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(colors.faint));
    return palette;
}

const OutlineStyle* outlineStyle() { return qobject_cast<const OutlineStyle*>(QApplication::style()); }

void useOutlines(OutlineStyle::Outlined outlined)
{
    if (outlineStyle() == nullptr || outlineStyle()->outlined() != outlined)
        QApplication::setStyle(new OutlineStyle(outlined));
}

void useStyle(const QString& name)
{
    const auto* grown = qobject_cast<const GrownStyle*>(QApplication::style());
    const QStyle* now = grown ? grown->baseStyle() : QApplication::style();
    if (outlineStyle() == nullptr && now->name() == name && GrownStyle::isNeeded() == (grown != nullptr))
        return;
    QApplication::setStyle(GrownStyle::isNeeded() ? new GrownStyle(name) : QStyleFactory::create(name));
}

void applyTheme(const QString& theme)
{
    if (theme == "system"_L1 && !GrownStyle::isNeeded() && !qApp->property(kSystemStyle).isValid())
        return; // nothing has been changed yet
    if (!qApp->property(kSystemStyle).isValid())
        qApp->setProperty(kSystemStyle, QApplication::style()->name());
    if (theme == "dark"_L1)
        useOutlines(OutlineStyle::Outlined::CheckBoxes);
    else if (theme == "contrast"_L1)
        useOutlines(OutlineStyle::Outlined::Everything);
    else
        useStyle(theme == "system"_L1 ? qApp->property(kSystemStyle).toString() : QString(kFusion));
    const QPalette palette = theme == "light"_L1      ? paletteOf(kLight)
                             : theme == "dark"_L1     ? paletteOf(kDark)
                             : theme == "contrast"_L1 ? paletteOf(kContrast)
                                                      : QPalette();
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

/// Removes the colors that applyContrast() set, which would hide those of a new theme of the system.
void removeReadableColors()
{
    const QPalette now = QApplication::palette();
    const auto readable = qApp->property(kReadableColors).value<QPalette>();
    QPalette palette;
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Disabled, QPalette::Inactive}) {
        for (int each = 0; each < QPalette::NColorRoles; ++each) {
            const auto role = static_cast<QPalette::ColorRole>(each);
            const bool isReadable = (role == QPalette::Highlight || role == QPalette::PlaceholderText) &&
                                    readable.isBrushSet(group, role) &&
                                    readable.color(group, role) == now.color(group, role);
            if (now.isBrushSet(group, role) && !isReadable)
                palette.setBrush(group, role, now.brush(group, role));
        }
    }
    QApplication::setPalette(palette);
}

/// Makes selected and placeholder text readable, which that of some desktops is not.
void applyContrast()
{
    if (qApp->property(kReadableColors).isValid())
        removeReadableColors();
    QPalette palette = QApplication::palette();
    QPalette readable;
    const auto use = [&](QPalette::ColorGroup group, QPalette::ColorRole role, const QColor& color) {
        if (palette.color(group, role) == color)
            return;
        palette.setColor(group, role, color);
        readable.setColor(group, role, color);
    };
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        use(group, QPalette::Highlight, readableHighlight(palette, group));
        use(group, QPalette::PlaceholderText, readablePlaceholder(palette, group));
    }
    qApp->setProperty(kReadableColors, readable);
    if (palette != QApplication::palette())
        QApplication::setPalette(palette);
}

void applyFont()
{
    const int points = settingNumber(Setting::TextSize);
    const QString family = settingText(Setting::TextFont);
    if (!qApp->property(kHasFont).isValid() && points == 0 && family.isEmpty() &&
        settingNumber(Setting::GrammarSize) == 0 && settingText(Setting::GrammarFont).isEmpty())
        return; // nothing has been changed yet; Qt itself follows the system
    qApp->setProperty(kHasFont, true);
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (points > 0)
        font.setPointSize(points);
    if (!family.isEmpty())
        font.setFamily(family);
    QApplication::setFont(font); // even the same one: it makes grammar editors update their own
}

} // namespace

void applyLooks()
{
    applyFont();
    applyTheme(settingText(Setting::Theme)); // its style depends on the font
    applyContrast();
}

LooksFollower::LooksFollower(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
    applyTheme(settingText(Setting::Theme));
}

/// Lets widgets arrange their content again, which many do by their size in relation to the font.
void LooksFollower::rearrange()
{
    QList<QPointer<QWidget>> shown;
    for (QWidget* widget : QApplication::allWidgets()) {
        if (widget->isVisible())
            shown.append(widget);
    }
    for (const QPointer<QWidget>& widget : std::as_const(shown)) {
        if (widget) {
            QResizeEvent same(widget->size(), widget->size());
            QCoreApplication::sendEvent(widget, &same);
        }
    }
}

bool LooksFollower::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOurs = std::exchange(m_isApplying, true);
    if (!isOurs && event->type() == QEvent::ThemeChange) {
        applyLooks();
        QTimer::singleShot(0, this, &LooksFollower::rearrange);
    } else if (!isOurs && watched == qApp && event->type() == QEvent::ApplicationFontChange) {
        applyTheme(settingText(Setting::Theme));
        QTimer::singleShot(0, this, &LooksFollower::rearrange); // once all fonts have changed
    } else if (!isOurs && watched == qApp && event->type() == QEvent::ApplicationPaletteChange)
        applyContrast();
    m_isApplying = isOurs;
    return false;
}

} // namespace nidus::ui
