// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/templatelint.h"
#include "tests/testprogram.h"
#include "ui/editor/templateform.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/findingplace.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;
using namespace nidus::ui;

class TestTemplateForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsTheRegistrant();
    void offersNothingToSplit();
    void fieldsDescribeTheirFindings();
    void findingsBelongToAPart_data();
    void findingsBelongToAPart();
    void findingsAreBelowTheirInput();
    void tabLeadsFromFieldToField();
};

namespace {

const Registrant kOneText{
    .other = u"Name: Ann Berth\nE-mail: ann&quay.example\nAffiliation: Quays\nWeb: quay.example"_s};

Draft draftOf(const Registrant& registrant)
{
    Draft draft;
    draft.content.registrationTemplate.setRegistrant(registrant);
    return draft;
}

QPushButton* buttonOf(const TemplateForm& form)
{
    return form.findChild<QPushButton*>(u"split-registrant"_s);
}

} // namespace

void TestTemplateForm::splitsTheRegistrant()
{
    TemplateForm form;
    DraftDocument document(draftOf(kOneText));
    form.showDraft(&document);
    form.show();
    QPushButton* button = buttonOf(form);
    QVERIFY(button->isVisibleTo(&form));
    button->setFocus();
    button->click();
    // The focus moves to the first part.
    QCOMPARE(form.focusWidget()->accessibleName(), partTitle(RegistrantPart::Organization));
    const Registrant parts{.organization = u"Quays"_s,
                           .contactName = u"Ann Berth"_s,
                           .email = u"ann@quay.example"_s,
                           .other = u"Web: quay.example"_s};
    QCOMPARE(document.values().toTemplate().registrant(), parts);
    QVERIFY(!button->isVisibleTo(&form));
    // One undo step.
    document.undoStack().undo();
    QCOMPARE(document.values().toTemplate().registrant(), kOneText);
    QVERIFY(button->isVisibleTo(&form));
    QVERIFY(!document.isModified());
}

void TestTemplateForm::offersNothingToSplit()
{
    TemplateForm form;
    DraftDocument document(draftOf({.organization = u"Quays"_s, .other = u"It moved in 2019."_s}));
    form.showDraft(&document);
    QVERIFY(!buttonOf(form)->isVisibleTo(&form));
    // Typed text counts immediately; a version is read-only.
    document.edit({TemplateField::Registrant, RegistrantPart::Other}, u"Tel: +44 20 7946 0000"_s);
    QVERIFY(buttonOf(form)->isVisibleTo(&form));
    form.showVersion(document.values().toTemplate());
    QVERIFY(!buttonOf(form)->isVisibleTo(&form));
}

/// A screen reader reads the focused field, not the labels under it.
void TestTemplateForm::fieldsDescribeTheirFindings()
{
    TemplateForm form;
    DraftDocument document(draftOf({}));
    form.showDraft(&document);
    form.focusField(TemplateField::Date);
    const auto description = [&form] { return form.focusWidget()->accessibleDescription(); };
    QCOMPARE(description(), QString());
    document.edit({TemplateField::Date}, u"soon"_s);
    const QList<Finding> findings = lintTemplate(document.values().toTemplate(), {});
    const auto wrong = std::ranges::find(findings, std::optional(TemplateField::Date), &Finding::field);
    QVERIFY(wrong != findings.cend());
    form.showFindings(findings);
    QVERIFY2(description().contains(message(*wrong)), qPrintable(description()));
    form.showFindings({});
    QCOMPARE(description(), QString());
}

void TestTemplateForm::findingsBelongToAPart_data()
{
    QTest::addColumn<Registrant>("registrant");
    QTest::addColumn<QString>("finding");
    QTest::addColumn<RegistrantPart>("part");
    const auto row = [](const char* title, const Registrant& registrant, FindingId id, RegistrantPart part) {
        QTest::newRow(title) << registrant << QString(id.word()) << part;
    };
    const Registrant named{.organization = u"Quays"_s, .address = u"1 Quay"_s};
    Registrant office = named;
    office.contactName = u"Jo Smith (jo.smith@quay.example)"_s;
    row("an address beside the name", office, kTemplateRegistrantPersonOnly, RegistrantPart::ContactName);
    office.email = u"jo.smith@quay.example"_s;
    row("the same address as email", office, kTemplateRegistrantPersonOnly, RegistrantPart::Email);
    row("no contact", named, kTemplateRegistrantNoDesignatedContact, RegistrantPart::ContactName);
    row("no address", {.organization = u"Quays"_s}, kTemplateRegistrantNoContact, RegistrantPart::Email);
}

