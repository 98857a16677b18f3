// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/support/look/settings.h"
#include "ui/support/text/languages.h"

#include <QDir>
#include <QKeySequence>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::ui;

/// The language of the window: one at a time.
class TestLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale(u"en_US"_s)); }
    void everyCatalogCanBeChosen();
    void textsAndKeysHaveOneLanguage_data();
    void textsAndKeysHaveOneLanguage();
};

void TestLanguages::everyCatalogCanBeChosen()
{
    QStringList catalogs;
    for (const Language& language : kLanguages) {
        catalogs.append(u"nidus_%1.qm"_s.arg(language.tag));
        QVERIFY2(isSound(Setting::Language, language.tag), language.tag.data());
    }
    catalogs.sort();
    QCOMPARE(catalogs, QDir(u":/i18n"_s).entryList({u"*.qm"_s}, QDir::Files, QDir::Name));
}

void TestLanguages::textsAndKeysHaveOneLanguage_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("control"); // the name of the key, from Qt's catalog
    QTest::addColumn<QString>("enter");   // from ours, because Qt's has it in English
    QTest::addColumn<QString>("registry");
    QTest::addColumn<QString>("number");
    const auto row = [](const char* wanted, const QString& control, const QString& enter,
                        const QString& registry, const QString& number) {
        QTest::newRow(wanted) << QString::fromLatin1(wanted) << control << enter << registry << number;
    };
    row("en_US", u"Ctrl"_s, u"Return"_s, u"Registry"_s, u"1,234.5"_s);
    row("fr_FR", u"Ctrl"_s, u"Entrée"_s, u"Registre"_s, u"1\u202F234,5"_s);
    row("de_DE", u"Strg"_s, u"Eingabe"_s, u"Register"_s, u"1.234,5"_s);
    row("de_AT", u"Strg"_s, u"Eingabe"_s, u"Register"_s, u"1\u00A0234,5"_s);
    row("zh_CN", u"Ctrl"_s, u"回车"_s, u"注册库"_s, u"1,234.5"_s);
    // Languages that Nidus does not have: all English, also the keys, which Qt has in Polish and Arabic.
    row("pl_PL", u"Ctrl"_s, u"Return"_s, u"Registry"_s, u"1,234.5"_s);
    row("zh_TW", u"Ctrl"_s, u"Return"_s, u"Registry"_s, u"1,234.5"_s);
    row("ar_EG", u"Ctrl"_s, u"Return"_s, u"Registry"_s, u"1,234.5"_s);
    row("C", u"Ctrl"_s, u"Return"_s, u"Registry"_s, u"1,234.5"_s);
}

void TestLanguages::textsAndKeysHaveOneLanguage()
{
    QFETCH(const QString, wanted);
    QFETCH(const QString, control);
    QFETCH(const QString, enter);
    QFETCH(const QString, registry);
    QFETCH(const QString, number);
    const Translations translations{QLocale(wanted)};
    QCOMPARE(QKeySequence(u"Ctrl+S"_s).toString(QKeySequence::NativeText), control + u"+S"_s);
    QCOMPARE(QKeySequence(u"Return"_s).toString(QKeySequence::NativeText), enter);
    QCOMPARE(QCoreApplication::translate("nidus::ui::PreferencesDialog", "Registry"), registry);
    QCOMPARE(QLocale().toString(1234.5, 'f', 1), number);
}

NIDUS_TEST(tst_languages, TestLanguages)
#include "tst_languages.moc"
