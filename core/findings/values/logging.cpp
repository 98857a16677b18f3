// SPDX-License-Identifier: Apache-2.0
#include "core/findings/values/logging.h"

#include "core/base/contract.h"

#include <QDateTime>
#include <QFile>
#include <cstdlib>
#include <memory>
#include <mutex>

namespace nidus::findings {

using namespace Qt::StringLiterals;

Q_LOGGING_CATEGORY(storageLog, "nidus.storage", QtWarningMsg)
Q_LOGGING_CATEGORY(programLog, "nidus.program", QtWarningMsg)

namespace {

struct Log
{
    std::mutex mutex;
    QStringList lines;
    std::unique_ptr<QFile> file; ///< null if no file was requested
    QtMessageHandler before = nullptr;
};

Log& theLog()
{
    static Log log;
    return log;
}

void handle(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    const QLatin1StringView category(context.category);
    QString line =
        u"%1 %2: %3"_s.arg(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs), category, text);
    line.replace(u'\n', u' ');
    Log& log = theLog();
    {
        const std::lock_guard lock(log.mutex);
        log.lines.append(line);
        if (log.lines.size() > kMaxLogLines)
            log.lines.removeFirst();
        if (log.file) {
            log.file->write(line.toUtf8() + '\n');
            log.file->flush();
        }
    }
    if ((!category.startsWith("nidus."_L1) || type == QtCriticalMsg) && log.before)
        log.before(type, context, text);
}

/// Logs a mistake of the program. Builds with assertions, which is all but a release, end there.
void logBrokenPromise(const char* promise) noexcept
{
    qCCritical(programLog, "internal error: %s", promise);
#ifndef NDEBUG
    std::abort();
#endif
}

} // namespace

void startLog()
{
    base::setContractHandler(&logBrokenPromise);
    Log& log = theLog();
    log.before = qInstallMessageHandler(handle);
    QLoggingCategory::setFilterRules(u"nidus.*.info=true"_s);
    const QString path = qEnvironmentVariable("NIDUS_LOG");
    if (path.isEmpty())
        return;
    auto file = std::make_unique<QFile>(path);
    if (file->open(QIODevice::WriteOnly | QIODevice::Append))
        log.file = std::move(file);
    else
        qWarning("NIDUS_LOG: %s cannot be written: %s", qUtf8Printable(path),
                 qUtf8Printable(file->errorString()));
}

QStringList logLines()
{
    Log& log = theLog();
    const std::lock_guard lock(log.mutex);
    return log.lines;
}

} // namespace nidus::findings
