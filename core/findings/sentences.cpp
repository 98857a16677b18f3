// SPDX-License-Identifier: Apache-2.0
#include "core/findings/sentences.h"

#include "core/findings/catalogue.h"
#include "core/findings/cataloguetables.h"
#include "core/findings/expectedtext.h"
#include "core/findings/findingids.h"
#include "core/findings/problemtext.h"
#include "core/findings/visiblecharacter.h"

#include <QCoreApplication>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// States that rejections are kept of: a file's bad texts fail in few of them.
constexpr std::size_t kMostRejections = 4096;

bool isQuoted(std::string_view text)
{
    return text.size() > 1 && text.starts_with('"') && text.ends_with('"') &&
           std::ranges::count(text, '"') == 2;
}

void appendQuoted(std::string& out, std::string_view text)
{
    if (isQuoted(text)) {
        out += text;
        return;
    }
    const char mark = text.contains('"') ? '\'' : '"';
    out += mark;
    out += text;
    out += mark;
}

RejectionWords wordsOf(const Explanation& explanation, std::size_t textLength)
{
    RejectionWords words{.expected = expectedText(explanation, textLength).toStdString(), .path = {}};
    for (const std::string& rule : explanation.rulePath) {
        words.path += words.path.empty() ? "" : " > ";
        words.path += rule;
    }
    return words;
}

} // namespace

SentencePattern::SentencePattern(const QString& pattern)
{
    Piece piece;
    QString text;
    qsizetype begin = 0; // of what is not taken yet
    for (qsizetype i = pattern.indexOf(u'%'); i >= 0; i = pattern.indexOf(u'%', i + 1)) {
        const int number = i + 1 < pattern.size() ? pattern[i + 1].digitValue() : 0;
        if (number <= 0)
            continue;
        text = pattern.sliced(begin, i - begin);
        begin = i + 2;
        piece.argument = std::size_t(number);
        piece.marks = Marks::None;
        if (text.endsWith(u'"') && QStringView(pattern).sliced(begin).startsWith(u'"')) {
            text.chop(1);
            ++begin;
            piece.marks = Marks::Quotation;
        } else if (text.endsWith(u"\u00AB\u00A0")) {
            piece.marks = Marks::Guillemets;
        }
        piece.text = text.toStdString();
        m_pieces.push_back(piece);
        i = begin - 1;
    }
    m_pieces.push_back({.text = pattern.sliced(begin).toStdString()});
}

void SentencePattern::append(std::string& out, const Remarks& remarks, const Remark& remark) const
{
    std::string visible;
    for (const Piece& piece : m_pieces) {
        out += piece.text;
        if (piece.argument == 0)
            break;
        std::string_view argument = remarks.argument(remark, piece.argument);
        if (!remarks.isPlainArgument(remark, piece.argument)) {
            visible =
                visibleText(QString::fromUtf8(argument.data(), qsizetype(argument.size()))).toStdString();
            argument = visible;
        }
        if (piece.marks == Marks::Quotation)
            appendQuoted(out, argument);
        else if (piece.marks == Marks::Guillemets && isQuoted(argument))
            out += argument.substr(1, argument.size() - 2);
        else
            out += argument;
    }
}

std::size_t Sentences::RejectionHash::operator()(const RejectionKey& key) const
{
    const std::size_t state = (std::size_t{key.state} << 1U) | (key.isAtEnd ? 1U : 0U);
    return std::hash<const void*>()(key.rule) ^ (state * 0x9E3779B97F4A7C15U);
}

const Sentences::Entry& Sentences::entry(FindingId id)
{
    const CatalogueEntry& known = entryOf(id);
    if (m_entries.empty())
        m_entries.resize(catalogue().size());
    std::optional<Entry>& entry = m_entries[std::size_t(&known - catalogue().data())];
    if (!entry)
        entry = Entry{.message = SentencePattern(visibleText(translatedMessage(known))),
                      .reference = ruleReference(known).toStdString()};
    return *entry;
}

void Sentences::append(std::string& out, const Remarks& remarks, const Remark& remark)
{
    entry(remark.id).message.append(out, remarks, remark);
}

std::string_view Sentences::reference(FindingId id)
{
    return entry(id).reference;
}

std::string_view Sentences::text(const char* literal)
{
    const auto [known, isNew] = m_texts.try_emplace(literal);
    if (isNew)
        known->second = QCoreApplication::translate(kCatalogueContext, literal).toStdString();
    return known->second;
}

std::size_t Sentences::ProblemHash::operator()(const ProblemKey& key) const
{
    std::size_t hash = std::hash<std::string_view>()(key.identifier);
    for (const char c : {static_cast<char>(key.fault), key.found, key.expected})
        hash = hash * 31 + static_cast<unsigned char>(c);
    return hash;
}

std::string_view Sentences::problem(const DigitProblem& problem)
{
    if (problem.found.size() == 1 && problem.expected.size() <= 1) {
        const auto [known, isNew] =
            m_problems.try_emplace({.fault = problem.fault,
                                    .found = problem.found.front(),
                                    .expected = problem.expected.empty() ? '\0' : problem.expected.front(),
                                    .identifier = problem.identifier});
        if (isNew)
            write(known->second, problem);
        return known->second;
    }
    m_otherProblem.clear();
    write(m_otherProblem, problem);
    return m_otherProblem;
}

void Sentences::write(std::string& out, const DigitProblem& problem)
{
    constexpr std::size_t kMostShown = 64; // bytes
    std::optional<SentencePattern>& pattern = m_problemPatterns[std::size_t(problem.fault)];
    if (!pattern)
        pattern.emplace(QCoreApplication::translate(kCatalogueContext, problemPattern(problem.fault)));
    m_problemParts.clear();
    m_problemParts.add(kNamespaceCheckDigit);
    m_problemParts.addArgument(problem.identifier);
    m_problemParts.addArgument(std::string_view(problem.found).substr(0, kMostShown));
    m_problemParts.addArgument(problem.expected);
    pattern->append(out, m_problemParts, m_problemParts.all().front());
}

std::string_view Sentences::visibleCharacter(std::string_view text, std::size_t offset)
{
    const bool isAtEnd = offset >= text.size();
    const auto byte = isAtEnd ? 0U : static_cast<unsigned char>(text[offset]);
    std::string& words = isAtEnd ? m_end : byte < m_characters.size() ? m_characters[byte] : m_otherCharacter;
    if (words.empty() || &words == &m_otherCharacter)
        words = nidus::visibleCharacter(text, offset).toStdString();
    return words;
}

const RejectionWords& Sentences::rejectionWords(std::string_view text, const RuleRejection& rejection)
{
    const NamespaceRule& rule = *rejection.rule;
    if (!rule.hasStates())
        return m_otherRejection = wordsOf(rule.explain(text, rejection), text.size());
    if (m_rejections.size() == kMostRejections)
        m_rejections.clear();
    const auto [known, isNew] = m_rejections.try_emplace(
        {.rule = &rule, .state = rejection.state, .isAtEnd = rejection.offset >= text.size()});
    if (isNew)
        known->second = wordsOf(rule.explain(text, rejection), text.size());
    return known->second;
}

} // namespace nidus
