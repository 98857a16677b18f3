// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/inputshape.h"
#include "core/check/namespacetable.h"
#include "ui/check/draftrules.h"

#include <QStringList>
#include <QWidget>
#include <string>

class QCheckBox;
class QComboBox;

namespace nidus::ui {

/// What to check against: own namespace, syntax only, or one namespace; which RFC; URNs one per line, in
/// running text, or in a column or member of the input.
class OptionBar final : public QWidget
{
    Q_OBJECT

public:
    explicit OptionBar(QWidget* parent = nullptr);

    void setNamespaces(const check::NamespaceTable& namespaces);
    /// Offers the rules of drafts as well.
    void setDrafts(const QList<RuleDraft>& drafts);
    void setChoice(const CheckChoice& choice);
    /// Offers the columns or members of an input, and chooses the likely one.
    void setShape(const batch::InputShape& shape);
    /// Includes the rules of drafts, like the user.
    void includeDrafts();
    /// Whether the URNs of the input are in a text.
    [[nodiscard]] bool hasProse() const { return m_shape.isProse; }
    /// The title of the control that finds URNs in a text.
    [[nodiscard]] QString proseTitle() const;
    [[nodiscard]] CheckChoice choice() const;

Q_SIGNALS:
    /// Emitted only after a change by the user, and only when the choice can be checked.
    void choiceChanged();

private:
    struct Part
    {
        batch::InputKind kind;
        std::string name; ///< of the column or member
    };

    [[nodiscard]] Part part() const;
    void againstChosen();
    /// Whether including drafts can change a result: one has the only rule for a NID that is not registered.
    [[nodiscard]] bool hasUsableDraft() const;
    void offerDrafts();
    void fillNamespaces();
    /// Returns the draft that the text means: its name, or a NID that only it has; 0 for none.
    [[nodiscard]] qint64 draftMeantBy(const QString& text) const;

    QComboBox* m_against;
    QComboBox* m_nid;
    QCheckBox* m_withDrafts; ///< with the own namespace of each URN
    QComboBox* m_rfc;
    QCheckBox* m_runningText;
    QComboBox* m_part; ///< instead of the check box, for an input with columns or members
    QWidget* m_titledPart;
    batch::InputShape m_shape;
    QStringList m_nids;
    QList<RuleDraft> m_drafts;
};

} // namespace nidus::ui
