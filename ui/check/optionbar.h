// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacetable.h"
#include "ui/check/checksettings.h"

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace nidus::ui {

/// What to check against: own namespace, syntax only, or one namespace; which RFC; URNs one per line or in
/// running text.
class OptionBar final : public QWidget
{
    Q_OBJECT

public:
    explicit OptionBar(QWidget* parent = nullptr);

    void setNamespaces(const check::NamespaceTable& namespaces);
    void setChoice(const CheckChoice& choice);
    [[nodiscard]] CheckChoice choice() const;

Q_SIGNALS:
    /// Emitted only after a change by the user, and only when the choice can be checked.
    void choiceChanged();

private:
    void againstChosen();

    QComboBox* m_against;
    QComboBox* m_nid;
    QComboBox* m_rfc;
    QCheckBox* m_runningText;
};

} // namespace nidus::ui
