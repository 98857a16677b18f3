// SPDX-License-Identifier: Apache-2.0
#include "core/batch/csvcolumn.h"
#include "core/batch/inputshape.h"
#include "tests/testprogram.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::batch;

class TestInputShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsColumnsAndMembers_data();
    void findsColumnsAndMembers();
    void ignoresARowThatIsCut();
    void readsManyNamesInOnePass();
    void countsUrnsOfTheFirstMembers();
};

namespace {

/// "table: id, urn*": the kind, the names, and a mark after the likely one.
QString describe(const InputShape& shape)
{
    if (shape.kind == InputKind::Lines)
        return shape.isProse ? u"prose"_s : u"lines"_s;
    QStringList names;
    for (std::size_t i = 0; i < shape.names.size(); ++i)
        names.append(QString::fromStdString(shape.names[i]) + (i == shape.likely ? u"*"_s : QString()));
    return (shape.kind == InputKind::Table ? u"table: "_s : u"members: "_s) + names.join(u", "_s);
}

} // namespace

void TestInputShape::findsColumnsAndMembers_data()
{
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<bool>("isNamed");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& start, bool isNamed, const QString& expected) {
        QTest::newRow(name) << start << isNamed << expected;
    };
    row("quoted titles", "id,title,urn\n1,\"Vase, blue\",urn:isbn:1\n2,\"\",\n"_ba, true,
        u"table: id, title, urn*"_s);
    row("by content", "id;urn\n1;urn:a1:b\n"_ba, false, u"table: id, urn*"_s);
    row("tabs", "id\turn\n1\turn:a1:b\n"_ba, false, u"table: id, urn*"_s);
    row("separator line", "sep=;\nid;urn\n1;urn:a1:b\n"_ba, true, u"table: id, urn*"_s);
    row("byte order mark", "\xEF\xBB\xBFurn,id\nurn:a1:b,1\n"_ba, true, u"table: urn*, id"_s);
    row("without names", "1,urn:a1:b\n2,urn:a1:c\n"_ba, true, u"table: 1, 2*"_s);
    row("the same name twice", "urn,urn\n1,URN:a1:b\n"_ba, true, u"table: 1, 2*"_s);
    row("an empty name and a number", ",7\n1,urn:a1:b\n"_ba, true, u"table: 1, 2*"_s);
    row("a name with a quotation mark", "\"a \"\"b\"\"\",id\nurn:a1:b,1\n"_ba, true,
        u"table: a \"b\"*, id"_s);
    row("one column", "urn\nurn:a1:b\n"_ba, true, u"table: urn*"_s);
    row("most URNs", "old,new\nurn:a1:b,\nurn:a1:b,urn:a1:c\n"_ba, true, u"table: old*, new"_s);
    row("no URN", "id,title\n1,a\n"_ba, true, u"lines"_s);
    row("a title, by content",
        "Export of names, 27 November\n\nid,place,urn\n1,x,urn:a1:b\n2,y,urn:a1:c\n"_ba, false,
        u"table: id, place, urn*"_s);
    row("a title filled up by a spreadsheet",
        "Export of names,,\nid,place,urn\n1,x,urn:a1:b\n2,,urn:a1:c\n"_ba, true, u"table: id, place, urn*"_s);
    row("a title", "Export of names, 27 November\n\nid,place,urn\n1,x,urn:a1:b\n2,y,urn:a1:c\n"_ba, true,
        u"table: id, place, urn*"_s);
    row("short rows before URNs, without names", "1,2\n3,urn:a1:b,c\n4,urn:a1:b,c\n"_ba, true,
        u"table: 1, 2*"_s);
    row("list", "urn:a1:b\nurn:a1:c\n"_ba, true, u"lines"_s);
    row("list with commas", "urn:a1:b,c\nurn:a1:c,d\n"_ba, false, u"lines"_s);
    row("list with a remark", "# my URNs, sorted\nurn:a1:b\nurn:a1:c\n"_ba, false, u"lines"_s);
    row("letter", "Dear Sir, urn:a1:b is lost.\nIt was lent, used, lost.\nPlease answer, J.\n"_ba, false,
        u"prose"_s);
    row("remarks after URNs", "urn:a1:b (lost)\nurn:a1:c, found\nsee urn:a1:d\n"_ba, false, u"lines"_s);
    row("no line end after the last row", "id,urn\n1,urn:a1:b"_ba, true, u"table: id, urn*"_s);
    row("a member name with a comma", "{\"a, b\":\"urn:a1:b\",\"c\":\"x\"}"_ba, false,
        u"members: a, b*, c"_s);
    row("a member that is there twice", "{\"a\":\"urn:a1:b\",\"a\":\"x\",\"u\":\"urn:a1:b\"}"_ba, false,
        u"members: u*"_s);
    row("one line", "id,urn:a1:b"_ba, false, u"prose"_s);
    row("nothing", ""_ba, true, u"lines"_s);
    row("blank", " \n\n"_ba, true, u"lines"_s);
    row("members", "{\"n\":1,\"title\":\"x\"}\n{\"title\":\"y\",\"urn\":\"urn:a1:b\"}\n"_ba, false,
        u"members: title, urn*"_s);
    row("members without URN", "{\"title\":\"x\"}\n"_ba, false, u"lines"_s);
    row("text in line 200", "a\n"_ba.repeated(199) + "see urn:a1:b\n"_ba, false, u"prose"_s);
    row("only the first 200 lines are read", "a\n"_ba.repeated(200) + "see urn:a1:b\n"_ba, false, u"lines"_s);
    row("broken JSON", "{\"urn\":\"urn:a1:b\n"_ba, false, u"prose"_s);
}

