// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

/// Texts that the window and the command line both show, in the installed language.
namespace nidus::findings {

/// A label or column title for a fact about a registration or a finding.
enum class Label {
    Nid,
    Kind,
    State,
    Version,
    Registrant,
    RecordDate,
    References,
    Contact,
    History,
    Rule,
    Why,
    Example
};

/// Returns the label, without a colon.
[[nodiscard]] QString labelText(Label label);

/// Returns a name and what it is, with the colon of the language.
[[nodiscard]] QString labeledText(const QString& name, const QString& text);
/// Returns the parts of a list with the separator of the language, a semicolon in English.
[[nodiscard]] QString joinedText(const QStringList& parts);

/// Returns the number of a version; "unknown" for 0.
[[nodiscard]] QString versionText(int version);

/// Returns what a list shows for names without a NID.
[[nodiscard]] QString noNidText();

/// Returns what a summary shows for all NIDs after the last one that it counts.
[[nodiscard]] QString otherNidsText();

/// Returns the warning that a registry is in a network folder; `registry` is its name or "This registry".
[[nodiscard]] QString networkFolderText(const QString& registry);

/// Returns the warning that a registry is in a synchronized folder; `registry` is its name or "This
/// registry".
[[nodiscard]] QString syncFolderText(const QString& registry);

/// Returns the warning that other users can read a registry; `registry` is its name or "this registry".
[[nodiscard]] QString readableByOthersText(const QString& registry, const QString& path);

/// Returns why a file cannot be compared with a check: it is not a check report.
[[nodiscard]] QString notAReportText(const QString& file);

/// Returns why a report cannot be compared with a check: it has more invalid names than `limit`.
[[nodiscard]] QString tooManyNamesText(const QString& report, qulonglong limit);

/// Returns why a registry was not restored.
[[nodiscard]] QString backupNotIntactText();

/// Returns the notice that a restore changed the rule for approvals; the rules are words or names.
[[nodiscard]] QString approvalRestoredText(const QString& before, const QString& after);

/// Returns the notice that a changed draft is not approved anymore; `draft` is its handle or NID.
[[nodiscard]] QString backInReviewText(const QString& draft);

/// Returns the notice that the reader became an author of a draft in review; `draft` is its handle or NID.
[[nodiscard]] QString becameAuthorText(const QString& draft);

[[nodiscard]] QString movedToTrashText();

/// Returns the notice that a problem of a registry was not acknowledged; `problem` is a sentence.
[[nodiscard]] QString notAcknowledgedText(const QString& problem);

/// Returns the notice that an exported template is not plain ASCII; `line` is the first such line, 1-based.
[[nodiscard]] QString nonAsciiLineText(int line);

/// Returns the notice that an exported template has a line, 1-based, with more than `columns` columns.
[[nodiscard]] QString longLineText(int line, int columns);

/// Returns the notice that the registry contains a registration without its template.
[[nodiscard]] QString noTemplateText();

/// Returns the notices about checked input: how its lines end, and that it starts with a byte order mark.
[[nodiscard]] QString carriageReturnsText();
[[nodiscard]] QString byteOrderMarkText();

/// Return why a typed text is refused: it is not a date, a positive number, or the names of columns.
[[nodiscard]] QString notADateText(const QString& text);
[[nodiscard]] QString notPositiveText(const QString& text);
[[nodiscard]] QString notColumnsText(const QString& text);

/// Returns why a subregistry cannot have a name.
[[nodiscard]] QString notASubregistryNameText(const QString& name);

/// Returns why a subregistry of the namespace `nid` cannot have a pattern of URNs.
[[nodiscard]] QString notAUrnPatternText(const QString& pattern, const QString& nid);

/// Returns why a subregistry of the namespace `nid` cannot name a rule. `rules` are those of its grammar;
/// empty if it has no grammar.
[[nodiscard]] QString noSuchRuleText(const QString& nid, const QString& rule, const QStringList& rules);

/// Returns why a list of numbers cannot name a rule: it matches none.
[[nodiscard]] QString numberlessRuleText(const QString& rule);
/// Returns the notice that values of a list do not match its rule; `values` are the first of `count`.
[[nodiscard]] QString oddValuesText(const QString& rule, const QString& values, int count);
/// Returns the notice that URNs of a list are not valid; `urns` are the first of `count`.
[[nodiscard]] QString oddUrnsText(const QString& urns, int count);

/// Returns the warning that the grammar also matches URNs, such as `urn`, without the rule of a list.
[[nodiscard]] QString bypassedRuleText(const QString& rule, const QString& urn);
/// Returns the warning that other subregistries, named in `lists`, use a rule of the grammar.
[[nodiscard]] QString sharedRuleText(const QString& rule, const QString& lists);
/// Returns the notice that an empty subregistry was removed by the undo of its creation; `list` is NID/NAME.
[[nodiscard]] QString listRemovedText(const QString& list);
/// Returns the notice that a subregistry has no change to undo.
[[nodiscard]] QString nothingToUndoText();

} // namespace nidus::findings
