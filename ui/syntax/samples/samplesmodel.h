// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/verdict.h"
#include "core/registration/sample.h"
#include "ui/syntax/samples/samplecheck.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QList>

namespace nidus::ui {

/// The samples of a version or draft with their current verdicts. Edits are emitted, not applied: the owner
/// of the samples calls setSamples() with the result.
class SamplesModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Urn, Expected, VerdictNow, Note, Why, ColumnCount };
    enum Role {
        /// int: where the URN as shown is wrong, in UTF-16 code units; -1 if all is as expected.
        FailingOffsetRole = Qt::UserRole,
        ContradictsRole, ///< bool: not as expected
    };

    explicit SamplesModel(QObject* parent = nullptr);

    void setSamples(const QList<registration::Sample>& samples);
    void setOutcomes(const QHash<QString, SampleOutcome>& outcomesByUrn);
    void setReadOnly(bool readOnly) { m_isReadOnly = readOnly; }
    [[nodiscard]] const QList<registration::Sample>& samples() const { return m_samples; }
    /// Absent while unknown.
    [[nodiscard]] std::optional<SampleOutcome> outcome(int row) const;
    /// Samples that are not as expected and not accepted with a reason.
    [[nodiscard]] int contradictionCount() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// Requests changing the samples to these.
    void edited(const QList<nidus::registration::Sample>& samples);

private:
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString verdictText(int row) const;

    QList<registration::Sample> m_samples;
    QHash<QString, SampleOutcome> m_outcomes;
    bool m_isReadOnly = false;
};

/// Returns the verdict to show for a verdict of a grammar.
[[nodiscard]] check::Verdict shownVerdict(grammar::MatchVerdict verdict);
/// "valid", "invalid" in the installed language.
[[nodiscard]] QString expectedText(registration::ExpectedVerdict expected);

} // namespace nidus::ui
