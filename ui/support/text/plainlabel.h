// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRegularExpression>
#include <QString>

namespace nidus::ui {

/// Returns the text of an action, button, or label without its mnemonic: "Save" for "&Save", and for
/// "Save(&S)", as Chinese has it.
[[nodiscard]] inline QString plainLabel(QString text)
{
    static const QRegularExpression added(QStringLiteral("\\(&[A-Za-z0-9]\\)"));
    return text.remove(added).remove(QLatin1Char('&'));
}

/// Returns the same without the colon at the end, as the name of the control that the label is next to.
[[nodiscard]] inline QString labelName(const QString& label)
{
    static const QRegularExpression colon(QStringLiteral("\\s*[:\\x{FF1A}]$"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    return plainLabel(label).remove(colon);
}

} // namespace nidus::ui
