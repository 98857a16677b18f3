// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QScrollArea>

class QFormLayout;

namespace nidus {

/// A reference as rich text, with a link where it is to something that a program can open safely.
[[nodiscard]] QString referenceText(const Reference& reference, const QList<Person>& people);

/// What the registry's own record says of a namespace: kind, registrant, dates, references, contact.
class RecordFacts final : public QScrollArea
{
    Q_OBJECT

public:
    explicit RecordFacts(QWidget* parent = nullptr);

    /// `people` are those the references name.
    void showRecord(const Registration& registration, const QList<Person>& people);

private:
    void addFact(const QString& title, const QString& html);

    QFormLayout* m_facts;
};

} // namespace nidus
