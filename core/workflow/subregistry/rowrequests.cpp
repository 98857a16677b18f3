// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/rowrequests.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/subregistry/allocation.h"
#include "core/workflow/subregistry/answer.h"

#include <algorithm>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using findings::Finding;
using subregistry::Entry;
using subregistry::RequestAnswer;
using subregistry::Subregistry;

Finding answeredFinding(const Subregistry& subregistry, const QString& request, const RequestAnswer& answer)
{
    const QString day = answer.date.toString(Qt::ISODate);
    if (answer.what == subregistry::kRefuseWord) {
        QString reason = answer.refusal;
        reason.chop(reason.endsWith(u'.') || reason.endsWith(u'。') ? 1 : 0);
        return findings::makeFinding(findings::kSubregistryImportRequestRefused, {}, {request, day, reason});
    }
    QString values = valuesText(subregistry, answer.entries);
    if (answer.entries.size() == 1)
        values += u" (%1)"_s.arg(subregistry::publicFacts(answer.entries.first()));
    return findings::makeFinding(findings::kSubregistryRequestReused, {}, {request, values});
}

std::optional<Finding> RowRequests::findingAbout(const Entry& entry)
{
    const auto known = m_subregistry.rowAt(entry.block);
    if (entry.request.isEmpty() || (known && known->request == entry.request))
        return std::nullopt;
    readEntries();
    const auto answer = m_answers.constFind(entry.request);
    if (answer == m_answers.cend())
        return std::nullopt;
    const bool isSame = std::ranges::any_of(answer->entries, [&](const Entry& other) {
        return other.block == entry.block && other.holder == entry.holder;
    });
    return isSame ? std::nullopt : std::optional(answeredFinding(m_subregistry, entry.request, *answer));
}

void RowRequests::readEntries()
{
    if (m_hasEntries)
        return;
    m_hasEntries = true;
    for (const Entry& row : m_subregistry.rows()) {
        if (!row.request.isEmpty() &&
            (!m_answers.contains(row.request) || m_answers[row.request].what == subregistry::kRefuseWord))
            m_answers.insert(row.request, {.date = row.since, .what = {}, .entries = {row}});
    }
}

} // namespace nidus::workflow
