// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/ruleoptionspane.h"

#include "core/check/checkdigits.h"
#include "core/check/encoding.h"
#include "core/check/equivalence.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

bool isUnknownEquivalence(const QString& word) { return !check::equivalenceAddition(word.toStdString()); }

bool isUnknownEncoding(const QString& word) { return !check::encodingStep(word.toStdString()); }

bool isUnknownCheckDigit(const QString& word)
{
    return !word.isEmpty() && !check::checkScheme(word.toStdString());
}

/// Returns the arguments of a word in a list, separated by spaces.
QString argumentsOf(const QString& name, const QStringList& words)
{
    QStringList arguments;
    for (const QString& word : words) {
        if (word.section(u' ', 0, 0) == name)
            arguments.append(word.section(u' ', 1));
    }
    return arguments.join(u' ');
}

QLineEdit* argumentEdit(const QString& placeholder)
{
    auto* edit = new QLineEdit;
    useFixedFont(*edit);
    edit->setPlaceholderText(placeholder);
    edit->setToolTip(RuleOptionsPane::tr("Separate several values with spaces."));
    followLooks(*edit, [edit] { edit->setMinimumWidth(edit->fontMetrics().averageCharWidth() * 16); });
    return edit;
}

} // namespace

RuleOptionsPane::RuleOptionsPane(QWidget* parent)
    : QWidget(parent),
      m_controls(new QWidget),
      m_checkDigit(new QComboBox),
      m_problem(new QLabel),
      m_remove(new QPushButton(tr("Remove")))
{
    auto* rows = new QVBoxLayout(m_controls);
    rows->setContentsMargins(8, 8, 8, 8);
    for (QWidget* row : {checkDigitRow(), equivalenceBox(), encodingBox()})
        rows->addWidget(row);
    rows->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Equivalence, encoding, and check digit"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_controls);
    inColumn(this, kNoGaps, {problemRow(), {scroll, 1}});
    showRule({});
}

QWidget* RuleOptionsPane::equivalenceBox()
{
    auto* box = new QGroupBox(tr("Names are also equal if they differ only in"));
    auto* grid = new QGridLayout(box);
    grid->setVerticalSpacing(2);
    const auto add = [this, grid](const QString& name, const QString& label, const QString& argument = {}) {
        addChoice(*grid,
                  {name, &registration::SyntaxRule::equivalence, new QCheckBox(label),
                   argument.isEmpty() ? nullptr : argumentEdit(argument)},
                  tr("“%1”: in addition to RFC 8141 section 3.1. Section 6.4.2 requires the template's "
                     "Syntax section to state this.")
                      .arg(name));
    };
    const QString text = tr("text");
    const QString number = tr("1 to 9");
    add(u"nss-case-insensitive"_s, tr("the case of letters"));
    add(u"nss-case-insensitive-except"_s, tr("the case of letters, unless the NSS begins with"), text);
    add(u"case-insensitive-under"_s, tr("the case of letters, if the NSS begins with"), text);
    add(u"case-insensitive-fields"_s, tr("the case of letters, up to the end of field"), number);
    add(u"case-insensitive-before"_s, tr("the case of letters, up to the first"), tr("one character"));
    add(u"case-insensitive-first-letter"_s, tr("the case of the first letter of field"), number);
    add(u"hyphens-ignored"_s, tr("hyphens"));
    add(u"isbn-10-as-isbn-13"_s, tr("ISBN-10 or ISBN-13 for the same book"));
    add(u"parameter-ignored"_s, tr("a parameter after a semicolon:"), text);
    add(u"percent-encoding-ignored"_s, tr("percent-encoding"));
    return box;
}

