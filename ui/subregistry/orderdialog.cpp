// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/orderdialog.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "core/findings/values/findingids.h"
#include "core/subregistry/urnpattern.h"
#include "core/workflow/subregistry/answer.h"
#include "core/workflow/subregistry/rowrequests.h"
#include "ui/subregistry/changepreview.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/fieldsarea.h"
#include "ui/support/text/plainlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

using subregistry::Order;
using subregistry::Verb;

namespace {

constexpr int kFieldCharacters = 44;

/// Returns the key under which it is remembered whether the answer letter is shown.
QString letterKey(bool isClaim) { return u"subregistry/letter-"_s + (isClaim ? "claims"_L1 : "changes"_L1); }

} // namespace

OrderDialog::OrderDialog(const Task& task, QWidget* parent) : ChangeDialog(task.content, parent), m_task(task)
{
    setWindowTitle(findings::labeledText(orderTitle(task.verb, static_cast<int>(task.values.size())),
                                         task.content->list.definition().fullName()));
    auto* form = new QFormLayout;
    if (const QString meaning = orderMeaning(task.verb); !meaning.isEmpty()) {
        auto* sentence = new QLabel(meaning);
        sentence->setWordWrap(true);
        form->addRow(sentence);
    }
    for (const Field field : orderFields(task.verb)) {
        if (isOffered(field))
            add(*form, field);
    }
    auto* column = inColumn(this, {}, {new FieldsArea(form), {preview(), 1}});
    if (isClaim())
        preview()->keepAlternative();
    else
        preview()->keepRows(task.verb == Verb::Split ? 2 : task.values.size());
    if (m_task.verb != Verb::Merge) {
        m_letter = new QCheckBox(tr("Then show the ans&wer letter"));
        m_letter->setChecked(QSettings().value(letterKey(isClaim()), isClaim()).toBool());
        connect(m_letter, &QCheckBox::toggled, this,
                [this](bool isWanted) { QSettings().setValue(letterKey(isClaim()), isWanted); });
        column->addWidget(m_letter);
    }
    column->addWidget(buttons(orderButton(m_task.verb)));
    setDefault();
    if (m_task.verb == Verb::Split) // another holder has another contact
        connect(m_lines.at(Field::FirstHolder), &QLineEdit::textEdited, this, [this] {
            if (text(Field::FirstContact) ==
                firstPartText(content()->list, m_task.values.value(0), Field::FirstContact))
                m_lines.at(Field::FirstContact)->clear();
        });
    focusFirst();
    connect(preview(), &ChangePreview::nearestWanted, this, &OrderDialog::use);
    connect(preview(), &ChangePreview::letterWanted, this, &OrderDialog::letterWanted);
    planNow();
}

qsizetype OrderDialog::openRanges() const
{
    return std::ranges::count(content()->ranges, subregistry::RangeState::Open, &subregistry::Range::state);
}

void OrderDialog::focusFirst()
{
    if (isClaim() && m_range != nullptr && m_task.range.isEmpty() && m_task.values.isEmpty() &&
        openRanges() > 1)
        return m_range->setFocus();
    if (isClaim() && m_task.values.isEmpty())
        return m_lines.at(Field::Value)->setFocus();
    for (const Field field :
         {Field::At, Field::Holder, Field::FirstHolder, Field::SupersededBy, Field::Note}) {
        if (m_lines.contains(field))
            return m_lines.at(field)->setFocus();
    }
}

bool OrderDialog::isOffered(Field field) const
{
    const bool isNumeric = content()->list.definition().isNumeric();
    switch (field) {
    case Field::Range: return !content()->ranges.isEmpty();
    case Field::Asker:
        return std::ranges::any_of(content()->ranges,
                                   [](const subregistry::Range& range) { return !range.asker.isEmpty(); });
    case Field::Value: return m_task.values.size() < 2;
    case Field::Count:
    case Field::First: return isNumeric;
    default: return true;
    }
}

