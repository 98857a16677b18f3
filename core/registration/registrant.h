// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <array>
#include <cstdint>

namespace nidus::registration {

/// The parts of the Registrant field.
enum class RegistrantPart : std::uint8_t {
    Organization,
    Address,
    ContactName,
    RoleAddress,
    Email,
    Phone,
    FastTrack, ///< "yes" or nothing
    Other,
};

inline constexpr std::array<RegistrantPart, 8> kRegistrantParts{
    RegistrantPart::Organization, RegistrantPart::Address, RegistrantPart::ContactName,
    RegistrantPart::RoleAddress,  RegistrantPart::Email,   RegistrantPart::Phone,
    RegistrantPart::FastTrack,    RegistrantPart::Other,
};

/// The Registrant field of a template in parts (RFC 8141 Appendix A), because contacts become outdated one by
/// one.
struct Registrant
{
    QString organization;
    QString address; ///< may have several lines
    QString contactName;
    QString roleAddress; ///< stays valid when people change, e.g. urn-admin@example.org
    QString email;
    QString phone;
    bool fastTrack = false; ///< RFC 8141 section 6.3
    QString other;          ///< free text: the whole field if it does not have the form of toText()

    bool operator==(const Registrant&) const = default;

    [[nodiscard]] bool isEmpty() const;

    [[nodiscard]] QString part(RegistrantPart part) const;
    void setPart(RegistrantPart part, const QString& value);

    /// Returns the field as text: one "Label: value" line per filled part (Organization, Address with its
    /// further lines indented by two, Contact, Role address, Email, Phone, "Fast track: yes"), then `other`.
    [[nodiscard]] QString toText() const;

    /// Returns the part whose text is at this position of toText(), in UTF-16 code units.
    [[nodiscard]] RegistrantPart partAt(qsizetype offset) const;

    /// Returns where the value of a part begins in toText(); the length of toText() if the part is empty.
    /// Only the first line of an address is there without indentation.
    [[nodiscard]] qsizetype offsetOf(RegistrantPart part) const;

    /// Reads the parts if `text` is exactly what toText() writes; otherwise puts all of it into `other`. So
    /// fromText(text).toText() == text for every normalized text, and fromText(r.toText()) keeps r's text.
    [[nodiscard]] static Registrant fromText(const QString& text);
};

/// Calls `visit` with each member and its name. Does not compile if a member is missing here.
template <typename Visit>
void eachMember(const Registrant& registrant, Visit&& visit)
{
    const auto& [organization, address, contactName, roleAddress, email, phone, fastTrack, other] =
        registrant;
    visit("organisation", organization);
    visit("address", address);
    visit("contact-name", contactName);
    visit("role-address", roleAddress);
    visit("email", email);
    visit("phone", phone);
    visit("fast-track", fastTrack);
    visit("other", other);
}

} // namespace nidus::registration
