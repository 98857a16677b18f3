// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/check/urnchecker.h"
#include "ui/check/checksettings.h"

#include <QList>
#include <QString>
#include <memory>

namespace nidus::ui {

class RegistrySession;

/// A draft whose syntax rule URNs can be checked against.
struct RuleDraft
{
    qint64 id = 0;
    QString nid;  ///< empty for an informal draft
    QString name; ///< such as "crates, draft 2"
};

/// The drafts of a registry that have a syntax rule, as they are saved.
class DraftRules
{
public:
    /// Without a registry, and so without drafts.
    DraftRules() = default;
    /// `session` is borrowed.
    explicit DraftRules(RegistrySession& session);

    [[nodiscard]] const QList<RuleDraft>& drafts() const { return m_drafts; }
    /// Returns the name of a draft; empty if it is not one of these.
    [[nodiscard]] QString nameOf(qint64 draft) const;

    /// Returns the name of the draft that has a rule for a NID; empty if none or several do.
    [[nodiscard]] QString nameFor(const QString& nid) const;

    /// Returns the checker for a choice, of a draft or else of `namespaces`, with those of
    /// drafts if it includes them. Fails if the draft or its rule
    /// no longer exists.
    [[nodiscard]] base::Result<std::shared_ptr<const check::UrnChecker>>
    checkerFor(const CheckChoice& choice,
               const std::shared_ptr<const check::NamespaceTable>& namespaces) const;
    /// Whether a check against drafts would now apply other rules than the checker has.
    [[nodiscard]] bool isOutdated(const CheckChoice& choice,
                                  const std::shared_ptr<const check::NamespaceTable>& namespaces,
                                  const check::UrnChecker& checker) const;

private:
    RegistrySession* m_session = nullptr;
    QList<RuleDraft> m_drafts;
};

} // namespace nidus::ui
