// SPDX-License-Identifier: Apache-2.0
#include "core/registration/approval.h"

#include <QCryptographicHash>
#include <QHash>
#include <QRegularExpression>
#include <type_traits>

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kHashPrefix = "content sha256:"_L1;
constexpr auto kMarksPrefix = "parts "_L1;
// In English, as all of the history.
constexpr auto kOwner = "Owner: "_L1;
constexpr qsizetype kMarkLength = 12; // 48 bits distinguish the parts of a draft

/// Hashes named values. Skips empty values, so that adding a member later changes no older hash.
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
    /// A flag or an enumerator; the first enumerator counts as empty.
    template <typename Value>
        requires(std::is_enum_v<Value> || std::is_same_v<Value, bool>)
    void add(QLatin1StringView name, Value value)
    {
        if (value != Value{})
            add(name, QString::number(static_cast<int>(value)));
    }
    void add(QLatin1StringView name, const QStringList& values)
    {
        for (const QString& value : values)
            add(name, value);
    }
    /// Starts another object; values added from now on belong to it.
    void begin(QLatin1StringView name)
    {
        m_hash.addData(QByteArrayView(name.data(), name.size()));
        m_hash.addData("\n");
    }
    [[nodiscard]] QString result() const { return QString::fromLatin1(m_hash.result().toHex()); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

template <typename Value>
void addMembers(ContentHasher& hasher, const Value& value)
{
    eachMember(value, [&hasher](const char* name, const auto& member) {
        hasher.add(QLatin1StringView(name), member);
    });
}

void add(ContentHasher& hasher, const Sample& sample)
{
    hasher.begin("sample"_L1);
    addMembers(hasher, sample);
}

void add(ContentHasher& hasher, const SyntaxRule& rule)
{
    hasher.begin("rule"_L1);
    addMembers(hasher, rule);
}

void add(ContentHasher& hasher, const RegistrationTemplate& registrationTemplate, TemplateField field)
{
    if (field == TemplateField::Registrant)
        addMembers(hasher, registrationTemplate.registrant());
    else
        hasher.add(fieldKey(field), registrationTemplate.text(field));
}

/// Finds the line with the content last approved: its part hashes, absent in older lines, and its hash.
QRegularExpressionMatch approval(const QList<Event>& events)
{
    static const QRegularExpression lines(
        u"(?:(?<![^\\n])%1([^\\n]*)\\n)?%2([0-9a-f]{64})$"_s.arg(kMarksPrefix, kHashPrefix));
    for (auto event = events.crbegin(); event != events.crend(); ++event) {
        if (isOfFile(*event) || (event->what != EventKind::Approved && event->what != EventKind::Reopened))
            continue;
        if (const QRegularExpressionMatch match = lines.match(event->note); match.hasMatch())
            return match;
        if (event->what == EventKind::Approved)
            break;
    }
    return {};
}

/// The hash of each part; empty for an empty part.
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
        add(hasher, registrationTemplate, field);
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
    for (const TemplateField field : kTemplateFields)
        add(hasher, registrationTemplate, field);
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

QString approvedContent(const QList<Event>& events) { return approval(events).captured(2); }

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

Event eventOfFile(Event event)
{
    if (!isOfFile(event))
        event.note = event.note.isEmpty() ? QString(kNoteOfFile) : kNoteOfFile + ": "_L1 + event.note;
    return event;
}

bool isOfFile(const Event& event)
{
    return event.note == kNoteOfFile || event.note.startsWith(kNoteOfFile + ": "_L1);
}

QStringList saversOf(const QList<Event>& events)
{
    QStringList savers;
    for (const Event& event : events) {
        if (event.what == EventKind::Saved || event.note.startsWith(kChangedAfterApproval) ||
            event.note.startsWith(kEditorialChange))
            savers.append(event.who);
    }
    return savers;
}

QString ownerLine(const QString& owner) { return kOwner + owner; }

QStringList formerOwners(const QList<Event>& events)
{
    QStringList owners;
    for (const Event& event : events) {
        if (event.what == EventKind::Created || event.what == EventKind::Imported)
            owners.append(event.who);
        if (event.what != EventKind::Assigned)
            continue;
        for (const QString& line : event.note.split(u'\n')) {
            if (line.startsWith(kOwner))
                owners.append(line.sliced(kOwner.size()));
        }
    }
    return owners;
}

} // namespace nidus::registration
