<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n registration(s) left out: no template text is held for them.</source>
        <translation>
            <numerusform>%n registration left out: no template text is held for it.</numerusform>
            <numerusform>%n registrations left out: no template text is held for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts hold a line end and were left out; --escaped shows them.</source>
        <translation>
            <numerusform>%n text holds a line end and was left out; --escaped shows it.</numerusform>
            <numerusform>%n texts hold a line end and were left out; --escaped shows them.</numerusform>
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
    <name>nidus::ui::CheckPage</name>
    <message numerus="yes">
        <source>%Ln blank line(s) passed over.</source>
        <translation>
            <numerusform>%Ln blank line passed over.</numerusform>
            <numerusform>%Ln blank lines passed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln line(s).</source>
        <translation>
            <numerusform>Copied %Ln line.</numerusform>
            <numerusform>Copied %Ln lines.</numerusform>
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
        <source>Export report of all %Ln line(s)</source>
        <translation>
            <numerusform>Export report of the one line</numerusform>
            <numerusform>Export report of all %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export report of the %Ln line(s) shown</source>
        <translation>
            <numerusform>Export report of the line shown</numerusform>
            <numerusform>Export report of the %Ln lines shown</numerusform>
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
        <source>%n draft(s) has (have) edits that are not saved.</source>
        <translation>
            <numerusform>%n draft has edits that are not saved.</numerusform>
            <numerusform>%n drafts have edits that are not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::EveryNamespaceDialog</name>
    <message numerus="yes">
        <source>%n namespace(s) of %1 allow(s) this name by its rule.</source>
        <translation>
            <numerusform>%n namespace of %1 allows this name by its rule.</numerusform>
            <numerusform>%n namespaces of %1 allow this name by their rules.</numerusform>
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
        <source>%n file(s) exported.</source>
        <translation>
            <numerusform>%n file exported.</numerusform>
            <numerusform>%n files exported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::Explanation</name>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… and %Ln more</numerusform>
            <numerusform>… and %Ln more</numerusform>
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
        <source>%n has (have) no template text and is (are) left out where that is needed.</source>
        <translation>
            <numerusform>%n has no template text and is left out where that is needed.</numerusform>
            <numerusform>%n have no template text and are left out where that is needed.</numerusform>
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
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) changed</source>
        <translation>
            <numerusform>%n place changed</numerusform>
            <numerusform>%n places changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::HistoryPanel</name>
    <message numerus="yes">
        <source>%n round(s) of review</source>
        <translation>
            <numerusform>%n round of review</numerusform>
            <numerusform>%n rounds of review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) open</source>
        <translation>
            <numerusform>%n comment open</numerusform>
            <numerusform>%n comments open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ImportDialog</name>
    <message numerus="yes">
        <source>%n would go in:</source>
        <translation>
            <numerusform>%n would go in:</numerusform>
            <numerusform>%n would go in:</numerusform>
        </translation>
    </message>
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
</context>
<context>
    <name>nidus::ui::MailAnswerDialog</name>
    <message numerus="yes">
        <source>%n remark(s); tick those to keep, for ever.</source>
        <translation>
            <numerusform>%n remark; tick what is to be kept, for ever.</numerusform>
            <numerusform>%n remarks; tick those to keep, for ever.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) by %1; tick those to keep, for ever.</source>
        <translation>
            <numerusform>%n remark by %1; tick what is to be kept, for ever.</numerusform>
            <numerusform>%n remarks by %1; tick those to keep, for ever.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::OpeningNotices</name>
    <message numerus="yes">
        <source>It is time to ask after %n draft(s): %1</source>
        <translation>
            <numerusform>It is time to ask after %n draft: %1</numerusform>
            <numerusform>It is time to ask after %n drafts: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ProcessActions</name>
    <message numerus="yes">
        <source>The draft goes to the discussion list. Nidus asks after it in %n day(s).</source>
        <translation>
            <numerusform>The draft goes to the discussion list. Nidus asks after it in %n day.</numerusform>
            <numerusform>The draft goes to the discussion list. Nidus asks after it in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) stand(s) against this step.</source>
        <translation>
            <numerusform>%n finding stands against this step.</numerusform>
            <numerusform>%n findings stand against this step.</numerusform>
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
    <name>nidus::ui::RegistryExamination</name>
    <message numerus="yes">
        <source>%n more problem(s); nidus-cli registry verify lists them.</source>
        <translation>
            <numerusform>%n more problem; nidus-cli registry verify lists them.</numerusform>
            <numerusform>%n more problems; nidus-cli registry verify lists them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RenameBar</name>
    <message numerus="yes">
        <source>Rename “%1” in %n place(s) to</source>
        <translation>
            <numerusform>Rename “%1” in %n place to</numerusform>
            <numerusform>Rename “%1” in %n places to</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RepetitionView</name>
    <message numerus="yes">
        <source>%Ln URN(s) come(s) again, perhaps written otherwise. Return shows the first line of one.</source>
        <translation>
            <numerusform>%Ln URN comes again, perhaps written otherwise. Return shows its first line.</numerusform>
            <numerusform>%Ln URNs come again, perhaps written otherwise. Return shows the first line of one.</numerusform>
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
    <name>nidus::ui::SyntaxPanel</name>
    <message numerus="yes">
        <source>Compiled to %n state(s).</source>
        <translation>
            <numerusform>Compiled to %n state.</numerusform>
            <numerusform>Compiled to %n states.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::WorkModel</name>
    <message numerus="yes">
        <source>%n with recovered edits</source>
        <translation>
            <numerusform>%n with recovered edits</numerusform>
            <numerusform>%n with recovered edits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that somebody else saved while you edited it</source>
        <translation>
            <numerusform>%n that somebody else saved while you edited it</numerusform>
            <numerusform>%n that somebody else saved while you edited them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind a newer version</source>
        <translation>
            <numerusform>%n behind a newer version</numerusform>
            <numerusform>%n behind a newer version</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to ask after</source>
        <translation>
            <numerusform>%n to ask after</numerusform>
            <numerusform>%n to ask after</numerusform>
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
        <source>%n of yours to finish</source>
        <translation>
            <numerusform>%n of yours to finish</numerusform>
            <numerusform>%n of yours to finish</numerusform>
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
        <source>%n comment(s) without a resolution</source>
        <translation>
            <numerusform>%n comment without a resolution</numerusform>
            <numerusform>%n comments without a resolution</numerusform>
        </translation>
    </message>
</context>
</TS>
