// SPDX-License-Identifier: Apache-2.0
#include "ui/check/checksettings.h"

#include "core/urn/nid.h"

#include <QSettings>
#include <QString>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

const auto kAgainstKey = u"check/against"_s;
const auto kNidKey = u"check/nid"_s;
const auto kRfcKey = u"check/rfc"_s;
const auto kInputKey = u"check/input"_s;

} // namespace

CheckChoice loadCheckChoice()
{
    const QSettings settings;
    CheckChoice choice;
    const QString against = settings.value(kAgainstKey).toString();
    if (against == u"none"_s)
        choice.options.against = check::CheckAgainst::SyntaxOnly;
    else if (against == u"namespace"_s)
        choice.options.against = check::CheckAgainst::OneNamespace;
    choice.options.nid = settings.value(kNidKey).toString().left(qsizetype{urn::kMaxNidLength}).toStdString();
    if (settings.value(kRfcKey).toString() == u"2141"_s)
        choice.options.rfc = urn::Rfc::Rfc2141;
    if (settings.value(kInputKey).toString() == u"text"_s)
        choice.kind = batch::InputKind::RunningText;
    return choice;
}

void saveCheckChoice(const CheckChoice& choice)
{
    QSettings settings;
    switch (choice.options.against) {
    case check::CheckAgainst::OwnNamespace: settings.setValue(kAgainstKey, u"auto"_s); break;
    case check::CheckAgainst::SyntaxOnly: settings.setValue(kAgainstKey, u"none"_s); break;
    case check::CheckAgainst::OneNamespace:
        settings.setValue(kAgainstKey, choice.draft == 0 ? u"namespace"_s : u"auto"_s);
        break;
    case check::CheckAgainst::AllNamespaces: settings.setValue(kAgainstKey, u"all"_s); break;
    }
    settings.setValue(kNidKey, QString::fromStdString(choice.options.nid));
    settings.setValue(kRfcKey, choice.options.rfc == urn::Rfc::Rfc2141 ? u"2141"_s : u"8141"_s);
    if (choice.name.empty()) // a column depends on the file
        settings.setValue(kInputKey, choice.kind == batch::InputKind::RunningText ? u"text"_s : u"lines"_s);
}

} // namespace nidus::ui
