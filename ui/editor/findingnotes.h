// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QHBoxLayout;

namespace nidus::ui {

/// The findings about one field, under it: icon, word and sentence, the grave ones first. No height when
/// there are none.
class FindingNotes final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingNotes(QWidget* parent = nullptr);

    /// Shows those of `findings` that are about `field`.
    void showFindings(const QList<findings::Finding>& findings, registration::TemplateField field, const registration::RegistrationTemplate& about);
    /// What is shown, for a screen reader that is in the field.
    [[nodiscard]] QString sentences() const { return m_sentences.join(u'\n'); }
    /// Whether fixes are offered: not for what can only be read.
    void setFixable(bool fixable) { m_isFixable = fixable; }
    /// Makes the one fix there is, or lets choose among them; false when there is none.
    bool offerFixes();

Q_SIGNALS:
    void fixRequested(const nidus::findings::Finding& finding);

private:
    void addNote(const findings::Finding& finding, const registration::RegistrationTemplate& about);
    void addFix(QHBoxLayout& row, const findings::Finding& finding, const registration::RegistrationTemplate& about);

    QList<findings::Finding> m_shown;
    QList<int> m_ranks;      ///< of m_shown
    QStringList m_sentences; ///< likewise
    bool m_isFixable = false;
};

} // namespace nidus::ui
