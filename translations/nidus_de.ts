<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AnswerLetter</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your request was granted.</source>
        <translation>Ihrem Antrag wurde stattgegeben.</translation>
    </message>
    <message>
        <source>Your request could not be granted.</source>
        <translation>Ihrem Antrag konnte nicht stattgegeben werden.</translation>
    </message>
    <message>
        <source>The nearest alternative is %1.</source>
        <translation>Die nächstliegende Alternative ist %1.</translation>
    </message>
    <message>
        <source>The nearest alternative is %1 in range &quot;%2&quot;.</source>
        <translation>Die nächstliegende Alternative ist %1 im Bereich „%2“.</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>Request for %1</source>
        <translation>Antrag für %1</translation>
    </message>
    <message>
        <source>Request %1 for %2</source>
        <translation>Antrag %1 für %2</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Hello,</source>
        <translation>Guten Tag,</translation>
    </message>
    <message>
        <source>Dear %1 and %2,</source>
        <translation>Guten Tag, %1 und %2,</translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation>Guten Tag, %1,</translation>
    </message>
    <message>
        <source>Kind regards,</source>
        <translation>Mit freundlichen Grüßen</translation>
    </message>
    <message>
        <source>The registry of urn:%1</source>
        <translation>Das Register von urn:%1</translation>
    </message>
    <message>
        <source>%1 on behalf of %2</source>
        <translation>%1 im Auftrag von %2</translation>
    </message>
    <message>
        <source>%1 is now: %2.</source>
        <translation>Zustand von %1 ist jetzt: %2.</translation>
    </message>
    <message>
        <source>%1 is reserved for %2 from %3.</source>
        <translation>%1 ist ab %3 für %2 reserviert.</translation>
    </message>
    <message>
        <source>%1 is reserved for %2 from %3 until %4.</source>
        <translation>%1 ist von %3 bis %4 für %2 reserviert.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2 from %3 until %4.</source>
        <translation>%1 ist von %3 bis %4 an %2 vergeben.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2 from %3.</source>
        <translation>%1 ist ab %3 an %2 vergeben.</translation>
    </message>
    <message>
        <source>The block has %L1 values.</source>
        <translation>Anzahl der Werte im Block: %L1.</translation>
    </message>
    <message>
        <source>Its range is &quot;%1&quot;.</source>
        <translation>Der Bereich ist „%1“.</translation>
    </message>
    <message>
        <source>The reference is %1.</source>
        <translation>Die Referenz ist %1.</translation>
    </message>
    <message>
        <source>The URN is:</source>
        <translation>Die URN ist:</translation>
    </message>
    <message>
        <source>The URNs are:</source>
        <translation>Die URNs sind:</translation>
    </message>
    <message>
        <source>We can offer %1 instead.</source>
        <translation>Stattdessen können wir %1 anbieten.</translation>
    </message>
    <message>
        <source>We can offer %1 in range &quot;%2&quot; instead.</source>
        <translation>Stattdessen können wir %1 im Bereich „%2“ anbieten.</translation>
    </message>
    <message>
        <source>If you want this, please send us a new request.</source>
        <translation>Wenn Sie das möchten, senden Sie uns bitte einen neuen Antrag.</translation>
    </message>
    <message>
        <source>The URN would be:</source>
        <translation>Die URN wäre:</translation>
    </message>
    <message>
        <source>The URNs would be:</source>
        <translation>Die URNs wären:</translation>
    </message>
    <message>
        <source>The reservation of %1 for %2 was withdrawn on %3.</source>
        <translation>Die Reservierung von %1 für %2 wurde am %3 zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 of %2 was retired on %3.</source>
        <translation>%1 von %2 wurde am %3 stillgelegt.</translation>
    </message>
    <message>
        <source>%1 of %2 is deprecated from %3.</source>
        <translation>%1 von %2 ist seit %3 nicht mehr empfohlen.</translation>
    </message>
    <message>
        <source>The state of your values changed.</source>
        <translation>Der Zustand Ihrer Werte hat sich geändert.</translation>
    </message>
    <message>
        <source>%1 is reserved for %2.</source>
        <translation>%1 ist für %2 reserviert.</translation>
    </message>
    <message>
        <source>%1 is reserved for %2 until %4.</source>
        <translation>%1 ist bis %4 für %2 reserviert.</translation>
    </message>
    <message>
        <source>The reservation of %1 for %2 was withdrawn.</source>
        <translation>Die Reservierung von %1 für %2 wurde zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 of %2 was retired.</source>
        <translation>%1 von %2 wurde stillgelegt.</translation>
    </message>
    <message>
        <source>%1 of %2 is deprecated.</source>
        <translation>%1 von %2 ist nicht mehr empfohlen.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2.</source>
        <translation>%1 ist an %2 vergeben.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2 until %4.</source>
        <translation>%1 ist bis %4 an %2 vergeben.</translation>
    </message>
    <message>
        <source>The next available values in range &quot;%2&quot; are %1.</source>
        <translation>Die nächsten verfügbaren Werte im Bereich „%2“ sind %1.</translation>
    </message>
    <message>
        <source>The next available value in range &quot;%2&quot; is %1.</source>
        <translation>Der nächste verfügbare Wert im Bereich „%2“ ist %1.</translation>
    </message>
    <message>
        <source>%1 of %2 was released.</source>
        <translation>%1 von %2 wurde zurückgegeben.</translation>
    </message>
    <message>
        <source>%1 of %2 was released on %3.</source>
        <translation>%1 von %2 wurde am %3 zurückgegeben.</translation>
    </message>
    <message>
        <source>%1 of %2 was released, and may be assigned again.</source>
        <translation>%1 von %2 wurde zurückgegeben und kann neu vergeben werden.</translation>
    </message>
    <message>
        <source>%1 of %2 was released on %3, and may be assigned again.</source>
        <translation>%1 von %2 wurde am %3 zurückgegeben und kann neu vergeben werden.</translation>
    </message>
    <message>
        <source>Please do not use it any longer.</source>
        <translation>Bitte verwenden Sie ihn nicht mehr.</translation>
    </message>
    <message>
        <source>Please do not use them any longer.</source>
        <translation>Bitte verwenden Sie sie nicht mehr.</translation>
    </message>
    <message>
        <source>Your values in %1</source>
        <translation>Ihre Werte in %1</translation>
    </message>
    <message>
        <source>%1 does not match the syntax rule of the namespace, so there is no URN for it yet.</source>
        <translation>%1 passt nicht zur Syntaxregel des Namensraums, deshalb gibt es noch keinen URN dafür.</translation>
    </message>
    <message>
        <source>The URN was:</source>
        <translation>Die URN war:</translation>
    </message>
    <message>
        <source>The URNs were:</source>
        <translation>Die URNs waren:</translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>auto (default): syntax, then the rule of the URN&apos;s own namespace; none: syntax only; all: also report which namespaces&apos; rules accept the name. Or name the NID, NID@VERSION, or draft:ID that every URN must belong to.</source>
        <translation>auto (Standard): Syntax, dann die Regel des Namensraums der URN selbst; none: nur Syntax; all: zusätzlich melden, welche Namensräume den Namen nach ihren Regeln akzeptieren. Oder die NID, NID@VERSION oder draft:ID angeben, zu der jede URN gehören muss.</translation>
    </message>
    <message>
        <source>Apply the rules in FILE before the registry&apos;s. The report shows which results come from FILE.</source>
        <translation>Die Regeln in FILE vor denen des Registers anwenden. Der Bericht zeigt, welche Ergebnisse aus FILE stammen.</translation>
    </message>
    <message>
        <source>Instead of one line per URN, print totals for each NID and its most frequent findings with an example of each, as text, tsv, or json.</source>
        <translation>Statt einer Zeile je URN die Summen je NID und ihre häufigsten Befunde mit je einem Beispiel ausgeben, als text, tsv oder json.</translation>
    </message>
    <message>
        <source>Report URNs that are equivalent to an earlier one. Uses 24 MiB of memory and 10 to 14 bytes for each distinct URN; beyond the first million, each also takes 24 bytes of a temporary file. Everything else runs in constant memory.</source>
        <translation>URNs melden, die zu einer früheren äquivalent sind. Braucht 24 MiB Speicher und 10 bis 14 Byte je unterschiedlicher URN; ab der zweiten Million belegt jede auch 24 Byte einer temporären Datei. Alles andere läuft mit konstantem Speicher.</translation>
    </message>
    <message>
        <source>Number of worker threads (default: number of processors); the report does not change.</source>
        <translation>Anzahl der Arbeitsthreads (Standard: Anzahl der Prozessoren); der Bericht bleibt gleich.</translation>
    </message>
    <message>
        <source>Check part K of N of one file, for --merge. If the output file already contains the finished part, the part is not checked again.</source>
        <translation>Teil K von N einer Datei prüfen, für --merge. Enthält die Ausgabedatei den fertigen Teil schon, wird er nicht noch einmal geprüft.</translation>
    </message>
    <message>
        <source>Merge the reports of all parts, in any order. The result is the same, byte for byte, as that of one run; the checked file is not needed. With &quot;-&quot;, the names of the reports are read from standard input, one per line, in order, each when it is finished.</source>
        <translation>Die Berichte aller Teile zusammenführen, in beliebiger Reihenfolge. Das Ergebnis ist Byte für Byte dasselbe wie bei einem einzigen Lauf; die geprüfte Datei wird nicht gebraucht. Mit „-“ werden die Namen der Berichte von der Standardeingabe gelesen, einer pro Zeile, der Reihe nach, jeder, sobald er fertig ist.</translation>
    </message>
    <message>
        <source>The registry has no syntax rule for %1.</source>
        <translation>Das Register hat keine Syntaxregel für %1.</translation>
    </message>
    <message>
        <source>--against requires auto, none, all, a NID, NID@VERSION, or draft:ID.</source>
        <translation>--against erfordert auto, none, all, eine NID, NID@VERSION oder draft:ID.</translation>
    </message>
    <message>
        <source>Rule set &quot;%1&quot;: rules: %2, none of them registered.</source>
        <translation>Regelsatz „%1“: Regeln: %2, keine davon registriert.</translation>
    </message>
    <message>
        <source>--summary and --only-bad cannot be used together.</source>
        <translation>--summary und --only-bad können nicht zusammen verwendet werden.</translation>
    </message>
    <message>
        <source>--part and --merge cannot be used together.</source>
        <translation>--part und --merge können nicht zusammen verwendet werden.</translation>
    </message>
    <message>
        <source>--part cannot be used with --extract: parts end at line ends, where running text continues.</source>
        <translation>--part kann nicht mit --extract verwendet werden: Teile enden an Zeilenenden, Fließtext geht dort weiter.</translation>
    </message>
    <message>
        <source>--part requires exactly one file.</source>
        <translation>--part erfordert genau eine Datei.</translation>
    </message>
    <message>
        <source>--part requires a regular file: %1 cannot be read from the middle.</source>
        <translation>--part erfordert eine normale Datei: %1 kann nicht ab der Mitte gelesen werden.</translation>
    </message>
    <message>
        <source>--part cannot split a compressed file: decompress %1 first.</source>
        <translation>--part kann eine komprimierte Datei nicht teilen: Erst %1 entpacken.</translation>
    </message>
    <message>
        <source>Part %1 of %2 is already finished.</source>
        <translation>Teil %1 von %2 ist schon fertig.</translation>
    </message>
    <message>
        <source>--jobs requires a number from 1 to %1.</source>
        <translation>--jobs erfordert eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>Check URNs, one per line, and print a verdict for each</source>
        <translation>URNs prüfen, eine pro Zeile, und für jede ein Urteil ausgeben</translation>
    </message>
    <message>
        <source>--since and --%1 cannot be used together.</source>
        <translation>--since und --%1 können nicht zusammen verwendet werden.</translation>
    </message>
    <message>
        <source>--since requires a regular file: %1 cannot be read twice.</source>
        <translation>--since erfordert eine normale Datei: %1 kann nicht zweimal gelesen werden.</translation>
    </message>
    <message>
        <source>%1 is not the finished report of a part. Create it again with check --part.</source>
        <translation>%1 ist nicht der fertige Bericht eines Teils. Mit check --part neu erzeugen.</translation>
    </message>
    <message>
        <source>%1 and %2 are not parts of one report: the file, the options, or the rules differ.</source>
        <translation>%1 und %2 sind nicht Teile eines Berichts: Die Datei, die Optionen oder die Regeln unterscheiden sich.</translation>
    </message>
    <message>
        <source>%1 and %2 are the same part.</source>
        <translation>%1 und %2 sind derselbe Teil.</translation>
    </message>
    <message>
        <source>--merge requires the reports of all parts.</source>
        <translation>--merge erfordert die Berichte aller Teile.</translation>
    </message>
    <message>
        <source>Part %1 of %2 is missing.</source>
        <translation>Teil %1 von %2 fehlt.</translation>
    </message>
    <message>
        <source>--part requires K/N for part K of N, such as 1/8 to 8/8; N is at most %1.</source>
        <translation>--part erfordert K/N für Teil K von N, etwa 1/8 bis 8/8; N ist höchstens %1.</translation>
    </message>
    <message>
        <source>%1 is in another language. Choose that language with --lang.</source>
        <translation>%1 ist in einer anderen Sprache. Diese Sprache mit --lang wählen.</translation>
    </message>
    <message>
        <source>%1 checked: %2 valid, %3 invalid, %4 unregistered, %5 undecided</source>
        <translation>%1 geprüft: %2 gültig, %3 ungültig, %4 nicht registriert, %5 unentschieden</translation>
    </message>
    <message>
        <source>; %1 of the valid ones have no syntax rule yet</source>
        <translation>; für %1 der gültigen gibt es noch keine Syntaxregel</translation>
    </message>
    <message>
        <source>; %1 duplicates</source>
        <translation>; Dubletten: %1</translation>
    </message>
    <message>
        <source>; %1 blank lines</source>
        <translation>; Leerzeilen: %1</translation>
    </message>
    <message>
        <source>; interrupted</source>
        <translation>; abgebrochen</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;.</source>
        <translation>Unbekannte Option „%1“.</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>Unbekannte Option „%1“. Meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>Invalid value &quot;%1&quot; for --%2; expected one of: %3.</source>
        <translation>Ungültiger Wert „%1“ für --%2; möglich ist einer von: %3.</translation>
    </message>
    <message>
        <source>%1 does not accept a value.</source>
        <translation>%1 nimmt keinen Wert an.</translation>
    </message>
    <message>
        <source>%1 requires a value.</source>
        <translation>%1 erfordert einen Wert.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Another program is writing to the registry. Waiting up to %1 s.</source>
        <translation>Ein anderes Programm schreibt gerade in das Register. Wartezeit: bis zu %1 s.</translation>
    </message>
    <message>
        <source>Usage: nidus-cli COMMAND ...; nidus-cli --help lists the commands.</source>
        <translation>Aufruf: nidus-cli BEFEHL ...; nidus-cli --help listet die Befehle auf.</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;; --help lists the commands.</source>
        <translation>Unbekannter Befehl „%1“; --help listet die Befehle auf.</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>Unbekannter Befehl „%1“. Meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; using English.</source>
        <translation>Die Sprache „%1“ gibt es nicht; Englisch wird verwendet.</translation>
    </message>
    <message>
        <source>There is no translation into &quot;%1&quot;; using English.</source>
        <translation>Es gibt keine Übersetzung in „%1“; Englisch wird verwendet.</translation>
    </message>
    <message>
        <source>Could not write the results to &quot;%1&quot; (%2), but this change was made: %3</source>
        <translation>Die Ergebnisse konnten nicht in „%1“ geschrieben werden (%2), aber diese Änderung ist erfolgt: %3</translation>
    </message>
    <message>
        <source>--registry requires a file name.</source>
        <translation>--registry erfordert einen Dateinamen.</translation>
    </message>
    <message>
        <source>Registry file to use; :builtin: is the built-in content.</source>
        <translation>Zu verwendende Registerdatei; :builtin: ist der eingebaute Inhalt.</translation>
    </message>
    <message>
        <source>Language of messages, such as fr; C is English.</source>
        <translation>Sprache der Meldungen, etwa fr; C ist Englisch.</translation>
    </message>
    <message>
        <source>Use color: auto (default), always, or never.</source>
        <translation>Farben verwenden: auto (Standard), always oder never.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe anzeigen.</translation>
    </message>
    <message>
        <source>Show the version and the date of the IANA content.</source>
        <translation>Die Version und das Datum der IANA-Inhalte anzeigen.</translation>
    </message>
    <message>
        <source>RFC whose URN syntax applies: 8141 (default) or 2141.</source>
        <translation>RFC, deren URN-Syntax gilt: 8141 (Standard) oder 2141.</translation>
    </message>
    <message>
        <source>Read every \xHH in the input as that byte.</source>
        <translation>Jedes \xHH in der Eingabe als dieses Byte lesen.</translation>
    </message>
    <message>
        <source>Write the results to FILE; on failure FILE is not changed.</source>
        <translation>Die Ergebnisse in FILE schreiben; bei einem Fehler bleibt FILE unverändert.</translation>
    </message>
    <message>
        <source>Lowest severity that sets exit status 1: warning, error (default), or never.</source>
        <translation>Niedrigster Schweregrad, der den Exit-Status 1 setzt: warning, error (Standard) oder never.</translation>
    </message>
    <message>
        <source>Equivalence rules of namespaces: none (default), or auto to apply those of each URN&apos;s own namespace.</source>
        <translation>Äquivalenzregeln von Namensräumen: none (Standard) oder auto, um die des Namensraums jeder URN anzuwenden.</translation>
    </message>
    <message>
        <source>A note that the history keeps.</source>
        <translation>Anmerkung für den Verlauf.</translation>
    </message>
    <message>
        <source>A link for the history, such as a ticket or an email.</source>
        <translation>Link für den Verlauf, etwa auf ein Ticket oder eine E-Mail.</translation>
    </message>
    <message>
        <source>Name to record in the history (default: the user&apos;s name).</source>
        <translation>Name für den Verlauf (Standard: Name des Benutzers).</translation>
    </message>
    <message>
        <source>List completions for a partial command line (used by shells)</source>
        <translation>Mögliche Ergänzungen einer unvollständigen Befehlszeile auflisten (für Shells)</translation>
    </message>
    <message>
        <source>The words follow -- without the program&apos;s name. The last one is completed and may be empty. Each completion is printed as the word, a tab, and a description; an empty line means that a file name is possible. Registries are neither changed nor waited for.</source>
        <translation>Die Wörter folgen auf --, ohne den Programmnamen. Das letzte wird ergänzt und darf leer sein. Jede Ergänzung wird als Wort, Tabulator und Beschreibung ausgegeben; eine Leerzeile bedeutet, dass ein Dateiname möglich ist. Register werden weder geändert noch wird auf sie gewartet.</translation>
    </message>
    <message>
        <source>List all finding IDs.</source>
        <translation>Alle Befund-IDs auflisten.</translation>
    </message>
    <message>
        <source>text (default) or json.</source>
        <translation>text (Standard) oder json.</translation>
    </message>
    <message>
        <source>What:</source>
        <translation>Was:</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Abhilfe:</translation>
    </message>
    <message>
        <source>There is no finding ID &quot;%1&quot;; explain --list shows all.</source>
        <translation>Die Befund-ID „%1“ gibt es nicht; explain --list zeigt alle.</translation>
    </message>
    <message>
        <source>There is no finding ID &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>Die Befund-ID „%1“ gibt es nicht. Meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>explain requires one finding ID or --list.</source>
        <translation>explain erfordert eine Befund-ID oder --list.</translation>
    </message>
    <message>
        <source>Explain a finding: meaning, reason, RFC section, example, and fix</source>
        <translation>Einen Befund erklären: Bedeutung, Begründung, RFC-Abschnitt, Beispiel und Abhilfe</translation>
    </message>
    <message>
        <source>There is no namespace &quot;%1&quot; in the registry.</source>
        <translation>Das Register enthält keinen Namensraum „%1“.</translation>
    </message>
    <message>
        <source>There is no namespace &quot;%1&quot; in the registry. Did you mean &quot;%2&quot;?</source>
        <translation>Das Register enthält keinen Namensraum „%1“. Meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>There is no open draft &quot;%1&quot;.</source>
        <translation>Es gibt keinen offenen Entwurf „%1“.</translation>
    </message>
    <message>
        <source>Several open drafts request &quot;%1&quot;. Choose one with draft:ID.</source>
        <translation>Mehrere offene Entwürfe beantragen „%1“. Einen mit draft:ID wählen.</translation>
    </message>
    <message>
        <source>Registry management for URN namespaces (RFC 8141)</source>
        <translation>Verwaltung eines Registers von URN-Namensräumen (RFC 8141)</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Common options:</source>
        <translation>Gemeinsame Optionen:</translation>
    </message>
    <message>
        <source>Exit status: 0: no errors found; 1: errors or differences found; 2: the command failed; 130: interrupted.</source>
        <translation>Exit-Status: 0: keine Fehler gefunden; 1: Fehler oder Unterschiede gefunden; 2: Befehl fehlgeschlagen; 130: abgebrochen.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Built-in IANA content of %1 (%2)</source>
        <translation>Eingebaute IANA-Inhalte vom %1 (%2)</translation>
    </message>
    <message>
        <source>working for %1 s</source>
        <translation>läuft seit %1 s</translation>
    </message>
    <message>
        <source>%1 % done</source>
        <translation>%1 % erledigt</translation>
    </message>
    <message>
        <source>tsv (default) or json.</source>
        <translation>tsv (Standard) oder json.</translation>
    </message>
    <message>
        <source>Check a grammar, and print its shape and size</source>
        <translation>Eine Grammatik prüfen und ihre Form und Größe ausgeben</translation>
    </message>
    <message>
        <source>Only one of the grammars can be read from standard input.</source>
        <translation>Nur eine der Grammatiken kann von der Standardeingabe gelesen werden.</translation>
    </message>
    <message>
        <source>Draw a rule as a railroad diagram (SVG)</source>
        <translation>Eine Regel als Syntaxdiagramm zeichnen (SVG)</translation>
    </message>
    <message>
        <source>Use only names of this namespace (default: all must have the same NID).</source>
        <translation>Nur Namen dieses Namensraums verwenden (Standard: alle müssen dieselbe NID haben).</translation>
    </message>
    <message>
        <source>Infer a grammar from names, one URN per line</source>
        <translation>Eine Grammatik aus Namen ableiten, eine URN pro Zeile</translation>
    </message>
    <message>
        <source>The grammar, in ABNF, describes the NSS; its start rule is &quot;name&quot;. It accepts the names and similar ones. &quot;new --from-names&quot; creates a draft with such a grammar.</source>
        <translation>Die Grammatik in ABNF beschreibt den NSS; ihre Startregel ist „name“. Sie akzeptiert die Namen und ähnliche. „new --from-names“ erstellt einen Entwurf mit einer solchen Grammatik.</translation>
    </message>
    <message>
        <source>Add the column where a text fails and what was expected there.</source>
        <translation>Zusätzlich die Spalte angeben, in der ein Text scheitert, und was dort erwartet wurde.</translation>
    </message>
    <message>
        <source>Grammar and texts cannot both be read from standard input.</source>
        <translation>Grammatik und Texte können nicht beide von der Standardeingabe gelesen werden.</translation>
    </message>
    <message>
        <source>Line %1 is undecided. %2</source>
        <translation>Zeile %1 ist unentschieden. %2</translation>
    </message>
    <message>
        <source>Check for each line whether a grammar accepts it</source>
        <translation>Für jede Zeile prüfen, ob eine Grammatik sie akzeptiert</translation>
    </message>
    <message>
        <source>shortest (default), random, boundary (each step with its lowest and highest byte), or near-miss (one edit away and not accepted).</source>
        <translation>shortest (die kürzesten, Standard), random (zufällig), boundary (jeder Schritt mit seinem niedrigsten und höchsten Byte) oder near-miss (eine Änderung entfernt und nicht akzeptiert).</translation>
    </message>
    <message>
        <source>Maximum number of texts (default 10).</source>
        <translation>Höchstzahl der Texte (Standard: 10).</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same texts (default 0).</source>
        <translation>Startwert des Zufalls; derselbe Startwert ergibt dieselben Texte (Standard: 0).</translation>
    </message>
    <message>
        <source>Write bytes outside 0x21..0x7E and the backslash as \xHH.</source>
        <translation>Bytes außerhalb von 0x21..0x7E und den Rückstrich als \xHH schreiben.</translation>
    </message>
    <message>
        <source>--count requires a number from 1 to %1.</source>
        <translation>--count erfordert eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>--seed requires a number.</source>
        <translation>--seed erfordert eine Zahl.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) with a line break left out; --escaped shows them.</source>
        <translation>
            <numerusform>%n Text mit Zeilenumbruch ausgelassen; --escaped zeigt ihn.</numerusform>
            <numerusform>%n Texte mit Zeilenumbruch ausgelassen; --escaped zeigt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print sample texts that a grammar accepts or nearly accepts</source>
        <translation>Beispieltexte ausgeben, die eine Grammatik akzeptiert oder beinahe akzeptiert</translation>
    </message>
    <message>
        <source>%1 contains no rule.</source>
        <translation>%1 enthält keine Regel.</translation>
    </message>
    <message>
        <source>%1 has no rule &quot;%2&quot;.</source>
        <translation>%1 hat keine Regel „%2“.</translation>
    </message>
    <message>
        <source>%1 has no rule &quot;%2&quot;. Did you mean &quot;%3&quot;?</source>
        <translation>%1 hat keine Regel „%2“. Meinten Sie „%3“?</translation>
    </message>
    <message>
        <source>abnf (default): RFC 5234 and RFC 7405; iregexp: RFC 9485.</source>
        <translation>abnf (Standard): RFC 5234 und RFC 7405; iregexp: RFC 9485.</translation>
    </message>
    <message>
        <source>Also accept notation that is common in registrations, such as ::= and |, with a warning for each.</source>
        <translation>Auch Schreibweisen akzeptieren, die in Registrierungen üblich sind, etwa ::= und |, mit je einer Warnung.</translation>
    </message>
    <message>
        <source>Start rule (default: the first rule of the grammar).</source>
        <translation>Startregel (Standard: erste Regel der Grammatik).</translation>
    </message>
    <message>
        <source>Approve a draft in review</source>
        <translation>Einen Entwurf in Begutachtung genehmigen</translation>
    </message>
    <message>
        <source>Field that the comment is about, such as purpose.</source>
        <translation>Feld, auf das sich der Kommentar bezieht, etwa purpose.</translation>
    </message>
    <message>
        <source>Answer the comment with this number.</source>
        <translation>Den Kommentar mit dieser Nummer beantworten.</translation>
    </message>
    <message>
        <source>Resolve the comment with this number.</source>
        <translation>Den Kommentar mit dieser Nummer erledigen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a field key.</source>
        <translation>„%1“ ist kein Feldschlüssel.</translation>
    </message>
    <message>
        <source>Use only one of --answer, --resolve, and --accept.</source>
        <translation>Nur eine der Optionen --answer, --resolve und --accept verwenden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; violates a MUST of RFC 8141 and cannot be accepted.</source>
        <translation>„%1“ verletzt ein MUST der RFC 8141 und kann nicht akzeptiert werden.</translation>
    </message>
    <message>
        <source>Add a review comment, answer, resolution, or acceptance, and print its number</source>
        <translation>Einen Kommentar, eine Antwort, eine Erledigung oder ein Akzeptieren zur Begutachtung hinzufügen und die Nummer ausgeben</translation>
    </message>
    <message>
        <source>List review comments</source>
        <translation>Kommentare der Begutachtung auflisten</translation>
    </message>
    <message>
        <source>Columns of tsv: number, kind, number of the comment answered, version, field, accepted finding, time, person, text, NID or draft:ID of the comment. For a NID, the comments on all its drafts are listed too.</source>
        <translation>Spalten von tsv: Nummer, Art, Nummer des beantworteten Kommentars, Version, Feld, akzeptierter Befund, Zeit, Person, Text, NID oder draft:ID des Kommentars. Bei einer NID werden auch die Kommentare zu allen ihren Entwürfen aufgelistet.</translation>
    </message>
    <message>
        <source>Use the fast track (RFC 8141 section 6.3) and note it in the Registrant field. Errors that don&apos;t violate a MUST are allowed if --note gives a reason.</source>
        <translation>Das Schnellverfahren (RFC 8141 Abschnitt 6.3) verwenden und im Feld „Registrant“ vermerken. Fehler, die kein MUST verletzen, sind erlaubt, wenn --note eine Begründung angibt.</translation>
    </message>
    <message>
        <source>Mark an approved draft as sent to IANA</source>
        <translation>Einen genehmigten Entwurf als an IANA gesendet markieren</translation>
    </message>
    <message>
        <source>An informal namespace; its number is assigned at registration.</source>
        <translation>Ein informeller Namensraum; seine Nummer wird bei der Registrierung zugewiesen.</translation>
    </message>
    <message>
        <source>Template file: text, or XML with one record; &quot;-&quot; is standard input.</source>
        <translation>Vorlagendatei: Text oder XML mit einem Datensatz; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>Instead of a template: URNs, one per line. A grammar is inferred from their names, and the most frequent become samples.</source>
        <translation>Statt einer Vorlage: URNs, eine pro Zeile. Aus ihren Namen wird eine Grammatik abgeleitet, und die häufigsten werden zu Beispielen.</translation>
    </message>
    <message>
        <source>Register the draft immediately and print the NID.</source>
        <translation>Den Entwurf sofort registrieren und die NID ausgeben.</translation>
    </message>
    <message>
        <source>new requires --from FILE; &quot;-&quot; is standard input.</source>
        <translation>new erfordert --from FILE; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>The template requests the NID &quot;%1&quot;, not &quot;%2&quot;.</source>
        <translation>Die Vorlage beantragt die NID „%1“, nicht „%2“.</translation>
    </message>
    <message>
        <source>--from-names requires a NID and cannot be used with --informal or --from.</source>
        <translation>--from-names erfordert eine NID und kann nicht mit --informal oder --from verwendet werden.</translation>
    </message>
    <message>
        <source>new requires either a NID or --informal.</source>
        <translation>new erfordert entweder eine NID oder --informal.</translation>
    </message>
    <message>
        <source>Create a draft of a new namespace and print its draft:ID</source>
        <translation>Einen Entwurf eines neuen Namensraums erstellen und seine draft:ID ausgeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be recorded; use report, direction, recognition, or specification.</source>
        <translation>„%1“ kann nicht vermerkt werden; report, direction, recognition oder specification verwenden.</translation>
    </message>
    <message>
        <source>Record a report, decision, or document that the procedure requires</source>
        <translation>Einen Bericht, eine Entscheidung oder ein Dokument vermerken, das im Verfahren verlangt wird</translation>
    </message>
    <message>
        <source>For a namespace intended for a standard (RFC 8141 section 6.2): report is the Expert Review report; direction is that of the approving body. For the fast track (RFC 8141 section 6.3): recognition is who recognized the body; specification is the published specification.</source>
        <translation>Für einen Namensraum, der für einen Standard bestimmt ist (RFC 8141 Abschnitt 6.2): report ist der Bericht des Expert Review; direction ist die Weisung der genehmigenden Stelle. Für das Schnellverfahren (RFC 8141 Abschnitt 6.3): recognition gibt an, wer die Organisation anerkannt hat; specification ist die veröffentlichte Spezifikation.</translation>
    </message>
    <message>
        <source>Register a draft and print its NID</source>
        <translation>Einen Entwurf registrieren und seine NID ausgeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a date such as 2026-03-14 nor &quot;never&quot;.</source>
        <translation>„%1“ ist weder ein Datum wie 2026-03-14 noch „never“.</translation>
    </message>
    <message>
        <source>Set the date to follow up on a pending draft</source>
        <translation>Das Datum der Wiedervorlage eines offenen Entwurfs festlegen</translation>
    </message>
    <message>
        <source>submit and forward set it to 14 days later. From then on, every step reminds you.</source>
        <translation>submit und forward setzen es auf 14 Tage später. Von da an erinnert jeder Schritt daran.</translation>
    </message>
    <message>
        <source>Template file: text, or XML with one record; &quot;-&quot; is standard input. NID@VERSION restores an old version. Without --from, the draft starts as a copy of the latest version.</source>
        <translation>Vorlagendatei: Text oder XML mit einem Datensatz; „-“ ist die Standardeingabe. NID@VERSION stellt eine alte Version wieder her. Ohne --from beginnt der Entwurf als Kopie der neuesten Version.</translation>
    </message>
    <message>
        <source>Only an older version of &quot;%1&quot; can be restored.</source>
        <translation>Nur eine ältere Version von „%1“ kann wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>revise draft:ID requires --from FILE; &quot;-&quot; is standard input.</source>
        <translation>revise draft:ID erfordert --from FILE; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>--editorial is only for an approved draft, named by draft:ID.</source>
        <translation>--editorial ist nur für einen genehmigten Entwurf, angegeben als draft:ID.</translation>
    </message>
    <message>
        <source>--editorial requires a reason.</source>
        <translation>--editorial erfordert eine Begründung.</translation>
    </message>
    <message>
        <source>Create a draft of a namespace&apos;s next version, or replace the text of a draft</source>
        <translation>Einen Entwurf der nächsten Version eines Namensraums erstellen oder den Text eines Entwurfs ersetzen</translation>
    </message>
    <message>
        <source>Submit a draft for review</source>
        <translation>Einen Entwurf zur Begutachtung einreichen</translation>
    </message>
    <message>
        <source>The namespace to use instead of the withdrawn one.</source>
        <translation>Der Namensraum, der statt des zurückgezogenen zu verwenden ist.</translation>
    </message>
    <message>
        <source>Withdraw a registration, or move a draft to the trash</source>
        <translation>Eine Registrierung zurückziehen oder einen Entwurf in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>List only one kind of event, such as registered.</source>
        <translation>Nur eine Art von Ereignissen auflisten, etwa registered.</translation>
    </message>
    <message>
        <source>List only events whose NID, person, or note contains TEXT.</source>
        <translation>Nur Ereignisse auflisten, deren NID, Person oder Anmerkung TEXT enthält.</translation>
    </message>
    <message>
        <source>First day to list, YYYY-MM-DD.</source>
        <translation>Erster aufzulistender Tag, JJJJ-MM-TT.</translation>
    </message>
    <message>
        <source>Last day to list, YYYY-MM-DD.</source>
        <translation>Letzter aufzulistender Tag, JJJJ-MM-TT.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of event.</source>
        <translation>„%1“ ist keine Art von Ereignis.</translation>
    </message>
    <message>
        <source>List the history of the registry, newest first</source>
        <translation>Den Verlauf des Registers auflisten, das Neueste zuerst</translation>
    </message>
    <message>
        <source>Columns of tsv: time, NID or draft:ID, event, person, note, link.</source>
        <translation>Spalten von tsv: Zeit, NID oder draft:ID, Ereignis, Person, Anmerkung, Link.</translation>
    </message>
    <message>
        <source>Write a backup of the registry; never replaces a file</source>
        <translation>Eine Sicherung des Registers schreiben; ersetzt nie eine Datei</translation>
    </message>
    <message>
        <source>Leave out the built-in IANA content.</source>
        <translation>Die eingebauten IANA-Inhalte weglassen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
    <message>
        <source>Create a registry file; never replaces one</source>
        <translation>Eine Registerdatei erstellen; ersetzt nie eine vorhandene</translation>
    </message>
    <message>
        <source>Only list the places and copies that contain TEXT.</source>
        <translation>Nur die Stellen und Kopien auflisten, die TEXT enthalten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too short: it may be part of other words.</source>
        <translation>„%1“ ist zu kurz: Es könnte Teil anderer Wörter sein.</translation>
    </message>
    <message>
        <source>registry erase requires --by NAME: the history records who erased.</source>
        <translation>registry erase erfordert --by NAME: Der Verlauf hält fest, wer endgültig gelöscht hat.</translation>
    </message>
    <message>
        <source>%1 may still contain it and was not changed.</source>
        <translation>%1 enthält den Text möglicherweise noch und wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Exports, emails, and copies that you made elsewhere still contain it.</source>
        <translation>Exporte, E-Mails und anderswo angelegte Kopien enthalten den Text noch.</translation>
    </message>
    <message>
        <source>Erase names, addresses, or phone numbers everywhere</source>
        <translation>Namen, Adressen oder Telefonnummern überall endgültig löschen</translation>
    </message>
    <message>
        <source>Print a one-line fingerprint of the registry&apos;s history</source>
        <translation>Einen einzeiligen Fingerabdruck des Registerverlaufs ausgeben</translation>
    </message>
    <message>
        <source>Prints &quot;nidus-head 1 COUNT HASH IDENTITY&quot;: the number of entries in the history, the hash that covers them all, and the registry&apos;s identity. Give it to someone outside: later, &quot;registry verify --since&quot; proves that none of these entries was removed or changed.</source>
        <translation>Gibt „nidus-head 1 ANZAHL HASH IDENTITÄT“ aus: die Anzahl der Einträge im Verlauf, den Hash, der sie alle umfasst, und die Identität des Registers. Die Zeile einer außenstehenden Person geben: Später beweist „registry verify --since“, dass keiner dieser Einträge entfernt oder geändert wurde.</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Datei:</translation>
    </message>
    <message>
        <source>Schema version:</source>
        <translation>Schemaversion:</translation>
    </message>
    <message>
        <source>Content of:</source>
        <translation>Inhalt vom:</translation>
    </message>
    <message>
        <source>Registrations:</source>
        <translation>Registrierungen:</translation>
    </message>
    <message>
        <source>Versions:</source>
        <translation>Versionen:</translation>
    </message>
    <message>
        <source>Open drafts:</source>
        <translation>Offene Entwürfe:</translation>
    </message>
    <message>
        <source>Show what a registry file contains</source>
        <translation>Anzeigen, was eine Registerdatei enthält</translation>
    </message>
    <message>
        <source>Restore a backup that is not intact, and report what is wrong.</source>
        <translation>Eine Sicherung wiederherstellen, die nicht unversehrt ist, und melden, was nicht stimmt.</translation>
    </message>
    <message>
        <source>Replace the registry with a backup</source>
        <translation>Das Register durch eine Sicherung ersetzen</translation>
    </message>
    <message>
        <source>The current registry is first saved in the folder REGISTRY.backups next to it; a damaged file is kept under a new name. The backup is checked first, and anything missing from it is reported. The restore is recorded in the history. Numbers already assigned are never reused.</source>
        <translation>Das aktuelle Register wird zuerst im Ordner REGISTRY.backups daneben gesichert; eine beschädigte Datei wird unter neuem Namen aufbewahrt. Die Sicherung wird zuerst geprüft, und alles, was darin fehlt, wird gemeldet. Die Wiederherstellung wird im Verlauf festgehalten. Schon zugewiesene Nummern werden nie wieder verwendet.</translation>
    </message>
    <message>
        <source>Also verify that the history continues from a head that &quot;registry head&quot; printed, or from every head in a file, such as an export.</source>
        <translation>Zusätzlich verifizieren, dass der Verlauf einen Kopf fortsetzt, den „registry head“ ausgegeben hat, oder jeden Kopf in einer Datei, etwa einem Export.</translation>
    </message>
    <message>
        <source>%1 contains no head printed by &quot;registry head&quot;.</source>
        <translation>%1 enthält keinen von „registry head“ ausgegebenen Kopf.</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>unversehrt</translation>
    </message>
    <message>
        <source>%1: erased on %2 by %3</source>
        <translation>%1: endgültig gelöscht am %2 von %3</translation>
    </message>
    <message>
        <source>Verify that a registry file is not damaged or tampered with</source>
        <translation>Verifizieren, dass eine Registerdatei nicht beschädigt oder manipuliert ist</translation>
    </message>
    <message>
        <source>Checks pages, indexes, and references. Compares tables and triggers with those that Nidus creates; every version, event, registration, draft, comment, and person with the hash computed when it was written; and the search index with its source. Reports registered NIDs that violate RFC 8141 section 5, and a history that does not continue from the heads seen so far, which are kept in REGISTRY.heads next to the registry and in the user&apos;s data folder.</source>
        <translation>Prüft Seiten, Indizes und Verweise. Vergleicht Tabellen und Trigger mit denen, die Nidus anlegt, jede Version, jedes Ereignis, jede Registrierung, jeden Entwurf, jeden Kommentar und jede Person mit dem beim Schreiben berechneten Hash und den Suchindex mit seiner Quelle. Meldet registrierte NIDs, die RFC 8141 Abschnitt 5 verletzen, und einen Verlauf, der die bisher gesehenen Köpfe nicht fortsetzt; diese werden in REGISTRY.heads neben dem Register und im Datenordner des Benutzers aufbewahrt.</translation>
    </message>
    <message>
        <source>Mark changed words as [-removed-] and {+added+}.</source>
        <translation>Geänderte Wörter als [-entfernt-] und {+hinzugefügt+} markieren.</translation>
    </message>
    <message>
        <source>text (default) or html.</source>
        <translation>text (Standard) oder html.</translation>
    </message>
    <message>
        <source>Compare two versions, drafts, or files field by field</source>
        <translation>Zwei Versionen, Entwürfe oder Dateien Feld für Feld vergleichen</translation>
    </message>
    <message>
        <source>A and B are NID, NID@VERSION, draft:ID, or files. The exit status is 1 if they differ. A text file has neither samples nor a syntax rule, so these are compared only if both sides have them.</source>
        <translation>A und B sind NID, NID@VERSION, draft:ID oder Dateien. Der Exit-Status ist 1, wenn sie sich unterscheiden. Eine Textdatei hat weder Beispiele noch eine Syntaxregel; diese werden daher nur verglichen, wenn beide Seiten sie haben.</translation>
    </message>
    <message>
        <source>Write one file per registration to DIR, named after its NID. Characters other than a-z, 0-9, and the hyphen are written as &quot;_&quot; and two hexadecimal digits.</source>
        <translation>Eine Datei je Registrierung in DIR schreiben, benannt nach ihrer NID. Andere Zeichen als a-z, 0-9 und der Bindestrich werden als „_“ und zwei Hexadezimalziffern geschrieben.</translation>
    </message>
    <message>
        <source>Paper size of PDF: a4 (default) or letter.</source>
        <translation>Papierformat von PDF: a4 (Standard) oder letter.</translation>
    </message>
    <message>
        <source>Include the line that &quot;registry head&quot; prints, if the format has a place for it.</source>
        <translation>Die Zeile aufnehmen, die „registry head“ ausgibt, wenn das Format einen Platz dafür hat.</translation>
    </message>
    <message>
        <source>Leave out comments, notes, phone numbers, and the names of the registry staff.</source>
        <translation>Kommentare, Anmerkungen, Telefonnummern und die Namen der Registermitarbeiter weglassen.</translation>
    </message>
    <message>
        <source>Instead of --format: export the original file that the template was imported from, byte for byte.</source>
        <translation>Statt --format: die Originaldatei, aus der die Vorlage importiert wurde, Byte für Byte exportieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n registration(s) left out: the registry has no template text for them.</source>
        <translation>
            <numerusform>%n Registrierung ausgelassen: Das Register hat keinen Vorlagentext dafür.</numerusform>
            <numerusform>%n Registrierungen ausgelassen: Das Register hat keinen Vorlagentext dafür.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a NID, NID@VERSION, or draft:ID.</source>
        <translation>„%1“ ist weder NID noch NID@VERSION noch draft:ID.</translation>
    </message>
    <message>
        <source>%1 contains all versions of a registration. Export &quot;%2&quot; without a version.</source>
        <translation>%1 enthält alle Versionen einer Registrierung. „%2“ ohne Version exportieren.</translation>
    </message>
    <message>
        <source>Several originals require a folder: add --out-dir.</source>
        <translation>Mehrere Originale erfordern einen Ordner: --out-dir hinzufügen.</translation>
    </message>
    <message>
        <source>--original cannot be used with --format, --public, or --with-head.</source>
        <translation>--original kann nicht mit --format, --public oder --with-head verwendet werden.</translation>
    </message>
    <message>
        <source>export requires --format, such as --format text.</source>
        <translation>export erfordert --format, etwa --format text.</translation>
    </message>
    <message>
        <source>--output and --out-dir cannot be used together.</source>
        <translation>--output und --out-dir können nicht zusammen verwendet werden.</translation>
    </message>
    <message>
        <source>Several emails require a folder: add --out-dir.</source>
        <translation>Mehrere E-Mails erfordern einen Ordner: --out-dir hinzufügen.</translation>
    </message>
    <message>
        <source>Export registrations as text, XML, HTML, PDF, and more</source>
        <translation>Registrierungen als Text, XML, HTML, PDF und mehr exportieren</translation>
    </message>
    <message>
        <source>Only show what would be imported.</source>
        <translation>Nur zeigen, was importiert würde.</translation>
    </message>
    <message>
        <source>Do not turn the grammar and examples of a Syntax section into a rule and samples.</source>
        <translation>Die Grammatik und die Beispiele eines Abschnitts „Syntax“ nicht in eine Regel und Beispiele umwandeln.</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section, with start rule &quot;%2&quot;, becomes the draft&apos;s syntax rule; samples: %3.</source>
        <translation>%1: Die Grammatik des Abschnitts „Syntax“ mit der Startregel „%2“ wird zur Syntaxregel des Entwurfs; Beispiele: %3.</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section is not used: %2</source>
        <translation>%1: Die Grammatik des Abschnitts „Syntax“ wird nicht verwendet: %2</translation>
    </message>
    <message>
        <source>Import templates and registries from files</source>
        <translation>Vorlagen und Register aus Dateien importieren</translation>
    </message>
    <message>
        <source>%1, likely</source>
        <translation>%1, wahrscheinlich</translation>
    </message>
    <message>
        <source>%1, guessed</source>
        <translation>%1, vermutet</translation>
    </message>
    <message>
        <source>Text outside of all fields is kept separately:</source>
        <translation>Text außerhalb aller Felder wird getrennt aufbewahrt:</translation>
    </message>
    <message>
        <source>%1: created %2</source>
        <translation>%1: %2 erstellt</translation>
    </message>
    <message>
        <source>Strictness: draft (unfinished parts are only information), review (default), or submission (anything a reviewer would return is an error).</source>
        <translation>Strenge: draft (Unfertiges ist nur ein Hinweis), review (Standard) oder submission (alles, was ein Gutachter zurückgeben würde, ist ein Fehler).</translation>
    </message>
    <message>
        <source>Check a template and list findings</source>
        <translation>Eine Vorlage prüfen und Befunde auflisten</translation>
    </message>
    <message>
        <source>If a file with that name exists, Nidus reads the file; otherwise the argument is a namespace or draft. Lines and columns are those of the file, or otherwise of the named field.
Columns of tsv and csv: subject, line, column, severity, code, message; csv has a header line. json is one array of the objects that jsonl prints one per line. In JUnit, findings at or above --fail-level are failures; others appear as output of passing tests.
Findings that a reviewer accepted (comment --accept) are listed last as &quot;accepted&quot; with the reason, and do not count: jsonl and json have a member &quot;accepted&quot;, sarif suppresses them, and junit skips them.</source>
        <translation>Gibt es eine Datei mit diesem Namen, liest Nidus die Datei; sonst ist das Argument ein Namensraum oder Entwurf. Zeilen und Spalten sind die der Datei oder sonst die des genannten Feldes.
Spalten von tsv und csv: subject, line, column, severity, code, message; csv hat eine Kopfzeile. json ist ein Array der Objekte, die jsonl einzeln pro Zeile ausgibt. In JUnit sind Befunde ab --fail-level Fehlschläge; andere erscheinen als Ausgabe bestandener Tests.
Befunde, die ein Gutachter akzeptiert hat (comment --accept), stehen am Ende als „accepted“ mit der Begründung und zählen nicht: jsonl und json haben ein Element „accepted“, sarif unterdrückt sie, und junit überspringt sie.</translation>
    </message>
    <message>
        <source>%1 contains a registry, not a single template. Import it, then lint its registrations by NID.</source>
        <translation>%1 enthält ein Register, nicht eine einzelne Vorlage. Importieren, dann die Registrierungen über ihre NID mit lint prüfen.</translation>
    </message>
    <message>
        <source>List only this state.</source>
        <translation>Nur diesen Status auflisten.</translation>
    </message>
    <message>
        <source>List only formal or informal namespaces.</source>
        <translation>Nur formelle oder nur informelle Namensräume auflisten.</translation>
    </message>
    <message>
        <source>List drafts in the trash; reopen restores them.</source>
        <translation>Entwürfe im Papierkorb auflisten; reopen stellt sie wieder her.</translation>
    </message>
    <message>
        <source>List only drafts whose reminder is due.</source>
        <translation>Nur Entwürfe mit fälliger Wiedervorlage auflisten.</translation>
    </message>
    <message>
        <source>Show a registration, one of its versions, or a draft</source>
        <translation>Eine Registrierung, eine ihrer Versionen oder einen Entwurf anzeigen</translation>
    </message>
    <message>
        <source>%1 does not contain exactly one registration. Use import for a file with several.</source>
        <translation>%1 enthält nicht genau eine Registrierung. Für eine Datei mit mehreren import verwenden.</translation>
    </message>
    <message>
        <source>%1 contains no template text.</source>
        <translation>%1 enthält keinen Vorlagentext.</translation>
    </message>
    <message>
        <source>Namespace of the names (required).</source>
        <translation>Namensraum der Namen (erforderlich).</translation>
    </message>
    <message>
        <source>No encoding of native names is stored for the namespace &quot;%1&quot;, and guessing one is forbidden (RFC 8141 section 2.2).</source>
        <translation>Für den Namensraum „%1“ ist keine Kodierung nativer Namen gespeichert, und eine zu raten ist verboten (RFC 8141 Abschnitt 2.2).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not UTF-8 text.</source>
        <translation>„%1“ ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be a name in the namespace &quot;%1&quot;: the syntax rule of the namespace rejects every encoding of it.</source>
        <translation>„%2“ kann kein Name im Namensraum „%1“ sein: Die Syntaxregel des Namensraums lehnt jede Kodierung davon ab.</translation>
    </message>
    <message>
        <source>encode requires --nid.</source>
        <translation>encode erfordert --nid.</translation>
    </message>
    <message>
        <source>Encode a native name as a URN</source>
        <translation>Einen nativen Namen als URN kodieren</translation>
    </message>
    <message>
        <source>equal compares two URNs, or pairs from standard input (&quot;-&quot;).</source>
        <translation>equal vergleicht zwei URNs oder Paare von der Standardeingabe („-“).</translation>
    </message>
    <message>
        <source>Check whether two URNs are equivalent</source>
        <translation>Prüfen, ob zwei URNs äquivalent sind</translation>
    </message>
    <message>
        <source>Prints equal, different, or invalid. With &quot;-&quot;, reads pairs separated by a tab from standard input and prints one word per line.</source>
        <translation>Gibt equal (äquivalent), different (verschieden) oder invalid (ungültig) aus. Mit „-“ werden durch einen Tabulator getrennte Paare von der Standardeingabe gelesen, und je Zeile wird ein Wort ausgegeben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains no URNs of this namespace.</source>
        <translation>„%1“ enthält keine URNs dieses Namensraums.</translation>
    </message>
    <message>
        <source>The names belong to several namespaces (%1); choose one with --nid.</source>
        <translation>Die Namen gehören zu mehreren Namensräumen (%1); mit --nid einen wählen.</translation>
    </message>
    <message>
        <source>Names read: %1, skipped: %2. The grammar is a guess; review it before others rely on it.</source>
        <translation>Namen gelesen: %1, übersprungen: %2. Die Grammatik ist eine Vermutung; begutachten, bevor sich andere darauf verlassen.</translation>
    </message>
    <message>
        <source>Rules of RFC 8141: formal (default), section 5.1; informal, section 5.2.</source>
        <translation>Regeln der RFC 8141: formal (Standard), Abschnitt 5.1; informal, Abschnitt 5.2.</translation>
    </message>
    <message>
        <source>Do not report that a NID is already registered.</source>
        <translation>Nicht melden, dass eine NID schon registriert ist.</translation>
    </message>
    <message>
        <source>Check whether NIDs may be registered, as JSON</source>
        <translation>Prüfen, ob NIDs registriert werden dürfen, Ausgabe als JSON</translation>
    </message>
    <message>
        <source>Print the informal NID that would be assigned next</source>
        <translation>Die informelle NID ausgeben, die als nächste zugewiesen würde</translation>
    </message>
    <message>
        <source>Nothing is reserved: the number is assigned at registration.</source>
        <translation>Nichts wird reserviert: Die Nummer wird bei der Registrierung zugewiesen.</translation>
    </message>
    <message>
        <source>key (default): the comparison key, without r-, q-, and f-components; full: the same with them.</source>
        <translation>key (Standard): der Vergleichsschlüssel, ohne r-, q- und f-Komponenten; full: dasselbe mit ihnen.</translation>
    </message>
    <message>
        <source>Print the normal form of URNs, one per line</source>
        <translation>Die Normalform von URNs ausgeben, eine pro Zeile</translation>
    </message>
    <message>
        <source>For a line that is not a URN, an empty line is printed.</source>
        <translation>Für eine Zeile, die keine URN ist, wird eine leere Zeile ausgegeben.</translation>
    </message>
    <message>
        <source>Split URNs into components: one JSON object per line of input</source>
        <translation>URNs in Komponenten zerlegen: ein JSON-Objekt je Eingabezeile</translation>
    </message>
    <message>
        <source>Prints an object for every line, even a blank one. A valid URN may have warnings; the exit status is 1 if a line is not a URN.</source>
        <translation>Gibt für jede Zeile ein Objekt aus, auch für eine leere. Eine gültige URN kann Warnungen haben; der Exit-Status ist 1, wenn eine Zeile keine URN ist.</translation>
    </message>
    <message>
        <source>Output format (default: text; sarif is SARIF 2.1.0). One of: %1.</source>
        <translation>Ausgabeformat (Standard: text; sarif ist SARIF 2.1.0). Eines von: %1.</translation>
    </message>
    <message>
        <source>The texts of the input are running text: check every URN found in them.</source>
        <translation>Die Texte der Eingabe sind Fließtext: jede darin gefundene URN prüfen.</translation>
    </message>
    <message>
        <source>--part cannot be used with --input csv: parts end at line ends, where a row may continue.</source>
        <translation>--part kann nicht mit --input csv verwendet werden: Teile enden an Zeilenenden, ein Datensatz kann dort weitergehen.</translation>
    </message>
    <message>
        <source>--rules can only be used with --against auto.</source>
        <translation>--rules kann nur mit --against auto verwendet werden.</translation>
    </message>
    <message>
        <source>--summary requires one of the formats %1.</source>
        <translation>--summary erfordert eines der Formate %1.</translation>
    </message>
    <message>
        <source>--since requires one of the formats %1; with --summary, one of %2.</source>
        <translation>--since erfordert eines der Formate %1; mit --summary eines von %2.</translation>
    </message>
    <message>
        <source>--input, --column, and --json-field cannot be used together.</source>
        <translation>--input, --column und --json-field können nicht zusammen verwendet werden.</translation>
    </message>
    <message>
        <source>--input requires lines, csv:COLUMN, or jsonl:MEMBER.</source>
        <translation>--input erfordert lines, csv:COLUMN oder jsonl:MEMBER.</translation>
    </message>
    <message>
        <source>URNs and NIDs:</source>
        <translation>URNs und NIDs:</translation>
    </message>
    <message>
        <source>Grammars:</source>
        <translation>Grammatiken:</translation>
    </message>
    <message>
        <source>Registrations and templates:</source>
        <translation>Registrierungen und Vorlagen:</translation>
    </message>
    <message>
        <source>Registering and reviewing:</source>
        <translation>Registrieren und Begutachten:</translation>
    </message>
    <message>
        <source>Registry file:</source>
        <translation>Registerdatei:</translation>
    </message>
    <message>
        <source>Help:</source>
        <translation>Hilfe:</translation>
    </message>
    <message>
        <source>Output format: a document of one template, a page, all data with its history, or a list. One of: %1.</source>
        <translation>Ausgabeformat: ein Dokument mit einer Vorlage, eine Seite, alle Daten mit ihrem Verlauf oder eine Liste. Eines von: %1.</translation>
    </message>
    <message>
        <source>--%1 requires the number of a comment.</source>
        <translation>--%1 erfordert die Nummer eines Kommentars.</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Nothing was registered.</source>
        <translation>Es wurde nichts registriert.</translation>
    </message>
    <message>
        <source>If only the wording changed, --editorial REASON keeps the approval.</source>
        <translation>Wenn sich nur der Wortlaut geändert hat, erhält --editorial REASON die Genehmigung.</translation>
    </message>
    <message>
        <source>The highest informal NID that was ever assigned, if the registry no longer contains it.</source>
        <translation>Die höchste jemals zugewiesene informelle NID, falls das Register sie nicht mehr enthält.</translation>
    </message>
    <message>
        <source>registry acknowledge requires --note TEXT: the history records why.</source>
        <translation>registry acknowledge erfordert --note TEXT: Der Verlauf hält die Begründung fest.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an informal NID such as urn-12.</source>
        <translation>„%1“ ist keine informelle NID wie urn-12.</translation>
    </message>
    <message>
        <source>The problems of the registry were acknowledged.</source>
        <translation>Die Probleme des Registers wurden zur Kenntnis genommen.</translation>
    </message>
    <message>
        <source>There is nothing to acknowledge.</source>
        <translation>Es gibt nichts zur Kenntnis zu nehmen.</translation>
    </message>
    <message>
        <source>Record that missing or changed data of a registry is known</source>
        <translation>Festhalten, dass fehlende oder geänderte Daten eines Registers bekannt sind</translation>
    </message>
    <message>
        <source>Lists what &quot;registry verify&quot; finds missing or changed outside Nidus, and records it in the history. From then on, commands and &quot;registry verify&quot; no longer report it; &quot;registry verify --since&quot; still does, for earlier heads. This restores nothing: if there is a good backup, restore it instead. Damage cannot be acknowledged. The exit status is 1 if a problem is left.</source>
        <translation>Listet auf, was laut „registry verify“ fehlt oder außerhalb von Nidus geändert wurde, und hält es im Verlauf fest. Von da an melden es die Befehle und „registry verify“ nicht mehr; „registry verify --since“ meldet es für frühere Köpfe weiterhin. Wiederhergestellt wird dabei nichts: Gibt es eine gute Sicherung, stattdessen diese wiederherstellen. Eine Beschädigung kann nicht zur Kenntnis genommen werden. Der Exit-Status ist 1, wenn ein Problem übrig bleibt.</translation>
    </message>
    <message>
        <source>%1 in %2 contains it and cannot be changed.</source>
        <translation>%1 in %2 enthält den Text und kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>Each TEXT, such as a person&apos;s name, email address, or phone number, is searched for as whole words, ignoring case, line ends, and encodings such as Base64. It is replaced by &quot;[erased]&quot; in every version, draft, comment, event, and contact of the registry and in the copies and unsaved edits that Nidus keeps; each place is listed. The history can still be verified, and &quot;registry verify&quot; shows what was erased, when, and by whom. This cannot be undone. The exit status is 1 if a place or file that contains it could not be changed; it is named.</source>
        <translation>Jeder TEXT, etwa der Name, die E-Mail-Adresse oder die Telefonnummer einer Person, wird als ganze Wörter gesucht, ohne Rücksicht auf Groß- und Kleinschreibung, Zeilenenden und Kodierungen wie Base64. Er wird in jeder Version, jedem Entwurf, Kommentar, Ereignis und Kontakt des Registers sowie in den Kopien und nicht gespeicherten Änderungen, die Nidus aufbewahrt, durch „[erased]“ ersetzt; jede Stelle wird aufgelistet. Der Verlauf kann weiterhin verifiziert werden, und „registry verify“ zeigt, was wann von wem endgültig gelöscht wurde. Dies kann nicht rückgängig gemacht werden. Der Exit-Status ist 1, wenn eine Stelle oder Datei, die den Text enthält, nicht geändert werden konnte; sie wird genannt.</translation>
    </message>
    <message>
        <source>Look for an older backup; --accept-problems restores this one.</source>
        <translation>Eine ältere Sicherung suchen; --accept-problems stellt diese wieder her.</translation>
    </message>
    <message>
        <source>Accept informal numbers that leave more than 100 numbers below them unassigned.</source>
        <translation>Informelle Nummern akzeptieren, unter denen mehr als 100 Nummern unbelegt bleiben.</translation>
    </message>
    <message>
        <source>; %1 of the valid ones have a warning</source>
        <translation>; gültig mit Warnung: %1</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. Put a text that starts with &quot;-&quot; after &quot;--&quot;.</source>
        <translation>Unbekannte Option „%1“. Ein Text, der mit „-“ beginnt, gehört hinter „--“.</translation>
    </message>
    <message>
        <source>There is no default registry yet: commands that read use the built-in namespaces, and the first command that writes creates it.</source>
        <translation>Es gibt noch kein Standardregister: Lesende Befehle verwenden die eingebauten Namensräume, und der erste schreibende Befehl legt es an.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>A draft may have errors. With --register, the template must have no errors; otherwise they are printed to standard error and the draft is moved to the trash. If the Syntax section of a text has a grammar that accepts all the example URNs there, the grammar becomes the draft&apos;s syntax rule and the examples its samples.</source>
        <translation>Ein Entwurf darf Fehler haben. Mit --register darf die Vorlage keine Fehler haben; andernfalls werden sie auf der Standardfehlerausgabe ausgegeben, und der Entwurf kommt in den Papierkorb. Enthält der Abschnitt „Syntax“ eines Textes eine Grammatik, die alle Beispiel-URNs darin akzeptiert, wird die Grammatik zur Syntaxregel des Entwurfs, und die Beispiel-URNs werden zu seinen Beispielen.</translation>
    </message>
    <message>
        <source>Possible: submit, register. Next, its author submits it for review.</source>
        <translation>Möglich: submit, register. Als Nächstes reicht der Autor den Entwurf zur Begutachtung ein.</translation>
    </message>
    <message>
        <source>Possible: approve, reopen, register. Next, the Designated Experts approve it.</source>
        <translation>Möglich: approve, reopen, register. Als Nächstes genehmigen die Designated Experts den Entwurf.</translation>
    </message>
    <message>
        <source>Possible: forward, register, reopen. Next, it is sent to IANA or registered.</source>
        <translation>Möglich: forward, register, reopen. Als Nächstes wird der Entwurf an IANA gesendet oder registriert.</translation>
    </message>
    <message>
        <source>Possible: register, reopen. Next, IANA answers, and it is registered.</source>
        <translation>Möglich: register, reopen. Als Nächstes antwortet IANA, und der Entwurf wird registriert.</translation>
    </message>
    <message>
        <source>Return a draft from review to editing, restore it from the trash, or bring back a withdrawn registration</source>
        <translation>Einen Entwurf aus der Begutachtung zur Bearbeitung zurückgeben, ihn aus dem Papierkorb wiederherstellen oder eine zurückgezogene Registrierung wieder in Kraft setzen</translation>
    </message>
    <message>
        <source>Samples and syntax rule are kept. If the grammar of a text differs from that of the earlier text and accepts all the example URNs there, it becomes the draft&apos;s syntax rule and the examples become samples, too.</source>
        <translation>Beispiele und Syntaxregel bleiben erhalten. Unterscheidet sich die Grammatik eines Textes von der des früheren Textes und akzeptiert sie alle Beispiel-URNs im Text, wird sie zur Syntaxregel des Entwurfs, und auch die Beispiel-URNs werden zu Beispielen.</translation>
    </message>
    <message>
        <source>It was not found.</source>
        <translation>Der Text wurde nicht gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>Erased in %n place(s) and copies.</source>
        <translation>
            <numerusform>An %n Stelle und in Kopien endgültig gelöscht.</numerusform>
            <numerusform>An %n Stellen und in Kopien endgültig gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was restored from %2.</source>
        <translation>%1 wurde aus %2 wiederhergestellt.</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section is not used.</source>
        <translation>%1: Die Grammatik des Abschnitts „Syntax“ wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Works only for namespaces whose encoding of native names is stored with their syntax rule; guessing one is forbidden (RFC 8141 section 2.2). The resulting URN is checked. With &quot;-&quot;, reads names from standard input, one per line; for a line that cannot be encoded, an empty line is printed, and the exit status is 2.</source>
        <translation>Funktioniert nur für Namensräume, deren Kodierung nativer Namen mit ihrer Syntaxregel gespeichert ist; eine zu raten ist verboten (RFC 8141 Abschnitt 2.2). Die entstandene URN wird geprüft. Mit „-“ werden Namen von der Standardeingabe gelesen, einer pro Zeile; für eine Zeile, die nicht kodiert werden kann, wird eine leere Zeile ausgegeben, und der Exit-Status ist 2.</translation>
    </message>
    <message>
        <source>; empty cells: %1</source>
        <translation>; leere Zellen: %1</translation>
    </message>
    <message>
        <source>The registry was backed up.</source>
        <translation>Das Register wurde gesichert.</translation>
    </message>
    <message>
        <source>%1 % done, about %2 s left</source>
        <translation>%1 % erledigt, noch etwa %2 s</translation>
    </message>
    <message>
        <source>Compare the pairs in a file with three columns separated by tabs: label, left, and right. Each result begins with the label; for a pair that cannot be compared, it is &quot;failed&quot; with the reason.</source>
        <translation>Die Paare in einer Datei mit drei durch Tabulatoren getrennten Spalten vergleichen: Bezeichnung, links und rechts. Jedes Ergebnis beginnt mit der Bezeichnung; für ein nicht vergleichbares Paar ist es „failed“ mit der Begründung.</translation>
    </message>
    <message>
        <source>The line does not have three columns separated by tabs.</source>
        <translation>Die Zeile hat nicht drei durch Tabulatoren getrennte Spalten.</translation>
    </message>
    <message>
        <source>Compare the languages of grammars and regular expressions</source>
        <translation>Die Sprachen von Grammatiken und regulären Ausdrücken vergleichen</translation>
    </message>
    <message>
        <source>Dialect of the pattern (default ecma): %1. ecma is JavaScript, with or without the flags u and v; ere is grep -E; re2 is also Go.</source>
        <translation>Dialekt des Musters (Standard: ecma): %1. ecma ist JavaScript, mit oder ohne die Flags u und v; ere ist grep -E; re2 ist auch Go.</translation>
    </message>
    <message>
        <source>Match only the NSS, without &quot;urn:NID:&quot;.</source>
        <translation>Nur den NSS abgleichen, ohne „urn:NID:“.</translation>
    </message>
    <message>
        <source>For a FILE that describes the NSS: match URNs of this namespace.</source>
        <translation>Für eine FILE, die den NSS beschreibt: URNs dieses Namensraums abgleichen.</translation>
    </message>
    <message>
        <source>Start rule (default: the rule of the namespace, or the first rule of the grammar). Without &quot;urn:NID:&quot;.</source>
        <translation>Startregel (Standard: die Regel des Namensraums oder die erste Regel der Grammatik). Ohne „urn:NID:“.</translation>
    </message>
    <message>
        <source>Print a regular expression that is proven equal to a grammar</source>
        <translation>Einen regulären Ausdruck ausgeben, der nachweislich gleich einer Grammatik ist</translation>
    </message>
    <message>
        <source>The pattern matches whole texts: it has the anchors that the dialect needs. For a namespace, it matches URNs without r-, q-, and f-component (unless the syntax rule describes them), in any letter case of &quot;urn&quot; and the NID; with --nss, only the NSS. The pattern is written from the rules, read back, and compared with the grammar. If it is not equal, if the grammar is not regular, or if a backtracking engine could take exponential time, the reason is reported instead, and the exit status is 2. In a JSON file, double each backslash.</source>
        <translation>Das Muster erfasst ganze Texte: Es hat die Anker, die der Dialekt braucht. Für einen Namensraum erfasst es URNs ohne r-, q- und f-Komponente (außer wenn die Syntaxregel sie beschreibt), „urn“ und die NID in beliebiger Groß- und Kleinschreibung; mit --nss nur den NSS. Das Muster wird aus den Regeln geschrieben, zurückgelesen und mit der Grammatik verglichen. Wenn es nicht gleich ist, die Grammatik nicht regulär ist oder ein Programm mit Backtracking exponentielle Zeit brauchen könnte, wird stattdessen die Begründung gemeldet, und der Exit-Status ist 2. In einer JSON-Datei jeden Rückstrich verdoppeln.</translation>
    </message>
    <message>
        <source>Also make PERSON the owner of the draft.</source>
        <translation>Außerdem PERSON zum Eigentümer des Entwurfs machen.</translation>
    </message>
    <message>
        <source>The name of a person is empty.</source>
        <translation>Der Name einer Person ist leer.</translation>
    </message>
    <message>
        <source>Set who should act next on a draft</source>
        <translation>Festlegen, wer bei einem Entwurf als Nächstes handeln soll</translation>
    </message>
    <message>
        <source>PERSON is a name, an email address, or both, such as &quot;Ann Reader &lt;ann@example.org&gt;&quot;. Names with the same email address are the same person. The owner of a draft is who created it, until --owner changes that.</source>
        <translation>PERSON ist ein Name, eine E-Mail-Adresse oder beides, etwa „Ann Reader &lt;ann@example.org&gt;“. Namen mit derselben E-Mail-Adresse sind dieselbe Person. Eigentümer eines Entwurfs ist, wer ihn erstellt hat, bis --owner das ändert.</translation>
    </message>
    <message>
        <source>Approval:</source>
        <translation>Genehmigung:</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a setting of a registry; the setting is approval.</source>
        <translation>„%1“ ist keine Einstellung eines Registers; die Einstellung ist approval.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rule for approvals; use anyone, reason, or second-person.</source>
        <translation>„%1“ ist keine Regel für Genehmigungen; anyone, reason oder second-person verwenden.</translation>
    </message>
    <message>
        <source>Set who may approve drafts</source>
        <translation>Festlegen, wer Entwürfe genehmigen darf</translation>
    </message>
    <message>
        <source>List only drafts that PERSON owns; PERSON is a name, an email address, or both.</source>
        <translation>Nur Entwürfe auflisten, deren Eigentümer PERSON ist; PERSON ist ein Name, eine E-Mail-Adresse oder beides.</translation>
    </message>
    <message>
        <source>List only drafts that are assigned to PERSON; none: to nobody, so that the owner or any reviewer acts next.</source>
        <translation>Nur Entwürfe auflisten, die PERSON zugewiesen sind; none: niemandem, sodass der Eigentümer oder irgendein Gutachter als Nächstes handelt.</translation>
    </message>
    <message>
        <source>A NID or draft cannot be used with --trash or --due.</source>
        <translation>Eine NID oder ein Entwurf kann nicht mit --trash oder --due verwendet werden.</translation>
    </message>
    <message>
        <source>List the registry&apos;s namespaces and drafts, or some of them</source>
        <translation>Die Namensräume und Entwürfe des Registers auflisten, alle oder einige</translation>
    </message>
    <message>
        <source>Owner:</source>
        <translation>Eigentümer:</translation>
    </message>
    <message>
        <source>Assignee:</source>
        <translation>Bearbeiter:</translation>
    </message>
    <message>
        <source>FILE may be &quot;-&quot; for standard input, or a pattern, as in &quot;grammar compare&quot;. The last line shows the number of rules, the shape, and, for a regular or linear grammar, the number of states of its automaton.</source>
        <translation>FILE kann „-“ für die Standardeingabe sein oder ein Muster, wie bei „grammar compare“. Die letzte Zeile zeigt die Anzahl der Regeln, die Form und bei einer regulären oder linearen Grammatik die Anzahl der Zustände ihres Automaten.</translation>
    </message>
    <message>
        <source>The line contains a NUL character.</source>
        <translation>Die Zeile enthält ein NUL-Zeichen.</translation>
    </message>
    <message>
        <source>Prints equal, subset, superset, overlap, or disjoint, then a shortest text that only the first grammar accepts and one that only the second accepts, or &quot;-&quot; if there is none. Bytes outside 0x21..0x7E are written as \xHH.
A and B may be FILE, FILE#RULE, NID[@VERSION], or draft:ID (the NSSs that the syntax rule accepts), the same after &quot;urn:&quot; (whole URNs), re:PATTERN for an I-Regexp, or DIALECT:PATTERN, with a dialect of &quot;grammar regex&quot;. A pattern of a dialect that searches needs anchors to match whole texts. What \p{L}, (?i), and the like match beyond ASCII depends on the engine: a warning is printed, and only ASCII texts are compared, because URNs contain no other characters. Look-around, back-references, and possessive quantifiers cannot be compared; they are reported with their column. If RULE is an argument of its own, it is &quot;-&quot; for a pattern.</source>
        <translation>Gibt equal, subset, superset, overlap oder disjoint aus, dann einen kürzesten Text, den nur die erste Grammatik akzeptiert, und einen, den nur die zweite akzeptiert, oder „-“, wenn es keinen gibt. Bytes außerhalb von 0x21..0x7E werden als \xHH geschrieben.
A und B können FILE, FILE#RULE, NID[@VERSION] oder draft:ID sein (die NSS, die die Syntaxregel akzeptiert), dasselbe nach „urn:“ (ganze URNs), re:PATTERN für einen I-Regexp oder DIALECT:PATTERN mit einem Dialekt von „grammar regex“. Ein Muster eines suchenden Dialekts braucht Anker, um ganze Texte zu erfassen. Was \p{L}, (?i) und Ähnliches außerhalb von ASCII erfassen, hängt von der Engine ab: Eine Warnung wird ausgegeben, und nur ASCII-Texte werden verglichen, weil URNs keine anderen Zeichen enthalten. Lookaround, Rückverweise und possessive Quantoren können nicht verglichen werden; sie werden mit ihrer Spalte gemeldet. Ist RULE ein eigenes Argument, ist es bei einem Muster „-“.</translation>
    </message>
    <message>
        <source>A rule with errors is drawn as far as it could be read. FILE may be a pattern, as in &quot;grammar compare&quot;.</source>
        <translation>Eine Regel mit Fehlern wird gezeichnet, soweit sie gelesen werden konnte. FILE kann ein Muster sein, wie bei „grammar compare“.</translation>
    </message>
    <message>
        <source>Prints Y, N, or ? (a limit was reached), a tab, and the line. --explain adds two fields: the column where the text fails and what was expected there. FILE may be a pattern, as in &quot;grammar compare&quot;. The syntax rule of a namespace usually describes only the NSS; &quot;check&quot; checks whole URNs. A blank line is the empty text.</source>
        <translation>Gibt Y (ja), N (nein) oder ? (eine Grenze wurde erreicht), einen Tabulator und die Zeile aus. --explain fügt zwei Felder hinzu: die Spalte, in der der Text scheitert, und was dort erwartet wurde. FILE kann ein Muster sein, wie bei „grammar compare“. Die Syntaxregel eines Namensraums beschreibt meist nur den NSS; „check“ prüft ganze URNs. Eine Leerzeile ist der leere Text.</translation>
    </message>
    <message>
        <source>--nid requires a FILE and cannot be combined with --nss.</source>
        <translation>--nid erfordert FILE und kann nicht mit --nss kombiniert werden.</translation>
    </message>
    <message>
        <source>FILE may be a pattern, as in &quot;grammar compare&quot;.</source>
        <translation>FILE kann ein Muster sein, wie bei „grammar compare“.</translation>
    </message>
    <message>
        <source>%1 A pattern begins with re: or a dialect and a colon: %2.</source>
        <translation>%1 Ein Muster beginnt mit re: oder mit einem Dialekt und einem Doppelpunkt: %2.</translation>
    </message>
    <message>
        <source>The text of --note is empty or invisible.</source>
        <translation>Der Text von --note ist leer oder unsichtbar.</translation>
    </message>
    <message>
        <source>The format is recognized by content: a registration template as text (RFC 8141, and the older layouts of RFC 2611 and RFC 3406), Markdown, HTML, xml2rfc, or an email; XML, JSON, or CSV from this program; or IANA&apos;s registry as XML. A template becomes a draft. A complete record from XML or JSON is added with its history, unless it is already in the registry. Its events are marked &quot;From a file&quot;, and no approval or document in them counts here: an approved draft returns to review. IANA&apos;s list updates dates, references, and contacts; an older list, or one that lacks registered namespaces, changes nothing without --accept-older. Existing versions and drafts are never overwritten. If the Syntax section has a grammar that accepts all the example URNs there, the grammar becomes the draft&apos;s syntax rule and the examples its samples.</source>
        <translation>Das Format wird am Inhalt erkannt: eine Registrierungsvorlage als Text (RFC 8141 und die älteren Formen von RFC 2611 und RFC 3406), Markdown, HTML, xml2rfc oder E-Mail; XML, JSON oder CSV aus diesem Programm; oder das IANA-Register als XML. Eine Vorlage wird zu einem Entwurf. Ein vollständiger Datensatz aus XML oder JSON wird mit seinem Verlauf hinzugefügt, wenn er nicht schon im Register steht. Seine Ereignisse werden mit „From a file“ gekennzeichnet, und darin enthaltene Genehmigungen und Dokumente zählen hier nicht: Ein genehmigter Entwurf kommt wieder in Begutachtung. Die IANA-Liste aktualisiert Daten, Verweise und Kontakte; eine ältere Liste oder eine, in der registrierte Namensräume fehlen, ändert ohne --accept-older nichts. Vorhandene Versionen und Entwürfe werden nie überschrieben. Enthält der Abschnitt „Syntax“ eine Grammatik, die alle Beispiel-URNs darin akzeptiert, wird die Grammatik zur Syntaxregel des Entwurfs, und die Beispiel-URNs werden zu seinen Beispielen.</translation>
    </message>
    <message>
        <source>Lists below a NID:</source>
        <translation>Listen unterhalb einer NID:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Refused (%1): %2</source>
        <translation>Abgelehnt (%1): %2</translation>
    </message>
    <message>
        <source>Assign a value or numbers of a subregistry</source>
        <translation>Einen Wert oder Nummern eines Unterregisters vergeben</translation>
    </message>
    <message>
        <source>The next numbers follow the last one of the range that is or was held; a value once held is not assigned again unless it was released to the pool. A value by name is checked, not moved. With --until, the assignment is temporary. Exit status 1: refused; the reason and the nearest alternative are on standard error.</source>
        <translation>Die nächsten Nummern folgen auf die letzte des Bereichs, die vergeben ist oder war; ein einmal vergebener Wert wird nicht erneut vergeben, außer er wurde für die Wiedervergabe freigegeben. Ein namentlich angegebener Wert wird geprüft, nicht verschoben. Mit --until ist die Vergabe befristet. Exit-Status 1: abgelehnt; die Begründung und die nächstliegende Alternative stehen auf der Standardfehlerausgabe.</translation>
    </message>
    <message>
        <source>Names of the parts of a value, such as id,version.</source>
        <translation>Namen der Teile eines Wertes, etwa id,version.</translation>
    </message>
    <message>
        <source>Rules of the namespace&apos;s grammar that the parts match, one for each part.</source>
        <translation>Regeln der Grammatik des Namensraums, denen die Teile entsprechen, eine pro Teil.</translation>
    </message>
    <message>
        <source>Rule whose text is the label of the value&apos;s range.</source>
        <translation>Regel, deren Text das Label des Bereichs des Wertes ist.</translation>
    </message>
    <message>
        <source>Whether letter case matters: sensitive (default) or insensitive.</source>
        <translation>Ob Groß- und Kleinschreibung zählt: sensitive (Standard) oder insensitive.</translation>
    </message>
    <message>
        <source>How values are assigned, such as a policy of RFC 8126.</source>
        <translation>Wie Werte vergeben werden, etwa nach einer Richtlinie aus RFC 8126.</translation>
    </message>
    <message>
        <source>Severity of a value that is not listed: error (default) or warning.</source>
        <translation>Schweregrad eines nicht aufgelisteten Wertes: error (Standard) oder warning.</translation>
    </message>
    <message>
        <source>Name the kind of values with --kind.</source>
        <translation>Die Art der Werte mit --kind angeben.</translation>
    </message>
    <message>
        <source>--rule requires one rule for each part of the key.</source>
        <translation>--rule verlangt eine Regel für jeden Teil des Schlüssels.</translation>
    </message>
    <message>
        <source>Create a list of the values of a namespace</source>
        <translation>Eine Liste der Werte eines Namensraums anlegen</translation>
    </message>
    <message>
        <source>A subregistry lists words or numbers. In a list of numbers, the first part of the key is the number. The policy is free text; the words of RFC 8126 are checked.</source>
        <translation>Ein Unterregister listet Wörter oder Nummern auf. In einer Liste von Nummern ist der erste Teil des Schlüssels die Nummer. Die Richtlinie ist freier Text; die Begriffe aus RFC 8126 werden geprüft.</translation>
    </message>
    <message>
        <source>Value to use instead.</source>
        <translation>Stattdessen zu verwendender Wert.</translation>
    </message>
    <message>
        <source>Mark a value as no longer recommended</source>
        <translation>Einen Wert als nicht mehr empfohlen markieren</translation>
    </message>
    <message>
        <source>Export the entries of a subregistry</source>
        <translation>Die Einträge eines Unterregisters exportieren</translation>
    </message>
    <message>
        <source>Names of columns in FILE, such as value=Name,state=Status.</source>
        <translation>Namen der Spalten in FILE, etwa value=Name,state=Status.</translation>
    </message>
    <message>
        <source>Show what would be imported; change nothing.</source>
        <translation>Zeigen, was importiert würde; nichts ändern.</translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 unchanged</source>
        <translation>%1 neu, %2 geändert, %3 unverändert</translation>
    </message>
    <message>
        <source>The entries were imported.</source>
        <translation>Die Einträge wurden importiert.</translation>
    </message>
    <message>
        <source>List subregistries</source>
        <translation>Unterregister auflisten</translation>
    </message>
    <message>
        <source>Columns of tsv: name, title, kind, rules, policy, number of ranges, number of entries, values that are held, free numbers in open ranges.</source>
        <translation>Spalten von tsv: Name, Titel, Art, Regeln, Richtlinie, Anzahl der Bereiche, Anzahl der Einträge, vergebene Werte, freie Nummern in offenen Bereichen.</translation>
    </message>
    <message>
        <source>Print the numbers that would be assigned next</source>
        <translation>Die Nummern ausgeben, die als nächste vergeben würden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a subregistry; expected NID/NAME.</source>
        <translation>„%1“ ist nicht der Name eines Unterregisters; erwartet: NID/NAME.</translation>
    </message>
    <message>
        <source>Range that the values must be in.</source>
        <translation>Bereich, in dem die Werte liegen müssen.</translation>
    </message>
    <message>
        <source>How many numbers in a row (default: 1).</source>
        <translation>Wie viele aufeinanderfolgende Nummern (Standard: 1).</translation>
    </message>
    <message>
        <source>The first number is a multiple of N.</source>
        <translation>Die erste Nummer ist ein Vielfaches von N.</translation>
    </message>
    <message>
        <source>Use the lowest gap instead of the numbers after the last one.</source>
        <translation>Die niedrigste Lücke statt der Nummern nach der letzten verwenden.</translation>
    </message>
    <message>
        <source>Who holds the value.</source>
        <translation>Wer den Wert innehat.</translation>
    </message>
    <message>
        <source>On whose behalf the holder has it.</source>
        <translation>In wessen Auftrag der Inhaber ihn hat.</translation>
    </message>
    <message>
        <source>Contact of the holder; not public, and it can be erased.</source>
        <translation>Kontakt des Inhabers; nicht öffentlich und endgültig löschbar.</translation>
    </message>
    <message>
        <source>Document that defines the value.</source>
        <translation>Dokument, das den Wert definiert.</translation>
    </message>
    <message>
        <source>tsv (default), json, or letter: an answer to send.</source>
        <translation>tsv (Standard), json oder letter: eine Antwort zum Versenden.</translation>
    </message>
    <message>
        <source>Name a value or a block, or use --next.</source>
        <translation>Einen Wert oder einen Block angeben oder --next verwenden.</translation>
    </message>
    <message>
        <source>Name where to split with --at, and both holders with --holder.</source>
        <translation>Mit --at angeben, wo geteilt wird, und mit --holder beide Inhaber.</translation>
    </message>
    <message>
        <source>Name the holder with --holder.</source>
        <translation>Den Inhaber mit --holder angeben.</translation>
    </message>
    <message>
        <source>Use the next free numbers instead of a value.</source>
        <translation>Die nächsten freien Nummern statt eines Wertes verwenden.</translation>
    </message>
    <message>
        <source>When the entry ends, YYYY-MM-DD.</source>
        <translation>Wann der Eintrag endet, JJJJ-MM-TT.</translation>
    </message>
    <message>
        <source>Do not publish the holder of the entry.</source>
        <translation>Den Inhaber des Eintrags nicht veröffentlichen.</translation>
    </message>
    <message>
        <source>How values of the range are assigned.</source>
        <translation>Wie Werte des Bereichs vergeben werden.</translation>
    </message>
    <message>
        <source>Label of the range in URNs.</source>
        <translation>Label des Bereichs in URNs.</translation>
    </message>
    <message>
        <source>Largest block of numbers; 0 is any size.</source>
        <translation>Größter Block von Nummern; 0 heißt beliebig groß.</translation>
    </message>
    <message>
        <source>open (default), private, closed, reserved, or removed.</source>
        <translation>open (Standard), private, closed, reserved oder removed.</translation>
    </message>
    <message>
        <source>The name of the range is empty.</source>
        <translation>Der Name des Bereichs ist leer.</translation>
    </message>
    <message>
        <source>Add or change a range of a subregistry</source>
        <translation>Einen Bereich eines Unterregisters hinzufügen oder ändern</translation>
    </message>
    <message>
        <source>Allow the values to be assigned again.</source>
        <translation>Erlauben, dass die Werte erneut vergeben werden.</translation>
    </message>
    <message>
        <source>Remove a value from the list</source>
        <translation>Einen Wert aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Reserve a value or numbers of a subregistry</source>
        <translation>Einen Wert oder Nummern eines Unterregisters reservieren</translation>
    </message>
    <message>
        <source>End the use of a value forever</source>
        <translation>Die Verwendung eines Wertes für immer beenden</translation>
    </message>
    <message>
        <source>Show only entries in this state: %1.</source>
        <translation>Nur Einträge mit diesem Status zeigen: %1.</translation>
    </message>
    <message>
        <source>Show the entries as they were on a day.</source>
        <translation>Die Einträge zeigen, wie sie an einem Tag waren.</translation>
    </message>
    <message>
        <source>Show only entries that end on this day or earlier.</source>
        <translation>Nur Einträge zeigen, die an diesem Tag oder früher enden.</translation>
    </message>
    <message>
        <source>Show only entries in this range.</source>
        <translation>Nur Einträge in diesem Bereich zeigen.</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>Label %1</translation>
    </message>
    <message>
        <source>at most %1 in a row</source>
        <translation>höchstens %1 in Folge</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>Range %1: %2</source>
        <translation>Bereich %1: %2</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>im Auftrag von %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message numerus="yes">
        <source>renewed %Ln time(s)</source>
        <translation>
            <numerusform>%Ln-mal verlängert</numerusform>
            <numerusform>%Ln-mal verlängert</numerusform>
        </translation>
    </message>
    <message>
        <source>superseded by %1</source>
        <translation>ersetzt durch %1</translation>
    </message>
    <message>
        <source>History:</source>
        <translation>Verlauf:</translation>
    </message>
    <message>
        <source>Show a subregistry, or a value and its history</source>
        <translation>Ein Unterregister oder einen Wert und seinen Verlauf anzeigen</translation>
    </message>
    <message>
        <source>First value of the second part.</source>
        <translation>Erster Wert des zweiten Teils.</translation>
    </message>
    <message>
        <source>Holder of the first part, then of the second part.</source>
        <translation>Inhaber des ersten Teils, dann des zweiten Teils.</translation>
    </message>
    <message>
        <source>Split a block between two holders</source>
        <translation>Einen Block auf zwei Inhaber aufteilen</translation>
    </message>
    <message>
        <source>Give a value or a block another holder</source>
        <translation>Einen Wert oder Block auf einen anderen Inhaber übertragen</translation>
    </message>
    <message>
        <source>The history keeps the earlier holder. A number without a version means all of its versions. A part of a block can be transferred.</source>
        <translation>Der Verlauf bewahrt den früheren Inhaber. Eine Nummer ohne Version steht für alle ihre Versionen. Auch ein Teil eines Blocks kann übertragen werden.</translation>
    </message>
    <message>
        <source>Reverse the newest change of a subregistry</source>
        <translation>Die neueste Änderung eines Unterregisters rückgängig machen</translation>
    </message>
    <message>
        <source>Argument %1 is empty.</source>
        <translation>Argument %1 ist leer.</translation>
    </message>
    <message>
        <source>When the change took effect, YYYY-MM-DD (default: today). Not in the future, and not before the latest change of the value.</source>
        <translation>Wann die Änderung wirksam wurde, JJJJ-MM-TT (Standard: heute). Nicht in der Zukunft und nicht vor der letzten Änderung des Wertes.</translation>
    </message>
    <message>
        <source>The text of --%1 is empty.</source>
        <translation>Der Text von --%1 ist leer.</translation>
    </message>
    <message>
        <source>Warning: No single range contains %1 now.</source>
        <translation>Warnung: Kein einzelner Bereich enthält jetzt %1.</translation>
    </message>
    <message>
        <source>A range is a part of the numbers, or the words that begin with PREFIX. A value belongs to the smallest range that contains it. Options that are not given keep their values. Entries do not change; those that no single range contains are listed on standard error.</source>
        <translation>Ein Bereich ist ein Teil der Nummern oder die Wörter, die mit PREFIX beginnen. Ein Wert gehört zum kleinsten Bereich, der ihn enthält. Nicht angegebene Optionen behalten ihre Werte. Einträge ändern sich nicht; solche, die kein einzelner Bereich enthält, werden auf der Standardfehlerausgabe aufgelistet.</translation>
    </message>
    <message>
        <source>compared with %1, by name: %2 new, %3 remaining, %4 fixed, %5 gone</source>
        <translation>verglichen mit %1, nach Namen: %2 neu, %3 weiterhin vorhanden, %4 behoben, %5 verschwunden</translation>
    </message>
    <message>
        <source>compared with %1, by name: %2 new, %3 remaining; fixed and gone ones are not reported, because the check is incomplete</source>
        <translation>verglichen mit %1, nach Namen: %2 neu, %3 weiterhin vorhanden; behobene und verschwundene werden nicht gemeldet, weil die Prüfung unvollständig ist</translation>
    </message>
    <message>
        <source>Compare with this subregistry.</source>
        <translation>Mit diesem Unterregister vergleichen.</translation>
    </message>
    <message>
        <source>FILE is IANA&apos;s list of URN namespaces as XML; or the upstream list of a subregistry: any registry of IANA as XML, CSV, TSV, or JSON or XML from this program. Without --take, nothing changes. The first line of a list has its name, its date, the date of the list used before, and its title. A line for each difference has: new, changed, or gone; the NID or value; taken, chosen, left, or refused; drafts and rules that it touches; and details. What was changed here is never overwritten. A namespace that is gone remains; its history records it. An entry that is gone becomes retired. Exit status 1: differences are left.</source>
        <translation>FILE ist die IANA-Liste der URN-Namensräume als XML oder die Ursprungsliste eines Unterregisters: ein beliebiges Register von IANA als XML, CSV, TSV oder JSON oder XML aus diesem Programm. Ohne --take ändert sich nichts. Die erste Zeile einer Liste enthält ihren Namen, ihr Datum, das Datum der zuvor verwendeten Liste und ihren Titel. Eine Zeile je Unterschied enthält: new, changed oder gone; die NID oder den Wert; taken, chosen, left oder refused; betroffene Entwürfe und Regeln; und Einzelheiten. Was hier geändert wurde, wird nie überschrieben. Ein verschwundener Namensraum bleibt; sein Verlauf hält es fest. Ein verschwundener Eintrag wird stillgelegt. Exit-Status 1: Es bleiben Unterschiede.</translation>
    </message>
    <message>
        <source>Left out, because IANA&apos;s form has no place for it: %1</source>
        <translation>Ausgelassen, weil das Format von IANA keinen Platz dafür hat: %1</translation>
    </message>
    <message>
        <source>csv (default), tsv, json, xml, iana-xml, or html.</source>
        <translation>csv (Standard), tsv, json, xml, iana-xml oder html.</translation>
    </message>
    <message>
        <source>Import entries of a subregistry from a file</source>
        <translation>Einträge eines Unterregisters aus einer Datei importieren</translation>
    </message>
    <message>
        <source>Merge adjacent entries of one holder into a block</source>
        <translation>Benachbarte Einträge eines Inhabers zu einem Block zusammenführen</translation>
    </message>
    <message>
        <source>FROM-TO begins and ends with an entry and has no gaps. All entries in it must have the same state, holder, and end. The block gets all of their references, contacts, and notes, and the latest of their dates; the history keeps the entries.</source>
        <translation>FROM-TO beginnt und endet mit einem Eintrag und hat keine Lücken. Alle Einträge darin müssen denselben Status, denselben Inhaber und dasselbe Ende haben. Der Block erhält alle ihre Verweise, Kontakte und Anmerkungen und das späteste ihrer Daten; der Verlauf bewahrt die Einträge.</translation>
    </message>
    <message>
        <source>text (default), tsv, csv, json, xml, iana-xml, or html.</source>
        <translation>text (Standard), tsv, csv, json, xml, iana-xml oder html.</translation>
    </message>
    <message>
        <source>Ranges: %1 new, %2 changed, %3 unchanged</source>
        <translation>Bereiche: %1 neu, %2 geändert, %3 unverändert</translation>
    </message>
    <message>
        <source>Name the contact of the first part, then of the second part; &quot;&quot; is none.</source>
        <translation>Geben Sie den Kontakt des ersten Teils an, dann den des zweiten; &quot;&quot; bedeutet keinen.</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>Antrag %1</translation>
    </message>
    <message>
        <source>Result: %1.</source>
        <translation>Ergebnis: %1.</translation>
    </message>
    <message>
        <source>Entered on %1.</source>
        <translation>Eingetragen am %1.</translation>
    </message>
    <message>
        <source>not assignable (no single range contains it)</source>
        <translation>nicht vergebbar (in keinem einzelnen Bereich)</translation>
    </message>
    <message>
        <source>Contact of the first part, then of the second part; &quot;&quot; is none.</source>
        <translation>Kontakt des ersten Teils, dann des zweiten; &quot;&quot; bedeutet keinen.</translation>
    </message>
    <message>
        <source>FROM-TO must be an entry as it is listed. A part with another holder has no contact unless --contact names one.</source>
        <translation>FROM-TO muss ein Eintrag sein, wie er in der Liste steht. Ein Teil mit einem anderen Inhaber hat keinen Kontakt, wenn --contact keinen nennt.</translation>
    </message>
    <message>
        <source>If the answer was already sent, assign the same values again, and withdraw them.</source>
        <translation>Wenn die Antwort schon verschickt ist, vergeben Sie dieselben Werte erneut, und ziehen Sie sie zurück.</translation>
    </message>
    <message>
        <source>Contact of the holder; &quot;&quot; is none. Not public, and it can be erased.</source>
        <translation>Kontakt des Inhabers; &quot;&quot; ist keiner. Nicht öffentlich und endgültig löschbar.</translation>
    </message>
    <message>
        <source>Document that defines the value; &quot;&quot; is none.</source>
        <translation>Dokument, das den Wert festlegt; &quot;&quot; ist keines.</translation>
    </message>
    <message>
        <source>When the entry ends, YYYY-MM-DD. A later day renews it.</source>
        <translation>Wann der Eintrag endet, JJJJ-MM-TT. Ein späterer Tag verlängert ihn.</translation>
    </message>
    <message>
        <source>Do not publish the holder.</source>
        <translation>Den Inhaber nicht veröffentlichen.</translation>
    </message>
    <message>
        <source>Publish the holder.</source>
        <translation>Den Inhaber veröffentlichen.</translation>
    </message>
    <message>
        <source>Use either --private or --not-private.</source>
        <translation>Verwenden Sie entweder --private oder --not-private.</translation>
    </message>
    <message>
        <source>The entry already has these facts; nothing was changed.</source>
        <translation>Der Eintrag hat diese Angaben schon; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Correct facts of an entry</source>
        <translation>Angaben eines Eintrags berichtigen</translation>
    </message>
    <message>
        <source>Also export contacts, and the holders of private entries.</source>
        <translation>Auch Kontakte und die Inhaber nicht öffentlicher Einträge exportieren.</translation>
    </message>
    <message>
        <source>The columns are those that subregistry import reads. Contacts, and the holders and other facts of private entries, are exported only with --private; an import of the file leaves them as they are. Released values are exported, so that they are not assigned again. iana-xml and html are for publication: always without contacts and private holders.</source>
        <translation>Die Spalten sind die, die subregistry import liest. Kontakte sowie Inhaber und andere Angaben nicht öffentlicher Einträge werden nur mit --private exportiert; ein Import der Datei lässt sie unverändert. Freigegebene Werte werden mit exportiert, damit sie nicht erneut vergeben werden. iana-xml und html sind zur Veröffentlichung bestimmt: immer ohne Kontakte und nicht öffentliche Inhaber.</translation>
    </message>
    <message>
        <source>Import the other rows if some are bad; the exit status is 1.</source>
        <translation>Sind einige Zeilen fehlerhaft, die anderen importieren; der Exit-Status ist 1.</translation>
    </message>
    <message>
        <source>%1: %2 changes from &quot;%3&quot; to &quot;%4&quot;</source>
        <translation>%1: %2 ändert sich von „%3“ zu „%4“</translation>
    </message>
    <message>
        <source>Bad rows skipped: %1.</source>
        <translation>Übersprungene fehlerhafte Zeilen: %1.</translation>
    </message>
    <message>
        <source>Bad rows: %1. Nothing is imported; to import the others, use --skip-bad.</source>
        <translation>Fehlerhafte Zeilen: %1. Nichts wird importiert; um die anderen zu importieren, verwenden Sie --skip-bad.</translation>
    </message>
    <message>
        <source>What kind of asker it is. Refused if the range is for other kinds; without this option, that is not checked.</source>
        <translation>Art des Antragstellers. Abgelehnt, wenn der Bereich anderen Arten vorbehalten ist; ohne diese Option wird das nicht geprüft.</translation>
    </message>
    <message>
        <source>Who may ask: kinds of askers, which --asker of a request is compared with, or &quot;only&quot; and names of holders. Separated by commas.</source>
        <translation>Wer beantragen darf: Arten von Antragstellern, mit denen --asker eines Antrags verglichen wird, oder „only“ und Namen von Inhabern. Durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Earlier, until %1 (%2): %3, %4</source>
        <translation>Früher, bis %1 (%2): %3, %4</translation>
    </message>
    <message>
        <source>asker %1</source>
        <translation>Antragsteller %1</translation>
    </message>
    <message>
        <source>Refused on %1: %2, %3. %4</source>
        <translation>Abgelehnt am %1: %2, %3. %4</translation>
    </message>
    <message>
        <source>the next free numbers</source>
        <translation>die nächsten freien Nummern</translation>
    </message>
    <message>
        <source>On whose behalf the holder has it; &quot;&quot; is nobody.</source>
        <translation>In wessen Auftrag der Inhaber den Wert hat; &quot;&quot; ist niemand.</translation>
    </message>
    <message>
        <source>Note of the entry, which exports of the list contain; &quot;&quot; is none.</source>
        <translation>Anmerkung des Eintrags, die Exporte der Liste enthalten; &quot;&quot; ist keine.</translation>
    </message>
    <message>
        <source>A note for the history and the entry. Exports of the list contain it.</source>
        <translation>Anmerkung für den Verlauf und den Eintrag. Exporte der Liste enthalten sie.</translation>
    </message>
    <message>
        <source>Show only entries with this text in a fact, now or earlier: the value, holder, contact, request, reference, note, or a date.</source>
        <translation>Nur Einträge zeigen, bei denen eine Angabe jetzt oder früher diesen Text enthält: Wert, Inhaber, Kontakt, Antrag, Referenz, Anmerkung oder ein Datum.</translation>
    </message>
    <message>
        <source>No entry has this text, now or earlier.</source>
        <translation>Kein Eintrag enthält diesen Text, weder jetzt noch früher.</translation>
    </message>
    <message>
        <source>Columns of tsv: value, last number of a block, range, state, holder, date, end, reference, note. Released values are shown only with --state. Entries whose end is past are listed on standard error. A value, and an entry that a search finds, is shown with what it was before each change; text also lists its refused requests. Exit status 1: the value is not listed, or nothing is found.</source>
        <translation>Spalten von tsv: Wert, letzte Nummer eines Blocks, Bereich, Zustand, Inhaber, Datum, Ende, Referenz, Anmerkung. Freigegebene Werte werden nur mit --state gezeigt. Einträge, deren Ende vergangen ist, stehen auf der Standardfehlerausgabe. Ein Wert und ein Eintrag, den die Suche findet, wird mit dem gezeigt, was er vor jeder Änderung war; text nennt auch seine abgelehnten Anträge. Exit-Status 1: Der Wert ist nicht in der Liste, oder nichts wurde gefunden.</translation>
    </message>
    <message>
        <source>Withdraw a reserved or requested value that was never used</source>
        <translation>Einen reservierten oder beantragten Wert zurückziehen, der nie benutzt wurde</translation>
    </message>
    <message>
        <source>The text of a comment must not be empty or invisible.</source>
        <translation>Der Text eines Kommentars darf nicht leer oder unsichtbar sein.</translation>
    </message>
    <message>
        <source>Apply the rules of drafts to names whose NID is not registered. The report shows which results come from a draft.</source>
        <translation>Die Regeln von Entwürfen auf Namen anwenden, deren NID nicht registriert ist. Der Bericht zeigt, welche Ergebnisse von einem Entwurf stammen.</translation>
    </message>
    <message>
        <source>--drafts can only be used with --against auto.</source>
        <translation>--drafts kann nur mit --against auto verwendet werden.</translation>
    </message>
    <message>
        <source>What to apply: all, a NID, NID/NAME for a whole subregistry, or NID/NAME/VALUE. Can be used several times.</source>
        <translation>Was zu übernehmen ist: all, eine NID, NID/NAME für ein ganzes Unterregister oder NID/NAME/VALUE. Kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Which registry to read from a file of IANA.</source>
        <translation>Welches Register aus einer Datei von IANA.</translation>
    </message>
    <message>
        <source>Show what would be applied; change nothing.</source>
        <translation>Anzeigen, was übernommen würde; nichts ändern.</translation>
    </message>
    <message>
        <source>No list here matches &quot;%1&quot;. Name a subregistry with --list.</source>
        <translation>„%1“ enthält keine Liste, die es hier gibt. Mit --list ein Unterregister angeben.</translation>
    </message>
    <message>
        <source>Compare with a published list, and apply changes</source>
        <translation>Mit einer veröffentlichten Liste vergleichen und Änderungen übernehmen</translation>
    </message>
    <message>
        <source>Kind of the values: %1.</source>
        <translation>Art der Werte: %1.</translation>
    </message>
    <message>
        <source>Human-readable title.</source>
        <translation>Ein Titel für Leser.</translation>
    </message>
    <message>
        <source>Corrected name of the same holder; for another holder, use &quot;subregistry transfer&quot;.</source>
        <translation>Berichtigter Name desselben Inhabers; ein anderer braucht „subregistry transfer“.</translation>
    </message>
    <message>
        <source>Name what to change, for example with --contact.</source>
        <translation>Nennen Sie, was sich ändern soll, zum Beispiel mit --contact.</translation>
    </message>
    <message>
        <source>The history keeps the earlier facts. Facts that no option names do not change. --holder corrects the name of the same holder: the day and the request by which it has the value remain. To give the value to another holder, use &quot;subregistry transfer&quot;; to change the state, use the command for it.</source>
        <translation>Der Verlauf behält, was vorher war. Was keine Option nennt, ändert sich nicht. --holder berichtigt den Namen desselben Inhabers: Tag und Antrag, durch die er den Wert hat, bleiben. Um den Wert einem anderen Inhaber zu geben, verwenden Sie „subregistry transfer“; um den Zustand zu ändern, den Befehl dafür.</translation>
    </message>
    <message>
        <source>FILE is CSV or TSV, a registry of IANA as XML, an array of entries as JSON, or JSON or XML from this program with a subregistry of this name. The first line of a table names the columns: value, to, state, holder, date, until, reference, note, on-behalf, contact, superseded-by, renewals, private, source-state, request, asker, or the parts of the key. The ranges of XML and of a registry as JSON are imported too. New and changed ranges and entries are one change; those that are not in FILE remain, and so do columns. A row that changes the holder, or that a single command would refuse, is bad, and so is one with a request that was answered with another entry. In a range for certain askers, asker names what kind of asker the holder is. Anything unusual is listed on standard error with its line. Exit status 1: rows are bad, and nothing is imported, or only the others with --skip-bad.</source>
        <translation>FILE ist CSV oder TSV, ein Register von IANA als XML, ein Array von Einträgen als JSON, oder JSON oder XML aus diesem Programm mit einem Unterregister dieses Namens. Die erste Zeile einer Tabelle benennt die Spalten: value, to, state, holder, date, until, reference, note, on-behalf, contact, superseded-by, renewals, private, source-state, request, asker oder die Teile des Schlüssels. Auch die Bereiche aus XML und aus einem Register als JSON werden importiert. Neue und geänderte Bereiche und Einträge sind zusammen eine Änderung; was nicht in FILE steht, bleibt, auch in Spalten. Eine Zeile, die den Inhaber ändert oder die ein einzelner Befehl ablehnen würde, ist fehlerhaft, ebenso eine mit einem Antrag, der mit einem anderen Eintrag beantwortet wurde. In einem Bereich für bestimmte Antragsteller nennt asker die Art des Antragstellers. Alles Auffällige wird mit seiner Zeile auf der Standardfehlerausgabe aufgelistet. Exit-Status 1: Zeilen sind fehlerhaft, und nichts wird importiert, mit --skip-bad nur die anderen.</translation>
    </message>
    <message>
        <source>Which registry to read from a file of IANA (default: the one with the name of the subregistry, or the only one).</source>
        <translation>Welches Register aus einer Datei von IANA (Standard: das mit dem Namen des Unterregisters oder das einzige).</translation>
    </message>
    <message>
        <source>Identifier of the request. A repeated request gets the same answer, even a refusal; after the answer is undone, it can be decided again.</source>
        <translation>Kennung des Antrags. Derselbe Antrag hat dieselbe Antwort, auch wenn er abgelehnt wird; ist die Antwort rückgängig gemacht, wird neu entschieden.</translation>
    </message>
    <message>
        <source>--count, --align, and --lowest require --next.</source>
        <translation>--count, --align und --lowest gehören zu --next.</translation>
    </message>
    <message>
        <source>Like &quot;subregistry assign&quot;, but the holder does not use the value yet. A reserved value can be assigned only to its holder.</source>
        <translation>Wie „subregistry assign“, aber der Inhaber benutzt den Wert noch nicht. Ein reservierter Wert kann nur an seinen Inhaber vergeben werden.</translation>
    </message>
    <message>
        <source>Reverse the refusal of this request instead, so that it can be decided again.</source>
        <translation>Stattdessen die Ablehnung dieses Antrags rückgängig machen, sodass neu entschieden wird.</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was not refused.</source>
        <translation>Der Antrag „%1“ ist nicht abgelehnt.</translation>
    </message>
    <message>
        <source>The refusal was undone. The request can be decided again.</source>
        <translation>Die Ablehnung wurde rückgängig gemacht. Über den Antrag wird neu entschieden.</translation>
    </message>
    <message>
        <source>Accept a list from IANA that is older than the present one, or that lacks registered namespaces.</source>
        <translation>Eine IANA-Liste akzeptieren, die älter als die vorhandene ist oder in der registrierte Namensräume fehlen.</translation>
    </message>
    <message>
        <source>Accept the finding with this ID, in the given field or in every field; TEXT is the reason. This also answers a question of the review, such as review.stability, if there is no problem; a problem is a comment.</source>
        <translation>Den Befund mit dieser ID akzeptieren, im angegebenen Feld oder in allen Feldern; TEXT ist die Begründung. Das beantwortet auch eine Frage der Begutachtung, etwa review.stability, wenn es kein Problem gibt; ein Problem ist ein Kommentar.</translation>
    </message>
    <message>
        <source>Approve or forward although there are errors, unresolved comments, or unanswered questions; also register although an answer of the review is unfavorable. The history records the reason.</source>
        <translation>Trotz Fehlern, nicht erledigten Kommentaren oder unbeantworteten Fragen genehmigen oder weiterleiten; auch trotz einer ungünstigen Antwort der Begutachtung registrieren. Die Historie hält die Begründung fest.</translation>
    </message>
    <message>
        <source>%1 changes from &quot;%2&quot; to &quot;%3&quot;.</source>
        <translation>%1 ändert sich von „%2“ in „%3“.</translation>
    </message>
    <message>
        <source>The subregistry has these facts already; nothing was changed.</source>
        <translation>Das Unterregister hat diese Angaben schon; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Geändert: %1</translation>
    </message>
    <message>
        <source>Change the rule, title, or policy of a subregistry</source>
        <translation>Regel, Titel oder Richtlinie eines Unterregisters ändern</translation>
    </message>
    <message>
        <source>What no option names does not change, nor do entries and ranges; &quot;&quot; is none. The history keeps the change, and &quot;subregistry undo&quot; reverses it. The kind, the key, and the letter case of a list never change. Values that do not match the new rule are reported.</source>
        <translation>Was keine Option nennt, ändert sich nicht, auch nicht Einträge und Bereiche; &quot;&quot; leert das Feld. Der Verlauf behält die Änderung, und „subregistry undo“ macht sie rückgängig. Art, Schlüssel und Groß-/Kleinschreibung einer Liste ändern sich nie. Werte, die nicht auf die neue Regel passen, werden gemeldet.</translation>
    </message>
    <message>
        <source>Accept a list that is older than the one used before, or whose date is in the future or not valid.</source>
        <translation>Eine Liste annehmen, die älter ist als die zuvor verwendete oder deren Datum in der Zukunft liegt oder ungültig ist.</translation>
    </message>
    <message>
        <source>Accept a list with another name or title than the one used before; --part accepts the list that it names.</source>
        <translation>Eine Liste annehmen, die einen anderen Namen oder Titel hat als die zuvor verwendete; --part nimmt die genannte Liste an.</translation>
    </message>
    <message>
        <source>How a URN is made: {label}, {value}, and the names of parts in braces (default: urn:NID:{value}; &quot;&quot;: letters have no URN).</source>
        <translation>Wie eine URN gebildet wird: {label}, {value} und die Namen der Teile in geschweiften Klammern (Vorgabe: urn:NID:{value}; &quot;&quot;: Antwortschreiben ohne URN).</translation>
    </message>
    <message>
        <source>What kind of asker the holder is; &quot;&quot; is not known.</source>
        <translation>Art des Antragstellers, die der Inhaber ist; &quot;&quot; ist unbekannt.</translation>
    </message>
    <message>
        <source>Nothing changes. Columns of tsv: first number, last number of a block, range. Free numbers before them, and a URN that the grammar rejects, are named on standard error.</source>
        <translation>Nichts ändert sich. Spalten von tsv: erste Nummer, letzte Nummer eines Blocks, Bereich. Freie Nummern davor und eine URN, die die Grammatik ablehnt, werden auf der Fehlerausgabe genannt.</translation>
    </message>
    <message>
        <source>Leave out valid lines. Duplicates that --duplicates finds are kept, and with --fail-level warning, lines with a warning, such as a wrong check digit.</source>
        <translation>Gültige Zeilen weglassen. Dubletten, die --duplicates findet, bleiben erhalten, und mit --fail-level warning auch Zeilen mit einer Warnung, etwa einer falschen Prüfziffer.</translation>
    </message>
    <message>
        <source>anyone: everybody may approve every draft. reason (default): an author of a draft needs a reason to approve it (approve --despite). second-person: somebody who is not an author must approve it. An author is whoever owns or owned the draft, or saved a change of it. This is a rule among colleagues, not a lock: anyone can change it, and the history records that.</source>
        <translation>anyone: Jeder darf jeden Entwurf genehmigen. reason (Standard): Ein Autor eines Entwurfs braucht eine Begründung, um ihn zu genehmigen (approve --despite). second-person: Jemand, der kein Autor ist, muss ihn genehmigen. Autor ist, wem der Entwurf gehört oder gehörte oder wer eine Änderung daran gespeichert hat. Dies ist eine Regel unter Kollegen, keine Sperre: Jeder kann sie ändern, und der Verlauf hält das fest.</translation>
    </message>
    <message>
        <source>The history keeps both. Values that only this change assigned are free again, and its request can be decided again. If the answer was already sent, use &quot;subregistry withdraw&quot; instead. Each call goes back one change; the last one removes a list that never had an entry. A refusal does not change a value, so only --request reverses it.</source>
        <translation>Der Verlauf behält beide. Werte, die nur durch die Änderung vergeben waren, sind wieder frei, und über ihren Antrag wird neu entschieden. Wurde die Antwort schon verschickt, verwenden Sie stattdessen „subregistry withdraw“. Jeder Aufruf geht eine Änderung zurück; der letzte entfernt eine Liste, die nie einen Eintrag hatte. Eine Ablehnung ändert keinen Wert; nur --request macht sie rückgängig.</translation>
    </message>
    <message>
        <source>text is the registration template with its 13 fields, as it is emailed. Several templates in one output are separated by a line with a form feed; --out-dir writes separate files, which all appear at the end. A registration without template text cannot be exported as text; export reports it. xml and json contain all data with its history, in one document (with --out-dir, one per registration). eml is an unsent email: to the review list until the draft is approved, then to IANA; open it in your mail program and send it. Equal content always gives equal bytes.</source>
        <translation>text ist die Registrierungsvorlage mit ihren 13 Feldern, wie sie per E-Mail gesendet wird. Mehrere Vorlagen in einer Ausgabe werden durch eine Zeile mit einem Seitenvorschub getrennt; --out-dir schreibt getrennte Dateien, die alle am Ende erscheinen. Eine Registrierung ohne Vorlagentext kann nicht als text exportiert werden; export meldet sie. xml und json enthalten alle Daten mit ihrem Verlauf in einem Dokument (mit --out-dir eines je Registrierung). eml ist eine nicht gesendete E-Mail: an die Begutachtungsliste, bis der Entwurf genehmigt ist, dann an IANA; im E-Mail-Programm öffnen und senden. Gleicher Inhalt ergibt immer gleiche Bytes.</translation>
    </message>
    <message>
        <source>Compare with REPORT, which check wrote earlier as tsv, csv, jsonl, or json: list only the bad URNs that are new or remaining, and those that are fixed or gone, as text, tsv, csv, jsonl, or none. Names are compared, not lines: a name counts once, however often it occurs. With --summary, print counts by finding code. Only new ones set exit status 1.</source>
        <translation>Mit REPORT vergleichen, das check zuvor als tsv, csv, jsonl oder json geschrieben hat: nur die fehlerhaften URNs auflisten, die neu sind oder bestehen bleiben, und die behobenen oder verschwundenen, als text, tsv, csv, jsonl oder none. Verglichen werden Namen, nicht Zeilen: Ein Name zählt einmal, egal wie oft er vorkommt. Mit --summary Anzahlen je Befundcode ausgeben. Nur neue setzen den Exit-Status 1.</translation>
    </message>
    <message>
        <source>Verdicts: valid, invalid, unregistered (the syntax is valid, but the NID is not in the registry), undecided (a limit was reached). Blank lines are skipped but counted. Input compressed with gzip, zstd, or xz is decompressed automatically.
Columns of tsv and csv: line, verdict, nid, offset, code, urn, message; then column with --extract or --input csv or jsonl; accepting (NIDs separated by spaces) with --against all; and file if there are several. csv has a header line, tsv has none. json is one array of the objects that jsonl prints one per line. The summary goes to standard error.
Columns of --since: change (new, still for remaining, fixed, gone), earlier code, then the columns above. The row of a fixed name has only the name and its verdict, that of a name that is no longer in the input only the name. With --summary: code, new, still, fixed, gone.
Columns of --summary: nid, count, valid, invalid, unregistered, undecided, code, code count, example, warnings (valid URNs with a warning); one line for each NID and code. The NID &quot;*&quot; is all NIDs after the first 100,000.</source>
        <translation>Urteile: valid (gültig), invalid (ungültig), unregistered (die Syntax ist gültig, aber die NID steht nicht im Register), undecided (eine Grenze wurde erreicht). Leerzeilen werden übersprungen, aber gezählt. Mit gzip, zstd oder xz komprimierte Eingaben werden automatisch entpackt.
Spalten von tsv und csv: line, verdict, nid, offset, code, urn, message; dann column mit --extract oder --input csv oder jsonl; accepting (durch Leerzeichen getrennte NIDs) mit --against all; und file bei mehreren Dateien. csv hat eine Kopfzeile, tsv nicht. json ist ein Array der Objekte, die jsonl einzeln pro Zeile ausgibt. Die Zusammenfassung geht auf die Standardfehlerausgabe.
Spalten von --since: change (new, still für bestehende, fixed, gone), früherer Code, dann die obigen Spalten. Die Zeile eines behobenen Namens hat nur den Namen und sein Urteil, die eines Namens, der nicht mehr in der Eingabe steht, nur den Namen. Mit --summary: code, new, still, fixed, gone.
Spalten von --summary: nid, count, valid, invalid, unregistered, undecided, code, Anzahl zum code, example, warnings (gültige URNs mit einer Warnung); eine Zeile je NID und code. Die NID „*“ steht für alle NIDs nach den ersten 100.000.</translation>
    </message>
    <message>
        <source>Reason why the change to an approved draft is only editorial. The draft stays approved, and the history records it; otherwise the draft returns to review. Refused where somebody other than the authors must approve.</source>
        <translation>Grund, warum die Änderung eines genehmigten Entwurfs nur redaktionell ist. Der Entwurf bleibt genehmigt, und der Verlauf hält es fest; sonst wird der Entwurf wieder begutachtet. Wird abgelehnt, wenn jemand anderes als die Autoren genehmigen muss.</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Geändert: %1.</translation>
    </message>
    <message>
        <source>Columns of tsv: NID or draft:ID, kind, state, version, date, registrant, NID. The date is that of the record. A draft has the version that it will get (empty without text), the date of its last save, and the NID that it requests (may be empty). In json, &quot;findings&quot; contains only that a registration is no longer in IANA&apos;s list; lint reports those of its template.</source>
        <translation>Spalten von tsv: NID oder draft:ID, Art, Status, Version, Datum, Registrant, NID. Das Datum ist das des Eintrags. Ein Entwurf hat die Version, die er bekommen wird (leer ohne Text), das Datum des letzten Speicherns und die NID, die er beantragt (kann leer sein). In json enthält „findings“ nur, dass eine Registrierung nicht mehr in der Liste der IANA steht; die Befunde der Vorlage meldet lint.</translation>
    </message>
    <message>
        <source>lines (default): one URN per line. csv:COLUMN: the column of a CSV or TSV file with this name in the first line or below a title, or column number COLUMN of a file without a header; tabs, semicolons, or commas separate fields, whichever is most frequent in the first line, unless that is a line such as &quot;sep=;&quot;. Rows with an empty cell are skipped but counted. jsonl:MEMBER: this member of every object of a JSON Lines file (a.b: member b of member a); a line where it is missing or not a string is invalid.</source>
        <translation>lines (Standard): eine URN pro Zeile. csv:COLUMN: die Spalte einer CSV- oder TSV-Datei mit diesem Namen in der ersten Zeile oder unter einem Titel, oder die Spalte mit der Nummer COLUMN einer Datei ohne Kopfzeile; Felder sind durch Tabulatoren, Semikolons oder Kommas getrennt, je nachdem, was in der ersten Zeile am häufigsten ist, sofern diese nicht eine Zeile wie „sep=;“ ist. Datensätze mit leerer Zelle werden übersprungen, aber gezählt. jsonl:MEMBER: dieses Element jedes Objekts einer JSON-Lines-Datei (a.b: Element b des Elements a); eine Zeile, in der es fehlt oder keine Zeichenkette ist, ist ungültig.</translation>
    </message>
    <message>
        <source>The registration of &quot;%1&quot; was withdrawn, not %2; &quot;nidus-cli reopen %1&quot; reverses this.</source>
        <translation>Die Registrierung von „%1“ wurde zurückgezogen, nicht %2; „nidus-cli reopen %1“ macht das rückgängig.</translation>
    </message>
    <message>
        <source>The letter has no contact for %1.</source>
        <translation>Der Brief nennt keinen Kontakt für %1.</translation>
    </message>
    <message>
        <source>Export everything in the registry, drafts included.</source>
        <translation>Das ganze Register exportieren, auch die Entwürfe.</translation>
    </message>
    <message>
        <source>Export all registrations, also withdrawn ones, without drafts.</source>
        <translation>Alle Registrierungen exportieren, auch die zurückgezogenen, ohne Entwürfe.</translation>
    </message>
    <message>
        <source>export requires NIDs or drafts, or --all or --registered instead.</source>
        <translation>export erfordert NIDs oder Entwürfe oder stattdessen --all oder --registered.</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section accepts the same URNs as the syntax rule, which is kept.</source>
        <translation>%1: Die Grammatik des Abschnitts Syntax akzeptiert dieselben URNs wie die Syntaxregel, die beibehalten wird.</translation>
    </message>
    <message>
        <source>To say what they contain, use --columns.</source>
        <translation>Um anzugeben, was sie enthalten, verwenden Sie --columns.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation>%1 existiert nicht. Namen und Ordner prüfen.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check its permissions.</source>
        <translation>%1 kann nicht gelesen werden. Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check the permissions, or choose another location.</source>
        <translation>%1 kann nicht geschrieben werden. Zugriffsrechte prüfen oder einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>%1 already exists and was left untouched. Choose another name.</source>
        <translation>%1 existiert schon und blieb unverändert. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>There is not enough disk space to write %1; nothing was changed. Free some space and try again.</source>
        <translation>Der Speicherplatz reicht nicht, um %1 zu schreiben; nichts wurde geändert. Platz freigeben und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 is not a registry file. Choose a file created by Nidus; to read text and XML files, import them.</source>
        <translation>%1 ist keine Registerdatei. Eine von Nidus erstellte Datei wählen; Text- und XML-Dateien zum Lesen importieren.</translation>
    </message>
    <message>
        <source>%1 is a database of another program and was left untouched. Choose a registry file created by Nidus.</source>
        <translation>%1 ist eine Datenbank eines anderen Programms und blieb unverändert. Eine von Nidus erstellte Registerdatei wählen.</translation>
    </message>
    <message>
        <source>%1 was created by a newer version of Nidus and was left untouched. Open it with that version, or update this one.</source>
        <translation>%1 wurde von einer neueren Version von Nidus erstellt und blieb unverändert. Mit jener Version öffnen oder diese aktualisieren.</translation>
    </message>
    <message>
        <source>%1 is damaged and was left untouched. Restore it from a backup.</source>
        <translation>%1 ist beschädigt und blieb unverändert. Aus einer Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <source>%1 is read-only, so nothing was saved. Check your permissions, or work on a copy.</source>
        <translation>%1 ist schreibgeschützt, deshalb wurde nichts gespeichert. Zugriffsrechte prüfen oder mit einer Kopie arbeiten.</translation>
    </message>
    <message>
        <source>%1 is in use by another program, so nothing was changed. Try again when that program has finished.</source>
        <translation>%1 wird von einem anderen Programm verwendet, deshalb wurde nichts geändert. Noch einmal versuchen, wenn dieses Programm fertig ist.</translation>
    </message>
    <message>
        <source>The registry does not contain %1. Check the spelling.</source>
        <translation>Das Register enthält %1 nicht. Schreibweise prüfen.</translation>
    </message>
    <message>
        <source>The NID %1 is already registered. Choose another NID, or revise that registration.</source>
        <translation>Die NID %1 ist schon registriert. Eine andere NID wählen oder diese Registrierung überarbeiten.</translation>
    </message>
    <message>
        <source>%1 breaks the rules for NIDs in RFC 8141 section 5. See the findings for details, and choose another NID.</source>
        <translation>%1 verletzt die Regeln für NIDs in RFC 8141 Abschnitt 5. Einzelheiten stehen in den Befunden; eine andere NID wählen.</translation>
    </message>
    <message>
        <source>%1 is registered but breaks the rules for NIDs in RFC 8141 section 5 (%2). It is kept; withdraw it so that nobody relies on it.</source>
        <translation>%1 ist registriert, verletzt aber die Regeln für NIDs in RFC 8141 Abschnitt 5 (%2). Die Registrierung bleibt erhalten; zurückziehen, damit sich niemand darauf verlässt.</translation>
    </message>
    <message>
        <source>The next informal number is too long for a NID, so no more informal namespaces can be registered.</source>
        <translation>Die nächste informelle Nummer ist zu lang für eine NID; deshalb können keine weiteren informellen Namensräume registriert werden.</translation>
    </message>
    <message>
        <source>Somebody else has changed %1 in the meantime; your changes were not saved. Compare both, then save again.</source>
        <translation>Jemand anderes hat %1 inzwischen geändert; die eigenen Änderungen wurden nicht gespeichert. Beide vergleichen, dann noch einmal speichern.</translation>
    </message>
    <message>
        <source>%1 is identical to the previous version, so no new version was created. Change something first.</source>
        <translation>%1 ist mit der vorherigen Version identisch, deshalb wurde keine neue Version erstellt. Zuerst etwas ändern.</translation>
    </message>
    <message>
        <source>%1 cannot be registered yet. Fix its findings of severity error first.</source>
        <translation>%1 kann noch nicht registriert werden. Zuerst die Befunde mit dem Schweregrad Fehler beheben.</translation>
    </message>
    <message>
        <source>%1 is too large; the limit is %2. Nothing was changed. Split it, or save the template in a file of its own.</source>
        <translation>%1 ist zu groß; die Grenze ist %2. Nichts wurde geändert. Aufteilen oder die Vorlage in einer eigenen Datei speichern.</translation>
    </message>
    <message>
        <source>%1 is encoded in %2; expected UTF-8. Convert it first with iconv -f %2 -t UTF-8.</source>
        <translation>%1 ist in %2 kodiert; erwartet wurde UTF-8. Zuerst mit iconv -f %2 -t UTF-8 umwandeln.</translation>
    </message>
    <message>
        <source>%1 could not be understood. Check that it is the right file. Details: %2</source>
        <translation>%1 konnte nicht verstanden werden. Prüfen, ob es die richtige Datei ist. Einzelheiten: %2</translation>
    </message>
    <message>
        <source>The registry has no template text for %1, so there is nothing to export. Its record shows where the template is published.</source>
        <translation>Das Register hat keinen Vorlagentext für %1, deshalb gibt es nichts zu exportieren. Der Datensatz zeigt, wo die Vorlage veröffentlicht ist.</translation>
    </message>
    <message>
        <source>%1 was not imported from a file, so there is no original to export. Specify an older version, or choose another format.</source>
        <translation>%1 wurde nicht aus einer Datei importiert, deshalb gibt es kein Original zu exportieren. Eine ältere Version angeben oder ein anderes Format wählen.</translation>
    </message>
    <message>
        <source>The operation was canceled; what was finished so far is kept.</source>
        <translation>Der Vorgang wurde abgebrochen; was bis dahin fertig war, bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1 is not the text that was registered: it was changed outside Nidus or is damaged (%2). Compare it with a backup.</source>
        <translation>%1 ist nicht der Text, der registriert wurde: Er wurde außerhalb von Nidus geändert oder ist beschädigt (%2). Mit einer Sicherung vergleichen.</translation>
    </message>
    <message>
        <source>An entry in the log of %1 is not what was recorded: it was changed outside Nidus or is damaged (%2). Compare it with a backup.</source>
        <translation>Ein Eintrag im Protokoll von %1 ist nicht das, was festgehalten wurde: Er wurde außerhalb von Nidus geändert oder ist beschädigt (%2). Mit einer Sicherung vergleichen.</translation>
    </message>
    <message>
        <source>%1 is not as Nidus wrote it: it was changed outside Nidus or is damaged (%2). Compare it with a backup.</source>
        <translation>%1 ist nicht so, wie Nidus es geschrieben hat: Es wurde außerhalb von Nidus geändert oder ist beschädigt (%2). Mit einer Sicherung vergleichen.</translation>
    </message>
    <message>
        <source>%1 does not have the structure of a registry: %2. It was changed outside Nidus. Compare it with a backup.</source>
        <translation>%1 hat nicht die Struktur eines Registers: %2. Es wurde außerhalb von Nidus geändert. Mit einer Sicherung vergleichen.</translation>
    </message>
    <message>
        <source>The search index does not match %1 (%2), so a search may miss entries or find wrong ones. Compare the file with a backup.</source>
        <translation>Der Suchindex passt nicht zu %1 (%2), deshalb kann eine Suche Einträge übersehen oder falsche finden. Die Datei mit einer Sicherung vergleichen.</translation>
    </message>
    <message>
        <source>Part of the history of %1 is missing (%2). Compare the file with a backup.</source>
        <translation>Ein Teil des Verlaufs von %1 fehlt (%2). Die Datei mit einer Sicherung vergleichen.</translation>
    </message>
    <message>
        <source>The history of %1 does not continue from a known head (%2): it was truncated, replaced by an older copy, or rewritten. Compare it with a backup.</source>
        <translation>Der Verlauf von %1 setzt einen bekannten Kopf nicht fort (%2): Er wurde gekürzt, durch eine ältere Kopie ersetzt oder umgeschrieben. Mit einer Sicherung vergleichen.</translation>
    </message>
    <message>
        <source>The name %1 contains bytes that are not UTF-8, so it could refer to another file. Rename the file or its folder.</source>
        <translation>Der Name %1 enthält Bytes, die kein UTF-8 sind, und könnte daher eine andere Datei bezeichnen. Die Datei oder ihren Ordner umbenennen.</translation>
    </message>
    <message>
        <source>%1 does not belong to the registry next to it, which is intact without it; both were left untouched. Move it away.</source>
        <translation>%1 gehört nicht zum Register daneben, das ohne diese Datei unversehrt ist; beide blieben unverändert. An einen anderen Ort verschieben.</translation>
    </message>
    <message>
        <source>%1 is one of several names (hard links) of one file, so two people could be assigned the same number. Remove the other names, or copy the file.</source>
        <translation>%1 ist einer von mehreren Namen (Hardlinks) einer Datei; deshalb könnte zwei Personen dieselbe Nummer zugewiesen werden. Die anderen Namen entfernen oder die Datei kopieren.</translation>
    </message>
    <message>
        <source>%1 was removed or replaced while it was open, so nothing was saved. Save the registry to a new file, or open it again.</source>
        <translation>%1 wurde entfernt oder ersetzt, während die Datei geöffnet war, deshalb wurde nichts gespeichert. Das Register in einer neuen Datei speichern oder noch einmal öffnen.</translation>
    </message>
    <message>
        <source>this item</source>
        <translation>dieser Eintrag</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The backup lacks these entries of the replaced registry: %1. The replaced registry is kept in %2. Numbers already assigned are never reused.</source>
        <translation>In der Sicherung fehlen diese Einträge des ersetzten Registers: %1. Das ersetzte Register wird in %2 aufbewahrt. Schon zugewiesene Nummern werden nie wieder verwendet.</translation>
    </message>
    <message>
        <source>%1 belongs to a registry and was left untouched. Choose another name.</source>
        <translation>%1 gehört zu einem Register und blieb unverändert. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 was made by a version of Nidus before 0.1.0 and was left untouched. Open it with that version, and export its content.</source>
        <translation>%1 wurde von einer Version von Nidus vor 0.1.0 erstellt und blieb unverändert. Mit jener Version öffnen und den Inhalt exportieren.</translation>
    </message>
    <message>
        <source>The program detected an internal error (%2). The data was not changed. Please report it.</source>
        <translation>Das Programm hat einen internen Fehler festgestellt (%2). Die Daten wurden nicht geändert. Bitte den Fehler melden.</translation>
    </message>
    <message>
        <source>%1 was changed outside Nidus (%2), so nothing was saved. Restore a backup, or accept the change with nidus-cli registry acknowledge.</source>
        <translation>%1 wurde außerhalb von Nidus geändert (%2), deshalb wurde nichts gespeichert. Eine Sicherung wiederherstellen oder die Änderung mit nidus-cli registry acknowledge zur Kenntnis nehmen.</translation>
    </message>
    <message>
        <source>%1 was changed outside Nidus: %2.</source>
        <translation>%1 wurde außerhalb von Nidus geändert: %2.</translation>
    </message>
    <message>
        <source>%1 is missing, but there was a registry with this name (see %2). Move it back, or restore a backup with &quot;nidus-cli registry restore&quot;. Only &quot;nidus-cli registry create&quot; starts a new registry with this name.</source>
        <translation>%1 fehlt, aber es gab ein Register mit diesem Namen (siehe %2). Zurückverschieben oder eine Sicherung mit „nidus-cli registry restore“ wiederherstellen. Nur „nidus-cli registry create“ legt ein neues Register mit diesem Namen an.</translation>
    </message>
    <message>
        <source>%1 cannot be read because it is not a regular file.</source>
        <translation>%1 kann nicht gelesen werden, weil es keine normale Datei ist.</translation>
    </message>
    <message>
        <source>This step is not possible for %1 in the state &quot;%2&quot;.</source>
        <translation>Dieser Schritt ist für %1 im Status „%2“ nicht möglich.</translation>
    </message>
    <message>
        <source>%1 keeps its state: this step requires a reason. Give it in the note.</source>
        <translation>%1 behält den Status: Dieser Schritt erfordert eine Begründung. In der Anmerkung angeben.</translation>
    </message>
    <message>
        <source>%1 is not in IANA&apos;s list, which contains only registered namespaces. Export it as a record instead (iana-record).</source>
        <translation>%1 steht nicht in der IANA-Liste, die nur registrierte Namensräume enthält. Stattdessen als Datensatz exportieren (iana-record).</translation>
    </message>
    <message>
        <source>%1 is not IANA&apos;s list of URN namespaces but the registry %2. Nothing was imported.</source>
        <translation>%1 ist nicht die IANA-Liste der URN-Namensräume, sondern das Register %2. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>The subregistry &quot;%1&quot; exists already. Choose another name.</source>
        <translation>Das Unterregister „%1“ gibt es bereits. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 ends in the middle of a report, in line %2. Create it again, or complete or remove its last line.</source>
        <translation>%1 endet mitten in einem Bericht, in Zeile %2. Den Bericht neu erstellen oder seine letzte Zeile vervollständigen oder entfernen.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not a row of a check report. Create the report again, or correct or remove the line.</source>
        <translation>Zeile %2 von %1 ist keine Zeile eines Prüfberichts. Den Bericht neu erstellen oder die Zeile korrigieren oder entfernen.</translation>
    </message>
    <message>
        <source>The database refused the operation on %1, so nothing was changed. Try again; if it fails again, report it with its details.</source>
        <translation>Die Datenbank hat den Vorgang an %1 abgelehnt; nichts wurde geändert. Versuchen Sie es erneut; wenn er wieder fehlschlägt, melden Sie ihn mit den Einzelheiten.</translation>
    </message>
    <message>
        <source>The disk reported an error while %1 was read or written, so nothing was changed. Check the disk, and try again.</source>
        <translation>Der Datenträger hat beim Lesen oder Schreiben von %1 einen Fehler gemeldet; nichts wurde geändert. Prüfen Sie den Datenträger und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>Einzelheiten: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: nidus-cli-pdf is not installed. Install Nidus with its window, or choose another format.</source>
        <translation>%1 kann nicht geschrieben werden: nidus-cli-pdf ist nicht installiert. Nidus mit seinem Fenster installieren oder ein anderes Format wählen.</translation>
    </message>
    <message>
        <source>%1 is not the name of a file. To check URNs, write one in each line of a file, or of standard input.</source>
        <translation>%1 ist nicht der Name einer Datei. Um URNs zu prüfen, schreiben Sie eine je Zeile in eine Datei oder in die Standardeingabe.</translation>
    </message>
    <message>
        <source>%1 was not saved: this registry requires somebody else to approve each change. Save it without a reason; it then returns to review.</source>
        <translation>%1 wurde nicht gespeichert: In diesem Register muss jemand anderes jede Änderung genehmigen. Speichern Sie ohne Begründung; der Entwurf wird dann wieder begutachtet.</translation>
    </message>
    <message>
        <source>Known gap in the history of %1: %2.</source>
        <translation>Bekannte Lücke im Verlauf von %1: %2.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Submitted for review</source>
        <translation>Zur Begutachtung eingereicht</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>Sent to IANA</source>
        <translation>An IANA gesendet</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Registriert</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Returned to draft</source>
        <translation>Zum Entwurf zurückgegeben</translation>
    </message>
    <message>
        <source>Moved to trash</source>
        <translation>In den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>Expert Review report</source>
        <translation>Bericht des Expert Review</translation>
    </message>
    <message>
        <source>Direction of the approving body</source>
        <translation>Weisung der genehmigenden Stelle</translation>
    </message>
    <message>
        <source>Recognition of the standards body</source>
        <translation>Anerkennung der Normungsorganisation</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spezifikation</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Comment resolved</source>
        <translation>Kommentar erledigt</translation>
    </message>
    <message>
        <source>Finding accepted</source>
        <translation>Befund akzeptiert</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportiert</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Zur Kenntnis genommen</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugewiesen</translation>
    </message>
    <message>
        <source>Setting changed</source>
        <translation>Einstellung geändert</translation>
    </message>
    <message>
        <source>Taken from IANA&apos;s list</source>
        <translation>Aus der IANA-Liste übernommen</translation>
    </message>
    <message>
        <source>Subregistry changed</source>
        <translation>Unterregister geändert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Finding accepted or question answered</source>
        <translation>Befund akzeptiert oder Frage beantwortet</translation>
    </message>
    <message>
        <source>Question answered</source>
        <translation>Frage beantwortet</translation>
    </message>
    <message>
        <source>Answer withdrawn</source>
        <translation>Antwort zurückgezogen</translation>
    </message>
    <message>
        <source>Returned to draft or reinstated</source>
        <translation>Zum Entwurf zurückgegeben oder wieder in Kraft gesetzt</translation>
    </message>
    <message>
        <source>Reinstated</source>
        <translation>Wieder in Kraft gesetzt</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>The name between &quot;urn:&quot; and the next colon. A formal namespace requests a NID of 3 to 32 letters, digits, and hyphens that begins and ends with a letter or digit. An informal namespace gets the next free number, urn-N.</source>
        <translation>Der Name zwischen „urn:“ und dem nächsten Doppelpunkt. Ein formeller Namensraum beantragt eine NID aus 3 bis 32 Buchstaben, Ziffern und Bindestrichen, die mit einem Buchstaben oder einer Ziffer beginnt und endet. Ein informeller Namensraum erhält die nächste freie Nummer, urn-N.</translation>
    </message>
    <message>
        <source>1 for the first registration of a namespace. Each revision adds 1.</source>
        <translation>1 bei der ersten Registrierung eines Namensraums. Jede Überarbeitung erhöht die Version um 1.</translation>
    </message>
    <message>
        <source>The date of the registration request: year, month, day.</source>
        <translation>Das Datum des Registrierungsantrags: Jahr, Monat, Tag.</translation>
    </message>
    <message>
        <source>Who is responsible for the namespace: the organization with its address, and a contact person. People change jobs, so give a role address as well. A standards body that uses the fast track says so here.</source>
        <translation>Wer für den Namensraum verantwortlich ist: die Organisation mit ihrer Adresse und eine Kontaktperson. Menschen wechseln die Stelle, deshalb auch eine Funktionsadresse angeben. Eine Normungsorganisation, die das Schnellverfahren nutzt, gibt das hier an.</translation>
    </message>
    <message>
        <source>What these URNs name, for whom, and how that community and others benefit. Say how they relate to existing namespaces and identifier systems, which software can use them, whether they can be resolved, and whether a standard will build on them.</source>
        <translation>Was diese URNs benennen, für wen, und welchen Nutzen diese Gemeinschaft und andere davon haben. Angeben, wie sie sich zu vorhandenen Namensräumen und Kennungssystemen verhalten, welche Software sie verwenden kann, ob sie aufgelöst werden können und ob ein Standard darauf aufbauen wird.</translation>
    </message>
    <message>
        <source>The form of a URN in this namespace: a grammar (ABNF or a regular expression), an algorithm, or a statement that it is opaque. Also say which characters must be encoded and how, when two names are equivalent, how an existing identifier is turned into a URN, and what q- and f-components mean.</source>
        <translation>Die Form einer URN in diesem Namensraum: eine Grammatik (ABNF oder ein regulärer Ausdruck), ein Algorithmus oder die Angabe, dass sie opak ist. Außerdem angeben, welche Zeichen wie kodiert werden müssen, wann zwei Namen äquivalent sind, wie aus einer vorhandenen Kennung eine URN wird und was q- und f-Komponenten bedeuten.</translation>
    </message>
    <message>
        <source>Who assigns names and how others can get one: open to all, closed, or delegated to others who are named here. Say how you prevent assigning the same name twice.</source>
        <translation>Wer Namen zuweist und wie andere einen erhalten: offen für alle, geschlossen oder an andere übertragen, die hier genannt werden. Angeben, wie verhindert wird, dass derselbe Name zweimal zugewiesen wird.</translation>
    </message>
    <message>
        <source>What could go wrong when names are assigned, compared, or resolved: names that look the same but are not, private information in a name, lists that can be harvested.</source>
        <translation>Was schiefgehen kann, wenn Namen zugewiesen, verglichen oder aufgelöst werden: Namen, die gleich aussehen, es aber nicht sind, private Angaben in einem Namen, Listen, die abgegriffen werden können.</translation>
    </message>
    <message>
        <source>Known risks of confusion with other namespaces, URI schemes, or identifier systems because of spelling, encoding, or scope. If there are none, say so.</source>
        <translation>Bekannte Verwechslungsgefahren mit anderen Namensräumen, URI-Schemata oder Kennungssystemen durch Schreibweise, Kodierung oder Geltungsbereich. Wenn es keine gibt, dies angeben.</translation>
    </message>
    <message>
        <source>Whether these URNs are meant to be resolved. If so: who runs or recommends a service, what a public resolver must do, and what r-components mean.</source>
        <translation>Ob diese URNs aufgelöst werden sollen. Wenn ja: wer einen Dienst betreibt oder empfiehlt, was ein öffentlicher Resolver leisten muss und was r-Komponenten bedeuten.</translation>
    </message>
    <message>
        <source>A permanent document with details: an RFC, another body&apos;s standard, or a stable page.</source>
        <translation>Ein dauerhaftes Dokument mit Einzelheiten: eine RFC, der Standard einer anderen Organisation oder eine stabile Seite.</translation>
    </message>
    <message>
        <source>Optional: anything that helps to understand this registration, such as a comparison with namespaces that appear to overlap.</source>
        <translation>Optional: alles, was hilft, diese Registrierung zu verstehen, etwa ein Vergleich mit Namensräumen, die sich zu überschneiden scheinen.</translation>
    </message>
    <message>
        <source>Only for a revision: what changed since the previous version, and why.</source>
        <translation>Nur bei einer Überarbeitung: was sich seit der vorherigen Version geändert hat und warum.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Freiwillig</translation>
    </message>
    <message>
        <source>Optional: the postal address</source>
        <translation>Freiwillig: die Postanschrift</translation>
    </message>
    <message>
        <source>Optional: an email address that stays when people change</source>
        <translation>Freiwillig: eine E-Mail-Adresse, die bleibt, wenn Personen wechseln</translation>
    </message>
</context>
<context>
    <name>FieldTitle</name>
    <message>
        <source>Namespace Identifier</source>
        <translation>Namensraumkennung</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Registrant</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Syntax</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Zuweisung</translation>
    </message>
    <message>
        <source>Security and Privacy</source>
        <translation>Sicherheit und Datenschutz</translation>
    </message>
    <message>
        <source>Interoperability</source>
        <translation>Interoperabilität</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Documentation</source>
        <translation>Dokumentation</translation>
    </message>
    <message>
        <source>Additional Information</source>
        <translation>Zusätzliche Angaben</translation>
    </message>
    <message>
        <source>Revision Information</source>
        <translation>Angaben zur Überarbeitung</translation>
    </message>
</context>
<context>
    <name>FindingPlace</name>
    <message>
        <source>Syntax tab</source>
        <translation>Reiter „Syntax“</translation>
    </message>
    <message>
        <source>Place: Syntax tab.</source>
        <translation>Ort: Reiter „Syntax“.</translation>
    </message>
</context>
<context>
    <name>FindingRank</name>
    <message>
        <source>Accepted</source>
        <translation>Akzeptiert</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>Noch zu erledigen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>required before review</source>
        <translation>vor der Begutachtung erforderlich</translation>
    </message>
    <message>
        <source>becomes a warning in review</source>
        <translation>wird in der Begutachtung zur Warnung</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>%1 appendix %2</source>
        <translation>%1 Anhang %2</translation>
    </message>
    <message>
        <source>%1 section %2</source>
        <translation>%1 Abschnitt %2</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is not in the registry.</source>
        <translation>Die NID „%1“ steht nicht im Register.</translation>
    </message>
    <message>
        <source>Correct syntax is not enough: the namespace of a URN must also be registered.</source>
        <translation>Eine korrekte Syntax genügt nicht: Der Namensraum einer URN muss auch registriert sein.</translation>
    </message>
    <message>
        <source>Check the spelling of the NID and whether the registry is up to date.</source>
        <translation>Die Schreibweise der NID prüfen und ob das Register aktuell ist.</translation>
    </message>
    <message>
        <source>NIDs that start with &quot;X-&quot; were for experiments under RFC 3406 and must not be confused with registered ones.</source>
        <translation>NIDs, die mit „X-“ beginnen, waren nach RFC 3406 für Versuche gedacht und dürfen nicht mit registrierten verwechselt werden.</translation>
    </message>
    <message>
        <source>Use a registered namespace; &quot;example&quot; is for documentation and tests.</source>
        <translation>Einen registrierten Namensraum verwenden; „example“ ist für Dokumentation und Tests.</translation>
    </message>
    <message>
        <source>All URNs of this check must belong to one namespace.</source>
        <translation>Alle URNs dieser Prüfung müssen zu einem Namensraum gehören.</translation>
    </message>
    <message>
        <source>Check the URN against its own namespace, or remove it from the list.</source>
        <translation>Die URN gegen ihren eigenen Namensraum prüfen oder aus der Liste entfernen.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; is withdrawn; its URNs remain valid, but no new ones are assigned.</source>
        <translation>Der Namensraum „%1“ ist zurückgezogen; seine URNs bleiben gültig, aber es werden keine neuen zugewiesen.</translation>
    </message>
    <message>
        <source>An assigned URN remains valid forever, even if its namespace is withdrawn.</source>
        <translation>Eine zugewiesene URN bleibt für immer gültig, auch wenn ihr Namensraum zurückgezogen wird.</translation>
    </message>
    <message>
        <source>No action is needed for existing URNs.</source>
        <translation>Bei vorhandenen URNs ist nichts zu tun.</translation>
    </message>
    <message>
        <source>Rejected by the syntax rule of &quot;%1&quot; at column %2: expected %3, found %4 (in %5).</source>
        <translation>Von der Syntaxregel von „%1“ in Spalte %2 abgelehnt; erwartet: %3, gefunden: %4 (in %5).</translation>
    </message>
    <message>
        <source>Each namespace restricts the general URN syntax for its own names. The rule comes from the registration or was derived from its text; either can be wrong.</source>
        <translation>Jeder Namensraum schränkt die allgemeine URN-Syntax für seine eigenen Namen ein. Die Regel stammt aus der Registrierung oder wurde aus ihrem Text abgeleitet; beides kann falsch sein.</translation>
    </message>
    <message>
        <source>Compare the URN with its source and with the registration&apos;s Syntax section.</source>
        <translation>Die URN mit ihrer Quelle und mit dem Abschnitt „Syntax“ der Registrierung vergleichen.</translation>
    </message>
    <message>
        <source>Valid only in version %2 of &quot;%1&quot;; the latest version rejects the URN at column %3: expected %4, found %5 (in %6).</source>
        <translation>Nur in Version %2 von „%1“ gültig; die neueste Version lehnt die URN in Spalte %3 ab; erwartet: %4, gefunden: %5 (in %6).</translation>
    </message>
    <message>
        <source>An assigned URN remains valid forever, even if a later version of its namespace no longer assigns such names. Version 0 is the syntax from before the first version in the registry.</source>
        <translation>Eine zugewiesene URN bleibt für immer gültig, auch wenn eine spätere Version ihres Namensraums solche Namen nicht mehr zuweist. Version 0 ist die Syntax aus der Zeit vor der ersten Version im Register.</translation>
    </message>
    <message>
        <source>Namespace &quot;%1&quot;: %2.</source>
        <translation>Namensraum „%1“: %2.</translation>
    </message>
    <message>
        <source>Check digits reveal typing errors. Names with wrong check digits exist nevertheless; some registrations even contain them as examples.</source>
        <translation>Prüfziffern decken Tippfehler auf. Dennoch gibt es Namen mit falschen Prüfziffern; manche Registrierungen enthalten sie sogar als Beispiele.</translation>
    </message>
    <message>
        <source>Compare the name with its source, digit by digit.</source>
        <translation>Den Namen Ziffer für Ziffer mit seiner Quelle vergleichen.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; has no syntax rule yet, so only the general URN syntax was checked.</source>
        <translation>Der Namensraum „%1“ hat noch keine Syntaxregel, deshalb wurde nur die allgemeine URN-Syntax geprüft.</translation>
    </message>
    <message>
        <source>Without a syntax rule, the requirements of a namespace beyond the general URN syntax cannot be checked.</source>
        <translation>Ohne Syntaxregel können Anforderungen eines Namensraums, die über die allgemeine URN-Syntax hinausgehen, nicht geprüft werden.</translation>
    </message>
    <message>
        <source>Add a grammar to the Syntax field of the registration.</source>
        <translation>Im Feld „Syntax“ der Registrierung eine Grammatik hinzufügen.</translation>
    </message>
    <message>
        <source>Names like this are widely used but not valid: %1 (%2).</source>
        <translation>Solche Namen sind weit verbreitet, aber nicht gültig: %1 (%2).</translation>
    </message>
    <message>
        <source>Some names appear in standards and programs although no registration allows them. They are not typing errors.</source>
        <translation>Manche Namen kommen in Standards und Programmen vor, obwohl keine Registrierung sie erlaubt. Sie sind keine Tippfehler.</translation>
    </message>
    <message>
        <source>Keep the name where a partner requires it; follow the registration for new names.</source>
        <translation>Den Namen beibehalten, wo ein Partner ihn verlangt; bei neuen Namen der Registrierung folgen.</translation>
    </message>
    <message>
        <source>The rule set &quot;%1&quot; accepts this name of &quot;%2&quot;; registered rules were not applied.</source>
        <translation>Der Regelsatz „%1“ akzeptiert diesen Namen von „%2“; registrierte Regeln wurden nicht angewendet.</translation>
    </message>
    <message>
        <source>A rule set contains rules that some people have agreed on. Where it has a rule for a namespace, the registered rule is not applied.</source>
        <translation>Ein Regelsatz enthält Regeln, auf die sich einige Personen geeinigt haben. Wo er eine Regel für einen Namensraum hat, wird die registrierte Regel nicht angewendet.</translation>
    </message>
    <message>
        <source>Check the name without the rule set to apply the registered rules.</source>
        <translation>Den Namen ohne den Regelsatz prüfen, um die registrierten Regeln anzuwenden.</translation>
    </message>
    <message>
        <source>Rejected by the rule set &quot;%1&quot; for &quot;%2&quot; at column %3: expected %4, found %5 (in %6).</source>
        <translation>Vom Regelsatz „%1“ für „%2“ in Spalte %3 abgelehnt; erwartet: %4, gefunden: %5 (in %6).</translation>
    </message>
    <message>
        <source>A rule set contains rules that some people have agreed on. They may be stricter than the registered rules.</source>
        <translation>Ein Regelsatz enthält Regeln, auf die sich einige Personen geeinigt haben. Sie können strenger sein als die registrierten Regeln.</translation>
    </message>
    <message>
        <source>Correct the name, or check it without the rule set to apply the registered rules.</source>
        <translation>Den Namen korrigieren oder ohne den Regelsatz prüfen, um die registrierten Regeln anzuwenden.</translation>
    </message>
    <message>
        <source>The syntax rule of the namespace &quot;%1&quot; gives no verdict; line %2 of its grammar: %3</source>
        <translation>Die Syntaxregel des Namensraums „%1“ liefert kein Urteil; Zeile %2 ihrer Grammatik: %3</translation>
    </message>
    <message>
        <source>Grammars have limits on size and time so that none can block the program. Exceeding a limit never makes a URN invalid.</source>
        <translation>Grammatiken haben Größen- und Zeitgrenzen, damit keine das Programm blockieren kann. Das Überschreiten einer Grenze macht eine URN nie ungültig.</translation>
    </message>
    <message>
        <source>Review the findings about the grammar, and simplify it.</source>
        <translation>Die Befunde zur Grammatik durchsehen und sie vereinfachen.</translation>
    </message>
    <message>
        <source>The line is too long to check.</source>
        <translation>Die Zeile ist zu lang zum Prüfen.</translation>
    </message>
    <message>
        <source>Lines of more than a million bytes are not checked, so that a damaged file cannot exhaust memory.</source>
        <translation>Zeilen mit mehr als einer Million Bytes werden nicht geprüft, damit eine beschädigte Datei nicht den Speicher erschöpft.</translation>
    </message>
    <message>
        <source>Check whether the line endings of the file were lost.</source>
        <translation>Prüfen, ob die Zeilenenden der Datei verloren gegangen sind.</translation>
    </message>
    <message>
        <source>The line is not a JSON object with a string in the requested member.</source>
        <translation>Die Zeile ist kein JSON-Objekt mit einer Zeichenkette im gewünschten Element.</translation>
    </message>
    <message>
        <source>In JSON Lines, one member of each object is checked. A line without it is reported, not skipped.</source>
        <translation>In JSON Lines wird ein Element jedes Objekts geprüft. Eine Zeile ohne dieses wird gemeldet, nicht übersprungen.</translation>
    </message>
    <message>
        <source>Check that the member is spelled as in the file, with a dot between the names of nested members, and that its value is a string.</source>
        <translation>Prüfen, ob das Element wie in der Datei geschrieben ist, mit einem Punkt zwischen den Namen verschachtelter Elemente, und ob sein Wert eine Zeichenkette ist.</translation>
    </message>
    <message>
        <source>The row has no complete field in the requested column.</source>
        <translation>Der Datensatz hat in der gewünschten Spalte kein vollständiges Feld.</translation>
    </message>
    <message>
        <source>In a table, one column is checked. A row without it is reported, not skipped.</source>
        <translation>In einer Tabelle wird eine Spalte geprüft. Ein Datensatz ohne sie wird gemeldet, nicht übersprungen.</translation>
    </message>
    <message>
        <source>Check whether fields are missing in the row, and whether its quotation marks are closed and followed by a separator.</source>
        <translation>Prüfen, ob im Datensatz Felder fehlen und ob seine Anführungszeichen geschlossen sind und ein Trennzeichen darauf folgt.</translation>
    </message>
    <message>
        <source>Duplicate of the URN in line %1.</source>
        <translation>Dublette der URN in Zeile %1.</translation>
    </message>
    <message>
        <source>URNs that differ only in the case of the NID, in the case of the hex digits of an encoded byte, or in their components are equivalent.</source>
        <translation>URNs, die sich nur in der Groß- und Kleinschreibung der NID oder der Hexadezimalziffern eines kodierten Bytes oder in ihren Komponenten unterscheiden, sind äquivalent.</translation>
    </message>
    <message>
        <source>Remove one of them, unless the duplicate is intended.</source>
        <translation>Eine davon entfernen, wenn die Dublette nicht beabsichtigt ist.</translation>
    </message>
    <message>
        <source>The rule %1 has nothing on its right side.</source>
        <translation>Die Regel „%1“ hat nichts auf der rechten Seite.</translation>
    </message>
    <message>
        <source>A rule must have a definition; a rule for empty text is defined as an empty string.</source>
        <translation>Eine Regel muss eine Definition haben; eine Regel für leeren Text wird als leere Zeichenkette definiert.</translation>
    </message>
    <message>
        <source>Write the definition, or &quot;&quot; for empty text.</source>
        <translation>Die Definition schreiben, oder &quot;&quot; für leeren Text.</translation>
    </message>
    <message>
        <source>A rule name cannot contain %1.</source>
        <translation>In einem Regelnamen ist %1 nicht erlaubt.</translation>
    </message>
    <message>
        <source>Rule names consist of letters, digits, and hyphens, and start with a letter.</source>
        <translation>Regelnamen bestehen aus Buchstaben, Ziffern und Bindestrichen und beginnen mit einem Buchstaben.</translation>
    </message>
    <message>
        <source>Use a hyphen instead.</source>
        <translation>Stattdessen einen Bindestrich verwenden.</translation>
    </message>
    <message>
        <source>A string cannot contain %1.</source>
        <translation>In einer Zeichenkette ist %1 nicht erlaubt.</translation>
    </message>
    <message>
        <source>Only visible ASCII characters and spaces are allowed between quotation marks.</source>
        <translation>Zwischen Anführungszeichen sind nur sichtbare ASCII-Zeichen und Leerzeichen erlaubt.</translation>
    </message>
    <message>
        <source>Write the bytes as numbers, such as %xC3.A9.</source>
        <translation>Die Bytes als Zahlen schreiben, etwa %xC3.A9.</translation>
    </message>
    <message>
        <source>The string is not closed on its line.</source>
        <translation>Die Zeichenkette wird in ihrer Zeile nicht geschlossen.</translation>
    </message>
    <message>
        <source>A string must end with a quotation mark on the same line.</source>
        <translation>Eine Zeichenkette muss mit einem Anführungszeichen in derselben Zeile enden.</translation>
    </message>
    <message>
        <source>Add the closing quotation mark.</source>
        <translation>Das schließende Anführungszeichen ergänzen.</translation>
    </message>
    <message>
        <source>The quotation mark is typographic; expected a straight one.</source>
        <translation>Das Anführungszeichen ist typografisch; erwartet wurde ein gerades.</translation>
    </message>
    <message>
        <source>Word processors insert curly quotation marks; ABNF allows only straight ones.</source>
        <translation>Textverarbeitungen fügen typografische Anführungszeichen ein; ABNF erlaubt nur gerade.</translation>
    </message>
    <message>
        <source>Replace it with a straight double quotation mark.</source>
        <translation>Durch ein gerades doppeltes Anführungszeichen ersetzen.</translation>
    </message>
    <message>
        <source>The string is in single quotation marks; expected double ones.</source>
        <translation>Die Zeichenkette steht in einfachen Anführungszeichen; erwartet wurden doppelte.</translation>
    </message>
    <message>
        <source>Single quotation marks have no meaning in ABNF.</source>
        <translation>Einfache Anführungszeichen haben in ABNF keine Bedeutung.</translation>
    </message>
    <message>
        <source>Use double quotation marks.</source>
        <translation>Doppelte Anführungszeichen verwenden.</translation>
    </message>
    <message>
        <source>The number is malformed.</source>
        <translation>Die Zahl ist falsch gebildet.</translation>
    </message>
    <message>
        <source>A number starts with %x, %d, or %b, directly followed by digits of that base; a range goes from the lower to the higher value.</source>
        <translation>Eine Zahl beginnt mit %x, %d oder %b, direkt gefolgt von Ziffern dieser Basis; ein Bereich geht vom kleineren zum größeren Wert.</translation>
    </message>
    <message>
        <source>Write the digits directly after the base, such as %x41 or %x41-5A.</source>
        <translation>Die Ziffern direkt hinter die Basis schreiben, etwa %x41 oder %x41-5A.</translation>
    </message>
    <message>
        <source>A range and a sequence of numbers cannot be in one element.</source>
        <translation>Ein Bereich und eine Folge von Zahlen dürfen nicht in einem Element stehen.</translation>
    </message>
    <message>
        <source>%x is followed by either a range or values joined by dots, not both.</source>
        <translation>Auf %x folgt entweder ein Bereich oder durch Punkte verbundene Werte, nicht beides.</translation>
    </message>
    <message>
        <source>Write two elements: %x41 %x5A-61.</source>
        <translation>Zwei Elemente schreiben: %x41 %x5A-61.</translation>
    </message>
    <message>
        <source>The number is larger than any Unicode code point.</source>
        <translation>Die Zahl ist größer als jeder Unicode-Codepunkt.</translation>
    </message>
    <message>
        <source>Unicode ends at U+10FFFF.</source>
        <translation>Unicode endet bei U+10FFFF.</translation>
    </message>
    <message>
        <source>Use a value up to %x10FFFF.</source>
        <translation>Einen Wert bis %x10FFFF verwenden.</translation>
    </message>
    <message>
        <source>The lower limit is larger than the upper one.</source>
        <translation>Die untere Grenze ist größer als die obere.</translation>
    </message>
    <message>
        <source>In a repetition, the lower count comes before the asterisk; in I-Regexp, before the comma.</source>
        <translation>In einer Wiederholung steht die kleinere Anzahl vor dem Stern, in I-Regexp vor dem Komma.</translation>
    </message>
    <message>
        <source>Swap the two limits.</source>
        <translation>Die beiden Grenzen vertauschen.</translation>
    </message>
    <message>
        <source>The count is not followed by an element to repeat.</source>
        <translation>Auf die Anzahl folgt kein zu wiederholendes Element.</translation>
    </message>
    <message>
        <source>A count belongs to the element directly after it; a digit that is meant as text needs quotation marks.</source>
        <translation>Eine Anzahl gehört zum Element direkt dahinter; eine als Text gemeinte Ziffer braucht Anführungszeichen.</translation>
    </message>
    <message>
        <source>Add the element, or put the digit in quotation marks.</source>
        <translation>Das Element ergänzen oder die Ziffer in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>There is a space between the count and its element.</source>
        <translation>Zwischen der Anzahl und ihrem Element steht ein Leerzeichen.</translation>
    </message>
    <message>
        <source>A count must come directly before its element.</source>
        <translation>Eine Anzahl muss direkt vor ihrem Element stehen.</translation>
    </message>
    <message>
        <source>Remove the space.</source>
        <translation>Das Leerzeichen entfernen.</translation>
    </message>
    <message>
        <source>Braces have no meaning in ABNF.</source>
        <translation>Geschweifte Klammern haben in ABNF keine Bedeutung.</translation>
    </message>
    <message>
        <source>Other notations use braces for repetition; ABNF puts the counts before the element.</source>
        <translation>Andere Schreibweisen verwenden geschweifte Klammern für Wiederholungen; ABNF setzt die Anzahlen vor das Element.</translation>
    </message>
    <message>
        <source>Write *&quot;x&quot; for any number, or 2&quot;x&quot; for exactly two.</source>
        <translation>*&quot;x&quot; für eine beliebige Anzahl oder 2&quot;x&quot; für genau zwei schreiben.</translation>
    </message>
    <message>
        <source>The closing bracket has no opening bracket.</source>
        <translation>Zur schließenden Klammer fehlt die öffnende Klammer.</translation>
    </message>
    <message>
        <source>Brackets come in pairs.</source>
        <translation>Klammern treten paarweise auf.</translation>
    </message>
    <message>
        <source>Remove it, or add the opening bracket.</source>
        <translation>Entfernen oder die öffnende Klammer ergänzen.</translation>
    </message>
    <message>
        <source>The bracket is not closed.</source>
        <translation>Die Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Add the closing bracket.</source>
        <translation>Die schließende Klammer ergänzen.</translation>
    </message>
    <message>
        <source>The brackets are empty.</source>
        <translation>Die Klammern sind leer.</translation>
    </message>
    <message>
        <source>A group must contain at least one element.</source>
        <translation>Eine Gruppe muss mindestens ein Element enthalten.</translation>
    </message>
    <message>
        <source>Write &quot;&quot; for empty text.</source>
        <translation>&quot;&quot; für leeren Text schreiben.</translation>
    </message>
    <message>
        <source>Expected an element; found %1.</source>
        <translation>Erwartet wurde ein Element; gefunden: %1.</translation>
    </message>
    <message>
        <source>Elements are rule names, strings, numbers, groups, and options; a slash needs an element on both sides.</source>
        <translation>Elemente sind Regelnamen, Zeichenketten, Zahlen, Gruppen und Optionen; ein Schrägstrich braucht auf beiden Seiten ein Element.</translation>
    </message>
    <message>
        <source>%1 is not followed by an equals sign.</source>
        <translation>Auf „%1“ folgt kein Gleichheitszeichen.</translation>
    </message>
    <message>
        <source>A line without indentation starts a definition; lines that continue a rule must be indented.</source>
        <translation>Eine Zeile ohne Einzug beginnt eine Definition; Zeilen, die eine Regel fortsetzen, müssen eingerückt sein.</translation>
    </message>
    <message>
        <source>Indent the line, or add = and the definition.</source>
        <translation>Die Zeile einrücken oder = und die Definition ergänzen.</translation>
    </message>
    <message>
        <source>The prose description %1 cannot be matched.</source>
        <translation>Die Beschreibung in Worten %1 kann nicht abgeglichen werden.</translation>
    </message>
    <message>
        <source>A program cannot know which texts match a description.</source>
        <translation>Ein Programm kann nicht wissen, welche Texte einer Beschreibung entsprechen.</translation>
    </message>
    <message>
        <source>Replace it with rules, strings, and numbers.</source>
        <translation>Durch Regeln, Zeichenketten und Zahlen ersetzen.</translation>
    </message>
    <message>
        <source>The angle bracket is not closed on its line.</source>
        <translation>Die spitze Klammer wird in ihrer Zeile nicht geschlossen.</translation>
    </message>
    <message>
        <source>A description in angle brackets must end on the same line.</source>
        <translation>Eine Beschreibung in spitzen Klammern muss in derselben Zeile enden.</translation>
    </message>
    <message>
        <source>%1 is BNF notation; ABNF uses =.</source>
        <translation>„%1“ ist BNF-Schreibweise; ABNF verwendet =.</translation>
    </message>
    <message>
        <source>Other notations write ::= or := between a name and its definition.</source>
        <translation>Andere Schreibweisen setzen ::= oder := zwischen einen Namen und seine Definition.</translation>
    </message>
    <message>
        <source>Replace it with =.</source>
        <translation>Durch = ersetzen.</translation>
    </message>
    <message>
        <source>The vertical bar is not ABNF; ABNF separates alternatives with /.</source>
        <translation>Der senkrechte Strich ist kein ABNF; ABNF trennt Alternativen mit /.</translation>
    </message>
    <message>
        <source>In ABNF, alternatives are separated by a slash.</source>
        <translation>In ABNF werden Alternativen durch einen Schrägstrich getrennt.</translation>
    </message>
    <message>
        <source>Replace it with /.</source>
        <translation>Durch / ersetzen.</translation>
    </message>
    <message>
        <source>The name being defined is in angle brackets.</source>
        <translation>Der definierte Name steht in spitzen Klammern.</translation>
    </message>
    <message>
        <source>ABNF needs no brackets around names, and allows them only in references.</source>
        <translation>ABNF braucht keine Klammern um Namen und erlaubt sie nur in Verweisen.</translation>
    </message>
    <message>
        <source>Remove the brackets.</source>
        <translation>Die Klammern entfernen.</translation>
    </message>
    <message>
        <source>Two elements are not separated by a space.</source>
        <translation>Zwei Elemente sind nicht durch ein Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>Consecutive elements must be separated by white space.</source>
        <translation>Aufeinanderfolgende Elemente müssen durch Leerraum getrennt sein.</translation>
    </message>
    <message>
        <source>Add a space.</source>
        <translation>Ein Leerzeichen hinzufügen.</translation>
    </message>
    <message>
        <source>The definition does not start in the same column as the first one.</source>
        <translation>Die Definition beginnt nicht in derselben Spalte wie die erste.</translation>
    </message>
    <message>
        <source>A line that is indented further than the first rule continues the rule above it.</source>
        <translation>Eine Zeile, die weiter eingerückt ist als die erste Regel, setzt die Regel darüber fort.</translation>
    </message>
    <message>
        <source>Start each definition on its own line, all in the same column.</source>
        <translation>Jede Definition in einer eigenen Zeile beginnen, alle in derselben Spalte.</translation>
    </message>
    <message>
        <source>The line continues a rule but is not indented.</source>
        <translation>Die Zeile setzt eine Regel fort, ist aber nicht eingerückt.</translation>
    </message>
    <message>
        <source>A line that is not indented further than the first rule starts a definition.</source>
        <translation>Eine Zeile, die nicht weiter eingerückt ist als die erste Regel, beginnt eine Definition.</translation>
    </message>
    <message>
        <source>Indent the line.</source>
        <translation>Die Zeile einrücken.</translation>
    </message>
    <message>
        <source>There is an empty line within the rule.</source>
        <translation>Innerhalb der Regel steht eine leere Zeile.</translation>
    </message>
    <message>
        <source>An empty line ends a rule; the lines after it belong to no rule.</source>
        <translation>Eine leere Zeile beendet eine Regel; die Zeilen danach gehören zu keiner Regel.</translation>
    </message>
    <message>
        <source>Remove the empty line, or put a space on it.</source>
        <translation>Die leere Zeile entfernen oder ein Leerzeichen hineinsetzen.</translation>
    </message>
    <message>
        <source>Found %1; expected a hyphen.</source>
        <translation>Gefunden: %1; erwartet wurde ein Bindestrich.</translation>
    </message>
    <message>
        <source>Word processors insert dashes; ABNF allows only hyphens.</source>
        <translation>Textverarbeitungen fügen Gedankenstriche ein; ABNF erlaubt nur Bindestriche.</translation>
    </message>
    <message>
        <source>Replace it with a hyphen.</source>
        <translation>Durch einen Bindestrich ersetzen.</translation>
    </message>
    <message>
        <source>Found a no-break space; expected a space.</source>
        <translation>Ein geschütztes Leerzeichen gefunden; erwartet wurde ein Leerzeichen.</translation>
    </message>
    <message>
        <source>In ABNF, only spaces and tabs are white space.</source>
        <translation>In ABNF sind nur Leerzeichen und Tabulatoren Leerraum.</translation>
    </message>
    <message>
        <source>Replace it with a space.</source>
        <translation>Durch ein Leerzeichen ersetzen.</translation>
    </message>
    <message>
        <source>The grammar contains a page header, footer, or page break.</source>
        <translation>Die Grammatik enthält eine Kopfzeile, eine Fußzeile oder einen Seitenumbruch.</translation>
    </message>
    <message>
        <source>Text copied from an RFC with pages contains them; they are not part of the grammar.</source>
        <translation>Text, der aus einer RFC mit Seiten kopiert wurde, enthält sie; sie gehören nicht zur Grammatik.</translation>
    </message>
    <message>
        <source>Remove the lines.</source>
        <translation>Die Zeilen entfernen.</translation>
    </message>
    <message>
        <source>The lines have different line endings.</source>
        <translation>Die Zeilen haben verschiedene Zeilenenden.</translation>
    </message>
    <message>
        <source>CR LF, LF, and CR are all accepted, but a mixture may mean that text was lost.</source>
        <translation>CR LF, LF und CR werden alle akzeptiert, aber eine Mischung kann bedeuten, dass Text verloren gegangen ist.</translation>
    </message>
    <message>
        <source>Save the grammar with one kind of line ending.</source>
        <translation>Die Grammatik mit einer Art von Zeilenende speichern.</translation>
    </message>
    <message>
        <source>The grammar starts with a byte order mark.</source>
        <translation>Die Grammatik beginnt mit einer Bytereihenfolge-Markierung.</translation>
    </message>
    <message>
        <source>It is skipped here, but other programs may not accept it.</source>
        <translation>Hier wird sie übersprungen, aber andere Programme akzeptieren sie vielleicht nicht.</translation>
    </message>
    <message>
        <source>Save the grammar without a byte order mark.</source>
        <translation>Die Grammatik ohne Bytereihenfolge-Markierung speichern.</translation>
    </message>
    <message>
        <source>The text contains no rule.</source>
        <translation>Der Text enthält keine Regel.</translation>
    </message>
    <message>
        <source>A grammar must have at least one rule.</source>
        <translation>Eine Grammatik muss mindestens eine Regel haben.</translation>
    </message>
    <message>
        <source>Write a rule, such as NSS = 1*DIGIT.</source>
        <translation>Eine Regel schreiben, etwa NSS = 1*DIGIT.</translation>
    </message>
    <message>
        <source>The rule %1 is defined a second time.</source>
        <translation>Die Regel „%1“ ist ein zweites Mal definiert.</translation>
    </message>
    <message>
        <source>A rule is defined once; =/ adds alternatives to it.</source>
        <translation>Eine Regel wird einmal definiert; =/ fügt ihr Alternativen hinzu.</translation>
    </message>
    <message>
        <source>Use =/ to add alternatives, or choose another name.</source>
        <translation>Mit =/ Alternativen hinzufügen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Alternatives are added to %1, a rule that RFC 5234 defines.</source>
        <translation>Zu „%1“, einer in RFC 5234 definierten Regel, werden Alternativen hinzugefügt.</translation>
    </message>
    <message>
        <source>The rule then matches more than readers expect.</source>
        <translation>Die Regel passt dann auf mehr, als Leser erwarten.</translation>
    </message>
    <message>
        <source>Define a rule of your own with another name.</source>
        <translation>Eine eigene Regel mit einem anderen Namen definieren.</translation>
    </message>
    <message>
        <source>Alternatives are added to %1, which is not yet defined.</source>
        <translation>Zu „%1“ werden Alternativen hinzugefügt, aber die Regel ist noch nicht definiert.</translation>
    </message>
    <message>
        <source>The operator =/ adds to an existing definition.</source>
        <translation>Der Operator =/ ergänzt eine vorhandene Definition.</translation>
    </message>
    <message>
        <source>Use = for the first definition.</source>
        <translation>Für die erste Definition = verwenden.</translation>
    </message>
    <message>
        <source>The rule %1 is not defined.</source>
        <translation>Die Regel „%1“ ist nicht definiert.</translation>
    </message>
    <message>
        <source>Every rule name used must be defined in the grammar or be a core rule of RFC 5234.</source>
        <translation>Jeder verwendete Regelname muss in der Grammatik definiert oder eine Kernregel der RFC 5234 sein.</translation>
    </message>
    <message>
        <source>Define it, or correct its spelling.</source>
        <translation>Definieren oder die Schreibweise korrigieren.</translation>
    </message>
    <message>
        <source>Did you mean %2 instead of %1?</source>
        <translation>Ist „%2“ statt „%1“ gemeint?</translation>
    </message>
    <message>
        <source>The name is not defined, but a rule has a similar name.</source>
        <translation>Der Name ist nicht definiert, aber eine Regel hat einen ähnlichen Namen.</translation>
    </message>
    <message>
        <source>Correct the spelling of the rule name.</source>
        <translation>Die Schreibweise des Regelnamens korrigieren.</translation>
    </message>
    <message>
        <source>The rule %1 is not used.</source>
        <translation>Die Regel „%1“ wird nicht verwendet.</translation>
    </message>
    <message>
        <source>A rule that no other rule refers to has no effect; often a reference is misspelled.</source>
        <translation>Eine Regel, auf die keine andere verweist, hat keine Wirkung; oft ist ein Verweis falsch geschrieben.</translation>
    </message>
    <message>
        <source>Refer to it, or remove it.</source>
        <translation>Darauf verweisen oder entfernen.</translation>
    </message>
    <message>
        <source>The rule %1 matches no text because it never ends.</source>
        <translation>Die Regel „%1“ passt auf keinen Text, weil sie nie endet.</translation>
    </message>
    <message>
        <source>A rule that always refers to itself never completes a match.</source>
        <translation>Eine Regel, die immer auf sich selbst verweist, schließt nie einen Abgleich ab.</translation>
    </message>
    <message>
        <source>Add an alternative that does not refer to the rule itself.</source>
        <translation>Eine Alternative hinzufügen, die nicht auf die Regel selbst verweist.</translation>
    </message>
    <message>
        <source>The rule %1 refers to itself.</source>
        <translation>Die Regel „%1“ verweist auf sich selbst.</translation>
    </message>
    <message>
        <source>Such rules are allowed. Unless the reference is only at the start or only at the end, checking takes longer and some comparisons are impossible.</source>
        <translation>Solche Regeln sind erlaubt. Steht der Verweis nicht nur am Anfang oder nur am Ende, dauert die Prüfung länger, und manche Vergleiche sind unmöglich.</translation>
    </message>
    <message>
        <source>No action is needed; a repetition is easier to read if it means the same.</source>
        <translation>Nichts zu tun; eine Wiederholung ist leichter zu lesen, wenn sie dasselbe bedeutet.</translation>
    </message>
    <message>
        <source>The rule %1 refers to itself at its start.</source>
        <translation>Die Regel „%1“ verweist an ihrem Anfang auf sich selbst.</translation>
    </message>
    <message>
        <source>Such rules are allowed here, but many other programs never finish on them.</source>
        <translation>Solche Regeln sind hier erlaubt, aber viele andere Programme kommen damit nie zu einem Ende.</translation>
    </message>
    <message>
        <source>Use a repetition if it means the same.</source>
        <translation>Eine Wiederholung verwenden, wenn sie dasselbe bedeutet.</translation>
    </message>
    <message>
        <source>%1 is spelled differently from its definition, %2.</source>
        <translation>„%1“ ist anders geschrieben als in der Definition, „%2“.</translation>
    </message>
    <message>
        <source>Rule names are not case-sensitive; a single spelling is easier to read.</source>
        <translation>Bei Regelnamen wird nicht zwischen Groß- und Kleinschreibung unterschieden; eine einheitliche Schreibweise ist leichter zu lesen.</translation>
    </message>
    <message>
        <source>Spell it as in its definition.</source>
        <translation>Wie in der Definition schreiben.</translation>
    </message>
    <message>
        <source>%1 is a core rule of RFC 5234 and is redefined.</source>
        <translation>„%1“ ist eine Kernregel der RFC 5234 und wird neu definiert.</translation>
    </message>
    <message>
        <source>The definition applies only to this grammar.</source>
        <translation>Die Definition gilt nur für diese Grammatik.</translation>
    </message>
    <message>
        <source>Remove the definition; RFC 5234 already has it.</source>
        <translation>Die Definition entfernen; RFC 5234 enthält sie schon.</translation>
    </message>
    <message>
        <source>%1 is redefined with a different meaning than in RFC 5234.</source>
        <translation>„%1“ wird mit einer anderen Bedeutung als in RFC 5234 neu definiert.</translation>
    </message>
    <message>
        <source>Readers expect a core rule to mean what RFC 5234 defines.</source>
        <translation>Leser erwarten, dass eine Kernregel das bedeutet, was RFC 5234 definiert.</translation>
    </message>
    <message>
        <source>Choose another name for the rule.</source>
        <translation>Einen anderen Namen für die Regel wählen.</translation>
    </message>
    <message>
        <source>The rule %1 contains a byte that cannot occur in a URN.</source>
        <translation>Die Regel „%1“ enthält ein Byte, das in einer URN nicht vorkommen kann.</translation>
    </message>
    <message>
        <source>A URN consists of ASCII characters; all others are percent-encoded.</source>
        <translation>Eine URN besteht aus ASCII-Zeichen; alle anderen werden prozentkodiert.</translation>
    </message>
    <message>
        <source>Describe the percent-encoded form instead.</source>
        <translation>Stattdessen die prozentkodierte Form beschreiben.</translation>
    </message>
    <message>
        <source>The grammar does not define the start rule %1.</source>
        <translation>Die Grammatik definiert die Startregel „%1“ nicht.</translation>
    </message>
    <message>
        <source>Matching starts with one of the grammar&apos;s own rules.</source>
        <translation>Der Abgleich beginnt mit einer der eigenen Regeln der Grammatik.</translation>
    </message>
    <message>
        <source>Name a rule that the grammar defines.</source>
        <translation>Eine Regel angeben, die die Grammatik definiert.</translation>
    </message>
    <message>
        <source>Use a class such as [0-9], and put a backslash before a special character that is meant literally.</source>
        <translation>Eine Klasse wie [0-9] verwenden und einem wörtlich gemeinten Sonderzeichen einen Rückstrich voranstellen.</translation>
    </message>
    <message>
        <source>No action is needed for URNs; to be explicit, write a class such as [A-Z].</source>
        <translation>Bei URNs nichts zu tun; deutlicher ist eine Klasse wie [A-Z].</translation>
    </message>
    <message>
        <source>The grammar is longer than 256 KiB and was not read.</source>
        <translation>Die Grammatik ist länger als 256 KiB und wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>A grammar that can be checked quickly is much shorter.</source>
        <translation>Eine Grammatik, die schnell geprüft werden kann, ist viel kürzer.</translation>
    </message>
    <message>
        <source>Split it, or check whether it is the right file.</source>
        <translation>Aufteilen oder prüfen, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>The grammar has more than 4000 rules; the rest was not read.</source>
        <translation>Die Grammatik hat mehr als 4000 Regeln; der Rest wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>A grammar that can be checked quickly has far fewer.</source>
        <translation>Eine Grammatik, die schnell geprüft werden kann, hat viel weniger.</translation>
    </message>
    <message>
        <source>The brackets are nested more than 200 levels deep.</source>
        <translation>Die Klammern sind mehr als 200 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>Such a rule cannot be understood by readers, and reading it could exhaust memory.</source>
        <translation>Eine solche Regel kann kein Leser verstehen, und sie zu lesen könnte den Speicher erschöpfen.</translation>
    </message>
    <message>
        <source>Move the inner parts into rules of their own.</source>
        <translation>Die inneren Teile in eigene Regeln auslagern.</translation>
    </message>
    <message>
        <source>The count is larger than 100000.</source>
        <translation>Die Anzahl ist größer als 100000.</translation>
    </message>
    <message>
        <source>Every repetition needs its own memory.</source>
        <translation>Jede Wiederholung braucht eigenen Speicher.</translation>
    </message>
    <message>
        <source>Use a smaller count, or none.</source>
        <translation>Eine kleinere Anzahl verwenden oder keine.</translation>
    </message>
    <message>
        <source>A verdict based on a rule with an error would be a guess.</source>
        <translation>Ein Urteil aufgrund einer Regel mit einem Fehler wäre eine Vermutung.</translation>
    </message>
    <message>
        <source>Fix the errors in the rule.</source>
        <translation>Die Fehler in der Regel beheben.</translation>
    </message>
    <message>
        <source>The rule %1 is too large: fully expanded, it has more than 200000 states.</source>
        <translation>Die Regel „%1“ ist zu groß: Vollständig aufgelöst hat sie mehr als 200000 Zustände.</translation>
    </message>
    <message>
        <source>Nested counts multiply.</source>
        <translation>Verschachtelte Anzahlen multiplizieren sich.</translation>
    </message>
    <message>
        <source>Use smaller counts, or omit the upper limits.</source>
        <translation>Kleinere Anzahlen verwenden oder die Obergrenzen weglassen.</translation>
    </message>
    <message>
        <source>The rule %1 is too large: its automaton has more than 20000 states.</source>
        <translation>Die Regel „%1“ ist zu groß: Ihr Automat hat mehr als 20000 Zustände.</translation>
    </message>
    <message>
        <source>Counts after elements that can match the same text make the automaton very large.</source>
        <translation>Anzahlen nach Elementen, die auf denselben Text passen können, machen den Automaten sehr groß.</translation>
    </message>
    <message>
        <source>The rule %1 takes too many steps to convert into an automaton.</source>
        <translation>Die Umwandlung der Regel „%1“ in einen Automaten braucht zu viele Schritte.</translation>
    </message>
    <message>
        <source>Nested counts multiply, and alternatives with the same start must be followed together.</source>
        <translation>Verschachtelte Anzahlen multiplizieren sich, und Alternativen mit demselben Anfang müssen zusammen verfolgt werden.</translation>
    </message>
    <message>
        <source>The text is longer than 1 MiB and was not matched.</source>
        <translation>Der Text ist länger als 1 MiB und wurde nicht abgeglichen.</translation>
    </message>
    <message>
        <source>A damaged file must not use up time and memory.</source>
        <translation>Eine beschädigte Datei darf nicht Zeit und Speicher aufbrauchen.</translation>
    </message>
    <message>
        <source>Matching the text against the rule %1 takes too many steps.</source>
        <translation>Der Abgleich des Textes mit der Regel „%1“ braucht zu viele Schritte.</translation>
    </message>
    <message>
        <source>The rule refers to itself in the middle, and there are very many ways to read the text.</source>
        <translation>Die Regel verweist in der Mitte auf sich selbst, und der Text lässt sich auf sehr viele Arten lesen.</translation>
    </message>
    <message>
        <source>Make the rule unambiguous, or use a repetition.</source>
        <translation>Die Regel eindeutig machen oder eine Wiederholung verwenden.</translation>
    </message>
    <message>
        <source>Comparing with the rule %1 takes too many steps.</source>
        <translation>Der Vergleich mit der Regel „%1“ braucht zu viele Schritte.</translation>
    </message>
    <message>
        <source>Two large automata must be searched together.</source>
        <translation>Zwei große Automaten müssen zusammen durchsucht werden.</translation>
    </message>
    <message>
        <source>Compare smaller parts of the grammars.</source>
        <translation>Kleinere Teile der Grammatiken vergleichen.</translation>
    </message>
    <message>
        <source>The question cannot be answered for the rule %1 because the rule refers to itself in the middle.</source>
        <translation>Die Frage kann für die Regel „%1“ nicht beantwortet werden, weil die Regel in der Mitte auf sich selbst verweist.</translation>
    </message>
    <message>
        <source>No program can decide whether two such languages are equal.</source>
        <translation>Kein Programm kann entscheiden, ob zwei solche Sprachen gleich sind.</translation>
    </message>
    <message>
        <source>The work on the rule %1 was canceled.</source>
        <translation>Die Arbeit an der Regel „%1“ wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Somebody stopped it before it was finished.</source>
        <translation>Jemand hat sie angehalten, bevor sie fertig war.</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>Noch einmal starten.</translation>
    </message>
    <message>
        <source>The file has no field &quot;%1&quot;.</source>
        <translation>Die Datei hat kein Feld „%1“.</translation>
    </message>
    <message>
        <source>The template of RFC 8141 has thirteen fields; older and shortened templates lack some of them.</source>
        <translation>Die Vorlage der RFC 8141 hat dreizehn Felder; älteren und gekürzten Vorlagen fehlen einige davon.</translation>
    </message>
    <message>
        <source>Fill in the field after the import.</source>
        <translation>Das Feld nach dem Import ausfüllen.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; appears again in line %2; its text was kept in place.</source>
        <translation>Das Feld „%1“ kommt in Zeile %2 noch einmal vor; sein Text blieb an seinem Platz.</translation>
    </message>
    <message>
        <source>A field can appear only once in a file; a repeated heading is often part of the text.</source>
        <translation>Ein Feld darf in einer Datei nur einmal vorkommen; eine wiederholte Überschrift gehört oft zum Text.</translation>
    </message>
    <message>
        <source>Check the text around that line after the import.</source>
        <translation>Den Text um diese Zeile nach dem Import prüfen.</translation>
    </message>
    <message>
        <source>The heading &quot;%1&quot; was read as &quot;%2&quot;.</source>
        <translation>Die Überschrift „%1“ wurde als „%2“ gelesen.</translation>
    </message>
    <message>
        <source>Real templates spell the headings in many ways.</source>
        <translation>In der Praxis werden die Überschriften in Vorlagen ganz verschieden geschrieben.</translation>
    </message>
    <message>
        <source>No action is needed; the export uses the heading of RFC 8141.</source>
        <translation>Nichts zu tun; der Export verwendet die Überschrift der RFC 8141.</translation>
    </message>
    <message>
        <source>The NID &quot;%2&quot; was taken from &quot;%1&quot;.</source>
        <translation>Die NID „%2“ wurde aus „%1“ entnommen.</translation>
    </message>
    <message>
        <source>The field contained more than the NID; the rest was left out.</source>
        <translation>Das Feld enthielt mehr als die NID; der Rest wurde weggelassen.</translation>
    </message>
    <message>
        <source>Check that the NID is right.</source>
        <translation>Prüfen, ob die NID richtig ist.</translation>
    </message>
    <message>
        <source>The text in %1 belongs to no field: &quot;%2&quot;.</source>
        <translation>Der Text in %1 gehört zu keinem Feld: „%2“.</translation>
    </message>
    <message>
        <source>Titles, introductions, and notes often surround a template.</source>
        <translation>Titel, Einleitungen und Anmerkungen umgeben oft eine Vorlage.</translation>
    </message>
    <message>
        <source>Copy any text you need into a field.</source>
        <translation>Benötigten Text in ein Feld kopieren.</translation>
    </message>
    <message>
        <source>Page headers and footers were removed; number of pages: %1.</source>
        <translation>Kopf- und Fußzeilen von Seiten wurden entfernt; Anzahl der Seiten: %1.</translation>
    </message>
    <message>
        <source>The file is from a document with pages; its headers and footers are not part of the text.</source>
        <translation>Die Datei stammt aus einem Dokument mit Seiten; dessen Kopf- und Fußzeilen gehören nicht zum Text.</translation>
    </message>
    <message>
        <source>Check the text around the page breaks.</source>
        <translation>Den Text an den Seitenumbrüchen prüfen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in line %3 was read as the field &quot;%2&quot;, although it has no proper heading.</source>
        <translation>„%1“ in Zeile %3 wurde als Feld „%2“ gelesen, obwohl eine richtige Überschrift fehlt.</translation>
    </message>
    <message>
        <source>The position and the words around it suggest the field; the file does not name it.</source>
        <translation>Die Stelle und die Wörter ringsum legen das Feld nahe; die Datei nennt es nicht.</translation>
    </message>
    <message>
        <source>Check that the text belongs there.</source>
        <translation>Prüfen, ob der Text dorthin gehört.</translation>
    </message>
    <message>
        <source>The section &quot;%1&quot; (lines %3 to %4) was read into the field &quot;%2&quot;.</source>
        <translation>Der Abschnitt „%1“ (Zeilen %3 bis %4) wurde in das Feld „%2“ übernommen.</translation>
    </message>
    <message>
        <source>Templates from before RFC 8141 have other sections; each now belongs to one of the thirteen fields.</source>
        <translation>Vorlagen aus der Zeit vor RFC 8141 haben andere Abschnitte; jeder gehört jetzt zu einem der dreizehn Felder.</translation>
    </message>
    <message>
        <source>Read the whole field, and edit it where needed.</source>
        <translation>Das ganze Feld lesen und bei Bedarf bearbeiten.</translation>
    </message>
    <message>
        <source>The text is not UTF-8 (first at %1); it was read as Windows-1252.</source>
        <translation>Der Text ist nicht UTF-8 (zuerst: %1); er wurde als Windows-1252 gelesen.</translation>
    </message>
    <message>
        <source>Old files and emails use other character sets, and a text does not name its own.</source>
        <translation>Alte Dateien und E-Mails verwenden andere Zeichensätze, und ein Text nennt seinen eigenen nicht.</translation>
    </message>
    <message>
        <source>Check accented letters, quotation marks, and dashes.</source>
        <translation>Buchstaben mit Akzenten, Anführungszeichen und Striche prüfen.</translation>
    </message>
    <message>
        <source>The template was quoted in an email; the quote marks at the start of its lines were removed.</source>
        <translation>Die Vorlage war in einer E-Mail zitiert; die Zitatzeichen am Anfang ihrer Zeilen wurden entfernt.</translation>
    </message>
    <message>
        <source>Lines that are not quoted, or are quoted more deeply, are replies and not part of the template.</source>
        <translation>Nicht oder tiefer zitierte Zeilen sind Antworten und gehören nicht zur Vorlage.</translation>
    </message>
    <message>
        <source>Look for replies in the text that belongs to no field.</source>
        <translation>In dem Text, der zu keinem Feld gehört, nach Antworten suchen.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is unknown and was ignored.</source>
        <translation>Die Spalte „%1“ ist unbekannt und wurde ignoriert.</translation>
    </message>
    <message>
        <source>A column of a table is identified by its name in the first line.</source>
        <translation>Eine Spalte einer Tabelle wird an ihrem Namen in der ersten Zeile erkannt.</translation>
    </message>
    <message>
        <source>Name the column as in an exported table.</source>
        <translation>Die Spalte wie in einer exportierten Tabelle benennen.</translation>
    </message>
    <message>
        <source>The element &quot;%1&quot; in line %2 is unknown and was ignored.</source>
        <translation>Das Element „%1“ in Zeile %2 ist unbekannt und wurde ignoriert.</translation>
    </message>
    <message>
        <source>The format of IANA&apos;s files has changed over the years.</source>
        <translation>Das Format der IANA-Dateien hat sich im Lauf der Jahre geändert.</translation>
    </message>
    <message>
        <source>No action is needed unless it contains something you need.</source>
        <translation>Nichts zu tun, wenn es nichts Benötigtes enthält.</translation>
    </message>
    <message>
        <source>The record in line %1 does not name a namespace and was ignored.</source>
        <translation>Der Datensatz in Zeile %1 nennt keinen Namensraum und wurde ignoriert.</translation>
    </message>
    <message>
        <source>A namespace is identified by its NID.</source>
        <translation>Ein Namensraum wird an seiner NID erkannt.</translation>
    </message>
    <message>
        <source>Correct the file, or remove the record.</source>
        <translation>Die Datei korrigieren oder den Datensatz entfernen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was removed from IANA&apos;s registry.</source>
        <translation>„%1“ wurde aus dem IANA-Register entfernt.</translation>
    </message>
    <message>
        <source>Namespaces have disappeared from the list and returned; registered NIDs are never reused.</source>
        <translation>Namensräume sind schon aus der Liste verschwunden und zurückgekehrt; registrierte NIDs werden nie wieder verwendet.</translation>
    </message>
    <message>
        <source>Ask IANA, then mark the namespace as withdrawn yourself; the import does not change it.</source>
        <translation>Bei IANA nachfragen, dann den Namensraum selbst als zurückgezogen markieren; der Import ändert ihn nicht.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; becomes &quot;%3&quot;.</source>
        <translation>%1: „%2“ wird zu „%3“.</translation>
    </message>
    <message>
        <source>The published record differs from the one in this registry.</source>
        <translation>Der veröffentlichte Datensatz unterscheidet sich von dem in diesem Register.</translation>
    </message>
    <message>
        <source>Review the differences before importing.</source>
        <translation>Vor dem Import die Unterschiede durchsehen.</translation>
    </message>
    <message>
        <source>The template does not name a namespace, so it cannot be matched with the registry.</source>
        <translation>Die Vorlage nennt keinen Namensraum und kann daher nicht mit dem Register abgeglichen werden.</translation>
    </message>
    <message>
        <source>A formal template is matched with the registry by its NID.</source>
        <translation>Eine formelle Vorlage wird über ihre NID mit dem Register abgeglichen.</translation>
    </message>
    <message>
        <source>Add the NID to the file, or import the file into an informal draft.</source>
        <translation>Die NID in die Datei einfügen oder die Datei in einen informellen Entwurf importieren.</translation>
    </message>
    <message>
        <source>The registry already contains &quot;%1&quot; with a different history.</source>
        <translation>Das Register enthält „%1“ schon mit einem anderen Verlauf.</translation>
    </message>
    <message>
        <source>Registered versions are never changed or replaced.</source>
        <translation>Registrierte Versionen werden nie geändert oder ersetzt.</translation>
    </message>
    <message>
        <source>Import the file into an empty registry, or import a single template as a revision.</source>
        <translation>Die Datei in ein leeres Register importieren oder eine einzelne Vorlage als Überarbeitung importieren.</translation>
    </message>
    <message>
        <source>A draft for this namespace is still open: %1.</source>
        <translation>Ein Entwurf für diesen Namensraum ist noch offen: %1.</translation>
    </message>
    <message>
        <source>Two drafts for one namespace would overwrite each other.</source>
        <translation>Zwei Entwürfe für einen Namensraum würden einander überschreiben.</translation>
    </message>
    <message>
        <source>Finish that draft or move it to the trash, then import again.</source>
        <translation>Diesen Entwurf fertigstellen oder in den Papierkorb verschieben, dann noch einmal importieren.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; appears twice in the import.</source>
        <translation>Der Namensraum „%1“ kommt im Import zweimal vor.</translation>
    </message>
    <message>
        <source>A registry contains one record for each namespace.</source>
        <translation>Ein Register enthält für jeden Namensraum einen Datensatz.</translation>
    </message>
    <message>
        <source>Import only one of them.</source>
        <translation>Nur einen davon importieren.</translation>
    </message>
    <message>
        <source>The draft revises &quot;%1&quot;, which is not in this registry.</source>
        <translation>Der Entwurf überarbeitet „%1“, das nicht in diesem Register steht.</translation>
    </message>
    <message>
        <source>A revision is based on the registration that it revises.</source>
        <translation>Eine Überarbeitung beruht auf der Registrierung, die sie überarbeitet.</translation>
    </message>
    <message>
        <source>Import the registration first, or together with the draft.</source>
        <translation>Die Registrierung zuerst oder zusammen mit dem Entwurf importieren.</translation>
    </message>
    <message>
        <source>IANA has registered &quot;%1&quot;, which in this registry is the NID of %2.</source>
        <translation>IANA hat „%1“ registriert; in diesem Register ist das die NID von %2.</translation>
    </message>
    <message>
        <source>RFC 8141 allows a NID only once; the draft can no longer be registered under it.</source>
        <translation>RFC 8141 erlaubt eine NID nur einmal; der Entwurf kann nicht mehr unter ihr registriert werden.</translation>
    </message>
    <message>
        <source>Choose another NID for the draft, or move the draft to the trash if it is the same namespace. A namespace registered here can be withdrawn and registered again under IANA&apos;s number.</source>
        <translation>Eine andere NID für den Entwurf wählen oder, wenn es derselbe Namensraum ist, den Entwurf in den Papierkorb verschieben. Ein hier registrierter Namensraum kann zurückgezogen und unter der Nummer von IANA neu registriert werden.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is too short; a formal NID needs more than two characters.</source>
        <translation>Die NID „%1“ ist zu kurz; eine formelle NID braucht mehr als zwei Zeichen.</translation>
    </message>
    <message>
        <source>NIDs of two characters are reserved for country codes.</source>
        <translation>NIDs aus zwei Zeichen sind für Ländercodes reserviert.</translation>
    </message>
    <message>
        <source>Choose a longer NID.</source>
        <translation>Eine längere NID wählen.</translation>
    </message>
    <message>
        <source>The formal NID &quot;%1&quot; cannot start with &quot;urn-&quot;.</source>
        <translation>Die formelle NID „%1“ darf nicht mit „urn-“ beginnen.</translation>
    </message>
    <message>
        <source>NIDs that start with &quot;urn-&quot; are the numbers of informal namespaces.</source>
        <translation>NIDs, die mit „urn-“ beginnen, sind die Nummern informeller Namensräume.</translation>
    </message>
    <message>
        <source>Choose a NID without this prefix, or request an informal namespace.</source>
        <translation>Eine NID ohne dieses Präfix wählen oder einen informellen Namensraum beantragen.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; cannot start with two letters and a hyphen.</source>
        <translation>Die NID „%1“ darf nicht mit zwei Buchstaben und einem Bindestrich beginnen.</translation>
    </message>
    <message>
        <source>Such prefixes are reserved for country namespaces; &quot;xn--&quot; is reserved for internationalized names.</source>
        <translation>Solche Präfixe sind für Namensräume von Ländern reserviert; „xn--“ ist für internationalisierte Namen reserviert.</translation>
    </message>
    <message>
        <source>Choose another NID, for example without the hyphen.</source>
        <translation>Eine andere NID wählen, zum Beispiel ohne den Bindestrich.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; can never be registered because it starts with &quot;X-&quot;; for examples, use the NID &quot;example&quot;.</source>
        <translation>Die NID „%1“ kann nie registriert werden, weil sie mit „X-“ beginnt; für Beispiele die NID „example“ verwenden.</translation>
    </message>
    <message>
        <source>Choose a NID without &quot;X-&quot;. The namespace &quot;example&quot; is for documentation and tests.</source>
        <translation>Eine NID ohne „X-“ wählen. Der Namensraum „example“ ist für Dokumentation und Tests.</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; is reserved and cannot be registered.</source>
        <translation>Die NID „urn“ ist reserviert und kann nicht registriert werden.</translation>
    </message>
    <message>
        <source>It would be confused with the &quot;urn:&quot; that begins every URN.</source>
        <translation>Sie würde mit dem „urn:“ verwechselt, mit dem jede URN beginnt.</translation>
    </message>
    <message>
        <source>Choose another NID.</source>
        <translation>Eine andere NID wählen.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is already registered.</source>
        <translation>Die NID „%1“ ist schon registriert.</translation>
    </message>
    <message>
        <source>A NID names one namespace forever; letter case makes no difference.</source>
        <translation>Eine NID bezeichnet für immer einen Namensraum; Groß- und Kleinschreibung macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>Choose another NID, or revise the existing registration.</source>
        <translation>Eine andere NID wählen oder die vorhandene Registrierung überarbeiten.</translation>
    </message>
    <message>
        <source>The informal NID &quot;%1&quot; is not &quot;urn-&quot; followed by a number.</source>
        <translation>Die informelle NID „%1“ ist nicht „urn-“ gefolgt von einer Zahl.</translation>
    </message>
    <message>
        <source>An informal namespace has a number instead of a name; the registry assigns the next one.</source>
        <translation>Ein informeller Namensraum hat eine Nummer statt eines Namens; das Register weist die nächste zu.</translation>
    </message>
    <message>
        <source>Leave the NID empty: it is assigned when the namespace is registered.</source>
        <translation>Die NID leer lassen: Sie wird bei der Registrierung des Namensraums zugewiesen.</translation>
    </message>
    <message>
        <source>The number of the informal NID &quot;%1&quot; starts with a zero.</source>
        <translation>Die Nummer der informellen NID „%1“ beginnt mit einer Null.</translation>
    </message>
    <message>
        <source>Informal namespaces are numbered with positive integers without leading zeros.</source>
        <translation>Informelle Namensräume sind mit positiven ganzen Zahlen ohne führende Nullen nummeriert.</translation>
    </message>
    <message>
        <source>Remove the zero.</source>
        <translation>Die Null entfernen.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also requested by %2.</source>
        <translation>Die NID „%1“ wird auch von %2 beantragt.</translation>
    </message>
    <message>
        <source>Two requests for one NID are in progress; only one of them can get it.</source>
        <translation>Zwei Anträge auf eine NID sind in Arbeit; nur einer davon kann sie erhalten.</translation>
    </message>
    <message>
        <source>Agree with the other applicant on who gets this NID.</source>
        <translation>Mit dem anderen Antragsteller vereinbaren, wer diese NID erhält.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; looks similar to the registered &quot;%2&quot;.</source>
        <translation>Die NID „%1“ sieht der registrierten „%2“ ähnlich.</translation>
    </message>
    <message>
        <source>People copy NIDs by hand and confuse those that differ only in one character, in a hyphen, in 0 and O, or in 1 and l.</source>
        <translation>NIDs werden von Hand abgeschrieben und verwechselt, wenn sie sich nur in einem Zeichen, einem Bindestrich, 0 und O oder 1 und l unterscheiden.</translation>
    </message>
    <message>
        <source>Choose a NID that is clearly different.</source>
        <translation>Eine deutlich andere NID wählen.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also the three-letter code of a country.</source>
        <translation>Die NID „%1“ ist auch der dreibuchstabige Code eines Landes.</translation>
    </message>
    <message>
        <source>People may assume that the namespace belongs to that country; RFC 8141 asks for attention to such names.</source>
        <translation>Man könnte annehmen, dass der Namensraum diesem Land gehört; RFC 8141 verlangt, auf solche Namen zu achten.</translation>
    </message>
    <message>
        <source>Choose another NID, unless the country itself requests it.</source>
        <translation>Eine andere NID wählen, außer wenn das Land selbst sie beantragt.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also the name of a URI scheme.</source>
        <translation>Die NID „%1“ ist auch der Name eines URI-Schemas.</translation>
    </message>
    <message>
        <source>People may expect URNs of this namespace to work like URIs of that scheme; RFC 8141 asks for attention to such names.</source>
        <translation>Man könnte erwarten, dass URNs dieses Namensraums wie URIs dieses Schemas funktionieren; RFC 8141 verlangt, auf solche Namen zu achten.</translation>
    </message>
    <message>
        <source>Choose another NID, unless the namespace belongs to that scheme.</source>
        <translation>Eine andere NID wählen, außer wenn der Namensraum zu diesem Schema gehört.</translation>
    </message>
    <message>
        <source>The Expert Review report is not recorded.</source>
        <translation>Der Bericht des Expert Review ist nicht vermerkt.</translation>
    </message>
    <message>
        <source>A namespace intended for a standard is registered only with the direction of the approving body and a copy of the report.</source>
        <translation>Ein Namensraum, der für einen Standard bestimmt ist, wird nur auf Weisung der genehmigenden Stelle und mit einer Kopie des Berichts registriert.</translation>
    </message>
    <message>
        <source>Record the report with its link.</source>
        <translation>Den Bericht mit seinem Link vermerken.</translation>
    </message>
    <message>
        <source>The direction of the approving body is not recorded.</source>
        <translation>Die Weisung der genehmigenden Stelle ist nicht vermerkt.</translation>
    </message>
    <message>
        <source>There is an Expert Review report, so the namespace is intended for a standard. Such a namespace is registered only after the approving body has directed it.</source>
        <translation>Es gibt einen Bericht des Expert Review, der Namensraum ist also für einen Standard bestimmt. Ein solcher Namensraum wird erst registriert, nachdem die genehmigende Stelle es angewiesen hat.</translation>
    </message>
    <message>
        <source>Record the direction with its link.</source>
        <translation>Die Weisung mit ihrem Link vermerken.</translation>
    </message>
    <message>
        <source>The recognition of the body for the fast track is not recorded.</source>
        <translation>Die Anerkennung der Organisation für das Schnellverfahren ist nicht vermerkt.</translation>
    </message>
    <message>
        <source>The fast track is open to bodies that the IESG or its delegate has recognized.</source>
        <translation>Das Schnellverfahren steht Organisationen offen, die von der IESG oder ihrem Beauftragten anerkannt wurden.</translation>
    </message>
    <message>
        <source>Record who recognized the body, with a link.</source>
        <translation>Vermerken, wer die Organisation anerkannt hat, mit einem Link.</translation>
    </message>
    <message>
        <source>The specification is not recorded.</source>
        <translation>Die Spezifikation ist nicht vermerkt.</translation>
    </message>
    <message>
        <source>The fast track requires a published specification of the namespace.</source>
        <translation>Das Schnellverfahren erfordert eine veröffentlichte Spezifikation des Namensraums.</translation>
    </message>
    <message>
        <source>Record the specification with its link.</source>
        <translation>Die Spezifikation mit ihrem Link vermerken.</translation>
    </message>
    <message>
        <source>The draft was changed after it was approved.</source>
        <translation>Der Entwurf wurde nach der Genehmigung geändert.</translation>
    </message>
    <message>
        <source>A registration is permanent, so it must match the approved text exactly. The fast track is exempt, because its reviews are only advice.</source>
        <translation>Eine Registrierung ist dauerhaft und muss daher genau dem genehmigten Text entsprechen. Das Schnellverfahren ist ausgenommen, weil seine Begutachtungen nur Rat sind.</translation>
    </message>
    <message>
        <source>Have the change approved, or restore the approved text.</source>
        <translation>Die Änderung genehmigen lassen oder den genehmigten Text wiederherstellen.</translation>
    </message>
    <message>
        <source>This step has open findings; a reason is required to continue.</source>
        <translation>Dieser Schritt hat offene Befunde; zum Fortfahren ist eine Begründung nötig.</translation>
    </message>
    <message>
        <source>Unresolved review comments: %1.</source>
        <translation>Nicht erledigte Kommentare der Begutachtung: %1.</translation>
    </message>
    <message>
        <source>Comments must be addressed before a template proceeds.</source>
        <translation>Kommentare müssen bearbeitet werden, bevor es mit einer Vorlage weitergeht.</translation>
    </message>
    <message>
        <source>Answer and resolve them, or return the template to draft.</source>
        <translation>Beantworten und erledigen oder die Vorlage zum Entwurf zurückgeben.</translation>
    </message>
    <message>
        <source>The link to the IANA ticket is missing.</source>
        <translation>Der Link zum IANA-Ticket fehlt.</translation>
    </message>
    <message>
        <source>The ticket shows others the status of the request.</source>
        <translation>Das Ticket zeigt anderen den Stand des Antrags.</translation>
    </message>
    <message>
        <source>The reminder for this draft was due on %1.</source>
        <translation>Die Wiedervorlage dieses Entwurfs war am %1 fällig.</translation>
    </message>
    <message>
        <source>The draft is waiting for others, and the date of its reminder has passed.</source>
        <translation>Der Entwurf wartet auf andere, und das Datum seiner Wiedervorlage ist verstrichen.</translation>
    </message>
    <message>
        <source>Ask on the mailing list, then set another date or take the next step.</source>
        <translation>Auf der Mailingliste nachfragen, dann ein neues Datum festlegen oder den nächsten Schritt ausführen.</translation>
    </message>
    <message>
        <source>A namespace must outlive projects and companies; without evidence of stability, it should be clear how it remains viable.</source>
        <translation>Ein Namensraum muss Projekte und Unternehmen überdauern; ohne Nachweis der Beständigkeit sollte klar sein, wie er bestehen bleibt.</translation>
    </message>
    <message>
        <source>Check the age, the funding, and the successor of the organization.</source>
        <translation>Alter, Finanzierung und Nachfolge der Organisation prüfen.</translation>
    </message>
    <message>
        <source>Is the organization able to assign names without conflicts?</source>
        <translation>Ist die Organisation in der Lage, Namen ohne Konflikte zuzuweisen?</translation>
    </message>
    <message>
        <source>Competency in assignment makes it likely that names persist.</source>
        <translation>Kompetenz bei der Zuweisung macht es wahrscheinlich, dass Namen Bestand haben.</translation>
    </message>
    <message>
        <source>Check the procedures, tools, and experience described in the template.</source>
        <translation>Die in der Vorlage beschriebenen Verfahren, Werkzeuge und Erfahrungen prüfen.</translation>
    </message>
    <message>
        <source>Does the organization promise never to assign a name to another resource, and to keep old names valid?</source>
        <translation>Sagt die Organisation zu, einen Namen nie einer anderen Ressource zuzuweisen und alte Namen gültig zu lassen?</translation>
    </message>
    <message>
        <source>A name remains valid when members leave and when the named resource is gone.</source>
        <translation>Ein Name bleibt gültig, wenn Mitglieder ausscheiden und wenn es die benannte Ressource nicht mehr gibt.</translation>
    </message>
    <message>
        <source>Look for the promise in the Assignment section; if it is missing, ask for it.</source>
        <translation>Die Zusage im Abschnitt „Zuweisung“ suchen; fehlt sie, danach fragen.</translation>
    </message>
    <message>
        <source>Can any Internet user use the names?</source>
        <translation>Kann jeder Internetnutzer die Namen verwenden?</translation>
    </message>
    <message>
        <source>A namespace that serves only a closed network or one product does not benefit the Internet.</source>
        <translation>Ein Namensraum, der nur einem geschlossenen Netz oder einem Produkt dient, nützt dem Internet nicht.</translation>
    </message>
    <message>
        <source>Ask who can find out what a name identifies; private registries and fees are acceptable.</source>
        <translation>Fragen, wer herausfinden kann, was ein Name bezeichnet; private Register und Gebühren sind zulässig.</translation>
    </message>
    <message>
        <source>Could the NID &quot;%1&quot; be mistaken for a country, its code, or its language?</source>
        <translation>Könnte die NID „%1“ für ein Land, seinen Code oder seine Sprache gehalten werden?</translation>
    </message>
    <message>
        <source>Such strings are a source of conflict, so applicants and reviewers should pay attention to them.</source>
        <translation>Solche Zeichenketten führen zu Konflikten; Antragsteller und Gutachter sollten daher auf sie achten.</translation>
    </message>
    <message>
        <source>Compare it with ISO 3166-1 and the names of countries.</source>
        <translation>Mit ISO 3166-1 und den Namen von Ländern vergleichen.</translation>
    </message>
    <message>
        <source>Could the NID &quot;%1&quot; be mistaken for something under someone else&apos;s authority?</source>
        <translation>Könnte die NID „%1“ für etwas gehalten werden, für das jemand anderes zuständig ist?</translation>
    </message>
    <message>
        <source>Ask how the registrant is related to whoever is known by that name.</source>
        <translation>Fragen, in welcher Beziehung der Registrant zu dem steht, der unter diesem Namen bekannt ist.</translation>
    </message>
    <message>
        <source>Could the NID &quot;%1&quot; suggest a URI scheme or another identifier system?</source>
        <translation>Könnte die NID „%1“ auf ein URI-Schema oder ein anderes Kennungssystem hindeuten?</translation>
    </message>
    <message>
        <source>Readers would expect the names to belong to that system.</source>
        <translation>Leser würden erwarten, dass die Namen zu diesem System gehören.</translation>
    </message>
    <message>
        <source>Compare it with URI schemes and well-known identifier systems.</source>
        <translation>Mit URI-Schemata und bekannten Kennungssystemen vergleichen.</translation>
    </message>
    <message>
        <source>Is the NID &quot;%1&quot; someone else&apos;s trademark?</source>
        <translation>Ist die NID „%1“ eine Marke von jemand anderem?</translation>
    </message>
    <message>
        <source>Neither IANA nor the IETF settles disputes about strings, so it is better to ask first.</source>
        <translation>Weder IANA noch die IETF schlichtet Streit über Zeichenketten; deshalb besser vorher fragen.</translation>
    </message>
    <message>
        <source>Ask whether the registrant has the right to the name.</source>
        <translation>Fragen, ob der Registrant das Recht an dem Namen hat.</translation>
    </message>
    <message>
        <source>Line %1, column %2 of the grammar: %3</source>
        <translation>Zeile %1, Spalte %2 der Grammatik: %3</translation>
    </message>
    <message>
        <source>Correct the grammar; &quot;nidus-cli grammar check&quot; shows details.</source>
        <translation>Die Grammatik korrigieren; „nidus-cli grammar check“ zeigt Einzelheiten.</translation>
    </message>
    <message>
        <source>All URNs of the namespace would be undecided.</source>
        <translation>Alle URNs des Namensraums wären unentschieden.</translation>
    </message>
    <message>
        <source>Simplify the grammar, or name its start rule.</source>
        <translation>Die Grammatik vereinfachen oder ihre Startregel angeben.</translation>
    </message>
    <message>
        <source>The word &quot;%1&quot; in the syntax rule is unknown.</source>
        <translation>Das Wort „%1“ in der Syntaxregel ist unbekannt.</translation>
    </message>
    <message>
        <source>Equivalence, encoding, and check digits are named by fixed words so that every program treats them the same.</source>
        <translation>Äquivalenz, Kodierung und Prüfziffern werden mit festen Wörtern benannt, damit jedes Programm sie gleich behandelt.</translation>
    </message>
    <message>
        <source>Use a word from the list, such as &quot;hyphens-ignored&quot;.</source>
        <translation>Ein Wort aus der Liste verwenden, etwa „hyphens-ignored“.</translation>
    </message>
    <message>
        <source>The sample &quot;%1&quot; should be valid but is not: %2</source>
        <translation>Das Beispiel „%1“ sollte gültig sein, ist es aber nicht: %2</translation>
    </message>
    <message>
        <source>Readers trust examples more than grammars. One of the two is wrong, and a registration is hard to correct.</source>
        <translation>Leser vertrauen Beispielen mehr als Grammatiken. Eines von beiden ist falsch, und eine Registrierung ist schwer zu korrigieren.</translation>
    </message>
    <message>
        <source>Correct the grammar or the sample, or accept the contradiction and give a reason.</source>
        <translation>Die Grammatik oder das Beispiel korrigieren oder den Widerspruch akzeptieren und begründen.</translation>
    </message>
    <message>
        <source>The sample &quot;%1&quot; should be invalid, but the syntax rule accepts it.</source>
        <translation>Das Beispiel „%1“ sollte ungültig sein, aber die Syntaxregel akzeptiert es.</translation>
    </message>
    <message>
        <source>A grammar that accepts invalid names does not describe the namespace.</source>
        <translation>Eine Grammatik, die ungültige Namen akzeptiert, beschreibt den Namensraum nicht.</translation>
    </message>
    <message>
        <source>The sample &quot;%1&quot; contradicts the syntax rule.</source>
        <translation>Das Beispiel „%1“ widerspricht der Syntaxregel.</translation>
    </message>
    <message>
        <source>Some published grammars contradict their own examples, and both must be kept unchanged.</source>
        <translation>Manche veröffentlichten Grammatiken widersprechen ihren eigenen Beispielen, und beide müssen unverändert bleiben.</translation>
    </message>
    <message>
        <source>No action is needed.</source>
        <translation>Nichts zu tun.</translation>
    </message>
    <message>
        <source>The grammar accepts no URN that starts with &quot;%1&quot;; its shortest match is &quot;%2&quot;.</source>
        <translation>Die Grammatik akzeptiert keine URN, die mit „%1“ beginnt; ihr kürzester passender Text ist „%2“.</translation>
    </message>
    <message>
        <source>A rule that contains another NID, or a placeholder for one, makes every URN of the namespace invalid.</source>
        <translation>Eine Regel, die eine andere NID oder einen Platzhalter für eine enthält, macht jede URN des Namensraums ungültig.</translation>
    </message>
    <message>
        <source>Describe only the part after the NID: the NSS.</source>
        <translation>Nur den Teil nach der NID beschreiben: den NSS.</translation>
    </message>
    <message>
        <source>The grammar accepts &quot;%1&quot;, which is not a valid NSS: %2</source>
        <translation>Die Grammatik akzeptiert „%1“, was kein gültiger NSS ist: %2</translation>
    </message>
    <message>
        <source>A namespace can narrow the syntax of URNs, not widen it.</source>
        <translation>Ein Namensraum kann die Syntax von URNs einschränken, nicht erweitern.</translation>
    </message>
    <message>
        <source>Exclude the characters that an NSS cannot contain, or percent-encode them.</source>
        <translation>Die Zeichen, die ein NSS nicht enthalten darf, ausschließen oder prozentkodieren.</translation>
    </message>
    <message>
        <source>The grammar in the Syntax text allows &quot;%1&quot;, but the syntax rule does not.</source>
        <translation>Die Grammatik im Text des Feldes „Syntax“ erlaubt „%1“, die Syntaxregel aber nicht.</translation>
    </message>
    <message>
        <source>People follow the text and programs follow the rule, so a name that only the text allows is assigned and then rejected.</source>
        <translation>Menschen folgen dem Text und Programme der Regel; ein Name, den nur der Text erlaubt, wird daher zugewiesen und dann abgelehnt.</translation>
    </message>
    <message>
        <source>Copy the grammar of the text to the Syntax tab, or correct the text.</source>
        <translation>Die Grammatik des Textes in den Reiter „Syntax“ kopieren oder den Text korrigieren.</translation>
    </message>
    <message>
        <source>The syntax rule allows &quot;%1&quot;, but the grammar in the Syntax text does not.</source>
        <translation>Die Syntaxregel erlaubt „%1“, die Grammatik im Text des Feldes „Syntax“ aber nicht.</translation>
    </message>
    <message>
        <source>People follow the text and programs follow the rule, so programs accept names that the registration does not allow.</source>
        <translation>Menschen folgen dem Text und Programme der Regel; Programme akzeptieren daher Namen, die die Registrierung nicht erlaubt.</translation>
    </message>
    <message>
        <source>The Syntax text does not mention the equivalence &quot;%1&quot; that the syntax rule adds.</source>
        <translation>Der Text des Feldes „Syntax“ erwähnt die Äquivalenz „%1“ nicht, die die Syntaxregel hinzufügt.</translation>
    </message>
    <message>
        <source>Additions to the comparison of URNs must be documented in the registration.</source>
        <translation>Ergänzungen zum Vergleich von URNs müssen in der Registrierung dokumentiert sein.</translation>
    </message>
    <message>
        <source>Describe it in the Syntax section, or remove it from the rule.</source>
        <translation>Im Abschnitt „Syntax“ beschreiben oder aus der Regel entfernen.</translation>
    </message>
    <message>
        <source>The Syntax text says &quot;%1&quot;, but the syntax rule has no such equivalence.</source>
        <translation>Im Text des Feldes „Syntax“ steht „%1“, aber die Syntaxregel hat keine solche Äquivalenz.</translation>
    </message>
    <message>
        <source>Programs compare by the rule, so URNs that are equivalent according to the text would be different.</source>
        <translation>Programme vergleichen nach der Regel; URNs, die laut Text äquivalent sind, wären daher verschieden.</translation>
    </message>
    <message>
        <source>Add the equivalence to the rule, or correct the text.</source>
        <translation>Die Äquivalenz zur Regel hinzufügen oder den Text korrigieren.</translation>
    </message>
    <message>
        <source>The Syntax text says &quot;%1&quot;, but the syntax rule ignores letter case.</source>
        <translation>Im Text des Feldes „Syntax“ steht „%1“, aber die Syntaxregel ignoriert Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>Programs compare by the rule, so URNs that are different according to the text would be equivalent.</source>
        <translation>Programme vergleichen nach der Regel; URNs, die laut Text verschieden sind, wären daher äquivalent.</translation>
    </message>
    <message>
        <source>Remove the equivalence from the rule, or correct the text.</source>
        <translation>Die Äquivalenz aus der Regel entfernen oder den Text korrigieren.</translation>
    </message>
    <message>
        <source>The previous version had the equivalence &quot;%1&quot;, which this version drops.</source>
        <translation>Die vorherige Version hatte die Äquivalenz „%1“, die in dieser Version entfällt.</translation>
    </message>
    <message>
        <source>URNs that were equivalent would become different, so a search for one would no longer find the other.</source>
        <translation>Bisher äquivalente URNs würden verschieden; die Suche nach einer würde die andere daher nicht mehr finden.</translation>
    </message>
    <message>
        <source>Keep the equivalence, or explain the change in the Revision section.</source>
        <translation>Die Äquivalenz beibehalten oder die Änderung im Abschnitt „Angaben zur Überarbeitung“ erklären.</translation>
    </message>
    <message>
        <source>An assigned URN remains valid forever; a revision must not make it invalid.</source>
        <translation>Eine zugewiesene URN bleibt für immer gültig; eine Überarbeitung darf sie nicht ungültig machen.</translation>
    </message>
    <message>
        <source>Make the grammar accept it, or make sure that no such URN was assigned.</source>
        <translation>Die Grammatik so ändern, dass sie den Namen akzeptiert, oder sicherstellen, dass keine solche URN zugewiesen wurde.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; becomes valid with this version.</source>
        <translation>„%1“ wird mit dieser Version gültig.</translation>
    </message>
    <message>
        <source>This shows what the revision adds.</source>
        <translation>Dies zeigt, was die Überarbeitung hinzufügt.</translation>
    </message>
    <message>
        <source>No action is needed if this is intended.</source>
        <translation>Nichts zu tun, wenn es beabsichtigt ist.</translation>
    </message>
    <message>
        <source>The version is written as &quot;%1&quot;; expected %2.</source>
        <translation>Die Version ist als „%1“ angegeben; erwartet: %2.</translation>
    </message>
    <message>
        <source>Versions are whole numbers that start at 1; people and programs compare them.</source>
        <translation>Versionen sind ganze Zahlen ab 1; Menschen und Programme vergleichen sie.</translation>
    </message>
    <message>
        <source>Write only the number.</source>
        <translation>Nur die Zahl schreiben.</translation>
    </message>
    <message>
        <source>The version is 1, but Revision Information describes changes.</source>
        <translation>Die Version ist 1, aber „Angaben zur Überarbeitung“ beschreibt Änderungen.</translation>
    </message>
    <message>
        <source>A template that changes a registration has the next version number.</source>
        <translation>Eine Vorlage, die eine Registrierung ändert, hat die nächste Versionsnummer.</translation>
    </message>
    <message>
        <source>Increase the version, or state that this is the first one.</source>
        <translation>Die Version erhöhen oder angeben, dass dies die erste ist.</translation>
    </message>
    <message>
        <source>The date &quot;%1&quot; is not in the format YYYY-MM-DD.</source>
        <translation>Das Datum „%1“ hat nicht das Format JJJJ-MM-TT.</translation>
    </message>
    <message>
        <source>The template requires this format, which is unambiguous and sorts correctly.</source>
        <translation>Die Vorlage verlangt dieses Format, das eindeutig ist und richtig sortiert wird.</translation>
    </message>
    <message>
        <source>Write the year, month, and day with hyphens.</source>
        <translation>Jahr, Monat und Tag mit Bindestrichen schreiben.</translation>
    </message>
    <message>
        <source>The date %1 is earlier than that of the previous version, %2.</source>
        <translation>Das Datum %1 liegt vor dem der vorherigen Version, %2.</translation>
    </message>
    <message>
        <source>This is the date of the request, so it cannot be earlier than that of the previous version.</source>
        <translation>Dies ist das Datum des Antrags; es kann daher nicht vor dem der vorherigen Version liegen.</translation>
    </message>
    <message>
        <source>Write the date of this request.</source>
        <translation>Das Datum dieses Antrags schreiben.</translation>
    </message>
    <message>
        <source>People change jobs, but a namespace remains; a role address such as urn-admin at the organization still works then.</source>
        <translation>Personen wechseln die Stelle, aber ein Namensraum bleibt; eine Funktionsadresse wie urn-admin bei der Organisation funktioniert dann noch.</translation>
    </message>
    <message>
        <source>Add the address of a role or an office of the organization.</source>
        <translation>Die Adresse einer Funktion oder Stelle der Organisation hinzufügen.</translation>
    </message>
    <message>
        <source>Purpose does not seem to state: %1.</source>
        <translation>Im Feld „Zweck“ fehlt anscheinend: %1.</translation>
    </message>
    <message>
        <source>RFC 8141 requires this so that reviewers understand what the namespace is for and whether another one already serves.</source>
        <translation>RFC 8141 verlangt dies, damit Gutachter verstehen, wozu der Namensraum dient und ob ein anderer schon genügt.</translation>
    </message>
    <message>
        <source>Add a sentence for each item that applies.</source>
        <translation>Für jeden zutreffenden Punkt einen Satz hinzufügen.</translation>
    </message>
    <message>
        <source>Syntax has no formal definition of the URNs.</source>
        <translation>Das Feld „Syntax“ enthält keine formale Definition der URNs.</translation>
    </message>
    <message>
        <source>A grammar, a regular expression, or an algorithm leaves no doubt about which URNs are valid; an opaque structure should be called opaque.</source>
        <translation>Eine Grammatik, ein regulärer Ausdruck oder ein Algorithmus lässt keinen Zweifel, welche URNs gültig sind; eine opake Struktur sollte opak genannt werden.</translation>
    </message>
    <message>
        <source>Add a grammar in ABNF, or state that the structure is opaque.</source>
        <translation>Eine Grammatik in ABNF hinzufügen oder angeben, dass die Struktur opak ist.</translation>
    </message>
    <message>
        <source>Syntax has a pattern, &quot;%1&quot;, but no formal definition of its parts.</source>
        <translation>Das Feld „Syntax“ enthält ein Muster, „%1“, aber keine formale Definition seiner Teile.</translation>
    </message>
    <message>
        <source>The possible values of each part are not defined, so valid URNs cannot be distinguished from invalid ones.</source>
        <translation>Die möglichen Werte der Teile sind nicht definiert; gültige URNs lassen sich daher nicht von ungültigen unterscheiden.</translation>
    </message>
    <message>
        <source>Define the parts in ABNF.</source>
        <translation>Die Teile in ABNF definieren.</translation>
    </message>
    <message>
        <source>Syntax does not state when two URNs of the namespace are equivalent.</source>
        <translation>Das Feld „Syntax“ gibt nicht an, wann zwei URNs des Namensraums äquivalent sind.</translation>
    </message>
    <message>
        <source>Without its own rule, a namespace has only the comparison of section 3.1, in which letter case in the NSS matters. State this if it is intended.</source>
        <translation>Ohne eigene Regel hat ein Namensraum nur den Vergleich nach Abschnitt 3.1, bei dem im NSS Groß- und Kleinschreibung zählt. Wenn das beabsichtigt ist, angeben.</translation>
    </message>
    <message>
        <source>State the rules for URN-equivalence, such as whether letter case and hyphens matter.</source>
        <translation>Die Regeln für die URN-Äquivalenz angeben, etwa ob Groß- und Kleinschreibung und Bindestriche zählen.</translation>
    </message>
    <message>
        <source>These parts of a URN are not described: %1.</source>
        <translation>Diese Teile einer URN sind nicht beschrieben: %1.</translation>
    </message>
    <message>
        <source>Parts that a template does not describe have no defined meaning in the namespace; users have to guess whether that is intended.</source>
        <translation>Teile, die eine Vorlage nicht beschreibt, haben im Namensraum keine definierte Bedeutung; Benutzer müssen raten, ob das beabsichtigt ist.</translation>
    </message>
    <message>
        <source>State what r-, q-, and f-components mean here, or that they are not used.</source>
        <translation>Angeben, was r-, q- und f-Komponenten hier bedeuten oder dass sie nicht verwendet werden.</translation>
    </message>
    <message>
        <source>The template contains no example URN.</source>
        <translation>Die Vorlage enthält keine Beispiel-URN.</translation>
    </message>
    <message>
        <source>Readers look at examples first, and examples are the best test of a grammar.</source>
        <translation>Leser sehen zuerst auf die Beispiele, und Beispiele sind der beste Test einer Grammatik.</translation>
    </message>
    <message>
        <source>Add one or more complete URNs.</source>
        <translation>Eine oder mehrere vollständige URNs hinzufügen.</translation>
    </message>
    <message>
        <source>Correct the grammar or the example.</source>
        <translation>Die Grammatik oder das Beispiel korrigieren.</translation>
    </message>
    <message>
        <source>Assignment does not state who may assign names.</source>
        <translation>Das Feld „Zuweisung“ gibt nicht an, wer Namen zuweisen darf.</translation>
    </message>
    <message>
        <source>It should be clear whether assignment is open, closed, or limited, and how to become an assigner or request a name.</source>
        <translation>Es sollte klar sein, ob die Zuweisung offen, geschlossen oder beschränkt ist und wie man zuweisende Stelle wird oder einen Namen beantragt.</translation>
    </message>
    <message>
        <source>Name the authority or the procedure.</source>
        <translation>Die zuständige Stelle oder das Verfahren nennen.</translation>
    </message>
    <message>
        <source>Assignment does not state how names are kept unique.</source>
        <translation>Das Feld „Zuweisung“ gibt nicht an, wie Namen eindeutig bleiben.</translation>
    </message>
    <message>
        <source>A name must never be assigned to two resources; reviewers ask which process or algorithm ensures this.</source>
        <translation>Ein Name darf nie zwei Ressourcen zugewiesen werden; Gutachter fragen, welcher Prozess oder Algorithmus das sicherstellt.</translation>
    </message>
    <message>
        <source>Describe the list, the numbering, the delegation, or the algorithm.</source>
        <translation>Die Liste, die Nummerierung, die Delegation oder den Algorithmus beschreiben.</translation>
    </message>
    <message>
        <source>Security and Privacy contains only &quot;%1&quot;.</source>
        <translation>Das Feld „Sicherheit und Datenschutz“ enthält nur „%1“.</translation>
    </message>
    <message>
        <source>Every namespace has something to state here: false matches when URNs are compared, private data in names, or that names are public and reveal nothing.</source>
        <translation>Für jeden Namensraum gibt es hier etwas anzugeben: falsche Treffer beim Vergleich von URNs, private Daten in Namen oder dass Namen öffentlich sind und nichts verraten.</translation>
    </message>
    <message>
        <source>Describe what was considered, even if it had no consequences.</source>
        <translation>Beschreiben, was bedacht wurde, auch wenn es keine Folgen hatte.</translation>
    </message>
    <message>
        <source>Security and Privacy does not mention privacy.</source>
        <translation>Das Feld „Sicherheit und Datenschutz“ erwähnt den Datenschutz nicht.</translation>
    </message>
    <message>
        <source>Names can reveal private data, and directories can be harvested; one sentence shows that this was considered.</source>
        <translation>Namen können private Daten verraten, und Verzeichnisse können abgegriffen werden; ein Satz zeigt, dass dies bedacht wurde.</translation>
    </message>
    <message>
        <source>State whether names contain private information or lead to it.</source>
        <translation>Angeben, ob Namen private Angaben enthalten oder zu solchen führen.</translation>
    </message>
    <message>
        <source>Interoperability contains only &quot;%1&quot;.</source>
        <translation>Das Feld „Interoperabilität“ enthält nur „%1“.</translation>
    </message>
    <message>
        <source>The section must name known issues; it is unclear whether none are known or nobody looked for any.</source>
        <translation>Der Abschnitt muss bekannte Probleme nennen; es ist unklar, ob keine bekannt sind oder niemand danach gesucht hat.</translation>
    </message>
    <message>
        <source>State that no issues are known, or name them.</source>
        <translation>Angeben, dass keine Probleme bekannt sind, oder sie nennen.</translation>
    </message>
    <message>
        <source>Resolution does not state whether resolution is intended.</source>
        <translation>Das Feld „Auflösung“ gibt nicht an, ob eine Auflösung vorgesehen ist.</translation>
    </message>
    <message>
        <source>The section must specify whether resolution mechanisms are intended or anticipated.</source>
        <translation>Der Abschnitt muss angeben, ob Auflösungsmechanismen vorgesehen sind oder erwartet werden.</translation>
    </message>
    <message>
        <source>State that none is intended, or name the services.</source>
        <translation>Angeben, dass keine vorgesehen ist, oder die Dienste nennen.</translation>
    </message>
    <message>
        <source>Documentation does not name a document.</source>
        <translation>Das Feld „Dokumentation“ nennt kein Dokument.</translation>
    </message>
    <message>
        <source>Registrants should provide a stable specification with more detail than the template; it is their contract with users.</source>
        <translation>Registranten sollten eine stabile Spezifikation bereitstellen, die ausführlicher als die Vorlage ist; sie ist ihr Vertrag mit den Benutzern.</translation>
    </message>
    <message>
        <source>Name a published document and where to find it.</source>
        <translation>Ein veröffentlichtes Dokument nennen und angeben, wo es zu finden ist.</translation>
    </message>
    <message>
        <source>Documentation does not name a document, which the fast track requires.</source>
        <translation>Das Feld „Dokumentation“ nennt kein Dokument; das Schnellverfahren verlangt eines.</translation>
    </message>
    <message>
        <source>A standards body that uses the fast track must have a specification that reflects the standards for the namespace.</source>
        <translation>Eine Normungsorganisation, die das Schnellverfahren nutzt, muss eine Spezifikation haben, die die Standards für den Namensraum widerspiegelt.</translation>
    </message>
    <message>
        <source>Name the specification and where to find it.</source>
        <translation>Die Spezifikation nennen und angeben, wo sie zu finden ist.</translation>
    </message>
    <message>
        <source>RFC %1 is obsolete; it was replaced by RFC %2.</source>
        <translation>RFC %1 ist veraltet; sie wurde durch RFC %2 ersetzt.</translation>
    </message>
    <message>
        <source>The rules have changed since then, and readers would follow the old ones.</source>
        <translation>Die Regeln haben sich seitdem geändert, und Leser würden den alten folgen.</translation>
    </message>
    <message>
        <source>Refer to the newer RFC, unless the old one is cited as history.</source>
        <translation>Auf die neuere RFC verweisen, außer wenn die alte als Geschichte zitiert wird.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a draft, not a stable reference.</source>
        <translation>„%1“ ist ein Entwurf, kein stabiler Verweis.</translation>
    </message>
    <message>
        <source>Drafts change, and expire after six months; a registration is permanent.</source>
        <translation>Entwürfe ändern sich und verfallen nach sechs Monaten; eine Registrierung ist dauerhaft.</translation>
    </message>
    <message>
        <source>Refer to the published document, or remove the reference.</source>
        <translation>Auf das veröffentlichte Dokument verweisen oder den Verweis entfernen.</translation>
    </message>
    <message>
        <source>The template was once part of a document, and is published without it.</source>
        <translation>Die Vorlage war einmal Teil eines Dokuments und wird ohne dieses veröffentlicht.</translation>
    </message>
    <message>
        <source>Name the document, or include the text here.</source>
        <translation>Das Dokument nennen oder den Text hier aufnehmen.</translation>
    </message>
    <message>
        <source>The reference [%1] has no target: there is no list of references.</source>
        <translation>Der Verweis [%1] hat kein Ziel: Es gibt kein Verzeichnis der Verweise.</translation>
    </message>
    <message>
        <source>Write out the reference.</source>
        <translation>Den Verweis ausschreiben.</translation>
    </message>
    <message>
        <source>The text still contains an instruction of the template: &quot;%1&quot;.</source>
        <translation>Der Text enthält noch eine Anweisung der Vorlage: „%1“.</translation>
    </message>
    <message>
        <source>Instructions explain what to write; they are not part of a published registration.</source>
        <translation>Anweisungen erklären, was zu schreiben ist; sie gehören nicht in eine veröffentlichte Registrierung.</translation>
    </message>
    <message>
        <source>Delete the instruction and keep the answer.</source>
        <translation>Die Anweisung löschen und die Antwort behalten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; describes the registration as already done.</source>
        <translation>„%1“ beschreibt die Registrierung als schon erfolgt.</translation>
    </message>
    <message>
        <source>The template is read both before and after the registration; a request is correct in both cases.</source>
        <translation>Die Vorlage wird vor und nach der Registrierung gelesen; ein Antrag ist in beiden Fällen richtig.</translation>
    </message>
    <message>
        <source>Write it as a request to IANA.</source>
        <translation>Als Antrag an IANA formulieren.</translation>
    </message>
    <message>
        <source>Lines longer than %3 columns: %1; the longest has %2.</source>
        <translation>Zeilen mit mehr als %3 Spalten: %1; die längste hat %2.</translation>
    </message>
    <message>
        <source>Templates are emailed and published as plain text of 72 columns; mail programs break longer lines.</source>
        <translation>Vorlagen werden als einfacher Text mit 72 Spalten per E-Mail gesendet und veröffentlicht; E-Mail-Programme brechen längere Zeilen um.</translation>
    </message>
    <message>
        <source>Break the lines; the text export does this for prose.</source>
        <translation>Die Zeilen umbrechen; der Textexport tut das bei Fließtext.</translation>
    </message>
    <message>
        <source>%1 is not filled in.</source>
        <translation>Das Feld „%1“ ist nicht ausgefüllt.</translation>
    </message>
    <message>
        <source>A registration needs every field of the template except Additional Information and, for a first version, Revision Information.</source>
        <translation>Eine Registrierung braucht jedes Feld der Vorlage außer „Zusätzliche Angaben“ und, bei einer ersten Version, „Angaben zur Überarbeitung“.</translation>
    </message>
    <message>
        <source>Fill in the field; if nothing applies, state that in a sentence.</source>
        <translation>Das Feld ausfüllen; trifft nichts zu, das in einem Satz angeben.</translation>
    </message>
    <message>
        <source>The NID is &quot;%1&quot;; expected &quot;%2&quot;, the NID of the registration being revised.</source>
        <translation>Die NID ist „%1“; erwartet: „%2“, die NID der überarbeiteten Registrierung.</translation>
    </message>
    <message>
        <source>A revision describes the same namespace; its NID never changes.</source>
        <translation>Eine Überarbeitung beschreibt denselben Namensraum; seine NID ändert sich nie.</translation>
    </message>
    <message>
        <source>Write the registered NID, or start a new registration.</source>
        <translation>Die registrierte NID schreiben oder eine neue Registrierung beginnen.</translation>
    </message>
    <message>
        <source>An informal namespace cannot request the NID &quot;%1&quot;.</source>
        <translation>Ein informeller Namensraum kann die NID „%1“ nicht beantragen.</translation>
    </message>
    <message>
        <source>The registry assigns the next free number when an informal namespace is registered.</source>
        <translation>Das Register weist die nächste freie Nummer zu, wenn ein informeller Namensraum registriert wird.</translation>
    </message>
    <message>
        <source>Leave the field empty, or write &quot;To be assigned by IANA&quot;.</source>
        <translation>Das Feld leer lassen oder „To be assigned by IANA“ schreiben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a placeholder, not a NID.</source>
        <translation>„%1“ ist ein Platzhalter, keine NID.</translation>
    </message>
    <message>
        <source>The template still contains its original placeholder.</source>
        <translation>Die Vorlage enthält noch ihren ursprünglichen Platzhalter.</translation>
    </message>
    <message>
        <source>Write the requested NID.</source>
        <translation>Die beantragte NID schreiben.</translation>
    </message>
    <message>
        <source>The version is empty; it is set when the template is registered.</source>
        <translation>Die Version ist leer; sie wird bei der Registrierung der Vorlage gesetzt.</translation>
    </message>
    <message>
        <source>Versions are numbered 1, 2, 3, and so on; the registry knows the next number.</source>
        <translation>Versionen sind mit 1, 2, 3 und so weiter nummeriert; das Register kennt die nächste Nummer.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a version number.</source>
        <translation>„%1“ ist keine Versionsnummer.</translation>
    </message>
    <message>
        <source>Versions are the numbers 1, 2, 3, and so on.</source>
        <translation>Versionen sind die Zahlen 1, 2, 3 und so weiter.</translation>
    </message>
    <message>
        <source>Write a positive whole number.</source>
        <translation>Eine positive ganze Zahl schreiben.</translation>
    </message>
    <message>
        <source>The version is %1; expected %2.</source>
        <translation>Die Version ist %1; erwartet: %2.</translation>
    </message>
    <message>
        <source>Each new version of a registration has the next version number.</source>
        <translation>Jede neue Version einer Registrierung hat die nächste Versionsnummer.</translation>
    </message>
    <message>
        <source>Write the next number, or leave the field empty.</source>
        <translation>Die nächste Nummer schreiben oder das Feld leer lassen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation>„%1“ ist kein Datum.</translation>
    </message>
    <message>
        <source>The date is the day of the request, with year, month, and day.</source>
        <translation>Das Datum ist der Tag des Antrags, mit Jahr, Monat und Tag.</translation>
    </message>
    <message>
        <source>Write the date as YYYY-MM-DD.</source>
        <translation>Das Datum als JJJJ-MM-TT schreiben.</translation>
    </message>
    <message>
        <source>The registrant does not name an organization.</source>
        <translation>Das Feld „Registrant“ nennt keine Organisation.</translation>
    </message>
    <message>
        <source>A namespace outlives the people who requested it, so the template asks for the organization that is responsible.</source>
        <translation>Ein Namensraum überdauert die Personen, die ihn beantragt haben; deshalb fragt die Vorlage nach der verantwortlichen Organisation.</translation>
    </message>
    <message>
        <source>Name the organization that is responsible for the namespace.</source>
        <translation>Die Organisation nennen, die für den Namensraum verantwortlich ist.</translation>
    </message>
    <message>
        <source>People who find a problem with the namespace need a contact; a role address such as urn-admin at the organization lasts longest.</source>
        <translation>Wer ein Problem mit dem Namensraum findet, braucht einen Kontakt; eine Funktionsadresse wie urn-admin bei der Organisation hält am längsten.</translation>
    </message>
    <message>
        <source>Add an email address, a role address, a phone number, or a postal address.</source>
        <translation>Eine E-Mail-Adresse, eine Funktionsadresse, eine Telefonnummer oder eine Postanschrift hinzufügen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an email address.</source>
        <translation>„%1“ ist keine E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>People who write to the registrant use the address exactly as written.</source>
        <translation>Wer dem Registranten schreibt, verwendet die Adresse genau so, wie sie geschrieben ist.</translation>
    </message>
    <message>
        <source>Write the address as name@domain; separate several addresses with commas.</source>
        <translation>Die Adresse als name@domain schreiben; mehrere Adressen mit Kommas trennen.</translation>
    </message>
    <message>
        <source>Revision Information does not state what has changed.</source>
        <translation>„Angaben zur Überarbeitung“ gibt nicht an, was sich geändert hat.</translation>
    </message>
    <message>
        <source>A revised registration must describe how it differs from the previous version.</source>
        <translation>Eine überarbeitete Registrierung muss beschreiben, wie sie sich von der vorherigen Version unterscheidet.</translation>
    </message>
    <message>
        <source>Describe the changes and why they were made.</source>
        <translation>Die Änderungen und ihre Gründe beschreiben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a placeholder.</source>
        <translation>„%1“ sieht wie ein Platzhalter aus.</translation>
    </message>
    <message>
        <source>A registration is published exactly as written.</source>
        <translation>Eine Registrierung wird genau so veröffentlicht, wie sie geschrieben ist.</translation>
    </message>
    <message>
        <source>Replace it with the final text.</source>
        <translation>Durch den endgültigen Text ersetzen.</translation>
    </message>
    <message>
        <source>A line that cannot be wrapped on export has %1 columns; the limit for email is %2.</source>
        <translation>Eine Zeile, die beim Export nicht umbrochen werden kann, hat %1 Spalten; die Grenze für E-Mail ist %2.</translation>
    </message>
    <message>
        <source>On export, lines of prose are wrapped between words; grammar lines, indented lines, and long words are not changed, and mail programs may break them.</source>
        <translation>Beim Export werden Zeilen mit Fließtext zwischen Wörtern umbrochen; Grammatikzeilen, eingerückte Zeilen und lange Wörter bleiben unverändert, und E-Mail-Programme können sie umbrechen.</translation>
    </message>
    <message>
        <source>Break long grammar lines by hand.</source>
        <translation>Lange Grammatikzeilen von Hand umbrechen.</translation>
    </message>
    <message>
        <source>The text contains a tab.</source>
        <translation>Der Text enthält einen Tabulator.</translation>
    </message>
    <message>
        <source>Tabs have no fixed width, so columns and indentation look different everywhere.</source>
        <translation>Tabulatoren haben keine feste Breite, deshalb sehen Spalten und Einzüge überall anders aus.</translation>
    </message>
    <message>
        <source>Use spaces instead.</source>
        <translation>Stattdessen Leerzeichen verwenden.</translation>
    </message>
    <message>
        <source>It is invisible or easily mistaken for another character; people copy grammars and identifiers from templates, and such characters break them.</source>
        <translation>Es ist unsichtbar oder leicht mit einem anderen Zeichen zu verwechseln; Grammatiken und Kennungen werden aus Vorlagen kopiert, und solche Zeichen machen sie unbrauchbar.</translation>
    </message>
    <message>
        <source>Replace it with the plain ASCII character that was meant, unless it is intended.</source>
        <translation>Durch das gemeinte einfache ASCII-Zeichen ersetzen, wenn es nicht beabsichtigt ist.</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; can never be registered.</source>
        <translation>Die NID „urn“ kann nie registriert werden.</translation>
    </message>
    <message>
        <source>RFC 2141 reserved it to avoid confusion with the &quot;urn:&quot; that begins every URN; the syntax of RFC 8141 allows it.</source>
        <translation>RFC 2141 hat sie reserviert, um Verwechslungen mit dem „urn:“ zu vermeiden, mit dem jede URN beginnt; die Syntax der RFC 8141 erlaubt sie.</translation>
    </message>
    <message>
        <source>Remove the duplicate &quot;urn:&quot;, or use the NID that was meant.</source>
        <translation>Das doppelte „urn:“ entfernen oder die gemeinte NID verwenden.</translation>
    </message>
    <message>
        <source>The URN has an r-component, whose meaning is not standardized yet.</source>
        <translation>Die URN hat eine r-Komponente, deren Bedeutung noch nicht standardisiert ist.</translation>
    </message>
    <message>
        <source>RFC 8141 defines only the syntax of r-components and advises against their use until their meaning is standardized.</source>
        <translation>RFC 8141 definiert nur die Syntax von r-Komponenten und rät von ihrer Verwendung ab, bis ihre Bedeutung standardisiert ist.</translation>
    </message>
    <message>
        <source>Leave the r-component out of URNs that you publish.</source>
        <translation>In veröffentlichten URNs die r-Komponente weglassen.</translation>
    </message>
    <message>
        <source>The percent-encoded bytes %1 are not UTF-8.</source>
        <translation>Die prozentkodierten Bytes „%1“ sind nicht UTF-8.</translation>
    </message>
    <message>
        <source>Characters outside ASCII are written in UTF-8 and then percent-encoded; bytes of another encoding cannot be shown as text.</source>
        <translation>Zeichen außerhalb von ASCII werden in UTF-8 geschrieben und dann prozentkodiert; Bytes einer anderen Kodierung können nicht als Text angezeigt werden.</translation>
    </message>
    <message>
        <source>Encode the text in UTF-8 before percent-encoding it.</source>
        <translation>Den Text vor der Prozentkodierung in UTF-8 kodieren.</translation>
    </message>
    <message>
        <source>The character %1 is reserved under RFC 2141.</source>
        <translation>Das Zeichen „%1“ ist nach RFC 2141 reserviert.</translation>
    </message>
    <message>
        <source>RFC 2141 reserved &quot;/&quot;, &quot;?&quot;, and &quot;#&quot; for later use and advises encoding them. RFC 8141 has since given them a meaning.</source>
        <translation>RFC 2141 hat „/“, „?“ und „#“ für spätere Verwendung reserviert und rät, sie zu kodieren. RFC 8141 hat ihnen inzwischen eine Bedeutung gegeben.</translation>
    </message>
    <message>
        <source>Percent-encode the character if programs that follow RFC 2141 must read the URN.</source>
        <translation>Das Zeichen prozentkodieren, wenn Programme, die RFC 2141 folgen, die URN lesen müssen.</translation>
    </message>
    <message>
        <source>The character encoded as %1 does not need to be percent-encoded.</source>
        <translation>Das als „%1“ kodierte Zeichen muss nicht prozentkodiert werden.</translation>
    </message>
    <message>
        <source>An encoded and a plain character do not compare as equal, so one resource may get two different URNs.</source>
        <translation>Ein kodiertes und ein einfaches Zeichen gelten im Vergleich nicht als gleich; eine Ressource kann daher zwei verschiedene URNs erhalten.</translation>
    </message>
    <message>
        <source>Write the character itself, unless the namespace gives the plain character a special meaning.</source>
        <translation>Das Zeichen selbst schreiben, wenn der Namensraum dem einfachen Zeichen keine besondere Bedeutung gibt.</translation>
    </message>
    <message>
        <source>The URNs belong to different namespaces: %1 and %2.</source>
        <translation>Die URNs gehören zu verschiedenen Namensräumen: „%1“ und „%2“.</translation>
    </message>
    <message>
        <source>Two URNs are equivalent only if their NIDs are equal except for letter case.</source>
        <translation>Zwei URNs sind nur äquivalent, wenn ihre NIDs bis auf Groß- und Kleinschreibung gleich sind.</translation>
    </message>
    <message>
        <source>Compare URNs of the same namespace.</source>
        <translation>URNs desselben Namensraums vergleichen.</translation>
    </message>
    <message>
        <source>The NSSs differ: the first has %1 where the second has %2.</source>
        <translation>Die NSS unterscheiden sich: Der erste hat %1, wo der zweite %2 hat.</translation>
    </message>
    <message>
        <source>Two URNs are equivalent only if their NSSs are equal byte by byte, except for the letter case of percent-encoding. A namespace may add rules of its own.</source>
        <translation>Zwei URNs sind nur äquivalent, wenn ihre NSS Byte für Byte gleich sind, bis auf Groß- und Kleinschreibung der Prozentkodierung. Ein Namensraum kann eigene Regeln hinzufügen.</translation>
    </message>
    <message>
        <source>Check whether the namespace has further equivalence rules.</source>
        <translation>Prüfen, ob der Namensraum weitere Äquivalenzregeln hat.</translation>
    </message>
    <message>
        <source>The NSSs differ only in letter case: %1 and %2.</source>
        <translation>Die NSS unterscheiden sich nur in der Groß- und Kleinschreibung: „%1“ und „%2“.</translation>
    </message>
    <message>
        <source>Letter case matters in the NSS, unless the namespace states otherwise.</source>
        <translation>Groß- und Kleinschreibung zählt im NSS, sofern der Namensraum nichts anderes angibt.</translation>
    </message>
    <message>
        <source>Check whether the namespace ignores letter case.</source>
        <translation>Prüfen, ob der Namensraum Groß- und Kleinschreibung ignoriert.</translation>
    </message>
    <message>
        <source>The NSSs differ only in percent-encoding: %1 and %2.</source>
        <translation>Die NSS unterscheiden sich nur in der Prozentkodierung: „%1“ und „%2“.</translation>
    </message>
    <message>
        <source>Percent-encoding is never decoded when URNs are compared, so an encoded character differs from the character itself.</source>
        <translation>Prozentkodierung wird beim Vergleich von URNs nie dekodiert; ein kodiertes Zeichen unterscheidet sich daher vom Zeichen selbst.</translation>
    </message>
    <message>
        <source>Use one spelling throughout.</source>
        <translation>Durchgehend eine Schreibweise verwenden.</translation>
    </message>
    <message>
        <source>The text ends before &quot;urn:&quot; is complete.</source>
        <translation>Der Text endet, bevor „urn:“ vollständig ist.</translation>
    </message>
    <message>
        <source>A URN begins with the word &quot;urn&quot; and a colon, in any letter case.</source>
        <translation>Eine URN beginnt mit dem Wort „urn“ und einem Doppelpunkt, in beliebiger Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>Begin with &quot;urn:&quot;, followed by the NID, a colon, and the NSS.</source>
        <translation>Mit „urn:“ beginnen, gefolgt von der NID, einem Doppelpunkt und dem NSS.</translation>
    </message>
    <message>
        <source>A URN begins with &quot;urn:&quot;; found %1.</source>
        <translation>Eine URN beginnt mit „urn:“; gefunden: %1.</translation>
    </message>
    <message>
        <source>A URN has the scheme &quot;urn&quot;; other URIs are not URNs, and spaces or quotation marks before &quot;urn:&quot; are not allowed.</source>
        <translation>Eine URN hat das Schema „urn“; andere URIs sind keine URNs, und Leerzeichen oder Anführungszeichen vor „urn:“ sind nicht erlaubt.</translation>
    </message>
    <message>
        <source>Remove the text before &quot;urn:&quot;, or add the missing &quot;urn:&quot;.</source>
        <translation>Den Text vor „urn:“ entfernen oder das fehlende „urn:“ ergänzen.</translation>
    </message>
    <message>
        <source>The NID after &quot;urn:&quot; is missing.</source>
        <translation>Die NID nach „urn:“ fehlt.</translation>
    </message>
    <message>
        <source>Every URN belongs to a namespace, and the NID names it.</source>
        <translation>Jede URN gehört zu einem Namensraum, und die NID benennt ihn.</translation>
    </message>
    <message>
        <source>Write the NID of the namespace after &quot;urn:&quot;.</source>
        <translation>Die NID des Namensraums nach „urn:“ schreiben.</translation>
    </message>
    <message>
        <source>The NID has one character; expected at least two.</source>
        <translation>Die NID hat ein Zeichen; erwartet werden mindestens zwei.</translation>
    </message>
    <message>
        <source>RFC 8141 requires 2 to 32 characters in a NID. RFC 2141 still allowed one.</source>
        <translation>RFC 8141 verlangt 2 bis 32 Zeichen in einer NID. RFC 2141 erlaubte noch eines.</translation>
    </message>
    <message>
        <source>Use the full NID of a registered namespace.</source>
        <translation>Die vollständige NID eines registrierten Namensraums verwenden.</translation>
    </message>
    <message>
        <source>The NID is longer than 32 characters.</source>
        <translation>Die NID ist länger als 32 Zeichen.</translation>
    </message>
    <message>
        <source>RFC 8141 requires 2 to 32 characters in a NID.</source>
        <translation>RFC 8141 verlangt 2 bis 32 Zeichen in einer NID.</translation>
    </message>
    <message>
        <source>Check whether the colon after the NID was lost, and use the registered NID.</source>
        <translation>Prüfen, ob der Doppelpunkt nach der NID verloren gegangen ist, und die registrierte NID verwenden.</translation>
    </message>
    <message>
        <source>The NID starts with a hyphen.</source>
        <translation>Die NID beginnt mit einem Bindestrich.</translation>
    </message>
    <message>
        <source>A NID starts and ends with a letter or digit; hyphens are allowed only between them.</source>
        <translation>Eine NID beginnt und endet mit einem Buchstaben oder einer Ziffer; Bindestriche sind nur dazwischen erlaubt.</translation>
    </message>
    <message>
        <source>Remove the hyphen.</source>
        <translation>Den Bindestrich entfernen.</translation>
    </message>
    <message>
        <source>The NID ends with a hyphen.</source>
        <translation>Die NID endet mit einem Bindestrich.</translation>
    </message>
    <message>
        <source>A NID starts and ends with a letter or digit; hyphens are allowed only between them. RFC 2141 still allowed a hyphen at the end.</source>
        <translation>Eine NID beginnt und endet mit einem Buchstaben oder einer Ziffer; Bindestriche sind nur dazwischen erlaubt. RFC 2141 erlaubte noch einen Bindestrich am Ende.</translation>
    </message>
    <message>
        <source>Remove the hyphen, or complete the NID.</source>
        <translation>Den Bindestrich entfernen oder die NID vervollständigen.</translation>
    </message>
    <message>
        <source>A NID cannot contain %1, only letters, digits, and hyphens.</source>
        <translation>In einer NID ist %1 nicht erlaubt, nur Buchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>A NID consists of ASCII letters, digits, and hyphens; other characters are not allowed, not even percent-encoded.</source>
        <translation>Eine NID besteht aus ASCII-Buchstaben, Ziffern und Bindestrichen; andere Zeichen sind nicht erlaubt, auch nicht prozentkodiert.</translation>
    </message>
    <message>
        <source>Write the NID as it is registered.</source>
        <translation>Die NID so schreiben, wie sie registriert ist.</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; is reserved and cannot name a namespace.</source>
        <translation>Die NID „urn“ ist reserviert und kann keinen Namensraum benennen.</translation>
    </message>
    <message>
        <source>The colon and the NSS after the NID are missing.</source>
        <translation>Der Doppelpunkt und der NSS nach der NID fehlen.</translation>
    </message>
    <message>
        <source>A URN identifies one resource in a namespace by its NSS, the part after the second colon.</source>
        <translation>Eine URN bezeichnet eine Ressource in einem Namensraum durch ihren NSS, den Teil nach dem zweiten Doppelpunkt.</translation>
    </message>
    <message>
        <source>Add a colon and the NSS.</source>
        <translation>Einen Doppelpunkt und den NSS hinzufügen.</translation>
    </message>
    <message>
        <source>The NSS is empty.</source>
        <translation>Der NSS ist leer.</translation>
    </message>
    <message>
        <source>The NSS identifies one resource in the namespace and needs at least one character.</source>
        <translation>Der NSS bezeichnet eine Ressource im Namensraum und braucht mindestens ein Zeichen.</translation>
    </message>
    <message>
        <source>Write the NSS after the second colon.</source>
        <translation>Den NSS nach dem zweiten Doppelpunkt schreiben.</translation>
    </message>
    <message>
        <source>The NSS starts with a slash.</source>
        <translation>Der NSS beginnt mit einem Schrägstrich.</translation>
    </message>
    <message>
        <source>An NSS may contain a slash, but not at its start, where it would look like the path of another kind of URI.</source>
        <translation>Ein NSS darf einen Schrägstrich enthalten, aber nicht am Anfang, wo er wie der Pfad einer anderen Art von URI aussähe.</translation>
    </message>
    <message>
        <source>Remove the slash, or write it as %2F if the namespace requires that.</source>
        <translation>Den Schrägstrich entfernen oder als %2F schreiben, wenn der Namensraum das verlangt.</translation>
    </message>
    <message>
        <source>An NSS consists of ASCII letters, digits, some punctuation marks, and percent-encoded bytes. All other characters must be percent-encoded in UTF-8.</source>
        <translation>Ein NSS besteht aus ASCII-Buchstaben, Ziffern, einigen Satzzeichen und prozentkodierten Bytes. Alle anderen Zeichen müssen in UTF-8 prozentkodiert werden.</translation>
    </message>
    <message>
        <source>RFC 2141 excludes some characters from URNs. RFC 8141 allows some of them, such as &quot;~&quot; and &quot;&amp;&quot;.</source>
        <translation>RFC 2141 schließt einige Zeichen aus URNs aus. RFC 8141 erlaubt manche davon, etwa „~“ und „&amp;“.</translation>
    </message>
    <message>
        <source>Percent-encode the character, or check the URN against RFC 8141.</source>
        <translation>Das Zeichen prozentkodieren oder die URN nach RFC 8141 prüfen.</translation>
    </message>
    <message>
        <source>A percent sign is not followed by two hexadecimal digits.</source>
        <translation>Auf ein Prozentzeichen folgen nicht zwei Hexadezimalziffern.</translation>
    </message>
    <message>
        <source>A percent sign always begins an encoded byte: &quot;%&quot; and two hexadecimal digits.</source>
        <translation>Ein Prozentzeichen beginnt immer ein kodiertes Byte: „%“ und zwei Hexadezimalziffern.</translation>
    </message>
    <message>
        <source>Write a literal percent sign as %25.</source>
        <translation>Ein wörtliches Prozentzeichen als %25 schreiben.</translation>
    </message>
    <message>
        <source>The URN contains a null byte, written as %00.</source>
        <translation>Die URN enthält ein Nullbyte, geschrieben als %00.</translation>
    </message>
    <message>
        <source>RFC 2141 forbids the null byte, encoded or not, because many programs treat it as the end of a text.</source>
        <translation>RFC 2141 verbietet das Nullbyte, kodiert oder nicht, weil viele Programme es als Ende eines Textes behandeln.</translation>
    </message>
    <message>
        <source>Remove the byte, or check the URN against RFC 8141, which allows it.</source>
        <translation>Das Byte entfernen oder die URN nach RFC 8141 prüfen, die es erlaubt.</translation>
    </message>
    <message>
        <source>A question mark here must be followed by &quot;+&quot; or &quot;=&quot;.</source>
        <translation>Auf ein Fragezeichen muss hier „+“ oder „=“ folgen.</translation>
    </message>
    <message>
        <source>A question mark begins an r-component (&quot;?+&quot;) or a q-component (&quot;?=&quot;); alone, it has no meaning in a URN.</source>
        <translation>Ein Fragezeichen beginnt eine r-Komponente („?+“) oder eine q-Komponente („?=“); allein hat es in einer URN keine Bedeutung.</translation>
    </message>
    <message>
        <source>Write &quot;?=&quot; for a query to the resource, or encode the question mark as %3F.</source>
        <translation>„?=“ für eine Anfrage an die Ressource schreiben oder das Fragezeichen als %3F kodieren.</translation>
    </message>
    <message>
        <source>The r-component after &quot;?+&quot; is empty.</source>
        <translation>Die r-Komponente nach „?+“ ist leer.</translation>
    </message>
    <message>
        <source>An r-component must have at least one character.</source>
        <translation>Eine r-Komponente muss mindestens ein Zeichen haben.</translation>
    </message>
    <message>
        <source>Remove &quot;?+&quot;, or add the parameters of the resolution service.</source>
        <translation>„?+“ entfernen oder die Parameter des Auflösungsdienstes hinzufügen.</translation>
    </message>
    <message>
        <source>The r-component cannot start with %1.</source>
        <translation>Am Anfang der r-Komponente ist %1 nicht erlaubt.</translation>
    </message>
    <message>
        <source>An r-component may contain a slash or question mark, but not at its start.</source>
        <translation>Eine r-Komponente darf einen Schrägstrich oder ein Fragezeichen enthalten, aber nicht am Anfang.</translation>
    </message>
    <message>
        <source>Start the r-component with another character.</source>
        <translation>Die r-Komponente mit einem anderen Zeichen beginnen.</translation>
    </message>
    <message>
        <source>All characters except ASCII letters, digits, and the allowed punctuation marks must be percent-encoded.</source>
        <translation>Alle Zeichen außer ASCII-Buchstaben, Ziffern und den erlaubten Satzzeichen müssen prozentkodiert werden.</translation>
    </message>
    <message>
        <source>The q-component after &quot;?=&quot; is empty.</source>
        <translation>Die q-Komponente nach „?=“ ist leer.</translation>
    </message>
    <message>
        <source>A q-component must have at least one character.</source>
        <translation>Eine q-Komponente muss mindestens ein Zeichen haben.</translation>
    </message>
    <message>
        <source>Remove &quot;?=&quot;, or add the query.</source>
        <translation>„?=“ entfernen oder die Anfrage hinzufügen.</translation>
    </message>
    <message>
        <source>The q-component cannot start with %1.</source>
        <translation>Am Anfang der q-Komponente ist %1 nicht erlaubt.</translation>
    </message>
    <message>
        <source>A q-component may contain a slash or question mark, but not at its start.</source>
        <translation>Eine q-Komponente darf einen Schrägstrich oder ein Fragezeichen enthalten, aber nicht am Anfang.</translation>
    </message>
    <message>
        <source>Start the q-component with another character.</source>
        <translation>Die q-Komponente mit einem anderen Zeichen beginnen.</translation>
    </message>
    <message>
        <source>An f-component has the syntax of a URI fragment: other characters, and a second &quot;#&quot;, must be percent-encoded.</source>
        <translation>Eine f-Komponente hat die Syntax eines URI-Fragments: Andere Zeichen und ein zweites „#“ müssen prozentkodiert werden.</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>a hexadecimal digit</source>
        <translation>eine Hexadezimalziffer</translation>
    </message>
    <message>
        <source>a letter</source>
        <translation>ein Buchstabe</translation>
    </message>
    <message>
        <source>an uppercase letter</source>
        <translation>ein Großbuchstabe</translation>
    </message>
    <message>
        <source>a lowercase letter</source>
        <translation>ein Kleinbuchstabe</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>eine Ziffer</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>ein Steuerzeichen</translation>
    </message>
    <message>
        <source>a character outside ASCII</source>
        <translation>ein Zeichen außerhalb von ASCII</translation>
    </message>
    <message>
        <source>%1 to complete %2</source>
        <translation>%1 zum Vervollständigen von %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>one of %1 words, such as %2</source>
        <translation>eines von %1 Wörtern, etwa %2</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>which kinds of resources are identified</source>
        <translation>welche Arten von Ressourcen bezeichnet werden</translation>
    </message>
    <message>
        <source>the scope in which and the community by which the names are used</source>
        <translation>in welchem Rahmen und von welcher Gemeinschaft die Namen verwendet werden</translation>
    </message>
    <message>
        <source>how that community benefits</source>
        <translation>welchen Nutzen diese Gemeinschaft davon hat</translation>
    </message>
    <message>
        <source>how the namespace relates to other namespaces and identifiers</source>
        <translation>wie sich der Namensraum zu anderen Namensräumen und Kennungen verhält</translation>
    </message>
    <message>
        <source>which software will use the names</source>
        <translation>welche Software die Namen verwenden wird</translation>
    </message>
    <message>
        <source>%1 check digit is %2; expected %3</source>
        <translation>%1-Prüfziffer ist %2; erwartet: %3</translation>
    </message>
    <message>
        <source>%1 check digits are %2; expected %3</source>
        <translation>%1-Prüfziffern sind %2; erwartet: %3</translation>
    </message>
    <message>
        <source>%1 check character is %2; expected %3</source>
        <translation>%1-Prüfzeichen ist %2; erwartet: %3</translation>
    </message>
    <message>
        <source>%1 has %2 digits; expected %3</source>
        <translation>Ziffern in %1: %2; erwartet: %3</translation>
    </message>
    <message>
        <source>arc %2 exceeds %3</source>
        <translation>Knoten %2 überschreitet %3</translation>
    </message>
    <message>
        <source>%2 is not a date</source>
        <translation>%2 ist kein Datum</translation>
    </message>
    <message>
        <source>version nibble is %2; expected 1 to 8</source>
        <translation>Versionsnibble ist %2; erwartet: 1 bis 8</translation>
    </message>
    <message>
        <source>variant nibble is %2; expected 8, 9, a, or b</source>
        <translation>Variantennibble ist %2; erwartet: 8, 9, a oder b</translation>
    </message>
    <message>
        <source>%2 is not a valid %1</source>
        <translation>%2 ist als %1 nicht gültig</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>Zeilen %1 bis %2</translation>
    </message>
    <message>
        <source>(must be resolved first)</source>
        <translation>(muss zuerst erledigt werden)</translation>
    </message>
    <message>
        <source>Hello,</source>
        <translation>Guten Tag,</translation>
    </message>
    <message>
        <source>Thank you for the template of a URN namespace. I have reviewed it against RFC 8141.</source>
        <translation>vielen Dank für die Vorlage eines URN-Namensraums. Ich habe sie anhand der RFC 8141 begutachtet.</translation>
    </message>
    <message>
        <source>Thank you for the template of the URN namespace &quot;%1&quot;. I have reviewed it against RFC 8141.</source>
        <translation>vielen Dank für die Vorlage des URN-Namensraums „%1“. Ich habe sie anhand der RFC 8141 begutachtet.</translation>
    </message>
    <message>
        <source>I have no requests; it can proceed as it is.</source>
        <translation>Ich habe keine Änderungswünsche; sie kann so weiterbearbeitet werden.</translation>
    </message>
    <message>
        <source>I have the following points. Please answer them or send a revised text, as you prefer.</source>
        <translation>Ich habe die folgenden Punkte. Bitte beantworten Sie sie oder senden Sie einen überarbeiteten Text, wie es Ihnen lieber ist.</translation>
    </message>
    <message>
        <source>Kind regards</source>
        <translation>Mit freundlichen Grüßen</translation>
    </message>
    <message>
        <source>the provider&apos;s domain name must be followed by a date on which the provider owned it, as in urn:fdc:peppol.eu:2017:poacc</source>
        <translation>auf den Domainnamen des Anbieters muss ein Datum folgen, an dem der Anbieter ihn besaß, wie in urn:fdc:peppol.eu:2017:poacc</translation>
    </message>
    <message>
        <source>a hyphen must come before the number that the library assigned, as in urn:nbn:hr:168-1</source>
        <translation>vor der von der Bibliothek zugewiesenen Nummer muss ein Bindestrich stehen, wie in urn:nbn:hr:168-1</translation>
    </message>
    <message>
        <source>&quot;wg&quot; is not a series of IETF documents; names of anything else are under urn:ietf:params</source>
        <translation>„wg“ ist keine Reihe von IETF-Dokumenten; Namen für alles andere stehen unter urn:ietf:params</translation>
    </message>
    <message>
        <source>the Semantic Aspect Meta Model uses a NID that was never registered</source>
        <translation>das Semantic Aspect Meta Model verwendet eine NID, die nie registriert wurde</translation>
    </message>
    <message>
        <source>Canonical Text Services use a NID that was never registered</source>
        <translation>Canonical Text Services verwenden eine NID, die nie registriert wurde</translation>
    </message>
    <message>
        <source>a domain name cannot be a NID, because a NID cannot contain a period</source>
        <translation>ein Domainname kann keine NID sein, weil eine NID keinen Punkt enthalten darf</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Akzeptiert: %1</translation>
    </message>
    <message>
        <source>Accepted by %1: %2</source>
        <translation>Akzeptiert von %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves a gap of more than %2 numbers: the next number is %3.</source>
        <translation>„%1“ lässt eine Lücke von mehr als %2 Nummern: Die nächste Nummer ist %3.</translation>
    </message>
    <message>
        <source>Numbers are assigned in order and never twice, so the numbers between would never be assigned.</source>
        <translation>Nummern werden der Reihe nach und nie zweimal zugewiesen; die Nummern dazwischen würden daher nie zugewiesen.</translation>
    </message>
    <message>
        <source>Correct the number. If it is right, import with nidus-cli import --accept-gap.</source>
        <translation>Die Nummer korrigieren. Ist sie richtig, mit nidus-cli import --accept-gap importieren.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; can never be registered: %2.</source>
        <translation>Die NID „%1“ kann nie registriert werden: %2.</translation>
    </message>
    <message>
        <source>A formal NID has more than two characters and does not start with two letters and a hyphen, with &quot;X-&quot;, or with &quot;urn-&quot;. An informal NID is &quot;urn-&quot; followed by a number without leading zeros.</source>
        <translation>Eine formelle NID hat mehr als zwei Zeichen und beginnt nicht mit zwei Buchstaben und einem Bindestrich, mit „X-“ oder mit „urn-“. Eine informelle NID ist „urn-“ gefolgt von einer Zahl ohne führende Nullen.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; is missing from IANA&apos;s list of %2.</source>
        <translation>Der Namensraum „%1“ fehlt in der IANA-Liste vom %2.</translation>
    </message>
    <message>
        <source>Namespaces have disappeared from the list and returned; a registered NID is never reused.</source>
        <translation>Namensräume sind schon aus der Liste verschwunden und zurückgekehrt; eine registrierte NID wird nie wieder verwendet.</translation>
    </message>
    <message>
        <source>Ask IANA. If the registration ended, mark it as withdrawn.</source>
        <translation>Bei IANA nachfragen. Ist die Registrierung beendet, als zurückgezogen markieren.</translation>
    </message>
    <message>
        <source>The quotation mark at column %1 is never closed; the next line was read as a new row.</source>
        <translation>Das Anführungszeichen in Spalte %1 wird nie geschlossen; die nächste Zeile wurde als neuer Datensatz gelesen.</translation>
    </message>
    <message>
        <source>A field that starts with a quotation mark continues to the next one, also across lines. Without it, the rest of the table would be one field.</source>
        <translation>Ein Feld, das mit einem Anführungszeichen beginnt, reicht bis zum nächsten, auch über Zeilen hinweg. Ohne dieses wäre der Rest der Tabelle ein einziges Feld.</translation>
    </message>
    <message>
        <source>Close the quotation mark, followed by a separator or the line end, or double it if it is part of the text.</source>
        <translation>Das Anführungszeichen schließen, gefolgt von einem Trennzeichen oder dem Zeilenende, oder verdoppeln, wenn es zum Text gehört.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, missing from the list of %2, is in IANA&apos;s list again.</source>
        <translation>„%1“ fehlte in der Liste vom %2 und steht wieder in der IANA-Liste.</translation>
    </message>
    <message>
        <source>Namespaces have disappeared from the list and returned.</source>
        <translation>Namensräume sind schon aus der Liste verschwunden und zurückgekehrt.</translation>
    </message>
    <message>
        <source>This list is of %1, but the registry already has the list of %2. Nothing was imported.</source>
        <translation>Diese Liste ist vom %1, aber das Register hat schon die Liste vom %2. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>An older list would restore outdated dates, references, and names.</source>
        <translation>Eine ältere Liste würde veraltete Daten, Verweise und Namen zurückbringen.</translation>
    </message>
    <message>
        <source>Get the current list from IANA, or use import --accept-older.</source>
        <translation>Die aktuelle Liste von IANA beschaffen oder import --accept-older verwenden.</translation>
    </message>
    <message>
        <source>Registered namespaces are missing from this list: %1. Nothing was imported.</source>
        <translation>In dieser Liste fehlen registrierte Namensräume: %1. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>Registrations are permanent, so an incomplete list is more likely than a namespace that is no longer registered.</source>
        <translation>Registrierungen sind dauerhaft; eine unvollständige Liste ist daher wahrscheinlicher als ein nicht mehr registrierter Namensraum.</translation>
    </message>
    <message>
        <source>Compare with IANA&apos;s page. If the list is right, use import --accept-older.</source>
        <translation>Mit der Seite von IANA vergleichen. Ist die Liste richtig, import --accept-older verwenden.</translation>
    </message>
    <message>
        <source>A draft can be approved or sent to IANA with errors, unresolved comments, or unanswered questions, and on the fast track, reviews are only advice. But the history must give a reason.</source>
        <translation>Ein Entwurf kann mit Fehlern, nicht erledigten Kommentaren oder unbeantworteten Fragen genehmigt oder an IANA gesendet werden, und im Schnellverfahren sind Begutachtungen nur Rat. Der Verlauf muss aber eine Begründung nennen.</translation>
    </message>
    <message>
        <source>Give the reason: with --despite, on the fast track with --note, or in the dialog.</source>
        <translation>Die Begründung angeben: mit --despite, im Schnellverfahren mit --note oder im Dialog.</translation>
    </message>
    <message>
        <source>This line looks like a definition but cannot be read as one: %1</source>
        <translation>Diese Zeile sieht wie eine Definition aus, kann aber nicht als solche gelesen werden: %1</translation>
    </message>
    <message>
        <source>A grammar without one of its rules rejects names that the text allows, or accepts others.</source>
        <translation>Eine Grammatik, der eine Regel fehlt, lehnt Namen ab, die der Text erlaubt, oder akzeptiert andere.</translation>
    </message>
    <message>
        <source>Write the definition as in RFC 5234.</source>
        <translation>Die Definition wie in RFC 5234 schreiben.</translation>
    </message>
    <message>
        <source>Names are written as &quot;%1&quot;, but the grammar with the start rule &quot;%2&quot; accepts no such name.</source>
        <translation>Namen werden als „%1“ geschrieben, aber die Grammatik mit der Startregel „%2“ akzeptiert keinen solchen Namen.</translation>
    </message>
    <message>
        <source>The grammar describes only a part of the names, or contradicts the text.</source>
        <translation>Die Grammatik beschreibt nur einen Teil der Namen oder widerspricht dem Text.</translation>
    </message>
    <message>
        <source>Add a rule for the whole name.</source>
        <translation>Eine Regel für den ganzen Namen hinzufügen.</translation>
    </message>
    <message>
        <source>Nothing in the text shows that names begin with the rule &quot;%1&quot;.</source>
        <translation>Der Text sagt nicht, dass Namen der Regel „%1“ folgen.</translation>
    </message>
    <message>
        <source>A grammar that describes only a part of the names rejects all of them.</source>
        <translation>Eine Grammatik, die nur einen Teil der Namen beschreibt, lehnt sie alle ab.</translation>
    </message>
    <message>
        <source>Add a rule for the whole name, such as &quot;NSS&quot;, and an example.</source>
        <translation>Eine Regel für den ganzen Namen, etwa „NSS“, und ein Beispiel hinzufügen.</translation>
    </message>
    <message>
        <source>a formal NID has more than two characters</source>
        <translation>eine formelle NID hat mehr als zwei Zeichen</translation>
    </message>
    <message>
        <source>it starts with two letters and a hyphen, which is reserved</source>
        <translation>sie beginnt mit zwei Buchstaben und einem Bindestrich, was reserviert ist</translation>
    </message>
    <message>
        <source>it starts with &quot;X-&quot;; for examples, use the NID &quot;example&quot;</source>
        <translation>sie beginnt mit „X-“; für Beispiele die NID „example“ verwenden</translation>
    </message>
    <message>
        <source>the NID &quot;urn&quot; is reserved</source>
        <translation>die NID „urn“ ist reserviert</translation>
    </message>
    <message>
        <source>&quot;urn-&quot; begins informal NIDs, and no number follows it</source>
        <translation>„urn-“ beginnt informelle NIDs, und es folgt keine Zahl</translation>
    </message>
    <message>
        <source>the number of an informal NID does not start with a zero</source>
        <translation>die Nummer einer informellen NID beginnt nicht mit einer Null</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation>Zeilen %1</translation>
    </message>
    <message>
        <source>The example &quot;%1&quot; is not a URN: %2</source>
        <translation>Das Beispiel „%1“ ist keine URN: %2</translation>
    </message>
    <message>
        <source>Names that are not URNs cannot be assigned, and readers copy examples.</source>
        <translation>Namen, die keine URNs sind, können nicht zugewiesen werden, und Leser kopieren Beispiele.</translation>
    </message>
    <message>
        <source>Correct the example, and the grammar if it accepts the example.</source>
        <translation>Das Beispiel korrigieren und die Grammatik, wenn sie das Beispiel akzeptiert.</translation>
    </message>
    <message>
        <source>The example &quot;%1&quot; has the NID &quot;%2&quot;; expected &quot;%3&quot;.</source>
        <translation>Das Beispiel „%1“ hat die NID „%2“; erwartet: „%3“.</translation>
    </message>
    <message>
        <source>A URN with another NID belongs to another namespace, even if the NIDs differ only in one letter.</source>
        <translation>Eine URN mit einer anderen NID gehört zu einem anderen Namensraum, auch wenn sich die NIDs nur in einem Buchstaben unterscheiden.</translation>
    </message>
    <message>
        <source>Write the NID of the template.</source>
        <translation>Die NID der Vorlage schreiben.</translation>
    </message>
    <message>
        <source>The text says &quot;%1&quot;, but the grammar accepts &quot;%2&quot;.</source>
        <translation>Im Text steht „%1“, aber die Grammatik akzeptiert „%2“.</translation>
    </message>
    <message>
        <source>ALPHA and strings in quotation marks match both cases (RFC 5234 section 2.3), so the grammar often accepts more than the text says; readers do not know which of the two is right.</source>
        <translation>ALPHA und Zeichenketten in Anführungszeichen passen auf Groß- und Kleinbuchstaben (RFC 5234 Abschnitt 2.3), deshalb akzeptiert die Grammatik oft mehr, als der Text sagt; Leser wissen nicht, was von beiden richtig ist.</translation>
    </message>
    <message>
        <source>Correct the text, or write the letters as numbers, such as %x61-7A for a to z, or strings as %s&quot;...&quot;.</source>
        <translation>Den Text korrigieren oder die Buchstaben als Zahlen schreiben, etwa %x61-7A für a bis z, oder Zeichenketten als %s&quot;...&quot;.</translation>
    </message>
    <message>
        <source>The text says &quot;%1&quot;, but the grammar accepts &quot;%2&quot; and rejects &quot;%3&quot;.</source>
        <translation>Im Text steht „%1“, aber die Grammatik akzeptiert „%2“ und lehnt „%3“ ab.</translation>
    </message>
    <message>
        <source>A name that the grammar rejects cannot be equivalent to any name; numbers such as %x61-7A match only one case.</source>
        <translation>Ein Name, den die Grammatik ablehnt, kann zu keinem Namen äquivalent sein; Zahlen wie %x61-7A passen nur auf eine Schreibung, groß oder klein.</translation>
    </message>
    <message>
        <source>Documentation points to nothing that is published: &quot;%1&quot;.</source>
        <translation>Das Feld „Dokumentation“ verweist auf nichts Veröffentlichtes: „%1“.</translation>
    </message>
    <message>
        <source>Registrants should provide a stable specification; a document that is only announced may never appear.</source>
        <translation>Registranten sollten eine stabile Spezifikation bereitstellen; ein nur angekündigtes Dokument erscheint vielleicht nie.</translation>
    </message>
    <message>
        <source>This template does not contain &quot;%1&quot;.</source>
        <translation>Diese Vorlage enthält „%1“ nicht.</translation>
    </message>
    <message>
        <source>%1 contains only a reference that nobody can follow: &quot;%2&quot;.</source>
        <translation>Das Feld „%1“ enthält nur einen Verweis, dem niemand folgen kann: „%2“.</translation>
    </message>
    <message>
        <source>Each field describes its subject. A reference to a document without a name or number leads nowhere once the template is published alone.</source>
        <translation>Jedes Feld beschreibt seinen Gegenstand. Ein Verweis auf ein Dokument ohne Namen oder Nummer führt ins Leere, sobald die Vorlage allein veröffentlicht ist.</translation>
    </message>
    <message>
        <source>Include the text here, or name a published document.</source>
        <translation>Den Text hier aufnehmen oder ein veröffentlichtes Dokument nennen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; comes after &quot;%2&quot;; expected before it.</source>
        <translation>„%1“ steht nach „%2“; erwartet wurde es davor.</translation>
    </message>
    <message>
        <source>Put the fields in the order of the template; the text export does this.</source>
        <translation>Die Felder in die Reihenfolge der Vorlage bringen; der Textexport tut das.</translation>
    </message>
    <message>
        <source>The NID is written &quot;%1&quot;; expected &quot;%2&quot;.</source>
        <translation>Die NID ist als „%1“ geschrieben; erwartet: „%2“.</translation>
    </message>
    <message>
        <source>Letter case makes no difference in a NID. NIDs are registered in lowercase, which is also their form for comparison.</source>
        <translation>Groß- und Kleinschreibung macht in einer NID keinen Unterschied. NIDs werden in Kleinbuchstaben registriert; das ist auch ihre Form für den Vergleich.</translation>
    </message>
    <message>
        <source>Write the NID in lowercase everywhere.</source>
        <translation>Die NID überall in Kleinbuchstaben schreiben.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is already registered, so this template would be a revision of that registration.</source>
        <translation>Die NID „%1“ ist schon registriert; diese Vorlage wäre daher eine Überarbeitung dieser Registrierung.</translation>
    </message>
    <message>
        <source>A NID names one namespace forever. A revision has the next version number, and its registrant is the same or explained.</source>
        <translation>Eine NID bezeichnet für immer einen Namensraum. Eine Überarbeitung hat die nächste Versionsnummer, und ihr Registrant ist derselbe, oder der Wechsel ist erklärt.</translation>
    </message>
    <message>
        <source>The date %1 is in the future; today is %2.</source>
        <translation>Das Datum %1 liegt in der Zukunft; heute ist %2.</translation>
    </message>
    <message>
        <source>The date is the day of the request, which cannot be later than the day on which the request is read.</source>
        <translation>Das Datum ist der Tag des Antrags; er kann nicht nach dem Tag liegen, an dem der Antrag gelesen wird.</translation>
    </message>
    <message>
        <source>The registrant has no designated contact: no email address, no phone number, and no person or role.</source>
        <translation>Der Registrant hat keinen benannten Kontakt: keine E-Mail-Adresse, keine Telefonnummer und keine Person oder Funktion.</translation>
    </message>
    <message>
        <source>The template asks for the name and address of the organization, and also for a contact; reviewers and users write to it.</source>
        <translation>Die Vorlage fragt nach Name und Adresse der Organisation und auch nach einem Kontakt; an ihn schreiben Gutachter und Benutzer.</translation>
    </message>
    <message>
        <source>Add a person or role with an email address or phone number.</source>
        <translation>Eine Person oder Funktion mit einer E-Mail-Adresse oder Telefonnummer hinzufügen.</translation>
    </message>
    <message>
        <source>%1 is not allowed here in a regular expression of this dialect.</source>
        <translation>%1 ist hier in einem regulären Ausdruck dieses Dialekts nicht erlaubt.</translation>
    </message>
    <message>
        <source>Dialects differ. I-Regexp (RFC 9485) has no anchors, look-around, back-references, or \d.</source>
        <translation>Die Dialekte unterscheiden sich. I-Regexp (RFC 9485) kennt keine Anker, kein Lookaround, keine Rückverweise und kein \d.</translation>
    </message>
    <message>
        <source>Write the same condition with classes, alternatives, and counts.</source>
        <translation>Dieselbe Bedingung mit Zeichenklassen, Alternativen und Wiederholungen schreiben.</translation>
    </message>
    <message>
        <source>Ask a colleague to approve the draft, or give the reason.</source>
        <translation>Einen Kollegen bitten, den Entwurf zu genehmigen, oder die Begründung angeben.</translation>
    </message>
    <message>
        <source>Ask a colleague to approve the draft.</source>
        <translation>Einen Kollegen bitten, den Entwurf zu genehmigen.</translation>
    </message>
    <message>
        <source>The text says &quot;%1&quot;; RFC 8141 compares URNs differently.</source>
        <translation>Im Text steht „%1“; RFC 8141 vergleicht URNs anders.</translation>
    </message>
    <message>
        <source>The letter case of &quot;urn&quot;, the NID, and percent-encoded characters is ignored, and so are r-, q-, and f-components. A namespace cannot make URNs different that are equivalent according to RFC 8141.</source>
        <translation>Die Groß- und Kleinschreibung von „urn“, der NID und prozentkodierten Zeichen wird ignoriert, ebenso r-, q- und f-Komponenten. Ein Namensraum kann URNs, die nach RFC 8141 äquivalent sind, nicht verschieden machen.</translation>
    </message>
    <message>
        <source>Describe only how the NSS is compared.</source>
        <translation>Nur beschreiben, wie der NSS verglichen wird.</translation>
    </message>
    <message>
        <source>The text says both &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>Im Text steht sowohl „%1“ als auch „%2“.</translation>
    </message>
    <message>
        <source>Readers do not know which of the two is right, and programs will compare the same names differently.</source>
        <translation>Wer das liest, weiß nicht, welche der beiden Aussagen stimmt, und Programme vergleichen dieselben Namen unterschiedlich.</translation>
    </message>
    <message>
        <source>Keep the right statement.</source>
        <translation>Die richtige Aussage behalten.</translation>
    </message>
    <message>
        <source>Assignment allows names to be assigned again: &quot;%1&quot;.</source>
        <translation>Das Feld „Zuweisung“ lässt zu, dass Namen erneut zugewiesen werden: „%1“.</translation>
    </message>
    <message>
        <source>A name is never assigned to another resource, even if it is not used anymore.</source>
        <translation>Ein Name wird nie einer anderen Ressource zugewiesen, auch wenn er nicht mehr verwendet wird.</translation>
    </message>
    <message>
        <source>State that names are never assigned again.</source>
        <translation>Angeben, dass Namen nie erneut zugewiesen werden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a correct URL.</source>
        <translation>„%1“ ist keine korrekte URL.</translation>
    </message>
    <message>
        <source>Nobody can follow a link whose beginning is misspelled.</source>
        <translation>Niemand kann einem Link folgen, dessen Anfang falsch geschrieben ist.</translation>
    </message>
    <message>
        <source>Write the URL with its scheme, a colon, and two slashes.</source>
        <translation>Die URL mit Schema, Doppelpunkt und zwei Schrägstrichen schreiben.</translation>
    </message>
    <message>
        <source>The rule %1 contains bytes above 0x7F that are not UTF-8.</source>
        <translation>Die Regel %1 enthält Bytes über 0x7F, die kein UTF-8 sind.</translation>
    </message>
    <message>
        <source>A pattern of the dialect %1 cannot contain %2.</source>
        <translation>Ein Muster des Dialekts %1 kann %2 nicht enthalten.</translation>
    </message>
    <message>
        <source>The dialect %1 allows counts up to %2; the grammar requires %3.</source>
        <translation>Der Dialekt %1 erlaubt höchstens %2 Wiederholungen; die Grammatik verlangt %3.</translation>
    </message>
    <message>
        <source>The pattern would be longer than %1 KiB.</source>
        <translation>Das Muster wäre länger als %1 KiB.</translation>
    </message>
    <message>
        <source>No text matches the rule %1.</source>
        <translation>Kein Text passt auf die Regel %1.</translation>
    </message>
    <message>
        <source>The pattern and the grammar differ on the text %1.</source>
        <translation>Muster und Grammatik unterscheiden sich beim Text %1.</translation>
    </message>
    <message>
        <source>For this grammar, no pattern was found that is safe: a backtracking engine could take exponential time.</source>
        <translation>Für diese Grammatik wurde kein sicheres Muster gefunden: Eine Engine mit Backtracking könnte exponentiell lange brauchen.</translation>
    </message>
    <message>
        <source>%1 is evaluated only for ASCII characters; the result is about ASCII texts.</source>
        <translation>%1 wird nur für ASCII-Zeichen ausgewertet; das Ergebnis gilt für ASCII-Texte.</translation>
    </message>
    <message>
        <source>Here, some engines also match characters that are not ASCII. URNs contain only ASCII.</source>
        <translation>Manche Engines erfassen hier auch Zeichen außerhalb von ASCII. URNs enthalten nur ASCII.</translation>
    </message>
    <message>
        <source>%1 is not supported here.</source>
        <translation>%1 wird hier nicht unterstützt.</translation>
    </message>
    <message>
        <source>Look-around, back-references, word boundaries, possessive quantifiers, atomic groups, and anchors inside a text are not translated into automata. Some other constructs differ between versions of an engine.</source>
        <translation>Lookaround, Rückverweise, Wortgrenzen, possessive Quantoren, atomare Gruppen und Anker innerhalb eines Textes werden nicht in Automaten umgewandelt. Einige andere Konstrukte unterscheiden sich je nach Version einer Engine.</translation>
    </message>
    <message>
        <source>These dates in the list are in the future or are not valid: %1. Nothing was imported.</source>
        <translation>Diese Daten in der Liste liegen in der Zukunft oder sind ungültig: %1. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>A list that seems to be from the future would make every later list seem older.</source>
        <translation>Eine Liste, die aus der Zukunft zu stammen scheint, ließe jede spätere Liste älter erscheinen.</translation>
    </message>
    <message>
        <source>Check the clock of this computer, get the current list from IANA, or use import --accept-older.</source>
        <translation>Die Uhr dieses Computers prüfen, die aktuelle Liste von IANA holen oder import --accept-older verwenden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of this subregistry; expected %2.</source>
        <translation>„%1“ ist kein Wert dieses Unterregisters; erwartet: %2.</translation>
    </message>
    <message>
        <source>A value has the kind and the parts that were set when the subregistry was created.</source>
        <translation>Ein Wert hat die Art und die Teile, die beim Anlegen des Unterregisters festgelegt wurden.</translation>
    </message>
    <message>
        <source>Correct the value.</source>
        <translation>Den Wert berichtigen.</translation>
    </message>
    <message>
        <source>A block starts with its smallest number.</source>
        <translation>Ein Block beginnt mit seiner kleinsten Nummer.</translation>
    </message>
    <message>
        <source>Only listed values have a holder and a state.</source>
        <translation>Nur aufgeführte Werte haben einen Inhaber und einen Status.</translation>
    </message>
    <message>
        <source>A value has one holder.</source>
        <translation>Ein Wert hat genau einen Inhaber.</translation>
    </message>
    <message>
        <source>Choose another value, or ask for the next free one.</source>
        <translation>Einen anderen Wert wählen oder den nächsten freien beantragen.</translation>
    </message>
    <message>
        <source>A value that somebody once held may still be in use.</source>
        <translation>Ein Wert, der einmal einen Inhaber hatte, kann noch in Gebrauch sein.</translation>
    </message>
    <message>
        <source>Choose another value. If nobody uses the old one, release it to the pool.</source>
        <translation>Einen anderen Wert wählen. Wenn niemand den alten verwendet, ihn in den Vorrat zurückgeben.</translation>
    </message>
    <message>
        <source>A retired value remains in the list and never gets a new holder.</source>
        <translation>Ein stillgelegter Wert bleibt in der Liste und bekommt nie einen neuen Inhaber.</translation>
    </message>
    <message>
        <source>The reservation of the value was withdrawn before the value was used.</source>
        <translation>Die Reservierung des Wertes wurde zurückgezogen, bevor er verwendet wurde.</translation>
    </message>
    <message>
        <source>Choose another value, or release this one to the pool.</source>
        <translation>Einen anderen Wert wählen oder diesen in den Vorrat zurückgeben.</translation>
    </message>
    <message>
        <source>Each value and each block belongs to one range.</source>
        <translation>Jeder Wert und jeder Block gehört zu genau einem Bereich.</translation>
    </message>
    <message>
        <source>Choose a value in a range, or add a range.</source>
        <translation>Einen Wert in einem Bereich wählen oder einen Bereich hinzufügen.</translation>
    </message>
    <message>
        <source>Each range has its own policy and its own label.</source>
        <translation>Jeder Bereich hat seine eigene Richtlinie und seine eigene Bezeichnung.</translation>
    </message>
    <message>
        <source>Ask for fewer numbers.</source>
        <translation>Weniger Nummern beantragen.</translation>
    </message>
    <message>
        <source>New numbers follow the last one. Numbers in gaps are assigned only on request.</source>
        <translation>Neue Nummern folgen auf die letzte. Nummern in Lücken werden nur auf Wunsch zugewiesen.</translation>
    </message>
    <message>
        <source>Ask for fewer numbers, use --lowest, or add a range.</source>
        <translation>Weniger Nummern beantragen, --lowest verwenden oder einen Bereich hinzufügen.</translation>
    </message>
    <message>
        <source>Name a range of numbers; expected one of: %1.</source>
        <translation>Einen Nummernbereich angeben; erwartet wird einer von: %1.</translation>
    </message>
    <message>
        <source>Each range has numbers of its own.</source>
        <translation>Jeder Bereich hat eigene Nummern.</translation>
    </message>
    <message>
        <source>Use the option --range with the name of a range.</source>
        <translation>Die Option --range mit dem Namen eines Bereichs verwenden.</translation>
    </message>
    <message>
        <source>Range &quot;%1&quot; overlaps range &quot;%2&quot; (%3), and neither contains the other.</source>
        <translation>Der Bereich „%1“ überschneidet sich mit dem Bereich „%2“ (%3), und keiner enthält den anderen.</translation>
    </message>
    <message>
        <source>A value belongs to the smallest range that contains it.</source>
        <translation>Ein Wert gehört zum kleinsten Bereich, der ihn enthält.</translation>
    </message>
    <message>
        <source>Change the ends of one of the ranges.</source>
        <translation>Anfang oder Ende eines der Bereiche ändern.</translation>
    </message>
    <message>
        <source>A block is split into two parts, each with at least one value.</source>
        <translation>Ein Block wird in zwei Teile mit jeweils mindestens einem Wert geteilt.</translation>
    </message>
    <message>
        <source>Name the first value of the second part.</source>
        <translation>Den ersten Wert des zweiten Teils angeben.</translation>
    </message>
    <message>
        <source>The first line has no column &quot;%1&quot;.</source>
        <translation>Die erste Zeile hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>The first line names the columns; without it, a value would be read as a name.</source>
        <translation>Die erste Zeile benennt die Spalten; ohne sie würde ein Wert als Name gelesen.</translation>
    </message>
    <message>
        <source>Add the line with the names, or name the column with --columns.</source>
        <translation>Die Zeile mit den Namen hinzufügen oder die Spalte mit --columns angeben.</translation>
    </message>
    <message>
        <source>The row has %1 fields; expected %2.</source>
        <translation>Felder in der Zeile: %1; erwartet: %2.</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>Die Zeile berichtigen.</translation>
    </message>
    <message>
        <source>A value has one entry.</source>
        <translation>Ein Wert hat genau einen Eintrag.</translation>
    </message>
    <message>
        <source>Remove one of the rows.</source>
        <translation>Eine der Zeilen entfernen.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;, which is not a date; it is left out.</source>
        <translation>Spalte „%1“ enthält „%2“; das ist kein Datum und wird weggelassen.</translation>
    </message>
    <message>
        <source>Dates are compared, so they have the form YYYY-MM-DD.</source>
        <translation>Daten werden verglichen und haben daher die Form YYYY-MM-DD.</translation>
    </message>
    <message>
        <source>Write the date in this form.</source>
        <translation>Das Datum in dieser Form schreiben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains a date: the entry is read as temporary until %2.</source>
        <translation>„%1“ enthält ein Datum: Der Eintrag wird als befristet bis %2 gelesen.</translation>
    </message>
    <message>
        <source>Move the date into a column of its own.</source>
        <translation>Das Datum in eine eigene Spalte verschieben.</translation>
    </message>
    <message>
        <source>%1 and %2 are reserved for the same holder, with nothing between them: they may be the ends of a block.</source>
        <translation>%1 und %2 sind für denselben Inhaber reserviert, und dazwischen liegt nichts: Sie könnten Anfang und Ende eines Blocks sein.</translation>
    </message>
    <message>
        <source>Entries that only mark the ends of a block leave the numbers between them free.</source>
        <translation>Einträge, die nur Anfang und Ende eines Blocks angeben, lassen die Nummern dazwischen frei.</translation>
    </message>
    <message>
        <source>If they are, list the block in one row with &quot;to&quot;.</source>
        <translation>Falls ja, den Block in einer einzigen Zeile mit „to“ aufführen.</translation>
    </message>
    <message>
        <source>The date of %1, %2, is in the past.</source>
        <translation>Das Datum von %1, %2, liegt in der Vergangenheit.</translation>
    </message>
    <message>
        <source>A reservation or temporary assignment ends on its date.</source>
        <translation>Eine Reservierung oder befristete Zuweisung endet an ihrem Datum.</translation>
    </message>
    <message>
        <source>Choose a later date, or withdraw the entry.</source>
        <translation>Ein späteres Datum wählen oder den Eintrag zurückziehen.</translation>
    </message>
    <message>
        <source>Use a new identifier for a new request.</source>
        <translation>Für einen neuen Antrag eine neue Kennung verwenden.</translation>
    </message>
    <message>
        <source>The policy &quot;%1&quot; names Expert Review twice.</source>
        <translation>Die Richtlinie „%1“ nennt Expert Review zweimal.</translation>
    </message>
    <message>
        <source>Specification Required includes Expert Review.</source>
        <translation>Specification Required schließt Expert Review ein.</translation>
    </message>
    <message>
        <source>Write &quot;Specification Required&quot;.</source>
        <translation>„Specification Required“ schreiben.</translation>
    </message>
    <message>
        <source>The policy &quot;%1&quot; has no instructions for the expert.</source>
        <translation>Die Richtlinie „%1“ enthält keine Anweisungen für den Experten.</translation>
    </message>
    <message>
        <source>A policy with an expert needs guidance on what the expert must check.</source>
        <translation>Eine Richtlinie mit einem Experten muss angeben, was der Experte zu prüfen hat.</translation>
    </message>
    <message>
        <source>Add what the expert must check.</source>
        <translation>Ergänzen, was der Experte prüfen muss.</translation>
    </message>
    <message>
        <source>%1 is not free: %2 is taken (%3).</source>
        <translation>%1 ist nicht frei: %2 ist vergeben (%3).</translation>
    </message>
    <message>
        <source>%1 was held before: %2 (%3).</source>
        <translation>%1 hatte schon einen Inhaber: %2 (%3).</translation>
    </message>
    <message>
        <source>No single range contains %1.</source>
        <translation>Kein einzelner Bereich enthält %1.</translation>
    </message>
    <message>
        <source>Range &quot;%2&quot; contains too few free numbers in a row; expected %1.</source>
        <translation>Der Bereich „%2“ enthält zu wenige freie Nummern in Folge; erwartet: %1.</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; does not contain an open range of numbers.</source>
        <translation>Das Unterregister „%1“ enthält keinen offenen Nummernbereich.</translation>
    </message>
    <message>
        <source>The next numbers are in an open range.</source>
        <translation>Die nächsten Nummern liegen in einem offenen Bereich.</translation>
    </message>
    <message>
        <source>Name the value, or add an open range.</source>
        <translation>Den Wert angeben oder einen offenen Bereich hinzufügen.</translation>
    </message>
    <message>
        <source>The first line has column &quot;%1&quot; twice.</source>
        <translation>Die erste Zeile enthält die Spalte „%1“ zweimal.</translation>
    </message>
    <message>
        <source>Only one of the columns could be read.</source>
        <translation>Nur eine der Spalten könnte gelesen werden.</translation>
    </message>
    <message>
        <source>Rename or remove one of the columns.</source>
        <translation>Eine der Spalten umbenennen oder entfernen.</translation>
    </message>
    <message>
        <source>%1 has the holder &quot;%2&quot;; the row names &quot;%3&quot;.</source>
        <translation>%1 hat den Inhaber „%2“; die Zeile nennt „%3“.</translation>
    </message>
    <message>
        <source>An import does not change who has a value.</source>
        <translation>Ein Import ändert nicht, wer einen Wert hat.</translation>
    </message>
    <message>
        <source>%1 is %2, but the row has no holder.</source>
        <translation>%1 hat den Status %2, aber die Zeile hat keinen Inhaber.</translation>
    </message>
    <message>
        <source>An assigned value has a holder.</source>
        <translation>Ein zugewiesener Wert hat einen Inhaber.</translation>
    </message>
    <message>
        <source>Add the holder. If the list names no holders, remove the column.</source>
        <translation>Den Inhaber hinzufügen. Falls die Liste keine Inhaber nennt, die Spalte entfernen.</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was granted, but %2 changed afterward: %3, %4.</source>
        <translation>Dem Antrag „%1“ wurde stattgegeben, aber %2 hat sich danach geändert: %3, %4.</translation>
    </message>
    <message>
        <source>A change is recorded when it takes effect, not before.</source>
        <translation>Eine Änderung wird eingetragen, wenn sie wirksam wird, nicht vorher.</translation>
    </message>
    <message>
        <source>Use the date of today or an earlier one.</source>
        <translation>Das heutige oder ein früheres Datum verwenden.</translation>
    </message>
    <message>
        <source>The date %1 is before the latest change of %2, %3.</source>
        <translation>Das Datum %1 liegt vor der letzten Änderung von %2, %3.</translation>
    </message>
    <message>
        <source>The changes of a value are recorded in the order of their dates.</source>
        <translation>Die Änderungen eines Wertes werden in der Reihenfolge ihrer Daten eingetragen.</translation>
    </message>
    <message>
        <source>Use the date of the latest change or a later one.</source>
        <translation>Das Datum der letzten Änderung oder ein späteres verwenden.</translation>
    </message>
    <message>
        <source>%1 cannot supersede itself.</source>
        <translation>%1 kann nicht sich selbst ersetzen.</translation>
    </message>
    <message>
        <source>A deprecated value names another value to use instead.</source>
        <translation>Ein nicht mehr empfohlener Wert nennt einen anderen Wert, der stattdessen zu verwenden ist.</translation>
    </message>
    <message>
        <source>Name another value.</source>
        <translation>Einen anderen Wert angeben.</translation>
    </message>
    <message>
        <source>The version and the variant of a UUID are at fixed places. Other values are reserved, and often a sign of a typing error.</source>
        <translation>Version und Variante einer UUID stehen an festen Stellen. Andere Werte sind reserviert und oft ein Zeichen für einen Tippfehler.</translation>
    </message>
    <message>
        <source>Compare the name with its source. Create new UUIDs with a library.</source>
        <translation>Den Namen mit seiner Quelle vergleichen. Neue UUIDs mit einer Bibliothek erzeugen.</translation>
    </message>
    <message>
        <source>The requested member occurs twice in the line; the second one is at column %1.</source>
        <translation>Das verlangte Element kommt in der Zeile zweimal vor; das zweite steht in Spalte %1.</translation>
    </message>
    <message>
        <source>Programs disagree on which of two members with the same name counts (RFC 8259, section 4), so none of them is checked.</source>
        <translation>Programme sind sich nicht einig, welches von zwei Elementen gleichen Namens zählt (RFC 8259 Abschnitt 4); deshalb wird keines davon geprüft.</translation>
    </message>
    <message>
        <source>Remove one of the members, or rename it.</source>
        <translation>Eines der Elemente entfernen oder umbenennen.</translation>
    </message>
    <message>
        <source>The line is not exactly one JSON object: unexpected text or end at column %1.</source>
        <translation>Die Zeile ist nicht genau ein JSON-Objekt: unerwarteter Text oder unerwartetes Ende in Spalte %1.</translation>
    </message>
    <message>
        <source>In JSON Lines, each line is one object. A line that is cut off, or that continues after the object, may contain other URNs.</source>
        <translation>In JSON Lines ist jede Zeile ein Objekt. Eine Zeile, die abgeschnitten ist oder nach dem Objekt weitergeht, kann weitere URNs enthalten.</translation>
    </message>
    <message>
        <source>Put each object on a line of its own, and complete lines that are cut off.</source>
        <translation>Jedes Objekt in eine eigene Zeile schreiben und abgeschnittene Zeilen vervollständigen.</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; is new and is added with its history.</source>
        <translation>Das Unterregister „%1“ ist neu und wird mit seinem Verlauf hinzugefügt.</translation>
    </message>
    <message>
        <source>The namespace here has no subregistry of this name.</source>
        <translation>Der Namensraum hat hier kein Unterregister dieses Namens.</translation>
    </message>
    <message>
        <source>An import never overwrites a subregistry with its history.</source>
        <translation>Ein Import überschreibt nie ein Unterregister mit seinem Verlauf.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in subregistry &quot;%2&quot; (%3 entries, %4); nearest: %5.</source>
        <translation>„%1“ steht nicht im Unterregister „%2“ (Einträge: %3, %4); am nächsten: %5.</translation>
    </message>
    <message>
        <source>%1 is deprecated in &quot;%2&quot;.</source>
        <translation>%1 wird in „%2“ nicht mehr empfohlen.</translation>
    </message>
    <message>
        <source>A deprecated value is still valid, but not for new uses.</source>
        <translation>Ein nicht mehr empfohlener Wert ist weiterhin gültig, aber nicht für neue Verwendungen.</translation>
    </message>
    <message>
        <source>Use the value that supersedes it.</source>
        <translation>Den Wert verwenden, der ihn ersetzt.</translation>
    </message>
    <message>
        <source>%1 is retired in &quot;%2&quot;.</source>
        <translation>%1 ist in „%2“ stillgelegt.</translation>
    </message>
    <message>
        <source>%1 is withdrawn in &quot;%2&quot;.</source>
        <translation>%1 ist in „%2“ zurückgezogen.</translation>
    </message>
    <message>
        <source>Values are assigned only in open ranges, and a reserved value is not yet in use.</source>
        <translation>Werte werden nur in offenen Bereichen vergeben, und ein reservierter Wert ist noch nicht in Gebrauch.</translation>
    </message>
    <message>
        <source>%1 cannot be merged: it is not two or more entries without gaps.</source>
        <translation>%1 kann nicht zusammengeführt werden: Es sind nicht mindestens zwei Einträge ohne Lücken.</translation>
    </message>
    <message>
        <source>A merged block has only numbers that its holder already has.</source>
        <translation>Ein zusammengeführter Block enthält nur Nummern, die sein Inhaber schon hat.</translation>
    </message>
    <message>
        <source>Name a block that begins and ends with an entry.</source>
        <translation>Einen Block angeben, der mit einem Eintrag beginnt und endet.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be merged: they differ in %3.</source>
        <translation>%1 und %2 können nicht zusammengeführt werden: Sie unterscheiden sich in %3.</translation>
    </message>
    <message>
        <source>One entry has one state, one holder, and one end.</source>
        <translation>Ein Eintrag hat einen Status, einen Inhaber und ein Ende.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no place in a subregistry and is left out.</source>
        <translation>„%1“ hat in einem Unterregister keinen Platz und wird ausgelassen.</translation>
    </message>
    <message>
        <source>Copy what matters into a note or the policy.</source>
        <translation>Wichtiges in eine Anmerkung oder in die Richtlinie kopieren.</translation>
    </message>
    <message>
        <source>Compare your change with the other one, then repeat it.</source>
        <translation>Die eigene Änderung mit der anderen vergleichen, dann wiederholen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a policy of RFC 8126; expected &quot;%2&quot;.</source>
        <translation>„%1“ ist keine Richtlinie aus RFC 8126; erwartet: „%2“.</translation>
    </message>
    <message>
        <source>Readers and IANA know ten policies by their exact names.</source>
        <translation>Leser und IANA kennen zehn Richtlinien unter ihren genauen Namen.</translation>
    </message>
    <message>
        <source>Use a name from RFC 8126, section 4.</source>
        <translation>Einen Namen aus RFC 8126 Abschnitt 4 verwenden.</translation>
    </message>
    <message>
        <source>The numbers that are assigned by &quot;%1&quot; have no upper bound.</source>
        <translation>Die Nummern, die nach „%1“ vergeben werden, haben keine Obergrenze.</translation>
    </message>
    <message>
        <source>A registry of numbers states its smallest and largest number, so that everybody knows what can still be assigned.</source>
        <translation>Ein Register von Nummern gibt seine kleinste und größte Nummer an, damit alle wissen, was noch vergeben werden kann.</translation>
    </message>
    <message>
        <source>State the largest number, or that there is none.</source>
        <translation>Die größte Nummer angeben oder dass es keine gibt.</translation>
    </message>
    <message>
        <source>The policy &quot;%1&quot; does not say who may change an entry.</source>
        <translation>Die Richtlinie „%1“ sagt nicht, wer einen Eintrag ändern darf.</translation>
    </message>
    <message>
        <source>Entries that anybody can request have a change controller.</source>
        <translation>Einträge, die jeder beantragen kann, haben einen Änderungsverantwortlichen (change controller).</translation>
    </message>
    <message>
        <source>Add a change controller to the fields of an entry.</source>
        <translation>Den Feldern eines Eintrags einen Änderungsverantwortlichen (change controller) hinzufügen.</translation>
    </message>
    <message>
        <source>An NSS cannot contain %1; %3.</source>
        <translation>In einem NSS ist %1 nicht erlaubt; %3.</translation>
    </message>
    <message>
        <source>Under RFC 2141, a URN cannot contain %1; %3.</source>
        <translation>Nach RFC 2141 ist %1 in einer URN nicht erlaubt; %3.</translation>
    </message>
    <message>
        <source>An r-component cannot contain %1; %3.</source>
        <translation>In einer r-Komponente ist %1 nicht erlaubt; %3.</translation>
    </message>
    <message>
        <source>Percent-encode the character, or remove it.</source>
        <translation>Das Zeichen prozentkodieren oder entfernen.</translation>
    </message>
    <message>
        <source>A q-component cannot contain %1; %3.</source>
        <translation>In einer q-Komponente ist %1 nicht erlaubt; %3.</translation>
    </message>
    <message>
        <source>An f-component cannot contain %1; %3.</source>
        <translation>In einer f-Komponente ist %1 nicht erlaubt; %3.</translation>
    </message>
    <message>
        <source>percent-encode it as %1</source>
        <translation>als %1 prozentkodieren</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>convert the text to UTF-8</source>
        <translation>den Text in UTF-8 umwandeln</translation>
    </message>
    <message>
        <source>write one URN per line</source>
        <translation>eine URN pro Zeile schreiben</translation>
    </message>
    <message>
        <source>In &quot;%2&quot;, %1 is %3.</source>
        <translation>In &quot;%2&quot; ist %1 %3.</translation>
    </message>
    <message>
        <source>The list has no entries.</source>
        <translation>Die Liste hat keine Einträge.</translation>
    </message>
    <message>
        <source>Get the list again.</source>
        <translation>Holen Sie die Liste noch einmal.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Range &quot;%2&quot; is for %3; the request is from &quot;%1&quot;.</source>
        <translation>Der Bereich „%2“ ist für %3; der Antrag kommt von „%1“.</translation>
    </message>
    <message>
        <source>A range may be for certain kinds of askers, or for certain holders only.</source>
        <translation>Ein Bereich kann bestimmten Arten von Antragstellern oder bestimmten Inhabern vorbehalten sein.</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was already answered with %2.</source>
        <translation>Der Antrag „%1“ wurde schon mit %2 beantwortet.</translation>
    </message>
    <message>
        <source>The text contains %1.</source>
        <translation>Der Text enthält %1.</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>ein Tabulatorzeichen</translation>
    </message>
    <message>
        <source>a line feed</source>
        <translation>ein Zeilenvorschubzeichen</translation>
    </message>
    <message>
        <source>a carriage return</source>
        <translation>ein Wagenrücklaufzeichen</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>ein Leerzeichen</translation>
    </message>
    <message>
        <source>a no-break space</source>
        <translation>ein geschütztes Leerzeichen</translation>
    </message>
    <message>
        <source>a soft hyphen</source>
        <translation>ein weiches Trennzeichen</translation>
    </message>
    <message>
        <source>a zero-width space</source>
        <translation>ein Leerzeichen ohne Breite</translation>
    </message>
    <message>
        <source>an en dash</source>
        <translation>das Zeichen Halbgeviertstrich</translation>
    </message>
    <message>
        <source>an em dash</source>
        <translation>das Zeichen Geviertstrich</translation>
    </message>
    <message>
        <source>Give the reason: with --note, or in the dialog.</source>
        <translation>Die Begründung angeben: mit --note oder im Dialog.</translation>
    </message>
    <message>
        <source>Only dates in a column of their own are compared with today.</source>
        <translation>Nur Daten in einer eigenen Spalte werden mit heute verglichen.</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was refused on %2: %3.</source>
        <translation>Der Antrag „%1“ wurde am %2 abgelehnt: %3.</translation>
    </message>
    <message>
        <source>An import can grant what was refused before.</source>
        <translation>Ein Import kann bewilligen, was vorher abgelehnt wurde.</translation>
    </message>
    <message>
        <source>Each request is answered once, however often it is sent.</source>
        <translation>Jeder Antrag wird einmal beantwortet, gleich wie oft er gesendet wird.</translation>
    </message>
    <message>
        <source>remove or replace it; the syntax rule rejects %1, too</source>
        <translation>entfernen oder ersetzen; die Syntaxregel lehnt auch %1 ab</translation>
    </message>
    <message>
        <source>Percent-encode the character if the namespace allows that, or remove it.</source>
        <translation>Das Zeichen prozentkodieren, wenn der Namensraum das erlaubt, oder entfernen.</translation>
    </message>
    <message>
        <source>%1 is taken (%3).</source>
        <translation>%1 ist vergeben (%3).</translation>
    </message>
    <message>
        <source>%1 was held before (%3).</source>
        <translation>%1 hatte schon einen Inhaber (%3).</translation>
    </message>
    <message>
        <source>The text refers to section %1 but does not name its document.</source>
        <translation>Der Text verweist auf Abschnitt %1, nennt aber nicht dessen Dokument.</translation>
    </message>
    <message>
        <source>percent-encode it as %1 if the namespace allows that</source>
        <translation>als %1 prozentkodieren, wenn der Namensraum das erlaubt</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Meinten Sie „%1“?</translation>
    </message>
    <message>
        <source>Remove or replace the character; the syntax rule rejects %1, too.</source>
        <translation>Das Zeichen entfernen oder ersetzen; die Syntaxregel lehnt auch %1 ab.</translation>
    </message>
    <message>
        <source>%1 (%2 may occur at most %3 times here)</source>
        <translation>%1 (höchstens %3-mal ist hier erlaubt: %2)</translation>
    </message>
    <message>
        <source>The text does not begin with &quot;urn:&quot;.</source>
        <translation>Der Text beginnt nicht mit „urn:“.</translation>
    </message>
    <message>
        <source>The NID contains a character that is not allowed there.</source>
        <translation>Die NID enthält ein Zeichen, das dort nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>The NSS contains a character that is not allowed there.</source>
        <translation>Der NSS enthält ein Zeichen, das dort nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>The URN contains a character that RFC 2141 excludes.</source>
        <translation>Die URN enthält ein Zeichen, das RFC 2141 ausschließt.</translation>
    </message>
    <message>
        <source>The r-component starts with a character that is not allowed there.</source>
        <translation>Die r-Komponente beginnt mit einem Zeichen, das dort nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>The r-component contains a character that is not allowed there.</source>
        <translation>Die r-Komponente enthält ein Zeichen, das dort nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>The q-component starts with a character that is not allowed there.</source>
        <translation>Die q-Komponente beginnt mit einem Zeichen, das dort nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>The q-component contains a character that is not allowed there.</source>
        <translation>Die q-Komponente enthält ein Zeichen, das dort nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>The f-component contains a character that is not allowed there.</source>
        <translation>Die f-Komponente enthält ein Zeichen, das dort nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>The NID is not in the registry.</source>
        <translation>Die NID ist nicht im Register.</translation>
    </message>
    <message>
        <source>The NID can never be registered.</source>
        <translation>Die NID kann nie registriert werden.</translation>
    </message>
    <message>
        <source>The URN belongs to another namespace.</source>
        <translation>Die URN gehört zu einem anderen Namensraum.</translation>
    </message>
    <message>
        <source>The registration of the namespace was withdrawn.</source>
        <translation>Die Registrierung des Namensraums wurde zurückgezogen.</translation>
    </message>
    <message>
        <source>The namespace is missing from IANA&apos;s list.</source>
        <translation>Der Namensraum fehlt in der Liste der IANA.</translation>
    </message>
    <message>
        <source>The syntax rule of the namespace rejects the URN.</source>
        <translation>Die Syntaxregel des Namensraums lehnt die URN ab.</translation>
    </message>
    <message>
        <source>Only the rule of an earlier version accepts the URN.</source>
        <translation>Nur die Regel einer früheren Version nimmt die URN an.</translation>
    </message>
    <message>
        <source>The check digit is wrong.</source>
        <translation>Die Prüfziffer ist falsch.</translation>
    </message>
    <message>
        <source>The version or the variant of the UUID is not a known one.</source>
        <translation>Die Version oder die Variante der UUID ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The namespace has no syntax rule yet, so only the syntax was checked.</source>
        <translation>Der Namensraum hat noch keine Syntaxregel; nur die Syntax wurde geprüft.</translation>
    </message>
    <message>
        <source>A rule set accepts the URN.</source>
        <translation>Ein Regelsatz nimmt die URN an.</translation>
    </message>
    <message>
        <source>A rule set rejects the URN.</source>
        <translation>Ein Regelsatz lehnt die URN ab.</translation>
    </message>
    <message>
        <source>The check reached a limit before it had a result.</source>
        <translation>Die Prüfung hat eine Grenze erreicht, bevor ein Ergebnis feststand.</translation>
    </message>
    <message>
        <source>The requested member occurs twice in the line.</source>
        <translation>Das verlangte Feld ist zweimal in der Zeile.</translation>
    </message>
    <message>
        <source>The line is not exactly one JSON object.</source>
        <translation>Die Zeile ist nicht genau ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>A quotation mark of the row is never closed.</source>
        <translation>Ein Anführungszeichen der Zeile wird nie geschlossen.</translation>
    </message>
    <message>
        <source>The URN is a duplicate.</source>
        <translation>Die URN ist eine Dublette.</translation>
    </message>
    <message>
        <source>A value in the URN is not in its subregistry.</source>
        <translation>Ein Wert in der URN ist nicht in seinem Unterregister.</translation>
    </message>
    <message>
        <source>A value in the URN is in another range than its label.</source>
        <translation>Ein Wert in der URN ist in einem anderen Bereich als seine Kennung.</translation>
    </message>
    <message>
        <source>A value in the URN is not in a single range.</source>
        <translation>Ein Wert in der URN ist nicht in einem einzigen Bereich.</translation>
    </message>
    <message>
        <source>A value in the URN is not assigned but reserved.</source>
        <translation>Ein Wert in der URN ist nicht vergeben, sondern reserviert.</translation>
    </message>
    <message>
        <source>A value in the URN is deprecated.</source>
        <translation>Ein Wert in der URN wird nicht mehr empfohlen.</translation>
    </message>
    <message>
        <source>A value in the URN has expired.</source>
        <translation>Ein Wert in der URN ist abgelaufen.</translation>
    </message>
    <message>
        <source>A value in the URN is retired.</source>
        <translation>Ein Wert in der URN ist stillgelegt.</translation>
    </message>
    <message>
        <source>A value in the URN is withdrawn.</source>
        <translation>Ein Wert in der URN ist zurückgezogen.</translation>
    </message>
    <message>
        <source>The rule %1 cannot be used: it is missing, has an error, or refers to an undefined rule.</source>
        <translation>Mit der Regel „%1“ lässt sich nichts prüfen: Sie fehlt, ließ sich nicht lesen oder verweist auf eine Regel, die nicht definiert ist.</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; already exists here with other content; it is not imported.</source>
        <translation>Das Unterregister „%1“ ist hier schon vorhanden und weicht ab; es wird nicht importiert.</translation>
    </message>
    <message>
        <source>Compare and apply single entries with nidus-cli refresh.</source>
        <translation>Mit nidus-cli refresh vergleichen und einzelne Einträge übernehmen.</translation>
    </message>
    <message>
        <source>URNs cannot be checked with a grammar that has errors.</source>
        <translation>Mit einer fehlerhaften Grammatik lassen sich keine URNs prüfen.</translation>
    </message>
    <message>
        <source>The grammar of the syntax rule cannot be used; line %1: %2</source>
        <translation>Mit der Grammatik der Syntaxregel lässt sich nichts prüfen; Zeile %1: %2</translation>
    </message>
    <message>
        <source>Correct the text, or accept both cases, for example with ALPHA.</source>
        <translation>Den Text korrigieren oder Groß- und Kleinbuchstaben akzeptieren, etwa mit ALPHA.</translation>
    </message>
    <message>
        <source>The ends of &quot;%1&quot; are in the wrong order; expected %2.</source>
        <translation>Anfang und Ende von „%1“ sind vertauscht; erwartet: %2.</translation>
    </message>
    <message>
        <source>Swap the ends, or correct the one that is mistyped.</source>
        <translation>Anfang und Ende tauschen oder die falsch eingegebene Nummer berichtigen.</translation>
    </message>
    <message>
        <source>Range &quot;%2&quot; allows at most %3 numbers in a block; requested: %1.</source>
        <translation>Der Bereich „%2“ erlaubt höchstens %3 Nummern je Block; beantragt: %1.</translation>
    </message>
    <message>
        <source>The limit keeps numbers available for other holders.</source>
        <translation>Die Grenze lässt Nummern für andere Inhaber übrig.</translation>
    </message>
    <message>
        <source>%2 cannot be split at %1; expected a value in it after the first one.</source>
        <translation>%1 liegt nicht in %2 hinter dem ersten Wert, daher kann dort nichts geteilt werden.</translation>
    </message>
    <message>
        <source>Make them equal first, for example with subregistry transfer.</source>
        <translation>Die Einträge zuerst angleichen, etwa mit subregistry transfer.</translation>
    </message>
    <message>
        <source>IANA&apos;s registries have more elements than a subregistry.</source>
        <translation>Register von IANA haben mehr Elemente als ein Unterregister.</translation>
    </message>
    <message>
        <source>In a row with too few or too many fields, values are in the wrong columns.</source>
        <translation>In einer Zeile mit zu wenigen oder zu vielen Feldern stehen Werte in anderen Spalten.</translation>
    </message>
    <message>
        <source>Correct the row, or use &quot;subregistry transfer&quot;; if only the name of the holder changed, use &quot;subregistry edit&quot;.</source>
        <translation>Berichtigen Sie die Zeile, oder verwenden Sie „subregistry transfer“; hat der Inhaber nur einen anderen Namen, verwenden Sie „subregistry edit“.</translation>
    </message>
    <message>
        <source>Check whether the request should be granted now.</source>
        <translation>Stellen Sie sicher, dass dem Antrag jetzt stattgegeben wird.</translation>
    </message>
    <message>
        <source>A file that is cut off or still being written may have none; applying it would end every entry from the list.</source>
        <translation>Eine abgeschnittene oder noch nicht fertig geschriebene Datei hat vielleicht keine; ihre Übernahme würde jeden Eintrag aus der Liste beenden.</translation>
    </message>
    <message>
        <source>An answer is repeated only while the holder still has the values.</source>
        <translation>Ein Antrag wird nur so lange erneut beantwortet, wie sein Inhaber die Werte noch hat.</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime: %2 by %3, %4.</source>
        <translation>%1 wurde inzwischen geändert: %2 von %3, %4.</translation>
    </message>
    <message>
        <source>A change that you have not seen is never overwritten.</source>
        <translation>Niemand überschreibt eine Änderung, die er nicht gesehen hat.</translation>
    </message>
    <message>
        <source>Reviewers compare a request with the template of RFC 8141 field by field, and can miss a field in another place.</source>
        <translation>Gutachter vergleichen einen Antrag Feld für Feld mit der Vorlage der RFC 8141 und übersehen ein Feld an anderer Stelle.</translation>
    </message>
    <message>
        <source>Remove the text before &quot;urn:&quot;.</source>
        <translation>Entfernen Sie den Text vor „urn:“.</translation>
    </message>
    <message>
        <source>Write the whole URN, with &quot;urn:&quot; and the NID.</source>
        <translation>Schreiben Sie die ganze URN, mit „urn:“ und dem NID.</translation>
    </message>
    <message>
        <source>Answered %1: %2</source>
        <translation>Mit %1 beantwortet: %2</translation>
    </message>
    <message>
        <source>A reviewer&apos;s answer speaks against the namespace, and a registration is permanent. The step needs a reason, which the history records.</source>
        <translation>Die Antwort eines Gutachters spricht gegen den Namensraum, und eine Registrierung ist dauerhaft. Der Schritt braucht eine Begründung, die die Historie festhält.</translation>
    </message>
    <message>
        <source>Return the template to draft, withdraw the answer if it no longer applies, or give the reason.</source>
        <translation>Geben Sie die Vorlage als Entwurf zurück, ziehen Sie die Antwort zurück, wenn sie nicht mehr gilt, oder geben Sie die Begründung an.</translation>
    </message>
    <message>
        <source>Can the organization maintain the namespace for a long time?</source>
        <translation>Kann die Organisation den Namensraum lange pflegen?</translation>
    </message>
    <message>
        <source>No role address is given; &quot;%1&quot; may belong to one person.</source>
        <translation>Es ist keine Funktionsadresse angegeben; „%1“ gehört vielleicht einer einzelnen Person.</translation>
    </message>
    <message>
        <source>Choose a range for this asker, or name the kind of asker in the field or column asker, or with --asker.</source>
        <translation>Wählen Sie einen Bereich für diesen Antragsteller, oder nennen Sie die Art des Antragstellers: im Feld oder in der Spalte „asker“ oder mit --asker.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;; it is read as &quot;%3&quot;.</source>
        <translation>Die Spalte „%1“ enthält „%2“; gelesen wird „%3“.</translation>
    </message>
    <message>
        <source>Characters that cannot be seen, line ends, and spaces around a text are not part of it.</source>
        <translation>Unsichtbare Zeichen, Zeilenenden und Leerzeichen um einen Text gehören nicht dazu.</translation>
    </message>
    <message>
        <source>Check whether the text is right without these characters.</source>
        <translation>Prüfen, ob der Text ohne diese Zeichen richtig ist.</translation>
    </message>
    <message>
        <source>This is the list %1; expected %2. Nothing was applied.</source>
        <translation>Das ist die Liste %1; erwartet wurde %2. Nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>Another list would replace the holders of all values that both have.</source>
        <translation>Eine andere Liste würde die Inhaber aller Werte ersetzen, die beide haben.</translation>
    </message>
    <message>
        <source>Get the expected list. If this one is right, use refresh --accept-other.</source>
        <translation>Die erwartete Liste holen. Ist diese die richtige, refresh --accept-other verwenden.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; contains %3, which cannot be seen or is lost in a table.</source>
        <translation>%1: „%2“ enthält %3; das ist nicht zu sehen oder geht in einer Tabelle verloren.</translation>
    </message>
    <message>
        <source>Two values that look the same cannot be distinguished, and an exported list must have the same values when it is imported again.</source>
        <translation>Zwei Werte, die gleich aussehen, lassen sich nicht unterscheiden, und eine exportierte Liste muss nach dem Import dieselben Werte haben.</translation>
    </message>
    <message>
        <source>Remove the character.</source>
        <translation>Das Zeichen entfernen.</translation>
    </message>
    <message>
        <source>Today is %1 by the clock of this computer, but the latest change of the list is of %2: that date was recorded.</source>
        <translation>Nach der Uhr dieses Computers ist heute der %1, aber die neueste Änderung der Liste ist vom %2: Dieses Datum wurde eingetragen.</translation>
    </message>
    <message>
        <source>A clock that was set back would put a change before the changes that it follows.</source>
        <translation>Eine zurückgestellte Uhr würde eine Änderung vor die Änderungen setzen, auf die sie folgt.</translation>
    </message>
    <message>
        <source>Check the clock of this computer.</source>
        <translation>Die Uhr dieses Computers prüfen.</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; names the rule &quot;%2&quot;, which the grammar of &quot;%3&quot; lacks, so no URN can be checked.</source>
        <translation>Das Unterregister „%1“ nennt die Regel „%2“, die der Grammatik von „%3“ fehlt; darum kann kein URN geprüft werden.</translation>
    </message>
    <message>
        <source>The rule shows where a URN has a value of the subregistry.</source>
        <translation>Die Regel zeigt, wo ein URN einen Wert des Unterregisters hat.</translation>
    </message>
    <message>
        <source>Use &quot;subregistry change&quot; to name another rule, or add it to the grammar.</source>
        <translation>Nennen Sie mit „subregistry change“ eine andere Regel, oder fügen Sie sie der Grammatik hinzu.</translation>
    </message>
    <message>
        <source>Add the element; write literal text in quotation marks, or remove it.</source>
        <translation>Das Element hinzufügen; Text, der so dastehen soll, in Anführungszeichen schreiben oder entfernen.</translation>
    </message>
    <message>
        <source>Enter the web address of the ticket as the link.</source>
        <translation>Die Webadresse des Tickets als Link eingeben.</translation>
    </message>
    <message>
        <source>Correct the value, or assign it first if its range is open.</source>
        <translation>Den Wert berichtigen oder, falls sein Bereich offen ist, zuerst zuweisen.</translation>
    </message>
    <message>
        <source>Choose a free value in an open range.</source>
        <translation>Einen freien Wert in einem offenen Bereich wählen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not match the rule &quot;%2&quot; of the grammar.</source>
        <translation>„%1“ passt nicht auf die Regel „%2“ der Grammatik.</translation>
    </message>
    <message>
        <source>The grammar of the namespace decides which URNs are valid.</source>
        <translation>Die Grammatik des Namensraums entscheidet, welche URNs gültig sind.</translation>
    </message>
    <message>
        <source>Choose a value that matches the rule, or correct the rule.</source>
        <translation>Wählen Sie einen Wert, der auf die Regel passt, oder berichtigen Sie die Regel.</translation>
    </message>
    <message>
        <source>The URN &quot;%1&quot; is not valid: %2</source>
        <translation>Die URN „%1“ ist nicht gültig: %2</translation>
    </message>
    <message>
        <source>Choose another value, or correct the pattern of the URNs.</source>
        <translation>Wählen Sie einen anderen Wert, oder berichtigen Sie das Muster der URNs.</translation>
    </message>
    <message>
        <source>The grammar of &quot;%2&quot; rejects every URN of the pattern &quot;%1&quot;; it accepts, for example, &quot;%3&quot;.</source>
        <translation>Die Grammatik von „%2“ lehnt jede URN des Musters „%1“ ab; sie akzeptiert zum Beispiel „%3“.</translation>
    </message>
    <message>
        <source>Letters with such URNs would be wrong.</source>
        <translation>Schreiben mit solchen URNs wären falsch.</translation>
    </message>
    <message>
        <source>Correct the pattern with &quot;subregistry change --urn&quot;, or leave it empty.</source>
        <translation>Berichtigen Sie das Muster mit „subregistry change --urn“, oder lassen Sie es leer.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;, which may be %3 or %4. Such dates are left out; write them as YYYY-MM-DD.</source>
        <translation>Die Spalte „%1“ enthält „%2“; das kann %3 oder %4 sein. Solche Daten werden weggelassen; schreiben Sie sie als JJJJ-MM-TT.</translation>
    </message>
    <message>
        <source>No date of the column has a day after the 12th, which would show whether the day or the month is first.</source>
        <translation>Kein Datum der Spalte hat einen Tag nach dem 12.; ein solcher würde zeigen, ob der Tag oder der Monat zuerst steht.</translation>
    </message>
    <message>
        <source>Write the dates of the column as YYYY-MM-DD.</source>
        <translation>Schreiben Sie die Daten der Spalte als JJJJ-MM-TT.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known state; expected one of: %2.</source>
        <translation>„%1“ ist kein bekannter Status; erwartet wird einer von: %2.</translation>
    </message>
    <message>
        <source>The state decides whether checks accept the value.</source>
        <translation>Der Status entscheidet, ob Prüfungen den Wert akzeptieren.</translation>
    </message>
    <message>
        <source>Correct the word, or the row if it is shifted.</source>
        <translation>Berichtigen Sie das Wort oder, wenn sie verschoben ist, die Zeile.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is valid in the namespace as registered but not in this version.</source>
        <translation>„%1“ ist im registrierten Namensraum gültig, aber nicht in dieser Version.</translation>
    </message>
    <message>
        <source>The URN belongs to the namespace &quot;%1&quot;; expected &quot;%2&quot;.</source>
        <translation>Die URN gehört zum Namensraum „%1“; erwartet: „%2“.</translation>
    </message>
    <message>
        <source>Choose another value, or use the one that replaces it.</source>
        <translation>Einen anderen Wert wählen oder den verwenden, der ihn ersetzt.</translation>
    </message>
    <message>
        <source>%1 was held before in &quot;%2&quot;. It is released, but not free.</source>
        <translation>%1 hatte in „%2“ schon einen Inhaber. Der Wert ist zurückgegeben, aber nicht frei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written &quot;%3&quot; in subregistry &quot;%2&quot;.</source>
        <translation>„%1“ steht im Unterregister „%2“ als „%3“.</translation>
    </message>
    <message>
        <source>URNs whose numbers have different leading zeros are not equivalent (RFC 8141 3.1).</source>
        <translation>URNs, deren Nummern verschieden viele führende Nullen haben, sind nicht gleichwertig (RFC 8141 3.1).</translation>
    </message>
    <message>
        <source>Write the number as it is listed.</source>
        <translation>Die Nummer so schreiben, wie sie in der Liste steht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a row of the table.</source>
        <translation>„%1“ ist keine Zeile der Tabelle.</translation>
    </message>
    <message>
        <source>A title before the table has other cells than its rows.</source>
        <translation>Eine Überschrift vor der Tabelle hat andere Zellen als ihre Zeilen.</translation>
    </message>
    <message>
        <source>Remove the line, or ignore this note.</source>
        <translation>Die Zeile entfernen oder diesen Hinweis übergehen.</translation>
    </message>
    <message>
        <source>The registrant has no email, phone, or postal address; one of them is enough.</source>
        <translation>Im Feld „Registrant“ fehlen E-Mail-Adresse, Telefon und Postanschrift; eines davon genügt.</translation>
    </message>
    <message>
        <source>A value in the URN is released, but was held before.</source>
        <translation>Ein Wert in der URN ist zurückgegeben, hatte aber schon einen Inhaber.</translation>
    </message>
    <message>
        <source>A number in the URN has other leading zeros than in its subregistry.</source>
        <translation>Eine Nummer in der URN hat andere führende Nullen als im Unterregister.</translation>
    </message>
    <message>
        <source>Reviewers must also answer these questions (RFC 8141 section 5.1). Please write what you know about them:</source>
        <translation>Gutachter müssen auch diese Fragen beantworten (RFC 8141 Abschnitt 5.1). Bitte schreiben Sie, was Sie darüber wissen:</translation>
    </message>
    <message>
        <source>Write &quot;urn:%1:...&quot;, or delete this URN.</source>
        <translation>„urn:%1:...“ schreiben oder diese URN löschen.</translation>
    </message>
    <message>
        <source>Extend the rule, or correct or delete this URN.</source>
        <translation>Die Regel erweitern, oder diese URN korrigieren oder löschen.</translation>
    </message>
    <message>
        <source>The rule %1 is not defined; fixed text is written in quotation marks.</source>
        <translation>Die Regel „%1“ ist nicht definiert; fester Text steht in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A word without quotation marks is the name of a rule.</source>
        <translation>Ein Wort ohne Anführungszeichen ist der Name einer Regel.</translation>
    </message>
    <message>
        <source>Add quotation marks, or define a rule with this name.</source>
        <translation>Anführungszeichen ergänzen oder eine Regel mit diesem Namen definieren.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot;, not to &quot;%3&quot;.</source>
        <translation>%1 gehört zu „%2“, nicht zu „%3“.</translation>
    </message>
    <message>
        <source>Correct the value, or name the range that it belongs to; in a URN, its label.</source>
        <translation>Den Wert korrigieren, oder den Bereich angeben, zu dem er gehört; in einer URN dessen Kennzeichen.</translation>
    </message>
    <message>
        <source>%1 ends on %2, before its date %3.</source>
        <translation>%1 endet am %2, vor seinem Datum %3.</translation>
    </message>
    <message>
        <source>A holder has a value from its date until its end.</source>
        <translation>Ein Inhaber hat einen Wert von dessen Datum bis zu dessen Ende.</translation>
    </message>
    <message>
        <source>Correct one of the dates.</source>
        <translation>Eines der Daten berichtigen.</translation>
    </message>
    <message>
        <source>which standard the namespace is or will be part of</source>
        <translation>zu welchem Standard der Namensraum gehört oder gehören wird</translation>
    </message>
    <message>
        <source>The grammar rejects the example &quot;%1&quot; in the text: %2</source>
        <translation>Die Grammatik lehnt das Beispiel „%1“ im Text ab: %2</translation>
    </message>
    <message>
        <source>Line %2 already has %1, or a part of it.</source>
        <translation>Zeile %2 enthält bereits %1 oder einen Teil davon.</translation>
    </message>
    <message>
        <source>You are an author of this draft, as &quot;%1&quot;; give a reason to approve it yourself.</source>
        <translation>Sie sind Autor dieses Entwurfs, als „%1“; geben Sie eine Begründung an, um ihn selbst zu genehmigen.</translation>
    </message>
    <message>
        <source>Authors are all who own or owned a draft, or saved a change of it. Colleagues agreed on this rule of the registry. It is not a lock: anyone can change it, and the history records that.</source>
        <translation>Autoren sind alle, denen ein Entwurf gehört oder gehörte oder die eine Änderung daran gespeichert haben. Diese Regel des Registers haben Kollegen vereinbart. Sie ist keine Sperre: Alle können sie ändern, und der Verlauf hält das fest.</translation>
    </message>
    <message>
        <source>Nobody has approved this draft, and you are an author of it, as &quot;%1&quot;; give a reason to register it yourself.</source>
        <translation>Niemand hat diesen Entwurf genehmigt, und Sie sind sein Autor, als „%1“; geben Sie eine Begründung an, um ihn selbst zu registrieren.</translation>
    </message>
    <message>
        <source>You are an author of this draft, as &quot;%1&quot;; this registry requires somebody else to approve it.</source>
        <translation>Sie sind Autor dieses Entwurfs, als „%1“; in diesem Register muss jemand anderes ihn genehmigen.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Text, as mailed (RFC 8141 Appendix A)</source>
        <translation>Text, wie per E-Mail gesendet (RFC 8141 Anhang A)</translation>
    </message>
    <message>
        <source>XML, with everything</source>
        <translation>XML, mit allem</translation>
    </message>
    <message>
        <source>HTML page with diagrams</source>
        <translation>HTML-Seite mit Diagrammen</translation>
    </message>
    <message>
        <source>PDF for archives (PDF/A)</source>
        <translation>PDF für Archive (PDF/A)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Section of an Internet-Draft (kramdown-rfc)</source>
        <translation>Abschnitt eines Internet-Drafts (kramdown-rfc)</translation>
    </message>
    <message>
        <source>Section of an Internet-Draft (xml2rfc)</source>
        <translation>Abschnitt eines Internet-Drafts (xml2rfc)</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON, mit allem</translation>
    </message>
    <message>
        <source>Linked data (JSON-LD)</source>
        <translation>Linked Data (JSON-LD)</translation>
    </message>
    <message>
        <source>Table of the registry (CSV)</source>
        <translation>Tabelle des Registers (CSV)</translation>
    </message>
    <message>
        <source>Registry as IANA publishes it (XML)</source>
        <translation>Register, wie IANA es veröffentlicht (XML)</translation>
    </message>
    <message>
        <source>Record for IANA&apos;s registry (XML)</source>
        <translation>Datensatz für das Register von IANA (XML)</translation>
    </message>
    <message>
        <source>registration template of RFC 8141</source>
        <translation>Registrierungsvorlage nach RFC 8141</translation>
    </message>
    <message>
        <source>old registration template (RFC 2611, RFC 3406)</source>
        <translation>alte Registrierungsvorlage (RFC 2611, RFC 3406)</translation>
    </message>
    <message>
        <source>xml2rfc document</source>
        <translation>xml2rfc-Dokument</translation>
    </message>
    <message>
        <source>email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>registry XML</source>
        <translation>Register-XML</translation>
    </message>
    <message>
        <source>IANA&apos;s list of namespaces</source>
        <translation>Namensraumliste von IANA</translation>
    </message>
    <message>
        <source>registry JSON</source>
        <translation>Register-JSON</translation>
    </message>
    <message>
        <source>registry table</source>
        <translation>Registertabelle</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>&amp;XML</source>
        <translation>&amp;XML</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Tab-separated values</source>
        <translation>Tabulatorgetrennte Werte</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Kommagetrennte Werte</translation>
    </message>
    <message>
        <source>JSON, one object per line</source>
        <translation>JSON, ein Objekt pro Zeile</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>SARIF</source>
        <translation>SARIF</translation>
    </message>
    <message>
        <source>JUnit</source>
        <translation>JUnit</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML-Seite</translation>
    </message>
    <message>
        <source>Email with the request, ready to send</source>
        <translation>E-Mail mit dem Antrag, sendefertig</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>What belongs in a field is explained beside the form: choose %1.</source>
        <translation>Was in ein Feld gehört, wird neben dem Formular erklärt: %1 wählen.</translation>
    </message>
    <message>
        <source>Save the draft: choose %1. The earlier text remains in the history.</source>
        <translation>Den Entwurf speichern: %1 wählen. Der frühere Text bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>See what is missing before the draft can be submitted: choose %1.</source>
        <translation>Nachsehen, was noch fehlt, bevor der Entwurf eingereicht werden kann: %1 wählen.</translation>
    </message>
    <message>
        <source>Now check names: choose %1.</source>
        <translation>Jetzt Namen prüfen: %1 wählen.</translation>
    </message>
    <message>
        <source>Which version of the registration is this? The first one is 1.</source>
        <translation>Welche Version der Registrierung ist das? Die erste ist 1.</translation>
    </message>
    <message>
        <source>Which organization is responsible for the namespace?</source>
        <translation>Welche Organisation ist für den Namensraum verantwortlich?</translation>
    </message>
    <message>
        <source>Whom can others ask? Enter the name of a person or an office.</source>
        <translation>Wen können andere fragen? Den Namen einer Person oder Stelle eingeben.</translation>
    </message>
    <message>
        <source>What do the names identify, for whom, and who benefits from them?</source>
        <translation>Was bezeichnen die Namen, für wen, und wem nützen sie?</translation>
    </message>
    <message>
        <source>Who assigns names, and what ensures that no name is assigned twice?</source>
        <translation>Wer weist Namen zu, und was stellt sicher, dass kein Name zweimal zugewiesen wird?</translation>
    </message>
    <message>
        <source>What can go wrong: names that are confused, guessed, or say something private?</source>
        <translation>Was kann schiefgehen: Namen, die verwechselt oder erraten werden oder Privates verraten?</translation>
    </message>
    <message>
        <source>Can people look up what a name identifies, and where? If not, say so.</source>
        <translation>Lässt sich nachschlagen, was ein Name bezeichnet, und wo? Falls nicht, dies angeben.</translation>
    </message>
    <message>
        <source>Is there anything else that others need to know? If not, leave this empty.</source>
        <translation>Gibt es noch etwas, das andere wissen müssen? Falls nicht, das Feld leer lassen.</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Write a Registration</source>
        <translation>Registrierung verfassen</translation>
    </message>
    <message>
        <source>To add such a list, choose %1. You can cancel the dialog.</source>
        <translation>Um eine solche Liste anzulegen, %1 wählen. Der Dialog lässt sich abbrechen.</translation>
    </message>
    <message>
        <source>When the form is complete, let others review the draft: choose %1.</source>
        <translation>Wenn das Formular vollständig ist, den Entwurf von anderen begutachten lassen: %1 wählen.</translation>
    </message>
    <message>
        <source>Enter a namespace identifier (NID), for example museum-objects. If it has a mistake, the reason appears below it.</source>
        <translation>Eine Namensraumkennung (NID) eingeben, zum Beispiel museum-objects. Enthält sie einen Fehler, steht der Grund darunter.</translation>
    </message>
    <message>
        <source>Let this grammar decide which names are valid: press “%1”.</source>
        <translation>Diese Grammatik entscheiden lassen, welche Namen gültig sind: „%1“ drücken.</translation>
    </message>
    <message>
        <source>Who did what, and when, is on the tab “%1”. Open it.</source>
        <translation>Wer wann was getan hat, zeigt der Reiter „%1“. Öffnen Sie ihn.</translation>
    </message>
    <message>
        <source>The registry also records who holds which values of a namespace. Select isbn in the list, and open the tab “%1”.</source>
        <translation>Das Register hält auch fest, wem welche Werte eines Namensraums zugewiesen sind. In der Liste isbn auswählen und den Reiter „%1“ öffnen.</translation>
    </message>
    <message>
        <source>Press “%1”. Each line gets a verdict; select one to see the reason.</source>
        <translation>„%1“ drücken. Jede Zeile erhält ein Ergebnis; eine Zeile auswählen, um den Grund zu sehen.</translation>
    </message>
    <message>
        <source>Which namespace identifier (NID) will follow &quot;urn:&quot;? For example museum-objects.</source>
        <translation>Welche Namensraumkennung (NID) soll auf „urn:“ folgen? Zum Beispiel museum-objects.</translation>
    </message>
    <message>
        <source>Nothing that RFC 8141 requires is missing. Save the draft: choose %1.</source>
        <translation>Von dem, was RFC 8141 verlangt, fehlt nichts. Den Entwurf speichern: %1 wählen.</translation>
    </message>
    <message>
        <source>Start a draft: choose %1. This does not publish anything.</source>
        <translation>Einen Entwurf beginnen: %1 wählen. Damit wird nichts veröffentlicht.</translation>
    </message>
    <message>
        <source>On the tab Template, say in the field Syntax what a name looks like. For example, NSS = 1*9DIGIT means one to nine digits.</source>
        <translation>Geben Sie auf dem Reiter Vorlage im Feld Syntax an, wie ein Name aussieht. Zum Beispiel bedeutet NSS = 1*9DIGIT eine bis neun Ziffern.</translation>
    </message>
    <message>
        <source>Open the tab “%1”: it shows the text that others receive.</source>
        <translation>Den Reiter „%1“ öffnen: Das ist der Text, den andere erhalten.</translation>
    </message>
    <message>
        <source>Everything that waits for you is on one page: choose %1.</source>
        <translation>Was auf Sie wartet, steht auf einer eigenen Seite: %1 wählen.</translation>
    </message>
    <message>
        <source>You can find every action by a word: choose %1.</source>
        <translation>Alles, was Sie tun möchten, lässt sich über ein Wort finden: %1 wählen.</translation>
    </message>
    <message>
        <source>Can the names be confused with those of another system? If not, say why not.</source>
        <translation>Können die Namen mit denen eines anderen Systems verwechselt werden? Wenn nicht, schreiben Sie, warum nicht.</translation>
    </message>
    <message>
        <source>Where is this described permanently? Enter a web address or the title of a standard.</source>
        <translation>Wo ist das dauerhaft beschrieben? Eine Webadresse oder den Titel einer Norm eingeben.</translation>
    </message>
    <message>
        <source>What changed since the previous version? For a first registration, leave this empty.</source>
        <translation>Was hat sich seit der vorherigen Version geändert? Bei einer ersten Registrierung das Feld leer lassen.</translation>
    </message>
    <message>
        <source>What is the email address of this contact?</source>
        <translation>Wie lautet die E-Mail-Adresse dieses Kontakts?</translation>
    </message>
    <message>
        <source>How do you describe the form of the names to readers?</source>
        <translation>Wie beschreiben Sie Lesern die Form der Namen?</translation>
    </message>
    <message>
        <source>By which rule are names checked? For example, NSS = 1*9DIGIT means one to nine digits. F1 explains the notation. Below the rule, you can add names that it must accept or reject.</source>
        <translation>Nach welcher Regel werden Namen geprüft? NSS = 1*9DIGIT bedeutet zum Beispiel eine bis neun Ziffern. F1 erklärt die Schreibweise. Unter der Regel können Sie Namen hinzufügen, die sie annehmen oder ablehnen muss.</translation>
    </message>
    <message>
        <source>What is the date of the request? Enter year-month-day, such as 2026-11-25.</source>
        <translation>An welchem Tag beantragen Sie die Registrierung? Jahr-Monat-Tag eingeben, zum Beispiel 2026-11-25.</translation>
    </message>
</context>
<context>
    <name>ListTexts</name>
    <message>
        <source>Nobody has the value, and it can be assigned.</source>
        <translation>Niemand hat den Wert; er kann vergeben werden.</translation>
    </message>
    <message>
        <source>Somebody asked for the value; the decision is open.</source>
        <translation>Der Wert wurde beantragt; die Entscheidung steht noch aus.</translation>
    </message>
    <message>
        <source>The value is kept for its holder, who does not use it yet.</source>
        <translation>Der Wert wird für seinen Inhaber freigehalten, der ihn noch nicht benutzt.</translation>
    </message>
    <message>
        <source>The holder has the value and may use it.</source>
        <translation>Der Inhaber hat den Wert und darf ihn benutzen.</translation>
    </message>
    <message>
        <source>The holder may use the value until a date, which can be postponed.</source>
        <translation>Der Inhaber darf den Wert bis zu einem Datum benutzen, das verlängert werden kann.</translation>
    </message>
    <message>
        <source>The holder keeps the value, and it remains valid, but not for new uses.</source>
        <translation>Der Inhaber behält den Wert, und er bleibt gültig, aber nicht für neue Verwendungen.</translation>
    </message>
    <message>
        <source>The value is no longer used, remains in the list, and is never assigned again.</source>
        <translation>Der Wert wird nicht mehr benutzt, bleibt in der Liste und wird nie wieder vergeben.</translation>
    </message>
    <message>
        <source>The value was removed from the list, and is not assigned again unless it is released to the pool.</source>
        <translation>Der Wert wurde aus der Liste entfernt und wird nicht wieder vergeben, außer er wird für die Wiedervergabe freigegeben.</translation>
    </message>
    <message>
        <source>The value was made free again, and can be assigned to anybody.</source>
        <translation>Der Wert ist wieder frei und kann an jeden vergeben werden.</translation>
    </message>
    <message>
        <source>%1 assigned %2 on %3.</source>
        <translation>%1 hat %2 am %3 vergeben.</translation>
    </message>
    <message>
        <source>%1 reserved %2 on %3.</source>
        <translation>%1 hat %2 am %3 reserviert.</translation>
    </message>
    <message>
        <source>%1 split %2 on %3.</source>
        <translation>%1 hat %2 am %3 geteilt.</translation>
    </message>
    <message>
        <source>%1 merged %2 on %3.</source>
        <translation>%1 hat %2 am %3 zusammengeführt.</translation>
    </message>
    <message>
        <source>%1 transferred %2 on %3.</source>
        <translation>%1 hat %2 am %3 übertragen.</translation>
    </message>
    <message>
        <source>%1 deprecated %2 on %3.</source>
        <translation>%1 hat %2 am %3 als veraltet markiert.</translation>
    </message>
    <message>
        <source>%1 retired %2 on %3.</source>
        <translation>%1 hat %2 am %3 stillgelegt.</translation>
    </message>
    <message>
        <source>%1 released %2 on %3.</source>
        <translation>%1 hat %2 am %3 freigegeben.</translation>
    </message>
    <message>
        <source>%1 withdrew %2 on %3.</source>
        <translation>%1 hat %2 am %3 zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 undid a change of %2 on %3.</source>
        <translation>%1 hat eine Änderung von %2 am %3 rückgängig gemacht.</translation>
    </message>
    <message>
        <source>%1 edited %2 on %3.</source>
        <translation>%1 hat %2 am %3 bearbeitet.</translation>
    </message>
    <message>
        <source>%1 imported %2 on %3.</source>
        <translation>%1 hat %2 am %3 importiert.</translation>
    </message>
    <message>
        <source>%1 changed the range %2 on %3.</source>
        <translation>%1 hat den Bereich %2 am %3 geändert.</translation>
    </message>
    <message>
        <source>not assignable (range closed)</source>
        <translation>nicht vergebbar (Bereich geschlossen)</translation>
    </message>
    <message>
        <source>not assignable (range reserved)</source>
        <translation>nicht vergebbar (Bereich reserviert)</translation>
    </message>
    <message>
        <source>not assignable (range private)</source>
        <translation>nicht vergebbar (Bereich privat)</translation>
    </message>
    <message>
        <source>%1 changed %2 on %3.</source>
        <translation>%1 hat %2 am %3 geändert.</translation>
    </message>
    <message>
        <source>%1 are free again.</source>
        <translation>%1 sind wieder frei.</translation>
    </message>
    <message>
        <source>%1 is free again.</source>
        <translation>%1 ist wieder frei.</translation>
    </message>
    <message>
        <source>%1 have no contact: that of the earlier holder was not kept.</source>
        <translation>%1 haben keinen Kontakt: Der des früheren Inhabers wurde nicht behalten.</translation>
    </message>
    <message>
        <source>%1 has no contact: that of the earlier holder was not kept.</source>
        <translation>%1 hat keinen Kontakt: Der des früheren Inhabers wurde nicht behalten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the value another holder, from now on.</source>
        <translation>Gibt dem Wert einen anderen Inhaber, ab jetzt.</translation>
    </message>
    <message>
        <source>The holder keeps the value, which remains valid; checks warn that it is not for new uses.</source>
        <translation>Der Inhaber behält den Wert, und er bleibt gültig; Prüfungen warnen, dass er nicht für neue Verwendungen ist.</translation>
    </message>
    <message>
        <source>Ends the use of a value that was in use. It remains in the list, and nobody gets it again.</source>
        <translation>Beendet die Verwendung eines Werts, der verwendet wurde. Er bleibt in der Liste, und niemand bekommt ihn wieder.</translation>
    </message>
    <message>
        <source>Ends a reservation or request that was never used. The value remains in the list, and can be released to the pool.</source>
        <translation>Beendet eine Reservierung oder einen Antrag, die nie verwendet wurden. Der Wert bleibt in der Liste und kann für die Wiedervergabe freigegeben werden.</translation>
    </message>
    <message>
        <source>Removes an entry from the list, such as one made by mistake. Only a release to the pool lets somebody else have the value.</source>
        <translation>Entfernt einen Eintrag aus der Liste, zum Beispiel einen irrtümlichen. Nur wenn er für die Wiedervergabe freigegeben wird, kann jemand anders den Wert bekommen.</translation>
    </message>
    <message>
        <source>%1 restored a backup that lacked %2 on %3.</source>
        <translation>%1 hat am %3 eine Sicherung wiederhergestellt, in der %2 fehlte.</translation>
    </message>
    <message>
        <source>The values %1 will be free again.</source>
        <translation>Die Werte %1 werden wieder frei.</translation>
    </message>
    <message>
        <source>The value %1 will be free again.</source>
        <translation>Der Wert %1 wird wieder frei.</translation>
    </message>
    <message>
        <source>Range &quot;%1&quot; is for %2. The request does not name the kind of its asker, so this was not checked.</source>
        <translation>Der Bereich „%1“ ist für %2. Der Antrag nennt die Art seines Antragstellers nicht; daher wurde das nicht geprüft.</translation>
    </message>
    <message>
        <source>Contacts left out: %1.</source>
        <translation>Weggelassene Kontakte: %1.</translation>
    </message>
    <message>
        <source>Private entries shown only as taken: %1.</source>
        <translation>Nicht öffentliche Einträge, nur als vergeben gezeigt: %1.</translation>
    </message>
    <message>
        <source>To export everything, use %1.</source>
        <translation>Um alles zu exportieren, verwenden Sie %1.</translation>
    </message>
    <message>
        <source>The value was reserved or requested, but never used. It remains in the list, and is not assigned again unless it is released to the pool.</source>
        <translation>Der Wert wurde reserviert oder beantragt, aber nie benutzt. Er bleibt in der Liste und wird nicht wieder vergeben, außer er wird für die Wiedervergabe freigegeben.</translation>
    </message>
    <message>
        <source>The refusal is not recorded, because the request has no identifier.</source>
        <translation>Die Ablehnung wird nicht aufgezeichnet, weil der Antrag keine Kennung hat.</translation>
    </message>
    <message>
        <source>The refusal of request &quot;%1&quot; is recorded in the history.</source>
        <translation>Die Ablehnung des Antrags „%1“ ist im Verlauf aufgezeichnet.</translation>
    </message>
    <message>
        <source>Dates left out because they cannot be read: %1.</source>
        <translation>Weggelassene Daten, weil sie nicht lesbar sind: %1.</translation>
    </message>
    <message>
        <source>Entries outside of all ranges: %1.</source>
        <translation>Einträge außerhalb aller Bereiche: %1.</translation>
    </message>
    <message>
        <source>%1 updated %2 from a list on %3.</source>
        <translation>%1 hat %2 am %3 aus einer Liste übernommen.</translation>
    </message>
    <message>
        <source>%1 remain free. To assign the lowest of them, use %2.</source>
        <translation>%1 bleiben frei. Um die niedrigsten davon zu vergeben, verwenden Sie %2.</translation>
    </message>
    <message>
        <source>%1 remains free. To assign it, use %2.</source>
        <translation>%1 bleibt frei. Um sie zu vergeben, verwenden Sie %2.</translation>
    </message>
    <message>
        <source>%1 changed what is set for %2 on %3.</source>
        <translation>%1 hat am %3 die Angaben zu %2 geändert.</translation>
    </message>
    <message>
        <source>The lower values %1 stay free.</source>
        <translation>Die kleineren Werte %1 bleiben frei.</translation>
    </message>
    <message>
        <source>The lower value %1 stays free.</source>
        <translation>Der kleinere Wert %1 bleibt frei.</translation>
    </message>
    <message>
        <source>%1 created %2 on %3.</source>
        <translation>%1 hat %2 am %3 angelegt.</translation>
    </message>
    <message>
        <source>%1 is read as %2, because other dates of its column show the order of day and month.</source>
        <translation>%1 wird als %2 gelesen, weil andere Daten der Spalte die Reihenfolge von Tag und Monat zeigen.</translation>
    </message>
    <message>
        <source>Dates left out because it is not clear which number is the day: %1.</source>
        <translation>Weggelassene Daten, weil unklar ist, welche Zahl der Tag ist: %1.</translation>
    </message>
    <message>
        <source>The same request was refused on %1. To have it decided again, undo the refusal or use another identifier.</source>
        <translation>Dieselbe Anfrage wurde am %1 abgelehnt. Damit neu entschieden wird, die Ablehnung rückgängig machen oder eine andere Kennung verwenden.</translation>
    </message>
    <message>
        <source>In the list, but not in the file: %1. Nothing is removed.</source>
        <translation>In der Liste, aber nicht in der Datei: %1. Nichts wird entfernt.</translation>
    </message>
    <message>
        <source>This corrects the name of the same holder: the day and the request by which it has the value remain. To give the value to another holder, transfer it.</source>
        <translation>Das berichtigt den Namen desselben Inhabers: Der Tag und der Antrag, durch den er den Wert hat, bleiben. Um den Wert einem anderen Inhaber zu geben, übertragen Sie ihn.</translation>
    </message>
    <message>
        <source>Columns that are not imported: %1.</source>
        <translation>Nicht importierte Spalten: %1.</translation>
    </message>
    <message>
        <source>The earlier letter offered %1, which is no longer possible.</source>
        <translation>Das frühere Schreiben bot %1 an; das ist nicht mehr möglich.</translation>
    </message>
    <message>
        <source>URNs with values outside of all ranges are invalid, because these have no label.</source>
        <translation>URNs mit Werten außerhalb aller Bereiche sind ungültig, weil diese keine Kennung haben.</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>File name ends with</source>
        <translation>Dateiname endet auf</translation>
    </message>
    <message>
        <source>This page is not translated yet. It is shown in English.</source>
        <translation>Diese Seite ist noch nicht übersetzt. Sie wird auf Englisch angezeigt.</translation>
    </message>
    <message>
        <source>What these words mean</source>
        <translation>Was diese Wörter bedeuten</translation>
    </message>
</context>
<context>
    <name>NamespaceCounts</name>
    <message numerus="yes">
        <source>%n formal</source>
        <translation>
            <numerusform>%n formeller</numerusform>
            <numerusform>%n formelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n informal</source>
        <translation>
            <numerusform>%n informeller</numerusform>
            <numerusform>%n informelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n Entwurf</numerusform>
            <numerusform>%n Entwürfe</numerusform>
        </translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>Eigentümer: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) found.</source>
        <translation>
            <numerusform>%n Eintrag gefunden.</numerusform>
            <numerusform>%n Einträge gefunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteWords</name>
    <message>
        <source>samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>syntax rule</source>
        <translation>Syntaxregel</translation>
    </message>
    <message>
        <source>original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>No assignee</source>
        <translation>Kein Bearbeiter</translation>
    </message>
    <message>
        <source>Assignee: %1</source>
        <translation>Bearbeiter: %1</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <translation>Eigentümer: %1</translation>
    </message>
    <message>
        <source>Changed after approval: %1.</source>
        <translation>Nach der Genehmigung geändert: %1.</translation>
    </message>
    <message>
        <source>Editorial change of %1: %2</source>
        <translation>Redaktionelle Änderung an %1: %2</translation>
    </message>
    <message>
        <source>Approval: %1</source>
        <translation>Genehmigung: %1</translation>
    </message>
    <message>
        <source>No longer in IANA&apos;s list of %1.</source>
        <translation>Nicht mehr in der IANA-Liste vom %1.</translation>
    </message>
    <message>
        <source>Review as email to %1</source>
        <translation>Begutachtung als E-Mail an %1</translation>
    </message>
    <message>
        <source>Request as email to %1</source>
        <translation>Antrag als E-Mail an %1</translation>
    </message>
    <message>
        <source>%1: assigned %2</source>
        <translation>%1: %2 zugewiesen</translation>
    </message>
    <message>
        <source>%1: reserved %2</source>
        <translation>%1: %2 reserviert</translation>
    </message>
    <message>
        <source>%1: split %2</source>
        <translation>%1: %2 geteilt</translation>
    </message>
    <message>
        <source>%1: transferred %2</source>
        <translation>%1: %2 übertragen</translation>
    </message>
    <message>
        <source>%1: deprecated %2</source>
        <translation>%1: %2 als nicht mehr empfohlen markiert</translation>
    </message>
    <message>
        <source>%1: retired %2</source>
        <translation>%1: %2 stillgelegt</translation>
    </message>
    <message>
        <source>%1: released %2</source>
        <translation>%1: %2 freigegeben</translation>
    </message>
    <message>
        <source>%1: withdrew %2</source>
        <translation>%1: %2 zurückgezogen</translation>
    </message>
    <message>
        <source>%1: defined range %2</source>
        <translation>%1: Bereich %2 festgelegt</translation>
    </message>
    <message>
        <source>%1: imported %2</source>
        <translation>%1: %2 importiert</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>From a file: %1</source>
        <translation>Aus einer Datei: %1</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Geändert: %1.</translation>
    </message>
    <message>
        <source>%1: merged %2</source>
        <translation>%1: %2 zusammengeführt</translation>
    </message>
    <message>
        <source>%1: edited %2</source>
        <translation>%1: %2 bearbeitet</translation>
    </message>
    <message>
        <source>%1: refused %2</source>
        <translation>%1: %2 abgelehnt</translation>
    </message>
    <message>
        <source>%1: created the list</source>
        <translation>%1: Liste angelegt</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>%1: the restored backup lacked %2</source>
        <translation>%1: In der wiederhergestellten Sicherung fehlte %2</translation>
    </message>
    <message>
        <source>Reminder as email to %1</source>
        <translation>Erinnerung als E-Mail an %1</translation>
    </message>
    <message>
        <source>%1: updated %2 from a list</source>
        <translation>%1: %2 aus einer Liste übernommen</translation>
    </message>
    <message>
        <source>%1: changed the definition: %2</source>
        <translation>%1: Definition geändert: %2</translation>
    </message>
    <message>
        <source>%1: refused %2 (request %3)</source>
        <translation>%1: %2 abgelehnt (Antrag %3)</translation>
    </message>
    <message>
        <source>%1: changed the definition</source>
        <translation>%1: Definition geändert</translation>
    </message>
    <message>
        <source>%1: changed range %2</source>
        <translation>%1: Bereich geändert: %2</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>largest block</source>
        <translation>größter Block</translation>
    </message>
    <message>
        <source>rule of the label</source>
        <translation>Regel der Kennung</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>kind of asker</source>
        <translation>Art des Antragstellers</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>values that are not listed</source>
        <translation>nicht aufgeführte Werte</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>From the backup %1. The replaced history had %2 entries.</source>
        <extracomment>%1 is a file name, %2 a number</extracomment>
        <translation>Aus der Sicherung %1. Der ersetzte Verlauf hatte %2 Einträge.</translation>
    </message>
    <message>
        <source>%1: refused the next value (request %2)</source>
        <translation>%1: nächster Wert abgelehnt (Antrag %2)</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <extracomment>The key of a keyboard that ends a line</extracomment>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>RegistrantPart</name>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Contact name</source>
        <translation>Kontaktname</translation>
    </message>
    <message>
        <source>Role address</source>
        <translation>Funktionsadresse</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Fast track</source>
        <translation>Schnellverfahren</translation>
    </message>
    <message>
        <source>Other contact details</source>
        <translation>Sonstige Kontaktdaten</translation>
    </message>
</context>
<context>
    <name>RegistryWords</name>
    <message>
        <source>Formal</source>
        <translation>Formell</translation>
    </message>
    <message>
        <source>Informal</source>
        <translation>Informell</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>In Begutachtung</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>With IANA</source>
        <translation>Bei IANA</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Registriert</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>(no NID yet)</source>
        <translation>(noch keine NID)</translation>
    </message>
    <message>
        <source>draft %1</source>
        <translation>Entwurf %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a NID, and &quot;draft 7&quot; or &quot;version 2&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Withdrawn, draft</source>
        <translation>Zurückgezogen, Entwurf</translation>
    </message>
    <message>
        <source>Registered, draft</source>
        <translation>Registriert, Entwurf</translation>
    </message>
    <message>
        <source>Withdrawn, draft in review</source>
        <translation>Zurückgezogen, Entwurf in Begutachtung</translation>
    </message>
    <message>
        <source>Registered, draft in review</source>
        <translation>Registriert, Entwurf in Begutachtung</translation>
    </message>
    <message>
        <source>Withdrawn, draft approved</source>
        <translation>Zurückgezogen, Entwurf genehmigt</translation>
    </message>
    <message>
        <source>Registered, draft approved</source>
        <translation>Registriert, Entwurf genehmigt</translation>
    </message>
    <message>
        <source>Withdrawn, draft with IANA</source>
        <translation>Zurückgezogen, Entwurf bei IANA</translation>
    </message>
    <message>
        <source>Registered, draft with IANA</source>
        <translation>Registriert, Entwurf bei IANA</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>accepted by the rules of: %1</source>
        <translation>zugelassen durch die Regeln von: %1</translation>
    </message>
    <message>
        <source>%1: %2 checked, %3 % valid: %4 valid, %5 invalid, %6 unregistered, %7 undecided</source>
        <translation>%1: %2 geprüft, %3&#xa0;% gültig: %4 gültig, %5 ungültig, %6 nicht registriert, %7 unentschieden</translation>
    </message>
</context>
<context>
    <name>Shared</name>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Registrant</translation>
    </message>
    <message>
        <source>Record date</source>
        <translation>Eintragsdatum</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>(no NID)</source>
        <translation>(keine NID)</translation>
    </message>
    <message>
        <source>(all other NIDs)</source>
        <translation>(alle anderen NIDs)</translation>
    </message>
    <message>
        <source>%1 is in a network folder. It may be damaged if two people use it at the same time. Keep it on this machine, or let only one person use it at a time.</source>
        <translation>%1 liegt in einem Netzwerkordner. Die Datei kann beschädigt werden, wenn zwei Personen sie gleichzeitig verwenden. Auf diesem Rechner aufbewahren oder immer nur von einer Person verwenden lassen.</translation>
    </message>
    <message>
        <source>%1 is in a folder that a service synchronizes. The service may restore an older copy while you work. Keep the registry elsewhere and put backups there.</source>
        <translation>%1 liegt in einem Ordner, den ein Dienst synchronisiert. Der Dienst kann während der Arbeit eine ältere Kopie wiederherstellen. Das Register woanders aufbewahren und dort nur Sicherungen ablegen.</translation>
    </message>
    <message>
        <source>Other users of this machine can read %1. To prevent this, run: chmod go= &quot;%2&quot;</source>
        <translation>Andere Benutzer dieses Rechners können %1 lesen. Um das zu verhindern, ausführen: chmod go= &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has more than %2 invalid names, the limit for a comparison.</source>
        <translation>%1 enthält mehr als %2 ungültige Namen, die Grenze für einen Vergleich.</translation>
    </message>
    <message>
        <source>The registry was not changed, because the backup is not intact.</source>
        <translation>Das Register wurde nicht geändert, weil die Sicherung nicht intakt ist.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed after it was approved, so it is in review again.</source>
        <translation>„%1“ wurde nach der Genehmigung geändert und ist deshalb wieder in Begutachtung.</translation>
    </message>
    <message>
        <source>The draft was moved to the trash.</source>
        <translation>Der Entwurf wurde in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>Not acknowledged: %1</source>
        <translation>Nicht zur Kenntnis genommen: %1</translation>
    </message>
    <message>
        <source>Line %1 of the text is longer than %2 columns, because grammars and URNs are not wrapped.</source>
        <translation>Zeile %1 des Textes ist länger als %2 Spalten, weil Grammatiken und URNs nicht umbrochen werden.</translation>
    </message>
    <message>
        <source>The registry has no template text for this registration.</source>
        <translation>Das Register enthält keinen Vorlagentext für diese Registrierung.</translation>
    </message>
    <message>
        <source>Lines end with CR LF; the CR is not part of them.</source>
        <translation>Zeilen enden mit CR LF; das CR gehört nicht zur Zeile.</translation>
    </message>
    <message>
        <source>The byte order mark at the start was skipped.</source>
        <translation>Die Bytereihenfolge-Markierung (BOM) am Anfang wurde übersprungen.</translation>
    </message>
    <message>
        <source>%1 is not a check report. Choose one that was written as tsv, csv, jsonl, or json.</source>
        <translation>%1 ist kein Prüfbericht. Einen Bericht wählen, der als tsv, csv, jsonl oder json geschrieben wurde.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date such as 2026-03-14.</source>
        <translation>„%1“ ist kein Datum wie 2026-03-14.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a positive number.</source>
        <translation>„%1“ ist keine positive Zahl.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name columns; expected value=NAME,state=NAME.</source>
        <translation>„%1“ benennt keine Spalten; erwartet: value=NAME,state=NAME.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a subregistry; use letters, digits, and hyphens between them.</source>
        <translation>„%1“ kann kein Unterregister benennen; Buchstaben, Ziffern und Bindestriche dazwischen verwenden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a pattern of URNs such as urn:%2:{value}.</source>
        <translation>„%1“ ist kein Muster für URNs wie urn:%2:{value}.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Line %1 of the text contains non-ASCII characters; replace them if the recipient requires ASCII.</source>
        <translation>Zeile %1 des Textes enthält Nicht-ASCII-Zeichen; ersetzen Sie sie, wenn der Empfänger ASCII verlangt.</translation>
    </message>
    <message>
        <source>The approval rule changed from &quot;%1&quot; to &quot;%2&quot;, as in the backup.</source>
        <translation>Die Genehmigungsregel hat sich von „%1“ zu „%2“ geändert, wie in der Sicherung.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; has no grammar, so the subregistry cannot name the rule &quot;%2&quot;.</source>
        <translation>Der Namensraum „%1“ hat keine Grammatik, darum kann das Unterregister die Regel „%2“ nicht nennen.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; does not match a number of this kind. Name the rule of the number alone.</source>
        <translation>Auf die Regel „%1“ passt keine Nummer dieser Art. Nennen Sie die Regel der Nummer allein.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) of the list do not match the rule &quot;%1&quot;: %2</source>
        <translation>
            <numerusform>%Ln Wert der Liste passt nicht auf die Regel „%1“: %2</numerusform>
            <numerusform>%Ln Werte der Liste passen nicht auf die Regel „%1“: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URN(s) of the list are not valid: %1</source>
        <translation>
            <numerusform>%Ln URN der Liste ist nicht gültig: %1</numerusform>
            <numerusform>%Ln URNs der Liste sind nicht gültig: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You changed &quot;%1&quot; and are now one of its authors: somebody else should approve it.</source>
        <translation>Sie haben „%1“ geändert und sind jetzt Autor: Jemand anderes sollte den Entwurf genehmigen.</translation>
    </message>
    <message>
        <source>The subregistry %1 was removed. Its history remains.</source>
        <translation>Das Unterregister %1 wurde entfernt. Sein Verlauf bleibt.</translation>
    </message>
    <message>
        <source>Rule &quot;%1&quot; is also the rule of subregistry %2. Each URN is checked with the list whose pattern it matches. If it matches several patterns or none, one of the lists must contain the value.</source>
        <translation>Die Regel „%1“ ist auch die des Unterregisters %2. Jede URN wird mit der Liste geprüft, zu deren Muster sie passt. Passt sie zu mehreren Mustern oder zu keinem, muss eine der Listen den Wert enthalten.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a name and what it is, such as &quot;10300: assigned, Quay, 2026-03-14&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>the parts of a list that have commas of their own</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The grammar of &quot;%1&quot; has no rule &quot;%2&quot;; expected one of: %3. If none of them matches only the values, register a new version whose grammar has such a rule.</source>
        <translation>Die Grammatik von „%1“ hat keine Regel „%2“; erwartet wird eine von: %3. Beschreibt keine davon nur die Werte, registrieren Sie eine neue Version, deren Grammatik eine solche Regel hat.</translation>
    </message>
    <message>
        <source>The grammar also matches some URNs without the rule &quot;%1&quot;, such as %2. These are valid whatever the list contains: change the grammar so that only this rule matches them.</source>
        <translation>Die Grammatik akzeptiert manche URNs auch ohne die Regel „%1“, etwa %2. Diese sind gültig, was immer die Liste enthält: Ändern Sie die Grammatik so, dass nur diese Regel sie akzeptiert.</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message>
        <source>underscore</source>
        <translation>Unterstrich</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>Bindestrich</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>Doppelpunkt</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Strichpunkt</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>Schrägstrich</translation>
    </message>
    <message>
        <source>backslash</source>
        <translation>umgekehrter Schrägstrich</translation>
    </message>
    <message>
        <source>number sign</source>
        <translation>Rautezeichen</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>Fragezeichen</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>Ausrufezeichen</translation>
    </message>
    <message>
        <source>percent sign</source>
        <translation>Prozentzeichen</translation>
    </message>
    <message>
        <source>ampersand</source>
        <translation>Und-Zeichen</translation>
    </message>
    <message>
        <source>asterisk</source>
        <translation>Sternchen</translation>
    </message>
    <message>
        <source>plus sign</source>
        <translation>Pluszeichen</translation>
    </message>
    <message>
        <source>equals sign</source>
        <translation>Gleichheitszeichen</translation>
    </message>
    <message>
        <source>at sign</source>
        <translation>At-Zeichen</translation>
    </message>
    <message>
        <source>tilde</source>
        <translation>Tilde</translation>
    </message>
    <message>
        <source>apostrophe</source>
        <translation>Apostroph</translation>
    </message>
    <message>
        <source>left parenthesis</source>
        <translation>öffnende Klammer</translation>
    </message>
    <message>
        <source>right parenthesis</source>
        <translation>schließende Klammer</translation>
    </message>
    <message>
        <source>less-than sign</source>
        <translation>Kleiner-als-Zeichen</translation>
    </message>
    <message>
        <source>greater-than sign</source>
        <translation>Größer-als-Zeichen</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>senkrechter Strich</translation>
    </message>
    <message>
        <source>dollar sign</source>
        <translation>Dollarzeichen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two numbers: &quot;10 to 19&quot;</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>period</source>
        <translation>Punkt</translation>
    </message>
</context>
<context>
    <name>StepQuestion</name>
    <message>
        <source>&amp;Reason to continue without these answers:</source>
        <translation>Be&amp;gründung, um ohne diese Antworten fortzufahren:</translation>
    </message>
    <message>
        <source>&amp;Reason to register without an approval:</source>
        <translation>Be&amp;gründung, um ohne Genehmigung zu registrieren:</translation>
    </message>
    <message>
        <source>&amp;Reason to continue although requirements are not met:</source>
        <translation>Be&amp;gründung, um fortzufahren, obwohl Anforderungen nicht erfüllt sind:</translation>
    </message>
    <message>
        <source>&amp;Reason to continue although requirements and questions are open:</source>
        <translation>Be&amp;gründung, um fortzufahren, obwohl Anforderungen und Fragen offen sind:</translation>
    </message>
    <message>
        <source>you approve your own draft</source>
        <translation>Sie genehmigen Ihren eigenen Entwurf</translation>
    </message>
    <message>
        <source>you register your own draft</source>
        <translation>Sie registrieren Ihren eigenen Entwurf</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) not answered</source>
        <translation>
            <numerusform>%n Frage nicht beantwortet</numerusform>
            <numerusform>%n Fragen nicht beantwortet</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. New state of %1: %2.</source>
        <translation>Gespeichert. Neuer Status von %1: %2.</translation>
    </message>
    <message>
        <source>Nidus itself sent nothing. The email to send is in %1.</source>
        <translation>Nidus selbst hat nichts gesendet. Die E-Mail zum Senden steht unter %1.</translation>
    </message>
</context>
<context>
    <name>StretchTexts</name>
    <message>
        <source>%L1 numbers</source>
        <translation>%L1 Nummern</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>Bereich %1</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>im Auftrag von %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>Kennung des Antrags</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>fact</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>Antrag %1</translation>
    </message>
    <message>
        <source>next free</source>
        <translation>nächster freier Wert</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Refused by</source>
        <translation>Abgelehnt von</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Beantragt von</translation>
    </message>
    <message>
        <source>Before %1</source>
        <translation>Vor dem %1</translation>
    </message>
    <message>
        <source>next %1 free</source>
        <translation>nächste %1 freie</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Only a part of the map: %1</source>
        <translation>Nur ein Teil der Karte: %1</translation>
    </message>
</context>
<context>
    <name>SubregistryAsker</name>
    <message>
        <source>certain holders</source>
        <translation>bestimmte Inhaber</translation>
    </message>
    <message>
        <source>certain holders or kinds of askers</source>
        <translation>bestimmte Inhaber oder Arten von Antragstellern</translation>
    </message>
</context>
<context>
    <name>SubregistryState</name>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>assigned</source>
        <translation>zugewiesen</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>befristet</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>nicht mehr empfohlen</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>stillgelegt</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>released</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>im Vorrat</translation>
    </message>
    <message>
        <source>not assignable, because the range is closed</source>
        <translation>nicht vergebbar, weil der Bereich geschlossen ist</translation>
    </message>
    <message>
        <source>not assignable, because the range is private</source>
        <translation>nicht vergebbar, weil der Bereich privat ist</translation>
    </message>
    <message>
        <source>not assignable, because the range is reserved</source>
        <translation>nicht vergebbar, weil der Bereich reserviert ist</translation>
    </message>
</context>
<context>
    <name>SubregistryWords</name>
    <message>
        <source>pending</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>assigned</source>
        <translation>zugewiesen</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>befristet</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>nicht mehr empfohlen</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>stillgelegt</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>released</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>in the pool</source>
        <translation>im Vorrat</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Values of the range can be assigned.</source>
        <translation>Werte des Bereichs können vergeben werden.</translation>
    </message>
    <message>
        <source>Anybody may use the values without registration.</source>
        <translation>Jeder darf die Werte ohne Registrierung verwenden.</translation>
    </message>
    <message>
        <source>No further value of the range is assigned.</source>
        <translation>Aus dem Bereich wird kein weiterer Wert vergeben.</translation>
    </message>
    <message>
        <source>The range is kept for later; no value is assigned yet.</source>
        <translation>Der Bereich ist für später vorgesehen; noch wird kein Wert vergeben.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>Letzte Nummer</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>On behalf of</source>
        <translation>Im Auftrag von</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Superseded by</source>
        <translation>Ersetzt durch</translation>
    </message>
    <message>
        <source>Renewals</source>
        <translation>Verlängerungen</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Nicht öffentlich</translation>
    </message>
    <message>
        <source>State in the source</source>
        <translation>Status in der Quelle</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Antrag</translation>
    </message>
    <message>
        <source>Gives values to a holder, who may use them.</source>
        <translation>Gibt einem Inhaber Werte, die er benutzen darf.</translation>
    </message>
    <message>
        <source>Keeps values for a holder, who does not use them yet.</source>
        <translation>Hält Werte für einen Inhaber frei, der sie noch nicht benutzt.</translation>
    </message>
    <message>
        <source>Divides a block into two parts, which may have different holders.</source>
        <translation>Teilt einen Block in zwei Teile, die verschiedene Inhaber haben können.</translation>
    </message>
    <message>
        <source>Joins adjacent entries of one holder.</source>
        <translation>Fasst benachbarte Einträge eines Inhabers zusammen.</translation>
    </message>
    <message>
        <source>Kind of asker</source>
        <translation>Art des Antragstellers</translation>
    </message>
    <message>
        <source>%1 in subregistry “%2” of %3</source>
        <extracomment>&quot;10300 in subregistry “objects” of oma&quot;: %2 is a list of values, %3 its namespace</extracomment>
        <translation>%1 im Unterregister „%2“ von %3</translation>
    </message>
    <message>
        <source>split</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>zusammengeführt</translation>
    </message>
    <message>
        <source>transferred</source>
        <translation>übertragen</translation>
    </message>
    <message>
        <source>missing in the backup</source>
        <translation>fehlte in der Sicherung</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>updated from a list</source>
        <translation>aus einer Liste aktualisiert</translation>
    </message>
    <message>
        <source>created</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>definition changed</source>
        <translation>Definition geändert</translation>
    </message>
    <message>
        <source>range changed</source>
        <translation>Bereich geändert</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig gemacht</translation>
    </message>
    <message>
        <source>%1, ended</source>
        <translation>%1, abgelaufen</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>abgelaufen</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message numerus="yes">
        <source>%n with recovered edits</source>
        <translation>
            <numerusform>%n mit geretteten Änderungen</numerusform>
            <numerusform>%n mit geretteten Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved by somebody else while you edited</source>
        <translation>
            <numerusform>%n während Ihrer Bearbeitung von jemand anderem gespeichert</numerusform>
            <numerusform>%n während Ihrer Bearbeitung von jemand anderem gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n based on an outdated version</source>
        <translation>
            <numerusform>%n auf Grundlage einer veralteten Version</numerusform>
            <numerusform>%n auf Grundlage einer veralteten Version</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due for follow-up</source>
        <translation>
            <numerusform>%n zur Wiedervorlage fällig</numerusform>
            <numerusform>%n zur Wiedervorlage fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with open comments</source>
        <translation>
            <numerusform>%n mit offenen Kommentaren</numerusform>
            <numerusform>%n mit offenen Kommentaren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approved</source>
        <translation>
            <numerusform>%n genehmigt</numerusform>
            <numerusform>%n genehmigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your drafts to finish</source>
        <translation>
            <numerusform>%n Ihrer Entwürfe fertigzustellen</numerusform>
            <numerusform>%n Ihrer Entwürfe fertigzustellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in review</source>
        <translation>
            <numerusform>%n in Begutachtung</numerusform>
            <numerusform>%n in Begutachtung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with IANA</source>
        <translation>
            <numerusform>%n bei IANA</numerusform>
            <numerusform>%n bei IANA</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits of %2 were not saved</source>
        <translation>Änderungen vom %2 wurden nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved by %1 on %2, while you edited</source>
        <translation>Während Ihrer Bearbeitung von %1 am %2 gespeichert</translation>
    </message>
    <message>
        <source>A newer version was registered after this draft began</source>
        <translation>Nach Beginn dieses Entwurfs wurde eine neuere Version registriert</translation>
    </message>
    <message>
        <source>The reminder has been due since %2</source>
        <translation>Die Erinnerung ist seit dem %2 fällig</translation>
    </message>
    <message>
        <source>Open since %2, last comment by %1</source>
        <translation>Offen seit dem %2, letzter Kommentar von %1</translation>
    </message>
    <message>
        <source>Approved by %1 on %2</source>
        <translation>Von %1 am %2 genehmigt</translation>
    </message>
    <message>
        <source>Last saved by %1 on %2</source>
        <translation>Zuletzt von %1 am %2 gespeichert</translation>
    </message>
    <message>
        <source>Submitted by %1 on %2</source>
        <translation>Von %1 am %2 eingereicht</translation>
    </message>
    <message>
        <source>Sent to IANA by %1 on %2</source>
        <translation>Von %1 am %2 an IANA gesendet</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Wartet auf %1</translation>
    </message>
    <message>
        <source>Restore or delete recovered edits</source>
        <translation>Gerettete Änderungen wiederherstellen oder löschen</translation>
    </message>
    <message>
        <source>Merge your edits with those saved by somebody else</source>
        <translation>Ihre Änderungen mit denen zusammenführen, die jemand anderes gespeichert hat</translation>
    </message>
    <message>
        <source>Merge with version %1</source>
        <translation>Mit Version %1 zusammenführen</translation>
    </message>
    <message>
        <source>Follow up, and set another reminder</source>
        <translation>Nachfassen und eine neue Erinnerung setzen</translation>
    </message>
    <message numerus="yes">
        <source>Resolve %n open comment(s)</source>
        <translation>
            <numerusform>%n offenen Kommentar beantworten</numerusform>
            <numerusform>%n offene Kommentare beantworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Send to IANA, or register</source>
        <translation>An IANA senden oder registrieren</translation>
    </message>
    <message>
        <source>Finish and submit for review</source>
        <translation>Fertigstellen und zur Begutachtung einreichen</translation>
    </message>
    <message>
        <source>Last saved on %1</source>
        <translation>Zuletzt am %1 gespeichert</translation>
    </message>
    <message>
        <source>Review, then approve or comment</source>
        <translation>Begutachten, dann genehmigen oder kommentieren</translation>
    </message>
    <message numerus="yes">
        <source>%n returned to you</source>
        <translation>
            <numerusform>%n an Sie zurückgegeben</numerusform>
            <numerusform>%n an Sie zurückgegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Created by %1 on %2, not saved yet</source>
        <translation>Angelegt von %1 am %2, noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Created by %1 on %2</source>
        <translation>Angelegt von %1 am %2</translation>
    </message>
    <message>
        <source>Last saved by %1 on %2, edits not saved yet</source>
        <translation>Zuletzt gespeichert von %1 am %2, Änderungen noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Returned by %1 on %2</source>
        <translation>Von %1 am %2 zurückgegeben</translation>
    </message>
    <message>
        <source>Assign a reviewer, or approve with a reason</source>
        <translation>Gutachter zuweisen oder mit Begründung genehmigen</translation>
    </message>
    <message>
        <source>Assign a reviewer: a second person must approve</source>
        <translation>Gutachter zuweisen: Eine zweite Person muss genehmigen</translation>
    </message>
    <message>
        <source>Waiting for IANA, then register</source>
        <translation>Wartet auf IANA, dann registrieren</translation>
    </message>
    <message>
        <source>Change what the reviewer asks for, and submit again</source>
        <translation>Ändern, was der Gutachter verlangt, und erneut einreichen</translation>
    </message>
    <message>
        <source>Email the request to %1, or approve with a reason</source>
        <translation>Antrag per E-Mail an %1 senden oder mit Begründung genehmigen</translation>
    </message>
    <message>
        <source>Email the request to %1, and wait for answers</source>
        <translation>Antrag per E-Mail an %1 senden und auf Antworten warten</translation>
    </message>
    <message>
        <source>Questions are open; last comment by %1 on %2</source>
        <translation>Fragen sind offen; letzter Kommentar von %1 am %2</translation>
    </message>
</context>
<context>
    <name>UrnParts</name>
    <message>
        <source>r-component</source>
        <translation>r-Komponente</translation>
    </message>
    <message>
        <source>q-component</source>
        <translation>q-Komponente</translation>
    </message>
    <message>
        <source>r-component, q-component</source>
        <translation>r-Komponente, q-Komponente</translation>
    </message>
    <message>
        <source>f-component</source>
        <translation>f-Komponente</translation>
    </message>
    <message>
        <source>r-component, f-component</source>
        <translation>r-Komponente, f-Komponente</translation>
    </message>
    <message>
        <source>q-component, f-component</source>
        <translation>q-Komponente, f-Komponente</translation>
    </message>
    <message>
        <source>r-component, q-component, f-component</source>
        <translation>r-Komponente, q-Komponente, f-Komponente</translation>
    </message>
</context>
<context>
    <name>nidus::check::Verdict</name>
    <message>
        <source>valid</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>unregistered</source>
        <translation>nicht registriert</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>The URN passed all selected checks.</source>
        <translation>Die URN hat alle ausgewählten Prüfungen bestanden.</translation>
    </message>
    <message>
        <source>The text is not a valid URN; do not use it.</source>
        <translation>Der Text ist keine gültige URN und sollte nicht verwendet werden.</translation>
    </message>
    <message>
        <source>The URN syntax is correct, but this namespace is not registered.</source>
        <translation>Die URN-Syntax ist korrekt, aber dieser Namensraum ist nicht registriert.</translation>
    </message>
    <message>
        <source>The check reached a limit before it had a result.</source>
        <translation>Die Prüfung hat eine Grenze erreicht, bevor ein Ergebnis feststand.</translation>
    </message>
    <message>
        <source>The URN is valid, but has a warning, such as a wrong check digit.</source>
        <translation>Die URN ist gültig, hat aber eine Warnung, etwa eine falsche Prüfziffer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln valid</source>
        <translation>
            <numerusform>%Ln gültig</numerusform>
            <numerusform>%Ln gültig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln invalid</source>
        <translation>
            <numerusform>%Ln ungültig</numerusform>
            <numerusform>%Ln ungültig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unregistered</source>
        <translation>
            <numerusform>%Ln nicht registriert</numerusform>
            <numerusform>%Ln nicht registriert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln undecided</source>
        <translation>
            <numerusform>%Ln unentschieden</numerusform>
            <numerusform>%Ln unentschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these with warnings</source>
        <extracomment>next to &quot;12 valid&quot;, of which these are a part</extracomment>
        <translation>
            <numerusform>%Ln davon mit Warnungen</numerusform>
            <numerusform>%Ln davon mit Warnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::grammar::Explanation</name>
    <message>
        <source>Column %1: %2</source>
        <extracomment>%1 is a number, %2 a sentence about that column</extracomment>
        <translation>Spalte %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… und %Ln weitere</numerusform>
            <numerusform>… und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>syntactically valid</source>
        <translation>syntaktisch gültig</translation>
    </message>
    <message>
        <source>not valid. %1</source>
        <translation>ungültig. %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::AboutDialog</name>
    <message>
        <source>About Nidus</source>
        <translation>Über Nidus</translation>
    </message>
    <message>
        <source>Nidus %1</source>
        <translation>Nidus %1</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>SQLite %1</source>
        <translation>SQLite %1</translation>
    </message>
    <message>
        <source>Namespaces published by IANA on %1</source>
        <translation>Von IANA am %1 veröffentlichte Namensräume</translation>
    </message>
    <message>
        <source>Keeps a registry of URN namespaces: registration templates, their versions, and the URNs they allow (RFC 8141).</source>
        <translation>Führt ein Register von URN-Namensräumen: Registrierungsvorlagen, ihre Versionen und die URNs, die sie zulassen (RFC 8141).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Free software under the Apache License 2.0.</source>
        <translation>Freie Software unter der Apache-Lizenz 2.0.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Versionen kopieren</translation>
    </message>
</context>
<context>
    <name>nidus::ui::AcknowledgeDialog</name>
    <message>
        <source>Acknowledge Problems</source>
        <translation>Probleme zur Kenntnis nehmen</translation>
    </message>
    <message>
        <source>These problems are recorded in the history and no longer reported. Nothing is restored: if there is a good backup, restore it instead.</source>
        <translation>Diese Probleme werden im Verlauf festgehalten und nicht mehr gemeldet. Nichts wird wiederhergestellt: Gibt es eine gute Sicherung, besser diese wiederherstellen.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>such as urn-12</source>
        <translation>zum Beispiel urn-12</translation>
    </message>
    <message>
        <source>Only needed if higher numbers than those in this registry were assigned</source>
        <translation>Nur nötig, wenn höhere Nummern zugewiesen wurden, als dieses Register enthält</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Anmerkung:</translation>
    </message>
    <message>
        <source>&amp;Highest informal NID:</source>
        <translation>&amp;Höchste informelle NID:</translation>
    </message>
    <message>
        <source>&amp;Acknowledge</source>
        <translation>Zur &amp;Kenntnis nehmen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ActionFinder</name>
    <message>
        <source>Find Action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <translation>%1 &gt; %2</translation>
    </message>
    <message>
        <source>%1   in %2</source>
        <translation>%1   in %2</translation>
    </message>
    <message>
        <source>%1   (%2)   in %3</source>
        <translation>%1   (%2)   in %3</translation>
    </message>
    <message>
        <source>Not available now: %1</source>
        <translation>Zurzeit nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>No actions contain “%1”.</source>
        <translation>Keine Aktion enthält „%1“.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ActivityDialog</name>
    <message>
        <source>Activity Log</source>
        <translation>Aktivitätsprotokoll</translation>
    </message>
    <message>
        <source>NID, person, or note</source>
        <translation>NID, Person oder Anmerkung</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>Art des Ereignisses</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Alle Ereignisse</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Zu beliebiger Zeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>In den letzten 7 Tagen</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>In den letzten 30 Tagen</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>In den letzten 365 Tagen</translation>
    </message>
    <message>
        <source>&amp;Export Log…</source>
        <translation>Protokoll &amp;exportieren…</translation>
    </message>
    <message>
        <source>Only the latest %1 lines are shown. Narrow the search to see older ones.</source>
        <translation>Nur die neuesten %1 Zeilen werden angezeigt. Für ältere die Suche eingrenzen.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ActivityLog</name>
    <message>
        <source>Activity &amp;Log…</source>
        <translation>&amp;Aktivitätsprotokoll…</translation>
    </message>
    <message>
        <source>Export Log</source>
        <translation>Protokoll exportieren</translation>
    </message>
    <message>
        <source>Tab-separated text (*.tsv)</source>
        <translation>Tabulatorgetrennter Text (*.tsv)</translation>
    </message>
    <message>
        <source>Export Comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::AssignDialog</name>
    <message>
        <source>Assignee</source>
        <translation>Bearbeiter</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigentümer</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>&amp;Assignee, who should act next:</source>
        <translation>&amp;Bearbeiter, der als Nächster handeln soll:</translation>
    </message>
    <message>
        <source>&amp;Owner, who has the draft:</source>
        <translation>&amp;Eigentümer, dem der Entwurf gehört:</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Zuweisen</translation>
    </message>
    <message>
        <source>(various; not changed)</source>
        <translation>(verschieden; unverändert)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::BrowserPanel</name>
    <message>
        <source>Search all fields</source>
        <translation>Alle Felder durchsuchen</translation>
    </message>
    <message>
        <source>Search the registry</source>
        <translation>Register durchsuchen</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Namensräume</translation>
    </message>
    <message>
        <source>No entries match the filter.</source>
        <translation>Keine Einträge entsprechen dem Filter.</translation>
    </message>
    <message>
        <source>No entries contain “%1”.</source>
        <translation>Keine Einträge enthalten „%1“.</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>&amp;Sortieren nach</translation>
    </message>
    <message>
        <source>Counting findings: %1 of %2 drafts.</source>
        <translation>Befunde werden gezählt: %1 von %2 Entwürfen.</translation>
    </message>
    <message>
        <source>Recovered Edits…</source>
        <translation>Gerettete Änderungen…</translation>
    </message>
    <message>
        <source>Open tasks</source>
        <translation>Offene Aufgaben</translation>
    </message>
    <message>
        <source>No open tasks.
Drafts appear here, with what to do next. New work begins on the Start page.</source>
        <translation>Keine offenen Aufgaben.
Hier erscheinen Entwürfe und was als Nächstes zu tun ist. Neue Arbeit beginnt auf der Startseite.</translation>
    </message>
    <message>
        <source>No entries yet. New work begins on the Start page.</source>
        <translation>Noch keine Einträge. Neue Arbeit beginnt auf der Startseite.</translation>
    </message>
    <message>
        <source>%1 of %2 shown.</source>
        <translation>Angezeigt: %1 von %2.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::BulkActions</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s)</source>
        <translation>
            <numerusform>%n weiterer Befund</numerusform>
            <numerusform>%n weitere Befunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) changed.</source>
        <translation>
            <numerusform>%n Entwurf geändert.</numerusform>
            <numerusform>%n Entwürfe geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not changed; the reasons are below.</source>
        <translation>
            <numerusform>%n Entwurf nicht geändert; der Grund steht unten.</numerusform>
            <numerusform>%n Entwürfe nicht geändert; die Gründe stehen unten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Keine Befunde.</translation>
    </message>
    <message>
        <source>Submit Selected for Review…</source>
        <translation>Auswahl zur Begutachtung einreichen…</translation>
    </message>
    <message>
        <source>Set Reminder for Selected…</source>
        <translation>Erinnerung für Auswahl setzen…</translation>
    </message>
    <message>
        <source>Check Selected</source>
        <translation>Auswahl prüfen</translation>
    </message>
    <message numerus="yes">
        <source>Submit %n Draft(s) for Review</source>
        <translation>
            <numerusform>%n Entwurf zur Begutachtung einreichen</numerusform>
            <numerusform>%n Entwürfe zur Begutachtung einreichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each draft is checked as when it is submitted alone; those with errors remain drafts. A reminder is due in %n day(s).</source>
        <translation>
            <numerusform>Jeder Entwurf wird geprüft, als würde er einzeln eingereicht; Entwürfe mit Fehlern bleiben Entwürfe. Eine Erinnerung ist in %n Tag fällig.</numerusform>
            <numerusform>Jeder Entwurf wird geprüft, als würde er einzeln eingereicht; Entwürfe mit Fehlern bleiben Entwürfe. Eine Erinnerung ist in %n Tagen fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Anmerkung:</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Einreichen</translation>
    </message>
    <message>
        <source>Submit for Review</source>
        <translation>Zur Begutachtung einreichen</translation>
    </message>
    <message>
        <source>The draft has unsaved edits. Save it first.</source>
        <translation>Der Entwurf hat nicht gespeicherte Änderungen. Zuerst speichern.</translation>
    </message>
    <message>
        <source>The state is already: %1.</source>
        <translation>Der Status ist bereits: %1.</translation>
    </message>
    <message>
        <source>Submitted for review.</source>
        <translation>Zur Begutachtung eingereicht.</translation>
    </message>
    <message>
        <source>Set Reminder</source>
        <translation>Erinnerung setzen</translation>
    </message>
    <message>
        <source>Findings of the Selected Drafts</source>
        <translation>Befunde der ausgewählten Entwürfe</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) with findings.</source>
        <translation>
            <numerusform>%n Entwurf mit Befunden.</numerusform>
            <numerusform>%n Entwürfe mit Befunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days until Tasks lists these drafts as overdue for everybody (0 for never). Nidus sends no email.</source>
        <translation>Tage, bis die Seite Aufgaben diese Entwürfe für alle als überfällig zeigt (0 für nie). Nidus sendet keine E-Mail.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ChangeBar</name>
    <message>
        <source>End Comparison</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>Compared with %1:</source>
        <translation>Verglichen mit %1:</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>Names that are not valid now, but were not reported before. Press to show only these lines.</source>
        <translation>Namen, die jetzt nicht gültig sind, aber vorher nicht gemeldet wurden. Drücken, um nur diese Zeilen anzuzeigen.</translation>
    </message>
    <message>
        <source>%1 remaining</source>
        <translation>%1 verblieben</translation>
    </message>
    <message>
        <source>Names that were not valid in the report and still are not. Press to show only these lines.</source>
        <translation>Namen, die im Bericht nicht gültig waren und es immer noch nicht sind. Drücken, um nur diese Zeilen anzuzeigen.</translation>
    </message>
    <message>
        <source>%1 fixed</source>
        <translation>%1 behoben</translation>
    </message>
    <message>
        <source>Names that were not valid in the report and are valid now. Press to show only these lines.</source>
        <translation>Namen, die im Bericht nicht gültig waren und es jetzt sind. Drücken, um nur diese Zeilen anzuzeigen.</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>%1 entfallen</translation>
    </message>
    <message>
        <source>Names that were not valid in the report and no longer appear. Press to list them.</source>
        <translation>Namen, die im Bericht nicht gültig waren und nicht mehr vorkommen. Drücken, um sie aufzuführen.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ChangePreview</name>
    <message>
        <source>on behalf of %1</source>
        <translation>im Auftrag von %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>superseded by %1</source>
        <translation>ersetzt durch %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Changed entries</source>
        <translation>Geänderte Einträge</translation>
    </message>
    <message>
        <source>&amp;Use %1</source>
        <translation>%1 &amp;verwenden</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) will change.</source>
        <translation>
            <numerusform>%Ln Eintrag wird geändert.</numerusform>
            <numerusform>%Ln Einträge werden geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>holder private</source>
        <translation>Inhaber nicht öffentlich</translation>
    </message>
    <message>
        <source>contact %1</source>
        <translation>Kontakt %1</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>Referenz %1</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>Antrag %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>Enter a request ID to record the refusal.</source>
        <translation>Geben Sie die Kennung des Antrags ein, damit die Ablehnung festgehalten wird.</translation>
    </message>
    <message>
        <source>Only these may ask: %1.</source>
        <translation>Nur diese dürfen anfragen: %1.</translation>
    </message>
    <message>
        <source>not in a range</source>
        <translation>in keinem Bereich</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Refuse and Show Let&amp;ter</source>
        <translation>Ablehnen und Schreibe&amp;n anzeigen</translation>
    </message>
    <message>
        <source>asker %1</source>
        <translation>Antragsteller %1</translation>
    </message>
    <message>
        <source>Sh&amp;ow Refusal Letter…</source>
        <translation>Ablehnungss&amp;chreiben anzeigen…</translation>
    </message>
    <message>
        <source>The refusal can be recorded.</source>
        <translation>Die Ablehnung kann festgehalten werden.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CheckModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>The text can no longer be read: the file is shorter now or was deleted.</source>
        <translation>Der Text lässt sich nicht mehr lesen: Die Datei ist jetzt kürzer oder wurde gelöscht.</translation>
    </message>
    <message>
        <source>The file has changed since it was checked.</source>
        <translation>Die Datei wurde seit der Prüfung geändert.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CheckPage</name>
    <message>
        <source>&amp;Open File of URNs…</source>
        <translation>&amp;Datei mit URNs öffnen…</translation>
    </message>
    <message>
        <source>&amp;Paste and Check</source>
        <translation>&amp;Einfügen und prüfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Copy Lines</source>
        <translation>&amp;Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy C&amp;anonical URN</source>
        <translation>K&amp;anonische URN kopieren</translation>
    </message>
    <message>
        <source>URN to check</source>
        <translation>Zu prüfende URN</translation>
    </message>
    <message>
        <source>Choose the namespace to check against.</source>
        <translation>Den Namensraum wählen, gegen den geprüft wird.</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>%1 wird geprüft…</translation>
    </message>
    <message>
        <source>No URNs found in %1.</source>
        <translation>Keine URNs in %1 gefunden.</translation>
    </message>
    <message>
        <source>%1: stopped. URNs checked: %2.</source>
        <extracomment>%1 is a file name or &quot;pasted text&quot;, %2 a number</extracomment>
        <translation>%1: angehalten. Geprüfte URNs: %2.</translation>
    </message>
    <message>
        <source>%1: finished. URNs checked: %2.</source>
        <translation>%1: fertig. Geprüfte URNs: %2.</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>Nur die ersten %1 werden aufgelistet.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <source>Reading the names of %1…</source>
        <translation>Namen von %1 werden gelesen…</translation>
    </message>
    <message>
        <source>No names of %1 found: the input has changed since it was checked.</source>
        <translation>Keine Namen von %1 gefunden: Die Eingabe wurde seit der Prüfung geändert.</translation>
    </message>
    <message>
        <source>Copying…</source>
        <translation>Wird kopiert…</translation>
    </message>
    <message>
        <source>Canceled. Nothing was copied.</source>
        <translation>Abgebrochen. Es wurde nichts kopiert.</translation>
    </message>
    <message>
        <source>Copied the first %1 of %2 lines. Export a report to get all of them.</source>
        <translation>Die ersten %1 von %2 Zeilen wurden kopiert. Für alle Zeilen einen Bericht exportieren.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln line(s).</source>
        <translation>
            <numerusform>%Ln Zeile kopiert.</numerusform>
            <numerusform>%Ln Zeilen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied the canonical URN.</source>
        <translation>Kanonische URN kopiert.</translation>
    </message>
    <message>
        <source>The clipboard contains no text or files.</source>
        <translation>Die Zwischenablage enthält weder Text noch Dateien.</translation>
    </message>
    <message>
        <source>Open File of URNs</source>
        <translation>Datei mit URNs öffnen</translation>
    </message>
    <message>
        <source>Blank lines skipped: %1.</source>
        <translation>Übersprungene Leerzeilen: %1.</translation>
    </message>
    <message>
        <source>Syntax rule: %1, as saved.</source>
        <translation>Syntaxregel: %1, wie gespeichert.</translation>
    </message>
    <message>
        <source>Empty cells skipped: %1.</source>
        <translation>Übersprungene leere Zellen: %1.</translation>
    </message>
    <message>
        <source>Rules of drafts are included, as saved.</source>
        <translation>Die Regeln von Entwürfen sind einbezogen, wie gespeichert.</translation>
    </message>
    <message>
        <source>The lines contain other text besides URNs. To check only the URNs, choose “%1”.</source>
        <extracomment>%1 is the title of a check box</extracomment>
        <translation>Die Zeilen enthalten außer URNs noch anderen Text. Um nur die URNs zu prüfen, wählen Sie „%1“.</translation>
    </message>
    <message>
        <source>Type or paste a URN and press Return. For a file, choose “Open File of URNs” or drop it here.</source>
        <translation>URN eingeben oder einfügen und die Eingabetaste drücken. Für eine Datei: „Datei mit URNs öffnen“ wählen oder sie hier ablegen.</translation>
    </message>
    <message>
        <source>Type or paste a URN and press Return.</source>
        <translation>URN eingeben oder einfügen und die Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>Check A&amp;gain</source>
        <translation>Erneut &amp;prüfen</translation>
    </message>
    <message>
        <source>%1 has changed since it was checked. Choose “%2” to see its present state.</source>
        <translation>%1 wurde seit der Prüfung geändert. Wählen Sie „%2“, um den jetzigen Stand zu sehen.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ClipboardActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Past&amp;e</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Sele&amp;ct All</source>
        <translation>Alles a&amp;uswählen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ColumnChooser</name>
    <message>
        <source>The first line has the &amp;names of the columns</source>
        <translation>Die erste Zeile enthält die &amp;Namen der Spalten</translation>
    </message>
    <message>
        <source>First lines</source>
        <translation>Erste Zeilen</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Nicht importiert</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ColumnRoom</name>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CompareView</name>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>Syntaxregel</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorherige</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Vorherige Änderung</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Nächste Änderung</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <source>%1 and %2 are identical.</source>
        <translation>%1 und %2 sind identisch.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from %1 to %2</source>
        <translation>
            <numerusform>%n Änderung von %1 zu %2</numerusform>
            <numerusform>%n Änderungen von %1 zu %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Comparing</name>
    <message>
        <source>Canceled. Nothing was compared.</source>
        <translation>Abgebrochen. Es wurde nichts verglichen.</translation>
    </message>
    <message>
        <source>Compare with Ea&amp;rlier Report…</source>
        <translation>Mit früherem Be&amp;richt vergleichen…</translation>
    </message>
    <message>
        <source>Shows which names are new, remaining, and fixed since an exported report</source>
        <translation>Zeigt, welche Namen seit einem exportierten Bericht neu hinzugekommen, geblieben oder behoben sind</translation>
    </message>
    <message>
        <source>Compare with Earlier Report</source>
        <translation>Mit früherem Bericht vergleichen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <translation>Vergleich mit %1 läuft…</translation>
    </message>
    <message>
        <source>Compared names with %1.</source>
        <translation>Namen mit denen aus %1 verglichen.</translation>
    </message>
    <message>
        <source>Check reports (%1)</source>
        <translation>Prüfberichte (%1)</translation>
    </message>
    <message>
        <source>The comparison has ended.</source>
        <translation>Der Vergleich ist beendet.</translation>
    </message>
    <message>
        <source>The file has changed since it was checked, so nothing was compared. Check it again first.</source>
        <translation>Die Datei wurde seit der Prüfung geändert; deshalb wurde nichts verglichen. Prüfen Sie sie zuerst erneut.</translation>
    </message>
    <message>
        <source>It has no valid lines, as if a filter had been on: a name is new only if lines with its verdict are in the report.</source>
        <translation>Er hat keine gültigen Zeilen, als wäre gefiltert worden: Ein Name ist nur neu, wenn der Bericht Zeilen mit seinem Urteil enthält.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CompatibilityPane</name>
    <message>
        <source>Changes by the grammar</source>
        <translation>Änderungen durch die Grammatik</translation>
    </message>
    <message>
        <source>a regular expression (RFC 9485) that should allow the same URNs</source>
        <translation>ein regulärer Ausdruck (RFC 9485), der dieselben URNs zulassen soll</translation>
    </message>
    <message>
        <source>Regular expression to compare with</source>
        <translation>Regulärer Ausdruck für den Vergleich</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No results yet. Write a grammar to compare it with RFC 8141 and the previous version.</source>
        <translation>Noch keine Ergebnisse. Eine Grammatik schreiben, um sie mit RFC 8141 und der vorherigen Version zu vergleichen.</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ConflictDialog</name>
    <message>
        <source>changed by you</source>
        <translation>von Ihnen geändert</translation>
    </message>
    <message>
        <source>changed by somebody else</source>
        <translation>von jemand anderem geändert</translation>
    </message>
    <message>
        <source>changed by both in the same way</source>
        <translation>von beiden gleich geändert</translation>
    </message>
    <message>
        <source>changed by both; choose one</source>
        <translation>von beiden geändert; eine Fassung wählen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field and a part of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>Syntaxregel</translation>
    </message>
    <message>
        <source>Merge Edits</source>
        <translation>Änderungen zusammenführen</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Changed fields</source>
        <translation>Geänderte Felder</translation>
    </message>
    <message>
        <source>&amp;Merge and Save</source>
        <translation>&amp;Zusammenführen und speichern</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Fremde</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Text to use for %1</source>
        <translation>Text, der für %1 verwendet wird</translation>
    </message>
    <message>
        <source>Their text is identical to yours.</source>
        <translation>Der andere Text stimmt mit Ihrem überein.</translation>
    </message>
    <message numerus="yes">
        <source>Their text differs from yours in %n place(s).</source>
        <translation>
            <numerusform>Der andere Text weicht an %n Stelle von Ihrem ab.</numerusform>
            <numerusform>Der andere Text weicht an %n Stellen von Ihrem ab.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ContextHelp</name>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Field &amp;Help</source>
        <translation>&amp;Feldhilfe</translation>
    </message>
    <message>
        <source>How to Keep Numbers</source>
        <translation>Wie man Nummern verwaltet</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CopyActions</name>
    <message>
        <source>Copy &amp;As</source>
        <translation>Ko&amp;pieren als</translation>
    </message>
    <message>
        <source>Email &amp;Quote</source>
        <translation>E-Mail-&amp;Zitat</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>%1 kopiert.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CountBar</name>
    <message>
        <source>Filter lines…</source>
        <translation>Zeilen filtern…</translation>
    </message>
    <message>
        <source>Filter lines</source>
        <translation>Zeilen filtern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Filter by reason</source>
        <translation>Filter nach Grund</translation>
    </message>
    <message>
        <source>%1 Press to remove this filter.</source>
        <translation>%1 Drücken Sie, um diesen Filter zu entfernen.</translation>
    </message>
    <message>
        <source>valid with warnings</source>
        <extracomment>a kind of lines, in a list of what is shown</extracomment>
        <translation>gültig mit Warnungen</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DetailPane</name>
    <message>
        <source>Canonical form</source>
        <translation>Kanonische Form</translation>
    </message>
    <message>
        <source>None: not a URN</source>
        <translation>Fehlt, weil das keine URN ist</translation>
    </message>
    <message>
        <source>Human-readable form</source>
        <translation>Lesbare Form</translation>
    </message>
    <message>
        <source>Findings about the line</source>
        <translation>Befunde zur Zeile</translation>
    </message>
    <message>
        <source>The complete URN in canonical form: scheme and NID in lower case, hex digits in upper case.</source>
        <translation>Die vollständige URN in kanonischer Form: Schema und NID in Kleinbuchstaben, Hexadezimalziffern in Großbuchstaben.</translation>
    </message>
    <message>
        <source>The URN with percent-encoded text decoded and deceptive characters made visible. Do not copy it into other systems.</source>
        <translation>Die URN mit dekodiertem prozentkodiertem Text und sichtbar gemachten irreführenden Zeichen. Nicht in andere Systeme kopieren.</translation>
    </message>
    <message>
        <source>RFC 8141</source>
        <translation>RFC 8141</translation>
    </message>
    <message>
        <source>RFC 2141</source>
        <translation>RFC 2141</translation>
    </message>
    <message>
        <source>“%1” is not registered, but “%2” has a syntax rule for it.</source>
        <translation>„%1“ ist nicht registriert, aber „%2“ hat eine Syntaxregel dafür.</translation>
    </message>
    <message>
        <source>Include Drafts</source>
        <translation>Entwürfe einbeziehen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DiagramPane</name>
    <message>
        <source>Rule in the diagram</source>
        <translation>Regel im Diagramm</translation>
    </message>
    <message>
        <source>Export Diagram</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>As SVG…</source>
        <translation>Als SVG…</translation>
    </message>
    <message>
        <source>As PNG…</source>
        <translation>Als PNG…</translation>
    </message>
    <message>
        <source>The diagram of the rule at the cursor appears here.</source>
        <translation>Hier erscheint das Diagramm der Regel, in der die Schreibmarke steht.</translation>
    </message>
    <message>
        <source>%1 (from an RFC)</source>
        <translation>%1 (aus einer RFC)</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DiagramView</name>
    <message>
        <source>Railroad diagram</source>
        <translation>Syntaxdiagramm</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DraftDocument</name>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Merge with Saved Draft</source>
        <translation>Mit gespeichertem Entwurf zusammenführen</translation>
    </message>
    <message>
        <source>Use Saved Draft</source>
        <translation>Gespeicherten Entwurf verwenden</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DraftSaving</name>
    <message>
        <source>%1 (approved; saving returns it to review)</source>
        <translation>%1 (genehmigt; Speichern bringt den Entwurf zurück in die Begutachtung)</translation>
    </message>
    <message>
        <source>Discarded edits are offered again at the next start.</source>
        <translation>Verworfene Änderungen werden beim nächsten Start noch einmal angeboten.</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) has (have) unsaved edits.</source>
        <translation>
            <numerusform>%n Entwurf hat nicht gespeicherte Änderungen.</numerusform>
            <numerusform>%n Entwürfe haben nicht gespeicherte Änderungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save All Drafts</source>
        <translation>Alle Entwürfe speichern</translation>
    </message>
    <message>
        <source>Discard Edits</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>“%1” is approved. Saving your edits returns it to review.</source>
        <translation>„%1“ ist genehmigt. Wenn Sie Ihre Änderungen speichern, kommt der Entwurf zurück in die Begutachtung.</translation>
    </message>
    <message>
        <source>If only the wording changed, you can keep the approval. The history records your reason.</source>
        <translation>Hat sich nur der Wortlaut geändert, können Sie die Genehmigung behalten. Der Verlauf hält Ihre Begründung fest.</translation>
    </message>
    <message>
        <source>Save and Return to Review</source>
        <translation>Speichern und erneut begutachten</translation>
    </message>
    <message>
        <source>Save as Editorial Change…</source>
        <translation>Als redaktionelle Änderung speichern…</translation>
    </message>
    <message>
        <source>Editorial Change</source>
        <translation>Redaktionelle Änderung</translation>
    </message>
    <message>
        <source>The draft stays approved with your edits.</source>
        <translation>Der Entwurf bleibt mit Ihren Änderungen genehmigt.</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>B&amp;egründung:</translation>
    </message>
    <message>
        <source>Save and Keep Approval</source>
        <translation>Speichern und Genehmigung behalten</translation>
    </message>
    <message>
        <source>Save Mine as New Draft</source>
        <translation>Meine als neuen Entwurf speichern</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Zusammenführen…</translation>
    </message>
    <message>
        <source>Use Theirs (Undo Restores Mine)</source>
        <translation>Fremde verwenden (Rückgängig stellt meine wieder her)</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Draft saved.</source>
        <translation>Entwurf gespeichert.</translation>
    </message>
    <message>
        <source>Edits merged and saved.</source>
        <translation>Änderungen zusammengeführt und gespeichert.</translation>
    </message>
    <message>
        <source>Version %1 was registered after this revision was started. Fields that only one of them changed are merged. For fields that both changed, choose which text to use.</source>
        <translation>Version %1 wurde registriert, nachdem diese Überarbeitung begonnen wurde. Felder, die nur auf einer Seite geändert wurden, werden zusammengeführt. Für Felder, die auf beiden Seiten geändert wurden, den Text wählen, der verwendet wird.</translation>
    </message>
    <message>
        <source>The revision is now based on version %1.</source>
        <translation>Die Überarbeitung beruht jetzt auf Version %1.</translation>
    </message>
    <message>
        <source>Your text was saved as a new draft.</source>
        <translation>Ihr Text wurde als neuer Entwurf gespeichert.</translation>
    </message>
    <message>
        <source>Could not save %1.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Could not save your text as a new draft.</source>
        <translation>Ihr Text konnte nicht als neuer Entwurf gespeichert werden.</translation>
    </message>
    <message>
        <source>%1 also saved “%2”. Your text is still in the form, not saved.</source>
        <translation>%1 hat „%2“ auch gespeichert. Ihr Text steht noch im Formular, nicht gespeichert.</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Jemand anders</translation>
    </message>
    <message>
        <source>%1 also saved this draft. Fields that only one of you changed are merged. For fields that both changed, choose which text to use.</source>
        <translation>%1 hat diesen Entwurf auch gespeichert. Felder, die nur einer von Ihnen geändert hat, werden zusammengeführt. Wählen Sie für Felder, die beide geändert haben, den Text.</translation>
    </message>
    <message>
        <source>In this registry, somebody who is not an author must approve each change.</source>
        <translation>In diesem Register muss jemand, der kein Autor ist, jede Änderung genehmigen.</translation>
    </message>
    <message>
        <source>This draft was registered or moved to the trash.</source>
        <translation>Dieser Entwurf wurde registriert oder in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>Your text is still in the form.</source>
        <translation>Ihr Text ist noch im Formular.</translation>
    </message>
    <message>
        <source>State of the draft: %1.</source>
        <translation>Zustand des Entwurfs: %1.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DragKeys</name>
    <message>
        <source>Border between panes</source>
        <translation>Rand zwischen Bereichen</translation>
    </message>
    <message>
        <source>Arrow keys move it, Escape returns.</source>
        <translation>Pfeiltasten verschieben ihn, Escape kehrt zurück.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2 pixels wide</source>
        <translation>%1: %2 Pixel breit</translation>
    </message>
    <message>
        <source>%1: column %2</source>
        <translation>%1: Spalte %2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DuplicatesModel</name>
    <message>
        <source>URN (first form)</source>
        <translation>URN (erste Form)</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %Ln more</source>
        <extracomment>%1 is a list of line numbers</extracomment>
        <translation>
            <numerusform>%1 und %Ln weitere</numerusform>
            <numerusform>%1 und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::DuplicatesView</name>
    <message>
        <source>Duplicate URNs</source>
        <translation>Doppelte URNs</translation>
    </message>
    <message>
        <source>Duplicate URNs appear here when the check has ended.</source>
        <translation>Doppelte URNs erscheinen hier, wenn die Prüfung beendet ist.</translation>
    </message>
    <message>
        <source>Searching for duplicate URNs…</source>
        <translation>Doppelte URNs werden gesucht…</translation>
    </message>
    <message>
        <source>No duplicate URNs.</source>
        <translation>Keine doppelten URNs.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URN(s) with duplicates, possibly written differently. Press Return to show the first line of a URN.</source>
        <translation>
            <numerusform>%Ln URN mit Dubletten, eventuell anders geschrieben. Die Eingabetaste zeigt die erste Zeile einer URN.</numerusform>
            <numerusform>%Ln URNs mit Dubletten, eventuell anders geschrieben. Die Eingabetaste zeigt die erste Zeile einer URN.</numerusform>
        </translation>
    </message>
    <message>
        <source>No duplicate URNs among the lines that pass the filter.</source>
        <translation>Keine doppelten URNs unter den Zeilen, die den Filter passieren.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Search Registry</source>
        <translation>Re&amp;gister durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Find Action…</source>
        <translation>Aktion &amp;suchen…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Undo Newest Change…</source>
        <translation>&amp;Neueste Änderung rückgängig machen…</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EmptyList</name>
    <message>
        <source>Show All</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) wait for somebody else.</source>
        <translation>
            <numerusform>%n Entwurf wartet auf jemand anderen.</numerusform>
            <numerusform>%n Entwürfe warten auf jemand anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Waiting</source>
        <translation>Wartende anzeigen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EndedDraftNotice</name>
    <message>
        <source>“%1” was moved to the trash by %2.</source>
        <translation>„%1“ wurde von %2 in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>“%1” was registered by %2.</source>
        <extracomment>%1 is a NID, %2 the name of a person</extracomment>
        <translation>„%1“ wurde von %2 registriert.</translation>
    </message>
    <message>
        <source>%1 submitted “%2” for review while you were editing.</source>
        <translation>%1 hat „%2“ zur Begutachtung eingereicht, während Sie schrieben.</translation>
    </message>
    <message>
        <source>%1 approved “%2” while you were editing.</source>
        <translation>%1 hat „%2“ genehmigt, während Sie schrieben.</translation>
    </message>
    <message>
        <source>%1 marked “%2” as sent to IANA while you were editing.</source>
        <translation>%1 hat „%2“ als an die IANA gesendet markiert, während Sie schrieben.</translation>
    </message>
    <message>
        <source>%1 returned “%2” to draft while you were editing.</source>
        <translation>%1 hat „%2“ zum Entwurf zurückgegeben, während Sie schrieben.</translation>
    </message>
    <message>
        <source>%1 saved “%2” while you were editing.</source>
        <translation>%1 hat „%2“ gespeichert, während Sie schrieben.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryActions</name>
    <message>
        <source>%L1 entries</source>
        <translation>%L1 Einträge</translation>
    </message>
    <message>
        <source>The block was split.</source>
        <translation>Der Block wurde geteilt.</translation>
    </message>
    <message>
        <source>Assign Values…</source>
        <translation>Werte zuweisen…</translation>
    </message>
    <message>
        <source>Reserve Values…</source>
        <translation>Werte reservieren…</translation>
    </message>
    <message>
        <source>Split Block…</source>
        <translation>Block teilen…</translation>
    </message>
    <message>
        <source>Merge Entries…</source>
        <translation>Einträge zusammenführen…</translation>
    </message>
    <message>
        <source>Answer Letter…</source>
        <translation>Antwortschreiben…</translation>
    </message>
    <message>
        <source>Transfer…</source>
        <translation>Übertragen…</translation>
    </message>
    <message>
        <source>Deprecate…</source>
        <translation>Als nicht mehr empfohlen markieren…</translation>
    </message>
    <message>
        <source>Retire…</source>
        <translation>Stilllegen…</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Freigeben…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Zurückziehen…</translation>
    </message>
    <message>
        <source>This request was answered before: %1</source>
        <translation>Dieser Antrag wurde schon beantwortet: %1</translation>
    </message>
    <message>
        <source>Details and History…</source>
        <translation>Details und Verlauf…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) changed.</source>
        <translation>
            <numerusform>%Ln Eintrag geändert.</numerusform>
            <numerusform>%Ln Einträge geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit Entry…</source>
        <translation>Eintrag bearbeiten…</translation>
    </message>
    <message>
        <source>Undo Refusal</source>
        <translation>Ablehnung rückgängig machen</translation>
    </message>
    <message>
        <source>Assigned to %2: %1.</source>
        <translation>An %2 zugewiesen: %1.</translation>
    </message>
    <message>
        <source>Reserved for %2: %1.</source>
        <translation>Für %2 reserviert: %1.</translation>
    </message>
    <message>
        <source>Merged: %1.</source>
        <translation>Zusammengeführt: %1.</translation>
    </message>
    <message>
        <source>Transferred to %2: %1.</source>
        <translation>An %2 übertragen: %1.</translation>
    </message>
    <message>
        <source>Deprecated: %1.</source>
        <translation>Nicht mehr empfohlen: %1.</translation>
    </message>
    <message>
        <source>Retired: %1.</source>
        <translation>Stillgelegt: %1.</translation>
    </message>
    <message>
        <source>Released: %1.</source>
        <translation>Freigegeben: %1.</translation>
    </message>
    <message>
        <source>Withdrawn: %1.</source>
        <translation>Zurückgezogen: %1.</translation>
    </message>
    <message>
        <source>Refused, and recorded in “Refused requests”: request %1.</source>
        <extracomment>the item of the list &quot;Entries to show&quot;</extracomment>
        <translation>Abgelehnt und unter „Abgelehnte Anträge“ festgehalten: Antrag %1.</translation>
    </message>
    <message>
        <source>To see this letter again, select it in “Refused requests” and choose “%1”.</source>
        <translation>Um dieses Schreiben wieder zu sehen, wählen Sie es unter „Abgelehnte Anträge“ und dann „%1“.</translation>
    </message>
    <message>
        <source>To see this letter again, select the entry and choose “%1”.</source>
        <translation>Um dieses Schreiben wieder zu sehen, wählen Sie den Eintrag und dann „%1“.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryEditDialog</name>
    <message>
        <source>&amp;Reference:</source>
        <translation>&amp;Referenz:</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n Entry(s)</source>
        <translation>
            <numerusform>%n Eintrag bearbeiten</numerusform>
            <numerusform>%n Einträge bearbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>%1 cannot last until then: %2</source>
        <translation>%1 kann nicht bis dahin gelten: %2</translation>
    </message>
    <message>
        <source>Con&amp;tact:</source>
        <translation>&amp;Kontakt:</translation>
    </message>
    <message>
        <source>&amp;Private:</source>
        <translation>Nicht &amp;öffentlich:</translation>
    </message>
    <message>
        <source>The holder is public</source>
        <translation>Der Inhaber ist öffentlich</translation>
    </message>
    <message>
        <source>The holder is kept private</source>
        <translation>Der Inhaber wird nicht veröffentlicht</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Nicht öffentlich</translation>
    </message>
    <message>
        <source>&amp;Holder:</source>
        <translation>&amp;Inhaber:</translation>
    </message>
    <message>
        <source>On b&amp;ehalf of:</source>
        <translation>Im Auf&amp;trag von:</translation>
    </message>
    <message>
        <source>&amp;Note (public):</source>
        <translation>&amp;Anmerkung (öffentlich):</translation>
    </message>
    <message>
        <source>Corrects what is written, such as a name. To give values to another holder, choose Transfer.</source>
        <translation>Berichtigt Angaben, zum Beispiel einen Namen. Mit „Übertragen“ erhält ein anderer Inhaber die Werte.</translation>
    </message>
    <message>
        <source>Different in these entries</source>
        <translation>In diesen Einträgen verschieden</translation>
    </message>
    <message>
        <source>&amp;Kind of asker:</source>
        <translation>Art des Antra&amp;gstellers:</translation>
    </message>
    <message>
        <source>Valid &amp;until (YYYY-MM-DD):</source>
        <translation>Gültig &amp;bis (JJJJ-MM-TT):</translation>
    </message>
    <message>
        <source>Every entry has a holder: enter its name, or uncheck the field.</source>
        <translation>Jeder Eintrag hat einen Inhaber: Geben Sie seinen Namen ein oder wählen Sie das Feld ab.</translation>
    </message>
    <message>
        <source>Check what to change.</source>
        <translation>Ankreuzen, was geändert werden soll.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryImportDialog</name>
    <message>
        <source>Import Entries into %1</source>
        <translation>Einträge in %1 importieren</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Findings about the table</source>
        <translation>Befunde zur Tabelle</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>New entries: %L1, changed: %L2, unchanged: %L3.</source>
        <translation>Neue Einträge: %L1, geändert: %L2, unverändert: %L3.</translation>
    </message>
    <message>
        <source>&amp;Leave out rows with errors, and import the others</source>
        <translation>Fehlerhafte Zeilen aus&amp;lassen und die anderen importieren</translation>
    </message>
    <message>
        <source>Choose above what the columns are, or fix the errors in the table.</source>
        <translation>Wählen Sie oben, was die Spalten enthalten, oder beheben Sie die Fehler in der Tabelle.</translation>
    </message>
    <message>
        <source>Leave out values &amp;outside of all ranges</source>
        <translation>Werte auß&amp;erhalb aller Bereiche auslassen</translation>
    </message>
    <message>
        <source>Choose a column with the kind of asker for ranges that are only for some.</source>
        <translation>Wählen Sie eine Spalte mit der Art des Antragstellers für Bereiche, die nur für einige sind.</translation>
    </message>
    <message>
        <source>Rows with errors: %L1. Leave them out, or fix them in the source of the table.</source>
        <translation>Fehlerhafte Zeilen: %L1. Lassen Sie sie aus, oder berichtigen Sie sie dort, woher die Tabelle kommt.</translation>
    </message>
    <message>
        <source>Rows left out: %L1.</source>
        <translation>Ausgelassene Zeilen: %L1.</translation>
    </message>
    <message>
        <source>To give a value to another holder, use Transfer.</source>
        <translation>Um einen Wert einem anderen Inhaber zu geben, verwenden Sie Übertragen.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryModel</name>
    <message>
        <source>%1 (private)</source>
        <translation>%1 (nicht öffentlich)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EventModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a field of a template, and a comment about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Zeit (UTC)</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>Registrierung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Note and link</source>
        <translation>Anmerkung und Link</translation>
    </message>
    <message numerus="yes">
        <source>%1 (despite %n open requirement(s))</source>
        <translation>
            <numerusform>%1 (trotz %n offener Anforderung)</numerusform>
            <numerusform>%1 (trotz %n offener Anforderungen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::EveryNamespaceDialog</name>
    <message>
        <source>Check One URN Against Every Namespace</source>
        <translation>Eine URN gegen alle Namensräume prüfen</translation>
    </message>
    <message>
        <source>&amp;URN or name</source>
        <translation>&amp;URN oder Name</translation>
    </message>
    <message>
        <source>URN or name</source>
        <translation>URN oder Name</translation>
    </message>
    <message>
        <source>Verdicts of the namespaces</source>
        <translation>Ergebnisse der Namensräume</translation>
    </message>
    <message>
        <source>Type a URN or the part after its NID. It is checked against every namespace in the registry.</source>
        <translation>Eine URN oder den Teil nach ihrer NID eingeben. Sie wird gegen alle Namensräume im Register geprüft.</translation>
    </message>
    <message>
        <source>No namespace can accept this. %1</source>
        <translation>Kein Namensraum kann das zulassen. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 namespaces has (have) a syntax rule that accepts this name.</source>
        <translation>
            <numerusform>%n von %1 Namensräumen hat eine Syntaxregel, die diesen Namen zulässt.</numerusform>
            <numerusform>%n von %1 Namensräumen haben eine Syntaxregel, die diesen Namen zulässt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ExchangeActions</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Import from &amp;Clipboard</source>
        <translation>Aus &amp;Zwischenablage importieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Attach &amp;Template</source>
        <translation>&amp;Vorlage anhängen</translation>
    </message>
    <message>
        <source>open load read file template mail email</source>
        <translation>öffnen laden lesen Datei Vorlage Mail E-Mail</translation>
    </message>
    <message>
        <source>save write file pdf html xml json csv text markdown</source>
        <translation>speichern schreiben Datei pdf html xml json csv Text markdown</translation>
    </message>
    <message>
        <source>paper pdf</source>
        <translation>Papier pdf</translation>
    </message>
    <message>
        <source>From &amp;File…</source>
        <translation>Aus &amp;Datei…</translation>
    </message>
    <message>
        <source>From &amp;Clipboard</source>
        <translation>Aus &amp;Zwischenablage</translation>
    </message>
    <message>
        <source>Import Templates or Registry</source>
        <translation>Vorlagen oder Register importieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Check URNs in File</source>
        <translation>URNs in Datei prüfen</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) imported.</source>
        <translation>
            <numerusform>%n Datensatz importiert.</numerusform>
            <numerusform>%n Datensätze importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Import undone. Its drafts were moved to the trash.</source>
        <translation>Import rückgängig gemacht. Seine Entwürfe wurden in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>Export to Folder</source>
        <translation>In Ordner exportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export Here</source>
        <translation>Hierher exportieren</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Wird exportiert…</translation>
    </message>
    <message numerus="yes">
        <source>Overwrite %n file(s)?</source>
        <translation>
            <numerusform>%n Datei überschreiben?</numerusform>
            <numerusform>%n Dateien überschreiben?</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with these names already exist in %1.</source>
        <translation>Dateien mit diesen Namen gibt es in %1 bereits.</translation>
    </message>
    <message>
        <source>Overwrite Files</source>
        <translation>Dateien überschreiben</translation>
    </message>
    <message>
        <source>Canceled. Nothing was exported.</source>
        <translation>Abgebrochen. Es wurde nichts exportiert.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Templates, drafts, emails, XML (%1)</source>
        <translation>Vorlagen, Entwürfe, E-Mails, XML (%1)</translation>
    </message>
    <message>
        <source>The import failed.</source>
        <translation>Der Import ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The export failed.</source>
        <translation>Der Export ist fehlgeschlagen.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) exported to %1.</source>
        <translation>
            <numerusform>%n Datei nach %1 exportiert.</numerusform>
            <numerusform>%n Dateien nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to File</source>
        <translation>In Datei exportieren</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>Nicht importiert: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ExportDialog</name>
    <message>
        <source>One &amp;file for each registration</source>
        <translation>&amp;Eine Datei je Registrierung</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>&amp;Selected: %1</source>
        <translation>&amp;Auswahl: %1</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Selected (%n)</source>
        <translation>
            <numerusform>&amp;Auswahl (%n)</numerusform>
            <numerusform>&amp;Auswahl (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Everything in the registry (%n)</source>
        <translation>
            <numerusform>Das &amp;ganze Register (%n)</numerusform>
            <numerusform>Das &amp;ganze Register (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>PDF paper size</source>
        <translation>PDF-Papierformat</translation>
    </message>
    <message>
        <source>&amp;PDF paper size:</source>
        <translation>&amp;PDF-Papierformat:</translation>
    </message>
    <message numerus="yes">
        <source>%n without a template text is (are) omitted from formats that require one.</source>
        <translation>
            <numerusform>%n ohne Vorlagentext fehlt in Formaten, die einen verlangen.</numerusform>
            <numerusform>%n ohne Vorlagentext fehlen in Formaten, die einen verlangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select at least one format.</source>
        <translation>Mindestens ein Format auswählen.</translation>
    </message>
    <message>
        <source>The files are saved in one folder.</source>
        <translation>Die Dateien werden in einem Ordner gespeichert.</translation>
    </message>
    <message>
        <source>PDF has no tags for screen readers; select HTML, too, for readers who need them.</source>
        <translation>PDF hat keine Tags für Bildschirmleser; wählen Sie für Personen, die sie brauchen, auch HTML.</translation>
    </message>
    <message>
        <source>Several can be checked</source>
        <translation>Mehrere können angekreuzt werden</translation>
    </message>
    <message>
        <source>For the p&amp;ublic</source>
        <translation>Für die Ö&amp;ffentlichkeit</translation>
    </message>
    <message>
        <source>Exports only what anybody may read: no comments or notes, no phone numbers, no names of those who keep the registry.</source>
        <translation>Exportiert nur, was alle lesen dürfen: keine Kommentare oder Anmerkungen, keine Telefonnummern, keine Namen derer, die das Register führen.</translation>
    </message>
    <message>
        <source>All &amp;registrations, without drafts (%1)</source>
        <extracomment>%1 is their number</extracomment>
        <translation>Alle &amp;Registrierungen, ohne Entwürfe (%1)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Exporting</name>
    <message>
        <source>&amp;Export Report…</source>
        <translation>&amp;Bericht exportieren…</translation>
    </message>
    <message numerus="yes">
        <source>Export Report of All %Ln Line(s)</source>
        <translation>
            <numerusform>Bericht über %Ln Zeile exportieren</numerusform>
            <numerusform>Bericht über alle %Ln Zeilen exportieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export Report of the %Ln Line(s) Shown</source>
        <translation>
            <numerusform>Bericht über %Ln angezeigte Zeile exportieren</numerusform>
            <numerusform>Bericht über die %Ln angezeigten Zeilen exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben…</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %Ln line(s) to %1.</source>
        <translation>
            <numerusform>%Ln Zeile in %1 geschrieben.</numerusform>
            <numerusform>%Ln Zeilen in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Canceled. No report was written.</source>
        <translation>Abgebrochen. Es wurde kein Bericht geschrieben.</translation>
    </message>
    <message>
        <source>The file has changed since it was checked, so no report was written. Check it again first.</source>
        <translation>Die Datei wurde seit der Prüfung geändert, deshalb wurde kein Bericht geschrieben. Erst erneut prüfen.</translation>
    </message>
    <message numerus="yes">
        <source>Export Report of the First %Ln Line(s)</source>
        <translation>
            <numerusform>Bericht über die erste Zeile exportieren</numerusform>
            <numerusform>Bericht über die ersten %Ln Zeilen exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a file name, %2 a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The report is partial: the check did not reach the end of the input.</source>
        <translation>Der Bericht ist unvollständig: Die Prüfung hat das Ende der Eingabe nicht erreicht.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FieldBox</name>
    <message>
        <source>What RFC 8141 requires in this field (F1)</source>
        <translation>Was RFC 8141 in diesem Feld verlangt (F1)</translation>
    </message>
    <message>
        <source>Help on %1</source>
        <translation>Hilfe zu %1</translation>
    </message>
    <message numerus="yes">
        <source>%n open comment(s) about this field</source>
        <translation>
            <numerusform>%n offener Kommentar zu diesem Feld</numerusform>
            <numerusform>%n offene Kommentare zu diesem Feld</numerusform>
        </translation>
    </message>
    <message>
        <source>Appendix A</source>
        <translation>Anhang A</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>Rule: Syntax tab</source>
        <translation>Regel: Reiter „Syntax“</translation>
    </message>
    <message>
        <source>This text is for readers. The rule by which URNs are checked is on the Syntax tab.</source>
        <translation>Dieser Text ist für Leser. Die Regel, nach der URNs geprüft werden, steht im Reiter „Syntax“.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FieldHelpPane</name>
    <message>
        <source>Field help</source>
        <translation>Feldhilfe</translation>
    </message>
    <message>
        <source>RFC 8141 Appendix A</source>
        <translation>RFC 8141 Anhang A</translation>
    </message>
    <message>
        <source>RFC 8141 section %1</source>
        <translation>RFC 8141 Abschnitt %1</translation>
    </message>
    <message>
        <source>More in the manual</source>
        <translation>Mehr im Handbuch</translation>
    </message>
    <message>
        <source>Write templates in English. IANA publishes them in English, and the findings are about English texts.</source>
        <translation>Vorlagen auf Englisch verfassen. IANA veröffentlicht sie auf Englisch, und die Befunde beziehen sich auf englische Texte.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FilterButton</name>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Art:</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Beliebige Art</translation>
    </message>
    <message>
        <source>&amp;State:</source>
        <translation>&amp;Status:</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>Beliebiger Status</translation>
    </message>
    <message>
        <source>&amp;Findings:</source>
        <translation>&amp;Befunde:</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>Mit oder ohne</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>Mit Fehlern</translation>
    </message>
    <message>
        <source>With findings</source>
        <translation>Mit Befunden</translation>
    </message>
    <message>
        <source>Without findings</source>
        <translation>Ohne Befunde</translation>
    </message>
    <message>
        <source>Syntax &amp;rule:</source>
        <translation>Syntax&amp;regel:</translation>
    </message>
    <message>
        <source>With a rule</source>
        <translation>Mit Regel</translation>
    </message>
    <message>
        <source>Without a rule</source>
        <translation>Ohne Regel</translation>
    </message>
    <message>
        <source>&amp;Template:</source>
        <translation>&amp;Vorlage:</translation>
    </message>
    <message>
        <source>With text</source>
        <translation>Mit Text</translation>
    </message>
    <message>
        <source>Without text</source>
        <translation>Ohne Text</translation>
    </message>
    <message>
        <source>&amp;Changed:</source>
        <translation>&amp;Geändert:</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Zu beliebiger Zeit</translation>
    </message>
    <message>
        <source>In the last week</source>
        <translation>In der letzten Woche</translation>
    </message>
    <message>
        <source>In the last month</source>
        <translation>Im letzten Monat</translation>
    </message>
    <message>
        <source>In the last year</source>
        <translation>Im letzten Jahr</translation>
    </message>
    <message>
        <source>Cl&amp;ear Filter</source>
        <translation>Filter &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation>Liste filtern</translation>
    </message>
    <message>
        <source>Filter (%1)</source>
        <translation>Filter (%1)</translation>
    </message>
    <message>
        <source>&amp;Assignee:</source>
        <translation>Bearbe&amp;iter:</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>&amp;Owner:</source>
        <translation>&amp;Eigentümer:</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindActions</name>
    <message>
        <source>Find and Rep&amp;lace…</source>
        <translation>Suchen und erse&amp;tzen…</translation>
    </message>
    <message>
        <source>search text words lines filter</source>
        <translation>suchen finden Text Wörter Zeilen Filter</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>&amp;Nächsten suchen</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>&amp;Vorherigen suchen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindBar</name>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>Vorherigen suchen</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>Nächsten suchen</translation>
    </message>
    <message>
        <source>Nothing to search here</source>
        <translation>Hier gibt es nichts zu durchsuchen</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s) replaced</source>
        <translation>
            <numerusform>%n Treffer ersetzt</numerusform>
            <numerusform>%n Treffer ersetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingActions</name>
    <message>
        <source>Ne&amp;xt Finding</source>
        <translation>Nächs&amp;ter Befund</translation>
    </message>
    <message>
        <source>&amp;Previous Finding</source>
        <translation>&amp;Vorheriger Befund</translation>
    </message>
    <message>
        <source>&amp;Copy Findings</source>
        <translation>Befunde &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Export Findings…</source>
        <translation>Befunde e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Accept with &amp;Reason…</source>
        <translation>Mit &amp;Begründung akzeptieren…</translation>
    </message>
    <message>
        <source>&amp;Withdraw Acceptance…</source>
        <translation>&amp;Akzeptieren zurücknehmen…</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>Be&amp;heben</translation>
    </message>
    <message>
        <source>Quic&amp;k Fix…</source>
        <translation>&amp;Schnellkorrektur…</translation>
    </message>
    <message>
        <source>Apply All Safe Fixes…</source>
        <translation>Alle sicheren Korrekturen anwenden…</translation>
    </message>
    <message>
        <source>RFC 8141 does not allow accepting this. %1</source>
        <translation>RFC 8141 lässt nicht zu, dies zu akzeptieren. %1</translation>
    </message>
    <message>
        <source>Accept Finding</source>
        <translation>Befund akzeptieren</translation>
    </message>
    <message>
        <source>An accepted finding does not count. The reason is kept permanently.</source>
        <translation>Ein akzeptierter Befund zählt nicht. Die Begründung wird dauerhaft aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Begründung:</translation>
    </message>
    <message>
        <source>This finding was accepted with the sample, on the Syntax tab.</source>
        <translation>Dieser Befund wurde mit dem Beispiel akzeptiert, im Reiter „Syntax“.</translation>
    </message>
    <message>
        <source>Withdraw Acceptance</source>
        <translation>Akzeptieren zurücknehmen</translation>
    </message>
    <message>
        <source>The finding counts again.</source>
        <translation>Der Befund zählt wieder.</translation>
    </message>
    <message>
        <source>Only the author can fix this. %1</source>
        <translation>Nur der Autor kann dies beheben. %1</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Korrektur: %1</translation>
    </message>
    <message>
        <source>No findings have a safe fix.</source>
        <translation>Für keinen Befund gibt es eine sichere Korrektur.</translation>
    </message>
    <message>
        <source>Apply All Safe Fixes</source>
        <translation>Alle sicheren Korrekturen anwenden</translation>
    </message>
    <message>
        <source>Export Findings</source>
        <translation>Befunde exportieren</translation>
    </message>
    <message>
        <source>%1: nothing can be fixed automatically.</source>
        <translation>%1: Nichts lässt sich automatisch korrigieren.</translation>
    </message>
    <message numerus="yes">
        <source>No findings have a safe fix; %n other fix(es) need your review.</source>
        <translation>
            <numerusform>Für keinen Befund gibt es eine sichere Korrektur; %n andere müssen Sie prüfen.</numerusform>
            <numerusform>Für keinen Befund gibt es eine sichere Korrektur; %n andere müssen Sie prüfen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingNotes</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Beheben…</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Korrektur: %1</translation>
    </message>
    <message>
        <source>Changes the text to “%1”</source>
        <translation>Ändert den Text in „%1“</translation>
    </message>
    <message>
        <source>Corrects the field. You can undo this.</source>
        <translation>Korrigiert das Feld. Sie können das rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) not as expected; the Syntax tab lists them.</source>
        <translation>
            <numerusform>%n Beispiel ist nicht wie erwartet; der Reiter „Syntax“ zeigt es.</numerusform>
            <numerusform>%n Beispiele sind nicht wie erwartet; der Reiter „Syntax“ zeigt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings changed: %1.</source>
        <translation>Befunde geändert: %1.</translation>
    </message>
    <message>
        <source>Write “%1” instead.</source>
        <translation>Schreiben Sie stattdessen „%1“.</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Erforderlich.</translation>
    </message>
    <message>
        <source>In this field, %1 offers the correction.</source>
        <translation>In diesem Feld bietet %1 die Korrektur an.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingsBar</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Ein- oder ausblenden: %1</translation>
    </message>
    <message>
        <source>This registration</source>
        <translation>Diese Registrierung</translation>
    </message>
    <message>
        <source>Whole registry</source>
        <translation>Ganzes Register</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Group findings</source>
        <translation>Befunde gruppieren</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Nicht gruppiert</translation>
    </message>
    <message>
        <source>By severity</source>
        <translation>Nach Schweregrad</translation>
    </message>
    <message>
        <source>By field</source>
        <translation>Nach Feld</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>Nach Regel</translation>
    </message>
    <message>
        <source>By namespace</source>
        <translation>Nach Namensraum</translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation>Befunde filtern</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Actions for findings</source>
        <translation>Aktionen für Befunde</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingsModel</name>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Namensraum</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingsPanel</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>%1 of %2 registrations and drafts</source>
        <translation>%1 von %2 Registrierungen und Entwürfen</translation>
    </message>
    <message>
        <source>Findings about a template appear here. Select an entry in the list.</source>
        <translation>Hier erscheinen Befunde zu einer Vorlage. Einen Eintrag in der Liste auswählen.</translation>
    </message>
    <message>
        <source>No findings contain “%1”.</source>
        <translation>Keine Befunde enthalten „%1“.</translation>
    </message>
    <message>
        <source>All findings are hidden by severity. Use the buttons above to show them.</source>
        <translation>Alle Befunde sind nach Schweregrad ausgeblendet. Mit den Schaltflächen oben einblenden.</translation>
    </message>
    <message>
        <source>No findings except accepted ones.</source>
        <translation>Keine Befunde außer akzeptierten.</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Keine Befunde.</translation>
    </message>
    <message>
        <source>No findings. The next step has other requirements, such as answers to the questions of the review; its button lists them.</source>
        <translation>Keine Befunde. Der nächste Schritt hat andere Anforderungen, etwa Antworten auf die Fragen der Begutachtung; seine Schaltfläche listet sie auf.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FixDialog</name>
    <message>
        <source>Fix Findings</source>
        <translation>Befunde beheben</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Apply Fixes</source>
        <translation>Korrekturen anwenden</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>entfernt: %1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>hinzugefügt: %1</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3.</source>
        <translation>%1: %2 wird zu %3.</translation>
    </message>
    <message>
        <source>Press Return to apply the fixes. You can undo them.</source>
        <translation>Drücken Sie die Eingabetaste, um die Korrekturen anzuwenden. Sie können sie rückgängig machen.</translation>
    </message>
    <message>
        <source>%1: %2 is removed.</source>
        <translation>%1: %2 wird entfernt.</translation>
    </message>
    <message>
        <source>%1: %2 is added.</source>
        <translation>%1: %2 wird hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FoundText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a part of a registration, and an excerpt of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>Syntaxregel</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarEditor</name>
    <message>
        <source>Grammar</source>
        <translation>Grammatik</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarFindingsModel</name>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarHint</name>
    <message>
        <source>Insert Grammar</source>
        <translation>Grammatik einfügen</translation>
    </message>
    <message>
        <source>Use Grammar as Syntax Rule</source>
        <translation>Grammatik als Syntaxregel verwenden</translation>
    </message>
    <message>
        <source>Insert Grammar into Text</source>
        <translation>Grammatik in Text einfügen</translation>
    </message>
    <message>
        <source>Check URNs by the grammar in this text</source>
        <translation>URNs mit der Grammatik in diesem Text prüfen</translation>
    </message>
    <message>
        <source>Write the grammar of the Syntax tab into this text</source>
        <translation>Die Grammatik des Reiters „Syntax“ in diesen Text schreiben</translation>
    </message>
    <message>
        <source>The grammar in this text is not used to check URNs.</source>
        <translation>Die Grammatik in diesem Text wird nicht zum Prüfen von URNs verwendet.</translation>
    </message>
    <message>
        <source>The grammar in this text differs from that of the Syntax tab.</source>
        <translation>Die Grammatik in diesem Text unterscheidet sich von der im Reiter „Syntax“.</translation>
    </message>
    <message>
        <source>This text does not contain the grammar of the Syntax tab.</source>
        <translation>Dieser Text enthält die Grammatik des Reiters „Syntax“ nicht.</translation>
    </message>
    <message>
        <source>Add Examples</source>
        <translation>Beispiele hinzufügen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarPane</name>
    <message>
        <source>The rule “%1” is not defined.</source>
        <translation>Die Regel „%1“ ist nicht definiert.</translation>
    </message>
    <message>
        <source>&amp;Repair Here</source>
        <translation>Hier &amp;reparieren</translation>
    </message>
    <message>
        <source>Re&amp;name Rule…</source>
        <translation>Regel &amp;umbenennen…</translation>
    </message>
    <message>
        <source>Go to &amp;Definition</source>
        <translation>Zur &amp;Definition gehen</translation>
    </message>
    <message>
        <source>Complete &amp;Name</source>
        <translation>&amp;Namen vervollständigen</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>Alle reparieren</translation>
    </message>
    <message>
        <source>NSS = 1*9DIGIT

Describe the names in the namespace here. The grammar is compiled, drawn, and applied to the samples as you type.</source>
        <translation>NSS = 1*9DIGIT

Hier die Namen des Namensraums beschreiben. Die Grammatik wird während der Eingabe kompiliert, gezeichnet und auf die Beispiele angewendet.</translation>
    </message>
    <message>
        <source>Findings about the grammar</source>
        <translation>Befunde zur Grammatik</translation>
    </message>
    <message>
        <source>Repair Grammar</source>
        <translation>Grammatik reparieren</translation>
    </message>
    <message>
        <source>To rename a rule, first put the cursor on its name.</source>
        <translation>Zum Umbenennen einer Regel zuerst die Schreibmarke auf ihren Namen setzen.</translation>
    </message>
    <message>
        <source>“%1” cannot be renamed: it is defined by an RFC.</source>
        <translation>„%1“ kann nicht umbenannt werden: Die Regel ist in einer RFC definiert.</translation>
    </message>
    <message>
        <source>Rename Rule</source>
        <translation>Regel umbenennen</translation>
    </message>
    <message>
        <source>No findings about the grammar.</source>
        <translation>Keine Befunde zur Grammatik.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GuideBar</name>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1: Schritt %2 von %3</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Close Guide</source>
        <translation>Leiste schließen</translation>
    </message>
    <message>
        <source>Step %1 is done.</source>
        <translation>Schritt %1 ist erledigt.</translation>
    </message>
    <message>
        <source>Step %1 is done, no findings.</source>
        <translation>Schritt %1 ist erledigt, keine Befunde.</translation>
    </message>
    <message>
        <source>Already done. %1</source>
        <translation>Schon erledigt. %1</translation>
    </message>
    <message>
        <source>A new draft is open. Tab leads to the next field, Shift+Tab back.</source>
        <translation>Ein neuer Entwurf ist offen. Tab führt zum nächsten Feld, Umschalt+Tab zurück.</translation>
    </message>
    <message>
        <source>The guide is finished.</source>
        <translation>Das war der letzte Schritt.</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <extracomment>%1 is a number, %2 the name of a field</extracomment>
        <translation>Schritt %1, %2</translation>
    </message>
    <message>
        <source>Still open: %1.</source>
        <extracomment>%1 is one step or several, with names</extracomment>
        <translation>Noch offen: %1.</translation>
    </message>
    <message>
        <source>Optional. %1</source>
        <translation>Freiwillig. %1</translation>
    </message>
    <message>
        <source>Step %1 is done. Findings: %2.</source>
        <translation>Schritt %1 ist erledigt. Befunde: %2.</translation>
    </message>
    <message>
        <source>The draft was not submitted for review yet.</source>
        <translation>Der Entwurf wurde noch nicht zur Begutachtung eingereicht.</translation>
    </message>
    <message>
        <source>The draft is in review. Send its email to %1 if you have not, and wait for the answers there.</source>
        <translation>Der Entwurf ist in Begutachtung. Seine E-Mail an %1 senden, falls noch nicht geschehen, und dort auf die Antworten warten.</translation>
    </message>
    <message>
        <source>Its draft remains in the registry; to remove it, select it and choose “%1”.</source>
        <extracomment>%1 is an action</extracomment>
        <translation>Ihr Entwurf bleibt im Register; um ihn zu entfernen, wählen Sie ihn aus und dann „%1“.</translation>
    </message>
    <message>
        <source>The button “%1” closes the guide.</source>
        <translation>Die Schaltfläche „%1“ schließt diese Leiste.</translation>
    </message>
    <message>
        <source>optional step %1, %2</source>
        <translation>optionaler Schritt %1, %2</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <translation>Schritt %1 von %2.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GuideRun</name>
    <message numerus="yes">
        <source>%n finding(s) remain; they do not prevent the review.</source>
        <translation>
            <numerusform>%n Befund bleibt; er steht der Begutachtung nicht im Weg.</numerusform>
            <numerusform>%n Befunde bleiben; sie stehen der Begutachtung nicht im Weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can also save the draft as it is: choose %1.</source>
        <extracomment>%1 is where an action is</extracomment>
        <translation>Sie können den Entwurf auch so speichern, wie er ist: %1 wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet.</source>
        <translation>
            <numerusform>%n Anforderung ist noch nicht erfüllt.</numerusform>
            <numerusform>%n Anforderungen sind noch nicht erfüllt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet, the first one in “%1”.</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>
            <numerusform>%n Anforderung ist noch nicht erfüllt, und zwar bei „%1“.</numerusform>
            <numerusform>%n Anforderungen sind noch nicht erfüllt, die erste bei „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on the tab “%2” (%3)</source>
        <extracomment>%1 is the name of a field, %2 of a tab, %3 the key to the next tab</extracomment>
        <translation>%1, auf dem Reiter „%2“ (%3)</translation>
    </message>
    <message>
        <source>The button “%1” follows the text.</source>
        <translation>Unter dem Text ist die Schaltfläche „%1“.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>Show &amp;Log…</source>
        <translation>&amp;Protokoll anzeigen…</translation>
    </message>
    <message>
        <source>&amp;About Nidus</source>
        <translation>Ü&amp;ber Nidus</translation>
    </message>
</context>
<context>
    <name>nidus::ui::HiddenCharacters</name>
    <message>
        <source>With hidden characters shown: %1</source>
        <translation>Mit eingeblendeten verborgenen Zeichen: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::HistoryPanel</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Cop&amp;y Lines</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>Compares the text on the right with that of another registration</source>
        <translation>Vergleicht den Text rechts mit dem einer anderen Registrierung</translation>
    </message>
    <message>
        <source>Creates a draft of the next version with the text on the left</source>
        <translation>Legt mit dem Text links einen Entwurf der nächsten Version an</translation>
    </message>
    <message numerus="yes">
        <source>%n review round(s)</source>
        <translation>
            <numerusform>%n Begutachtungsrunde</numerusform>
            <numerusform>%n Begutachtungsrunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open comment(s)</source>
        <translation>
            <numerusform>%n offener Kommentar</numerusform>
            <numerusform>%n offene Kommentare</numerusform>
        </translation>
    </message>
    <message>
        <source>reminder on %1</source>
        <translation>Erinnerung am %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Restore as New Draft</source>
        <translation>Als neuen Entwurf wiederherstellen</translation>
    </message>
    <message>
        <source>Another Registration…</source>
        <translation>Andere Registrierung…</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>Eigentümer: %1</translation>
    </message>
    <message>
        <source>assignee: %1</source>
        <translation>Bearbeiter: %1</translation>
    </message>
    <message>
        <source>%1, as saved</source>
        <translation>%1, wie gespeichert</translation>
    </message>
    <message>
        <source>%1, as created</source>
        <translation>%1, wie angelegt</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ImportDialog</name>
    <message>
        <source>is added with its history</source>
        <translation>wird mit Verlauf hinzugefügt</translation>
    </message>
    <message>
        <source>becomes a new draft</source>
        <translation>wird ein neuer Entwurf</translation>
    </message>
    <message>
        <source>is updated</source>
        <translation>wird aktualisiert</translation>
    </message>
    <message>
        <source>becomes a revision draft</source>
        <translation>wird ein Entwurf einer Überarbeitung</translation>
    </message>
    <message>
        <source>is unchanged; not imported</source>
        <translation>ist unverändert; nicht importiert</translation>
    </message>
    <message>
        <source>cannot be imported</source>
        <translation>kann nicht importiert werden</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>wahrscheinlich</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>geraten</translation>
    </message>
    <message>
        <source>Backing up the registry…</source>
        <translation>Register wird gesichert…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>%n Datei importieren</numerusform>
            <numerusform>%n Dateien importieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) found.</source>
        <translation>
            <numerusform>%n Datensatz gefunden.</numerusform>
            <numerusform>%n Datensätze gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to import:</source>
        <translation>
            <numerusform>%n zu importieren:</numerusform>
            <numerusform>%n zu importieren:</numerusform>
        </translation>
    </message>
    <message>
        <source>Format: %1.</source>
        <translation>Format: %1.</translation>
    </message>
    <message>
        <source>Record or field</source>
        <translation>Datensatz oder Feld</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Gewissheit</translation>
    </message>
    <message>
        <source>Records to import</source>
        <translation>Zu importierende Datensätze</translation>
    </message>
    <message>
        <source>Full text of the row</source>
        <translation>Vollständiger Text der Zeile</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message numerus="yes">
        <source>with %n sample(s) from the text</source>
        <translation>
            <numerusform>mit %n Beispiel aus dem Text</numerusform>
            <numerusform>mit %n Beispielen aus dem Text</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the grammar</source>
        <translation>Grammatik verwenden</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>geändert: %1</translation>
    </message>
    <message>
        <source>Text that belongs to no field</source>
        <translation>Text, der zu keinem Feld gehört</translation>
    </message>
    <message>
        <source>not imported: %1</source>
        <translation>nicht importiert: %1</translation>
    </message>
    <message>
        <source>%1 (you can correct it here):</source>
        <translation>%1 (hier korrigierbar):</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>is missing from the list; only its history changes</source>
        <translation>fehlt in der Liste; nur der Verlauf ändert sich</translation>
    </message>
    <message>
        <source>Select a field to read all of its text.</source>
        <translation>Wählen Sie ein Feld, um seinen ganzen Text zu lesen.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ListActions</name>
    <message>
        <source>New Subregistry…</source>
        <translation>Neues Unterregister…</translation>
    </message>
    <message>
        <source>Add Range…</source>
        <translation>Bereich hinzufügen…</translation>
    </message>
    <message>
        <source>Change Range…</source>
        <translation>Bereich ändern…</translation>
    </message>
    <message>
        <source>Split Range…</source>
        <translation>Bereich teilen…</translation>
    </message>
    <message>
        <source>Remove Range…</source>
        <translation>Bereich entfernen…</translation>
    </message>
    <message>
        <source>Export Entries…</source>
        <translation>Einträge exportieren…</translation>
    </message>
    <message>
        <source>Copy Map as Text</source>
        <translation>Karte als Text kopieren</translation>
    </message>
    <message>
        <source>Undo Newest Change…</source>
        <translation>Neueste Änderung rückgängig machen…</translation>
    </message>
    <message>
        <source>Import Entries…</source>
        <translation>Einträge importieren…</translation>
    </message>
    <message>
        <source>Paste Entries…</source>
        <translation>Einträge einfügen…</translation>
    </message>
    <message>
        <source>The subregistry %1 was created.</source>
        <translation>Das Unterregister %1 wurde erstellt.</translation>
    </message>
    <message>
        <source>Remove the range %1?</source>
        <translation>Den Bereich %1 entfernen?</translation>
    </message>
    <message>
        <source>Its entries remain, but no range contains them.</source>
        <translation>Die Einträge bleiben erhalten, gehören dann aber zu keinem Bereich.</translation>
    </message>
    <message>
        <source>Remove Range</source>
        <translation>Bereich entfernen</translation>
    </message>
    <message>
        <source>Undo the newest change?</source>
        <translation>Die neueste Änderung rückgängig machen?</translation>
    </message>
    <message>
        <source>Undo Change</source>
        <translation>Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Import Entries</source>
        <translation>Einträge importieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Imported entries: %L1</source>
        <translation>Importierte Einträge: %L1</translation>
    </message>
    <message>
        <source>Export Entries</source>
        <translation>Einträge exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Exported entries: %L1</source>
        <translation>Exportierte Einträge: %L1</translation>
    </message>
    <message>
        <source>If the answer was already sent, withdraw the values instead.</source>
        <translation>Wenn die Antwort schon verschickt wurde, ziehen Sie stattdessen die Werte zurück.</translation>
    </message>
    <message>
        <source>The history will keep both changes.</source>
        <translation>Der Verlauf behält beide Änderungen.</translation>
    </message>
    <message>
        <source>Include private data?</source>
        <translation>Nicht öffentliche Daten mit exportieren?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) have a contact or a private holder.</source>
        <translation>
            <numerusform>%Ln Eintrag hat einen Kontakt oder einen nicht öffentlichen Inhaber.</numerusform>
            <numerusform>%Ln Einträge haben einen Kontakt oder einen nicht öffentlichen Inhaber.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export without Private Data</source>
        <translation>Ohne nicht öffentliche Daten exportieren</translation>
    </message>
    <message>
        <source>Include Private Data</source>
        <translation>Mit nicht öffentlichen Daten exportieren</translation>
    </message>
    <message>
        <source>Request %1 was refused: %2</source>
        <translation>Der Antrag %1 wurde abgelehnt: %2</translation>
    </message>
    <message>
        <source>It can then be answered again.</source>
        <translation>Er kann danach erneut beantwortet werden.</translation>
    </message>
    <message>
        <source>Stored ranges: %1</source>
        <translation>Gespeicherte Bereiche: %1</translation>
    </message>
    <message>
        <source>Removed range: %1</source>
        <translation>Entfernter Bereich: %1</translation>
    </message>
    <message>
        <source>Choose a range first: in the list of ranges, or on the map.</source>
        <translation>Wählen Sie zuerst einen Bereich: in der Liste der Bereiche oder auf der Karte.</translation>
    </message>
    <message>
        <source>The range %1 was stored.</source>
        <translation>Der Bereich %1 wurde gespeichert.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>Somebody changed the list in the meantime. Check the entries below, and import again.</source>
        <translation>Jemand hat die Liste inzwischen geändert. Die Einträge unten prüfen und noch einmal importieren.</translation>
    </message>
    <message>
        <source>Change Subregistry…</source>
        <translation>Unterregister ändern…</translation>
    </message>
    <message>
        <source>The subregistry %1 was changed.</source>
        <translation>Das Unterregister %1 wurde geändert.</translation>
    </message>
    <message>
        <source>Lists (*.csv *.tsv *.xml *.json)</source>
        <translation>Listen (*.csv *.tsv *.xml *.json)</translation>
    </message>
    <message>
        <source>The subregistry never had an entry, so it is removed.</source>
        <translation>Das Unterregister hatte nie einen Eintrag und wird deshalb entfernt.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::LogDialog</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>No errors since Nidus started.</source>
        <translation>Keine Fehler seit dem Start von Nidus.</translation>
    </message>
    <message>
        <source>Errors since Nidus started. Times are in UTC.</source>
        <translation>Fehler seit dem Start von Nidus. Zeiten in UTC.</translation>
    </message>
    <message>
        <source>&amp;Copy Log</source>
        <translation>Protokoll &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MailActions</name>
    <message>
        <source>E&amp;mail Review…</source>
        <translation>Begutac&amp;htung per E-Mail senden…</translation>
    </message>
    <message>
        <source>Email Re&amp;quest…</source>
        <translation>&amp;Antrag per E-Mail senden…</translation>
    </message>
    <message>
        <source>Import Comments from Email…</source>
        <translation>Kommentare aus E-Mail importieren…</translation>
    </message>
    <message>
        <source>mail send reply registrant</source>
        <translation>Mail senden antworten Registrant</translation>
    </message>
    <message>
        <source>mail send IANA submission</source>
        <translation>Mail senden IANA Einreichung</translation>
    </message>
    <message>
        <source>mail reply eml</source>
        <translation>Mail Antwort eml</translation>
    </message>
    <message>
        <source>Email Review</source>
        <translation>Begutachtung per E-Mail senden</translation>
    </message>
    <message>
        <source>Review of a URN namespace</source>
        <translation>Begutachtung eines URN-Namensraums</translation>
    </message>
    <message>
        <source>Review of the URN namespace %1</source>
        <translation>Begutachtung des URN-Namensraums %1</translation>
    </message>
    <message>
        <source>Email Request</source>
        <translation>Antrag per E-Mail senden</translation>
    </message>
    <message>
        <source>Save Email</source>
        <translation>E-Mail speichern</translation>
    </message>
    <message>
        <source>Email (*.eml)</source>
        <translation>E-Mail (*.eml)</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>An: %1</translation>
    </message>
    <message>
        <source>Cc: %1</source>
        <translation>Cc: %1</translation>
    </message>
    <message>
        <source>Subject: %1</source>
        <translation>Betreff: %1</translation>
    </message>
    <message>
        <source>Remind &amp;by Email…</source>
        <translation>Per E-Mail an &amp;den Entwurf erinnern…</translation>
    </message>
    <message>
        <source>remind colleague owner assignee waiting follow up</source>
        <translation>erinnern kollege eigentümer zugewiesen warten nachfassen</translation>
    </message>
    <message>
        <source>Email Reminder</source>
        <translation>Erinnerung per E-Mail senden</translation>
    </message>
    <message>
        <source>Reminder: %1</source>
        <translation>Erinnerung: %1</translation>
    </message>
    <message>
        <source>Hello %1,

the draft “%2” is waiting for you. State: %3; last changed on %4.
</source>
        <translation>Hallo %1,

der Entwurf „%2“ wartet auf Sie. Stand: %3; zuletzt geändert am %4.
</translation>
    </message>
    <message>
        <source>Nothing was submitted.</source>
        <translation>Es wurde nichts eingereicht.</translation>
    </message>
    <message>
        <source>Nothing was recorded.</source>
        <translation>Es wurde nichts festgehalten.</translation>
    </message>
    <message>
        <source>“%1” waits for nobody in particular. Assign it to a person, then remind them.</source>
        <translation>„%1“ wartet auf niemand Bestimmten. Weisen Sie den Entwurf zuerst einer Person zu, und erinnern Sie diese dann.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MailAnswerDialog</name>
    <message>
        <source>Comments from Mail</source>
        <translation>Kommentare aus E-Mail</translation>
    </message>
    <message>
        <source>Paste or drop the reply here, or open its file</source>
        <translation>Antwort hier einfügen oder ablegen oder ihre Datei öffnen</translation>
    </message>
    <message>
        <source>Mail text</source>
        <translation>Text der E-Mail</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>&amp;Open Mail…</source>
        <translation>E-Mail &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Add Comments</source>
        <translation>&amp;Kommentare hinzufügen</translation>
    </message>
    <message>
        <source>No unquoted text yet. Paste a reply above.</source>
        <translation>Noch kein nicht zitierter Text. Oben eine Antwort einfügen.</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s). Select those to keep permanently.</source>
        <translation>
            <numerusform>%n Kommentar. Auswählen, um ihn dauerhaft aufzubewahren.</numerusform>
            <numerusform>%n Kommentare. Die auswählen, die dauerhaft aufbewahrt werden sollen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) by %1. Select those to keep permanently.</source>
        <translation>
            <numerusform>%n Kommentar von %1. Auswählen, um ihn dauerhaft aufzubewahren.</numerusform>
            <numerusform>%n Kommentare von %1. Die auswählen, die dauerhaft aufbewahrt werden sollen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>%1 by mail:</source>
        <translation>%1 per E-Mail:</translation>
    </message>
    <message>
        <source>Open Mail</source>
        <translation>E-Mail öffnen</translation>
    </message>
    <message>
        <source>Mail and text files (*.eml *.txt)</source>
        <translation>E-Mail- und Textdateien (*.eml *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MailDialog</name>
    <message>
        <source>Email text</source>
        <translation>Text der E-Mail</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;An:</translation>
    </message>
    <message>
        <source>C&amp;c:</source>
        <translation>C&amp;c:</translation>
    </message>
    <message>
        <source>&amp;Subject:</source>
        <translation>&amp;Betreff:</translation>
    </message>
    <message>
        <source>&amp;Open in Email Program</source>
        <translation>Im E-Mail-&amp;Programm öffnen</translation>
    </message>
    <message>
        <source>Sa&amp;ve Email…</source>
        <translation>E-Mail &amp;speichern…</translation>
    </message>
    <message>
        <source>Co&amp;py Text</source>
        <translation>&amp;Text kopieren</translation>
    </message>
    <message>
        <source>The email is too long to pass to an email program. Save it as a file and open the file.</source>
        <translation>Die E-Mail ist zu lang, um sie an ein E-Mail-Programm zu übergeben. Als Datei speichern und die Datei öffnen.</translation>
    </message>
    <message>
        <source>Could not start an email program. Save the email as a file, or copy its text.</source>
        <translation>Es konnte kein E-Mail-Programm gestartet werden. Die E-Mail als Datei speichern oder ihren Text kopieren.</translation>
    </message>
    <message>
        <source>Nidus itself sends nothing.</source>
        <translation>Nidus selbst sendet nichts.</translation>
    </message>
    <message>
        <source>If no email program opens, save the email as a file, or copy its text.</source>
        <translation>Öffnet sich kein E-Mail-Programm, speichern Sie die E-Mail als Datei oder kopieren Sie ihren Text.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MainWindow</name>
    <message>
        <source>T&amp;asks</source>
        <translation>&amp;Aufgaben</translation>
    </message>
    <message>
        <source>&amp;Registry</source>
        <translation>&amp;Register</translation>
    </message>
    <message>
        <source>&amp;Check URNs</source>
        <translation>URNs &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Check One URN Against Every &amp;Namespace…</source>
        <translation>Eine URN gegen alle &amp;Namensräume prüfen…</translation>
    </message>
    <message>
        <source>Crash recovery is unavailable. Save often. %1</source>
        <translation>Wiederherstellung nach einem Absturz ist nicht verfügbar. Oft speichern. %1</translation>
    </message>
    <message>
        <source>This registry is only in memory. To keep it, choose File &gt; Save Registry As.</source>
        <translation>Dieses Register ist nur im Arbeitsspeicher. Zum Behalten Datei &gt; Register speichern unter wählen.</translation>
    </message>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1 (schreibgeschützt)</translation>
    </message>
    <message>
        <source>Start Pa&amp;ge</source>
        <translation>Startseit&amp;e</translation>
    </message>
    <message>
        <source>registry in memory, nothing is kept</source>
        <translation>Register im Arbeitsspeicher, nichts wird aufbewahrt</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ManualWindow</name>
    <message>
        <source>Nidus Manual</source>
        <translation>Nidus-Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>No section contains “%1”. Try fewer or other words.</source>
        <translation>Kein Abschnitt enthält „%1“. Versuchen Sie es mit weniger oder anderen Wörtern.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MatchDelegate</name>
    <message>
        <source>assigned to %1</source>
        <translation>zugewiesen an %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MessageBar</name>
    <message>
        <source>Show the last messages</source>
        <translation>Letzte Meldungen anzeigen</translation>
    </message>
    <message>
        <source>Last messages: %1</source>
        <translation>Letzte Meldungen: %1</translation>
    </message>
    <message>
        <source>Last messages</source>
        <translation>Letzte Meldungen</translation>
    </message>
    <message>
        <source>Remove the message</source>
        <translation>Meldung entfernen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NamespaceModel</name>
    <message>
        <source>Registrant or match</source>
        <translation>Registrant oder Treffer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, notes: %3</source>
        <translation>Fehler: %1, Warnungen: %2, Hinweise: %3</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigentümer</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Bearbeiter</translation>
    </message>
    <message>
        <source>no registrant</source>
        <translation>kein Registrant</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NamespaceTrialModel</name>
    <message>
        <source>No syntax rule; only the URN syntax was checked. %1</source>
        <translation>Keine Syntaxregel; nur die URN-Syntax wurde geprüft. %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Navigation</name>
    <message>
        <source>&amp;Next Pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>Pre&amp;vious Pane</source>
        <translation>&amp;Vorheriger Bereich</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>Nächster Rei&amp;ter</translation>
    </message>
    <message>
        <source>Previous Ta&amp;b</source>
        <translation>Vorher&amp;iger Reiter</translation>
    </message>
    <message>
        <source>Next &amp;in List</source>
        <translation>Nächster in der &amp;Liste</translation>
    </message>
    <message>
        <source>Previo&amp;us in List</source>
        <translation>Vorheriger in der Li&amp;ste</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NewSubregistryDialog</name>
    <message>
        <source>Ignore letter &amp;case</source>
        <translation>&amp;Groß- und Kleinschreibung ignorieren</translation>
    </message>
    <message>
        <source>A value that is not listed is only a &amp;warning</source>
        <translation>Ein nicht au&amp;fgeführter Wert ist nur eine Warnung</translation>
    </message>
    <message>
        <source>New Subregistry of %1</source>
        <translation>Neues Unterregister von %1</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Such as objects or centers</source>
        <translation>Etwa objects oder centers</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Decimal numbers</source>
        <translation>Dezimalzahlen</translation>
    </message>
    <message>
        <source>Hexadecimal numbers</source>
        <translation>Hexadezimalzahlen</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>&amp;Values:</source>
        <translation>&amp;Werte:</translation>
    </message>
    <message>
        <source>&amp;Parts of a value:</source>
        <translation>T&amp;eile eines Wertes:</translation>
    </message>
    <message>
        <source>One part, or names such as id,version</source>
        <translation>Ein Teil oder Namen wie id,version</translation>
    </message>
    <message>
        <source>Rule of the &amp;label:</source>
        <translation>Regel des &amp;Labels:</translation>
    </message>
    <message>
        <source>If URNs name the range</source>
        <translation>Falls URNs den Bereich nennen</translation>
    </message>
    <message>
        <source>&amp;URN:</source>
        <translation>&amp;URN:</translation>
    </message>
    <message>
        <source>P&amp;olicy:</source>
        <translation>Ri&amp;chtlinie:</translation>
    </message>
    <message>
        <source>Such as First Come First Served</source>
        <translation>Etwa First Come First Served</translation>
    </message>
    <message>
        <source>Create Subregistry</source>
        <translation>Unterregister erstellen</translation>
    </message>
    <message>
        <source>Enter one rule for each part of a value.</source>
        <translation>Eine Regel für jeden Teil eines Wertes eingeben.</translation>
    </message>
    <message>
        <source>G&amp;rammar rule of a value:</source>
        <translation>G&amp;rammatikregel eines Werts:</translation>
    </message>
    <message>
        <source>If checks of URNs should use the list, enter the names of the rules of the grammar (tab Syntax) that match a value:</source>
        <translation>Wenn die Prüfung von URNs die Liste verwenden soll, geben Sie die Namen der Grammatikregeln (Reiter „Syntax“) an, die auf einen Wert passen:</translation>
    </message>
    <message>
        <source>Name of the rule, or one for each part</source>
        <translation>Name der Regel, oder einer je Teil</translation>
    </message>
    <message>
        <source>Ranges and entries can be added once the subregistry %1 is created.</source>
        <translation>Bereiche und Einträge können hinzugefügt werden, sobald das Unterregister %1 angelegt ist.</translation>
    </message>
    <message>
        <source>Without a pattern, letters have no URN</source>
        <translation>Ohne Muster nennen Schreiben keine URN</translation>
    </message>
    <message>
        <source>Fill in first: %1.</source>
        <translation>Zuerst ausfüllen: %1.</translation>
    </message>
    <message>
        <source>Change Subregistry</source>
        <translation>Unterregister ändern</translation>
    </message>
    <message>
        <source>The ranges and entries remain. The history will keep the change.</source>
        <translation>Bereiche und Einträge bleiben. Der Verlauf behält die Änderung.</translation>
    </message>
    <message>
        <source>Change Subregistry “%1” of %2</source>
        <translation>Unterregister „%1“ von %2 ändern</translation>
    </message>
    <message>
        <source>Nothing differs yet.</source>
        <translation>Noch ist nichts anders.</translation>
    </message>
    <message>
        <source>URNs in letters that were already sent do not change.</source>
        <translation>URNs in bereits gesendeten Schreiben ändern sich nicht.</translation>
    </message>
    <message>
        <source>Checks of URNs will no longer use the list.</source>
        <translation>Prüfungen von URNs verwenden die Liste dann nicht mehr.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NumberMap</name>
    <message>
        <source>Map of the numbers</source>
        <translation>Karte der Nummern</translation>
    </message>
    <message>
        <source>In view: %1</source>
        <translation>Sichtbar: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::OpenErrorPanel</name>
    <message>
        <source>Open Built-in Namespaces in Memory</source>
        <translation>Eingebaute Namensräume im Arbeitsspeicher öffnen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OpeningNotices</name>
    <message numerus="yes">
        <source>%n draft(s) due for follow-up: %1</source>
        <translation>
            <numerusform>%n Entwurf zur Wiedervorlage fällig: %1</numerusform>
            <numerusform>%n Entwürfe zur Wiedervorlage fällig: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Draft</source>
        <translation>Entwurf anzeigen</translation>
    </message>
    <message>
        <source>This registry is read-only. To change a copy of it, choose File &gt; Save Registry As.</source>
        <translation>Dieses Register ist schreibgeschützt. Um eine Kopie zu ändern, Datei &gt; Register speichern unter wählen.</translation>
    </message>
    <message>
        <source>Verify Registry</source>
        <translation>Register verifizieren</translation>
    </message>
    <message>
        <source>this registry</source>
        <translation>dieses Register</translation>
    </message>
    <message>
        <source>This registry</source>
        <translation>Dieses Register</translation>
    </message>
    <message>
        <source>Save Registry As…</source>
        <translation>Register speichern unter…</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OptionBar</name>
    <message>
        <source>Check against</source>
        <translation>Prüfen gegen</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Namensraum</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Syntax</translation>
    </message>
    <message>
        <source>Each URN&apos;s own namespace</source>
        <translation>Namensraum der jeweiligen URN</translation>
    </message>
    <message>
        <source>Syntax only</source>
        <translation>Nur Syntax</translation>
    </message>
    <message>
        <source>One namespace:</source>
        <translation>Einen Namensraum:</translation>
    </message>
    <message>
        <source>What each URN is checked against, in addition to the syntax of the RFC.</source>
        <translation>Wogegen jede URN zusätzlich zur Syntax der RFC geprüft wird.</translation>
    </message>
    <message>
        <source>RFC 8141 (2017) is current; it replaced RFC 2141 (1997).</source>
        <translation>RFC 8141 (2017) gilt heute; sie hat RFC 2141 (1997) abgelöst.</translation>
    </message>
    <message>
        <source>For prose, HTML, or logs: checks every URN in the text. Otherwise each line is one URN.</source>
        <translation>Für Fließtext, HTML oder Protokolldateien: prüft jede URN im Text. Sonst ist jede Zeile eine URN.</translation>
    </message>
    <message>
        <source>Find URNs in running text</source>
        <translation>URNs im Fließtext finden</translation>
    </message>
    <message>
        <source>A registered namespace, or a draft with a syntax rule.</source>
        <translation>Ein registrierter Namensraum oder ein Entwurf mit einer Syntaxregel.</translation>
    </message>
    <message>
        <source>Member “%1”</source>
        <translation>Feld „%1“</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Column “%1”</source>
        <translation>Spalte „%1“</translation>
    </message>
    <message>
        <source>URNs in</source>
        <translation>URNs in</translation>
    </message>
    <message>
        <source>Which text of each row is the URN. The file has columns or members.</source>
        <translation>Welcher Text jeder Zeile die URN ist. Die Datei hat Spalten oder Felder.</translation>
    </message>
    <message>
        <source>Whole lines</source>
        <extracomment>the whole of each line is a URN</extracomment>
        <translation>Ganze Zeilen</translation>
    </message>
    <message>
        <source>Running text</source>
        <translation>Fließtext</translation>
    </message>
    <message>
        <source>Include drafts</source>
        <translation>Entwürfe einbeziehen</translation>
    </message>
    <message>
        <source>Checks the names of a NID that only a draft has against the rule of the draft, as it is saved.</source>
        <translation>Prüft die Namen einer NID, die nur ein Entwurf hat, gegen die Regel des Entwurfs, wie sie gespeichert ist.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OrderDialog</name>
    <message numerus="yes">
        <source>Transfer %n Entries</source>
        <translation>
            <numerusform>%n Eintrag übertragen</numerusform>
            <numerusform>%n Einträge übertragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deprecate %n Entries</source>
        <translation>
            <numerusform>%n Eintrag nicht mehr empfehlen</numerusform>
            <numerusform>%n Einträge nicht mehr empfehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retire %n Entries</source>
        <translation>
            <numerusform>%n Eintrag stilllegen</numerusform>
            <numerusform>%n Einträge stilllegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n Entries</source>
        <translation>
            <numerusform>%n Eintrag freigeben</numerusform>
            <numerusform>%n Einträge freigeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n Entries</source>
        <translation>
            <numerusform>%n Eintrag zurückziehen</numerusform>
            <numerusform>%n Einträge zurückziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign Values</source>
        <translation>Werte zuweisen</translation>
    </message>
    <message>
        <source>Reserve Values</source>
        <translation>Werte reservieren</translation>
    </message>
    <message>
        <source>Split Block</source>
        <translation>Block teilen</translation>
    </message>
    <message>
        <source>Merge Entries</source>
        <translation>Einträge zusammenführen</translation>
    </message>
    <message>
        <source>Transfer Values</source>
        <translation>Werte übertragen</translation>
    </message>
    <message>
        <source>Deprecate Values</source>
        <translation>Werte nicht mehr empfehlen</translation>
    </message>
    <message>
        <source>Retire Values</source>
        <translation>Werte stilllegen</translation>
    </message>
    <message>
        <source>Release Values</source>
        <translation>Werte freigeben</translation>
    </message>
    <message>
        <source>Withdraw Values</source>
        <translation>Werte zurückziehen</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Zuweisen</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reservieren</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Übertragen</translation>
    </message>
    <message>
        <source>Deprecate</source>
        <translation>Nicht mehr empfehlen</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Stilllegen</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>&amp;Range:</source>
        <translation>&amp;Bereich:</translation>
    </message>
    <message>
        <source>&amp;Value or block:</source>
        <translation>&amp;Wert oder Block:</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Wert:</translation>
    </message>
    <message>
        <source>Second part &amp;begins at:</source>
        <translation>Zweiter T&amp;eil beginnt bei:</translation>
    </message>
    <message>
        <source>New &amp;holder:</source>
        <translation>Neuer &amp;Inhaber:</translation>
    </message>
    <message>
        <source>&amp;Holder:</source>
        <translation>&amp;Inhaber:</translation>
    </message>
    <message>
        <source>&amp;Holder of the first part:</source>
        <translation>&amp;Inhaber des ersten Teils:</translation>
    </message>
    <message>
        <source>H&amp;older of the second part:</source>
        <translation>In&amp;haber des zweiten Teils:</translation>
    </message>
    <message>
        <source>On b&amp;ehalf of:</source>
        <translation>Im Auf&amp;trag von:</translation>
    </message>
    <message>
        <source>&amp;Kind of asker:</source>
        <translation>Art des Antra&amp;gstellers:</translation>
    </message>
    <message>
        <source>&amp;Contact:</source>
        <translation>&amp;Kontakt:</translation>
    </message>
    <message>
        <source>Re&amp;ference:</source>
        <translation>Re&amp;ferenz:</translation>
    </message>
    <message>
        <source>&amp;Superseded by:</source>
        <translation>&amp;Ersetzt durch:</translation>
    </message>
    <message>
        <source>Re&amp;quest ID:</source>
        <translation>Kennung des Ant&amp;rags:</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>&amp;Datum:</translation>
    </message>
    <message>
        <source>Keep the holder &amp;private</source>
        <translation>Inhaber nicht ver&amp;öffentlichen</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>multiple of </source>
        <translation>Vielfaches von </translation>
    </message>
    <message>
        <source>also in &amp;gaps</source>
        <translation>auch in &amp;Lücken</translation>
    </message>
    <message>
        <source>Then show the ans&amp;wer letter</source>
        <translation>Danach Antwortschreiben an&amp;zeigen</translation>
    </message>
    <message>
        <source>Choose a range, or enter a value.</source>
        <translation>Einen Bereich wählen oder einen Wert eingeben.</translation>
    </message>
    <message>
        <source>%L1 numbers</source>
        <translation>%L1 Nummern</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>Bereich %1</translation>
    </message>
    <message>
        <source>Con&amp;tact of the first part:</source>
        <translation>&amp;Kontakt des ersten Teils:</translation>
    </message>
    <message>
        <source>Contact o&amp;f the second part:</source>
        <translation>Ko&amp;ntakt des zweiten Teils:</translation>
    </message>
    <message>
        <source>Such as: %1</source>
        <translation>Zum Beispiel: %1</translation>
    </message>
    <message>
        <source>&amp;Note (public):</source>
        <translation>&amp;Anmerkung (öffentlich):</translation>
    </message>
    <message>
        <source>&amp;Note for the history:</source>
        <translation>&amp;Anmerkung für den Verlauf:</translation>
    </message>
    <message>
        <source>To the pool: the values may be &amp;assigned again</source>
        <translation>In den Vorrat: Die Werte dürfen erne&amp;ut zugewiesen werden</translation>
    </message>
    <message>
        <source>The range of the value</source>
        <translation>Der Bereich des Werts</translation>
    </message>
    <message>
        <source>Number or block</source>
        <translation>Nummer oder Block</translation>
    </message>
    <message>
        <source>These values are assigned. If they are in use, retire them instead.</source>
        <translation>Diese Werte sind zugewiesen. Wenn sie verwendet werden, legen Sie sie stattdessen still.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Fill in first: %1.</source>
        <translation>Zuerst ausfüllen: %1.</translation>
    </message>
    <message>
        <source>How &amp;many:</source>
        <translation>Anza&amp;hl:</translation>
    </message>
    <message>
        <source>Value %1 will be assigned.</source>
        <translation>Der Wert %1 wird zugewiesen.</translation>
    </message>
    <message>
        <source>Values %1 will be assigned.</source>
        <translation>Die Werte %1 werden zugewiesen.</translation>
    </message>
    <message>
        <source>Value %1 will be reserved.</source>
        <translation>Der Wert %1 wird reserviert.</translation>
    </message>
    <message>
        <source>Values %1 will be reserved.</source>
        <translation>Die Werte %1 werden reserviert.</translation>
    </message>
    <message>
        <source>The second part must begin after %1.</source>
        <translation>Der zweite Teil muss nach %1 beginnen.</translation>
    </message>
    <message>
        <source>Assigned values: %1. If they are in use, retire them instead.</source>
        <translation>Zugewiesene Werte: %1. Wenn sie verwendet werden, legen Sie sie stattdessen still.</translation>
    </message>
    <message>
        <source>If empty: the next values</source>
        <translation>Wenn leer: die nächsten Werte</translation>
    </message>
    <message>
        <source>Va&amp;lid until:</source>
        <translation>Gültig bi&amp;s:</translation>
    </message>
    <message>
        <source>“%1” is not inside the block %2.</source>
        <translation>„%1“ liegt nicht innerhalb des Blocks %2.</translation>
    </message>
    <message>
        <source>the check box “%1” (%2)</source>
        <extracomment>%1 is the text of the check box, %2 its key</extracomment>
        <translation>das Kontrollkästchen „%1“ (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) become one.</source>
        <translation>
            <numerusform>%Ln Eintrag bleibt einer.</numerusform>
            <numerusform>%Ln Einträge werden zu einem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Beginnt bei</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>jeder Nummer</translation>
    </message>
    <message>
        <source>Begin&amp;s at:</source>
        <translation>B&amp;eginnt bei:</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OriginalPane</name>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>%1: not in the imported file</source>
        <translation>%1: nicht in der importierten Datei</translation>
    </message>
    <message>
        <source>%1: %2 of the imported file</source>
        <translation>%1: %2 der importierten Datei</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OtherEditorsNotice</name>
    <message>
        <source>“%1” is also open elsewhere: %2. If both of you save, you can merge the edits field by field.</source>
        <extracomment>%1 is a NID, %2 names of people</extracomment>
        <translation>„%1“ ist auch anderswo geöffnet: %2. Wenn Sie beide speichern, können Sie die Änderungen Feld für Feld zusammenführen.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PageBar</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, Seite %2 von %3</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PaneActions</name>
    <message>
        <source>&amp;Findings</source>
        <translation>&amp;Befunde</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Be&amp;gutachtung</translation>
    </message>
    <message>
        <source>&amp;Original</source>
        <translation>&amp;Original</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PatternMenu</name>
    <message>
        <source>&amp;JavaScript</source>
        <translation>&amp;JavaScript</translation>
    </message>
    <message>
        <source>JSON &amp;Schema</source>
        <translation>JSON &amp;Schema</translation>
    </message>
    <message>
        <source>&amp;XML Schema</source>
        <translation>&amp;XML Schema</translation>
    </message>
    <message>
        <source>&amp;Python</source>
        <translation>&amp;Python</translation>
    </message>
    <message>
        <source>PC&amp;RE2 (PHP and others)</source>
        <translation>PC&amp;RE2 (PHP und andere)</translation>
    </message>
    <message>
        <source>RE&amp;2 and Go</source>
        <translation>RE&amp;2 und Go</translation>
    </message>
    <message>
        <source>POSIX (&amp;grep -E)</source>
        <translation>POSIX (&amp;grep -E)</translation>
    </message>
    <message>
        <source>&amp;I-Regexp (RFC 9485)</source>
        <translation>&amp;I-Regexp (RFC 9485)</translation>
    </message>
    <message>
        <source>&amp;Copy as Regular Expression</source>
        <translation>Als regulären Ausdruck &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Only the NSS</source>
        <translation>&amp;Nur den NSS</translation>
    </message>
    <message>
        <source>Copy a pattern that is proven equal to the grammar</source>
        <translation>Ein Muster kopieren, das nachweislich der Grammatik entspricht</translation>
    </message>
    <message>
        <source>Nothing was copied. %1</source>
        <translation>Es wurde nichts kopiert. %1</translation>
    </message>
    <message>
        <source>Copied a pattern for the NSS, proven equal to the grammar.</source>
        <translation>Ein Muster für den NSS wurde kopiert, das nachweislich der Grammatik entspricht.</translation>
    </message>
    <message>
        <source>Copied a pattern for URNs, proven equal to the grammar.</source>
        <translation>Ein Muster für URNs wurde kopiert, das nachweislich der Grammatik entspricht.</translation>
    </message>
    <message>
        <source>Copy Regex</source>
        <translation>Regex kopieren</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Preferences</name>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Einste&amp;llungen…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Invalid settings, defaults used instead: %1.</source>
        <translation>Ungültige Einstellungen, Standardwerte werden verwendet: %1.</translation>
    </message>
    <message>
        <source>Restart Nidus to change the language.</source>
        <translation>Nidus neu starten, um die Sprache zu ändern.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Your changes are recorded as “%1”. Set your name and mail address in the preferences.</source>
        <translation>Im Verlauf heißen Sie „%1“. Tragen Sie Ihren Namen und Ihre E-Mail-Adresse ein.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Preferences file</source>
        <translation>Einstellungsdatei</translation>
    </message>
    <message>
        <source>Save Preferences</source>
        <translation>Einstellungen speichern</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Person</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Mail address:</source>
        <translation>&amp;E-Mail-Adresse:</translation>
    </message>
    <message>
        <source>&amp;Workflow</source>
        <translation>&amp;Arbeitsablauf</translation>
    </message>
    <message>
        <source>&amp;Days until a reminder:</source>
        <translation>&amp;Tage bis zu einer Erinnerung:</translation>
    </message>
    <message>
        <source>&amp;Backups to keep:</source>
        <translation>Auf&amp;bewahrte Sicherungen:</translation>
    </message>
    <message>
        <source>&amp;Second daily backup in:</source>
        <translation>&amp;Zweite tägliche Sicherung in:</translation>
    </message>
    <message>
        <source>No second backup</source>
        <translation>Keine zweite Sicherung</translation>
    </message>
    <message>
        <source>&amp;Lint profile:</source>
        <translation>Profil der &amp;Vorlagenprüfung:</translation>
    </message>
    <message>
        <source>By state of the draft</source>
        <translation>Nach Status des Entwurfs</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Begutachtung</translation>
    </message>
    <message>
        <source>Submission to IANA</source>
        <translation>Einreichung bei IANA</translation>
    </message>
    <message>
        <source>S&amp;tart page:</source>
        <translation>&amp;Startseite:</translation>
    </message>
    <message>
        <source>Tasks, if there are any</source>
        <translation>Aufgaben, falls vorhanden</translation>
    </message>
    <message>
        <source>Last page shown</source>
        <translation>Zuletzt angezeigte Seite</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Check URNs</source>
        <translation>URNs prüfen</translation>
    </message>
    <message>
        <source>M&amp;ail</source>
        <translation>E-&amp;Mail</translation>
    </message>
    <message>
        <source>&amp;Review list:</source>
        <translation>&amp;Begutachtungsliste:</translation>
    </message>
    <message>
        <source>&amp;IANA:</source>
        <translation>&amp;IANA:</translation>
    </message>
    <message>
        <source>Registration requests go to IANA, with a copy to the review list.</source>
        <translation>Registrierungsanträge gehen an IANA, mit Kopie an die Begutachtungsliste.</translation>
    </message>
    <message>
        <source>App&amp;earance</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemstandard</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farbschema:</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <translation>Te&amp;xtschrift:</translation>
    </message>
    <message>
        <source>Grammar f&amp;ont:</source>
        <translation>Gramma&amp;tikschrift:</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>Text&amp;größe:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>G&amp;rammar size:</source>
        <translation>G&amp;rammatikgröße:</translation>
    </message>
    <message>
        <source>Same as text</source>
        <translation>Wie Text</translation>
    </message>
    <message>
        <source>Choose Folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Not a valid mail address: %1</source>
        <translation>Keine gültige E-Mail-Adresse: %1</translation>
    </message>
    <message>
        <source>Not a valid value: %1</source>
        <translation>Kein gültiger Wert: %1</translation>
    </message>
    <message>
        <source>Settings file: %1</source>
        <translation>Einstellungsdatei: %1</translation>
    </message>
    <message>
        <source>Both are recorded in the history with each of your changes in the window; nidus-cli records your user name, or the name in --by. Without a name, your user name is recorded here, too.</source>
        <translation>Beides wird im Verlauf mit jeder Ihrer Änderungen im Fenster festgehalten; nidus-cli hält Ihren Benutzernamen fest, oder den Namen in --by. Ohne Namen wird auch hier Ihr Benutzername festgehalten.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PreviewPanel</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>A PDF has the content of the HTML page. To preview its pages, choose File &gt; Print.</source>
        <translation>Ein PDF hat den Inhalt der HTML-Seite. Für eine Vorschau der Seiten Datei &gt; Drucken wählen.</translation>
    </message>
    <message>
        <source>Only the beginning is shown. Full size: %1.</source>
        <translation>Nur der Anfang wird angezeigt. Gesamtgröße: %1.</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format:</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ProcessActions</name>
    <message>
        <source>Submit for Re&amp;view…</source>
        <translation>Zur &amp;Begutachtung einreichen…</translation>
    </message>
    <message>
        <source>&amp;Approve…</source>
        <translation>&amp;Genehmigen…</translation>
    </message>
    <message>
        <source>Mark as Sen&amp;t to IANA…</source>
        <translation>Als an IANA gesendet &amp;markieren…</translation>
    </message>
    <message>
        <source>Re&amp;gister…</source>
        <translation>&amp;Registrieren…</translation>
    </message>
    <message>
        <source>Ret&amp;urn to Draft…</source>
        <translation>Auf &amp;Entwurf zurücksetzen…</translation>
    </message>
    <message>
        <source>&amp;Withdraw Registration…</source>
        <translation>Registrierung &amp;zurückziehen…</translation>
    </message>
    <message>
        <source>Re&amp;cord Document…</source>
        <translation>Do&amp;kument erfassen…</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>K&amp;ommentieren</translation>
    </message>
    <message>
        <source>Set Remi&amp;nder…</source>
        <translation>Erinner&amp;ung setzen…</translation>
    </message>
    <message>
        <source>&amp;List Changes in Revision Information</source>
        <translation>Änderungen in den Angaben zur Überarbeitung auf&amp;listen</translation>
    </message>
    <message>
        <source>put send reviewer mail email</source>
        <translation>einreichen senden Gutachter Mail E-Mail</translation>
    </message>
    <message>
        <source>accept agree</source>
        <translation>annehmen zustimmen</translation>
    </message>
    <message>
        <source>hand forward submit request</source>
        <translation>übergeben weiterleiten einreichen Antrag</translation>
    </message>
    <message>
        <source>take back reopen undo withdraw edit again</source>
        <translation>zurücknehmen wieder öffnen rückgängig zurückziehen erneut bearbeiten</translation>
    </message>
    <message>
        <source>answer reply remark note objection</source>
        <translation>antworten Antwort Bemerkung Anmerkung Einwand</translation>
    </message>
    <message>
        <source>due date deadline follow up</source>
        <translation>fällig Datum Frist Termin Wiedervorlage</translation>
    </message>
    <message>
        <source>ticket mail email evidence report decision</source>
        <translation>Ticket Mail E-Mail Nachweis Bericht Entscheidung</translation>
    </message>
    <message>
        <source>Submit for Review</source>
        <translation>Zur Begutachtung einreichen</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Anmerkung:</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Genehmigen</translation>
    </message>
    <message>
        <source>Mark as Sent to IANA</source>
        <translation>Als an IANA gesendet markieren</translation>
    </message>
    <message>
        <source>Register This Informal Namespace</source>
        <translation>Diesen informellen Namensraum registrieren</translation>
    </message>
    <message>
        <source>Register “%1”</source>
        <translation>„%1“ registrieren</translation>
    </message>
    <message>
        <source>The next free number is assigned.</source>
        <translation>Die nächste freie Nummer wird zugewiesen.</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Registrieren</translation>
    </message>
    <message>
        <source>A newer version was registered after this revision was started. Nothing was overwritten.</source>
        <translation>Eine neuere Version wurde registriert, nachdem diese Überarbeitung begonnen wurde. Nichts wurde überschrieben.</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Zusammenführen…</translation>
    </message>
    <message>
        <source>Re&amp;placed by:</source>
        <translation>E&amp;rsetzt durch:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>“%1” was withdrawn.</source>
        <translation>„%1“ wurde zurückgezogen.</translation>
    </message>
    <message>
        <source>Withdraw “%1”</source>
        <translation>„%1“ zurückziehen</translation>
    </message>
    <message>
        <source>The NID is never assigned again, and URNs already assigned keep their meaning.</source>
        <translation>Die NID wird nie wieder zugewiesen, und bereits zugewiesene URNs behalten ihre Bedeutung.</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>B&amp;egründung:</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Return to Draft</source>
        <translation>Auf Entwurf zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Begründung:</translation>
    </message>
    <message>
        <source>&amp;Document:</source>
        <translation>&amp;Dokument:</translation>
    </message>
    <message>
        <source>Document recorded.</source>
        <translation>Dokument erfasst.</translation>
    </message>
    <message>
        <source>Record Document</source>
        <translation>Dokument erfassen</translation>
    </message>
    <message>
        <source>A namespace for a standard requires the Expert Review report and the direction of the approving body (RFC 8141 section 6.2). The fast track requires a record of who recognized the body, and the specification (section 6.3).</source>
        <translation>Ein Namensraum für einen Standard erfordert den Bericht der Expertenprüfung (Expert Review) und die Anweisung des genehmigenden Gremiums (RFC 8141 Abschnitt 6.2). Das Schnellverfahren erfordert einen Nachweis, wer das Gremium anerkannt hat, und die Spezifikation (Abschnitt 6.3).</translation>
    </message>
    <message>
        <source>The old version was copied to a new draft.</source>
        <translation>Die alte Version wurde in einen neuen Entwurf kopiert.</translation>
    </message>
    <message>
        <source>&amp;Reinstate Registration…</source>
        <translation>Regis&amp;trierung wieder in Kraft setzen…</translation>
    </message>
    <message>
        <source>Reinstate “%1”</source>
        <translation>„%1“ wieder in Kraft setzen</translation>
    </message>
    <message>
        <source>The namespace is registered again, and no longer withdrawn.</source>
        <translation>Der Namensraum ist wieder registriert und nicht mehr zurückgezogen.</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>Wieder in Kraft setzen</translation>
    </message>
    <message>
        <source>“%1” is registered again.</source>
        <translation>„%1“ ist wieder registriert.</translation>
    </message>
    <message numerus="yes">
        <source>The draft will be in review. Nidus itself sends nothing. A reminder will be due in %n day(s).</source>
        <translation>
            <numerusform>Der Entwurf kommt in Begutachtung. Nidus selbst sendet nichts. Eine Erinnerung wird in %n Tag fällig.</numerusform>
            <numerusform>Der Entwurf kommt in Begutachtung. Nidus selbst sendet nichts. Eine Erinnerung wird in %n Tagen fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Submit Only</source>
        <translation>Nur einreichen</translation>
    </message>
    <message>
        <source>Open in Email Program and Submit</source>
        <translation>Im E-Mail-Programm öffnen und einreichen</translation>
    </message>
    <message>
        <source>Mark Only</source>
        <translation>Nur markieren</translation>
    </message>
    <message>
        <source>Open in Email Program and Mark</source>
        <translation>Im E-Mail-Programm öffnen und markieren</translation>
    </message>
    <message>
        <source>Take Next Step</source>
        <translation>Nächsten Schritt ausführen</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n requirement(s))</source>
        <extracomment>%1 is a step such as &quot;Register...&quot;, %n the number of requirements before it</extracomment>
        <translation>
            <numerusform>%1 (%n Anforderung)</numerusform>
            <numerusform>%1 (%n Anforderungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no next step here.</source>
        <translation>Hier gibt es keinen nächsten Schritt.</translation>
    </message>
    <message>
        <source>The step “%1” failed for %2.</source>
        <extracomment>%1 is a step such as &quot;Submit for Review&quot;, %2 a draft or a registration</extracomment>
        <translation>Der Schritt „%1“ ist für %2 fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Could not copy version %1 of %2.</source>
        <translation>Version %1 von %2 konnte nicht kopiert werden.</translation>
    </message>
    <message>
        <source>Nobody has approved this draft.</source>
        <translation>Niemand hat diesen Entwurf genehmigt.</translation>
    </message>
    <message>
        <source>Days until Tasks lists this draft as overdue for everybody (0 for never). Nidus sends no email.</source>
        <translation>Tage, bis die Seite Aufgaben diesen Entwurf für alle als überfällig zeigt (0 für nie). Nidus sendet keine E-Mail.</translation>
    </message>
    <message>
        <source>The history will record the registration; Nidus itself contacts nobody. A registered version stays as it is: a later change becomes a new version.</source>
        <translation>Der Verlauf hält die Registrierung fest; Nidus selbst benachrichtigt niemanden. Eine registrierte Version bleibt, wie sie ist: Eine spätere Änderung wird eine neue Version.</translation>
    </message>
    <message>
        <source>Revision Information will be: “%1”</source>
        <translation>Angaben zur Überarbeitung: „%1“</translation>
    </message>
    <message>
        <source>The template says version %1; this registry, which does not have the earlier ones, counts it as version 1.</source>
        <translation>In der Vorlage steht Version %1; dieses Register, das die früheren nicht hat, zählt sie als Version 1.</translation>
    </message>
    <message>
        <source>The history will record that the Designated Experts approve this draft. Only registry staff do this; applicants wait for answers from %1.</source>
        <translation>Der Verlauf hält fest, dass die benannten Experten (Designated Experts) diesen Entwurf genehmigen. Nur Mitarbeiter eines Registers tun das; Antragsteller warten auf Antworten von %1.</translation>
    </message>
    <message>
        <source>Take this step when IANA has confirmed the registration.</source>
        <translation>Diesen Schritt ausführen, sobald die IANA die Registrierung bestätigt hat.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet. The dialog lists them.</source>
        <translation>
            <numerusform>%n Anforderung ist noch nicht erfüllt. Der Dialog zeigt sie.</numerusform>
            <numerusform>%n Anforderungen sind noch nicht erfüllt. Der Dialog zeigt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. Registered in this registry as %1, version %2. Nidus itself informed nobody.</source>
        <translation>Gespeichert. In diesem Register registriert als %1, Version %2. Nidus selbst hat niemanden informiert.</translation>
    </message>
    <message>
        <source>The history will record that the request was sent to IANA. Nidus itself sends nothing: send the email first. Once IANA has opened a ticket, enter its web address as the link, here or when you register.</source>
        <translation>Der Verlauf hält fest, dass der Antrag an IANA gesendet wurde. Nidus selbst sendet nichts: Senden Sie zuerst die E-Mail. Sobald IANA ein Ticket angelegt hat, geben Sie dessen Webadresse als Link ein, hier oder beim Registrieren.</translation>
    </message>
    <message>
        <source>Returned to draft. Its owner submits it for review again.</source>
        <translation>Auf Entwurf zurückgesetzt. Der Eigentümer reicht ihn wieder zur Begutachtung ein.</translation>
    </message>
    <message>
        <source>Its owner acts next and submits it again. Nobody is assigned to it then.</source>
        <translation>Als Nächstes handelt der Eigentümer und reicht ihn wieder ein. Er ist dann niemandem zugewiesen.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ProgressStrip</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>%1/s</source>
        <extracomment>Amount per second, for example &quot;120 MB/s&quot;</extracomment>
        <translation>%1/s</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2, %3, %Ln s left</source>
        <extracomment>Progress: 3 MB of 10 MB, 1 MB/s, 7 s left</extracomment>
        <translation>
            <numerusform>%1 von %2, %3, noch %Ln s</numerusform>
            <numerusform>%1 von %2, %3, noch %Ln s</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1 s</source>
        <translation>Dauer: %1 s</translation>
    </message>
</context>
<context>
    <name>nidus::ui::QuestionBox</name>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>Shows the related part of the template</source>
        <translation>Zeigt den zugehörigen Teil der Vorlage</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Record Answer</source>
        <translation>Antwort festhalten</translation>
    </message>
    <message>
        <source>Withdraw Answer</source>
        <translation>Antwort zurückziehen</translation>
    </message>
    <message>
        <source>Answered without a text.</source>
        <translation>Ohne Text beantwortet.</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Your answer, or what the problem is</source>
        <translation>Ihre Antwort, oder worin das Problem besteht</translation>
    </message>
    <message>
        <source>No Problem</source>
        <translation>Kein Problem</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Adds a comment. Until it is resolved and the question is answered, approval asks for a reason.</source>
        <translation>Fügt einen Kommentar hinzu. Bis er erledigt und die Frage beantwortet ist, verlangt die Genehmigung eine Begründung.</translation>
    </message>
    <message>
        <source>No problem</source>
        <translation>Kein Problem</translation>
    </message>
    <message>
        <source>Question %1 of %2: %3</source>
        <translation>Frage %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1, question %2</source>
        <extracomment>%1 is an answer or what to do with it, %2 the number of a question</extracomment>
        <translation>%1, Frage %2</translation>
    </message>
    <message>
        <source>Show %1</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <extracomment>%1 is a question of the review</extracomment>
        <translation>Problem: %1</translation>
    </message>
    <message>
        <source>Describe the problem first.</source>
        <translation>Beschreiben Sie zuerst das Problem.</translation>
    </message>
    <message>
        <source>Problem not resolved: %1</source>
        <translation>Problem nicht erledigt: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RangeDialog</name>
    <message>
        <source>Entries that no single range contains now: %L1 (%2)</source>
        <translation>Einträge, die jetzt kein einzelner Bereich enthält: %L1 (%2)</translation>
    </message>
    <message>
        <source>Add Range</source>
        <translation>Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Change Range</source>
        <translation>Bereich ändern</translation>
    </message>
    <message>
        <source>Split Range</source>
        <translation>Bereich teilen</translation>
    </message>
    <message>
        <source>&amp;Name of the second part:</source>
        <translation>&amp;Name des zweiten Teils:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Second part &amp;begins at:</source>
        <translation>Zweiter T&amp;eil beginnt bei:</translation>
    </message>
    <message>
        <source>Num&amp;bers (from-to):</source>
        <translation>Nu&amp;mmern (von-bis):</translation>
    </message>
    <message>
        <source>Words (prefi&amp;x*):</source>
        <translation>Wörter (Präfi&amp;x*):</translation>
    </message>
    <message>
        <source>L&amp;abel in URNs:</source>
        <translation>&amp;Label in URNs:</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>&amp;State:</source>
        <translation>&amp;Status:</translation>
    </message>
    <message>
        <source>&amp;Who may ask:</source>
        <translation>&amp;Wer darf beantragen:</translation>
    </message>
    <message>
        <source>&amp;Largest block:</source>
        <translation>&amp;Größter Block:</translation>
    </message>
    <message>
        <source>Any size</source>
        <translation>Beliebige Größe</translation>
    </message>
    <message>
        <source>&amp;Policy:</source>
        <translation>&amp;Richtlinie:</translation>
    </message>
    <message>
        <source>There is a range with this name already.</source>
        <translation>Einen Bereich mit diesem Namen gibt es bereits.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>No&amp;te for the history:</source>
        <translation>&amp;Anmerkung für den Verlauf:</translation>
    </message>
    <message>
        <source>A request that names no kind of asker is not refused.</source>
        <translation>Ein Antrag ohne Art des Antragstellers wird nicht abgelehnt.</translation>
    </message>
    <message>
        <source>A kind of asker, such as members, or several. A request that names another kind is refused.</source>
        <translation>Eine Art von Antragsteller, zum Beispiel „members“, oder mehrere. Ein Antrag, der eine andere Art nennt, wird abgelehnt.</translation>
    </message>
    <message>
        <source>Also refuse re&amp;quests that name no kind of asker</source>
        <translation>Auch Anträge ablehnen, die &amp;keine Art des Antragstellers nennen</translation>
    </message>
    <message>
        <source>Fill in first: %1.</source>
        <translation>Zuerst ausfüllen: %1.</translation>
    </message>
    <message>
        <source>The second part must begin after %1.</source>
        <translation>Der zweite Teil muss nach %1 beginnen.</translation>
    </message>
    <message>
        <source>Nothing differs yet.</source>
        <translation>Noch ist nichts anders.</translation>
    </message>
    <message>
        <source>“%1” is not inside the range %2.</source>
        <translation>„%1“ liegt nicht innerhalb des Bereichs %2.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ReasonView</name>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Remaining</source>
        <translation>Verblieben</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Behoben</translation>
    </message>
    <message>
        <source>Changes by reason</source>
        <translation>Änderungen nach Grund</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Entfallen</translation>
    </message>
    <message>
        <source>Press Return or double-click to show the lines of a row</source>
        <translation>Eingabetaste oder Doppelklick zeigt die Zeilen eines Eintrags</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecentFiles</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecordFacts</name>
    <message>
        <source>Registry record</source>
        <translation>Datensatz des Registers</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>nicht veröffentlicht</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Last updated</source>
        <translation>Zuletzt aktualisiert</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecoveryDialog</name>
    <message>
        <source>Recovered Edits</source>
        <translation>Gerettete Änderungen</translation>
    </message>
    <message>
        <source>These edits were not saved or were discarded when Nidus ended. Compare them with the saved text and choose for each draft. Edits that you choose appear in the form, where you can save them.</source>
        <translation>Diese Änderungen waren nicht gespeichert oder wurden verworfen, als Nidus beendet wurde. Mit dem gespeicherten Text vergleichen und für jeden Entwurf wählen. Gewählte Änderungen erscheinen im Formular und können dort gespeichert werden.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Edited (UTC)</source>
        <translation>Bearbeitet (UTC)</translation>
    </message>
    <message>
        <source>Saved text</source>
        <translation>Gespeicherter Text</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>an older text</source>
        <translation>ein älterer Text</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Recovered edits</source>
        <translation>Gerettete Änderungen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Text to use for %1</source>
        <translation>Text, der für %1 verwendet wird</translation>
    </message>
    <message>
        <source>Decide &amp;Later</source>
        <translation>&amp;Später entscheiden</translation>
    </message>
    <message>
        <source>&amp;Apply Choices</source>
        <translation>&amp;Auswahl anwenden</translation>
    </message>
    <message>
        <source>The recovered text is identical to the saved text.</source>
        <translation>Der wiederhergestellte Text stimmt mit dem gespeicherten überein.</translation>
    </message>
    <message numerus="yes">
        <source>The recovered text differs from the saved text in %n place(s).</source>
        <translation>
            <numerusform>Der wiederhergestellte Text weicht an %n Stelle vom gespeicherten ab.</numerusform>
            <numerusform>Der wiederhergestellte Text weicht an %n Stellen vom gespeicherten ab.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecoveryOffer</name>
    <message>
        <source>Could not read edits that were unsaved when Nidus ended. They are kept in %1.</source>
        <translation>Änderungen, die beim Beenden von Nidus nicht gespeichert waren, konnten nicht gelesen werden. Sie werden in %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Use Recovered Edits</source>
        <translation>Gerettete Änderungen verwenden</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RefreshActions</name>
    <message>
        <source>Re&amp;fresh from List…</source>
        <translation>Aus &amp;Liste aktualisieren…</translation>
    </message>
    <message>
        <source>update iana upstream list compare</source>
        <translation>aktualisieren update iana quelle liste vergleichen</translation>
    </message>
    <message>
        <source>Refresh from List</source>
        <translation>Aus Liste aktualisieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Lists (*.xml *.json *.csv *.tsv)</source>
        <translation>Listen (*.xml *.json *.csv *.tsv)</translation>
    </message>
    <message>
        <source>%1 is not IANA&apos;s list of namespaces, and there is no subregistry to compare it with.</source>
        <translation>%1 ist nicht die Namensraumliste von IANA, und es gibt kein Unterregister zum Vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied.</source>
        <translation>
            <numerusform>%n Änderung übernommen.</numerusform>
            <numerusform>%n Änderungen übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied to %1.</source>
        <translation>
            <numerusform>%n Änderung auf %1 angewendet.</numerusform>
            <numerusform>%n Änderungen auf %1 angewendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Applying %n change(s)…</source>
        <translation>
            <numerusform>%n Änderung wird angewendet…</numerusform>
            <numerusform>%n Änderungen werden angewendet…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RefreshDialog</name>
    <message>
        <source>Refresh from List</source>
        <translation>Aus Liste aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Subregistry:</source>
        <translation>&amp;Unterregister:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Affects</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Changes in %1</source>
        <translation>Änderungen in %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Date of this list: %1. Date of the list used before: %2.</source>
        <translation>Datum dieser Liste: %1. Datum der zuvor verwendeten Liste: %2.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Entfallen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>The list is the same as the copy here.</source>
        <translation>Kein Unterschied zur Kopie hier.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Apply %n Change(s)</source>
        <translation>
            <numerusform>%n Änderung ü&amp;bernehmen</numerusform>
            <numerusform>%n Änderungen ü&amp;bernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changes from “%2” to “%3”.</source>
        <translation>%1 ändert sich von „%2“ in „%3“.</translation>
    </message>
    <message>
        <source>Use this &amp;list all the same</source>
        <translation>Diese Liste &amp;trotzdem verwenden</translation>
    </message>
    <message>
        <source>Choose the list that the file is for</source>
        <translation>Wählen, für welche Liste die Datei ist</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s) like these.</source>
        <translation>
            <numerusform>%n weiterer Befund dieser Art.</numerusform>
            <numerusform>%n weitere Befunde dieser Art.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft…</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistrationHeader</name>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>No entry selected</source>
        <translation>Kein Eintrag ausgewählt</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistrationMenu</name>
    <message>
        <source>&amp;Registration</source>
        <translation>&amp;Registrierung</translation>
    </message>
    <message>
        <source>Subregistry</source>
        <translation>Unterregister</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistrationView</name>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Syntax</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Views of the registration</source>
        <translation>Darstellungen der Registrierung</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Changed since approval. Approve the new text before you register the draft.</source>
        <translation>Seit der Genehmigung geändert. Vor der Registrierung des Entwurfs den neuen Text genehmigen.</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Version %1, registered on %2. A registered version cannot be changed.</source>
        <translation>Version %1, registriert am %2. Eine registrierte Version kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Begutachtung</translation>
    </message>
    <message>
        <source>It is published at:</source>
        <translation>Sie ist veröffentlicht unter:</translation>
    </message>
    <message>
        <source>It is unknown where it is published.</source>
        <translation>Es ist nicht bekannt, wo sie veröffentlicht ist.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>assigned to %1</source>
        <translation>zugewiesen an %1</translation>
    </message>
    <message>
        <source>Select a namespace in the list.</source>
        <translation>In der Liste einen Namensraum auswählen.</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>Eigentümer: %1</translation>
    </message>
    <message>
        <source>Subregistries</source>
        <translation>Unterregister</translation>
    </message>
    <message>
        <source>New formal namespace</source>
        <translation>Neuer formeller Namensraum</translation>
    </message>
    <message>
        <source>New informal namespace, numbered when it is registered</source>
        <translation>Neuer informeller Namensraum, nummeriert bei der Registrierung</translation>
    </message>
    <message>
        <source>Version %1, based on %2</source>
        <translation>Version %1, auf Grundlage von Version %2</translation>
    </message>
    <message>
        <source>Revision; no earlier template in this registry</source>
        <translation>Überarbeitung; keine frühere Vorlage in diesem Register</translation>
    </message>
    <message>
        <source>version %1 here; the template says %2</source>
        <translation>hier Version %1; die Vorlage nennt %2</translation>
    </message>
    <message>
        <source>%1, tab %2 of %3</source>
        <translation>%1, Reiter %2 von %3</translation>
    </message>
    <message>
        <source>Next: %1, %2.</source>
        <extracomment>%1 is a step such as &quot;Approve&quot;, %2 its key</extracomment>
        <translation>Als Nächstes: %1, %2.</translation>
    </message>
    <message>
        <source>Changed since approval. Saving returns the draft to review.</source>
        <translation>Seit der Genehmigung geändert. Nach dem Speichern wird der Entwurf wieder begutachtet.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryActions</name>
    <message>
        <source>New &amp;Formal Namespace</source>
        <translation>Neuer &amp;formeller Namensraum</translation>
    </message>
    <message>
        <source>New &amp;Informal Namespace</source>
        <translation>Neuer &amp;informeller Namensraum</translation>
    </message>
    <message>
        <source>New &amp;Revision</source>
        <translation>&amp;Neue Überarbeitung</translation>
    </message>
    <message>
        <source>&amp;Save Draft</source>
        <translation>Entwurf spei&amp;chern</translation>
    </message>
    <message>
        <source>Move &amp;Draft to Trash…</source>
        <translation>Entwurf in den &amp;Papierkorb verschieben…</translation>
    </message>
    <message>
        <source>Open Tras&amp;h…</source>
        <translation>Papierkorb &amp;öffnen…</translation>
    </message>
    <message>
        <source>Copy &amp;NID</source>
        <translation>NI&amp;D kopieren</translation>
    </message>
    <message>
        <source>Move the draft “%1” to the trash?</source>
        <translation>Den Entwurf „%1“ in den Papierkorb verschieben?</translation>
    </message>
    <message>
        <source>You can restore it from the trash.</source>
        <translation>Sie können ihn aus dem Papierkorb wiederherstellen.</translation>
    </message>
    <message>
        <source>Move to Trash</source>
        <translation>In den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Could not revise “%1”.</source>
        <translation>„%1“ konnte nicht überarbeitet werden.</translation>
    </message>
    <message>
        <source>Could not create a draft.</source>
        <translation>Es konnte kein Entwurf angelegt werden.</translation>
    </message>
    <message>
        <source>Could not move the draft to the trash.</source>
        <translation>Der Entwurf konnte nicht in den Papierkorb verschoben werden.</translation>
    </message>
    <message>
        <source>Could not restore the draft from the trash.</source>
        <translation>Der Entwurf konnte nicht aus dem Papierkorb wiederhergestellt werden.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryChoice</name>
    <message>
        <source>Compare with Another Registration</source>
        <translation>Mit anderer Registrierung vergleichen</translation>
    </message>
    <message>
        <source>Registration or draft:</source>
        <translation>Registrierung oder Entwurf:</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryFiles</name>
    <message>
        <source>&amp;New Registry…</source>
        <translation>&amp;Neues Register…</translation>
    </message>
    <message>
        <source>&amp;Open Registry…</source>
        <translation>Register ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Save Registry &amp;As…</source>
        <translation>Register speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Back Up Registry…</source>
        <translation>Register &amp;sichern…</translation>
    </message>
    <message>
        <source>Res&amp;tore Registry…</source>
        <translation>Register &amp;wiederherstellen…</translation>
    </message>
    <message>
        <source>Open Registry</source>
        <translation>Register öffnen</translation>
    </message>
    <message>
        <source>Restore Registry from Backup</source>
        <translation>Register aus Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>New Registry</source>
        <translation>Neues Register</translation>
    </message>
    <message>
        <source>Save Registry As</source>
        <translation>Register speichern unter</translation>
    </message>
    <message>
        <source>Back Up Registry</source>
        <translation>Register sichern</translation>
    </message>
    <message>
        <source>Registries (*.nidus)</source>
        <translation>Register (*.nidus)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This registry is only in memory. Its changes will be lost.</source>
        <translation>Dieses Register ist nur im Arbeitsspeicher. Seine Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>Save Registry As…</source>
        <translation>Register speichern unter…</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>Backed up to %1.</source>
        <translation>Gesichert in %1.</translation>
    </message>
    <message>
        <source>Restoring the registry…</source>
        <translation>Register wird wiederhergestellt…</translation>
    </message>
    <message>
        <source>Restore Anyway</source>
        <translation>Trotzdem wiederherstellen</translation>
    </message>
    <message>
        <source>Copying the registry…</source>
        <translation>Register wird kopiert…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Canceling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Canceled. The registry was not changed.</source>
        <translation>Abgebrochen. Das Register wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Restore Registry…</source>
        <translation>Register wiederherstellen…</translation>
    </message>
    <message>
        <source>Try with Samples</source>
        <translation>Mit Beispielen ausprobieren</translation>
    </message>
    <message>
        <source>Close Samples</source>
        <translation>Beispiele schließen</translation>
    </message>
    <message>
        <source>These samples are only in memory: three drafts, and ten URNs on the Check page.</source>
        <translation>Diese Beispiele sind nur im Arbeitsspeicher: drei Entwürfe und zehn URNs auf der Seite „URNs prüfen“.</translation>
    </message>
    <message>
        <source>Comparing with the backup…</source>
        <translation>Vergleich mit der Sicherung…</translation>
    </message>
    <message>
        <source>These would be removed: %1.</source>
        <translation>Entfernt würden: %1.</translation>
    </message>
    <message>
        <source>Later entries of the history that would be removed: %L1.</source>
        <translation>Spätere Einträge der Historie, die entfernt würden: %L1.</translation>
    </message>
    <message>
        <source>The approval rule would change from “%1” to “%2”.</source>
        <translation>Die Genehmigungsregel würde sich von „%1“ zu „%2“ ändern.</translation>
    </message>
    <message>
        <source>Replace the registry with %1?</source>
        <translation>Das Register durch %1 ersetzen?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>The backup then replaces the registry, with all that you save now.</source>
        <translation>Die Sicherung ersetzt danach das Register samt allem, was Sie jetzt speichern.</translation>
    </message>
    <message>
        <source>The registry as it is now is kept in %1.</source>
        <translation>Das Register, wie es jetzt ist, wird in %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Registry restored.</source>
        <translation>Register wiederhergestellt.</translation>
    </message>
    <message>
        <source>Registry restored. The previous file is %1.</source>
        <translation>Register wiederhergestellt. Die vorherige Datei ist %1.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryPage</name>
    <message>
        <source>Show Registered</source>
        <translation>Registrierte Version anzeigen</translation>
    </message>
    <message>
        <source>Show Draft</source>
        <translation>Entwurf anzeigen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryVerification</name>
    <message>
        <source>&amp;Verify Registry</source>
        <translation>Register &amp;verifizieren</translation>
    </message>
    <message>
        <source>Stop &amp;Verifying</source>
        <translation>&amp;Verifizierung anhalten</translation>
    </message>
    <message>
        <source>Verifying the registry: pages</source>
        <translation>Register wird verifiziert: Seiten</translation>
    </message>
    <message>
        <source>Verifying the registry: history, %1%</source>
        <translation>Register wird verifiziert: Verlauf, %1&#xa0;%</translation>
    </message>
    <message>
        <source>The registry is intact: pages, references, versions, and events.</source>
        <translation>Das Register ist intakt: Seiten, Verweise, Versionen und Ereignisse.</translation>
    </message>
    <message numerus="yes">
        <source>%n more error(s). To list them, run: nidus-cli registry verify</source>
        <translation>
            <numerusform>%n weiterer Fehler. Zum Auflisten ausführen: nidus-cli registry verify</numerusform>
            <numerusform>%n weitere Fehler. Zum Auflisten ausführen: nidus-cli registry verify</numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge…</source>
        <translation>Zur Kenntnis nehmen…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) acknowledged and recorded in the history.</source>
        <translation>
            <numerusform>%n Problem zur Kenntnis genommen und im Verlauf festgehalten.</numerusform>
            <numerusform>%n Probleme zur Kenntnis genommen und im Verlauf festgehalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ReminderDialog</name>
    <message>
        <source>Set Reminder</source>
        <translation>Erinnerung setzen</translation>
    </message>
    <message>
        <source>Reminder set for %1.</source>
        <translation>Erinnerung für %1 gesetzt.</translation>
    </message>
    <message>
        <source>Reminder removed.</source>
        <translation>Erinnerung entfernt.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RenameBar</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>New name of the rule</source>
        <translation>Neuer Name der Regel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Rename “%1” in %n place(s) to:</source>
        <translation>
            <numerusform>„%1“ an %n Stelle umbenennen in:</numerusform>
            <numerusform>„%1“ an %n Stellen umbenennen in:</numerusform>
        </translation>
    </message>
    <message>
        <source>A name begins with a letter and contains only letters, digits, and hyphens.</source>
        <translation>Ein Name beginnt mit einem Buchstaben und enthält nur Buchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>Another rule has this name.</source>
        <translation>Eine andere Regel hat diesen Namen.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ResultView</name>
    <message>
        <source>Lines and summary</source>
        <translation>Zeilen und Zusammenfassung</translation>
    </message>
    <message>
        <source>Checked lines</source>
        <translation>Geprüfte Zeilen</translation>
    </message>
    <message>
        <source>Select a line to see where it fails and what was expected there.</source>
        <translation>Eine Zeile auswählen, um zu sehen, wo sie scheitert und was dort erwartet wurde.</translation>
    </message>
    <message>
        <source>The file was changed or deleted after it was checked. Check it again to see this line.</source>
        <translation>Die Datei wurde nach der Prüfung geändert oder gelöscht. Erneut prüfen, um diese Zeile zu sehen.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Dubletten</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>No lines pass the filter: %1</source>
        <extracomment>%1 is a list such as: invalid, &quot;isbn&quot;</extracomment>
        <translation>Keine Zeile entspricht dem Filter: %1</translation>
    </message>
    <message>
        <source>changes since the earlier report</source>
        <translation>Änderungen seit dem früheren Bericht</translation>
    </message>
    <message>
        <source>%L1 of %L2 lines shown.</source>
        <translation>%L1 von %L2 Zeilen angezeigt.</translation>
    </message>
    <message>
        <source>Names that no longer appear</source>
        <translation>Namen, die nicht mehr vorkommen</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Entfallen</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>… und %L1 weitere</translation>
    </message>
    <message>
        <source>The filter does not apply here: all lines are compared.</source>
        <translation>Der Filter gilt hier nicht: Alle Zeilen werden verglichen.</translation>
    </message>
    <message>
        <source>Only lines that pass the filter are counted: %1</source>
        <extracomment>%1 is a list such as: invalid, &quot;isbn&quot;</extracomment>
        <translation>Gezählt werden nur Zeilen, die dem Filter entsprechen: %1</translation>
    </message>
    <message>
        <source>Warnings are not compared.</source>
        <translation>Warnungen werden nicht verglichen.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ResultsDialog</name>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ReviewPanel</name>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>Syntaxregel</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Show resolved comments</source>
        <translation>Erledigte Kommentare anzeigen</translation>
    </message>
    <message>
        <source>No comments yet. Write one below.</source>
        <translation>Noch keine Kommentare. Unten einen schreiben.</translation>
    </message>
    <message>
        <source>New comment</source>
        <translation>Neuer Kommentar</translation>
    </message>
    <message>
        <source>New comment; it is kept permanently</source>
        <translation>Neuer Kommentar; er wird dauerhaft aufbewahrt</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Changed since approval: %1</source>
        <translation>Seit der Genehmigung geändert: %1</translation>
    </message>
    <message>
        <source>Changed since your last visit: %1</source>
        <translation>Seit Ihrem letzten Besuch geändert: %1</translation>
    </message>
    <message>
        <source>Questions for reviewers (RFC 8141 section 5.1): %1 of %2 answered</source>
        <translation>Fragen an die Gutachter (RFC 8141 Abschnitt 5.1): %1 von %2 beantwortet</translation>
    </message>
    <message>
        <source>Add Comment</source>
        <translation>Kommentieren</translation>
    </message>
    <message>
        <source>What the reviewers answered (RFC 8141 section 5.1):</source>
        <translation>Was die Gutachter geantwortet haben (RFC 8141 Abschnitt 5.1):</translation>
    </message>
    <message>
        <source>About, for the new comment</source>
        <translation>Betrifft, für den neuen Kommentar</translation>
    </message>
    <message>
        <source>Question %1 of %2: the answer is withdrawn.</source>
        <translation>Frage %1 von %2: Die Antwort ist zurückgezogen.</translation>
    </message>
    <message>
        <source>Question %1 of %2 answered: %3.</source>
        <translation>Frage %1 von %2 beantwortet: %3.</translation>
    </message>
    <message>
        <source>All questions are answered.</source>
        <translation>Alle Fragen sind beantwortet.</translation>
    </message>
    <message>
        <source>Comment about %1 saved.</source>
        <translation>Kommentar zu %1 gespeichert.</translation>
    </message>
    <message>
        <source>Comment about the template saved.</source>
        <translation>Kommentar zur Vorlage gespeichert.</translation>
    </message>
    <message>
        <source>Answer to “%1” saved: %2.</source>
        <translation>Antwort auf „%1“ gespeichert: %2.</translation>
    </message>
    <message>
        <source>Comment “%1” resolved.</source>
        <translation>Kommentar „%1“ erledigt.</translation>
    </message>
    <message>
        <source>Comment “%1” resolved with your answer: %2.</source>
        <translation>Kommentar „%1“ mit Ihrer Antwort erledigt: %2.</translation>
    </message>
    <message>
        <source>Unresolved comments: %1.</source>
        <translation>Offene Kommentare: %1.</translation>
    </message>
    <message>
        <source>Questions still open: %1.</source>
        <extracomment>%1 is the numbers of the questions</extracomment>
        <translation>Noch offene Fragen: %1.</translation>
    </message>
    <message>
        <source>Question %1 is still open: answer it, too.</source>
        <translation>Frage %1 ist noch offen: Beantworten Sie sie ebenfalls.</translation>
    </message>
    <message>
        <source>Question %1 of %2: the problem is saved as a comment; the question stays open.</source>
        <translation>Frage %1 von %2: Das Problem ist als Kommentar gespeichert; die Frage bleibt offen.</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Zu: %1</translation>
    </message>
    <message>
        <source>Reviewers answer them, not the applicant.</source>
        <translation>Gutachter beantworten sie, nicht der Antragsteller.</translation>
    </message>
    <message>
        <source>The problem that was reported is still open: %1.</source>
        <translation>Das gemeldete Problem ist noch offen: %1.</translation>
    </message>
    <message>
        <source>A colleague answers them, because you are an author of this draft, as “%1”.</source>
        <translation>Ein Kollege beantwortet sie, weil Sie Autor dieses Entwurfs sind, als „%1“.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleBar</name>
    <message>
        <source>ABNF</source>
        <translation>ABNF</translation>
    </message>
    <message>
        <source>I-Regexp</source>
        <translation>I-Regexp</translation>
    </message>
    <message>
        <source>RFC 5234 and RFC 7405</source>
        <translation>RFC 5234 und RFC 7405</translation>
    </message>
    <message>
        <source>RFC 9485: a regular expression for the whole text</source>
        <translation>RFC 9485: ein regulärer Ausdruck für den ganzen Text</translation>
    </message>
    <message>
        <source>the NSS</source>
        <translation>den NSS</translation>
    </message>
    <message>
        <source>NID and NSS</source>
        <translation>NID und NSS</translation>
    </message>
    <message>
        <source>the whole URN</source>
        <translation>die ganze URN</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>die erste</translation>
    </message>
    <message>
        <source>the first: %1</source>
        <translation>die erste: %1</translation>
    </message>
    <message>
        <source>%1 (not defined)</source>
        <translation>%1 (nicht definiert)</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Describes</source>
        <translation>Beschreibt</translation>
    </message>
    <message>
        <source>Start rule</source>
        <translation>Startregel</translation>
    </message>
    <message>
        <source>Insert into Template</source>
        <translation>In Vorlage einfügen</translation>
    </message>
    <message>
        <source>Writes the grammar into the Syntax text of the template</source>
        <translation>Schreibt die Grammatik in den Text des Feldes „Syntax“ der Vorlage</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleCompleter</name>
    <message>
        <source>Rule names</source>
        <translation>Regelnamen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleGuard</name>
    <message>
        <source>The grammar could not be compared with %1. %2</source>
        <translation>Die Grammatik konnte nicht verglichen werden (%1). %2</translation>
    </message>
    <message>
        <source>the syntax of RFC 8141</source>
        <translation>Syntax von RFC 8141</translation>
    </message>
    <message>
        <source>The grammar allows “%1”, which RFC 8141 does not allow in a URN.</source>
        <translation>Die Grammatik lässt „%1“ zu, was RFC 8141 in einer URN nicht zulässt.</translation>
    </message>
    <message>
        <source>Everything the grammar allows conforms to RFC 8141.</source>
        <translation>Alles, was die Grammatik zulässt, entspricht RFC 8141.</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>the namespace as registered</source>
        <translation>registrierter Namensraum</translation>
    </message>
    <message>
        <source>Nothing to compare with: %1 has no grammar.</source>
        <translation>Kein Vergleich möglich (%1): keine Grammatik.</translation>
    </message>
    <message>
        <source>Every URN valid in %1 is still valid.</source>
        <translation>Alle bisher gültigen URNs (%1) sind weiterhin gültig.</translation>
    </message>
    <message>
        <source>“%1” is newly valid.</source>
        <translation>„%1“ ist neu gültig.</translation>
    </message>
    <message>
        <source>No URN is newly valid.</source>
        <translation>Keine URN ist neu gültig.</translation>
    </message>
    <message>
        <source>URNs that “%1” made equal are now different.</source>
        <translation>URNs, die „%1“ gleich machte, sind jetzt verschieden.</translation>
    </message>
    <message>
        <source>“%1” makes URNs equal that were different.</source>
        <translation>„%1“ macht URNs gleich, die verschieden waren.</translation>
    </message>
    <message>
        <source>the regular expression</source>
        <translation>regulärer Ausdruck</translation>
    </message>
    <message>
        <source>The regular expression and the grammar allow exactly the same URNs.</source>
        <translation>Der reguläre Ausdruck und die Grammatik lassen genau dieselben URNs zu.</translation>
    </message>
    <message>
        <source>The grammar allows “%1”; the regular expression does not.</source>
        <translation>Die Grammatik lässt „%1“ zu, der reguläre Ausdruck nicht.</translation>
    </message>
    <message>
        <source>The regular expression allows “%1”; the grammar does not.</source>
        <translation>Der reguläre Ausdruck lässt „%1“ zu, die Grammatik nicht.</translation>
    </message>
    <message>
        <source>“%1” is valid in %2 but not in this version. URNs are permanent (RFC 8141 section 5.1).</source>
        <translation>„%1“ war bisher gültig (%2), aber nicht in dieser Version. URNs sind dauerhaft (RFC 8141 Abschnitt 5.1).</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleOptionsPane</name>
    <message>
        <source>Separate several values with spaces.</source>
        <translation>Mehrere Werte durch Leerzeichen trennen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Equivalence, encoding, and check digit</source>
        <translation>Äquivalenz, Kodierung und Prüfziffer</translation>
    </message>
    <message>
        <source>Names are also equal if they differ only in</source>
        <translation>Namen sind auch gleich, wenn sie sich nur unterscheiden durch</translation>
    </message>
    <message>
        <source>“%1”: in addition to RFC 8141 section 3.1. Section 6.4.2 requires the template&apos;s Syntax section to state this.</source>
        <translation>„%1“: zusätzlich zu RFC 8141 Abschnitt 3.1. Abschnitt 6.4.2 verlangt, dass der Syntaxabschnitt der Vorlage dies angibt.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>the case of letters</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>the case of letters, unless the NSS begins with</source>
        <translation>Groß-/Kleinschreibung, außer der NSS beginnt mit</translation>
    </message>
    <message>
        <source>the case of letters, if the NSS begins with</source>
        <translation>Groß-/Kleinschreibung, wenn der NSS beginnt mit</translation>
    </message>
    <message>
        <source>the case of letters, up to the end of field</source>
        <translation>Groß-/Kleinschreibung, bis zum Ende von Feld</translation>
    </message>
    <message>
        <source>the case of letters, up to the first</source>
        <translation>Groß-/Kleinschreibung, bis zum ersten</translation>
    </message>
    <message>
        <source>one character</source>
        <translation>ein Zeichen</translation>
    </message>
    <message>
        <source>the case of the first letter of field</source>
        <translation>Groß-/Kleinschreibung des ersten Buchstabens von Feld</translation>
    </message>
    <message>
        <source>hyphens</source>
        <translation>Bindestriche</translation>
    </message>
    <message>
        <source>ISBN-10 or ISBN-13 for the same book</source>
        <translation>ISBN-10 oder ISBN-13 desselben Buchs</translation>
    </message>
    <message>
        <source>a parameter after a semicolon:</source>
        <translation>einen Parameter nach einem Semikolon:</translation>
    </message>
    <message>
        <source>Native names are encoded</source>
        <translation>Ursprüngliche Namen werden kodiert</translation>
    </message>
    <message>
        <source>“%1”: RFC 8141 section 6.4.2 requires the template to state how characters are encoded. Without this, Nidus does not encode names (section 2.2).</source>
        <translation>„%1“: RFC 8141 Abschnitt 6.4.2 verlangt, dass die Vorlage angibt, wie Zeichen kodiert werden. Ohne dies kodiert Nidus keine Namen (Abschnitt 2.2).</translation>
    </message>
    <message>
        <source>with underscores for spaces</source>
        <translation>mit Unterstrichen für Leerzeichen</translation>
    </message>
    <message>
        <source>with percent-encoded UTF-8 for characters that the grammar does not allow</source>
        <translation>mit prozentkodiertem UTF-8 für Zeichen, die die Grammatik nicht zulässt</translation>
    </message>
    <message>
        <source>also for reserved characters of RFC 3986, where possible</source>
        <translation>auch für reservierte Zeichen von RFC 3986, wo möglich</translation>
    </message>
    <message>
        <source>as public identifiers under RFC 3151</source>
        <translation>als Public Identifiers nach RFC 3151</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>ISO 2108, 10 or 13 digits</source>
        <translation>ISO 2108, 10 oder 13 Ziffern</translation>
    </message>
    <message>
        <source>ISSN</source>
        <translation>ISSN</translation>
    </message>
    <message>
        <source>ISO 3297</source>
        <translation>ISO 3297</translation>
    </message>
    <message>
        <source>ISNI</source>
        <translation>ISNI</translation>
    </message>
    <message>
        <source>ISO 27729: ISO 7064 MOD 11-2</source>
        <translation>ISO 27729: ISO 7064 MOD 11-2</translation>
    </message>
    <message>
        <source>LEI</source>
        <translation>LEI</translation>
    </message>
    <message>
        <source>ISO 17442: ISO 7064 MOD 97-10</source>
        <translation>ISO 17442: ISO 7064 MOD 97-10</translation>
    </message>
    <message>
        <source>GTIN, SSCC</source>
        <translation>GTIN, SSCC</translation>
    </message>
    <message>
        <source>GS1 modulo 10, for the values after 00 and 01</source>
        <translation>GS1 modulo 10, für die Werte nach 00 und 01</translation>
    </message>
    <message>
        <source>EIDR</source>
        <translation>EIDR</translation>
    </message>
    <message>
        <source>ISO 7064 MOD 37,36 for names that begin with 10.5240</source>
        <translation>ISO 7064 MOD 37,36 für Namen, die mit 10.5240 beginnen</translation>
    </message>
    <message>
        <source>EIC</source>
        <translation>EIC</translation>
    </message>
    <message>
        <source>Energy identification codes: weights modulo 37</source>
        <translation>Energy Identification Codes: Gewichte modulo 37</translation>
    </message>
    <message>
        <source>ISAN</source>
        <translation>ISAN</translation>
    </message>
    <message>
        <source>ISO 15706: ISO 7064 MOD 37,36</source>
        <translation>ISO 15706: ISO 7064 MOD 37,36</translation>
    </message>
    <message>
        <source>German NBN</source>
        <translation>Deutsche NBN</translation>
    </message>
    <message>
        <source>German National Library, for the whole URN</source>
        <translation>Deutsche Nationalbibliothek, für die ganze URN</translation>
    </message>
    <message>
        <source>IMEI</source>
        <translation>IMEI</translation>
    </message>
    <message>
        <source>Luhn, for the digits after &quot;imei:&quot;</source>
        <translation>Luhn, für die Ziffern nach „imei:“</translation>
    </message>
    <message>
        <source>Object identifier</source>
        <translation>Objektbezeichner (OID)</translation>
    </message>
    <message>
        <source>Existing arcs, ITU-T X.660</source>
        <translation>Existierende Arcs, ITU-T X.660</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Version and variant, RFC 9562 section 4</source>
        <translation>Version und Variante, RFC 9562 Abschnitt 4</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datumsangaben</translation>
    </message>
    <message>
        <source>Existing calendar dates</source>
        <translation>Existierende Kalenderdaten</translation>
    </message>
    <message>
        <source>Check digit</source>
        <translation>Prüfziffer</translation>
    </message>
    <message>
        <source>A computed check in addition to the grammar. A name that fails it gets a warning but stays valid.</source>
        <translation>Eine berechnete Prüfung zusätzlich zur Grammatik. Ein Name, der sie nicht besteht, erhält eine Warnung, bleibt aber gültig.</translation>
    </message>
    <message>
        <source>Choose Check Digit</source>
        <translation>Prüfziffer wählen</translation>
    </message>
    <message>
        <source>Remove Unknown Words</source>
        <translation>Unbekannte Wörter entfernen</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>„%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>Argument of %1</source>
        <translation>Argument von %1</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <translation>„%1“ bearbeiten</translation>
    </message>
    <message>
        <source>Unknown and ignored: %1</source>
        <translation>Unbekannt und ignoriert: %1</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>percent-encoding</source>
        <translation>Prozentkodierung</translation>
    </message>
    <message>
        <source>without “doi:” and the address of the DOI resolver</source>
        <translation>ohne „doi:“ und die Adresse des DOI-Resolvers</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleSentence</name>
    <message>
        <source>group: %1, end of group</source>
        <translation>Gruppe: %1, Ende der Gruppe</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, oder %2</translation>
    </message>
    <message>
        <source>either %1</source>
        <translation>entweder %1</translation>
    </message>
    <message>
        <source>optionally %1</source>
        <translation>optional %1</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1-mal %2</translation>
    </message>
    <message>
        <source>any number of %1</source>
        <translation>beliebig oft %1</translation>
    </message>
    <message>
        <source>%1 or more of %2</source>
        <translation>mindestens %1-mal %2</translation>
    </message>
    <message>
        <source>up to %1 of %2</source>
        <translation>bis zu %1-mal %2</translation>
    </message>
    <message>
        <source>%1 to %2 times %3</source>
        <translation>%1- bis %2-mal %3</translation>
    </message>
    <message>
        <source>a character from %1 to %2</source>
        <translation>ein Zeichen von %1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SampleDelegate</name>
    <message>
        <source>Expected verdict</source>
        <translation>Erwartetes Ergebnis</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SampleOutcome</name>
    <message>
        <source>Column %1: expected %2, found %3 (in %4).</source>
        <translation>Spalte %1: erwartet %2, gefunden %3 (in %4).</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>erzeugt</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SamplesModel</name>
    <message>
        <source>Accepted: %1</source>
        <translation>Akzeptiert: %1</translation>
    </message>
    <message>
        <source>%1, not as expected</source>
        <translation>%1, nicht wie erwartet</translation>
    </message>
    <message>
        <source>%1, accepted</source>
        <translation>%1, akzeptiert</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Template, Syntax, line %1</source>
        <translation>Vorlage, Syntax, Zeile %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SamplesPane</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Accept as E&amp;xpected</source>
        <translation>Als er&amp;wartet übernehmen</translation>
    </message>
    <message>
        <source>Accept with Rea&amp;son…</source>
        <translation>Mit &amp;Begründung akzeptieren…</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>Er&amp;zeugen</translation>
    </message>
    <message>
        <source>Add from &amp;Template</source>
        <translation>Aus &amp;Vorlage hinzufügen</translation>
    </message>
    <message>
        <source>Adds the URNs in the template&apos;s Syntax section, and its grammar if there is none here</source>
        <translation>Fügt die URNs aus dem Syntaxabschnitt der Vorlage hinzu, und ihre Grammatik, wenn hier keine steht</translation>
    </message>
    <message>
        <source>Edit Sample</source>
        <translation>Beispiel bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Shortest Names</source>
        <translation>&amp;Kürzeste Namen</translation>
    </message>
    <message>
        <source>&amp;Random Names</source>
        <translation>&amp;Zufällige Namen</translation>
    </message>
    <message>
        <source>&amp;Boundary Cases</source>
        <translation>&amp;Grenzfälle</translation>
    </message>
    <message>
        <source>&amp;Near Misses (Invalid)</source>
        <translation>Knapp &amp;daneben (ungültig)</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>New sample</source>
        <translation>Neues Beispiel</translation>
    </message>
    <message>
        <source>Add Sample</source>
        <translation>Beispiel hinzufügen</translation>
    </message>
    <message>
        <source>Paste Samples</source>
        <translation>Beispiele einfügen</translation>
    </message>
    <message>
        <source>Delete Samples</source>
        <translation>Beispiele löschen</translation>
    </message>
    <message>
        <source>Accept Verdicts as Expected</source>
        <translation>Ergebnisse als erwartet übernehmen</translation>
    </message>
    <message>
        <source>Accept Contradiction</source>
        <translation>Widerspruch akzeptieren</translation>
    </message>
    <message>
        <source>Why is this sample allowed to contradict the grammar? The reason is saved with the sample.</source>
        <translation>Warum darf dieses Beispiel der Grammatik widersprechen? Die Begründung wird mit dem Beispiel gespeichert.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Akzeptieren</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <extracomment>the first part of a line such as &quot;12 samples, 2 not as expected&quot;</extracomment>
        <translation>
            <numerusform>%n Beispiel</numerusform>
            <numerusform>%n Beispiele</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>after &quot;12 samples, &quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n not as expected</source>
        <translation>
            <numerusform>%n nicht wie erwartet</numerusform>
            <numerusform>%n nicht wie erwartet</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add to Template</source>
        <translation>Zur Vorlage &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Writes the valid samples into the template&apos;s Syntax section, as examples</source>
        <translation>Schreibt die gültigen Beispiele in den Syntaxabschnitt der Vorlage</translation>
    </message>
    <message>
        <source>No samples yet. Type or paste URNs that must be valid and URNs that must be invalid, or generate some from the grammar. They are saved with the draft; the template&apos;s text has only those that you add to it.</source>
        <translation>Noch keine Beispiele. URNs eingeben oder einfügen, die gültig oder ungültig sein müssen, oder aus der Grammatik erzeugen. Sie werden mit dem Entwurf gespeichert; im Text der Vorlage stehen nur die, die Sie ihr hinzufügen.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Adds the URN in the field, as Return does</source>
        <translation>Fügt die URN im Feld hinzu, wie die Eingabetaste</translation>
    </message>
    <message>
        <source>Add from Clip&amp;board</source>
        <translation>Aus &amp;Zwischenablage</translation>
    </message>
    <message>
        <source>Type a URN</source>
        <translation>URN eingeben</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SavedViewsMenu</name>
    <message>
        <source>Save View…</source>
        <translation>Ansicht speichern…</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>Ansicht umbenennen</translation>
    </message>
    <message>
        <source>Delete View</source>
        <translation>Ansicht löschen</translation>
    </message>
    <message>
        <source>Save View</source>
        <translation>Ansicht speichern</translation>
    </message>
    <message>
        <source>Name of the view:</source>
        <translation>Name der Ansicht:</translation>
    </message>
    <message>
        <source>View deleted: %1</source>
        <translation>Ansicht gelöscht: %1</translation>
    </message>
    <message>
        <source>View saved: %1</source>
        <translation>Ansicht gespeichert: %1</translation>
    </message>
    <message>
        <source>View renamed: %1</source>
        <translation>Ansicht umbenannt: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SelectionBar</name>
    <message>
        <source>Open Draft</source>
        <translation>Entwurf öffnen</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps for all selected drafts</source>
        <translation>Schritte für alle ausgewählten Entwürfe</translation>
    </message>
    <message>
        <source>Opens the draft at the place of the task</source>
        <translation>Öffnet den Entwurf an der Stelle der Aufgabe</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::SidePane</name>
    <message>
        <source>Side panes</source>
        <translation>Seitenbereiche</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the title of a pane, %2 the number of items in it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Close Side Pane</source>
        <translation>Seitenbereich schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SortOrder</name>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>Sortiert nach %1, aufsteigend</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>Sortiert nach %1, absteigend</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>&amp;Sortieren nach</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StartPage</name>
    <message>
        <source>Write a Registration</source>
        <translation>Registrierung verfassen</translation>
    </message>
    <message>
        <source>Review a Template</source>
        <translation>Vorlage begutachten</translation>
    </message>
    <message>
        <source>Import a template that somebody wrote, and list its findings.</source>
        <translation>Eine von jemand anderem verfasste Vorlage importieren und ihre Befunde auflisten.</translation>
    </message>
    <message>
        <source>Check a File of URNs</source>
        <translation>Datei mit URNs prüfen</translation>
    </message>
    <message>
        <source>Show for each line whether it is valid, and where and why it is not.</source>
        <translation>Für jede Zeile zeigen, ob sie gültig ist, und wenn nicht, wo und warum.</translation>
    </message>
    <message>
        <source>Try with Samples</source>
        <translation>Mit Beispielen ausprobieren</translation>
    </message>
    <message>
        <source>Open sample drafts and URNs in memory; nothing is written to a file.</source>
        <translation>Beispielentwürfe und Beispiel-URNs im Arbeitsspeicher öffnen; nichts wird in eine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>Rundgang starten</translation>
    </message>
    <message>
        <source>Do the first steps yourself, with a line that says what to do next.</source>
        <translation>Die ersten Schritte selbst ausführen; eine Zeile sagt, was als Nächstes zu tun ist.</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>Read the Manual</source>
        <translation>Handbuch lesen</translation>
    </message>
    <message>
        <source>Nidus also keeps lists of numbers and other values below a namespace, and who holds which.</source>
        <translation>Nidus führt auch Listen von Nummern und anderen Werten unter einem Namensraum, und wem sie zugewiesen sind.</translation>
    </message>
    <message>
        <source>Answer the questions about a new namespace, one after another.</source>
        <translation>Die Fragen zu einem neuen Namensraum nacheinander beantworten.</translation>
    </message>
    <message>
        <source>A URN is a name that never changes, such as urn:isbn:0451450523. All names that begin with urn:isbn: form a namespace. RFC 8141 is the internet standard for URNs, and IANA keeps the public list of namespaces. Nidus helps you to write the registration of a namespace, to keep a registry of namespaces, and to check whether URNs are written correctly.</source>
        <translation>Eine URN ist ein Name, der sich nie ändert, etwa urn:isbn:0451450523. Alle Namen, die mit urn:isbn: beginnen, bilden einen Namensraum. RFC 8141 ist der Internetstandard für URNs, und die IANA führt die öffentliche Liste der Namensräume. Nidus hilft, die Registrierung eines Namensraums zu schreiben, ein Register von Namensräumen zu führen und zu prüfen, ob URNs richtig geschrieben sind.</translation>
    </message>
    <message>
        <source>It begins with a table of what to read for which task. You can search for a word.</source>
        <translation>Es beginnt mit einer Tabelle, was Sie für welche Aufgabe lesen. Sie können nach einem Wort suchen.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StartPane</name>
    <message>
        <source>Drop a file of URNs here</source>
        <translation>Datei mit URNs hier ablegen</translation>
    </message>
    <message>
        <source>One URN per line, or running text. Each line gets a verdict; an invalid URN shows the column where it fails and what was expected there. Files can have millions of lines.</source>
        <translation>Eine URN pro Zeile oder Fließtext. Jede Zeile erhält ein Ergebnis; eine ungültige URN zeigt die Spalte, in der sie scheitert, und was dort erwartet wurde. Dateien können Millionen Zeilen haben.</translation>
    </message>
    <message>
        <source>Checks valid and invalid URNs that come with Nidus</source>
        <translation>Prüft gültige und ungültige URNs, die mit Nidus geliefert werden</translation>
    </message>
    <message>
        <source>Try Sample URNs</source>
        <translation>Beispiel-URNs ausprobieren</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StatusArea</name>
    <message>
        <source>In memory: nothing is kept</source>
        <translation>Im Arbeitsspeicher: Nichts wird aufbewahrt</translation>
    </message>
    <message>
        <source>To keep this registry, choose File &gt; Save Registry As.</source>
        <translation>Um dieses Register zu behalten, Datei &gt; Register speichern unter wählen.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StepDialog</name>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>&amp;Link:</source>
        <translation>&amp;Link:</translation>
    </message>
    <message>
        <source>Fix the findings above first.</source>
        <translation>Zuerst die obigen Befunde beheben.</translation>
    </message>
    <message>
        <source>Enter the reason first.</source>
        <translation>Zuerst die Begründung eingeben.</translation>
    </message>
    <message>
        <source>&amp;Go to the First Finding</source>
        <translation>&amp;Zum ersten Befund</translation>
    </message>
    <message numerus="yes">
        <source>This step is not possible yet: %n requirement(s) are not met.</source>
        <translation>
            <numerusform>Dieser Schritt ist noch nicht möglich: %n Anforderung ist nicht erfüllt.</numerusform>
            <numerusform>Dieser Schritt ist noch nicht möglich: %n Anforderungen sind nicht erfüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>For the history</source>
        <translation>Für den Verlauf</translation>
    </message>
    <message>
        <source>Web address of a message or ticket</source>
        <translation>Webadresse einer Nachricht oder eines Tickets</translation>
    </message>
    <message>
        <source>&amp;Email to send:</source>
        <translation>Zu s&amp;endende E-Mail:</translation>
    </message>
    <message>
        <source>Email to send</source>
        <translation>Zu sendende E-Mail</translation>
    </message>
    <message>
        <source>Does not open the email</source>
        <translation>Öffnet die E-Mail nicht</translation>
    </message>
    <message>
        <source>Requirements &amp;before this step (Return leads to each):</source>
        <translation>Anforderungen &amp;vor diesem Schritt (die Eingabetaste führt hin):</translation>
    </message>
    <message>
        <source>Required. For the history</source>
        <translation>Erforderlich. Für den Verlauf</translation>
    </message>
    <message>
        <source>This step is possible now.</source>
        <translation>Dieser Schritt ist jetzt möglich.</translation>
    </message>
    <message>
        <source>Save Email…</source>
        <translation>E-Mail speichern…</translation>
    </message>
    <message>
        <source>Copy Email</source>
        <translation>E-Mail kopieren</translation>
    </message>
    <message>
        <source>After you have sent it, press “%1”.</source>
        <translation>Die E-Mail senden, dann „%1“ drücken.</translation>
    </message>
    <message>
        <source>&amp;Questions that only reviewers can answer (RFC 8141 section 5.1; Return leads to each):</source>
        <translation>&amp;Fragen, die nur Gutachter beantworten können (RFC 8141 Abschnitt 5.1; die Eingabetaste führt hin):</translation>
    </message>
    <message>
        <source>&amp;Findings that do not prevent this step (Return leads to each):</source>
        <translation>&amp;Befunde, die diesen Schritt nicht verhindern (die Eingabetaste führt hin):</translation>
    </message>
    <message>
        <source>The reason will be recorded for: %1.</source>
        <extracomment>%1 is the requirements</extracomment>
        <translation>Die Begründung wird festgehalten für: %1.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StepsLine</name>
    <message>
        <source>State: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>%1/%2 %3</source>
        <extracomment>the number of the present step of a registration, the number of steps, and the name of the step</extracomment>
        <translation>%1/%2 %3</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <extracomment>%1 is a list of steps, such as &quot;Approved, With IANA&quot;</extracomment>
        <translation>Übersprungen: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SubregistryDesk</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Answer Letter</source>
        <translation>Antwortschreiben</translation>
    </message>
    <message>
        <source>Save Email</source>
        <translation>E-Mail speichern</translation>
    </message>
    <message>
        <source>Email (*.eml)</source>
        <translation>E-Mail (*.eml)</translation>
    </message>
    <message>
        <source>Check the values below, and confirm again.</source>
        <translation>Die Werte unten prüfen und erneut bestätigen.</translation>
    </message>
    <message>
        <source>This change was undone before.</source>
        <translation>Diese Änderung wurde schon rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Nothing was undone, because there is a newer change: %1 To undo that one, choose List &gt; Undo Newest Change.</source>
        <translation>Es wurde nichts rückgängig gemacht, denn es gibt eine neuere Änderung: %1 Um diese rückgängig zu machen, wählen Sie Liste &gt; Neueste Änderung rückgängig machen.</translation>
    </message>
    <message>
        <source>Your request about %1</source>
        <translation>Ihr Antrag zu %1</translation>
    </message>
    <message>
        <source>Your request %1 about %2</source>
        <translation>Ihr Antrag %1 zu %2</translation>
    </message>
    <message>
        <source>Request %1 can be answered again.</source>
        <translation>Der Antrag %1 kann erneut beantwortet werden.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>The letter was saved.</source>
        <translation>Der Brief wurde gespeichert.</translation>
    </message>
    <message>
        <source>%1 changed this in the meantime (%2, %3): %4.</source>
        <translation>%1 hat dies inzwischen geändert (%2, %3): %4.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SubregistryPanel</name>
    <message>
        <source>No subregistries yet. A subregistry lists the words or numbers of a namespace, and who has them.</source>
        <translation>Noch keine Unterregister. Ein Unterregister führt die Wörter oder Nummern eines Namensraums und deren Inhaber auf.</translation>
    </message>
    <message>
        <source>Subregistry</source>
        <translation>Unterregister</translation>
    </message>
    <message>
        <source>Search the entries</source>
        <translation>Einträge durchsuchen</translation>
    </message>
    <message>
        <source>Entries to show</source>
        <translation>Anzuzeigende Einträge</translation>
    </message>
    <message numerus="yes">
        <source>Ending within %n day(s)</source>
        <translation>
            <numerusform>Endet in höchstens %n Tag</numerusform>
            <numerusform>Endet in höchstens %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Free numbers</source>
        <translation>Freie Nummern</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Only: %1</source>
        <translation>Nur: %1</translation>
    </message>
    <message>
        <source>Range to show</source>
        <translation>Anzuzeigender Bereich</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Cop&amp;y Lines</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>All ranges</source>
        <translation>Alle Bereiche</translation>
    </message>
    <message>
        <source>Policy: %1</source>
        <translation>Richtlinie: %1</translation>
    </message>
    <message>
        <source>Range %1: %2</source>
        <translation>Bereich %1: %2</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>Label %1</translation>
    </message>
    <message>
        <source>largest block %L1</source>
        <translation>größter Block: %L1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>Shown: %L1 of %L2 entries</source>
        <translation>Angezeigt: %L1 von %L2 Einträgen</translation>
    </message>
    <message>
        <source>No ranges and no entries yet. Add a range to limit which values are assigned, or begin with an entry.</source>
        <translation>Noch keine Bereiche und Einträge. Fügen Sie einen Bereich hinzu, um einzugrenzen, welche Werte vergeben werden, oder beginnen Sie mit einem Eintrag.</translation>
    </message>
    <message>
        <source>Refused requests</source>
        <translation>Abgelehnte Anträge</translation>
    </message>
    <message>
        <source>Refused requests: %L1</source>
        <translation>Abgelehnte Anträge: %L1</translation>
    </message>
    <message>
        <source>No entries yet.</source>
        <translation>Noch keine Einträge.</translation>
    </message>
    <message>
        <source>Nobody holds a value now.</source>
        <translation>Zurzeit hat kein Wert einen Inhaber.</translation>
    </message>
    <message>
        <source>No entries match the filter.</source>
        <translation>Keine Einträge entsprechen dem Filter.</translation>
    </message>
    <message>
        <source>Selected: %L1</source>
        <translation>Ausgewählt: %L1</translation>
    </message>
    <message>
        <source>Listed entries</source>
        <translation>Einträge der Liste</translation>
    </message>
    <message>
        <source>Ranges: %L1</source>
        <translation>Bereiche: %L1</translation>
    </message>
    <message>
        <source>found in their history: %L1</source>
        <translation>in ihrem Verlauf gefunden: %L1</translation>
    </message>
    <message>
        <source>No requests were refused.</source>
        <translation>Es wurden keine Anträge abgelehnt.</translation>
    </message>
    <message>
        <source>only for %1</source>
        <translation>nur für %1</translation>
    </message>
    <message>
        <source>Actions for the selected entries</source>
        <translation>Aktionen für die ausgewählten Einträge</translation>
    </message>
    <message>
        <source>Actions for the whole list</source>
        <translation>Aktionen für die ganze Liste</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>free or refused: %L1</source>
        <translation>frei oder abgelehnt: %L1</translation>
    </message>
    <message>
        <source>In no single range</source>
        <translation>In keinem einzelnen Bereich</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SummaryChart</name>
    <message>
        <source>valid, no rule yet</source>
        <translation>gültig, noch keine Regel</translation>
    </message>
    <message>
        <source>Chart of the NIDs with the most URNs</source>
        <translation>Diagramm der NIDs mit den meisten URNs</translation>
    </message>
    <message>
        <source>%1, %2 valid</source>
        <extracomment>%1 is a number of URNs, %2 a share such as 98.2 %</extracomment>
        <translation>%1, %2 gültig</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SummaryModel</name>
    <message>
        <source>%1%</source>
        <extracomment>a share in percent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>NID and reason</source>
        <translation>NID und Grund</translation>
    </message>
    <message>
        <source>URNs</source>
        <translation>URNs</translation>
    </message>
    <message>
        <source>Valid share</source>
        <translation>Anteil gültig</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>No rule yet</source>
        <translation>Noch keine Regel</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Unregistered</source>
        <translation>Nicht registriert</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>These URNs are included in Valid.</source>
        <translation>Diese URNs sind in „Gültig“ enthalten.</translation>
    </message>
    <message>
        <source>With warnings</source>
        <translation>Mit Warnungen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SummaryView</name>
    <message>
        <source>Guesses a grammar from the names of this NID and makes a draft with it</source>
        <translation>Leitet aus den Namen dieser NID eine Grammatik ab und legt damit einen Entwurf an</translation>
    </message>
    <message>
        <source>Summary by NID</source>
        <translation>Zusammenfassung nach NID</translation>
    </message>
    <message>
        <source>“%1” is not registered.</source>
        <translation>„%1“ ist nicht registriert.</translation>
    </message>
    <message>
        <source>Only NIDs that are not registered</source>
        <translation>Nur nicht registrierte NIDs</translation>
    </message>
    <message>
        <source>Make Draft from These Names</source>
        <translation>Entwurf aus diesen Namen anlegen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the filter of lines: %1 is a NID, %2 a sentence about what is wrong</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Press Return or double-click to show the lines of a row</source>
        <translation>Eingabetaste oder Doppelklick zeigt die Zeilen eines Eintrags</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SyntaxPanel</name>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Kompatibilität</translation>
    </message>
    <message>
        <source>Equivalence and Encoding</source>
        <translation>Äquivalenz und Kodierung</translation>
    </message>
    <message>
        <source>Grammar tools</source>
        <translation>Grammatikwerkzeuge</translation>
    </message>
    <message>
        <source>Choose Notation</source>
        <translation>Notation wählen</translation>
    </message>
    <message>
        <source>Choose Scope of Grammar</source>
        <translation>Geltungsbereich der Grammatik wählen</translation>
    </message>
    <message>
        <source>Choose Start Rule</source>
        <translation>Startregel wählen</translation>
    </message>
    <message>
        <source>Edit Grammar</source>
        <translation>Grammatik bearbeiten</translation>
    </message>
    <message>
        <source>Generate Samples</source>
        <translation>Beispiele erzeugen</translation>
    </message>
    <message>
        <source>Built-in rule, based on: %1.</source>
        <translation>Eingebaute Regel, beruht auf: %1.</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>Wird kompiliert…</translation>
    </message>
    <message>
        <source>%1 The last grammar that compiled is used below.</source>
        <translation>%1 Unten wird die letzte kompilierte Grammatik verwendet.</translation>
    </message>
    <message>
        <source>The template&apos;s Syntax section contains nothing new.</source>
        <translation>Der Syntaxabschnitt der Vorlage enthält nichts Neues.</translation>
    </message>
    <message>
        <source>Add from Template</source>
        <translation>Aus Vorlage hinzufügen</translation>
    </message>
    <message>
        <source>Comparing the grammar…</source>
        <translation>Grammatik wird verglichen…</translation>
    </message>
    <message>
        <source>%1 Fix the grammar to compare it.</source>
        <translation>%1 Zum Vergleichen die Grammatik korrigieren.</translation>
    </message>
    <message>
        <source>The grammar has errors. Fix the grammar to compare it.</source>
        <translation>Die Grammatik hat Fehler. Zum Vergleichen die Grammatik korrigieren.</translation>
    </message>
    <message>
        <source>The samples are in the template&apos;s Syntax section.</source>
        <translation>Die Beispiele stehen im Syntaxabschnitt der Vorlage.</translation>
    </message>
    <message>
        <source>The template&apos;s Syntax section has these samples already.</source>
        <translation>Der Syntaxabschnitt der Vorlage hat diese Beispiele schon.</translation>
    </message>
    <message>
        <source>Grammar of the text not used: %1</source>
        <translation>Grammatik des Textes nicht verwendet: %1</translation>
    </message>
    <message>
        <source>Ready to check URNs; the grammar is context-free.</source>
        <translation>Bereit zum Prüfen von URNs; die Grammatik ist kontextfrei.</translation>
    </message>
    <message numerus="yes">
        <source>Ready to check URNs (%n state(s)).</source>
        <translation>
            <numerusform>Bereit zum Prüfen von URNs (%n Zustand).</numerusform>
            <numerusform>Bereit zum Prüfen von URNs (%n Zustände).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::TaskButtons</name>
    <message numerus="yes">
        <source>%Ln entry(s) of %1 have ended</source>
        <translation>
            <numerusform>%Ln Eintrag von %1 ist abgelaufen</numerusform>
            <numerusform>%Ln Einträge von %1 sind abgelaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended Entries: %L1</source>
        <translation>Abgelaufene Einträge: %L1</translation>
    </message>
    <message>
        <source>Reservations and temporary assignments whose date is past</source>
        <translation>Reservierungen und befristete Vergaben, deren Datum vorbei ist</translation>
    </message>
</context>
<context>
    <name>nidus::ui::TeamActions</name>
    <message>
        <source>anyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Assign…</source>
        <translation>Zuweisen…</translation>
    </message>
    <message>
        <source>Set Approval Rule…</source>
        <translation>Genehmigungsregel festlegen…</translation>
    </message>
    <message>
        <source>owner assignee person colleague responsible</source>
        <translation>Eigentümer Bearbeiter Person Kollege zuständig verantwortlich</translation>
    </message>
    <message>
        <source>second person four eyes alone reason setting</source>
        <translation>zweite Person Vier-Augen-Prinzip allein Begründung Einstellung</translation>
    </message>
    <message>
        <source>Assign %1</source>
        <translation>%1 zuweisen</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n draft(s)</source>
        <translation>
            <numerusform>%n Entwurf zuweisen</numerusform>
            <numerusform>%n Entwürfe zuweisen</numerusform>
        </translation>
    </message>
    <message>
        <source>Who may &amp;approve:</source>
        <translation>Wer &amp;genehmigen darf:</translation>
    </message>
    <message>
        <source>Approval Rule</source>
        <translation>Genehmigungsregel</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Anmerkung:</translation>
    </message>
    <message>
        <source>Set Rule</source>
        <translation>Regel festlegen</translation>
    </message>
    <message>
        <source>Approval rule: %1.</source>
        <translation>Genehmigungsregel: %1.</translation>
    </message>
    <message>
        <source>Assigned.</source>
        <translation>Zugewiesen.</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Zuweisen</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not assigned; the reasons are below.</source>
        <translation>
            <numerusform>%n Entwurf nicht zugewiesen; der Grund steht unten.</numerusform>
            <numerusform>%n Entwürfe nicht zugewiesen; die Gründe stehen unten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) now owned by %1.</source>
        <translation>
            <numerusform>%n Entwurf gehört jetzt %1.</numerusform>
            <numerusform>%n Entwürfe gehören jetzt %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) no longer assigned to anybody.</source>
        <translation>
            <numerusform>%n Entwurf ist niemandem mehr zugewiesen.</numerusform>
            <numerusform>%n Entwürfe sind niemandem mehr zugewiesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) assigned to %1.</source>
        <translation>
            <numerusform>%n Entwurf zugewiesen an %1.</numerusform>
            <numerusform>%n Entwürfe zugewiesen an %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drafts are assigned as before.</source>
        <translation>Die Entwürfe sind zugewiesen wie zuvor.</translation>
    </message>
    <message>
        <source>The authors of a draft are everybody who owns or owned it, or saved a change of it. This rule holds for the whole registry. It is a rule among colleagues, not a lock: anyone can change it, and the history records that.</source>
        <translation>Autoren eines Entwurfs sind alle, denen er gehört oder gehörte oder die eine Änderung daran gespeichert haben. Diese Regel gilt für das ganze Register. Sie ist eine Regel unter Kollegen, keine Sperre: Jeder kann sie ändern, und der Verlauf hält das fest.</translation>
    </message>
    <message>
        <source>anyone; an author gives a reason</source>
        <translation>jeder; ein Autor mit einer Begründung</translation>
    </message>
    <message>
        <source>anyone except the authors</source>
        <translation>jeder außer den Autoren</translation>
    </message>
</context>
<context>
    <name>nidus::ui::TemplateForm</name>
    <message>
        <source>Fast track (RFC 8141 section 6.3)</source>
        <translation>Schnellverfahren (RFC 8141 Abschnitt 6.3)</translation>
    </message>
    <message>
        <source>Split into Fields</source>
        <translation>Auf Felder aufteilen</translation>
    </message>
    <message>
        <source>Moves lines such as “Name:”, “E-mail:”, and “Address:” to their fields</source>
        <translation>Verschiebt Zeilen wie „Name:“, „E-mail:“ und „Address:“ in ihre Felder</translation>
    </message>
    <message>
        <source>Assigned at registration</source>
        <translation>Wird bei der Registrierung zugewiesen</translation>
    </message>
    <message>
        <source>Only for recognized standards bodies</source>
        <translation>Nur für anerkannte Normungsorganisationen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ThreadBox</name>
    <message>
        <source>%1 answered on %2</source>
        <translation>%1 hat am %2 geantwortet</translation>
    </message>
    <message>
        <source>%1 resolved this on %2</source>
        <translation>%1 hat dies am %2 erledigt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Answer or resolution</source>
        <translation>Antwort oder Erledigung</translation>
    </message>
    <message>
        <source>Answer, or how this was resolved</source>
        <translation>Antwort, oder wie dies erledigt wurde</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Erledigen</translation>
    </message>
    <message>
        <source>Shows the field</source>
        <translation>Zeigt das Feld</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Comment by %1 about %2, resolved: %3</source>
        <extracomment>%1 is a person, %2 a field or the template, %3 a comment</extracomment>
        <translation>Kommentar von %1 zu %2, erledigt: %3</translation>
    </message>
    <message>
        <source>Comment by %1 about %2, open: %3</source>
        <translation>Kommentar von %1 zu %2, offen: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what to do with a comment, %2 the comment</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::TrashDialog</name>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>The trash is empty. You can restore drafts that you move here.</source>
        <translation>Der Papierkorb ist leer. Entwürfe, die Sie hierher verschieben, können Sie wiederherstellen.</translation>
    </message>
    <message>
        <source>Drafts in the trash, newest first:</source>
        <translation>Entwürfe im Papierkorb, neueste zuerst:</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Last saved (UTC)</source>
        <translation>Zuletzt gespeichert (UTC)</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>&amp;Restore Draft</source>
        <translation>Entwurf &amp;wiederherstellen</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ValueHistoryDialog</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>fact</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Details of %1</source>
        <translation>Details zu %1</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>Kennung des Antrags</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich änderte</translation>
    </message>
</context>
<context>
    <name>nidus::ui::VerdictButton</name>
    <message>
        <source>%1 Press to show only these lines; press again to show all.</source>
        <translation>%1 Drücken, um nur diese Zeilen anzuzeigen; erneut drücken, um alle anzuzeigen.</translation>
    </message>
    <message>
        <source>%1, %2% of all lines</source>
        <extracomment>A button for screen readers: &quot;12 invalid, 3.5% of all lines&quot;</extracomment>
        <translation>%1, %2&#xa0;% aller Zeilen</translation>
    </message>
    <message>
        <source>Shows only these lines. With no kind checked, all lines are shown.</source>
        <translation>Zeigt nur diese Zeilen. Ist nichts angekreuzt, werden alle Zeilen angezeigt.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ViewBar</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Drafts that wait for reviewers, IANA, or a colleague</source>
        <translation>Entwürfe, die auf Gutachter, IANA oder einen Kollegen warten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Drafts whose reminder is due</source>
        <translation>Entwürfe mit fälliger Erinnerung</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Nicht zugewiesen</translation>
    </message>
    <message>
        <source>More views</source>
        <translation>Weitere Ansichten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No draft waits for reviewers, IANA, or a colleague.</source>
        <translation>Kein Entwurf wartet auf Gutachter, IANA oder einen Kollegen.</translation>
    </message>
    <message>
        <source>No reminder is due.</source>
        <translation>Keine Erinnerung ist fällig.</translation>
    </message>
    <message>
        <source>Drafts that wait for you: assigned to you, or yours and not in review or with IANA</source>
        <translation>Entwürfe, die auf Sie warten: Ihnen zugewiesen, oder Ihre eigenen, die weder in Begutachtung noch bei der IANA sind</translation>
    </message>
    <message>
        <source>No draft waits for you.</source>
        <translation>Kein Entwurf wartet auf Sie.</translation>
    </message>
    <message>
        <source>Drafts in review to which nobody is assigned, and drafts without an owner</source>
        <translation>Entwürfe in Begutachtung, ohne Bearbeiter, und Entwürfe ohne Eigentümer</translation>
    </message>
    <message>
        <source>Every draft has an owner or an assignee whose turn it is.</source>
        <translation>Bei jedem Entwurf ist der Eigentümer oder der Bearbeiter an der Reihe.</translation>
    </message>
    <message>
        <source>A saved view</source>
        <translation>Eine gespeicherte Ansicht</translation>
    </message>
</context>
<context>
    <name>nidus::ui::WindowMessages</name>
    <message>
        <source>Details…</source>
        <translation>Einzelheiten…</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
</context>
</TS>