void OrderDialog::add(QFormLayout& form, Field field)
{
    switch (field) {
    case Field::Range: return addRanges(form);
    case Field::Count: return addCount(form);
    case Field::First: return addFirst(form);
    case Field::Private:
        m_private = new QCheckBox(tr("Keep the holder &private"));
        return form.addRow(QString(), m_private);
    case Field::ToPool:
        m_toPool = new QCheckBox(tr("To the pool: the values may be &assigned again"));
        m_toPool->setChecked(areWithdrawn(content()->list, m_task.values)); // nothing else is possible
        connect(m_toPool, &QCheckBox::toggled, this, &OrderDialog::planSoon);
        return form.addRow(QString(), m_toPool);
    case Field::Asker: return addAskers(form);
    case Field::Value: {
        addLine(form, field, labelOf(field), {})->setText(m_task.values.value(0));
        return;
    }
    case Field::Until:
    case Field::Date:
        addLine(form, field, labelOf(field), tr("YYYY-MM-DD"))
            ->setText(field == Field::Date ? m_task.today.toString(Qt::ISODate) : QString());
        return;
    default:
        addLine(form, field, labelOf(field), {})
            ->setText(firstPartText(content()->list, m_task.values.value(0), field));
    }
}

QLineEdit* OrderDialog::addLine(QFormLayout& form, Field field, const QString& label,
                                const QString& placeholder)
{
    auto* line = new QLineEdit;
    line->setPlaceholderText(placeholder);
    line->setMinimumWidth(fontMetrics().averageCharWidth() * kFieldCharacters);
    line->setAccessibleName(labelName(label));
    form.addRow(label, line);
    connect(line, &QLineEdit::textChanged, this, &OrderDialog::planSoon);
    m_lines[field] = line;
    return line;
}

void OrderDialog::addRanges(QFormLayout& form)
{
    m_range = new QComboBox;
    m_range->setAccessibleName(tr("Range"));
    m_range->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_range->setMinimumContentsLength(kFieldCharacters / 2);
    m_range->addItem(tr("The range of the value"), QString());
    for (const subregistry::Range& range : content()->ranges) {
        const QString span = content()->list.definition().isNumeric() ? content()->list.textOf(range.block)
                                                                      : range.prefix + u'*';
        m_range->addItem(
            findings::visibleText(u"%1 (%2, %3)"_s.arg(range.name, span, rangeStateText(range.state))),
            range.name);
    }
    m_range->setCurrentIndex(std::max(0, m_range->findData(m_task.range)));
    connect(m_range, &QComboBox::currentIndexChanged, this, &OrderDialog::planSoon);
    form.addRow(labelOf(Field::Range), m_range);
}

/// The kinds of askers that the ranges name are shown, and completed.
void OrderDialog::addAskers(QFormLayout& form)
{
    QStringList askers;
    for (const subregistry::Range& range : content()->ranges) {
        for (const QString& asker : subregistry::askersOf(range))
            askers.append(findings::visibleText(asker));
    }
    askers.removeDuplicates();
    QLineEdit* line =
        addLine(form, Field::Asker, labelOf(Field::Asker), tr("Such as: %1").arg(askers.join(", "_L1)));
    auto* completer = new QCompleter(askers, line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setCompletionMode(QCompleter::InlineCompletion); // a list would take the next click
    line->setCompleter(completer);
}

QSpinBox* OrderDialog::newSpinBox(const QString& name)
{
    auto* box = new QSpinBox;
    box->setRange(1, std::numeric_limits<int>::max());
    box->setAccessibleName(name);
    box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed); // its texts are not cut
    connect(box, &QSpinBox::valueChanged, this, &OrderDialog::planSoon);
    return box;
}

void OrderDialog::addCount(QFormLayout& form)
{
    m_count = newSpinBox(tr("How many"));
    form.addRow(labelOf(Field::Count), m_count);
}

