// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/stepdialog.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/values/findingids.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/scrolling.h"
#include "ui/support/text/findingplace.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/announcement.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kNoteLines = 4;
constexpr int kMailLines = 8;

constexpr int kMostLinesShown = 16;

bool isReturn(const QKeyEvent& event)
{
    return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) &&
           !event.modifiers().testFlag(Qt::ControlModifier);
}

/// A list as high as its lines. Return activates one and never presses the dialog's default button.
class LineList final : public QListWidget
{
public:
    LineList()
    {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    [[nodiscard]] int heightForWidth(int width) const override
    {
        QStyleOptionViewItem option;
        initViewItemOption(&option);
        option.rect = QRect(0, 0, width - 2 * frameWidth(), 1); // otherwise the delegate does not wrap
        int height = 0;
        for (int row = 0; row < count(); ++row)
            height +=
                isRowHidden(row) ? 0 : itemDelegate()->sizeHint(option, indexFromItem(item(row))).height();
        return 2 * frameWidth() + std::min(height, kMostLinesShown * fontMetrics().lineSpacing());
    }

    /// One line; otherwise a short list would have more room than its lines need.
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {QListWidget::minimumSizeHint().width(), 2 * frameWidth() + fontMetrics().lineSpacing()};
    }

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        if (currentRow() < 0 && event->reason() != Qt::MouseFocusReason)
            setCurrentRow(0); // selected, too
        QListWidget::focusInEvent(event);
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        if (!isReturn(*event))
            return QListWidget::keyPressEvent(event);
        if (QListWidgetItem* item = currentItem())
            Q_EMIT itemActivated(item);
    }
};

/// The requirements that a reason meets, which the dialog itself takes.
constexpr std::array kMetByReason{findings::kProcessReasonMissing, findings::kProcessApprovedAlone,
                                  findings::kProcessRegisteredAlone};

QLabel* wrapped(const QString& text)
{
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    return label;
}

QList<findings::Finding> worstFirst(QList<findings::Finding> findings)
{
    std::ranges::stable_sort(findings, std::greater(), &findings::Finding::severity);
    return findings;
}

} // namespace

StepDialog::StepDialog(const Question& question, QWidget* parent)
    : QDialog(parent), m_note(new QPlainTextEdit), m_link(new QLineEdit), m_choice(new QComboBox(this))
{
    setWindowTitle(findings::visibleText(question.title));
    auto* content = new QWidget;
    m_content = inColumn(content, kNoMargins, {});
    QScrollArea* area = scrolling(content);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // all texts wrap
    auto* layout = inColumn(this, {}, {area});
    auto* explanation = new QLabel(findings::visibleText(question.explanation));
    explanation->setTextFormat(Qt::PlainText);
    explanation->setWordWrap(true);
    m_content->addWidget(explanation);
    if (question.gate == Gate::Closed && !question.findings.isEmpty())
        addObstacle(question);
    addFindings(tr("Requirements &before this step (Return leads to each):"), question.findings);
    const QString asked =
        tr("&Questions that only reviewers can answer (RFC 8141 section 5.1; Return leads to each):");
    if (question.gate != Gate::Open)
        addFindings(asked, question.questions);
    addFindings(tr("&Findings that do not prevent this step (Return leads to each):"), question.warnings);
    if (question.gate == Gate::Open) // after what an applicant can change
        addFindings(asked, question.questions);
    const bool isOpen = question.gate != Gate::Closed; // otherwise there is nothing to enter or to send
    if (question.mail && isOpen)
        addMail(*question.mail);
    auto* fields = new QWidget;
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows); // the labels are sentences
    m_choice->setAccessibleName(labelName(question.choice.label));
    for (const auto& [text, value] : question.choice.items)
        m_choice->addItem(findings::visibleText(text), value);
    if (question.choice.chosen.isValid())
        m_choice->setCurrentIndex(m_choice->findData(question.choice.chosen));
    if (question.choice.items.isEmpty())
        m_choice->hide();
    else
        form->addRow(question.choice.label, m_choice);
    m_note->setTabChangesFocus(true);
    followLooks(*m_note,
                [this] { m_note->setFixedHeight(m_note->fontMetrics().lineSpacing() * kNoteLines); });
    m_note->setAccessibleName(labelName(question.noteLabel));
    m_note->setPlaceholderText(tr("For the history"));
    m_note->setAccessibleDescription(question.gate == Gate::NeedsNote ? tr("Required. For the history")
                                                                      : m_note->placeholderText());
    m_link->setAccessibleName(tr("Link"));
    m_link->setPlaceholderText(tr("Web address of a message or ticket"));
    QLabel* const noteLabel = wrapped(question.noteLabel);
    noteLabel->setBuddy(m_note);
    form->addRow(noteLabel, m_note);
    form->addRow(tr("&Link:"), m_link);
    m_content->addWidget(fields);
    fields->setVisible(isOpen);
    addButtons(question);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    area->setMinimumWidth(
        std::min(content->minimumSizeHint().width() + bar, screen()->availableGeometry().width() * 8 / 10));
    const int width = fontMetrics().averageCharWidth() * 72;
    const QSize rest = layout->totalSizeHint() - area->sizeHint(); // around the content
    resize(width + rest.width(), rest.height() + m_content->totalHeightForWidth(width));
}

