// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

namespace nidus::test {

/// How long a test waits for an expected event, in ms. Generous, because a machine may be busy or slow.
inline constexpr int kProgressDelay = 120'000;

} // namespace nidus::test

// Qt waits five seconds.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), nidus::test::kProgressDelay)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, message)                                                                    \
    QTRY_VERIFY2_WITH_TIMEOUT((expression), (message), nidus::test::kProgressDelay)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected)                                                                       \
    QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), nidus::test::kProgressDelay)

/// One program holds the test classes of a folder; its first argument names the class to run, as ctest does:
/// "nidus-tests-urn tst_nid isCaseInsensitive". These macros define the function that the program calls for a
/// class.
#define NIDUS_TEST_IN(Application, name, TestClass)                                                          \
    int name(int argc, char* argv[])                                                                         \
    {                                                                                                        \
        const Application application(argc, argv);                                                           \
        TestClass test;                                                                                      \
        return QTest::qExec(&test, argc, argv);                                                              \
    }

/// For tests that do not need a screen.
#define NIDUS_TEST(name, TestClass) NIDUS_TEST_IN(QCoreApplication, name, TestClass)
/// For widgets, fonts, and pictures; the including file includes <QApplication>.
#define NIDUS_WINDOW_TEST(name, TestClass) NIDUS_TEST_IN(QApplication, name, TestClass)
