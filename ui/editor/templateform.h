// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "ui/editor/draftdocument.h"
#include "ui/editor/fieldinput.h"

#include <QCheckBox>
#include <QHash>
#include <QList>
#include <QPointer>
#include <QScrollArea>
#include <array>

class QBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace nidus::ui {

class FieldBox;

/// The 13 fields of a template as a form: an open draft to edit, or a version to read.
class TemplateForm final : public QScrollArea
{
    Q_OBJECT

public:
    explicit TemplateForm(QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The document is borrowed and may go at any time.
    void showDraft(DraftDocument* document);
    void showVersion(const registration::RegistrationTemplate& registrationTemplate);

    void showFindings(const QList<findings::Finding>& findings);
    /// Goes to the finding's field and selects what it is about.
    void reveal(const findings::Finding& finding);
    void focusFirstField();
    /// What can be done about a field; stands in its context menu. Borrowed.
    void setFieldActions(const QList<QAction*>& actions);
    /// Makes the fix of the field that has, or last had, the keyboard, or lets choose among several; false
    /// when there is none.
    bool offerFixes();
    /// Goes to a field.
    void focusField(registration::TemplateField field);
    /// Marks the fields that open comments are about.
    void showComments(const QList<registration::ReviewComment>& comments);
    /// The field that has, or last had, the keyboard.
    [[nodiscard]] registration::TemplateField currentField() const { return m_currentPlace.field; }
    /// The same, with the part of the registrant.
    [[nodiscard]] EditPlace currentPlace() const { return m_currentPlace; }
    /// The control of a place; null for the check box.
    [[nodiscard]] const FieldInput* input(EditPlace place) const { return m_inputs.at(place.index()); }
    /// What stands in the form: the draft's values, or those of the version shown.
    [[nodiscard]] const FormValues& values() const;
    /// Goes to a place that has a control, and selects in it; UTF-16 code units.
    void select(EditPlace place, qsizetype offset, qsizetype length);
    /// Puts other values into the draft as one step of undo called `what`; a version stays as it is.
    void replace(const FormValues& after, const QString& what);

Q_SIGNALS:
    void hintRequested(nidus::registration::TemplateField field);
    void currentFieldChanged(nidus::registration::TemplateField field);
    void fixRequested(const nidus::findings::Finding& finding);
    void commentsWanted(nidus::registration::TemplateField field);
    /// The grammar that stands in the Syntax text is to become the syntax rule.
    void grammarWanted();

protected:
    /// Fields that stand side by side come one below the other where there is no room.
    void resizeEvent(QResizeEvent* event) override;

private:
    void addTopFields(QVBoxLayout* form);
    QBoxLayout* makeRow();
    FieldBox* makeRegistrantBox();
    FieldBox* makeBox(registration::TemplateField field);
    QWidget* makeTitledInput(registration::RegistrantPart part, FieldInput::Kind kind);
    FieldInput* makeInput(EditPlace place, FieldInput::Kind kind, const QString& accessibleName);
    void showValues(const FormValues& values, bool isReadOnly);
    void showValue(EditPlace place);
    void edit(EditPlace place, const QString& value);
    void takeApart();
    void updateTakeApart();
    void updateUseGrammar();
    void enter(EditPlace place);

    QPointer<DraftDocument> m_document;
    FormValues m_values;                                 ///< of the version shown; a document has its own
    std::array<FieldInput*, kEditPlaceCount> m_inputs{}; ///< null for the check box
    QCheckBox* m_fastTrack = nullptr;
    QPushButton* m_takeApart = nullptr;  ///< shown where it would do something
    QPushButton* m_useGrammar = nullptr; ///< shown where the text has another grammar than the rule
    std::array<FieldBox*, registration::kTemplateFieldCount> m_boxes{};
    QList<QBoxLayout*> m_rows; ///< of fields side by side
    EditPlace m_currentPlace;
};

} // namespace nidus::ui
