// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/templateform.h"

#include "core/registration/registrantparts.h"
#include "ui/editor/fieldbox.h"
#include "ui/support/fieldtexts.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr int kTwoColumns = 80;  ///< characters of width from which on fields stand side by side
constexpr int kWidestForm = 110; ///< characters; longer lines are hard to read
constexpr EditPlace kFastTrack{TemplateField::Registrant, RegistrantPart::FastTrack};

} // namespace

TemplateForm::TemplateForm(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);

    auto* page = new QWidget;
    page->setMaximumWidth(fontMetrics().averageCharWidth() * kWidestForm);
    auto* form = new QVBoxLayout(page);
    form->setContentsMargins(16, 8, 16, 16);
    form->setSpacing(16);
    addTopFields(form);
    for (const TemplateField field : kTemplateFields) {
        if (field == TemplateField::Registrant) {
            form->addWidget(makeRegistrantBox());
        } else if (!isSingleLine(field)) {
            FieldBox* box = makeBox(field);
            const auto kind =
                field == TemplateField::Syntax ? FieldInput::Kind::Code : FieldInput::Kind::Text;
            FieldInput* input = makeInput({field}, kind, fieldTitle(field));
            box->body()->addWidget(input);
            box->setBuddy(input->control());
            form->addWidget(box);
        }
    }
    form->addStretch();
    setWidget(page);
}

void TemplateForm::addTopFields(QVBoxLayout* form)
{
    QBoxLayout* row = makeRow();
    for (const TemplateField field : {TemplateField::Nid, TemplateField::Version, TemplateField::Date}) {
        FieldBox* box = makeBox(field);
        FieldInput* input = makeInput({field}, FieldInput::Kind::Line, fieldTitle(field));
        box->body()->addWidget(input);
        box->setBuddy(input->control());
        row->addWidget(box, field == TemplateField::Nid ? 2 : 1);
    }
    form->addLayout(row);
}

QBoxLayout* TemplateForm::makeRow()
{
    auto* row = new QBoxLayout(QBoxLayout::LeftToRight);
    row->setSpacing(16);
    m_rows.append(row);
    return row;
}

void TemplateForm::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    const bool isWide = viewport()->width() >= fontMetrics().averageCharWidth() * kTwoColumns;
    for (QBoxLayout* row : std::as_const(m_rows)) {
        row->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        row->setSpacing(isWide ? 16 : 8);
    }
}

FieldBox* TemplateForm::makeBox(TemplateField field)
{
    auto* box = new FieldBox(field);
    connect(box, &FieldBox::hintRequested, this, &TemplateForm::hintRequested);
    connect(box, &FieldBox::fixRequested, this, &TemplateForm::fixRequested);
    connect(box, &FieldBox::commentsWanted, this, &TemplateForm::commentsWanted);
    m_boxes.at(static_cast<std::size_t>(field)) = box;
    return box;
}

FieldBox* TemplateForm::makeRegistrantBox()
{
    FieldBox* box = makeBox(TemplateField::Registrant);
    auto* parts = new QVBoxLayout;
    parts->setSpacing(8);
    using Kind = FieldInput::Kind;
    const auto addPair = [this, parts](RegistrantPart first, RegistrantPart second) {
        QBoxLayout* row = makeRow();
        row->addWidget(makeTitledInput(first, Kind::Line), 1);
        row->addWidget(makeTitledInput(second, Kind::Line), 1);
        parts->addLayout(row);
    };
    parts->addWidget(makeTitledInput(RegistrantPart::Organisation, Kind::Line));
    parts->addWidget(makeTitledInput(RegistrantPart::Address, Kind::Text));
    addPair(RegistrantPart::ContactName, RegistrantPart::RoleAddress);
    addPair(RegistrantPart::Email, RegistrantPart::Phone);
    m_fastTrack = new QCheckBox(tr("Fast track (RFC 8141 section 6.3)"));
    m_fastTrack->setToolTip(tr("For recognized standards bodies"));
    m_fastTrack->setAccessibleName(partTitle(RegistrantPart::FastTrack));
    connect(m_fastTrack, &QCheckBox::clicked, this,
            [this](bool checked) { edit(kFastTrack, checked ? u"yes"_s : QString()); });
    parts->addWidget(m_fastTrack);
    parts->addWidget(makeTitledInput(RegistrantPart::Other, Kind::Text));
    m_takeApart = new QPushButton(tr("Take Apart"));
    m_takeApart->setObjectName(u"take-apart"_s);
    m_takeApart->setToolTip(tr("Lines such as “Name:”, “E-mail:” and “Address:” go into their fields"));
    connect(m_takeApart, &QPushButton::clicked, this, &TemplateForm::takeApart);
    parts->addWidget(m_takeApart, 0, Qt::AlignLeft);
    box->body()->addLayout(parts);
    const EditPlace first{TemplateField::Registrant, RegistrantPart::Organisation};
    box->setBuddy(m_inputs.at(first.index())->control());
    return box;
}

QWidget* TemplateForm::makeTitledInput(RegistrantPart part, FieldInput::Kind kind)
{
    auto* holder = new QWidget;
    auto* layout = new QVBoxLayout(holder);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto* label = new QLabel(partTitle(part));
    FieldInput* input = makeInput({TemplateField::Registrant, part}, kind, partTitle(part));
    label->setBuddy(input->control());
    layout->addWidget(label);
    layout->addWidget(input);
    layout->addStretch();
    return holder;
}

