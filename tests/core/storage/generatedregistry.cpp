// SPDX-License-Identifier: Apache-2.0
#include "generatedregistry.h"
#include "core/registration/utc.h"

#include <QStringList>
#include <algorithm>
#include <random>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kVocabulary = 4000;
constexpr int kWordsOfALongField = 14;

/// Words of two to four syllables; the first ones are the most frequent, as in a natural language.
class Prose
{
public:
    Prose()
    {
        QStringList syllables{u"tion"_s, u"ment"_s, u"ing"_s, u"er"_s};
        for (const QChar consonant : u"bcdfglmnprstv"_s) {
            for (const QChar vowel : u"aeiou"_s)
                syllables.append({QString(consonant) + vowel, QString(consonant) + vowel + u'r'});
        }
        while (m_words.size() < kVocabulary) {
            QString word;
            for (unsigned i = 0; i < 2 + m_random() % 3; ++i)
                word += syllables[qsizetype(m_random() % unsigned(syllables.size()))];
            m_words.append(word);
        }
    }

    QString text(int words)
    {
        QStringList line;
        for (int i = 0; i < words; ++i) {
            const double u = double(m_random()) / double(std::mt19937::max());
            line.append(m_words[std::min(qsizetype(u * u * u * double(kVocabulary)), kVocabulary - 1)]);
        }
        return line.join(u' ');
    }

private:
    std::mt19937 m_random{8141};
    QStringList m_words;
};

} // namespace

registration::RegistryContent generatedRegistry(int count) { return generatedChunk(0, count, 1); }

registration::RegistryContent generatedChunk(int first, int count, int versions)
{
    Prose prose;
    registration::RegistryContent content;
    for (int i = first; i < first + count; ++i) {
        const QString nid = u"n%1-%2"_s.arg(i, 6, 10, QChar(u'0')).arg(prose.text(1).left(20));
        registration::VersionContent held;
        for (const registration::TemplateField field : registration::kTemplateFields) {
            if (!registration::isSingleLine(field) && field != registration::TemplateField::Registrant)
                held.registrationTemplate.setText(field, prose.text(kWordsOfALongField));
        }
        held.registrationTemplate.setText(registration::TemplateField::Nid, nid);
        held.registrationTemplate.setText(registration::TemplateField::Version, u"1"_s);
        held.registrationTemplate.setText(registration::TemplateField::Date, u"2026-07-28"_s);
        held.registrationTemplate.setRegistrant({.organization = prose.text(2) + " Society"_L1,
                                                 .address = prose.text(2) + u'\n' + prose.text(1),
                                                 .email = u"urn@%1.example"_s.arg(nid)});
        const QDateTime when = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + i, registration::kUtc);
        registration::RegistrationRecord record{{.nid = nid, .recordDate = u"2026-07-28"_s}, {}, {}};
        for (int version = 1; version <= versions; ++version) {
            if (version > 1) {
                held.registrationTemplate.setText(registration::TemplateField::Version,
                                                  QString::number(version));
                held.registrationTemplate.setText(registration::TemplateField::Purpose,
                                                  prose.text(kWordsOfALongField));
            }
            record.versions.append({version, held, when, u"generator"_s, {}});
            record.events.append({when, u"generator"_s, registration::EventKind::Registered, {}, {}});
        }
        content.records.append(record);
    }
    return content;
}

} // namespace nidus
