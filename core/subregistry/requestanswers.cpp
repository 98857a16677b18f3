// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/requestanswers.h"

#include <QSet>

namespace nidus::subregistry {

RequestAnswers requestAnswers(const QList<ListChange>& changes)
{
    QSet<qint64> reversed;
    for (const ListChange& change : changes)
        reversed.insert(change.reverses);
    RequestAnswers answers;
    for (const ListChange& change : changes) {
        if (change.what == kRefuseWord || change.reverses != 0 || reversed.contains(change.id))
            continue;
        RequestAnswers now; // an entry keeps its request in later changes, which do not answer it
        for (const Entry& entry : change.entries) {
            const bool isAnswer = entry.request == change.request || !answers.contains(entry.request);
            if (isAnswer && !entry.request.isEmpty()) {
                RequestAnswer& answer = now[entry.request];
                answer.date = change.date;
                answer.what = change.what;
                answer.entries.append(entry);
            }
        }
        answers.insert(now);
    }
    for (const RefusedRequest& refused : refusedRequests(changes)) {
        if (!answers.contains(refused.request)) // it was granted later otherwise
            answers.insert(refused.request,
                           {.date = refused.date, .what = kRefuseWord, .refusal = refusalSentence(refused)});
    }
    return answers;
}

} // namespace nidus::subregistry
