// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/abnflexer.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::grammar;

/// RFC 5234 sections 2 to 4 and RFC 7405, token by token.
class TestAbnfLexer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splits_data();
    void splits();
    void recordsWhereLinesBegin();
    void reportsErrorsWithinTokens_data();
    void reportsErrorsWithinTokens();
};

namespace {

/// Returns one letter or symbol per token, with its content.
QString shown(const AbnfToken& token)
{
    const QString text = QString::fromStdString(token.text);
    switch (token.kind) {
    case AbnfTokenKind::Name: return text;
    case AbnfTokenKind::Defines: return QStringLiteral("=");
    case AbnfTokenKind::Increments: return QStringLiteral("=/");
    case AbnfTokenKind::Slash: return QStringLiteral("/");
    case AbnfTokenKind::OpenGroup: return QStringLiteral("(");
    case AbnfTokenKind::CloseGroup: return QStringLiteral(")");
    case AbnfTokenKind::OpenOption: return QStringLiteral("[");
    case AbnfTokenKind::CloseOption: return QStringLiteral("]");
    case AbnfTokenKind::Repeat:
        return QStringLiteral("%1%2%3")
            .arg(token.least)
            .arg(QChar(token.isStar ? u'*' : u'#'))
            .arg(token.most);
    case AbnfTokenKind::String: return (token.isCaseSensitive ? u'\'' : u'"') + text;
    case AbnfTokenKind::Number:
        return token.values.empty()
                   ? u'%' + text
                   : QStringLiteral("%%1-%2").arg(token.values[0].least).arg(token.values[0].greatest);
    case AbnfTokenKind::Prose: return u'<' + text;
    case AbnfTokenKind::Bad: return QStringLiteral("?");
    case AbnfTokenKind::End: return QStringLiteral(".");
    }
    return {};
}

} // namespace

void TestAbnfLexer::splits_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("tokens");
    const auto row = [](const char* tag, const char* text, const char* tokens) {
        QTest::newRow(tag) << QByteArray(text) << QString::fromLatin1(tokens);
    };
    row("nothing", "", ".");
    row("rule", "nss-1 = ALPHA", "nss-1 = ALPHA .");
    row("increment", "a =/ b", "a =/ b .");
    row("groups", "([a]/b)", "( [ a ] / b ) .");
    row("no repeat count", "*a", "0*4294967295 a .");
    row("least", "2*a", "2*4294967295 a .");
    row("most", "*3a", "0*3 a .");
    row("both", "2*3a", "2*3 a .");
    row("exactly", "4a", "4#4 a .");
    row("text", "\"aB\"", "\"aB .");
    row("RFC 7405, sensitive", "%s\"aB\"", "'aB .");
    row("RFC 7405, insensitive", "%i\"aB\"", "\"aB .");
    row("hexadecimal", "%x41", "%65-65 .");
    row("decimal", "%d65", "%65-65 .");
    row("binary", "%b1000001", "%65-65 .");
    row("range", "%x30-39", "%48-57 .");
    row("sequence", "%x61.62", "%ab .");
    row("prose", "<a b>", "<a b .");
    row("comment", "a ; = b\n c", "a c .");
    row("a character that no token begins with", "a = !", "a = ? .");
}

void TestAbnfLexer::splits()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, tokens);
    const std::string_view abnf(text.constData(), std::size_t(text.size()));
    FindingSink findings(abnf);
    QStringList found;
    for (const AbnfToken& token : lexAbnf(abnf, AbnfMode::Strict, findings)) {
        found.append(shown(token));
        // Its own bytes, in order.
        QVERIFY(token.range.offset + token.range.length <= std::size_t(text.size()));
    }
    QCOMPARE(found.join(u' '), tokens);
    QVERIFY(findings.take().empty()); // the parser reports characters that no token begins with
}

void TestAbnfLexer::recordsWhereLinesBegin()
{
    for (const char* lineEnd : {"\r\n", "\n", "\r"}) {
        const std::string end = lineEnd;
        const std::string text = "  a = b ; c" + end + end + "\tc=d";
        FindingSink findings(text);
        const std::vector<AbnfToken> tokens = lexAbnf(text, AbnfMode::Lenient, findings);
        QCOMPARE(tokens.size(), std::size_t(7));
        QVERIFY(tokens[0].isFirstOnLine);
        QCOMPARE(tokens[0].indent, std::size_t(2));
        QVERIFY(!tokens[0].hasEmptyLineBefore);
        QVERIFY(tokens[1].hasSpaceBefore && !tokens[1].isFirstOnLine);
        QVERIFY(tokens[3].isFirstOnLine && tokens[3].hasEmptyLineBefore);
        QCOMPARE(tokens[3].indent, std::size_t(1));
        QVERIFY(!tokens[4].hasSpaceBefore);
        QCOMPARE(tokens[6].kind, AbnfTokenKind::End);
    }
}

void TestAbnfLexer::reportsErrorsWithinTokens_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("unterminated string") << QByteArray("\"a\n");
    QTest::newRow("unterminated prose") << QByteArray("<a\n");
    QTest::newRow("number without digits") << QByteArray("%x");
    QTest::newRow("unknown base") << QByteArray("%o17");
    QTest::newRow("reversed range") << QByteArray("%x39-30");
    QTest::newRow("beyond Unicode") << QByteArray("%x110000");
    QTest::newRow("most below least") << QByteArray("3*2a");
    QTest::newRow("too many repeats") << QByteArray("100001a");
}

void TestAbnfLexer::reportsErrorsWithinTokens()
{
    QFETCH(QByteArray, text);
    const std::string_view abnf(text.constData(), std::size_t(text.size()));
    FindingSink findings(abnf);
    const std::vector<AbnfToken> tokens = lexAbnf(abnf, AbnfMode::Strict, findings);
    QVERIFY(tokens[0].isBroken);
    QVERIFY(!findings.take().empty());
    QCOMPARE(tokens.back().kind, AbnfTokenKind::End);
}

NIDUS_TEST(tst_abnflexer, TestAbnfLexer)
#include "tst_abnflexer.moc"
