// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// A message of a catalog; a message with plurals has several forms.
struct Message
{
    QString source;
    QStringList forms;
    bool isFinished = true;
};

QList<Message> messagesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"message"_s)
            messages.append(Message());
        else if (xml.name() == u"source"_s)
            messages.last().source = xml.readElementText();
        else if (xml.name() == u"numerusform"_s)
            messages.last().forms.append(xml.readElementText());
        else if (xml.name() == u"translation"_s) {
            messages.last().isFinished = xml.attributes().value("type"_L1).isEmpty();
            xml.readNext();
            if (xml.isCharacters() && !xml.isWhitespace())
                messages.last().forms.append(xml.text().toString());
        }
    }
    return xml.hasError() ? QList<Message>() : messages;
}

/// Returns %1, %2, ...; a form for "one" may omit the number itself (%n, %Ln).
QSet<QString> placeholdersOf(const QString& text)
{
    static const QRegularExpression pattern(u"%L?[1-9]"_s);
    QSet<QString> found;
    for (const QRegularExpressionMatch& match : pattern.globalMatch(text))
        found.insert(match.captured());
    return found;
}

/// Returns how many mnemonics a text has: "&" before a letter.
qsizetype mnemonicsIn(QString text)
{
    static const QRegularExpression mnemonic(u"&(?!\\w+;)\\w"_s,
                                             QRegularExpression::UseUnicodePropertiesOption);
    return text.remove(u"&&"_s).count(mnemonic);
}

/// Returns the mark that ends a sentence or label, that of English for the Chinese one; null if it ends in a
/// word.
QChar endOf(const QString& text)
{
    static const QString marks = u".:…?!"_s;
    static const QString chineseMarks = u"。：…？！"_s;
    const QChar last = text.trimmed().isEmpty() ? QChar() : text.trimmed().back();
    const qsizetype chinese = chineseMarks.indexOf(last);
    return chinese >= 0 ? marks[chinese] : marks.contains(last) ? last : QChar();
}

/// Returns what is wrong with a translation of `source`; empty if nothing is.
QStringList faultsOf(const QString& source, const QString& form, const QString& language)
{
    QStringList faults;
    const auto expect = [&faults](bool isRight, const QString& fault) {
        if (!isRight)
            faults.append(fault);
    };
    expect(!form.isEmpty(), u"empty"_s);
    expect(placeholdersOf(form) == placeholdersOf(source), u"placeholders"_s);
    expect(source.contains(u'<') || mnemonicsIn(form) == mnemonicsIn(source), u"mnemonics"_s);
    expect(endOf(form) == endOf(source), u"punctuation at the end"_s);
    // French has a no-break space before ";" at the start, too.
    const auto hasSpaces = [](const QString& text) {
        return std::pair(text.front().isSpace() && !text.startsWith(u"\u00A0;"_s), text.back().isSpace());
    };
    expect(form.isEmpty() || hasSpaces(form) == hasSpaces(source), u"spaces at the ends"_s);
    expect(!form.contains(u"(s)"_s) && !form.contains(u"(e)"_s), u"several forms in one"_s);
    static const QRegularExpression frenchSpace(u" [;?!:»](?=\\s|$)|« "_s);
    expect(language != u"fr"_s || source.contains(u"<"_s) || !frenchSpace.match(form).hasMatch(),
           u"no-break space before a mark"_s);
    static const QRegularExpression quotation(u"\"%1\""_s);
    expect(language == u"en"_s || !quotation.match(form).hasMatch(), u"English quotation marks"_s);
    return faults;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesPluralForms();
    void everyTranslationIsComplete_data();
    void everyTranslationIsComplete();
    void everyTermIsUsed_data();
    void everyTermIsUsed();
};

void TestTranslations::choosesPluralForms()
{
    // Without its language a catalog does not know which plural form belongs to which number.
    QTranslator english;
    QVERIFY(english.load(u":/i18n/nidus_en.qm"_s));
    QCOMPARE(english.language(), u"en"_s);
    QTranslator french;
    QVERIFY(french.load(u":/i18n/nidus_fr.qm"_s));
    QCOMPARE(french.language(), u"fr"_s);
    const char* const sentence = "This step is not possible yet: %n requirement(s) are not met.";
    const QString one = english.translate("nidus::ui::StepDialog", sentence, nullptr, 1);
    const QString many = english.translate("nidus::ui::StepDialog", sentence, nullptr, 2);
    QCOMPARE_NE(one, many);
    QVERIFY2(!one.contains(u'('), qPrintable(one));
}

void TestTranslations::everyTranslationIsComplete_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(NIDUS_SOURCE_DIR "/translations"));
    for (const QString& name : folder.entryList({u"*.ts"_s}))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

/// A new sentence need not be translated at once; a release refuses unfinished ones.
void TestTranslations::everyTranslationIsComplete()
{
    QFETCH(QString, path);
    const QList<Message> messages = messagesOf(path);
    QVERIFY(messages.size() > 10);
    const QString language = QFileInfo(path).baseName().section(u'_', 1);
    QStringList wrong;
    for (const Message& message : messages) {
        if (!message.isFinished)
            continue;
        QVERIFY2(!message.forms.isEmpty(), qPrintable(message.source));
        for (const QString& form : message.forms) {
            for (const QString& fault : faultsOf(message.source, form, language))
                wrong.append(fault + u": "_s + message.source + u" -> "_s + form);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::everyTermIsUsed_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("language");
    QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/translations/glossary.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList heads = QString::fromUtf8(file.readLine()).trimmed().split(u'\t');
    for (int column = 1; column + 1 < heads.size(); ++column)
        QTest::newRow(qPrintable(heads[column])) << column << heads[column];
}

/// The glossary has the words that the catalog uses, each with its source.
void TestTranslations::everyTermIsUsed()
{
    QFETCH(int, column);
    QFETCH(QString, language);
    QFile glossary(QStringLiteral(NIDUS_SOURCE_DIR "/translations/glossary.tsv"));
    QFile catalog(QStringLiteral(NIDUS_SOURCE_DIR "/translations/nidus_%1.ts").arg(language));
    QVERIFY(glossary.open(QIODevice::ReadOnly) && catalog.open(QIODevice::ReadOnly));
    const QString texts = QString::fromUtf8(catalog.readAll());
    glossary.readLine();
    while (!glossary.atEnd()) {
        const QStringList row = QString::fromUtf8(glossary.readLine()).trimmed().split(u'\t');
        QCOMPARE(row.size(), 5);
        for (const QString& word : row[column].split(u", "_s)) {
            const QString plain = word.section(u" ("_s, 0, 0); // without the gender
            QVERIFY2(texts.contains(plain, Qt::CaseInsensitive), qPrintable(row.front() + u": "_s + word));
        }
    }
}

NIDUS_TEST(tst_translations, TestTranslations)
#include "tst_translations.moc"
