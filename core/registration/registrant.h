// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <array>
#include <cstdint>

namespace nidus::registration {

/// The parts in which the Registrant field is filled in.
enum class RegistrantPart : std::uint8_t {
    Organisation,
    Address,
    ContactName,
    RoleAddress,
    Email,
    Phone,
    FastTrack, ///< "yes" or nothing
    Other,
};

inline constexpr std::array<RegistrantPart, 8> kRegistrantParts{
    RegistrantPart::Organisation, RegistrantPart::Address, RegistrantPart::ContactName,
    RegistrantPart::RoleAddress,  RegistrantPart::Email,   RegistrantPart::Phone,
    RegistrantPart::FastTrack,    RegistrantPart::Other,
};

/// The Registrant field of a template in parts (RFC 8141 Appendix A), because contacts go stale one by one.
struct Registrant
{
    QString organisation;
    QString address; ///< may have several lines
    QString contactName;
    QString roleAddress; ///< a role's address that outlives the person, e.g. urn-admin@example.org
    QString email;
    QString phone;
    bool fastTrack = false; ///< RFC 8141 section 6.3
    QString other;          ///< free text: all of a field that is not written in toText()'s own form

    bool operator==(const Registrant&) const = default;

    [[nodiscard]] bool isEmpty() const;

    [[nodiscard]] QString part(RegistrantPart part) const;
    void setPart(RegistrantPart part, const QString& value);

    /// The field as text: one "Label: value" line per filled part (Organization, Address with its further
    /// lines indented by two, Contact, Role address, Email, Phone, "Fast track: yes"), then `other`.
    [[nodiscard]] QString toText() const;

    /// Parts, if `text` is exactly what toText() writes; otherwise everything in `other`, untouched. So
    /// fromText(text).toText() == text for every normalised text, and fromText(r.toText()) keeps r's text.
    [[nodiscard]] static Registrant fromText(const QString& text);
};

/// Hands each member with its name to `visit`; one that is added does not compile until it is handed too.
template <typename Visit>
void eachMember(const Registrant& registrant, Visit&& visit)
{
    const auto& [organisation, address, contactName, roleAddress, email, phone, fastTrack, other] =
        registrant;
    visit("organisation", organisation);
    visit("address", address);
    visit("contact-name", contactName);
    visit("role-address", roleAddress);
    visit("email", email);
    visit("phone", phone);
    visit("fast-track", fastTrack);
    visit("other", other);
}

} // namespace nidus::registration
