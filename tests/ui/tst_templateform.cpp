// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/lint/templatelint.h"
#include "tests/testprogram.h"
#include "ui/editor/templateform.h"
#include "ui/support/text/fieldtexts.h"

#include <QApplication>
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
    void takesTheRegistrantApart();
    void offersNothingToTakeApart();
    void fieldsSayWhatIsFoundInThem();
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
    return form.findChild<QPushButton*>(u"take-apart"_s);
}

} // namespace

void TestTemplateForm::takesTheRegistrantApart()
{
    TemplateForm form;
    DraftDocument document(draftOf(kOneText));
    form.showDraft(&document);
    form.show();
    QPushButton* button = buttonOf(form);
    QVERIFY(button->isVisibleTo(&form));
    button->setFocus();
    button->click();
    // The keyboard goes where the first of the parts stands.
    QCOMPARE(form.focusWidget()->accessibleName(), partTitle(RegistrantPart::Organisation));
    const Registrant parts{.organisation = u"Quays"_s,
                           .contactName = u"Ann Berth"_s,
                           .email = u"ann@quay.example"_s,
                           .other = u"Web: quay.example"_s};
    QCOMPARE(document.values().toTemplate().registrant(), parts);
    QVERIFY(!button->isVisibleTo(&form));
    // One step of undo.
    document.undoStack().undo();
    QCOMPARE(document.values().toTemplate().registrant(), kOneText);
    QVERIFY(button->isVisibleTo(&form));
    QVERIFY(!document.isModified());
}

void TestTemplateForm::offersNothingToTakeApart()
{
    TemplateForm form;
    DraftDocument document(draftOf({.organisation = u"Quays"_s, .other = u"It moved in 2019."_s}));
    form.showDraft(&document);
    QVERIFY(!buttonOf(form)->isVisibleTo(&form));
    // What is typed counts at once; a version is only read.
    document.edit({TemplateField::Registrant, RegistrantPart::Other}, u"Tel: +44 20 7946 0000"_s);
    QVERIFY(buttonOf(form)->isVisibleTo(&form));
    form.showVersion(document.values().toTemplate());
    QVERIFY(!buttonOf(form)->isVisibleTo(&form));
}

/// A screen reader reads the field that has the keyboard, not the labels under it.
void TestTemplateForm::fieldsSayWhatIsFoundInThem()
{
    TemplateForm form;
    DraftDocument document(draftOf({}));
    form.showDraft(&document);
    form.focusField(TemplateField::Date);
    const auto said = [&form] { return form.focusWidget()->accessibleDescription(); };
    QCOMPARE(said(), QString());
    document.edit({TemplateField::Date}, u"soon"_s);
    const QList<Finding> findings = lintTemplate(document.values().toTemplate(), {});
    const auto wrong = std::ranges::find(findings, std::optional(TemplateField::Date), &Finding::field);
    QVERIFY(wrong != findings.cend());
    form.showFindings(findings);
    QVERIFY2(said().contains(message(*wrong)), qPrintable(said()));
    form.showFindings({});
    QCOMPARE(said(), QString());
}

NIDUS_WINDOW_TEST(tst_templateform, TestTemplateForm)
#include "tst_templateform.moc"
