// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/album.h"

#include "core/builtin/builtincontent.h"
#include "core/exchange/formats/textformat.h"
#include "core/findings/text/sharedtexts.h"
#include "core/lint/quickfix.h"
#include "core/lint/templatelint.h"
#include "core/registration/utc.h"
#include "core/workflow/drafts/draftmerge.h"
#include "core/workflow/registry/registryaccess.h"
#include "core/workflow/registry/sampleregistry.h"
#include "tests/screenshots/samplecontent.h"
#include "tests/screenshots/settled.h"
#include "ui/check/checkpage.h"
#include "ui/check/trial/everynamespacedialog.h"
#include "ui/editor/templateform.h"
#include "ui/exchange/exchangeactions.h"
#include "ui/findings/findingspanel.h"
#include "ui/findings/fixdialog.h"
#include "ui/history/compareview.h"
#include "ui/history/historypanel.h"
#include "ui/process/processactions.h"
#include "ui/registry/conflictdialog.h"
#include "ui/registry/recoverydialog.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrycare.h"
#include "ui/registry/registrypage.h"
#include "ui/registry/trashdialog.h"
#include "ui/review/reviewpanel.h"
#include "ui/shell/aboutdialog.h"
#include "ui/shell/actionfinder.h"
#include "ui/subregistry/numbermap.h"
#include "ui/subregistry/subregistryactions.h"
#include "ui/subregistry/subregistrypanel.h"
#include "ui/support/jobs/latestjob.h"
#include "ui/support/widgets/findbar.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/stepdialog.h"
#include "ui/syntax/syntaxpanel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QScreen>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace nidus::test {

Album::Album(QSize size, Camera camera) : m_size(size), m_camera(std::move(camera)) {}

void Album::settle() { m_isComplete = waitUntilSettled() && m_isComplete; }

bool Album::takeAll()
{
    ui::MainWindow window(pictureRegistry(), u"A. Reader"_s);
    window.resize(m_size);
    window.show();
    takeWork(window);
    takeRegistry(window);
    takeSyntax(window);
    takeSubregistries(window);
    takeLife(window);
    takeEdits(window);
    takeFindings(window);
    takeDialogs(window);
    takeMenus(window);
    takeCheck(window);
    takeProblem(window);
    return m_isComplete;
}

void Album::take(QWidget* widget, const QString& name)
{
    settle();
    m_camera(*widget, name);
}

void Album::takeWork(ui::MainWindow& window)
{
    window.showWorkPage();
    take(&window, u"work"_s);
    ui::MainWindow idle(storage::Registry::inMemory(builtin::builtinContent()).value(), u"A. Reader"_s);
    idle.showWorkPage();
    idle.resize(m_size);
    idle.show();
    take(&idle, u"work-empty"_s);
    idle.showStartPage();
    take(&idle, u"start"_s);
    idle.findChild<QAction*>(u"tour"_s)->trigger();
    take(&idle, u"tour"_s);
    window.showRegistryPage();
}

void Album::takeRegistry(ui::MainWindow& window)
{
    ui::RegistryPage* page = window.registryPage();
    take(&window, u"registry-empty"_s);
    page->select(u"draft:3"_s);
    take(&window, u"registry-draft"_s);
    page->view()->showPane(ui::Pane::Help);
    page->view()->form()->verticalScrollBar()->setValue(560);
    take(&window, u"registry-hint"_s);
    page->view()->showPane(ui::Pane::Findings);
    page->select(u"draft:5"_s);
    take(&window, u"registry-informal"_s);
    page->select(u"draft:2"_s);
    take(&window, u"registry-revision"_s);
    page->select(u"library-edition"_s);
    take(&window, u"registry-template"_s);
    page->view()->showPreview();
    take(&window, u"registry-preview"_s);
    page->view()->showForm();
    page->select(u"isbn"_s);
    take(&window, u"registry-record"_s);
    page->select(u"urn-5"_s);
    take(&window, u"registry-contact"_s);
    page->select(u"draft:3"_s);
    window.processActions()->registerDraft()->trigger();
    takeOpenDialog(u"registry-refused"_s);
    auto* messages = window.findChild<ui::MessageBar*>();
    messages->displayMessage(ui::MessageBar::Kind::Information, findings::movedToTrashText());
    take(&window, u"registry-message"_s);
    messages->hide();
    page->select(u"draft:6"_s);
    ui::DraftDocument* approved = page->currentDraft();
    approved->edit({registration::TemplateField::Purpose},
                   u"Names for the sheets of maps, \u202Esdrawkcab\u202C too."_s);
    take(&window, u"registry-approval"_s);
    window.registryActions()->save()->trigger();
    takeOpenDialog(u"dialog-approval"_s);
    approved->undoStack().undo();
}

