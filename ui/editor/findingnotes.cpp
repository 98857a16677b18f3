// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/findingnotes.h"

#include "core/findings/catalog/catalog.h"
#include "core/lint/quickfix.h"
#include "ui/support/text/findingrank.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Escapes ampersands, which mark mnemonics in a menu.
QString menuText(QString text) { return text.replace(u'&', u"&&"_s); }

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

    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    for (const findings::Finding& finding : std::as_const(findings))
        addNote(finding, about);
    setVisible(!findings.isEmpty());
}

void FindingNotes::addNote(const findings::Finding& finding, const registration::RegistrationTemplate& about)
{
    const FindingRank rank = findingRank(finding, about);
    const findings::CatalogEntry* entry = findings::catalogEntry(QString(finding.id.word()));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);

    auto* sign = new QLabel;
    const int size = fontMetrics().height();
    sign->setPixmap(rankIcon(rank).pixmap(QSize(size, size), devicePixelRatioF()));
    layout->addWidget(sign, 0, Qt::AlignTop);

    const QString sentence = tr("%1: %2").arg(rankWord(rank), findings::message(finding));
    m_sentences.append(sentence);
    auto* text = new QLabel(sentence);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setAccessibleName(sentence);
    if (entry)
        text->setToolTip(
            u"<p>%1</p><p>%2</p><p>%3</p>"_s.arg(findings::translatedReason(*entry).toHtmlEscaped(),
                                                 findings::translatedFix(*entry).toHtmlEscaped(),
                                                 findings::ruleReference(*entry).toHtmlEscaped()));
    layout->addWidget(text, 1);
    addFix(*layout, finding, about);
    this->layout()->addWidget(row);
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
