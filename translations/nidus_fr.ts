<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Unknown option &quot;%1&quot;.</source>
        <translation>Option inconnue « %1 ».</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. Is &quot;%2&quot; meant?</source>
        <translation>Option inconnue « %1 ». Vouliez-vous dire « %2 » ?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not available for --%2 in this version.</source>
        <translation>« %1 » n’est pas disponible pour --%2 dans cette version.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of --%2; it takes %3.</source>
        <translation>« %1 » n’est pas une valeur de --%2, qui accepte %3.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 ne prend pas de valeur.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 demande une valeur.</translation>
    </message>
    <message>
        <source>auto: syntax, then the URN&apos;s own namespace (default); none: syntax only; or a NID that all must belong to.</source>
        <translation>auto : la syntaxe, puis l’espace de noms de l’URN (par défaut) ; none : la syntaxe seule ; ou un NID auquel tous doivent appartenir.</translation>
    </message>
    <message>
        <source>text (default), tsv, csv, jsonl, json, or none.</source>
        <translation>text (par défaut), tsv, csv, jsonl, json ou none.</translation>
    </message>
    <message>
        <source>Leave out lines that are valid.</source>
        <translation>Omettre les lignes valides.</translation>
    </message>
    <message>
        <source>Tell URNs that equal an earlier one. Takes memory for every different URN, up to 64 bytes; everything else runs in constant memory.</source>
        <translation>Signaler les URN égaux à un URN précédent. Occupe de la mémoire pour chaque URN différent, jusqu’à 64 octets ; tout le reste se fait à mémoire constante.</translation>
    </message>
    <message>
        <source>Worker threads (default 1); the order of the report does not change.</source>
        <translation>Nombre de fils d’exécution (1 par défaut) ; l’ordre du rapport ne change pas.</translation>
    </message>
    <message>
        <source>The input is running text: check every URN found in it.</source>
        <translation>L’entrée est du texte suivi : contrôler chaque URN qui s’y trouve.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not available for --against in this version.</source>
        <translation>« %1 » n’est pas disponible pour --against dans cette version.</translation>
    </message>
    <message>
        <source>%1 checked: %2 valid, %3 invalid, %4 unregistered, %5 undecided</source>
        <translation>%1 contrôlés : %2 valides, %3 non valides, %4 non enregistrés, %5 indécis</translation>
    </message>
    <message>
        <source>; %1 duplicates</source>
        <translation> ; %1 doublons</translation>
    </message>
    <message>
        <source>; %1 blank lines</source>
        <translation> ; %1 lignes vides</translation>
    </message>
    <message>
        <source>; interrupted</source>
        <translation> ; interrompu</translation>
    </message>
    <message>
        <source>--jobs takes a number from 1 to %1.</source>
        <translation>--jobs prend un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>--extract and --escaped exclude each other.</source>
        <translation>--extract et --escaped s’excluent.</translation>
    </message>
    <message>
        <source>Check URNs, one per line: a verdict for each</source>
        <translation>Contrôler des URN, un par ligne : un verdict pour chacun</translation>
    </message>
    <message>
        <source>Verdicts: valid, invalid, unregistered (the syntax is fine, the NID is not in the registry), undecided (a limit was hit). Blank lines are skipped but counted.
Columns of tsv and csv: line, verdict, nid, offset, code, urn, message; with --extract also column. csv has a header line, tsv has none. json is one array of the objects that jsonl prints one a line. The summary goes to standard error.</source>
        <translation>Verdicts : valid (valide), invalid (non valide), unregistered (syntaxe correcte, NID absent du registre), undecided (une limite a été atteinte). Les lignes vides sont ignorées mais comptées.
