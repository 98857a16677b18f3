// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/fieldbox.h"

#include "ui/editor/findingnotes.h"
#include "ui/help/helpplaces.h"
#include "ui/support/access/taborder.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/findingplace.h"
#include "ui/support/widgets/announcement.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QMetaProperty>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Records in a control whether its text is an answer; its findings are given. Returns whether a guide
/// reports that the last finding is gone.
bool judge(QWidget& control, const QList<findings::Finding>& findings,
           const registration::RegistrationTemplate& about)
{
    const QString text = control.metaObject()->userProperty().read(&control).toString();
    const auto isOpen = [&about](const findings::Finding& finding) {
        const FindingRank rank = findingRank(finding, about);
        return rank != FindingRank::Accepted && rank != FindingRank::Information;
    };
    const bool wasAnswered = control.property(kAnswered).toBool();
    const bool isAnswered = !text.trimmed().isEmpty() && std::ranges::none_of(findings, isOpen);
    control.setProperty(kNotes, findings.size());
    control.setProperty(kAnswered, isAnswered);
    return isAnswered && !wasAnswered && findings.isEmpty() && control.hasFocus() &&
           control.property(kGuided).toBool();
}

/// Returns the hint in an empty field of several lines. Of a single line, Qt itself reports it.
QString hintOf(const QWidget& control)
{
    const auto* const text = qobject_cast<const QPlainTextEdit*>(&control);
    return text ? text->placeholderText() : QString();
}

/// Shows a button that leads somewhere as a link.
void showAsLink(QToolButton& button)
{
    button.setAutoRaise(true);
    button.setCursor(Qt::PointingHandCursor);
    followLooks(button, [&button] {
        QPalette palette = QApplication::palette();
        palette.setColor(QPalette::ButtonText, palette.color(QPalette::Link));
        button.setPalette(palette);
        QFont font = QApplication::font();
        font.setUnderline(true);
        button.setFont(font);
    });
}

} // namespace

FieldBox::FieldBox(registration::TemplateField field, QWidget* parent)
    : QWidget(parent),
      m_field(field),
      m_title(new QLabel(fieldTitle(field))),
      m_comments(new QToolButton),
      m_body(new QVBoxLayout),
      m_notes(makeNotes())
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);

    auto* section = new QToolButton;
    showAsLink(*section);
    section->setText(registration::fieldSection(field) == QLatin1StringView("A")
                         ? tr("Appendix A")
                         : tr("Section %1").arg(registration::fieldSection(field)));
    section->setToolTip(tr("What RFC 8141 requires in this field (F1)"));
    section->setAccessibleName(tr("Help on %1").arg(fieldTitle(field)));
    section->setFocusPolicy(Qt::TabFocus);
    connect(section, &QToolButton::clicked, this, [this] { Q_EMIT hintRequested(m_field); });

    setProperty(kHelpPlace, helpPlaceOf(field));
    m_comments->setIcon(drawnIcon(u"comment"_s));
    m_comments->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_comments->hide();
    connect(m_comments, &QToolButton::clicked, this, [this] { Q_EMIT commentsWanted(m_field); });

    m_links = {m_comments, section};
    if (field == registration::TemplateField::Syntax)
        m_links.insert(1, makeSyntaxLink());
    auto* head = inRow(nullptr, {}, {m_title, m_comments, BoxPart::spare()});
    for (QToolButton* link : std::as_const(m_links)) {
        link->installEventFilter(this);
        if (link != m_comments)
            head->addWidget(link);
    }

    auto* layout = inColumn(this, {.margins = QMargins(), .spacing = 4}, {head});
    m_body->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_body);
    layout->addWidget(m_notes);
    layout->addStretch(); // boxes side by side keep their controls on one line
}

QToolButton* FieldBox::makeSyntaxLink() const
{
    auto* link = new QToolButton;
    link->setObjectName(u"to-syntax-tab"_s);
    showAsLink(*link);
    link->setText(tr("Rule: Syntax tab"));
    link->setToolTip(
        tr("This text is for readers. The rule by which URNs are checked is on the Syntax tab."));
    link->setFocusPolicy(Qt::TabFocus);
    connect(link, &QToolButton::clicked, this, &FieldBox::syntaxWanted);
    return link;
}

FindingNotes* FieldBox::makeNotes() const
{
    auto* notes = new FindingNotes;
    connect(notes, &FindingNotes::fixRequested, this, &FieldBox::fixRequested);
    return notes;
}

QWidget* FieldBox::makePartNotes(registration::RegistrantPart part, QWidget* control)
{
    FindingNotes* notes = makeNotes();
    notes->setControl(control);
    m_parts.append({part, notes, control});
    return notes;
}

void FieldBox::setFixesOffered(bool fixable)
{
    m_notes->setFixesOffered(fixable);
    for (const PartNotes& part : std::as_const(m_parts))
        part.notes->setFixesOffered(fixable);
}

bool FieldBox::offerFixes()
{
    return m_notes->offerFixes() ||
           std::ranges::any_of(m_parts, [](const PartNotes& part) { return part.notes->offerFixes(); });
}

void FieldBox::showComments(qsizetype open)
{
    m_comments->setText(QString::number(open));
    m_comments->setToolTip(tr("%n open comment(s) about this field", nullptr, static_cast<int>(open)));
    m_comments->setAccessibleName(m_comments->toolTip());
    m_comments->setVisible(open > 0);
}

void FieldBox::setBuddy(QWidget* control)
{
    m_title->setBuddy(control);
    m_notes->setControl(control);
}

void FieldBox::orderLinks(std::span<FieldBox* const> boxes)
{
    QWidget* before = boxes.back()->m_title->buddy();
    for (const FieldBox* box : boxes) {
        for (QToolButton* link : box->m_links)
            setTabOrder(std::exchange(before, link), link);
    }
}

bool FieldBox::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        Q_EMIT linkEntered();
    return QWidget::eventFilter(watched, event);
}

void FieldBox::focusControl() { m_title->buddy()->setFocus(Qt::OtherFocusReason); }

QList<QWidget*> FieldBox::showFindings(const QList<findings::Finding>& findings,
                                       const registration::RegistrationTemplate& about)
{
    QList<QWidget*> changed;
    QList<findings::Finding> mine;
    std::ranges::copy_if(findings, std::back_inserter(mine),
                         [this](const findings::Finding& finding) { return finding.field == m_field; });
    for (const PartNotes& part : std::as_const(m_parts)) {
        QList<findings::Finding> ofPart;
        std::ranges::copy_if(mine, std::back_inserter(ofPart), [&](const findings::Finding& finding) {
            return registrantPartOf(finding, about.registrant()) == part.part;
        });
        part.notes->showFindings(ofPart, about);
        continueTabOrder(part.control, *part.notes);
        const bool isDone = judge(*part.control, ofPart, about); // heard before its findings
        const QString sentences = part.notes->sentences();
        if (describe(part.control, sentences.isEmpty() ? hintOf(*part.control) : sentences) && !isDone)
            changed.append(part.control);
    }
    if (!m_parts.isEmpty())
        return changed;
    m_notes->showFindings(mine, about);
    continueTabOrder(m_title->buddy(), *m_notes);
    const bool isDone = judge(*m_title->buddy(), mine, about);
    if (describe(m_title->buddy(), m_notes->sentences()) && !isDone)
        changed.append(m_title->buddy());
    return changed;
}

} // namespace nidus::ui
