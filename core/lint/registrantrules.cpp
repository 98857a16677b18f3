// SPDX-License-Identifier: Apache-2.0
#include "core/lint/registrantrules.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/fieldwords.h"
#include "core/lint/wordlists.h"

#include <algorithm>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShortestName = 3; ///< letters; shorter ones occur in too many words

struct MailAddress
{
    QString local;
    QString domain;
    base::TextRange range;
};

/// IANA writes "&" for "@"; some write " at ".
QList<MailAddress> mailAddresses(const QString& text)
{
    static const QRegularExpression address =
        wordsPattern(u"([\\w.+-]+)(?:@|&| at )((?:[\\w-]+\\.)+[a-z]{2,})\\b"_s);
    QList<MailAddress> found;
    QRegularExpressionMatchIterator matches = address.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        found.append(
            {match.captured(1), match.captured(2), unitRange(match.capturedStart(), match.capturedLength())});
    }
    return found;
}

/// Whether the part before "@" contains a word for a role.
bool isRoleAddress(const QString& local)
{
    static const QRegularExpression role = wordsPattern(
        u"info|contact|admin|urn|iana|standard|regist|support|help|office|secretar|service|team|namespace|"
        u"spec|web|"
        "editor|director|noc$|master|desk|manager|member|data|public|press|mail|assign|numbers|cio|^cs$|^it$|hello|ask"_s);
    return role.match(local).hasMatch();
}

/// Whether the part before "@" is made from a name in the text: "jderr" from John Derr. A name that is also
/// in the domain is the organization's.
bool isPersonsAddress(const MailAddress& address, const QString& text)
{
    const QString& local = address.local;
    static const QRegularExpression name(u"\\b[A-Z][a-z]{2,}\\b"_s);
    static const QRegularExpression firstAndLast(u"^[a-z]+[._][a-z]{2,}$"_s,
                                                 QRegularExpression::CaseInsensitiveOption);
    if (firstAndLast.match(local).hasMatch())
        return true;
    QRegularExpressionMatchIterator names = name.globalMatch(text);
    while (names.hasNext()) {
        const QString one = names.next().captured();
        if (address.domain.contains(one, Qt::CaseInsensitive))
            continue;
        const bool isWhole = local.compare(one, Qt::CaseInsensitive) == 0;
        const bool isPart = one.size() > kShortestName && (local.endsWith(one, Qt::CaseInsensitive) ||
                                                           local.startsWith(one, Qt::CaseInsensitive));
        if (isWhole || isPart)
            return true;
    }
    return false;
}

/// RFC 8141 appendix A requires a designated contact; a person leaves sooner than an office. Reports the
/// first address, in Email if there is one, if all of them belong to persons and the text names no role.
QList<findings::Finding> personOnly(const registration::Registrant& registrant, const QString& text)
{
    static const QRegularExpression role = wordsPattern(
        u"\\brole\\b|secretariat\\b|\\b(?:service|help) desk\\b|\\bposition of\\b|(?:registr\\w+|standards|"
        "specifications|naming|URN|namespace) (?:manager|administrator|office|team|desk)"_s);
    const QList<MailAddress> addresses = mailAddresses(text);
    const bool isPersonal = std::ranges::all_of(addresses, [&text](const MailAddress& address) {
        return !isRoleAddress(address.local) && isPersonsAddress(address, text);
    });
    if (addresses.isEmpty() || !isPersonal || role.match(text).hasMatch())
        return {};
    const auto isInEmail = [&registrant](const MailAddress& address) {
        return registrant.partAt(qsizetype(address.range.offset)) == registration::RegistrantPart::Email;
    };
    const auto inEmail = std::ranges::find_if(addresses, isInEmail);
    const base::TextRange range = (inEmail == addresses.cend() ? addresses.cbegin() : inEmail)->range;
    return {findings::makeFinding(findings::kTemplateRegistrantPersonOnly, range,
                                  {text.mid(qsizetype(range.offset), qsizetype(range.length))},
                                  registration::TemplateField::Registrant)};
}