Colonnes de tsv et csv : line, verdict, nid, offset, code, urn, message ; avec --extract aussi column. csv a une ligne d’en-tête, tsv n’en a pas. json est un tableau des objets que jsonl écrit à raison d’un par ligne. Le bilan va sur la sortie d’erreur.</translation>
    </message>
    <message>
        <source>Usage: nidus-cli COMMAND ...; nidus-cli --help lists the commands.</source>
        <translation>Usage : nidus-cli COMMANDE ... ; nidus-cli --help énumère les commandes.</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;; --help lists the commands.</source>
        <translation>Commande inconnue « %1 » ; --help énumère les commandes.</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;. Is &quot;%2&quot; meant?</source>
        <translation>Commande inconnue « %1 ». Vouliez-vous dire « %2 » ?</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; going on in English.</source>
        <translation>Il n’y a pas de langue « %1 » ; on continue en anglais.</translation>
    </message>
    <message>
        <source>There is no translation into &quot;%1&quot;; going on in English.</source>
        <translation>Il n’y a pas de traduction en « %1 » ; on continue en anglais.</translation>
    </message>
    <message>
        <source>The registry file; :builtin: is the built-in content.</source>
        <translation>Le fichier de registre ; :builtin: désigne le contenu intégré.</translation>
    </message>
    <message>
        <source>Language of sentences, such as fr; C is English.</source>
        <translation>Langue des phrases, par exemple fr ; C est l’anglais.</translation>
    </message>
    <message>
        <source>auto (default), always or never.</source>
        <translation>auto (par défaut), always ou never.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>Show the version and the date of the IANA content.</source>
        <translation>Afficher la version et la date du contenu de l’IANA.</translation>
    </message>
    <message>
        <source>Syntax to read URNs by: 8141 (default) or 2141.</source>
        <translation>Syntaxe selon laquelle lire les URN : 8141 (par défaut) ou 2141.</translation>
    </message>
    <message>
        <source>In the input every \xHH stands for that byte.</source>
        <translation>Dans l’entrée, chaque \xHH représente cet octet.</translation>
    </message>
    <message>
        <source>Write the results to FILE, whole or not at all.</source>
        <translation>Écrire les résultats dans FILE, en entier ou pas du tout.</translation>
    </message>
    <message>
        <source>End with 1 from this severity on: warning, error (default), or never.</source>
        <translation>Terminer par 1 à partir de cette gravité : warning, error (par défaut) ou never.</translation>
    </message>
    <message>
        <source>Equivalence rules of namespaces: none (default).</source>
        <translation>Règles d’équivalence des espaces de noms : none (par défaut).</translation>
    </message>
    <message>
        <source>A note for the history.</source>
        <translation>Une note pour l’historique.</translation>
    </message>
    <message>
        <source>A link for the history, such as a ticket or a mail.</source>
        <translation>Un lien pour l’historique, par exemple un ticket ou un courriel.</translation>
    </message>
    <message>
        <source>Who does it, for the history; default: the user&apos;s name.</source>
        <translation>Qui le fait, pour l’historique ; par défaut, le nom de l’utilisateur.</translation>
    </message>
    <message>
        <source>equal compares two URNs, or pairs from standard input (&quot;-&quot;).</source>
        <translation>equal compare deux URN, ou des paires lues sur l’entrée standard (« - »).</translation>
    </message>
    <message>
        <source>Tell whether two URNs are equivalent</source>
        <translation>Dire si deux URN sont équivalents</translation>
    </message>
    <message>
        <source>Prints equal, different or invalid. With &quot;-&quot;, pairs separated by a tab are read from standard input and answered one word per line.</source>
        <translation>Écrit equal (égaux), different (différents) ou invalid (non valide). Avec « - », des paires séparées par une tabulation sont lues sur l’entrée standard, et la réponse est d’un mot par ligne.</translation>
    </message>
    <message>
        <source>List every finding id.</source>
        <translation>Énumérer tous les identificateurs de constatation.</translation>
    </message>
    <message>
        <source>text (default) or json.</source>
        <translation>text (par défaut) ou json.</translation>
    </message>
    <message>
        <source>What:</source>
        <translation>Quoi :</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Pourquoi :</translation>
    </message>
    <message>
        <source>Rule:</source>
        <translation>Règle :</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Exemple :</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Remède :</translation>
    </message>
    <message>
        <source>There is no finding id &quot;%1&quot;; explain --list shows all.</source>
        <translation>Il n’y a pas de constatation « %1 » ; explain --list les montre toutes.</translation>
    </message>
    <message>
        <source>There is no finding id &quot;%1&quot;. Is &quot;%2&quot; meant?</source>
        <translation>Il n’y a pas de constatation « %1 ». Vouliez-vous dire « %2 » ?</translation>
    </message>
    <message>
        <source>explain takes one finding id, or --list.</source>
        <translation>explain prend un identificateur de constatation, ou --list.</translation>
    </message>
    <message>
        <source>Explain a finding: what, why, the RFC&apos;s section, an example, a fix</source>
        <translation>Expliquer une constatation : quoi, pourquoi, la section de la RFC, un exemple, un remède</translation>
    </message>
    <message>
        <source>text or xml.</source>
        <translation>text ou xml.</translation>
    </message>
    <message>
        <source>One file per registration in DIR, named by its NID.</source>
        <translation>Un fichier par enregistrement dans DIR, nommé par son NID.</translation>
    </message>
    <message>
        <source>Everything in the registry.</source>
        <translation>Tout le registre.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a NID, NID@VERSION or draft:ID.</source>
        <translation>« %1 » n’est pas un NID, NID@VERSION ou draft:ID.</translation>
    </message>
    <message>
        <source>XML carries a registration with all its versions: export &quot;%1&quot; without the version.</source>
        <translation>Le XML porte un enregistrement avec toutes ses versions : exportez « %1 » sans la version.</translation>
    </message>
    <message numerus="yes">
        <source>%n registration(s) left out: no template text is held for them.</source>
        <translation>
            <numerusform>%n enregistrement laissé de côté : aucun texte de formulaire n’est conservé pour lui.</numerusform>
            <numerusform>%n enregistrements laissés de côté : aucun texte de formulaire n’est conservé pour eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>export needs --format text or --format xml.</source>
        <translation>export demande --format text ou --format xml.</translation>
    </message>
    <message>
        <source>export takes NIDs and drafts, or --all.</source>
        <translation>export prend des NID et des brouillons, ou --all.</translation>
    </message>
    <message>
        <source>--output and --out-dir exclude each other.</source>
        <translation>--output et --out-dir s’excluent.</translation>
    </message>
    <message>
        <source>Write registrations as text or XML</source>
        <translation>Écrire des enregistrements en texte ou en XML</translation>
    </message>
    <message>
        <source>text is the registration template with its 13 fields; several in one stream are separated by a line with a form feed, and --out-dir keeps them apart. Where no template text is held there is nothing to write as text: export says so. xml carries everything with its history, in one document (one per registration with --out-dir). Equal content gives equal bytes.</source>
        <translation>text est le formulaire d’enregistrement avec ses 13 champs ; plusieurs à la suite sont séparés par une ligne portant un saut de page, et --out-dir les sépare en fichiers. Sans texte de formulaire conservé, il n’y a rien à écrire en texte : export le dit. xml porte tout avec l’historique, en un document (un par enregistrement avec --out-dir). Un contenu égal donne des octets égaux.</translation>
    </message>
    <message>
        <source>There is no namespace &quot;%1&quot; in the registry.</source>
        <translation>Il n’y a pas d’espace de noms « %1 » dans le registre.</translation>
    </message>
    <message>
        <source>There is no namespace &quot;%1&quot; in the registry. Is &quot;%2&quot; meant?</source>
        <translation>Il n’y a pas d’espace de noms « %1 » dans le registre. Vouliez-vous dire « %2 » ?</translation>
    </message>
    <message>
        <source>There is no open draft &quot;%1&quot;.</source>
        <translation>Il n’y a pas de brouillon ouvert « %1 ».</translation>
    </message>
    <message>
        <source>Several open drafts ask for &quot;%1&quot;; name one by draft:ID.</source>
        <translation>Plusieurs brouillons ouverts demandent « %1 » ; désignez-en un par draft:ID.</translation>
    </message>
    <message>
        <source>Registry management for URN namespaces (RFC 8141)</source>
        <translation>Gestion d’un registre d’espaces de noms d’URN (RFC 8141)</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Usage : %1</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes :</translation>
    </message>
    <message>
        <source>Options of every command:</source>
        <translation>Options de toutes les commandes :</translation>
    </message>
    <message>
        <source>Exit status: 0 nothing to report, 1 something to report, 2 the job could not be done.</source>
        <translation>Code de sortie : 0 rien à signaler, 1 quelque chose à signaler, 2 le travail n’a pas pu être fait.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options :</translation>
    </message>
    <message>
        <source>Built-in IANA content of %1 (%2)</source>
        <translation>Contenu intégré de l’IANA du %1 (%2)</translation>
    </message>
    <message>
        <source>Only say what would be done.</source>
        <translation>Dire seulement ce qui serait fait.</translation>
    </message>
    <message>
        <source>Read templates and registries from files</source>
        <translation>Lire des formulaires et des registres depuis des fichiers</translation>
    </message>
    <message>
        <source>The format is recognised by content: a registration template as text, or this program&apos;s XML. A template becomes a draft; a whole record from XML that is not in the registry goes in with its history. What is there already is left alone.</source>
        <translation>Le format se reconnaît au contenu : un formulaire d’enregistrement en texte, ou le XML de ce programme. Un formulaire devient un brouillon ; une fiche entière venue du XML et absente du registre y entre avec son historique. Ce qui s’y trouve déjà n’est pas touché.</translation>
    </message>
    <message>
        <source>(no NID)</source>
        <translation>(sans NID)</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>lignes %1 à %2</translation>
    </message>
    <message>
        <source>Text that belongs to no field is kept apart:</source>
        <translation>Le texte qui n’appartient à aucun champ est gardé à part :</translation>
    </message>
    <message>
        <source>%1: made %2</source>
        <translation>%1 : création de %2</translation>
    </message>
    <message>
        <source>Put a draft into review</source>
        <translation>Mettre un brouillon en examen</translation>
    </message>
    <message>
        <source>Mark a draft in review as approved</source>
        <translation>Marquer comme approuvé un brouillon en examen</translation>
    </message>
    <message>
        <source>Mark an approved draft as handed to IANA</source>
        <translation>Marquer un brouillon approuvé comme transmis à l’IANA</translation>
    </message>
    <message>
        <source>Register a draft and print its NID</source>
        <translation>Enregistrer un brouillon et écrire son NID</translation>
    </message>
    <message>
        <source>Mark a registration as withdrawn, or put a draft aside</source>
        <translation>Marquer un enregistrement comme retiré, ou mettre un brouillon de côté</translation>
    </message>
    <message>
        <source>Take a draft back from review</source>
        <translation>Reprendre un brouillon en examen</translation>
    </message>
    <message>
        <source>%1: the byte order mark at the start was skipped.</source>
        <translation>%1 : l’indicateur d’ordre des octets du début a été passé.</translation>
    </message>
    <message>
        <source>%1: lines end with CR LF; the CR is not part of them.</source>
        <translation>%1 : les lignes finissent par CR LF ; le CR n’en fait pas partie.</translation>
    </message>
    <message>
        <source>text (default) or jsonl.</source>
        <translation>text (par défaut) ou jsonl.</translation>
    </message>
    <message>
        <source>Tell what is wrong with a template</source>
        <translation>Dire ce qui ne va pas dans un modèle</translation>
    </message>
    <message>
        <source>A word is taken for a file where there is one of that name. In a file, places are its lines and columns; otherwise they are those of the named field.</source>
        <translation>Un mot désigne un fichier s’il en existe un de ce nom. Dans un fichier, les positions sont ses lignes et colonnes ; sinon, celles du champ nommé.</translation>
    </message>
    <message>
        <source>Only this state.</source>
        <translation>Cet état seulement.</translation>
    </message>
    <message>
        <source>Only formal or informal namespaces.</source>
        <translation>Les espaces de noms formels ou informels seulement.</translation>
    </message>
    <message>
        <source>tsv (default) or json.</source>
        <translation>tsv (par défaut) ou json.</translation>
    </message>
    <message>
        <source>List the registry&apos;s namespaces and drafts</source>
        <translation>Énumérer les espaces de noms et les brouillons du registre</translation>
    </message>
    <message>
        <source>Columns of tsv: NID or draft:ID, kind, state, version (empty where no template text is held), date, registrant.</source>
        <translation>Colonnes de tsv : NID ou draft:ID, genre, état, version (vide si aucun texte de formulaire n’est conservé), date, déclarant.</translation>
    </message>
    <message>
        <source>An informal namespace: its number comes at registration.</source>
        <translation>Un espace de noms informel : son numéro vient à l’enregistrement.</translation>
    </message>
    <message>
        <source>The template: text, or XML with one record; &quot;-&quot; is standard input.</source>
        <translation>Le formulaire : du texte, ou du XML avec une fiche ; « - » est l’entrée standard.</translation>
    </message>
    <message>
        <source>Register at once; prints the NID.</source>
        <translation>Enregistrer aussitôt ; écrit le NID.</translation>
    </message>
    <message>
        <source>new takes either a NID or --informal.</source>
        <translation>new prend un NID ou bien --informal.</translation>
    </message>
    <message>
        <source>new needs --from FILE; &quot;-&quot; is standard input.</source>
        <translation>new demande --from FILE ; « - » est l’entrée standard.</translation>
    </message>
    <message>
        <source>The template asks for the NID &quot;%1&quot;, not for &quot;%2&quot;.</source>
        <translation>Le formulaire demande le NID « %1 », et non « %2 ».</translation>
    </message>
    <message>
        <source>Make a draft of a new namespace and print its handle</source>
        <translation>Créer le brouillon d’un nouvel espace de noms et écrire sa désignation</translation>
    </message>
    <message>
        <source>A draft can always be made; only --register demands that nothing is wrong. When it is refused, the findings go to standard error and no draft stays.</source>
        <translation>Un brouillon peut toujours être créé ; seul --register exige qu’il n’y ait pas d’erreur. En cas de refus, les constatations vont sur la sortie d’erreur et aucun brouillon ne reste.</translation>
    </message>
    <message>
        <source>formal (default): the rules of section 5.1; informal: of section 5.2.</source>
        <translation>formal (par défaut) : les règles de la section 5.1 ; informal : de la section 5.2.</translation>
    </message>
    <message>
        <source>Do not mind whether the NID is registered already.</source>
        <translation>Ne pas regarder si le NID est déjà enregistré.</translation>
    </message>
    <message>
        <source>Tell whether NIDs may be registered, as JSON</source>
        <translation>Dire, en JSON, si des NID peuvent être enregistrés</translation>
    </message>
    <message>
        <source>Print the informal NID that would be allocated next</source>
        <translation>Écrire le prochain NID informel qui serait attribué</translation>
    </message>
    <message>
        <source>Nothing is reserved: the number is given at registration.</source>
        <translation>Rien n’est réservé : le numéro est donné à l’enregistrement.</translation>
    </message>
    <message>
        <source>key: the comparison key without r-, q- and f-component (default); full: the same with them.</source>
        <translation>key : la clé de comparaison sans composantes r, q et f (par défaut) ; full : la même avec elles.</translation>
    </message>
    <message>
        <source>Print the normal form of every line</source>
        <translation>Écrire la forme normale de chaque ligne</translation>
    </message>
    <message>
        <source>A line that is not a URN is answered with an empty line.</source>
        <translation>Une ligne qui n’est pas un URN donne une ligne vide.</translation>
    </message>
    <message>
        <source>Take URNs apart: one JSON object per line of input</source>
        <translation>Décomposer des URN : un objet JSON par ligne d’entrée</translation>
    </message>
    <message>
        <source>Every line is answered, a blank one too. A valid URN may carry warnings; the exit status is 1 when a line is not a URN.</source>
        <translation>Chaque ligne a sa réponse, même vide. Un URN valide peut porter des avertissements ; le code de sortie est 1 quand une ligne n’est pas un URN.</translation>
    </message>
    <message>
        <source>Nothing was registered; the draft was put aside.</source>
        <translation>Rien n’a été enregistré ; le brouillon a été mis de côté.</translation>
    </message>
    <message>
        <source>Without the built-in IANA content.</source>
        <translation>Sans le contenu intégré de l’IANA.</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Fichier :</translation>
    </message>
    <message>
        <source>Schema version:</source>
        <translation>Version du schéma :</translation>
    </message>
    <message>
        <source>Content of:</source>
        <translation>Contenu du :</translation>
    </message>
    <message>
        <source>Registrations:</source>
        <translation>Enregistrements :</translation>
    </message>
    <message>
        <source>Versions:</source>
        <translation>Versions :</translation>
    </message>
    <message>
        <source>Open drafts:</source>
        <translation>Brouillons ouverts :</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file.</source>
        <translation>« %1 » n’est pas un fichier.</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>intact</translation>
    </message>
    <message>
        <source>Tell what a registry file holds</source>
        <translation>Dire ce que contient un fichier de registre</translation>
    </message>
    <message>
        <source>Make a registry file; never replaces one</source>
        <translation>Créer un fichier de registre ; n’en remplace jamais un</translation>
    </message>
    <message>
        <source>Examine a registry file for damage</source>
        <translation>Examiner si un fichier de registre est endommagé</translation>
    </message>
    <message>
        <source>revise needs --from FILE; &quot;-&quot; is standard input.</source>
        <translation>revise demande --from FILE ; « - » est l’entrée standard.</translation>
    </message>
    <message>
        <source>Make a draft of a namespace&apos;s next version</source>
        <translation>Créer le brouillon de la prochaine version d’un espace de noms</translation>
    </message>
    <message>
        <source>Show a registration, one of its versions, or a draft</source>
        <translation>Montrer un enregistrement, une de ses versions, ou un brouillon</translation>
    </message>
    <message>
        <source>NID:</source>
        <translation>NID :</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Genre :</translation>
    </message>
    <message>
        <source>State:</source>
        <translation>État :</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Version :</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Record date:</source>
        <translation>Date de la fiche :</translation>
    </message>
    <message>
        <source>Registrant:</source>
        <translation>Déclarant :</translation>
    </message>
    <message>
        <source>References:</source>
        <translation>Références :</translation>
    </message>
    <message>
        <source>Contact:</source>
        <translation>Contact :</translation>
    </message>
    <message>
        <source>History:</source>
        <translation>Historique :</translation>
    </message>
    <message>
        <source>No template text is held for this registration.</source>
        <translation>Aucun texte de formulaire n’est conservé pour cet enregistrement.</translation>
    </message>
    <message>
        <source>%1 holds several registrations; this needs exactly one. Use import for all of them.</source>
        <translation>%1 contient plusieurs enregistrements ; il en faut exactement un. Utilisez import pour tous.</translation>
    </message>
    <message>
        <source>%1 holds no template text.</source>
        <translation>%1 ne contient pas de texte de formulaire.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation>%1 n’existe pas. Vérifiez le nom et le dossier.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check that you may read it.</source>
        <translation>%1 ne peut pas être lu. Vérifiez que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check that you may write there, or choose another place.</source>
        <translation>%1 ne peut pas être écrit. Vérifiez que vous avez le droit d’écrire à cet endroit, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1 already exists and was left untouched. Choose another name.</source>
        <translation>%1 existe déjà et n’a pas été modifié. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is no room left to write %1; nothing was changed. Free some space and try again.</source>
        <translation>Il n’y a plus de place pour écrire %1 ; rien n’a été modifié. Libérez de l’espace et réessayez.</translation>
    </message>
    <message>
        <source>%1 is not a registry file. Choose a file made by Nidus; text and XML files are imported instead.</source>
        <translation>%1 n’est pas un fichier de registre. Choisissez un fichier créé par Nidus ; les fichiers texte et XML s’importent.</translation>
    </message>
    <message>
        <source>%1 is a database of another program and was left untouched. Choose a registry file made by Nidus.</source>
        <translation>%1 est la base de données d’un autre programme et n’a pas été modifié. Choisissez un fichier de registre créé par Nidus.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Nidus and was left untouched. Open it with that version, or update this one.</source>
        <translation>%1 a été créé par une version plus récente de Nidus et n’a pas été modifié. Ouvrez-le avec cette version, ou mettez celle-ci à jour.</translation>
    </message>
    <message>
        <source>%1 is damaged and was left untouched. Open a backup of it instead.</source>
        <translation>%1 est endommagé et n’a pas été modifié. Ouvrez plutôt une copie de sauvegarde.</translation>
    </message>
    <message>
        <source>%1 is read-only, so nothing was saved. Check your permissions, or work on a copy.</source>
        <translation>%1 est en lecture seule ; rien n’a été enregistré. Vérifiez vos droits, ou travaillez sur une copie.</translation>
    </message>
    <message>
        <source>%1 is in use by another program, so nothing was changed. Try again when that program has finished.</source>
        <translation>%1 est utilisé par un autre programme ; rien n’a été modifié. Réessayez quand ce programme aura terminé.</translation>
    </message>
    <message>
        <source>%1 could not carry this out; nothing was changed. The database says: %2</source>
        <translation>%1 n’a pas pu exécuter cette opération ; rien n’a été modifié. La base de données indique : %2</translation>
    </message>
    <message>
        <source>The registry does not hold %1. Check the spelling.</source>
        <translation>Le registre ne contient pas %1. Vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>%1 is a NID that is already registered. Choose another one, or revise that registration.</source>
        <translation>%1 est un NID déjà enregistré. Choisissez-en un autre, ou révisez cet enregistrement.</translation>
    </message>
    <message>
        <source>%1 breaks the rules for NIDs in RFC 8141 section 5. Choose another one; the findings say why.</source>
        <translation>%1 enfreint les règles des NID de la section 5 de la RFC 8141. Choisissez-en un autre ; les constatations disent pourquoi.</translation>
    </message>
    <message>
        <source>The next informal number does not fit into a NID any more, so no informal namespace can be registered.</source>
        <translation>Le prochain numéro informel ne tient plus dans un NID ; aucun espace de noms informel ne peut être enregistré.</translation>
    </message>
    <message>
        <source>Somebody else has changed %1 in the meantime; your changes were not saved. Compare both, then save again.</source>
        <translation>Quelqu’un d’autre a modifié %1 entre-temps ; vos modifications n’ont pas été enregistrées. Comparez les deux, puis enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>This step is not possible for %1 in its present state. Look at its history.</source>
        <translation>Cette étape n’est pas possible pour %1 dans son état actuel. Consultez son historique.</translation>
    </message>
    <message>
        <source>%1 is the same as the version before, so no new version was made. Change something first.</source>
        <translation>%1 est identique à la version précédente ; aucune nouvelle version n’a été créée. Modifiez d’abord quelque chose.</translation>
    </message>
    <message>
        <source>%1 cannot be registered yet. Resolve its findings of the level error first.</source>
        <translation>%1 ne peut pas encore être enregistré. Résolvez d’abord ses constatations de niveau erreur.</translation>
    </message>
    <message>
        <source>%1 already has content. Choose an empty registry.</source>
        <translation>%1 a déjà un contenu. Choisissez un registre vide.</translation>
    </message>
    <message>
        <source>%1 could not be understood. Check that it is the right file. Details: %2</source>
        <translation>%1 n’a pas pu être compris. Vérifiez que c’est le bon fichier. Détails : %2</translation>
    </message>
    <message>
        <source>No template text is held for %1, so there is nothing to export. Its record names where the template is published.</source>
        <translation>Aucun texte de formulaire n’est conservé pour %1 ; il n’y a rien à exporter. Sa fiche indique où le formulaire est publié.</translation>
    </message>
    <message>
        <source>The work was cancelled; what was finished so far is kept.</source>
        <translation>Le travail a été annulé ; ce qui était terminé est conservé.</translation>
    </message>
    <message>
        <source>this item</source>
        <translation>cet élément</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>The name that stands between &quot;urn:&quot; and the next colon. A formal namespace asks for a NID of 3 to 32 letters, digits and hyphens, beginning and ending with a letter or digit. An informal namespace does not choose: it gets the next free number, urn-N.</source>
        <translation>Le nom placé entre « urn: » et le deux-points suivant. Un espace de noms formel demande un NID de 3 à 32 lettres, chiffres et traits d’union, qui commence et finit par une lettre ou un chiffre. Un espace de noms informel ne choisit pas : il reçoit le prochain numéro libre, urn-N.</translation>
    </message>
    <message>
        <source>example</source>
        <translation>example</translation>
    </message>
    <message>
        <source>1 for the first registration of a namespace, and one more for each revision after it.</source>
        <translation>1 pour le premier enregistrement d’un espace de noms, et un de plus à chaque révision.</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>The day on which the registration is asked for: year, month, day.</source>
        <translation>Le jour où l’enregistrement est demandé : année, mois, jour.</translation>
    </message>
    <message>
        <source>2026-03-14</source>
        <translation>2026-03-14</translation>
    </message>
    <message>
        <source>Who is responsible for the namespace: the organisation with its address, and a person who can be reached. People move on, so give a role address as well. A standards body that uses the fast track says so here.</source>
        <translation>Qui est responsable de l’espace de noms : l’organisation avec son adresse, et une personne qu’on peut joindre. Les personnes changent ; donnez donc aussi une adresse de fonction. Un organisme de normalisation qui suit la procédure accélérée le dit ici.</translation>
    </message>
    <message>
        <source>Example Library Council, 1 Reading Lane, Booktown. Contact: A. Reader, urn@example.org</source>
        <translation>Conseil des bibliothèques Exemple, 1 rue des Lectures, Villelivre. Contact : A. Lecteur, urn@example.org</translation>
    </message>
    <message>
        <source>What these URNs name, for whom, and what that community and everybody else gain from them. Say how they stand beside existing namespaces and identifier systems, which software can use them, whether they can be resolved, and whether a standard will build on them.</source>
        <translation>Ce que désignent ces URN, pour qui, et ce que cette communauté et tous les autres y gagnent. Dites comment ils se situent par rapport aux espaces de noms et systèmes d’identification existants, quels logiciels peuvent les utiliser, s’ils peuvent être résolus, et si une norme s’appuiera sur eux.</translation>
    </message>
    <message>
        <source>Names for the editions held by the member libraries, so that catalogues can cite an edition without depending on one server.</source>
        <translation>Des noms pour les éditions que détiennent les bibliothèques membres, afin que les catalogues citent une édition sans dépendre d’un serveur.</translation>
    </message>
    <message>
        <source>The shape of a URN in this namespace: a grammar (ABNF or a regular expression), an algorithm, or the statement that it is opaque. Add which characters must be encoded and how, when two names count as equal, how an existing identifier is turned into a URN, and what q- and f-components mean here.</source>
        <translation>La forme d’un URN dans cet espace de noms : une grammaire (ABNF ou expression régulière), un algorithme, ou l’indication qu’elle est opaque. Ajoutez quels caractères doivent être encodés et comment, quand deux noms comptent comme égaux, comment un identificateur existant devient un URN, et ce que signifient ici les composantes q et f.</translation>
    </message>
    <message>
        <source>NSS = collection &quot;:&quot; 1*DIGIT
