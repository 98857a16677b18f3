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
    void splitsTheRegistrant();
    void offersNothingToSplit();
    void fieldsDescribeTheirFindings();
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

NIDUS_WINDOW_TEST(tst_templateform, TestTemplateForm)
#include "tst_templateform.moc"
