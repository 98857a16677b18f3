// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/check/namespacetable.h"

#include <QByteArray>
#include <QString>
#include <expected>
#include <memory>
#include <vector>

namespace nidus::workflow {

/// Rules that some people agree on, over registered or local NIDs, under one name. Nothing of it is
/// registered.
struct Profile
{
    struct Rule
    {
        std::string nid; ///< lower case
        check::ProfileRule rule;
    };

    QString name;
    QString source;
    std::vector<Rule> rules; ///< as in the file
};

/// Reads a profile (resources/profiles/README.md). BadFormat: subject is the file's name as given, detail
/// "LINE: what"; also where a grammar has an error or gives no verdicts.
[[nodiscard]] std::expected<Profile, base::Error> readProfile(const QString& name, const QByteArray& bytes);

/// What is registered, and before it the rules of the profile; NIDs that only the profile knows are local.
[[nodiscard]] std::shared_ptr<const check::NamespaceTable> withProfile(const check::NamespaceTable& registered,
                                                                const Profile& profile);

} // namespace nidus::workflow