void StepDialog::addObstacle(const Question& question)
{
    QLabel* const first = wrapped(
        tr("This step is not possible yet: %n requirement(s) are not met.", nullptr, question.blocking));
    QFont bold = first->font();
    bold.setBold(true);
    first->setFont(bold);
    auto* go = new QPushButton(tr("&Go to the First Finding"));
    go->setAutoDefault(false);
    connect(go, &QPushButton::clicked, this,
            [this, worst = worstFirst(question.findings).constFirst()] { Q_EMIT findingActivated(worst); });
    m_content->addWidget(first);
    m_content->addWidget(go, 0, Qt::AlignLeft);
}

void StepDialog::addFindings(const QString& title, const QList<findings::Finding>& findings)
{
    if (findings.isEmpty())
        return;
    const QList<findings::Finding> sorted = worstFirst(findings);
    QStringList lines;
    for (const findings::Finding& finding : sorted)
        lines.append(placedMessage(finding)); // without its severity, which the step may change
    QListWidget* const list = addList(title, lines, sorted);
    const auto ticket = std::ranges::find(sorted, findings::kProcessTicketMissing, &findings::Finding::id);
    if (ticket != sorted.cend())
        hideOnceLinked(*list, static_cast<int>(ticket - sorted.cbegin()));
}

void StepDialog::hideOnceLinked(QListWidget& list, int row)
{
    QWidget* const title = m_content->itemAt(m_content->indexOf(&list) - 1)->widget();
    connect(m_link, &QLineEdit::textChanged, &list, [this, &list, title, row] {
        list.setRowHidden(row, !link().isEmpty());
        const bool isShown = list.count() > 1 || link().isEmpty();
        title->setVisible(isShown);
        list.setVisible(isShown);
        list.updateGeometry(); // it has another height
    });
}

void StepDialog::lead(const findings::Finding& finding)
{
    const bool isReason = std::ranges::find(kMetByReason, finding.id) != kMetByReason.end();
    QWidget* field = isReason                                        ? static_cast<QWidget*>(m_note)
                     : finding.id == findings::kProcessTicketMissing ? m_link
                                                                     : nullptr;
    if (!field)
        Q_EMIT findingActivated(finding);
    else if (field->isVisible())
        field->setFocus(Qt::OtherFocusReason);
    else // other findings block the step
        announce(this, m_step->toolTip());
}

/// Return goes to the reason as long as that is missing. In the email, which nobody can edit, it does not
/// take the step.
void StepDialog::keyPressEvent(QKeyEvent* event)
{
    if (isReturn(*event) && !m_step->isEnabled() && m_note->isVisible())
        return m_note->setFocus(Qt::OtherFocusReason);
    if (!isReturn(*event) || !qobject_cast<QPlainTextEdit*>(focusWidget()))
        QDialog::keyPressEvent(event);
}