void Album::takeSyntax(ui::MainWindow& window)
{
    ui::RegistryPage* page = window.registryPage();
    page->select(u"draft:2"_s);
    page->view()->showSyntax();
    take(&window, u"syntax-draft"_s);
    page->view()->syntax()->showBelow(ui::SyntaxPanel::Below::Guard);
    take(&window, u"syntax-guard"_s);
    page->view()->syntax()->showBelow(ui::SyntaxPanel::Below::Words);
    take(&window, u"syntax-words"_s);
    page->view()->syntax()->showBelow(ui::SyntaxPanel::Below::Samples);
    page->select(u"library-edition"_s);
    take(&window, u"syntax-version"_s);
    page->select(u"draft:3"_s);
    take(&window, u"syntax-empty"_s);
    page->view()->showForm();
    ui::EveryNamespaceDialog every(workflow::namespaceTable(pictureRegistry()).value(), &window);
    every.findChild<QLineEdit*>()->setText(u"urn:isbn:978-951-0-18435-6"_s);
    every.open();
    takeOpenDialog(u"dialog-every-namespace"_s);
}

void Album::takeLife(ui::MainWindow& window)
{
    ui::RegistryPage* page = window.registryPage();
    page->select(u"draft:2"_s);
    page->view()->showHistory();
    take(&window, u"history-draft"_s);
    page->view()->history()->compareView()->arrange(ui::CompareView::Layout::SideBySide);
    take(&window, u"history-side-by-side"_s);
    page->view()->history()->compareView()->arrange(ui::CompareView::Layout::Inline);
    page->select(u"library-edition"_s);
    take(&window, u"history-one-version"_s);
    page->select(u"isbn"_s);
    page->view()->showHistory();
    take(&window, u"history-record"_s);
    const ui::ProcessActions* process = window.processActions();
    process->withdraw()->trigger();
    takeOpenDialog(u"dialog-withdraw"_s);
    page->select(u"draft:2"_s);
    page->view()->showForm();
    process->comment()->trigger();
    take(&window, u"review-draft"_s);
    page->view()->showPane(ui::Pane::Findings);
    page->view()->showHistory();
    process->record()->trigger();
    takeOpenDialog(u"dialog-record"_s);
    page->select(u"draft:5"_s);
    process->submit()->trigger();
    takeOpenDialog(u"dialog-step"_s);
    page->view()->showForm();
    window.registryCare()->activity()->trigger();
    takeOpenDialog(u"dialog-activity"_s);
}

void Album::takeEdits(ui::MainWindow& window)
{
    const registration::VersionContent saved{
        .registrationTemplate = workflow::sampleTemplateWithErrors(), .samples = {}, .rule = {}};
    registration::VersionContent mine = saved;
    mine.registrationTemplate.setText(registration::TemplateField::Security, u"Nobody is named."_s);
    mine.registrationTemplate.setText(registration::TemplateField::Purpose,
                                      u"Names for scores and recordings."_s);
    registration::VersionContent theirs = saved;
    theirs.registrationTemplate.setText(registration::TemplateField::Resolution,
                                        u"There is no resolver yet."_s);
    theirs.registrationTemplate.setText(registration::TemplateField::Purpose,
                                        u"Names for the scores of the archives."_s);
    const workflow::RecoveredDraft recovered{.registryPath = {},
                                             .draft = {.id = 3, .content = mine},
                                             .editedAt =
                                                 QDateTime({2026, 3, 14}, QTime(15, 9), registration::kUtc),
                                             .file = {}};
    ui::RecoveryDialog recovery({{recovered, saved}, {recovered, std::nullopt}}, &window);
    recovery.open();
    takeOpenDialog(u"dialog-recovery"_s);
    ui::ConflictDialog conflict(workflow::mergeDrafts(saved, mine, theirs), theirs,
                                u"Somebody else saved this draft since you opened it."_s, &window);
    conflict.open();
    takeOpenDialog(u"dialog-conflict"_s);
    ui::TrashDialog bin(
        {{.id = 9, .content = mine, .updatedAt = recovered.editedAt, .author = u"A. Reader"_s}}, &window);
    bin.open();
    takeOpenDialog(u"dialog-bin"_s);
}

