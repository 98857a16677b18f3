// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registrationview.h"

#include "core/builtin/builtinrules.h"
#include "core/findings/text/sharedtexts.h"
#include "core/workflow/drafts/recordedsteps.h"
#include "ui/editor/banner.h"
#include "ui/editor/fieldhelppane.h"
#include "ui/editor/formfindable.h"
#include "ui/editor/originalpane.h"
#include "ui/editor/recordfacts.h"
#include "ui/editor/templateform.h"
#include "ui/findings/findingspanel.h"
#include "ui/registry/registrationheader.h"
#include "ui/review/reviewpanel.h"
#include "ui/subregistry/subregistrypanel.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/text/plaintextsearch.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/actionbutton.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/findbar.h"
#include "ui/support/widgets/sidepane.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/editor/grammarpane.h"
#include "ui/syntax/syntaxpanel.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Names of the tabs in the settings, in their order.
constexpr std::array<QLatin1StringView, 6> kTabs{"template"_L1, "syntax"_L1,  "subregistries"_L1,
                                                 "preview"_L1,  "history"_L1, "record"_L1};

/// Returns where the template is published: its own file at IANA, else the RFC that contains it.
std::optional<registration::Reference> publishedAt(const registration::Registration& registration)
{
    if (registration.templateLink)
        return registration.templateLink;
    const auto rfc = std::ranges::find(registration.references, u"rfc"_s, &registration::Reference::type);
    return rfc == registration.references.cend() ? std::nullopt : std::optional(*rfc);
}

QString draftSummary(const registration::Draft& draft, int version)
{
    if (draft.revisionOf.isEmpty())
        return draft.kind == registration::NamespaceKind::Formal
                   ? RegistrationView::tr("New formal namespace")
                   : RegistrationView::tr("New informal namespace, numbered when it is registered");
    const QString next = QString::number(version);
    return draft.basedOn > 0 ? RegistrationView::tr("Version %1, based on %2").arg(next).arg(draft.basedOn)
                             : RegistrationView::tr("Revision; no earlier template in this registry");
}

} // namespace

RegistrationView::RegistrationView(QWidget* parent)
    : QWidget(parent),
      m_header(new RegistrationHeader),
      m_pages(new QStackedWidget),
      m_side(new SidePane(*m_pages)),
      m_tabs(new QTabWidget),
      m_template(new QStackedWidget),
      m_form(new TemplateForm),
      m_missing(new Banner),
      m_syntax(new SyntaxPanel),
      m_subregistries(new SubregistryPanel),
      m_preview(new PreviewPanel),
      m_history(new HistoryPanel),
      m_knownFacts(new RecordFacts),
      m_facts(new RecordFacts),
      m_notice(new Banner),
      m_findings(new FindingsPanel),
      m_help(new FieldHelpPane),
      m_review(new ReviewPanel),
      m_originalPane(new OriginalPane),
      m_find(new FindBar([this] { return findable(); }))
{
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(makeTabs());
    addPanes();
    connectForm();
    connectReview();
    auto* middle = inRow(nullptr, kNoGaps, {{m_pages, 1}, m_side});
    inColumn(this, kNoGaps, {m_header, middle, m_find})->setStretch(1, 1);
    m_formSearch = std::make_unique<FormFindable>(*m_form);
    m_grammarSearch = std::make_unique<PlainTextSearch>(*m_syntax->grammar()->editor());
    m_previewSearch = std::make_unique<PlainTextSearch>(*m_preview->text());
    connect(m_subregistries, &SubregistryPanel::wanted, this, &RegistrationView::showSubregistries);
    connect(m_header, &RegistrationHeader::backRequested, this, &RegistrationView::listWanted);
    connect(m_header, &RegistrationHeader::otherRequested, this, &RegistrationView::otherWanted);
    showNothing();
}

RegistrationView::~RegistrationView() = default;

QWidget* RegistrationView::makeEmptyPage()
{
    auto* page = new QWidget;
    m_emptyText = new QLabel(tr("Select a namespace in the list."));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyButtons = new QWidget;
    auto* buttons = new QVBoxLayout(m_emptyButtons);
    buttons->setContentsMargins(0, 0, 0, 0);
    inColumn(page, {.margins = QMargins(24, 24, 24, 24), .spacing = 16},
             {BoxPart::spare(1), m_emptyText, {m_emptyButtons, 0, Qt::AlignHCenter}, BoxPart::spare(2)});
    return page;
}

