// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"
#include "core/findings/remarks.h"

#include <QString>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nidus {

/// A sentence of the catalogue, cut where its arguments stand, as UTF-8. Says what filledPattern() says.
class SentencePattern
{
public:
    explicit SentencePattern(const QString& pattern);

    /// Characters of the arguments that act on what stands around them are escaped.
    void append(std::string& out, const Remarks& remarks, const Remark& remark) const;

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
    /// ruleReference() of an id.
    [[nodiscard]] std::string_view reference(FindingId id);
    /// A text of the catalogue's context, a literal.
    [[nodiscard]] std::string_view text(const char* literal);
    /// What a computation found, without a full stop: "ISBN-10 check digit is 7, computed 6". Valid until the
    /// next call.
    [[nodiscard]] std::string_view problem(const DigitProblem& problem);
    /// visibleCharacter() of the character at byte `offset`; valid until the next call.
    [[nodiscard]] std::string_view visibleCharacter(std::string_view text, std::size_t offset);
    /// Of the URN `text`; valid until the next call.
    [[nodiscard]] const RejectionWords& rejectionWords(std::string_view text, const RuleRejection& rejection);

private:
    struct Entry
    {
        SentencePattern message;
        std::string reference;
    };
    /// The same state of the same rule expects the same.
    struct RejectionKey
    {
        const NamespaceRule* rule;
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
        DigitFault fault;
        char found;
        char expected;               ///< 0 where nothing is
        std::string_view identifier; ///< as in DigitProblem

        bool operator==(const ProblemKey&) const = default;
    };
    struct ProblemHash
    {
        std::size_t operator()(const ProblemKey& key) const;
    };

    const Entry& entry(FindingId id);
    void write(std::string& out, const DigitProblem& problem);

    std::vector<std::optional<Entry>> m_entries; ///< as catalogue()
    std::unordered_map<const char*, std::string> m_texts;
    std::array<std::optional<SentencePattern>, kDigitFaults> m_problemPatterns;
    Remarks m_problemParts; ///< arguments of the last one
    std::unordered_map<ProblemKey, std::string, ProblemHash> m_problems;
    std::string m_otherProblem;                 ///< the last one of more characters
    std::array<std::string, 0x80> m_characters; ///< of ASCII
    std::string m_end;                          ///< "the end of the text"
    std::string m_otherCharacter;               ///< the last one beyond ASCII
    std::unordered_map<RejectionKey, RejectionWords, RejectionHash> m_rejections;
    RejectionWords m_otherRejection; ///< the last one by a rule without states
};

} // namespace nidus