/// Whether each of the comma-separated addresses has the form of RFC 5322 section 3.4.1, or IANA's with "&".
bool areMailAddresses(const QString& text)
{
    static const QRegularExpression address(
        QRegularExpression::anchoredPattern(
            u"(?:[^<>@&]*<)?[^\\s<>@&]+(?:@|&| at )(?:[\\w-]+\\.)+[\\w-]{2,}>?"_s),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression comma(u"\\s*[,;]\\s*"_s);
    return std::ranges::all_of(text.trimmed().split(comma),
                               [](const QString& one) { return address.match(one).hasMatch(); });
}

/// Finds lines of a free text that are labeled as email addresses and contain none.
QList<findings::Finding> malformedMailIn(const QString& text)
{
    static const QRegularExpression labeled(
        u"^[ \\t]*e-?mail(?: address(?:es)?)?[ \\t]*:[ \\t]*(\\S.*?)[ \\t]*$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    QList<findings::Finding> findings;
    for (const QRegularExpressionMatch& match : labeled.globalMatch(text)) {
        const QString value = match.captured(1);
        if (!withoutInstructions(value).trimmed().isEmpty() && !isBare(value) &&
            mailAddresses(value).isEmpty())
            findings.append(findings::makeFinding(findings::kTemplateRegistrantEmailMalformed,
                                                  unitRange(match.capturedStart(1), match.capturedLength(1)),
                                                  {value}, registration::TemplateField::Registrant));
    }
    return findings;
}

QList<findings::Finding> malformedMail(const registration::Registrant& registrant)
{
    QList<findings::Finding> findings;
    if (!registrant.other.isEmpty())
        return malformedMailIn(registrant.toText());
    for (const registration::RegistrantPart part :
         {registration::RegistrantPart::RoleAddress, registration::RegistrantPart::Email}) {
        const QString value = registrant.part(part);
        // A role may also have a postal address.
        const bool isMail = part == registration::RegistrantPart::Email || value.contains(u'@');
        if (isMail && !withoutInstructions(value).trimmed().isEmpty() && !areMailAddresses(value))
            findings.append(findings::makeFinding(findings::kTemplateRegistrantEmailMalformed,
                                                  unitRange(registrant.offsetOf(part), value.size()), {value},
                                                  registration::TemplateField::Registrant));
    }
    return findings;
}

/// What a registrant's text gives of a contact.
struct Reach
{
    bool hasAddress = false; ///< a postal address
    bool hasPerson = false;  ///< a person or role
    bool isDirectly = false; ///< an email address or a phone number
};

/// Looks for these in a free text.
Reach reachIn(const QString& text)
{
    static const QRegularExpression phone(u"\\+?\\(?\\d[\\d ()./-]{6,}\\d"_s);
    static const QRegularExpression place = wordsPattern(
        u"\\b\\d{4,6}\\b|\\b(?:street|road|avenue|ave\\.|rue|square|drive|st\\.|suite|box|via|str\\.|plaza|lane)\\b|stra(?:ß|ss)e"_s);
    static const QRegularExpression person = wordsPattern(
        u"\\b(?:contact|attn|attention|c/o|care of|chair(?:man|woman|person)?|director|secretar\\w+|manager|"
        u"head of|editor|officer|president|administrator|role|mrs?|ms|dr|prof(?:essor)?|person)\\b|\\bname:"_s);
    return {.hasAddress = place.match(text).hasMatch(),
            .hasPerson = person.match(text).hasMatch(),
            .isDirectly = !mailAddresses(text).isEmpty() || phone.match(text).hasMatch()};
}

Reach reachOf(const registration::Registrant& registrant)
{
    return {.hasAddress = !registrant.address.isEmpty(),
            .hasPerson = !registrant.contactName.isEmpty(),
            .isDirectly = !(registrant.roleAddress.isEmpty() && registrant.email.isEmpty() &&
                            registrant.phone.isEmpty())};
}

/// RFC 8141 appendix A: the name and contact information (email, phone number, or postal address) of the
/// designated contact. The address of the organization alone names nobody.
QList<findings::Finding> contactMissing(const registration::Registrant& registrant, const QString& text)
{
    const Reach reach = registrant.other.isEmpty() ? reachOf(registrant) : reachIn(text);
    if (reach.isDirectly || (reach.hasAddress && reach.hasPerson))
        return {};
    return {findings::makeFinding(reach.hasAddress ? findings::kTemplateRegistrantNoDesignatedContact
                                                   : findings::kTemplateRegistrantNoContact,
                                  {}, {}, registration::TemplateField::Registrant)};
}

} // namespace

// RFC 8141 appendix A, Registrant: name and address of the organization, and contact information. A free text
// is not searched for the organization, which may have any name.
QList<findings::Finding> lintRegistrant(const registration::Registrant& registrant)
{
    if (registrant.isEmpty())
        return {};
    QList<findings::Finding> findings;
    const QString text = withoutInstructions(registrant.toText());
    if (registrant.other.isEmpty() && registrant.organization.isEmpty())
        findings.append(findings::makeFinding(findings::kTemplateRegistrantNoOrganisation, {}, {},
                                              registration::TemplateField::Registrant));
    findings += contactMissing(registrant, text);
    findings += malformedMail(registrant);
    if (registrant.roleAddress.isEmpty())
        findings += personOnly(registrant, text);
    return findings;
}

// RFC 8141 section 6.3 and appendix A: "clearly indicated in this section of the template".
bool asksForFastTrack(const registration::Registrant& registrant)
{
    static const QRegularExpression request = wordsPattern(u"fast[- ]?track"_s);
    return registrant.fastTrack || request.match(withoutInstructions(registrant.other)).hasMatch();
}

} // namespace nidus::lint