collection = 2ALPHA</source>
        <translation>NSS = collection &quot;:&quot; 1*DIGIT
collection = 2ALPHA</translation>
    </message>
    <message>
        <source>Who gives out names and how somebody else can get one: open to all, closed, or handed to others who are named here. Say what keeps two things from getting the same name.</source>
        <translation>Qui attribue les noms et comment en obtenir un : ouvert à tous, fermé, ou délégué à d’autres qui sont nommés ici. Dites ce qui empêche deux choses de recevoir le même nom.</translation>
    </message>
    <message>
        <source>Each member library assigns numbers in sequence under its own collection code. A number is never used again.</source>
        <translation>Chaque bibliothèque membre attribue des numéros en suite sous son propre code de collection. Un numéro n’est jamais réutilisé.</translation>
    </message>
    <message>
        <source>What could go wrong when names are given, compared or resolved: names that look equal and are not, private facts inside a name, lists that can be harvested.</source>
        <translation>Ce qui peut mal tourner quand des noms sont attribués, comparés ou résolus : des noms qui semblent égaux et ne le sont pas, des données privées dans un nom, des listes qu’on peut moissonner.</translation>
    </message>
    <message>
        <source>Names carry no personal data. A collection code reveals the holding library.</source>
        <translation>Les noms ne portent aucune donnée personnelle. Un code de collection révèle la bibliothèque détentrice.</translation>
    </message>
    <message>
        <source>Known risks of confusion with other namespaces, URI schemes or identifier systems, by spelling, encoding or scope. If there is none, say that.</source>
        <translation>Les risques connus de confusion avec d’autres espaces de noms, schémas d’URI ou systèmes d’identification, par l’écriture, l’encodage ou la portée. S’il n’y en a pas, dites-le.</translation>
    </message>
    <message>
        <source>Editions may also have an ISBN; no URN of this namespace looks like one.</source>
        <translation>Les éditions peuvent aussi avoir un ISBN ; aucun URN de cet espace de noms n’y ressemble.</translation>
    </message>
    <message>
        <source>Whether these URNs are meant to be resolved. If so: who runs or recommends a service, what a public resolver must fulfil, and what r-components mean here.</source>
        <translation>Si ces URN sont destinés à être résolus. Si oui : qui exploite ou recommande un service, ce qu’un résolveur public doit remplir, et ce que signifient ici les composantes r.</translation>
    </message>
    <message>
        <source>The council runs a resolver at https://resolve.example.org/.</source>
        <translation>Le conseil exploite un résolveur à https://resolve.example.org/.</translation>
    </message>
    <message>
        <source>A lasting document that says more: an RFC, another body&apos;s standard, or a stable page.</source>
        <translation>Un document durable qui en dit plus : une RFC, la norme d’un autre organisme, ou une page stable.</translation>
    </message>
    <message>
        <source>https://www.example.org/identifiers/edition-1.0.pdf</source>
        <translation>https://www.example.org/identifiers/edition-1.0.pdf</translation>
    </message>
    <message>
        <source>Optional: whatever helps to understand this registration, such as a comparison with namespaces that seem to overlap.</source>
        <translation>Facultatif : tout ce qui aide à comprendre cet enregistrement, par exemple une comparaison avec des espaces de noms qui semblent se recouvrir.</translation>
    </message>
    <message>
        <source>Grew out of the numbering used in the union catalogue since 1998.</source>
        <translation>Issu de la numérotation utilisée dans le catalogue collectif depuis 1998.</translation>
    </message>
    <message>
        <source>Only for a revision: what changed since the version before, and why.</source>
        <translation>Seulement pour une révision : ce qui a changé depuis la version précédente, et pourquoi.</translation>
    </message>
    <message>
        <source>Version 2 admits collection codes of three letters; the contact is new.</source>
        <translation>La version 2 admet des codes de collection de trois lettres ; le contact est nouveau.</translation>
    </message>
</context>
<context>
    <name>FieldTitle</name>
    <message>
        <source>Namespace Identifier</source>
        <translation>Identificateur d’espace de noms</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Déclarant</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Syntaxe</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Attribution</translation>
    </message>
    <message>
        <source>Security and Privacy</source>
        <translation>Sécurité et vie privée</translation>
    </message>
    <message>
        <source>Interoperability</source>
        <translation>Interopérabilité</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Documentation</source>
        <translation>Documentation</translation>
    </message>
    <message>
        <source>Additional Information</source>
        <translation>Informations complémentaires</translation>
    </message>
    <message>
        <source>Revision Information</source>
        <translation>Informations de révision</translation>
    </message>
