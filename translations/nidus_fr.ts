<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Errors</name>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read. Check that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written. Check that you may write there, or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists and was left untouched. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left to write %1; nothing was changed. Free some space and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a registry file. Choose a file made by Nidus; text and XML files are imported instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a database of another program and was left untouched. Choose a registry file made by Nidus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Nidus and was left untouched. Open it with that version, or update this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged and was left untouched. Open a backup of it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is read-only, so nothing was saved. Check your permissions, or work on a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in use by another program, so nothing was changed. Try again when that program has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not carry this out; nothing was changed. The database says: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The registry does not hold %1. Check the spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a NID that is already registered. Choose another one, or revise that registration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 breaks the rules for NIDs in RFC 8141 section 5. Choose another one; the findings say why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next informal number does not fit into a NID any more, so no informal namespace can be registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else has changed %1 in the meantime; your changes were not saved. Compare both, then save again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step is not possible for %1 in its present state. Look at its history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the same as the version before, so no new version was made. Change something first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be registered yet. Resolve its findings of the level error first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already has content. Choose an empty registry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be understood. Check that it is the right file. Details: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No template text is held for %1, so there is nothing to export. Its record names where the template is published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work was cancelled; what was finished so far is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>%1 appendix %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 section %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is not in the registry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct syntax alone does not make a URN: its namespace must be registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the spelling of the NID, or look whether the registry is up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; starts with &quot;X-&quot; and can never be registered; for examples use the NID &quot;example&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NIDs that start with &quot;X-&quot; were for experiments under RFC 3406 and must not be confused with registered ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a registered namespace; &quot;example&quot; serves documentation and tests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The URN belongs to the namespace &quot;%1&quot;, not to the one it is checked against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All URNs of this check must belong to one namespace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the URN against its own namespace, or take it out of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; is withdrawn; its URNs stay valid, but no new ones are assigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A URN that was assigned stays valid for ever, whatever becomes of its namespace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing need be done for URNs that exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is too long to be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No URN of more than a million bytes is looked at, so that a damaged file cannot use up the memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look whether the line ends of the file were lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no field &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template of RFC 8141 has thirteen fields; older and shortened templates lack some of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the field in after the import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; occurs again in line %2; the text was kept where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one place of a file can be the field; a repeated heading is often a part of the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the text around that line after the import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heading &quot;%1&quot; was read as &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real templates spell the headings in many ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing need be done; on export the heading of RFC 8141 is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From &quot;%1&quot; the NID &quot;%2&quot; was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field held more than the NID; the rest was set aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the NID is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some text of the file belongs to no field; it was set aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titles, introductions and notes often surround a template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is needed into a field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page headers and footers were removed in %1 places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file comes from a document with pages; its headers and footers are not part of the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the text around the page breaks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template names no namespace, so it cannot be told which one it is about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A formal template is matched with the registry by its NID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the NID into the file, or import the file into an informal draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The registry already holds &quot;%1&quot; with another history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registered versions are never changed or replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the file into an empty registry, or import a single template as a revision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft %1 for this namespace is still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two drafts for one namespace would overwrite each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish or discard that draft, then import again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; occurs twice in what is imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A registry holds one record for each namespace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is too short; a formal one needs more than two characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NIDs of two characters are kept for country codes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a longer NID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formal NID &quot;%1&quot; cannot start with &quot;urn-&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NIDs that start with &quot;urn-&quot; are the numbers of informal namespaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a NID without this beginning, or ask for an informal namespace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; cannot start with two letters and a hyphen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such beginnings are kept for namespaces of countries; &quot;xn--&quot; is kept for internationalised names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another NID, for example without the hyphen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; can never be registered, because it starts with &quot;X-&quot;; for examples use the NID &quot;example&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a NID without &quot;X-&quot;. The namespace &quot;example&quot; serves documentation and tests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; is reserved and cannot be registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would be confused with the &quot;urn:&quot; that begins every URN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another NID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is already registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A NID names one namespace for ever; letter case makes no difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another NID, or revise the registration that exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The informal NID &quot;%1&quot; is not &quot;urn-&quot; and a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An informal namespace has a number instead of a name; the registry assigns the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the NID empty: it is assigned when the namespace is registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the informal NID &quot;%1&quot; starts with a zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Informal namespaces are numbered with positive integers without leading zeros.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also asked for by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two requests for one NID are in progress; only one of them can get it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree with the other applicant on who takes this NID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; looks much like the registered &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People copy NIDs by hand; two that differ in one character or in a hyphen will be mixed up, and so will 0 and O, 1 and l.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a NID that is told apart at a glance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also the three-letter code of a country.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People may take the namespace for one of that country; RFC 8141 asks for attention to such names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another NID unless the country itself asks for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also the name of a URI scheme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People may expect URNs of this namespace to work like URIs of that scheme; RFC 8141 asks for attention to such names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another NID unless the namespace belongs to that scheme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not filled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A registration needs every field of the template except Additional Information, and Revision Information for a first version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the field in; where nothing applies, write so in a sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is not that of the registration being revised, &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A revision describes the same namespace; its NID stays for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the registered NID, or start a new registration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An informal namespace cannot ask for the NID &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The registry assigns the next free number when an informal namespace is registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the field empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a placeholder, not a NID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template still holds the text it came with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the NID that is asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version is empty; it is set when the template is registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions count 1, 2, 3 and so on; the registry knows the next number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing need be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a version number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions are the numbers 1, 2, 3 and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a positive whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version is %1, but the next one is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each new version of a registration has the number of the one before plus one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the next number, or leave the field empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template holds the date on which the registration is asked for, as year, month and day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the date as YYYY-MM-DD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The registrant names no organisation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A namespace outlives the people who asked for it, so the template asks for the organisation behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the organisation that is responsible for the namespace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The registrant gives no way to be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People who find a problem with the namespace need somebody to write to; a role address such as urn-admin at the organisation lasts longest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an e-mail address, a role address, a phone number or a postal address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision Information does not say what has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A revised registration must describe how it differs from the version before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe the changes and why they were made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a placeholder that was left in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A registration is published as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it by the final text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line has %1 columns; templates are mailed with at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On export, lines of prose are broken and read back as one; lines of grammar and indented lines are kept as they are and may be broken by mail programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break long lines of grammar by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tab stands in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tabs have no fixed width, so columns and indentation look different everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use blanks instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character %1 stands in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be seen or is easily taken for another one; people copy grammars and identifiers from templates, and such characters break them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it by a plain ASCII character that was meant, unless it is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; can never be registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RFC 2141 reserved it so that it is not confused with the &quot;urn:&quot; that begins every URN; the syntax of RFC 8141 lets it pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the doubled &quot;urn:&quot;, or use the NID that was meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The URN has an r-component, whose meaning is not standardised yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RFC 8141 defines only the syntax of r-components and advises against their use until their meaning is standardised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the r-component out of URNs that you publish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The percent-encoded bytes %1 are not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters outside ASCII are written in UTF-8 and then percent-encoded; bytes of another encoding cannot be shown as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encode the text in UTF-8 before percent-encoding it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character %1 is reserved under RFC 2141.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RFC 2141 kept &quot;/&quot;, &quot;?&quot; and &quot;#&quot; for later use and advises to encode them. RFC 8141 has given them a meaning since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent-encode the character where programs of RFC 2141 must read the URN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character encoded as %1 need not be percent-encoded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encoded and a plain character do not compare as equal, so one thing may get two different URNs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the character itself, unless the namespace gives the plain character a special meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The URNs belong to different namespaces: %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two URNs are equivalent only if their NIDs are equal apart from letter case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare URNs of one namespace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NSSs differ: the first has %1 where the second has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two URNs are equivalent only if their NSSs are equal byte by byte, apart from the letter case of percent-encoding. A namespace may add rules of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up whether the namespace has further rules of equivalence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NSSs differ only in letter case: %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter case counts in the NSS, unless the namespace says that it does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up whether the namespace ignores letter case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NSSs differ only in percent-encoding: %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent-encoding is never decoded when URNs are compared, so an encoded character differs from the character itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one spelling throughout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text ends before &quot;urn:&quot; is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A URN begins with the word &quot;urn&quot; and a colon, in any letter case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with &quot;urn:&quot;, followed by the NID, a colon and the NSS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A URN begins with &quot;urn:&quot;, but here stands %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the scheme &quot;urn&quot; makes a URN; other URIs, blanks or quotation marks before it do not belong to one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove what stands before &quot;urn:&quot;, or write the missing &quot;urn:&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID between the two colons is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every URN belongs to a namespace, and the NID names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the NID of the namespace after &quot;urn:&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID has a single character; two are the least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RFC 8141 gives a NID 2 to 32 characters. RFC 2141 still allowed one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the full NID of a registered namespace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID is longer than 32 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RFC 8141 gives a NID 2 to 32 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check whether the colon after the NID was lost, and use the registered NID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID starts with a hyphen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A NID starts and ends with a letter or digit; hyphens stand only between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the hyphen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID ends with a hyphen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A NID starts and ends with a letter or digit; hyphens stand only between them. RFC 2141 still allowed a hyphen at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the hyphen, or complete the NID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A NID cannot contain %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A NID consists of ASCII letters, digits and hyphens; nothing else can be written in it, not even percent-encoded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the NID as it is registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; is reserved and cannot name a namespace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text ends after the NID; a colon and the NSS are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A URN names one thing within a namespace; the part that does so follows the second colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a colon and the NSS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NSS is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A URN names one thing within a namespace; at least one character must do so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the NSS after the second colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NSS starts with a slash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slash may stand in an NSS, but not at its beginning, where it would look like a path of another kind of URI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the slash, or write it as %2F if the namespace says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An NSS cannot contain %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An NSS consists of ASCII letters, digits, some punctuation marks and percent-encoded bytes. All other characters must be percent-encoded in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent-encode the character as the namespace prescribes, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under RFC 2141 a URN cannot contain %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RFC 2141 lists characters that are never part of a URN. RFC 8141 lets in some of them, such as &quot;~&quot; and &quot;&amp;&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent-encode the character, or judge the URN by RFC 8141.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A percent sign is not followed by two hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A percent sign always begins an encoded byte, written as &quot;%&quot; and two hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a percent sign that stands for itself as %25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte zero is written here as %00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RFC 2141 forbids the byte zero, encoded or not, because many programs take it for the end of a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the byte out, or judge the URN by RFC 8141, which allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question mark here must be followed by &quot;+&quot; or &quot;=&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question mark begins an r-component (&quot;?+&quot;) or a q-component (&quot;?=&quot;); alone it has no meaning in a URN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;?=&quot; for a query to the resource, or encode the question mark as %3F.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The r-component after &quot;?+&quot; is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An r-component that is there must have at least one character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove &quot;?+&quot;, or write what the resolution service needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The r-component cannot start with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slash or question mark may stand within an r-component, but not at its beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the r-component with another character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An r-component cannot contain %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters outside the ASCII letters, digits and the allowed punctuation marks must be percent-encoded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent-encode the character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The q-component after &quot;?=&quot; is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A q-component that is there must have at least one character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove &quot;?=&quot;, or write the query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The q-component cannot start with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slash or question mark may stand within a q-component, but not at its beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the q-component with another character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A q-component cannot contain %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An f-component cannot contain %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An f-component is written like the fragment of any URI: other characters, and a second &quot;#&quot;, must be percent-encoded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nidus::CheckModel</name>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text can no longer be read: the file has become shorter or is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has changed since it was checked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nidus::CheckPage</name>
    <message>
        <source>&amp;Open file of URNs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste and check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy c&amp;anonical URN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste a URN and press Return, or drop a file anywhere on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URN to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the namespace to check against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No URN was found in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: stopped after %2 URNs.</source>
        <extracomment>%1 is a file name or &quot;pasted text&quot;, %2 a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all %2 URNs checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank line(s) passed over.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines end as on Windows (CR LF).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the first %1 of %2 lines. Export a report to have them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln line(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Copied the canonical URN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no text and no file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file of URNs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Wrote %Ln line(s) to %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::DetailPane</name>
    <message>
        <source>Canonical form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: the text is not a URN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For human eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The URN whole, in normal form: scheme and NID in lower case, hex digits in upper case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent-encoded text decoded and deceptive characters made visible. Not for copying into other systems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RFC 8141</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RFC 2141</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nidus::Explanation</name>
    <message>
        <source>Column %1: %2</source>
        <extracomment>%1 is a number, %2 a sentence about what stands in that column</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>syntactically valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nidus::OptionBar</name>
    <message>
        <source>Check against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find URNs in running &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each URN&apos;s own namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Syntax only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One namespace:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What every URN is checked against, beyond the syntax of the RFC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RFC 8141 of 2017 rules today; RFC 2141 of 1997 was the rule before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For prose, HTML or logs: every URN in them is checked. Otherwise each line is one URN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check &amp;against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Syntax</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nidus::ProgressStrip</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/s</source>
        <extracomment>Amount per second, for example &quot;120 MB/s&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2, %3, %Ln s left</source>
        <extracomment>Progress: 3 MB of 10 MB, 1 MB/s, 7 s left</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ResultView</name>
    <message>
        <source>Checked lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a line to see where it fails and what was expected there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has changed or is gone since it was checked. Check it again to see this line.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nidus::StartPane</name>
    <message>
        <source>Drop a file of URNs here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One URN a line, or running text. Every line gets a verdict; for a bad one you see the column where it fails and what was expected there. Files may hold millions of lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the &amp;sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks URNs that come with Nidus: good and bad ones.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nidus::Verdict</name>
    <message>
        <source>valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unregistered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The URN is what it was checked against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text breaks a rule; the URN cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The syntax is right, but nobody has registered this namespace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit was reached, so nothing was decided.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nidus::VerdictButton</name>
    <message>
        <source>%1 Press to show only these lines, or to show all again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3 % of all lines</source>
        <extracomment>A button for screen readers: &quot;12 invalid, 3.5 % of all lines&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
