// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"
#include "ui/editor/fieldinput.h"

#include <QList>
#include <QWidget>
#include <span>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace nidus::ui {

class FindingNotes;

/// One field of the template: its title, at the right the section of RFC 8141 that describes it, the control,
/// and the findings about it.
class FieldBox : public QWidget
{
    Q_OBJECT

public:
    /// Makes a box with a title line and findings; the derived class or the caller adds its controls to
    /// body().
    explicit FieldBox(registration::TemplateField field, QWidget* parent = nullptr);

    [[nodiscard]] registration::TemplateField field() const { return m_field; }
    [[nodiscard]] QVBoxLayout* body() const { return m_body; }
    /// Makes a place below an input for the findings that are about it; `part` is the part of the registrant.
    [[nodiscard]] QWidget* makePartNotes(registration::RegistrantPart part, QWidget* control);
    /// Makes the title the label of `control`.
    void setBuddy(QWidget* control);
    void focusControl();
    /// Returns the controls whose findings changed.
    [[nodiscard]] QList<QWidget*> showFindings(const QList<findings::Finding>& findings,
                                               const registration::RegistrationTemplate& about);
    void setFixesOffered(bool fixable);
    /// Applies the only fix, or offers a choice of several; returns false if there is none.
    bool offerFixes();
    /// Lets Tab lead from the last input of a form to the buttons beside the titles of all: from each input,
    /// it leads to the next one.
    static void orderLinks(std::span<FieldBox* const> boxes);
    /// Shows the number of open comments about the field.
    void showComments(qsizetype open);

Q_SIGNALS:
    /// A button beside the title got the focus.
    void linkEntered();
    void hintRequested(nidus::registration::TemplateField field);
    void fixRequested(const nidus::findings::Finding& finding);
    void commentsWanted(nidus::registration::TemplateField field);
    /// The user wants to see the rule that belongs to the field Syntax.
    void syntaxWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] FindingNotes* makeNotes() const;
    [[nodiscard]] QToolButton* makeSyntaxLink() const;

    registration::TemplateField m_field;
    QLabel* m_title;
    QToolButton* m_comments;
    QList<QToolButton*> m_links; ///< the buttons beside the title
    QVBoxLayout* m_body;
    FindingNotes* m_notes; ///< about the field as a whole
    struct PartNotes
    {
        registration::RegistrantPart part;
        FindingNotes* notes;
        QWidget* control;
    };
    QList<PartNotes> m_parts; ///< of the registrant
};

} // namespace nidus::ui