QWidget* RegistrationView::makeTabs()
{
    m_template->addWidget(m_form);
    m_template->addWidget(makeMissingPage());
    m_subregistries->setObjectName(u"subregistries-tab"_s);
    m_preview->setObjectName(u"preview-tab"_s);
    m_history->setObjectName(u"history-tab"_s);
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(false); // they get the room that they need
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->addTab(m_template, tr("Template"));
    m_tabs->addTab(m_syntax, tr("Syntax"));
    m_tabs->addTab(m_subregistries, tr("Subregistries"));
    m_tabs->addTab(m_preview, tr("Preview"));
    m_tabs->addTab(m_history, findings::labelText(findings::Label::History));
    m_tabs->addTab(m_facts, tr("Record"));
    for (QWidget* part : {static_cast<QWidget*>(m_tabs), static_cast<QWidget*>(m_tabs->tabBar())})
        part->setAccessibleName(tr("Views of the registration"));
    return m_tabs;
}

QWidget* RegistrationView::makeMissingPage()
{
    auto* page = new QWidget;
    m_missing->setObjectName(u"missing"_s);
    inColumn(page, kNoGaps, {m_missing, {m_knownFacts, 1}});
    return page;
}

QWidget* RegistrationView::makeFindings()
{
    m_findingsPane = new QWidget;
    m_notice->setObjectName(u"notice"_s);
    m_notice->hide();
    inColumn(m_findingsPane, kNoGaps, {m_notice, {m_findings, 1}});
    return m_findingsPane;
}

void RegistrationView::addPanes()
{
    m_side->addPane(makeFindings(), u"findings"_s, tr("Findings"), drawnIcon(u"to-do"_s));
    m_side->addPane(m_help, u"help"_s, tr("Help"), drawnIcon(u"field-help"_s));
    m_side->addPane(m_review, u"review"_s, tr("Review"), drawnIcon(u"comment"_s));
    m_side->addPane(m_originalPane, u"original"_s, tr("Original"), drawnIcon(u"document-open"_s));
    connect(m_findings->model(), &QAbstractItemModel::modelReset, this,
            [this] { m_side->setCount(m_findingsPane, m_findings->model()->totalCount()); });
}

void RegistrationView::connectForm()
{
    connect(m_form, &TemplateForm::currentFieldChanged, m_originalPane, &OriginalPane::showField);
    connect(m_form, &TemplateForm::currentFieldChanged, m_help, &FieldHelpPane::showField);
    connect(m_form, &TemplateForm::currentFieldChanged, m_review, &ReviewPanel::followField);
    connect(m_form, &TemplateForm::hintRequested, this, [this](registration::TemplateField field) {
        m_help->showField(field);
        showPane(Pane::Help);
    });
    connect(m_form, &TemplateForm::syntaxWanted, this, &RegistrationView::showSyntax);
    connect(m_form, &TemplateForm::grammarWanted, this, [this] {
        showSyntax();
        m_syntax->useTemplateGrammar();
    });
    connect(m_form, &TemplateForm::commentsWanted, this, [this](registration::TemplateField field) {
        showReview();
        m_review->goTo(field);
    });
}

void RegistrationView::connectReview()
{
    connect(m_review, &ReviewPanel::allAnswered, this, &RegistrationView::focusNextStep);
    connect(m_review, &ReviewPanel::syntaxWanted, this, &RegistrationView::showSyntax);
    connect(m_review, &ReviewPanel::placeWanted, this, [this](const findings::Finding& question) {
        showForm();
        m_form->reveal(question);
    });
    connect(m_review, &ReviewPanel::fieldWanted, this, [this](registration::TemplateField field) {
        showForm();
        if (m_form->isVisible())
            m_form->focusField(field);
    });
}

