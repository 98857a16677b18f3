// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registrationview.h"

#include "core/builtin/builtinrules.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/editor/banner.h"
#include "ui/editor/fieldhelppane.h"
#include "ui/editor/formfindable.h"
#include "ui/editor/originalpane.h"
#include "ui/editor/recordfacts.h"
#include "ui/editor/templateform.h"
#include "ui/review/reviewpanel.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/rowslayout.h"
#include "ui/support/look/scrolling.h"
#include "ui/support/text/plaintextsearch.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/actionbutton.h"
#include "ui/support/widgets/findbar.h"
#include "ui/support/widgets/statechip.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/editor/grammarpane.h"
#include "ui/syntax/syntaxpanel.h"

#include <QAction>
#include <QLabel>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

enum Tab { TemplateTab, SyntaxTab, RecordTab, PreviewTab, HistoryTab };

void addButtons(QWidget* holder, const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        QToolButton* button = makeActionButton(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        holder->layout()->addWidget(button);
    }
}

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
                   ? RegistrationView::tr("Draft of a new formal namespace")
                   : RegistrationView::tr(
                         "Draft of a new informal namespace. A number is assigned when it is registered.");
    const QString next = QString::number(version);
    return draft.basedOn > 0
               ? RegistrationView::tr("Draft of version %1, based on %2").arg(next).arg(draft.basedOn)
               : RegistrationView::tr("Draft of a revision; the registered text is not in the registry");
}

} // namespace

RegistrationView::RegistrationView(QWidget* parent) : QWidget(parent), m_pages(new QStackedWidget)
{
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(makeContentPage());
    inColumn(this, kNoMargins, {m_pages});
    m_formSearch = std::make_unique<FormFindable>(*m_form);
    m_grammarSearch = std::make_unique<PlainTextSearch>(*m_syntax->grammar()->editor());
    m_previewSearch = std::make_unique<PlainTextSearch>(*m_preview->text());
    showNothing();
}

RegistrationView::~RegistrationView() = default;

QWidget* RegistrationView::makeEmptyPage()
{
    auto* page = new QWidget;
    m_emptyText = new QLabel(tr("Select a namespace in the list, or start with one of these:"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyButtons = new QWidget;
    auto* buttons = new QVBoxLayout(m_emptyButtons);
    buttons->setContentsMargins(0, 0, 0, 0);
    inColumn(page, {.margins = QMargins(24, 24, 24, 24), .spacing = 16},
             {BoxPart::spare(1), m_emptyText, {m_emptyButtons, 0, Qt::AlignHCenter}, BoxPart::spare(2)});
    return page;
}

QWidget* RegistrationView::makeContentPage()
{
    auto* page = new QWidget;
    m_nid = new QLabel;
    m_nid->setTextFormat(Qt::PlainText);
    m_nid->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont large = m_nid->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.4);
    m_nid->setFont(large);
    m_state = new StateChip;
    m_summary = new QLabel;
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_draftButtons = new QWidget;
    m_draftButtons->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* buttons = new RowsLayout(m_draftButtons);
    buttons->setContentsMargins(0, 0, 0, 0);
    m_summary->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_reviewButton = new QToolButton;
    m_reviewButton->setToolTip(tr("Show the review comments beside the template"));
    m_reviewButton->setIcon(drawnIcon(u"comment"_s));
    m_reviewButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_reviewButton->setCheckable(true);
    auto* head = new RowsLayout;
    head->setContentsMargins(16, 8, 16, 8);
    head->setSpacing(16);
    for (QWidget* part :
         {static_cast<QWidget*>(m_nid), static_cast<QWidget*>(m_state), static_cast<QWidget*>(m_summary),
          static_cast<QWidget*>(m_reviewButton), m_draftButtons})
        head->addWidget(part);

    m_form = new TemplateForm;
    m_hint = new FieldHelpPane;
    m_hint->hide();
    m_formSplitter = new QSplitter;
    m_formSplitter->setChildrenCollapsible(false);
    m_formSplitter->addWidget(m_form);
    m_formSplitter->addWidget(m_hint);
    m_originalPane = new OriginalPane;
    m_originalPane->hide();
    m_formSplitter->addWidget(m_originalPane);
    m_formSplitter->setStretchFactor(0, 1);
    m_formSplitter->setSizes({600, 240, 400});
    connect(m_form, &TemplateForm::currentFieldChanged, m_originalPane, &OriginalPane::showField);
    connect(m_originalPane, &OriginalPane::closeRequested, this,
            [this] { m_originalButton->setChecked(false); });
    connect(m_form, &TemplateForm::hintRequested, this, &RegistrationView::showHint);
    connect(m_form, &TemplateForm::currentFieldChanged, m_hint, &FieldHelpPane::showField);
    connect(m_hint, &FieldHelpPane::closeRequested, this, [this] { setHintVisible(false); });

    m_syntax = new SyntaxPanel;
    m_facts = new RecordFacts;
    m_preview = new PreviewPanel;
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_formSplitter, tr("Template"));
    m_tabs->addTab(m_syntax, tr("Syntax"));
    m_tabs->addTab(m_facts, tr("Record"));
    m_tabs->addTab(m_preview, tr("Preview"));
    m_history = new HistoryPanel;
    m_tabs->addTab(m_history, findings::labelText(findings::Label::History));
    for (QWidget* part : {static_cast<QWidget*>(m_tabs), static_cast<QWidget*>(m_tabs->tabBar())})
        part->setAccessibleName(tr("Views of the registration"));
    m_banner = new Banner;
    m_originalButton = new QToolButton;
    m_originalButton->setText(tr("Original"));
    m_originalButton->setToolTip(tr("Show the file that the text was imported from beside the form"));
    m_originalButton->setAccessibleName(m_originalButton->text());
    m_originalButton->setAutoRaise(true);
    m_originalButton->setCheckable(true);
    m_originalButton->setChecked(true);
    m_tabs->setCornerWidget(m_originalButton);
    connect(m_originalButton, &QToolButton::toggled, this, &RegistrationView::showOriginal);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { offerOriginal(m_original); });

    auto* layout = inColumn(page, kNoGaps, {head, m_banner, {makeReview(), 1}});
    m_find = new FindBar([this] { return findable(); });
    layout->addWidget(m_find);
    return page;
}

