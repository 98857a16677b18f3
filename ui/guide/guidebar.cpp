// SPDX-License-Identifier: Apache-2.0
#include "ui/guide/guidebar.h"

#include "core/findings/text/sharedtexts.h"
#include "ui/editor/fieldinput.h"
#include "ui/process/processactions.h"
#include "ui/registry/draftsaving.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registrysession.h"
#include "ui/support/look/settings.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/findingplace.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/announcement.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// The setting: the registry and the draft of the questions, and the number of their step.
constexpr const char* kQuestionsLeftAt = "guide/questions";
constexpr int kBarGap = 12;
constexpr int kLeastSentence = 50; ///< characters; a narrower sentence has a row of its own

/// Returns the name of the input that a finding is about.
QString inputOf(const findings::Finding& finding, const registration::RegistrationTemplate& about,
                const QWidget* window)
{
    const auto* const grammar = window->findChild<QWidget*>(u"syntax-rule"_s);
    if (isOnSyntaxTab(finding) && grammar)
        return grammar->accessibleName();
    if (finding.field == registration::TemplateField::Registrant)
        return partTitle(registrantPartOf(finding, about.registrant()));
    return finding.field ? fieldTitle(*finding.field) : QString();
}

} // namespace

GuideBar::GuideBar(RegistrySession& session, RegistryPage& page, const ProcessActions& process,
                   QWidget& window)
    : m_session(session),
      m_page(page),
      m_process(process),
      m_run(new GuideRun(window)),
      m_tour(new QAction(tr("&Tour"), this)),
      m_layout(new QGridLayout(this)),
      m_title(new QLabel),
      m_sentence(new QLabel),
      m_open(new QPushButton(tr("Go There"))),
      m_back(new QPushButton(tr("Back"))),
      m_next(new QPushButton(tr("Next")))
{
    setObjectName(u"guide"_s);
    m_tour->setObjectName(u"tour"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    auto* end = new QPushButton(tr("Close Guide"));
    m_layout->setContentsMargins(16, 4, 16, 4);
    m_layout->setHorizontalSpacing(kBarGap);
    m_layout->setVerticalSpacing(4);
    m_layout->setColumnStretch(1, 1);
    // The bar grows upward, so what is at its bottom stays where the mouse is.
    int column = 0;
    for (QWidget* part :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_sentence), static_cast<QWidget*>(m_open),
          static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_next), static_cast<QWidget*>(end)})
        m_layout->addWidget(part, 1, column++,
                            qobject_cast<QPushButton*>(part) ? Qt::AlignBottom : Qt::Alignment());
    connect(m_tour, &QAction::triggered, m_run, [this] { m_run->start(Guide::Tour); });
    m_open->hide();
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const QList<findings::Finding> open = requirements(); !open.isEmpty())
            m_page.reveal(open.constFirst());
    });
    connect(m_back, &QPushButton::clicked, m_run, [this] { m_run->go(-1); });
    connect(m_next, &QPushButton::clicked, m_run, [this] { m_run->go(1); });
    connect(end, &QPushButton::clicked, this, [this] {
        if (isAsking())
            leave({});
        m_run->stop();
        Q_EMIT closed();
    });
    m_run->setOpenInDraft([this] { return openInDraft(); });
    process.saving().setOpenSteps([this] { return openSteps(0); });
    connect(&page, &RegistryPage::findingsChanged, m_run, &GuideRun::updateOpen);
    connect(m_run, &GuideRun::changed, this, &GuideBar::showStep);
    connect(m_run, &GuideRun::started, this, [this] {
        adopt();
        m_isNew = isAsking() && m_run->index() == 0;
        m_index = 0;
        m_said.clear();
    });
    connect(&page, &RegistryPage::currentChanged, this, &GuideBar::follow);
    connect(&session, &RegistrySession::replaced, m_run, [this] {
        if (isAsking())
            m_run->stop();
    });
    page.view()->installEventFilter(this);
    hide();
}

void GuideBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void GuideBar::arrange()
{
    int room = contentsRect().width() - m_title->sizeHint().width();
    for (const QPushButton* button : findChildren<QPushButton*>())
        room -= button->isHidden() ? 0 : button->sizeHint().width() + kBarGap;
    const bool isNarrow = room < kLeastSentence * fontMetrics().averageCharWidth();
    if (std::exchange(m_isNarrow, isNarrow) == isNarrow)
        return;
    m_layout->removeWidget(m_sentence);
    if (isNarrow)
        m_layout->addWidget(m_sentence, 0, 0, 1, m_layout->columnCount());
    else
        m_layout->addWidget(m_sentence, 1, 1);
}

QList<findings::Finding> GuideBar::requirements() const
{
    return m_process.openRequirements(workflow::ProcessStep::Submit);
}

OpenInDraft GuideBar::openInDraft() const
{
    const QList<findings::Finding> required = requirements();
    const workflow::LintedSubject& shown = m_page.shownSubject();
    OpenInDraft open{.required = int(required.size()),
                     .firstPlace = {},
                     .others = int(std::max<qsizetype>(0, shown.findings.size() - required.size()))};
    if (!required.isEmpty())
        open.firstPlace = placeTitle(required.constFirst(), shown.about);
    return open;
}

bool GuideBar::isAsking() const { return m_run->isRunning() && m_run->guide() == Guide::Registration; }

bool GuideBar::eventFilter(QObject* watched, QEvent* event)
{
    // Only then: the page may be half destroyed when its view has other events.
    if ((event->type() == QEvent::Show || event->type() == QEvent::Hide) && watched == m_page.view())
        follow();
    return QWidget::eventFilter(watched, event);
}

void GuideBar::adopt()
{
    m_draft = m_page.currentDraft();
    m_draftId = m_draft ? m_draft->stored().id : 0;
}

void GuideBar::remember()
{
    if (isAsking() && m_draftId != 0 && !m_session.registry().isInMemory())
        leave(m_run->isFinished() ? QStringList()
                                  : QStringList{m_session.registry().path(), QString::number(m_draftId),
                                                QString::number(m_run->index())});
}

void GuideBar::leave(const QStringList& at)
{
    if (std::exchange(m_leftAt, at) == at) // each edit calls this
        return;
    if (at.isEmpty())
        QSettings().remove(kQuestionsLeftAt);
    else
        QSettings().setValue(kQuestionsLeftAt, at);
}

void GuideBar::resume()
{
    const DraftDocument* const shown = m_page.currentDraft();
    if (m_run->isRunning() || !shown || !m_page.view()->isVisible() ||
        shown->stored().state != registration::State::Draft || m_session.registry().isInMemory())
        return;
    m_leftAt = QSettings().value(kQuestionsLeftAt).toStringList();
    if (m_leftAt.value(0) == m_session.registry().path() &&
        m_leftAt.value(1) == QString::number(shown->stored().id))
        m_run->start(Guide::Registration, m_leftAt.value(2).toInt());
}

void GuideBar::follow()
{
    resume();
    if (!isAsking())
        return;
    DraftDocument* shown = m_page.currentDraft();
    const bool isOwn = shown && (shown == m_draft || (m_draftId != 0 && shown->stored().id == m_draftId));
    const bool isOver = m_run->index() >= m_run->count();
    if (!isOwn && (isOver || (!m_draft && m_draftId == 0)))
        return m_run->stop(); // there is nothing to come back to
    if (isOwn) {
        adopt();
        m_run->setSubmitted(shown->stored().state != registration::State::Draft);
        m_run->updateOpen(); // the last sentence depends on the state
    }
    m_run->setPaused(!isOwn || !m_page.view()->isVisible());
}

QAction* GuideBar::registration(QAction* begin)
{
    auto* action = new QAction(begin->icon(), titleOf(Guide::Registration), this);
    connect(action, &QAction::triggered, begin, &QAction::trigger);
    connect(action, &QAction::triggered, m_run, [this] { m_run->start(Guide::Registration); });
    connect(begin, &QAction::changed, action, [begin, action] { action->setEnabled(begin->isEnabled()); });
    action->setEnabled(begin->isEnabled());
    return action;
}

