// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"

#include <QRandomGenerator>
#include <QStringList>
#include <array>

namespace nidus::test {

/// Texts that are as odd as a person, a mail program or an attacker could make them. Seeded, so that a
/// failure can be repeated.
class RandomText
{
public:
    explicit RandomText(quint32 seed) : m_random(seed) {}

    int below(int bound) { return m_random.bounded(bound); }
    bool flip() { return below(2) == 0; }

    /// Any characters that UTF-8 can carry, control characters included.
    QString character()
    {
        switch (below(8)) {
        case 0: return QStringLiteral(" ");
        case 1: return QString(QChar(below(0x20))); // also CR and LF: normalizing must handle them
        case 2: return QString(QChar(0xA0 + below(0x2100)));
        case 3: {
            const char32_t beyond = 0x10000 + char32_t(below(0x100000));
            return QString::fromUcs4(&beyond, 1);
        }
        case 4: {
            static constexpr std::array<char16_t, 10> kTraps{u'\t',  u'\f',  0x2028, 0x2029, 0xFEFF,
                                                             0xFFFE, 0x0085, 0x00A0, 0x202E, 0xFFFF};
            return QString(QChar(kTraps[std::size_t(below(int(kTraps.size())))]));
        }
        default: return QString(QChar(0x21 + below(0x5E)));
        }
    }

    QString word(int longest = 12)
    {
        QString word;
        for (int i = below(longest) + 1; i > 0; --i)
            word += QChar(0x21 + below(0x5E));
        return word;
    }

    /// Lines that a careless reader or writer would misinterpret.
    QString line()
    {
        static const QStringList traps{
            QStringLiteral("Purpose:"),
            QStringLiteral("Namespace Identifier:  other"),
            QStringLiteral("   Syntax:"),
            QStringLiteral("Version 3"),
            QStringLiteral("3.1. Assignment"),
            QStringLiteral("-- "),
            QStringLiteral("From me"),
            QStringLiteral(">From me"),
            QStringLiteral("----------"),
            QStringLiteral("Author                Informational          [Page 7]"),
            QStringLiteral("\fRFC 8141                      URNs                  April 2017"),
            QStringLiteral("\f"),
            QStringLiteral(
                "rule = *( \"a\" / \"b\" ) 1*DIGIT ; a rule that is longer than a line of a mail can be"),
            QStringLiteral(
                "; a comment in a grammar that is longer than the line of a mail is allowed to be"),
            QStringLiteral(
                "      / alternative that is indented and longer than a line of a mail can ever be"),
            QStringLiteral("Organization: Example"),
            QStringLiteral("Address: here"),
            QStringLiteral("Fast track: yes"),
            QString(),
            QString(),
        };
        if (below(3) == 0)
            return traps[below(int(traps.size()))];
        QString text(below(4) == 0 ? below(9) : 0, u' ');
        const int words = below(4) == 0 ? below(60) : below(8);
        for (int i = 0; i < words; ++i)
            text += word(below(20) == 0 ? 200 : 12) + QString(below(8) == 0 ? below(4) : 1, u' ');
        if (below(5) == 0)
            text += character();
        return text;
    }

    QString text()
    {
        QString text;
        if (below(6) == 0) {
            for (int i = below(200); i > 0; --i)
                text += character();
            return text;
        }
        for (int i = below(9); i > 0; --i)
            text += line() + u'\n';
        return text;
    }

    registration::RegistrationTemplate registrationTemplate()
    {
        registration::RegistrationTemplate random;
        for (const registration::TemplateField field : registration::kTemplateFields) {
            if (below(4) != 0)
                random.setText(field, text());
        }
        if (flip())
            random.setRegistrant({.organization = word(),
                                  .address = text(),
                                  .contactName = flip() ? word() : QString(),
                                  .roleAddress = {},
                                  .email = word(),
                                  .phone = {},
                                  .fastTrack = flip(),
                                  .other = flip() ? text() : QString()});
        return random;
    }

private:
    QRandomGenerator m_random;
};

} // namespace nidus::test
