// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <array>

namespace nidus::cli {

// All commands.

/// parse: one JSON object per line of input, with the components or the findings.
[[nodiscard]] Command parseCommand();
/// check: a verdict per line of any number of files, in constant memory.
[[nodiscard]] Command checkCommand();
/// equal: whether two URNs are URN-equivalent.
[[nodiscard]] Command equalCommand();
/// encode: the URN of a native name, using the encoding that its namespace documents.
[[nodiscard]] Command encodeCommand();
/// normalize: the normal form of every line; an empty line if it is not a URN.
[[nodiscard]] Command normalizeCommand();
/// nid check: the rules of RFC 8141 section 5 for NIDs, one JSON object per NID.
[[nodiscard]] Command nidCheckCommand();
/// nid next: the informal NID that would be assigned next.
[[nodiscard]] Command nidNextCommand();
/// explain: the meaning of a finding ID.
[[nodiscard]] Command explainCommand();
/// list: the registry's registrations and drafts.
[[nodiscard]] Command listCommand();
/// show: one registration, version, or draft.
[[nodiscard]] Command showCommand();
/// new: a draft of a new namespace.
[[nodiscard]] Command newCommand();
/// revise: a draft of the next version of a registered namespace.
[[nodiscard]] Command reviseCommand();
[[nodiscard]] Command submitCommand();
[[nodiscard]] Command approveCommand();
[[nodiscard]] Command forwardCommand();
[[nodiscard]] Command registerCommand();
[[nodiscard]] Command withdrawCommand();
[[nodiscard]] Command remindCommand();
[[nodiscard]] Command reopenCommand();
/// assign: who should act next on a draft, and who owns it.
[[nodiscard]] Command assignCommand();
/// lint: findings about templates in files, registrations, and drafts.
[[nodiscard]] Command lintCommand();
/// import: templates and registries from files.
[[nodiscard]] Command importCommand();
[[nodiscard]] Command refreshCommand();
/// export: registrations as text, XML, and other formats.
[[nodiscard]] Command exportCommand();
/// registry info, create, head, and verify: maintenance of the database file.
[[nodiscard]] Command registryInfoCommand();
[[nodiscard]] Command registryCreateCommand();
[[nodiscard]] Command registryHeadCommand();
[[nodiscard]] Command registryVerifyCommand();
/// registry set: the rule for approvals.
[[nodiscard]] Command registrySetCommand();
/// registry erase: removes personal data from every version, comment, draft, and copy.
[[nodiscard]] Command registryEraseCommand();
/// registry acknowledge: records that missing or changed data is known.
[[nodiscard]] Command registryAcknowledgeCommand();
/// grammar check: findings about a grammar, its shape, and its size.
[[nodiscard]] Command grammarCheckCommand();
/// grammar match: whether a grammar accepts each line.
[[nodiscard]] Command grammarMatchCommand();
/// grammar compare: how the languages of two grammars relate.
[[nodiscard]] Command grammarCompareCommand();
/// grammar sample: texts that a grammar accepts or nearly accepts.
[[nodiscard]] Command grammarSampleCommand();
/// grammar diagram: a rule as a railroad diagram.
[[nodiscard]] Command grammarDiagramCommand();
/// grammar regex: a regular expression that is proven equal to a grammar.
[[nodiscard]] Command grammarRegexCommand();
/// grammar infer: a grammar inferred from names.
[[nodiscard]] Command grammarInferCommand();
/// subregistry list, create, and others: lists of values below a NID.
[[nodiscard]] Command subregistryListCommand();
[[nodiscard]] Command subregistryCreateCommand();
[[nodiscard]] Command subregistryChangeCommand();
[[nodiscard]] Command subregistryRangeCommand();
[[nodiscard]] Command subregistryShowCommand();
[[nodiscard]] Command subregistryNextCommand();
[[nodiscard]] Command subregistryAssignCommand();
[[nodiscard]] Command subregistryReserveCommand();
[[nodiscard]] Command subregistrySplitCommand();
[[nodiscard]] Command subregistryMergeCommand();
[[nodiscard]] Command subregistryTransferCommand();
[[nodiscard]] Command subregistryEditCommand();
[[nodiscard]] Command subregistryDeprecateCommand();
[[nodiscard]] Command subregistryRetireCommand();
[[nodiscard]] Command subregistryReleaseCommand();
[[nodiscard]] Command subregistryWithdrawCommand();
[[nodiscard]] Command subregistryUndoCommand();
[[nodiscard]] Command subregistryImportCommand();
[[nodiscard]] Command subregistryExportCommand();
[[nodiscard]] Command registryBackupCommand();
[[nodiscard]] Command registryRestoreCommand();
[[nodiscard]] Command diffCommand();
[[nodiscard]] Command recordCommand();
[[nodiscard]] Command commentCommand();
[[nodiscard]] Command commentsCommand();
[[nodiscard]] Command logCommand();
/// complete: completions of a partial command line, for shells.
[[nodiscard]] Command completeCommand();

/// A command and its subject.
struct ListedCommand
{
    Subject subject;
    Command (*make)();
};

/// All commands, in the order of the help.
inline constexpr std::array kCommands{
    ListedCommand{Subject::Urns, parseCommand},
    ListedCommand{Subject::Urns, checkCommand},
    ListedCommand{Subject::Urns, equalCommand},
    ListedCommand{Subject::Urns, encodeCommand},
    ListedCommand{Subject::Urns, normalizeCommand},
    ListedCommand{Subject::Urns, nidCheckCommand},
    ListedCommand{Subject::Urns, nidNextCommand},
    ListedCommand{Subject::Grammars, grammarCheckCommand},
    ListedCommand{Subject::Grammars, grammarMatchCommand},
    ListedCommand{Subject::Grammars, grammarCompareCommand},
    ListedCommand{Subject::Grammars, grammarSampleCommand},
    ListedCommand{Subject::Grammars, grammarDiagramCommand},
    ListedCommand{Subject::Grammars, grammarRegexCommand},
    ListedCommand{Subject::Grammars, grammarInferCommand},
    ListedCommand{Subject::Templates, listCommand},
    ListedCommand{Subject::Templates, showCommand},
    ListedCommand{Subject::Templates, lintCommand},
    ListedCommand{Subject::Templates, diffCommand},
    ListedCommand{Subject::Templates, importCommand},
    ListedCommand{Subject::Templates, refreshCommand},
    ListedCommand{Subject::Templates, exportCommand},
    ListedCommand{Subject::Process, newCommand},
    ListedCommand{Subject::Process, reviseCommand},
    ListedCommand{Subject::Process, submitCommand},
    ListedCommand{Subject::Process, approveCommand},
    ListedCommand{Subject::Process, forwardCommand},
    ListedCommand{Subject::Process, registerCommand},
    ListedCommand{Subject::Process, withdrawCommand},
    ListedCommand{Subject::Process, remindCommand},
    ListedCommand{Subject::Process, reopenCommand},
    ListedCommand{Subject::Process, assignCommand},
    ListedCommand{Subject::Process, recordCommand},
    ListedCommand{Subject::Process, commentCommand},
    ListedCommand{Subject::Process, commentsCommand},
    ListedCommand{Subject::Subregistries, subregistryListCommand},
    ListedCommand{Subject::Subregistries, subregistryCreateCommand},
    ListedCommand{Subject::Subregistries, subregistryChangeCommand},
    ListedCommand{Subject::Subregistries, subregistryRangeCommand},
    ListedCommand{Subject::Subregistries, subregistryShowCommand},
    ListedCommand{Subject::Subregistries, subregistryNextCommand},
    ListedCommand{Subject::Subregistries, subregistryAssignCommand},
    ListedCommand{Subject::Subregistries, subregistryReserveCommand},
    ListedCommand{Subject::Subregistries, subregistrySplitCommand},
    ListedCommand{Subject::Subregistries, subregistryMergeCommand},
    ListedCommand{Subject::Subregistries, subregistryTransferCommand},
    ListedCommand{Subject::Subregistries, subregistryEditCommand},
    ListedCommand{Subject::Subregistries, subregistryDeprecateCommand},
    ListedCommand{Subject::Subregistries, subregistryRetireCommand},
    ListedCommand{Subject::Subregistries, subregistryReleaseCommand},
    ListedCommand{Subject::Subregistries, subregistryWithdrawCommand},
    ListedCommand{Subject::Subregistries, subregistryUndoCommand},
    ListedCommand{Subject::Subregistries, subregistryImportCommand},
    ListedCommand{Subject::Subregistries, subregistryExportCommand},
    ListedCommand{Subject::Registry, registryInfoCommand},
    ListedCommand{Subject::Registry, registryCreateCommand},
    ListedCommand{Subject::Registry, registrySetCommand},
    ListedCommand{Subject::Registry, registryHeadCommand},
    ListedCommand{Subject::Registry, registryVerifyCommand},
    ListedCommand{Subject::Registry, registryAcknowledgeCommand},
    ListedCommand{Subject::Registry, registryEraseCommand},
    ListedCommand{Subject::Registry, registryBackupCommand},
    ListedCommand{Subject::Registry, registryRestoreCommand},
    ListedCommand{Subject::Registry, logCommand},
    ListedCommand{Subject::Help, explainCommand},
    ListedCommand{Subject::Help, completeCommand},
};

} // namespace nidus::cli
