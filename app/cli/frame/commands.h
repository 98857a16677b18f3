// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <array>

namespace nidus::cli {

// Every command, each in a file of its own or with its kin.

/// parse: one JSON object per line of input, with the components or what is wrong.
[[nodiscard]] Command parseCommand();
/// check: a verdict per line of any number of files, in constant memory.
[[nodiscard]] Command checkCommand();
/// equal: whether two URNs are URN-equivalent.
[[nodiscard]] Command equalCommand();
/// encode: the URN of a native name, by the encoding that its namespace documents.
[[nodiscard]] Command encodeCommand();
/// normalize: the normal form of every line, an empty line for what is no URN.
[[nodiscard]] Command normalizeCommand();
/// nid check: the rules of RFC 8141 section 5 for NIDs, one JSON object each.
[[nodiscard]] Command nidCheckCommand();
/// nid next: the informal NID that would be allocated next.
[[nodiscard]] Command nidNextCommand();
/// explain: what is behind a finding id.
[[nodiscard]] Command explainCommand();
/// list: the registry's registrations and drafts.
[[nodiscard]] Command listCommand();
/// show: one registration, version or draft.
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
/// lint: findings about templates in files, registrations and drafts.
[[nodiscard]] Command lintCommand();
/// import: templates and registries from files.
[[nodiscard]] Command importCommand();
/// export: registrations as text or XML.
[[nodiscard]] Command exportCommand();
/// registry info, create and verify: care of the database file.
[[nodiscard]] Command registryInfoCommand();
[[nodiscard]] Command registryCreateCommand();
[[nodiscard]] Command registryHeadCommand();
[[nodiscard]] Command registryVerifyCommand();
/// registry erase: personal data out of every version, comment, draft and copy.
[[nodiscard]] Command registryEraseCommand();
/// grammar check: what is wrong with a grammar, its shape and size.
[[nodiscard]] Command grammarCheckCommand();
/// grammar match: whether a grammar accepts each line.
[[nodiscard]] Command grammarMatchCommand();
/// grammar compare: how the languages of two grammars relate.
[[nodiscard]] Command grammarCompareCommand();
/// grammar sample: texts that a grammar accepts or just misses.
[[nodiscard]] Command grammarSampleCommand();
/// grammar diagram: a rule as a railroad diagram.
[[nodiscard]] Command grammarDiagramCommand();
/// `grammar infer`: a grammar guessed from names.
[[nodiscard]] Command grammarInferCommand();
[[nodiscard]] Command registryBackupCommand();
[[nodiscard]] Command registryRestoreCommand();
[[nodiscard]] Command diffCommand();
[[nodiscard]] Command recordCommand();
[[nodiscard]] Command commentCommand();
[[nodiscard]] Command commentsCommand();
[[nodiscard]] Command logCommand();
/// complete: how a command line goes on, for the completion of shells.
[[nodiscard]] Command completeCommand();

/// All of them, in the order of the help.
inline constexpr std::array kCommands{
    parseCommand,
    checkCommand,
    equalCommand,
    encodeCommand,
    normalizeCommand,
    nidCheckCommand,
    nidNextCommand,
    explainCommand,
    listCommand,
    showCommand,
    newCommand,
    reviseCommand,
    submitCommand,
    approveCommand,
    forwardCommand,
    registerCommand,
    withdrawCommand,
    remindCommand,
    reopenCommand,
    lintCommand,
    importCommand,
    exportCommand,
    registryInfoCommand,
    registryCreateCommand,
    registryHeadCommand,
    registryVerifyCommand,
    registryEraseCommand,
    grammarCheckCommand,
    grammarMatchCommand,
    grammarCompareCommand,
    grammarSampleCommand,
    grammarDiagramCommand,
    grammarInferCommand,
    registryBackupCommand,
    registryRestoreCommand,
    diffCommand,
    recordCommand,
    commentCommand,
    commentsCommand,
    logCommand,
    completeCommand,
};

} // namespace nidus::cli
