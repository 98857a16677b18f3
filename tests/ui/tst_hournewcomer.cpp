// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/hourfixture.h"
#include "ui/registry/registrypage.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::ui;

/// The hour of somebody who has never heard of RFC 8141: registers a namespace for a museum's objects from
/// the Start page, by keyboard.
class TestHourNewcomer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void writesARegistrationAndSubmitsIt();
    void learnsFromTheSamples();

private:
    [[nodiscard]] RegistryPage& page() const { return *m_fixture->window().registryPage(); }
    [[nodiscard]] QString value(EditPlace place) const
    {
        return page().currentDraft()->values().value(place);
    }
    static void fill(const QString& field, const QString& text)
    {
        Hands::tabTo(field);
        Hands::type(text);
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestHourNewcomer::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QSettings().remove(u"start/page"_s); // as at first use
    m_fixture->open();
}

void TestHourNewcomer::writesARegistrationAndSubmitsIt()
{
    Hands::tabAndPress(u"Write a Registration"_s);
    QTRY_COMPARE(Hands::focused(), u"Namespace Identifier"_s); // where the form begins
    Hands::type(u"museum_objects"_s);
    QTRY_VERIFY(!page().shownSubject().findings.isEmpty());
    QTRY_VERIFY(QApplication::focusWidget()->accessibleDescription().contains(u"underscore"_s));
    Hands::press(Qt::Key_Period, Qt::ControlModifier);     // the fix that the finding offers
    QTRY_COMPARE(Hands::dialogTitle(), u"Fix Findings"_s); // shows what it would change
    Hands::press(Qt::Key_Return);
    QTRY_COMPARE(value({TemplateField::Nid}), u"museum-objects"_s);

    fill(u"Organization"_s, u"Stiftung Beispiel"_s);
    fill(u"Contact name"_s, u"Erika Muster"_s);
    fill(u"Email"_s, u"erika@example.org"_s);
    fill(u"Purpose"_s, u"Names the objects of our museum for catalogs, loans, and research by anybody."_s);
    fill(u"Syntax"_s, u"NSS = 1*9DIGIT"_s);
    fill(u"Assignment"_s, u"The registrar assigns each number once and never again."_s);
    fill(u"Security"_s, u"A number says nothing about persons."_s);
    fill(u"Interoperability"_s, u"None."_s);
    fill(u"Resolution"_s, u"Not planned."_s);
    fill(u"Documentation"_s, u"https://www.example.org/objects"_s);
    Hands::press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!page().currentDraft()->isModified());

    Hands::act(u"Submit for Review"_s);
    QTRY_COMPARE(Hands::dialogTitle(), u"Submit for Review"_s);
    Hands::tabAndPress(u"Submit Only"_s);
    QTRY_COMPARE(page().currentDraft()->stored().state, State::InReview);
}

void TestHourNewcomer::learnsFromTheSamples()
{
    Hands::tabAndPress(u"Try with Samples"_s);
    QTRY_COMPARE(m_fixture->window().windowTitle().section(u'[', 0, 0),
                 u"registry in memory, nothing is kept"_s);
    Hands::press(Qt::Key_2, Qt::ControlModifier);
    Hands::press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    page().select(u"draft:3"_s);
    QTRY_VERIFY(page().shownSubject().handle == "draft:3"_L1);
    Hands::press(Qt::Key_F8); // the first finding
    QTRY_VERIFY(Hands::focused() != QString());
    Hands::press(Qt::Key_3, Qt::ControlModifier);
    Hands::tabTo(u"Checked lines"_s);
    Hands::tabAndPress(u"Close Samples"_s);
    QTRY_COMPARE(m_fixture->window().windowTitle().section(u'[', 0, 0), u"registry.nidus"_s);
}

NIDUS_WINDOW_TEST(tst_hournewcomer, TestHourNewcomer)
#include "tst_hournewcomer.moc"
