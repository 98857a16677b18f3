// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"

#include "core/findings/catalog/placeholders.h"
#include "core/findings/catalog/visiblecharacter.h"

#include <QCoreApplication>
#include <algorithm>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

/// The sentence for a code; %1 is the subject, %2 the technical detail.
const char* pattern(base::ErrorCode code)
{
    using enum base::ErrorCode;
    switch (code) {
    case FileNotFound:
        return QT_TRANSLATE_NOOP("Errors", "%1 does not exist. Check the name and the folder.");
    case FileNotReadable:
        return QT_TRANSLATE_NOOP("Errors", "%1 cannot be read. Check that you may read it.");
    case FileNotWritable:
        return QT_TRANSLATE_NOOP("Errors", "%1 cannot be written. Check that you may write there, or choose "
                                           "another place.");
    case FileExists:
        return QT_TRANSLATE_NOOP("Errors", "%1 already exists and was left untouched. Choose another name.");
    case DiskFull:
        return QT_TRANSLATE_NOOP(
            "Errors",
            "There is no room left to write %1; nothing was changed. Free some space and try again.");
    case NotADatabase:
        return QT_TRANSLATE_NOOP("Errors", "%1 is not a registry file. Choose a file made by Nidus; text and "
                                           "XML files are imported instead.");
    case ForeignDatabase:
        return QT_TRANSLATE_NOOP("Errors", "%1 is a database of another program and was left untouched. "
                                           "Choose a registry file made by Nidus.");
    case NewerSchema:
        return QT_TRANSLATE_NOOP("Errors", "%1 was made by a newer version of Nidus and was left untouched. "
                                           "Open it with that version, or update this one.");
    case DamagedDatabase:
        return QT_TRANSLATE_NOOP("Errors", "%1 is damaged and was left untouched. Restore it from a backup.");
    case ReadOnlyDatabase:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 is read-only, so nothing was saved. Check your permissions, or "
                                 "work on a copy.");
    case LockedDatabase:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 is in use by another program, so nothing was changed. Try again "
                                 "when that program has finished.");
    case DatabaseFailure:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 could not carry this out; nothing was changed. The database says: "
                                 "%2");
    case NotFound:
        return QT_TRANSLATE_NOOP("Errors", "The registry does not hold %1. Check the spelling.");
    case NidTaken:
        return QT_TRANSLATE_NOOP(
            "Errors",
            "%1 is a NID that is already registered. Choose another one, or revise that registration.");
    case NidNotAllowed:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 breaks the rules for NIDs in RFC 8141 section 5. Choose another "
                                 "one; the findings say why.");
    case IllegalNid:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 is registered, but breaks the rules for NIDs in RFC 8141 section 5 "
                                 "(%2). It stays; withdraw it, so that nobody relies on it.");
    case NumbersExhausted:
        return QT_TRANSLATE_NOOP("Errors", "The next informal number does not fit into a NID any more, so no "
                                           "informal namespace can be registered.");
    case Conflict:
        return QT_TRANSLATE_NOOP("Errors",
                                 "Somebody else has changed %1 in the meantime; your changes were not "
                                 "saved. Compare both, then save again.");
    case WrongState:
        return QT_TRANSLATE_NOOP(
            "Errors", "This step is not possible for %1 in its present state. Look at its history.");
    case Unchanged:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 is the same as the version before, so no new version was made. "
                                 "Change something first.");
    case IncompleteTemplate:
        return QT_TRANSLATE_NOOP("Errors", "%1 cannot be registered yet. Resolve its findings of the level "
                                           "error first.");
    case NotEmpty:
        return QT_TRANSLATE_NOOP("Errors", "%1 already has content. Choose an empty registry.");
    case TooLarge:
        return QT_TRANSLATE_NOOP(
            "Errors", "%1 is larger than what is read; the limit is %2. Nothing was changed. Split "
                      "it, or cut the template out of it.");
    case NotUtf8:
        return QT_TRANSLATE_NOOP("Errors", "%1 is %2, but UTF-8 is read here. Convert it first with "
                                           "iconv -f %2 -t UTF-8.");
    case BadFormat:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 could not be understood. Check that it is the right file. Details: %2");
    case NoTemplate:
        return QT_TRANSLATE_NOOP("Errors", "No template text is held for %1, so there is nothing to export. "
                                           "Its record names where the template is published.");
    case NoOriginal:
        return QT_TRANSLATE_NOOP("Errors", "%1 was not imported from a file, so there is no original to "
                                           "export. Name an older version, or choose a format.");
    case NotAvailable:
        return QT_TRANSLATE_NOOP("Errors", "%1 is not available here: this program was built without the "
                                           "window. Choose another format.");
    case Cancelled:
        return QT_TRANSLATE_NOOP("Errors", "The work was cancelled; what was finished so far is kept.");
    case TamperedVersion:
        return QT_TRANSLATE_NOOP("Errors", "%1 is not the text that was registered: it was changed outside "
                                           "Nidus, or is damaged (%2). Compare it with a backup.");
    case TamperedEvent:
        return QT_TRANSLATE_NOOP("Errors",
                                 "An entry in the log of %1 is not what was recorded: it was changed "
                                 "outside Nidus, or is damaged (%2). Compare it with a backup.");
    case ChangedOutside:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 is not as Nidus wrote it: it was changed by something else, or "
                                 "is damaged (%2). Compare it with a backup.");
    case ForeignSchema:
        return QT_TRANSLATE_NOOP("Errors", "%1 is not built as Nidus builds a registry: %2. Something else "
                                           "has changed it. Compare it with a backup.");
    case StaleIndex:
        return QT_TRANSLATE_NOOP("Errors", "The search index does not fit %1 (%2), so that a search may miss "
                                           "or invent something. Compare the file with a backup.");
    case MissingHistory:
        return QT_TRANSLATE_NOOP(
            "Errors", "Part of the history of %1 is missing (%2). Compare the file with a backup.");
    case ForkedHistory:
        return QT_TRANSLATE_NOOP(
            "Errors", "The history of %1 does not go on from a head that was seen before (%2): it was cut, "
                      "replaced by an older copy or written anew. Compare it with a backup.");
    case UnknownFileName:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 is a name with bytes that are not UTF-8, so it could mean another "
                                 "file. Rename the file or its folder.");
    case ForeignLog:
        return QT_TRANSLATE_NOOP("Errors", "%1 does not belong to the registry that it lies beside, which is "
                                           "sound without it; both were left untouched. Move it away.");
    case UnprovableHead:
        return QT_TRANSLATE_NOOP(
            "Errors",
            "Whether the history of %1 goes on from a head from before schema 6 cannot be proven any "
            "more (%2): personal data was erased from what it covers. Use a later head.");
    case SeveralNames:
        return QT_TRANSLATE_NOOP(
            "Errors", "%1 is one of several names (hard links) of one file, so that two people could "
                      "be given the same number. Remove the other names, or copy the file.");
    case FileReplaced:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 was removed or replaced while it was open, so nothing was saved. Save "
                                 "the registry in a new file, or open it again.");
    }
    return "";
}

} // namespace

QString describe(const base::Error& error)
{
    QString subject = visibleText(QString::fromStdString(error.subject));
    subject.replace(u'\n', escapedCharacter(U'\n'));
    const QString detail = visibleText(QString::fromStdString(error.detail));
    QString text = filledPattern(
        QCoreApplication::translate("Errors", pattern(error.code)),
        {subject.isEmpty() ? QCoreApplication::translate("Errors", "this item") : u'"' + subject + u'"',
         detail.isEmpty() ? QCoreApplication::translate("Errors", "none") : detail});
    text[0] = text[0].toUpper();
    return text;
}

QString describeMissing(const QStringList& missing, const QString& kept)
{
    constexpr qsizetype most = 20;
    if (missing.isEmpty())
        return {};
    QString named = missing.first(std::min(most, missing.size())).join(", "_L1);
    if (missing.size() > most)
        named += u" … (+%1)"_s.arg(missing.size() - most);
    return filledPattern(QCoreApplication::translate(
                             "Errors", "The copy does not hold what the registry had: %1. It is kept in "
                                       "%2. Numbers that were given are not given again."),
                         {visibleText(named), u'"' + visibleText(kept) + u'"'});
}

} // namespace nidus::findings
