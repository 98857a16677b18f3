// SPDX-License-Identifier: Apache-2.0
#include "ui/review/reviewpanel.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/registration/handle.h"
#include "ui/review/droppedmail.h"
#include "ui/review/questionbox.h"
#include "ui/review/threadbox.h"
#include "ui/support/access/taborder.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/fieldtexts.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::chrono::seconds kWrittenEvery{1};

/// Returns the display name of a part, given its key from changedParts().
QString partName(const QString& part)
{
    if (const std::optional<registration::TemplateField> field = registration::fieldFromKey(part))
        return fieldTitle(*field);
    return part == "samples"_L1 ? ReviewPanel::tr("Samples")
           : part == "rule"_L1  ? ReviewPanel::tr("Syntax rule")
                                : ReviewPanel::tr("Original");
}

QString linksTo(const QStringList& parts)
{
    QStringList links;
    for (const QString& part : parts)
        links.append(part == "original"_L1 ? partName(part) // a file that cannot be edited
                                           : u"<a href=\"%1\">%2</a>"_s.arg(part, partName(part)));
    return links.join(u", "_s);
}

/// Whether a comment is the one that the button Problem of a question wrote.
bool isProblemOf(const QuestionBox& box, const registration::ReviewComment& said)
{
    return said.kind == registration::CommentKind::Comment && said.text == box.problem().text;
}

/// Returns a text on one line, without the full stop that a sentence around it has.
QString inSentence(const QString& text)
{
    QString line = findings::visibleText(text).simplified();
    while (line.endsWith(u'.'))
        line.chop(1);
    return line;
}

// Keys of typed texts: a new comment, an answer to a comment, or an answer to a question.
QString newComment() { return u"new"_s; }
QString keyOf(const ThreadBox& box) { return QString::number(box.thread().first.id); }
QString keyOf(const QuestionBox& box) { return box.question().question.id.word(); }

} // namespace

ReviewPanel::ReviewPanel(QWidget* parent)
    : QWidget(parent),
      m_withResolved(new QCheckBox(tr("Show resolved comments"))),
      m_sinceApproval(new QLabel),
      m_sinceLastLook(new QLabel),
      m_empty(new QLabel(tr("No comments yet. Write one below."))),
      m_area(new QScrollArea),
      m_threads(new QVBoxLayout),
      m_about(new QComboBox),
      m_text(makeReplyEdit(tr("New comment"), tr("New comment; it is kept permanently"))),
      m_say(new QPushButton(tr("Add Comment"))),
      m_questionsTitle(new QLabel),
      m_whoAnswers(new QLabel),
      m_questions(new QVBoxLayout)
{
    m_empty->setWordWrap(true);
    m_questionsTitle->setWordWrap(true);
    m_whoAnswers->setWordWrap(true);
    m_whoAnswers->setTextFormat(Qt::PlainText);
    m_whoAnswers->hide();
    setAcceptDrops(true);
    m_write.setInterval(kWrittenEvery);
    connect(&m_write, &QTimer::timeout, this, &ReviewPanel::writeTyped);
    connect(m_withResolved, &QCheckBox::toggled, this, &ReviewPanel::chooseShown);
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    for (QLabel* changes : {m_sinceApproval, m_sinceLastLook}) {
        changes->setTextFormat(Qt::RichText); // only our own words
        followLinkColor(*changes);
        changes->setWordWrap(true);
        changes->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        changes->hide();
        connect(changes, &QLabel::linkActivated, this, &ReviewPanel::follow);
        column->addWidget(changes);
    }
    column->addWidget(m_withResolved);
    column->addWidget(m_empty);
    column->addLayout(m_threads);
    column->addWidget(makeNewComment());
    column->addWidget(m_questionsTitle);
    column->addWidget(m_whoAnswers);
    column->addLayout(m_questions);
    column->addStretch();
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(body);
    inColumn(this, kNoMargins, {m_area});
}

QWidget* ReviewPanel::makeNewComment()
{
    m_about->setAccessibleName(tr("About, for the new comment"));
    connect(m_about, &QComboBox::currentTextChanged, m_text, // heard before this list
            [this](const QString& about) { m_text->setAccessibleDescription(tr("About %1").arg(about)); });
    m_about->addItem(tr("Template"));
    for (const registration::TemplateField field : registration::kTemplateFields)
        m_about->addItem(fieldTitle(field), static_cast<int>(field));
    m_about->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_say->setEnabled(false);
    connect(m_text, &QPlainTextEdit::textChanged, m_say,
            [this] { m_say->setEnabled(!findings::readableText(m_text->toPlainText()).isEmpty()); });
    connect(m_say, &QPushButton::clicked, this, &ReviewPanel::say);
    auto* holder = new QWidget;
    holder->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* row = inRow(nullptr, {}, {{m_about, 1}, m_say});
    inColumn(holder, {.margins = QMargins(), .spacing = 4}, {m_text, row});
    return holder;
}

