// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/subregistryfixture.h"
#include "ui/support/widgets/messagebar.h"

#include <QComboBox>
#include <QPushButton>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

/// What a request gets that was answered before, or whose value somebody else got meanwhile.
class TestWindowSubregistryRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowSubregistryFixture>();
        m_fixture->createObjects();
    }
    void cleanup() { m_fixture.reset(); }

    void looksUpTheRequestFirst();
    void renewsTheNextValue();

private:
    std::unique_ptr<WindowSubregistryFixture> m_fixture;
};

/// A request that was granted is not refused: what it was granted is its answer.
void TestWindowSubregistryRequests::looksUpTheRequestFirst()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    const auto ask = [this](const QString& value, const QString& request) {
        m_fixture->trigger(u"Assign Values"_s);
        m_fixture->type(u"Value or block"_s, value);
        m_fixture->type(u"Holder"_s, u"B"_s);
        m_fixture->type(u"Request ID"_s, request);
    };
    const auto hasButton = [](const QString& text) {
        return std::ranges::any_of(WindowSubregistryFixture::dialog()->findChildren<QPushButton*>(),
                                   [&text](const QPushButton* button) {
                                       return button->isVisible() &&
                                              button->text().remove(u'&').startsWith(text);
                                   });
    };
    ask(u"10400"_s, u"T-6"_s);
    WindowFixture::answer(u"Assign"_s);
    const QString letter = m_fixture->letter().text;
    QVERIFY2(letter.contains("10400"_L1), qPrintable(letter));
    m_fixture->showObjects();
    const qsizetype before = m_fixture->changes();
    ask(u"10300"_s, u"T-6"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Request \"T-6\" was already answered with 10400"_L1),
                 qPrintable(m_fixture->preview()));
    QVERIFY(!hasButton(u"Use"_s));
    QVERIFY(!hasButton(u"Refuse"_s));
    m_fixture->dialog()->reject();
    ask(u"10400"_s, u"T-6"_s);
    WindowFixture::answer(u"Assign"_s);
    QCOMPARE(m_fixture->letter().text, letter);
    QTRY_COMPARE(m_fixture->window().window().messageBar()->text(),
                 u"This request was answered before: 10400"_s);
    // Granted by somebody else, before this window knows.
    ask(u"10300"_s, u"T-7"_s);
    QTRY_VERIFY(hasButton(u"Refuse"_s));
    storage::Registry registry = m_fixture->window().another();
    QVERIFY(workflow::carryOut(registry, WindowSubregistryFixture::name(),
                               {.value = u"10401"_s, .holders = {u"B"_s}, .date = {2020, 1, 1}},
                               {.id = u"T-7"_s}, {.who = u"other"_s}));
    WindowFixture::answer(u"Refuse and Show Letter"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Request \"T-7\" was already answered with 10401"_L1),
                 qPrintable(m_fixture->preview()));
    QVERIFY(!hasButton(u"Refuse"_s));
    m_fixture->dialog()->reject();
    QCOMPARE(m_fixture->changes(), before + 1); // that of the other
}

/// Who asks for the next value gets the one after that of somebody else.
void TestWindowSubregistryRequests::renewsTheNextValue()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    auto* const ranges = m_fixture->dialog()->findChild<QComboBox*>();
    ranges->setCurrentIndex(ranges->findData(u"x"_s));
    m_fixture->type(u"Holder"_s, u"B"_s);
    m_fixture->type(u"Request ID"_s, u"T-9"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("10301"_L1), qPrintable(m_fixture->preview()));
    m_fixture->assign(u"10301"_s, u"C"_s);
    const qsizetype before = m_fixture->changes();
    WindowFixture::answer(u"Assign"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("10302"_L1), qPrintable(m_fixture->preview()));
    QVERIFY(!m_fixture->preview().contains("is taken"_L1));
    QCOMPARE(m_fixture->changes(), before); // nobody refused the request
    QTest::keyClick(WindowSubregistryFixture::focus(), Qt::Key_Return);
    QVERIFY(m_fixture->letter().text.contains("10302"_L1));
    QCOMPARE(m_fixture->stored(u"10302"_s).holder, u"B"_s);
}

NIDUS_WINDOW_TEST(tst_windowsubregistryrequests, TestWindowSubregistryRequests)
#include "tst_windowsubregistryrequests.moc"
