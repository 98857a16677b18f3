// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/reviewchecklist.h"
#include "core/registration/handle.h"
#include "core/storage/registry.h"
#include "tests/core/workflow/completetemplate.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTest>

namespace nidus::test {

/// A row of tests/data/steps.tsv.
struct StepCase
{
    registration::State state = registration::State::Draft;
    QString fault;
    QString step;   ///< the command
    QString result; ///< passes, reason, or refused
};

inline QList<StepCase> stepCases()
{
    QFile file(QString::fromUtf8(NIDUS_TEST_DATA) + QStringLiteral("/steps.tsv"));
    QList<StepCase> cases;
    if (!file.open(QIODevice::ReadOnly))
        return cases;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const QList<QByteArray> cells = line.split('\t');
        const auto state = registration::fromWord<registration::State>(QString::fromUtf8(cells.constFirst()));
        if (cells.size() == 4 && state)
            cases.append({*state, QString::fromUtf8(cells[1]), QString::fromUtf8(cells[2]),
                          QString::fromUtf8(cells[3])});
    }
    return cases;
}

/// Creates the draft of a row: its questions are answered, and it has the one fault.
inline qint64 createStepDraft(storage::Registry& registry, registration::State state, const QString& fault)
{
    const QString nid = fault == QStringLiteral("must") ? QStringLiteral("us") : QStringLiteral("crates");
    registration::RegistrationTemplate made = completeTemplate(nid, QStringLiteral("Names crates."));
    if (fault == QStringLiteral("error"))
        made.setText(registration::TemplateField::Purpose, {});
    const qint64 id = registry.drafts().create({.content = {.registrationTemplate = made}}, {}).value().id;
    const QString handle = registration::draftHandle(id);
    bool isFirst = true;
    for (const findings::Finding& question :
         lint::reviewChecklist(made, registration::NamespaceKind::Formal)) {
        if (!std::exchange(isFirst, false) || fault != QStringLiteral("question"))
            registry.comments()
                .add(handle,
                     {.kind = registration::CommentKind::Acceptance,
                      .finding = question.id.word(),
                      .text = QStringLiteral("Answered.")},
                     {})
                .value();
    }
    if (fault == QStringLiteral("comment"))
        registry.comments().add(handle, {.text = QStringLiteral("Who?")}, {}).value();
    using enum registration::State;
    for (const registration::State next : {InReview, Approved, WithIana}) {
        if (next <= state)
            registry.drafts().move(id, next, {}).value();
    }
    return id;
}

} // namespace nidus::test
