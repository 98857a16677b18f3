// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/templateform.h"

#include "core/registration/registrantparts.h"
#include "ui/editor/fieldbox.h"
#include "ui/editor/fieldhelppane.h"
#include "ui/editor/findingspeech.h"
#include "ui/editor/grammarhint.h"
#include "ui/help/helpplaces.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/fonts.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/findingplace.h"
#include "ui/support/widgets/announcement.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kNarrowestForm = 420; ///< pixels at the default font
constexpr int kFormMargin = 16;
constexpr int kTopMargin = 8;
constexpr int kColumnGap = 16;
constexpr int kRowGap = 8;
constexpr int kTwoColumns = 80; ///< characters; from this width on, fields are side by side
constexpr int kWidest = 110;    ///< characters; longer lines are hard to read
constexpr EditPlace kFastTrack{registration::TemplateField::Registrant,
                               registration::RegistrantPart::FastTrack};

} // namespace

TemplateForm::TemplateForm(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);

    auto* page = new QWidget;
    followLooks(*page, [page] { page->setMaximumWidth(page->fontMetrics().averageCharWidth() * kWidest); });
    auto* form = new QVBoxLayout(page);
    form->setContentsMargins(kFormMargin, kTopMargin, kFormMargin, 16);
    form->setSpacing(16);
    addTopFields(form);
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (field == registration::TemplateField::Registrant) {
            form->addWidget(makeRegistrantBox());
        } else if (!registration::isSingleLine(field)) {
            const auto kind = field == registration::TemplateField::Syntax ? FieldInput::Kind::Code
                                                                           : FieldInput::Kind::Text;
            FieldBox* box = makeInputBox(field, kind);
            if (field == registration::TemplateField::Syntax) {
                m_grammarHint = new GrammarHint;
                connect(m_grammarHint, &GrammarHint::useWanted, this, &TemplateForm::grammarWanted);
                connect(m_grammarHint, &GrammarHint::insertWanted, this, &TemplateForm::writeGrammar);
                box->body()->addWidget(m_grammarHint);
            }
            form->addWidget(box);
        }
    }
    form->addStretch();
    setWidget(page);
    FieldBox::orderLinks(m_boxes);
    for (QWidget* part : page->findChildren<QWidget*>())
        part->installEventFilter(this);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &TemplateForm::noteFocus);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &TemplateForm::holdFocus);
}

void TemplateForm::addTopFields(QVBoxLayout* form)
{
    form->addWidget(m_languageHint = makeLanguageHint());
    QBoxLayout* row = makeRow();
    for (const registration::TemplateField field :
         {registration::TemplateField::Nid, registration::TemplateField::Version,
          registration::TemplateField::Date})
        row->addWidget(makeInputBox(field, FieldInput::Kind::Line),
                       field == registration::TemplateField::Nid ? 2 : 1);
    form->addLayout(row);
}

QBoxLayout* TemplateForm::makeRow()
{
    auto* row = new QBoxLayout(QBoxLayout::LeftToRight);
    row->setSpacing(kColumnGap);
    m_rows.append(row);
    return row;
}

QSize TemplateForm::minimumSizeHint() const
{
    // It cannot scroll sideways, so its neighbors must not take the width that it needs.
    const int needed = stackedWidth() + 2 * kFormMargin + verticalScrollBar()->sizeHint().width();
    return {std::max(grown(kNarrowestForm, *this), needed), QScrollArea::minimumSizeHint().height()};
}

int TemplateForm::stackedWidth() const
{
    int width =
        std::max(m_fastTrack->minimumSizeHint().width(), m_splitRegistrant->minimumSizeHint().width());
    for (const QBoxLayout* row : m_rows) {
        for (int i = 0; i < row->count(); ++i)
            width = std::max(width, row->itemAt(i)->minimumSize().width());
    }
    for (const FieldBox* box : m_boxes) {
        const bool hasRows = box->field() == registration::TemplateField::Registrant ||
                             registration::isSingleLine(box->field());
        if (!hasRows)
            width = std::max(width, box->minimumSizeHint().width());
    }
    return width;
}

void TemplateForm::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrangeRows();
}

bool TemplateForm::eventFilter(QObject* watched, QEvent* event)
{
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        arrangeRows(); // a finding may need more room
        const int before = std::exchange(m_leastWidth, stackedWidth());
        if (before != m_leastWidth)
            updateGeometry();
    }
    if (event->type() == QEvent::Move && watched != widget()) // which moves when somebody scrolls
        holdFocus();
    return done;
}

const QWidget* TemplateForm::focusedControl() const
{
    const FieldInput* input = m_inputs.at(m_currentPlace.index());
    return input && input->control()->hasFocus() ? input->control() : nullptr;
}