FieldInput* TemplateForm::makeInput(EditPlace place, FieldInput::Kind kind, const QString& accessibleName)
{
    auto* input = new FieldInput(kind, accessibleName);
    m_inputs.at(place.index()) = input;
    connect(input, &FieldInput::edited, this, [this, place](const QString& text) { edit(place, text); });
    connect(input, &FieldInput::focusEntered, this, [this, place] { enter(place.field); });
    connect(input, &FieldInput::focusLeft, this, [this] {
        if (DraftDocument* document = m_document)
            document->endTyping();
    });
    return input;
}

void TemplateForm::edit(EditPlace place, const QString& value)
{
    if (DraftDocument* document = m_document)
        document->edit(place, value);
}

void TemplateForm::takeApart()
{
    RegistrationTemplate after = shownValues().toTemplate();
    const std::optional<Registrant> parts = takenApart(after.registrant());
    if (!m_document || !parts)
        return;
    after.setRegistrant(*parts);
    focusField(TemplateField::Registrant); // before the button goes with the keyboard
    m_document->editTemplate(after, m_takeApart->text());
}

void TemplateForm::updateTakeApart()
{
    m_takeApart->setVisible(m_document && takenApart(shownValues().toTemplate().registrant()));
}

void TemplateForm::enter(TemplateField field)
{
    if (m_currentField == field)
        return;
    m_currentField = field;
    Q_EMIT currentFieldChanged(field);
}

void TemplateForm::showDraft(DraftDocument* document)
{
    if (m_document == document)
        return;
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = nullptr;
    showValues(document->values(), false);
    m_document = document;
    connect(document, &DraftDocument::valueChanged, this, &TemplateForm::showValue);
    updateTakeApart();

    const Draft& draft = document->stored();
    FieldInput* nid = m_inputs.at(EditPlace{TemplateField::Nid}.index());
    const bool isNewInformal = draft.kind == NamespaceKind::Informal && draft.revisionOf.isEmpty();
    nid->setReadOnly(isNewInformal || !draft.revisionOf.isEmpty());
    nid->setPlaceholder(isNewInformal ? tr("The number is allocated when it is registered") : QString());
}

void TemplateForm::showVersion(const RegistrationTemplate& registrationTemplate)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = nullptr;
    m_values = FormValues(registrationTemplate);
    showValues(m_values, true);
}

void TemplateForm::showValues(const FormValues& values, bool isReadOnly)
{
    for (const EditPlace place : FormValues::places()) {
        FieldInput* input = m_inputs.at(place.index());
        if (!input) {
            m_fastTrack->setChecked(!values.value(place).isEmpty());
            m_fastTrack->setEnabled(!isReadOnly);
            continue;
        }
        input->setReadOnly(isReadOnly);
        input->setPlaceholder({});
        input->showText(values.value(place));
    }
    m_values = values;
    for (FieldBox* box : m_boxes)
        box->setFixable(!isReadOnly);
    updateTakeApart();
    showFindings({});
}

const FormValues& TemplateForm::shownValues() const
{
    const DraftDocument* document = m_document.data();
    return document ? document->values() : m_values;
}

void TemplateForm::showValue(EditPlace place)
{
    if (place == kFastTrack)
        m_fastTrack->setChecked(!shownValues().value(place).isEmpty());
    else
        m_inputs.at(place.index())->showText(shownValues().value(place));
    if (place.field == TemplateField::Registrant)
        updateTakeApart();
}

void TemplateForm::showFindings(const QList<Finding>& findings)
{
    const RegistrationTemplate about = shownValues().toTemplate();
    for (FieldBox* box : m_boxes)
        box->showFindings(findings, about);
}

void TemplateForm::reveal(const Finding& finding)
{
    if (!finding.field)
        return;
    const EditPlace place{*finding.field};
    FieldInput* input = m_inputs.at(place.index());
    const FormValues& values = shownValues();
    const QString typed = values.value(place);
    const QString normalised = values.toTemplate().text(*finding.field);
    // The registrant's findings are about the whole of it, not about a stretch of one part.
    const bool hasRange = finding.range.length > 0 && *finding.field != TemplateField::Registrant;
    const auto first = static_cast<qsizetype>(finding.range.offset);
    const auto last = first + static_cast<qsizetype>(finding.range.length);
    const qsizetype from = hasRange ? typedOffset(typed, normalised, first) : 0;
    const qsizetype to = hasRange ? typedOffset(typed, normalised, last - 1) + 1 : from;
    input->select(from, to - from);
    ensureWidgetVisible(m_boxes.at(static_cast<std::size_t>(*finding.field)), 0, 16);
    ensureWidgetVisible(input, 0, 48);
}

void TemplateForm::focusField(TemplateField field)
{
    m_boxes.at(static_cast<std::size_t>(field))->focusControl();
    ensureWidgetVisible(m_boxes.at(static_cast<std::size_t>(field)), 0, 16);
}

void TemplateForm::showComments(const QList<ReviewComment>& comments)
{
    const QList<ReviewComment> open = openComments(comments);
    for (FieldBox* box : m_boxes)
        box->showComments(std::ranges::count(open, std::optional(box->field()), &ReviewComment::field));
}

void TemplateForm::focusFirstField()
{
    m_inputs.at(EditPlace{TemplateField::Nid}.index())->control()->setFocus(Qt::OtherFocusReason);
    ensureVisible(0, 0);
}

} // namespace nidus