/// Creates the tabs with the review beside them.
QWidget* RegistrationView::makeReview()
{
    m_review = new ReviewPanel;
    m_review->hide();
    m_reviewSplitter = new QSplitter;
    m_reviewSplitter->setChildrenCollapsible(false);
    m_reviewSplitter->addWidget(m_tabs);
    m_reviewSplitter->addWidget(m_review);
    m_reviewSplitter->setStretchFactor(0, 1);
    m_reviewSplitter->setSizes({600, 280});
    connect(m_reviewButton, &QToolButton::toggled, m_review, &QWidget::setVisible);
    connect(m_review, &ReviewPanel::closeRequested, this, [this] { m_reviewButton->setChecked(false); });
    connect(m_form, &TemplateForm::currentFieldChanged, m_review, &ReviewPanel::followField);
    connect(m_form, &TemplateForm::grammarWanted, this, [this] {
        showSyntax();
        m_syntax->useTemplateGrammar();
    });
    connect(m_form, &TemplateForm::commentsWanted, this, [this](registration::TemplateField field) {
        showReview();
        m_review->goTo(field);
    });
    connect(m_review, &ReviewPanel::syntaxWanted, this, &RegistrationView::showSyntax);
    connect(m_review, &ReviewPanel::placeWanted, this, [this](const findings::Finding& question) {
        showForm();
        m_form->reveal(question);
    });
    connect(m_review, &ReviewPanel::fieldWanted, this, [this](registration::TemplateField field) {
        if (!m_tabs->isTabVisible(TemplateTab))
            return; // there is no text
        showForm();
        m_form->focusField(field);
    });
    return m_reviewSplitter;
}

void RegistrationView::setActions(const ViewActions& actions)
{
    m_newRevision = actions.newRevision;
    m_attach = actions.attach;
    addButtons(m_emptyButtons, actions.whenNothingIsShown);
    addButtons(m_draftButtons, actions.whenDraftIsShown + actions.nextSteps);
    for (QAction* step : actions.nextSteps) {
        const auto follow = [this, step] {
            const QList<QToolButton*> buttons = m_draftButtons->findChildren<QToolButton*>();
            for (QToolButton* button : buttons) {
                if (button->defaultAction() == step)
                    button->setVisible(step->isEnabled());
            }
        };
        connect(step, &QAction::enabledChanged, this, follow);
        follow();
    }
}

