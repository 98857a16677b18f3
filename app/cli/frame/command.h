// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

class QString;

namespace nidus::cli {

class Arguments;
struct CommandContext;

/// The exit status of the program; it has the same meaning for every command and format.
enum class ExitStatus : std::uint8_t {
    NothingToReport = 0,
    SomethingToReport = 1, ///< a verdict other than valid, an error-level finding, "different"
    NotDone = 2,           ///< usage error, I/O error, unknown name
    Interrupted = 130,     ///< SIGINT, after a well-formed partial report
};

/// Returns the more severe of the two.
[[nodiscard]] constexpr ExitStatus graver(ExitStatus a, ExitStatus b) { return a < b ? b : a; }

/// One option of a command. Texts are English sources of the context "Cli".
struct OptionSpec
{
    std::string_view name;            ///< without the dashes
    char letter = 0;                  ///< short form, 0 = none
    const char* value = nullptr;      ///< name of its value in the help; null if it has none
    const char* help = "";            ///< sentences; %1 is replaced by the choices
    std::string_view choices = {};    ///< allowed values, separated by "|"; empty = any
    std::string_view formerName = {}; ///< accepted as well, so that old scripts work
    bool isFormer = false;            ///< accepted so that old scripts work, but not listed
};

inline constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

/// What the help groups commands by.
enum class Subject : std::uint8_t { Urns, Grammars, Templates, Process, Subregistries, Registry, Help };

/// One command of the program, described as data so that the help, the command-line parser, and the command
/// table need no code for it. Texts are English sources of the context "Cli".
struct Command
{
    std::string_view name;          ///< "check", or two words: "nid check"
    std::string_view synopsis;      ///< what follows the name
    const char* summary = "";       ///< one sentence
    const char* details = "";       ///< paragraphs for --help; may be empty
    QString (*listing)() = nullptr; ///< lines after the details; null if there are none
    std::span<const OptionSpec> options;
    std::size_t minArguments = 0;
    std::size_t maxArguments = kAnyNumber;
    bool hasColors = false; ///< whether its results may be colored
    Subject subject = Subject::Help;
    ExitStatus (*run)(const Arguments& arguments, CommandContext& context) = nullptr;
};

} // namespace nidus::cli
