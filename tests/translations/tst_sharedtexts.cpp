// SPDX-License-Identifier: Apache-2.0
#include "tests/architecture/sourcefiles.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>

using namespace nidus::test;

namespace {

/// A text of a program that is translated.
struct ProgramText
{
    QString text;
    QString file;
    QStringList words; ///< in lower case, without mnemonics and punctuation
};

QStringList wordsOf(QString text)
{
    static const QRegularExpression other(u"[^a-z]+"_s);
    return text.remove(u'&').toLower().replace(u"\\n"_s, u" "_s).split(other, Qt::SkipEmptyParts);
}

/// Returns the literals in tr(), translate(), and QT_TRANSLATE_NOOP() of a source.
QStringList textsIn(const QString& source)
{
    static const QRegularExpression call(
        uR"re(\b(?:tr\(|(?:translate|QT_TRANSLATE_NOOP)\(\s*"\w+",)\s*((?:"(?:[^"\\]|\\.)*"\s*)+))re"_s);
    static const QRegularExpression literal(uR"re("((?:[^"\\]|\\.)*)")re"_s);
    QStringList texts;
    for (auto calls = call.globalMatch(source); calls.hasNext();) {
        QString text;
        for (auto parts = literal.globalMatch(calls.next().captured(1)); parts.hasNext();)
            text += parts.next().captured(1);
        texts.append(text);
    }
    return texts;
}

QList<ProgramText> textsOf(const QString& folder)
{
    QList<ProgramText> texts;
    for (const QString& name : sourceFiles()) {
        QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/") + name);
        if (!name.startsWith(folder) || !file.open(QIODevice::ReadOnly))
            continue;
        for (const QString& text : textsIn(QString::fromUtf8(file.readAll())))
            texts.append({text, name, wordsOf(text)});
    }
    return texts;
}

/// Four words or more are a sentence or a phrase. Two of them say the same if they share three quarters of
/// their words, or if one contains the other.
bool saySame(const QStringList& one, const QStringList& other)
{
    if (std::min(one.size(), other.size()) < 4)
        return false;
    const QSet<QString> ones(one.cbegin(), one.cend());
    const QSet<QString> others(other.cbegin(), other.cend());
    const qsizetype common = (QSet<QString>(ones) &= others).size();
    if (4 * common >= 3 * (ones.size() + others.size() - common))
        return true;
    const QString oneText = u' ' + one.join(u' ') + u' ';
    const QString otherText = u' ' + other.join(u' ') + u' ';
    return std::min(one.size(), other.size()) > 6 &&
           (oneText.contains(otherText) || otherText.contains(oneText));
}

} // namespace

/// What both programs say is in core/findings/text/sharedtexts.h, once.
class TestSharedTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognizesTheSameText_data();
    void recognizesTheSameText();
    void noTextIsInBothPrograms();
};

void TestSharedTexts::recognizesTheSameText_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("mnemonic") << u"tr(\"Open the &file now\")"_s << u"Cli::tr(\"open the file now:\")"_s
                              << true;
    QTest::newRow("three words") << u"tr(\"Open the file\")"_s << u"tr(\"Open the file\")"_s << false;
    QTest::newRow("another word") << u"tr(\"%1 has more than %2 bad names, the limit.\")"_s
                                  << u"tr(\"%1 has more than %2 invalid \"\n\"names, the limit.\")"_s << true;
    QTest::newRow("addition") << u"tr(\"Nothing was changed, because the copy is damaged.\")"_s
                              << u"QT_TRANSLATE_NOOP(\"Cli\", \"Nothing was changed, because the copy is "
                                 "damaged. Look for an older one; --force uses this one.\")"_s
                              << true;
    QTest::newRow("other sentence") << u"tr(\"The draft was moved to the trash.\")"_s
                                    << u"tr(\"The draft was saved as another one.\")"_s << false;
}

void TestSharedTexts::recognizesTheSameText()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const bool, isSame);
    QCOMPARE(textsIn(one).size(), 1);
    QCOMPARE(textsIn(other).size(), 1);
    QCOMPARE(saySame(wordsOf(textsIn(one).front()), wordsOf(textsIn(other).front())), isSame);
}

void TestSharedTexts::noTextIsInBothPrograms()
{
    const QList<ProgramText> window = textsOf(u"ui/"_s);
    const QList<ProgramText> commandLine = textsOf(u"app/cli/"_s);
    QVERIFY(window.size() > 800 && commandLine.size() > 250);
    QStringList wrong;
    for (const ProgramText& one : commandLine) {
        for (const ProgramText& other : window) {
            if (saySame(one.words, other.words))
                wrong.append(u"%1: %2\n    %3: %4"_s.arg(one.file, one.text, other.file, other.text));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

NIDUS_TEST(tst_sharedtexts, TestSharedTexts)
#include "tst_sharedtexts.moc"