void TemplateForm::noteFocus()
{
    if (m_isHolding)
        return;
    const QWidget* control = focusedControl();
    m_focusTop = control
                     ? std::optional(control->mapTo(widget(), QPoint()).y() - verticalScrollBar()->value())
                     : std::nullopt;
}

void TemplateForm::holdFocus()
{
    const QWidget* control = focusedControl();
    if (!control || !m_focusTop || m_isHolding)
        return;
    const QScopedValueRollback holding(m_isHolding, true);
    const int wanted = control->mapTo(widget(), QPoint()).y() - *m_focusTop;
    verticalScrollBar()->setValue(wanted);
    if (wanted < 0 && !std::exchange(m_isReserving, true)) // once the layout is complete
        QMetaObject::invokeMethod(this, &TemplateForm::reserveForFocus, Qt::QueuedConnection);
}

void TemplateForm::reserveForFocus()
{
    m_isReserving = false;
    const QWidget* control = focusedControl();
    const int missing = control && m_focusTop ? *m_focusTop - control->mapTo(widget(), QPoint()).y() : 0;
    if (missing > 0)
        reserveAbove(m_reserved + missing);
}

void TemplateForm::reserveAbove(int pixels)
{
    if (std::exchange(m_reserved, pixels) == pixels)
        return;
    QMargins margins = widget()->layout()->contentsMargins();
    margins.setTop(kTopMargin + pixels);
    widget()->layout()->setContentsMargins(margins);
}

void TemplateForm::keepHeight(bool isKept)
{
    const int bottom = verticalScrollBar()->value() + viewport()->height();
    if (isKept)
        widget()->setMinimumHeight(widget()->height() > viewport()->height() ? widget()->height() : 0);
    else if (!isVisible() || bottom <= widget()->heightForWidth(widget()->width()))
        widget()->setMinimumHeight(0);
}

void TemplateForm::arrangeRows()
{
    const int room = viewport()->width() - 2 * kFormMargin;
    const bool isWide = viewport()->width() >= fontMetrics().averageCharWidth() * kTwoColumns;
    for (QBoxLayout* row : std::as_const(m_rows)) {
        int needed = 0;
        for (int i = 0; i < row->count(); ++i)
            needed += row->itemAt(i)->minimumSize().width() + (i > 0 ? kColumnGap : 0);
        const bool fits = isWide && needed <= room;
        const auto direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
        if (row->direction() == direction)
            continue; // setting the same spacing would lead to another request
        row->setDirection(direction);
        row->setSpacing(fits ? kColumnGap : kRowGap);
    }
}

FieldBox* TemplateForm::makeBox(registration::TemplateField field)
{
    auto* box = new FieldBox(field);
    connect(box, &FieldBox::linkEntered, this, [this, field] { enter({field}); });
    connect(box, &FieldBox::hintRequested, this, &TemplateForm::hintRequested);
    connect(box, &FieldBox::fixRequested, this, &TemplateForm::fixRequested);
    connect(box, &FieldBox::commentsWanted, this, &TemplateForm::commentsWanted);
    connect(box, &FieldBox::syntaxWanted, this, &TemplateForm::syntaxWanted);
    m_boxes.at(static_cast<std::size_t>(field)) = box;
    return box;
}

FieldBox* TemplateForm::makeInputBox(registration::TemplateField field, FieldInput::Kind kind)
{
    FieldBox* box = makeBox(field);
    FieldInput* input = makeInput({field}, kind, fieldTitle(field));
    box->body()->addWidget(input);
    box->setBuddy(input->control());
    return box;
}