void OrderDialog::addFirst(QFormLayout& form)
{
    m_align = newSpinBox(tr("Begins at"));
    m_align->setPrefix(tr("multiple of "));
    m_align->setSpecialValueText(tr("any number"));
    m_lowest = new QCheckBox(tr("also in &gaps"));
    connect(m_lowest, &QCheckBox::toggled, this, &OrderDialog::planSoon);
    auto* label = new QLabel(labelOf(Field::First));
    label->setBuddy(m_align);
    form.addRow(label, inRow(nullptr, kNoMargins, {{m_align, 1}, {m_lowest, 1}}));
}

QString OrderDialog::text(Field field) const
{
    const auto line = m_lines.find(field);
    return line == m_lines.end() ? QString() : findings::readableText(line->second->text());
}

std::optional<QDate> OrderDialog::date(Field field) const
{
    const QString typed = text(field);
    const QDate read = QDate::fromString(typed, Qt::ISODate);
    return typed.isEmpty() || read.isValid() ? std::optional(read) : std::nullopt;
}

workflow::Request OrderDialog::request() const
{
    const Order typed = typedOrder(values().join(u';'));
    QStringList arguments{registration::wordOf(typed.verb),
                          content()->list.definition().fullName(),
                          typed.value,
                          typed.next.range,
                          QString::number(typed.next.count),
                          QString::number(typed.next.align),
                          typed.next.isLowest ? u"lowest"_s : QString(),
                          typed.holders.join(u';'),
                          typed.behalf,
                          typed.reference,
                          typed.until.toString(Qt::ISODate)};
    if (!typed.at.isEmpty())
        arguments.append(typed.at);
    return {.id = text(Field::Request),
            .arguments = arguments.join(u'\n'),
            .isNext = isClaim() && typed.value.isEmpty()};
}

/// Returns the name of the choice that also assigns earlier free numbers; empty while it has no effect.
QString OrderDialog::gapsText() const
{
    return m_lowest != nullptr && m_lowest->isEnabled() ? boxText(m_lowest->text()) : QString();
}

bool OrderDialog::isLetterWanted() const { return m_letter != nullptr && m_letter->isChecked(); }

QStringList OrderDialog::values() const
{
    if (m_task.values.size() > 1)
        return m_task.values;
    const auto first = firstNumber();
    if (!first || m_count->value() == 1)
        return {text(Field::Value)};
    const quint64 more = quint64(m_count->value()) - 1;
    return {content()->list.textOf({*first, *first + std::min(more, subregistry::kLargestNumber - *first)})};
}

std::optional<quint64> OrderDialog::firstNumber() const
{
    return m_count == nullptr ? std::nullopt
                              : subregistry::numberOf(content()->list.definition().kind, text(Field::Value));
}

QString OrderDialog::missing() const
{
    for (const Field field : {Field::Until, Field::Date}) {
        if (!date(field))
            return findings::notADateText(text(field));
    }
    const bool mayBeNext = isClaim() && content()->list.definition().isNumeric();
    for (const Field field :
         {Field::Value, Field::At, Field::Holder, Field::FirstHolder, Field::SecondHolder}) {
        const bool isOptional = field == Field::Value && mayBeNext;
        if (m_lines.contains(field) && text(field).isEmpty() && !isOptional)
            return tr("Fill in first: %1.").arg(m_lines.at(field)->accessibleName());
    }
    return {};
}

QList<Order> OrderDialog::typedOrders() const
{
    const QStringList all = values();
    QList<Order> orders(all.size(), typedOrder(all.value(0)));
    for (qsizetype i = 1; i < all.size(); ++i)
        orders[i].value = all[i];
    return orders;
}