QString GuideBar::lastSentence() const
{
    const QString open = openSteps(0);
    const QString end = open.isEmpty() ? tr("The guide is finished.") : open;
    QStringList parts;
    if (isAsking() && !m_run->isFinished())
        parts = {tr("The draft was not submitted for review yet."), open};
    else if (isAsking() && m_draft && m_draft->stored().state == registration::State::InReview)
        parts = {tr("The draft is in review. Send its email to %1 if you have not, and wait for the answers "
                    "there.")
                     .arg(settingText(Setting::ReviewAddress)),
                 end};
    else
        parts.append(end);
    if (!isAsking() && m_run->isDone(0))
        //: %1 is an action
        parts.append(tr("Its draft remains in the registry; to remove it, select it and choose “%1”.")
                         .arg(m_run->placeOfAction("move-to-trash"_L1)));
    parts.append(tr("The button “%1” closes the guide.").arg(tr("Close Guide")));
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString GuideBar::newlyDone() const
{
    const qsizetype index = m_run->index();
    if (index >= m_run->count() || !m_run->isDone(index))
        return {};
    const QWidget* const focus = QApplication::focusWidget();
    const bool isInput = focus && focus->property(kGuided).toBool();
    if (!isInput)
        return tr("Step %1 is done.").arg(m_run->number());
    const int notes = focus->property(kNotes).toInt(); // which are heard
    return notes == 0 ? tr("Step %1 is done, no findings.").arg(m_run->number())
                      : tr("Step %1 is done. Findings: %2.").arg(m_run->number()).arg(notes);
}

QString GuideBar::openSteps(qsizetype first) const
{
    QStringList required;
    for (const findings::Finding& finding : requirements())
        required.append(inputOf(finding, m_page.shownSubject().about, window()));
    QStringList open;
    for (qsizetype i = first; i < m_run->index() && isAsking() && !m_run->isPaused(); ++i) {
        const QString place = m_run->placeOf(i); // empty for an action
        if (place.isEmpty() || m_run->isDone(i) || m_run->isOptional(i))
            continue;
        const bool isRequired = required.contains(m_run->nameOf(i));
        if (!isRequired && m_run->isFilled(i))
            continue; // its findings do not prevent the review
        //: %1 is a number, %2 the name of a field
        open.append((isRequired ? tr("step %1, %2") : tr("optional step %1, %2")).arg(i + 1).arg(place));
    }
    //: %1 is one step or several, with names
    return open.isEmpty() ? QString() : tr("Still open: %1.").arg(findings::joinedText(open));
}

void GuideBar::showStep()
{
    const bool isShown = m_run->isRunning() && !m_run->isPaused();
    setVisible(isShown);
    if (!isShown)
        return;
    const qsizetype index = m_run->index();
    const bool isAtEnd = index >= m_run->count();
    const QString title = titleOf(m_run->guide());
    m_title->setText(isAtEnd ? title
                             : tr("%1: step %2 of %3").arg(title).arg(m_run->number()).arg(m_run->count()));
    QString sentence = isAtEnd ? lastSentence() : m_run->sentence();
    if (!isAtEnd && m_run->isDone(index) && m_run->notes(index) == 0)
        sentence = (m_run->isOptional(index) ? tr("Optional. %1") : tr("Already done. %1")).arg(sentence);
    m_sentence->setText(sentence);
    m_open->setVisible(m_run->openInDraft().required > 0);
    arrange(); // the title has another width
    m_back->setEnabled(index > 0);
    m_next->setEnabled(!isAtEnd);
    setAccessibleName(m_title->text());
    setAccessibleDescription(sentence);
    if (m_said != m_title->text()) { // a step that is done later is not read again
        const bool isFirst = std::exchange(m_isNew, false);
        const QString number = tr("Step %1 of %2.").arg(m_run->number()).arg(m_run->count());
        QStringList said{isFirst ? tr("A new draft is open. Tab leads to the next field, Shift+Tab back.")
                                 : QString(),
                         m_said.isEmpty() ? m_title->text() + u'.' // later, it was heard
                         : isAtEnd        ? QString()
                                          : number,
                         sentence, isAtEnd ? QString() : openSteps(m_index + 1)};
        said.removeAll(QString());
        announce(this, said.join(u' '));
    } else if (!m_wasDone)
        announce(this, newlyDone());
    m_said = m_title->text();
    m_index = index;
    remember();
    m_wasDone = !isAtEnd && m_run->isDone(index);
}

} // namespace nidus::ui