void RegistrationView::setPreviewSource(PreviewPanel::Source source)
{
    m_preview->setSource(std::move(source));
}

void RegistrationView::showNothing() { m_pages->setCurrentIndex(0); }

void RegistrationView::showHead(const QString& nid, registration::State state, const QString& summary)
{
    m_state->showState(state);
    m_nid->setText(findings::visibleText(nid));
    m_summary->setText(findings::visibleText(summary));
    m_pages->setCurrentIndex(1);
    m_preview->refresh();
    m_history->refresh();
}

void RegistrationView::showDraft(DraftDocument* document, int version)
{
    const registration::Draft& draft = document->stored();
    showHead(nidText(draft.nid(), draft.kind), draft.state, draftSummary(draft, version));
    m_draftButtons->show();
    m_banner->hide();
    showTabs({TemplateTab, SyntaxTab, PreviewTab, HistoryTab});
    m_form->showDraft(document);
    m_syntax->showDraft(document);
    offerOriginal(draft.content.original);
}

void RegistrationView::showApproval(ApprovalBanner approval)
{
    switch (approval) {
    case ApprovalBanner::None: break;
    case ApprovalBanner::Edited:
        m_banner->showText(tr("Changed since approval. Saving returns the draft to review unless the change "
                              "is editorial."),
                           {});
        break;
    case ApprovalBanner::Changed:
        m_banner->showText(tr("Changed since approval. Approve the new text before you register the draft."),
                           {});
        break;
    }
    m_banner->setVisible(approval != ApprovalBanner::None);
}

void RegistrationView::showRecord(const registration::RegistrationRecord& record,
                                  const QList<registration::Person>& people)
{
    const registration::Registration& registration = record.registration;
    const int version = record.versions.isEmpty() ? 0 : record.versions.constLast().number;
    QStringList facts{kindText(registration.kind), tr("version %1").arg(findings::versionText(version))};
    if (!registration.recordDate.isEmpty())
        facts.append(registration.recordDate);
    showHead(registration.nid, registration.state, facts.join(u"  ·  "_s));
    m_draftButtons->hide();
    m_facts->showRecord(registration, people);
    const QList<builtin::BuiltinRule> rules = builtin::builtinRules();
    const auto known = std::ranges::find(rules, registration.nid.toLower(), &builtin::BuiltinRule::nid);
    if (!record.versions.isEmpty())
        showTabs({TemplateTab, SyntaxTab, RecordTab, PreviewTab, HistoryTab});
    else if (known != rules.cend())
        showTabs({RecordTab, SyntaxTab, PreviewTab, HistoryTab});
    else
        showTabs({RecordTab, PreviewTab, HistoryTab});
    const bool isWithdrawn = registration.state == registration::State::Withdrawn;
    QList<QAction*> offers = isWithdrawn ? QList<QAction*>() : QList{m_newRevision};
    if (record.versions.isEmpty()) {
        const std::optional<registration::Reference> published = publishedAt(registration);
        if (!isWithdrawn)
            offers.prepend(m_attach);
        m_banner->showText(
            findings::noTemplateText() + u' ' +
                (published ? tr("It is published at:") : tr("It is unknown where it is published.")),
            offers, published ? referenceText(*published, people) : QString());
        if (known != rules.cend())
            m_syntax->showKnownRule(*known);
    } else {
        const QString day = record.versions.constLast().registeredAt.date().toString(Qt::ISODate);
        m_banner->showText(tr("Version %1, registered on %2. A registered version cannot be changed.")
                               .arg(QString::number(version), day),
                           offers);
        m_form->showVersion(record.versions.constLast().content.registrationTemplate);
        m_syntax->showVersion(registration.nid, record.versions.constLast().content);
    }
    offerOriginal(record.versions.isEmpty() ? QByteArray() : record.versions.constLast().content.original);
    m_banner->show();
}

void RegistrationView::showReviewOf(const QString& handle, const QList<registration::ReviewComment>& comments,
                                    const QList<lint::ReviewQuestion>& questions)
{
    const qsizetype open = registration::openComments(comments).size();
    m_reviewButton->setText(open == 0 ? QString() : QString::number(open));
    m_reviewButton->setAccessibleName(open == 0 ? tr("Review") : tr("Review (%1)").arg(open));
    m_form->showComments(comments);
    m_review->show(handle, comments, questions);
}

