// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/hourfixture.h"
#include "ui/check/checkpage.h"

#include <QApplication>
#include <QFile>
#include <QTableView>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

/// The hour of a data steward: finds what is wrong in a file of URNs, reports it, and compares it with the
/// report of last week, by keyboard.
class TestHourSteward : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void findsReportsAndComparesWhatIsWrong();

private:
    [[nodiscard]] CheckPage& page() const { return *m_fixture->window().checkPage(); }
    [[nodiscard]] int rows() const { return page().findChild<QTableView*>()->model()->rowCount(); }
    /// Writes a file with this many lines, of which every tenth is wrong, and the first `fixed` are fixed.
    [[nodiscard]] QString fileOfUrns(int lines, int fixed) const
    {
        QFile file(m_fixture->path(u"urns.txt"_s));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        for (int i = 0; i < lines; ++i)
            file.write(i % 10 == 0 && i >= fixed ? "urn:issn:wrong-" + QByteArray::number(i) + '\n'
                                                 : "urn:example:" + QByteArray::number(i) + '\n');
        return file.fileName();
    }
    void check(const QString& path) const
    {
        Hands::press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        Hands::chooseFile(path);
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestHourSteward::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestHourSteward::findsReportsAndComparesWhatIsWrong()
{
    constexpr int lines = 20'000;
    Hands::press(Qt::Key_3, Qt::ControlModifier);
    check(fileOfUrns(lines, 0));
    QTRY_COMPARE(rows(), lines);
    Hands::tabTo(u"2,000 invalid"_s); // counted, and a filter
    Hands::press(Qt::Key_Space);
    QTRY_COMPARE(rows(), lines / 10);
    Hands::press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    const QString lastWeek = m_fixture->path(u"last-week.jsonl"_s);
    Hands::chooseFile(lastWeek);
    QTRY_VERIFY(QFile::exists(lastWeek));
    const auto reported = [&lastWeek] {
        QFile report(lastWeek);
        return report.open(QIODevice::ReadOnly) ? report.readAll().count('\n') : -1;
    };
    QTRY_COMPARE(reported(), lines / 10);

    check(fileOfUrns(lines, lines / 2)); // a week later, half of them are written correctly
    QTRY_VERIFY(m_fixture->find<QAbstractButton>(u"1,000 invalid, 5.0% of all lines"_s));
    Hands::act(u"Compare with Earlier Report"_s);
    Hands::chooseFile(lastWeek);
    const auto isCompared = [this] {
        return std::ranges::any_of(page().findChildren<QAbstractButton*>(), [](const QAbstractButton* each) {
            return each->isVisible() && each->text().contains(u"1,000 gone"_s);
        });
    };
    QTRY_VERIFY(isCompared());
}

NIDUS_WINDOW_TEST(tst_hoursteward, TestHourSteward)
#include "tst_hoursteward.moc"
