// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/builtin/builtincontent.h"
#include "core/exchange/read/importfile.h"
#include "core/workflow/drafts/lintwork.h"

#include <QFile>
#include <QSet>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::test {

/// Findings about the templates in a folder's files.
class LintCorpus
{
public:
    /// Null if no registry can be made.
    static std::optional<LintCorpus> over(const QString& folder)
    {
        base::Result<storage::Registry> made = storage::Registry::inMemory(builtin::builtinContent());
        return made ? std::optional(LintCorpus(folder, *std::move(made))) : std::nullopt;
    }

    [[nodiscard]] std::optional<exchange::ImportedTemplate> templateIn(const QString& name) const
    {
        QFile file(m_folder + name);
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        const base::Result<exchange::ImportedFile> read = exchange::readImportFile(file.readAll());
        const auto* imported = read ? std::get_if<exchange::ImportedTemplate>(&read->content) : nullptr;
        return imported ? std::optional(*imported) : std::nullopt;
    }

    /// "id" and "id:first argument" of each finding.
    [[nodiscard]] QSet<QString> idsAbout(const QString& name) const
    {
        QSet<QString> said;
        for (const findings::Finding& finding : findingsIn(name).value_or(QList<findings::Finding>())) {
            said.insert(finding.id.word());
            said.insert(finding.id.word() + u':' + finding.arguments.value(0));
        }
        return said;
    }

    /// The ids of findings that are in no field, or end after it.
    [[nodiscard]] QStringList misplaced(const QString& name) const
    {
        const std::optional<exchange::ImportedTemplate> imported = templateIn(name);
        const std::optional<QList<findings::Finding>> findings = findingsIn(name);
        if (!imported || !findings)
            return {QStringLiteral("no template")};
        QStringList wrong;
        for (const findings::Finding& finding : *findings) {
            const auto end = qsizetype(finding.range.offset + finding.range.length);
            if (!finding.field || end > imported->registrationTemplate.text(*finding.field).size())
                wrong.append(finding.id.word());
        }
        return wrong;
    }

private:
    LintCorpus(const QString& folder, storage::Registry registry)
        : m_folder(folder), m_registry(std::move(registry))
    {}

    [[nodiscard]] std::optional<QList<findings::Finding>> findingsIn(const QString& name) const
    {
        const std::optional<exchange::ImportedTemplate> imported = templateIn(name);
        if (!imported)
            return std::nullopt;
        auto task = workflow::templateTask(m_registry, imported->registrationTemplate);
        if (task)
            task->around.outside = imported->remainder;
        return task ? std::optional(workflow::lintAll(*task)) : std::nullopt;
    }

    QString m_folder;
    storage::Registry m_registry;
};

} // namespace nidus::test
