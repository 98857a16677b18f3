// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/manualpictures.h"

#include "core/builtin/builtincontent.h"
#include "core/exchange/write/exportformat.h"
#include "core/storage/registry.h"
#include "tests/screenshots/samplecontent.h"
#include "tests/screenshots/settled.h"
#include "ui/check/checkpage.h"
#include "ui/exchange/refreshactions.h"
#include "ui/findings/findingspanel.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrypage.h"
#include "ui/shell/mainwindow.h"
#include "ui/subregistry/numbermap.h"
#include "ui/subregistry/subregistrypanel.h"
#include "ui/syntax/syntaxpanel.h"

#include <QAbstractButton>
#include <QAction>
#include <QDate>
#include <QFile>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::test {

namespace {

constexpr QSize kWindowSize(1120, 680); // wide enough for the side pane
constexpr QSize kWideSize(1280, 720);
constexpr QSize kStartSize(800, 620);
constexpr int kLeastRadius = 11; // of the circle with a number
constexpr int kShares = 80;      // of the width, so that the number can be read in a smaller copy
constexpr QColor kMark(0xA0, 0x1C, 0x1C);

bool isNamed(const QWidget& widget, const QString& name)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return name == widget.objectName() || name == widget.accessibleName() ||
           name == QString::fromLatin1(widget.metaObject()->className()).section("::"_L1, -1) ||
           (button && name == QString(button->text()).remove(u'&'));
}

void drawNumber(QPainter& painter, const QRect& part, const QRect& page, int number)
{
    const int radius = std::max(kLeastRadius, page.width() / kShares);
    painter.setPen(QPen(kMark, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(part, 3, 3);
    const QPoint center(
        std::clamp(part.left() - radius / 2, page.left() + radius + 1, page.right() - radius - 1),
        std::clamp(part.top() - radius / 2, page.top() + radius + 1, page.bottom() - radius - 1));
    painter.setPen(QPen(Qt::white, 2));
    painter.setBrush(kMark);
    painter.drawEllipse(center, radius, radius);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(radius * 4 / 3);
    painter.setFont(font);
    painter.drawText(QRect(center - QPoint(radius, radius), QSize(2 * radius, 2 * radius)), Qt::AlignCenter,
                     QString::number(number));
}

/// Takes the pictures one after another.
class ManualAlbum
{
public:
    [[nodiscard]] QList<ReadmePicture> takeAll();

private:
    void take(QWidget& window, const QString& name);
    void takeStart();
    void takeRegistry(ui::MainWindow& window);
    void takeCheck(ui::MainWindow& window);
    void takeRefresh(ui::MainWindow& window);

    const QList<PictureNumber> m_numbers = pictureNumbers();
    QList<ReadmePicture> m_pictures;
};

void ManualAlbum::take(QWidget& window, const QString& name)
{
    QStringList texts;
    QList<std::pair<int, QRect>> parts;
    QRect shown;
    if (!waitUntilSettled())
        return;
    for (const PictureNumber& each : m_numbers) {
        if (each.picture != name)
            continue;
        const QWidget* part = partOf(window, each.widget);
        if (!part)
            return;
        const QRect place(part->mapTo(&window, QPoint()), part->size());
        if (each.number == 0)
            shown = place;
        else
            parts.append({each.number, place});
        texts.append(u"%1 %2"_s.arg(each.number).arg(each.widget));
    }
    texts += visibleTexts(window);
    QPixmap picture = window.grab();
    {
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        for (const auto& [number, place] : parts)
            drawNumber(painter, place.adjusted(1, 1, -1, -1), shown, number);
    }
    QImage image = picture.copy(shown).toImage().convertToFormat(QImage::Format_Indexed8,
                                                                 Qt::ThresholdDither | Qt::AvoidDither);
    image.setText(QLatin1StringView(kDigest), digestOf(texts));
    m_pictures.append({name, image, texts});
}

QList<ReadmePicture> ManualAlbum::takeAll()
{
    takeStart();
    ui::MainWindow window(pictureRegistry(), u"A. Reader"_s);
    window.resize(kWindowSize);
    window.show();
    takeRegistry(window);
    takeCheck(window);
    takeRefresh(window);
    return m_pictures;
}

void ManualAlbum::takeStart()
{
    ui::MainWindow window(storage::Registry::inMemory(builtin::builtinContent()).value(), u"A. Reader"_s);
    window.resize(kStartSize);
    window.show();
    window.showStartPage();
    take(window, u"start"_s);
}

void ManualAlbum::takeRegistry(ui::MainWindow& window)
{
    ui::RegistryPage* page = window.registryPage();
    window.showRegistryPage();
    page->select(u"draft:3"_s);
    page->view()->showPane(ui::Pane::Findings);
    static_cast<void>(waitUntilSettled());
    page->findingsPanel()->step(1);
    take(window, u"window"_s);
    window.resize(kWideSize);
    page->select(u"draft:2"_s);
    page->view()->showSyntax();
    take(window, u"syntax"_s);
    page->select(u"library-edition"_s);
    page->view()->showSubregistries();
    static_cast<void>(waitUntilSettled());
    ui::SubregistryPanel* panel = page->view()->subregistries();
    panel->choose(u"volumes"_s);
    panel->reveal({1400, 1449});
    take(window, u"subregistries"_s);
    window.resize(kWindowSize);
    page->select(u"draft:2"_s);
    page->view()->showForm();
    window.processActions()->comment()->trigger();
    take(window, u"review"_s);
    page->view()->showPane(ui::Pane::Findings);
}

void ManualAlbum::takeCheck(ui::MainWindow& window)
{
    window.showCheckPage();
    window.checkPage()->checkText(pictureUrns());
    static_cast<void>(waitUntilSettled());
    window.checkPage()->stepLine(1);
    take(window, u"check"_s);
}

void ManualAlbum::takeRefresh(ui::MainWindow& window)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"urn-namespaces.xml"_s));
    QByteArray list =
        exchange::writeExport(exchange::ExportFormat::IanaXml, builtin::builtinContent()).value();
    const qsizetype start = list.indexOf("<updated>") + qsizetype(qstrlen("<updated>"));
    list.replace(start, list.indexOf("</updated>") - start,
                 QDate::currentDate().toString(Qt::ISODate).toUtf8());
    list.replace("<name>isbn</name>", "<name>walnut</name>");
    if (!file.open(QIODevice::WriteOnly) || file.write(list) != list.size())
        return;
    file.close();
    window.findChild<ui::RefreshActions*>()->refreshFrom(file.fileName());
    if (QWidget* dialog = waitForDialog()) {
        take(*dialog, u"refresh"_s);
        dialog->close();
    }
}

} // namespace

QList<PictureNumber> pictureNumbers()
{
    QList<PictureNumber> numbers;
    QFile file(u":/manual/pictures/pictures.tsv"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n').mid(1)) {
        const QStringList cells = line.split(u'\t');
        if (cells.size() >= 4)
            numbers.append({cells.at(0), cells.at(1).toInt(), cells.at(2), cells.at(3)});
    }
    return numbers;
}

QWidget* partOf(QWidget& window, const QString& path)
{
    QWidget* part = &window;
    for (const QString& name : path.split(u'/', Qt::SkipEmptyParts)) {
        const QList<QWidget*> within = part->findChildren<QWidget*>();
        const auto found = std::ranges::find_if(
            within, [&name](const QWidget* each) { return each->isVisible() && isNamed(*each, name); });
        if (found == within.cend())
            return nullptr;
        part = *found;
    }
    return part;
}

QList<ReadmePicture> takeManualPictures() { return ManualAlbum().takeAll(); }

} // namespace nidus::test
