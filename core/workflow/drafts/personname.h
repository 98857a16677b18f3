// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace nidus::workflow {

// A person as the history names them: "Name <address>", "Name", or "address".

/// Returns the email address in a name; empty if there is none.
[[nodiscard]] QString mailIn(const QString& name);
/// Returns whether two names are of the same person: by the email address if both have one, because the
/// spelling of names varies, or else by the names without addresses, as a reader sees them; in any letter
/// case. Empty names are nobody's.
[[nodiscard]] bool isSamePerson(const QString& one, const QString& other);
/// Returns all names of the user, who acts by the name `who`: also that of the account.
[[nodiscard]] QStringList namesOfUser(const QString& who);
[[nodiscard]] bool isOneOf(const QStringList& names, const QString& who);
/// Returns whether a user means the person `who` by `typed`: the same person, or only their name, in any
/// letter case.
[[nodiscard]] bool isMeant(const QString& typed, const QString& who);

} // namespace nidus::workflow