void ReviewPanel::keepTyped()
{
    QHash<QString, QString>& typed = m_typed[m_handle];
    typed.clear();
    if (const QString text = m_text->toPlainText().trimmed(); !text.isEmpty())
        typed.insert(newComment(), text);
    for (const ThreadBox* box : std::as_const(m_boxes)) {
        if (!box->typed().isEmpty())
            typed.insert(keyOf(*box), box->typed());
    }
    for (const QuestionBox* box : std::as_const(m_questionBoxes)) {
        if (!box->typed().isEmpty())
            typed.insert(keyOf(*box), box->typed());
    }
    if (typed.isEmpty())
        m_typed.remove(m_handle);
}

void ReviewPanel::restoreTyped()
{
    const QHash<QString, QString> typed = m_typed.value(m_handle);
    if (m_text->toPlainText().trimmed() != typed.value(newComment()))
        m_text->setPlainText(typed.value(newComment()));
    for (ThreadBox* box : std::as_const(m_boxes))
        box->setTyped(typed.value(keyOf(*box)));
    for (QuestionBox* box : std::as_const(m_questionBoxes))
        box->setTyped(typed.value(keyOf(*box)));
}

void ReviewPanel::show(const QString& handle, const QList<registration::ReviewComment>& comments,
                       const QList<lint::ReviewQuestion>& questions)
{
    keepTyped();
    m_handle = handle;
    showThreads(registration::commentThreads(comments));
    showQuestions(questions);
    restoreTyped();
    // It does not scroll sideways, so no word or button may be cut.
    setMinimumWidth(m_area->widget()->minimumSizeHint().width() +
                    m_area->verticalScrollBar()->sizeHint().width());
}

void ReviewPanel::setReadOnly(bool isReadOnly)
{
    m_text->setEnabled(!isReadOnly);
    for (ThreadBox* box : std::as_const(m_boxes))
        box->setReadOnly(isReadOnly);
    for (QuestionBox* box : std::as_const(m_questionBoxes))
        box->setReadOnly(isReadOnly);
}

void ReviewPanel::setMayAnswer(bool mayAnswer, const QString& name)
{
    m_whoAnswers->setText(
        mayAnswer ? tr("Reviewers answer them, not the applicant.")
                  : tr("A colleague answers them, because you are an author of this draft, as “%1”.")
                        .arg(findings::visibleText(name)));
    m_whoAnswers->setVisible((!name.isEmpty() || !mayAnswer) && !m_questionBoxes.isEmpty());
    for (QuestionBox* box : std::as_const(m_questionBoxes))
        box->setReadOnly(!mayAnswer || !m_text->isEnabled(), m_text->isEnabled() ? name : QString());
}

void ReviewPanel::showChanges(const QStringList& sinceApproval, const QStringList& sinceLastLook)
{
    m_sinceApproval->setText(tr("Changed since approval: %1").arg(linksTo(sinceApproval)));
    m_sinceApproval->setVisible(!sinceApproval.isEmpty());
    m_sinceLastLook->setText(tr("Changed since your last visit: %1").arg(linksTo(sinceLastLook)));
    m_sinceLastLook->setVisible(!sinceLastLook.isEmpty());
}

void ReviewPanel::follow(const QString& part)
{
    if (const std::optional<registration::TemplateField> field = registration::fieldFromKey(part))
        Q_EMIT fieldWanted(*field);
    else
        Q_EMIT syntaxWanted();
}

void ReviewPanel::openTyped(const TypedComments& store)
{
    writeTyped();
    m_store = store;
    m_typed = m_store.read();
    m_written = m_typed;
    m_handle.clear();
    showThreads({});
    showQuestions({});
    m_text->clear();
}

void ReviewPanel::writeTyped()
{
    if (m_handle.isEmpty())
        return;
    keepTyped();
    if (m_typed == m_written)
        return;
    m_store.write(m_typed);
    m_written = m_typed;
}

void ReviewPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_write.start();
}

void ReviewPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_write.stop();
    writeTyped();
}

void ReviewPanel::showThreads(const QList<registration::CommentThread>& threads)
{
    while (m_boxes.size() > threads.size())
        delete m_boxes.takeLast();
    while (m_boxes.size() < threads.size()) {
        auto* box = new ThreadBox;
        connect(box, &ThreadBox::fieldWanted, this, &ReviewPanel::fieldWanted);
        connect(box, &ThreadBox::replied, this, &ReviewPanel::said);
        m_threads->addWidget(box);
        m_boxes.append(box);
    }
    for (qsizetype i = m_boxes.size(); i-- > 0;)
        continueTabOrder(m_withResolved, *m_boxes[i]);
    for (qsizetype i = 0; i < threads.size(); ++i) {
        if (m_boxes[i]->thread() != threads[i])
            m_boxes[i]->showThread(threads[i]);
    }
    m_empty->setVisible(threads.isEmpty());
    chooseShown();
}