</context>
<context>
    <name>FindingRank</name>
    <message>
        <source>Still to do</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>%1 appendix %2</source>
        <translation>%1, annexe %2</translation>
    </message>
    <message>
        <source>%1 section %2</source>
        <translation>%1, section %2</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is not in the registry.</source>
        <translation>Le NID « %1 » ne figure pas dans le registre.</translation>
    </message>
    <message>
        <source>Correct syntax alone does not make a URN: its namespace must be registered.</source>
        <translation>Une syntaxe correcte ne suffit pas à faire un URN : son espace de noms doit être enregistré.</translation>
    </message>
    <message>
        <source>Check the spelling of the NID, or look whether the registry is up to date.</source>
        <translation>Vérifiez l’orthographe du NID, ou regardez si le registre est à jour.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; starts with &quot;X-&quot; and can never be registered; for examples use the NID &quot;example&quot;.</source>
        <translation>Le NID « %1 » commence par « X- » et ne pourra jamais être enregistré ; pour des exemples, utilisez le NID « example ».</translation>
    </message>
    <message>
        <source>NIDs that start with &quot;X-&quot; were for experiments under RFC 3406 and must not be confused with registered ones.</source>
        <translation>Les NID qui commencent par « X- » servaient aux expériences selon la RFC 3406 et ne doivent pas être confondus avec ceux qui sont enregistrés.</translation>
    </message>
    <message>
        <source>Use a registered namespace; &quot;example&quot; serves documentation and tests.</source>
        <translation>Utilisez un espace de noms enregistré ; « example » sert à la documentation et aux essais.</translation>
    </message>
    <message>
        <source>The URN belongs to the namespace &quot;%1&quot;, not to the one it is checked against.</source>
        <translation>L’URN appartient à l’espace de noms « %1 », et non à celui pour lequel il est contrôlé.</translation>
    </message>
    <message>
        <source>All URNs of this check must belong to one namespace.</source>
        <translation>Tous les URN de ce contrôle doivent appartenir à un même espace de noms.</translation>
    </message>
    <message>
        <source>Check the URN against its own namespace, or take it out of the list.</source>
        <translation>Contrôlez l’URN selon son propre espace de noms, ou retirez-le de la liste.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; is withdrawn; its URNs stay valid, but no new ones are assigned.</source>
        <translation>L’espace de noms « %1 » est retiré ; ses URN restent valides, mais il n’en est plus attribué.</translation>
    </message>
    <message>
        <source>A URN that was assigned stays valid for ever, whatever becomes of its namespace.</source>
        <translation>Un URN attribué reste valide pour toujours, quoi qu’il advienne de son espace de noms.</translation>
    </message>
    <message>
        <source>Nothing need be done for URNs that exist.</source>
        <translation>Il n’y a rien à faire pour les URN existants.</translation>
    </message>
    <message>
        <source>The line is too long to be checked.</source>
        <translation>La ligne est trop longue pour être contrôlée.</translation>
    </message>
    <message>
        <source>No URN of more than a million bytes is looked at, so that a damaged file cannot use up the memory.</source>
        <translation>Aucun URN de plus d’un million d’octets n’est examiné, afin qu’un fichier endommagé n’épuise pas la mémoire.</translation>
    </message>
    <message>
        <source>Look whether the line ends of the file were lost.</source>
        <translation>Regardez si les fins de ligne du fichier ont été perdues.</translation>
    </message>
    <message>
        <source>The same URN stands in line %1.</source>
        <translation>Le même URN se trouve à la ligne %1.</translation>
    </message>
    <message>
        <source>Two URNs that differ only in the case of the NID, in the hex digits of an encoded byte, or in their components are equal.</source>
        <translation>Deux URN qui ne diffèrent que par la casse du NID, par les chiffres hexadécimaux d’un octet encodé ou par leurs composants sont égaux.</translation>
    </message>
    <message>
        <source>Remove one of them, unless they are meant to stand twice.</source>
        <translation>Supprimez l’un d’eux, sauf si la répétition est voulue.</translation>
    </message>
    <message>
        <source>The file has no field &quot;%1&quot;.</source>
        <translation>Le fichier n’a pas de champ « %1 ».</translation>
    </message>
    <message>
        <source>The template of RFC 8141 has thirteen fields; older and shortened templates lack some of them.</source>
        <translation>Le formulaire de la RFC 8141 a treize champs ; il en manque aux formulaires plus anciens ou abrégés.</translation>
    </message>
    <message>
        <source>Fill the field in after the import.</source>
        <translation>Remplissez le champ après l’importation.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; occurs again in line %2; the text was kept where it stands.</source>
        <translation>Le champ « %1 » apparaît à nouveau à la ligne %2 ; le texte a été laissé à sa place.</translation>
    </message>
    <message>
        <source>Only one place of a file can be the field; a repeated heading is often a part of the text.</source>
        <translation>Un champ n’a qu’une place dans un fichier ; un titre répété fait souvent partie du texte.</translation>
    </message>
    <message>
        <source>Look at the text around that line after the import.</source>
        <translation>Examinez le texte autour de cette ligne après l’importation.</translation>
    </message>
    <message>
        <source>The heading &quot;%1&quot; was read as &quot;%2&quot;.</source>
        <translation>Le titre « %1 » a été lu comme « %2 ».</translation>
    </message>
    <message>
        <source>Real templates spell the headings in many ways.</source>
        <translation>Les formulaires réels écrivent les titres de bien des façons.</translation>
    </message>
    <message>
        <source>Nothing need be done; on export the heading of RFC 8141 is used.</source>
        <translation>Il n’y a rien à faire ; à l’exportation, c’est le titre de la RFC 8141 qui est écrit.</translation>
    </message>
    <message>
        <source>From &quot;%1&quot; the NID &quot;%2&quot; was taken.</source>
        <translation>Le NID « %2 » a été tiré de « %1 ».</translation>
    </message>
    <message>
        <source>The field held more than the NID; the rest was set aside.</source>
        <translation>Le champ contenait plus que le NID ; le reste a été mis de côté.</translation>
    </message>
    <message>
        <source>Check that the NID is right.</source>
        <translation>Vérifiez que le NID est le bon.</translation>
    </message>
    <message>
        <source>Some text of the file belongs to no field; it was set aside.</source>
        <translation>Une partie du texte du fichier n’appartient à aucun champ ; elle a été mise de côté.</translation>
    </message>
    <message>
        <source>Titles, introductions and notes often surround a template.</source>
        <translation>Des titres, introductions et notes entourent souvent un formulaire.</translation>
    </message>
    <message>
        <source>Copy what is needed into a field.</source>
        <translation>Copiez ce qui est utile dans un champ.</translation>
    </message>
    <message>
        <source>Page headers and footers were removed; number of pages: %1.</source>
        <translation>Les en-têtes et pieds de page ont été retirés ; nombre de pages : %1.</translation>
    </message>
    <message>
        <source>The file comes from a document with pages; its headers and footers are not part of the text.</source>
        <translation>Le fichier provient d’un document paginé ; ses en-têtes et pieds de page ne font pas partie du texte.</translation>
    </message>
    <message>
        <source>Check the text around the page breaks.</source>
        <translation>Vérifiez le texte autour des sauts de page.</translation>
    </message>
    <message>
        <source>The template names no namespace, so it cannot be told which one it is about.</source>
        <translation>Le formulaire ne nomme aucun espace de noms ; on ne peut savoir duquel il s’agit.</translation>
    </message>
    <message>
        <source>A formal template is matched with the registry by its NID.</source>
        <translation>Un formulaire formel est rapproché du registre par son NID.</translation>
    </message>
    <message>
        <source>Write the NID into the file, or import the file into an informal draft.</source>
        <translation>Écrivez le NID dans le fichier, ou importez le fichier dans un brouillon informel.</translation>
    </message>
    <message>
        <source>The registry already holds &quot;%1&quot; with another history.</source>
        <translation>Le registre contient déjà « %1 » avec un autre historique.</translation>
    </message>
    <message>
        <source>Registered versions are never changed or replaced.</source>
        <translation>Les versions enregistrées ne sont jamais modifiées ni remplacées.</translation>
    </message>
    <message>
        <source>Import the file into an empty registry, or import a single template as a revision.</source>
        <translation>Importez le fichier dans un registre vide, ou importez un seul formulaire comme révision.</translation>
    </message>
    <message>
        <source>The draft %1 for this namespace is still open.</source>
        <translation>Le brouillon %1 pour cet espace de noms est encore ouvert.</translation>
    </message>
    <message>
        <source>Two drafts for one namespace would overwrite each other.</source>
        <translation>Deux brouillons pour un même espace de noms s’écraseraient l’un l’autre.</translation>
    </message>
    <message>
        <source>Finish or discard that draft, then import again.</source>
        <translation>Terminez ou abandonnez ce brouillon, puis importez à nouveau.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; occurs twice in what is imported.</source>
        <translation>L’espace de noms « %1 » figure deux fois dans ce qui est importé.</translation>
    </message>
    <message>
        <source>A registry holds one record for each namespace.</source>
        <translation>Un registre contient une fiche par espace de noms.</translation>
    </message>
    <message>
        <source>Import one of them.</source>
        <translation>Importez l’un des deux.</translation>
    </message>
    <message>
        <source>The draft revises &quot;%1&quot;, which this registry does not hold.</source>
        <translation>Le brouillon révise « %1 », que ce registre ne contient pas.</translation>
    </message>
    <message>
        <source>A revision builds on the registration that it revises.</source>
        <translation>Une révision s’appuie sur l’enregistrement qu’elle révise.</translation>
    </message>
    <message>
        <source>Import the registration first, or together with the draft.</source>
        <translation>Importez d’abord l’enregistrement, ou en même temps que le brouillon.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is too short; a formal one needs more than two characters.</source>
        <translation>Le NID « %1 » est trop court ; un NID formel a plus de deux caractères.</translation>
    </message>
    <message>
        <source>NIDs of two characters are kept for country codes.</source>
        <translation>Les NID de deux caractères sont réservés aux codes de pays.</translation>
    </message>
    <message>
        <source>Choose a longer NID.</source>
        <translation>Choisissez un NID plus long.</translation>
    </message>
    <message>
        <source>The formal NID &quot;%1&quot; cannot start with &quot;urn-&quot;.</source>
        <translation>Le NID formel « %1 » ne peut pas commencer par « urn- ».</translation>
    </message>
    <message>
        <source>NIDs that start with &quot;urn-&quot; are the numbers of informal namespaces.</source>
        <translation>Les NID qui commencent par « urn- » sont les numéros des espaces de noms informels.</translation>
    </message>
    <message>
        <source>Choose a NID without this beginning, or ask for an informal namespace.</source>
        <translation>Choisissez un NID sans ce début, ou demandez un espace de noms informel.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; cannot start with two letters and a hyphen.</source>
        <translation>Le NID « %1 » ne peut pas commencer par deux lettres et un trait d’union.</translation>
    </message>
    <message>
        <source>Such beginnings are kept for namespaces of countries; &quot;xn--&quot; is kept for internationalised names.</source>
        <translation>De tels débuts sont réservés aux espaces de noms des pays ; « xn-- » est réservé aux noms internationalisés.</translation>
    </message>
    <message>
        <source>Choose another NID, for example without the hyphen.</source>
        <translation>Choisissez un autre NID, par exemple sans le trait d’union.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; can never be registered, because it starts with &quot;X-&quot;; for examples use the NID &quot;example&quot;.</source>
        <translation>Le NID « %1 » ne pourra jamais être enregistré, car il commence par « X- » ; pour des exemples, utilisez le NID « example ».</translation>
    </message>
    <message>
        <source>Choose a NID without &quot;X-&quot;. The namespace &quot;example&quot; serves documentation and tests.</source>
        <translation>Choisissez un NID sans « X- ». L’espace de noms « example » sert à la documentation et aux essais.</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; is reserved and cannot be registered.</source>
        <translation>Le NID « urn » est réservé et ne peut pas être enregistré.</translation>
    </message>
    <message>
        <source>It would be confused with the &quot;urn:&quot; that begins every URN.</source>
        <translation>On le confondrait avec le « urn: » par lequel commence tout URN.</translation>
    </message>
    <message>
        <source>Choose another NID.</source>
        <translation>Choisissez un autre NID.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is already registered.</source>
        <translation>Le NID « %1 » est déjà enregistré.</translation>
    </message>
    <message>
        <source>A NID names one namespace for ever; letter case makes no difference.</source>
        <translation>Un NID désigne pour toujours un seul espace de noms ; la casse ne compte pas.</translation>
    </message>
    <message>
        <source>Choose another NID, or revise the registration that exists.</source>
        <translation>Choisissez un autre NID, ou révisez l’enregistrement existant.</translation>
    </message>
    <message>
        <source>The informal NID &quot;%1&quot; is not &quot;urn-&quot; and a number.</source>
        <translation>Le NID informel « %1 » n’est pas « urn- » suivi d’un nombre.</translation>
    </message>
    <message>
        <source>An informal namespace has a number instead of a name; the registry assigns the next one.</source>
        <translation>Un espace de noms informel a un numéro au lieu d’un nom ; le registre attribue le suivant.</translation>
    </message>
    <message>
        <source>Leave the NID empty: it is assigned when the namespace is registered.</source>
        <translation>Laissez le NID vide : il est attribué à l’enregistrement de l’espace de noms.</translation>
    </message>
    <message>
        <source>The number of the informal NID &quot;%1&quot; starts with a zero.</source>
        <translation>Le numéro du NID informel « %1 » commence par un zéro.</translation>
    </message>
    <message>
        <source>Informal namespaces are numbered with positive integers without leading zeros.</source>
        <translation>Les espaces de noms informels sont numérotés par des entiers positifs sans zéro initial.</translation>
    </message>
    <message>
        <source>Remove the zero.</source>
        <translation>Retirez le zéro.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also asked for by %2.</source>
        <translation>Le NID « %1 » est aussi demandé par %2.</translation>
    </message>
    <message>
        <source>Two requests for one NID are in progress; only one of them can get it.</source>
        <translation>Deux demandes pour un même NID sont en cours ; une seule peut l’obtenir.</translation>
    </message>
    <message>
        <source>Agree with the other applicant on who takes this NID.</source>
        <translation>Convenez avec l’autre demandeur de qui prend ce NID.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; looks much like the registered &quot;%2&quot;.</source>
        <translation>Le NID « %1 » ressemble beaucoup à « %2 », qui est enregistré.</translation>
    </message>
    <message>
        <source>People copy NIDs by hand; two that differ in one character or in a hyphen will be mixed up, and so will 0 and O, 1 and l.</source>
        <translation>On recopie les NID à la main ; deux NID qui diffèrent d’un caractère ou d’un trait d’union seront confondus, de même que 0 et O, 1 et l.</translation>
    </message>
    <message>
        <source>Choose a NID that is told apart at a glance.</source>
        <translation>Choisissez un NID qui se distingue au premier coup d’œil.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also the three-letter code of a country.</source>
        <translation>Le NID « %1 » est aussi le code à trois lettres d’un pays.</translation>
    </message>
    <message>
        <source>People may take the namespace for one of that country; RFC 8141 asks for attention to such names.</source>
        <translation>On peut prendre l’espace de noms pour celui de ce pays ; la RFC 8141 demande d’être attentif à de tels noms.</translation>
    </message>
    <message>
        <source>Choose another NID unless the country itself asks for it.</source>
        <translation>Choisissez un autre NID, sauf si c’est le pays lui-même qui le demande.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also the name of a URI scheme.</source>
        <translation>Le NID « %1 » est aussi le nom d’un schéma d’URI.</translation>
    </message>
    <message>
        <source>People may expect URNs of this namespace to work like URIs of that scheme; RFC 8141 asks for attention to such names.</source>
        <translation>On peut s’attendre à ce que les URN de cet espace de noms fonctionnent comme les URI de ce schéma ; la RFC 8141 demande d’être attentif à de tels noms.</translation>
    </message>
    <message>
        <source>Choose another NID unless the namespace belongs to that scheme.</source>
        <translation>Choisissez un autre NID, sauf si l’espace de noms est lié à ce schéma.</translation>
    </message>
    <message>
        <source>%1 is not filled in.</source>
        <translation>%1 n’est pas rempli.</translation>
    </message>
    <message>
        <source>A registration needs every field of the template except Additional Information, and Revision Information for a first version.</source>
        <translation>Un enregistrement exige tous les champs du formulaire, sauf les informations complémentaires et, pour une première version, les informations de révision.</translation>
    </message>
    <message>
        <source>Fill the field in; where nothing applies, write so in a sentence.</source>
        <translation>Remplissez le champ ; si rien ne s’applique, dites-le en une phrase.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is not that of the registration being revised, &quot;%2&quot;.</source>
        <translation>Le NID « %1 » n’est pas celui de l’enregistrement révisé, « %2 ».</translation>
    </message>
    <message>
        <source>A revision describes the same namespace; its NID stays for ever.</source>
        <translation>Une révision décrit le même espace de noms ; son NID reste pour toujours.</translation>
    </message>
    <message>
        <source>Write the registered NID, or start a new registration.</source>
        <translation>Écrivez le NID enregistré, ou commencez un nouvel enregistrement.</translation>
    </message>
    <message>
        <source>An informal namespace cannot ask for the NID &quot;%1&quot;.</source>
        <translation>Un espace de noms informel ne peut pas demander le NID « %1 ».</translation>
    </message>
    <message>
        <source>The registry assigns the next free number when an informal namespace is registered.</source>
        <translation>Le registre attribue le prochain numéro libre à l’enregistrement d’un espace de noms informel.</translation>
    </message>
    <message>
        <source>Leave the field empty.</source>
        <translation>Laissez le champ vide.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a placeholder, not a NID.</source>
        <translation>« %1 » est un texte à remplacer, et non un NID.</translation>
    </message>
    <message>
        <source>The template still holds the text it came with.</source>
        <translation>Le formulaire contient encore son texte d’origine.</translation>
    </message>
    <message>
        <source>Write the NID that is asked for.</source>
        <translation>Écrivez le NID demandé.</translation>
    </message>
    <message>
        <source>The version is empty; it is set when the template is registered.</source>
        <translation>La version est vide ; elle est fixée à l’enregistrement du formulaire.</translation>
    </message>
    <message>
        <source>Versions count 1, 2, 3 and so on; the registry knows the next number.</source>
        <translation>Les versions se comptent 1, 2, 3 et ainsi de suite ; le registre connaît le numéro suivant.</translation>
    </message>
    <message>
        <source>Nothing need be done.</source>
        <translation>Il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a version number.</source>
        <translation>« %1 » n’est pas un numéro de version.</translation>
    </message>
    <message>
        <source>Versions are the numbers 1, 2, 3 and so on.</source>
        <translation>Les versions sont les nombres 1, 2, 3 et ainsi de suite.</translation>
    </message>
    <message>
        <source>Write a positive whole number.</source>
        <translation>Écrivez un nombre entier positif.</translation>
    </message>
    <message>
        <source>The version is %1, but the next one is %2.</source>
        <translation>La version est %1, mais la suivante est %2.</translation>
    </message>
    <message>
        <source>Each new version of a registration has the number of the one before plus one.</source>
        <translation>Chaque nouvelle version d’un enregistrement porte le numéro de la précédente plus un.</translation>
    </message>
    <message>
        <source>Write the next number, or leave the field empty.</source>
        <translation>Écrivez le numéro suivant, ou laissez le champ vide.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation>« %1 » n’est pas une date.</translation>
    </message>
    <message>
        <source>The template holds the date on which the registration is asked for, as year, month and day.</source>
        <translation>Le formulaire porte la date à laquelle l’enregistrement est demandé : année, mois et jour.</translation>
    </message>
    <message>
        <source>Write the date as YYYY-MM-DD.</source>
        <translation>Écrivez la date sous la forme AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>The registrant names no organisation.</source>
        <translation>Le déclarant ne nomme aucune organisation.</translation>
    </message>
    <message>
        <source>A namespace outlives the people who asked for it, so the template asks for the organisation behind it.</source>
        <translation>Un espace de noms survit aux personnes qui l’ont demandé ; le formulaire demande donc l’organisation qui en répond.</translation>
    </message>
    <message>
        <source>Name the organisation that is responsible for the namespace.</source>
        <translation>Nommez l’organisation responsable de l’espace de noms.</translation>
    </message>
    <message>
        <source>The registrant gives no way to be reached.</source>
        <translation>Le déclarant n’indique aucun moyen de le joindre.</translation>
    </message>
    <message>
        <source>People who find a problem with the namespace need somebody to write to; a role address such as urn-admin at the organisation lasts longest.</source>
        <translation>Qui trouve un problème dans l’espace de noms doit pouvoir écrire à quelqu’un ; une adresse de fonction, telle que urn-admin auprès de l’organisation, dure le plus longtemps.</translation>
    </message>
    <message>
        <source>Add an e-mail address, a role address, a phone number or a postal address.</source>
        <translation>Ajoutez une adresse électronique, une adresse de fonction, un numéro de téléphone ou une adresse postale.</translation>
    </message>
    <message>
        <source>Revision Information does not say what has changed.</source>
        <translation>Les informations de révision ne disent pas ce qui a changé.</translation>
    </message>
    <message>
        <source>A revised registration must describe how it differs from the version before.</source>
        <translation>Un enregistrement révisé doit décrire en quoi il diffère de la version précédente.</translation>
    </message>
    <message>
        <source>Describe the changes and why they were made.</source>
        <translation>Décrivez les changements et leurs raisons.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a placeholder that was left in.</source>
        <translation>« %1 » semble être un texte à remplacer qui est resté.</translation>
    </message>
    <message>
        <source>A registration is published as it stands.</source>
        <translation>Un enregistrement est publié tel quel.</translation>
    </message>
    <message>
        <source>Replace it by the final text.</source>
        <translation>Remplacez-le par le texte définitif.</translation>
    </message>
    <message>
        <source>A line has %1 columns; templates are mailed with at most %2.</source>
        <translation>Une ligne a %1 colonnes ; les formulaires envoyés par courrier électronique en ont au plus %2.</translation>
    </message>
    <message>
        <source>On export, lines of prose are broken and read back as one; lines of grammar and indented lines are kept as they are and may be broken by mail programs.</source>
        <translation>À l’exportation, les lignes de prose sont coupées, puis relues comme une seule ; les lignes de grammaire et les lignes en retrait sont gardées telles quelles et peuvent être coupées par les logiciels de messagerie.</translation>
    </message>
    <message>
        <source>Break long lines of grammar by hand.</source>
        <translation>Coupez à la main les longues lignes de grammaire.</translation>
    </message>
    <message>
        <source>A tab stands in the text.</source>
        <translation>Le texte contient une tabulation.</translation>
    </message>
    <message>
        <source>Tabs have no fixed width, so columns and indentation look different everywhere.</source>
        <translation>Les tabulations n’ont pas de largeur fixe ; colonnes et retraits changent d’aspect d’un endroit à l’autre.</translation>
    </message>
    <message>
        <source>Use blanks instead.</source>
        <translation>Utilisez plutôt des espaces.</translation>
    </message>
    <message>
        <source>The character %1 stands in the text.</source>
        <translation>Le texte contient le caractère %1.</translation>
    </message>
    <message>
        <source>It cannot be seen or is easily taken for another one; people copy grammars and identifiers from templates, and such characters break them.</source>
        <translation>Il est invisible ou se confond facilement avec un autre ; on copie des grammaires et des identificateurs depuis les formulaires, et de tels caractères les rendent faux.</translation>
    </message>
    <message>
        <source>Replace it by a plain ASCII character that was meant, unless it is meant.</source>
        <translation>Remplacez-le par le caractère ASCII voulu, à moins qu’il ne soit intentionnel.</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; can never be registered.</source>
        <translation>Le NID « urn » ne pourra jamais être enregistré.</translation>
    </message>
    <message>
        <source>RFC 2141 reserved it so that it is not confused with the &quot;urn:&quot; that begins every URN; the syntax of RFC 8141 lets it pass.</source>
        <translation>La RFC 2141 l’a réservé pour qu’on ne le confonde pas avec le « urn: » par lequel commence tout URN ; la syntaxe de la RFC 8141 le laisse passer.</translation>
    </message>
    <message>
        <source>Remove the doubled &quot;urn:&quot;, or use the NID that was meant.</source>
        <translation>Retirez le « urn: » redoublé, ou utilisez le NID voulu.</translation>
    </message>
    <message>
        <source>The URN has an r-component, whose meaning is not standardised yet.</source>
        <translation>L’URN a une composante r, dont le sens n’est pas encore normalisé.</translation>
    </message>
    <message>
        <source>RFC 8141 defines only the syntax of r-components and advises against their use until their meaning is standardised.</source>
        <translation>La RFC 8141 ne définit que la syntaxe des composantes r et en déconseille l’emploi tant que leur sens n’est pas normalisé.</translation>
    </message>
    <message>
        <source>Leave the r-component out of URNs that you publish.</source>
        <translation>Omettez la composante r dans les URN que vous publiez.</translation>
    </message>
    <message>
        <source>The percent-encoded bytes %1 are not UTF-8.</source>
        <translation>Les octets encodés en pourcent %1 ne sont pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>Characters outside ASCII are written in UTF-8 and then percent-encoded; bytes of another encoding cannot be shown as text.</source>
        <translation>Les caractères hors ASCII s’écrivent en UTF-8, puis s’encodent en pourcent ; les octets d’un autre codage ne peuvent pas être affichés comme du texte.</translation>
    </message>
    <message>
        <source>Encode the text in UTF-8 before percent-encoding it.</source>
        <translation>Codez le texte en UTF-8 avant de l’encoder en pourcent.</translation>
    </message>
    <message>
        <source>The character %1 is reserved under RFC 2141.</source>
        <translation>Le caractère %1 est réservé selon la RFC 2141.</translation>
    </message>
    <message>
        <source>RFC 2141 kept &quot;/&quot;, &quot;?&quot; and &quot;#&quot; for later use and advises to encode them. RFC 8141 has given them a meaning since.</source>
        <translation>La RFC 2141 gardait « / », « ? » et « # » pour un usage futur et conseille de les encoder. La RFC 8141 leur a depuis donné un sens.</translation>
    </message>
    <message>
        <source>Percent-encode the character where programs of RFC 2141 must read the URN.</source>
        <translation>Encodez le caractère en pourcent là où des programmes de la RFC 2141 doivent lire l’URN.</translation>
    </message>
    <message>
        <source>The character encoded as %1 need not be percent-encoded.</source>
        <translation>Le caractère encodé %1 n’a pas besoin de l’encodage en pourcent.</translation>
    </message>
    <message>
        <source>An encoded and a plain character do not compare as equal, so one thing may get two different URNs.</source>
        <translation>Un caractère encodé et le même en clair ne sont pas égaux à la comparaison ; une même chose peut donc recevoir deux URN différents.</translation>
    </message>
    <message>
        <source>Write the character itself, unless the namespace gives the plain character a special meaning.</source>
        <translation>Écrivez le caractère lui-même, sauf si l’espace de noms donne un sens particulier au caractère en clair.</translation>
    </message>
    <message>
        <source>The URNs belong to different namespaces: %1 and %2.</source>
        <translation>Les URN appartiennent à des espaces de noms différents : %1 et %2.</translation>
    </message>
    <message>
        <source>Two URNs are equivalent only if their NIDs are equal apart from letter case.</source>
        <translation>Deux URN ne sont équivalents que si leurs NID sont égaux, à la casse près.</translation>
    </message>
    <message>
        <source>Compare URNs of one namespace.</source>
        <translation>Comparez des URN d’un même espace de noms.</translation>
    </message>
    <message>
        <source>The NSSs differ: the first has %1 where the second has %2.</source>
        <translation>Les NSS diffèrent : le premier a %1 là où le second a %2.</translation>
    </message>
    <message>
        <source>Two URNs are equivalent only if their NSSs are equal byte by byte, apart from the letter case of percent-encoding. A namespace may add rules of its own.</source>
        <translation>Deux URN ne sont équivalents que si leurs NSS sont égaux octet par octet, à la casse de l’encodage en pourcent près. Un espace de noms peut ajouter ses propres règles.</translation>
    </message>
    <message>
        <source>Look up whether the namespace has further rules of equivalence.</source>
        <translation>Regardez si l’espace de noms a d’autres règles d’équivalence lexicale.</translation>
    </message>
    <message>
        <source>The NSSs differ only in letter case: %1 and %2.</source>
        <translation>Les NSS ne diffèrent que par la casse : %1 et %2.</translation>
    </message>
    <message>
        <source>Letter case counts in the NSS, unless the namespace says that it does not.</source>
        <translation>La casse compte dans le NSS, sauf si l’espace de noms dit le contraire.</translation>
    </message>
    <message>
        <source>Look up whether the namespace ignores letter case.</source>
        <translation>Regardez si l’espace de noms ignore la casse.</translation>
    </message>
    <message>
        <source>The NSSs differ only in percent-encoding: %1 and %2.</source>
        <translation>Les NSS ne diffèrent que par l’encodage en pourcent : %1 et %2.</translation>
    </message>
    <message>
        <source>Percent-encoding is never decoded when URNs are compared, so an encoded character differs from the character itself.</source>
        <translation>L’encodage en pourcent n’est jamais décodé quand on compare des URN ; un caractère encodé diffère donc du caractère lui-même.</translation>
    </message>
    <message>
        <source>Use one spelling throughout.</source>
        <translation>Utilisez partout la même écriture.</translation>
    </message>
    <message>
        <source>The text ends before &quot;urn:&quot; is complete.</source>
        <translation>Le texte se termine avant que « urn: » soit complet.</translation>
    </message>
    <message>
        <source>A URN begins with the word &quot;urn&quot; and a colon, in any letter case.</source>
        <translation>Un URN commence par le mot « urn » et un deux-points, quelle que soit la casse.</translation>
    </message>
    <message>
        <source>Begin with &quot;urn:&quot;, followed by the NID, a colon and the NSS.</source>
        <translation>Commencez par « urn: », suivi du NID, d’un deux-points et du NSS.</translation>
    </message>
    <message>
        <source>A URN begins with &quot;urn:&quot;, but here stands %1.</source>
        <translation>Un URN commence par « urn: », mais on trouve ici %1.</translation>
    </message>
    <message>
        <source>Only the scheme &quot;urn&quot; makes a URN; other URIs, blanks or quotation marks before it do not belong to one.</source>
        <translation>Seul le schéma « urn » fait un URN ; d’autres URI, des espaces ou des guillemets placés avant n’en font pas partie.</translation>
    </message>
    <message>
        <source>Remove what stands before &quot;urn:&quot;, or write the missing &quot;urn:&quot;.</source>
        <translation>Retirez ce qui précède « urn: », ou écrivez le « urn: » qui manque.</translation>
    </message>
    <message>
        <source>The NID between the two colons is empty.</source>
        <translation>Le NID entre les deux deux-points est vide.</translation>
    </message>
    <message>
        <source>Every URN belongs to a namespace, and the NID names it.</source>
        <translation>Tout URN appartient à un espace de noms, que désigne l’identificateur d’espace de noms (NID).</translation>
    </message>
    <message>
        <source>Write the NID of the namespace after &quot;urn:&quot;.</source>
        <translation>Écrivez le NID de l’espace de noms après « urn: ».</translation>
    </message>
    <message>
        <source>The NID has a single character; two are the least.</source>
        <translation>Le NID n’a qu’un caractère ; il en faut au moins deux.</translation>
    </message>
    <message>
        <source>RFC 8141 gives a NID 2 to 32 characters. RFC 2141 still allowed one.</source>
        <translation>La RFC 8141 donne au NID de 2 à 32 caractères. La RFC 2141 en admettait encore un seul.</translation>
    </message>
    <message>
        <source>Use the full NID of a registered namespace.</source>
        <translation>Utilisez le NID complet d’un espace de noms enregistré.</translation>
    </message>
    <message>
        <source>The NID is longer than 32 characters.</source>
        <translation>Le NID dépasse 32 caractères.</translation>
    </message>
    <message>
        <source>RFC 8141 gives a NID 2 to 32 characters.</source>
        <translation>La RFC 8141 donne au NID de 2 à 32 caractères.</translation>
    </message>
    <message>
        <source>Check whether the colon after the NID was lost, and use the registered NID.</source>
        <translation>Vérifiez que le deux-points après le NID n’a pas été perdu, et utilisez le NID enregistré.</translation>
    </message>
    <message>
        <source>The NID starts with a hyphen.</source>
        <translation>Le NID commence par un trait d’union.</translation>
    </message>
    <message>
        <source>A NID starts and ends with a letter or digit; hyphens stand only between them.</source>
        <translation>Un NID commence et finit par une lettre ou un chiffre ; les traits d’union ne se placent qu’entre eux.</translation>
    </message>
    <message>
        <source>Remove the hyphen.</source>
        <translation>Retirez le trait d’union.</translation>
    </message>
    <message>
        <source>The NID ends with a hyphen.</source>
        <translation>Le NID finit par un trait d’union.</translation>
    </message>
    <message>
        <source>A NID starts and ends with a letter or digit; hyphens stand only between them. RFC 2141 still allowed a hyphen at the end.</source>
        <translation>Un NID commence et finit par une lettre ou un chiffre ; les traits d’union ne se placent qu’entre eux. La RFC 2141 admettait encore un trait d’union à la fin.</translation>
    </message>
    <message>
        <source>Remove the hyphen, or complete the NID.</source>
        <translation>Retirez le trait d’union, ou complétez le NID.</translation>
    </message>
    <message>
        <source>A NID cannot contain %1.</source>
        <translation>Un NID ne peut pas contenir %1.</translation>
    </message>
    <message>
        <source>A NID consists of ASCII letters, digits and hyphens; nothing else can be written in it, not even percent-encoded.</source>
        <translation>Un NID se compose de lettres ASCII, de chiffres et de traits d’union ; rien d’autre ne peut y figurer, pas même encodé en pourcent.</translation>
    </message>
    <message>
        <source>Write the NID as it is registered.</source>
        <translation>Écrivez le NID tel qu’il est enregistré.</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; is reserved and cannot name a namespace.</source>
        <translation>Le NID « urn » est réservé et ne peut pas désigner un espace de noms.</translation>
    </message>
    <message>
        <source>The text ends after the NID; a colon and the NSS are missing.</source>
        <translation>Le texte se termine après le NID ; il manque un deux-points et le NSS.</translation>
    </message>
    <message>
        <source>A URN names one thing within a namespace; the part that does so follows the second colon.</source>
        <translation>Un URN désigne une chose dans un espace de noms ; la partie qui le fait suit le second deux-points.</translation>
    </message>
    <message>
        <source>Add a colon and the NSS.</source>
        <translation>Ajoutez un deux-points et le NSS.</translation>
    </message>
    <message>
        <source>The NSS is empty.</source>
        <translation>Le NSS est vide.</translation>
    </message>
    <message>
        <source>A URN names one thing within a namespace; at least one character must do so.</source>
        <translation>Un URN désigne une chose dans un espace de noms ; il y faut au moins un caractère.</translation>
    </message>
    <message>
        <source>Write the NSS after the second colon.</source>
        <translation>Écrivez la chaîne spécifique d’espace de noms (NSS) après le second deux-points.</translation>
    </message>
    <message>
        <source>The NSS starts with a slash.</source>
        <translation>Le NSS commence par une barre oblique.</translation>
    </message>
    <message>
        <source>A slash may stand in an NSS, but not at its beginning, where it would look like a path of another kind of URI.</source>
        <translation>Une barre oblique peut figurer dans un NSS, mais pas au début, où elle ressemblerait au chemin d’un autre genre d’URI.</translation>
    </message>
    <message>
        <source>Remove the slash, or write it as %2F if the namespace says so.</source>
        <translation>Retirez la barre oblique, ou écrivez-la %2F si l’espace de noms le prescrit.</translation>
    </message>
    <message>
        <source>An NSS cannot contain %1.</source>
        <translation>Un NSS ne peut pas contenir %1.</translation>
    </message>
    <message>
        <source>An NSS consists of ASCII letters, digits, some punctuation marks and percent-encoded bytes. All other characters must be percent-encoded in UTF-8.</source>
        <translation>Un NSS se compose de lettres ASCII, de chiffres, de quelques signes de ponctuation et d’octets encodés en pourcent. Tous les autres caractères doivent être encodés en pourcent, en UTF-8.</translation>
    </message>
    <message>
        <source>Percent-encode the character as the namespace prescribes, or remove it.</source>
        <translation>Encodez le caractère en pourcent comme l’espace de noms le prescrit, ou retirez-le.</translation>
    </message>
    <message>
        <source>Under RFC 2141 a URN cannot contain %1.</source>
        <translation>Selon la RFC 2141, un URN ne peut pas contenir %1.</translation>
    </message>
    <message>
        <source>RFC 2141 lists characters that are never part of a URN. RFC 8141 lets in some of them, such as &quot;~&quot; and &quot;&amp;&quot;.</source>
        <translation>La RFC 2141 énumère des caractères qui ne font jamais partie d’un URN. La RFC 8141 en admet certains, tels que « ~ » et « &amp; ».</translation>
    </message>
    <message>
        <source>Percent-encode the character, or judge the URN by RFC 8141.</source>
        <translation>Encodez le caractère en pourcent, ou jugez l’URN selon la RFC 8141.</translation>
    </message>
    <message>
        <source>A percent sign is not followed by two hexadecimal digits.</source>
        <translation>Un signe pourcent n’est pas suivi de deux chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>A percent sign always begins an encoded byte, written as &quot;%&quot; and two hexadecimal digits.</source>
        <translation>Un signe pourcent commence toujours un octet encodé, écrit « % » et deux chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>Write a percent sign that stands for itself as %25.</source>
        <translation>Écrivez %25 pour un signe pourcent qui ne représente que lui-même.</translation>
    </message>
    <message>
        <source>The byte zero is written here as %00.</source>
        <translation>L’octet zéro est écrit ici %00.</translation>
    </message>
    <message>
        <source>RFC 2141 forbids the byte zero, encoded or not, because many programs take it for the end of a text.</source>
        <translation>La RFC 2141 interdit l’octet zéro, encodé ou non, car beaucoup de programmes le prennent pour la fin d’un texte.</translation>
    </message>
    <message>
        <source>Leave the byte out, or judge the URN by RFC 8141, which allows it.</source>
        <translation>Omettez cet octet, ou jugez l’URN selon la RFC 8141, qui l’admet.</translation>
    </message>
    <message>
        <source>A question mark here must be followed by &quot;+&quot; or &quot;=&quot;.</source>
        <translation>Un point d’interrogation doit ici être suivi de « + » ou de « = ».</translation>
    </message>
    <message>
        <source>A question mark begins an r-component (&quot;?+&quot;) or a q-component (&quot;?=&quot;); alone it has no meaning in a URN.</source>
        <translation>Un point d’interrogation commence une composante r (« ?+ ») ou une composante q (« ?= ») ; seul, il n’a pas de sens dans un URN.</translation>
    </message>
    <message>
        <source>Write &quot;?=&quot; for a query to the resource, or encode the question mark as %3F.</source>
        <translation>Écrivez « ?= » pour une requête à la ressource, ou encodez le point d’interrogation %3F.</translation>
    </message>
    <message>
        <source>The r-component after &quot;?+&quot; is empty.</source>
        <translation>La composante r après « ?+ » est vide.</translation>
    </message>
    <message>
        <source>An r-component that is there must have at least one character.</source>
        <translation>Une composante r présente a au moins un caractère.</translation>
    </message>
    <message>
        <source>Remove &quot;?+&quot;, or write what the resolution service needs.</source>
        <translation>Retirez « ?+ », ou écrivez ce dont le service de résolution a besoin.</translation>
    </message>
    <message>
        <source>The r-component cannot start with %1.</source>
        <translation>La composante r ne peut pas commencer par %1.</translation>
    </message>
    <message>
        <source>A slash or question mark may stand within an r-component, but not at its beginning.</source>
        <translation>Une barre oblique ou un point d’interrogation peut figurer dans une composante r, mais pas au début.</translation>
    </message>
    <message>
        <source>Start the r-component with another character.</source>
        <translation>Commencez la composante r par un autre caractère.</translation>
    </message>
    <message>
        <source>An r-component cannot contain %1.</source>
        <translation>Une composante r ne peut pas contenir %1.</translation>
    </message>
    <message>
        <source>Characters outside the ASCII letters, digits and the allowed punctuation marks must be percent-encoded.</source>
        <translation>Les caractères autres que les lettres ASCII, les chiffres et les signes de ponctuation admis doivent être encodés en pourcent.</translation>
    </message>
    <message>
        <source>Percent-encode the character.</source>
        <translation>Encodez le caractère en pourcent.</translation>
    </message>
    <message>
        <source>The q-component after &quot;?=&quot; is empty.</source>
        <translation>La composante q après « ?= » est vide.</translation>
    </message>
    <message>
        <source>A q-component that is there must have at least one character.</source>
        <translation>Une composante q présente a au moins un caractère.</translation>
    </message>
    <message>
        <source>Remove &quot;?=&quot;, or write the query.</source>
        <translation>Retirez « ?= », ou écrivez la requête.</translation>
    </message>
    <message>
        <source>The q-component cannot start with %1.</source>
        <translation>La composante q ne peut pas commencer par %1.</translation>
    </message>
    <message>
        <source>A slash or question mark may stand within a q-component, but not at its beginning.</source>
        <translation>Une barre oblique ou un point d’interrogation peut figurer dans une composante q, mais pas au début.</translation>
    </message>
    <message>
        <source>Start the q-component with another character.</source>
        <translation>Commencez la composante q par un autre caractère.</translation>
    </message>
    <message>
        <source>A q-component cannot contain %1.</source>
        <translation>Une composante q ne peut pas contenir %1.</translation>
    </message>
    <message>
        <source>An f-component cannot contain %1.</source>
        <translation>Une composante f ne peut pas contenir %1.</translation>
    </message>
    <message>
        <source>An f-component is written like the fragment of any URI: other characters, and a second &quot;#&quot;, must be percent-encoded.</source>
        <translation>Une composante f s’écrit comme le fragment de tout URI : les autres caractères, et un second « # », doivent être encodés en pourcent.</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>la fin du texte</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>l’octet %1</translation>
    </message>
