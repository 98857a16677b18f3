// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/fieldbox.h"

#include "ui/editor/findingnotes.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/fieldtexts.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace nidus::ui {

FieldBox::FieldBox(registration::TemplateField field, QWidget* parent)
    : QWidget(parent),
      m_field(field),
      m_title(new QLabel(fieldTitle(field))),
      m_comments(new QToolButton),
      m_body(new QVBoxLayout),
      m_notes(new FindingNotes)
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);

    auto* section = new QToolButton;
    section->setText(registration::fieldSection(field) == QLatin1StringView("A")
                         ? tr("App. A")
                         : QString(registration::fieldSection(field)));
    section->setToolTip(tr("What RFC 8141 requires in this field (F1)"));
    section->setAccessibleName(tr("Help on %1").arg(fieldTitle(field)));
    section->setFocusPolicy(Qt::NoFocus); // F1 in the field does the same; Tab moves from field to field
    connect(section, &QToolButton::clicked, this, [this] { Q_EMIT hintRequested(m_field); });

    m_comments->setIcon(drawnIcon(u"comment"_s));
    m_comments->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_comments->hide();
    connect(m_comments, &QToolButton::clicked, this, [this] { Q_EMIT commentsWanted(m_field); });

    connect(m_notes, &FindingNotes::fixRequested, this, &FieldBox::fixRequested);
    auto* head = inRow(nullptr, {}, {m_title, m_comments, BoxPart::spare(), section});

    auto* layout = inColumn(this, {.margins = QMargins(), .spacing = 4}, {head});
    m_body->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_body);
    layout->addWidget(m_notes);
    layout->addStretch(); // boxes side by side keep their controls on one line
}

void FieldBox::setFixesOffered(bool fixable) { m_notes->setFixesOffered(fixable); }

bool FieldBox::offerFixes() { return m_notes->offerFixes(); }

void FieldBox::showComments(qsizetype open)
{
    m_comments->setText(QString::number(open));
    m_comments->setToolTip(tr("%n open comment(s) about this field", nullptr, static_cast<int>(open)));
    m_comments->setAccessibleName(m_comments->toolTip());
    m_comments->setVisible(open > 0);
}

void FieldBox::setBuddy(QWidget* control) { m_title->setBuddy(control); }

void FieldBox::focusControl() { m_title->buddy()->setFocus(Qt::OtherFocusReason); }

void FieldBox::showFindings(const QList<findings::Finding>& findings,
                            const registration::RegistrationTemplate& about)
{
    m_notes->showFindings(findings, m_field, about);
    m_title->buddy()->setAccessibleDescription(m_notes->sentences());
}

} // namespace nidus::ui
