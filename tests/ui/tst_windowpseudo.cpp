// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/registryaccess.h"
#include "tests/screenshots/album.h"
#include "tests/testprogram.h"
#include "tests/ui/pseudolanguage.h"
#include "tests/ui/windowfixture.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;

/// Every page and dialog in two languages that nobody speaks: what stays English was never translated.
class TestWindowPseudo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void detectsWhatIsNotTranslated();
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();

private:
    PseudoLanguage m_language;
};

void TestWindowPseudo::cleanup()
{
    QCoreApplication::removeTranslator(&m_language);
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestWindowPseudo::detectsWhatIsNotTranslated()
{
    QCoreApplication::installTranslator(&m_language);
    QWidget parent;
    auto* button = new QPushButton(QCoreApplication::translate("Any", "&Open %1").arg(u"isbn"_s), &parent);
    parent.show();
    QCOMPARE(button->text().size(), 2 + 8 + 8 * 2 / 5 + 2);
    QCOMPARE(untranslatedTexts(parent), QStringList());
    button->setToolTip(u"Opens the draft"_s);
    QCOMPARE(untranslatedTexts(parent).size(), 1);
    button->setToolTip({});
    button->setAccessibleName(u"Open"_s);
    QCOMPARE(untranslatedTexts(parent).size(), 1);
    button->setAccessibleName({});
    button->setText(button->text().chopped(1));
    QCOMPARE(untranslatedTexts(parent).size(), 1);
}

void TestWindowPseudo::everyTextIsTranslated_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("qps-ploc") << Qt::LeftToRight;
    QTest::newRow("qps-plocm") << Qt::RightToLeft;
}

void TestWindowPseudo::everyTextIsTranslated()
{
    QFETCH(const Qt::LayoutDirection, direction);
    QCoreApplication::installTranslator(&m_language);
    QApplication::setLayoutDirection(direction);
    const WindowFixture settings;
    const QStringList data{
        workflow::currentUser(), u"University of Jyv\u00E4skyl\u00E4"_s,
        u"What becomes of collections with four letters?"_s,
        u"Somebody else saved this draft since you opened it."_s}; // passed in by the album
    QStringList bad;
    int pictures = 0;
    const auto look = [&](QWidget& window, const QString& name) {
        ++pictures;
        for (const QString& what : untranslatedTexts(window, data))
            bad.append(name + u": "_s + what);
    };
    QVERIFY(Album(Album::kSmallScreen, look).takeAll());
    QVERIFY2(pictures >= Album::kLeastPictures, qPrintable(QString::number(pictures)));
    bad.removeDuplicates();
    for (const QString& what : std::as_const(bad))
        qInfo("%s", qPrintable(what)); // logs all; a failure message is truncated
    QCOMPARE(bad, QStringList());
}

NIDUS_WINDOW_TEST(tst_windowpseudo, TestWindowPseudo)
#include "tst_windowpseudo.moc"
