// SPDX-License-Identifier: Apache-2.0
#include "core/registration/approval.h"

#include <QCryptographicHash>
#include <QHash>
#include <QRegularExpression>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kHashPrefix = "content sha256:"_L1;
constexpr auto kMarksPrefix = "parts "_L1;
constexpr qsizetype kMarkLength = 12; // 48 bits tell the parts of a draft apart

/// Hashes named values. What is empty is left out, so that a member added later changes no older hash.
class ContentHasher
{
public:
    void add(QLatin1StringView name, const QString& value)
    {
        const QByteArray bytes = value.toUtf8();
        if (bytes.isEmpty())
            return;
        begin(name);
        m_hash.addData(QByteArray::number(bytes.size()) + ':');
        m_hash.addData(bytes);
    }
    void add(QLatin1StringView name, int number)
    {
        if (number != 0)
            add(name, QString::number(number));
    }
    void add(QLatin1StringView name, const QStringList& values)
    {
        for (const QString& value : values)
            add(name, value);
    }
    /// What is added from now on belongs to another object.
    void begin(QLatin1StringView name)
    {
        m_hash.addData(QByteArrayView(name.data(), name.size()));
        m_hash.addData("\n");
    }
    [[nodiscard]] QString result() const { return QString::fromLatin1(m_hash.result().toHex()); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

// The bindings name every member: one that is added does not compile until it is hashed.

void add(ContentHasher& hasher, const Registrant& registrant)
{
    const auto& [organisation, address, contactName, roleAddress, email, phone, fastTrack, other] =
        registrant;
    hasher.add("organisation"_L1, organisation);
    hasher.add("address"_L1, address);
    hasher.add("contact-name"_L1, contactName);
    hasher.add("role-address"_L1, roleAddress);
    hasher.add("email"_L1, email);
    hasher.add("phone"_L1, phone);
    hasher.add("fast-track"_L1, fastTrack ? 1 : 0);
    hasher.add("other"_L1, other);
}

void add(ContentHasher& hasher, const Sample& sample)
{
    const auto& [urn, expected, note, source, acceptedBecause] = sample;
    hasher.begin("sample"_L1);
    hasher.add("urn"_L1, urn);
    hasher.add("expected"_L1, static_cast<int>(expected));
    hasher.add("note"_L1, note);
    hasher.add("source"_L1, source);
    hasher.add("accepted-because"_L1, acceptedBecause);
}

void add(ContentHasher& hasher, const SyntaxRule& rule)
{
    const auto& [notation, scope, start, text, describesComponents, equivalence, encoding, checkDigit] = rule;
    hasher.begin("rule"_L1);
    hasher.add("notation"_L1, static_cast<int>(notation));
    hasher.add("scope"_L1, static_cast<int>(scope));
    hasher.add("start"_L1, start);
    hasher.add("text"_L1, text);
    hasher.add("describes-components"_L1, describesComponents ? 1 : 0);
    hasher.add("equivalence"_L1, equivalence);
    hasher.add("encoding"_L1, encoding);
    hasher.add("check-digit"_L1, checkDigit);
}

/// The line that says which content was approved last: its marks, absent in older ones, and its hash.
QRegularExpressionMatch approval(const QList<Event>& events)
{
    static const QRegularExpression lines(
        u"(?:(?<![^\\n])%1([^\\n]*)\\n)?%2([0-9a-f]{64})$"_s.arg(kMarksPrefix, kHashPrefix));
    for (auto event = events.crbegin(); event != events.crend(); ++event) {
        if (event->what != EventKind::Approved && event->what != EventKind::Reopened)
            continue;
        if (const QRegularExpressionMatch match = lines.match(event->note); match.hasMatch())
            return match;
        if (event->what == EventKind::Approved)
            break;
    }
    return {};
}

/// The hash of one part, empty where the part is.
using PartMarks = QList<std::pair<QString, QString>>;
PartMarks marksOf(const VersionContent& content)
{
    const auto& [registrationTemplate, samples, rule, original] = content;
    const QString nothing = ContentHasher().result();
    PartMarks marks;
    const auto mark = [&marks, &nothing](const QString& key, const ContentHasher& hasher) {
        const QString hash = hasher.result();
        marks.append({key, hash == nothing ? QString() : hash.first(kMarkLength)});
    };
    for (const TemplateField field : kTemplateFields) {
        ContentHasher hasher;
        if (field == TemplateField::Registrant)
            add(hasher, registrationTemplate.registrant());
        else
            hasher.add(fieldKey(field), registrationTemplate.text(field));
        mark(fieldKey(field), hasher);
    }
    ContentHasher ofSamples;
    for (const Sample& sample : samples)
        add(ofSamples, sample);
    mark(u"samples"_s, ofSamples);
    ContentHasher ofRule;
    if (rule)
        add(ofRule, *rule);
    mark(u"rule"_s, ofRule);
    ContentHasher ofOriginal;
    ofOriginal.add("original"_L1, QString::fromLatin1(original.toBase64()));
    mark(u"original"_s, ofOriginal);
    return marks;
}

} // namespace

QString contentHash(const VersionContent& content)
{
    const auto& [registrationTemplate, samples, rule, original] = content;
    ContentHasher hasher;
    for (const TemplateField field : kTemplateFields) {
        if (field == TemplateField::Registrant)
            add(hasher, registrationTemplate.registrant());
        else
            hasher.add(fieldKey(field), registrationTemplate.text(field));
    }
    for (const Sample& sample : samples)
        add(hasher, sample);
    if (rule)
        add(hasher, *rule);
    hasher.add("original"_L1, QString::fromLatin1(original.toBase64()));
    return hasher.result();
}

QString approvalNote(const QString& note, const VersionContent& content)
{
    const QString lines = kMarksPrefix + partMarks(content) + u'\n' + kHashPrefix + contentHash(content);
    return note.isEmpty() ? lines : note + u'\n' + lines;
}

QString writtenNote(const QString& approvalNote)
{
    static const QRegularExpression lines(
        u"\\n?(?:(?<![^\\n])%1[^\\n]*\\n)?%2[0-9a-f]{64}$"_s.arg(kMarksPrefix, kHashPrefix));
    return QString(approvalNote).remove(lines);
}

QString approvedContent(const QList<Event>& events)
{
    return approval(events).captured(2);
}

QStringList partsChangedSinceApproval(const QList<Event>& events, const VersionContent& content)
{
    const QRegularExpressionMatch approved = approval(events);
    return approved.hasCaptured(1) ? changedParts(approved.captured(1), content) : QStringList();
}

bool isChangedSinceApproval(const QList<Event>& events, const VersionContent& content)
{
    const QString approved = approvedContent(events);
    return !approved.isEmpty() && approved != contentHash(content);
}

QStringList changedParts(const VersionContent& before, const VersionContent& after)
{
    QStringList changed;
    for (const TemplateField field : kTemplateFields) {
        if (before.registrationTemplate.text(field) != after.registrationTemplate.text(field))
            changed.append(fieldKey(field));
    }
    if (before.samples != after.samples)
        changed.append(u"samples"_s);
    if (before.rule != after.rule)
        changed.append(u"rule"_s);
    if (before.original != after.original)
        changed.append(u"original"_s);
    return changed;
}

QString partMarks(const VersionContent& content)
{
    QStringList marks;
    for (const auto& [key, mark] : marksOf(content)) {
        if (!mark.isEmpty())
            marks.append(key + u':' + mark);
    }
    return marks.join(u' ');
}

QStringList changedParts(const QString& marks, const VersionContent& content)
{
    QHash<QString, QString> before;
    for (const QString& mark : marks.split(u' ', Qt::SkipEmptyParts))
        before.insert(mark.section(u':', 0, 0), mark.section(u':', 1));
    QStringList changed;
    for (const auto& [key, mark] : marksOf(content)) {
        if (before.value(key) != mark)
            changed.append(key);
    }
    return changed;
}

} // namespace nidus