Order OrderDialog::typedOrder(const QString& value) const
{
    const bool isSplit = m_task.verb == Verb::Split;
    const QDate day = date(Field::Date).value_or(QDate());
    return {.verb = m_task.verb,
            .value = value,
            .next = {.range = m_range == nullptr ? QString() : m_range->currentData().toString(),
                     .count = m_count == nullptr ? 1 : quint64(m_count->value()),
                     .align = m_align == nullptr ? 1 : quint64(m_align->value()),
                     .isLowest = m_lowest != nullptr && m_lowest->isChecked()},
            .holders = isSplit ? QStringList{text(Field::FirstHolder), text(Field::SecondHolder)}
                               : QStringList{text(Field::Holder)},
            .behalf = text(Field::Behalf),
            .asker = text(Field::Asker),
            .request = text(Field::Request),
            .contact = text(Field::Contact),
            .contacts =
                isSplit ? QStringList{text(Field::FirstContact), text(Field::SecondContact)} : QStringList(),
            .reference = text(Field::Reference),
            .entryNote = isClaim() ? note() : QString(),
            .supersededBy = text(Field::SupersededBy),
            .at = text(Field::At),
            .until = date(Field::Until).value_or(QDate()),
            .date = day.isValid() ? day : m_task.today,
            .isPrivate = m_private != nullptr && m_private->isChecked(),
            .isToPool = m_toPool != nullptr && m_toPool->isChecked()};
}

void OrderDialog::enableParts()
{
    if (m_count == nullptr || !m_lines.contains(Field::Value))
        return;
    const bool isNext = text(Field::Value).isEmpty();
    const bool canBeNext = m_range == nullptr || m_range->currentIndex() > 0 || openRanges() < 2;
    m_lines.at(Field::Value)
        ->setPlaceholderText(canBeNext ? tr("If empty: the next values") : tr("Number or block"));
    m_count->setEnabled(isNext || firstNumber());
    m_align->setEnabled(isNext);
    m_lowest->setEnabled(isNext);
}

void OrderDialog::plan()
{
    enableParts();
    m_planned.reset();
    if (m_lines.contains(Field::Request))
        preview()->offerLetter(text(Field::Request));
    const QList<Order> typed = typedOrders();
    const QString wanting = missing();
    // The values are checked before the holder is known.
    const bool isEarly = isClaim() && date(Field::Until) && date(Field::Date) &&
                         (!text(Field::Value).isEmpty() || content()->list.definition().isNumeric());
    const QString wrong = wrongPart(content()->list, text(Field::Value), text(Field::At));
    if (!wanting.isEmpty() && !isEarly) {
        preview()->showHint(wrong.isEmpty() ? wanting : wrong);
        return finish(false);
    }
    if (const auto granted = grantOf(*content(), request())) {
        showGranted(*granted);
        return finish(m_planned.has_value());
    }
    if (const auto future = subregistry::futureObjection(typed.first().date, m_task.today)) {
        preview()->showRefusal(content()->list, *future);
        return finish(false);
    }
    compute(
        std::pair(content(), typed),
        [isClaim = isClaim()](const std::pair<SharedContent, QList<Order>>& wish,
                              const std::stop_token& /*stop*/) {
            const subregistry::Subregistry& list = wish.first->list;
            Planned planned = workflow::planAll(list, wish.second);
            const bool isCompared = isClaim && planned && wish.first->syntax;
            QString odd = isCompared ? wish.first->syntax->noticeAbout(list, planned->entries) : QString();
            return std::pair(std::move(planned), std::move(odd));
        },
        [this](const std::pair<Planned, QString>& answer) {
            m_odd = answer.second;
            return showPlan(answer.first);
        });
}

void OrderDialog::showGranted(const subregistry::ListChange& granted)
{
    if (const QString wanting = missing(); !wanting.isEmpty())
        return preview()->showHint(joinedLines({answeredText(), wanting}));
    if (granted.entries.isEmpty())
        return preview()->showProblem(answeredText());
    if (const auto outdated = grantObjection(*content(), granted))
        return preview()->showRefusal(content()->list, *outdated);
    m_planned = granted;
    preview()->showChange(content()->list, answeredText(), {});
    preview()->warn();
}

