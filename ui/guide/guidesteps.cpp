// SPDX-License-Identifier: Apache-2.0
#include "ui/guide/guidesteps.h"

#include <QCoreApplication>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::array kTour{
    GuideStep{"new-formal"_L1, Deed::Choose,
              QT_TRANSLATE_NOOP("Guide", "Start a draft: choose %1. This does not publish anything.")},
    GuideStep{"field-nid"_L1, Deed::Fill,
              QT_TRANSLATE_NOOP("Guide",
                                "Enter a namespace identifier (NID), for example museum-objects. If it has a "
                                "mistake, the reason appears below it.")},
    GuideStep{"help"_L1, Deed::Choose,
              QT_TRANSLATE_NOOP("Guide", "What belongs in a field is explained beside the form: choose %1.")},
    GuideStep{"field-syntax"_L1, Deed::Fill,
              QT_TRANSLATE_NOOP("Guide", "On the tab Template, say in the field Syntax what a name looks "
                                         "like. For example, NSS = 1*9DIGIT means one to nine "
                                         "digits.")},
    GuideStep{"use-grammar"_L1, Deed::Choose,
              QT_TRANSLATE_NOOP("Guide", "Let this grammar decide which names are valid: press “%1”.")},
    GuideStep{"preview-tab"_L1, Deed::Open,
              QT_TRANSLATE_NOOP("Guide", "Open the tab “%1”: it shows the text that others receive.")},
    GuideStep{"history-tab"_L1, Deed::Open,
              QT_TRANSLATE_NOOP("Guide", "Who did what, and when, is on the tab “%1”. Open it.")},
    GuideStep{
        "save-draft"_L1, Deed::Choose,
        QT_TRANSLATE_NOOP("Guide", "Save the draft: choose %1. The earlier text remains in the history.")},
    GuideStep{
        "show-findings"_L1, Deed::Choose,
        QT_TRANSLATE_NOOP("Guide", "See what is missing before the draft can be submitted: choose %1.")},
    GuideStep{"subregistries-tab"_L1, Deed::Open,
              QT_TRANSLATE_NOOP("Guide", "The registry also records who holds which values of a namespace. "
                                         "Select isbn in the list, and open the tab “%1”.")},
    GuideStep{"new-subregistry"_L1, Deed::Choose,
              QT_TRANSLATE_NOOP("Guide", "To add such a list, choose %1. You can cancel the dialog.")},
    GuideStep{"page-work"_L1, Deed::Choose,
              QT_TRANSLATE_NOOP("Guide", "Everything that waits for you is on one page: choose %1.")},
    GuideStep{"page-check"_L1, Deed::Choose, QT_TRANSLATE_NOOP("Guide", "Now check names: choose %1.")},
    GuideStep{
        "try-sample-urns"_L1, Deed::Leave,
        QT_TRANSLATE_NOOP("Guide", "Press “%1”. Each line gets a verdict; select one to see the reason.")},
    GuideStep{"find-action"_L1, Deed::Choose,
              QT_TRANSLATE_NOOP("Guide", "You can find every action by a word: choose %1.")},
};

constexpr std::array kRegistration{
    GuideStep{
        "field-nid"_L1, Deed::Fill,
        QT_TRANSLATE_NOOP(
            "Guide", "Which namespace identifier (NID) will follow \"urn:\"? For example museum-objects.")},
    GuideStep{"field-version"_L1, Deed::Fill,
              QT_TRANSLATE_NOOP("Guide", "Which version of the registration is this? The first one is 1.")},
    GuideStep{"field-date"_L1, Deed::Fill,
              QT_TRANSLATE_NOOP(
                  "Guide", "What is the date of the request? Enter year-month-day, such as 2026-11-25.")},
    GuideStep{"field-registrant-organization"_L1, Deed::Fill,
              QT_TRANSLATE_NOOP("Guide", "Which organization is responsible for the namespace?")},
    GuideStep{"field-registrant-contact"_L1, Deed::Fill,
              QT_TRANSLATE_NOOP("Guide", "Whom can others ask? Enter the name of a person or an office.")},
    GuideStep{"field-registrant-email"_L1, Deed::Fill,
              QT_TRANSLATE_NOOP("Guide", "What is the email address of this contact?")},
    GuideStep{
        "field-purpose"_L1, Deed::Fill,
        QT_TRANSLATE_NOOP("Guide", "What do the names identify, for whom, and who benefits from them?")},
    GuideStep{"syntax-rule"_L1, Deed::Fill,
              QT_TRANSLATE_NOOP(
                  "Guide", "By which rule are names checked? For example, NSS = 1*9DIGIT means one to nine "
                           "digits. F1 explains the notation. Below the rule, you can add names that it must "
                           "accept or reject.")},
    GuideStep{"field-syntax"_L1, Deed::Fill,
              QT_TRANSLATE_NOOP("Guide", "How do you describe the form of the names to readers?")},
    GuideStep{
        "field-assignment"_L1, Deed::Fill,
        QT_TRANSLATE_NOOP("Guide", "Who assigns names, and what ensures that no name is assigned twice?")},
    GuideStep{"field-security"_L1, Deed::Fill,
              QT_TRANSLATE_NOOP(
                  "Guide", "What can go wrong: names that are confused, guessed, or say something private?")},
    GuideStep{"field-interoperability"_L1, Deed::Fill,
              QT_TRANSLATE_NOOP(
                  "Guide", "Can the names be confused with those of another system? If not, say why not.")},
    GuideStep{
        "field-resolution"_L1, Deed::Fill,
        QT_TRANSLATE_NOOP("Guide", "Can people look up what a name identifies, and where? If not, say so.")},
    GuideStep{
        "field-documentation"_L1, Deed::Fill,
        QT_TRANSLATE_NOOP(
            "Guide", "Where is this described permanently? Enter a web address or the title of a standard.")},
    GuideStep{"field-additional"_L1, Deed::Consider,
              QT_TRANSLATE_NOOP(
                  "Guide", "Is there anything else that others need to know? If not, leave this empty.")},
    GuideStep{
        "field-revision"_L1, Deed::Consider,
        QT_TRANSLATE_NOOP(
            "Guide", "What changed since the previous version? For a first registration, leave this empty.")},
    GuideStep{
        "save-draft"_L1, Deed::Choose,
        QT_TRANSLATE_NOOP("Guide", "Nothing that RFC 8141 requires is missing. Save the draft: choose %1.")},
    GuideStep{
        "submit"_L1, Deed::Submit,
        QT_TRANSLATE_NOOP("Guide", "When the form is complete, let others review the draft: choose %1.")},
};

} // namespace

std::span<const GuideStep> stepsOf(Guide guide)
{
    return guide == Guide::Tour ? std::span<const GuideStep>(kTour)
                                : std::span<const GuideStep>(kRegistration);
}

QString titleOf(Guide guide)
{
    return guide == Guide::Tour ? QCoreApplication::translate("Guide", "Tour")
                                : QCoreApplication::translate("Guide", "Write a Registration");
}

QString sentenceOf(const GuideStep& step, const QString& where)
{
    const QString sentence = QCoreApplication::translate("Guide", step.sentence);
    return sentence.contains("%1"_L1) ? sentence.arg(where) : sentence;
}

} // namespace nidus::ui
