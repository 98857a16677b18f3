// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/planning.h"
#include "core/workflow/subregistry/subregistrywork.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/subregistry/changepreview.h"
#include "ui/subregistry/subregistryactions.h"
#include "ui/subregistry/subregistrypanel.h"
#include "ui/support/widgets/maildialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QTableView>

namespace nidus {

/// A window on a registry with the subregistry "objects" of the namespace "oma".
class WindowSubregistryFixture
{
public:
    static constexpr auto kNid = "oma";

    WindowSubregistryFixture() { m_window.open(); }

    [[nodiscard]] WindowFixture& window() { return m_window; }
    [[nodiscard]] ui::SubregistryPanel& panel() const
    {
        return *m_window.window().registryPage()->view()->subregistries();
    }
    [[nodiscard]] static workflow::SubregistryName name()
    {
        return {QString::fromLatin1(kNid), QStringLiteral("objects")};
    }
    void showTab() const
    {
        m_window.window().showRegistryPage();
        m_window.window().registryPage()->select(QString::fromLatin1(kNid));
        m_window.window().registryPage()->view()->showSubregistries();
    }
    /// Creates the ranges x (10241-26240) and bulk (32769-42768, at most 50 numbers).
    void createObjects() const
    {
        storage::Registry registry = m_window.another();
        QVERIFY(registry.subregistries().create({.nid = name().nid,
                                                 .name = name().name,
                                                 .title = QStringLiteral("Objects"),
                                                 .kind = subregistry::ValueKind::Decimal,
                                                 .urn = QStringLiteral("urn:oma:lwm2m:{label}:{value}")},
                                                {.who = QStringLiteral("other")}, day()));
        QVERIFY(workflow::setRanges(registry, name(),
                                    {{.name = QStringLiteral("x"),
                                      .span = QStringLiteral("10241-26240"),
                                      .label = QStringLiteral("x"),
                                      .date = day()},
                                     {.name = QStringLiteral("bulk"),
                                      .span = QStringLiteral("32769-42768"),
                                      .label = QStringLiteral("x"),
                                      .largest = 50,
                                      .date = day()}},
                                    {.who = QStringLiteral("other")}));
    }
    /// Does what another person does with a second connection.
    void carryOut(const subregistry::Order& order) const
    {
        storage::Registry registry = m_window.another();
        const auto answer = workflow::carryOut(registry, name(), order, {}, {.who = QStringLiteral("other")});
        QVERIFY(answer && !answer->refusal);
    }
    void assign(const QString& value, const QString& holder) const
    {
        carryOut({.value = value, .holders = {holder}, .date = day()});
    }
    /// Returns the entry of a value as it is stored; without a holder if there is none.
    [[nodiscard]] subregistry::Entry stored(const QString& value) const
    {
        const auto read = m_window.another().subregistries().read(name().nid, name().name);
        const subregistry::Subregistry list = subregistry::after(read->definition, read->changes);
        return list.rowAt(*subregistry::blockOf(read->definition, value)).value_or(subregistry::Entry{});
    }
    [[nodiscard]] qsizetype changes() const
    {
        return m_window.another().subregistries().read(name().nid, name().name)->changes.size();
    }
    /// Shows the list once all of its changes are read.
    void showObjects() const
    {
        m_window.window().registryPage()->requestShow();
        showTab();
        QTRY_VERIFY(panel().current() && panel().current()->changes.size() == changes());
    }
    void select(const QString& value) const
    {
        const auto block = subregistry::blockOf(panel().current()->list.definition(), value);
        const int row = panel().model()->rowOf(*block);
        QVERIFY2(row >= 0, qPrintable(value));
        panel().reveal(*block);
    }
    [[nodiscard]] QAction* action(const QString& text) const
    {
        for (QAction* each : m_window.window().registryActions()->subregistries().all()) {
            if (each->text().remove(u'&').remove(u'…') == text)
                return each;
        }
        return nullptr;
    }
    void trigger(const QString& text) const
    {
        QVERIFY2(action(text), qPrintable(text));
        QVERIFY2(action(text)->isEnabled(), qPrintable(text));
        action(text)->trigger();
    }
    template <typename Dialog = QDialog>
    [[nodiscard]] static Dialog* dialog()
    {
        return qobject_cast<Dialog*>(QApplication::activeModalWidget());
    }
    /// Returns what has the focus in the dialog, also before the dialog is the active window.
    [[nodiscard]] static QWidget* focus() { return QApplication::activeModalWidget()->focusWidget(); }
    /// Types into the field of the dialog with an accessible name.
    static void type(const QString& field, const QString& text)
    {
        for (QLineEdit* line : QApplication::activeModalWidget()->findChildren<QLineEdit*>()) {
            if (line->accessibleName() == field) {
                line->setFocus();
                line->selectAll();
                QTest::keyClicks(line, text);
                return;
            }
        }
        QFAIL(qPrintable(field));
    }
    /// Returns the text of the field of the dialog with an accessible name.
    static QString typed(const QString& field)
    {
        for (const QLineEdit* line : QApplication::activeModalWidget()->findChildren<QLineEdit*>()) {
            if (line->accessibleName() == field)
                return line->text();
        }
        return QStringLiteral("no such field");
    }
    /// Chooses which entries the table shows.
    void choose(const QString& which) const
    {
        for (QComboBox* box : panel().findChildren<QComboBox*>()) {
            if (box->accessibleName() == QLatin1String("Entries to show"))
                box->setCurrentText(which);
        }
    }
    [[nodiscard]] QStringList column(ui::EntryModel::Column wanted) const
    {
        QStringList texts;
        for (int row = 0; row < panel().model()->rowCount(); ++row)
            texts.append(panel().model()->index(row, wanted).data().toString());
        return texts;
    }
    [[nodiscard]] static QString preview()
    {
        const QWidget* const active = QApplication::activeModalWidget();
        const auto* const shown = active == nullptr ? nullptr : active->findChild<ui::ChangePreview*>();
        return shown == nullptr ? QString() : shown->text();
    }

    /// Returns the letter, and closes it.
    static exchange::UnsentMail letter()
    {
        if (!QTest::qWaitFor([] { return dialog<ui::MailDialog>() != nullptr; }))
            return {};
        auto* shown = dialog<ui::MailDialog>();
        const exchange::UnsentMail mail = shown->mail();
        shown->reject();
        return mail;
    }
    /// Refuses the request T-9 for 10300, which is taken.
    void refuseRequest() const
    {
        trigger(QStringLiteral("Assign Values"));
        type(QStringLiteral("Value or block"), QStringLiteral("10300"));
        type(QStringLiteral("Holder"), QStringLiteral("B"));
        type(QStringLiteral("Request ID"), QStringLiteral("T-9"));
        QTRY_VERIFY(preview().contains(QStringLiteral("10300 is taken")));
        const qsizetype before = changes();
        WindowFixture::answer(QStringLiteral("Refuse and Show Letter"));
        QCOMPARE(letter().subject, QStringLiteral("Your request T-9 about oma/objects"));
        QTRY_COMPARE(changes(), before + 1);
        QTRY_VERIFY(dialog() == nullptr);
        QTRY_COMPARE(panel().current()->changes.size(), changes());
    }
    /// Returns the question that is shown, with its explanation.
    static QString question()
    {
        auto* box = dialog<QMessageBox>();
        return box == nullptr ? QString() : box->text() + QLatin1Char(' ') + box->informativeText();
    }

private:
    static QDate day() { return {2020, 1, 1}; }
    WindowFixture m_window;
};

} // namespace nidus