void ReviewPanel::showQuestions(const QList<lint::ReviewQuestion>& questions)
{
    while (m_questionBoxes.size() > questions.size())
        delete m_questionBoxes.takeLast();
    const bool areFinal = !registration::draftIdOf(m_handle) && m_handle != registration::draftHandle(0);
    const QWidget* const focus = QApplication::focusWidget();
    QuestionBox* left = nullptr; // whose focused control disappears
    for (qsizetype i = 0; i < questions.size(); ++i) {
        if (i == m_questionBoxes.size())
            addQuestion(questions[i]);
        QuestionBox* const box = m_questionBoxes[i];
        if (box->isAncestorOf(focus) && box->question().answer.has_value() != questions[i].answer.has_value())
            left = box;
        box->showQuestion(questions[i], int(i) + 1, int(questions.size()));
        const QString problem = box->problem().text.section(u'\n', 0, 0);
        const auto reported = std::ranges::find_if(m_boxes, [&problem](const ThreadBox* each) {
            return each->thread().first.text.section(u'\n', 0, 0) == problem && !each->thread().isResolved();
        });
        box->setReported(reported == m_boxes.cend() ? QString() : (*reported)->thread().first.text);
        box->setFinal(areFinal);
    }
    if (left)
        left->question().answer ? leaveQuestion(left) : left->focusAnswer();
    for (qsizetype i = m_questionBoxes.size(); i-- > 0;)
        continueTabOrder(m_say, *m_questionBoxes[i]);
    const auto answered = std::ranges::count_if(
        questions, [](const lint::ReviewQuestion& question) { return question.answer.has_value(); });
    m_questionsTitle->setText(areFinal
                                  ? tr("What the reviewers answered (RFC 8141 section 5.1):")
                                  : tr("Questions for reviewers (RFC 8141 section 5.1): %1 of %2 answered")
                                        .arg(answered)
                                        .arg(questions.size()));
    m_questionsTitle->setVisible(!questions.isEmpty());
}

void ReviewPanel::addQuestion(const lint::ReviewQuestion& question)
{
    auto* box = new QuestionBox(question);
    connect(box, &QuestionBox::placeWanted, this, &ReviewPanel::placeWanted);
    connect(box, &QuestionBox::answered, this, &ReviewPanel::said);
    m_questions->addWidget(box);
    m_questionBoxes.append(box);
}

void ReviewPanel::leaveQuestion(const QuestionBox* box)
{
    const qsizetype count = m_questionBoxes.size();
    const qsizetype at = std::ranges::find(m_questionBoxes, box) - m_questionBoxes.begin();
    for (qsizetype i = 1; i < count; ++i) {
        QuestionBox* const next = m_questionBoxes[(at + i) % count];
        if (!next->question().answer)
            return next->focusAnswer();
    }
    Q_EMIT allAnswered();
}

QString ReviewPanel::savedText(const QuestionBox& box, const registration::ReviewComment& said) const
{
    const qsizetype count = m_questionBoxes.size();
    const qsizetype number = std::ranges::find(m_questionBoxes, &box) - m_questionBoxes.begin() + 1;
    if (said.kind == registration::CommentKind::Comment)
        return tr("Question %1 of %2: the problem is saved as a comment; the question stays open.")
            .arg(number)
            .arg(count);
    if (said.kind == registration::CommentKind::Resolution)
        return tr("Question %1 of %2: the answer is withdrawn.").arg(number).arg(count);
    QString answered =
        tr("Question %1 of %2 answered: %3.").arg(number).arg(count).arg(inSentence(said.text));
    if (!box.reported().isEmpty())
        answered +=
            u' ' + tr("The problem that was reported is still open: %1.").arg(inSentence(box.reported()));
    QStringList open;
    for (qsizetype i = 0; i < count; ++i) {
        if (m_questionBoxes[i] != &box && !m_questionBoxes[i]->question().answer)
            open.append(QString::number(i + 1));
    }
    if (!open.isEmpty()) //: %1 is the numbers of the questions
        return answered + u' ' + tr("Questions still open: %1.").arg(open.join(", "_L1));
    const auto unresolved =
        std::ranges::count_if(m_boxes, [](const ThreadBox* each) { return !each->thread().isResolved(); });
    return answered + u' ' + tr("All questions are answered.") +
           (unresolved == (box.reported().isEmpty() ? 0 : 1)
                ? QString()
                : u' ' + tr("Unresolved comments: %1.").arg(unresolved));
}

