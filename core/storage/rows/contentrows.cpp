// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/contentrows.h"

#include "core/base/contract.h"
#include "core/base/firsterror.h"
#include "core/findings/values/logging.h"
#include "core/registration/approval.h"
#include "core/registration/words.h"
#include "core/storage/rows/originaltext.h"

#include <QStringList>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kWordSeparator = "\n"_L1; ///< between words of equivalence and encoding

QStringList wordsFrom(const QString& text) { return text.split(kWordSeparator, Qt::SkipEmptyParts); }

template <typename Enum>
Enum fromBound(const QString& word)
{
    return registration::fromWord<Enum>(word).value_or(Enum{});
}

/// The columns of the registrant have the names of its members, in the order of its parts.
const QString& registrantColumns()
{
    static const QString columns = [] {
        QStringList names;
        registration::eachMember(registration::Registrant(), [&names](const char* member, const auto&) {
            names.append("registrant_"_L1 + QString::fromLatin1(member).replace(u'-', u'_'));
        });
        return names.join(", "_L1);
    }();
    return columns;
}
constexpr int kRegistrantColumnCount = int(registration::kRegistrantParts.size());

/// The columns of the other fields have the names of their keys, in template order.
const QString& fieldColumns()
{
    static const QString columns = [] {
        QStringList names;
        for (const registration::TemplateField field : registration::kTemplateFields) {
            if (field != registration::TemplateField::Registrant)
                names.append(registration::fieldKey(field));
        }
        return names.join(", "_L1);
    }();
    return columns;
}

registration::RegistrationTemplate templateFrom(const QueryRow& row)
{
    registration::Registrant registrant;
    int column = 0;
    for (const registration::RegistrantPart part : registration::kRegistrantParts) {
        if (part != registration::RegistrantPart::FastTrack || row.flag(column))
            registrant.setPart(part, row.text(column));
        ++column;
    }
    registration::RegistrationTemplate read;
    read.setRegistrant(registrant);
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (field != registration::TemplateField::Registrant)
            read.setText(field, row.text(column++));
    }
    return read;
}

QVariantList boundTemplate(const registration::RegistrationTemplate& from)
{
    const registration::Registrant& registrant = from.registrant();
    QVariantList values;
    for (const registration::RegistrantPart part : registration::kRegistrantParts)
        values.append(part == registration::RegistrantPart::FastTrack ? QVariant(registrant.fastTrack)
                                                                      : boundText(registrant.part(part)));
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (field != registration::TemplateField::Registrant)
            values.append(boundText(from.text(field)));
    }
    const auto date = from.date();
    values.append(boundText(date ? date->toString() : QString()));
    return values;
}

base::Result<void> insertSamples(Connection& connection, qint64 contentId,
                                 const QList<registration::Sample>& samples)
{
    for (qsizetype i = 0; i < samples.size(); ++i) {
        const registration::Sample& sample = samples[i];
        const auto done = connection.execute(
            u"INSERT INTO sample (content_id, position, urn, expected, note, source, accepted_because) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
            {contentId, i, boundText(sample.urn), boundWord(sample.expected), boundText(sample.note),
             boundText(sample.source), boundText(sample.acceptedBecause)});
        if (!done)
            return done;
    }
    return {};
}

} // namespace

base::Result<qint64> insertContent(Connection& connection, const registration::VersionContent& content)
{
    static const QString insertTemplate =
        u"INSERT INTO content (%1, %2, date_parsed, original, original_encoding) VALUES (?%3)"_s.arg(
            registrantColumns(), fieldColumns(),
            u", ?"_s.repeated(kRegistrantColumnCount + qsizetype(registration::kTemplateFieldCount) + 1));
    const OriginalText original = originalText(content.original);
    const auto id =
        connection.insert(insertTemplate, boundTemplate(content.registrationTemplate)
                                              << boundText(original.text) << boundText(original.encoding));
    if (!id)
        return id;
    if (const auto done = insertSamples(connection, *id, content.samples); !done)
        return std::unexpected(done.error());
    if (content.rule) {
        const auto done = connection.execute(
            u"INSERT INTO syntax_rule (content_id, notation, scope, start, text, describes_components, "
            "equivalence, encoding, check_digit) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
            {*id, boundWord(content.rule->notation), boundWord(content.rule->scope),
             boundText(content.rule->start), boundText(content.rule->text), content.rule->describesComponents,
             boundText(content.rule->equivalence.join(kWordSeparator)),
             boundText(content.rule->encoding.join(kWordSeparator)), boundText(content.rule->checkDigit)});
        if (!done)
            return std::unexpected(done.error());
    }
    return id;
}

// Words are read with a default: the tables' CHECK constraints allow no others.
base::Result<registration::VersionContent> selectContent(Connection& connection, qint64 id)
{
    static const QString selectTemplate =
        u"SELECT %1, %2, original, original_encoding FROM content WHERE id = ?"_s.arg(registrantColumns(),
                                                                                      fieldColumns());
    auto read = connection.first(selectTemplate, {id}, [](const QueryRow& row) {
        constexpr int original = kRegistrantColumnCount + int(registration::kTemplateFieldCount) - 1;
        return registration::VersionContent{.registrationTemplate = templateFrom(row),
                                            .samples = {},
                                            .rule = {},
                                            .original =
                                                originalBytes({row.text(original), row.text(original + 1)})};
    });
    const auto samples = connection.list(
        u"SELECT urn, expected, note, source, accepted_because FROM sample WHERE content_id = ? "
        "ORDER BY position"_s,
        {id}, [](const QueryRow& row) {
            return registration::Sample{row.text(0), fromBound<registration::ExpectedVerdict>(row.text(1)),
                                        row.text(2), row.text(3), row.text(4)};
        });
    const auto rule =
        connection.first(u"SELECT %1 FROM syntax_rule s WHERE content_id = ?"_s.arg(ruleColumns()), {id},
                         [](const QueryRow& row) { return ruleFrom(row, 0); });
    if (const auto error = base::firstError(read, samples, rule))
        return std::unexpected(*error);
    registration::VersionContent content = std::move(*read).value_or(registration::VersionContent());
    content.samples = *samples;
    content.rule = *rule;
    return content;
}

QString ruleColumns()
{
    return u"s.notation, s.scope, s.start, s.text, s.describes_components, s.equivalence, s.encoding, "
           "s.check_digit"_s;
}

registration::SyntaxRule ruleFrom(const QueryRow& row, int column)
{
    return {.notation = fromBound<registration::Notation>(row.text(column)),
            .scope = fromBound<registration::RuleScope>(row.text(column + 1)),
            .start = row.text(column + 2),
            .text = row.text(column + 3),
            .describesComponents = row.flag(column + 4),
            .equivalence = wordsFrom(row.text(column + 5)),
            .encoding = wordsFrom(row.text(column + 6)),
            .checkDigit = row.text(column + 7)};
}

base::Result<void> checkStored(Connection& connection, qint64 id, const registration::VersionContent& written)
{
    const auto stored = selectContent(connection, id);
    if (!stored)
        return std::unexpected(stored.error());
    constexpr const char* promise = "content is read as it was written";
    if (*stored == written)
        return {};
    // The keys of the fields only: texts do not belong in a log.
    qCInfo(findings::storageLog).noquote() << promise << registration::changedParts(written, *stored);
    base::promiseBroken(promise);
    return std::unexpected(base::brokenPromise(connection.path().toStdString(), promise));
}

base::Result<void> deleteContent(Connection& connection, qint64 id)
{
    return connection.execute(u"DELETE FROM content WHERE id = ?"_s, {id});
}

} // namespace nidus::storage