void TestTemplateForm::findingsBelongToAPart()
{
    QFETCH(const Registrant, registrant);
    QFETCH(const QString, finding);
    QFETCH(const RegistrantPart, part);
    RegistrationTemplate about;
    about.setRegistrant(registrant);
    const QList<Finding> found = lintTemplate(about, {});
    const auto wanted =
        std::ranges::find_if(found, [&finding](const Finding& each) { return each.id.word() == finding; });
    QVERIFY(wanted != found.cend());
    QCOMPARE(registrantPartOf(*wanted, registrant), part);
}

void TestTemplateForm::findingsAreBelowTheirInput()
{
    TemplateForm form;
    DraftDocument document(draftOf({.organization = u"Quays"_s,
                                    .address = u"1 Quay\nBoat"_s,
                                    .contactName = u"Naming Office of quay.example"_s,
                                    .email = u"quay.example"_s,
                                    .phone = u"1"_s}));
    form.showDraft(&document);
    form.resize(900, 900);
    form.show();
    const QList<Finding> findings = lintTemplate(document.values().toTemplate(), {});
    const auto wrong = std::ranges::find(findings, kTemplateRegistrantEmailMalformed, &Finding::id);
    QVERIFY(wrong != findings.cend());
    form.showFindings(findings);
    const auto inputOf = [&form](RegistrantPart part) {
        QWidget* found = nullptr;
        for (QWidget* one : form.findChildren<QWidget*>()) {
            if (one->accessibleName() == partTitle(part) && one->focusPolicy() != Qt::NoFocus)
                found = one;
        }
        return found;
    };
    QWidget* email = inputOf(RegistrantPart::Email);
    QVERIFY2(email->accessibleDescription().contains(message(*wrong)),
             qPrintable(email->accessibleDescription()));
    QVERIFY(!inputOf(RegistrantPart::Organization)->accessibleDescription().contains(message(*wrong)));
    form.reveal(*wrong);
    QCOMPARE(form.focusWidget()->accessibleName(), partTitle(RegistrantPart::Email));
    const auto labels = form.findChildren<QLabel*>();
    const auto note = std::ranges::find_if(
        labels, [&wrong](const QLabel* label) { return label->text().contains(message(*wrong)); });
    QVERIFY(note != labels.cend());
    QCoreApplication::processEvents();
    const int below =
        (*note)->mapTo(&form, QPoint()).y() - email->mapTo(&form, QPoint(0, email->height())).y();
    QVERIFY2(below >= 0 && below < email->height(), qPrintable(QString::number(below)));
}

/// The fixes of a field come after it, the links beside the titles after all fields.
void TestTemplateForm::tabLeadsFromFieldToField()
{
    TemplateForm form;
    DraftDocument document(draftOf({}));
    form.showDraft(&document);
    form.show();
    form.activateWindow();
    QTRY_VERIFY(form.isActiveWindow());
    form.focusFirstField();
    const auto steps = [&form](int most) {
        QStringList names;
        for (int i = 0; i < most; ++i) {
            const QWidget* focus = form.focusWidget();
            names.append(focus->objectName().isEmpty() ? focus->accessibleName() : focus->objectName());
            QTest::keyClick(form.focusWidget(), Qt::Key_Tab);
        }
        return names;
    };
    QStringList fields;
    for (const EditPlace place : FormValues::places()) {
        const QString name = u"field-"_s + placeWord(place);
        if (const auto* input = form.findChild<QWidget*>(name); input && input->isVisibleTo(&form))
            fields.append(name);
    }
    QVERIFY2(fields.size() > 15, qPrintable(fields.join(u' ')));
    QStringList reached = steps(40);
    const qsizetype links = reached.indexOf(u"Help on Namespace Identifier"_s);
    QVERIFY2(links > 0, qPrintable(reached.join(u' ')));
    const QStringList before = reached.first(links);
    QCOMPARE(before.filter(u"field-"_s), fields);
    QVERIFY2(before.filter(u"Help on"_s).isEmpty(), qPrintable(before.join(u' ')));
    QCOMPARE(reached.filter(u"Help on"_s).first(kTemplateFieldCount).size(), kTemplateFieldCount);

    form.focusFirstField();
    QTest::keyClicks(form.focusWidget(), u"Quays_"_s);
    form.showFindings(lintTemplate(document.current().content.registrationTemplate, {}));
    const QStringList after = steps(2);
    QVERIFY2(after.at(1).startsWith(u"Fix: "_s), qPrintable(after.join(u' ')));
}

NIDUS_WINDOW_TEST(tst_templateform, TestTemplateForm)
#include "tst_templateform.moc"
