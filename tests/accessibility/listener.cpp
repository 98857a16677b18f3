// SPDX-License-Identifier: Apache-2.0
#include "tests/accessibility/listener.h"

#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/announcement.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QTabBar>
#include <QTableView>
#include <QTreeView>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::test {

namespace {

constexpr qsizetype kLongestValue = 80; ///< a reader reads a text by lines

struct RoleWords
{
    QAccessible::Role role;
    const char* english;
    const char* french;
};

constexpr std::array kRoleWords{
    RoleWords{QAccessible::PushButton, "button", "bouton"},
    RoleWords{QAccessible::ButtonMenu, "menu button", "bouton de menu"},
    RoleWords{QAccessible::ButtonDropDown, "menu button", "bouton de menu"},
    RoleWords{QAccessible::CheckBox, "check box", "case à cocher"},
    RoleWords{QAccessible::RadioButton, "radio button", "bouton radio"},
    RoleWords{QAccessible::EditableText, "text field", "champ de texte"},
    RoleWords{QAccessible::ComboBox, "combo box", "liste déroulante"},
    RoleWords{QAccessible::SpinBox, "number field", "champ numérique"},
    RoleWords{QAccessible::List, "list", "liste"},
    RoleWords{QAccessible::ListItem, "", ""},
    RoleWords{QAccessible::Tree, "tree", "arborescence"},
    RoleWords{QAccessible::TreeItem, "", ""},
    RoleWords{QAccessible::Table, "table", "tableau"},
    RoleWords{QAccessible::Cell, "", ""},
    RoleWords{QAccessible::PageTab, "tab", "onglet"},
    RoleWords{QAccessible::PageTabList, "tab list", "liste d’onglets"},
    RoleWords{QAccessible::MenuItem, "menu item", "élément de menu"},
    RoleWords{QAccessible::PopupMenu, "menu", "menu"},
    RoleWords{QAccessible::MenuBar, "menu bar", "barre de menus"},
    RoleWords{QAccessible::StaticText, "text", "texte"},
    RoleWords{QAccessible::Graphic, "picture", "image"},
    RoleWords{QAccessible::ProgressBar, "progress bar", "barre de progression"},
    RoleWords{QAccessible::Dialog, "dialog", "dialogue"},
    RoleWords{QAccessible::Window, "window", "fenêtre"},
    RoleWords{QAccessible::Link, "link", "lien"},
    RoleWords{QAccessible::ScrollBar, "scroll bar", "barre de défilement"},
    RoleWords{QAccessible::Splitter, "splitter", "séparateur"},
    RoleWords{QAccessible::Client, "area", "zone"},
    RoleWords{QAccessible::Grouping, "group", "groupe"},
};

/// Returns the label that a control has by relation, as Orca reads it before the name.
QString labelOf(const QAccessibleInterface& object)
{
    const auto labels = object.relations(QAccessible::Label);
    return labels.isEmpty() ? QString() : labels.constFirst().first->text(QAccessible::Name);
}

/// Returns the named groups around a widget, the outermost first.
QList<QWidget*> namedParts(QWidget* widget)
{
    QList<QWidget*> parts;
    for (QWidget* outer = widget->parentWidget(); outer && !widget->isWindow();
         outer = outer->parentWidget()) {
        QAccessibleInterface* const object = QAccessible::queryAccessibleInterface(outer);
        const bool isGroup = object && object->role() == QAccessible::Grouping;
        if (outer->isWindow())
            break;
        if (isGroup && !object->text(QAccessible::Name).isEmpty())
            parts.prepend(outer);
    }
    return parts;
}

/// Returns the labels of a dialog that belong to no control: a reader reads them when it opens.
QStringList freeTexts(const QWidget& dialog)
{
    QStringList texts;
    const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
    for (const QLabel* label : labels) {
        if (label->isVisible() && !label->buddy() && label->text().count(u' ') >= 2 &&
            label->textFormat() != Qt::RichText)
            texts.append(label->text().simplified());
    }
    return texts;
}

} // namespace

Listener::Listener(Language language) : m_language(language)
{
    qApp->installEventFilter(this);
    // Queued, because what had the focus only for a moment is not heard: the next one interrupts it.
    connect(qApp, &QApplication::focusChanged, this, [this] {
        QMetaObject::invokeMethod(
            this, [this] { follow(QApplication::focusWidget()); }, Qt::QueuedConnection);
    });
}