QWidget* RuleOptionsPane::encodingBox()
{
    auto* box = new QGroupBox(tr("Native names are encoded"));
    auto* grid = new QGridLayout(box);
    grid->setVerticalSpacing(2);
    const auto add = [this, grid](const QString& name, const QString& label) {
        addChoice(*grid, {name, &registration::SyntaxRule::encoding, new QCheckBox(label), nullptr},
                  tr("“%1”: RFC 8141 section 6.4.2 requires the template to state how characters are "
                     "encoded. Without this, Nidus does not encode names (section 2.2).")
                      .arg(name));
    };
    add(u"spaces-as-underscores"_s, tr("with underscores for spaces"));
    add(u"percent-utf8"_s, tr("with percent-encoded UTF-8 for characters that the grammar does not allow"));
    add(u"percent-reserved"_s, tr("also for reserved characters of RFC 3986, where possible"));
    add(u"publicid"_s, tr("as public identifiers under RFC 3151"));
    add(u"doi-name"_s, tr("without “doi:” and the address of the DOI resolver"));
    return box;
}

QWidget* RuleOptionsPane::checkDigitRow()
{
    m_checkDigit->addItem(tr("none"), QString());
    const auto add = [this](const QString& word, const QString& name, const QString& source) {
        m_checkDigit->addItem(name, word);
        m_checkDigit->setItemData(m_checkDigit->count() - 1, source, Qt::ToolTipRole);
    };
    add(u"isbn"_s, tr("ISBN"), tr("ISO 2108, 10 or 13 digits"));
    add(u"issn"_s, tr("ISSN"), tr("ISO 3297"));
    add(u"isni"_s, tr("ISNI"), tr("ISO 27729: ISO 7064 MOD 11-2"));
    add(u"lei"_s, tr("LEI"), tr("ISO 17442: ISO 7064 MOD 97-10"));
    add(u"gtin"_s, tr("GTIN, SSCC"), tr("GS1 modulo 10, for the values after 00 and 01"));
    add(u"eidr"_s, tr("EIDR"), tr("ISO 7064 MOD 37,36 for names that begin with 10.5240"));
    add(u"eic"_s, tr("EIC"), tr("Energy identification codes: weights modulo 37"));
    add(u"isan"_s, tr("ISAN"), tr("ISO 15706: ISO 7064 MOD 37,36"));
    add(u"nbn-de"_s, tr("German NBN"), tr("German National Library, for the whole URN"));
    add(u"imei"_s, tr("IMEI"), tr("Luhn, for the digits after \"imei:\""));
    add(u"oid"_s, tr("Object identifier"), tr("Existing arcs, ITU-T X.660"));
    add(u"uuid"_s, tr("UUID"), tr("Version and variant, RFC 9562 section 4"));
    add(u"date"_s, tr("Dates"), tr("Existing calendar dates"));
    m_checkDigit->setAccessibleName(tr("Check digit"));
    m_checkDigit->setToolTip(tr("A computed check in addition to the grammar. A name that fails it gets a "
                                "warning but stays valid."));
    connect(m_checkDigit, &QComboBox::activated, this, [this] {
        registration::SyntaxRule chosen = m_rule;
        chosen.checkDigit = m_checkDigit->currentData().toString();
        Q_EMIT edited(chosen, tr("Choose Check Digit"));
    });
    auto* label = new QLabel(tr("Check digit"));
    label->setBuddy(m_checkDigit);
    auto* row = new QWidget;
    inRow(row, kNoMargins, {label, m_checkDigit, BoxPart::spare(1)});
    return row;
}

QWidget* RuleOptionsPane::problemRow()
{
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setObjectName(u"ruleWordsProblem"_s);
    m_remove->setAccessibleName(tr("Remove Unknown Words"));
    connect(m_remove, &QPushButton::clicked, this, &RuleOptionsPane::removeProblems);
    auto* row = new QWidget;
    inRow(row, {.margins = QMargins(8, 4, 8, 0)}, {{m_problem, 1}, m_remove});
    return row;
}

void RuleOptionsPane::addChoice(QGridLayout& grid, const Choice& choice, const QString& tip)
{
    const int row = grid.rowCount();
    choice.box->setToolTip(tip);
    choice.box->setAccessibleName(choice.box->text());
    grid.addWidget(choice.box, row, 0, 1, choice.argument == nullptr ? 2 : 1);
    connect(choice.box, &QCheckBox::clicked, this, [this, choice](bool isChecked) {
        take(choice, isChecked ? tr("Add “%1”").arg(choice.name) : tr("Remove “%1”").arg(choice.name));
        if (isChecked && choice.argument != nullptr)
            choice.argument->setFocus(Qt::OtherFocusReason);
    });
    if (QLineEdit* const argument = choice.argument) {
        argument->setAccessibleName(tr("Argument of %1").arg(choice.name));
        grid.addWidget(argument, row, 1);
        connect(argument, &QLineEdit::textEdited, this,
                [this, choice] { take(choice, tr("Edit “%1”").arg(choice.name)); });
        connect(argument, &QLineEdit::editingFinished, this, &RuleOptionsPane::typingEnded);
    }
    m_choices.append(choice);
}

