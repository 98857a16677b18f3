// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/registration/utc.h"
#include "randomtext.h"

namespace nidus::test {

/// Registry contents that follow the rules of their types (versions count 1, 2, 3; lists are ordered) and are
/// otherwise arbitrary, including lone surrogates.
class RandomContent
{
public:
    explicit RandomContent(quint32 seed) : m_text(seed) {}

    registration::RegistryContent content()
    {
        registration::RegistryContent content;
        if (flip())
            content.source = {word(), text(), text()};
        for (int i = below(4); i > 0; --i)
            content.people.append({QStringLiteral("person-%1").arg(9 - i), text(), text(), texts(), word()});
        for (int i = below(4); i > 0; --i)
            content.records.append(record(QStringLiteral("nid-%1").arg(9 - i)));
        for (int i = below(4); i > 0; --i)
            content.drafts.append(draft(qint64(1) << (40 - i)));
        return content;
    }

private:
    int below(int bound) { return m_text.below(bound); }
    bool flip() { return m_text.flip(); }
    QString word() { return flip() ? QString() : m_text.word() + QStringLiteral("<&\"'\t>\n"); }

    QString text()
    {
        QString text = m_text.text();
        for (int i = below(3); i > 0; --i) {
            // Two statements: compilers may evaluate arguments in any order.
            const int at = below(int(text.size()) + 1);
            text.insert(at, QChar(0xD7FE + below(0x804)));
        }
        return text;
    }

    QStringList texts()
    {
        QStringList list;
        for (int i = below(3); i > 0; --i)
            list.append(text() + QLatin1Char('.'));
        return list;
    }

    QDateTime time()
    {
        constexpr qint64 kFiftyYears = 50LL * 365 * 24 * 3600;
        return flip() ? QDateTime()
                      : QDateTime::fromMSecsSinceEpoch(
                            qint64(below(int(kFiftyYears / 2))) * 2000 + below(1000), registration::kUtc);
    }

    registration::Reference reference() { return {word(), word(), text()}; }

    QList<registration::Reference> references()
    {
        QList<registration::Reference> list;
        for (int i = below(3); i > 0; --i)
            list.append(reference());
        return list;
    }

    QList<registration::Event> events()
    {
        QList<registration::Event> list;
        for (int i = below(3); i > 0; --i)
            list.append({time(), text(),
                         registration::EventKind(below(int(registration::EventKind::Restored) + 1)), text(),
                         text()});
        return list;
    }

    QList<registration::ReviewComment> comments()
    {
        QList<registration::ReviewComment> list;
        for (int i = below(4); i > 0; --i) {
            const auto kind =
                list.isEmpty() ? registration::CommentKind::Comment : registration::CommentKind(below(4));
            const bool isReply =
                kind == registration::CommentKind::Answer || kind == registration::CommentKind::Resolution;
            list.append({.id = list.size() + 1,
                         .kind = kind,
                         .answerTo = isReply ? below(int(list.size())) + 1 : 0,
                         .version = below(3),
                         .field = flip()
                                      ? std::optional(registration::kTemplateFields[std::size_t(below(13))])
                                      : std::nullopt,
                         .finding = kind == registration::CommentKind::Acceptance ? u'd' + word() : QString(),
                         .when = time(),
                         .who = text(),
                         .text = text()});
        }
        return list;
    }

    registration::VersionContent versionContent()
    {
        registration::VersionContent content;
        content.registrationTemplate = m_text.registrationTemplate();
        for (int i = below(3); i > 0; --i)
            content.samples.append(
                {text(),
                 flip() ? registration::ExpectedVerdict::Valid : registration::ExpectedVerdict::Invalid,
                 text(), text(), text()});
        if (flip())
            content.rule = registration::SyntaxRule{registration::Notation(below(2)),
                                                    registration::RuleScope(below(3)),
                                                    text(),
                                                    text(),
                                                    flip(),
                                                    {u'a' + word(), u'b' + word()},
                                                    {u'c' + word()},
                                                    text()};
        if (flip())
            content.original = text().toUtf8() + char(below(256));
        return content;
    }

    registration::RegistrationRecord record(const QString& nid)
    {
        registration::RegistrationRecord record;
        record.registration = {nid,
                               registration::NamespaceKind(below(2)),
                               flip() ? registration::State::Registered : registration::State::Withdrawn,
                               text(),
                               word(),
                               word(),
                               word(),
                               flip() ? std::optional(reference()) : std::nullopt,
                               references(),
                               references()};
        for (int number = 1; number <= below(4); ++number)
            record.versions.append({number, versionContent(), time(), text(), text()});
        record.events = events();
        record.comments = comments();
        return record;
    }

    registration::DraftRecord draft(qint64 id)
    {
        return {{id, registration::NamespaceKind(below(2)), registration::State(below(4)), word(), below(5),
                 versionContent(), below(99), time(), time(), text(),
                 flip() ? QDate(2024, 2, 1 + below(28)) : QDate(), text(), text()},
                events(),
                comments()};
    }

    RandomText m_text;
};

} // namespace nidus::test