void RegistrationView::setActions(const ViewActions& actions)
{
    m_attach = actions.attach;
    m_header->setActions(actions.nextSteps, actions.others);
    for (QAction* action : actions.whenNothingIsShown) {
        QToolButton* button = makeActionButton(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_emptyButtons->layout()->addWidget(button);
    }
}

void RegistrationView::setNextStep(const QString& sentence, QAction* instead)
{
    m_header->setNextStep(sentence, instead);
}

void RegistrationView::offerOther(const QString& name) { m_header->offerOther(name); }

void RegistrationView::setListOffered(bool isOffered) { m_header->setBackOffered(isOffered); }

void RegistrationView::setPreviewSource(PreviewPanel::Source source)
{
    m_preview->setSource(std::move(source));
}

void RegistrationView::showNothing()
{
    m_header->showNothing();
    m_pages->setCurrentIndex(0);
    m_notice->hide();
    for (const Pane pane : {Pane::Help, Pane::Review, Pane::Original})
        m_side->setOffered(paneWidget(pane), false);
}

void RegistrationView::showHead(const QString& nid, registration::State state, const QString& registrant,
                                const QString& facts)
{
    m_header->show(nid, state, registrant, facts);
    m_pages->setCurrentIndex(1);
    m_notice->hide();
    for (const Pane pane : {Pane::Help, Pane::Review})
        m_side->setOffered(paneWidget(pane), true);
    m_preview->refresh();
    m_history->refresh();
}

void RegistrationView::showDraft(DraftDocument* document, int version)
{
    const registration::Draft& draft = document->stored();
    QStringList facts;
    if (const QString owner = draft.owner.isEmpty() ? draft.author : draft.owner; !owner.isEmpty())
        facts.append(tr("owner: %1").arg(shortName(owner))); // first, because the end is cut without room
    if (!draft.assignee.isEmpty())
        facts.append(tr("assigned to %1").arg(shortName(draft.assignee)));
    facts.append(draftSummary(draft, version));
    facts.removeAll(QString());
    showHead(nidText(draft.nid(), draft.kind), draft.state,
             draft.content.registrationTemplate.registrant().organization, facts.join(u" · "_s));
    showTabOf(RecordTab, false);
    showSubregistriesOf(draft.revisionOf);
    m_template->setCurrentIndex(0);
    m_form->showDraft(document);
    m_syntax->showDraft(document);
    offerOriginal(draft.content.original);
}

void RegistrationView::showName(const registration::Draft& draft)
{
    m_header->showName(nidText(draft.nid(), draft.kind),
                       draft.content.registrationTemplate.registrant().organization);
}

void RegistrationView::showTabOf(Tab tab, bool isShown)
{
    if (!isShown && m_tabs->currentIndex() == tab)
        m_tabs->setCurrentIndex(TemplateTab);
    m_tabs->setTabVisible(tab, isShown);
    m_tabs->setTabText(tab, m_tabs->tabText(tab)); // gives the bar the room for this tab
}

void RegistrationView::showSubregistriesOf(const QString& nid)
{
    showTabOf(SubregistriesTab, !nid.isEmpty());
    m_subregistries->showNamespace(nid);
}

void RegistrationView::showApproval(ApprovalNotice approval)
{
    switch (approval) {
    case ApprovalNotice::None: break;
    case ApprovalNotice::Edited:
        showNotice(tr("Changed since approval. Saving returns the draft to review."));
        break;
    case ApprovalNotice::Changed:
        showNotice(tr("Changed since approval. Approve the new text before you register the draft."));
        break;
    }
    m_header->setNoticed(approval != ApprovalNotice::None);
    m_notice->setVisible(approval != ApprovalNotice::None);
}

void RegistrationView::showNotice(const QString& text)
{
    m_notice->showText(text, {});
    m_notice->show();
}

void RegistrationView::showRecord(const registration::RegistrationRecord& record,
                                  const QList<registration::Person>& people)
{
    const registration::Registration& registration = record.registration;
    const bool hasText = !record.versions.isEmpty();
    const int version = hasText ? record.versions.constLast().number : 0;
    QString number = tr("version %1").arg(findings::versionText(version));
    if (const int named = hasText ? registration::versionInTemplate(record.versions.constLast()) : version;
        named != version)
        number = tr("version %1 here; the template says %2").arg(version).arg(named);
    QStringList facts{kindText(registration.kind), number};
    if (!registration.recordDate.isEmpty())
        facts.append(registration.recordDate);
    showHead(registration.nid, registration.state, registration.registrant, facts.join(u" · "_s));
    if (registration.state == registration::State::Registered)
        m_header->setSkipped(workflow::skippedStates(record.events));
    showTabOf(RecordTab, hasText);
    showSubregistriesOf(registration.nid);
    m_template->setCurrentIndex(hasText ? 0 : 1);
    m_facts->showRecord(registration, people);
    if (hasText)
        showText(record);
    else
        showMissing(registration, people);
    offerOriginal(hasText ? record.versions.constLast().content.original : QByteArray());
}

void RegistrationView::showText(const registration::RegistrationRecord& record)
{
    const registration::Version& latest = record.versions.constLast();
    showNotice(tr("Version %1, registered on %2. A registered version cannot be changed.")
                   .arg(QString::number(latest.number), latest.registeredAt.date().toString(Qt::ISODate)));
    m_form->showVersion(latest.content.registrationTemplate);
    m_syntax->showVersion(record.registration.nid, latest.content);
}

void RegistrationView::showMissing(const registration::Registration& registration,
                                   const QList<registration::Person>& people)
{
    const std::optional<registration::Reference> published = publishedAt(registration);
    const bool isWithdrawn = registration.state == registration::State::Withdrawn;
    m_missing->showText(
        findings::noTemplateText() + u' ' +
            (published ? tr("It is published at:") : tr("It is unknown where it is published.")),
        isWithdrawn ? QList<QAction*>() : QList{m_attach},
        published ? referenceText(*published, people) : QString());
    m_knownFacts->showRecord(registration, people);
    const QList<builtin::BuiltinRule> rules = builtin::builtinRules();
    const auto known = std::ranges::find(rules, registration.nid.toLower(), &builtin::BuiltinRule::nid);
    if (known != rules.cend())
        m_syntax->showKnownRule(*known);
    else
        m_syntax->showVersion(registration.nid, {});
}

void RegistrationView::showReviewOf(const QString& handle, const QList<registration::ReviewComment>& comments,
                                    const QList<lint::ReviewQuestion>& questions)
{
    m_side->setCount(m_review, registration::openComments(comments).size());
    m_form->showComments(comments);
    m_review->show(handle, comments, questions);
}

void RegistrationView::offerOriginal(const QByteArray& original)
{
    m_original = original;
    m_side->setOffered(m_originalPane, !original.isEmpty());
    if (original.isEmpty())
        return;
    m_originalPane->showOriginal(original);
    m_originalPane->showField(m_form->currentField());
}

Findable* RegistrationView::findable() const
{
    if (m_pages->currentIndex() == 0)
        return nullptr;
    switch (m_tabs->currentIndex()) {
    case TemplateTab: return m_template->currentWidget() == m_form ? m_formSearch.get() : nullptr;
    case SyntaxTab: return m_grammarSearch.get();
    case PreviewTab: return m_previewSearch.get();
    default: return nullptr;
    }
}

QAction* RegistrationView::nextStep() const { return m_header->nextStep(); }

bool RegistrationView::isAtNextStep() const { return m_header->isAncestorOf(window()->focusWidget()); }

void RegistrationView::focusNextStep() { m_header->focusNextStep(); }

QString RegistrationView::nextStepText() const
{
    const QAction* const step = nextStep();
    //: %1 is a step such as "Approve", %2 its key
    return step ? tr("Next: %1, %2.")
                      .arg(plainLabel(step->iconText()).remove(u'…'),
                           QKeySequence(kNextStepKey).toString(QKeySequence::NativeText))
                : QString();
}

QWidget* RegistrationView::content() const { return m_pages; }

void RegistrationView::showTab(int tab)
{
    m_side->giveBack();
    m_tabs->setCurrentIndex(tab);
}

QWidget* RegistrationView::shownTab() const { return m_tabs->currentWidget(); }

void RegistrationView::stepTab(int by)
{
    int tab = m_tabs->currentIndex();
    do
        tab = (tab + by + m_tabs->count()) % m_tabs->count();
    while (!m_tabs->isTabVisible(tab));
    showTab(tab);
    if (m_tabs->tabBar()->hasFocus())
        return; // it is read
    int number = 0;
    int count = 0;
    for (int i = 0; i < m_tabs->count(); ++i) {
        count += m_tabs->isTabVisible(i) ? 1 : 0;
        number = i == tab ? count : number;
    }
    announce(m_tabs, tr("%1, tab %2 of %3").arg(plainLabel(m_tabs->tabText(tab))).arg(number).arg(count));
}

QWidget* RegistrationView::paneWidget(Pane pane) const
{
    switch (pane) {
    case Pane::Findings: return m_findingsPane;
    case Pane::Help: return m_help;
    case Pane::Review: return m_review;
    case Pane::Original: return m_originalPane;
    }
    std::unreachable();
}

void RegistrationView::showPane(Pane pane) { m_side->openPane(paneWidget(pane)); }

void RegistrationView::showReview()
{
    if (m_form->isAncestorOf(QApplication::focusWidget()))
        m_review->followField(m_form->currentField()); // a new comment is about it
    showPane(Pane::Review);
}

bool RegistrationView::isShown(Pane pane) const { return m_side->openedPane() == paneWidget(pane); }

void RegistrationView::saveState(QSettings& settings) const
{
    settings.setValue("registration/tab",
                      QString(kTabs.at(static_cast<std::size_t>(m_tabs->currentIndex()))));
    m_side->saveState(settings);
    m_syntax->saveState(settings);
    m_subregistries->saveState(settings);
    m_history->saveState(settings);
    settings.setValue("view/format", QString(factsOf(m_preview->format()).word));
}

void RegistrationView::restoreState(const QSettings& settings)
{
    const auto tab = std::ranges::find(kTabs, settings.value("registration/tab").toString());
    m_tabs->setCurrentIndex(tab == kTabs.cend() ? TemplateTab : static_cast<int>(tab - kTabs.cbegin()));
    m_side->restoreState(settings);
    m_syntax->restoreState(settings);
    m_subregistries->restoreState(settings);
    m_history->restoreState(settings);
    const std::optional<exchange::ExportFormat> format =
        exchange::exportFormatFromWord(settings.value("view/format").toString());
    if (format && exchange::factsOf(*format).write != nullptr)
        m_preview->setFormat(*format);
}

} // namespace nidus::ui
