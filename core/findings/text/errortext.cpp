// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"

#include "core/base/charset.h"
#include "core/base/contract.h"
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/catalog/visiblecharacter.h"

#include <QCoreApplication>
#include <algorithm>
#include <system_error>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

/// %1 is the subject, %2 the technical detail.
constexpr ErrorSentence kSentences[]{
    {base::ErrorCode("file-not-found"),
     QT_TRANSLATE_NOOP("Errors", "%1 does not exist. Check the name and the folder.")},
    {base::ErrorCode("file-not-readable"),
     QT_TRANSLATE_NOOP("Errors", "%1 cannot be read. Check its permissions.")},
    {base::ErrorCode("file-not-writable"),
     QT_TRANSLATE_NOOP("Errors", "%1 cannot be written. Check the permissions, or choose "
                                 "another location.")},
    {base::ErrorCode("file-exists"),
     QT_TRANSLATE_NOOP("Errors", "%1 already exists and was left untouched. Choose another name.")},
    {base::ErrorCode("part-of-registry"),
     QT_TRANSLATE_NOOP("Errors", "%1 belongs to a registry and was left untouched. Choose another name.")},
    {base::ErrorCode("disk-full"),
     QT_TRANSLATE_NOOP(
         "Errors", "There is not enough disk space to write %1; nothing was changed. Free some space and try "
                   "again.")},
    {base::ErrorCode("not-a-database"),
     QT_TRANSLATE_NOOP("Errors", "%1 is not a registry file. Choose a file created by Nidus; "
                                 "to read text and XML files, import them.")},
    {base::ErrorCode("foreign-database"),
     QT_TRANSLATE_NOOP("Errors", "%1 is a database of another program and was left untouched. "
                                 "Choose a registry file created by Nidus.")},
    {base::ErrorCode("older-schema"),
     QT_TRANSLATE_NOOP("Errors", "%1 was made by a version of Nidus before 0.1.0 and was left "
                                 "untouched. Open it with that version, and export its content.")},
    {base::ErrorCode("newer-schema"),
     QT_TRANSLATE_NOOP("Errors", "%1 was created by a newer version of Nidus and was left "
                                 "untouched. Open it with that version, or update this one.")},
    {base::ErrorCode("damaged-database"),
     QT_TRANSLATE_NOOP("Errors", "%1 is damaged and was left untouched. Restore it from a backup.")},
    {base::ErrorCode("read-only-database"),
     QT_TRANSLATE_NOOP("Errors", "%1 is read-only, so nothing was saved. Check your permissions, or "
                                 "work on a copy.")},
    {base::ErrorCode("locked-database"),
     QT_TRANSLATE_NOOP("Errors", "%1 is in use by another program, so nothing was changed. Try again "
                                 "when that program has finished.")},
    {base::ErrorCode("database-failure"),
     QT_TRANSLATE_NOOP("Errors",
                       "The database refused the operation on %1, so nothing was changed. Try again; "
                       "if it fails again, report it with its details.")},
    {base::ErrorCode("disk-error"),
     QT_TRANSLATE_NOOP("Errors", "The disk reported an error while %1 was read or written, so nothing was "
                                 "changed. Check the disk, and try again.")},
    {base::ErrorCode("not-found"),
     QT_TRANSLATE_NOOP("Errors", "The registry does not contain %1. Check the spelling.")},
    {base::ErrorCode("name-taken"),
     QT_TRANSLATE_NOOP("Errors", "The subregistry \"%1\" exists already. Choose another name.")},
    {base::ErrorCode("nid-taken"),
     QT_TRANSLATE_NOOP("Errors",
                       "The NID %1 is already registered. Choose another NID, or revise that registration.")},
    {base::ErrorCode("nid-not-allowed"),
     QT_TRANSLATE_NOOP("Errors", "%1 breaks the rules for NIDs in RFC 8141 section 5. See the findings "
                                 "for details, and choose another NID.")},
    {base::ErrorCode("illegal-nid"),
     QT_TRANSLATE_NOOP("Errors", "%1 is registered but breaks the rules for NIDs in RFC 8141 section 5 "
                                 "(%2). It is kept; withdraw it so that nobody relies on it.")},
    {base::ErrorCode("numbers-exhausted"),
     QT_TRANSLATE_NOOP("Errors", "The next informal number is too long for a NID, so no more "
                                 "informal namespaces can be registered.")},
    {base::ErrorCode("conflict"),
     QT_TRANSLATE_NOOP("Errors", "Somebody else has changed %1 in the meantime; your changes were not "
                                 "saved. Compare both, then save again.")},
    {base::ErrorCode("wrong-state"),
     QT_TRANSLATE_NOOP("Errors", "This step is not possible for %1 in the state \"%2\".")},
    {base::ErrorCode("unchanged"),
     QT_TRANSLATE_NOOP("Errors", "%1 is identical to the previous version, so no new version was "
                                 "created. Change something first.")},
    {base::ErrorCode("incomplete-template"),
     QT_TRANSLATE_NOOP("Errors", "%1 cannot be registered yet. Fix its findings of severity "
                                 "error first.")},
    {base::ErrorCode("too-large"),
     QT_TRANSLATE_NOOP("Errors",
                       "%1 is too large; the limit is %2. Nothing was changed. Split it, or save the "
                       "template in a file of its own.")},
    {base::ErrorCode("reason-missing"),
     QT_TRANSLATE_NOOP("Errors", "%1 keeps its state: this step requires a reason. Give it in the note.")},
    {base::ErrorCode("approval-required"),
     QT_TRANSLATE_NOOP("Errors", "%1 was not saved: this registry requires somebody else to approve each "
                                 "change. Save it without a reason; it then returns to review.")},
    {base::ErrorCode("not-utf8"),
     QT_TRANSLATE_NOOP("Errors", "%1 is encoded in %2; expected UTF-8. Convert it first with "
                                 "iconv -f %2 -t UTF-8.")},
    {base::ErrorCode("bad-format"),
     QT_TRANSLATE_NOOP("Errors", "%1 could not be understood. Check that it is the right file. Details: %2")},
    {base::ErrorCode("report-truncated"),
     QT_TRANSLATE_NOOP("Errors",
                       "%1 ends in the middle of a report, in line %2. Create it again, or complete "
                       "or remove its last line.")},
    {base::ErrorCode("report-damaged"),
     QT_TRANSLATE_NOOP("Errors", "Line %2 of %1 is not a row of a check report. Create the report again, or "
                                 "correct or remove the line.")},
    {base::ErrorCode("no-template"),
     QT_TRANSLATE_NOOP("Errors", "The registry has no template text for %1, so there is "
                                 "nothing to export. Its record shows where the template is "
                                 "published.")},
    {base::ErrorCode("not-listed"),
     QT_TRANSLATE_NOOP("Errors", "%1 is not in IANA's list, which contains only registered namespaces. "
                                 "Export it as a record instead (iana-record).")},
    {base::ErrorCode("foreign-list"),
     QT_TRANSLATE_NOOP("Errors", "%1 is not IANA's list of URN namespaces but the registry %2. Nothing was "
                                 "imported.")},
    {base::ErrorCode("no-original"),
     QT_TRANSLATE_NOOP("Errors", "%1 was not imported from a file, so there is no original to "
                                 "export. Specify an older version, or choose another format.")},
    {base::ErrorCode("not-available"),
     QT_TRANSLATE_NOOP("Errors",
                       "%1 cannot be written: nidus-cli-pdf is not installed. Install Nidus with its "
                       "window, or choose another format.")},
    {base::ErrorCode("broken-promise"),
     QT_TRANSLATE_NOOP("Errors", "The program detected an internal error (%2). The data was not "
                                 "changed. Please report it.")},
    {base::ErrorCode("canceled"),
     QT_TRANSLATE_NOOP("Errors", "The operation was canceled; what was finished so far is kept.")},
    {base::ErrorCode("tampered-version"),
     QT_TRANSLATE_NOOP("Errors", "%1 is not the text that was registered: it was changed "
                                 "outside Nidus or is damaged (%2). Compare it with a backup.")},
    {base::ErrorCode("tampered-event"),
     QT_TRANSLATE_NOOP("Errors", "An entry in the log of %1 is not what was recorded: it was changed "
                                 "outside Nidus or is damaged (%2). Compare it with a backup.")},
    {base::ErrorCode("changed-outside"),
     QT_TRANSLATE_NOOP("Errors", "%1 is not as Nidus wrote it: it was changed outside Nidus or is "
                                 "damaged (%2). Compare it with a backup.")},
    {base::ErrorCode("foreign-change"),
     QT_TRANSLATE_NOOP("Errors", "%1 was changed outside Nidus (%2), so nothing was saved. Restore a backup, "
                                 "or accept the change with nidus-cli registry acknowledge.")},
    {base::ErrorCode("foreign-schema"),
     QT_TRANSLATE_NOOP("Errors", "%1 does not have the structure of a registry: %2. It was "
                                 "changed outside Nidus. Compare it with a backup.")},
    {base::ErrorCode("stale-index"),
     QT_TRANSLATE_NOOP("Errors", "The search index does not match %1 (%2), so a search may "
                                 "miss entries or find wrong ones. Compare the file with a "
                                 "backup.")},
    {base::ErrorCode("missing-history"),
     QT_TRANSLATE_NOOP("Errors",
                       "Part of the history of %1 is missing (%2). Compare the file with a backup.")},
    {base::ErrorCode("forked-history"),
     QT_TRANSLATE_NOOP("Errors",
                       "The history of %1 does not continue from a known head (%2): it was truncated, "
                       "replaced by an older copy, or rewritten. Compare it with a backup.")},
    {base::ErrorCode("replaced-history"), QT_TRANSLATE_NOOP("Errors", "Known gap in the history of %1: %2.")},
    {base::ErrorCode("acknowledged"), QT_TRANSLATE_NOOP("Errors", "%1 was changed outside Nidus: %2.")},
    {base::ErrorCode("lost-registry"),
     QT_TRANSLATE_NOOP("Errors",
                       "%1 is missing, but there was a registry with this name (see %2). Move it back, or "
                       "restore a backup with \"nidus-cli registry restore\". Only \"nidus-cli registry "
                       "create\" starts a new registry with this name.")},
    {base::ErrorCode("unknown-file-name"),
     QT_TRANSLATE_NOOP("Errors", "The name %1 contains bytes that are not UTF-8, so it could refer to "
                                 "another file. Rename the file or its folder.")},
    {base::ErrorCode("foreign-log"),
     QT_TRANSLATE_NOOP("Errors", "%1 does not belong to the registry next to it, which is "
                                 "intact without it; both were left untouched. Move it away.")},
    {base::ErrorCode("several-names"),
     QT_TRANSLATE_NOOP("Errors",
                       "%1 is one of several names (hard links) of one file, so two people could be "
                       "assigned the same number. Remove the other names, or copy the file.")},
    {base::ErrorCode("file-replaced"),
     QT_TRANSLATE_NOOP("Errors", "%1 was removed or replaced while it was open, so nothing was saved. "
                                 "Save the registry to a new file, or open it again.")},
};