FieldBox* TemplateForm::makeRegistrantBox()
{
    FieldBox* box = makeBox(registration::TemplateField::Registrant);
    auto* parts = new QVBoxLayout;
    parts->setSpacing(8);
    using Kind = FieldInput::Kind;
    const auto addPair = [this, box, parts](registration::RegistrantPart first,
                                            registration::RegistrantPart second) {
        QBoxLayout* row = makeRow();
        row->addWidget(makeTitledInput(*box, first, Kind::Line), 1);
        row->addWidget(makeTitledInput(*box, second, Kind::Line), 1);
        parts->addLayout(row);
    };
    parts->addWidget(makeTitledInput(*box, registration::RegistrantPart::Organization, Kind::Line));
    parts->addWidget(makeTitledInput(*box, registration::RegistrantPart::Address, Kind::Text));
    addPair(registration::RegistrantPart::ContactName, registration::RegistrantPart::RoleAddress);
    addPair(registration::RegistrantPart::Email, registration::RegistrantPart::Phone);
    m_fastTrack = new QCheckBox(tr("Fast track (RFC 8141 section 6.3)"));
    m_fastTrack->setToolTip(tr("Only for recognized standards bodies"));
    m_fastTrack->setAccessibleName(partTitle(registration::RegistrantPart::FastTrack));
    m_fastTrack->setProperty(kHelpPlace, u"life#fast-track"_s);
    connect(m_fastTrack, &QCheckBox::clicked, this,
            [this](bool checked) { edit(kFastTrack, checked ? u"yes"_s : QString()); });
    parts->addWidget(m_fastTrack);
    parts->addWidget(makeTitledInput(*box, registration::RegistrantPart::Other, Kind::Text));
    m_splitRegistrant = new QPushButton(tr("Split into Fields"));
    m_splitRegistrant->setObjectName(u"split-registrant"_s);
    m_splitRegistrant->setToolTip(
        tr("Moves lines such as “Name:”, “E-mail:”, and “Address:” to their fields"));
    connect(m_splitRegistrant, &QPushButton::clicked, this, &TemplateForm::takeApart);
    parts->addWidget(m_splitRegistrant, 0, Qt::AlignLeft);
    box->body()->addLayout(parts);
    const EditPlace first{registration::TemplateField::Registrant,
                          registration::RegistrantPart::Organization};
    box->setBuddy(m_inputs.at(first.index())->control());
    return box;
}

QWidget* TemplateForm::makeTitledInput(FieldBox& box, registration::RegistrantPart part,
                                       FieldInput::Kind kind)
{
    auto* holder = new QWidget;
    auto* layout = new QVBoxLayout(holder);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto* label = new QLabel(partTitle(part));
    FieldInput* input = makeInput({registration::TemplateField::Registrant, part}, kind, partTitle(part));
    label->setBuddy(input->control());
    layout->addWidget(label);
    layout->addWidget(input);
    layout->addWidget(box.makePartNotes(part, input->control()));
    layout->addStretch();
    return holder;
}

FieldInput* TemplateForm::makeInput(EditPlace place, FieldInput::Kind kind, const QString& accessibleName)
{
    auto* input = new FieldInput(kind, accessibleName);
    m_inputs.at(place.index()) = input;
    input->control()->setObjectName(u"field-"_s + placeWord(place));
    connect(input, &FieldInput::edited, this, [this, place](const QString& text) { edit(place, text); });
    connect(input, &FieldInput::focusEntered, this, [this, place] { enter(place); });
    connect(input, &FieldInput::focusLeft, this, [this] {
        if (DraftDocument* document = m_document)
            document->endTyping();
    });
    return input;
}

void TemplateForm::edit(EditPlace place, const QString& value)
{
    noteFocus();
    keepHeight(true);
    if (DraftDocument* document = m_document)
        document->edit(place, value);
}

void TemplateForm::takeApart()
{
    registration::RegistrationTemplate after = values().toTemplate();
    const std::optional<registration::Registrant> parts = registration::withLabeledParts(after.registrant());
    if (!m_document || !parts)
        return;
    after.setRegistrant(*parts);
    focusField(registration::TemplateField::Registrant); // before the focused button disappears
    m_document->editTemplate(after, m_splitRegistrant->text());
}

void TemplateForm::updateTakeApart()
{
    m_splitRegistrant->setVisible(m_document && !m_document->isReadOnly() &&
                                  registration::withLabeledParts(values().toTemplate().registrant()));
}

void TemplateForm::updateGrammarHint() { m_grammarHint->showFor(m_document); }

void TemplateForm::writeGrammar()
{
    focusField(registration::TemplateField::Syntax); // before the focused button disappears
    if (DraftDocument* document = m_document)
        insertGrammar(*document);
}

void TemplateForm::enter(EditPlace place)
{
    const bool isOther = m_currentPlace.field != place.field;
    m_currentPlace = place;
    keepHeight(false);
    noteFocus();
    if (verticalScrollBar()->value() >= m_reserved) // then nothing moves
        reserveAbove(0);
    if (isOther)
        Q_EMIT currentFieldChanged(place.field);
}

void TemplateForm::showDraft(DraftDocument* document)
{
    if (m_document == document)
        return;
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = nullptr;
    showValues(document->values(), document->isReadOnly());
    m_document = document;
    connect(document, &DraftDocument::valueChanged, this, &TemplateForm::showValue);
    connect(document, &DraftDocument::syntaxChanged, this, &TemplateForm::updateGrammarHint);
    updateTakeApart();
    updateGrammarHint();

    const registration::Draft& draft = document->stored();
    FieldInput* nid = m_inputs.at(EditPlace{registration::TemplateField::Nid}.index());
    const bool isNewInformal =
        draft.kind == registration::NamespaceKind::Informal && draft.revisionOf.isEmpty();
    nid->setReadOnly(document->isReadOnly() || isNewInformal || !draft.revisionOf.isEmpty());
    nid->setPlaceholder(isNewInformal ? tr("Assigned at registration") : QString());
}

