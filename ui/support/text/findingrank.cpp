// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/findingrank.h"

#include "core/findings/catalog/stepseverity.h"
#include "core/findings/values/findingids.h"
#include "ui/support/look/appearance.h"
#include "ui/support/look/icons.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPalette>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QColor onPalette(const char* forLight, const char* forDark)
{
    return QColor(QLatin1StringView(isDark(QGuiApplication::palette()) ? forDark : forLight));
}

} // namespace

bool isUnfilled(const findings::Finding& finding, const registration::RegistrationTemplate& about)
{
    return (finding.id == findings::kTemplateMissingField ||
            finding.id == findings::kTemplateRevisionMissing) &&
           finding.field && about.text(*finding.field).isEmpty();
}

FindingRank findingRank(const findings::Finding& finding, const registration::RegistrationTemplate& about)
{
    if (isUnfilled(finding, about))
        return FindingRank::ToDo;
    if (findings::severityBeforeStep(finding) == findings::Severity::Error &&
        finding.severity != findings::Severity::Error)
        return FindingRank::ToDo; // so that errors and these are the requirements before the review
    switch (finding.severity) {
    case findings::Severity::Information: return FindingRank::Information;
    case findings::Severity::Warning: return FindingRank::Warning;
    case findings::Severity::Error: break;
    }
    return FindingRank::Error;
}

QColor rankColor(FindingRank rank)
{
    switch (rank) {
    case FindingRank::Accepted:
    case FindingRank::ToDo: return QGuiApplication::palette().color(QPalette::WindowText);
    case FindingRank::Information: return onPalette("#1f5fa8", "#7db4f0");
    case FindingRank::Warning: return onPalette("#8a5a00", "#f0b952");
    case FindingRank::Error: return onPalette("#b3261e", "#ff8a80");
    }
    return {};
}

QIcon rankIcon(FindingRank rank)
{
    const auto color = [rank] { return rankColor(rank); };
    switch (rank) {
    case FindingRank::Accepted: return drawnIcon(u"valid"_s);
    case FindingRank::ToDo: return drawnIcon(u"to-do"_s);
    case FindingRank::Information: return drawnIcon(u"severity-information"_s, color);
    case FindingRank::Warning: return drawnIcon(u"severity-warning"_s, color);
    case FindingRank::Error: return drawnIcon(u"severity-error"_s, color);
    }
    return {};
}

QString rankWord(FindingRank rank)
{
    switch (rank) {
    case FindingRank::Accepted: return QCoreApplication::translate("FindingRank", "Accepted");
    case FindingRank::ToDo: return QCoreApplication::translate("FindingRank", "Still to do");
    case FindingRank::Information: return QCoreApplication::translate("FindingRank", "Note");
    case FindingRank::Warning: return QCoreApplication::translate("FindingRank", "Warning");
    case FindingRank::Error: return QCoreApplication::translate("FindingRank", "Error");
    }
    return {};
}

QString findingCountsText(const FindingCounts& counts)
{
    if (counts.total() == 0)
        return {};
    return QCoreApplication::translate("nidus::ui::NamespaceModel", "Errors: %1, warnings: %2, notes: %3")
        .arg(counts.errors)
        .arg(counts.warnings)
        .arg(counts.notes);
}

QString laterSeverity(const findings::Finding& finding)
{
    const findings::Severity later = findings::severityBeforeStep(finding);
    if (later <= finding.severity)
        return {};
    return later == findings::Severity::Error
               ? QCoreApplication::translate("FindingRank", "required before review")
               : QCoreApplication::translate("FindingRank", "becomes a warning in review");
}

} // namespace nidus::ui
