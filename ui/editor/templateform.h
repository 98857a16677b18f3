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
#include <optional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace nidus::ui {

class FieldBox;
class GrammarHint;

/// The 13 fields of a template as a form: an open draft to edit, or a version to read.
class TemplateForm final : public QScrollArea
{
    Q_OBJECT

public:
    explicit TemplateForm(QWidget* parent = nullptr);
    ~TemplateForm() override { hide(); } // fields lose the focus while there is a document
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The document is borrowed and may be deleted at any time.
    void showDraft(DraftDocument* document);
    void showVersion(const registration::RegistrationTemplate& registrationTemplate);

    void showFindings(const QList<findings::Finding>& findings);
    /// Goes to the finding's field and selects the text in question.
    void reveal(const findings::Finding& finding);
    void focusFirstField();
    /// Sets the actions in the context menu of each field. Borrowed.
    void setFieldActions(const QList<QAction*>& actions);
    /// Applies the only fix of the field that has, or last had, the focus, or offers a choice of several;
    /// returns false if there is none.
    bool offerFixes();
    /// Goes to a field.
    void focusField(registration::TemplateField field);
    /// Marks the fields with open comments.
    void showComments(const QList<registration::ReviewComment>& comments);
    /// Returns the field that has, or last had, the focus.
    [[nodiscard]] registration::TemplateField currentField() const { return m_currentPlace.field; }
    /// Returns the same, with the part of the registrant.
    [[nodiscard]] EditPlace currentPlace() const { return m_currentPlace; }
    /// Returns the control of a place, or null for the check box.
    [[nodiscard]] const FieldInput* input(EditPlace place) const { return m_inputs.at(place.index()); }
    /// Returns the values in the form: those of the draft, or of the version shown.
    [[nodiscard]] const FormValues& values() const;
    /// Goes to a place that has a control, and selects text in it; in UTF-16 code units.
    void select(EditPlace place, qsizetype offset, qsizetype length);
    /// Replaces the draft's values as one undo step called `what`; does nothing for a version.
    void replace(const FormValues& after, const QString& what);

Q_SIGNALS:
    void hintRequested(nidus::registration::TemplateField field);
    void currentFieldChanged(nidus::registration::TemplateField field);
    void fixRequested(const nidus::findings::Finding& finding);
    void commentsWanted(nidus::registration::TemplateField field);
    /// The user wants to use the grammar in the Syntax text as the syntax rule.
    void grammarWanted();
    void syntaxWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addTopFields(QVBoxLayout* form);
    QBoxLayout* makeRow();
    /// Stacks fields that are side by side if the form is too narrow for them.
    void arrangeRows();
    /// Returns the width that the fields need if none are side by side.
    [[nodiscard]] int stackedWidth() const;
    FieldBox* makeRegistrantBox();
    FieldBox* makeBox(registration::TemplateField field);
    FieldBox* makeInputBox(registration::TemplateField field, FieldInput::Kind kind);
    QWidget* makeTitledInput(FieldBox& box, registration::RegistrantPart part, FieldInput::Kind kind);
    FieldInput* makeInput(EditPlace place, FieldInput::Kind kind, const QString& accessibleName);
    void showValues(const FormValues& values, bool isReadOnly);
    void showValue(EditPlace place);
    void edit(EditPlace place, const QString& value);
    void takeApart();
    void updateTakeApart();
    void updateGrammarHint();
    void writeGrammar();
    void enter(EditPlace place);

    /// Remembers where the field with the focus is in the window.
    void noteFocus();
    /// Scrolls the field with the focus back to where it was in the window, after the layout changed.
    void holdFocus();
    /// Keeps the form from becoming shorter under a field at its end.
    void keepHeight(bool isKept);
    /// Adds room at the top, for a field that would move up although nothing can be scrolled.
    void reserveAbove(int pixels);
    void reserveForFocus();
    [[nodiscard]] const QWidget* focusedControl() const;

    QPointer<DraftDocument> m_document;
    FormValues m_values;                                 ///< of the version shown; a document has its own
    bool m_isLinted = false;                             ///< the findings of what is shown have been shown
    std::array<FieldInput*, kEditPlaceCount> m_inputs{}; ///< null for the check box
    QCheckBox* m_fastTrack = nullptr;
    QPushButton* m_splitRegistrant = nullptr; ///< shown if there is something to split
    GrammarHint* m_grammarHint = nullptr;
    QLabel* m_languageHint = nullptr; ///< shown for drafts if the window is not in English
    std::array<FieldBox*, registration::kTemplateFieldCount> m_boxes{};
    QList<QBoxLayout*> m_rows; ///< of fields side by side
    EditPlace m_currentPlace;
    int m_leastWidth = 0;
    std::optional<int> m_focusTop; ///< in the window, of the field with the focus
    int m_reserved = 0;
    bool m_isReserving = false;
    bool m_isHolding = false;
};

} // namespace nidus::ui