void Album::takeOpenDialog(const QString& name)
{
    QWidget* dialog = waitForDialog();
    m_isComplete = dialog && m_isComplete;
    if (!dialog)
        return;
    take(dialog, name);
    dialog->close();
    settle();
}

void Album::takeFindings(ui::MainWindow& window)
{
    ui::RegistryPage* page = window.registryPage();
    page->select(u"draft:3"_s);
    settle();
    const auto trigger = [&window](const QString& name) { window.findChild<QAction*>(name)->trigger(); };
    const auto askToAccept = [page, trigger] {
        for (int row = 0; row < page->findingsPanel()->model()->rowCount(); ++row) {
            page->findingsPanel()->step(1);
            trigger(u"accept-finding"_s); // for findings that cannot be accepted
            if (auto* dialog = qobject_cast<ui::StepDialog*>(QApplication::activeModalWidget()))
                return dialog;
        }
        return static_cast<ui::StepDialog*>(nullptr);
    };
    if (ui::StepDialog* dialog = askToAccept()) {
        dialog->setNote(u"The archives know the name."_s);
        take(dialog, u"dialog-accept"_s);
        dialog->accept();
    }
    window.findChild<ui::MessageBar*>()->hide();
    ui::FindingsModel* model = page->findingsPanel()->model();
    model->setRankShown(ui::FindingRank::Accepted, true);
    model->setRankShown(ui::FindingRank::Information, false);
    take(&window, u"findings-accepted"_s);
    model->setRankShown(ui::FindingRank::Accepted, false);
    model->setRankShown(ui::FindingRank::Information, true);
    registration::RegistrationTemplate before = workflow::sampleTemplateWithErrors();
    before.setText(registration::TemplateField::Date, u"2026-03-14."_s);
    before.setText(registration::TemplateField::Documentation,
                   u"See [RFC3986] \u2013 and \u201CThe Archive\u201D.  \nThat is all."_s);
    ui::FixDialog fix(before, lint::withSafeFixes(before, lint::lintTemplate(before, {})), &window);
    fix.open();
    takeOpenDialog(u"dialog-fix"_s);
    trigger(u"review-mail"_s);
    takeOpenDialog(u"dialog-review-mail"_s);
}

void Album::takeDialogs(ui::MainWindow& window)
{
    QTemporaryDir directory;
    QFile file(directory.filePath(u"music-archive.txt"_s));
    if (file.open(QIODevice::WriteOnly))
        file.write("Dear experts, here is our request.\n\n" +
                   exchange::writeTemplateText(workflow::sampleTemplateWithErrors()));
    file.close();
    window.exchangeActions()->importFile(file.fileName());
    takeOpenDialog(u"dialog-import"_s);

    window.registryPage()->select(u"library-edition"_s);
    window.exchangeActions()->exportAction()->trigger();
    takeOpenDialog(u"dialog-export"_s);

    window.registryPage()->select(u"draft:5"_s);
    window.processActions()->registerDraft()->trigger();
    takeOpenDialog(u"dialog-register"_s);

    ui::AboutDialog about(builtin::builtinSource(), &window);
    about.open();
    takeOpenDialog(u"dialog-about"_s);

    ui::ActionFinder finder(*window.menuBar(), ui::ActionFinder::Shown::All, &window);
    finder.open();
    takeOpenDialog(u"dialog-find-action"_s);
}

/// Takes the windows that the menus open, by menu and line; file dialogs belong to the desktop.
void Album::takeMenus(ui::MainWindow& window)
{
    window.registryPage()->select(u"draft:3"_s);
    int menuNumber = 0;
    for (const QAction* top : window.menuBar()->actions()) {
        ++menuNumber;
        const QList<QPointer<QAction>> lines(top->menu()->actions().cbegin(), top->menu()->actions().cend());
        for (qsizetype line = 0; line < lines.size(); ++line) {
            const QPointer<QAction>& action = lines.at(line);
            if (!action || !action->isEnabled() || !action->text().contains(u'…') ||
                action->shortcut() == QKeySequence(QKeySequence::Print))
                continue;
            action->trigger();
            settle();
            const QWidget* dialog = QApplication::activeModalWidget();
            if (dialog && qobject_cast<const QFileDialog*>(dialog) == nullptr)
                takeOpenDialog(u"menu-%1-%2"_s.arg(menuNumber).arg(line));
            else if (QWidget* file = QApplication::activeModalWidget())
                file->close();
        }
    }
    window.registryPage()->view()->findBar()->open();
    take(&window, u"registry-find"_s);
    window.registryPage()->view()->findBar()->hide();
}

