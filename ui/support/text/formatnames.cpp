// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/formatnames.h"

#include <QCoreApplication>
#include <QLatin1StringView>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString patternOf(const report::ReportFormatFacts& facts)
{
    return "*."_L1 + QLatin1StringView(facts.suffix);
}

} // namespace

QString formatName(exchange::ExportFormat format)
{
    return QCoreApplication::translate("Formats", factsOf(format).name);
}

QString formatName(exchange::FileFormat format)
{
    return QCoreApplication::translate("Formats", factsOf(format).name);
}

QString importPatterns()
{
    QStringList patterns;
    for (const exchange::FileFormatFacts& facts : exchange::kFileFormats)
        patterns.append(u'*' + facts.suffix);
    patterns.removeDuplicates();
    return patterns.join(u' ');
}

QStringList reportFilters(report::ReportFormatUse use)
{
    QStringList filters;
    for (const report::ReportFormatFacts& facts : report::kReportFormats) {
        if (facts.*use)
            filters.append(
                u"%1 (%2)"_s.arg(QCoreApplication::translate("Formats", facts.name), patternOf(facts)));
    }
    return filters;
}

QString reportPatterns(report::ReportFormatUse use)
{
    QStringList patterns;
    for (const report::ReportFormatFacts& facts : report::kReportFormats) {
        if (facts.*use)
            patterns.append(patternOf(facts));
    }
    return patterns.join(u' ');
}

} // namespace nidus::ui
