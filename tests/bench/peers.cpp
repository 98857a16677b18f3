// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/peers.h"

#include "tests/bench/regexengines.h"

#include <QByteArray>
#include <QUrl>
#include <algorithm>
#include <array>
#include <boost/url/parse.hpp>
#include <re2/re2.h>
#include <string>
#include <uriparser/Uri.h>

namespace nidus::bench {

namespace {

/// RFC 8141 section 2 with the prose of section 2.3.1: "?=" ends an r-component. Each run of bytes is one
/// class, the fastest form found; `more` makes it possessive if the engine supports that.
std::string urnPattern(const std::string& more)
{
    const std::string set = "A-Za-z0-9._~!$&'()*+,;:@-";
    const std::string pct = "%[0-9A-Fa-f]{2}";
    const std::string pchar = "(?:[=" + set + "]|" + pct + ")";
    const std::string pchars = "(?:[=/" + set + "]+" + more + "|" + pct + ")*" + more;
    const std::string query = "(?:[=/?" + set + "]+" + more + "|" + pct + ")*" + more;
    const std::string r = pchar + "(?:[=/" + set + "]|" + pct + "|\\?+(?:[/" + set + "]|" + pct + "))*\\?*";
    return "[Uu][Rr][Nn]:([A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9]):(" + pchar + pchars + ")(?:\\?\\+(" + r +
           "))?(?:\\?=(" + pchar + query + "))?(?:#(" + query + "))?";
}

class Pcre2Peer final : public Peer
{
public:
    [[nodiscard]] const char* name() const override { return "PCRE2-JIT, RFC 8141 as a regex"; }
    std::size_t accepted(const std::vector<std::string_view>& urns) override
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(urns, [this](std::string_view urn) { return m_regex.accepts(urn); }));
    }

private:
    Pcre2Regex m_regex{urnPattern("+")};
};

class Re2Peer final : public Peer
{
public:
    /// With groups, RE2 must leave its fastest automaton; without, it only gives a verdict.
    Re2Peer(const char* name, int groups) : m_name(name), m_groups(groups) {}

    [[nodiscard]] const char* name() const override { return m_name; }
    std::size_t accepted(const std::vector<std::string_view>& urns) override
    {
        std::array<re2::StringPiece, 6> groups;
        return static_cast<std::size_t>(std::ranges::count_if(urns, [&](std::string_view urn) {
            return m_regex.Match(re2::StringPiece(urn.data(), urn.size()), 0, urn.size(), RE2::ANCHOR_BOTH,
                                 groups.data(), m_groups);
        }));
    }

private:
    const char* m_name;
    int m_groups;
    RE2 m_regex{urnPattern(""), RE2::Latin1};
};

class BoostUrlPeer final : public Peer
{
public:
    [[nodiscard]] const char* name() const override { return "Boost.URL (any URI)"; }
    std::size_t accepted(const std::vector<std::string_view>& urns) override
    {
        return static_cast<std::size_t>(std::ranges::count_if(urns, [](std::string_view urn) {
            return boost::urls::parse_uri({urn.data(), urn.size()}).has_value();
        }));
    }
};

class UriparserPeer final : public Peer
{
public:
    [[nodiscard]] const char* name() const override { return "uriparser (any URI)"; }
    std::size_t accepted(const std::vector<std::string_view>& urns) override
    {
        return static_cast<std::size_t>(std::ranges::count_if(urns, [](std::string_view urn) {
            UriUriA uri;
            const char* error = nullptr;
            if (uriParseSingleUriExA(&uri, urn.data(), urn.data() + urn.size(), &error) != URI_SUCCESS)
                return false;
            uriFreeUriMembersA(&uri);
            return true;
        }));
    }
};

class QUrlPeer final : public Peer
{
public:
    [[nodiscard]] const char* name() const override { return "QUrl (any URL)"; }
    std::size_t accepted(const std::vector<std::string_view>& urns) override
    {
        return static_cast<std::size_t>(std::ranges::count_if(urns, [](std::string_view urn) {
            const QByteArray bytes = QByteArray::fromRawData(urn.data(), qsizetype(urn.size()));
            return QUrl::fromEncoded(bytes, QUrl::StrictMode).isValid();
        }));
    }
};

} // namespace

std::vector<std::unique_ptr<Peer>> makePeers()
{
    std::vector<std::unique_ptr<Peer>> peers;
    peers.push_back(std::make_unique<Pcre2Peer>());
    peers.push_back(std::make_unique<Re2Peer>("RE2, the same", 6));
    peers.push_back(std::make_unique<Re2Peer>("RE2, the same, verdict only", 0));
    peers.push_back(std::make_unique<BoostUrlPeer>());
    peers.push_back(std::make_unique<UriparserPeer>());
    peers.push_back(std::make_unique<QUrlPeer>());
    return peers;
}

} // namespace nidus::bench
