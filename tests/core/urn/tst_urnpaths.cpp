// SPDX-License-Identifier: Apache-2.0
#include "urnvectors.h"

#include "core/urn/presentation.h"
#include "core/urn/urnparser.h"
#include "core/urn/urnpath.h"
#include "tests/brokenpromises.h"
#include "tests/testprogram.h"

#include <QTest>
#include <array>
#include <memory>
#include <random>
#include <string>

using namespace nidus;
using namespace nidus::urn;
using namespace nidus::test;

namespace {

/// Returns what findUrnEnds() must return for a text with this result of parseUrn().
UrnEnds endsOf(std::string_view text, const std::expected<Urn, UrnFailure>& urn)
{
    if (!urn)
        return {static_cast<std::uint32_t>(urn.error().offset), 0, urn.error().kind};
    const auto nssEnd = static_cast<std::uint32_t>(urn->nss.data() + urn->nss.size() - text.data());
    return {nssEnd, static_cast<std::uint8_t>(urn->nid.size()), {}};
}

/// Checks that every available path gives the same result for `text` as byte by byte, for both RFCs, and that
/// the first of all errors is the one from parseUrn().
QByteArray disagreement(std::string_view text)
{
    // In a block of exactly its size, so that a sanitizer detects reads past the end.
    const auto exact = std::make_unique<char[]>(text.size());
    std::ranges::copy(text, exact.get());
    const std::string_view copy(exact.get(), text.size());
    for (const Rfc rfc : {Rfc::Rfc8141, Rfc::Rfc2141}) {
        const std::expected<Urn, UrnFailure> urn = parseUrnOn(UrnPath::Bytewise, copy, rfc);
        const std::string bytewise = resultWord(urn);
        const std::vector<UrnFailure> all = allUrnErrors(copy, rfc);
        if (urn.has_value() != all.empty() || (!urn && failureWord(all.front()) != bytewise))
            return QByteArray::fromStdString(escapedBytes(text) + ": " + bytewise);
        for (const UrnPath path : kUrnPaths) {
            if (!isUrnPathAvailable(path))
                continue;
            const std::string other = resultWord(parseUrnOn(path, copy, rfc));
            if (other != bytewise)
                return QByteArray::fromStdString(escapedBytes(text) + ": " + bytewise + " / " + other);
            std::array<UrnEnds, 2> ends{};
            findUrnEndsOn(path, std::array{copy, copy}, ends, rfc);
            if (ends[0] != endsOf(copy, urn) || ends[1] != ends[0] ||
                (urn && ends[0].nssIn(copy) != urn->nss))
                return QByteArray::fromStdString(escapedBytes(text) + ": the ends differ from " + bytewise);
        }
    }
    return {};
}

/// URN-like texts: parts of valid ones, and occasionally any byte.
class TextGenerator
{
public:
    std::string next()
    {
        std::string text = oneOf({"urn:", "URN:", "urn:", "urn", ""});
        text += oneOf({"example", "a", "", "-a", "isbn", "urn", "abcdefghijklmnopqrstuvwxyz012345", "x-y"});
        text += oneOf({":", ":", ":", ""});
        for (std::size_t i = m_random() % 12; i > 0; --i)
            text += piece();
        return text;
    }

private:
    std::string oneOf(std::initializer_list<const char*> texts)
    {
        return texts.begin()[m_random() % texts.size()];
    }

    std::string piece()
    {
        if (m_random() % 40 == 0)
            return {static_cast<char>(m_random() % 256)};
        if (m_random() % 8 == 0)
            return oneOf({"%41", "%2", "%", "%zz", "?+", "?=", "?", "#", "/", "%00", "~", "&"});
        return std::string(m_random() % 20, static_cast<char>('a' + m_random() % 26));
    }

    std::minstd_rand m_random{2141};
};

} // namespace

class TestUrnPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreeAboutEveryByteAtEveryPlace();
    void agreeAboutGeneratedTexts();
    void needRoomForEveryEnd();
};

void TestUrnPaths::agreeAboutEveryByteAtEveryPlace()
{
    // Lengths around those where the vector path changes how it loads, and around its window.
    for (const std::size_t length :
         {13U, 15U, 16U, 17U, 31U, 32U, 33U, 63U, 64U, 65U, 66U, 127U, 128U, 129U, 200U}) {
        const std::string valid = "urn:example:" + std::string(length - 12, 'a');
        for (std::size_t at = 0; at < length; ++at) {
            for (int byte = 0; byte < 256; ++byte) {
                std::string text = valid;
                text[at] = static_cast<char>(byte);
                const QByteArray wrong = disagreement(text);
                QVERIFY2(wrong.isEmpty(), wrong.constData());
            }
        }
    }
}

void TestUrnPaths::agreeAboutGeneratedTexts()
{
    TextGenerator generator;
    int valid = 0;
    constexpr int kTexts = 200'000;
    for (int i = 0; i < kTexts; ++i) {
        const std::string text = generator.next();
        const QByteArray wrong = disagreement(text);
        QVERIFY2(wrong.isEmpty(), wrong.constData());
        valid += parseUrn(text) ? 1 : 0;
    }
    QVERIFY(valid > kTexts / 50 && valid < kTexts / 2); // or the generator tests nothing
}

void TestUrnPaths::needRoomForEveryEnd()
{
    const BrokenPromises broken;
    const std::array<std::string_view, 2> texts{"urn:example:a", "urn:example:b"};
    std::array<UrnEnds, 1> ends{};
    findUrnEnds(texts, ends, Rfc::Rfc8141);
    QCOMPARE(broken.all().size(), std::size_t{1});
    QCOMPARE(ends[0].nss, std::uint32_t{0}); // nothing was written
}

NIDUS_TEST(tst_urnpaths, TestUrnPaths)
#include "tst_urnpaths.moc"
