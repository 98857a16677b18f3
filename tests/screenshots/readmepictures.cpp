// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/readmepictures.h"

#include "tests/screenshots/samplecontent.h"
#include "tests/screenshots/settled.h"
#include "ui/check/checkpage.h"
#include "ui/findings/findingspanel.h"
#include "ui/registry/registrypage.h"
#include "ui/shell/mainwindow.h"
#include "ui/syntax/syntaxpanel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QCryptographicHash>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace nidus::test {

namespace {

constexpr QSize kReadmeSize(1280, 800); // as in the metainfo
constexpr int kRowsRead = 8;            // more may not be visible with another font

constexpr const char* kUrns = "urn:isbn:978-951-0-18435-6\n"
                              "urn:isbn:045145O523\n"
                              "urn:ISSN:1050-124X\n"
                              "urn:isbn:978-951-0-18435-7\n"
                              "urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66\n"
                              "urn:uuid:6e8bc430-9c3a-11d9-9669\n"
                              "urn:nbn:fi-fe2026072812345\n"
                              "urn:library-edition:bib:4711\n"
                              "urn:library-edition:bib_4711\n"
                              "urn:lei:7LTWFZYICNSX8D621K86\n"
                              "urn:shelf:12\n"
                              "urn:ietf:rfc:8141\n"
                              "urn:doi:10.5555/12345678\n"
                              "urn:isni:0000000121241960\n"
                              "urn:oid:2.999.1.5\n"
                              "urn:isbn:951 0 18435 7\n";

/// Returns the texts of the first rows of a view.
QStringList textsOfRows(const QAbstractItemView& view)
{
    QStringList texts;
    const QAbstractItemModel* model = view.model();
    const int rows = model ? std::min(model->rowCount(), kRowsRead) : 0;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < model->columnCount(); ++column)
            texts.append(model->index(row, column).data().toString());
    }
    return texts;
}

QStringList textsOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return {label->text()};
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return {button->text()};
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget))
        return {combo->currentText()};
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        return {line->text(), line->placeholderText()};
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget))
        return {text->toPlainText()};
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
        return textsOfRows(*view);
    QStringList texts;
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        for (int tab = 0; tab < bar->count(); ++tab)
            texts.append(bar->isTabVisible(tab) ? bar->tabText(tab) : QString());
    }
    if (const auto* bar = qobject_cast<const QMenuBar*>(&widget)) {
        for (const QAction* action : bar->actions())
            texts.append(action->text());
    }
    return texts;
}

} // namespace

QByteArray pictureUrns() { return kUrns; }

QStringList visibleTexts(const QWidget& window)
{
    static const QRegularExpression when(u"\\d{4}-\\d\\d-\\d\\d|\\d{1,2}:\\d\\d(:\\d\\d)?"_s);
    QStringList all;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->objectName().startsWith("qt_"_L1))
            continue;
        QStringList texts{widget->objectName()};
        texts += textsOf(*widget);
        texts.removeAll(QString());
        if (!texts.isEmpty())
            all.append(texts.join(u" | "_s).replace(when, u"(date)"_s).replace(u'\n', u' '));
    }
    return all;
}

QString digestOf(const QStringList& texts)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(texts.join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex());
}

QList<ReadmePicture> takeReadmePictures()
{
    QList<ReadmePicture> pictures;
    ui::MainWindow window(pictureRegistry(), u"A. Reader"_s);
    window.resize(kReadmeSize);
    window.show();
    const auto take = [&pictures, &window](const QString& name) {
        if (!waitUntilSettled())
            return;
        const QStringList texts = visibleTexts(window);
        QImage image = window.grab().toImage().convertToFormat(QImage::Format_RGB888);
        image.setText(QLatin1StringView(kDigest), digestOf(texts));
        pictures.append({name, image, texts});
    };
    ui::RegistryPage* page = window.registryPage();
    window.showRegistryPage();
    page->select(u"draft:3"_s);
    page->view()->showPane(ui::Pane::Findings);
    static_cast<void>(waitUntilSettled());
    page->findingsPanel()->step(1);
    take(u"registry"_s);
    page->select(u"draft:2"_s);
    page->view()->showSyntax();
    take(u"syntax"_s);
    window.showCheckPage();
    window.checkPage()->checkText(pictureUrns());
    static_cast<void>(waitUntilSettled());
    window.checkPage()->stepLine(1); // to the second one
    take(u"check"_s);
    return pictures;
}

} // namespace nidus::test
