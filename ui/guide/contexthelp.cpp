// SPDX-License-Identifier: Apache-2.0
#include "ui/guide/contexthelp.h"

#include "core/findings/catalog/catalog.h"
#include "ui/editor/fieldhelppane.h"
#include "ui/editor/templateform.h"
#include "ui/guide/helpbubble.h"
#include "ui/help/helpplaces.h"
#include "ui/help/manual.h"
#include "ui/help/manualwindow.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/sidepane.h"
#include "ui/syntax/syntaxpanel.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace nidus::ui {

ContextHelp::ContextHelp(RegistryPage& page, QMainWindow& window)
    : QObject(&window),
      m_page(page),
      m_window(window),
      m_manualAction(makeAction(this, tr("&Manual"), [this] { openManual(u"index"_s); })),
      m_aboutNumbers(makeAction(this, tr("How to Keep Numbers"), [this] { openManual(u"subregistries"_s); })),
      m_helpAction(makeAction(this, tr("Field &Help"), [this] { help(QApplication::focusWidget()); }))
{
    m_manualAction->setObjectName(u"manual"_s);
    m_helpAction->setObjectName(u"help"_s);
    m_helpAction->setShortcut(Qt::Key_F1);
    connect(page.view()->help(), &FieldHelpPane::manualWanted, this, &ContextHelp::openManual);
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { follow(now); });
}

ContextHelp::~ContextHelp() = default;

const Manual& ContextHelp::manual()
{
    if (!m_manual)
        m_manual = std::make_unique<Manual>(*m_window.menuBar(), QLocale());
    return *m_manual;
}

void ContextHelp::openManual(const QString& place)
{
    // A modal dialog blocks every window but its own.
    QWidget* owner = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : &m_window;
    if (m_reader && m_reader->parentWidget() != owner)
        delete m_reader;
    if (!m_reader)
        m_reader = new ManualWindow(manual(), owner);
    m_reader->showPlace(place);
    m_reader->showBeside(*owner);
}

void ContextHelp::help(QWidget* control)
{
    while (control && !control->isVisible()) // the focus can be on a page that is not shown
        control = control->parentWidget();
    if (!control)
        return openManual(u"index"_s);
    FieldHelpPane* pane = m_page.view()->help();
    // In a narrow window, the pane takes the place of the form, and the focus is on its tabs.
    const bool isInForm = m_wasInPane && pane->isVisible() && !m_page.view()->form()->isVisible() &&
                          m_page.view()->side()->isAncestorOf(control);
    const QString place = pane->isAncestorOf(control) || isInForm ? pane->place() : placeOf(*control);
    if (place.isEmpty())
        return openManual(u"index"_s);
    // A pane that was closed meanwhile is opened again.
    const bool isClosed = m_wasInPane && !pane->isVisible();
    if (m_explained == place && !isClosed)
        return openManual(place);
    m_explained = place;
    showParagraph(*control, place);
    m_wasInPane = pane->isVisible();
}

void ContextHelp::showParagraph(QWidget& control, const QString& place)
{
    const ManualSection* section = manual().section(place);
    if (!section)
        return;
    if (m_page.isVisible() && !m_page.isAlone() && control.window() == &m_window) {
        fillPane(control, place);
        m_page.view()->showPane(Pane::Help);
    }
    if (!m_page.view()->help()->isVisible()) // no entry is selected, or it is another page or window
        showHelpBubble(control, control.mapToGlobal(control.rect().bottomLeft()),
                       section->paragraph + manual().languageNotice(place));
}

void ContextHelp::fillPane(const QWidget& control, const QString& place)
{
    FieldHelpPane* pane = m_page.view()->help();
    const std::optional<findings::Finding> finding = findingAt(control);
    const registration::TemplateField field = m_page.view()->form()->currentField();
    if (!finding && place == helpPlaceOf(field))
        return pane->showField(field); // with its section and its example
    const ManualSection* section = manual().section(place);
    if (!section || (!finding && pane->place() == place))
        return;
    pane->showText(finding ? findings::message(*finding) : section->title,
                   section->paragraph + manual().languageNotice(place), place);
}

void ContextHelp::follow(const QWidget* focus)
{
    const RegistrationView& view = *m_page.view();
    if (focus && view.help()->isVisible() &&
        (view.form()->isAncestorOf(focus) || view.syntax()->isAncestorOf(focus)))
        fillPane(*focus, placeOf(*focus));
}

bool ContextHelp::takeKey(QWidget& control, const QKeyEvent& key)
{
    if (key.key() != Qt::Key_F1)
        return false;
    if (key.modifiers() == Qt::ShiftModifier) {
        showWhatsThis(control, control.mapToGlobal(control.rect().bottomLeft()));
        return true;
    }
    // In the main window, the action has this key.
    if (key.modifiers() != Qt::NoModifier || control.window() == &m_window)
        return false;
    help(&control);
    return true;
}

std::optional<findings::Finding> ContextHelp::findingAt(const QWidget& control) const
{
    const FindingsPanel& panel = *m_page.findingsPanel();
    if (panel.currentRow() < 0 || !panel.isAncestorOf(&control) || !qobject_cast<const QTableView*>(&control))
        return {};
    return panel.model()->findingAt(panel.currentRow());
}

QString ContextHelp::placeOf(const QWidget& control) const
{
    const std::optional<findings::Finding> finding = findingAt(control);
    return finding ? "findings#"_L1 + finding->id.word() : helpPlaceOf(&control);
}

void ContextHelp::showWhatsThis(QWidget& control, const QPoint& at)
{
    const QString place = placeOf(control);
    if (const ManualSection* section = manual().section(place))
        showHelpBubble(control, at, section->paragraph + manual().languageNotice(place));
}

bool ContextHelp::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::KeyPress && type != QEvent::QueryWhatsThis && type != QEvent::WhatsThis)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget)
        return false;
    if (type == QEvent::KeyPress)
        return widget == QApplication::focusWidget() && takeKey(*widget, *static_cast<QKeyEvent*>(event));
    if (helpPlaceOf(widget).isEmpty() || !widget->whatsThis().isEmpty())
        return false;
    if (type == QEvent::WhatsThis)
        showWhatsThis(*widget, static_cast<QHelpEvent*>(event)->globalPos());
    event->accept();
    return true;
}

} // namespace nidus::ui
