// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdlib>
#include <type_traits>
#include <utility>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

// ./dev mutate adds this to its copy of the sources. Each function behaves as the code that it replaces,
// except in the process whose NIDUS_MUTANT is its number. In constant expressions nothing is mutated.

namespace mutants {

/// Returns the number of the chosen mutant; -1 if there is none.
inline long chosenMutant()
{
    const char* const number = std::getenv("NIDUS_MUTANT");
    return number != nullptr ? std::strtol(number, nullptr, 10) : -1;
}

/// Returns the bytes of the file NIDUS_MUTANTS_REACHED, one for each mutant; null without the variable.
/// Shared memory, because a test may kill the process.
inline unsigned char* reachedMutants()
{
    const char* const name = std::getenv("NIDUS_MUTANTS_REACHED");
    const int file = name != nullptr ? ::open(name, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0)
        return nullptr;
    const ::off_t size = ::lseek(file, 0, SEEK_END);
    void* const bytes =
        ::mmap(nullptr, static_cast<std::size_t>(size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    ::close(file);
    return bytes != MAP_FAILED ? static_cast<unsigned char*>(bytes) : nullptr;
}

inline const long chosen = chosenMutant();
inline unsigned char* const reached = reachedMutants();

constexpr bool is(long number)
{
    if consteval {
        return false;
    } else {
        if (reached != nullptr) [[unlikely]]
            reached[number] = 1;
        return chosen == number;
    }
}

template <class A, class B>
constexpr auto less(long number, A&& a, B&& b)
{
    return is(number) ? a <= b : a < b;
}
template <class A, class B>
constexpr auto lessEqual(long number, A&& a, B&& b)
{
    return is(number) ? a < b : a <= b;
}
template <class A, class B>
constexpr auto greater(long number, A&& a, B&& b)
{
    return is(number) ? a >= b : a > b;
}
template <class A, class B>
constexpr auto greaterEqual(long number, A&& a, B&& b)
{
    return is(number) ? a > b : a >= b;
}
template <class A, class B>
constexpr bool equal(long number, A&& a, B&& b)
{
    return is(number) != (a == b);
}
template <class A, class B>
constexpr bool unequal(long number, A&& a, B&& b)
{
    return is(number) != (a != b);
}
template <class A, class B>
constexpr auto plus(long number, A&& a, B&& b)
{
    return is(number) ? a - b : a + b;
}
template <class A, class B>
constexpr auto minus(long number, A&& a, B&& b)
{
    return is(number) ? a + b : a - b;
}
template <class A, class B>
constexpr auto times(long number, A&& a, B&& b)
{
    return is(number) && b != 0 ? a / b : a * b;
}
template <class A, class B>
constexpr auto divide(long number, A&& a, B&& b)
{
    return is(number) ? a * b : a / b;
}
template <class A, class B>
constexpr auto modulo(long number, A&& a, B&& b)
{
    return is(number) ? a / b : a % b;
}
template <class A, class B>
constexpr auto& add(long number, A& a, B&& b)
{
    return is(number) ? a -= b : a += b;
}
template <class A, class B>
constexpr auto& subtract(long number, A& a, B&& b)
{
    return is(number) ? a += b : a -= b;
}

/// The opposite: conditions, truth values, and with De Morgan's laws also "and" and "or".
template <class Value>
constexpr bool negate(long number, Value&& value)
{
    return is(number) != static_cast<bool>(value);
}

template <class Value>
constexpr Value following(long number, Value value)
{
    return is(number) ? static_cast<Value>(value + 1) : value;
}

/// A number in braces, which must become the type of a member without narrowing.
struct Any
{
    long long value;
    constexpr Any(long long number) : value(number) {}
    constexpr Any operator+(int more) const { return {value + more}; }
    constexpr Any operator-(int less) const { return {value - less}; }
    template <class Number>
        requires std::is_arithmetic_v<Number>
    constexpr operator Number() const
    {
        return static_cast<Number>(value);
    }
};

/// The next value; that of the next mutant is the one before.
template <class Value>
constexpr Value next(long number, Value value)
{
    if (is(number))
        return static_cast<Value>(value + 1);
    return is(number + 1) ? static_cast<Value>(value - 1) : value;
}

} // namespace mutants