bool OrderDialog::showPlan(const Planned& planned)
{
    const QString wanting = missing();
    const bool hasNoRange = !planned && planned.error().refusal.finding.id == findings::kSubregistryNoRange;
    const QString askers = planned ? QString() : askersText(content()->list, planned.error().refusal);
    if (hasNoRange)
        preview()->showHint(tr("Choose a range, or enter a value."));
    else if (!askers.isEmpty() && text(Field::Asker).isEmpty() && text(Field::Holder).isEmpty())
        preview()->showHint(joinedLines({askers, wanting}));
    else if (!planned)
        preview()->showRefusal(content()->list, planned.error().refusal);
    else if (!wanting.isEmpty())
        preview()->showHint(joinedLines({sentenceOf(*planned), wanting}));
    else
        m_planned = *planned;
    if (m_planned)
        preview()->showChange(content()->list, sentenceOf(*planned),
                              isClaim() ? subregistry::ListChange{} : *planned);
    if (m_planned &&
        !(m_odd + uncheckedText(*planned) + answeredText() + endedText(content()->list, *planned)).isEmpty())
        preview()->warn();
    return m_planned.has_value();
}

QString OrderDialog::sentenceOf(const subregistry::ListChange& change) const
{
    if (m_task.verb == Verb::Merge)
        return joinedLines(
            {tr("%Ln entry(s) become one.", nullptr, static_cast<int>(seen().size())), answeredText()});
    if (!isClaim())
        return joinedLines({changedEntriesText(change), endedText(content()->list, change), answeredText()});
    const subregistry::Subregistry& list = content()->list;
    const subregistry::Block& block = change.entries.first().block;
    return findings::visibleText(joinedLines({claimSentence(m_task.verb, list, block), m_odd,
                                              workflow::lowerFreeSentence(list, block, gapsText()),
                                              uncheckedText(change), answeredText()}));
}

QString OrderDialog::uncheckedText(const subregistry::ListChange& change) const
{
    return workflow::uncheckedAskerSentence(content()->list, typedOrder({}), change.entries);
}

QString OrderDialog::answeredText() const
{
    const QString request = text(Field::Request);
    const auto answer = content()->answers.constFind(request);
    return answer == content()->answers.cend()
               ? QString()
               : findings::message(workflow::answeredFinding(content()->list, request, *answer));
}

QList<Order> OrderDialog::orders() const
{
    if (!m_planned)
        return {};
    QList<Order> all = typedOrders();
    if (isClaim()) // what was shown, although others may have taken it
        all.first().value = content()->list.textOf(m_planned->entries.first().block);
    return all;
}

QList<subregistry::Entry> OrderDialog::seen() const
{
    QList<subregistry::Entry> rows;
    for (const QString& value : isClaim() ? QStringList() : values()) {
        if (const auto block = subregistry::blockOf(content()->list.definition(), value))
            rows += content()->list.rowsIn(*block);
    }
    return rows;
}

void OrderDialog::use(const subregistry::Suggestion& nearest)
{
    if (m_range != nullptr)
        m_range->setCurrentIndex(std::max(0, m_range->findData(nearest.range)));
    if (m_lines.contains(Field::Value))
        m_lines.at(Field::Value)->setText(content()->list.textOf(nearest.block));
    if (m_count != nullptr)
        m_count->setValue(1); // the block has its own size
    planNow();
    for (const Field field : {Field::Holder, Field::FirstHolder}) {
        if (m_lines.contains(field))
            return m_lines.at(field)->setFocus();
    }
}

void OrderDialog::showRefusal(const subregistry::Refusal& refusal)
{
    m_planned.reset();
    preview()->showRefusal(content()->list, refusal);
    finish(false);
}

} // namespace nidus::ui