void RegistrationView::offerOriginal(const QByteArray& original)
{
    m_original = original;
    m_originalButton->setVisible(!original.isEmpty() && m_tabs->currentIndex() == TemplateTab);
    showOriginal();
}

void RegistrationView::showOriginal()
{
    const bool isShown = m_originalButton->isChecked() && !m_original.isEmpty();
    m_originalPane->setVisible(isShown);
    if (!isShown)
        return;
    m_originalPane->showOriginal(m_original);
    m_originalPane->showField(m_form->currentField());
}

void RegistrationView::showTabs(const QList<int>& tabs)
{
    const int current = m_tabs->currentIndex();
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_tabs->setTabVisible(tab, tabs.contains(tab));
    const bool isKept = current != TemplateTab && current != RecordTab && tabs.contains(current);
    m_tabs->setCurrentIndex(isKept ? current : tabs.constFirst());
}

Findable* RegistrationView::findable() const
{
    if (m_pages->currentIndex() == 0)
        return nullptr;
    switch (m_tabs->currentIndex()) {
    case TemplateTab: return m_formSearch.get();
    case SyntaxTab: return m_grammarSearch.get();
    case PreviewTab: return m_previewSearch.get();
    default: return nullptr;
    }
}

void RegistrationView::showForm() { m_tabs->setCurrentIndex(TemplateTab); }

QWidget* RegistrationView::shownTab() const { return m_tabs->currentWidget(); }

void RegistrationView::stepTab(int by)
{
    int tab = m_tabs->currentIndex();
    do
        tab = (tab + by + m_tabs->count()) % m_tabs->count();
    while (!m_tabs->isTabVisible(tab));
    m_tabs->setCurrentIndex(tab);
}

void RegistrationView::showSyntax() { m_tabs->setCurrentIndex(SyntaxTab); }

void RegistrationView::showPreview() { m_tabs->setCurrentIndex(PreviewTab); }

void RegistrationView::showHistory() { m_tabs->setCurrentIndex(HistoryTab); }

void RegistrationView::showReview()
{
    m_reviewButton->setChecked(true);
    scrollTo(*m_review); // in case the window has no room for both
}

void RegistrationView::showHint(registration::TemplateField field)
{
    m_hint->showField(field);
    setHintVisible(true);
}

void RegistrationView::setHintVisible(bool visible)
{
    if (visible == isHintVisible())
        return;
    m_hint->setVisible(visible);
    Q_EMIT hintVisibleChanged(visible);
}

bool RegistrationView::isHintVisible() const { return !m_hint->isHidden(); }

void RegistrationView::saveState(QSettings& settings) const
{
    settings.setValue("view/hint", isHintVisible());
    settings.setValue("view/original", m_originalButton->isChecked());
    settings.setValue("view/formSplitter", m_formSplitter->saveState());
    settings.setValue("view/tab", m_tabs->currentIndex());
    settings.setValue("view/review", m_reviewButton->isChecked());
    settings.setValue("view/reviewSplitter", m_reviewSplitter->saveState());
    m_syntax->saveState(settings);
    m_history->saveState(settings);
    settings.setValue("view/format", QString(factsOf(m_preview->format()).word));
}

void RegistrationView::restoreState(const QSettings& settings)
{
    setHintVisible(settings.value("view/hint").toBool());
    m_originalButton->setChecked(settings.value("view/original", true).toBool());
    m_formSplitter->restoreState(settings.value("view/formSplitter").toByteArray());
    m_formSplitter->setChildrenCollapsible(false);
    m_reviewButton->setChecked(settings.value("view/review").toBool());
    m_reviewSplitter->restoreState(settings.value("view/reviewSplitter").toByteArray());
    m_reviewSplitter->setOrientation(Qt::Horizontal); // a damaged state may restore another one
    m_reviewSplitter->setChildrenCollapsible(false);
    m_syntax->restoreState(settings);
    m_history->restoreState(settings);
    const int tab = settings.value("view/tab").toInt();
    m_tabs->setCurrentIndex(tab == PreviewTab || tab == SyntaxTab || tab == HistoryTab ? tab : TemplateTab);
    const std::optional<exchange::ExportFormat> format =
        exchange::exportFormatFromWord(settings.value("view/format").toString());
    if (format && exchange::factsOf(*format).write != nullptr)
        m_preview->setFormat(*format);
}

} // namespace nidus::ui
