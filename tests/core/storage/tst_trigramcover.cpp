// SPDX-License-Identifier: Apache-2.0
#include "core/storage/sqlite/trigramcover.h"

#include "core/storage/search/searchindex.h"
#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>
#include <memory>
#include <random>
#include <vector>

using namespace nidus;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

constexpr int kTexts = 400;
constexpr int kTerms = 600;
constexpr qsizetype kLongestText = 90;
constexpr qsizetype kLongestTerm = 24;

/// A trigram table and its texts.
class Texts
{
public:
    Texts()
    {
        auto connection = Connection::open({}, OpenMode::Memory, {});
        if (connection)
            m_connection = *std::move(connection);
    }

    /// Returns false if the table cannot be created or a text cannot be added.
    bool fill(const QStringList& texts)
    {
        m_texts = texts;
        if (!m_connection || !m_connection
                                  ->execute(u"CREATE VIRTUAL TABLE registration_text USING fts5 "
                                            "(text, tokenize = 'trigram case_sensitive 1')"_s)
                                  .has_value())
            return false;
        return std::ranges::all_of(texts, [this](const QString& text) {
            return m_connection->execute(u"INSERT INTO registration_text (text) VALUES (?)"_s, {text})
                .has_value();
        });
    }

    std::vector<qint64> find(const QString& term)
    {
        return findRegistrations(*m_connection, term, 0, m_texts.size()).value();
    }

    [[nodiscard]] std::vector<qint64> containing(const QString& term) const
    {
        std::vector<qint64> ids;
        for (qsizetype i = 0; i < m_texts.size(); ++i) {
            if (m_texts[i].contains(term))
                ids.push_back(i + 1);
        }
        return ids;
    }

private:
    std::unique_ptr<Connection> m_connection;
    QStringList m_texts;
};

/// Uses few different characters, so that trigrams repeat and pieces occur everywhere but at their distances.
QString randomText(std::mt19937& random, const QStringList& alphabet, qsizetype length)
{
    QString text;
    for (qsizetype i = 0; i < length; ++i)
        text += alphabet[qsizetype(random() % unsigned(alphabet.size()))];
    return text;
}

} // namespace

/// Finding terms by the trigrams that cover them.
class TestTrigramCover : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void queriesFewerTrigramsThanThePhraseHas();
    void findsTextsWithTheTerm_data();
    void findsTextsWithTheTerm();
    void findsTermsOfAnyLength();
};

void TestTrigramCover::queriesFewerTrigramsThanThePhraseHas()
{
    QCOMPARE(termQuery(u"t"_s, u"societ"_s).match, u"\"societ\""_s);
    QCOMPARE(termQuery(u"t"_s, u"societ"_s).condition, QString());
    QCOMPARE(termQuery(u"t"_s, u"society"_s).match, u"\"soc\" AND \"iet\" AND \"ety\""_s);
    QCOMPARE(termQuery(u"t"_s, u"\U0001F600\U0001F601中\"ab\"cd"_s).match,
             u"\"\U0001F600\U0001F601中\" AND \"\"\"ab\" AND \"\"\"cd\""_s);
}

void TestTrigramCover::findsTextsWithTheTerm_data()
{
    QTest::addColumn<QStringList>("alphabet");
    QTest::newRow("one letter") << QStringList{u"a"_s};
    QTest::newRow("two letters") << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("one to four bytes") << QStringList{u"a"_s, u"é"_s, u"中"_s, u"\U0001F600"_s};
    QTest::newRow("query syntax") << QStringList{u"\""_s, u" "_s, u"*"_s, u"A"_s, u"\x1f"_s};
}

void TestTrigramCover::findsTextsWithTheTerm()
{
    QFETCH(const QStringList, alphabet);
    std::mt19937 random{8141};
    QStringList texts;
    for (int i = 0; i < kTexts; ++i)
        texts.append(randomText(random, alphabet, qsizetype(random() % kLongestText)));
    Texts table;
    QVERIFY(table.fill(texts));
    int met = 0;
    int missed = 0;
    for (int i = 0; i < kTerms; ++i) {
        const qsizetype length = kMinIndexedTerm + qsizetype(random() % kLongestTerm);
        const QString term = randomText(random, alphabet, length);
        const std::vector<qint64> expected = table.containing(term);
        QVERIFY2(table.find(term) == expected, qPrintable(term));
        ++(expected.empty() ? missed : met);
    }
    QVERIFY(met > kTerms / 20);
    QVERIFY(missed > 0 || alphabet.size() == 1);
}

void TestTrigramCover::findsTermsOfAnyLength()
{
    std::mt19937 random{2141};
    QStringList texts;
    for (int i = 0; i < 3; ++i)
        texts.append(randomText(random, {u"a"_s, u"b"_s, u"中"_s}, 9000));
    Texts table;
    QVERIFY(table.fill(texts));
    for (const qsizetype length : {6, 7, 8, 9, 10, 95, 96, 97, 98, 128, 129, 1000, 8000}) {
        const QString term = texts[1].mid(500, length);
        QVERIFY2(table.find(term) == table.containing(term), qPrintable(QString::number(length)));
        QString other = term;
        other[length / 2] = u'x';
        QVERIFY2(table.find(other).empty(), qPrintable(QString::number(length)));
    }
}

NIDUS_TEST(tst_trigramcover, TestTrigramCover)
#include "tst_trigramcover.moc"
