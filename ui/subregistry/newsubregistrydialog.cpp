// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/newsubregistrydialog.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "core/subregistry/plaintexts.h"
#include "core/subregistry/policy.h"
#include "core/subregistry/urnpattern.h"
#include "core/workflow/subregistry/listrules.h"
#include "core/workflow/subregistry/listsyntax.h"
#include "core/workflow/subregistry/subregistrywork.h"
#include "ui/subregistry/changepreview.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/fieldsarea.h"
#include "ui/support/text/plainlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QStringList typedWords(const QLineEdit& line)
{
    QStringList words = line.text().split(u',', Qt::SkipEmptyParts);
    for (QString& word : words)
        word = word.trimmed();
    return words;
}

QString shownPolicy(const subregistry::Definition& definition)
{
    return subregistry::withoutLostCharacters(definition.policy);
}

} // namespace

NewSubregistryDialog::NewSubregistryDialog(const QString& nid, const Namespace& known, QWidget* parent,
                                           const QString& confirm)
    : ChangeDialog(nullptr, parent),
      m_nid(nid),
      m_known(known),
      m_kind(new QComboBox),
      m_ignoresCase(new QCheckBox(tr("Ignore letter &case"))),
      m_isWarning(new QCheckBox(tr("A value that is not listed is only a &warning")))
{
    addFields(confirm);
    for (const QCheckBox* box : {m_ignoresCase, m_isWarning})
        connect(box, &QCheckBox::toggled, this, &NewSubregistryDialog::planSoon);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NewSubregistryDialog::planSoon);
}

NewSubregistryDialog::NewSubregistryDialog(const QString& nid, const Namespace& known, QWidget* parent)
    : NewSubregistryDialog(nid, known, parent, tr("Create Subregistry"))
{
    setWindowTitle(tr("New Subregistry of %1").arg(nid));
    m_urn->setText(subregistry::proposedUrnPattern(nid));
    m_name->setFocus();
    planNow();
}

NewSubregistryDialog::NewSubregistryDialog(const subregistry::Definition& present, const Namespace& known,
                                           QWidget* parent)
    : NewSubregistryDialog(present.nid, known, parent, tr("Change Subregistry"))
{
    setWindowTitle(tr("Change Subregistry “%1” of %2").arg(present.name, present.nid));
    m_present = present;
    fill();
    m_title->setFocus();
    planNow();
}

void NewSubregistryDialog::fill()
{
    const subregistry::Definition& present = *m_present;
    m_name->setText(present.name);
    m_title->setText(present.title);
    m_kind->setCurrentIndex(m_kind->findData(int(present.kind)));
    m_urn->setText(present.urn);
    m_policy->setText(shownPolicy(present));
    m_key->setText(present.key.join(u','));
    m_ignoresCase->setChecked(present.ignoresCase);
    m_rules->setText(present.rules.join(u','));
    m_labelRule->setText(present.labelRule);
    m_isWarning->setChecked(present.outside == subregistry::Outside::Warning);
    for (QWidget* const fixed : std::initializer_list<QWidget*>{m_name, m_kind, m_key, m_ignoresCase})
        fixed->setEnabled(false);
}

void NewSubregistryDialog::addFields(const QString& confirm)
{
    auto* form = new QFormLayout;
    m_name = add(*form, tr("&Name:"), tr("Such as objects or centers"));
    m_title = add(*form, tr("&Title:"), {});
    m_kind->addItem(tr("Words"), int(subregistry::ValueKind::Words));
    m_kind->addItem(tr("Decimal numbers"), int(subregistry::ValueKind::Decimal));
    m_kind->addItem(tr("Hexadecimal numbers"), int(subregistry::ValueKind::Hexadecimal));
    m_kind->setAccessibleName(tr("Values"));
    form->addRow(tr("&Values:"), m_kind);
    m_urn = add(*form, tr("&URN:"), tr("Without a pattern, letters have no URN"));
    m_policy = add(*form, tr("P&olicy:"), tr("Such as First Come First Served"));
    m_key = add(*form, tr("&Parts of a value:"), tr("One part, or names such as id,version"));
    form->addRow(m_ignoresCase);
    auto* check = new QLabel(tr("If checks of URNs should use the list, enter the names of the rules of the "
                                "grammar (tab Syntax) that match a value:"));
    check->setWordWrap(true);
    form->addRow(check);
    m_rules = add(*form, tr("G&rammar rule of a value:"), tr("Name of the rule, or one for each part"));
    m_labelRule = add(*form, tr("Rule of the &label:"), tr("If URNs name the range"));
    form->addRow(m_isWarning);
    inColumn(this, {}, {new FieldsArea(form), {preview(), 1}, buttons(confirm)});
    setDefault();
}

