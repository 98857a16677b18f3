// SPDX-License-Identifier: Apache-2.0
#include "ui/help/helpplaces.h"

#include <QVariant>
#include <QWidget>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr auto kPlaces = std::to_array<HelpPlace>({
    {"PageBar"_L1, "window#pages"_L1},
    {"StatusArea"_L1, "window#messages"_L1},
    {"BrowserPanel"_L1, "window#list"_L1},
    {"ViewBar"_L1, "window#views"_L1},
    {"FilterButton"_L1, "window#filter"_L1},
    {"SelectionBar"_L1, "window#selection"_L1},
    {"RegistrationHeader"_L1, "window#header"_L1},
    {"RegistrationView"_L1, "window#tabs"_L1},
    {"SidePane"_L1, "window#side-pane"_L1},
    {"FindingsPanel"_L1, "window#findings"_L1},
    {"Banner"_L1, "window#banners"_L1},
    {"RecordFacts"_L1, "window#record"_L1},
    {"FieldHelpPane"_L1, "window#help-pane"_L1},
    {"ReviewPanel"_L1, "window#review"_L1},
    {"OriginalPane"_L1, "window#original"_L1},
    {"SyntaxPanel"_L1, "window#syntax"_L1},
    {"RuleBar"_L1, "window#rule"_L1},
    {"GrammarPane"_L1, "window#grammar"_L1},
    {"GrammarEditor"_L1, "window#notation"_L1},
    {"DiagramPane"_L1, "window#diagram"_L1},
    {"SamplesPane"_L1, "window#samples"_L1},
    {"RuleOptionsPane"_L1, "window#equivalence"_L1},
    {"CompatibilityPane"_L1, "window#compatibility"_L1},
    {"SubregistryPanel"_L1, "window#subregistries"_L1},
    {"NumberMap"_L1, "window#number-map"_L1},
    {"PreviewPanel"_L1, "window#preview"_L1},
    {"HistoryPanel"_L1, "window#history"_L1},
    {"CompareView"_L1, "window#compare"_L1},
    {"FindBar"_L1, "window#find"_L1},
    {"StartPage"_L1, "window#start"_L1},
    {"GuideBar"_L1, "window#guide"_L1},
    {"OpenErrorPanel"_L1, "window#problem"_L1},
    {"CheckPage"_L1, "window#check"_L1},
    {"OptionBar"_L1, "window#check-options"_L1},
    {"ResultView"_L1, "window#results"_L1},
    {"CountBar"_L1, "window#verdicts"_L1},
    {"ChangeBar"_L1, "window#changes"_L1},
    {"ReasonView"_L1, "window#changes"_L1},
    {"DetailPane"_L1, "window#details"_L1},
    {"SummaryView"_L1, "window#summary"_L1},
    {"DuplicatesView"_L1, "window#duplicates"_L1},
    {"ImportDialog"_L1, "dialogs#import"_L1},
    {"RefreshDialog"_L1, "dialogs#refresh"_L1},
    {"ExportDialog"_L1, "dialogs#export"_L1},
    {"ActivityDialog"_L1, "dialogs#activity"_L1},
    {"PreferencesDialog"_L1, "preferences"_L1},
    {"MailDialog"_L1, "dialogs#mail"_L1},
    {"MailAnswerDialog"_L1, "dialogs#mail-answer"_L1},
    {"StepDialog"_L1, "dialogs#step"_L1},
    {"AssignDialog"_L1, "dialogs#assign"_L1},
    {"TrashDialog"_L1, "dialogs#trash"_L1},
    {"FixDialog"_L1, "dialogs#fix"_L1},
    {"ConflictDialog"_L1, "dialogs#conflict"_L1},
    {"RecoveryDialog"_L1, "dialogs#recovery"_L1},
    {"ResultsDialog"_L1, "dialogs#results"_L1},
    {"AcknowledgeDialog"_L1, "dialogs#acknowledge"_L1},
    {"EveryNamespaceDialog"_L1, "dialogs#every-namespace"_L1},
    {"NewSubregistryDialog"_L1, "dialogs#new-subregistry"_L1},
    {"RangeDialog"_L1, "dialogs#range"_L1},
    {"OrderDialog"_L1, "dialogs#order"_L1},
    {"ChangePreview"_L1, "dialogs#entry-preview"_L1},
    {"EntryEditDialog"_L1, "dialogs#edit-entries"_L1},
    {"EntryImportDialog"_L1, "dialogs#import-entries"_L1},
    {"ValueHistoryDialog"_L1, "dialogs#value-history"_L1},
    {"ActionFinder"_L1, "dialogs#find-action"_L1},
    {"LogDialog"_L1, "dialogs#log"_L1},
    {"AboutDialog"_L1, "dialogs#about"_L1},
    {"QMessageBox"_L1, "dialogs#questions"_L1},
    {"QInputDialog"_L1, "dialogs#questions"_L1},
    {"ManualWindow"_L1, "window#manual"_L1},
});

QString placeOf(const QWidget& widget)
{
    if (const QVariant own = widget.property(kHelpPlace); own.isValid())
        return own.toString();
    const QString type = QString::fromLatin1(widget.metaObject()->className()).section("::"_L1, -1);
    const auto found = std::ranges::find_if(
        kPlaces, [&](const HelpPlace& each) { return each.id == type || each.id == widget.objectName(); });
    return found == kPlaces.end() ? QString() : QString(found->place);
}

} // namespace

std::span<const HelpPlace> helpPlaces() { return kPlaces; }

QString helpPlaceOf(registration::TemplateField field)
{
    return "registrants#field-"_L1 + registration::fieldKey(field);
}

QString helpPlaceOf(const QWidget* control)
{
    QString place;
    for (const QWidget* each = control; each && place.isEmpty(); each = each->parentWidget())
        place = placeOf(*each);
    return place;
}

} // namespace nidus::ui
