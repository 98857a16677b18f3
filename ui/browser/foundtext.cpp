// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/foundtext.h"

#include "core/registration/handle.h"
#include "core/registration/templatediff.h"
#include "core/storage/search/searchplace.h"
#include "ui/support/text/fieldtexts.h"

#include <QCoreApplication>
#include <QSet>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr qsizetype kBefore = 16; ///< characters of context before and after the match
constexpr qsizetype kBehind = 60;

struct FoundTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::FoundText)
};

/// Returns, for example, "Purpose: ... names crates of ...", or an empty string if the text lacks the term.
QString around(const QString& part, const QString& text, const QString& term)
{
    const std::optional<storage::SearchPlace> place = storage::searchPlace(text, term);
    if (!place)
        return {};
    qsizetype start = std::max<qsizetype>(place->offset - kBefore, 0);
    if (start > 0) // whole words
        start = std::clamp(text.indexOf(u' ', start) + 1, start, place->offset);
    const QString words =
        text.sliced(start).left(place->offset - start + place->length + kBehind).simplified();
    //: a part of a registration, and an excerpt of it
    return FoundTexts::tr("%1: %2").arg(part, start > 0 ? u"\u2026 "_s + words : words);
}

QString foundIn(const registration::VersionContent& content, const QString& term)
{
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (QString found = around(fieldTitle(field), content.registrationTemplate.text(field), term);
            !found.isEmpty())
            return found;
    }
    if (content.rule) {
        if (QString found = around(FoundTexts::tr("Syntax rule"), content.rule->text, term); !found.isEmpty())
            return found;
    }
    return around(FoundTexts::tr("Samples"), registration::samplesText(content.samples), term);
}

} // namespace

QString foundText(const storage::Registry& registry, const QString& handle, const QString& term)
{
    if (const std::optional<qint64> draft = registration::draftIdOf(handle)) {
        const auto record = registry.drafts().record(*draft);
        return record ? foundIn(record->draft.content, term) : QString();
    }
    const auto record = registry.registrations().record(handle);
    if (!record)
        return {};
    if (!record->versions.isEmpty()) {
        if (QString found = foundIn(record->versions.constLast().content, term); !found.isEmpty())
            return found;
    }
    for (const QList<registration::Reference>* references :
         {&record->registration.references, &record->registration.contact}) {
        for (const registration::Reference& reference : *references) {
            const QString text = reference.text.isEmpty() ? reference.data : reference.text;
            if (QString found = around(FoundTexts::tr("Record"), text, term); !found.isEmpty())
                return found;
        }
    }
    return {};
}

QStringList withPeopleNamed(const QString& term, const QStringList& found,
                            const QList<storage::RegistrySummary>& summaries)
{
    QStringList handles = found;
    const QSet<QString> known(found.cbegin(), found.cend());
    for (const storage::RegistrySummary& summary : summaries) {
        if (summary.draftId != 0 && !known.contains(summary.handle) &&
            (storage::searchPlace(summary.owner, term) || storage::searchPlace(summary.assignee, term)))
            handles.append(summary.handle);
    }
    return handles;
}

} // namespace nidus::ui
