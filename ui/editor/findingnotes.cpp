// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/findingnotes.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/quickfix.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/findingplace.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Escapes ampersands, which mark mnemonics in a menu.
QString menuText(QString text) { return text.replace(u'&', u"&&"_s); }

bool isAboutSample(const findings::Finding& finding)
{
    return finding.id == findings::kRuleSampleRejected || finding.id == findings::kRuleSampleAccepted;
}

} // namespace

FindingNotes::FindingNotes(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    hide();
}

void FindingNotes::showFindings(QList<findings::Finding> findings,
                                const registration::RegistrationTemplate& about)
{
    std::stable_sort(findings.begin(), findings.end(),
                     [&about](const findings::Finding& a, const findings::Finding& b) {
                         return findingRank(a, about) > findingRank(b, about);
                     });
    QList<int> ranks;
    for (const findings::Finding& finding : std::as_const(findings))
        ranks.append(static_cast<int>(findingRank(finding, about)));
    if (findings == m_shown && ranks == m_ranks)
        return;
    m_shown = findings;
    m_ranks = ranks;
    m_sentences.clear();
    m_lastStop = m_control;

    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    const auto samples = std::ranges::count_if(findings, isAboutSample);
    bool hasSamples = false;
    for (const findings::Finding& finding : std::as_const(findings)) {
        if (samples < 2 || !isAboutSample(finding)) {
            addNote(finding, about);
            if (isUnfilled(finding, about)) // the name of the field is heard before it
                m_sentences.last() = tr("Required.");
        } else if (!std::exchange(hasSamples, true))
            addSamples(static_cast<int>(samples), findingRank(finding, about));
    }
    if (findChild<QToolButton*>()) // which is seen; offerFixes() presses it
        m_sentences.append(
            tr("In this field, %1 offers the correction.")
                .arg(QKeySequence(Qt::CTRL | Qt::Key_Period).toString(QKeySequence::NativeText)));
    setVisible(!findings.isEmpty());
}

QHBoxLayout* FindingNotes::addRow(FindingRank rank, const QString& sentence, const QStringList& explanation)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);

    auto* sign = new QLabel;
    followLooks(*sign, [sign, rank] {
        const int size = sign->fontMetrics().height();
        sign->setPixmap(rankIcon(rank).pixmap(QSize(size, size), sign->devicePixelRatioF()));
    });
    layout->addWidget(sign, 0, Qt::AlignTop);

    const QString whole = tr("%1: %2").arg(rankWord(rank), sentence);
    m_sentences.append(whole);
    auto* text = new QLabel(whole);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setAccessibleName(whole);
    text->setAccessibleDescription(explanation.join(u' ')); // else it is the tool tip with its tags
    QString toolTip;
    for (const QString& part : explanation)
        toolTip += u"<p>%1</p>"_s.arg(part.toHtmlEscaped());
    text->setToolTip(toolTip);
    layout->addWidget(text, 1);
    this->layout()->addWidget(row);
    return layout;
}

void FindingNotes::addNote(const findings::Finding& finding, const registration::RegistrationTemplate& about)
{
    const findings::CatalogEntry* entry = findings::catalogEntry(QString(finding.id.word()));
    QStringList explanation;
    if (entry)
        explanation = {findings::translatedReason(*entry), findings::translatedFix(*entry),
                       findings::ruleReference(*entry)};
    explanation.removeAll(QString());
    const QString message = placedMessage(finding);
    const std::optional<lint::QuickFix> fix = lint::quickFix(finding, about);
    const bool isProposed =
        fix && registration::isSingleLine(fix->field) && !fix->text.isEmpty() && !message.contains(fix->text);
    const QString sentence = isProposed ? message + u' ' + tr("Write “%1” instead.").arg(fix->text) : message;
    addFix(*addRow(findingRank(finding, about), sentence, explanation), finding, about);
}

void FindingNotes::addSamples(int count, FindingRank rank)
{
    addRow(rank, tr("%n sample(s) not as expected; the Syntax tab lists them.", nullptr, count), {});
}

void FindingNotes::addFix(QHBoxLayout& row, const findings::Finding& finding,
                          const registration::RegistrationTemplate& about)
{
    const std::optional<lint::QuickFix> fix = m_isFixable ? lint::quickFix(finding, about) : std::nullopt;
    if (!fix)
        return;
    auto* button = new QToolButton;
    button->setText(fix->safety == lint::FixSafety::Safe ? tr("Fix") : tr("Fix…"));
    button->setAccessibleName(tr("Fix: %1").arg(findings::message(finding)));
    button->setToolTip(registration::isSingleLine(fix->field)
                           ? plainToolTip(tr("Changes the text to “%1”").arg(fix->text))
                           : tr("Corrects the field. You can undo this."));
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, finding] { Q_EMIT fixRequested(finding); });
    row.addWidget(button, 0, Qt::AlignTop);
    if (m_lastStop)
        setTabOrder(std::exchange(m_lastStop, button), button);
}

bool FindingNotes::offerFixes()
{
    const QList<QToolButton*> fixes = findChildren<QToolButton*>();
    if (fixes.isEmpty())
        return false;
    if (fixes.size() == 1) {
        fixes.constFirst()->click();
        return true;
    }
    auto* menu = deletedOnClose(new QMenu(this));
    for (QToolButton* fix : fixes)
        menu->addAction(menuText(fix->accessibleName()), fix, &QToolButton::click);
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(mapToGlobal(QPoint()));
    return true;
}

} // namespace nidus::ui