QLineEdit* NewSubregistryDialog::add(QFormLayout& form, const QString& label, const QString& placeholder)
{
    auto* line = new QLineEdit;
    line->setPlaceholderText(placeholder);
    line->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
    line->setAccessibleName(labelName(label));
    form.addRow(label, line);
    connect(line, &QLineEdit::textChanged, this, &NewSubregistryDialog::planSoon);
    return line;
}

subregistry::Definition NewSubregistryDialog::definition() const
{
    return {.nid = m_nid,
            .name = m_name->text().trimmed(),
            .title = findings::readableText(m_title->text()),
            .kind = static_cast<subregistry::ValueKind>(m_kind->currentData().toInt()),
            .key = typedWords(*m_key),
            .rules = typedWords(*m_rules),
            .labelRule = m_labelRule->text().trimmed(),
            .ignoresCase = m_ignoresCase->isChecked(),
            .policy = policy(),
            .outside = m_isWarning->isChecked() ? subregistry::Outside::Warning : subregistry::Outside::Error,
            .urn = m_urn->text().trimmed()};
}

/// A policy of several lines is shown in one, and stays as it is if nobody edits it.
QString NewSubregistryDialog::policy() const
{
    const bool isEdited = !m_present || m_policy->text() != shownPolicy(*m_present);
    return isEdited ? m_policy->text().trimmed() : m_present->policy;
}

QString NewSubregistryDialog::wrong() const
{
    const subregistry::Definition typed = definition();
    if (typed.name.isEmpty())
        return tr("Fill in first: %1.").arg(m_name->accessibleName());
    if (!workflow::isSubregistryName(typed.name))
        return findings::notASubregistryNameText(typed.name);
    if (!typed.hasRuleOfEachPart())
        return tr("Enter one rule for each part of a value.");
    if (const auto lost = subregistry::lostCharacterIn(typed, m_present.value_or(subregistry::Definition())))
        return findings::message(*lost);
    if (!typed.urn.isEmpty() && !subregistry::isUrnPattern(typed, typed.urn))
        return findings::notAUrnPatternText(typed.urn, m_nid);
    return {};
}

void NewSubregistryDialog::plan()
{
    if (const QString problem = wrong(); !problem.isEmpty()) {
        preview()->showHint(findings::visibleText(problem));
        return finish(false);
    }
    const subregistry::Definition typed = definition();
    const bool hasOtherRules =
        !m_present || typed.rules != m_present->rules || typed.labelRule != m_present->labelRule;
    if (typed.rules.isEmpty() && typed.labelRule.isEmpty() && (!m_known.rule || typed.urn.isEmpty()))
        return finish(showPlan({}));
    compute(
        std::pair(typed, m_known),
        [hasOtherRules](const std::pair<subregistry::Definition, Namespace>& wish,
                        const std::stop_token& /*stop*/) {
            return compared(wish.first, wish.second, hasOtherRules);
        },
        [this](const Compared& found) { return showPlan(found); });
}

NewSubregistryDialog::Compared NewSubregistryDialog::compared(const subregistry::Definition& typed,
                                                              const Namespace& known, bool hasOtherRules)
{
    if (const QString objection = hasOtherRules ? workflow::rulesObjection(known.rule, typed) : QString();
        !objection.isEmpty())
        return {.objection = objection};
    const workflow::ListSyntax syntax(typed, known.rule);
    const auto odd = syntax.patternFinding();
    QStringList warnings{odd ? findings::message(*odd) : QString(), syntax.bypassNotice(),
                         workflow::sharedRuleNotice(typed, known.lists)};
    warnings.removeAll(QString());
    return {.warning = warnings.join(u'\n')};
}

bool NewSubregistryDialog::showPlan(const Compared& found)
{
    if (!found.objection.isEmpty()) {
        preview()->showHint(findings::visibleText(found.objection));
        preview()->warn();
        return false;
    }
    const subregistry::Definition typed = definition();
    const bool isSame = typed == m_present;
    QStringList sentences{
        isSame ? tr("Nothing differs yet.")
        : !m_present
            ? tr("Ranges and entries can be added once the subregistry %1 is created.").arg(typed.fullName())
            : tr("The ranges and entries remain. The history will keep the change.")};
    if (m_present && typed.urn != m_present->urn && !m_present->urn.isEmpty())
        sentences.append(tr("URNs in letters that were already sent do not change."));
    if (m_present && !m_present->rules.isEmpty() && typed.rules.isEmpty())
        sentences.append(tr("Checks of URNs will no longer use the list."));
    if (!found.warning.isEmpty())
        sentences.append(found.warning);
    for (const findings::Finding& finding : subregistry::policyFindings(policy()))
        sentences.append(findings::message(finding));
    preview()->showHint(findings::visibleText(sentences.join(u'\n')));
    if (!found.warning.isEmpty())
        preview()->warn();
    return !isSame;
}

} // namespace nidus::ui