void TemplateForm::showVersion(const registration::RegistrationTemplate& registrationTemplate)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = nullptr;
    m_values = FormValues(registrationTemplate);
    showValues(m_values, true);
}

void TemplateForm::showValues(const FormValues& values, bool isReadOnly)
{
    m_focusTop.reset();
    widget()->setMinimumHeight(0);
    reserveAbove(0);
    for (const EditPlace place : FormValues::places()) {
        FieldInput* input = m_inputs.at(place.index());
        if (!input) {
            m_fastTrack->setChecked(!values.value(place).isEmpty());
            m_fastTrack->setEnabled(!isReadOnly);
            continue;
        }
        input->setReadOnly(isReadOnly);
        input->setPlaceholder(isReadOnly ? QString() : placeHint(place));
        input->showText(values.value(place));
    }
    m_values = values;
    m_languageHint->setVisible(!isReadOnly && !isWindowEnglish());
    for (FieldBox* box : m_boxes)
        box->setFixesOffered(!isReadOnly);
    updateTakeApart();
    updateGrammarHint();
    m_isLinted = false; // it is shown again, which changes no findings
    showFindings({});
    m_isLinted = false;
}

const FormValues& TemplateForm::values() const { return m_document ? m_document->values() : m_values; }

void TemplateForm::showValue(EditPlace place)
{
    if (place == kFastTrack)
        m_fastTrack->setChecked(!values().value(place).isEmpty());
    else
        m_inputs.at(place.index())->showText(values().value(place));
    if (place.field == registration::TemplateField::Registrant)
        updateTakeApart();
    if (place.field == registration::TemplateField::Syntax)
        updateGrammarHint();
}

void TemplateForm::showFindings(const QList<findings::Finding>& findings)
{
    const registration::RegistrationTemplate about = values().toTemplate();
    QList<QWidget*> changed;
    for (FieldBox* box : m_boxes)
        changed += box->showFindings(findings, about);
    if (std::exchange(m_isLinted, true)) // otherwise it was just opened
        announceChanged(this, changed, findings);
}

void TemplateForm::reveal(const findings::Finding& finding)
{
    if (!finding.field)
        return;
    if (*finding.field == registration::TemplateField::Registrant) {
        const EditPlace part{*finding.field, registrantPartOf(finding, values().toTemplate().registrant())};
        return select(part, 0, values().value(part).size());
    }
    const QString typed = values().value({*finding.field});
    const QString normalized = values().toTemplate().text(*finding.field);
    const bool hasRange = finding.range.length > 0;
    const auto first = static_cast<qsizetype>(finding.range.offset);
    const auto last = first + static_cast<qsizetype>(finding.range.length);
    const qsizetype from = hasRange ? typedOffset(typed, normalized, first) : 0;
    const qsizetype to = hasRange ? typedOffset(typed, normalized, last - 1) + 1 : from;
    select({*finding.field}, from, to - from);
}

void TemplateForm::select(EditPlace place, qsizetype offset, qsizetype length)
{
    FieldInput* input = m_inputs.at(place.index());
    // Somebody who goes to the finding where they are would otherwise hear nothing.
    if (input->control()->hasFocus())
        announce(input->control(), input->control()->accessibleDescription());
    input->select(offset, length);
    ensureWidgetVisible(m_boxes.at(static_cast<std::size_t>(place.field)), 0, 16);
    ensureWidgetVisible(input, 0, 48);
}

void TemplateForm::replace(const FormValues& after, const QString& what)
{
    if (DraftDocument* document = m_document)
        document->editTemplate(after.toTemplate(), what);
}

void TemplateForm::focusField(registration::TemplateField field)
{
    m_boxes.at(static_cast<std::size_t>(field))->focusControl();
    ensureWidgetVisible(m_boxes.at(static_cast<std::size_t>(field)), 0, 16);
}

void TemplateForm::setFieldActions(const QList<QAction*>& actions)
{
    for (FieldInput* input : m_inputs) {
        if (input)
            input->setMenuActions(actions);
    }
}

bool TemplateForm::offerFixes() { return m_boxes.at(static_cast<std::size_t>(currentField()))->offerFixes(); }

void TemplateForm::showComments(const QList<registration::ReviewComment>& comments)
{
    const QList<registration::ReviewComment> open = registration::openComments(comments);
    for (FieldBox* box : m_boxes)
        box->showComments(
            std::ranges::count(open, std::optional(box->field()), &registration::ReviewComment::field));
}

void TemplateForm::focusFirstField()
{
    m_boxes.front()->focusControl();
    ensureVisible(0, 0);
}

} // namespace nidus::ui
