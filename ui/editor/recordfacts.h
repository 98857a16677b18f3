// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QScrollArea>

class QFormLayout;

namespace nidus::ui {

/// Returns a reference as rich text, with a link if its target is safe to open.
[[nodiscard]] QString referenceText(const registration::Reference& reference,
                                    const QList<registration::Person>& people);

/// Shows the registry's own record of a namespace: kind, registrant, dates, references, contact.
class RecordFacts final : public QScrollArea
{
    Q_OBJECT

public:
    explicit RecordFacts(QWidget* parent = nullptr);

    /// `people` are those named in the references.
    void showRecord(const registration::Registration& registration,
                    const QList<registration::Person>& people);

private:
    void addFact(const QString& title, const QString& html);

    QFormLayout* m_facts;
};

} // namespace nidus::ui