</context>
<context>
    <name>NamespaceCounts</name>
    <message numerus="yes">
        <source>%n formal</source>
        <translation>
            <numerusform>%n formel</numerusform>
            <numerusform>%n formels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n informal</source>
        <translation>
            <numerusform>%n informel</numerusform>
            <numerusform>%n informels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n brouillon</numerusform>
            <numerusform>%n brouillons</numerusform>
        </translation>
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
        <translation>Nom du contact</translation>
    </message>
    <message>
        <source>Role address</source>
        <translation>Adresse de fonction</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Courriel</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Fast track</source>
        <translation>Procédure accélérée</translation>
    </message>
    <message>
        <source>Other, as free text</source>
        <translation>Autre, en texte libre</translation>
    </message>
</context>
<context>
    <name>RegistryWords</name>
    <message>
        <source>Formal</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Informal</source>
        <translation>Informel</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>En examen</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Approuvé</translation>
    </message>
    <message>
        <source>With IANA</source>
        <translation>Transmis à l’IANA</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>(no NID yet)</source>
        <translation>(pas encore de NID)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
</context>
<context>
    <name>nidus::AboutDialog</name>
    <message>
        <source>About Nidus</source>
        <translation>À propos de Nidus</translation>
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
        <source>Namespaces as IANA published them on %1</source>
        <translation>Espaces de noms tels que publiés par l’IANA le %1</translation>
    </message>
    <message>
        <source>Keeps a registry of URN namespaces: registration templates, their versions, and the URNs they allow (RFC 8141).</source>
        <translation>Tient un registre d’espaces de noms d’URN : les formulaires d’enregistrement, leurs versions et les URN qu’ils admettent (RFC 8141).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Free software under the Apache License 2.0.</source>
        <translation>Logiciel libre sous licence Apache 2.0.</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>Copier les versions</translation>
    </message>
