// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

/// One program holds the test classes of a folder; its first argument names the class to run, as ctest does:
/// "nidus-tests-urn tst_nid isCaseInsensitive". These macros give a class the function that the program
/// calls.
#define NIDUS_TEST_IN(Application, name, TestClass)                                                          \
    int name(int argc, char* argv[])                                                                         \
    {                                                                                                        \
        const Application application(argc, argv);                                                           \
        TestClass test;                                                                                      \
        return QTest::qExec(&test, argc, argv);                                                              \
    }

/// For all that needs no screen.
#define NIDUS_TEST(name, TestClass) NIDUS_TEST_IN(QCoreApplication, name, TestClass)
/// For widgets, fonts and pictures; the including file includes <QApplication>.
#define NIDUS_WINDOW_TEST(name, TestClass) NIDUS_TEST_IN(QApplication, name, TestClass)
