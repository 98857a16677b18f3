// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Parameters that may be changed in any file.
const QSet<QString>& generallyAllowed()
{
    static const QSet<QString> parameters{
        u"std::string out"_s,        // a writer appends
        u"std::string_view in"_s,    // a cursor moves
        u"CommandContext context"_s, // the streams and options of a command
    };
    return parameters;
}

/// Parameters that may be changed in one header or source, by its path without the suffix.
const QSet<QString>& allowedInOnePart()
{
    static const QSet<QString> parameters{
        // Writers that append to a text.
        u"app/cli/check/checkparts: std::string text"_s,
        u"app/cli/check/checkparts: std::string written"_s,
        u"app/cli/templates/showformat: QString text"_s,
        u"core/check/equivalence: std::string nss"_s,
        u"core/registration/textdiff: QString text"_s,
        u"core/report/lint/diffformat: QString out"_s,
        u"core/report/rows/checkci: std::string text"_s,
        u"core/urn/presentation: std::string shown"_s,
        // Functions that append to a list, or add to a sum or a set of facts.
        u"core/batch/batchvalues: CheckCounts total"_s,
        u"core/builtin/factreader: registration::Person person"_s,
        u"core/builtin/factreader: registration::Registration registration"_s,
        u"core/builtin/factreader: registration::SnapshotSource source"_s,
        u"core/exchange/formats/publication: QList<TextBlock> blocks"_s,
        u"core/exchange/read/mailtext: QList<MailPart> texts"_s,
        u"core/exchange/read/tabletext: QList<SourceLine> into"_s,
        u"core/exchange/read/tabletext: QList<TemplateLabel> labels"_s,
        u"core/findings/text/expectedtext: QStringList words"_s,
        u"core/grammar/diagram/diagram: RuleDiagram diagram"_s,
        u"core/grammar/diagram/diagramitem: std::vector<DiagramItem> parts"_s,
        u"core/grammar/inference/namepiece: std::vector<std::string> kinds"_s,
        u"core/grammar/text/utf8ranges: std::vector<Utf8Sequence> sequences"_s,
        u"core/print/pdffile: QList<T> list"_s,
        u"core/report/comparisonreport: batch::CodeChanges changes"_s,
        u"core/report/parts/partreport: Part part"_s,
        u"core/report/parts/partreport: std::vector<Hole> holes"_s,
        u"core/report/summary/checksummary: NidCounts counts"_s,
        u"core/storage/history/ledgerbytes: QHash<qint64, QByteArray> bytes"_s,
        u"core/storage/history/sealeditems: QHash<qint64, SealedItem> items"_s,
        u"core/storage/search/searchindex: QStringList fields"_s,
        u"core/workflow/drafts/opentasks: TaskItem item"_s,
        u"ui/subregistry/entryimportdialog: workflow::EntryTable table"_s,
        u"ui/support/access/readingorder: QList<QWidget*> parts"_s,
        u"core/urn/nid: std::vector<NidFinding> findings"_s,
        u"core/urn/urnerrors: std::vector<UrnFailure> found"_s,
        // Cursors that move over bytes.
        u"core/base/decompressor: std::string_view packed"_s,
        u"core/report/parts/partjoin: std::string_view bytes"_s,
        u"core/report/parts/partjoin: std::string_view text"_s,
        u"core/report/parts/partjoin: std::uint64_t into"_s,
        // Tables and buffers that an algorithm works on, and the hot path.
        u"core/base/unpackedsource: std::vector<char> buffer"_s,
        u"core/batch/batchchecker: InputBlock block"_s,
        u"core/batch/batchchecker: InputBlock input"_s,
        u"core/batch/blockreader: InputBlock block"_s,
        u"core/batch/duplicatefinder: Part part"_s,
        u"core/batch/groupedcheck: Group group"_s,
        u"core/check/lists/plainindex: std::vector<bool> taken"_s,
        u"core/check/urnchecker: CheckOutcome outcome"_s,
        u"core/grammar/automaton/determinize: std::vector<std::uint32_t> targets"_s,
        u"core/grammar/samples/derivationsampler: Derivation derivation"_s,
        u"core/grammar/tables/pairtable: std::array<bool, kLanes> accepted"_s,
        u"core/grammar/text/grammarfacts: Ends ends"_s,
        u"core/grammar/text/grammarfacts: std::vector<RuleFacts> rules"_s,
        u"core/grammar/text/grammarfacts: std::vector<RuleId> leftmost"_s,
        u"core/storage/operations/listing: std::vector<qsizetype> indexOf"_s,
        u"ui/support/look/rowslayout: std::vector<Placed> all"_s,
        // Borrowed for a member of a class or by a library.
        u"core/storage/search/searchthreads: "
        "base::Result<std::unique_ptr<Connection>> connection"_s,
    };
    return parameters;
}

/// Whether the files are visitors: one description of the members serves readers and writers.
bool isVisitor(const QString& part)
{
    return part == "core/exchange/formats/recordbytes"_L1 ||
           part == "core/exchange/read/registryjsonreader"_L1 || part == "core/exchange/read/xmlreader"_L1;
}