const char* pattern(const base::Error& error)
{
    // The detail comes from base::messageOf().
    if (error.code == base::kFileNotReadable && error.detail == "not a regular file")
        return QT_TRANSLATE_NOOP("Errors", "%1 cannot be read because it is not a regular file.");
    const std::string_view subject(error.subject);
    if (error.code == base::kFileNotFound && base::equalIgnoringCase(subject.substr(0, 4), "urn:"))
        return QT_TRANSLATE_NOOP("Errors", "%1 is not the name of a file. To check URNs, write one in each "
                                           "line of a file, or of standard input.");
    const auto found = std::ranges::find(kSentences, error.code, &ErrorSentence::code);
    return base::expects(found != std::end(kSentences), "every error code has a sentence") ? found->sentence
                                                                                           : "%1";
}

} // namespace

std::span<const ErrorSentence> errorSentences() { return kSentences; }

QString describe(const base::Error& error)
{
    const bool isFolder = error.code == base::kFileNotReadable &&
                          error.detail == std::make_error_code(std::errc::is_a_directory).message();
    const char* const sentence =
        isFolder ? QT_TRANSLATE_NOOP("Errors", "%1 is a folder, not a file.") : pattern(error);
    QString subject = visibleText(QString::fromStdString(error.subject));
    subject.replace(u'\n', escapedCharacter(U'\n'));
    const QString detail = visibleText(QString::fromStdString(error.detail));
    QString text = filledPattern(
        QCoreApplication::translate("Errors", sentence),
        {subject.isEmpty() ? QCoreApplication::translate("Errors", "this item") : u'"' + subject + u'"',
         detail.isEmpty() ? QCoreApplication::translate("Errors", "none") : detail});
    text[0] = text[0].toUpper();
    return text;
}

QString technicalDetail(const base::Error& error)
{
    const char* const sentence = pattern(error);
    if (error.detail.empty() || QLatin1StringView(sentence).contains("%2"_L1))
        return {};
    return filledPattern(QCoreApplication::translate("Errors", "Details: %1"),
                         {visibleText(QString::fromStdString(error.detail))});
}

QString missingEntriesMessage(const QStringList& missing, const QString& kept)
{
    constexpr qsizetype most = 20;
    if (missing.isEmpty())
        return {};
    QString named = missing.first(std::min(most, missing.size())).join(", "_L1);
    if (missing.size() > most)
        named += u" … (+%1)"_s.arg(missing.size() - most);
    return filledPattern(QCoreApplication::translate(
                             "Errors", "The backup lacks these entries of the replaced registry: %1. The "
                                       "replaced registry is kept in %2. Numbers already assigned are "
                                       "never reused."),
                         {visibleText(named), u'"' + visibleText(kept) + u'"'});
}

} // namespace nidus::findings
