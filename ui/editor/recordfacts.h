// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QScrollArea>

class QFormLayout;

namespace nidus::ui {

/// A reference as rich text, with a link where it is to something that a program can open safely.
[[nodiscard]] QString referenceText(const registration::Reference& reference, const QList<registration::Person>& people);

/// What the registry's own record says of a namespace: kind, registrant, dates, references, contact.
class RecordFacts final : public QScrollArea
{
    Q_OBJECT

public:
    explicit RecordFacts(QWidget* parent = nullptr);

    /// `people` are those the references name.
    void showRecord(const registration::Registration& registration, const QList<registration::Person>& people);

private:
    void addFact(const QString& title, const QString& html);

    QFormLayout* m_facts;
};

} // namespace nidus::ui
