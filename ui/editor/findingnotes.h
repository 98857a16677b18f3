// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"
#include "ui/support/text/findingrank.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QHBoxLayout;

namespace nidus::ui {

/// The findings about one input, below it: icon, word, and sentence, most severe first. Has no height without
/// findings.
class FindingNotes final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingNotes(QWidget* parent = nullptr);

    void showFindings(QList<findings::Finding> findings, const registration::RegistrationTemplate& about);
    /// Returns the text shown, for a screen reader in the field.
    [[nodiscard]] QString sentences() const { return m_sentences.join(u'\n'); }
    /// Sets the input; Tab leads from it to the fixes. Borrowed.
    void setControl(QWidget* control) { m_control = control; }
    /// Sets whether fixes are offered; not for read-only fields.
    void setFixesOffered(bool fixable) { m_isFixable = fixable; }
    /// Applies the only fix, or offers a choice of several; returns false if there is none.
    bool offerFixes();

Q_SIGNALS:
    void fixRequested(const nidus::findings::Finding& finding);

private:
    void addNote(const findings::Finding& finding, const registration::RegistrationTemplate& about);
    /// Adds one line for all samples that are not as expected, which the tab Syntax lists.
    void addSamples(int count, FindingRank rank);
    /// Adds a line with the sign of its rank.
    QHBoxLayout* addRow(FindingRank rank, const QString& sentence, const QStringList& explanation);
    void addFix(QHBoxLayout& row, const findings::Finding& finding,
                const registration::RegistrationTemplate& about);

    QWidget* m_control = nullptr;
    QWidget* m_lastStop = nullptr; ///< the input, or the newest fix
    QList<findings::Finding> m_shown;
    QList<int> m_ranks;      ///< of m_shown
    QStringList m_sentences; ///< likewise
    bool m_isFixable = false;
};

} // namespace nidus::ui