void StepDialog::addMail(const Mail& mail)
{
    auto* label = new QLabel(tr("&Email to send:"));
    auto* text = new QPlainTextEdit(findings::visibleText(mail.text));
    label->setBuddy(text);
    text->setAccessibleName(tr("Email to send"));
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    followLooks(*text, [text] { text->setFixedHeight(text->fontMetrics().lineSpacing() * kMailLines); });
    auto* save = new QPushButton(tr("Save Email…"));
    connect(save, &QPushButton::clicked, this, [this, ask = mail.save] { ask(this); });
    auto* copy = new QPushButton(tr("Copy Email"));
    connect(copy, &QPushButton::clicked, this,
            [copied = mail.text] { QGuiApplication::clipboard()->setText(copied); });
    m_content->addWidget(label);
    m_content->addWidget(text);
    m_content->addLayout(inRow(nullptr, kNoMargins, {save, copy, BoxPart::spare(1)}));
}

QPushButton* StepDialog::addMailButton(QDialogButtonBox& buttons, const Question& question)
{
    QPushButton* const send = buttons.addButton(question.mailButton, QDialogButtonBox::AcceptRole);
    auto* problem = new QLabel;
    problem->setWordWrap(true);
    problem->setTextFormat(Qt::PlainText);
    problem->hide();
    layout()->addWidget(problem);
    connect(send, &QPushButton::clicked, this,
            [this, problem, mail = *question.mail, only = question.button] {
                const QString why = mail.open();
                if (why.isEmpty())
                    return accept();
                problem->setText(mail.notDone + u' ' + why + u' ' +
                                 tr("After you have sent it, press “%1”.").arg(only));
                problem->show();
                announce(problem, problem->text());
            });
    return send;
}

void StepDialog::addButtons(const Question& question)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QList<QPushButton*> steps{buttons->addButton(question.button, QDialogButtonBox::AcceptRole)};
    connect(steps.constFirst(), &QPushButton::clicked, this, &QDialog::accept);
    if (question.mail)
        steps.append(addMailButton(*buttons, question));
    const auto update = [this, steps, gate = question.gate] {
        const bool isOpen =
            gate == Gate::Open || (gate == Gate::NeedsNote && !findings::readableText(note()).isEmpty());
        const QString why =
            gate == Gate::Closed ? tr("Fix the findings above first.") : tr("Enter the reason first.");
        for (QPushButton* step : steps) {
            step->setEnabled(isOpen);
            const bool isWithoutMail = steps.size() > 1 && step == steps.constFirst();
            step->setToolTip(!isOpen ? why : isWithoutMail ? tr("Does not open the email") : QString());
            step->setAccessibleDescription(step->toolTip());
        }
    };
    QString possible = tr("This step is possible now.");
    if (!question.covered.isEmpty()) //: %1 is the requirements
        possible.prepend(tr("The reason will be recorded for: %1.").arg(question.covered) + u' ');
    connect(m_note, &QPlainTextEdit::textChanged, this, [this, update, possible, step = steps.constFirst()] {
        const bool wasEnabled = step->isEnabled();
        update();
        if (!wasEnabled && step->isEnabled())
            announce(m_note, possible);
    });
    update();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout()->addWidget(buttons);
    m_step = steps.constFirst();
    m_step->setDefault(true); // works only once the dialog has the button
    if (question.gate == Gate::Open && !question.questions.isEmpty())
        m_step->setFocus(Qt::OtherFocusReason); // Return would lead an applicant to what others answer
}

QListWidget* StepDialog::addList(const QString& title, const QStringList& lines,
                                 const QList<findings::Finding>& findings)
{
    QLabel* const label = wrapped(title);
    auto* list = new LineList;
    connect(list, &QListWidget::itemActivated, this,
            [this, list, findings] { lead(findings.at(list->currentRow())); });
    label->setBuddy(list);
    list->setAccessibleName(labelName(title));
    list->setWordWrap(true);
    list->addItems(lines);
    m_content->addWidget(label);
    m_content->addWidget(list);
    return list;
}

QString StepDialog::note() const { return m_note->toPlainText().trimmed(); }

QString StepDialog::link() const { return m_link->text().trimmed(); }

QVariant StepDialog::chosen() const { return m_choice->currentData(); }

void StepDialog::setNote(const QString& note, const QString& link)
{
    m_note->setPlainText(note);
    m_link->setText(link);
}

} // namespace nidus::ui
