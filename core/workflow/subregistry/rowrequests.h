// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/subregistry/requestanswers.h"

#include <QHash>
#include <QString>
#include <optional>
#include <utility>

namespace nidus::workflow {

/// Returns the finding that a request was answered before: with its values and the day, or why it was
/// refused.
[[nodiscard]] findings::Finding answeredFinding(const subregistry::Subregistry& subregistry,
                                                const QString& request,
                                                const subregistry::RequestAnswer& answer);

/// Compares the requests of rows with those that a list answered.
class RowRequests
{
public:
    RowRequests(const subregistry::Subregistry& subregistry, subregistry::RequestAnswers answers)
        : m_subregistry(subregistry), m_answers(std::move(answers))
    {}

    /// Returns the finding that the request of an entry was answered for another one: an error. If it was
    /// refused, that is a warning. Absent if neither is known.
    [[nodiscard]] std::optional<findings::Finding> findingAbout(const subregistry::Entry& entry);

private:
    void readEntries();

    const subregistry::Subregistry& m_subregistry;
    subregistry::RequestAnswers m_answers;
    bool m_hasEntries = false; ///< the requests of the list's entries are among the answers
};

} // namespace nidus::workflow