QString ReviewPanel::savedText(const registration::ReviewComment& said) const
{
    for (const QuestionBox* box : m_questionBoxes) {
        const std::optional<registration::ReviewComment>& answer = box->question().answer;
        if (isProblemOf(*box, said) || said.finding == keyOf(*box) || (answer && said.answerTo == answer->id))
            return savedText(*box, said);
    }
    if (said.kind == registration::CommentKind::Comment)
        return said.field ? tr("Comment about %1 saved.").arg(fieldTitle(*said.field))
                          : tr("Comment about the template saved.");
    const ThreadBox* const box = boxOf(said.answerTo);
    const QString about = box ? box->summary() : QString();
    if (said.kind == registration::CommentKind::Answer)
        return tr("Answer to “%1” saved: %2.").arg(about, inSentence(said.text));
    const QString resolved =
        said.text.isEmpty()
            ? tr("Comment “%1” resolved.").arg(about)
            : tr("Comment “%1” resolved with your answer: %2.").arg(about, inSentence(said.text));
    const auto open = std::ranges::find_if(m_questionBoxes, [box](const QuestionBox* each) {
        return box && !each->question().answer &&
               lint::isProblemOf(each->question().question, box->thread().first);
    });
    return open == m_questionBoxes.cend() ? resolved
                                          : resolved + u' ' +
                                                tr("Question %1 is still open: answer it, too.")
                                                    .arg(open - m_questionBoxes.cbegin() + 1);
}

void ReviewPanel::chooseShown()
{
    bool hasResolved = false;
    bool losesKeyboard = false;
    for (ThreadBox* box : std::as_const(m_boxes)) {
        const bool isShown = !box->thread().isResolved() || m_withResolved->isChecked();
        hasResolved = hasResolved || box->thread().isResolved();
        losesKeyboard = losesKeyboard || (!isShown && box->isAncestorOf(QApplication::focusWidget()));
        box->setVisible(isShown);
    }
    m_withResolved->setVisible(hasResolved);
    if (losesKeyboard)
        goToOpen();
}

ThreadBox* ReviewPanel::boxOf(qint64 comment) const
{
    const auto box =
        std::ranges::find(m_boxes, comment, [](const ThreadBox* each) { return each->thread().first.id; });
    return box == m_boxes.end() ? nullptr : *box;
}

void ReviewPanel::clearTyped(const registration::ReviewComment& said)
{
    for (QuestionBox* box : std::as_const(m_questionBoxes)) {
        if (!isProblemOf(*box, said))
            continue;
        box->setTyped({});
        if (box->isAncestorOf(QApplication::focusWidget()))
            leaveQuestion(box);
        return;
    }
    if (said.kind == registration::CommentKind::Comment) {
        if (m_say->hasFocus())
            m_text->setFocus(Qt::OtherFocusReason); // the button becomes unavailable
        return m_text->clear();
    }
    for (QuestionBox* box : std::as_const(m_questionBoxes)) {
        if (said.kind == registration::CommentKind::Acceptance && keyOf(*box) == said.finding)
            box->setTyped({});
    }
    if (ThreadBox* box = boxOf(said.answerTo))
        box->setTyped({});
}

void ReviewPanel::goTo(registration::TemplateField field)
{
    for (ThreadBox* box : std::as_const(m_boxes)) {
        if (box->thread().first.field == field && !box->thread().isResolved()) {
            box->focusReply();
            return m_area->ensureWidgetVisible(box);
        }
    }
    followField(field);
    m_text->setFocus(Qt::OtherFocusReason);
}

void ReviewPanel::goToOpen(std::optional<findings::FindingId> question)
{
    for (QuestionBox* box : std::as_const(m_questionBoxes)) {
        if (box->question().question.id == question) {
            box->focusAnswer();
            return m_area->ensureWidgetVisible(box);
        }
    }
    const auto open =
        std::ranges::find_if(m_boxes, [](const ThreadBox* box) { return !box->thread().isResolved(); });
    if (open == m_boxes.cend())
        return m_text->setFocus(Qt::OtherFocusReason);
    (*open)->focusReply();
    m_area->ensureWidgetVisible(*open);
}

void ReviewPanel::followField(registration::TemplateField field)
{
    if (m_text->toPlainText().trimmed().isEmpty())
        m_about->setCurrentIndex(m_about->findData(static_cast<int>(field)));
}

void ReviewPanel::dragEnterEvent(QDragEnterEvent* event)
{
    if (holdsMail(*event->mimeData()))
        event->acceptProposedAction();
}

void ReviewPanel::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    Q_EMIT mailDropped(mailIn(*event->mimeData()));
}

void ReviewPanel::say()
{
    registration::ReviewComment comment{.text = m_text->toPlainText().trimmed()};
    if (const QVariant field = m_about->currentData(); field.isValid())
        comment.field = static_cast<registration::TemplateField>(field.toInt());
    Q_EMIT said(comment);
}

} // namespace nidus::ui
