// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/sharedtexts.h"

#include <QCoreApplication>
#include <utility>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

struct Shared
{
    Q_DECLARE_TR_FUNCTIONS(Shared)
};

} // namespace

QString labelText(Label label)
{
    switch (label) {
    case Label::Nid: return Shared::tr("NID");
    case Label::Kind: return Shared::tr("Kind");
    case Label::State: return Shared::tr("State");
    case Label::Version: return Shared::tr("Version");
    case Label::Registrant: return Shared::tr("Registrant");
    case Label::RecordDate: return Shared::tr("Record date");
    case Label::References: return Shared::tr("References");
    case Label::Contact: return Shared::tr("Contact");
    case Label::History: return Shared::tr("History");
    case Label::Rule: return Shared::tr("Rule");
    case Label::Why: return Shared::tr("Why");
    case Label::Example: return Shared::tr("Example");
    }
    std::unreachable();
}

QString labeledText(const QString& name, const QString& text)
{
    //: a name and what it is, such as "10300: assigned, Quay, 2026-03-14"
    return Shared::tr("%1: %2").arg(name, text);
}

QString joinedText(const QStringList& parts)
{
    QString all = parts.value(0);
    for (const QString& part : parts.mid(1))
        //: the parts of a list that have commas of their own
        all = Shared::tr("%1; %2").arg(all, part);
    return all;
}

QString versionText(int version) { return version > 0 ? QString::number(version) : Shared::tr("unknown"); }

QString noNidText() { return Shared::tr("(no NID)"); }

QString otherNidsText() { return Shared::tr("(all other NIDs)"); }

QString networkFolderText(const QString& registry)
{
    return Shared::tr("%1 is in a network folder. It may be damaged if two people use it at the same time. "
                      "Keep it on this machine, or let only one person use it at a time.")
        .arg(registry);
}

QString syncFolderText(const QString& registry)
{
    return Shared::tr("%1 is in a folder that a service synchronizes. The service may restore an older copy "
                      "while you work. Keep the registry elsewhere and put backups there.")
        .arg(registry);
}

QString readableByOthersText(const QString& registry, const QString& path)
{
    return Shared::tr("Other users of this machine can read %1. To prevent this, run: chmod go= \"%2\"")
        .arg(registry, path);
}

QString notAReportText(const QString& file)
{
    return Shared::tr("%1 is not a check report. Choose one that was written as tsv, csv, jsonl, or json.")
        .arg(file);
}

QString tooManyNamesText(const QString& report, qulonglong limit)
{
    return Shared::tr("%1 has more than %2 invalid names, the limit for a comparison.")
        .arg(report)
        .arg(limit);
}

QString backupNotIntactText()
{
    return Shared::tr("The registry was not changed, because the backup is not intact.");
}

QString backInReviewText(const QString& draft)
{
    return Shared::tr("\"%1\" was changed after it was approved, so it is in review again.").arg(draft);
}

QString becameAuthorText(const QString& draft)
{
    return Shared::tr("You changed \"%1\" and are now one of its authors: somebody else should approve it.")
        .arg(draft);
}

QString movedToTrashText() { return Shared::tr("The draft was moved to the trash."); }

QString notAcknowledgedText(const QString& problem)
{
    return Shared::tr("Not acknowledged: %1").arg(problem);
}

QString nonAsciiLineText(int line)
{
    return Shared::tr(
               "Line %1 of the text contains non-ASCII characters; replace them if the recipient requires "
               "ASCII.")
        .arg(line);
}

QString approvalRestoredText(const QString& before, const QString& after)
{
    return Shared::tr("The approval rule changed from \"%1\" to \"%2\", as in the backup.")
        .arg(before, after);
}

QString longLineText(int line, int columns)
{
    return Shared::tr(
               "Line %1 of the text is longer than %2 columns, because grammars and URNs are not wrapped.")
        .arg(line)
        .arg(columns);
}

QString noTemplateText() { return Shared::tr("The registry has no template text for this registration."); }

QString carriageReturnsText() { return Shared::tr("Lines end with CR LF; the CR is not part of them."); }

QString byteOrderMarkText() { return Shared::tr("The byte order mark at the start was skipped."); }

QString notADateText(const QString& text)
{
    return Shared::tr("\"%1\" is not a date such as 2026-03-14.").arg(text);
}

QString notPositiveText(const QString& text)
{
    return Shared::tr("\"%1\" is not a positive number.").arg(text);
}

QString notColumnsText(const QString& text)
{
    return Shared::tr("\"%1\" does not name columns; expected value=NAME,state=NAME.").arg(text);
}

QString notASubregistryNameText(const QString& name)
{
    return Shared::tr("\"%1\" cannot name a subregistry; use letters, digits, and hyphens between them.")
        .arg(name);
}

QString notAUrnPatternText(const QString& pattern, const QString& nid)
{
    return Shared::tr("\"%1\" is not a pattern of URNs such as urn:%2:{value}.").arg(pattern, nid);
}

QString noSuchRuleText(const QString& nid, const QString& rule, const QStringList& rules)
{
    if (rules.isEmpty())
        return Shared::tr(
                   "The namespace \"%1\" has no grammar, so the subregistry cannot name the rule \"%2\".")
            .arg(nid, rule);
    return Shared::tr(
               "The grammar of \"%1\" has no rule \"%2\"; expected one of: %3. If none of them matches "
               "only the values, register a new version whose grammar has such a rule.")
        .arg(nid, rule, rules.join(", "_L1));
}

QString numberlessRuleText(const QString& rule)
{
    return Shared::tr(
               "The rule \"%1\" does not match a number of this kind. Name the rule of the number alone.")
        .arg(rule);
}

QString oddValuesText(const QString& rule, const QString& values, int count)
{
    return Shared::tr("%Ln value(s) of the list do not match the rule \"%1\": %2", nullptr, count)
        .arg(rule, values);
}

QString oddUrnsText(const QString& urns, int count)
{
    return Shared::tr("%Ln URN(s) of the list are not valid: %1", nullptr, count).arg(urns);
}

QString listRemovedText(const QString& list)
{
    return Shared::tr("The subregistry %1 was removed. Its history remains.").arg(list);
}

QString bypassedRuleText(const QString& rule, const QString& urn)
{
    return Shared::tr(
               "The grammar also matches some URNs without the rule \"%1\", such as %2. These are valid "
               "whatever the list contains: change the grammar so that only this rule matches them.")
        .arg(rule, urn);
}

QString sharedRuleText(const QString& rule, const QString& lists)
{
    return Shared::tr(
               "Rule \"%1\" is also the rule of subregistry %2. Each URN is checked with the list whose "
               "pattern it matches. If it matches several patterns or none, one of the lists must "
               "contain the value.")
        .arg(rule, lists);
}

QString nothingToUndoText() { return Shared::tr("There is nothing to undo."); }

} // namespace nidus::findings
