// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/fieldtexts.h"

#include <QCoreApplication>

namespace nidus::ui {

namespace {

struct HintSource
{
    const char* text;
    const char* example;
};

// In template order; the texts are translated in fieldHint(). The examples are what is registered, in
// English.
constexpr std::array<HintSource, registration::kTemplateFieldCount> kHints{{
    {QT_TRANSLATE_NOOP(
         "FieldHint",
         "The name between \"urn:\" and the next colon. A formal namespace requests a NID of 3 to 32 "
         "letters, digits, and hyphens that begins and ends with a letter or digit. An informal "
         "namespace gets the next free number, urn-N."),
     "library-edition"},
    {QT_TRANSLATE_NOOP("FieldHint", "1 for the first registration of a namespace. Each revision adds 1."),
     "1"},
    {QT_TRANSLATE_NOOP("FieldHint", "The date of the registration request: year, month, day."), "2026-03-14"},
    {QT_TRANSLATE_NOOP(
         "FieldHint",
         "Who is responsible for the namespace: the organization with its address, and a contact "
         "person. People change jobs, so give a role address as well. A standards body that uses the "
         "fast track says so here."),
     "Example Library Council, 1 Reading Lane, Booktown. Contact: A. Reader, urn@example.org"},
    {QT_TRANSLATE_NOOP(
         "FieldHint",
         "What these URNs name, for whom, and how that community and others benefit. Say how they "
         "relate to existing namespaces and identifier systems, which software can use them, whether "
         "they can be resolved, and whether a standard will build on them."),
     "Names for the editions held by the member libraries, so that catalogs can cite an "
     "edition without depending on one server."},
    {QT_TRANSLATE_NOOP(
         "FieldHint",
         "The form of a URN in this namespace: a grammar (ABNF or a regular expression), an "
         "algorithm, or a statement that it is opaque. Also say which characters must be encoded and "
         "how, when two names are equivalent, how an existing identifier is turned into a URN, and "
         "what q- and f-components mean."),
     "NSS = collection \":\" 1*DIGIT\ncollection = 2ALPHA\n\n"
     "Two URNs are equivalent as RFC 8141 defines it. The r-, q-, and f-components have no meaning. Example: "
     "urn:library-edition:ab:17"},
    {QT_TRANSLATE_NOOP(
         "FieldHint",
         "Who assigns names and how others can get one: open to all, closed, or delegated to others "
         "who are named here. Say how you prevent assigning the same name twice."),
     "Each member library assigns numbers in sequence under its own collection code. A number "
     "is never reused."},
    {QT_TRANSLATE_NOOP(
         "FieldHint",
         "What could go wrong when names are assigned, compared, or resolved: names that look the "
         "same but are not, private information in a name, lists that can be harvested."),
     "Names carry no personal data. A collection code reveals the holding library."},
    {QT_TRANSLATE_NOOP("FieldHint",
                       "Known risks of confusion with other namespaces, URI schemes, or identifier systems "
                       "because of spelling, encoding, or scope. If there are none, say so."),
     "Editions may also have an ISBN; no URN of this namespace looks like one."},
    {QT_TRANSLATE_NOOP(
         "FieldHint",
         "Whether these URNs are meant to be resolved. If so: who runs or recommends a service, what "
         "a public resolver must do, and what r-components mean."),
     "The council runs a resolver at https://resolve.example.org/."},
    {QT_TRANSLATE_NOOP(
         "FieldHint",
         "A permanent document with details: an RFC, another body's standard, or a stable page."),
     "https://www.example.org/identifiers/edition-1.0.pdf"},
    {QT_TRANSLATE_NOOP("FieldHint",
                       "Optional: anything that helps to understand this registration, such as a comparison "
                       "with namespaces that appear to overlap."),
     "Based on the numbering used in the union catalog since 1998."},
    {QT_TRANSLATE_NOOP("FieldHint", "Only for a revision: what changed since the previous version, and why."),
     "Version 2 allows collection codes of three letters; the contact is new."},
}};

/// In the order of registration::RegistrantPart.
constexpr std::array<const char*, registration::kRegistrantParts.size()> kPartTitles{
    QT_TRANSLATE_NOOP("RegistrantPart", "Organization"),
    QT_TRANSLATE_NOOP("RegistrantPart", "Address"),
    QT_TRANSLATE_NOOP("RegistrantPart", "Contact name"),
    QT_TRANSLATE_NOOP("RegistrantPart", "Role address"),
    QT_TRANSLATE_NOOP("RegistrantPart", "Email"),
    QT_TRANSLATE_NOOP("RegistrantPart", "Phone"),
    QT_TRANSLATE_NOOP("RegistrantPart", "Fast track"),
    QT_TRANSLATE_NOOP("RegistrantPart", "Other contact details"),
};

} // namespace

QString fieldTitle(registration::TemplateField field)
{
    return QCoreApplication::translate("FieldTitle", registration::fieldHeading(field).data());
}

QString partTitle(registration::RegistrantPart part)
{
    return QCoreApplication::translate("RegistrantPart", kPartTitles.at(static_cast<std::size_t>(part)));
}

QString placeHint(EditPlace place)
{
    if (place.field != registration::TemplateField::Registrant)
        return {};
    switch (place.part) {
    case registration::RegistrantPart::Address:
        return QCoreApplication::translate("FieldHint", "Optional: the postal address");
    case registration::RegistrantPart::Phone:
    case registration::RegistrantPart::Other: return QCoreApplication::translate("FieldHint", "Optional");
    case registration::RegistrantPart::RoleAddress:
        return QCoreApplication::translate("FieldHint",
                                           "Optional: an email address that stays when people change");
    case registration::RegistrantPart::Organization:
    case registration::RegistrantPart::ContactName:
    case registration::RegistrantPart::Email:
    case registration::RegistrantPart::FastTrack: return {};
    }
    return {};
}

FieldHelp fieldHint(registration::TemplateField field)
{
    const HintSource& source = kHints.at(static_cast<std::size_t>(field));
    return {QCoreApplication::translate("FieldHint", source.text), QString::fromUtf8(source.example)};
}

} // namespace nidus::ui
