// SPDX-License-Identifier: Apache-2.0
#include "core/registration/registrantparts.h"

#include "core/registration/registrantlines.h"
#include "core/registration/registrantname.h"

#include <QRegularExpression>
#include <QStringList>
#include <array>

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

struct Label
{
    QLatin1StringView pattern;
    RegistrantPart part;
};

// The first pattern that matches a whole label applies. A plain "name" is a person's or an organization's:
// see nameIn().
constexpr std::array kLabels{
    Label{"role (?:e-?mail )?address"_L1, RegistrantPart::RoleAddress},
    Label{"(?:name of )?(?:the )?(?:\\w+ )?organi[sz]ation(?: name)?|affiliation"_L1,
          RegistrantPart::Organization},
    Label{"(?:\\w+ )?e-?mail(?: address)?|mail"_L1, RegistrantPart::Email},
    Label{"(?:tele)?phone(?: number)?|tel\\.?"_L1, RegistrantPart::Phone},
    Label{"(?:postal |street |mailing |business )?address|postal"_L1, RegistrantPart::Address},
    Label{"(?:\\w+ )?contact(?: name| person)?"_L1, RegistrantPart::ContactName},
};

std::optional<RegistrantPart> partOf(const QString& label)
{
    for (const Label& known : kLabels) {
        const QRegularExpression whole(QRegularExpression::anchoredPattern(known.pattern));
        if (whole.match(label).hasMatch())
            return known.part;
    }
    return std::nullopt;
}

/// Returns the address if the text is a mail address and nothing else.
QString mailIn(const QString& text)
{
    static const QRegularExpression mail(
        QRegularExpression::anchoredPattern(u"<?([^\\s@&<>,]+)(?:@|&| at )((?:[\\w-]+\\.)+\\w{2,})>?"_s),
        QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch match = mail.match(text);
    return match.hasMatch() ? match.captured(1) + u'@' + match.captured(2) : QString();
}

bool isPhone(const QString& text)
{
    static const QRegularExpression phone(
        QRegularExpression::anchoredPattern(u"\\+?\\(?\\d[\\d ()./-]{6,}\\d"_s));
    return phone.match(text).hasMatch();
}

/// Reads the lines in order.
class Parts
{
public:
    explicit Parts(const Registrant& registrant) : m_parts(registrant), m_text(registrant.other)
    {
        m_parts.other.clear();
    }

    Registrant read()
    {
        for (const RegistrantLine& line : registrantLines(m_text))
            add(line);
        static const QRegularExpression gap(u"\\n{3,}"_s);
        m_parts.other = m_rest.join(u'\n').replace(gap, u"\n\n"_s).trimmed();
        takeOrganization();
        return m_parts;
    }

private:
    void add(const RegistrantLine& line)
    {
        if (!line.label.isEmpty())
            return addLabelled(line);
        if (addApart(line))
            return;
        if (m_open && line.value.isEmpty()) {
            // A label may be on a line of its own, with a blank line after it.
            if (!m_parts.part(*m_open).isEmpty())
                leave(line);
        } else if (m_open && continues(line)) {
            const QString before = m_parts.part(*m_open);
            const bool isAddress = *m_open == RegistrantPart::Address;
            set(*m_open, before.isEmpty() ? line.value : before + (isAddress ? u'\n' : u' ') + line.value);
        } else {
            leave(line);
        }
    }

    /// Adds a line that is only a mail address or a phone number, also within the lines of another part.
    bool addApart(const RegistrantLine& line)
    {
        const auto isOpen = [this](RegistrantPart part) { return m_open == part; };
        const bool isWanted = m_open && m_parts.part(*m_open).isEmpty(); // the value of a label
        if (const QString mail = mailIn(line.value);
            !mail.isEmpty() && m_parts.email.isEmpty() && !(isWanted && isOpen(RegistrantPart::RoleAddress)))
            m_parts.email = mail;
        else if (isPhone(line.value) && m_parts.phone.isEmpty() && !isOpen(RegistrantPart::Address))
            m_parts.phone = line.value;
        else
            return false;
        if (!isOpen(RegistrantPart::Address)) // its lines may continue
            m_open.reset();
        return true;
    }

    void addLabelled(const RegistrantLine& line)
    {
        std::optional<RegistrantPart> part = line.label == "name"_L1 ? nameIn(line) : partOf(line.label);
        // "Contact: info@example.org" contains no name.
        if (part == RegistrantPart::ContactName && !mailIn(line.value).isEmpty())
            part = RegistrantPart::Email;
        if (!part || !m_parts.part(*part).isEmpty())
            return leave(line);
        m_open = part;
        m_indentation = line.indentation;
        set(*part, line.value);
    }

    /// An address continues until a blank line or the next label; anything else only below its empty label or
    /// with deeper indentation.
    [[nodiscard]] bool continues(const RegistrantLine& line) const
    {
        return *m_open == RegistrantPart::Address || m_parts.part(*m_open).isEmpty() ||
               line.indentation > m_indentation;
    }

    void set(RegistrantPart part, const QString& value)
    {
        static const QRegularExpression personAndMail(
            QRegularExpression::anchoredPattern(u"([^<]*\\S)\\s*(<[^>]+>)"_s));
        if (part == RegistrantPart::Email)
            return m_parts.setPart(part, mailIn(value).isEmpty() ? value : mailIn(value));
        const QRegularExpressionMatch match = personAndMail.match(value);
        const QString mail = mailIn(match.captured(2));
        if (part == RegistrantPart::ContactName && !mail.isEmpty() && m_parts.email.isEmpty()) {
            m_parts.email = mail;
            m_parts.contactName = match.captured(1);
        } else {
            m_parts.setPart(part, value);
        }
    }

    /// Whether a plain "Name:" is that of the organization.
    [[nodiscard]] RegistrantPart nameIn(const RegistrantLine& line) const
    {
        const bool isOrganization = m_parts.organization.isEmpty() &&
                                    (line.value.isEmpty() || organizationIn(m_text).startsWith(line.value));
        return isOrganization ? RegistrantPart::Organization : RegistrantPart::ContactName;
    }

    void leave(const RegistrantLine& line)
    {
        m_rest.append(line.written);
        m_open.reset();
    }

    /// The organization may be on a line without a label.
    void takeOrganization()
    {
        const bool isApart = m_parts.other != m_text;
        const QString name = organizationIn(m_text);
        if (!isApart || !m_parts.organization.isEmpty() || name.isEmpty())
            return;
        // As good as a label: "Ann Berth, on behalf of Quays".
        const QRegularExpression naming(
            QRegularExpression::anchoredPattern(
                u"(?:(.*?),?\\s*\\bon behalf of\\s+)?%1"_s.arg(QRegularExpression::escape(name))),
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        QStringList lines = m_parts.other.split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QRegularExpressionMatch match = naming.match(lines[i].trimmed());
            if (!match.hasMatch())
                continue;
            lines[i] = match.captured(1);
            if (lines[i].isEmpty())
                lines.removeAt(i);
            m_parts.organization = name;
            m_parts.other = lines.join(u'\n').trimmed();
            return;
        }
    }

    Registrant m_parts;
    QString m_text;
    QStringList m_rest;
    std::optional<RegistrantPart> m_open; ///< the part that the next line may continue
    qsizetype m_indentation = 0;          ///< of its label
};

} // namespace

std::optional<Registrant> withLabeledParts(const Registrant& registrant)
{
    Registrant parts = Parts(registrant).read();
    Registrant withoutOther = parts;
    withoutOther.other = registrant.other;
    return withoutOther == registrant ? std::nullopt : std::optional(parts);
}

} // namespace nidus::registration
