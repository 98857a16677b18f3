// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>

namespace nidus::base {

/// Why an operation failed: a word such as "file-not-found". The layer in which it happens declares the
/// constant; core/findings has the sentence that a person reads (describe()). Points to a literal.
class ErrorCode
{
public:
    consteval explicit ErrorCode(const char* word) : m_word(word) {}
    [[nodiscard]] constexpr std::string_view word() const { return m_word; }
    bool operator==(const ErrorCode&) const = default;

private:
    std::string_view m_word;
};

// Errors that any layer can return.
inline constexpr ErrorCode kFileNotFound{"file-not-found"};
inline constexpr ErrorCode kFileNotReadable{"file-not-readable"};
inline constexpr ErrorCode kFileNotWritable{"file-not-writable"};
inline constexpr ErrorCode kDiskFull{"disk-full"};
/// The input is in another encoding; detail = its iconv name.
inline constexpr ErrorCode kNotUtf8{"not-utf8"};
/// The input was not understood; detail = line and column.
inline constexpr ErrorCode kBadFormat{"bad-format"};
/// More input than can be read at once; detail = the limit.
inline constexpr ErrorCode kTooLarge{"too-large"};
/// This build of the program cannot do it.
inline constexpr ErrorCode kNotAvailable{"not-available"};
/// The program found a mistake of its own; detail = the promise (contract.h).
inline constexpr ErrorCode kBrokenPromise{"broken-promise"};
inline constexpr ErrorCode kCanceled{"canceled"};

/// The failure of an operation. Never about the user's content: that is a Finding.
struct Error
{
    ErrorCode code;
    std::string subject; ///< what failed: a path, a NID, a draft handle (UTF-8)
    std::string detail;  ///< technical detail for the log, may be empty (UTF-8)

    bool operator==(const Error&) const = default;
};

/// Returns the error in which an operation ends after expects() or ensures() returned false.
[[nodiscard]] inline Error brokenPromise(std::string subject, const char* promise)
{
    return {kBrokenPromise, std::move(subject), promise};
}

/// The result of an operation that can fail.
template <typename T>
using Result = std::expected<T, Error>;

} // namespace nidus::base
