// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

/// Checks the conditions in the source code that core/base/contract.h reports.
class TestPromises : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPromiseOccursOnce();
};

/// A report of a broken promise contains only its words, which must lead to its place.
void TestPromises::everyPromiseOccursOnce()
{
    // The words are in the call, or in a constant "promise".
    static const QRegularExpression words(
        u"\\b(?:(?:expects|ensures)\\((?:(?!\\bpromise\\b)[^\"])*|promise = )\"([^\"]*)\""_s);
    QSet<QString> promises;
    QStringList wrong;
    const QDir root(QStringLiteral(NIDUS_SOURCE_DIR));
    for (const QString& top : {u"app"_s, u"core"_s, u"ui"_s}) {
        QDirIterator it(root.filePath(top), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (const QRegularExpressionMatch& match : words.globalMatch(text)) {
                if (promises.contains(match.captured(1)))
                    wrong.append(root.relativeFilePath(file.fileName()) + u": "_s + match.captured(1));
                promises.insert(match.captured(1));
            }
        }
    }
    QVERIFY(promises.size() > 20);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

NIDUS_TEST(tst_promises, TestPromises)
#include "tst_promises.moc"
