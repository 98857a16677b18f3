// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/grammar/automaton/grammar.h"
#include "core/lint/syntaxextraction.h"
#include "tests/acceptance/clibinary.h"
#include "tests/acceptance/datarows.h"
#include "tests/core/exchange/templateyardstick.h"
#include "tests/real/realfolder.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::grammar;
using namespace nidus::lint;
using namespace nidus::registration;
using namespace nidus::test;

namespace {

/// Deliberate differences between the built-in rules and the vectors.
const QHash<QByteArray, QByteArray>& knownDifferences()
{
    static const QHash<QByteArray, QByteArray> known{
        // A wrong check digit is never more than a warning.
        {"urn:eidr:10.5240:7791-8534-2C23-9030-8610-6", "valid"},
        {"urn:lei:7LTWFZYICNSX8D621K87", "valid"},
        // The registration's grammar writes months as 01 to 12.
        {"urn:fdc:example.com:200213:x", "invalid"},
        // The registration says that names should have the listed forms, not that they must.
        {"urn:reso:other:1", "valid"},
        // Not the syntax of the namespace, but of one of its schemes.
        {"urn:epc:id:sgtin:900100.0003456.0123", "valid"},
    };
    return known;
}

/// Returns the names of the rules in a grammar, in lower case.
QSet<QString> ruleNames(const QString& text)
{
    const Grammar grammar = readGrammar(text.toStdString(), {.mode = AbnfMode::Lenient});
    QSet<QString> names;
    for (const GrammarRule& rule : grammar.tree().rules) {
        if (rule.origin == RuleOrigin::Own)
            names.insert(QString::fromStdString(rule.name).toLower());
    }
    return names;
}

} // namespace

/// Published grammars and the samples of every registration.
class TestRealSyntax : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsTheGrammarsOfPublishedTemplates();
    void givesEverySampleItsVerdict();
};

void TestRealSyntax::initTestCase()
{
    const QString lack = lackOf({u"templates/iana"_s, u"templates/rfc"_s, u"syntax"_s});
    QVERIFY2(lack.isEmpty(), qPrintable(lack));
}

void TestRealSyntax::findsTheGrammarsOfPublishedTemplates()
{
    QStringList missed;
    int found = 0;
    for (const QString& name : realTemplates()) {
        const QString base = QFileInfo(name).completeBaseName();
        const QString nid = name.startsWith("rfc/"_L1) ? base.section(u'-', 1) : QFileInfo(name).fileName();
        const QString published = realPath(u"syntax/%1.abnf"_s.arg(nid));
        if (!QFile::exists(published))
            continue;
        const auto read = readTemplateText(contentOf(realPath(u"templates/"_s + name)));
        const QString syntax = read ? read->registrationTemplate.text(TemplateField::Syntax) : QString();
        const ExtractedSyntax extracted = extractSyntax(syntax, nid);
        const QSet<QString> wanted = ruleNames(QString::fromUtf8(contentOf(published)));
        const QSet<QString> have = extracted.rule ? ruleNames(extracted.rule->text) : QSet<QString>();
        const qsizetype common = (QSet<QString>(wanted) & have).size();
        if (!wanted.isEmpty() && common * 10 >= wanted.size() * 9)
            ++found;
        else
            missed.append(u"%1: %2 of %3 rules"_s.arg(name).arg(common).arg(wanted.size()));
    }
    const qsizetype count = found + missed.size();
    qInfo("found %d of %d grammars; missed: %s", found, int(count), qPrintable(missed.join(u"; "_s)));
    QVERIFY2(count > 0, "no template has a published grammar in syntax/");
    QVERIFY2(found * 10 >= count * 8, qPrintable(missed.join(u'\n')));
}

void TestRealSyntax::givesEverySampleItsVerdict()
{
    const QDir folder(realPath(u"syntax"_s));
    const QStringList files = folder.entryList({u"*.samples.tsv"_s}, QDir::Files);
    QList<QList<QByteArray>> rows;
    for (const QString& file : files)
        rows += dataRows(folder.filePath(file)).sliced(1); // after the header line
    QVERIFY2(rows.size() > 150, "syntax/ has too few samples");
    const CliBinary cli;
    const QList<QByteArray> lines =
        cli.run({u"check"_s, u"--format=tsv"_s, u"--jobs=2"_s}, column(rows, 0)).out.split('\n');
    QCOMPARE(lines.size(), rows.size() + 1);
    QStringList wrong;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (lines[i].split('\t').value(1) != knownDifferences().value(rows[i][0], rows[i][1]))
            wrong.append(QString::fromUtf8(lines[i]));
    }
    qInfo("%d samples of %d namespaces", int(rows.size()), int(files.size()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

NIDUS_TEST(tst_realsyntax, TestRealSyntax)
#include "tst_realsyntax.moc"