void RuleOptionsPane::showRule(const registration::SyntaxRule& rule)
{
    m_rule = rule;
    for (const Choice& choice : std::as_const(m_choices))
        show(choice);
    showCheckDigit();
    const QStringList wrong = problems();
    m_problem->setText(tr("Unknown and ignored: %1").arg(wrong.join(", "_L1)));
    m_problem->parentWidget()->setVisible(!wrong.isEmpty());
}

void RuleOptionsPane::show(const Choice& choice)
{
    const QStringList& words = m_rule.*choice.list;
    const bool has = std::ranges::any_of(
        words, [&choice](const QString& word) { return word.section(u' ', 0, 0) == choice.name; });
    choice.box->setChecked(has);
    if (choice.argument == nullptr)
        return;
    choice.argument->setEnabled(has);
    // Text being typed may end with a space.
    const QString arguments = argumentsOf(choice.name, words);
    if (choice.argument->text().simplified() != arguments)
        choice.argument->setText(arguments);
}

void RuleOptionsPane::showCheckDigit()
{
    const int known = m_checkDigit->findData(m_rule.checkDigit);
    for (int other = m_checkDigit->count() - 1; other > static_cast<int>(check::CheckScheme::Date) + 1;
         --other) {
        if (other != known)
            m_checkDigit->removeItem(other);
    }
    if (known < 0)
        m_checkDigit->addItem(tr("%1 (unknown)").arg(m_rule.checkDigit), m_rule.checkDigit);
    m_checkDigit->setCurrentIndex(known < 0 ? m_checkDigit->count() - 1 : known);
}

QStringList RuleOptionsPane::problems() const
{
    QStringList wrong;
    std::ranges::copy_if(m_rule.equivalence, std::back_inserter(wrong), isUnknownEquivalence);
    std::ranges::copy_if(m_rule.encoding, std::back_inserter(wrong), isUnknownEncoding);
    if (isUnknownCheckDigit(m_rule.checkDigit))
        wrong.append(m_rule.checkDigit);
    return wrong;
}

void RuleOptionsPane::take(const Choice& choice, const QString& what)
{
    registration::SyntaxRule changed = m_rule;
    QStringList& words = changed.*choice.list;
    // The order of words matters, so a word keeps its position.
    const auto isThis = [&choice](const QString& word) { return word.section(u' ', 0, 0) == choice.name; };
    const auto at = std::ranges::find_if(words, isThis) - words.begin();
    words.removeIf(isThis);
    QStringList said;
    if (choice.box->isChecked()) {
        const QStringList arguments =
            choice.argument == nullptr ? QStringList() : choice.argument->text().simplified().split(u' ');
        for (const QString& argument : arguments)
            said.append(argument.isEmpty() ? choice.name : choice.name + u' ' + argument);
        if (choice.argument == nullptr)
            said.append(choice.name);
    }
    words = words.first(at) + said + words.sliced(at);
    Q_EMIT edited(changed, what);
}

void RuleOptionsPane::removeProblems()
{
    registration::SyntaxRule changed = m_rule;
    changed.equivalence.removeIf(isUnknownEquivalence);
    changed.encoding.removeIf(isUnknownEncoding);
    if (isUnknownCheckDigit(changed.checkDigit))
        changed.checkDigit.clear();
    Q_EMIT edited(changed, tr("Remove Unknown Words"));
}

void RuleOptionsPane::setReadOnly(bool readOnly)
{
    m_controls->setEnabled(!readOnly);
    m_remove->setEnabled(!readOnly);
}

} // namespace nidus::ui
