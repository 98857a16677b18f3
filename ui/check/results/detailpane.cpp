// SPDX-License-Identifier: Apache-2.0
#include "ui/check/results/detailpane.h"

#include "core/urn/presentation.h"
#include "core/urn/urnequivalence.h"
#include "core/urn/urnparser.h"
#include "ui/check/results/explanation.h"
#include "ui/check/rows/verdictlook.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"

#include <QAction>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QToolButton>

namespace nidus::ui {

namespace {

QLineEdit* newReadOnlyEdit(const QString& name, const QString& placeholder)
{
    auto* edit = new QLineEdit;
    edit->setReadOnly(true);
    useFixedFont(*edit);
    edit->setAccessibleName(name);
    edit->setPlaceholderText(placeholder);
    return edit;
}

QLabel* newVerdictLabel()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

DetailPane::DetailPane(QAction* copyCanonical, QWidget* parent)
    : QWidget(parent),
      m_stack(new QStackedWidget),
      m_hint(new QLabel),
      m_explanation(new QTextBrowser),
      m_unregistered(newVerdictLabel()),
      m_withDrafts(new QPushButton(tr("Include Drafts"))),
      m_canonical(newReadOnlyEdit(tr("Canonical form"), tr("None: not a URN"))),
      m_readable(newReadOnlyEdit(tr("Human-readable form"), {})),
      m_rfc8141(newVerdictLabel()),
      m_rfc2141(newVerdictLabel())
{
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setEnabled(false); // for the palette's muted color
    m_explanation->setAccessibleName(tr("Findings about the line"));
    m_explanation->setLineWrapMode(QTextEdit::WidgetWidth);
    m_explanation->setTabChangesFocus(true);
    followLooks(*m_explanation,
                [this] { m_explanation->setMinimumHeight(m_explanation->fontMetrics().lineSpacing() * 6); });
    m_canonical->setToolTip(
        tr("The complete URN in canonical form: scheme and NID in lower case, hex digits in upper case."));
    m_readable->setToolTip(
        tr("The URN with percent-encoded text decoded and deceptive characters made visible. Do not copy it "
           "into other systems."));

    auto* copy = new QToolButton;
    copy->setDefaultAction(copyCanonical);
    auto* canonicalRow = inRow(nullptr, {}, {m_canonical, copy});

    auto* content = new QWidget;
    connect(m_withDrafts, &QPushButton::clicked, this, &DetailPane::draftsWanted);
    auto* layout = inColumn(content, kNoMargins, {{m_explanation, 1}, m_unregistered, m_withDrafts});
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("Canonical form"), canonicalRow);
    form->addRow(tr("Human-readable form"), m_readable);
    form->addRow(tr("RFC 8141"), m_rfc8141);
    form->addRow(tr("RFC 2141"), m_rfc2141);
    layout->addLayout(form);

    m_stack->addWidget(m_hint);
    m_stack->addWidget(content);
    inColumn(this, {.margins = QMargins(12, 12, 12, 12)}, {m_stack});
}

void DetailPane::showHint(const QString& hint)
{
    m_text.clear();
    m_canonicalUrn.clear();
    m_hint->setText(hint);
    m_stack->setCurrentIndex(0);
}

void DetailPane::showUrn(const CheckRow& row, const QByteArray& text,
                         std::shared_ptr<const check::UrnChecker> checker)
{
    m_row = row;
    m_text = text;
    m_checker = std::move(checker);
    const auto urn = urn::parseUrn(view(text), m_checker->options().rfc);
    m_canonicalUrn =
        urn ? QString::fromStdString(urn::normalizedUrn(*urn, urn::NormalForm::Full)) : QString();
    m_canonical->setText(m_canonicalUrn);
    m_canonical->setCursorPosition(0);
    m_readable->setText(QString::fromStdString(urn::humanFriendly(view(text))));
    m_readable->setCursorPosition(0);
    m_rfc8141->setText(syntaxVerdict(view(text), urn::Rfc::Rfc8141, *m_checker));
    m_rfc2141->setText(syntaxVerdict(view(text), urn::Rfc::Rfc2141, *m_checker));
    offerDraft();
    render();
    m_stack->setCurrentIndex(1);
}

void DetailPane::setDrafts(const std::function<QString(const QString& nid)>& draftFor)
{
    m_draftFor = draftFor;
    offerDraft();
}

void DetailPane::offerDraft()
{
    const bool isUnregistered = m_checker && m_row.verdict() == check::Verdict::Unregistered;
    const auto urn =
        isUnregistered ? std::optional(urn::parseUrn(view(m_text), m_checker->options().rfc)) : std::nullopt;
    const QString nid =
        urn && *urn ? QString::fromUtf8((*urn)->nid.data(), qsizetype((*urn)->nid.size())) : QString();
    const QString draft = m_draftFor && !nid.isEmpty() ? m_draftFor(nid) : QString();
    m_unregistered->setText(
        draft.isEmpty() ? QString()
                        : tr("“%1” is not registered, but “%2” has a syntax rule for it.").arg(nid, draft));
    m_unregistered->setVisible(!draft.isEmpty());
    m_withDrafts->setVisible(!draft.isEmpty());
}

void DetailPane::render()
{
    m_explanation->setHtml(
        explanationHtml(m_row, view(m_text), *m_checker, kindColor(kindOf(m_row.outcome()), palette())));
}

void DetailPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_stack->currentIndex() == 1)
        render();
}

} // namespace nidus::ui