</context>
<context>
    <name>nidus::ActionFinder</name>
    <message>
        <source>Find an action</source>
        <translation>Chercher une action</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire ?</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <translation>%1   (%2)</translation>
    </message>
</context>
<context>
    <name>nidus::BrowserPanel</name>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Formal</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Informal</source>
        <translation>Informel</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>En examen</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Search every field</source>
        <translation>Chercher dans tous les champs</translation>
    </message>
    <message>
        <source>Search the registry</source>
        <translation>Chercher dans le registre</translation>
    </message>
    <message>
        <source>Show only</source>
        <translation>N’afficher que</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Espaces de noms</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>No namespace is of the kind that is to be shown.</source>
        <translation>Aucun espace de noms n’est du genre à afficher.</translation>
    </message>
    <message>
        <source>Nothing contains “%1”.</source>
        <translation>Rien ne contient « %1 ».</translation>
    </message>
    <message>
        <source>%1 of %2 shown: %3</source>
        <translation>%1 sur %2 affichés : %3</translation>
    </message>
</context>
<context>
    <name>nidus::CheckModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>The text can no longer be read: the file has become shorter or is gone.</source>
        <translation>Le texte ne peut plus être lu : le fichier a raccourci ou a disparu.</translation>
    </message>
    <message>
        <source>The file has changed since it was checked.</source>
        <translation>Le fichier a changé depuis son contrôle.</translation>
    </message>
