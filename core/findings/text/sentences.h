// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacetable.h"
#include "core/findings/text/correction.h"
#include "core/findings/text/remarks.h"

#include <QString>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nidus::findings {

/// A sentence of the catalog as UTF-8, split at its arguments. Gives the same text as filledPattern().
class SentencePattern
{
public:
    explicit SentencePattern(const QString& pattern);

    /// Appends the sentence. `argumentOf` gets 1, 2 ... and returns the RemarkArgument. Characters of the
    /// arguments that affect the text around them are escaped.
    template <typename ArgumentOf>
    void append(std::string& out, ArgumentOf argumentOf) const
    {
        for (const Piece& piece : m_pieces) {
            out += piece.text;
            if (piece.argument > 0)
                appendMarked(out, piece.marks, argumentOf(piece.argument));
        }
    }
    void append(std::string& out, const Remarks& remarks, const Remark& remark) const
    {
        append(out, [&](std::size_t number) { return remarks.argument(remark, number); });
    }

private:
    enum class Marks : std::uint8_t {
        None,
        Quotation, ///< the argument was in quotation marks, which are added again
        Guillemets ///< are kept; the argument loses its own quotation marks
    };
    struct Piece
    {
        std::string text;         ///< before the argument
        std::size_t argument = 0; ///< 1, 2, ...; 0 after the last one
        Marks marks = Marks::None;
    };

    void appendMarked(std::string& out, Marks marks, const RemarkArgument& argument) const;
    void appendInMarksOfLanguage(std::string& out, std::string_view argument) const;

    std::vector<Piece> m_pieces;
    std::string m_open; ///< quotation mark of the language
    std::string m_close;
};

/// The words of a message about a rejection by a syntax rule.
struct RejectionText
{
    std::string expected;       ///< expectedText()
    std::string path;           ///< the enclosing rules
    std::string overLimit{};    ///< withLimit(), if `limited` is found
    grammar::ByteSet limited{}; ///< what a repetition allows no more of

    /// Returns what was expected where the character at byte `offset` was found.
    [[nodiscard]] const std::string& expectedAt(std::string_view text, std::size_t offset) const
    {
        const bool isOver =
            offset < text.size() && limited.contains(static_cast<unsigned char>(text[offset]));
        return isOver ? overLimit : expected;
    }
};

/// Texts of the catalog in the installed language, created on first use and cached as UTF-8. For one thread
/// at a time, and as long as the language does not change.
class Sentences
{
public:
    /// Appends the sentence of message().
    void append(std::string& out, const Remarks& remarks, const Remark& remark);

    // Numbers for Remark::sentence, starting at 1: equal sentences have the same number.
    /// Returns the number for a syntax error at the character at byte `offset`, with the way to correct it; 0
    /// if too many sentences have numbers.
    [[nodiscard]] std::uint32_t syntaxSentence(urn::UrnError error, Correction correction,
                                               std::string_view text, std::size_t offset);
    /// Returns the number for a computation about a name of the namespace, which must outlive this object; 0
    /// if it found more than one character, or too many sentences have numbers.
    [[nodiscard]] std::uint32_t digitSentence(const check::NamespaceEntry& entry,
                                              const check::DigitProblem& problem);
    /// Returns the number for a rejection of `text` by the rule of its namespace, if the NID is written in
    /// lower case; 0 if the rule has no states, the character is not ASCII, or as above.
    [[nodiscard]] std::uint32_t rejectionSentence(std::string_view text,
                                                  const check::RuleRejection& rejection);
    /// Returns the number for widely used names; `because` is a literal.
    [[nodiscard]] std::uint32_t widelyUsedSentence(const char* because);
    /// Whether append() has the sentence cached and needs no arguments.
    [[nodiscard]] bool isKept(std::uint32_t sentence) const
    {
        return sentence < m_kept.size() && !m_kept[sentence].empty();
    }

    /// Returns the ruleReference() of an id.
    [[nodiscard]] std::string_view reference(FindingId id);
    /// Translates a literal of the catalog's context.
    [[nodiscard]] std::string_view text(const char* literal);
    /// Returns the result of a computation, without a period: "ISBN-10 check digit is 7; expected 6". Valid
    /// until the next call.
    [[nodiscard]] std::string_view problem(const check::DigitProblem& problem);
    /// Returns visibleCharacter() for the character at byte `offset`; valid until the next call.
    [[nodiscard]] std::string_view visibleCharacter(std::string_view text, std::size_t offset);
    /// Returns the words for a rejection of the URN `text`; valid until the next call.
    [[nodiscard]] const RejectionText& rejectionWords(std::string_view text,
                                                      const check::RuleRejection& rejection);

private:
    struct Entry
    {
        SentencePattern message;
        std::string reference;
    };
    /// What is expected depends only on the rule and the state.
    struct RejectionKey
    {
        const check::NamespaceRule* rule;
        std::uint32_t state;

        bool operator==(const RejectionKey&) const = default;
    };
    struct RejectionHash
    {
        std::size_t operator()(const RejectionKey& key) const;
    };

    /// A problem of one character. Few differ, but a file may have millions of them.
    struct ProblemKey
    {
        const void* about = nullptr;      ///< the namespace's entry, or the rule that rejects; else null
        const char* identifier = nullptr; ///< as in DigitProblem, where each is one literal; else null
        std::uint64_t details = 0;        ///< the fault, and what was found

        bool operator==(const ProblemKey&) const = default;
    };
    struct ProblemSlot
    {
        ProblemKey key;
        std::uint32_t sentence = 0; ///< 0: the slot is free
    };

    /// Returns the number for the key; a new one if it has none yet and there are not too many.
    [[nodiscard]] std::uint32_t problemSentence(const ProblemKey& key);
    /// Returns the slot of the key, or the free slot for it.
    [[nodiscard]] ProblemSlot& slotOf(const ProblemKey& key);
    const Entry& entry(FindingId id);

    std::vector<std::optional<Entry>> m_entries; ///< in the order of catalog()
    std::unordered_map<const char*, std::string> m_texts;
    std::array<std::optional<SentencePattern>, check::kDigitFaults> m_problemPatterns;
    std::string m_problem;              ///< the last one
    std::vector<std::string> m_kept{1}; ///< sentences by number; empty if not created yet
    std::uint32_t m_lastNumber = 0;
    std::vector<ProblemSlot> m_problemSlots; ///< open addressing; a power of two, never more than half full
    std::size_t m_problemCount = 0;
    std::unordered_map<const char*, std::uint32_t> m_widelyUsedSentences;
    std::array<std::string, 0x100> m_characters; ///< of ASCII, and of bytes that are not UTF-8
    std::string m_end;                           ///< "the end of the text"
    std::string m_otherCharacter;                ///< the last one outside ASCII
    std::unordered_map<RejectionKey, RejectionText, RejectionHash> m_rejections;
    RejectionText m_otherRejection; ///< the last one by a rule without states
};

} // namespace nidus::findings