QStringList Listener::take()
{
    for (int pass = 0; pass < 3; ++pass) // the focus is followed by queued calls
        QCoreApplication::processEvents();
    return std::exchange(m_heard, {});
}

QString Listener::word(const char* english, const char* french) const
{
    return QString::fromUtf8(m_language == Language::English ? english : french);
}

bool Listener::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::DynamicPropertyChange ||
        static_cast<QDynamicPropertyChangeEvent*>(event)->propertyName() != ui::kAnnouncement)
        return false;
    const QString text = watched->property(ui::kAnnouncement).toString();
    if (text.isEmpty())
        return false;
    m_heard.append(u"! "_s + text.simplified());
    watched->setProperty(ui::kAnnouncement, QVariant()); // the same text may be announced again
    return false;
}

void Listener::follow(QWidget* focus)
{
    if (focus == m_focus)
        return;
    for (const QMetaObject::Connection& each : std::as_const(m_connections))
        disconnect(each);
    m_connections.clear();
    m_focus = focus;
    QAccessibleInterface* object = focus ? QAccessible::queryAccessibleInterface(focus) : nullptr;
    if (!object)
        return;
    if (focus->window() != m_window && focus->window()->windowType() != Qt::Popup)
        sayWindow(*focus->window());
    sayParts(*focus);
    if (!qobject_cast<QTabBar*>(focus)) // its name is that of the current tab
        say(utterance(*object));
    const auto again = [this, focus] {
        say(stateWords(*QAccessible::queryAccessibleInterface(focus)).join(u", "_s));
    };
    if (auto* button = qobject_cast<QAbstractButton*>(focus))
        m_connections.append(connect(button, &QAbstractButton::toggled, this, again));
    if (auto* choice = qobject_cast<QComboBox*>(focus))
        m_connections.append(connect(choice, &QComboBox::currentTextChanged, this,
                                     [this](const QString& text) { say(text); }));
    if (auto* line = qobject_cast<QLineEdit*>(focus))
        m_connections.append(connect(line, &QLineEdit::selectionChanged, this, [this, line] {
            if (line->hasSelectedText())
                say(line->selectedText() + u", "_s + word("selected", "sélectionné"));
        }));
    if (auto* tabs = qobject_cast<QTabBar*>(focus)) {
        const auto sayTab = [this, tabs](int tab) {
            int number = 0;
            int count = 0;
            for (int i = 0; i < tabs->count(); ++i) {
                count += tabs->isTabVisible(i) ? 1 : 0;
                number = i == tab ? count : number;
            }
            say(QStringList{tabs->tabText(tab).remove(u'&'), word("tab", "onglet"),
                            word("selected", "sélectionné"), position(number, count)}
                    .join(u", "_s));
        };
        sayTab(tabs->currentIndex());
        m_connections.append(connect(tabs, &QTabBar::currentChanged, this, sayTab));
    }
    if (auto* view = qobject_cast<QAbstractItemView*>(focus); view && view->selectionModel()) {
        sayRow(view->currentIndex());
        m_connections.append(connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this,
                                     [this](const QModelIndex& now, const QModelIndex& before) {
                                         now.row() == before.row() && now.parent() == before.parent()
                                             ? sayCell(now)
                                             : sayRow(now);
                                     }));
    }
}

void Listener::sayParts(QWidget& focus)
{
    const QList<QWidget*> parts = namedParts(&focus);
    for (QWidget* part : parts) {
        if (!m_parts.contains(part))
            say(utterance(*QAccessible::queryAccessibleInterface(part)));
    }
    m_parts.clear();
    for (QWidget* part : parts)
        m_parts.append(part);
}

QString Listener::position(int number, int count) const
{
    return word("%1 of %2", "%1 sur %2").arg(number).arg(count);
}

void Listener::sayWindow(const QWidget& window)
{
    m_window = const_cast<QWidget*>(&window); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    m_parts.clear();
    const bool isDialog = window.inherits("QDialog");
    QStringList parts{window.windowTitle().remove(u"[*]"_s),
                      isDialog ? word("dialog", "dialogue") : word("window", "fenêtre")};
    if (isDialog)
        parts += freeTexts(window);
    say(parts.join(u", "_s));
}

