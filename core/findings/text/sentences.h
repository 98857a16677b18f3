// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacetable.h"
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

/// A sentence of the catalogue, cut where its arguments stand, as UTF-8. Says what filledPattern() says.
class SentencePattern
{
public:
    explicit SentencePattern(const QString& pattern);

    /// `argumentOf` gets 1, 2 ... and returns the RemarkArgument. Characters of the arguments that act on
    /// what stands around them are escaped.
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
        Quotation, ///< the argument stood in quotation marks, which are put around it again
        Guillemets ///< they stay, and an argument loses its own
    };
    struct Piece
    {
        std::string text;         ///< in front of the argument
        std::size_t argument = 0; ///< 1, 2, ...; 0 behind the last one
        Marks marks = Marks::None;
    };

    static void appendMarked(std::string& out, Marks marks, const RemarkArgument& argument);

    std::vector<Piece> m_pieces;
};

/// What a rejection by a rule of a namespace is told with.
struct RejectionWords
{
    std::string expected; ///< expectedText()
    std::string path;     ///< the rules around it
};

/// What the catalogue says in the installed language, made when it is first needed and then kept as UTF-8.
/// For one thread at a time, and for as long as the language stays.
class Sentences
{
public:
    /// The sentence of message().
    void append(std::string& out, const Remarks& remarks, const Remark& remark);

    // Numbers for Remark::sentence, 1 and up: what says the same has the same.
    /// Of a syntax error at the character at byte `offset`; 0 where that is not ASCII.
    [[nodiscard]] std::uint32_t syntaxSentence(urn::UrnError error, std::string_view text, std::size_t offset);
    /// Of what a computation found in a name of the namespace, which lives as long as this object; 0 where it
    /// found more than one character.
    [[nodiscard]] std::uint32_t digitSentence(const check::NamespaceEntry& entry, const check::DigitProblem& problem);
    /// Of what is known of names that are widely used; a literal.
    [[nodiscard]] std::uint32_t widelyUsedSentence(const char* because);
    /// Whether append() knows a sentence by its number and needs no arguments.
    [[nodiscard]] bool isKept(std::uint32_t sentence) const
    {
        return sentence < m_kept.size() && !m_kept[sentence].empty();
    }

    /// ruleReference() of an id.
    [[nodiscard]] std::string_view reference(FindingId id);
    /// A text of the catalogue's context, a literal.
    [[nodiscard]] std::string_view text(const char* literal);
    /// What a computation found, without a full stop: "ISBN-10 check digit is 7, computed 6". Valid until the
    /// next call.
    [[nodiscard]] std::string_view problem(const check::DigitProblem& problem);
    /// visibleCharacter() of the character at byte `offset`; valid until the next call.
    [[nodiscard]] std::string_view visibleCharacter(std::string_view text, std::size_t offset);
    /// Of the URN `text`; valid until the next call.
    [[nodiscard]] const RejectionWords& rejectionWords(std::string_view text, const check::RuleRejection& rejection);

private:
    struct Entry
    {
        SentencePattern message;
        std::string reference;
    };
    /// The same state of the same rule expects the same.
    struct RejectionKey
    {
        const check::NamespaceRule* rule;
        std::uint32_t state;
        bool isAtEnd;

        bool operator==(const RejectionKey&) const = default;
    };
    struct RejectionHash
    {
        std::size_t operator()(const RejectionKey& key) const;
    };

    /// A problem of one character, of which there are few and a file may have millions.
    struct ProblemKey
    {
        const check::NamespaceEntry* entry = nullptr;
        const char* identifier = nullptr; ///< as in DigitProblem, where each is one literal
        std::uint32_t characters = 0;     ///< the fault, what was found and what was expected

        bool operator==(const ProblemKey&) const = default;
    };
    struct ProblemSlot
    {
        ProblemKey key;
        std::uint32_t sentence = 0; ///< 0: the slot is free
    };

    /// The slot of the key, or the free one where it belongs.
    [[nodiscard]] ProblemSlot& slotOf(const ProblemKey& key);
    const Entry& entry(FindingId id);

    std::vector<std::optional<Entry>> m_entries; ///< as catalogue()
    std::unordered_map<const char*, std::string> m_texts;
    std::array<std::optional<SentencePattern>, check::kDigitFaults> m_problemPatterns;
    std::string m_problem;              ///< the last one
    std::vector<std::string> m_kept{1}; ///< sentences by their numbers; empty where one is not made yet
    std::uint32_t m_lastNumber = 0;
    std::vector<std::uint32_t> m_syntaxSentences; ///< by error and character; 0 where there is no number yet
    std::vector<ProblemSlot> m_problemSlots; ///< open addressing; a power of two, never more than half full
    std::size_t m_problemCount = 0;
    std::unordered_map<const char*, std::uint32_t> m_widelyUsedSentences;
    std::array<std::string, 0x100> m_characters; ///< of ASCII, and of bytes that are no UTF-8
    std::string m_end;                           ///< "the end of the text"
    std::string m_otherCharacter;                ///< the last one beyond ASCII
    std::unordered_map<RejectionKey, RejectionWords, RejectionHash> m_rejections;
    RejectionWords m_otherRejection; ///< the last one by a rule without states
};

} // namespace nidus::findings
