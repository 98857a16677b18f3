<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n text(s) with a line break left out; --escaped shows them.</source>
        <translation>
            <numerusform>%n text with a line break left out; --escaped shows it.</numerusform>
            <numerusform>%n texts with a line break left out; --escaped shows them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registration(s) left out: the registry has no template text for them.</source>
        <translation>
            <numerusform>%n registration left out: the registry has no template text for it.</numerusform>
            <numerusform>%n registrations left out: the registry has no template text for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erased in %n place(s) and copies.</source>
        <translation>
            <numerusform>Erased in %n place, copies included.</numerusform>
            <numerusform>Erased in %n places, copies included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>renewed %Ln time(s)</source>
        <translation>
            <numerusform>renewed once</numerusform>
            <numerusform>renewed %Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListTexts</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NamespaceCounts</name>
    <message numerus="yes">
        <source>%n formal</source>
        <translation>
            <numerusform>%n formal</numerusform>
            <numerusform>%n formal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n informal</source>
        <translation>
            <numerusform>%n informal</numerusform>
            <numerusform>%n informal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n draft</numerusform>
            <numerusform>%n drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) found.</source>
        <translation>
            <numerusform>%n entry found.</numerusform>
            <numerusform>%n entries found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shared</name>
    <message numerus="yes">
        <source>%Ln value(s) of the list do not match the rule &quot;%1&quot;: %2</source>
        <translation>
            <numerusform>%Ln value of the list does not match the rule &quot;%1&quot;: %2</numerusform>
            <numerusform>%Ln values of the list do not match the rule &quot;%1&quot;: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URN(s) of the list are not valid: %1</source>
        <translation>
            <numerusform>%Ln URN of the list is not valid: %1</numerusform>
            <numerusform>%Ln URNs of the list are not valid: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepQuestion</name>
    <message numerus="yes">
        <source>%n question(s) not answered</source>
        <translation>
            <numerusform>%n question not answered</numerusform>
            <numerusform>%n questions not answered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message numerus="yes">
        <source>%n with recovered edits</source>
        <translation>
            <numerusform>%n with recovered edits</numerusform>
            <numerusform>%n with recovered edits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved by somebody else while you edited</source>
        <translation>
            <numerusform>%n saved by somebody else while you edited</numerusform>
            <numerusform>%n saved by somebody else while you edited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n based on an outdated version</source>
        <translation>
            <numerusform>%n based on an outdated version</numerusform>
            <numerusform>%n based on an outdated version</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due for follow-up</source>
        <translation>
            <numerusform>%n due for follow-up</numerusform>
            <numerusform>%n due for follow-up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with open comments</source>
        <translation>
            <numerusform>%n with open comments</numerusform>
            <numerusform>%n with open comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approved</source>
        <translation>
            <numerusform>%n approved</numerusform>
            <numerusform>%n approved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your drafts to finish</source>
        <translation>
            <numerusform>%n of your drafts to finish</numerusform>
            <numerusform>%n of your drafts to finish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in review</source>
        <translation>
            <numerusform>%n in review</numerusform>
            <numerusform>%n in review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with IANA</source>
        <translation>
            <numerusform>%n with IANA</numerusform>
            <numerusform>%n with IANA</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resolve %n open comment(s)</source>
        <translation>
            <numerusform>Resolve %n open comment</numerusform>
            <numerusform>Resolve %n open comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned to you</source>
        <translation>
            <numerusform>%n returned to you</numerusform>
            <numerusform>%n returned to you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::check::Verdict</name>
    <message numerus="yes">
        <source>%Ln valid</source>
        <translation>
            <numerusform>%Ln valid</numerusform>
            <numerusform>%Ln valid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln invalid</source>
        <translation>
            <numerusform>%Ln invalid</numerusform>
            <numerusform>%Ln invalid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unregistered</source>
        <translation>
            <numerusform>%Ln unregistered</numerusform>
            <numerusform>%Ln unregistered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln undecided</source>
        <translation>
            <numerusform>%Ln undecided</numerusform>
            <numerusform>%Ln undecided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these with warnings</source>
        <extracomment>next to &quot;12 valid&quot;, of which these are a part</extracomment>
        <translation>
            <numerusform>%Ln of these with warnings</numerusform>
            <numerusform>%Ln of these with warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::grammar::Explanation</name>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… and %Ln more</numerusform>
            <numerusform>… and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ActivityDialog</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::BulkActions</name>
    <message numerus="yes">
        <source>%n more finding(s)</source>
        <translation>
            <numerusform>%n more finding</numerusform>
            <numerusform>%n more findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) changed.</source>
        <translation>
            <numerusform>%n draft changed.</numerusform>
            <numerusform>%n drafts changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not changed; the reasons are below.</source>
        <translation>
            <numerusform>%n draft not changed; the reason is below.</numerusform>
            <numerusform>%n drafts not changed; the reasons are below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Submit %n Draft(s) for Review</source>
        <translation>
            <numerusform>Submit %n Draft for Review</numerusform>
            <numerusform>Submit %n Drafts for Review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each draft is checked as when it is submitted alone; those with errors remain drafts. A reminder is due in %n day(s).</source>
        <translation>
            <numerusform>Each draft is checked as when it is submitted alone; those with errors remain drafts. A reminder is due in %n day.</numerusform>
            <numerusform>Each draft is checked as when it is submitted alone; those with errors remain drafts. A reminder is due in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) with findings.</source>
        <translation>
            <numerusform>%n draft with findings.</numerusform>
            <numerusform>%n drafts with findings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ChangePreview</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) will change.</source>
        <translation>
            <numerusform>%Ln entry will change.</numerusform>
            <numerusform>%Ln entries will change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::CheckPage</name>
    <message numerus="yes">
        <source>Copied %Ln line(s).</source>
        <translation>
            <numerusform>Copied %Ln line.</numerusform>
            <numerusform>Copied %Ln lines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::CompareView</name>
    <message numerus="yes">
        <source>%n change(s) from %1 to %2</source>
        <translation>
            <numerusform>%n change from %1 to %2</numerusform>
            <numerusform>%n changes from %1 to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ConflictDialog</name>
    <message numerus="yes">
        <source>Their text differs from yours in %n place(s).</source>
        <translation>
            <numerusform>Their text differs from yours in %n place.</numerusform>
            <numerusform>Their text differs from yours in %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::CountBar</name>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::DraftSaving</name>
    <message numerus="yes">
        <source>%n draft(s) has (have) unsaved edits.</source>
        <translation>
            <numerusform>%n draft has unsaved edits.</numerusform>
            <numerusform>%n drafts have unsaved edits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::DuplicatesModel</name>
    <message numerus="yes">
        <source>%1, and %Ln more</source>
        <extracomment>%1 is a list of line numbers</extracomment>
        <translation>
            <numerusform>%1, and %Ln more</numerusform>
            <numerusform>%1, and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::DuplicatesView</name>
    <message numerus="yes">
        <source>%Ln URN(s) with duplicates, possibly written differently. Press Return to show the first line of a URN.</source>
        <translation>
            <numerusform>%Ln URN with duplicates, possibly written differently. Press Return to show the first line of the URN.</numerusform>
            <numerusform>%Ln URNs with duplicates, possibly written differently. Press Return to show the first line of a URN.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::EmptyList</name>
    <message numerus="yes">
        <source>%n draft(s) wait for somebody else.</source>
        <translation>
            <numerusform>%n draft waits for somebody else.</numerusform>
            <numerusform>%n drafts wait for somebody else.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryActions</name>
    <message numerus="yes">
        <source>%Ln entry(s) changed.</source>
        <translation>
            <numerusform>%Ln entry changed.</numerusform>
            <numerusform>%Ln entries changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryEditDialog</name>
    <message numerus="yes">
        <source>Edit %n Entry(s)</source>
        <translation>
            <numerusform>Edit %n Entry</numerusform>
            <numerusform>Edit %n Entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::EventModel</name>
    <message numerus="yes">
        <source>%1 (despite %n open requirement(s))</source>
        <translation>
            <numerusform>%1 (despite %n open requirement)</numerusform>
            <numerusform>%1 (despite %n open requirements)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::EveryNamespaceDialog</name>
    <message numerus="yes">
        <source>%n of %1 namespaces has (have) a syntax rule that accepts this name.</source>
        <translation>
            <numerusform>%n of %1 namespaces has a syntax rule that accepts this name.</numerusform>
            <numerusform>%n of %1 namespaces have a syntax rule that accepts this name.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ExchangeActions</name>
    <message numerus="yes">
        <source>%n record(s) imported.</source>
        <translation>
            <numerusform>%n record imported.</numerusform>
            <numerusform>%n records imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Overwrite %n file(s)?</source>
        <translation>
            <numerusform>Overwrite %n file?</numerusform>
            <numerusform>Overwrite %n files?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) exported to %1.</source>
        <translation>
            <numerusform>%n file exported to %1.</numerusform>
            <numerusform>%n files exported to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ExportDialog</name>
    <message numerus="yes">
        <source>&amp;Selected (%n)</source>
        <translation>
            <numerusform>&amp;Selected (%n)</numerusform>
            <numerusform>&amp;Selected (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Everything in the registry (%n)</source>
        <translation>
            <numerusform>&amp;Everything in the registry (%n)</numerusform>
            <numerusform>&amp;Everything in the registry (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a template text is (are) omitted from formats that require one.</source>
        <translation>
            <numerusform>%n without a template text is omitted from formats that require one.</numerusform>
            <numerusform>%n without a template text are omitted from formats that require one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::Exporting</name>
    <message numerus="yes">
        <source>Export Report of All %Ln Line(s)</source>
        <translation>
            <numerusform>Export Report of %Ln Line</numerusform>
            <numerusform>Export Report of All %Ln Lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export Report of the %Ln Line(s) Shown</source>
        <translation>
            <numerusform>Export Report of the %Ln Line Shown</numerusform>
            <numerusform>Export Report of the %Ln Lines Shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %Ln line(s) to %1.</source>
        <translation>
            <numerusform>Wrote %Ln line to %1.</numerusform>
            <numerusform>Wrote %Ln lines to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export Report of the First %Ln Line(s)</source>
        <translation>
            <numerusform>Export Report of the First Line</numerusform>
            <numerusform>Export Report of the First %Ln Lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::FieldBox</name>
    <message numerus="yes">
        <source>%n open comment(s) about this field</source>
        <translation>
            <numerusform>%n open comment about this field</numerusform>
            <numerusform>%n open comments about this field</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindBar</name>
    <message numerus="yes">
        <source>%n occurrence(s)</source>
        <translation>
            <numerusform>%n occurrence</numerusform>
            <numerusform>%n occurrences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s) replaced</source>
        <translation>
            <numerusform>%n occurrence replaced</numerusform>
            <numerusform>%n occurrences replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingActions</name>
    <message numerus="yes">
        <source>No findings have a safe fix; %n other fix(es) need your review.</source>
        <translation>
            <numerusform>No findings have a safe fix; %n other fix needs your review.</numerusform>
            <numerusform>No findings have a safe fix; %n other fixes need your review.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingNotes</name>
    <message numerus="yes">
        <source>%n sample(s) not as expected; the Syntax tab lists them.</source>
        <translation>
            <numerusform>%n sample not as expected; the Syntax tab lists it.</numerusform>
            <numerusform>%n samples not as expected; the Syntax tab lists them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::GuideRun</name>
    <message numerus="yes">
        <source>%n finding(s) remain; they do not prevent the review.</source>
        <translation>
            <numerusform>%n finding remains; it does not prevent the review.</numerusform>
            <numerusform>%n findings remain; they do not prevent the review.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet.</source>
        <translation>
            <numerusform>%n requirement is not met yet.</numerusform>
            <numerusform>%n requirements are not met yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet, the first one in “%1”.</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>
            <numerusform>%n requirement is not met yet, in “%1”.</numerusform>
            <numerusform>%n requirements are not met yet, the first one in “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::HistoryPanel</name>
    <message numerus="yes">
        <source>%n review round(s)</source>
        <translation>
            <numerusform>%n review round</numerusform>
            <numerusform>%n review rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open comment(s)</source>
        <translation>
            <numerusform>%n open comment</numerusform>
            <numerusform>%n open comments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ImportDialog</name>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>Import %n file</numerusform>
            <numerusform>Import %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) found.</source>
        <translation>
            <numerusform>%n record found.</numerusform>
            <numerusform>%n records found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n sample(s) from the text</source>
        <translation>
            <numerusform>with %n sample from the text</numerusform>
            <numerusform>with %n samples from the text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to import:</source>
        <translation>
            <numerusform>%n to import:</numerusform>
            <numerusform>%n to import:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ListActions</name>
    <message numerus="yes">
        <source>%Ln entry(s) have a contact or a private holder.</source>
        <translation>
            <numerusform>%Ln entry has a contact or a private holder.</numerusform>
            <numerusform>%Ln entries have a contact or a private holder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::MailAnswerDialog</name>
    <message numerus="yes">
        <source>%n comment(s). Select those to keep permanently.</source>
        <translation>
            <numerusform>%n comment. Select it to keep it permanently.</numerusform>
            <numerusform>%n comments. Select those to keep permanently.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) by %1. Select those to keep permanently.</source>
        <translation>
            <numerusform>%n comment by %1. Select it to keep it permanently.</numerusform>
            <numerusform>%n comments by %1. Select those to keep permanently.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::NumberMap</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::OpeningNotices</name>
    <message numerus="yes">
        <source>%n draft(s) due for follow-up: %1</source>
        <translation>
            <numerusform>%n draft due for follow-up: %1</numerusform>
            <numerusform>%n drafts due for follow-up: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::OrderDialog</name>
    <message numerus="yes">
        <source>Transfer %n Entries</source>
        <translation>
            <numerusform>Transfer %n Entry</numerusform>
            <numerusform>Transfer %n Entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deprecate %n Entries</source>
        <translation>
            <numerusform>Deprecate %n Entry</numerusform>
            <numerusform>Deprecate %n Entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retire %n Entries</source>
        <translation>
            <numerusform>Retire %n Entry</numerusform>
            <numerusform>Retire %n Entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n Entries</source>
        <translation>
            <numerusform>Release %n Entry</numerusform>
            <numerusform>Release %n Entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n Entries</source>
        <translation>
            <numerusform>Withdraw %n Entry</numerusform>
            <numerusform>Withdraw %n Entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) become one.</source>
        <translation>
            <numerusform>%Ln entry remains one.</numerusform>
            <numerusform>%Ln entries become one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ProcessActions</name>
    <message numerus="yes">
        <source>The draft will be in review. Nidus itself sends nothing. A reminder will be due in %n day(s).</source>
        <translation>
            <numerusform>The draft will be in review. Nidus itself sends nothing. A reminder will be due in %n day.</numerusform>
            <numerusform>The draft will be in review. Nidus itself sends nothing. A reminder will be due in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n requirement(s))</source>
        <extracomment>%1 is a step such as &quot;Register...&quot;, %n the number of requirements before it</extracomment>
        <translation>
            <numerusform>%1 (%n requirement)</numerusform>
            <numerusform>%1 (%n requirements)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet. The dialog lists them.</source>
        <translation>
            <numerusform>%n requirement is not met yet. The dialog lists it.</numerusform>
            <numerusform>%n requirements are not met yet. The dialog lists them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ProgressStrip</name>
    <message numerus="yes">
        <source>%1 of %2, %3, %Ln s left</source>
        <extracomment>Progress: 3 MB of 10 MB, 1 MB/s, 7 s left</extracomment>
        <translation>
            <numerusform>%1 of %2, %3, %Ln s left</numerusform>
            <numerusform>%1 of %2, %3, %Ln s left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecoveryDialog</name>
    <message numerus="yes">
        <source>The recovered text differs from the saved text in %n place(s).</source>
        <translation>
            <numerusform>The recovered text differs from the saved text in %n place.</numerusform>
            <numerusform>The recovered text differs from the saved text in %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RefreshActions</name>
    <message numerus="yes">
        <source>%n change(s) applied.</source>
        <translation>
            <numerusform>%n change applied.</numerusform>
            <numerusform>%n changes applied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied to %1.</source>
        <translation>
            <numerusform>%n change applied to %1.</numerusform>
            <numerusform>%n changes applied to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Applying %n change(s)…</source>
        <translation>
            <numerusform>Applying %n change…</numerusform>
            <numerusform>Applying %n changes…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RefreshDialog</name>
    <message numerus="yes">
        <source>&amp;Apply %n Change(s)</source>
        <translation>
            <numerusform>&amp;Apply %n Change</numerusform>
            <numerusform>&amp;Apply %n Changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s) like these.</source>
        <translation>
            <numerusform>%n more finding like these.</numerusform>
            <numerusform>%n more findings like these.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryVerification</name>
    <message numerus="yes">
        <source>%n more error(s). To list them, run: nidus-cli registry verify</source>
        <translation>
            <numerusform>%n more error. To list it, run: nidus-cli registry verify</numerusform>
            <numerusform>%n more errors. To list them, run: nidus-cli registry verify</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) acknowledged and recorded in the history.</source>
        <translation>
            <numerusform>%n problem acknowledged and recorded in the history.</numerusform>
            <numerusform>%n problems acknowledged and recorded in the history.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RenameBar</name>
    <message numerus="yes">
        <source>Rename “%1” in %n place(s) to:</source>
        <translation>
            <numerusform>Rename “%1” in %n place to:</numerusform>
            <numerusform>Rename “%1” in %n places to:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::SamplesPane</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <extracomment>the first part of a line such as &quot;12 samples, 2 not as expected&quot;</extracomment>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not as expected</source>
        <translation>
            <numerusform>%n not as expected</numerusform>
            <numerusform>%n not as expected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::SelectionBar</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::StepDialog</name>
    <message numerus="yes">
        <source>This step is not possible yet: %n requirement(s) are not met.</source>
        <translation>
            <numerusform>This step is not possible yet: %n requirement is not met.</numerusform>
            <numerusform>This step is not possible yet: %n requirements are not met.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::SubregistryPanel</name>
    <message numerus="yes">
        <source>Ending within %n day(s)</source>
        <translation>
            <numerusform>Ending within %n day</numerusform>
            <numerusform>Ending within %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::SyntaxPanel</name>
    <message numerus="yes">
        <source>Ready to check URNs (%n state(s)).</source>
        <translation>
            <numerusform>Ready to check URNs (%n state).</numerusform>
            <numerusform>Ready to check URNs (%n states).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::TaskButtons</name>
    <message numerus="yes">
        <source>%Ln entry(s) of %1 have ended</source>
        <translation>
            <numerusform>%Ln entry of %1 has ended</numerusform>
            <numerusform>%Ln entries of %1 have ended</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::TeamActions</name>
    <message numerus="yes">
        <source>Assign %n draft(s)</source>
        <translation>
            <numerusform>Assign %n Draft</numerusform>
            <numerusform>Assign %n Drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not assigned; the reasons are below.</source>
        <translation>
            <numerusform>%n draft not assigned; the reason is below.</numerusform>
            <numerusform>%n drafts not assigned; the reasons are below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) now owned by %1.</source>
        <translation>
            <numerusform>%n draft now owned by %1.</numerusform>
            <numerusform>%n drafts now owned by %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) no longer assigned to anybody.</source>
        <translation>
            <numerusform>%n draft no longer assigned to anybody.</numerusform>
            <numerusform>%n drafts no longer assigned to anybody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) assigned to %1.</source>
        <translation>
            <numerusform>%n draft assigned to %1.</numerusform>
            <numerusform>%n drafts assigned to %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
