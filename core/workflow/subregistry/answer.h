// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/text/answerletter.h"
#include "core/subregistry/allocation.h"
#include "core/subregistry/planning.h"
#include "core/subregistry/refusals.h"
#include "core/subregistry/subregistry.h"
#include "core/workflow/subregistry/listsyntax.h"

#include <QDate>
#include <QList>
#include <QString>
#include <optional>

namespace nidus::workflow {

// The answer letter, ready to be sent: the program only writes it.

/// Returns to whom a letter about these entries is.
[[nodiscard]] findings::LetterHead letterHead(const QList<subregistry::Entry>& entries,
                                              const QString& request, QDate date);
/// Returns to whom the answer to an order is.
[[nodiscard]] findings::LetterHead letterHead(const subregistry::Order& order, const QString& request,
                                              QDate date);
/// Returns the letter with what was assigned, and its URNs, without those that `syntax`, which may be null,
/// rejects, and without texts that are not URNs.
[[nodiscard]] QString grantLetter(const subregistry::Subregistry& subregistry,
                                  const QList<subregistry::Entry>& entries,
                                  const findings::LetterHead& head = {}, const ListSyntax* syntax = nullptr);
/// Returns the letter with the reason, and what would be possible instead.
[[nodiscard]] QString refusalLetter(const subregistry::Subregistry& subregistry,
                                    const subregistry::Refusal& refusal,
                                    const findings::LetterHead& head = {});
/// Whether a refusal is about an earlier answer to the same request. It is not an answer itself and has no
/// letter.
[[nodiscard]] bool isAboutAnswer(const subregistry::Refusal& refusal);
/// Returns the letter about a recorded refusal again; absent if its reason is not known.
[[nodiscard]] std::optional<QString> refusalLetter(const subregistry::Subregistry& subregistry,
                                                   const subregistry::RefusedRequest& refused);
/// Returns what a recorded refusal offered if its letter offers something else now; empty if it does not.
[[nodiscard]] QString lapsedOffer(const subregistry::Subregistry& subregistry,
                                  const subregistry::RefusedRequest& refused);

// Sentences about what became of an order.

/// Returns the sentence about what would be possible instead.
[[nodiscard]] QString nearestSentence(const subregistry::Subregistry& subregistry,
                                      const subregistry::Suggestion& nearest);
/// Returns the first values of blocks, and how many more there are; adjacent blocks are one.
[[nodiscard]] QString blocksText(const subregistry::Subregistry& subregistry,
                                 const QList<subregistry::Block>& blocks);
/// Returns the values of entries for a log: adjacent blocks as one, and "+N" if N more follow.
[[nodiscard]] QString valuesText(const subregistry::Subregistry& subregistry,
                                 const QList<subregistry::Entry>& entries);
/// Returns the sentence about a change that somebody made.
[[nodiscard]] QString changeSentence(const subregistry::Subregistry& subregistry,
                                     const subregistry::ListChange& change);
/// Returns the sentence that values are free again after an undo; empty if none are.
[[nodiscard]] QString freeAgainSentence(const subregistry::Subregistry& subregistry,
                                        const subregistry::ListChange& undo);
/// Returns the sentence that values become free again by an undo that is only planned; empty if none do.
[[nodiscard]] QString willBeFreeSentence(const subregistry::Subregistry& subregistry,
                                         const subregistry::ListChange& undo);
/// Returns the sentence that free numbers stay before the next ones; empty if there are none. `option`
/// assigns the lowest of them.
[[nodiscard]] QString staysFreeSentence(const subregistry::Subregistry& subregistry,
                                        const QList<subregistry::Block>& free, const QString& option);
/// The same about all free numbers of its range before a block; empty for words.
[[nodiscard]] QString lowerFreeSentence(const subregistry::Subregistry& subregistry,
                                        const subregistry::Block& block, const QString& option);
/// Returns the sentence that it was not checked whether the asker of a granted order may ask in its range;
/// empty if it was, or if everybody may.
[[nodiscard]] QString uncheckedAskerSentence(const subregistry::Subregistry& subregistry,
                                             const subregistry::Order& order,
                                             const QList<subregistry::Entry>& granted);
/// Returns the sentence that values lost their contact; empty if there are none.
[[nodiscard]] QString noContactSentence(const subregistry::Subregistry& subregistry,
                                        const QList<subregistry::Block>& values);

} // namespace nidus::workflow