/// The text of every source by its path, without comments.
QHash<QString, QString> sources()
{
    static const QRegularExpression comment(u"//[^\\n]*"_s);
    QHash<QString, QString> texts;
    const QDir root(QStringLiteral(NIDUS_SOURCE_DIR));
    for (const QString& top : {u"app"_s, u"core"_s, u"ui"_s}) {
        QDirIterator it(root.filePath(top), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            if (file.open(QIODevice::ReadOnly))
                texts.insert(root.relativeFilePath(file.fileName()),
                             QString::fromUtf8(file.readAll()).remove(comment));
        }
    }
    return texts;
}

/// The names of the types that are values: all structs.
QSet<QString> structsIn(const QString& text)
{
    static const QRegularExpression definition(u"\\bstruct (\\w+)(?: final)?(?:\\s+:\\s[^;{]*)?\\s*\\{"_s);
    QSet<QString> names;
    for (const QRegularExpressionMatch& match : definition.globalMatch(text))
        names.insert(match.captured(1));
    return names;
}

/// Whether it is a type that holds a result: a struct, or a plain type or container of std and Qt.
bool isValue(const QString& type, const QSet<QString>& structs)
{
    static const QRegularExpression plain(
        u"^(?:bool|int|unsigned|double|char|qint64|quint64|qsizetype|(?:std::)?size_t|std::u?int\\d+_t|"
        "QString|QStringList|QByteArray|QByteArrayList|QDate|QDateTime|std::string|std::string_view|"
        "(?:QList|QSet|QHash|QMap|std::vector|std::optional|std::expected|(?:base::)?Result|std::map|std::"
        "set|std::array|"
        "std::pair)<.*>)$"_s);
    return plain.match(type).hasMatch() || structs.contains(type.section(u"::"_s, -1));
}

/// Returns the parameters through which a value can be returned, each as "type name". Source text is as
/// clang-format writes it, so "a & b" is not a parameter.
QStringList outputParameters(const QString& text, const QSet<QString>& structs)
{
    static const QRegularExpression parameter(
        u"[(,]\\s*(?!const )([A-Za-z_][\\w:]*(?:<(?:[^<>()]|<[^<>()]*>)*>)?)& (\\w+)(?=[,)])"_s);
    QStringList found;
    for (const QRegularExpressionMatch& match : parameter.globalMatch(text)) {
        if (isValue(match.captured(1), structs))
            found.append(match.captured(1).simplified() + u' ' + match.captured(2));
    }
    return found;
}

} // namespace

/// A function returns its results. What it may change is an object that does something, or what it appends
/// to.
class TestResults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsOutputParameters_data();
    void findsOutputParameters();
    void functionsReturnTheirResults();
};

void TestResults::findsOutputParameters_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("struct") << u"void take(Value& value, int n);"_s << QStringList{u"Value value"_s};
    QTest::newRow("struct of another layer")
        << u"void take(base::Value& value)"_s << QStringList{u"base::Value value"_s};
    QTest::newRow("number") << u"bool next(int step, std::size_t& at);"_s << QStringList{u"std::size_t at"_s};
    QTest::newRow("container of containers") << u"void fill(QHash<QString, std::vector<int>>& rules)"_s
                                             << QStringList{u"QHash<QString, std::vector<int>> rules"_s};
    QTest::newRow("several lines")
        << u"void fill(const Value& from,\n          Value& to,\n          bool& done)"_s
        << QStringList{u"Value to"_s, u"bool done"_s};
    QTest::newRow("lambda") << u"[&](QString& text) { text.clear(); }"_s << QStringList{u"QString text"_s};
    QTest::newRow("constant") << u"void show(const Value& value, const QList<int>& rows);"_s << QStringList();
    QTest::newRow("object") << u"void read(Source& source);"_s << QStringList();
    QTest::newRow("by value") << u"Value with(Value value, int& (*make)());"_s << QStringList();
    QTest::newRow("loop") << u"for (Value& value : values)"_s << QStringList();
    QTest::newRow("bits") << u"f(a, int & mask)"_s << QStringList();
}

void TestResults::findsOutputParameters()
{
    QFETCH(QString, code);
    QFETCH(QStringList, found);
    const QSet<QString> structs =
        structsIn(u"struct Value\n{\n};\nstruct Later;\nstruct Source::Parts\n{\n};\nclass Source\n{\n};"_s);
    QCOMPARE(structs, QSet<QString>{u"Value"_s});
    QCOMPARE(outputParameters(code, structs), found);
}

void TestResults::functionsReturnTheirResults()
{
    const QHash<QString, QString> texts = sources();
    QVERIFY(texts.size() > 500);
    QSet<QString> structs;
    for (const QString& text : texts)
        structs += structsIn(text);
    QVERIFY(structs.size() > 200);
    QStringList wrong;
    QSet<QString> unused = allowedInOnePart();
    for (auto file = texts.cbegin(); file != texts.cend(); ++file) {
        const QString part = file.key().section(u'.', 0, 0);
        for (const QString& parameter : outputParameters(file.value(), structs)) {
            const QString place = part + u": "_s + parameter;
            unused.remove(place);
            if (!generallyAllowed().contains(parameter) && !allowedInOnePart().contains(place) &&
                !isVisitor(part))
                wrong.append(place);
        }
    }
    wrong.sort();
    QVERIFY2(wrong.isEmpty(), qPrintable(u"return the result instead:\n"_s + wrong.join(u'\n')));
    QVERIFY2(unused.isEmpty(), qPrintable(u"no longer there:\n"_s + unused.values().join(u'\n')));
}

NIDUS_TEST(tst_results, TestResults)
#include "tst_results.moc"
