// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/samples/sample.h"

#include "core/grammar/samples/automatonsampler.h"
#include "core/grammar/samples/derivationsampler.h"
#include "core/grammar/samples/splitmix.h"

#include <functional>
#include <optional>
#include <unordered_set>
#include <utility>

namespace nidus::grammar {

namespace {

/// Attempts per requested text before giving up finding a new one.
constexpr std::size_t kTries = 20;

/// Texts in order of arrival, each once, up to a number.
class Collection
{
public:
    explicit Collection(std::size_t wanted) : m_wanted(wanted) {}
    [[nodiscard]] bool isFull() const { return m_texts.size() >= m_wanted; }
    void add(std::optional<std::string> text)
    {
        if (text && !isFull() && m_seen.insert(*text).second)
            m_texts.push_back(std::move(*text));
    }
    [[nodiscard]] std::vector<std::string> take() { return std::move(m_texts); }

private:
    std::size_t m_wanted;
    std::vector<std::string> m_texts;
    std::unordered_set<std::string> m_seen;
};

/// Returns a text with one byte deleted, inserted, replaced, or doubled; uses only printable bytes.
std::string edited(std::string text, SplitMix& random)
{
    const auto printable = [&random] { return static_cast<char>(0x21 + random.below(0x7E - 0x21 + 1)); };
    const std::size_t at = random.below(text.size() + 1);
    const auto place = text.begin() + static_cast<std::ptrdiff_t>(at);
    const std::uint64_t kind = random.below(4);
    if (at == text.size() || kind == 0)
        text.insert(place, printable());
    else if (kind == 1)
        text.erase(place);
    else if (kind == 2)
        *place = printable();
    else
        text.insert(place, *place);
    return text;
}

std::vector<std::string> nearMisses(const Matcher& matcher, const SampleOptions& options,
                                    const std::function<std::optional<std::string>(SplitMix&)>& makeText)
{
    SplitMix random(options.seed);
    Collection texts(options.count);
    for (std::size_t i = 0; i < options.count * kTries && !texts.isFull(); ++i) {
        const std::optional<std::string> original = makeText(random);
        if (!original)
            continue;
        std::string text = edited(*original, random);
        if (matcher.match(text) == MatchVerdict::Invalid)
            texts.add(std::move(text));
    }
    return texts.take();
}

std::vector<std::string> fromAutomaton(const Matcher& matcher, const SampleOptions& options)
{
    const AutomatonSampler sampler(*matcher.automaton());
    if (!sampler.hasTexts())
        return {};
    switch (options.kind) {
    case SampleKind::Shortest: return sampler.shortest(options.count);
    case SampleKind::Boundary: return sampler.boundary(options.count);
    case SampleKind::NearMiss:
        return nearMisses(matcher, options, [&](SplitMix& random) { return sampler.random(random); });
    case SampleKind::Random: break;
    }
    SplitMix random(options.seed);
    Collection texts(options.count);
    for (std::size_t i = 0; i < options.count * kTries && !texts.isFull(); ++i)
        texts.add(sampler.random(random));
    return texts.take();
}

std::vector<std::string> fromDerivations(const Matcher& matcher, const SampleOptions& options)
{
    using Pick = DerivationSampler::Pick;
    const DerivationSampler sampler(matcher.grammar().tree(), matcher.startRule());
    if (!sampler.hasTexts())
        return {};
    if (options.kind == SampleKind::NearMiss)
        return nearMisses(matcher, options,
                          [&](SplitMix& random) { return sampler.random(random, Pick::Random); });
    SplitMix random(options.seed);
    Collection texts(options.kind == SampleKind::Shortest ? 1 : options.count);
    if (options.kind == SampleKind::Shortest)
        texts.add(sampler.shortest());
    for (std::size_t i = 0; i < options.count * kTries && !texts.isFull(); ++i) {
        const Pick boundary = i % 2 == 0 ? Pick::Least : Pick::Greatest;
        texts.add(sampler.random(random, options.kind == SampleKind::Boundary ? boundary : Pick::Random));
    }
    return texts.take();
}

} // namespace

std::vector<std::string> makeSamples(const Matcher& matcher, const SampleOptions& options)
{
    if (matcher.limit().limit != GrammarLimit::None)
        return {};
    return matcher.automaton() != nullptr ? fromAutomaton(matcher, options)
                                          : fromDerivations(matcher, options);
}

} // namespace nidus::grammar