QAccessibleInterface* Listener::cellOf(const QModelIndex& line, int column) const
{
    auto* view = qobject_cast<QAbstractItemView*>(m_focus);
    QAccessibleInterface* object = view ? QAccessible::queryAccessibleInterface(view) : nullptr;
    if (!line.isValid() || !object || !object->tableInterface())
        return nullptr;
    int row = line.row();
    if (const auto* tree = qobject_cast<QTreeView*>(view)) {
        row = 0;
        for (QModelIndex above = tree->indexAbove(line); above.isValid(); above = tree->indexAbove(above))
            ++row;
    }
    QAccessibleInterface* const cell = object->tableInterface()->cellAt(row, column);
    if (!cell || cell->isValid())
        return cell;
    // Without a reader, Qt does not forget the cells of a table whose model was reset.
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(object));
    return QAccessible::queryAccessibleInterface(view)->tableInterface()->cellAt(row, column);
}

void Listener::sayCell(const QModelIndex& line)
{
    if (QAccessibleInterface* cell = cellOf(line, line.column())) {
        const QAccessibleTableInterface* table = cell->tableCellInterface()->table()->tableInterface();
        say(word("%1: %2", "%1 : %2")
                .arg(table->columnDescription(line.column()),
                     utterance(*cell).isEmpty() ? word("blank", "vide") : utterance(*cell)));
    }
}

void Listener::sayRow(const QModelIndex& line)
{
    QStringList cells;
    const auto* table = qobject_cast<QTableView*>(m_focus);
    const auto* tree = qobject_cast<QTreeView*>(m_focus);
    for (int column = 0; line.isValid() && column < line.model()->columnCount(line.parent()); ++column) {
        if ((table && table->isColumnHidden(column)) || (tree && tree->isColumnHidden(column)))
            continue;
        if (QAccessibleInterface* cell = cellOf(line, column))
            cells.append(utterance(*cell));
    }
    cells.removeAll(QString());
    if (cells.isEmpty())
        return;
    const auto* view = qobject_cast<QAbstractItemView*>(m_focus);
    if (!view->selectionModel()->isSelected(line))
        cells.append(word("not selected", "non sélectionné"));
    cells.append(position(line.row() + 1, line.model()->rowCount(line.parent())));
    say(cells.join(word("; ", " ; ")));
}

void Listener::say(const QString& utterance)
{
    if (!utterance.isEmpty())
        m_heard.append(utterance);
}

QString Listener::roleWord(QAccessibleInterface& object) const
{
    for (const RoleWords& each : kRoleWords) {
        if (each.role == object.role())
            return word(each.english, each.french);
    }
    return u"role %1"_s.arg(object.role(), 0, 16);
}

QStringList Listener::stateWords(QAccessibleInterface& object) const
{
    const QAccessible::State state = object.state();
    QStringList words;
    if (object.role() == QAccessible::CheckBox || object.role() == QAccessible::RadioButton ||
        state.checkable)
        words.append(state.checked ? word("checked", "coché") : word("not checked", "non coché"));
    if ((state.expandable || state.expanded || state.collapsed) && object.role() != QAccessible::ComboBox)
        words.append(state.expanded ? word("expanded", "développé") : word("collapsed", "réduit"));
    if (state.disabled)
        words.append(word("unavailable", "indisponible"));
    if (state.readOnly && object.role() == QAccessible::EditableText)
        words.append(word("read only", "lecture seule"));
    return words;
}

QString Listener::utterance(QAccessibleInterface& object) const
{
    const QString label = object.role() == QAccessible::ComboBox ? labelOf(object) : QString();
    QStringList parts{label.isEmpty() ? object.text(QAccessible::Name).remove(u'&').simplified()
                                      : ui::labelName(label),
                      roleWord(object)};
    parts += stateWords(object);
    if (object.role() == QAccessible::EditableText || object.role() == QAccessible::SpinBox) {
        const QString value = object.text(QAccessible::Value).simplified();
        parts.append(value.isEmpty()                ? word("blank", "vide")
                     : value.size() > kLongestValue ? value.first(kLongestValue) + u'…'
                                                    : value);
    }
    if (object.role() == QAccessible::ComboBox && object.text(QAccessible::Value) != parts.constFirst())
        parts.append(object.text(QAccessible::Value));
    if (auto* radio = qobject_cast<QRadioButton*>(object.object()); radio && radio->group())
        parts.append(position(int(radio->group()->buttons().indexOf(radio)) + 1,
                              int(radio->group()->buttons().size())));
    const QString description = object.text(QAccessible::Description).simplified();
    if (QString(description).remove(u'…') != QString(parts.constFirst()).remove(u'…'))
        parts.append(description);
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace nidus::test