void TestInputShape::findsColumnsAndMembers()
{
    QFETCH(const QByteArray, start);
    QFETCH(const bool, isNamed);
    const InputShape shape = shapeOf({start.constData(), std::size_t(start.size())}, isNamed);
    QTEST(describe(shape), "expected");
}

void TestInputShape::ignoresARowThatIsCut()
{
    QCOMPARE(describe(shapeOf("id,a,urn\n1,x,urn:a1:b\n2,\"y", false)), u"table: id, a, urn*"_s);
    const std::string cut = "id,urn\n1,urn:a1:b\n2," + std::string(kShapeBytes, 'x');
    QCOMPARE(describe(shapeOf(std::string_view(cut).substr(0, kShapeBytes), false)), u"table: id, urn*"_s);
}

/// The time grows with the text, not with the product of its names.
void TestInputShape::readsManyNamesInOnePass()
{
    std::string line = "{";
    for (int i = 0; line.size() + 20 < kShapeBytes; ++i)
        line += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":\"\"";
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 20; ++i)
        QCOMPARE(describe(shapeOf(line + ",\"u\":\"urn:a1:b\"}", false)),
                 u"prose"_s); // beyond the first names
    const std::string row(std::size_t{1} << 20U, ',');
    const auto found = findColumn("x", row, ',');
    QVERIFY(!found && found.error().detail.size() < 1000);
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
}

/// Of more members, the first ones are offered, and URNs in later lines still count for them.
void TestInputShape::countsUrnsOfTheFirstMembers()
{
    std::string text = "{";
    for (int i = 0; i < 100; ++i)
        text += (i == 0 ? "\"m" : ",\"m") + std::to_string(i) + "\":\"x\"";
    const InputShape shape = shapeOf(text + "}\n{\"m7\":\"urn:a1:b\",\"more\":\"urn:a1:c\"}\n", false);
    QCOMPARE(shape.names.size(), std::size_t{100});
    QCOMPARE(shape.names[shape.likely], std::string("m7"));
}

NIDUS_TEST(tst_inputshape, TestInputShape)
#include "tst_inputshape.moc"
