// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/preferencesdialog.h"

#include "ui/support/look/boxes.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/languages.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/dialogs.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace nidus::ui {

PreferencesDialog::PreferencesDialog(const QString& systemName, QWidget* parent)
    : QDialog(parent), m_pages(new QTabWidget), m_problem(new QLabel)
{
    setWindowTitle(tr("Preferences"));
    addPerson(systemName);
    addWork();
    addMail();
    addLooks();
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    auto* file = new QLabel(tr("Settings file: %1").arg(QSettings().fileName()));
    file->setTextFormat(Qt::PlainText);
    file->setWordWrap(true);
    file->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    file->setAccessibleName(tr("Preferences file"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* keep = buttons->addButton(tr("Save Preferences"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &PreferencesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {.margins = QMargins(16, 16, 16, 16)}, {{m_pages, 1}, m_problem, file, buttons});
    setMinimumWidth(fontMetrics().averageCharWidth() * 64);
    // Works only once the dialog has the button.
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    keep->setDefault(true);
    m_fields.constFirst().widget->setFocus();
}

void PreferencesDialog::addPerson(const QString& systemName)
{
    QFormLayout* form = addPage(tr("&Person"));
    addLine(*form, Setting::PersonName, tr("&Name:"), systemName);
    addLine(*form, Setting::PersonMail, tr("&Mail address:"), {});
    auto* use =
        new QLabel(tr("Both are recorded in the history with each of your changes in the window; nidus-cli "
                      "records your user name, or the name in --by. Without a name, your user name is "
                      "recorded here, too."));
    use->setWordWrap(true);
    form->addRow(use);
}

void PreferencesDialog::addWork()
{
    QFormLayout* form = addPage(tr("&Workflow"));
    addNumber(*form, Setting::ReminderDays, tr("&Days until a reminder:"), {});
    addNumber(*form, Setting::KeptBackups, tr("&Backups to keep:"), {});
    addFolder(*form, Setting::BackupFolder, tr("&Second daily backup in:"), tr("No second backup"));
    addChoice(*form, Setting::LintProfile, tr("&Lint profile:"),
              {{tr("By state of the draft"), u"state"_s},
               {tr("Draft"), u"draft"_s},
               {tr("Review"), u"review"_s},
               {tr("Submission to IANA"), u"submission"_s}});
    addChoice(*form, Setting::StartPage, tr("S&tart page:"),
              {{tr("Tasks, if there are any"), u"work"_s},
               {tr("Last page shown"), u"last"_s},
               {tr("Registry"), u"registry"_s},
               {tr("Check URNs"), u"check"_s}});
}

void PreferencesDialog::addMail()
{
    QFormLayout* form = addPage(tr("M&ail"));
    addLine(*form, Setting::ReviewAddress, tr("&Review list:"), {});
    addLine(*form, Setting::IanaAddress, tr("&IANA:"), {});
    auto* use = new QLabel(tr("Registration requests go to IANA, with a copy to the review list."));
    use->setWordWrap(true);
    form->addRow(use);
}

void PreferencesDialog::addLooks()
{
    QFormLayout* form = addPage(tr("App&earance"));
    QList<std::pair<QString, QString>> languages{{tr("System default"), QString()}};
    for (const Language& language : kLanguages)
        languages.append({language.name.toString(), language.tag});
    addChoice(*form, Setting::Language, tr("Lan&guage:"), languages);
    addChoice(*form, Setting::Theme, tr("&Theme:"),
              {{tr("System default"), u"system"_s},
               {tr("Light"), u"light"_s},
               {tr("Dark"), u"dark"_s},
               {tr("High contrast"), u"contrast"_s}});
    const auto fonts = [](const QStringList& families, const QString& unset) {
        QList<std::pair<QString, QString>> choices{{unset, QString()}};
        for (const QString& family : families)
            choices.append({family, family});
        return choices;
    };
    QStringList families = QFontDatabase::families();
    addChoice(*form, Setting::TextFont, tr("Text &font:"), fonts(families, tr("System default")));
    families.removeIf([](const QString& family) { return !QFontDatabase::isFixedPitch(family); });
    addChoice(*form, Setting::GrammarFont, tr("Grammar f&ont:"), fonts(families, tr("System default")));
    addNumber(*form, Setting::TextSize, tr("Text &size:"), tr(" pt"), tr("System default"));
    addNumber(*form, Setting::GrammarSize, tr("G&rammar size:"), tr(" pt"), tr("Same as text"));
}

QFormLayout* PreferencesDialog::addPage(const QString& name)
{
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(16, 16, 16, 16);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_pages->addTab(page, name);
    return form;
}

QLineEdit* PreferencesDialog::addLine(QFormLayout& form, Setting setting, const QString& label,
                                      const QString& placeholder)
{
    auto* line = new QLineEdit(settingText(setting));
    line->setMaxLength(kMostSettingText);
    line->setPlaceholderText(placeholder);
    line->setAccessibleName(labelName(label));
    form.addRow(label, line);
    m_fields.append({setting, line, [line] { return line->text().trimmed(); }});
    return line;
}

void PreferencesDialog::addFolder(QFormLayout& form, Setting setting, const QString& label,
                                  const QString& placeholder)
{
    QLineEdit* line = addLine(form, setting, label, placeholder);
    QAction* choose = line->addAction(themedIcon(u"document-open"_s), QLineEdit::TrailingPosition);
    choose->setText(tr("Choose Folder"));
    connect(choose, &QAction::triggered, this, [this, line] {
        auto* dialog = deletedOnClose(new QFileDialog(this, tr("Choose Folder"), line->text()));
        dialog->setFileMode(QFileDialog::Directory);
        connect(dialog, &QFileDialog::fileSelected, line, &QLineEdit::setText);
        dialog->open();
    });
    for (QToolButton* button : line->findChildren<QToolButton*>())
        button->setAccessibleName(choose->text());
}

void PreferencesDialog::addNumber(QFormLayout& form, Setting setting, const QString& label,
                                  const QString& suffix, const QString& whenUnset)
{
    const SettingFacts& facts = factsOf(setting);
    const int unset = facts.least - 1;
    auto* number = new QSpinBox;
    number->setRange(whenUnset.isEmpty() ? facts.least : unset, facts.most);
    number->setSpecialValueText(whenUnset);
    number->setSuffix(suffix);
    const int value = settingNumber(setting);
    number->setValue(value);
    number->setAccessibleName(labelName(label));
    form.addRow(label, number);
    m_fields.append({setting, number, [number, unset, fallback = QString(facts.fallback)] {
                         return number->value() == unset ? fallback : QString::number(number->value());
                     }});
}

void PreferencesDialog::addChoice(QFormLayout& form, Setting setting, const QString& label,
                                  const QList<std::pair<QString, QString>>& choices)
{
    auto* combo = new QComboBox;
    for (const auto& [name, word] : choices)
        combo->addItem(name, word);
    combo->setCurrentIndex(combo->findData(settingText(setting)));
    combo->setAccessibleName(labelName(label));
    form.addRow(label, combo);
    m_fields.append({setting, combo, [combo] { return combo->currentData().toString(); }});
}

void PreferencesDialog::accept()
{
    for (const Field& field : m_fields) {
        if (isSound(field.setting, field.value()))
            continue;
        m_problem->setText(factsOf(field.setting).check == SettingCheck::Mail
                               ? tr("Not a valid mail address: %1").arg(field.value())
                               : tr("Not a valid value: %1").arg(field.value()));
        m_problem->show();
        m_pages->setCurrentWidget(field.widget->parentWidget());
        field.widget->setFocus();
        return;
    }
    const QString language = settingText(Setting::Language);
    for (const Field& field : m_fields)
        saveSetting(field.setting, field.value());
    Q_EMIT kept(language != settingText(Setting::Language));
    QDialog::accept();
}

} // namespace nidus::ui
