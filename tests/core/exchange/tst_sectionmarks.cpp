// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/importfile.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::registration;

/// Templates in the sections of a LaTeX or Org document.
class TestSectionMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEachSection_data();
    void readsEachSection();
    void removesCommands();
    void setsDrawersAside();
    void leavesListsAlone();

private:
    [[nodiscard]] static RegistrationTemplate readFrom(const QString& text)
    {
        const auto file = readImportFile(text.toUtf8());
        return file ? std::get<ImportedTemplate>(file->content).registrationTemplate : RegistrationTemplate();
    }
    [[nodiscard]] static RegistrationTemplate sample()
    {
        QFile file(QStringLiteral(NIDUS_TEST_DATA "/templates/crag"));
        return file.open(QIODevice::ReadOnly) ? readFrom(QString::fromUtf8(file.readAll()))
                                              : RegistrationTemplate();
    }
};

void TestSectionMarks::readsEachSection_data()
{
    QTest::addColumn<QString>("front");
    QTest::addColumn<QString>("form"); // %1 is the heading, %2 the text
    QTest::addColumn<QString>("back");
    QTest::newRow("LaTeX")
        << u"\\documentclass{article}\n\\title{A registration}\n\\begin{document}\n\\maketitle\n"_s
        << u"\\section{%1}\n\\begin{verbatim}\n%2\n\\end{verbatim}\n\n"_s << u"\\end{document}\n"_s;
    QTest::newRow("LaTeX, without numbers, with labels")
        << QString()
        << u"\\subsection*{%1}\\label{sec:x}\n\\begin{lstlisting}[language=abnf]\n%2\n\\end{lstlisting}\n"_s
        << QString();
    QTest::newRow("Org")
        << u"#+TITLE: A registration\n#+AUTHOR: A. Person\n\n"_s
        << u"* %1\n:PROPERTIES:\n:CUSTOM_ID: x\n:END:\n#+begin_example\n%2\n#+end_example\n"_s << QString();
    QTest::newRow("Org, deeper, with tags")
        << u"* IANA Considerations\n"_s << u"** TODO %1 :iana:\n#+BEGIN_SRC text\n%2\n#+END_SRC\n\n"_s
        << QString();
}

void TestSectionMarks::readsEachSection()
{
    QFETCH(const QString, front);
    QFETCH(const QString, form);
    QFETCH(const QString, back);
    const RegistrationTemplate wanted = sample();
    QVERIFY(!wanted.isEmpty());
    QString text = front;
    for (const TemplateField field : kTemplateFields)
        text += QString(form).replace("%1"_L1, fieldHeading(field)).replace("%2"_L1, wanted.text(field));
    const RegistrationTemplate read = readFrom(text + back);
    for (const TemplateField field : kTemplateFields)
        QCOMPARE(read.text(field), wanted.text(field));
}

void TestSectionMarks::removesCommands()
{
    const RegistrationTemplate read = readFrom(
        u"\\section{Namespace Identifier}\ncrates\n\\section{Version}\n1 % the first\n"
        "\\section{Purpose}\nNames \\emph{crates \\textbf{and} boxes} \\& \\texttt{urn:crates:a\\_b}, "
        "see \\href{https://crates.example/}{the list} in RFC~8141.\n% not yet\n"
        "``Crates'' hold 50\\% of it. \\\\\n\\section{Syntax}\n\\begin{verbatim}\n"
        "NSS = 1*DIGIT  % \\emph{raw}\n\\end{verbatim}\n\\section{Assignment}\nBy us.\n"_s);
    QCOMPARE(read.nid(), u"crates"_s);
    QCOMPARE(read.text(TemplateField::Version), u"1"_s);
    QCOMPARE(read.text(TemplateField::Purpose),
             u"Names crates and boxes & urn:crates:a_b, see the list in RFC 8141.\n\n"
             "\"Crates\" hold 50% of it."_s);
    QCOMPARE(read.text(TemplateField::Syntax), u"NSS = 1*DIGIT  % \\emph{raw}"_s);
    QCOMPARE(read.text(TemplateField::Assignment), u"By us."_s);
}

void TestSectionMarks::setsDrawersAside()
{
    const auto file = readImportFile(
        "* Namespace Identifier\n:PROPERTIES:\n:OWNER: nobody\n:END:\ncrates\n* Version\n1\n* Purpose\n"
        "Names crates.\n# A comment.\n* Assignment\nBy us.\n");
    QVERIFY(file);
    const auto& imported = std::get<ImportedTemplate>(file->content);
    QCOMPARE(imported.registrationTemplate.nid(), u"crates"_s);
    QCOMPARE(imported.registrationTemplate.text(TemplateField::Purpose), u"Names crates."_s);
    QVERIFY(imported.remainder.contains(":OWNER: nobody"_L1));
    QVERIFY(imported.remainder.contains("# A comment."_L1));
}

/// A bullet is not a heading of Org if the fields have colons.
void TestSectionMarks::leavesListsAlone()
{
    const RegistrationTemplate read = readFrom(u"Namespace Identifier: crates\n\nVersion: 1\n\nPurpose:\n"
                                               "* crates\n* boxes\n\nAssignment: By us.\n"_s);
    QCOMPARE(read.text(TemplateField::Purpose), u"* crates\n* boxes"_s);
}

NIDUS_TEST(tst_sectionmarks, TestSectionMarks)
#include "tst_sectionmarks.moc"
