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
    QString result; ///< passes, reason, refused, or warned
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
inline qint64 createStepDraft(storage::Registry& registry, registration::State state, const QString& fault,
                              const QString& who = {})
{
    const QString nid = fault == QStringLiteral("must") ? QStringLiteral("us") : QStringLiteral("crates");
    registration::RegistrationTemplate made = completeTemplate(nid, QStringLiteral("Names crates."));
    if (fault == QStringLiteral("error"))
        made.setText(registration::TemplateField::Purpose, {});
    const qint64 id =
        registry.drafts().create({.content = {.registrationTemplate = made}}, {.who = who}).value().id;
    const QString handle = registration::draftHandle(id);
    bool isFirst = true;
    for (const findings::Finding& question :
         lint::reviewChecklist(made, registration::NamespaceKind::Formal)) {
        const QString faultOfThis = std::exchange(isFirst, false) ? fault : QString();
        const QString answer = faultOfThis == QStringLiteral("answer")
                                   ? QStringLiteral("No. Who continues it?")
                                   : QStringLiteral("Answered.");
        if (faultOfThis != QStringLiteral("question"))
            registry.comments()
                .add(handle,
                     {.kind = registration::CommentKind::Acceptance,
                      .finding = question.id.word(),
                      .text = answer},
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

/// Who approves a draft under which rule of the registry.
struct ApprovalCase
{
    registration::ApprovalRule rule{};
    QString owner;
    QString lastSaver;
    QString approver;
    QString result; ///< passes, reason, or refused
};

inline void addApprovalRows()
{
    QTest::addColumn<ApprovalCase>("row");
    const QString ada = QStringLiteral("Ada <ada@example.org>");
    const QString adaElsewhere = QStringLiteral("A. Lovelace <ADA@example.org>");
    const QString bob = QStringLiteral("Bob <bob@example.org>");
    struct People
    {
        const char* name;
        QString lastSaver;
        QString approver;
        bool isAlone;
    };
    const QList<People> people{{"the author", ada, ada, true},
                               {"the author by another name", ada, adaElsewhere, true},
                               {"a colleague", ada, bob, false},
                               {"a colleague who saved it", bob, bob, true},
                               {"the owner after a colleague saved it", bob, ada, true},
                               {"a second colleague", bob, QStringLiteral("Cai"), false}};
    for (const registration::ApprovalRule rule :
         {registration::ApprovalRule::Anyone, registration::ApprovalRule::ReasonWhenAlone,
          registration::ApprovalRule::SecondPerson}) {
        const QString whenAlone = rule == registration::ApprovalRule::Anyone ? QStringLiteral("passes")
                                  : rule == registration::ApprovalRule::SecondPerson
                                      ? QStringLiteral("refused")
                                      : QStringLiteral("reason");
        for (const People& each : people) {
            const QString result = each.isAlone ? whenAlone : QStringLiteral("passes");
            QTest::addRow("%s: %s", registration::wordOf(rule).data(), each.name)
                << ApprovalCase{rule, ada, each.lastSaver, each.approver, result};
        }
    }
}

/// Creates the draft of a row, which is in review and has no faults, in a registry with the row's rule.
inline void createApprovalDraft(storage::Registry& registry, const ApprovalCase& row)
{
    QVERIFY(registry.settings().setApproval(row.rule, {}));
    const qint64 id =
        createStepDraft(registry, registration::State::InReview, QStringLiteral("none"), row.owner);
    registration::VersionContent content = registry.drafts().record(id)->draft.content;
    content.registrationTemplate.setText(registration::TemplateField::Additional,
                                         QStringLiteral("More about crates, for those who pack them."));
    QVERIFY(registry.drafts().save(id, content, 0, {.who = row.lastSaver}));
}

} // namespace nidus::test