void Album::takeSubregistries(ui::MainWindow& window)
{
    ui::RegistryPage* page = window.registryPage();
    const auto trigger = [&window](const QString& name) {
        for (QAction* action : window.registryActions()->subregistries().all()) {
            if (action->objectName() == name)
                action->trigger();
        }
    };
    page->select(u"isbn"_s);
    page->view()->showSubregistries();
    take(&window, u"subregistry-empty"_s);
    page->select(u"library-edition"_s);
    settle();
    ui::SubregistryPanel* panel = page->view()->subregistries();
    panel->choose(u"volumes"_s);
    panel->reveal({1400, 1449});
    take(&window, u"subregistry-list"_s);
    panel->map()->zoomIn();
    panel->map()->zoomIn();
    take(&window, u"subregistry-map"_s);
    const auto type = [](const QStringList& texts) {
        const QWidget* const dialog = QApplication::activeModalWidget();
        const QList<QLineEdit*> lines = dialog ? dialog->findChildren<QLineEdit*>() : QList<QLineEdit*>();
        for (qsizetype i = 0; i < std::min(texts.size(), lines.size()); ++i)
            lines[i]->setText(texts[i]);
        QTest::qWait(2 * static_cast<int>(ui::kTypingPause.count())); // until the change is planned
    };
    trigger(u"assign-values"_s);
    takeOpenDialog(u"subregistry-assign"_s);
    trigger(u"assign-values"_s);
    type({u"1300-1349"_s});
    takeOpenDialog(u"subregistry-refused"_s);
    trigger(u"split-block"_s);
    type({u"1400-1449"_s, u"1425"_s, u"Hill Library"_s, QString(), u"Valley Library"_s});
    takeOpenDialog(u"subregistry-split"_s);
    panel->findChild<QLineEdit*>()->setText(u"harbor"_s);
    panel->table()->selectAll();
    trigger(u"transfer-values"_s);
    type({u"Union of Libraries"_s});
    takeOpenDialog(u"subregistry-bulk"_s);
    panel->findChild<QLineEdit*>()->clear();
    QGuiApplication::clipboard()->setText(
        u"value\tto\tholder\tuntil\n1000\t1399\tHarbor Library\t\n1800\t1819\tNew Library\t2099-01-31\n"
        "2500\t\tSomebody\t\n5001\t\tNew Library\tsoon\n"_s);
    trigger(u"paste-entries"_s);
    takeOpenDialog(u"subregistry-import"_s);
    page->view()->showForm();
}

void Album::takeCheck(ui::MainWindow& window)
{
    window.showCheckPage();
    take(&window, u"check-empty"_s);
    window.checkPage()->checkText(builtin::builtinSampleUrns());
    take(&window, u"check-samples"_s);
    QByteArray heap = builtin::builtinSampleUrns();
    for (int i = 0; i < 120; ++i)
        heap +=
            "urn:shelf:" + QByteArray(i % 3 == 0 ? "book:" : "map:") + QByteArray::number(100'000 + i) + '\n';
    window.checkPage()->checkText(heap);
    enum Tab { Lines, Summary, Changes, Repeated };
    auto* tabs = window.checkPage()->findChild<QTabWidget*>();
    tabs->setCurrentIndex(Summary);
    take(&window, u"check-summary"_s);
    tabs->setCurrentIndex(Repeated);
    window.checkPage()->checkText("urn:example:a\n");
    settle();
    take(&window, u"check-repeated-none"_s);
    window.checkPage()->checkText(builtin::builtinSampleUrns() + builtin::builtinSampleUrns());
    settle();
    take(&window, u"check-repeated"_s);
    QTemporaryDir directory;
    QFile earlier(directory.filePath(u"report.tsv"_s));
    if (earlier.open(QIODevice::WriteOnly))
        earlier.write("1\tinvalid\tisbn\t9\turn.nss.bad-char\turn:isbn:1\tWas bad.\n"
                      "2\tinvalid\t\t0\turn.scheme.not-urn\tno\\x20urn\tNo URN.\n");
    earlier.close();
    window.checkPage()->compareWith(earlier.fileName());
    settle();
    tabs->setCurrentIndex(Changes);
    take(&window, u"check-changes"_s);
}

void Album::takeProblem(ui::MainWindow& window)
{
    window.showOpenProblem({storage::kDamagedDatabase, "/home/reader/library.nidus", {}});
    take(&window, u"registry-problem"_s);
}

} // namespace nidus::test
