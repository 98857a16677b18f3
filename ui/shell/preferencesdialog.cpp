// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/preferencesdialog.h"

#include "ui/support/look/icons.h"

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
#include <QVBoxLayout>

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
    auto* file = new QLabel(tr("Kept in %1").arg(QSettings().fileName()));
    file->setTextFormat(Qt::PlainText);
    file->setWordWrap(true);
    file->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    file->setAccessibleName(tr("File of the preferences"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* keep = buttons->addButton(tr("Keep Preferences"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &PreferencesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_problem);
    layout->addWidget(file);
    layout->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 64);
    // Heeded only once the dialog has the button.
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    keep->setDefault(true);
    m_fields.constFirst().widget->setFocus();
}

void PreferencesDialog::addPerson(const QString& systemName)
{
    QFormLayout* form = addPage(tr("&Person"));
    addLine(*form, Setting::PersonName, tr("&Name:"), systemName);
    addLine(*form, Setting::PersonMail, tr("&Mail address:"), {});
    auto* use = new QLabel(tr("Both are written into the history of what you do. Without a name it is the "
                              "one that the system knows you by."));
    use->setWordWrap(true);
    form->addRow(use);
}

void PreferencesDialog::addWork()
{
    QFormLayout* form = addPage(tr("&Work"));
    addNumber(*form, Setting::ReminderDays, tr("&Days until Nidus asks after a draft:"), {});
    addNumber(*form, Setting::KeptBackups, tr("&Backups that are kept:"), {});
    addFolder(*form, Setting::BackupFolder, tr("A &second backup of each day in:"), tr("Nowhere else"));
    addChoice(*form, Setting::LintProfile, tr("Drafts are &judged:"),
              {{tr("By their state"), u"state"_s},
               {tr("As while they are written"), u"draft"_s},
               {tr("As by reviewers"), u"review"_s},
               {tr("As by IANA"), u"submission"_s}});
    addChoice(*form, Setting::StartPage, tr("&Show at start:"),
              {{tr("Work, when there is some"), u"work"_s},
               {tr("What was shown last"), u"last"_s},
               {tr("Registry"), u"registry"_s},
               {tr("Check URNs"), u"check"_s}});
}

void PreferencesDialog::addMail()
{
    QFormLayout* form = addPage(tr("M&ail"));
    addLine(*form, Setting::ReviewAddress, tr("&Review list:"), {});
    addLine(*form, Setting::IanaAddress, tr("&IANA:"), {});
    auto* use = new QLabel(tr("Whom a request to register is written to; a copy goes to the review list."));
    use->setWordWrap(true);
    form->addRow(use);
}

void PreferencesDialog::addLooks()
{
    QFormLayout* form = addPage(tr("&Looks"));
    // Languages are named in themselves, so that everybody finds the way back.
    addChoice(*form, Setting::Language, tr("Lan&guage:"),
              {{tr("As the system"), QString()}, {u"English"_s, u"en"_s}, {u"Français"_s, u"fr"_s}});
    addChoice(*form, Setting::Theme, tr("&Theme:"),
              {{tr("As the system"), u"system"_s},
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
    addChoice(*form, Setting::TextFont, tr("&Font of text:"), fonts(families, tr("As the system")));
    families.removeIf([](const QString& family) { return !QFontDatabase::isFixedPitch(family); });
    addChoice(*form, Setting::GrammarFont, tr("F&ont of grammars:"), fonts(families, tr("As the system")));
    addNumber(*form, Setting::TextSize, tr("&Size of text:"), tr(" pt"), tr("As the system"));
    addNumber(*form, Setting::GrammarSize, tr("Size of g&rammars:"), tr(" pt"), tr("As the text"));
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
    line->setAccessibleName(QString(label).remove(u'&').remove(u':'));
    form.addRow(label, line);
    m_fields.append({setting, line, [line] { return line->text().trimmed(); }});
    return line;
}

void PreferencesDialog::addFolder(QFormLayout& form, Setting setting, const QString& label,
                                  const QString& placeholder)
{
    QLineEdit* line = addLine(form, setting, label, placeholder);
    QAction* choose = line->addAction(themedIcon(u"document-open"_s), QLineEdit::TrailingPosition);
    choose->setText(tr("Choose a folder"));
    connect(choose, &QAction::triggered, this, [this, line] {
        auto* dialog = new QFileDialog(this, tr("Choose a folder"), line->text());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
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
    number->setAccessibleName(QString(label).remove(u'&').remove(u':'));
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
    combo->setAccessibleName(QString(label).remove(u'&').remove(u':'));
    form.addRow(label, combo);
    m_fields.append({setting, combo, [combo] { return combo->currentData().toString(); }});
}

void PreferencesDialog::accept()
{
    for (const Field& field : m_fields) {
        if (isSound(field.setting, field.value()))
            continue;
        m_problem->setText(factsOf(field.setting).check == SettingCheck::Mail
                               ? tr("This is no mail address: %1").arg(field.value())
                               : tr("This cannot be kept: %1").arg(field.value()));
        m_problem->show();
        m_pages->setCurrentWidget(field.widget->parentWidget());
        field.widget->setFocus();
        return;
    }
    const QString language = settingText(Setting::Language);
    for (const Field& field : m_fields)
        keepSetting(field.setting, field.value());
    Q_EMIT kept(language != settingText(Setting::Language));
    QDialog::accept();
}

} // namespace nidus::ui
