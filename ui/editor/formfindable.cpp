// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/formfindable.h"

#include "ui/editor/templateform.h"

#include <ranges>

namespace nidus::ui {

QStringList FormFindable::texts() const
{
    QStringList texts;
    for (const EditPlace place : FormValues::places())
        texts.append(m_form.input(place) ? m_form.values().value(place)
                                         : QString()); // a check box has no text
    return texts;
}

bool FormFindable::canChange(qsizetype text) const
{
    const FieldInput* input = m_form.input(FormValues::places().at(text));
    return input && !input->isReadOnly();
}

FoundPlace FormFindable::selection() const
{
    const EditPlace place = m_form.currentPlace();
    const auto [offset, length] = m_form.input(place)->selection();
    return {FormValues::places().indexOf(place), offset, length};
}

void FormFindable::select(const FoundPlace& place)
{
    m_form.select(FormValues::places().at(place.text), place.offset, place.length);
}

void FormFindable::replace(const QList<FoundPlace>& places, const QString& with, const QString& what)
{
    FormValues after = m_form.values();
    for (const FoundPlace& place : places | std::views::reverse) {
        const EditPlace field = FormValues::places().at(place.text);
        QString text = after.value(field);
        after.setValue(field, text.replace(place.offset, place.length, with));
    }
    m_form.replace(after, what);
}

} // namespace nidus::ui
