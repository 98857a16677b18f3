// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/findingspeech.h"

#include "ui/editor/findingnotes.h"
#include "ui/support/text/findingrank.h"
#include "ui/support/widgets/announcement.h"

#include <QCoreApplication>
#include <QMetaProperty>
#include <QStringList>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString spokenSentences(const QWidget& control)
{
    const QString sentences = control.accessibleDescription().replace(u'\n', u' ');
    return sentences.isEmpty() ? QCoreApplication::translate("nidus::ui::FindingsPanel", "No findings.")
                               : sentences;
}

} // namespace

void announceChanged(QWidget* form, const QList<QWidget*>& controls, const QList<findings::Finding>& findings)
{
    QList<QWidget*> others;
    const auto isEmpty = [](const QWidget& control) {
        return control.metaObject()->userProperty().read(&control).toString().trimmed().isEmpty();
    };
    for (QWidget* control : controls) {
        if (!control->hasFocus() && isEmpty(*control))
            continue; // heard when the focus gets there
        if (!control->hasFocus())
            others.append(control);
        else if (control->accessibleDescription().isEmpty())
            announce(control, spokenSentences(*control));
    }
    if (others.size() == 1)
        announce(form, FindingNotes::tr("%1: %2").arg(others.constFirst()->accessibleName(),
                                                      spokenSentences(*others.constFirst())));
    if (others.size() < 2)
        return;
    QStringList names;
    for (const QWidget* control : std::as_const(others))
        names.append(control->accessibleName());
    FindingCounts counts;
    for (const findings::Finding& finding : findings)
        counts.add(finding.severity);
    announce(form, (FindingNotes::tr("Findings changed: %1.").arg(names.join(u", "_s)) + u' ' +
                    findingCountsText(counts))
                       .trimmed());
}

} // namespace nidus::ui