</context>
<context>
    <name>nidus::CheckPage</name>
    <message>
        <source>&amp;Open File of URNs…</source>
        <translation>&amp;Ouvrir un fichier d’URN…</translation>
    </message>
    <message>
        <source>&amp;Paste and Check</source>
        <translation>Co&amp;ller et contrôler</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Copy Lines</source>
        <translation>&amp;Copier les lignes</translation>
    </message>
    <message>
        <source>Copy C&amp;anonical URN</source>
        <translation>Copier l’URN c&amp;anonique</translation>
    </message>
    <message>
        <source>&amp;Export Report…</source>
        <translation>&amp;Exporter le rapport…</translation>
    </message>
    <message>
        <source>Type or paste a URN and press Return, or drop a file anywhere on this page</source>
        <translation>Saisissez ou collez un URN puis appuyez sur Entrée, ou déposez un fichier n’importe où sur cette page</translation>
    </message>
    <message>
        <source>URN to check</source>
        <translation>URN à contrôler</translation>
    </message>
    <message>
        <source>Choose the namespace to check against.</source>
        <translation>Choisissez l’espace de noms selon lequel contrôler.</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>Contrôle de %1…</translation>
    </message>
    <message>
        <source>No URN was found in %1.</source>
        <translation>Aucun URN n’a été trouvé dans %1.</translation>
    </message>
    <message>
        <source>%1: stopped after %2 URNs.</source>
        <extracomment>%1 is a file name or &quot;pasted text&quot;, %2 a number</extracomment>
        <translation>%1 : arrêté après %2 URN.</translation>
    </message>
    <message>
        <source>%1: all %2 URNs checked.</source>
        <translation>%1 : les %2 URN ont été contrôlés.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank line(s) passed over.</source>
        <translation>
            <numerusform>%Ln ligne vide ignorée.</numerusform>
            <numerusform>%Ln lignes vides ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <translation>Le fichier commence par un indicateur d’ordre des octets (BOM).</translation>
    </message>
    <message>
        <source>Lines end as on Windows (CR LF).</source>
        <translation>Les lignes finissent comme sous Windows (CR LF).</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>Seuls les %1 premiers sont affichés.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texte collé</translation>
    </message>
    <message>
        <source>Copied the first %1 of %2 lines. Export a report to have them all.</source>
        <translation>Les %1 premières lignes sur %2 ont été copiées. Exportez un rapport pour les avoir toutes.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln line(s).</source>
        <translation>
            <numerusform>%Ln ligne copiée.</numerusform>
            <numerusform>%Ln lignes copiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied the canonical URN.</source>
        <translation>L’URN canonique a été copié.</translation>
    </message>
    <message>
        <source>The clipboard holds no text and no file.</source>
        <translation>Le presse-papiers ne contient ni texte ni fichier.</translation>
    </message>
    <message>
        <source>Open a file of URNs</source>
        <translation>Ouvrir un fichier d’URN</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exporter le rapport</translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>Valeurs séparées par des tabulations (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>JSON, one object a line (*.jsonl)</source>
        <translation>JSON, un objet par ligne (*.jsonl)</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %Ln line(s) to %1.</source>
        <translation>
            <numerusform>%Ln ligne écrite dans %1.</numerusform>
            <numerusform>%Ln lignes écrites dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled; no report was written.</source>
        <translation>Annulé ; aucun rapport n’a été écrit.</translation>
    </message>
    <message>
        <source>The file has changed since it was checked, so no report was written. Check it again first.</source>
        <translation>Le fichier a changé depuis son contrôle ; aucun rapport n’a été écrit. Contrôlez-le d’abord de nouveau.</translation>
    </message>
</context>
<context>
    <name>nidus::DetailPane</name>
    <message>
        <source>Canonical form</source>
        <translation>Forme canonique</translation>
    </message>
    <message>
        <source>None: the text is not a URN</source>
        <translation>Aucune : le texte n’est pas un URN</translation>
    </message>
    <message>
        <source>For human eyes</source>
        <translation>Forme lisible</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été constaté</translation>
    </message>
    <message>
        <source>The URN whole, in normal form: scheme and NID in lower case, hex digits in upper case.</source>
        <translation>L’URN entier, en forme normale : schéma et NID en minuscules, chiffres hexadécimaux en majuscules.</translation>
    </message>
    <message>
        <source>Percent-encoded text decoded and deceptive characters made visible. Not for copying into other systems.</source>
        <translation>Le texte encodé en pourcent est décodé et les caractères trompeurs sont rendus visibles. À ne pas copier dans d’autres systèmes.</translation>
    </message>
    <message>
        <source>RFC 8141</source>
        <translation>RFC 8141</translation>
    </message>
    <message>
        <source>RFC 2141</source>
        <translation>RFC 2141</translation>
    </message>
</context>
<context>
    <name>nidus::DraftDocument</name>
    <message>
        <source>Take over the saved draft</source>
        <translation>Reprendre le brouillon enregistré</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
</context>
<context>
    <name>nidus::ExchangeActions</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Import a template or registry XML</source>
        <translation>Importer un formulaire ou un registre XML</translation>
    </message>
    <message>
        <source>Templates and registry XML (*.txt *.xml)</source>
        <translation>Formulaires et registres XML (*.txt *.xml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Check Its URNs</source>
        <translation>Contrôler ses URN</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) imported.</source>
        <translation>
            <numerusform>%n fiche importée.</numerusform>
            <numerusform>%n fiches importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export into a folder</source>
        <translation>Exporter dans un dossier</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export Here</source>
        <translation>Exporter ici</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Registry XML (*.xml)</source>
        <translation>Registre XML (*.xml)</translation>
    </message>
    <message numerus="yes">
        <source>Overwrite %n file(s)?</source>
        <translation>
            <numerusform>Écraser %n fichier ?</numerusform>
            <numerusform>Écraser %n fichiers ?</numerusform>
        </translation>
    </message>
    <message>
        <source>They have the names of files that would be exported to %1.</source>
        <translation>Ils portent les noms de fichiers qui seraient exportés dans %1.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) exported.</source>
        <translation>
            <numerusform>%n fichier exporté.</numerusform>
            <numerusform>%n fichiers exportés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::Explanation</name>
    <message>
        <source>Column %1: %2</source>
        <extracomment>%1 is a number, %2 a sentence about what stands in that column</extracomment>
        <translation>Colonne %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… et %Ln autre</numerusform>
            <numerusform>… et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>syntactically valid</source>
        <translation>syntaxe valide</translation>
    </message>
    <message>
        <source>not valid. %1</source>
        <translation>non valide. %1</translation>
    </message>
