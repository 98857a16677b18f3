// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/diagram/diagrampane.h"

#include "core/grammar/diagram/diagramsvg.h"
#include "core/workflow/registry/savefile.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/scrolling.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/syntax/diagram/diagramlook.h"
#include "ui/syntax/diagram/diagramview.h"

#include <QBuffer>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr double kPictureScale = 2; ///< PNG pixels per logical pixel
constexpr double kPictureWidth = 760;

QString nameOf(const grammar::GrammarRule& rule) { return QString::fromStdString(rule.name); }

QString suffixOf(PictureFormat format) { return format == PictureFormat::Svg ? u"svg"_s : u"png"_s; }

bool isBroken(const grammar::Grammar& grammar, const QString& name)
{
    const grammar::RuleId rule = grammar.tree().find(name.toStdString());
    return rule == grammar::kNoRule || grammar.tree().rules[rule].isBroken;
}

QByteArray pngOf(const grammar::GrammarTree& tree, grammar::RuleId rule, const QFont& font)
{
    // Black on white, regardless of the window's colors.
    const QPalette paper(Qt::black, Qt::white, Qt::white, Qt::gray, Qt::gray, Qt::black, Qt::white);
    const grammar::RuleDiagram diagram = layOutDiagram(tree, rule, font, kPictureWidth);
    QImage image(QSizeF(diagram.size.width * kPictureScale, diagram.size.height * kPictureScale).toSize(),
                 QImage::Format_RGB32);
    image.setDevicePixelRatio(kPictureScale);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintDiagram(painter, diagram, font, paper);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

DiagramPane::DiagramPane(QWidget* parent)
    : QWidget(parent),
      m_chooser(new QComboBox),
      m_export(new QToolButton),
      m_scroll(new QScrollArea),
      m_view(new DiagramView)
{
    m_chooser->setAccessibleName(tr("Rule in the diagram"));
    m_chooser->setMinimumContentsLength(10);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_export->setIcon(themedIcon(u"document-export"_s));
    m_export->setText(tr("Export Diagram"));
    m_export->setToolTip(m_export->text());
    m_export->setAccessibleName(m_export->text());
    m_export->setFocusPolicy(Qt::StrongFocus);
    m_export->setPopupMode(QToolButton::InstantPopup);
    auto* formats = new QMenu(m_export);
    formats->addAction(tr("As SVG…"), this, [this] { askWhere(PictureFormat::Svg); });
    formats->addAction(tr("As PNG…"), this, [this] { askWhere(PictureFormat::Png); });
    m_export->setMenu(formats);
    auto* head = inRow(nullptr, {.margins = QMargins(8, 0, 8, 4), .spacing = 8}, {{m_chooser, 1}, m_export});

    auto* hint = new QLabel(tr("The diagram of the rule at the cursor appears here."));
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignCenter);
    m_hint = scrolling(hint);
    // Smaller than its default, to leave room for the title above.
    followLooks(*m_hint, [this] { m_hint->setMinimumHeight(m_hint->fontMetrics().height() * 2); });
    m_scroll->setWidget(m_view);
    m_scroll->setBackgroundRole(QPalette::Base);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->installEventFilter(this);
    inColumn(this, kNoGaps, {head, {m_hint, 1}, {m_scroll, 1}});

    connect(m_chooser, &QComboBox::activated, this, [this] { choose(m_chooser->currentData().toString()); });
    connect(m_view, &DiagramView::ruleClicked, this, &DiagramPane::choose);
    draw();
}

void DiagramPane::showGrammar(std::shared_ptr<const grammar::Grammar> grammar)
{
    m_grammar = std::move(grammar);
    if (!m_grammar)
        m_drawn = nullptr;
    if (m_grammar && m_grammar->tree().find(m_rule.toStdString()) == grammar::kNoRule) {
        const grammar::RuleId first = m_grammar->firstRule();
        m_rule = first == grammar::kNoRule ? QString() : nameOf(m_grammar->tree().rules[first]);
    }
    fillChooser();
    draw();
}

void DiagramPane::showRule(const QString& name)
{
    if (!m_grammar || name.compare(m_rule, Qt::CaseInsensitive) == 0)
        return;
    const grammar::RuleId rule = m_grammar->tree().find(name.toStdString());
    if (rule == grammar::kNoRule)
        return;
    m_rule = nameOf(m_grammar->tree().rules[rule]);
    m_chooser->setCurrentIndex(m_chooser->findData(m_rule));
    draw();
}

void DiagramPane::choose(const QString& name)
{
    showRule(name);
    Q_EMIT ruleChosen(name);
}

void DiagramPane::fillChooser()
{
    const QSignalBlocker blocker(m_chooser);
    m_chooser->clear();
    if (!m_grammar)
        return;
    for (const grammar::GrammarRule& rule : m_grammar->tree().rules)
        m_chooser->addItem(rule.origin == grammar::RuleOrigin::Own ? nameOf(rule)
                                                                   : tr("%1 (from an RFC)").arg(nameOf(rule)),
                           nameOf(rule));
    m_chooser->setCurrentIndex(m_chooser->findData(m_rule));
}

void DiagramPane::draw()
{
    const bool isInPicture = m_drawn && m_drawn->tree().find(m_rule.toStdString()) != grammar::kNoRule;
    if (m_grammar && (!isInPicture || !isBroken(*m_grammar, m_rule)))
        m_drawn = m_grammar;
    const grammar::RuleId rule = m_drawn ? m_drawn->tree().find(m_rule.toStdString()) : grammar::kNoRule;
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    m_view->setAvailableWidth(m_scroll->width() - bar - 2 * m_scroll->frameWidth());
    m_view->showRule(m_drawn, rule);
    m_hint->setVisible(rule == grammar::kNoRule);
    m_scroll->setVisible(rule != grammar::kNoRule);
    m_chooser->setEnabled(rule != grammar::kNoRule);
    m_export->setEnabled(rule != grammar::kNoRule);
}

bool DiagramPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
        m_view->setAvailableWidth(m_scroll->width() - bar - 2 * m_scroll->frameWidth());
    }
    return QWidget::eventFilter(watched, event);
}

QByteArray DiagramPane::picture(PictureFormat format) const
{
    const grammar::GrammarTree& tree = m_drawn->tree();
    const grammar::RuleId rule = tree.find(m_rule.toStdString());
    return format == PictureFormat::Svg ? QByteArray::fromStdString(grammar::diagramSvg(tree, rule))
                                        : pngOf(tree, rule, m_view->font());
}

base::Result<void> DiagramPane::writePicture(const QString& path, PictureFormat format) const
{
    return workflow::writeFile(path, picture(format));
}

void DiagramPane::askWhere(PictureFormat format)
{
    auto* dialog = saveFileDialog(window(), tr("Export Diagram"),
                                  {format == PictureFormat::Svg ? tr("SVG (*.svg)") : tr("PNG (*.png)")},
                                  suffixOf(format));
    dialog->selectFile(m_rule + u'.' + suffixOf(format));
    connect(dialog, &QFileDialog::fileSelected, this, [this, format](const QString& path) {
        if (const auto written = writePicture(path, format); !written)
            Q_EMIT failed(written.error());
    });
    dialog->open();
}

} // namespace nidus::ui
