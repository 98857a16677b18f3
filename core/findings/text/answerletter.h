// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QList>
#include <QString>
#include <QStringList>

/// The answer to somebody who asked for values of a subregistry, as plain text in the installed language.
namespace nidus::findings {

/// A value or block in a letter; empty texts are left out.
struct LetterEntry
{
    QString value;
    quint64 count = 1; ///< of its values
    QString range;
    QString state; ///< its word
    QString holder;
    QString behalf;
    QString since;
    QString until;
    QString reference;
    QStringList urns;
    bool isOdd = false; ///< the grammar of the namespace rejects the value or its URN
};

/// What would be possible instead; `value` is empty if nothing would.
struct LetterAlternative
{
    QString value{};
    QString range{};
    QStringList urns{};
};

/// To whom a letter is, and what it answers; empty members are left out.
struct LetterHead
{
    QStringList to{};
    QStringList contacts{};
    QString request{};
    QString date{};
};

/// Whether a letter about these entries answers a request: not if one is retired, released, withdrawn, or
/// deprecated.
[[nodiscard]] bool isAnswer(const QList<LetterEntry>& entries);
/// `subregistry` is NID/NAME; the registry of the NID signs.
[[nodiscard]] QString grantLetter(const LetterHead& head, const QString& subregistry,
                                  const QList<LetterEntry>& entries);
/// Returns the subject of the answer to a request, whose identifier may be empty.
[[nodiscard]] QString letterSubject(const QString& request, const QString& subregistry);
/// `finding` is the reason.
[[nodiscard]] QString refusalLetter(const LetterHead& head, const QString& subregistry,
                                    const Finding& finding, const LetterAlternative& alternative);
/// Returns the sentence about the nearest alternative; `range` may be empty.
[[nodiscard]] QString nearestText(const QString& block, const QString& range);
/// Returns the sentence about what is next in a range, which is not the nearest.
[[nodiscard]] QString nextText(const QString& block, const QString& range, bool areSeveral);

} // namespace nidus::findings