</context>
<context>
    <name>nidus::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Ce qu’il faut exporter</translation>
    </message>
    <message>
        <source>&amp;Selected: %1</source>
        <translation>&amp;Sélection : %1</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Selected (%n)</source>
        <translation>
            <numerusform>&amp;Sélection (%n)</numerusform>
            <numerusform>&amp;Sélection (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Everything in the registry (%n)</source>
        <translation>
            <numerusform>&amp;Tout le registre (%n)</numerusform>
            <numerusform>&amp;Tout le registre (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message numerus="yes">
        <source>%n has (have) no template text and is (are) left out.</source>
        <translation>
            <numerusform>%n n’a pas de texte de formulaire et est laissé de côté.</numerusform>
            <numerusform>%n n’ont pas de texte de formulaire et sont laissés de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each goes into a file of its own in one folder.</source>
        <translation>Chacun va dans son propre fichier, dans un même dossier.</translation>
    </message>
</context>
<context>
    <name>nidus::FieldBox</name>
    <message>
        <source>App. A</source>
        <translation>Ann. A</translation>
    </message>
    <message>
        <source>What RFC 8141 asks for in this field (F1)</source>
        <translation>Ce que la RFC 8141 demande dans ce champ (F1)</translation>
    </message>
    <message>
        <source>Help on %1</source>
        <translation>Aide sur %1</translation>
    </message>
</context>
<context>
    <name>nidus::FindingNotes</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>nidus::FindingsModel</name>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>nidus::FindingsPanel</name>
    <message>
        <source>Filter findings</source>
        <translation>Filtrer les constatations</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constatations</translation>
    </message>
    <message>
        <source>Copy Findings</source>
        <translation>Copier les constatations</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Constatations (%1)</translation>
    </message>
    <message>
        <source>What is to say about a template appears here.</source>
        <translation>Ce qu’il y a à dire d’un formulaire apparaît ici.</translation>
    </message>
    <message>
        <source>No finding contains “%1”.</source>
        <translation>Aucune constatation ne contient « %1 ».</translation>
    </message>
    <message>
        <source>Nothing to report.</source>
        <translation>Rien à signaler.</translation>
    </message>
</context>
<context>
    <name>nidus::HintPane</name>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Close the help on fields</source>
        <translation>Fermer l’aide sur les champs</translation>
    </message>
    <message>
        <source>Help on the field</source>
        <translation>Aide sur le champ</translation>
    </message>
    <message>
        <source>RFC 8141 Appendix A</source>
        <translation>RFC 8141, annexe A</translation>
    </message>
    <message>
        <source>RFC 8141 section %1</source>
        <translation>RFC 8141, section %1</translation>
    </message>
</context>
<context>
    <name>nidus::ImportDialog</name>
    <message>
        <source>goes in with its history</source>
        <translation>entre avec son historique</translation>
    </message>
    <message>
        <source>becomes a new draft</source>
        <translation>devient un nouveau brouillon</translation>
    </message>
    <message>
        <source>becomes a draft of a revision</source>
        <translation>devient un brouillon de révision</translation>
    </message>
    <message>
        <source>is the same already: nothing to do</source>
        <translation>est déjà identique : rien à faire</translation>
    </message>
    <message>
        <source>cannot go in</source>
        <translation>ne peut pas entrer</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importer %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) found in the file.</source>
        <translation>
            <numerusform>%n fiche trouvée dans le fichier.</numerusform>
            <numerusform>%n fiches trouvées dans le fichier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would go in:</source>
        <translation>
            <numerusform>%n entrerait :</numerusform>
            <numerusform>%n entreraient :</numerusform>
        </translation>
    </message>
    <message>
        <source>Record or field</source>
        <translation>Fiche ou champ</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>What would be imported</source>
        <translation>Ce qui serait importé</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>modifié : %1</translation>
    </message>
    <message>
        <source>Text that belongs to no field</source>
        <translation>Texte qui n’appartient à aucun champ</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>laissé de côté : %1</translation>
    </message>
</context>
<context>
    <name>nidus::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Système</translation>
    </message>
</context>
<context>
    <name>nidus::MainWindow</name>
    <message>
        <source>&amp;Registry</source>
        <translation>&amp;Registre</translation>
    </message>
    <message>
        <source>&amp;Check URNs</source>
        <translation>&amp;Contrôle d’URN</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>C&amp;onstatations</translation>
    </message>
    <message>
        <source>&amp;Help on Fields</source>
        <translation>&amp;Aide sur les champs</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Search the Registry</source>
        <translation>&amp;Chercher dans le registre</translation>
    </message>
    <message>
        <source>Find an &amp;Action…</source>
        <translation>Chercher une &amp;action…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Contrôle</translation>
    </message>
    <message>
        <source>&amp;Registration</source>
        <translation>&amp;Enregistrement</translation>
    </message>
    <message>
        <source>Ne&amp;xt Finding</source>
        <translation>Constatation &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Previous Finding</source>
        <translation>Constatation &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;About Nidus</source>
        <translation>À &amp;propos de Nidus</translation>
    </message>
    <message>
        <source>The language changes when Nidus starts the next time.</source>
        <translation>La langue changera au prochain démarrage de Nidus.</translation>
    </message>
    <message>
        <source>This registry is in memory only. File &gt; Save Registry As keeps it.</source>
        <translation>Ce registre n’est qu’en mémoire. Fichier &gt; Enregistrer le registre sous le conserve.</translation>
    </message>
    <message>
        <source>registry in memory</source>
        <translation>registre en mémoire</translation>
    </message>
</context>
<context>
    <name>nidus::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>nidus::NamespaceModel</name>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Déclarant</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constatations</translation>
    </message>
</context>
<context>
    <name>nidus::OptionBar</name>
    <message>
        <source>Check against</source>
        <translation>Contrôler selon</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Espace de noms</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Syntaxe</translation>
    </message>
    <message>
        <source>Find URNs in running &amp;text</source>
        <translation>Trouver les URN dans un &amp;texte suivi</translation>
    </message>
    <message>
        <source>Each URN&apos;s own namespace</source>
        <translation>L’espace de noms de chaque URN</translation>
    </message>
    <message>
        <source>Syntax only</source>
        <translation>La syntaxe seule</translation>
    </message>
    <message>
        <source>One namespace:</source>
        <translation>Un espace de noms :</translation>
    </message>
    <message>
        <source>What every URN is checked against, beyond the syntax of the RFC.</source>
        <translation>Ce selon quoi chaque URN est contrôlé, au-delà de la syntaxe de la RFC.</translation>
    </message>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>RFC 8141 of 2017 rules today; RFC 2141 of 1997 was the rule before.</source>
        <translation>La RFC 8141 de 2017 fait règle aujourd’hui ; c’était auparavant la RFC 2141 de 1997.</translation>
    </message>
    <message>
        <source>For prose, HTML or logs: every URN in them is checked. Otherwise each line is one URN.</source>
        <translation>Pour de la prose, du HTML ou des journaux : chaque URN qui s’y trouve est contrôlé. Sinon, chaque ligne est un URN.</translation>
    </message>
    <message>
        <source>Check &amp;against</source>
        <translation>Contrôler s&amp;elon</translation>
    </message>
    <message>
        <source>&amp;Syntax</source>
        <translation>&amp;Syntaxe</translation>
    </message>
</context>
<context>
    <name>nidus::PreviewPanel</name>
    <message>
        <source>Text, as mailed (RFC 8141 Appendix A)</source>
        <translation>Texte, tel qu’envoyé (RFC 8141, annexe A)</translation>
    </message>
    <message>
        <source>XML, with everything</source>
        <translation>XML, avec tout</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format :</translation>
    </message>
</context>
<context>
    <name>nidus::ProblemPanel</name>
    <message>
        <source>Work in Memory With the Built-in Namespaces</source>
        <translation>Travailler en mémoire avec les espaces de noms intégrés</translation>
    </message>
</context>
<context>
    <name>nidus::ProgressStrip</name>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
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
            <numerusform>%1 sur %2, %3, encore %Ln s</numerusform>
            <numerusform>%1 sur %2, %3, encore %Ln s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::RecentFiles</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
</context>
<context>
    <name>nidus::RecordFacts</name>
    <message>
        <source>What the registry&apos;s record says</source>
        <translation>Ce que dit la fiche du registre</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>non publié</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Déclarant</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Last updated</source>
        <translation>Dernière mise à jour</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
</context>
<context>
    <name>nidus::RegistrationView</name>
    <message>
        <source>Draft of a new formal namespace</source>
        <translation>Brouillon d’un nouvel espace de noms formel</translation>
    </message>
    <message>
        <source>Draft of a new informal namespace. The number is allocated when it is registered.</source>
        <translation>Brouillon d’un nouvel espace de noms informel. Le numéro est attribué à l’enregistrement.</translation>
    </message>
    <message>
        <source>Draft of version %1, based on %2</source>
        <translation>Brouillon de la version %1, fondé sur la version %2</translation>
    </message>
    <message>
        <source>Draft of a revision; the text of the registered version is not held</source>
        <translation>Brouillon d’une révision ; le texte de la version enregistrée n’est pas conservé</translation>
    </message>
    <message>
        <source>Select a namespace in the list, or begin with one of these:</source>
        <translation>Choisissez un espace de noms dans la liste, ou commencez par :</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Views of the registration</source>
        <translation>Vues de l’enregistrement</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>version %1</translation>
    </message>
    <message>
        <source>No template text is held for this registration, so its version is unknown. A new revision takes one in.</source>
        <translation>Aucun texte de formulaire n’est conservé pour cet enregistrement ; sa version est donc inconnue. Une nouvelle révision en reçoit un.</translation>
    </message>
    <message>
        <source>Version %1, registered on %2. A registered version cannot be changed.</source>
        <translation>Version %1, enregistrée le %2. Une version enregistrée ne peut pas être modifiée.</translation>
    </message>
</context>
<context>
    <name>nidus::RegistryActions</name>
    <message>
        <source>New &amp;Formal Namespace</source>
        <translation>Nouvel espace de noms &amp;formel</translation>
    </message>
    <message>
        <source>New &amp;Informal Namespace</source>
        <translation>Nouvel espace de noms &amp;informel</translation>
    </message>
    <message>
        <source>New &amp;Revision</source>
        <translation>Nouvelle &amp;révision</translation>
    </message>
    <message>
        <source>&amp;Save Draft</source>
        <translation>Enregi&amp;strer le brouillon</translation>
    </message>
    <message>
        <source>Re&amp;gister…</source>
        <translation>Inscrire au re&amp;gistre…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>Re&amp;tirer…</translation>
    </message>
    <message>
        <source>&amp;Discard Draft…</source>
        <translation>A&amp;bandonner le brouillon…</translation>
    </message>
    <message>
        <source>Copy &amp;NID</source>
        <translation>Copier le &amp;NID</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) has (have) edits that are not saved.</source>
        <translation>
            <numerusform>%n brouillon a des modifications non enregistrées.</numerusform>
            <numerusform>%n brouillons ont des modifications non enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Tout enregistrer</translation>
    </message>
    <message>
        <source>Discard Edits</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Draft saved.</source>
        <translation>Brouillon enregistré.</translation>
    </message>
    <message>
        <source>Keep Mine as a New Draft</source>
        <translation>Garder le mien comme nouveau brouillon</translation>
    </message>
    <message>
        <source>Somebody else saved this draft since you opened it. Nothing was overwritten; your text is still in the form.</source>
        <translation>Quelqu’un d’autre a enregistré ce brouillon depuis que vous l’avez ouvert. Rien n’a été écrasé ; votre texte est toujours dans le formulaire.</translation>
    </message>
    <message>
        <source>Take Theirs (Undo Brings Mine Back)</source>
        <translation>Prendre le sien (Annuler ramène le mien)</translation>
    </message>
    <message>
        <source>This draft was registered or discarded by somebody else. Your text is still in the form.</source>
        <translation>Ce brouillon a été inscrit au registre ou abandonné par quelqu’un d’autre. Votre texte est toujours dans le formulaire.</translation>
    </message>
    <message>
        <source>Your text is in a draft of its own now.</source>
        <translation>Votre texte est maintenant dans un brouillon à part.</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) stand(s) against registering.</source>
        <translation>
            <numerusform>%n constatation s’oppose à l’inscription.</numerusform>
            <numerusform>%n constatations s’opposent à l’inscription.</numerusform>
        </translation>
    </message>
    <message>
        <source>Register this informal namespace?</source>
        <translation>Inscrire cet espace de noms informel ?</translation>
    </message>
    <message>
        <source>Register “%1”?</source>
        <translation>Inscrire « %1 » ?</translation>
    </message>
    <message>
        <source>It gets the next free number. A registered version can be revised, but never changed or deleted.</source>
        <translation>Il reçoit le prochain numéro libre. Une version enregistrée peut être révisée, mais jamais modifiée ni supprimée.</translation>
    </message>
    <message>
        <source>A registered version can be revised, but never changed or deleted.</source>
        <translation>Une version enregistrée peut être révisée, mais jamais modifiée ni supprimée.</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Inscrire</translation>
    </message>
    <message>
        <source>Registered as %1, version %2.</source>
        <translation>Inscrit sous %1, version %2.</translation>
    </message>
    <message>
        <source>Withdraw the registration of “%1”?</source>
        <translation>Retirer l’enregistrement de « %1 » ?</translation>
    </message>
    <message>
        <source>Its NID is never given to anybody else, and URNs that were assigned keep their meaning.</source>
        <translation>Son NID n’est jamais donné à un autre, et les URN attribués gardent leur sens.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>“%1” is withdrawn.</source>
        <translation>« %1 » est retiré.</translation>
    </message>
    <message>
        <source>Discard the draft “%1”?</source>
        <translation>Abandonner le brouillon « %1 » ?</translation>
    </message>
    <message>
        <source>It leaves the list for good.</source>
        <translation>Il quitte la liste définitivement.</translation>
    </message>
    <message>
        <source>Discard Draft</source>
        <translation>Abandonner le brouillon</translation>
    </message>
    <message>
        <source>Draft discarded.</source>
        <translation>Brouillon abandonné.</translation>
    </message>
</context>
<context>
    <name>nidus::RegistryFiles</name>
    <message>
        <source>&amp;New Registry…</source>
        <translation>&amp;Nouveau registre…</translation>
    </message>
    <message>
        <source>&amp;Open Registry…</source>
        <translation>&amp;Ouvrir un registre…</translation>
    </message>
    <message>
        <source>Save Registry &amp;As…</source>
        <translation>Enregistrer le registre &amp;sous…</translation>
    </message>
    <message>
        <source>Open a registry</source>
        <translation>Ouvrir un registre</translation>
    </message>
    <message>
        <source>Registries (*.nidus)</source>
        <translation>Registres (*.nidus)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Make a new registry</source>
        <translation>Créer un registre</translation>
    </message>
    <message>
        <source>Save the registry in a new file</source>
        <translation>Enregistrer le registre dans un nouveau fichier</translation>
    </message>
    <message>
        <source>This registry can only be read, so nothing can be saved.</source>
        <translation>Ce registre est en lecture seule ; rien ne peut être enregistré.</translation>
    </message>
</context>
<context>
    <name>nidus::ResultView</name>
    <message>
        <source>Checked lines</source>
        <translation>Lignes contrôlées</translation>
    </message>
    <message>
        <source>Select a line to see where it fails and what was expected there.</source>
        <translation>Choisissez une ligne pour voir où elle échoue et ce qui y était attendu.</translation>
    </message>
    <message>
        <source>The file has changed or is gone since it was checked. Check it again to see this line.</source>
        <translation>Le fichier a changé ou a disparu depuis son contrôle. Contrôlez-le à nouveau pour voir cette ligne.</translation>
    </message>
</context>
<context>
    <name>nidus::StartPane</name>
    <message>
        <source>Drop a file of URNs here</source>
        <translation>Déposez ici un fichier d’URN</translation>
    </message>
    <message>
        <source>One URN a line, or running text. Every line gets a verdict; for a bad one you see the column where it fails and what was expected there. Files may hold millions of lines.</source>
        <translation>Un URN par ligne, ou du texte suivi. Chaque ligne reçoit un verdict ; pour une ligne fautive, vous voyez la colonne où elle échoue et ce qui y était attendu. Les fichiers peuvent contenir des millions de lignes.</translation>
    </message>
    <message>
        <source>Try the &amp;Sample</source>
        <translation>Essayer l’&amp;exemple</translation>
    </message>
    <message>
        <source>Checks URNs that come with Nidus: good and bad ones.</source>
        <translation>Contrôle des URN fournis avec Nidus, bons et mauvais.</translation>
    </message>
</context>
<context>
    <name>nidus::TemplateForm</name>
    <message>
        <source>Fast track, for standards bodies (RFC 8141 section 6.3)</source>
        <translation>Procédure accélérée, pour les organismes de normalisation (RFC 8141, section 6.3)</translation>
    </message>
    <message>
        <source>The number is allocated when it is registered</source>
        <translation>Le numéro est attribué à l’enregistrement</translation>
    </message>
</context>
<context>
    <name>nidus::Verdict</name>
    <message>
        <source>valid</source>
        <translation>valide</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>non valide</translation>
    </message>
    <message>
        <source>unregistered</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <source>The URN is what it was checked against.</source>
        <translation>L’URN est conforme à ce selon quoi il a été contrôlé.</translation>
    </message>
    <message>
        <source>The text breaks a rule; the URN cannot be used.</source>
        <translation>Le texte enfreint une règle ; l’URN ne peut pas être utilisé.</translation>
    </message>
    <message>
        <source>The syntax is right, but nobody has registered this namespace.</source>
        <translation>La syntaxe est correcte, mais personne n’a enregistré cet espace de noms.</translation>
    </message>
    <message>
        <source>A limit was reached, so nothing was decided.</source>
        <translation>Une limite a été atteinte ; rien n’a été décidé.</translation>
    </message>
</context>
<context>
    <name>nidus::VerdictButton</name>
    <message>
        <source>%1 Press to show only these lines, or to show all again.</source>
        <translation>%1 Appuyez pour n’afficher que ces lignes, ou pour les revoir toutes.</translation>
    </message>
    <message>
        <source>%1 %2, %3 % of all lines</source>
        <extracomment>A button for screen readers: &quot;12 invalid, 3.5 % of all lines&quot;</extracomment>
        <translation>%1 %2, soit %3 % de toutes les lignes</translation>
    </message>
</context>
</TS>
