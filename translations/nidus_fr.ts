<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AnswerLetter</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Your request was granted.</source>
        <translation>Votre demande a été acceptée.</translation>
    </message>
    <message>
        <source>Your request could not be granted.</source>
        <translation>Votre demande n’a pas pu être acceptée.</translation>
    </message>
    <message>
        <source>The nearest alternative is %1.</source>
        <translation>La valeur disponible la plus proche est %1.</translation>
    </message>
    <message>
        <source>The nearest alternative is %1 in range &quot;%2&quot;.</source>
        <translation>La valeur disponible la plus proche est %1, dans la plage «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Request for %1</source>
        <translation>Demande pour %1</translation>
    </message>
    <message>
        <source>Request %1 for %2</source>
        <translation>Demande %1 pour %2</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Hello,</source>
        <translation>Bonjour,</translation>
    </message>
    <message>
        <source>Dear %1 and %2,</source>
        <translation>Bonjour %1 et %2,</translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation>Bonjour %1,</translation>
    </message>
    <message>
        <source>Kind regards,</source>
        <translation>Cordialement,</translation>
    </message>
    <message>
        <source>The registry of urn:%1</source>
        <translation>Le registre de urn:%1</translation>
    </message>
    <message>
        <source>%1 on behalf of %2</source>
        <translation>%1 pour le compte de %2</translation>
    </message>
    <message>
        <source>%1 is now: %2.</source>
        <translation>État actuel de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is reserved for %2 from %3.</source>
        <translation>Réservation de %1 pour %2 à partir du %3.</translation>
    </message>
    <message>
        <source>%1 is reserved for %2 from %3 until %4.</source>
        <translation>Réservation de %1 pour %2 du %3 au %4.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2 from %3 until %4.</source>
        <translation>Attribution de %1 à %2 du %3 au %4.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2 from %3.</source>
        <translation>Attribution de %1 à %2 à partir du %3.</translation>
    </message>
    <message>
        <source>The block has %L1 values.</source>
        <translation>Nombre de valeurs du bloc&#xa0;: %L1.</translation>
    </message>
    <message>
        <source>Its range is &quot;%1&quot;.</source>
        <translation>Sa plage est «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The reference is %1.</source>
        <translation>La référence est %1.</translation>
    </message>
    <message>
        <source>The URN is:</source>
        <translation>L’URN est&#xa0;:</translation>
    </message>
    <message>
        <source>The URNs are:</source>
        <translation>Les URN sont&#xa0;:</translation>
    </message>
    <message>
        <source>We can offer %1 instead.</source>
        <translation>Nous pouvons proposer %1 à la place.</translation>
    </message>
    <message>
        <source>We can offer %1 in range &quot;%2&quot; instead.</source>
        <translation>Nous pouvons proposer %1 dans la plage «&#xa0;%2&#xa0;» à la place.</translation>
    </message>
    <message>
        <source>If you want this, please send us a new request.</source>
        <translation>Si cela vous convient, envoyez-nous une nouvelle demande.</translation>
    </message>
    <message>
        <source>The URN would be:</source>
        <translation>L’URN serait&#xa0;:</translation>
    </message>
    <message>
        <source>The URNs would be:</source>
        <translation>Les URN seraient&#xa0;:</translation>
    </message>
    <message>
        <source>The reservation of %1 for %2 was withdrawn on %3.</source>
        <translation>La réservation de %1 pour %2 a été retirée le %3.</translation>
    </message>
    <message>
        <source>%1 of %2 was retired on %3.</source>
        <translation>%1 (titulaire&#xa0;: %2) a été mis hors service le %3.</translation>
    </message>
    <message>
        <source>%1 of %2 is deprecated from %3.</source>
        <translation>%1 (titulaire&#xa0;: %2) est obsolète depuis le %3.</translation>
    </message>
    <message>
        <source>The state of your values changed.</source>
        <translation>L’état de vos valeurs a changé.</translation>
    </message>
    <message>
        <source>%1 is reserved for %2.</source>
        <translation>Réservation de %1 pour %2.</translation>
    </message>
    <message>
        <source>%1 is reserved for %2 until %4.</source>
        <translation>Réservation de %1 pour %2 jusqu’au %4.</translation>
    </message>
    <message>
        <source>The reservation of %1 for %2 was withdrawn.</source>
        <translation>La réservation de %1 pour %2 a été retirée.</translation>
    </message>
    <message>
        <source>%1 of %2 was retired.</source>
        <translation>%1 (titulaire&#xa0;: %2) a été mis hors service.</translation>
    </message>
    <message>
        <source>%1 of %2 is deprecated.</source>
        <translation>%1 (titulaire&#xa0;: %2) est obsolète.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2.</source>
        <translation>Attribution de %1 à %2.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2 until %4.</source>
        <translation>Attribution de %1 à %2 jusqu’au %4.</translation>
    </message>
    <message>
        <source>The next available values in range &quot;%2&quot; are %1.</source>
        <translation>Les prochaines valeurs disponibles de la plage «&#xa0;%2&#xa0;» sont %1.</translation>
    </message>
    <message>
        <source>The next available value in range &quot;%2&quot; is %1.</source>
        <translation>La prochaine valeur disponible de la plage «&#xa0;%2&#xa0;» est %1.</translation>
    </message>
    <message>
        <source>%1 of %2 was released.</source>
        <translation>%1 (titulaire&#xa0;: %2) a été libéré.</translation>
    </message>
    <message>
        <source>%1 of %2 was released on %3.</source>
        <translation>%1 (titulaire&#xa0;: %2) a été libéré le %3.</translation>
    </message>
    <message>
        <source>%1 of %2 was released, and may be assigned again.</source>
        <translation>%1 (titulaire&#xa0;: %2) a été libéré et peut être attribué de nouveau.</translation>
    </message>
    <message>
        <source>%1 of %2 was released on %3, and may be assigned again.</source>
        <translation>%1 (titulaire&#xa0;: %2) a été libéré le %3 et peut être attribué de nouveau.</translation>
    </message>
    <message>
        <source>Please do not use it any longer.</source>
        <translation>Veuillez ne plus l’utiliser.</translation>
    </message>
    <message>
        <source>Please do not use them any longer.</source>
        <translation>Veuillez ne plus les utiliser.</translation>
    </message>
    <message>
        <source>Your values in %1</source>
        <translation>Vos valeurs dans %1</translation>
    </message>
    <message>
        <source>%1 does not match the syntax rule of the namespace, so there is no URN for it yet.</source>
        <translation>%1 ne correspond pas à la règle de syntaxe de l’espace de noms&#xa0;: il n’a donc pas encore d’URN.</translation>
    </message>
    <message>
        <source>The URN was:</source>
        <translation>L’URN était&#xa0;:</translation>
    </message>
    <message>
        <source>The URNs were:</source>
        <translation>Les URN étaient&#xa0;:</translation>
    </message>
</context>
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
        <source>auto (default): syntax, then the rule of the URN&apos;s own namespace; none: syntax only; all: also report which namespaces&apos; rules accept the name. Or name the NID, NID@VERSION, or draft:ID that every URN must belong to.</source>
        <translation>auto (par défaut)&#xa0;: la syntaxe, puis la règle de l’espace de noms de l’URN&#xa0;; none&#xa0;: la syntaxe seule&#xa0;; all&#xa0;: signaler aussi les espaces de noms dont la règle accepte le nom. Ou indiquez le NID, NID@VERSION ou draft:ID auquel chaque URN doit appartenir.</translation>
    </message>
    <message>
        <source>Apply the rules in FILE before the registry&apos;s. The report shows which results come from FILE.</source>
        <translation>Appliquer les règles de FILE avant celles du registre. Le rapport indique quels résultats viennent de FILE.</translation>
    </message>
    <message>
        <source>Instead of one line per URN, print totals for each NID and its most frequent findings with an example of each, as text, tsv, or json.</source>
        <translation>Au lieu d’une ligne par URN, afficher les totaux de chaque NID et ses constats les plus fréquents avec un exemple de chacun, en text, tsv ou json.</translation>
    </message>
    <message>
        <source>Report URNs that are equivalent to an earlier one. Uses 24 MiB of memory and 10 to 14 bytes for each distinct URN; beyond the first million, each also takes 24 bytes of a temporary file. Everything else runs in constant memory.</source>
        <translation>Signaler les URN équivalents à un URN précédent. Utilise 24 Mio de mémoire et de 10 à 14 octets par URN distinct&#xa0;; au-delà du premier million, chacun occupe aussi 24 octets d’un fichier temporaire. Tout le reste s’exécute à mémoire constante.</translation>
    </message>
    <message>
        <source>Number of worker threads (default: number of processors); the report does not change.</source>
        <translation>Nombre de fils d’exécution (par défaut&#xa0;: nombre de processeurs)&#xa0;; le rapport ne change pas.</translation>
    </message>
    <message>
        <source>Check part K of N of one file, for --merge. If the output file already contains the finished part, the part is not checked again.</source>
        <translation>Vérifier la partie K sur N d’un fichier, pour --merge. Si le fichier de sortie contient déjà la partie terminée, elle n’est pas vérifiée à nouveau.</translation>
    </message>
    <message>
        <source>Merge the reports of all parts, in any order. The result is the same, byte for byte, as that of one run; the checked file is not needed. With &quot;-&quot;, the names of the reports are read from standard input, one per line, in order, each when it is finished.</source>
        <translation>Réunir les rapports de toutes les parties, dans n’importe quel ordre. Le résultat est le même, octet pour octet, que celui d’une seule exécution&#xa0;; le fichier vérifié n’est pas nécessaire. Avec «&#xa0;-&#xa0;», les noms des rapports sont lus sur l’entrée standard, un par ligne, dans l’ordre, chacun dès qu’il est terminé.</translation>
    </message>
    <message>
        <source>The registry has no syntax rule for %1.</source>
        <translation>Le registre n’a pas de règle de syntaxe pour %1.</translation>
    </message>
    <message>
        <source>--against requires auto, none, all, a NID, NID@VERSION, or draft:ID.</source>
        <translation>--against exige auto, none, all, un NID, NID@VERSION ou draft:ID.</translation>
    </message>
    <message>
        <source>Rule set &quot;%1&quot;: rules: %2, none of them registered.</source>
        <translation>Jeu de règles «&#xa0;%1&#xa0;»&#xa0;: règles&#xa0;: %2, aucune n’est inscrite.</translation>
    </message>
    <message>
        <source>--summary and --only-bad cannot be used together.</source>
        <translation>--summary et --only-bad ne peuvent pas être utilisées ensemble.</translation>
    </message>
    <message>
        <source>--part and --merge cannot be used together.</source>
        <translation>--part et --merge ne peuvent pas être utilisées ensemble.</translation>
    </message>
    <message>
        <source>--part cannot be used with --extract: parts end at line ends, where running text continues.</source>
        <translation>--part ne peut pas être utilisée avec --extract&#xa0;: les parties se terminent aux fins de ligne, où un texte courant continue.</translation>
    </message>
    <message>
        <source>--part requires exactly one file.</source>
        <translation>--part exige exactement un fichier.</translation>
    </message>
    <message>
        <source>--part requires a regular file: %1 cannot be read from the middle.</source>
        <translation>--part exige un fichier ordinaire&#xa0;: %1 ne peut pas être lu à partir du milieu.</translation>
    </message>
    <message>
        <source>--part cannot split a compressed file: decompress %1 first.</source>
        <translation>--part ne peut pas diviser un fichier compressé&#xa0;: décompressez d’abord %1.</translation>
    </message>
    <message>
        <source>Part %1 of %2 is already finished.</source>
        <translation>La partie %1 sur %2 est déjà terminée.</translation>
    </message>
    <message>
        <source>--jobs requires a number from 1 to %1.</source>
        <translation>--jobs exige un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>Check URNs, one per line, and print a verdict for each</source>
        <translation>Vérifier des URN, un par ligne, et afficher un verdict pour chacun</translation>
    </message>
    <message>
        <source>--since and --%1 cannot be used together.</source>
        <translation>--since et --%1 ne peuvent pas être utilisées ensemble.</translation>
    </message>
    <message>
        <source>--since requires a regular file: %1 cannot be read twice.</source>
        <translation>--since exige un fichier ordinaire&#xa0;: %1 ne peut pas être lu deux fois.</translation>
    </message>
    <message>
        <source>%1 is not the finished report of a part. Create it again with check --part.</source>
        <translation>%1 n’est pas le rapport terminé d’une partie. Créez-le à nouveau avec check --part.</translation>
    </message>
    <message>
        <source>%1 and %2 are not parts of one report: the file, the options, or the rules differ.</source>
        <translation>%1 et %2 ne sont pas des parties du même rapport&#xa0;: le fichier, les options ou les règles diffèrent.</translation>
    </message>
    <message>
        <source>%1 and %2 are the same part.</source>
        <translation>%1 et %2 sont la même partie.</translation>
    </message>
    <message>
        <source>--merge requires the reports of all parts.</source>
        <translation>--merge exige les rapports de toutes les parties.</translation>
    </message>
    <message>
        <source>Part %1 of %2 is missing.</source>
        <translation>La partie %1 sur %2 manque.</translation>
    </message>
    <message>
        <source>--part requires K/N for part K of N, such as 1/8 to 8/8; N is at most %1.</source>
        <translation>--part exige K/N pour la partie K sur N, par exemple de 1/8 à 8/8&#xa0;; N vaut au plus %1.</translation>
    </message>
    <message>
        <source>%1 is in another language. Choose that language with --lang.</source>
        <translation>%1 est dans une autre langue. Choisissez cette langue avec --lang.</translation>
    </message>
    <message>
        <source>%1 checked: %2 valid, %3 invalid, %4 unregistered, %5 undecided</source>
        <translation>%1 vérifiés&#xa0;: %2 valides, %3 non valides, %4 non inscrits, %5 indécis</translation>
    </message>
    <message>
        <source>; %1 of the valid ones have no syntax rule yet</source>
        <translation>&#xa0;; %1 des valides n’ont pas encore de règle de syntaxe</translation>
    </message>
    <message>
        <source>; %1 duplicates</source>
        <translation>&#xa0;; %1 doublons</translation>
    </message>
    <message>
        <source>; %1 blank lines</source>
        <translation>&#xa0;; %1 lignes vides</translation>
    </message>
    <message>
        <source>; interrupted</source>
        <translation>&#xa0;; interrompu</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;.</source>
        <translation>Option inconnue «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>Option inconnue «&#xa0;%1&#xa0;». Vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Invalid value &quot;%1&quot; for --%2; expected one of: %3.</source>
        <translation>Valeur «&#xa0;%1&#xa0;» non valide pour --%2&#xa0;; valeurs possibles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 does not accept a value.</source>
        <translation>%1 ne prend pas de valeur.</translation>
    </message>
    <message>
        <source>%1 requires a value.</source>
        <translation>%1 exige une valeur.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Attention&#xa0;: %1</translation>
    </message>
    <message>
        <source>Another program is writing to the registry. Waiting up to %1 s.</source>
        <translation>Un autre programme écrit dans le registre. Attente de %1 s au plus.</translation>
    </message>
    <message>
        <source>Usage: nidus-cli COMMAND ...; nidus-cli --help lists the commands.</source>
        <translation>Usage&#xa0;: nidus-cli COMMANDE ...&#xa0;; nidus-cli --help énumère les commandes.</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;; --help lists the commands.</source>
        <translation>Commande inconnue «&#xa0;%1&#xa0;»&#xa0;; --help énumère les commandes.</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>Commande inconnue «&#xa0;%1&#xa0;». Vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; using English.</source>
        <translation>Il n’y a pas de langue «&#xa0;%1&#xa0;»&#xa0;; l’anglais est utilisé.</translation>
    </message>
    <message>
        <source>There is no translation into &quot;%1&quot;; using English.</source>
        <translation>Il n’y a pas de traduction en «&#xa0;%1&#xa0;»&#xa0;; l’anglais est utilisé.</translation>
    </message>
    <message>
        <source>Could not write the results to &quot;%1&quot; (%2), but this change was made: %3</source>
        <translation>Impossible d’écrire les résultats dans «&#xa0;%1&#xa0;» (%2), mais cette modification a été faite&#xa0;: %3</translation>
    </message>
    <message>
        <source>--registry requires a file name.</source>
        <translation>--registry exige un nom de fichier.</translation>
    </message>
    <message>
        <source>Registry file to use; :builtin: is the built-in content.</source>
        <translation>Fichier de registre à utiliser&#xa0;; :builtin: est le contenu intégré.</translation>
    </message>
    <message>
        <source>Language of messages, such as fr; C is English.</source>
        <translation>Langue des messages, par exemple fr&#xa0;; C est l’anglais.</translation>
    </message>
    <message>
        <source>Use color: auto (default), always, or never.</source>
        <translation>Utiliser la couleur&#xa0;: auto (par défaut), always ou never.</translation>
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
        <source>RFC whose URN syntax applies: 8141 (default) or 2141.</source>
        <translation>RFC dont la syntaxe d’URN s’applique&#xa0;: 8141 (par défaut) ou 2141.</translation>
    </message>
    <message>
        <source>Read every \xHH in the input as that byte.</source>
        <translation>Lire chaque \xHH de l’entrée comme cet octet.</translation>
    </message>
    <message>
        <source>Write the results to FILE; on failure FILE is not changed.</source>
        <translation>Écrire les résultats dans FILE&#xa0;; en cas d’échec, FILE n’est pas modifié.</translation>
    </message>
    <message>
        <source>Lowest severity that sets exit status 1: warning, error (default), or never.</source>
        <translation>Gravité minimale qui donne le code de sortie 1&#xa0;: warning, error (par défaut) ou never.</translation>
    </message>
    <message>
        <source>Equivalence rules of namespaces: none (default), or auto to apply those of each URN&apos;s own namespace.</source>
        <translation>Règles d’équivalence des espaces de noms&#xa0;: none (par défaut), ou auto pour appliquer celles de l’espace de noms de chaque URN.</translation>
    </message>
    <message>
        <source>A note that the history keeps.</source>
        <translation>Une note pour l’historique.</translation>
    </message>
    <message>
        <source>A link for the history, such as a ticket or an email.</source>
        <translation>Lien pour l’historique, par exemple un ticket ou un courriel.</translation>
    </message>
    <message>
        <source>Name to record in the history (default: the user&apos;s name).</source>
        <translation>Nom à inscrire dans l’historique (par défaut&#xa0;: le nom de l’utilisateur).</translation>
    </message>
    <message>
        <source>List completions for a partial command line (used by shells)</source>
        <translation>Énumérer les suites possibles d’une ligne de commande incomplète (utilisé par les shells)</translation>
    </message>
    <message>
        <source>The words follow -- without the program&apos;s name. The last one is completed and may be empty. Each completion is printed as the word, a tab, and a description; an empty line means that a file name is possible. Registries are neither changed nor waited for.</source>
        <translation>Les mots suivent --, sans le nom du programme. Le dernier est celui à compléter et peut être vide. Chaque possibilité est affichée ainsi&#xa0;: le mot, une tabulation et une description&#xa0;; une ligne vide signifie qu’un nom de fichier est possible. Les registres ne sont ni modifiés ni attendus.</translation>
    </message>
    <message>
        <source>List all finding IDs.</source>
        <translation>Énumérer tous les identifiants de constat.</translation>
    </message>
    <message>
        <source>text (default) or json.</source>
        <translation>text (par défaut) ou json.</translation>
    </message>
    <message>
        <source>What:</source>
        <translation>Quoi&#xa0;:</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Remède&#xa0;:</translation>
    </message>
    <message>
        <source>There is no finding ID &quot;%1&quot;; explain --list shows all.</source>
        <translation>Il n’y a pas d’identifiant de constat «&#xa0;%1&#xa0;»&#xa0;; explain --list les affiche tous.</translation>
    </message>
    <message>
        <source>There is no finding ID &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>Il n’y a pas d’identifiant de constat «&#xa0;%1&#xa0;». Vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>explain requires one finding ID or --list.</source>
        <translation>explain exige un identifiant de constat ou --list.</translation>
    </message>
    <message>
        <source>Explain a finding: meaning, reason, RFC section, example, and fix</source>
        <translation>Expliquer un constat&#xa0;: sens, raison, section de la RFC, exemple et correction</translation>
    </message>
    <message>
        <source>There is no namespace &quot;%1&quot; in the registry.</source>
        <translation>Il n’y a pas d’espace de noms «&#xa0;%1&#xa0;» dans le registre.</translation>
    </message>
    <message>
        <source>There is no namespace &quot;%1&quot; in the registry. Did you mean &quot;%2&quot;?</source>
        <translation>Il n’y a pas d’espace de noms «&#xa0;%1&#xa0;» dans le registre. Vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>There is no open draft &quot;%1&quot;.</source>
        <translation>Il n’y a pas de brouillon ouvert «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Several open drafts request &quot;%1&quot;. Choose one with draft:ID.</source>
        <translation>Plusieurs brouillons ouverts demandent «&#xa0;%1&#xa0;». Choisissez-en un avec draft:ID.</translation>
    </message>
    <message>
        <source>Registry management for URN namespaces (RFC 8141)</source>
        <translation>Gestion d’un registre d’espaces de noms d’URN (RFC 8141)</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Usage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Common options:</source>
        <translation>Options communes&#xa0;:</translation>
    </message>
    <message>
        <source>Exit status: 0: no errors found; 1: errors or differences found; 2: the command failed; 130: interrupted.</source>
        <translation>Code de sortie&#xa0;: 0&#xa0;: aucune erreur trouvée&#xa0;; 1&#xa0;: erreurs ou différences trouvées&#xa0;; 2&#xa0;: échec de la commande&#xa0;; 130&#xa0;: interruption.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Built-in IANA content of %1 (%2)</source>
        <translation>Contenu intégré de l’IANA du %1 (%2)</translation>
    </message>
    <message>
        <source>working for %1 s</source>
        <translation>au travail depuis %1 s</translation>
    </message>
    <message>
        <source>%1 % done</source>
        <translation>%1&#xa0;% effectués</translation>
    </message>
    <message>
        <source>tsv (default) or json.</source>
        <translation>tsv (par défaut) ou json.</translation>
    </message>
    <message>
        <source>Check a grammar, and print its shape and size</source>
        <translation>Vérifier une grammaire et afficher sa forme et sa taille</translation>
    </message>
    <message>
        <source>Only one of the grammars can be read from standard input.</source>
        <translation>Une seule des grammaires peut être lue sur l’entrée standard.</translation>
    </message>
    <message>
        <source>Draw a rule as a railroad diagram (SVG)</source>
        <translation>Dessiner une règle en diagramme syntaxique (SVG)</translation>
    </message>
    <message>
        <source>Use only names of this namespace (default: all must have the same NID).</source>
        <translation>N’utiliser que les noms de cet espace de noms (par défaut, tous doivent avoir le même NID).</translation>
    </message>
    <message>
        <source>Infer a grammar from names, one URN per line</source>
        <translation>Déduire une grammaire de noms, un URN par ligne</translation>
    </message>
    <message>
        <source>The grammar, in ABNF, describes the NSS; its start rule is &quot;name&quot;. It accepts the names and similar ones. &quot;new --from-names&quot; creates a draft with such a grammar.</source>
        <translation>La grammaire, en ABNF, décrit le NSS&#xa0;; sa règle de départ est «&#xa0;name&#xa0;». Elle accepte les noms et d’autres qui leur ressemblent. «&#xa0;new --from-names&#xa0;» crée un brouillon avec une telle grammaire.</translation>
    </message>
    <message>
        <source>Add the column where a text fails and what was expected there.</source>
        <translation>Ajouter la colonne où un texte échoue et ce qui y était attendu.</translation>
    </message>
    <message>
        <source>Grammar and texts cannot both be read from standard input.</source>
        <translation>La grammaire et les textes ne peuvent pas être lus tous deux sur l’entrée standard.</translation>
    </message>
    <message>
        <source>Line %1 is undecided. %2</source>
        <translation>La ligne %1 est indécise. %2</translation>
    </message>
    <message>
        <source>Check for each line whether a grammar accepts it</source>
        <translation>Vérifier pour chaque ligne si une grammaire l’accepte</translation>
    </message>
    <message>
        <source>shortest (default), random, boundary (each step with its lowest and highest byte), or near-miss (one edit away and not accepted).</source>
        <translation>shortest (les plus courts, par défaut), random (au hasard), boundary (chaque pas avec son plus petit et son plus grand octet) ou near-miss (à une modification près, et non acceptés).</translation>
    </message>
    <message>
        <source>Maximum number of texts (default 10).</source>
        <translation>Nombre maximal de textes (par défaut&#xa0;: 10).</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same texts (default 0).</source>
        <translation>Graine aléatoire&#xa0;; la même graine donne les mêmes textes (par défaut&#xa0;: 0).</translation>
    </message>
    <message>
        <source>Write bytes outside 0x21..0x7E and the backslash as \xHH.</source>
        <translation>Écrire \xHH pour les octets hors de 0x21..0x7E et la barre oblique inverse.</translation>
    </message>
    <message>
        <source>--count requires a number from 1 to %1.</source>
        <translation>--count exige un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>--seed requires a number.</source>
        <translation>--seed exige un nombre.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) with a line break left out; --escaped shows them.</source>
        <translation>
            <numerusform>%n texte qui contient une fin de ligne a été omis&#xa0;; --escaped l’affiche.</numerusform>
            <numerusform>%n textes qui contiennent une fin de ligne ont été omis&#xa0;; --escaped les affiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print sample texts that a grammar accepts or nearly accepts</source>
        <translation>Afficher des exemples de textes qu’une grammaire accepte ou accepte presque</translation>
    </message>
    <message>
        <source>%1 contains no rule.</source>
        <translation>%1 ne contient aucune règle.</translation>
    </message>
    <message>
        <source>%1 has no rule &quot;%2&quot;.</source>
        <translation>%1 n’a pas de règle «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 has no rule &quot;%2&quot;. Did you mean &quot;%3&quot;?</source>
        <translation>%1 n’a pas de règle «&#xa0;%2&#xa0;». Vouliez-vous dire «&#xa0;%3&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>abnf (default): RFC 5234 and RFC 7405; iregexp: RFC 9485.</source>
        <translation>abnf (par défaut)&#xa0;: RFC 5234 et RFC 7405&#xa0;; iregexp&#xa0;: RFC 9485.</translation>
    </message>
    <message>
        <source>Also accept notation that is common in registrations, such as ::= and |, with a warning for each.</source>
        <translation>Accepter aussi les notations courantes dans les enregistrements, comme ::= et |, avec un avertissement pour chacune.</translation>
    </message>
    <message>
        <source>Start rule (default: the first rule of the grammar).</source>
        <translation>Règle de départ (par défaut&#xa0;: la première règle de la grammaire).</translation>
    </message>
    <message>
        <source>Approve a draft in review</source>
        <translation>Approuver un brouillon en relecture</translation>
    </message>
    <message>
        <source>Field that the comment is about, such as purpose.</source>
        <translation>Champ que le commentaire concerne, par exemple purpose.</translation>
    </message>
    <message>
        <source>Answer the comment with this number.</source>
        <translation>Répondre au commentaire qui porte ce numéro.</translation>
    </message>
    <message>
        <source>Resolve the comment with this number.</source>
        <translation>Résoudre le commentaire qui porte ce numéro.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a field key.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une clé de champ.</translation>
    </message>
    <message>
        <source>Use only one of --answer, --resolve, and --accept.</source>
        <translation>N’utilisez qu’une seule des options --answer, --resolve et --accept.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; violates a MUST of RFC 8141 and cannot be accepted.</source>
        <translation>«&#xa0;%1&#xa0;» enfreint un MUST de la RFC 8141 et ne peut pas être accepté.</translation>
    </message>
    <message>
        <source>Add a review comment, answer, resolution, or acceptance, and print its number</source>
        <translation>Ajouter un commentaire de relecture, une réponse, une résolution ou une acceptation, et afficher son numéro</translation>
    </message>
    <message>
        <source>List review comments</source>
        <translation>Énumérer les commentaires d’examen</translation>
    </message>
    <message>
        <source>Columns of tsv: number, kind, number of the comment answered, version, field, accepted finding, time, person, text, NID or draft:ID of the comment. For a NID, the comments on all its drafts are listed too.</source>
        <translation>Colonnes de tsv&#xa0;: numéro, genre, numéro du commentaire auquel il répond, version, champ, constat accepté, heure, personne, texte, NID ou draft:ID du commentaire. Pour un NID, les commentaires de tous ses brouillons sont aussi énumérés.</translation>
    </message>
    <message>
        <source>Use the fast track (RFC 8141 section 6.3) and note it in the Registrant field. Errors that don&apos;t violate a MUST are allowed if --note gives a reason.</source>
        <translation>Utiliser la procédure accélérée (RFC 8141, section 6.3) et l’indiquer dans le champ «&#xa0;Déclarant&#xa0;». Les erreurs qui n’enfreignent aucun MUST sont permises si --note donne une raison.</translation>
    </message>
    <message>
        <source>Mark an approved draft as sent to IANA</source>
        <translation>Marquer comme transmis à l’IANA un brouillon approuvé</translation>
    </message>
    <message>
        <source>An informal namespace; its number is assigned at registration.</source>
        <translation>Un espace de noms informel&#xa0;; son numéro est attribué à l’enregistrement.</translation>
    </message>
    <message>
        <source>Template file: text, or XML with one record; &quot;-&quot; is standard input.</source>
        <translation>Fichier du formulaire&#xa0;: texte, ou XML avec une seule fiche&#xa0;; «&#xa0;-&#xa0;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>Instead of a template: URNs, one per line. A grammar is inferred from their names, and the most frequent become samples.</source>
        <translation>Au lieu d’un formulaire&#xa0;: des URN, un par ligne. Une grammaire est déduite de leurs noms, et les plus fréquents deviennent des exemples.</translation>
    </message>
    <message>
        <source>Register the draft immediately and print the NID.</source>
        <translation>Enregistrer aussitôt le brouillon et afficher le NID.</translation>
    </message>
    <message>
        <source>new requires --from FILE; &quot;-&quot; is standard input.</source>
        <translation>new exige --from FILE&#xa0;; «&#xa0;-&#xa0;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>The template requests the NID &quot;%1&quot;, not &quot;%2&quot;.</source>
        <translation>Le formulaire demande le NID «&#xa0;%1&#xa0;», et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>--from-names requires a NID and cannot be used with --informal or --from.</source>
        <translation>--from-names exige un NID et ne peut pas être utilisée avec --informal ou --from.</translation>
    </message>
    <message>
        <source>new requires either a NID or --informal.</source>
        <translation>new exige soit un NID, soit --informal.</translation>
    </message>
    <message>
        <source>Create a draft of a new namespace and print its draft:ID</source>
        <translation>Créer un brouillon d’un nouvel espace de noms et afficher son draft:ID</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be recorded; use report, direction, recognition, or specification.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être versé au dossier&#xa0;; utilisez report, direction, recognition ou specification.</translation>
    </message>
    <message>
        <source>Record a report, decision, or document that the procedure requires</source>
        <translation>Verser au dossier un rapport, une décision ou un document que la procédure exige</translation>
    </message>
    <message>
        <source>For a namespace intended for a standard (RFC 8141 section 6.2): report is the Expert Review report; direction is that of the approving body. For the fast track (RFC 8141 section 6.3): recognition is who recognized the body; specification is the published specification.</source>
        <translation>Pour un espace de noms destiné à une norme (RFC 8141, section 6.2)&#xa0;: report est le rapport d’examen d’expert&#xa0;; direction est l’instruction de l’organisme d’approbation. Pour la procédure accélérée (RFC 8141, section 6.3)&#xa0;: recognition indique qui a reconnu l’organisme&#xa0;; specification est la spécification publiée.</translation>
    </message>
    <message>
        <source>Register a draft and print its NID</source>
        <translation>Enregistrer un brouillon et écrire son NID</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a date such as 2026-03-14 nor &quot;never&quot;.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une date telle que 2026-03-14, ni «&#xa0;never&#xa0;».</translation>
    </message>
    <message>
        <source>Set the date to follow up on a pending draft</source>
        <translation>Fixer la date de rappel d’un brouillon en attente</translation>
    </message>
    <message>
        <source>submit and forward set it to 14 days later. From then on, every step reminds you.</source>
        <translation>submit et forward la fixent à 14 jours plus tard. À partir de cette date, chaque étape vous le rappelle.</translation>
    </message>
    <message>
        <source>Template file: text, or XML with one record; &quot;-&quot; is standard input. NID@VERSION restores an old version. Without --from, the draft starts as a copy of the latest version.</source>
        <translation>Fichier du formulaire&#xa0;: texte, ou XML avec une seule fiche&#xa0;; «&#xa0;-&#xa0;» est l’entrée standard. NID@VERSION rétablit une ancienne version. Sans --from, le brouillon commence par une copie de la dernière version.</translation>
    </message>
    <message>
        <source>Only an older version of &quot;%1&quot; can be restored.</source>
        <translation>Seule une version plus ancienne de «&#xa0;%1&#xa0;» peut être rétablie.</translation>
    </message>
    <message>
        <source>revise draft:ID requires --from FILE; &quot;-&quot; is standard input.</source>
        <translation>revise draft:ID exige --from FILE&#xa0;; «&#xa0;-&#xa0;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>--editorial is only for an approved draft, named by draft:ID.</source>
        <translation>--editorial est réservée à un brouillon approuvé, désigné par draft:ID.</translation>
    </message>
    <message>
        <source>--editorial requires a reason.</source>
        <translation>--editorial exige une raison.</translation>
    </message>
    <message>
        <source>Create a draft of a namespace&apos;s next version, or replace the text of a draft</source>
        <translation>Créer un brouillon de la prochaine version d’un espace de noms, ou remplacer le texte d’un brouillon</translation>
    </message>
    <message>
        <source>Submit a draft for review</source>
        <translation>Soumettre un brouillon pour relecture</translation>
    </message>
    <message>
        <source>The namespace to use instead of the withdrawn one.</source>
        <translation>Espace de noms à utiliser à la place de celui qui est retiré.</translation>
    </message>
    <message>
        <source>Withdraw a registration, or move a draft to the trash</source>
        <translation>Retirer un enregistrement, ou mettre un brouillon à la corbeille</translation>
    </message>
    <message>
        <source>List only one kind of event, such as registered.</source>
        <translation>N’énumérer qu’un genre d’événement, par exemple registered.</translation>
    </message>
    <message>
        <source>List only events whose NID, person, or note contains TEXT.</source>
        <translation>N’énumérer que les événements dont le NID, la personne ou la note contient TEXT.</translation>
    </message>
    <message>
        <source>First day to list, YYYY-MM-DD.</source>
        <translation>Premier jour à énumérer, AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>Last day to list, YYYY-MM-DD.</source>
        <translation>Dernier jour à énumérer, AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of event.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un genre d’événement.</translation>
    </message>
    <message>
        <source>List the history of the registry, newest first</source>
        <translation>Énumérer l’historique du registre, le plus récent d’abord</translation>
    </message>
    <message>
        <source>Columns of tsv: time, NID or draft:ID, event, person, note, link.</source>
        <translation>Colonnes de tsv&#xa0;: heure, NID ou draft:ID, événement, personne, note, lien.</translation>
    </message>
    <message>
        <source>Write a backup of the registry; never replaces a file</source>
        <translation>Écrire une sauvegarde du registre&#xa0;; ne remplace jamais un fichier</translation>
    </message>
    <message>
        <source>Leave out the built-in IANA content.</source>
        <translation>Omettre le contenu intégré de l’IANA.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier.</translation>
    </message>
    <message>
        <source>Create a registry file; never replaces one</source>
        <translation>Créer un fichier de registre&#xa0;; n’en remplace jamais un</translation>
    </message>
    <message>
        <source>Only list the places and copies that contain TEXT.</source>
        <translation>N’énumérer que les endroits et les copies qui contiennent TEXT.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too short: it may be part of other words.</source>
        <translation>«&#xa0;%1&#xa0;» est trop court&#xa0;: il peut faire partie d’autres mots.</translation>
    </message>
    <message>
        <source>registry erase requires --by NAME: the history records who erased.</source>
        <translation>registry erase exige --by NAME&#xa0;: l’historique indique qui a effacé.</translation>
    </message>
    <message>
        <source>%1 may still contain it and was not changed.</source>
        <translation>%1 le contient peut-être encore et n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Exports, emails, and copies that you made elsewhere still contain it.</source>
        <translation>Les exports, les courriels et les copies que vous avez faites ailleurs le contiennent encore.</translation>
    </message>
    <message>
        <source>Erase names, addresses, or phone numbers everywhere</source>
        <translation>Effacer partout des noms, des adresses ou des numéros de téléphone</translation>
    </message>
    <message>
        <source>Print a one-line fingerprint of the registry&apos;s history</source>
        <translation>Afficher en une ligne une empreinte de l’historique du registre</translation>
    </message>
    <message>
        <source>Prints &quot;nidus-head 1 COUNT HASH IDENTITY&quot;: the number of entries in the history, the hash that covers them all, and the registry&apos;s identity. Give it to someone outside: later, &quot;registry verify --since&quot; proves that none of these entries was removed or changed.</source>
        <translation>Affiche «&#xa0;nidus-head 1 NOMBRE EMPREINTE IDENTITÉ&#xa0;»&#xa0;: le nombre d’entrées de l’historique, l’empreinte qui les couvre toutes et l’identité du registre. Confiez cette ligne à quelqu’un d’extérieur&#xa0;: plus tard, «&#xa0;registry verify --since&#xa0;» prouve qu’aucune de ces entrées n’a été supprimée ni modifiée.</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Schema version:</source>
        <translation>Version du schéma&#xa0;:</translation>
    </message>
    <message>
        <source>Content of:</source>
        <translation>Contenu du&#xa0;:</translation>
    </message>
    <message>
        <source>Registrations:</source>
        <translation>Enregistrements&#xa0;:</translation>
    </message>
    <message>
        <source>Versions:</source>
        <translation>Versions&#xa0;:</translation>
    </message>
    <message>
        <source>Open drafts:</source>
        <translation>Brouillons ouverts&#xa0;:</translation>
    </message>
    <message>
        <source>Show what a registry file contains</source>
        <translation>Montrer ce que contient un fichier de registre</translation>
    </message>
    <message>
        <source>Restore a backup that is not intact, and report what is wrong.</source>
        <translation>Restaurer une sauvegarde qui n’est pas intacte, et signaler ce qui ne va pas.</translation>
    </message>
    <message>
        <source>Replace the registry with a backup</source>
        <translation>Remplacer le registre par une sauvegarde</translation>
    </message>
    <message>
        <source>The current registry is first saved in the folder REGISTRY.backups next to it; a damaged file is kept under a new name. The backup is checked first, and anything missing from it is reported. The restore is recorded in the history. Numbers already assigned are never reused.</source>
        <translation>Le registre actuel est d’abord enregistré dans le dossier REGISTRY.backups à côté de lui&#xa0;; un fichier endommagé est conservé sous un nouveau nom. La sauvegarde est d’abord vérifiée, et tout ce qui y manque est signalé. La restauration est inscrite dans l’historique. Les numéros déjà attribués ne sont jamais réutilisés.</translation>
    </message>
    <message>
        <source>Also verify that the history continues from a head that &quot;registry head&quot; printed, or from every head in a file, such as an export.</source>
        <translation>Vérifier aussi que l’historique prolonge une tête que «&#xa0;registry head&#xa0;» a affichée, ou chaque tête que contient un fichier, par exemple un export.</translation>
    </message>
    <message>
        <source>%1 contains no head printed by &quot;registry head&quot;.</source>
        <translation>%1 ne contient aucune tête affichée par «&#xa0;registry head&#xa0;».</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>intact</translation>
    </message>
    <message>
        <source>%1: erased on %2 by %3</source>
        <translation>%1&#xa0;: effacé le %2 par %3</translation>
    </message>
    <message>
        <source>Verify that a registry file is not damaged or tampered with</source>
        <translation>Vérifier qu’un fichier de registre n’est ni endommagé ni falsifié</translation>
    </message>
    <message>
        <source>Checks pages, indexes, and references. Compares tables and triggers with those that Nidus creates; every version, event, registration, draft, comment, and person with the hash computed when it was written; and the search index with its source. Reports registered NIDs that violate RFC 8141 section 5, and a history that does not continue from the heads seen so far, which are kept in REGISTRY.heads next to the registry and in the user&apos;s data folder.</source>
        <translation>Vérifie les pages, les index et les références. Compare les tables et les déclencheurs avec ceux que Nidus crée&#xa0;; chaque version, événement, enregistrement, brouillon, commentaire et personne avec l’empreinte calculée lors de son écriture&#xa0;; et l’index de recherche avec sa source. Signale les NID enregistrés qui enfreignent la section 5 de la RFC 8141, et un historique qui ne prolonge pas les têtes vues jusque-là, conservées dans REGISTRY.heads à côté du registre et dans le dossier de données de l’utilisateur.</translation>
    </message>
    <message>
        <source>Mark changed words as [-removed-] and {+added+}.</source>
        <translation>Marquer les mots changés par [-supprimé-] et {+ajouté+}.</translation>
    </message>
    <message>
        <source>text (default) or html.</source>
        <translation>text (par défaut) ou html.</translation>
    </message>
    <message>
        <source>Compare two versions, drafts, or files field by field</source>
        <translation>Comparer deux versions, brouillons ou fichiers champ par champ</translation>
    </message>
    <message>
        <source>A and B are NID, NID@VERSION, draft:ID, or files. The exit status is 1 if they differ. A text file has neither samples nor a syntax rule, so these are compared only if both sides have them.</source>
        <translation>A et B sont NID, NID@VERSION, draft:ID ou des fichiers. Le code de sortie est 1 s’ils diffèrent. Un fichier texte n’a ni exemples ni règle de syntaxe&#xa0;; ceux-ci ne sont donc comparés que si les deux côtés en ont.</translation>
    </message>
    <message>
        <source>Write one file per registration to DIR, named after its NID. Characters other than a-z, 0-9, and the hyphen are written as &quot;_&quot; and two hexadecimal digits.</source>
        <translation>Écrire un fichier par enregistrement dans DIR, nommé d’après son NID. Les caractères autres que a-z, 0-9 et le trait d’union s’écrivent «&#xa0;_&#xa0;» suivi de deux chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>Paper size of PDF: a4 (default) or letter.</source>
        <translation>Format de papier du PDF&#xa0;: a4 (par défaut) ou letter.</translation>
    </message>
    <message>
        <source>Include the line that &quot;registry head&quot; prints, if the format has a place for it.</source>
        <translation>Inclure la ligne qu’affiche «&#xa0;registry head&#xa0;», si le format lui donne une place.</translation>
    </message>
    <message>
        <source>Leave out comments, notes, phone numbers, and the names of the registry staff.</source>
        <translation>Omettre les commentaires, les notes, les numéros de téléphone et les noms de ceux qui tiennent le registre.</translation>
    </message>
    <message>
        <source>Instead of --format: export the original file that the template was imported from, byte for byte.</source>
        <translation>Au lieu de --format&#xa0;: exporter le fichier d’origine dont le formulaire a été importé, octet pour octet.</translation>
    </message>
    <message numerus="yes">
        <source>%n registration(s) left out: the registry has no template text for them.</source>
        <translation>
            <numerusform>%n enregistrement a été omis&#xa0;: le registre n’a pas de texte de formulaire pour lui.</numerusform>
            <numerusform>%n enregistrements ont été omis&#xa0;: le registre n’a pas de texte de formulaire pour eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a NID, NID@VERSION, or draft:ID.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un NID, NID@VERSION ou draft:ID.</translation>
    </message>
    <message>
        <source>%1 contains all versions of a registration. Export &quot;%2&quot; without a version.</source>
        <translation>%1 contient toutes les versions d’un enregistrement. Exportez «&#xa0;%2&#xa0;» sans version.</translation>
    </message>
    <message>
        <source>Several originals require a folder: add --out-dir.</source>
        <translation>Plusieurs originaux exigent un dossier&#xa0;: ajoutez --out-dir.</translation>
    </message>
    <message>
        <source>--original cannot be used with --format, --public, or --with-head.</source>
        <translation>--original ne peut pas être utilisée avec --format, --public ou --with-head.</translation>
    </message>
    <message>
        <source>export requires --format, such as --format text.</source>
        <translation>export exige --format, par exemple --format text.</translation>
    </message>
    <message>
        <source>--output and --out-dir cannot be used together.</source>
        <translation>--output et --out-dir ne peuvent pas être utilisées ensemble.</translation>
    </message>
    <message>
        <source>Several emails require a folder: add --out-dir.</source>
        <translation>Plusieurs courriels exigent un dossier&#xa0;: ajoutez --out-dir.</translation>
    </message>
    <message>
        <source>Export registrations as text, XML, HTML, PDF, and more</source>
        <translation>Exporter des enregistrements en texte, XML, HTML, PDF et autres formats</translation>
    </message>
    <message>
        <source>Only show what would be imported.</source>
        <translation>Montrer seulement ce qui serait importé.</translation>
    </message>
    <message>
        <source>Do not turn the grammar and examples of a Syntax section into a rule and samples.</source>
        <translation>Ne pas transformer la grammaire et les exemples d’une section Syntaxe en une règle et des exemples.</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section, with start rule &quot;%2&quot;, becomes the draft&apos;s syntax rule; samples: %3.</source>
        <translation>%1&#xa0;: la grammaire de la section Syntaxe, avec la règle de départ «&#xa0;%2&#xa0;», devient la règle de syntaxe du brouillon&#xa0;; exemples&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section is not used: %2</source>
        <translation>%1&#xa0;: la grammaire de la section Syntaxe n’est pas utilisée&#xa0;: %2</translation>
    </message>
    <message>
        <source>Import templates and registries from files</source>
        <translation>Importer des formulaires et des registres depuis des fichiers</translation>
    </message>
    <message>
        <source>%1, likely</source>
        <translation>%1, probable</translation>
    </message>
    <message>
        <source>%1, guessed</source>
        <translation>%1, supposé</translation>
    </message>
    <message>
        <source>Text outside of all fields is kept separately:</source>
        <translation>Le texte qui n’appartient à aucun champ est gardé à part&#xa0;:</translation>
    </message>
    <message>
        <source>%1: created %2</source>
        <translation>%1&#xa0;: création de %2</translation>
    </message>
    <message>
        <source>Strictness: draft (unfinished parts are only information), review (default), or submission (anything a reviewer would return is an error).</source>
        <translation>Rigueur&#xa0;: draft (les parties inachevées ne sont que des informations), review (par défaut) ou submission (tout ce qu’un relecteur renverrait est une erreur).</translation>
    </message>
    <message>
        <source>Check a template and list findings</source>
        <translation>Vérifier un formulaire et énumérer les constats</translation>
    </message>
    <message>
        <source>If a file with that name exists, Nidus reads the file; otherwise the argument is a namespace or draft. Lines and columns are those of the file, or otherwise of the named field.
Columns of tsv and csv: subject, line, column, severity, code, message; csv has a header line. json is one array of the objects that jsonl prints one per line. In JUnit, findings at or above --fail-level are failures; others appear as output of passing tests.
Findings that a reviewer accepted (comment --accept) are listed last as &quot;accepted&quot; with the reason, and do not count: jsonl and json have a member &quot;accepted&quot;, sarif suppresses them, and junit skips them.</source>
        <translation>Si un fichier de ce nom existe, Nidus lit le fichier&#xa0;; sinon, l’argument est un espace de noms ou un brouillon. Les lignes et les colonnes sont celles du fichier ou, sinon, celles du champ indiqué.
Colonnes de tsv et csv&#xa0;: subject, line, column, severity, code, message&#xa0;; csv a une ligne d’en-tête. json est un tableau des objets que jsonl affiche à raison d’un par ligne. Dans JUnit, les constats à partir de --fail-level sont des échecs&#xa0;; les autres apparaissent comme sortie de tests réussis.
Les constats qu’un relecteur a acceptés (comment --accept) sont énumérés à la fin comme «&#xa0;accepted&#xa0;» avec la raison, et ne comptent pas&#xa0;: jsonl et json ont un membre «&#xa0;accepted&#xa0;», sarif les supprime et junit les saute.</translation>
    </message>
    <message>
        <source>%1 contains a registry, not a single template. Import it, then lint its registrations by NID.</source>
        <translation>%1 contient un registre, et non un seul formulaire. Importez-le, puis vérifiez ses enregistrements par leur NID avec lint.</translation>
    </message>
    <message>
        <source>List only this state.</source>
        <translation>N’énumérer que cet état.</translation>
    </message>
    <message>
        <source>List only formal or informal namespaces.</source>
        <translation>N’énumérer que les espaces de noms formels ou informels.</translation>
    </message>
    <message>
        <source>List drafts in the trash; reopen restores them.</source>
        <translation>Énumérer les brouillons de la corbeille&#xa0;; reopen les restaure.</translation>
    </message>
    <message>
        <source>List only drafts whose reminder is due.</source>
        <translation>N’énumérer que les brouillons dont le rappel est échu.</translation>
    </message>
    <message>
        <source>Show a registration, one of its versions, or a draft</source>
        <translation>Montrer un enregistrement, une de ses versions, ou un brouillon</translation>
    </message>
    <message>
        <source>%1 does not contain exactly one registration. Use import for a file with several.</source>
        <translation>%1 ne contient pas exactement un enregistrement. Utilisez import pour un fichier qui en contient plusieurs.</translation>
    </message>
    <message>
        <source>%1 contains no template text.</source>
        <translation>%1 ne contient pas de texte de formulaire.</translation>
    </message>
    <message>
        <source>Namespace of the names (required).</source>
        <translation>Espace de noms des noms (obligatoire).</translation>
    </message>
    <message>
        <source>No encoding of native names is stored for the namespace &quot;%1&quot;, and guessing one is forbidden (RFC 8141 section 2.2).</source>
        <translation>Aucun encodage des noms natifs n’est conservé pour l’espace de noms «&#xa0;%1&#xa0;», et il est interdit d’en deviner un (RFC 8141, section 2.2).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not UTF-8 text.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas du texte UTF-8.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be a name in the namespace &quot;%1&quot;: the syntax rule of the namespace rejects every encoding of it.</source>
        <translation>«&#xa0;%2&#xa0;» ne peut pas être un nom de l’espace de noms «&#xa0;%1&#xa0;»&#xa0;: la règle de syntaxe de l’espace de noms en rejette tout encodage.</translation>
    </message>
    <message>
        <source>encode requires --nid.</source>
        <translation>encode exige --nid.</translation>
    </message>
    <message>
        <source>Encode a native name as a URN</source>
        <translation>Encoder un nom natif en URN</translation>
    </message>
    <message>
        <source>equal compares two URNs, or pairs from standard input (&quot;-&quot;).</source>
        <translation>equal compare deux URN, ou des paires lues sur l’entrée standard («&#xa0;-&#xa0;»).</translation>
    </message>
    <message>
        <source>Check whether two URNs are equivalent</source>
        <translation>Vérifier si deux URN sont équivalents</translation>
    </message>
    <message>
        <source>Prints equal, different, or invalid. With &quot;-&quot;, reads pairs separated by a tab from standard input and prints one word per line.</source>
        <translation>Affiche equal (équivalents), different (différents) ou invalid (non valide). Avec «&#xa0;-&#xa0;», lit sur l’entrée standard des paires séparées par une tabulation et affiche un mot par ligne.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains no URNs of this namespace.</source>
        <translation>«&#xa0;%1&#xa0;» ne contient aucun URN de cet espace de noms.</translation>
    </message>
    <message>
        <source>The names belong to several namespaces (%1); choose one with --nid.</source>
        <translation>Les noms appartiennent à plusieurs espaces de noms (%1)&#xa0;; choisissez-en un avec --nid.</translation>
    </message>
    <message>
        <source>Names read: %1, skipped: %2. The grammar is a guess; review it before others rely on it.</source>
        <translation>Noms lus&#xa0;: %1, ignorés&#xa0;: %2. La grammaire est une supposition&#xa0;; relisez-la avant que d’autres s’y fient.</translation>
    </message>
    <message>
        <source>Rules of RFC 8141: formal (default), section 5.1; informal, section 5.2.</source>
        <translation>Règles de la RFC 8141&#xa0;: formal (par défaut), section 5.1&#xa0;; informal, section 5.2.</translation>
    </message>
    <message>
        <source>Do not report that a NID is already registered.</source>
        <translation>Ne pas signaler qu’un NID est déjà inscrit.</translation>
    </message>
    <message>
        <source>Check whether NIDs may be registered, as JSON</source>
        <translation>Vérifier si des NID peuvent être inscrits&#xa0;; résultat en JSON</translation>
    </message>
    <message>
        <source>Print the informal NID that would be assigned next</source>
        <translation>Afficher le prochain NID informel qui serait attribué</translation>
    </message>
    <message>
        <source>Nothing is reserved: the number is assigned at registration.</source>
        <translation>Rien n’est réservé&#xa0;: le numéro est attribué à l’enregistrement.</translation>
    </message>
    <message>
        <source>key (default): the comparison key, without r-, q-, and f-components; full: the same with them.</source>
        <translation>key (par défaut)&#xa0;: la clé de comparaison, sans composantes r, q et f&#xa0;; full&#xa0;: la même avec elles.</translation>
    </message>
    <message>
        <source>Print the normal form of URNs, one per line</source>
        <translation>Afficher la forme normale d’URN, un par ligne</translation>
    </message>
    <message>
        <source>For a line that is not a URN, an empty line is printed.</source>
        <translation>Pour une ligne qui n’est pas un URN, une ligne vide est affichée.</translation>
    </message>
    <message>
        <source>Split URNs into components: one JSON object per line of input</source>
        <translation>Décomposer des URN&#xa0;: un objet JSON par ligne d’entrée</translation>
    </message>
    <message>
        <source>Prints an object for every line, even a blank one. A valid URN may have warnings; the exit status is 1 if a line is not a URN.</source>
        <translation>Affiche un objet pour chaque ligne, même vide. Un URN valide peut avoir des avertissements&#xa0;; le code de sortie est 1 si une ligne n’est pas un URN.</translation>
    </message>
    <message>
        <source>Output format (default: text; sarif is SARIF 2.1.0). One of: %1.</source>
        <translation>Format de sortie (text par défaut&#xa0;; sarif est SARIF 2.1.0). L’un de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The texts of the input are running text: check every URN found in them.</source>
        <translation>Les textes de l’entrée sont du texte courant&#xa0;: vérifier chaque URN qui s’y trouve.</translation>
    </message>
    <message>
        <source>--part cannot be used with --input csv: parts end at line ends, where a row may continue.</source>
        <translation>--part ne peut pas être utilisé avec --input csv&#xa0;: les parties finissent en fin de ligne, où une rangée peut continuer.</translation>
    </message>
    <message>
        <source>--rules can only be used with --against auto.</source>
        <translation>--rules ne peut être utilisé qu’avec --against auto.</translation>
    </message>
    <message>
        <source>--summary requires one of the formats %1.</source>
        <translation>--summary exige l’un des formats %1.</translation>
    </message>
    <message>
        <source>--since requires one of the formats %1; with --summary, one of %2.</source>
        <translation>--since exige l’un des formats %1&#xa0;; avec --summary, l’un de %2.</translation>
    </message>
    <message>
        <source>--input, --column, and --json-field cannot be used together.</source>
        <translation>--input, --column et --json-field ne peuvent pas être utilisés ensemble.</translation>
    </message>
    <message>
        <source>--input requires lines, csv:COLUMN, or jsonl:MEMBER.</source>
        <translation>--input exige lines, csv:COLUMN ou jsonl:MEMBER.</translation>
    </message>
    <message>
        <source>URNs and NIDs:</source>
        <translation>URN et NID&#xa0;:</translation>
    </message>
    <message>
        <source>Grammars:</source>
        <translation>Grammaires&#xa0;:</translation>
    </message>
    <message>
        <source>Registrations and templates:</source>
        <translation>Enregistrements et formulaires&#xa0;:</translation>
    </message>
    <message>
        <source>Registering and reviewing:</source>
        <translation>Enregistrement et relecture&#xa0;:</translation>
    </message>
    <message>
        <source>Registry file:</source>
        <translation>Fichier du registre&#xa0;:</translation>
    </message>
    <message>
        <source>Help:</source>
        <translation>Aide&#xa0;:</translation>
    </message>
    <message>
        <source>Output format: a document of one template, a page, all data with its history, or a list. One of: %1.</source>
        <translation>Format de sortie&#xa0;: un document d’un formulaire, une page, toutes les données avec leur historique, ou une liste. L’un de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>--%1 requires the number of a comment.</source>
        <translation>--%1 exige le numéro d’un commentaire.</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing was registered.</source>
        <translation>Rien n’a été inscrit.</translation>
    </message>
    <message>
        <source>If only the wording changed, --editorial REASON keeps the approval.</source>
        <translation>Si seule la formulation a changé, --editorial MOTIF conserve l’approbation.</translation>
    </message>
    <message>
        <source>The highest informal NID that was ever assigned, if the registry no longer contains it.</source>
        <translation>Le NID informel le plus élevé jamais attribué, si le registre ne le contient plus.</translation>
    </message>
    <message>
        <source>registry acknowledge requires --note TEXT: the history records why.</source>
        <translation>registry acknowledge exige --note TEXTE&#xa0;: l’historique en consigne la raison.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an informal NID such as urn-12.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un NID informel tel que urn-12.</translation>
    </message>
    <message>
        <source>The problems of the registry were acknowledged.</source>
        <translation>Les problèmes du registre ont été reconnus.</translation>
    </message>
    <message>
        <source>There is nothing to acknowledge.</source>
        <translation>Il n’y a rien à reconnaître.</translation>
    </message>
    <message>
        <source>Record that missing or changed data of a registry is known</source>
        <translation>Consigner que des données manquantes ou modifiées d’un registre sont connues</translation>
    </message>
    <message>
        <source>Lists what &quot;registry verify&quot; finds missing or changed outside Nidus, and records it in the history. From then on, commands and &quot;registry verify&quot; no longer report it; &quot;registry verify --since&quot; still does, for earlier heads. This restores nothing: if there is a good backup, restore it instead. Damage cannot be acknowledged. The exit status is 1 if a problem is left.</source>
        <translation>Énumère ce que «&#xa0;registry verify&#xa0;» trouve manquant ou modifié hors de Nidus, et le consigne dans l’historique. Dès lors, les commandes et «&#xa0;registry verify&#xa0;» ne le signalent plus&#xa0;; «&#xa0;registry verify --since&#xa0;» le signale encore pour les têtes antérieures. Rien n’est restauré&#xa0;: s’il existe une bonne sauvegarde, restaurez-la plutôt. Un dommage ne peut pas être reconnu. Le code de sortie est 1 s’il reste un problème.</translation>
    </message>
    <message>
        <source>%1 in %2 contains it and cannot be changed.</source>
        <translation>%1 dans %2 le contient et ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>Each TEXT, such as a person&apos;s name, email address, or phone number, is searched for as whole words, ignoring case, line ends, and encodings such as Base64. It is replaced by &quot;[erased]&quot; in every version, draft, comment, event, and contact of the registry and in the copies and unsaved edits that Nidus keeps; each place is listed. The history can still be verified, and &quot;registry verify&quot; shows what was erased, when, and by whom. This cannot be undone. The exit status is 1 if a place or file that contains it could not be changed; it is named.</source>
        <translation>Chaque TEXTE, tel que le nom, l’adresse ou le numéro de téléphone d’une personne, est recherché en mots entiers, sans tenir compte de la casse, des fins de ligne et des codages comme Base64. Il est remplacé par «&#xa0;[erased]&#xa0;» dans toutes les versions, brouillons, commentaires, événements et contacts du registre, ainsi que dans les copies et les modifications non enregistrées que Nidus conserve&#xa0;; chaque endroit est indiqué. L’historique reste vérifiable, et «&#xa0;registry verify&#xa0;» montre ce qui a été effacé, quand et par qui. L’opération est irréversible. Le code de sortie est 1 si un endroit ou un fichier qui le contient n’a pas pu être modifié&#xa0;; il est nommé.</translation>
    </message>
    <message>
        <source>Look for an older backup; --accept-problems restores this one.</source>
        <translation>Cherchez une sauvegarde plus ancienne&#xa0;; --accept-problems restaure celle-ci.</translation>
    </message>
    <message>
        <source>Accept informal numbers that leave more than 100 numbers below them unassigned.</source>
        <translation>Accepter des numéros informels qui laissent plus de 100 numéros inférieurs non attribués.</translation>
    </message>
    <message>
        <source>; %1 of the valid ones have a warning</source>
        <translation>&#xa0;; valides avec un avertissement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. Put a text that starts with &quot;-&quot; after &quot;--&quot;.</source>
        <translation>Option inconnue&#xa0;: «&#xa0;%1&#xa0;». Placez après «&#xa0;--&#xa0;» un texte qui commence par «&#xa0;-&#xa0;».</translation>
    </message>
    <message>
        <source>There is no default registry yet: commands that read use the built-in namespaces, and the first command that writes creates it.</source>
        <translation>Il n’y a pas encore de registre par défaut&#xa0;: les commandes qui lisent utilisent les espaces de noms intégrés, et la première commande qui écrit le crée.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>Il n’y a pas de fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A draft may have errors. With --register, the template must have no errors; otherwise they are printed to standard error and the draft is moved to the trash. If the Syntax section of a text has a grammar that accepts all the example URNs there, the grammar becomes the draft&apos;s syntax rule and the examples its samples.</source>
        <translation>Un brouillon peut contenir des erreurs. Avec --register, le formulaire ne doit pas en contenir&#xa0;; sinon, elles sont affichées sur la sortie d’erreur et le brouillon est mis à la corbeille. Si la section Syntaxe d’un texte contient une grammaire qui accepte tous les URN donnés en exemple dans cette section, la grammaire devient la règle de syntaxe du brouillon, et ces URN ses exemples.</translation>
    </message>
    <message>
        <source>Possible: submit, register. Next, its author submits it for review.</source>
        <translation>Possible&#xa0;: submit, register. Ensuite, son auteur le soumet à la relecture.</translation>
    </message>
    <message>
        <source>Possible: approve, reopen, register. Next, the Designated Experts approve it.</source>
        <translation>Possible&#xa0;: approve, reopen, register. Ensuite, les experts désignés l’approuvent.</translation>
    </message>
    <message>
        <source>Possible: forward, register, reopen. Next, it is sent to IANA or registered.</source>
        <translation>Possible&#xa0;: forward, register, reopen. Ensuite, il est envoyé à l’IANA ou inscrit.</translation>
    </message>
    <message>
        <source>Possible: register, reopen. Next, IANA answers, and it is registered.</source>
        <translation>Possible&#xa0;: register, reopen. Ensuite, l’IANA répond, et il est inscrit.</translation>
    </message>
    <message>
        <source>Return a draft from review to editing, restore it from the trash, or bring back a withdrawn registration</source>
        <translation>Remettre en brouillon un brouillon en relecture, le restaurer de la corbeille, ou rétablir un enregistrement retiré</translation>
    </message>
    <message>
        <source>Samples and syntax rule are kept. If the grammar of a text differs from that of the earlier text and accepts all the example URNs there, it becomes the draft&apos;s syntax rule and the examples become samples, too.</source>
        <translation>Les exemples et la règle de syntaxe sont gardés. Si la grammaire d’un texte diffère de celle du texte précédent et accepte tous les URN donnés en exemple dans le texte, elle devient la règle de syntaxe du brouillon, et ces URN s’ajoutent aux exemples.</translation>
    </message>
    <message>
        <source>It was not found.</source>
        <translation>Aucune occurrence trouvée.</translation>
    </message>
    <message numerus="yes">
        <source>Erased in %n place(s) and copies.</source>
        <translation>
            <numerusform>Effacé à %n endroit, copies comprises.</numerusform>
            <numerusform>Effacé à %n endroits, copies comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was restored from %2.</source>
        <translation>%1 a été restauré à partir de %2.</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section is not used.</source>
        <translation>%1&#xa0;: la grammaire de la section Syntaxe n’est pas utilisée.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Works only for namespaces whose encoding of native names is stored with their syntax rule; guessing one is forbidden (RFC 8141 section 2.2). The resulting URN is checked. With &quot;-&quot;, reads names from standard input, one per line; for a line that cannot be encoded, an empty line is printed, and the exit status is 2.</source>
        <translation>Ne fonctionne que pour les espaces de noms dont l’encodage des noms natifs est conservé avec leur règle de syntaxe&#xa0;; il est interdit de le deviner (RFC 8141, section 2.2). L’URN obtenu est vérifié. Avec «&#xa0;-&#xa0;», les noms sont lus sur l’entrée standard, un par ligne&#xa0;; pour une ligne qui ne peut pas être encodée, une ligne vide est affichée, et le code de sortie est 2.</translation>
    </message>
    <message>
        <source>; empty cells: %1</source>
        <translation>&#xa0;; cellules vides&#xa0;: %1</translation>
    </message>
    <message>
        <source>The registry was backed up.</source>
        <translation>Le registre a été sauvegardé.</translation>
    </message>
    <message>
        <source>%1 % done, about %2 s left</source>
        <translation>%1&#xa0;% effectués, encore %2&#xa0;s environ</translation>
    </message>
    <message>
        <source>Compare the pairs in a file with three columns separated by tabs: label, left, and right. Each result begins with the label; for a pair that cannot be compared, it is &quot;failed&quot; with the reason.</source>
        <translation>Comparer les paires d’un fichier de trois colonnes séparées par des tabulations&#xa0;: étiquette, gauche et droite. Chaque résultat commence par l’étiquette&#xa0;; pour une paire qui ne peut pas être comparée, c’est «&#xa0;failed&#xa0;» avec la raison.</translation>
    </message>
    <message>
        <source>The line does not have three columns separated by tabs.</source>
        <translation>La ligne n’a pas trois colonnes séparées par des tabulations.</translation>
    </message>
    <message>
        <source>Compare the languages of grammars and regular expressions</source>
        <translation>Comparer les langages de grammaires et d’expressions rationnelles</translation>
    </message>
    <message>
        <source>Dialect of the pattern (default ecma): %1. ecma is JavaScript, with or without the flags u and v; ere is grep -E; re2 is also Go.</source>
        <translation>Dialecte du motif (ecma par défaut)&#xa0;: %1. ecma est JavaScript, avec ou sans les drapeaux u et v&#xa0;; ere est grep -E&#xa0;; re2 est aussi Go.</translation>
    </message>
    <message>
        <source>Match only the NSS, without &quot;urn:NID:&quot;.</source>
        <translation>Correspondre seulement au NSS, sans «&#xa0;urn:NID:&#xa0;».</translation>
    </message>
    <message>
        <source>For a FILE that describes the NSS: match URNs of this namespace.</source>
        <translation>Pour un FILE qui décrit le NSS&#xa0;: correspondre aux URN de cet espace de noms.</translation>
    </message>
    <message>
        <source>Start rule (default: the rule of the namespace, or the first rule of the grammar). Without &quot;urn:NID:&quot;.</source>
        <translation>Règle de départ (par défaut&#xa0;: celle de l’espace de noms, ou la première de la grammaire). Sans «&#xa0;urn:NID:&#xa0;».</translation>
    </message>
    <message>
        <source>Print a regular expression that is proven equal to a grammar</source>
        <translation>Afficher une expression régulière dont l’égalité avec une grammaire est prouvée</translation>
    </message>
    <message>
        <source>The pattern matches whole texts: it has the anchors that the dialect needs. For a namespace, it matches URNs without r-, q-, and f-component (unless the syntax rule describes them), in any letter case of &quot;urn&quot; and the NID; with --nss, only the NSS. The pattern is written from the rules, read back, and compared with the grammar. If it is not equal, if the grammar is not regular, or if a backtracking engine could take exponential time, the reason is reported instead, and the exit status is 2. In a JSON file, double each backslash.</source>
        <translation>Le motif correspond à des textes entiers&#xa0;: il a les ancres dont le dialecte a besoin. Pour un espace de noms, il correspond aux URN sans composantes r, q et f (sauf si la règle de syntaxe les décrit), quelle que soit la casse de «&#xa0;urn&#xa0;» et du NID&#xa0;; avec --nss, seulement au NSS. Le motif est écrit à partir des règles, relu et comparé à la grammaire. S’il n’est pas égal, si la grammaire n’est pas rationnelle ou si un moteur à retour arrière pouvait prendre un temps exponentiel, la raison est indiquée à la place, et l’état de sortie est 2. Dans un fichier JSON, doublez chaque barre oblique inverse.</translation>
    </message>
    <message>
        <source>Also make PERSON the owner of the draft.</source>
        <translation>Faire aussi de PERSON le propriétaire du brouillon.</translation>
    </message>
    <message>
        <source>The name of a person is empty.</source>
        <translation>Le nom d’une personne est vide.</translation>
    </message>
    <message>
        <source>Set who should act next on a draft</source>
        <translation>Indiquer qui doit agir ensuite sur un brouillon</translation>
    </message>
    <message>
        <source>PERSON is a name, an email address, or both, such as &quot;Ann Reader &lt;ann@example.org&gt;&quot;. Names with the same email address are the same person. The owner of a draft is who created it, until --owner changes that.</source>
        <translation>PERSON est un nom, une adresse électronique, ou les deux, par exemple «&#xa0;Ann Reader &lt;ann@example.org&gt;&#xa0;». Des noms avec la même adresse désignent la même personne. Le propriétaire d’un brouillon est la personne qui l’a créé, jusqu’à ce que --owner le change.</translation>
    </message>
    <message>
        <source>Approval:</source>
        <translation>Approbation&#xa0;:</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a setting of a registry; the setting is approval.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un réglage d’un registre&#xa0;; le réglage est approval.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rule for approvals; use anyone, reason, or second-person.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une règle d’approbation&#xa0;; utilisez anyone, reason ou second-person.</translation>
    </message>
    <message>
        <source>Set who may approve drafts</source>
        <translation>Régler qui peut approuver les brouillons</translation>
    </message>
    <message>
        <source>List only drafts that PERSON owns; PERSON is a name, an email address, or both.</source>
        <translation>N’afficher que les brouillons de PERSON, un nom, une adresse électronique, ou les deux.</translation>
    </message>
    <message>
        <source>List only drafts that are assigned to PERSON; none: to nobody, so that the owner or any reviewer acts next.</source>
        <translation>N’afficher que les brouillons attribués à PERSON&#xa0;; none&#xa0;: à personne, si bien que le propriétaire ou un relecteur agit ensuite.</translation>
    </message>
    <message>
        <source>A NID or draft cannot be used with --trash or --due.</source>
        <translation>Un NID ou un brouillon ne peut pas être utilisé avec --trash ou --due.</translation>
    </message>
    <message>
        <source>List the registry&apos;s namespaces and drafts, or some of them</source>
        <translation>Énumérer les espaces de noms et les brouillons du registre, ou certains d’entre eux</translation>
    </message>
    <message>
        <source>Owner:</source>
        <translation>Propriétaire&#xa0;:</translation>
    </message>
    <message>
        <source>Assignee:</source>
        <translation>Responsable&#xa0;:</translation>
    </message>
    <message>
        <source>FILE may be &quot;-&quot; for standard input, or a pattern, as in &quot;grammar compare&quot;. The last line shows the number of rules, the shape, and, for a regular or linear grammar, the number of states of its automaton.</source>
        <translation>FICHIER peut être «&#xa0;-&#xa0;» pour l’entrée standard, ou un motif, comme pour «&#xa0;grammar compare&#xa0;». La dernière ligne indique le nombre de règles, la forme et, pour une grammaire régulière ou linéaire, le nombre d’états de son automate.</translation>
    </message>
    <message>
        <source>The line contains a NUL character.</source>
        <translation>La ligne contient un caractère NUL.</translation>
    </message>
    <message>
        <source>Prints equal, subset, superset, overlap, or disjoint, then a shortest text that only the first grammar accepts and one that only the second accepts, or &quot;-&quot; if there is none. Bytes outside 0x21..0x7E are written as \xHH.
A and B may be FILE, FILE#RULE, NID[@VERSION], or draft:ID (the NSSs that the syntax rule accepts), the same after &quot;urn:&quot; (whole URNs), re:PATTERN for an I-Regexp, or DIALECT:PATTERN, with a dialect of &quot;grammar regex&quot;. A pattern of a dialect that searches needs anchors to match whole texts. What \p{L}, (?i), and the like match beyond ASCII depends on the engine: a warning is printed, and only ASCII texts are compared, because URNs contain no other characters. Look-around, back-references, and possessive quantifiers cannot be compared; they are reported with their column. If RULE is an argument of its own, it is &quot;-&quot; for a pattern.</source>
        <translation>Écrit equal, subset, superset, overlap ou disjoint, puis un des textes les plus courts que seule la première grammaire accepte et un que seule la seconde accepte, ou «&#xa0;-&#xa0;» s’il n’y en a pas. Les octets hors de 0x21..0x7E sont écrits \xHH.
A et B peuvent être FICHIER, FICHIER#RÈGLE, NID[@VERSION] ou draft:ID (les NSS que la règle de syntaxe accepte), les mêmes après «&#xa0;urn:&#xa0;» (URN entiers), re:MOTIF pour un I-Regexp, ou DIALECTE:MOTIF, avec un dialecte de «&#xa0;grammar regex&#xa0;». Un motif d’un dialecte qui cherche a besoin d’ancres pour correspondre à des textes entiers. Ce que \p{L}, (?i) et les constructions semblables acceptent au-delà de l’ASCII dépend du moteur&#xa0;: un avertissement est écrit, et seuls les textes ASCII sont comparés, car les URN ne contiennent pas d’autres caractères. Les assertions avant et arrière, les références arrière et les quantificateurs possessifs ne peuvent pas être comparés&#xa0;; ils sont signalés avec leur colonne. Si RÈGLE est un argument à part, c’est «&#xa0;-&#xa0;» pour un motif.</translation>
    </message>
    <message>
        <source>A rule with errors is drawn as far as it could be read. FILE may be a pattern, as in &quot;grammar compare&quot;.</source>
        <translation>Une règle qui contient des erreurs est dessinée aussi loin qu’elle a pu être lue. FICHIER peut être un motif, comme pour «&#xa0;grammar compare&#xa0;».</translation>
    </message>
    <message>
        <source>Prints Y, N, or ? (a limit was reached), a tab, and the line. --explain adds two fields: the column where the text fails and what was expected there. FILE may be a pattern, as in &quot;grammar compare&quot;. The syntax rule of a namespace usually describes only the NSS; &quot;check&quot; checks whole URNs. A blank line is the empty text.</source>
        <translation>Écrit Y, N ou&#xa0;? (une limite a été atteinte), une tabulation et la ligne. --explain ajoute deux champs&#xa0;: la colonne où le texte échoue et ce qui y était attendu. FICHIER peut être un motif, comme pour «&#xa0;grammar compare&#xa0;». La règle de syntaxe d’un espace de noms ne décrit en général que le NSS&#xa0;; «&#xa0;check&#xa0;» vérifie des URN entiers. Une ligne vide est le texte vide.</translation>
    </message>
    <message>
        <source>--nid requires a FILE and cannot be combined with --nss.</source>
        <translation>--nid exige un FICHIER et ne peut pas être combiné avec --nss.</translation>
    </message>
    <message>
        <source>FILE may be a pattern, as in &quot;grammar compare&quot;.</source>
        <translation>FICHIER peut être un motif, comme pour «&#xa0;grammar compare&#xa0;».</translation>
    </message>
    <message>
        <source>%1 A pattern begins with re: or a dialect and a colon: %2.</source>
        <translation>%1 Un motif commence par re: ou par un dialecte et un deux-points&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The text of --note is empty or invisible.</source>
        <translation>Le texte de --note est vide ou invisible.</translation>
    </message>
    <message>
        <source>The format is recognized by content: a registration template as text (RFC 8141, and the older layouts of RFC 2611 and RFC 3406), Markdown, HTML, xml2rfc, or an email; XML, JSON, or CSV from this program; or IANA&apos;s registry as XML. A template becomes a draft. A complete record from XML or JSON is added with its history, unless it is already in the registry. Its events are marked &quot;From a file&quot;, and no approval or document in them counts here: an approved draft returns to review. IANA&apos;s list updates dates, references, and contacts; an older list, or one that lacks registered namespaces, changes nothing without --accept-older. Existing versions and drafts are never overwritten. If the Syntax section has a grammar that accepts all the example URNs there, the grammar becomes the draft&apos;s syntax rule and the examples its samples.</source>
        <translation>Le format est reconnu au contenu&#xa0;: un formulaire d’enregistrement en texte (RFC 8141, et les présentations plus anciennes de la RFC 2611 et de la RFC 3406), en Markdown, en HTML, en xml2rfc ou dans un courriel&#xa0;; le XML, le JSON ou le CSV de ce programme&#xa0;; ou le registre de l’IANA en XML. Un formulaire devient un brouillon. Une fiche complète en XML ou JSON est ajoutée avec son historique, sauf si elle est déjà dans le registre. Ses événements portent la mention «&#xa0;From a file&#xa0;», et ni les approbations ni les documents qui s’y trouvent ne comptent ici&#xa0;: un brouillon approuvé revient en relecture. La liste de l’IANA met à jour les dates, les références et les contacts&#xa0;; une liste plus ancienne, ou à laquelle manquent des espaces de noms inscrits, ne change rien sans --accept-older. Les versions et les brouillons existants ne sont jamais remplacés. Si la section Syntaxe contient une grammaire qui accepte tous les URN donnés en exemple dans cette section, la grammaire devient la règle de syntaxe du brouillon, et ces URN ses exemples.</translation>
    </message>
    <message>
        <source>Lists below a NID:</source>
        <translation>Listes sous un NID&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Refused (%1): %2</source>
        <translation>Refusé (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>Assign a value or numbers of a subregistry</source>
        <translation>Attribuer une valeur ou des numéros d’un sous-registre</translation>
    </message>
    <message>
        <source>The next numbers follow the last one of the range that is or was held; a value once held is not assigned again unless it was released to the pool. A value by name is checked, not moved. With --until, the assignment is temporary. Exit status 1: refused; the reason and the nearest alternative are on standard error.</source>
        <translation>Les prochains numéros suivent le dernier de la plage qui est ou a été détenu&#xa0;; une valeur déjà détenue n’est pas réattribuée, sauf si elle a été rendue disponible. Une valeur nommée est vérifiée, pas déplacée. Avec --until, l’attribution est temporaire. Code de retour 1&#xa0;: refus&#xa0;; la raison et la solution la plus proche sont sur l’erreur standard.</translation>
    </message>
    <message>
        <source>Names of the parts of a value, such as id,version.</source>
        <translation>Noms des parties d’une valeur, par exemple id,version.</translation>
    </message>
    <message>
        <source>Rules of the namespace&apos;s grammar that the parts match, one for each part.</source>
        <translation>Règles de la grammaire de l’espace de noms pour les parties, une par partie.</translation>
    </message>
    <message>
        <source>Rule whose text is the label of the value&apos;s range.</source>
        <translation>Règle dont le texte est l’étiquette de la plage de la valeur.</translation>
    </message>
    <message>
        <source>Whether letter case matters: sensitive (default) or insensitive.</source>
        <translation>Si la casse compte&#xa0;: sensitive (par défaut) ou insensitive.</translation>
    </message>
    <message>
        <source>How values are assigned, such as a policy of RFC 8126.</source>
        <translation>Comment les valeurs sont attribuées, par exemple une politique de la RFC 8126.</translation>
    </message>
    <message>
        <source>Severity of a value that is not listed: error (default) or warning.</source>
        <translation>Gravité d’une valeur absente de la liste&#xa0;: error (par défaut) ou warning.</translation>
    </message>
    <message>
        <source>Name the kind of values with --kind.</source>
        <translation>Indiquez la nature des valeurs avec --kind.</translation>
    </message>
    <message>
        <source>--rule requires one rule for each part of the key.</source>
        <translation>--rule exige une règle pour chaque partie de la clé.</translation>
    </message>
    <message>
        <source>Create a list of the values of a namespace</source>
        <translation>Créer une liste des valeurs d’un espace de noms</translation>
    </message>
    <message>
        <source>A subregistry lists words or numbers. In a list of numbers, the first part of the key is the number. The policy is free text; the words of RFC 8126 are checked.</source>
        <translation>Un sous-registre énumère des mots ou des numéros. Dans une liste de numéros, la première partie de la clé est le numéro. La politique est un texte libre&#xa0;; les termes de la RFC 8126 sont vérifiés.</translation>
    </message>
    <message>
        <source>Value to use instead.</source>
        <translation>Valeur à utiliser à la place.</translation>
    </message>
    <message>
        <source>Mark a value as no longer recommended</source>
        <translation>Marquer une valeur comme obsolète</translation>
    </message>
    <message>
        <source>Export the entries of a subregistry</source>
        <translation>Exporter les entrées d’un sous-registre</translation>
    </message>
    <message>
        <source>Names of columns in FILE, such as value=Name,state=Status.</source>
        <translation>Noms des colonnes de FILE, par exemple value=Name,state=Status.</translation>
    </message>
    <message>
        <source>Show what would be imported; change nothing.</source>
        <translation>Montrer ce qui serait importé&#xa0;; ne rien modifier.</translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 unchanged</source>
        <translation>%1 nouvelles, %2 modifiées, %3 inchangées</translation>
    </message>
    <message>
        <source>The entries were imported.</source>
        <translation>Les entrées ont été importées.</translation>
    </message>
    <message>
        <source>List subregistries</source>
        <translation>Lister les sous-registres</translation>
    </message>
    <message>
        <source>Columns of tsv: name, title, kind, rules, policy, number of ranges, number of entries, values that are held, free numbers in open ranges.</source>
        <translation>Colonnes de tsv&#xa0;: nom, titre, nature, règles, politique, nombre de plages, nombre d’entrées, valeurs détenues, numéros libres dans les plages ouvertes.</translation>
    </message>
    <message>
        <source>Print the numbers that would be assigned next</source>
        <translation>Afficher les prochains numéros qui seraient attribués</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a subregistry; expected NID/NAME.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le nom d’un sous-registre&#xa0;; attendu&#xa0;: NID/NAME.</translation>
    </message>
    <message>
        <source>Range that the values must be in.</source>
        <translation>Plage dans laquelle les valeurs doivent être.</translation>
    </message>
    <message>
        <source>How many numbers in a row (default: 1).</source>
        <translation>Combien de numéros à la suite (par défaut&#xa0;: 1).</translation>
    </message>
    <message>
        <source>The first number is a multiple of N.</source>
        <translation>Le premier numéro est un multiple de N.</translation>
    </message>
    <message>
        <source>Use the lowest gap instead of the numbers after the last one.</source>
        <translation>Utiliser le premier trou au lieu des numéros après le dernier.</translation>
    </message>
    <message>
        <source>Who holds the value.</source>
        <translation>Qui détient la valeur.</translation>
    </message>
    <message>
        <source>On whose behalf the holder has it.</source>
        <translation>Pour le compte de qui le titulaire la détient.</translation>
    </message>
    <message>
        <source>Contact of the holder; not public, and it can be erased.</source>
        <translation>Contact du titulaire&#xa0;; non public, et il peut être effacé.</translation>
    </message>
    <message>
        <source>Document that defines the value.</source>
        <translation>Document qui définit la valeur.</translation>
    </message>
    <message>
        <source>tsv (default), json, or letter: an answer to send.</source>
        <translation>tsv (par défaut), json, ou letter&#xa0;: une réponse à envoyer.</translation>
    </message>
    <message>
        <source>Name a value or a block, or use --next.</source>
        <translation>Indiquez une valeur ou un bloc, ou utilisez --next.</translation>
    </message>
    <message>
        <source>Name where to split with --at, and both holders with --holder.</source>
        <translation>Indiquez où diviser avec --at, et les deux titulaires avec --holder.</translation>
    </message>
    <message>
        <source>Name the holder with --holder.</source>
        <translation>Indiquez le titulaire avec --holder.</translation>
    </message>
    <message>
        <source>Use the next free numbers instead of a value.</source>
        <translation>Utiliser les prochains numéros libres au lieu d’une valeur.</translation>
    </message>
    <message>
        <source>When the entry ends, YYYY-MM-DD.</source>
        <translation>Fin de l’entrée, AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>Do not publish the holder of the entry.</source>
        <translation>Ne pas publier le titulaire de l’entrée.</translation>
    </message>
    <message>
        <source>How values of the range are assigned.</source>
        <translation>Comment les valeurs de la plage sont attribuées.</translation>
    </message>
    <message>
        <source>Label of the range in URNs.</source>
        <translation>Étiquette de la plage dans les URN.</translation>
    </message>
    <message>
        <source>Largest block of numbers; 0 is any size.</source>
        <translation>Plus grand bloc de numéros&#xa0;; 0 pour toute taille.</translation>
    </message>
    <message>
        <source>open (default), private, closed, reserved, or removed.</source>
        <translation>open (par défaut), private, closed, reserved ou removed.</translation>
    </message>
    <message>
        <source>The name of the range is empty.</source>
        <translation>Le nom de la plage est vide.</translation>
    </message>
    <message>
        <source>Add or change a range of a subregistry</source>
        <translation>Ajouter ou modifier une plage d’un sous-registre</translation>
    </message>
    <message>
        <source>Allow the values to be assigned again.</source>
        <translation>Permettre de réattribuer les valeurs.</translation>
    </message>
    <message>
        <source>Remove a value from the list</source>
        <translation>Libérer une valeur&#xa0;: l’enlever de la liste</translation>
    </message>
    <message>
        <source>Reserve a value or numbers of a subregistry</source>
        <translation>Réserver une valeur ou des numéros d’un sous-registre</translation>
    </message>
    <message>
        <source>End the use of a value forever</source>
        <translation>Mettre fin définitivement à l’usage d’une valeur</translation>
    </message>
    <message>
        <source>Show only entries in this state: %1.</source>
        <translation>Ne montrer que les entrées dans cet état&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Show the entries as they were on a day.</source>
        <translation>Montrer les entrées telles qu’elles étaient un jour donné.</translation>
    </message>
    <message>
        <source>Show only entries that end on this day or earlier.</source>
        <translation>Ne montrer que les entrées qui finissent ce jour-là ou avant.</translation>
    </message>
    <message>
        <source>Show only entries in this range.</source>
        <translation>Ne montrer que les entrées de cette plage.</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>étiquette %1</translation>
    </message>
    <message>
        <source>at most %1 in a row</source>
        <translation>au plus %1 à la suite</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pour %1</translation>
    </message>
    <message>
        <source>Range %1: %2</source>
        <translation>Plage %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>pour le compte de %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’au %1</translation>
    </message>
    <message numerus="yes">
        <source>renewed %Ln time(s)</source>
        <translation>
            <numerusform>renouvelé %Ln fois</numerusform>
            <numerusform>renouvelé %Ln fois</numerusform>
        </translation>
    </message>
    <message>
        <source>superseded by %1</source>
        <translation>remplacé par %1</translation>
    </message>
    <message>
        <source>History:</source>
        <translation>Historique&#xa0;:</translation>
    </message>
    <message>
        <source>Show a subregistry, or a value and its history</source>
        <translation>Montrer un sous-registre, ou une valeur et son historique</translation>
    </message>
    <message>
        <source>First value of the second part.</source>
        <translation>Première valeur de la seconde partie.</translation>
    </message>
    <message>
        <source>Holder of the first part, then of the second part.</source>
        <translation>Titulaire de la première partie, puis de la seconde.</translation>
    </message>
    <message>
        <source>Split a block between two holders</source>
        <translation>Diviser un bloc entre deux titulaires</translation>
    </message>
    <message>
        <source>Give a value or a block another holder</source>
        <translation>Transférer une valeur ou un bloc à un autre titulaire</translation>
    </message>
    <message>
        <source>The history keeps the earlier holder. A number without a version means all of its versions. A part of a block can be transferred.</source>
        <translation>L’historique conserve l’ancien titulaire. Un numéro sans version désigne toutes ses versions. Une partie d’un bloc peut être transférée.</translation>
    </message>
    <message>
        <source>Reverse the newest change of a subregistry</source>
        <translation>Annuler le dernier changement d’un sous-registre</translation>
    </message>
    <message>
        <source>Argument %1 is empty.</source>
        <translation>L’argument %1 est vide.</translation>
    </message>
    <message>
        <source>When the change took effect, YYYY-MM-DD (default: today). Not in the future, and not before the latest change of the value.</source>
        <translation>Date d’effet du changement, AAAA-MM-JJ (par défaut&#xa0;: aujourd’hui). Ni dans le futur, ni avant le dernier changement de la valeur.</translation>
    </message>
    <message>
        <source>The text of --%1 is empty.</source>
        <translation>Le texte de --%1 est vide.</translation>
    </message>
    <message>
        <source>Warning: No single range contains %1 now.</source>
        <translation>Avertissement&#xa0;: aucune plage ne contient à elle seule %1 maintenant.</translation>
    </message>
    <message>
        <source>A range is a part of the numbers, or the words that begin with PREFIX. A value belongs to the smallest range that contains it. Options that are not given keep their values. Entries do not change; those that no single range contains are listed on standard error.</source>
        <translation>Une plage est une partie des numéros, ou les mots qui commencent par PREFIX. Une valeur appartient à la plus petite plage qui la contient. Les options non indiquées gardent leur valeur. Les entrées ne changent pas&#xa0;; celles qu’aucune plage ne contient à elle seule sont signalées sur l’erreur standard.</translation>
    </message>
    <message>
        <source>compared with %1, by name: %2 new, %3 remaining, %4 fixed, %5 gone</source>
        <translation>comparé avec %1, par nom&#xa0;: %2 nouveaux, %3 restants, %4 corrigés, %5 disparus</translation>
    </message>
    <message>
        <source>compared with %1, by name: %2 new, %3 remaining; fixed and gone ones are not reported, because the check is incomplete</source>
        <translation>comparé avec %1, par nom&#xa0;: %2 nouveaux, %3 restants&#xa0;; les noms corrigés et disparus ne sont pas indiqués, car la vérification est incomplète</translation>
    </message>
    <message>
        <source>Compare with this subregistry.</source>
        <translation>Comparer avec ce sous-registre.</translation>
    </message>
    <message>
        <source>FILE is IANA&apos;s list of URN namespaces as XML; or the upstream list of a subregistry: any registry of IANA as XML, CSV, TSV, or JSON or XML from this program. Without --take, nothing changes. The first line of a list has its name, its date, the date of the list used before, and its title. A line for each difference has: new, changed, or gone; the NID or value; taken, chosen, left, or refused; drafts and rules that it touches; and details. What was changed here is never overwritten. A namespace that is gone remains; its history records it. An entry that is gone becomes retired. Exit status 1: differences are left.</source>
        <translation>FILE est la liste des espaces de noms URN de l’IANA en XML, ou la liste d’origine d’un sous-registre&#xa0;: tout registre de l’IANA en XML, CSV, TSV, ou JSON ou XML de ce programme. Sans --take, rien ne change. La première ligne d’une liste donne son nom, sa date, la date de la liste utilisée auparavant et son titre. Chaque différence a une ligne&#xa0;: new, changed ou gone&#xa0;; le NID ou la valeur&#xa0;; taken, chosen, left ou refused&#xa0;; les brouillons et règles concernés&#xa0;; et les détails. Ce qui a été modifié ici n’est jamais écrasé. Un espace de noms disparu reste&#xa0;; son historique le note. Une entrée disparue est mise hors service. Code de sortie 1&#xa0;: il reste des différences.</translation>
    </message>
    <message>
        <source>Left out, because IANA&apos;s form has no place for it: %1</source>
        <translation>Omis, car le format de l’IANA n’a pas de place pour cela&#xa0;: %1</translation>
    </message>
    <message>
        <source>csv (default), tsv, json, xml, iana-xml, or html.</source>
        <translation>csv (par défaut), tsv, json, xml, iana-xml ou html.</translation>
    </message>
    <message>
        <source>Import entries of a subregistry from a file</source>
        <translation>Importer des entrées d’un sous-registre depuis un fichier</translation>
    </message>
    <message>
        <source>Merge adjacent entries of one holder into a block</source>
        <translation>Fusionner en un bloc des entrées contiguës d’un titulaire</translation>
    </message>
    <message>
        <source>FROM-TO begins and ends with an entry and has no gaps. All entries in it must have the same state, holder, and end. The block gets all of their references, contacts, and notes, and the latest of their dates; the history keeps the entries.</source>
        <translation>FROM-TO commence et finit par une entrée et n’a pas de lacune. Toutes les entrées doivent avoir le même état, le même titulaire et la même fin. Le bloc reçoit toutes leurs références, tous leurs contacts et toutes leurs notes, et la plus récente de leurs dates&#xa0;; l’historique conserve les entrées.</translation>
    </message>
    <message>
        <source>text (default), tsv, csv, json, xml, iana-xml, or html.</source>
        <translation>text (par défaut), tsv, csv, json, xml, iana-xml ou html.</translation>
    </message>
    <message>
        <source>Ranges: %1 new, %2 changed, %3 unchanged</source>
        <translation>Plages&#xa0;: %1 nouvelles, %2 modifiées, %3 inchangées</translation>
    </message>
    <message>
        <source>Name the contact of the first part, then of the second part; &quot;&quot; is none.</source>
        <translation>Indiquez le contact de la première partie, puis celui de la seconde&#xa0;; &quot;&quot; signifie aucun.</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>demande %1</translation>
    </message>
    <message>
        <source>Result: %1.</source>
        <translation>Résultat&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Entered on %1.</source>
        <translation>Saisi le %1.</translation>
    </message>
    <message>
        <source>not assignable (no single range contains it)</source>
        <translation>non attribuable (aucune plage ne la contient entièrement)</translation>
    </message>
    <message>
        <source>Contact of the first part, then of the second part; &quot;&quot; is none.</source>
        <translation>Contact de la première partie, puis de la seconde&#xa0;; &quot;&quot; signifie aucun.</translation>
    </message>
    <message>
        <source>FROM-TO must be an entry as it is listed. A part with another holder has no contact unless --contact names one.</source>
        <translation>FROM-TO doit être une entrée telle qu’elle figure dans la liste. Une partie avec un autre titulaire n’a pas de contact, sauf si --contact en indique un.</translation>
    </message>
    <message>
        <source>If the answer was already sent, assign the same values again, and withdraw them.</source>
        <translation>Si la réponse a déjà été envoyée, attribuez de nouveau les mêmes valeurs, puis retirez-les.</translation>
    </message>
    <message>
        <source>Contact of the holder; &quot;&quot; is none. Not public, and it can be erased.</source>
        <translation>Contact du titulaire&#xa0;; &quot;&quot; l’enlève. Non public, et il peut être effacé.</translation>
    </message>
    <message>
        <source>Document that defines the value; &quot;&quot; is none.</source>
        <translation>Document qui définit la valeur&#xa0;; &quot;&quot; l’enlève.</translation>
    </message>
    <message>
        <source>When the entry ends, YYYY-MM-DD. A later day renews it.</source>
        <translation>Fin de l’entrée, AAAA-MM-JJ. Une date plus tardive la renouvelle.</translation>
    </message>
    <message>
        <source>Do not publish the holder.</source>
        <translation>Ne pas publier le titulaire.</translation>
    </message>
    <message>
        <source>Publish the holder.</source>
        <translation>Publier le titulaire.</translation>
    </message>
    <message>
        <source>Use either --private or --not-private.</source>
        <translation>Utilisez soit --private, soit --not-private.</translation>
    </message>
    <message>
        <source>The entry already has these facts; nothing was changed.</source>
        <translation>L’entrée a déjà ces données&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Correct facts of an entry</source>
        <translation>Corriger les données d’une entrée</translation>
    </message>
    <message>
        <source>Also export contacts, and the holders of private entries.</source>
        <translation>Exporter aussi les contacts et les titulaires des entrées confidentielles.</translation>
    </message>
    <message>
        <source>The columns are those that subregistry import reads. Contacts, and the holders and other facts of private entries, are exported only with --private; an import of the file leaves them as they are. Released values are exported, so that they are not assigned again. iana-xml and html are for publication: always without contacts and private holders.</source>
        <translation>Les colonnes sont celles que lit subregistry import. Les contacts, ainsi que les titulaires et les autres données des entrées confidentielles, ne sont exportés qu’avec --private&#xa0;; un import du fichier les laisse tels quels. Les valeurs libérées sont exportées, pour qu’elles ne soient pas attribuées de nouveau. iana-xml et html servent à la publication&#xa0;: toujours sans contacts ni titulaires confidentiels.</translation>
    </message>
    <message>
        <source>Import the other rows if some are bad; the exit status is 1.</source>
        <translation>Importer les autres lignes si certaines sont incorrectes&#xa0;; le code de sortie est 1.</translation>
    </message>
    <message>
        <source>%1: %2 changes from &quot;%3&quot; to &quot;%4&quot;</source>
        <translation>%1&#xa0;: %2 passe de «&#xa0;%3&#xa0;» à «&#xa0;%4&#xa0;»</translation>
    </message>
    <message>
        <source>Bad rows skipped: %1.</source>
        <translation>Lignes incorrectes ignorées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Bad rows: %1. Nothing is imported; to import the others, use --skip-bad.</source>
        <translation>Lignes incorrectes&#xa0;: %1. Rien n’est importé&#xa0;; pour importer les autres, utilisez --skip-bad.</translation>
    </message>
    <message>
        <source>What kind of asker it is. Refused if the range is for other kinds; without this option, that is not checked.</source>
        <translation>Type de demandeur. Refusé si la plage est réservée à d’autres types&#xa0;; sans cette option, cela n’est pas vérifié.</translation>
    </message>
    <message>
        <source>Who may ask: kinds of askers, which --asker of a request is compared with, or &quot;only&quot; and names of holders. Separated by commas.</source>
        <translation>Qui peut demander&#xa0;: des types de demandeurs, auxquels --asker d’une demande est comparé, ou «&#xa0;only&#xa0;» et des noms de titulaires. Séparés par des virgules.</translation>
    </message>
    <message>
        <source>Earlier, until %1 (%2): %3, %4</source>
        <translation>Auparavant, jusqu’au %1 (%2)&#xa0;: %3, %4</translation>
    </message>
    <message>
        <source>asker %1</source>
        <translation>demandeur %1</translation>
    </message>
    <message>
        <source>Refused on %1: %2, %3. %4</source>
        <translation>Refusé le %1&#xa0;: %2, %3. %4</translation>
    </message>
    <message>
        <source>the next free numbers</source>
        <translation>les prochains numéros libres</translation>
    </message>
    <message>
        <source>On whose behalf the holder has it; &quot;&quot; is nobody.</source>
        <translation>Pour le compte de qui le titulaire la détient&#xa0;; &quot;&quot; signifie personne.</translation>
    </message>
    <message>
        <source>Note of the entry, which exports of the list contain; &quot;&quot; is none.</source>
        <translation>Note de l’entrée, contenue dans les exports de la liste&#xa0;; &quot;&quot; l’enlève.</translation>
    </message>
    <message>
        <source>A note for the history and the entry. Exports of the list contain it.</source>
        <translation>Une note pour l’historique et l’entrée. Les exports de la liste la contiennent.</translation>
    </message>
    <message>
        <source>Show only entries with this text in a fact, now or earlier: the value, holder, contact, request, reference, note, or a date.</source>
        <translation>N’afficher que les entrées dont une information contient ce texte, maintenant ou auparavant&#xa0;: la valeur, le titulaire, le contact, la demande, la référence, la note ou une date.</translation>
    </message>
    <message>
        <source>No entry has this text, now or earlier.</source>
        <translation>Aucune entrée ne contient ce texte, ni maintenant ni auparavant.</translation>
    </message>
    <message>
        <source>Columns of tsv: value, last number of a block, range, state, holder, date, end, reference, note. Released values are shown only with --state. Entries whose end is past are listed on standard error. A value, and an entry that a search finds, is shown with what it was before each change; text also lists its refused requests. Exit status 1: the value is not listed, or nothing is found.</source>
        <translation>Colonnes de tsv&#xa0;: valeur, dernier numéro d’un bloc, plage, état, titulaire, date, fin, référence, note. Les valeurs libérées ne sont affichées qu’avec --state. Les entrées dont la fin est passée sont indiquées sur la sortie d’erreur. Une valeur, ou une entrée trouvée par une recherche, est affichée avec ce qu’elle était avant chaque changement&#xa0;; text indique aussi ses demandes refusées. Code de retour 1&#xa0;: la valeur n’est pas dans la liste, ou rien n’est trouvé.</translation>
    </message>
    <message>
        <source>Withdraw a reserved or requested value that was never used</source>
        <translation>Retirer une valeur réservée ou demandée qui n’a jamais été utilisée</translation>
    </message>
    <message>
        <source>The text of a comment must not be empty or invisible.</source>
        <translation>Le texte d’un commentaire ne peut pas être vide ou invisible.</translation>
    </message>
    <message>
        <source>Apply the rules of drafts to names whose NID is not registered. The report shows which results come from a draft.</source>
        <translation>Appliquer les règles des brouillons aux noms dont le NID n’est pas inscrit. Le rapport montre quels résultats viennent d’un brouillon.</translation>
    </message>
    <message>
        <source>--drafts can only be used with --against auto.</source>
        <translation>--drafts ne peut être utilisé qu’avec --against auto.</translation>
    </message>
    <message>
        <source>What to apply: all, a NID, NID/NAME for a whole subregistry, or NID/NAME/VALUE. Can be used several times.</source>
        <translation>Ce qu’il faut reprendre&#xa0;: all, un NID, NID/NAME pour un sous-registre entier, ou NID/NAME/VALUE. Peut être répété.</translation>
    </message>
    <message>
        <source>Which registry to read from a file of IANA.</source>
        <translation>Le registre d’un fichier de l’IANA à lire.</translation>
    </message>
    <message>
        <source>Show what would be applied; change nothing.</source>
        <translation>Montrer ce qui serait repris&#xa0;; ne rien changer.</translation>
    </message>
    <message>
        <source>No list here matches &quot;%1&quot;. Name a subregistry with --list.</source>
        <translation>«&#xa0;%1&#xa0;» ne contient aucune liste présente ici. Indiquez un sous-registre avec --list.</translation>
    </message>
    <message>
        <source>Compare with a published list, and apply changes</source>
        <translation>Comparer avec une liste publiée et reprendre des changements</translation>
    </message>
    <message>
        <source>Kind of the values: %1.</source>
        <translation>Nature des valeurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Human-readable title.</source>
        <translation>Un titre pour les lecteurs.</translation>
    </message>
    <message>
        <source>Corrected name of the same holder; for another holder, use &quot;subregistry transfer&quot;.</source>
        <translation>Nom corrigé du même titulaire&#xa0;; un autre nécessite «&#xa0;subregistry transfer&#xa0;».</translation>
    </message>
    <message>
        <source>Name what to change, for example with --contact.</source>
        <translation>Nommez ce qui doit changer, par exemple avec --contact.</translation>
    </message>
    <message>
        <source>The history keeps the earlier facts. Facts that no option names do not change. --holder corrects the name of the same holder: the day and the request by which it has the value remain. To give the value to another holder, use &quot;subregistry transfer&quot;; to change the state, use the command for it.</source>
        <translation>L’historique conserve ce qu’il y avait avant. Ce qu’aucune option ne nomme ne change pas. --holder corrige le nom du même titulaire&#xa0;: le jour et la demande par lesquels il détient la valeur restent. Pour donner la valeur à un autre titulaire, utilisez «&#xa0;subregistry transfer&#xa0;»&#xa0;; pour changer l’état, utilisez la commande prévue pour cela.</translation>
    </message>
    <message>
        <source>FILE is CSV or TSV, a registry of IANA as XML, an array of entries as JSON, or JSON or XML from this program with a subregistry of this name. The first line of a table names the columns: value, to, state, holder, date, until, reference, note, on-behalf, contact, superseded-by, renewals, private, source-state, request, asker, or the parts of the key. The ranges of XML and of a registry as JSON are imported too. New and changed ranges and entries are one change; those that are not in FILE remain, and so do columns. A row that changes the holder, or that a single command would refuse, is bad, and so is one with a request that was answered with another entry. In a range for certain askers, asker names what kind of asker the holder is. Anything unusual is listed on standard error with its line. Exit status 1: rows are bad, and nothing is imported, or only the others with --skip-bad.</source>
        <translation>FILE est un fichier CSV ou TSV, un registre de l’IANA en XML, un tableau d’entrées en JSON, ou du JSON ou du XML de ce programme avec un sous-registre de ce nom. La première ligne d’une table nomme les colonnes&#xa0;: value, to, state, holder, date, until, reference, note, on-behalf, contact, superseded-by, renewals, private, source-state, request, asker, ou les parties de la clé. Les plages du XML et d’un registre en JSON sont importées aussi. Les plages et entrées nouvelles ou modifiées forment une seule modification&#xa0;; celles qui ne sont pas dans FILE restent, et les colonnes aussi. Une ligne qui change le titulaire, ou qu’une commande isolée refuserait, est incorrecte, de même qu’une ligne avec une demande à laquelle répond une autre entrée. Dans une plage pour certains demandeurs, asker indique quelle sorte de demandeur est le titulaire. Tout ce qui est étrange est indiqué sur la sortie d’erreur avec sa ligne. Code de sortie 1&#xa0;: des lignes sont incorrectes, et rien n’est importé, ou seulement les autres avec --skip-bad.</translation>
    </message>
    <message>
        <source>Which registry to read from a file of IANA (default: the one with the name of the subregistry, or the only one).</source>
        <translation>Le registre d’un fichier de l’IANA à lire (par défaut celui qui porte le nom du sous-registre, ou le seul).</translation>
    </message>
    <message>
        <source>Identifier of the request. A repeated request gets the same answer, even a refusal; after the answer is undone, it can be decided again.</source>
        <translation>Identifiant de la demande. La même demande a la même réponse, même si elle est refusée&#xa0;; si la réponse est annulée, la demande est décidée de nouveau.</translation>
    </message>
    <message>
        <source>--count, --align, and --lowest require --next.</source>
        <translation>--count, --align et --lowest vont avec --next.</translation>
    </message>
    <message>
        <source>Like &quot;subregistry assign&quot;, but the holder does not use the value yet. A reserved value can be assigned only to its holder.</source>
        <translation>Comme «&#xa0;subregistry assign&#xa0;», mais le titulaire n’utilise pas encore la valeur. Une valeur réservée ne peut être attribuée qu’à son titulaire.</translation>
    </message>
    <message>
        <source>Reverse the refusal of this request instead, so that it can be decided again.</source>
        <translation>Annuler plutôt le refus de cette demande, pour qu’elle soit décidée de nouveau.</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was not refused.</source>
        <translation>La demande «&#xa0;%1&#xa0;» n’est pas refusée.</translation>
    </message>
    <message>
        <source>The refusal was undone. The request can be decided again.</source>
        <translation>Le refus a été annulé. La demande est décidée de nouveau.</translation>
    </message>
    <message>
        <source>Accept a list from IANA that is older than the present one, or that lacks registered namespaces.</source>
        <translation>Accepter une liste de l’IANA plus ancienne que l’actuelle, ou à laquelle manquent des espaces de noms inscrits.</translation>
    </message>
    <message>
        <source>Accept the finding with this ID, in the given field or in every field; TEXT is the reason. This also answers a question of the review, such as review.stability, if there is no problem; a problem is a comment.</source>
        <translation>Accepter le constat de cet identifiant, dans le champ indiqué ou dans tous les champs&#xa0;; TEXT en est la raison. Cela répond aussi à une question de la relecture, telle que review.stability, s’il n’y a pas de problème&#xa0;; un problème est un commentaire.</translation>
    </message>
    <message>
        <source>Approve or forward although there are errors, unresolved comments, or unanswered questions; also register although an answer of the review is unfavorable. The history records the reason.</source>
        <translation>Approuver ou transmettre malgré des erreurs, des commentaires non réglés ou des questions sans réponse&#xa0;; aussi enregistrer malgré une réponse défavorable de la relecture. L’historique consigne la raison.</translation>
    </message>
    <message>
        <source>%1 changes from &quot;%2&quot; to &quot;%3&quot;.</source>
        <translation>%1 passe de «&#xa0;%2&#xa0;» à «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>The subregistry has these facts already; nothing was changed.</source>
        <translation>Le sous-registre a déjà ces données&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Change the rule, title, or policy of a subregistry</source>
        <translation>Modifier la règle, le titre ou la politique d’un sous-registre</translation>
    </message>
    <message>
        <source>What no option names does not change, nor do entries and ranges; &quot;&quot; is none. The history keeps the change, and &quot;subregistry undo&quot; reverses it. The kind, the key, and the letter case of a list never change. Values that do not match the new rule are reported.</source>
        <translation>Ce qu’aucune option ne nomme ne change pas, ni les entrées ni les plages&#xa0;; &quot;&quot; vide le champ. L’historique garde la modification, et «&#xa0;subregistry undo&#xa0;» l’annule. La sorte, la clé et la casse d’une liste ne changent jamais. Les valeurs qui ne correspondent pas à la nouvelle règle sont signalées.</translation>
    </message>
    <message>
        <source>Accept a list that is older than the one used before, or whose date is in the future or not valid.</source>
        <translation>Accepter une liste plus ancienne que la dernière utilisée, ou dont la date est dans le futur ou non valide.</translation>
    </message>
    <message>
        <source>Accept a list with another name or title than the one used before; --part accepts the list that it names.</source>
        <translation>Accepter une liste qui a un autre nom ou un autre titre que la dernière utilisée&#xa0;; --part accepte la liste que l’option nomme.</translation>
    </message>
    <message>
        <source>How a URN is made: {label}, {value}, and the names of parts in braces (default: urn:NID:{value}; &quot;&quot;: letters have no URN).</source>
        <translation>Comment former un URN&#xa0;: {label}, {value} et les noms des parties entre accolades (par défaut&#xa0;: urn:NID:{value}&#xa0;; &quot;&quot;&#xa0;: les lettres n’ont pas d’URN).</translation>
    </message>
    <message>
        <source>What kind of asker the holder is; &quot;&quot; is not known.</source>
        <translation>Le type de demandeur du titulaire&#xa0;; &quot;&quot; est inconnu.</translation>
    </message>
    <message>
        <source>Nothing changes. Columns of tsv: first number, last number of a block, range. Free numbers before them, and a URN that the grammar rejects, are named on standard error.</source>
        <translation>Rien ne change. Colonnes de tsv&#xa0;: premier numéro, dernier numéro d’un bloc, plage. Les numéros libres qui les précèdent, et un URN que la grammaire rejette, sont indiqués sur la sortie d’erreur.</translation>
    </message>
    <message>
        <source>Leave out valid lines. Duplicates that --duplicates finds are kept, and with --fail-level warning, lines with a warning, such as a wrong check digit.</source>
        <translation>Omettre les lignes valides. Les doublons que trouve --duplicates sont gardés, et avec --fail-level warning, celles qui ont un avertissement, comme une clé de contrôle fausse.</translation>
    </message>
    <message>
        <source>anyone: everybody may approve every draft. reason (default): an author of a draft needs a reason to approve it (approve --despite). second-person: somebody who is not an author must approve it. An author is whoever owns or owned the draft, or saved a change of it. This is a rule among colleagues, not a lock: anyone can change it, and the history records that.</source>
        <translation>anyone&#xa0;: chacun peut approuver tout brouillon. reason (par défaut)&#xa0;: un auteur du brouillon a besoin d’un motif pour l’approuver (approve --despite). second-person&#xa0;: quelqu’un qui n’en est pas un auteur doit l’approuver. Est auteur quiconque possède ou possédait le brouillon, ou y a enregistré une modification. C’est une règle entre collègues, pas un verrou&#xa0;: chacun peut la changer, et l’historique le consigne.</translation>
    </message>
    <message>
        <source>The history keeps both. Values that only this change assigned are free again, and its request can be decided again. If the answer was already sent, use &quot;subregistry withdraw&quot; instead. Each call goes back one change; the last one removes a list that never had an entry. A refusal does not change a value, so only --request reverses it.</source>
        <translation>L’historique conserve les deux. Les valeurs détenues seulement par ce changement sont de nouveau libres, et sa demande est décidée de nouveau. Si la réponse a déjà été envoyée, utilisez plutôt «&#xa0;subregistry withdraw&#xa0;». Chaque appel remonte d’un changement&#xa0;; le dernier supprime une liste qui n’a jamais eu d’entrée. Un refus ne change aucune valeur&#xa0;; seul --request l’annule.</translation>
    </message>
    <message>
        <source>text is the registration template with its 13 fields, as it is emailed. Several templates in one output are separated by a line with a form feed; --out-dir writes separate files, which all appear at the end. A registration without template text cannot be exported as text; export reports it. xml and json contain all data with its history, in one document (with --out-dir, one per registration). eml is an unsent email: to the review list until the draft is approved, then to IANA; open it in your mail program and send it. Equal content always gives equal bytes.</source>
        <translation>text est le formulaire d’enregistrement avec ses 13 champs, tel qu’il est envoyé par courriel. Plusieurs formulaires dans une même sortie sont séparés par une ligne avec un saut de page&#xa0;; --out-dir écrit des fichiers séparés, qui apparaissent tous à la fin. Un enregistrement sans texte de formulaire ne peut pas être exporté en text&#xa0;; export le signale. xml et json contiennent toutes les données avec leur historique, en un seul document (avec --out-dir, un par enregistrement). eml est un courriel non envoyé&#xa0;: à la liste de relecture jusqu’à ce que le brouillon soit approuvé, puis à l’IANA&#xa0;; ouvrez-le dans votre logiciel de messagerie et envoyez-le. Un contenu égal donne toujours des octets égaux.</translation>
    </message>
    <message>
        <source>Compare with REPORT, which check wrote earlier as tsv, csv, jsonl, or json: list only the bad URNs that are new or remaining, and those that are fixed or gone, as text, tsv, csv, jsonl, or none. Names are compared, not lines: a name counts once, however often it occurs. With --summary, print counts by finding code. Only new ones set exit status 1.</source>
        <translation>Comparer avec REPORT, que check a écrit auparavant en tsv, csv, jsonl ou json&#xa0;: n’énumérer que les URN fautifs nouveaux ou restants, et ceux qui sont corrigés ou disparus, en text, tsv, csv, jsonl ou none. Ce sont les noms qui sont comparés, non les lignes&#xa0;: un nom compte une fois, quel que soit le nombre de ses occurrences. Avec --summary, afficher les nombres par code de constat. Seuls les nouveaux donnent le code de sortie 1.</translation>
    </message>
    <message>
        <source>Verdicts: valid, invalid, unregistered (the syntax is valid, but the NID is not in the registry), undecided (a limit was reached). Blank lines are skipped but counted. Input compressed with gzip, zstd, or xz is decompressed automatically.
Columns of tsv and csv: line, verdict, nid, offset, code, urn, message; then column with --extract or --input csv or jsonl; accepting (NIDs separated by spaces) with --against all; and file if there are several. csv has a header line, tsv has none. json is one array of the objects that jsonl prints one per line. The summary goes to standard error.
Columns of --since: change (new, still for remaining, fixed, gone), earlier code, then the columns above. The row of a fixed name has only the name and its verdict, that of a name that is no longer in the input only the name. With --summary: code, new, still, fixed, gone.
Columns of --summary: nid, count, valid, invalid, unregistered, undecided, code, code count, example, warnings (valid URNs with a warning); one line for each NID and code. The NID &quot;*&quot; is all NIDs after the first 100,000.</source>
        <translation>Verdicts&#xa0;: valid, invalid, unregistered (la syntaxe est valide, mais le NID n’est pas dans le registre), undecided (une limite a été atteinte). Les lignes vides sont ignorées mais comptées. Une entrée compressée avec gzip, zstd ou xz est décompressée automatiquement.
Colonnes de tsv et csv&#xa0;: ligne, verdict, nid, position, code, urn, message&#xa0;; puis colonne avec --extract ou --input csv ou jsonl&#xa0;; NID qui acceptent (séparés par des espaces) avec --against all&#xa0;; et fichier s’il y en a plusieurs. csv a une ligne d’en-tête, tsv n’en a pas. json est un tableau des objets que jsonl écrit un par ligne. Le résumé va sur la sortie d’erreur.
Colonnes de --since&#xa0;: changement (new, still pour ceux qui restent, fixed, gone), code antérieur, puis les colonnes ci-dessus. La ligne d’un nom corrigé n’a que le nom et son verdict, celle d’un nom qui n’est plus dans l’entrée n’a que le nom. Avec --summary&#xa0;: code, new, still, fixed, gone.
Colonnes de --summary&#xa0;: nid, nombre, valid, invalid, unregistered, undecided, code, nombre du code, exemple, warnings (URN valides avec un avertissement)&#xa0;; une ligne par NID et code. Le NID «&#xa0;*&#xa0;» regroupe tous les NID après les 100 000 premiers.</translation>
    </message>
    <message>
        <source>Reason why the change to an approved draft is only editorial. The draft stays approved, and the history records it; otherwise the draft returns to review. Refused where somebody other than the authors must approve.</source>
        <translation>Motif pour lequel la modification d’un brouillon approuvé est purement rédactionnelle. Le brouillon reste approuvé, et l’historique le consigne&#xa0;; sinon, le brouillon retourne en relecture. Refusé si une autre personne que les auteurs doit approuver.</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Changé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Columns of tsv: NID or draft:ID, kind, state, version, date, registrant, NID. The date is that of the record. A draft has the version that it will get (empty without text), the date of its last save, and the NID that it requests (may be empty). In json, &quot;findings&quot; contains only that a registration is no longer in IANA&apos;s list; lint reports those of its template.</source>
        <translation>Colonnes de tsv&#xa0;: NID ou draft:ID, genre, état, version, date, déclarant, NID. La date est celle de l’inscription. Un brouillon a la version qu’il obtiendra (vide sans texte), la date à laquelle il a été enregistré pour la dernière fois et le NID qu’il demande (peut être vide). En json, «&#xa0;findings&#xa0;» indique seulement qu’un enregistrement n’est plus dans la liste de l’IANA&#xa0;; lint signale les constats de son formulaire.</translation>
    </message>
    <message>
        <source>lines (default): one URN per line. csv:COLUMN: the column of a CSV or TSV file with this name in the first line or below a title, or column number COLUMN of a file without a header; tabs, semicolons, or commas separate fields, whichever is most frequent in the first line, unless that is a line such as &quot;sep=;&quot;. Rows with an empty cell are skipped but counted. jsonl:MEMBER: this member of every object of a JSON Lines file (a.b: member b of member a); a line where it is missing or not a string is invalid.</source>
        <translation>lines (par défaut)&#xa0;: un URN par ligne. csv:COLUMN&#xa0;: la colonne d’un fichier CSV ou TSV qui porte ce nom dans la première ligne ou sous un titre, ou la colonne de ce numéro d’un fichier sans en-tête&#xa0;; les champs sont séparés par des tabulations, des points-virgules ou des virgules, selon ce qui est le plus fréquent dans la première ligne, sauf si celle-ci est une ligne comme «&#xa0;sep=;&#xa0;». Les lignes dont la cellule est vide sont ignorées mais comptées. jsonl:MEMBER&#xa0;: ce membre de chaque objet d’un fichier JSON Lines (a.b&#xa0;: le membre b du membre a)&#xa0;; une ligne où il manque ou n’est pas une chaîne est invalide.</translation>
    </message>
    <message>
        <source>The registration of &quot;%1&quot; was withdrawn, not %2; &quot;nidus-cli reopen %1&quot; reverses this.</source>
        <translation>L’enregistrement de «&#xa0;%1&#xa0;» a été retiré, non %2&#xa0;; «&#xa0;nidus-cli reopen %1&#xa0;» annule cette opération.</translation>
    </message>
    <message>
        <source>The letter has no contact for %1.</source>
        <translation>La lettre n’indique pas de contact pour %1.</translation>
    </message>
    <message>
        <source>Export everything in the registry, drafts included.</source>
        <translation>Exporter tout le registre, brouillons compris.</translation>
    </message>
    <message>
        <source>Export all registrations, also withdrawn ones, without drafts.</source>
        <translation>Exporter tous les enregistrements, même retirés, sans les brouillons.</translation>
    </message>
    <message>
        <source>export requires NIDs or drafts, or --all or --registered instead.</source>
        <translation>export exige des NID ou des brouillons, ou bien --all ou --registered.</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section accepts the same URNs as the syntax rule, which is kept.</source>
        <translation>%1&#xa0;: la grammaire de la section Syntaxe accepte les mêmes URN que la règle de syntaxe, qui est conservée.</translation>
    </message>
    <message>
        <source>To say what they contain, use --columns.</source>
        <translation>Pour indiquer leur contenu, utilisez --columns.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation>%1 n’existe pas. Vérifiez le nom et le dossier.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check its permissions.</source>
        <translation>%1 ne peut pas être lu. Vérifiez ses droits d’accès.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check the permissions, or choose another location.</source>
        <translation>%1 ne peut pas être écrit. Vérifiez les droits d’accès, ou choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>%1 already exists and was left untouched. Choose another name.</source>
        <translation>%1 existe déjà et n’a pas été modifié. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is not enough disk space to write %1; nothing was changed. Free some space and try again.</source>
        <translation>Il n’y a pas assez d’espace disque pour écrire %1&#xa0;; rien n’a été modifié. Libérez de l’espace et réessayez.</translation>
    </message>
    <message>
        <source>%1 is not a registry file. Choose a file created by Nidus; to read text and XML files, import them.</source>
        <translation>%1 n’est pas un fichier de registre. Choisissez un fichier créé par Nidus&#xa0;; pour lire des fichiers texte ou XML, importez-les.</translation>
    </message>
    <message>
        <source>%1 is a database of another program and was left untouched. Choose a registry file created by Nidus.</source>
        <translation>%1 est une base de données d’un autre programme et n’a pas été modifié. Choisissez un fichier de registre créé par Nidus.</translation>
    </message>
    <message>
        <source>%1 was created by a newer version of Nidus and was left untouched. Open it with that version, or update this one.</source>
        <translation>%1 a été créé par une version plus récente de Nidus et n’a pas été modifié. Ouvrez-le avec cette version, ou mettez celle-ci à jour.</translation>
    </message>
    <message>
        <source>%1 is damaged and was left untouched. Restore it from a backup.</source>
        <translation>%1 est endommagé et n’a pas été modifié. Restaurez-le depuis une sauvegarde.</translation>
    </message>
    <message>
        <source>%1 is read-only, so nothing was saved. Check your permissions, or work on a copy.</source>
        <translation>%1 est en lecture seule&#xa0;; rien n’a été enregistré. Vérifiez vos droits, ou travaillez sur une copie.</translation>
    </message>
    <message>
        <source>%1 is in use by another program, so nothing was changed. Try again when that program has finished.</source>
        <translation>%1 est utilisé par un autre programme&#xa0;; rien n’a été modifié. Réessayez quand ce programme aura terminé.</translation>
    </message>
    <message>
        <source>The registry does not contain %1. Check the spelling.</source>
        <translation>Le registre ne contient pas %1. Vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>The NID %1 is already registered. Choose another NID, or revise that registration.</source>
        <translation>%1 est un NID déjà inscrit. Choisissez-en un autre, ou révisez cet enregistrement.</translation>
    </message>
    <message>
        <source>%1 breaks the rules for NIDs in RFC 8141 section 5. See the findings for details, and choose another NID.</source>
        <translation>%1 enfreint les règles des NID de la section 5 de la RFC 8141. Consultez les constats pour en savoir plus, et choisissez un autre NID.</translation>
    </message>
    <message>
        <source>%1 is registered but breaks the rules for NIDs in RFC 8141 section 5 (%2). It is kept; withdraw it so that nobody relies on it.</source>
        <translation>%1 est inscrit, mais enfreint les règles des NID de la section 5 de la RFC 8141 (%2). Il est conservé&#xa0;; retirez-le, afin que personne ne s’y fie.</translation>
    </message>
    <message>
        <source>The next informal number is too long for a NID, so no more informal namespaces can be registered.</source>
        <translation>Le prochain numéro informel est trop long pour un NID&#xa0;; aucun autre espace de noms informel ne peut donc être inscrit au registre.</translation>
    </message>
    <message>
        <source>Somebody else has changed %1 in the meantime; your changes were not saved. Compare both, then save again.</source>
        <translation>Quelqu’un d’autre a modifié %1 entre-temps&#xa0;; vos modifications n’ont pas été enregistrées. Comparez les deux, puis enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>%1 is identical to the previous version, so no new version was created. Change something first.</source>
        <translation>%1 est identique à la version précédente&#xa0;; aucune nouvelle version n’a été créée. Modifiez d’abord quelque chose.</translation>
    </message>
    <message>
        <source>%1 cannot be registered yet. Fix its findings of severity error first.</source>
        <translation>%1 ne peut pas encore être inscrit au registre. Corrigez d’abord ses constats de gravité «&#xa0;erreur&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is too large; the limit is %2. Nothing was changed. Split it, or save the template in a file of its own.</source>
        <translation>%1 est trop grand&#xa0;; la limite est de %2. Rien n’a été modifié. Divisez-le, ou enregistrez le formulaire dans son propre fichier.</translation>
    </message>
    <message>
        <source>%1 is encoded in %2; expected UTF-8. Convert it first with iconv -f %2 -t UTF-8.</source>
        <translation>%1 est encodé en %2&#xa0;; attendu&#xa0;: UTF-8. Convertissez-le d’abord avec iconv -f %2 -t UTF-8.</translation>
    </message>
    <message>
        <source>%1 could not be understood. Check that it is the right file. Details: %2</source>
        <translation>%1 n’a pas pu être compris. Vérifiez que c’est le bon fichier. Détails&#xa0;: %2</translation>
    </message>
    <message>
        <source>The registry has no template text for %1, so there is nothing to export. Its record shows where the template is published.</source>
        <translation>Le registre n’a pas de texte de formulaire pour %1&#xa0;; il n’y a donc rien à exporter. Sa fiche indique où le formulaire est publié.</translation>
    </message>
    <message>
        <source>%1 was not imported from a file, so there is no original to export. Specify an older version, or choose another format.</source>
        <translation>%1 n’a pas été importé d’un fichier&#xa0;; il n’y a donc pas d’original à exporter. Indiquez une version plus ancienne, ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>The operation was canceled; what was finished so far is kept.</source>
        <translation>L’opération a été annulée&#xa0;; ce qui était terminé est conservé.</translation>
    </message>
    <message>
        <source>%1 is not the text that was registered: it was changed outside Nidus or is damaged (%2). Compare it with a backup.</source>
        <translation>%1 n’est pas le texte qui a été inscrit&#xa0;: il a été modifié hors de Nidus ou est endommagé (%2). Comparez-le avec une sauvegarde.</translation>
    </message>
    <message>
        <source>An entry in the log of %1 is not what was recorded: it was changed outside Nidus or is damaged (%2). Compare it with a backup.</source>
        <translation>Une entrée du journal de %1 n’est pas ce qui a été consigné&#xa0;: elle a été modifiée hors de Nidus ou est endommagée (%2). Comparez-la avec une sauvegarde.</translation>
    </message>
    <message>
        <source>%1 is not as Nidus wrote it: it was changed outside Nidus or is damaged (%2). Compare it with a backup.</source>
        <translation>%1 n’est pas tel que Nidus l’a écrit&#xa0;: il a été modifié hors de Nidus ou est endommagé (%2). Comparez-le avec une sauvegarde.</translation>
    </message>
    <message>
        <source>%1 does not have the structure of a registry: %2. It was changed outside Nidus. Compare it with a backup.</source>
        <translation>%1 n’a pas la structure d’un registre&#xa0;: %2. Il a été modifié hors de Nidus. Comparez-le avec une sauvegarde.</translation>
    </message>
    <message>
        <source>The search index does not match %1 (%2), so a search may miss entries or find wrong ones. Compare the file with a backup.</source>
        <translation>L’index de recherche ne correspond pas à %1 (%2)&#xa0;; une recherche peut donc manquer des entrées ou en trouver de fausses. Comparez le fichier avec une sauvegarde.</translation>
    </message>
    <message>
        <source>Part of the history of %1 is missing (%2). Compare the file with a backup.</source>
        <translation>Une partie de l’historique de %1 manque (%2). Comparez le fichier avec une sauvegarde.</translation>
    </message>
    <message>
        <source>The history of %1 does not continue from a known head (%2): it was truncated, replaced by an older copy, or rewritten. Compare it with a backup.</source>
        <translation>L’historique de %1 ne prolonge pas une tête connue (%2)&#xa0;: il a été tronqué, remplacé par une copie plus ancienne ou réécrit. Comparez-le avec une sauvegarde.</translation>
    </message>
    <message>
        <source>The name %1 contains bytes that are not UTF-8, so it could refer to another file. Rename the file or its folder.</source>
        <translation>Le nom %1 contient des octets qui ne sont pas de l’UTF-8&#xa0;; il pourrait donc désigner un autre fichier. Renommez le fichier ou son dossier.</translation>
    </message>
    <message>
        <source>%1 does not belong to the registry next to it, which is intact without it; both were left untouched. Move it away.</source>
        <translation>%1 n’appartient pas au registre à côté duquel il se trouve, et qui est intact sans lui&#xa0;; aucun des deux n’a été modifié. Déplacez-le ailleurs.</translation>
    </message>
    <message>
        <source>%1 is one of several names (hard links) of one file, so two people could be assigned the same number. Remove the other names, or copy the file.</source>
        <translation>%1 est l’un des noms (liens physiques) d’un même fichier, si bien que deux personnes pourraient recevoir le même numéro. Supprimez les autres noms, ou copiez le fichier.</translation>
    </message>
    <message>
        <source>%1 was removed or replaced while it was open, so nothing was saved. Save the registry to a new file, or open it again.</source>
        <translation>%1 a été supprimé ou remplacé pendant qu’il était ouvert&#xa0;; rien n’a été enregistré. Enregistrez le registre dans un nouveau fichier, ou ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>this item</source>
        <translation>cet élément</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>The backup lacks these entries of the replaced registry: %1. The replaced registry is kept in %2. Numbers already assigned are never reused.</source>
        <translation>La sauvegarde ne contient pas ces entrées du registre remplacé&#xa0;: %1. Le registre remplacé est conservé dans %2. Les numéros déjà attribués ne sont jamais réutilisés.</translation>
    </message>
    <message>
        <source>%1 belongs to a registry and was left untouched. Choose another name.</source>
        <translation>%1 appartient à un registre et a été laissé tel quel. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 was made by a version of Nidus before 0.1.0 and was left untouched. Open it with that version, and export its content.</source>
        <translation>%1 a été créé par une version de Nidus antérieure à 0.1.0 et a été laissé tel quel. Ouvrez-le avec cette version et exportez son contenu.</translation>
    </message>
    <message>
        <source>The program detected an internal error (%2). The data was not changed. Please report it.</source>
        <translation>Le programme a détecté une erreur interne (%2). Les données n’ont pas été modifiées. Veuillez la signaler.</translation>
    </message>
    <message>
        <source>%1 was changed outside Nidus (%2), so nothing was saved. Restore a backup, or accept the change with nidus-cli registry acknowledge.</source>
        <translation>%1 a été modifié hors de Nidus (%2), donc rien n’a été enregistré. Restaurez une sauvegarde, ou acceptez la modification avec nidus-cli registry acknowledge.</translation>
    </message>
    <message>
        <source>%1 was changed outside Nidus: %2.</source>
        <translation>%1 a été modifié hors de Nidus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is missing, but there was a registry with this name (see %2). Move it back, or restore a backup with &quot;nidus-cli registry restore&quot;. Only &quot;nidus-cli registry create&quot; starts a new registry with this name.</source>
        <translation>%1 est absent, mais un registre de ce nom existait (voir %2). Remettez-le en place, ou restaurez une sauvegarde avec «&#xa0;nidus-cli registry restore&#xa0;». Seul «&#xa0;nidus-cli registry create&#xa0;» commence un nouveau registre de ce nom.</translation>
    </message>
    <message>
        <source>%1 cannot be read because it is not a regular file.</source>
        <translation>%1 ne peut pas être lu, car ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>This step is not possible for %1 in the state &quot;%2&quot;.</source>
        <translation>Cette étape n’est pas possible pour %1 dans l’état «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 keeps its state: this step requires a reason. Give it in the note.</source>
        <translation>%1 garde son état&#xa0;: cette étape exige un motif. Indiquez-le dans la note.</translation>
    </message>
    <message>
        <source>%1 is not in IANA&apos;s list, which contains only registered namespaces. Export it as a record instead (iana-record).</source>
        <translation>%1 n’est pas dans la liste de l’IANA, qui ne contient que des espaces de noms inscrits. Exportez-le plutôt comme fiche (iana-record).</translation>
    </message>
    <message>
        <source>%1 is not IANA&apos;s list of URN namespaces but the registry %2. Nothing was imported.</source>
        <translation>%1 n’est pas la liste des espaces de noms URN de l’IANA, mais le registre %2. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>The subregistry &quot;%1&quot; exists already. Choose another name.</source>
        <translation>Le sous-registre «&#xa0;%1&#xa0;» existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 ends in the middle of a report, in line %2. Create it again, or complete or remove its last line.</source>
        <translation>%1 s’arrête au milieu d’un rapport, à la ligne %2. Créez-le de nouveau, ou complétez ou supprimez sa dernière ligne.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not a row of a check report. Create the report again, or correct or remove the line.</source>
        <translation>La ligne %2 de %1 n’est pas une ligne de rapport de vérification. Créez le rapport de nouveau, ou corrigez ou supprimez cette ligne.</translation>
    </message>
    <message>
        <source>The database refused the operation on %1, so nothing was changed. Try again; if it fails again, report it with its details.</source>
        <translation>La base de données a refusé l’opération sur %1&#xa0;; rien n’a été modifié. Réessayez&#xa0;; si elle échoue encore, signalez-le avec les détails.</translation>
    </message>
    <message>
        <source>The disk reported an error while %1 was read or written, so nothing was changed. Check the disk, and try again.</source>
        <translation>Le disque a signalé une erreur pendant la lecture ou l’écriture de %1&#xa0;; rien n’a été modifié. Vérifiez le disque, puis réessayez.</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>Détails&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: nidus-cli-pdf is not installed. Install Nidus with its window, or choose another format.</source>
        <translation>Impossible d’écrire %1&#xa0;: nidus-cli-pdf n’est pas installé. Installez Nidus avec sa fenêtre, ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>%1 is not the name of a file. To check URNs, write one in each line of a file, or of standard input.</source>
        <translation>%1 n’est pas le nom d’un fichier. Pour vérifier des URN, écrivez-en un par ligne dans un fichier ou sur l’entrée standard.</translation>
    </message>
    <message>
        <source>%1 was not saved: this registry requires somebody else to approve each change. Save it without a reason; it then returns to review.</source>
        <translation>%1 n’a pas été enregistré&#xa0;: ce registre exige qu’une autre personne approuve chaque modification. Enregistrez-le sans motif&#xa0;; il retourne alors en relecture.</translation>
    </message>
    <message>
        <source>Known gap in the history of %1: %2.</source>
        <translation>Lacune connue dans l’historique de %1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importé</translation>
    </message>
    <message>
        <source>Submitted for review</source>
        <translation>Soumis pour relecture</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Approuvé</translation>
    </message>
    <message>
        <source>Sent to IANA</source>
        <translation>Transmis à l’IANA</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Inscrit</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Returned to draft</source>
        <translation>Remis en brouillon</translation>
    </message>
    <message>
        <source>Moved to trash</source>
        <translation>Mis à la corbeille</translation>
    </message>
    <message>
        <source>Expert Review report</source>
        <translation>Rapport d’examen d’expert</translation>
    </message>
    <message>
        <source>Direction of the approving body</source>
        <translation>Instruction de l’organisme d’approbation</translation>
    </message>
    <message>
        <source>Recognition of the standards body</source>
        <translation>Reconnaissance de l’organisme de normalisation</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spécification</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commenté</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Comment resolved</source>
        <translation>Commentaire réglé</translation>
    </message>
    <message>
        <source>Finding accepted</source>
        <translation>Constat accepté</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exporté</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Restauré</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Reconnu</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Attribué</translation>
    </message>
    <message>
        <source>Setting changed</source>
        <translation>Réglage modifié</translation>
    </message>
    <message>
        <source>Taken from IANA&apos;s list</source>
        <translation>Repris de la liste de l’IANA</translation>
    </message>
    <message>
        <source>Subregistry changed</source>
        <translation>Sous-registre modifié</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Modifications enregistrées</translation>
    </message>
    <message>
        <source>Finding accepted or question answered</source>
        <translation>Constat accepté ou réponse à une question</translation>
    </message>
    <message>
        <source>Question answered</source>
        <translation>Réponse à une question</translation>
    </message>
    <message>
        <source>Answer withdrawn</source>
        <translation>Réponse retirée</translation>
    </message>
    <message>
        <source>Returned to draft or reinstated</source>
        <translation>Remis en brouillon ou rétabli</translation>
    </message>
    <message>
        <source>Reinstated</source>
        <translation>Rétabli</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>The name between &quot;urn:&quot; and the next colon. A formal namespace requests a NID of 3 to 32 letters, digits, and hyphens that begins and ends with a letter or digit. An informal namespace gets the next free number, urn-N.</source>
        <translation>Le nom entre «&#xa0;urn:&#xa0;» et le deux-points suivant. Un espace de noms formel demande un NID de 3 à 32 lettres, chiffres et traits d’union, qui commence et finit par une lettre ou un chiffre. Un espace de noms informel reçoit le prochain numéro libre, urn-N.</translation>
    </message>
    <message>
        <source>1 for the first registration of a namespace. Each revision adds 1.</source>
        <translation>1 pour le premier enregistrement d’un espace de noms. Chaque révision ajoute 1.</translation>
    </message>
    <message>
        <source>The date of the registration request: year, month, day.</source>
        <translation>La date de la demande d’enregistrement&#xa0;: année, mois, jour.</translation>
    </message>
    <message>
        <source>Who is responsible for the namespace: the organization with its address, and a contact person. People change jobs, so give a role address as well. A standards body that uses the fast track says so here.</source>
        <translation>Qui est responsable de l’espace de noms&#xa0;: l’organisation avec son adresse, et une personne à contacter. Les personnes changent de poste&#xa0;; donnez donc aussi une adresse fonctionnelle. Un organisme de normalisation qui utilise la procédure accélérée l’indique ici.</translation>
    </message>
    <message>
        <source>What these URNs name, for whom, and how that community and others benefit. Say how they relate to existing namespaces and identifier systems, which software can use them, whether they can be resolved, and whether a standard will build on them.</source>
        <translation>Ce que désignent ces URN, pour qui, et ce que cette communauté et les autres y gagnent. Indiquez leur rapport avec les espaces de noms et systèmes d’identification existants, quels logiciels peuvent les utiliser, s’ils peuvent être résolus, et si une norme s’appuiera sur eux.</translation>
    </message>
    <message>
        <source>The form of a URN in this namespace: a grammar (ABNF or a regular expression), an algorithm, or a statement that it is opaque. Also say which characters must be encoded and how, when two names are equivalent, how an existing identifier is turned into a URN, and what q- and f-components mean.</source>
        <translation>La forme d’un URN dans cet espace de noms&#xa0;: une grammaire (ABNF ou expression régulière), un algorithme, ou l’indication qu’elle est opaque. Indiquez aussi quels caractères doivent être encodés et comment, quand deux noms sont équivalents, comment un identifiant existant devient un URN, et ce que signifient les composantes q et f.</translation>
    </message>
    <message>
        <source>Who assigns names and how others can get one: open to all, closed, or delegated to others who are named here. Say how you prevent assigning the same name twice.</source>
        <translation>Qui attribue les noms et comment d’autres peuvent en obtenir un&#xa0;: ouvert à tous, fermé, ou délégué à d’autres qui sont nommés ici. Indiquez comment vous évitez d’attribuer deux fois le même nom.</translation>
    </message>
    <message>
        <source>What could go wrong when names are assigned, compared, or resolved: names that look the same but are not, private information in a name, lists that can be harvested.</source>
        <translation>Ce qui peut mal tourner quand des noms sont attribués, comparés ou résolus&#xa0;: des noms qui semblent identiques mais ne le sont pas, des données privées dans un nom, des listes qui peuvent être moissonnées.</translation>
    </message>
    <message>
        <source>Known risks of confusion with other namespaces, URI schemes, or identifier systems because of spelling, encoding, or scope. If there are none, say so.</source>
        <translation>Les risques connus de confusion avec d’autres espaces de noms, schémas d’URI ou systèmes d’identification, à cause de l’orthographe, de l’encodage ou de la portée. S’il n’y en a pas, indiquez-le.</translation>
    </message>
    <message>
        <source>Whether these URNs are meant to be resolved. If so: who runs or recommends a service, what a public resolver must do, and what r-components mean.</source>
        <translation>Si ces URN sont destinés à être résolus. Si oui&#xa0;: qui exploite ou recommande un service, ce qu’un résolveur public doit faire, et ce que signifient les composantes r.</translation>
    </message>
    <message>
        <source>A permanent document with details: an RFC, another body&apos;s standard, or a stable page.</source>
        <translation>Un document permanent qui donne les détails&#xa0;: une RFC, la norme d’un autre organisme, ou une page stable.</translation>
    </message>
    <message>
        <source>Optional: anything that helps to understand this registration, such as a comparison with namespaces that appear to overlap.</source>
        <translation>Facultatif&#xa0;: tout ce qui aide à comprendre cet enregistrement, par exemple une comparaison avec des espaces de noms qui semblent se recouvrir.</translation>
    </message>
    <message>
        <source>Only for a revision: what changed since the previous version, and why.</source>
        <translation>Seulement pour une révision&#xa0;: ce qui a changé depuis la version précédente, et pourquoi.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Optional: the postal address</source>
        <translation>Facultatif&#xa0;: l’adresse postale</translation>
    </message>
    <message>
        <source>Optional: an email address that stays when people change</source>
        <translation>Facultatif&#xa0;: une adresse électronique qui reste quand les personnes changent</translation>
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
        <translation>Finalité</translation>
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
    <name>FindingPlace</name>
    <message>
        <source>Syntax tab</source>
        <translation>Onglet Syntaxe</translation>
    </message>
    <message>
        <source>Place: Syntax tab.</source>
        <translation>Lieu&#xa0;: onglet Syntaxe.</translation>
    </message>
</context>
<context>
    <name>FindingRank</name>
    <message>
        <source>Accepted</source>
        <translation>Acceptées</translation>
    </message>
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
    <message>
        <source>required before review</source>
        <translation>exigé avant la relecture</translation>
    </message>
    <message>
        <source>becomes a warning in review</source>
        <translation>devient un avertissement en relecture</translation>
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
        <translation>Le NID «&#xa0;%1&#xa0;» ne figure pas dans le registre.</translation>
    </message>
    <message>
        <source>Correct syntax is not enough: the namespace of a URN must also be registered.</source>
        <translation>Une syntaxe correcte ne suffit pas&#xa0;: l’espace de noms d’un URN doit aussi être inscrit.</translation>
    </message>
    <message>
        <source>Check the spelling of the NID and whether the registry is up to date.</source>
        <translation>Vérifiez l’orthographe du NID, et si le registre est à jour.</translation>
    </message>
    <message>
        <source>NIDs that start with &quot;X-&quot; were for experiments under RFC 3406 and must not be confused with registered ones.</source>
        <translation>Les NID qui commencent par «&#xa0;X-&#xa0;» servaient aux expériences selon la RFC 3406 et ne doivent pas être confondus avec ceux qui sont inscrits.</translation>
    </message>
    <message>
        <source>Use a registered namespace; &quot;example&quot; is for documentation and tests.</source>
        <translation>Utilisez un espace de noms inscrit&#xa0;; «&#xa0;example&#xa0;» sert à la documentation et aux essais.</translation>
    </message>
    <message>
        <source>All URNs of this check must belong to one namespace.</source>
        <translation>Tous les URN de cette vérification doivent appartenir à un même espace de noms.</translation>
    </message>
    <message>
        <source>Check the URN against its own namespace, or remove it from the list.</source>
        <translation>Vérifiez l’URN selon son propre espace de noms, ou retirez-le de la liste.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; is withdrawn; its URNs remain valid, but no new ones are assigned.</source>
        <translation>L’espace de noms «&#xa0;%1&#xa0;» est retiré&#xa0;; ses URN restent valides, mais aucun nouveau n’est attribué.</translation>
    </message>
    <message>
        <source>An assigned URN remains valid forever, even if its namespace is withdrawn.</source>
        <translation>Un URN attribué reste valide pour toujours, même si son espace de noms est retiré.</translation>
    </message>
    <message>
        <source>No action is needed for existing URNs.</source>
        <translation>Il n’y a rien à faire pour les URN existants.</translation>
    </message>
    <message>
        <source>Rejected by the syntax rule of &quot;%1&quot; at column %2: expected %3, found %4 (in %5).</source>
        <translation>Rejeté par la règle de syntaxe de «&#xa0;%1&#xa0;» à la colonne %2&#xa0;: attendu %3, trouvé %4 (dans %5).</translation>
    </message>
    <message>
        <source>Each namespace restricts the general URN syntax for its own names. The rule comes from the registration or was derived from its text; either can be wrong.</source>
        <translation>Chaque espace de noms restreint la syntaxe générale des URN pour ses propres noms. La règle vient de l’enregistrement ou a été tirée de son texte&#xa0;; l’un et l’autre peuvent être erronés.</translation>
    </message>
    <message>
        <source>Compare the URN with its source and with the registration&apos;s Syntax section.</source>
        <translation>Comparez l’URN avec sa source et avec le champ «&#xa0;Syntaxe&#xa0;» de l’enregistrement.</translation>
    </message>
    <message>
        <source>Valid only in version %2 of &quot;%1&quot;; the latest version rejects the URN at column %3: expected %4, found %5 (in %6).</source>
        <translation>Valide seulement dans la version %2 de «&#xa0;%1&#xa0;»&#xa0;; la dernière version rejette l’URN à la colonne %3&#xa0;: attendu %4, trouvé %5 (dans %6).</translation>
    </message>
    <message>
        <source>An assigned URN remains valid forever, even if a later version of its namespace no longer assigns such names. Version 0 is the syntax from before the first version in the registry.</source>
        <translation>Un URN attribué reste valide pour toujours, même si une version ultérieure de son espace de noms n’attribue plus de tels noms. La version 0 est la syntaxe antérieure à la première version du registre.</translation>
    </message>
    <message>
        <source>Namespace &quot;%1&quot;: %2.</source>
        <translation>Espace de noms «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Check digits reveal typing errors. Names with wrong check digits exist nevertheless; some registrations even contain them as examples.</source>
        <translation>Les chiffres de contrôle révèlent les fautes de frappe. Il existe pourtant des noms dont les chiffres de contrôle sont faux&#xa0;; certains enregistrements en contiennent même comme exemples.</translation>
    </message>
    <message>
        <source>Compare the name with its source, digit by digit.</source>
        <translation>Comparez le nom avec sa source, chiffre par chiffre.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; has no syntax rule yet, so only the general URN syntax was checked.</source>
        <translation>L’espace de noms «&#xa0;%1&#xa0;» n’a pas encore de règle de syntaxe&#xa0;; seule la syntaxe des URN a été vérifiée.</translation>
    </message>
    <message>
        <source>Without a syntax rule, the requirements of a namespace beyond the general URN syntax cannot be checked.</source>
        <translation>Sans règle de syntaxe, ce qu’un espace de noms exige au-delà de la syntaxe générale des URN ne peut pas être vérifié.</translation>
    </message>
    <message>
        <source>Add a grammar to the Syntax field of the registration.</source>
        <translation>Ajoutez une grammaire dans le champ «&#xa0;Syntaxe&#xa0;» de l’enregistrement.</translation>
    </message>
    <message>
        <source>Names like this are widely used but not valid: %1 (%2).</source>
        <translation>De tels noms sont très répandus mais non valides&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>Some names appear in standards and programs although no registration allows them. They are not typing errors.</source>
        <translation>Certains noms figurent dans des normes et des programmes bien qu’aucun enregistrement ne les permette. Ce ne sont pas des fautes de frappe.</translation>
    </message>
    <message>
        <source>Keep the name where a partner requires it; follow the registration for new names.</source>
        <translation>Gardez le nom là où un partenaire l’exige&#xa0;; suivez l’enregistrement pour les nouveaux noms.</translation>
    </message>
    <message>
        <source>The rule set &quot;%1&quot; accepts this name of &quot;%2&quot;; registered rules were not applied.</source>
        <translation>Le jeu de règles «&#xa0;%1&#xa0;» accepte ce nom de «&#xa0;%2&#xa0;»&#xa0;; les règles enregistrées n’ont pas été appliquées.</translation>
    </message>
    <message>
        <source>A rule set contains rules that some people have agreed on. Where it has a rule for a namespace, the registered rule is not applied.</source>
        <translation>Un jeu de règles contient des règles dont certaines personnes ont convenu. Là où il a une règle pour un espace de noms, la règle enregistrée n’est pas appliquée.</translation>
    </message>
    <message>
        <source>Check the name without the rule set to apply the registered rules.</source>
        <translation>Vérifiez le nom sans le jeu de règles pour appliquer les règles enregistrées.</translation>
    </message>
    <message>
        <source>Rejected by the rule set &quot;%1&quot; for &quot;%2&quot; at column %3: expected %4, found %5 (in %6).</source>
        <translation>Rejeté par le jeu de règles «&#xa0;%1&#xa0;» pour «&#xa0;%2&#xa0;» à la colonne %3&#xa0;: attendu %4, trouvé %5 (dans %6).</translation>
    </message>
    <message>
        <source>A rule set contains rules that some people have agreed on. They may be stricter than the registered rules.</source>
        <translation>Un jeu de règles contient des règles dont certaines personnes ont convenu. Elles peuvent être plus strictes que les règles enregistrées.</translation>
    </message>
    <message>
        <source>Correct the name, or check it without the rule set to apply the registered rules.</source>
        <translation>Corrigez le nom, ou vérifiez-le sans le jeu de règles pour appliquer les règles enregistrées.</translation>
    </message>
    <message>
        <source>The syntax rule of the namespace &quot;%1&quot; gives no verdict; line %2 of its grammar: %3</source>
        <translation>La règle de syntaxe de l’espace de noms «&#xa0;%1&#xa0;» ne rend pas de verdict&#xa0;; ligne %2 de sa grammaire&#xa0;: %3</translation>
    </message>
    <message>
        <source>Grammars have limits on size and time so that none can block the program. Exceeding a limit never makes a URN invalid.</source>
        <translation>Les grammaires ont des limites de taille et de temps, afin qu’aucune ne puisse bloquer le programme. Dépasser une limite ne rend jamais un URN non valide.</translation>
    </message>
    <message>
        <source>Review the findings about the grammar, and simplify it.</source>
        <translation>Examinez les constats sur la grammaire, et simplifiez-la.</translation>
    </message>
    <message>
        <source>The line is too long to check.</source>
        <translation>La ligne est trop longue pour être vérifiée.</translation>
    </message>
    <message>
        <source>Lines of more than a million bytes are not checked, so that a damaged file cannot exhaust memory.</source>
        <translation>Les lignes de plus d’un million d’octets ne sont pas vérifiées, afin qu’un fichier endommagé n’épuise pas la mémoire.</translation>
    </message>
    <message>
        <source>Check whether the line endings of the file were lost.</source>
        <translation>Vérifiez si les fins de ligne du fichier ont été perdues.</translation>
    </message>
    <message>
        <source>The line is not a JSON object with a string in the requested member.</source>
        <translation>La ligne n’est pas un objet JSON avec une chaîne dans le membre demandé.</translation>
    </message>
    <message>
        <source>In JSON Lines, one member of each object is checked. A line without it is reported, not skipped.</source>
        <translation>En JSON Lines, un membre de chaque objet est vérifié. Une ligne où il manque est signalée, et non ignorée.</translation>
    </message>
    <message>
        <source>Check that the member is spelled as in the file, with a dot between the names of nested members, and that its value is a string.</source>
        <translation>Vérifiez que le membre est écrit comme dans le fichier, avec un point entre les noms de membres imbriqués, et que sa valeur est une chaîne.</translation>
    </message>
    <message>
        <source>The row has no complete field in the requested column.</source>
        <translation>La rangée n’a pas de champ complet dans la colonne demandée.</translation>
    </message>
    <message>
        <source>In a table, one column is checked. A row without it is reported, not skipped.</source>
        <translation>Dans un tableau, une colonne est vérifiée. Une rangée où elle manque est signalée, et non ignorée.</translation>
    </message>
    <message>
        <source>Check whether fields are missing in the row, and whether its quotation marks are closed and followed by a separator.</source>
        <translation>Vérifiez si des champs manquent dans la rangée, et si ses guillemets sont fermés et suivis d’un séparateur.</translation>
    </message>
    <message>
        <source>Duplicate of the URN in line %1.</source>
        <translation>Doublon de l’URN de la ligne %1.</translation>
    </message>
    <message>
        <source>URNs that differ only in the case of the NID, in the case of the hex digits of an encoded byte, or in their components are equivalent.</source>
        <translation>Des URN qui ne diffèrent que par la casse du NID, par celle des chiffres hexadécimaux d’un octet encodé ou par leurs composantes sont équivalents.</translation>
    </message>
    <message>
        <source>Remove one of them, unless the duplicate is intended.</source>
        <translation>Supprimez l’un d’eux, sauf si le doublon est voulu.</translation>
    </message>
    <message>
        <source>The rule %1 has nothing on its right side.</source>
        <translation>La règle «&#xa0;%1&#xa0;» n’a rien à droite du signe égal.</translation>
    </message>
    <message>
        <source>A rule must have a definition; a rule for empty text is defined as an empty string.</source>
        <translation>Une règle doit avoir une définition&#xa0;; une règle pour le texte vide est définie comme une chaîne vide.</translation>
    </message>
    <message>
        <source>Write the definition, or &quot;&quot; for empty text.</source>
        <translation>Écrivez la définition, ou &quot;&quot; pour le texte vide.</translation>
    </message>
    <message>
        <source>A rule name cannot contain %1.</source>
        <translation>Un nom de règle ne peut pas contenir %1.</translation>
    </message>
    <message>
        <source>Rule names consist of letters, digits, and hyphens, and start with a letter.</source>
        <translation>Les noms de règles se composent de lettres, de chiffres et de traits d’union, et commencent par une lettre.</translation>
    </message>
    <message>
        <source>Use a hyphen instead.</source>
        <translation>Utilisez plutôt un trait d’union.</translation>
    </message>
    <message>
        <source>A string cannot contain %1.</source>
        <translation>Une chaîne ne peut pas contenir %1.</translation>
    </message>
    <message>
        <source>Only visible ASCII characters and spaces are allowed between quotation marks.</source>
        <translation>Seuls les caractères ASCII visibles et les espaces sont permis entre guillemets.</translation>
    </message>
    <message>
        <source>Write the bytes as numbers, such as %xC3.A9.</source>
        <translation>Écrivez les octets sous forme de nombres, par exemple %xC3.A9.</translation>
    </message>
    <message>
        <source>The string is not closed on its line.</source>
        <translation>La chaîne n’est pas fermée sur sa ligne.</translation>
    </message>
    <message>
        <source>A string must end with a quotation mark on the same line.</source>
        <translation>Une chaîne doit se terminer par un guillemet sur la même ligne.</translation>
    </message>
    <message>
        <source>Add the closing quotation mark.</source>
        <translation>Ajoutez le guillemet fermant.</translation>
    </message>
    <message>
        <source>The quotation mark is typographic; expected a straight one.</source>
        <translation>Le guillemet est typographique&#xa0;; attendu&#xa0;: un guillemet droit.</translation>
    </message>
    <message>
        <source>Word processors insert curly quotation marks; ABNF allows only straight ones.</source>
        <translation>Les traitements de texte insèrent des guillemets courbes&#xa0;; ABNF n’admet que les guillemets droits.</translation>
    </message>
    <message>
        <source>Replace it with a straight double quotation mark.</source>
        <translation>Remplacez-le par un guillemet double droit.</translation>
    </message>
    <message>
        <source>The string is in single quotation marks; expected double ones.</source>
        <translation>La chaîne est entre guillemets simples&#xa0;; attendus&#xa0;: des guillemets doubles.</translation>
    </message>
    <message>
        <source>Single quotation marks have no meaning in ABNF.</source>
        <translation>Les guillemets simples n’ont pas de sens en ABNF.</translation>
    </message>
    <message>
        <source>Use double quotation marks.</source>
        <translation>Utilisez des guillemets doubles.</translation>
    </message>
    <message>
        <source>The number is malformed.</source>
        <translation>Le nombre est mal formé.</translation>
    </message>
    <message>
        <source>A number starts with %x, %d, or %b, directly followed by digits of that base; a range goes from the lower to the higher value.</source>
        <translation>Un nombre commence par %x, %d ou %b, directement suivi de chiffres de cette base&#xa0;; un intervalle va de la plus petite à la plus grande valeur.</translation>
    </message>
    <message>
        <source>Write the digits directly after the base, such as %x41 or %x41-5A.</source>
        <translation>Écrivez les chiffres directement après la base, par exemple %x41 ou %x41-5A.</translation>
    </message>
    <message>
        <source>A range and a sequence of numbers cannot be in one element.</source>
        <translation>Un intervalle et une suite de nombres ne peuvent pas figurer dans un même élément.</translation>
    </message>
    <message>
        <source>%x is followed by either a range or values joined by dots, not both.</source>
        <translation>%x est suivi soit d’un intervalle, soit de valeurs reliées par des points, mais pas des deux.</translation>
    </message>
    <message>
        <source>Write two elements: %x41 %x5A-61.</source>
        <translation>Écrivez deux éléments&#xa0;: %x41 %x5A-61.</translation>
    </message>
    <message>
        <source>The number is larger than any Unicode code point.</source>
        <translation>Le nombre est plus grand que tout point de code Unicode.</translation>
    </message>
    <message>
        <source>Unicode ends at U+10FFFF.</source>
        <translation>Unicode s’arrête à U+10FFFF.</translation>
    </message>
    <message>
        <source>Use a value up to %x10FFFF.</source>
        <translation>Utilisez une valeur jusqu’à %x10FFFF.</translation>
    </message>
    <message>
        <source>The lower limit is larger than the upper one.</source>
        <translation>La limite inférieure est plus grande que la limite supérieure.</translation>
    </message>
    <message>
        <source>In a repetition, the lower count comes before the asterisk; in I-Regexp, before the comma.</source>
        <translation>Dans une répétition, le plus petit nombre se place avant l’astérisque&#xa0;; en I-Regexp, avant la virgule.</translation>
    </message>
    <message>
        <source>Swap the two limits.</source>
        <translation>Intervertissez les deux limites.</translation>
    </message>
    <message>
        <source>The count is not followed by an element to repeat.</source>
        <translation>Le nombre n’est suivi d’aucun élément à répéter.</translation>
    </message>
    <message>
        <source>A count belongs to the element directly after it; a digit that is meant as text needs quotation marks.</source>
        <translation>Un nombre de répétitions porte sur l’élément qui le suit directement&#xa0;; un chiffre voulu comme texte se met entre guillemets.</translation>
    </message>
    <message>
        <source>Add the element, or put the digit in quotation marks.</source>
        <translation>Ajoutez l’élément, ou mettez le chiffre entre guillemets.</translation>
    </message>
    <message>
        <source>There is a space between the count and its element.</source>
        <translation>Il y a une espace entre le nombre de répétitions et son élément.</translation>
    </message>
    <message>
        <source>A count must come directly before its element.</source>
        <translation>Un nombre de répétitions doit se placer directement avant son élément.</translation>
    </message>
    <message>
        <source>Remove the space.</source>
        <translation>Supprimez l’espace.</translation>
    </message>
    <message>
        <source>Braces have no meaning in ABNF.</source>
        <translation>Les accolades n’ont pas de sens en ABNF.</translation>
    </message>
    <message>
        <source>Other notations use braces for repetition; ABNF puts the counts before the element.</source>
        <translation>D’autres notations répètent avec des accolades&#xa0;; ABNF place les nombres avant l’élément.</translation>
    </message>
    <message>
        <source>Write *&quot;x&quot; for any number, or 2&quot;x&quot; for exactly two.</source>
        <translation>Écrivez *&quot;x&quot; pour un nombre quelconque, 2&quot;x&quot; pour exactement deux.</translation>
    </message>
    <message>
        <source>The closing bracket has no opening bracket.</source>
        <translation>Le signe fermant n’a pas de signe ouvrant.</translation>
    </message>
    <message>
        <source>Brackets come in pairs.</source>
        <translation>Les crochets et les parenthèses vont par paires.</translation>
    </message>
    <message>
        <source>Remove it, or add the opening bracket.</source>
        <translation>Supprimez-le, ou ajoutez le signe ouvrant.</translation>
    </message>
    <message>
        <source>The bracket is not closed.</source>
        <translation>Le crochet ou la parenthèse n’est pas fermé.</translation>
    </message>
    <message>
        <source>Add the closing bracket.</source>
        <translation>Ajoutez le signe fermant.</translation>
    </message>
    <message>
        <source>The brackets are empty.</source>
        <translation>Les crochets ou les parenthèses sont vides.</translation>
    </message>
    <message>
        <source>A group must contain at least one element.</source>
        <translation>Un groupe doit contenir au moins un élément.</translation>
    </message>
    <message>
        <source>Write &quot;&quot; for empty text.</source>
        <translation>Écrivez &quot;&quot; pour le texte vide.</translation>
    </message>
    <message>
        <source>Expected an element; found %1.</source>
        <translation>Un élément est attendu&#xa0;; trouvé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Elements are rule names, strings, numbers, groups, and options; a slash needs an element on both sides.</source>
        <translation>Les éléments sont des noms de règles, des chaînes, des nombres, des groupes et des options&#xa0;; une barre oblique exige un élément de chaque côté.</translation>
    </message>
    <message>
        <source>%1 is not followed by an equals sign.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas suivi d’un signe égal.</translation>
    </message>
    <message>
        <source>A line without indentation starts a definition; lines that continue a rule must be indented.</source>
        <translation>Une ligne sans retrait commence une définition&#xa0;; les lignes qui continuent une règle doivent être en retrait.</translation>
    </message>
    <message>
        <source>Indent the line, or add = and the definition.</source>
        <translation>Mettez la ligne en retrait, ou ajoutez = et la définition.</translation>
    </message>
    <message>
        <source>The prose description %1 cannot be matched.</source>
        <translation>La description en prose %1 ne peut pas être comparée à un texte.</translation>
    </message>
    <message>
        <source>A program cannot know which texts match a description.</source>
        <translation>Un programme ne peut pas savoir quels textes correspondent à une description.</translation>
    </message>
    <message>
        <source>Replace it with rules, strings, and numbers.</source>
        <translation>Remplacez-la par des règles, des chaînes et des nombres.</translation>
    </message>
    <message>
        <source>The angle bracket is not closed on its line.</source>
        <translation>Le chevron n’est pas fermé sur sa ligne.</translation>
    </message>
    <message>
        <source>A description in angle brackets must end on the same line.</source>
        <translation>Une description entre chevrons doit se terminer sur la même ligne.</translation>
    </message>
    <message>
        <source>%1 is BNF notation; ABNF uses =.</source>
        <translation>«&#xa0;%1&#xa0;» est de la notation BNF&#xa0;; ABNF utilise =.</translation>
    </message>
    <message>
        <source>Other notations write ::= or := between a name and its definition.</source>
        <translation>D’autres notations écrivent ::= ou := entre un nom et sa définition.</translation>
    </message>
    <message>
        <source>Replace it with =.</source>
        <translation>Remplacez-le par =.</translation>
    </message>
    <message>
        <source>The vertical bar is not ABNF; ABNF separates alternatives with /.</source>
        <translation>La barre verticale n’est pas de l’ABNF&#xa0;; ABNF sépare les alternatives par /.</translation>
    </message>
    <message>
        <source>In ABNF, alternatives are separated by a slash.</source>
        <translation>En ABNF, les alternatives sont séparées par une barre oblique.</translation>
    </message>
    <message>
        <source>Replace it with /.</source>
        <translation>Remplacez-la par /.</translation>
    </message>
    <message>
        <source>The name being defined is in angle brackets.</source>
        <translation>Le nom défini est entre chevrons.</translation>
    </message>
    <message>
        <source>ABNF needs no brackets around names, and allows them only in references.</source>
        <translation>ABNF n’a pas besoin de chevrons autour des noms, et ne les admet que dans les renvois.</translation>
    </message>
    <message>
        <source>Remove the brackets.</source>
        <translation>Supprimez les chevrons.</translation>
    </message>
    <message>
        <source>Two elements are not separated by a space.</source>
        <translation>Deux éléments ne sont pas séparés par une espace.</translation>
    </message>
    <message>
        <source>Consecutive elements must be separated by white space.</source>
        <translation>Les éléments qui se suivent doivent être séparés par des blancs.</translation>
    </message>
    <message>
        <source>Add a space.</source>
        <translation>Ajoutez une espace.</translation>
    </message>
    <message>
        <source>The definition does not start in the same column as the first one.</source>
        <translation>La définition ne commence pas à la même colonne que la première.</translation>
    </message>
    <message>
        <source>A line that is indented further than the first rule continues the rule above it.</source>
        <translation>Une ligne plus en retrait que la première règle continue la règle précédente.</translation>
    </message>
    <message>
        <source>Start each definition on its own line, all in the same column.</source>
        <translation>Commencez chaque définition sur sa propre ligne, toutes à la même colonne.</translation>
    </message>
    <message>
        <source>The line continues a rule but is not indented.</source>
        <translation>La ligne continue une règle, mais n’est pas en retrait.</translation>
    </message>
    <message>
        <source>A line that is not indented further than the first rule starts a definition.</source>
        <translation>Une ligne qui n’est pas plus en retrait que la première règle commence une définition.</translation>
    </message>
    <message>
        <source>Indent the line.</source>
        <translation>Mettez la ligne en retrait.</translation>
    </message>
    <message>
        <source>There is an empty line within the rule.</source>
        <translation>Une ligne vide se trouve à l’intérieur de la règle.</translation>
    </message>
    <message>
        <source>An empty line ends a rule; the lines after it belong to no rule.</source>
        <translation>Une ligne vide termine une règle&#xa0;; les lignes qui suivent n’appartiennent à aucune règle.</translation>
    </message>
    <message>
        <source>Remove the empty line, or put a space on it.</source>
        <translation>Supprimez la ligne vide, ou mettez-y une espace.</translation>
    </message>
    <message>
        <source>Found %1; expected a hyphen.</source>
        <translation>Trouvé&#xa0;: %1&#xa0;; attendu&#xa0;: un trait d’union.</translation>
    </message>
    <message>
        <source>Word processors insert dashes; ABNF allows only hyphens.</source>
        <translation>Les traitements de texte insèrent des tirets&#xa0;; ABNF n’admet que les traits d’union.</translation>
    </message>
    <message>
        <source>Replace it with a hyphen.</source>
        <translation>Remplacez-le par un trait d’union.</translation>
    </message>
    <message>
        <source>Found a no-break space; expected a space.</source>
        <translation>Trouvé&#xa0;: une espace insécable&#xa0;; attendu&#xa0;: une espace.</translation>
    </message>
    <message>
        <source>In ABNF, only spaces and tabs are white space.</source>
        <translation>En ABNF, seules les espaces et les tabulations sont des blancs.</translation>
    </message>
    <message>
        <source>Replace it with a space.</source>
        <translation>Remplacez-la par une espace.</translation>
    </message>
    <message>
        <source>The grammar contains a page header, footer, or page break.</source>
        <translation>La grammaire contient un en-tête, un pied de page ou un saut de page.</translation>
    </message>
    <message>
        <source>Text copied from an RFC with pages contains them; they are not part of the grammar.</source>
        <translation>Le texte copié d’une RFC paginée les contient&#xa0;; ils ne font pas partie de la grammaire.</translation>
    </message>
    <message>
        <source>Remove the lines.</source>
        <translation>Supprimez ces lignes.</translation>
    </message>
    <message>
        <source>The lines have different line endings.</source>
        <translation>Les lignes ont des fins de ligne différentes.</translation>
    </message>
    <message>
        <source>CR LF, LF, and CR are all accepted, but a mixture may mean that text was lost.</source>
        <translation>CR LF, LF et CR sont tous acceptés, mais un mélange peut signifier que du texte a été perdu.</translation>
    </message>
    <message>
        <source>Save the grammar with one kind of line ending.</source>
        <translation>Enregistrez la grammaire avec une seule sorte de fin de ligne.</translation>
    </message>
    <message>
        <source>The grammar starts with a byte order mark.</source>
        <translation>La grammaire commence par un indicateur d’ordre des octets.</translation>
    </message>
    <message>
        <source>It is skipped here, but other programs may not accept it.</source>
        <translation>Il est ignoré ici, mais d’autres programmes peuvent ne pas l’accepter.</translation>
    </message>
    <message>
        <source>Save the grammar without a byte order mark.</source>
        <translation>Enregistrez la grammaire sans indicateur d’ordre des octets.</translation>
    </message>
    <message>
        <source>The text contains no rule.</source>
        <translation>Le texte ne contient aucune règle.</translation>
    </message>
    <message>
        <source>A grammar must have at least one rule.</source>
        <translation>Une grammaire doit avoir au moins une règle.</translation>
    </message>
    <message>
        <source>Write a rule, such as NSS = 1*DIGIT.</source>
        <translation>Écrivez une règle, par exemple NSS = 1*DIGIT.</translation>
    </message>
    <message>
        <source>The rule %1 is defined a second time.</source>
        <translation>La règle «&#xa0;%1&#xa0;» est définie une seconde fois.</translation>
    </message>
    <message>
        <source>A rule is defined once; =/ adds alternatives to it.</source>
        <translation>Une règle est définie une seule fois&#xa0;; =/ y ajoute des alternatives.</translation>
    </message>
    <message>
        <source>Use =/ to add alternatives, or choose another name.</source>
        <translation>Utilisez =/ pour ajouter des alternatives, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Alternatives are added to %1, a rule that RFC 5234 defines.</source>
        <translation>Des alternatives sont ajoutées à «&#xa0;%1&#xa0;», une règle que la RFC 5234 définit.</translation>
    </message>
    <message>
        <source>The rule then matches more than readers expect.</source>
        <translation>La règle accepte alors plus que ce qu’attendent les lecteurs.</translation>
    </message>
    <message>
        <source>Define a rule of your own with another name.</source>
        <translation>Définissez votre propre règle sous un autre nom.</translation>
    </message>
    <message>
        <source>Alternatives are added to %1, which is not yet defined.</source>
        <translation>Des alternatives sont ajoutées à «&#xa0;%1&#xa0;», qui n’est pas encore définie.</translation>
    </message>
    <message>
        <source>The operator =/ adds to an existing definition.</source>
        <translation>L’opérateur =/ ajoute à une définition existante.</translation>
    </message>
    <message>
        <source>Use = for the first definition.</source>
        <translation>Utilisez = pour la première définition.</translation>
    </message>
    <message>
        <source>The rule %1 is not defined.</source>
        <translation>La règle «&#xa0;%1&#xa0;» n’est pas définie.</translation>
    </message>
    <message>
        <source>Every rule name used must be defined in the grammar or be a core rule of RFC 5234.</source>
        <translation>Chaque nom de règle utilisé doit être défini dans la grammaire ou être une règle de base de la RFC 5234.</translation>
    </message>
    <message>
        <source>Define it, or correct its spelling.</source>
        <translation>Définissez-la, ou corrigez son orthographe.</translation>
    </message>
    <message>
        <source>Did you mean %2 instead of %1?</source>
        <translation>Vouliez-vous dire «&#xa0;%2&#xa0;» au lieu de «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>The name is not defined, but a rule has a similar name.</source>
        <translation>Le nom n’est pas défini, mais une règle porte un nom semblable.</translation>
    </message>
    <message>
        <source>Correct the spelling of the rule name.</source>
        <translation>Corrigez l’orthographe du nom de la règle.</translation>
    </message>
    <message>
        <source>The rule %1 is not used.</source>
        <translation>La règle «&#xa0;%1&#xa0;» n’est pas utilisée.</translation>
    </message>
    <message>
        <source>A rule that no other rule refers to has no effect; often a reference is misspelled.</source>
        <translation>Une règle à laquelle aucune autre ne renvoie est sans effet&#xa0;; souvent, un renvoi est mal orthographié.</translation>
    </message>
    <message>
        <source>Refer to it, or remove it.</source>
        <translation>Renvoyez-y, ou supprimez-la.</translation>
    </message>
    <message>
        <source>The rule %1 matches no text because it never ends.</source>
        <translation>La règle «&#xa0;%1&#xa0;» n’accepte aucun texte, car elle ne se termine jamais.</translation>
    </message>
    <message>
        <source>A rule that always refers to itself never completes a match.</source>
        <translation>Une règle qui renvoie toujours à elle-même ne termine jamais une correspondance.</translation>
    </message>
    <message>
        <source>Add an alternative that does not refer to the rule itself.</source>
        <translation>Ajoutez une alternative qui ne renvoie pas à la règle elle-même.</translation>
    </message>
    <message>
        <source>The rule %1 refers to itself.</source>
        <translation>La règle «&#xa0;%1&#xa0;» renvoie à elle-même.</translation>
    </message>
    <message>
        <source>Such rules are allowed. Unless the reference is only at the start or only at the end, checking takes longer and some comparisons are impossible.</source>
        <translation>De telles règles sont permises. Sauf si le renvoi est seulement au début ou seulement à la fin, la vérification prend plus de temps et certaines comparaisons sont impossibles.</translation>
    </message>
    <message>
        <source>No action is needed; a repetition is easier to read if it means the same.</source>
        <translation>Il n’y a rien à faire&#xa0;; une répétition est plus facile à lire si elle a le même sens.</translation>
    </message>
    <message>
        <source>The rule %1 refers to itself at its start.</source>
        <translation>La règle «&#xa0;%1&#xa0;» renvoie à elle-même à son début.</translation>
    </message>
    <message>
        <source>Such rules are allowed here, but many other programs never finish on them.</source>
        <translation>De telles règles sont permises ici, mais beaucoup d’autres programmes ne se terminent jamais avec elles.</translation>
    </message>
    <message>
        <source>Use a repetition if it means the same.</source>
        <translation>Utilisez une répétition si elle a le même sens.</translation>
    </message>
    <message>
        <source>%1 is spelled differently from its definition, %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas écrit comme dans sa définition, «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Rule names are not case-sensitive; a single spelling is easier to read.</source>
        <translation>Les noms de règles ne distinguent pas la casse&#xa0;; une seule écriture est plus facile à lire.</translation>
    </message>
    <message>
        <source>Spell it as in its definition.</source>
        <translation>Écrivez-le comme dans sa définition.</translation>
    </message>
    <message>
        <source>%1 is a core rule of RFC 5234 and is redefined.</source>
        <translation>«&#xa0;%1&#xa0;» est une règle de base de la RFC 5234 et est redéfinie.</translation>
    </message>
    <message>
        <source>The definition applies only to this grammar.</source>
        <translation>La définition ne s’applique qu’à cette grammaire.</translation>
    </message>
    <message>
        <source>Remove the definition; RFC 5234 already has it.</source>
        <translation>Supprimez la définition&#xa0;; la RFC 5234 la contient déjà.</translation>
    </message>
    <message>
        <source>%1 is redefined with a different meaning than in RFC 5234.</source>
        <translation>«&#xa0;%1&#xa0;» est redéfinie avec un autre sens que dans la RFC 5234.</translation>
    </message>
    <message>
        <source>Readers expect a core rule to mean what RFC 5234 defines.</source>
        <translation>Les lecteurs s’attendent à ce qu’une règle de base ait le sens que définit la RFC 5234.</translation>
    </message>
    <message>
        <source>Choose another name for the rule.</source>
        <translation>Choisissez un autre nom pour la règle.</translation>
    </message>
    <message>
        <source>The rule %1 contains a byte that cannot occur in a URN.</source>
        <translation>La règle «&#xa0;%1&#xa0;» contient un octet qui ne peut pas figurer dans un URN.</translation>
    </message>
    <message>
        <source>A URN consists of ASCII characters; all others are percent-encoded.</source>
        <translation>Un URN se compose de caractères ASCII&#xa0;; tous les autres sont encodés en pourcent.</translation>
    </message>
    <message>
        <source>Describe the percent-encoded form instead.</source>
        <translation>Décrivez plutôt la forme encodée en pourcent.</translation>
    </message>
    <message>
        <source>The grammar does not define the start rule %1.</source>
        <translation>La grammaire ne définit pas la règle de départ «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Matching starts with one of the grammar&apos;s own rules.</source>
        <translation>La correspondance commence par l’une des règles de la grammaire même.</translation>
    </message>
    <message>
        <source>Name a rule that the grammar defines.</source>
        <translation>Nommez une règle que la grammaire définit.</translation>
    </message>
    <message>
        <source>Use a class such as [0-9], and put a backslash before a special character that is meant literally.</source>
        <translation>Utilisez une classe telle que [0-9], et mettez une barre oblique inverse avant un caractère spécial voulu littéralement.</translation>
    </message>
    <message>
        <source>No action is needed for URNs; to be explicit, write a class such as [A-Z].</source>
        <translation>Il n’y a rien à faire pour les URN&#xa0;; pour être explicite, écrivez une classe telle que [A-Z].</translation>
    </message>
    <message>
        <source>The grammar is longer than 256 KiB and was not read.</source>
        <translation>La grammaire dépasse 256 Kio et n’a pas été lue.</translation>
    </message>
    <message>
        <source>A grammar that can be checked quickly is much shorter.</source>
        <translation>Une grammaire qui se vérifie rapidement est bien plus courte.</translation>
    </message>
    <message>
        <source>Split it, or check whether it is the right file.</source>
        <translation>Divisez-la, ou vérifiez si c’est le bon fichier.</translation>
    </message>
    <message>
        <source>The grammar has more than 4000 rules; the rest was not read.</source>
        <translation>La grammaire a plus de 4000 règles&#xa0;; le reste n’a pas été lu.</translation>
    </message>
    <message>
        <source>A grammar that can be checked quickly has far fewer.</source>
        <translation>Une grammaire qui se vérifie rapidement en a bien moins.</translation>
    </message>
    <message>
        <source>The brackets are nested more than 200 levels deep.</source>
        <translation>Les crochets et les parenthèses sont imbriqués sur plus de 200 niveaux.</translation>
    </message>
    <message>
        <source>Such a rule cannot be understood by readers, and reading it could exhaust memory.</source>
        <translation>Une telle règle est incompréhensible pour les lecteurs, et la lire pourrait épuiser la mémoire.</translation>
    </message>
    <message>
        <source>Move the inner parts into rules of their own.</source>
        <translation>Placez les parties intérieures dans leurs propres règles.</translation>
    </message>
    <message>
        <source>The count is larger than 100000.</source>
        <translation>Le nombre de répétitions dépasse 100000.</translation>
    </message>
    <message>
        <source>Every repetition needs its own memory.</source>
        <translation>Chaque répétition exige sa propre mémoire.</translation>
    </message>
    <message>
        <source>Use a smaller count, or none.</source>
        <translation>Utilisez un nombre plus petit, ou aucun.</translation>
    </message>
    <message>
        <source>A verdict based on a rule with an error would be a guess.</source>
        <translation>Un verdict fondé sur une règle erronée serait une supposition.</translation>
    </message>
    <message>
        <source>Fix the errors in the rule.</source>
        <translation>Corrigez les erreurs de la règle.</translation>
    </message>
    <message>
        <source>The rule %1 is too large: fully expanded, it has more than 200000 states.</source>
        <translation>La règle «&#xa0;%1&#xa0;» est trop grande&#xa0;: entièrement développée, elle a plus de 200000 états.</translation>
    </message>
    <message>
        <source>Nested counts multiply.</source>
        <translation>Les nombres de répétitions imbriqués se multiplient.</translation>
    </message>
    <message>
        <source>Use smaller counts, or omit the upper limits.</source>
        <translation>Utilisez des nombres plus petits, ou omettez les limites supérieures.</translation>
    </message>
    <message>
        <source>The rule %1 is too large: its automaton has more than 20000 states.</source>
        <translation>La règle «&#xa0;%1&#xa0;» est trop grande&#xa0;: son automate a plus de 20000 états.</translation>
    </message>
    <message>
        <source>Counts after elements that can match the same text make the automaton very large.</source>
        <translation>Des répétitions placées après des éléments qui peuvent accepter le même texte rendent l’automate très grand.</translation>
    </message>
    <message>
        <source>The rule %1 takes too many steps to convert into an automaton.</source>
        <translation>La règle «&#xa0;%1&#xa0;» demande trop d’étapes pour être convertie en automate.</translation>
    </message>
    <message>
        <source>Nested counts multiply, and alternatives with the same start must be followed together.</source>
        <translation>Les nombres de répétitions imbriqués se multiplient, et les alternatives qui commencent de même doivent être suivies ensemble.</translation>
    </message>
    <message>
        <source>The text is longer than 1 MiB and was not matched.</source>
        <translation>Le texte dépasse 1 Mio et n’a pas été comparé.</translation>
    </message>
    <message>
        <source>A damaged file must not use up time and memory.</source>
        <translation>Un fichier endommagé ne doit pas épuiser le temps et la mémoire.</translation>
    </message>
    <message>
        <source>Matching the text against the rule %1 takes too many steps.</source>
        <translation>Comparer le texte à la règle «&#xa0;%1&#xa0;» demande trop d’étapes.</translation>
    </message>
    <message>
        <source>The rule refers to itself in the middle, and there are very many ways to read the text.</source>
        <translation>La règle renvoie à elle-même au milieu, et il y a de très nombreuses façons de lire le texte.</translation>
    </message>
    <message>
        <source>Make the rule unambiguous, or use a repetition.</source>
        <translation>Rendez la règle non ambiguë, ou utilisez une répétition.</translation>
    </message>
    <message>
        <source>Comparing with the rule %1 takes too many steps.</source>
        <translation>La comparaison avec la règle «&#xa0;%1&#xa0;» demande trop d’étapes.</translation>
    </message>
    <message>
        <source>Two large automata must be searched together.</source>
        <translation>Deux grands automates doivent être parcourus ensemble.</translation>
    </message>
    <message>
        <source>Compare smaller parts of the grammars.</source>
        <translation>Comparez de plus petites parties des grammaires.</translation>
    </message>
    <message>
        <source>The question cannot be answered for the rule %1 because the rule refers to itself in the middle.</source>
        <translation>La question reste sans réponse pour la règle «&#xa0;%1&#xa0;», car la règle renvoie à elle-même au milieu.</translation>
    </message>
    <message>
        <source>No program can decide whether two such languages are equal.</source>
        <translation>Aucun programme ne peut décider si deux langages de ce genre sont égaux.</translation>
    </message>
    <message>
        <source>The work on the rule %1 was canceled.</source>
        <translation>Le travail sur la règle «&#xa0;%1&#xa0;» a été annulé.</translation>
    </message>
    <message>
        <source>Somebody stopped it before it was finished.</source>
        <translation>Quelqu’un l’a arrêté avant la fin.</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>Relancez-le.</translation>
    </message>
    <message>
        <source>The file has no field &quot;%1&quot;.</source>
        <translation>Le fichier n’a pas de champ «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The template of RFC 8141 has thirteen fields; older and shortened templates lack some of them.</source>
        <translation>Le formulaire de la RFC 8141 a treize champs&#xa0;; il en manque aux formulaires plus anciens ou abrégés.</translation>
    </message>
    <message>
        <source>Fill in the field after the import.</source>
        <translation>Remplissez le champ après l’importation.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; appears again in line %2; its text was kept in place.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» apparaît de nouveau à la ligne %2&#xa0;; son texte a été laissé à sa place.</translation>
    </message>
    <message>
        <source>A field can appear only once in a file; a repeated heading is often part of the text.</source>
        <translation>Un champ ne peut apparaître qu’une fois dans un fichier&#xa0;; un titre répété fait souvent partie du texte.</translation>
    </message>
    <message>
        <source>Check the text around that line after the import.</source>
        <translation>Vérifiez le texte autour de cette ligne après l’importation.</translation>
    </message>
    <message>
        <source>The heading &quot;%1&quot; was read as &quot;%2&quot;.</source>
        <translation>Le titre «&#xa0;%1&#xa0;» a été lu comme «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Real templates spell the headings in many ways.</source>
        <translation>Les formulaires réels écrivent les titres de bien des façons.</translation>
    </message>
    <message>
        <source>No action is needed; the export uses the heading of RFC 8141.</source>
        <translation>Il n’y a rien à faire&#xa0;; l’exportation utilise le titre de la RFC 8141.</translation>
    </message>
    <message>
        <source>The NID &quot;%2&quot; was taken from &quot;%1&quot;.</source>
        <translation>Le NID «&#xa0;%2&#xa0;» a été tiré de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The field contained more than the NID; the rest was left out.</source>
        <translation>Le champ contenait plus que le NID&#xa0;; le reste a été omis.</translation>
    </message>
    <message>
        <source>Check that the NID is right.</source>
        <translation>Vérifiez que le NID est le bon.</translation>
    </message>
    <message>
        <source>The text in %1 belongs to no field: &quot;%2&quot;.</source>
        <translation>Le texte %1 n’appartient à aucun champ&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Titles, introductions, and notes often surround a template.</source>
        <translation>Des titres, des introductions et des notes entourent souvent un formulaire.</translation>
    </message>
    <message>
        <source>Copy any text you need into a field.</source>
        <translation>Copiez dans un champ le texte dont vous avez besoin.</translation>
    </message>
    <message>
        <source>Page headers and footers were removed; number of pages: %1.</source>
        <translation>Les en-têtes et pieds de page ont été retirés&#xa0;; nombre de pages&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file is from a document with pages; its headers and footers are not part of the text.</source>
        <translation>Le fichier provient d’un document paginé&#xa0;; ses en-têtes et pieds de page ne font pas partie du texte.</translation>
    </message>
    <message>
        <source>Check the text around the page breaks.</source>
        <translation>Vérifiez le texte autour des sauts de page.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in line %3 was read as the field &quot;%2&quot;, although it has no proper heading.</source>
        <translation>«&#xa0;%1&#xa0;», à la ligne %3, a été lu comme le champ «&#xa0;%2&#xa0;», bien qu’il n’ait pas de véritable titre.</translation>
    </message>
    <message>
        <source>The position and the words around it suggest the field; the file does not name it.</source>
        <translation>La position et les mots qui l’entourent suggèrent ce champ&#xa0;; le fichier ne le nomme pas.</translation>
    </message>
    <message>
        <source>Check that the text belongs there.</source>
        <translation>Vérifiez que le texte est à sa place.</translation>
    </message>
    <message>
        <source>The section &quot;%1&quot; (lines %3 to %4) was read into the field &quot;%2&quot;.</source>
        <translation>La section «&#xa0;%1&#xa0;» (lignes %3 à %4) a été lue dans le champ «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Templates from before RFC 8141 have other sections; each now belongs to one of the thirteen fields.</source>
        <translation>Les formulaires antérieurs à la RFC 8141 ont d’autres sections&#xa0;; chacune appartient maintenant à l’un des treize champs.</translation>
    </message>
    <message>
        <source>Read the whole field, and edit it where needed.</source>
        <translation>Lisez le champ en entier, et modifiez-le si nécessaire.</translation>
    </message>
    <message>
        <source>The text is not UTF-8 (first at %1); it was read as Windows-1252.</source>
        <translation>Le texte n’est pas de l’UTF-8 (d’abord en %1)&#xa0;; il a été lu comme du Windows-1252.</translation>
    </message>
    <message>
        <source>Old files and emails use other character sets, and a text does not name its own.</source>
        <translation>Les fichiers et courriels anciens utilisent d’autres jeux de caractères, et un texte ne nomme pas le sien.</translation>
    </message>
    <message>
        <source>Check accented letters, quotation marks, and dashes.</source>
        <translation>Vérifiez les lettres accentuées, les guillemets et les tirets.</translation>
    </message>
    <message>
        <source>The template was quoted in an email; the quote marks at the start of its lines were removed.</source>
        <translation>Le formulaire était cité dans un courriel&#xa0;; les marques de citation au début de ses lignes ont été retirées.</translation>
    </message>
    <message>
        <source>Lines that are not quoted, or are quoted more deeply, are replies and not part of the template.</source>
        <translation>Les lignes qui ne sont pas citées, ou citées plus profondément, sont des réponses et ne font pas partie du formulaire.</translation>
    </message>
    <message>
        <source>Look for replies in the text that belongs to no field.</source>
        <translation>Cherchez les réponses dans le texte qui n’appartient à aucun champ.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is unknown and was ignored.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» est inconnue et a été ignorée.</translation>
    </message>
    <message>
        <source>A column of a table is identified by its name in the first line.</source>
        <translation>Une colonne d’un tableau est identifiée par son nom dans la première ligne.</translation>
    </message>
    <message>
        <source>Name the column as in an exported table.</source>
        <translation>Nommez la colonne comme dans un tableau exporté.</translation>
    </message>
    <message>
        <source>The element &quot;%1&quot; in line %2 is unknown and was ignored.</source>
        <translation>L’élément «&#xa0;%1&#xa0;» de la ligne %2 est inconnu et a été ignoré.</translation>
    </message>
    <message>
        <source>The format of IANA&apos;s files has changed over the years.</source>
        <translation>Le format des fichiers de l’IANA a changé au fil des ans.</translation>
    </message>
    <message>
        <source>No action is needed unless it contains something you need.</source>
        <translation>Il n’y a rien à faire, sauf s’il contient quelque chose dont vous avez besoin.</translation>
    </message>
    <message>
        <source>The record in line %1 does not name a namespace and was ignored.</source>
        <translation>La fiche de la ligne %1 ne nomme aucun espace de noms et a été ignorée.</translation>
    </message>
    <message>
        <source>A namespace is identified by its NID.</source>
        <translation>Un espace de noms est identifié par son NID.</translation>
    </message>
    <message>
        <source>Correct the file, or remove the record.</source>
        <translation>Corrigez le fichier, ou retirez la fiche.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was removed from IANA&apos;s registry.</source>
        <translation>«&#xa0;%1&#xa0;» a été retiré du registre de l’IANA.</translation>
    </message>
    <message>
        <source>Namespaces have disappeared from the list and returned; registered NIDs are never reused.</source>
        <translation>Des espaces de noms ont déjà disparu de la liste puis y sont revenus&#xa0;; les NID inscrits ne sont jamais réutilisés.</translation>
    </message>
    <message>
        <source>Ask IANA, then mark the namespace as withdrawn yourself; the import does not change it.</source>
        <translation>Demandez à l’IANA, puis marquez vous-même l’espace de noms comme retiré&#xa0;; l’importation ne le modifie pas.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; becomes &quot;%3&quot;.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» devient «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>The published record differs from the one in this registry.</source>
        <translation>La fiche publiée diffère de celle de ce registre.</translation>
    </message>
    <message>
        <source>Review the differences before importing.</source>
        <translation>Examinez les différences avant d’importer.</translation>
    </message>
    <message>
        <source>The template does not name a namespace, so it cannot be matched with the registry.</source>
        <translation>Le formulaire ne nomme aucun espace de noms&#xa0;; il ne peut donc pas être rapproché du registre.</translation>
    </message>
    <message>
        <source>A formal template is matched with the registry by its NID.</source>
        <translation>Un formulaire formel est rapproché du registre par son NID.</translation>
    </message>
    <message>
        <source>Add the NID to the file, or import the file into an informal draft.</source>
        <translation>Ajoutez le NID au fichier, ou importez le fichier dans un brouillon informel.</translation>
    </message>
    <message>
        <source>The registry already contains &quot;%1&quot; with a different history.</source>
        <translation>Le registre contient déjà «&#xa0;%1&#xa0;» avec un autre historique.</translation>
    </message>
    <message>
        <source>Registered versions are never changed or replaced.</source>
        <translation>Les versions inscrites ne sont jamais modifiées ni remplacées.</translation>
    </message>
    <message>
        <source>Import the file into an empty registry, or import a single template as a revision.</source>
        <translation>Importez le fichier dans un registre vide, ou importez un seul formulaire comme révision.</translation>
    </message>
    <message>
        <source>A draft for this namespace is still open: %1.</source>
        <translation>Un brouillon pour cet espace de noms est encore ouvert&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Two drafts for one namespace would overwrite each other.</source>
        <translation>Deux brouillons pour un même espace de noms s’écraseraient l’un l’autre.</translation>
    </message>
    <message>
        <source>Finish that draft or move it to the trash, then import again.</source>
        <translation>Terminez ce brouillon ou mettez-le à la corbeille, puis importez à nouveau.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; appears twice in the import.</source>
        <translation>L’espace de noms «&#xa0;%1&#xa0;» apparaît deux fois dans l’importation.</translation>
    </message>
    <message>
        <source>A registry contains one record for each namespace.</source>
        <translation>Un registre contient une seule fiche par espace de noms.</translation>
    </message>
    <message>
        <source>Import only one of them.</source>
        <translation>N’importez que l’un des deux.</translation>
    </message>
    <message>
        <source>The draft revises &quot;%1&quot;, which is not in this registry.</source>
        <translation>Le brouillon révise «&#xa0;%1&#xa0;», qui n’est pas dans ce registre.</translation>
    </message>
    <message>
        <source>A revision is based on the registration that it revises.</source>
        <translation>Une révision s’appuie sur l’enregistrement qu’elle révise.</translation>
    </message>
    <message>
        <source>Import the registration first, or together with the draft.</source>
        <translation>Importez d’abord l’enregistrement, ou en même temps que le brouillon.</translation>
    </message>
    <message>
        <source>IANA has registered &quot;%1&quot;, which in this registry is the NID of %2.</source>
        <translation>L’IANA a enregistré «&#xa0;%1&#xa0;», qui est dans ce registre le NID de %2.</translation>
    </message>
    <message>
        <source>RFC 8141 allows a NID only once; the draft can no longer be registered under it.</source>
        <translation>La RFC 8141 n’admet un NID qu’une fois&#xa0;; le brouillon ne peut plus être inscrit sous celui-ci.</translation>
    </message>
    <message>
        <source>Choose another NID for the draft, or move the draft to the trash if it is the same namespace. A namespace registered here can be withdrawn and registered again under IANA&apos;s number.</source>
        <translation>Choisissez un autre NID pour le brouillon, ou mettez le brouillon à la corbeille s’il s’agit du même espace de noms. Un espace de noms inscrit ici peut être retiré, puis inscrit de nouveau sous le numéro de l’IANA.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is too short; a formal NID needs more than two characters.</source>
        <translation>Le NID «&#xa0;%1&#xa0;» est trop court&#xa0;; un NID formel exige plus de deux caractères.</translation>
    </message>
    <message>
        <source>NIDs of two characters are reserved for country codes.</source>
        <translation>Les NID de deux caractères sont réservés aux codes de pays.</translation>
    </message>
    <message>
        <source>Choose a longer NID.</source>
        <translation>Choisissez un NID plus long.</translation>
    </message>
    <message>
        <source>The formal NID &quot;%1&quot; cannot start with &quot;urn-&quot;.</source>
        <translation>Le NID formel «&#xa0;%1&#xa0;» ne peut pas commencer par «&#xa0;urn-&#xa0;».</translation>
    </message>
    <message>
        <source>NIDs that start with &quot;urn-&quot; are the numbers of informal namespaces.</source>
        <translation>Les NID qui commencent par «&#xa0;urn-&#xa0;» sont les numéros des espaces de noms informels.</translation>
    </message>
    <message>
        <source>Choose a NID without this prefix, or request an informal namespace.</source>
        <translation>Choisissez un NID sans ce préfixe, ou demandez un espace de noms informel.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; cannot start with two letters and a hyphen.</source>
        <translation>Le NID «&#xa0;%1&#xa0;» ne peut pas commencer par deux lettres et un trait d’union.</translation>
    </message>
    <message>
        <source>Such prefixes are reserved for country namespaces; &quot;xn--&quot; is reserved for internationalized names.</source>
        <translation>De tels préfixes sont réservés aux espaces de noms des pays&#xa0;; «&#xa0;xn--&#xa0;» est réservé aux noms internationalisés.</translation>
    </message>
    <message>
        <source>Choose another NID, for example without the hyphen.</source>
        <translation>Choisissez un autre NID, par exemple sans le trait d’union.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; can never be registered because it starts with &quot;X-&quot;; for examples, use the NID &quot;example&quot;.</source>
        <translation>Le NID «&#xa0;%1&#xa0;» ne pourra jamais être inscrit, car il commence par «&#xa0;X-&#xa0;»&#xa0;; pour des exemples, utilisez le NID «&#xa0;example&#xa0;».</translation>
    </message>
    <message>
        <source>Choose a NID without &quot;X-&quot;. The namespace &quot;example&quot; is for documentation and tests.</source>
        <translation>Choisissez un NID sans «&#xa0;X-&#xa0;». L’espace de noms «&#xa0;example&#xa0;» sert à la documentation et aux essais.</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; is reserved and cannot be registered.</source>
        <translation>Le NID «&#xa0;urn&#xa0;» est réservé et ne peut pas être inscrit.</translation>
    </message>
    <message>
        <source>It would be confused with the &quot;urn:&quot; that begins every URN.</source>
        <translation>On le confondrait avec le «&#xa0;urn:&#xa0;» par lequel commence tout URN.</translation>
    </message>
    <message>
        <source>Choose another NID.</source>
        <translation>Choisissez un autre NID.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is already registered.</source>
        <translation>Le NID «&#xa0;%1&#xa0;» est déjà inscrit.</translation>
    </message>
    <message>
        <source>A NID names one namespace forever; letter case makes no difference.</source>
        <translation>Un NID désigne pour toujours un seul espace de noms&#xa0;; la casse ne compte pas.</translation>
    </message>
    <message>
        <source>Choose another NID, or revise the existing registration.</source>
        <translation>Choisissez un autre NID, ou révisez l’enregistrement existant.</translation>
    </message>
    <message>
        <source>The informal NID &quot;%1&quot; is not &quot;urn-&quot; followed by a number.</source>
        <translation>Le NID informel «&#xa0;%1&#xa0;» n’est pas «&#xa0;urn-&#xa0;» suivi d’un nombre.</translation>
    </message>
    <message>
        <source>An informal namespace has a number instead of a name; the registry assigns the next one.</source>
        <translation>Un espace de noms informel a un numéro au lieu d’un nom&#xa0;; le registre attribue le suivant.</translation>
    </message>
    <message>
        <source>Leave the NID empty: it is assigned when the namespace is registered.</source>
        <translation>Laissez le NID vide&#xa0;: il est attribué à l’enregistrement de l’espace de noms.</translation>
    </message>
    <message>
        <source>The number of the informal NID &quot;%1&quot; starts with a zero.</source>
        <translation>Le numéro du NID informel «&#xa0;%1&#xa0;» commence par un zéro.</translation>
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
        <source>The NID &quot;%1&quot; is also requested by %2.</source>
        <translation>Le NID «&#xa0;%1&#xa0;» est aussi demandé par %2.</translation>
    </message>
    <message>
        <source>Two requests for one NID are in progress; only one of them can get it.</source>
        <translation>Deux demandes pour un même NID sont en cours&#xa0;; une seule peut l’obtenir.</translation>
    </message>
    <message>
        <source>Agree with the other applicant on who gets this NID.</source>
        <translation>Convenez avec l’autre demandeur de qui reçoit ce NID.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; looks similar to the registered &quot;%2&quot;.</source>
        <translation>Le NID «&#xa0;%1&#xa0;» ressemble à «&#xa0;%2&#xa0;», qui est inscrit.</translation>
    </message>
    <message>
        <source>People copy NIDs by hand and confuse those that differ only in one character, in a hyphen, in 0 and O, or in 1 and l.</source>
        <translation>On recopie les NID à la main, et on confond ceux qui ne diffèrent que par un caractère, un trait d’union, 0 et O, ou 1 et l.</translation>
    </message>
    <message>
        <source>Choose a NID that is clearly different.</source>
        <translation>Choisissez un NID nettement différent.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also the three-letter code of a country.</source>
        <translation>Le NID «&#xa0;%1&#xa0;» est aussi le code à trois lettres d’un pays.</translation>
    </message>
    <message>
        <source>People may assume that the namespace belongs to that country; RFC 8141 asks for attention to such names.</source>
        <translation>On peut supposer que l’espace de noms appartient à ce pays&#xa0;; la RFC 8141 demande d’être attentif à de tels noms.</translation>
    </message>
    <message>
        <source>Choose another NID, unless the country itself requests it.</source>
        <translation>Choisissez un autre NID, sauf si c’est le pays lui-même qui le demande.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also the name of a URI scheme.</source>
        <translation>Le NID «&#xa0;%1&#xa0;» est aussi le nom d’un schéma d’URI.</translation>
    </message>
    <message>
        <source>People may expect URNs of this namespace to work like URIs of that scheme; RFC 8141 asks for attention to such names.</source>
        <translation>On peut s’attendre à ce que les URN de cet espace de noms fonctionnent comme les URI de ce schéma&#xa0;; la RFC 8141 demande d’être attentif à de tels noms.</translation>
    </message>
    <message>
        <source>Choose another NID, unless the namespace belongs to that scheme.</source>
        <translation>Choisissez un autre NID, sauf si l’espace de noms appartient à ce schéma.</translation>
    </message>
    <message>
        <source>The Expert Review report is not recorded.</source>
        <translation>Le rapport d’examen d’expert n’est pas au dossier.</translation>
    </message>
    <message>
        <source>A namespace intended for a standard is registered only with the direction of the approving body and a copy of the report.</source>
        <translation>Un espace de noms destiné à une norme n’est inscrit que sur instruction de l’organisme d’approbation et avec une copie du rapport.</translation>
    </message>
    <message>
        <source>Record the report with its link.</source>
        <translation>Versez le rapport au dossier avec son lien.</translation>
    </message>
    <message>
        <source>The direction of the approving body is not recorded.</source>
        <translation>L’instruction de l’organisme d’approbation n’est pas au dossier.</translation>
    </message>
    <message>
        <source>There is an Expert Review report, so the namespace is intended for a standard. Such a namespace is registered only after the approving body has directed it.</source>
        <translation>Il y a un rapport d’examen d’expert&#xa0;; l’espace de noms est donc destiné à une norme. Un tel espace de noms n’est inscrit qu’une fois que l’organisme d’approbation en a donné l’instruction.</translation>
    </message>
    <message>
        <source>Record the direction with its link.</source>
        <translation>Versez l’instruction au dossier avec son lien.</translation>
    </message>
    <message>
        <source>The recognition of the body for the fast track is not recorded.</source>
        <translation>La reconnaissance de l’organisme pour la procédure accélérée n’est pas au dossier.</translation>
    </message>
    <message>
        <source>The fast track is open to bodies that the IESG or its delegate has recognized.</source>
        <translation>La procédure accélérée est ouverte aux organismes que l’IESG ou son délégué a reconnus.</translation>
    </message>
    <message>
        <source>Record who recognized the body, with a link.</source>
        <translation>Versez au dossier qui a reconnu l’organisme, avec un lien.</translation>
    </message>
    <message>
        <source>The specification is not recorded.</source>
        <translation>La spécification n’est pas au dossier.</translation>
    </message>
    <message>
        <source>The fast track requires a published specification of the namespace.</source>
        <translation>La procédure accélérée exige une spécification publiée de l’espace de noms.</translation>
    </message>
    <message>
        <source>Record the specification with its link.</source>
        <translation>Versez la spécification au dossier avec son lien.</translation>
    </message>
    <message>
        <source>The draft was changed after it was approved.</source>
        <translation>Le brouillon a été modifié après son approbation.</translation>
    </message>
    <message>
        <source>A registration is permanent, so it must match the approved text exactly. The fast track is exempt, because its reviews are only advice.</source>
        <translation>Un enregistrement est permanent&#xa0;; il doit donc correspondre exactement au texte approuvé. La procédure accélérée en est dispensée, car ses relectures ne sont que des conseils.</translation>
    </message>
    <message>
        <source>Have the change approved, or restore the approved text.</source>
        <translation>Faites approuver la modification, ou rétablissez le texte approuvé.</translation>
    </message>
    <message>
        <source>This step has open findings; a reason is required to continue.</source>
        <translation>Cette étape a des constats ouverts&#xa0;; une raison est exigée pour continuer.</translation>
    </message>
    <message>
        <source>Unresolved review comments: %1.</source>
        <translation>Commentaires de relecture non réglés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Comments must be addressed before a template proceeds.</source>
        <translation>Les commentaires doivent être traités avant qu’un formulaire n’avance.</translation>
    </message>
    <message>
        <source>Answer and resolve them, or return the template to draft.</source>
        <translation>Répondez-y et réglez-les, ou remettez le formulaire en brouillon.</translation>
    </message>
    <message>
        <source>The link to the IANA ticket is missing.</source>
        <translation>Le lien vers le ticket de l’IANA manque.</translation>
    </message>
    <message>
        <source>The ticket shows others the status of the request.</source>
        <translation>Le ticket montre aux autres l’état de la demande.</translation>
    </message>
    <message>
        <source>The reminder for this draft was due on %1.</source>
        <translation>Le rappel de ce brouillon était prévu le %1.</translation>
    </message>
    <message>
        <source>The draft is waiting for others, and the date of its reminder has passed.</source>
        <translation>Le brouillon attend d’autres personnes, et la date de son rappel est passée.</translation>
    </message>
    <message>
        <source>Ask on the mailing list, then set another date or take the next step.</source>
        <translation>Relancez sur la liste de diffusion, puis fixez une autre date ou passez à l’étape suivante.</translation>
    </message>
    <message>
        <source>A namespace must outlive projects and companies; without evidence of stability, it should be clear how it remains viable.</source>
        <translation>Un espace de noms doit survivre aux projets et aux entreprises&#xa0;; sans preuve de stabilité, la façon dont il reste viable devrait être claire.</translation>
    </message>
    <message>
        <source>Check the age, the funding, and the successor of the organization.</source>
        <translation>Vérifiez l’ancienneté, le financement et le successeur de l’organisation.</translation>
    </message>
    <message>
        <source>Is the organization able to assign names without conflicts?</source>
        <translation>L’organisation est-elle capable d’attribuer des noms sans conflits&#xa0;?</translation>
    </message>
    <message>
        <source>Competency in assignment makes it likely that names persist.</source>
        <translation>La compétence en matière d’attribution rend probable la persistance des noms.</translation>
    </message>
    <message>
        <source>Check the procedures, tools, and experience described in the template.</source>
        <translation>Vérifiez les procédures, les outils et l’expérience que le formulaire décrit.</translation>
    </message>
    <message>
        <source>Does the organization promise never to assign a name to another resource, and to keep old names valid?</source>
        <translation>L’organisation promet-elle de ne jamais attribuer un nom à une autre ressource, et de garder valides les anciens noms&#xa0;?</translation>
    </message>
    <message>
        <source>A name remains valid when members leave and when the named resource is gone.</source>
        <translation>Un nom reste valide quand des membres s’en vont, et quand la ressource désignée a disparu.</translation>
    </message>
    <message>
        <source>Look for the promise in the Assignment section; if it is missing, ask for it.</source>
        <translation>Cherchez cette promesse dans la section Attribution&#xa0;; si elle manque, demandez-la.</translation>
    </message>
    <message>
        <source>Can any Internet user use the names?</source>
        <translation>Tout utilisateur d’Internet peut-il utiliser ces noms&#xa0;?</translation>
    </message>
    <message>
        <source>A namespace that serves only a closed network or one product does not benefit the Internet.</source>
        <translation>Un espace de noms qui ne sert qu’un réseau fermé ou un seul produit n’est pas utile à Internet.</translation>
    </message>
    <message>
        <source>Ask who can find out what a name identifies; private registries and fees are acceptable.</source>
        <translation>Demandez qui peut apprendre ce que désigne un nom&#xa0;; des registres privés et des frais sont acceptables.</translation>
    </message>
    <message>
        <source>Could the NID &quot;%1&quot; be mistaken for a country, its code, or its language?</source>
        <translation>Le NID «&#xa0;%1&#xa0;» pourrait-il être pris pour un pays, son code ou sa langue&#xa0;?</translation>
    </message>
    <message>
        <source>Such strings are a source of conflict, so applicants and reviewers should pay attention to them.</source>
        <translation>De telles chaînes sont une source de conflits&#xa0;; demandeurs et relecteurs devraient donc y prêter attention.</translation>
    </message>
    <message>
        <source>Compare it with ISO 3166-1 and the names of countries.</source>
        <translation>Comparez-le avec ISO 3166-1 et les noms de pays.</translation>
    </message>
    <message>
        <source>Could the NID &quot;%1&quot; be mistaken for something under someone else&apos;s authority?</source>
        <translation>Le NID «&#xa0;%1&#xa0;» pourrait-il être pris pour quelque chose qui relève de l’autorité de quelqu’un d’autre&#xa0;?</translation>
    </message>
    <message>
        <source>Ask how the registrant is related to whoever is known by that name.</source>
        <translation>Demandez quel est le rapport du déclarant avec celui qui est connu sous ce nom.</translation>
    </message>
    <message>
        <source>Could the NID &quot;%1&quot; suggest a URI scheme or another identifier system?</source>
        <translation>Le NID «&#xa0;%1&#xa0;» pourrait-il évoquer un schéma d’URI ou un autre système d’identification&#xa0;?</translation>
    </message>
    <message>
        <source>Readers would expect the names to belong to that system.</source>
        <translation>Les lecteurs s’attendraient à ce que les noms appartiennent à ce système.</translation>
    </message>
    <message>
        <source>Compare it with URI schemes and well-known identifier systems.</source>
        <translation>Comparez-le avec les schémas d’URI et les systèmes d’identification bien connus.</translation>
    </message>
    <message>
        <source>Is the NID &quot;%1&quot; someone else&apos;s trademark?</source>
        <translation>Le NID «&#xa0;%1&#xa0;» est-il la marque de quelqu’un d’autre&#xa0;?</translation>
    </message>
    <message>
        <source>Neither IANA nor the IETF settles disputes about strings, so it is better to ask first.</source>
        <translation>Ni l’IANA ni l’IETF ne règlent les litiges au sujet des chaînes&#xa0;; il vaut donc mieux demander avant.</translation>
    </message>
    <message>
        <source>Ask whether the registrant has the right to the name.</source>
        <translation>Demandez si le déclarant a droit à ce nom.</translation>
    </message>
    <message>
        <source>Line %1, column %2 of the grammar: %3</source>
        <translation>Ligne %1, colonne %2 de la grammaire&#xa0;: %3</translation>
    </message>
    <message>
        <source>Correct the grammar; &quot;nidus-cli grammar check&quot; shows details.</source>
        <translation>Corrigez la grammaire&#xa0;; «&#xa0;nidus-cli grammar check&#xa0;» donne les détails.</translation>
    </message>
    <message>
        <source>All URNs of the namespace would be undecided.</source>
        <translation>Tous les URN de l’espace de noms seraient indécis.</translation>
    </message>
    <message>
        <source>Simplify the grammar, or name its start rule.</source>
        <translation>Simplifiez la grammaire, ou nommez sa règle de départ.</translation>
    </message>
    <message>
        <source>The word &quot;%1&quot; in the syntax rule is unknown.</source>
        <translation>Le mot «&#xa0;%1&#xa0;» de la règle de syntaxe est inconnu.</translation>
    </message>
    <message>
        <source>Equivalence, encoding, and check digits are named by fixed words so that every program treats them the same.</source>
        <translation>L’équivalence, l’encodage et les chiffres de contrôle sont désignés par des mots fixes, afin que tous les programmes les traitent de la même façon.</translation>
    </message>
    <message>
        <source>Use a word from the list, such as &quot;hyphens-ignored&quot;.</source>
        <translation>Utilisez un mot de la liste, par exemple «&#xa0;hyphens-ignored&#xa0;».</translation>
    </message>
    <message>
        <source>The sample &quot;%1&quot; should be valid but is not: %2</source>
        <translation>L’exemple «&#xa0;%1&#xa0;» devrait être valide, mais ne l’est pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>Readers trust examples more than grammars. One of the two is wrong, and a registration is hard to correct.</source>
        <translation>Les lecteurs se fient plus aux exemples qu’aux grammaires. L’un des deux est faux, et un enregistrement est difficile à corriger.</translation>
    </message>
    <message>
        <source>Correct the grammar or the sample, or accept the contradiction and give a reason.</source>
        <translation>Corrigez la grammaire ou l’exemple, ou acceptez la contradiction et donnez une raison.</translation>
    </message>
    <message>
        <source>The sample &quot;%1&quot; should be invalid, but the syntax rule accepts it.</source>
        <translation>L’exemple «&#xa0;%1&#xa0;» devrait être non valide, mais la règle de syntaxe l’accepte.</translation>
    </message>
    <message>
        <source>A grammar that accepts invalid names does not describe the namespace.</source>
        <translation>Une grammaire qui accepte des noms non valides ne décrit pas l’espace de noms.</translation>
    </message>
    <message>
        <source>The sample &quot;%1&quot; contradicts the syntax rule.</source>
        <translation>L’exemple «&#xa0;%1&#xa0;» contredit la règle de syntaxe.</translation>
    </message>
    <message>
        <source>Some published grammars contradict their own examples, and both must be kept unchanged.</source>
        <translation>Certaines grammaires publiées contredisent leurs propres exemples, et les deux doivent être gardés tels quels.</translation>
    </message>
    <message>
        <source>No action is needed.</source>
        <translation>Il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>The grammar accepts no URN that starts with &quot;%1&quot;; its shortest match is &quot;%2&quot;.</source>
        <translation>La grammaire n’accepte aucun URN qui commence par «&#xa0;%1&#xa0;»&#xa0;; son texte accepté le plus court est «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>A rule that contains another NID, or a placeholder for one, makes every URN of the namespace invalid.</source>
        <translation>Une règle qui contient un autre NID, ou un texte à remplacer par un NID, rend non valide chaque URN de l’espace de noms.</translation>
    </message>
    <message>
        <source>Describe only the part after the NID: the NSS.</source>
        <translation>Décrivez seulement la partie qui suit le NID&#xa0;: le NSS.</translation>
    </message>
    <message>
        <source>The grammar accepts &quot;%1&quot;, which is not a valid NSS: %2</source>
        <translation>La grammaire accepte «&#xa0;%1&#xa0;», qui n’est pas un NSS valide&#xa0;: %2</translation>
    </message>
    <message>
        <source>A namespace can narrow the syntax of URNs, not widen it.</source>
        <translation>Un espace de noms peut restreindre la syntaxe des URN, mais non l’élargir.</translation>
    </message>
    <message>
        <source>Exclude the characters that an NSS cannot contain, or percent-encode them.</source>
        <translation>Excluez les caractères qu’un NSS ne peut pas contenir, ou encodez-les en pourcent.</translation>
    </message>
    <message>
        <source>The grammar in the Syntax text allows &quot;%1&quot;, but the syntax rule does not.</source>
        <translation>La grammaire du texte de la rubrique Syntaxe permet «&#xa0;%1&#xa0;», mais la règle de syntaxe ne le permet pas.</translation>
    </message>
    <message>
        <source>People follow the text and programs follow the rule, so a name that only the text allows is assigned and then rejected.</source>
        <translation>Les personnes suivent le texte et les programmes suivent la règle&#xa0;; un nom que seul le texte permet est donc attribué, puis rejeté.</translation>
    </message>
    <message>
        <source>Copy the grammar of the text to the Syntax tab, or correct the text.</source>
        <translation>Copiez la grammaire du texte dans l’onglet Syntaxe, ou corrigez le texte.</translation>
    </message>
    <message>
        <source>The syntax rule allows &quot;%1&quot;, but the grammar in the Syntax text does not.</source>
        <translation>La règle de syntaxe permet «&#xa0;%1&#xa0;», mais la grammaire du texte de la rubrique Syntaxe ne le permet pas.</translation>
    </message>
    <message>
        <source>People follow the text and programs follow the rule, so programs accept names that the registration does not allow.</source>
        <translation>Les personnes suivent le texte et les programmes suivent la règle&#xa0;; les programmes acceptent donc des noms que l’enregistrement ne permet pas.</translation>
    </message>
    <message>
        <source>The Syntax text does not mention the equivalence &quot;%1&quot; that the syntax rule adds.</source>
        <translation>Le texte du champ Syntaxe ne mentionne pas l’équivalence «&#xa0;%1&#xa0;» qu’ajoute la règle de syntaxe.</translation>
    </message>
    <message>
        <source>Additions to the comparison of URNs must be documented in the registration.</source>
        <translation>Les ajouts à la comparaison des URN doivent être documentés dans l’enregistrement.</translation>
    </message>
    <message>
        <source>Describe it in the Syntax section, or remove it from the rule.</source>
        <translation>Décrivez-la dans la section Syntaxe, ou retirez-la de la règle.</translation>
    </message>
    <message>
        <source>The Syntax text says &quot;%1&quot;, but the syntax rule has no such equivalence.</source>
        <translation>Le texte du champ Syntaxe dit «&#xa0;%1&#xa0;», mais la règle de syntaxe n’a pas cette équivalence.</translation>
    </message>
    <message>
        <source>Programs compare by the rule, so URNs that are equivalent according to the text would be different.</source>
        <translation>Les programmes comparent selon la règle&#xa0;; des URN équivalents selon le texte seraient donc différents.</translation>
    </message>
    <message>
        <source>Add the equivalence to the rule, or correct the text.</source>
        <translation>Ajoutez l’équivalence à la règle, ou corrigez le texte.</translation>
    </message>
    <message>
        <source>The Syntax text says &quot;%1&quot;, but the syntax rule ignores letter case.</source>
        <translation>Le texte du champ Syntaxe dit «&#xa0;%1&#xa0;», mais la règle de syntaxe ignore la casse.</translation>
    </message>
    <message>
        <source>Programs compare by the rule, so URNs that are different according to the text would be equivalent.</source>
        <translation>Les programmes comparent selon la règle&#xa0;; des URN différents selon le texte seraient donc équivalents.</translation>
    </message>
    <message>
        <source>Remove the equivalence from the rule, or correct the text.</source>
        <translation>Retirez l’équivalence de la règle, ou corrigez le texte.</translation>
    </message>
    <message>
        <source>The previous version had the equivalence &quot;%1&quot;, which this version drops.</source>
        <translation>La version précédente avait l’équivalence «&#xa0;%1&#xa0;», que cette version abandonne.</translation>
    </message>
    <message>
        <source>URNs that were equivalent would become different, so a search for one would no longer find the other.</source>
        <translation>Des URN qui étaient équivalents deviendraient différents&#xa0;; une recherche de l’un ne trouverait donc plus l’autre.</translation>
    </message>
    <message>
        <source>Keep the equivalence, or explain the change in the Revision section.</source>
        <translation>Gardez l’équivalence, ou expliquez le changement dans la section Révision.</translation>
    </message>
    <message>
        <source>An assigned URN remains valid forever; a revision must not make it invalid.</source>
        <translation>Un URN attribué reste valide pour toujours&#xa0;; une révision ne doit pas le rendre non valide.</translation>
    </message>
    <message>
        <source>Make the grammar accept it, or make sure that no such URN was assigned.</source>
        <translation>Faites en sorte que la grammaire l’accepte, ou assurez-vous qu’aucun URN de ce genre n’a été attribué.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; becomes valid with this version.</source>
        <translation>«&#xa0;%1&#xa0;» devient valide avec cette version.</translation>
    </message>
    <message>
        <source>This shows what the revision adds.</source>
        <translation>Ceci montre ce que la révision ajoute.</translation>
    </message>
    <message>
        <source>No action is needed if this is intended.</source>
        <translation>Il n’y a rien à faire si c’est voulu.</translation>
    </message>
    <message>
        <source>The version is written as &quot;%1&quot;; expected %2.</source>
        <translation>La version est écrite «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Versions are whole numbers that start at 1; people and programs compare them.</source>
        <translation>Les versions sont des nombres entiers à partir de 1&#xa0;; les personnes et les programmes les comparent.</translation>
    </message>
    <message>
        <source>Write only the number.</source>
        <translation>Écrivez seulement le nombre.</translation>
    </message>
    <message>
        <source>The version is 1, but Revision Information describes changes.</source>
        <translation>La version est 1, mais les informations de révision décrivent des changements.</translation>
    </message>
    <message>
        <source>A template that changes a registration has the next version number.</source>
        <translation>Un formulaire qui modifie un enregistrement porte le numéro de version suivant.</translation>
    </message>
    <message>
        <source>Increase the version, or state that this is the first one.</source>
        <translation>Augmentez la version, ou indiquez que c’est la première.</translation>
    </message>
    <message>
        <source>The date &quot;%1&quot; is not in the format YYYY-MM-DD.</source>
        <translation>La date «&#xa0;%1&#xa0;» n’est pas au format AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>The template requires this format, which is unambiguous and sorts correctly.</source>
        <translation>Le formulaire exige ce format, qui est sans ambiguïté et se trie correctement.</translation>
    </message>
    <message>
        <source>Write the year, month, and day with hyphens.</source>
        <translation>Écrivez l’année, le mois et le jour avec des traits d’union.</translation>
    </message>
    <message>
        <source>The date %1 is earlier than that of the previous version, %2.</source>
        <translation>La date %1 est antérieure à celle de la version précédente, %2.</translation>
    </message>
    <message>
        <source>This is the date of the request, so it cannot be earlier than that of the previous version.</source>
        <translation>C’est la date de la demande&#xa0;; elle ne peut donc pas être antérieure à celle de la version précédente.</translation>
    </message>
    <message>
        <source>Write the date of this request.</source>
        <translation>Écrivez la date de la présente demande.</translation>
    </message>
    <message>
        <source>People change jobs, but a namespace remains; a role address such as urn-admin at the organization still works then.</source>
        <translation>Les personnes changent de poste, mais un espace de noms demeure&#xa0;; une adresse fonctionnelle, telle que urn-admin auprès de l’organisation, reste alors valable.</translation>
    </message>
    <message>
        <source>Add the address of a role or an office of the organization.</source>
        <translation>Ajoutez l’adresse d’une fonction ou d’un service de l’organisation.</translation>
    </message>
    <message>
        <source>Purpose does not seem to state: %1.</source>
        <translation>Le champ «&#xa0;Finalité&#xa0;» ne semble pas indiquer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>RFC 8141 requires this so that reviewers understand what the namespace is for and whether another one already serves.</source>
        <translation>La RFC 8141 l’exige, afin que les relecteurs comprennent à quoi sert l’espace de noms, et si un autre suffit déjà.</translation>
    </message>
    <message>
        <source>Add a sentence for each item that applies.</source>
        <translation>Ajoutez une phrase pour chaque point qui s’applique.</translation>
    </message>
    <message>
        <source>Syntax has no formal definition of the URNs.</source>
        <translation>Le champ «&#xa0;Syntaxe&#xa0;» ne contient pas de définition formelle des URN.</translation>
    </message>
    <message>
        <source>A grammar, a regular expression, or an algorithm leaves no doubt about which URNs are valid; an opaque structure should be called opaque.</source>
        <translation>Une grammaire, une expression régulière ou un algorithme ne laisse aucun doute sur les URN qui sont valides&#xa0;; une structure opaque devrait être désignée comme telle.</translation>
    </message>
    <message>
        <source>Add a grammar in ABNF, or state that the structure is opaque.</source>
        <translation>Ajoutez une grammaire en ABNF, ou indiquez que la structure est opaque.</translation>
    </message>
    <message>
        <source>Syntax has a pattern, &quot;%1&quot;, but no formal definition of its parts.</source>
        <translation>Le champ «&#xa0;Syntaxe&#xa0;» contient un modèle, «&#xa0;%1&#xa0;», mais pas de définition formelle de ses parties.</translation>
    </message>
    <message>
        <source>The possible values of each part are not defined, so valid URNs cannot be distinguished from invalid ones.</source>
        <translation>Les valeurs possibles de chaque partie ne sont pas définies&#xa0;; on ne peut donc pas distinguer les URN valides des autres.</translation>
    </message>
    <message>
        <source>Define the parts in ABNF.</source>
        <translation>Définissez les parties en ABNF.</translation>
    </message>
    <message>
        <source>Syntax does not state when two URNs of the namespace are equivalent.</source>
        <translation>Le champ «&#xa0;Syntaxe&#xa0;» n’indique pas quand deux URN de l’espace de noms sont équivalents.</translation>
    </message>
    <message>
        <source>Without its own rule, a namespace has only the comparison of section 3.1, in which letter case in the NSS matters. State this if it is intended.</source>
        <translation>Sans règle propre, un espace de noms n’a que la comparaison de la section 3.1, où la casse compte dans le NSS. Indiquez-le si c’est voulu.</translation>
    </message>
    <message>
        <source>State the rules for URN-equivalence, such as whether letter case and hyphens matter.</source>
        <translation>Énoncez les règles d’équivalence des URN, par exemple si la casse et les traits d’union comptent.</translation>
    </message>
    <message>
        <source>These parts of a URN are not described: %1.</source>
        <translation>Ces parties d’un URN ne sont pas décrites&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Parts that a template does not describe have no defined meaning in the namespace; users have to guess whether that is intended.</source>
        <translation>Les parties qu’un formulaire ne décrit pas n’ont pas de sens défini dans l’espace de noms&#xa0;; les utilisateurs doivent deviner si c’est voulu.</translation>
    </message>
    <message>
        <source>State what r-, q-, and f-components mean here, or that they are not used.</source>
        <translation>Indiquez ce que signifient ici les composantes r, q et f, ou qu’elles ne sont pas utilisées.</translation>
    </message>
    <message>
        <source>The template contains no example URN.</source>
        <translation>Le formulaire ne contient aucun exemple d’URN.</translation>
    </message>
    <message>
        <source>Readers look at examples first, and examples are the best test of a grammar.</source>
        <translation>Les lecteurs regardent d’abord les exemples, et les exemples sont le meilleur test d’une grammaire.</translation>
    </message>
    <message>
        <source>Add one or more complete URNs.</source>
        <translation>Ajoutez un ou plusieurs URN complets.</translation>
    </message>
    <message>
        <source>Correct the grammar or the example.</source>
        <translation>Corrigez la grammaire ou l’exemple.</translation>
    </message>
    <message>
        <source>Assignment does not state who may assign names.</source>
        <translation>Le champ «&#xa0;Attribution&#xa0;» n’indique pas qui peut attribuer des noms.</translation>
    </message>
    <message>
        <source>It should be clear whether assignment is open, closed, or limited, and how to become an assigner or request a name.</source>
        <translation>Il devrait être clair si l’attribution est ouverte, fermée ou limitée, et comment on devient attributeur ou demande un nom.</translation>
    </message>
    <message>
        <source>Name the authority or the procedure.</source>
        <translation>Nommez l’autorité ou la procédure.</translation>
    </message>
    <message>
        <source>Assignment does not state how names are kept unique.</source>
        <translation>Le champ «&#xa0;Attribution&#xa0;» n’indique pas comment les noms restent uniques.</translation>
    </message>
    <message>
        <source>A name must never be assigned to two resources; reviewers ask which process or algorithm ensures this.</source>
        <translation>Un nom ne doit jamais être attribué à deux ressources&#xa0;; les relecteurs demandent quel procédé ou algorithme le garantit.</translation>
    </message>
    <message>
        <source>Describe the list, the numbering, the delegation, or the algorithm.</source>
        <translation>Décrivez la liste, la numérotation, la délégation ou l’algorithme.</translation>
    </message>
    <message>
        <source>Security and Privacy contains only &quot;%1&quot;.</source>
        <translation>Le champ «&#xa0;Sécurité et vie privée&#xa0;» ne contient que «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Every namespace has something to state here: false matches when URNs are compared, private data in names, or that names are public and reveal nothing.</source>
        <translation>Tout espace de noms a quelque chose à indiquer ici&#xa0;: des concordances erronées quand on compare des URN, des données privées dans les noms, ou le fait que les noms sont publics et ne révèlent rien.</translation>
    </message>
    <message>
        <source>Describe what was considered, even if it had no consequences.</source>
        <translation>Décrivez ce qui a été examiné, même si cela n’a pas eu de conséquence.</translation>
    </message>
    <message>
        <source>Security and Privacy does not mention privacy.</source>
        <translation>Le champ «&#xa0;Sécurité et vie privée&#xa0;» ne mentionne pas la vie privée.</translation>
    </message>
    <message>
        <source>Names can reveal private data, and directories can be harvested; one sentence shows that this was considered.</source>
        <translation>Des noms peuvent révéler des données privées, et des répertoires peuvent être moissonnés&#xa0;; une phrase montre que ce point a été examiné.</translation>
    </message>
    <message>
        <source>State whether names contain private information or lead to it.</source>
        <translation>Indiquez si les noms contiennent des données privées ou y mènent.</translation>
    </message>
    <message>
        <source>Interoperability contains only &quot;%1&quot;.</source>
        <translation>Le champ «&#xa0;Interopérabilité&#xa0;» ne contient que «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The section must name known issues; it is unclear whether none are known or nobody looked for any.</source>
        <translation>La section doit nommer les problèmes connus&#xa0;; on ne sait pas si aucun n’est connu ou si personne n’en a cherché.</translation>
    </message>
    <message>
        <source>State that no issues are known, or name them.</source>
        <translation>Indiquez qu’aucun problème n’est connu, ou nommez-les.</translation>
    </message>
    <message>
        <source>Resolution does not state whether resolution is intended.</source>
        <translation>Le champ «&#xa0;Résolution&#xa0;» n’indique pas si une résolution est prévue.</translation>
    </message>
    <message>
        <source>The section must specify whether resolution mechanisms are intended or anticipated.</source>
        <translation>La section doit préciser si des mécanismes de résolution sont prévus ou envisagés.</translation>
    </message>
    <message>
        <source>State that none is intended, or name the services.</source>
        <translation>Indiquez qu’aucune n’est prévue, ou nommez les services.</translation>
    </message>
    <message>
        <source>Documentation does not name a document.</source>
        <translation>Le champ «&#xa0;Documentation&#xa0;» ne nomme aucun document.</translation>
    </message>
    <message>
        <source>Registrants should provide a stable specification with more detail than the template; it is their contract with users.</source>
        <translation>Les déclarants devraient fournir une spécification stable, plus détaillée que le formulaire&#xa0;; c’est leur contrat avec les utilisateurs.</translation>
    </message>
    <message>
        <source>Name a published document and where to find it.</source>
        <translation>Nommez un document publié et indiquez où il se trouve.</translation>
    </message>
    <message>
        <source>Documentation does not name a document, which the fast track requires.</source>
        <translation>Le champ «&#xa0;Documentation&#xa0;» ne nomme aucun document, ce que la procédure accélérée exige.</translation>
    </message>
    <message>
        <source>A standards body that uses the fast track must have a specification that reflects the standards for the namespace.</source>
        <translation>Un organisme de normalisation qui utilise la procédure accélérée doit avoir une spécification qui reflète les normes de l’espace de noms.</translation>
    </message>
    <message>
        <source>Name the specification and where to find it.</source>
        <translation>Nommez la spécification et indiquez où elle se trouve.</translation>
    </message>
    <message>
        <source>RFC %1 is obsolete; it was replaced by RFC %2.</source>
        <translation>La RFC %1 est obsolète&#xa0;; elle a été remplacée par la RFC %2.</translation>
    </message>
    <message>
        <source>The rules have changed since then, and readers would follow the old ones.</source>
        <translation>Les règles ont changé depuis, et les lecteurs suivraient les anciennes.</translation>
    </message>
    <message>
        <source>Refer to the newer RFC, unless the old one is cited as history.</source>
        <translation>Renvoyez à la RFC plus récente, sauf si l’ancienne est citée pour l’historique.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a draft, not a stable reference.</source>
        <translation>«&#xa0;%1&#xa0;» est un projet, et non une référence stable.</translation>
    </message>
    <message>
        <source>Drafts change, and expire after six months; a registration is permanent.</source>
        <translation>Les projets changent, et expirent au bout de six mois&#xa0;; un enregistrement est permanent.</translation>
    </message>
    <message>
        <source>Refer to the published document, or remove the reference.</source>
        <translation>Renvoyez au document publié, ou retirez la référence.</translation>
    </message>
    <message>
        <source>The template was once part of a document, and is published without it.</source>
        <translation>Le formulaire faisait autrefois partie d’un document, et il est publié sans celui-ci.</translation>
    </message>
    <message>
        <source>Name the document, or include the text here.</source>
        <translation>Nommez le document, ou incluez le texte ici.</translation>
    </message>
    <message>
        <source>The reference [%1] has no target: there is no list of references.</source>
        <translation>La référence [%1] n’a pas de cible&#xa0;: il n’y a pas de liste de références.</translation>
    </message>
    <message>
        <source>Write out the reference.</source>
        <translation>Écrivez la référence en entier.</translation>
    </message>
    <message>
        <source>The text still contains an instruction of the template: &quot;%1&quot;.</source>
        <translation>Le texte contient encore une consigne du formulaire&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Instructions explain what to write; they are not part of a published registration.</source>
        <translation>Les consignes expliquent ce qu’il faut écrire&#xa0;; elles ne font pas partie d’un enregistrement publié.</translation>
    </message>
    <message>
        <source>Delete the instruction and keep the answer.</source>
        <translation>Supprimez la consigne et gardez la réponse.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; describes the registration as already done.</source>
        <translation>«&#xa0;%1&#xa0;» décrit l’enregistrement comme déjà fait.</translation>
    </message>
    <message>
        <source>The template is read both before and after the registration; a request is correct in both cases.</source>
        <translation>Le formulaire est lu avant et après l’enregistrement&#xa0;; une demande est correcte dans les deux cas.</translation>
    </message>
    <message>
        <source>Write it as a request to IANA.</source>
        <translation>Écrivez-le comme une demande à l’IANA.</translation>
    </message>
    <message>
        <source>Lines longer than %3 columns: %1; the longest has %2.</source>
        <translation>Lignes de plus de %3 colonnes&#xa0;: %1&#xa0;; la plus longue en a %2.</translation>
    </message>
    <message>
        <source>Templates are emailed and published as plain text of 72 columns; mail programs break longer lines.</source>
        <translation>Les formulaires sont envoyés par courriel et publiés en texte simple de 72 colonnes&#xa0;; les logiciels de messagerie coupent les lignes plus longues.</translation>
    </message>
    <message>
        <source>Break the lines; the text export does this for prose.</source>
        <translation>Coupez les lignes&#xa0;; l’exportation en texte le fait pour la prose.</translation>
    </message>
    <message>
        <source>%1 is not filled in.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» n’est pas rempli.</translation>
    </message>
    <message>
        <source>A registration needs every field of the template except Additional Information and, for a first version, Revision Information.</source>
        <translation>Un enregistrement exige tous les champs du formulaire, sauf les informations complémentaires et, pour une première version, les informations de révision.</translation>
    </message>
    <message>
        <source>Fill in the field; if nothing applies, state that in a sentence.</source>
        <translation>Remplissez le champ&#xa0;; si rien ne s’applique, indiquez-le en une phrase.</translation>
    </message>
    <message>
        <source>The NID is &quot;%1&quot;; expected &quot;%2&quot;, the NID of the registration being revised.</source>
        <translation>Le NID est «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: «&#xa0;%2&#xa0;», le NID de l’enregistrement révisé.</translation>
    </message>
    <message>
        <source>A revision describes the same namespace; its NID never changes.</source>
        <translation>Une révision décrit le même espace de noms&#xa0;; son NID ne change jamais.</translation>
    </message>
    <message>
        <source>Write the registered NID, or start a new registration.</source>
        <translation>Écrivez le NID inscrit, ou commencez un nouvel enregistrement.</translation>
    </message>
    <message>
        <source>An informal namespace cannot request the NID &quot;%1&quot;.</source>
        <translation>Un espace de noms informel ne peut pas demander le NID «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The registry assigns the next free number when an informal namespace is registered.</source>
        <translation>Le registre attribue le prochain numéro libre à l’enregistrement d’un espace de noms informel.</translation>
    </message>
    <message>
        <source>Leave the field empty, or write &quot;To be assigned by IANA&quot;.</source>
        <translation>Laissez le champ vide, ou écrivez «&#xa0;To be assigned by IANA&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a placeholder, not a NID.</source>
        <translation>«&#xa0;%1&#xa0;» est un texte à remplacer, et non un NID.</translation>
    </message>
    <message>
        <source>The template still contains its original placeholder.</source>
        <translation>Le formulaire contient encore son texte d’origine à remplacer.</translation>
    </message>
    <message>
        <source>Write the requested NID.</source>
        <translation>Écrivez le NID demandé.</translation>
    </message>
    <message>
        <source>The version is empty; it is set when the template is registered.</source>
        <translation>La version est vide&#xa0;; elle est fixée à l’enregistrement du formulaire.</translation>
    </message>
    <message>
        <source>Versions are numbered 1, 2, 3, and so on; the registry knows the next number.</source>
        <translation>Les versions sont numérotées 1, 2, 3 et ainsi de suite&#xa0;; le registre connaît le numéro suivant.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a version number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un numéro de version.</translation>
    </message>
    <message>
        <source>Versions are the numbers 1, 2, 3, and so on.</source>
        <translation>Les versions sont les nombres 1, 2, 3 et ainsi de suite.</translation>
    </message>
    <message>
        <source>Write a positive whole number.</source>
        <translation>Écrivez un nombre entier positif.</translation>
    </message>
    <message>
        <source>The version is %1; expected %2.</source>
        <translation>La version est %1&#xa0;; attendu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Each new version of a registration has the next version number.</source>
        <translation>Chaque nouvelle version d’un enregistrement porte le numéro de version suivant.</translation>
    </message>
    <message>
        <source>Write the next number, or leave the field empty.</source>
        <translation>Écrivez le numéro suivant, ou laissez le champ vide.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date.</translation>
    </message>
    <message>
        <source>The date is the day of the request, with year, month, and day.</source>
        <translation>La date est le jour de la demande, avec l’année, le mois et le jour.</translation>
    </message>
    <message>
        <source>Write the date as YYYY-MM-DD.</source>
        <translation>Écrivez la date sous la forme AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>The registrant does not name an organization.</source>
        <translation>Le déclarant ne nomme aucune organisation.</translation>
    </message>
    <message>
        <source>A namespace outlives the people who requested it, so the template asks for the organization that is responsible.</source>
        <translation>Un espace de noms survit aux personnes qui l’ont demandé&#xa0;; le formulaire demande donc l’organisation responsable.</translation>
    </message>
    <message>
        <source>Name the organization that is responsible for the namespace.</source>
        <translation>Nommez l’organisation responsable de l’espace de noms.</translation>
    </message>
    <message>
        <source>People who find a problem with the namespace need a contact; a role address such as urn-admin at the organization lasts longest.</source>
        <translation>Les personnes qui trouvent un problème dans l’espace de noms ont besoin d’un contact&#xa0;; une adresse fonctionnelle, telle que urn-admin auprès de l’organisation, dure le plus longtemps.</translation>
    </message>
    <message>
        <source>Add an email address, a role address, a phone number, or a postal address.</source>
        <translation>Ajoutez une adresse électronique, une adresse fonctionnelle, un numéro de téléphone ou une adresse postale.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an email address.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse électronique.</translation>
    </message>
    <message>
        <source>People who write to the registrant use the address exactly as written.</source>
        <translation>Les personnes qui écrivent au déclarant utilisent l’adresse exactement telle qu’elle est écrite.</translation>
    </message>
    <message>
        <source>Write the address as name@domain; separate several addresses with commas.</source>
        <translation>Écrivez l’adresse sous la forme nom@domaine&#xa0;; séparez plusieurs adresses par des virgules.</translation>
    </message>
    <message>
        <source>Revision Information does not state what has changed.</source>
        <translation>Les informations de révision n’indiquent pas ce qui a changé.</translation>
    </message>
    <message>
        <source>A revised registration must describe how it differs from the previous version.</source>
        <translation>Un enregistrement révisé doit décrire en quoi il diffère de la version précédente.</translation>
    </message>
    <message>
        <source>Describe the changes and why they were made.</source>
        <translation>Décrivez les changements et leurs raisons.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a placeholder.</source>
        <translation>«&#xa0;%1&#xa0;» semble être un texte à remplacer.</translation>
    </message>
    <message>
        <source>A registration is published exactly as written.</source>
        <translation>Un enregistrement est publié exactement tel qu’il est écrit.</translation>
    </message>
    <message>
        <source>Replace it with the final text.</source>
        <translation>Remplacez-le par le texte définitif.</translation>
    </message>
    <message>
        <source>A line that cannot be wrapped on export has %1 columns; the limit for email is %2.</source>
        <translation>Une ligne que l’exportation ne peut pas couper a %1 colonnes&#xa0;; la limite pour les courriels est de %2.</translation>
    </message>
    <message>
        <source>On export, lines of prose are wrapped between words; grammar lines, indented lines, and long words are not changed, and mail programs may break them.</source>
        <translation>À l’exportation, les lignes de prose sont coupées entre les mots&#xa0;; les lignes de grammaire, les lignes en retrait et les mots longs ne sont pas modifiés, et les logiciels de messagerie peuvent les couper.</translation>
    </message>
    <message>
        <source>Break long grammar lines by hand.</source>
        <translation>Coupez à la main les longues lignes de grammaire.</translation>
    </message>
    <message>
        <source>The text contains a tab.</source>
        <translation>Le texte contient une tabulation.</translation>
    </message>
    <message>
        <source>Tabs have no fixed width, so columns and indentation look different everywhere.</source>
        <translation>Les tabulations n’ont pas de largeur fixe&#xa0;; colonnes et retraits changent d’aspect d’un endroit à l’autre.</translation>
    </message>
    <message>
        <source>Use spaces instead.</source>
        <translation>Utilisez plutôt des espaces.</translation>
    </message>
    <message>
        <source>It is invisible or easily mistaken for another character; people copy grammars and identifiers from templates, and such characters break them.</source>
        <translation>Il est invisible ou se confond facilement avec un autre caractère&#xa0;; on copie des grammaires et des identifiants depuis les formulaires, et de tels caractères les rendent faux.</translation>
    </message>
    <message>
        <source>Replace it with the plain ASCII character that was meant, unless it is intended.</source>
        <translation>Remplacez-le par le caractère ASCII simple qui était voulu, à moins qu’il ne soit intentionnel.</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; can never be registered.</source>
        <translation>Le NID «&#xa0;urn&#xa0;» ne pourra jamais être inscrit.</translation>
    </message>
    <message>
        <source>RFC 2141 reserved it to avoid confusion with the &quot;urn:&quot; that begins every URN; the syntax of RFC 8141 allows it.</source>
        <translation>La RFC 2141 l’a réservé pour éviter la confusion avec le «&#xa0;urn:&#xa0;» qui commence chaque URN&#xa0;; la syntaxe de la RFC 8141 le permet.</translation>
    </message>
    <message>
        <source>Remove the duplicate &quot;urn:&quot;, or use the NID that was meant.</source>
        <translation>Retirez le «&#xa0;urn:&#xa0;» en double, ou utilisez le NID voulu.</translation>
    </message>
    <message>
        <source>The URN has an r-component, whose meaning is not standardized yet.</source>
        <translation>L’URN a une composante r, dont le sens n’est pas encore normalisé.</translation>
    </message>
    <message>
        <source>RFC 8141 defines only the syntax of r-components and advises against their use until their meaning is standardized.</source>
        <translation>La RFC 8141 ne définit que la syntaxe des composantes r et en déconseille l’emploi tant que leur sens n’est pas normalisé.</translation>
    </message>
    <message>
        <source>Leave the r-component out of URNs that you publish.</source>
        <translation>Omettez la composante r dans les URN que vous publiez.</translation>
    </message>
    <message>
        <source>The percent-encoded bytes %1 are not UTF-8.</source>
        <translation>Les octets encodés en pourcent «&#xa0;%1&#xa0;» ne sont pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>Characters outside ASCII are written in UTF-8 and then percent-encoded; bytes of another encoding cannot be shown as text.</source>
        <translation>Les caractères hors ASCII s’écrivent en UTF-8, puis s’encodent en pourcent&#xa0;; les octets d’un autre codage ne peuvent pas être affichés comme du texte.</translation>
    </message>
    <message>
        <source>Encode the text in UTF-8 before percent-encoding it.</source>
        <translation>Codez le texte en UTF-8 avant de l’encoder en pourcent.</translation>
    </message>
    <message>
        <source>The character %1 is reserved under RFC 2141.</source>
        <translation>Le caractère «&#xa0;%1&#xa0;» est réservé selon la RFC 2141.</translation>
    </message>
    <message>
        <source>RFC 2141 reserved &quot;/&quot;, &quot;?&quot;, and &quot;#&quot; for later use and advises encoding them. RFC 8141 has since given them a meaning.</source>
        <translation>La RFC 2141 a réservé «&#xa0;/&#xa0;», «&#xa0;?&#xa0;» et «&#xa0;#&#xa0;» pour un usage futur et conseille de les encoder. La RFC 8141 leur a depuis donné un sens.</translation>
    </message>
    <message>
        <source>Percent-encode the character if programs that follow RFC 2141 must read the URN.</source>
        <translation>Encodez le caractère en pourcent si des programmes qui suivent la RFC 2141 doivent lire l’URN.</translation>
    </message>
    <message>
        <source>The character encoded as %1 does not need to be percent-encoded.</source>
        <translation>Le caractère encodé «&#xa0;%1&#xa0;» n’a pas besoin d’être encodé en pourcent.</translation>
    </message>
    <message>
        <source>An encoded and a plain character do not compare as equal, so one resource may get two different URNs.</source>
        <translation>Un caractère encodé et un caractère en clair ne sont pas égaux à la comparaison&#xa0;; une même ressource peut donc recevoir deux URN différents.</translation>
    </message>
    <message>
        <source>Write the character itself, unless the namespace gives the plain character a special meaning.</source>
        <translation>Écrivez le caractère lui-même, sauf si l’espace de noms donne un sens particulier au caractère en clair.</translation>
    </message>
    <message>
        <source>The URNs belong to different namespaces: %1 and %2.</source>
        <translation>Les URN appartiennent à des espaces de noms différents&#xa0;: «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Two URNs are equivalent only if their NIDs are equal except for letter case.</source>
        <translation>Deux URN ne sont équivalents que si leurs NID sont égaux, à la casse près.</translation>
    </message>
    <message>
        <source>Compare URNs of the same namespace.</source>
        <translation>Comparez des URN d’un même espace de noms.</translation>
    </message>
    <message>
        <source>The NSSs differ: the first has %1 where the second has %2.</source>
        <translation>Les NSS diffèrent&#xa0;: le premier a %1 là où le second a %2.</translation>
    </message>
    <message>
        <source>Two URNs are equivalent only if their NSSs are equal byte by byte, except for the letter case of percent-encoding. A namespace may add rules of its own.</source>
        <translation>Deux URN ne sont équivalents que si leurs NSS sont égaux octet par octet, à la casse de l’encodage en pourcent près. Un espace de noms peut ajouter ses propres règles.</translation>
    </message>
    <message>
        <source>Check whether the namespace has further equivalence rules.</source>
        <translation>Vérifiez si l’espace de noms a d’autres règles d’équivalence.</translation>
    </message>
    <message>
        <source>The NSSs differ only in letter case: %1 and %2.</source>
        <translation>Les NSS ne diffèrent que par la casse&#xa0;: «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Letter case matters in the NSS, unless the namespace states otherwise.</source>
        <translation>La casse compte dans le NSS, sauf si l’espace de noms indique le contraire.</translation>
    </message>
    <message>
        <source>Check whether the namespace ignores letter case.</source>
        <translation>Vérifiez si l’espace de noms ignore la casse.</translation>
    </message>
    <message>
        <source>The NSSs differ only in percent-encoding: %1 and %2.</source>
        <translation>Les NSS ne diffèrent que par l’encodage en pourcent&#xa0;: «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Percent-encoding is never decoded when URNs are compared, so an encoded character differs from the character itself.</source>
        <translation>L’encodage en pourcent n’est jamais décodé quand on compare des URN&#xa0;; un caractère encodé diffère donc du caractère lui-même.</translation>
    </message>
    <message>
        <source>Use one spelling throughout.</source>
        <translation>Utilisez partout la même écriture.</translation>
    </message>
    <message>
        <source>The text ends before &quot;urn:&quot; is complete.</source>
        <translation>Le texte se termine avant que «&#xa0;urn:&#xa0;» soit complet.</translation>
    </message>
    <message>
        <source>A URN begins with the word &quot;urn&quot; and a colon, in any letter case.</source>
        <translation>Un URN commence par le mot «&#xa0;urn&#xa0;» et un deux-points, quelle que soit la casse.</translation>
    </message>
    <message>
        <source>Begin with &quot;urn:&quot;, followed by the NID, a colon, and the NSS.</source>
        <translation>Commencez par «&#xa0;urn:&#xa0;», suivi du NID, d’un deux-points et du NSS.</translation>
    </message>
    <message>
        <source>A URN begins with &quot;urn:&quot;; found %1.</source>
        <translation>Un URN commence par «&#xa0;urn:&#xa0;»&#xa0;; trouvé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A URN has the scheme &quot;urn&quot;; other URIs are not URNs, and spaces or quotation marks before &quot;urn:&quot; are not allowed.</source>
        <translation>Un URN a le schéma «&#xa0;urn&#xa0;»&#xa0;; les autres URI ne sont pas des URN, et les espaces ou guillemets avant «&#xa0;urn:&#xa0;» ne sont pas permis.</translation>
    </message>
    <message>
        <source>Remove the text before &quot;urn:&quot;, or add the missing &quot;urn:&quot;.</source>
        <translation>Retirez le texte qui précède «&#xa0;urn:&#xa0;», ou ajoutez le «&#xa0;urn:&#xa0;» qui manque.</translation>
    </message>
    <message>
        <source>The NID after &quot;urn:&quot; is missing.</source>
        <translation>Le NID manque après «&#xa0;urn:&#xa0;».</translation>
    </message>
    <message>
        <source>Every URN belongs to a namespace, and the NID names it.</source>
        <translation>Tout URN appartient à un espace de noms, que désigne l’identificateur d’espace de noms (NID).</translation>
    </message>
    <message>
        <source>Write the NID of the namespace after &quot;urn:&quot;.</source>
        <translation>Écrivez le NID de l’espace de noms après «&#xa0;urn:&#xa0;».</translation>
    </message>
    <message>
        <source>The NID has one character; expected at least two.</source>
        <translation>Le NID n’a qu’un caractère&#xa0;; il en faut au moins deux.</translation>
    </message>
    <message>
        <source>RFC 8141 requires 2 to 32 characters in a NID. RFC 2141 still allowed one.</source>
        <translation>La RFC 8141 exige de 2 à 32 caractères dans un NID. La RFC 2141 en admettait encore un seul.</translation>
    </message>
    <message>
        <source>Use the full NID of a registered namespace.</source>
        <translation>Utilisez le NID complet d’un espace de noms inscrit.</translation>
    </message>
    <message>
        <source>The NID is longer than 32 characters.</source>
        <translation>Le NID dépasse 32 caractères.</translation>
    </message>
    <message>
        <source>RFC 8141 requires 2 to 32 characters in a NID.</source>
        <translation>La RFC 8141 exige de 2 à 32 caractères dans un NID.</translation>
    </message>
    <message>
        <source>Check whether the colon after the NID was lost, and use the registered NID.</source>
        <translation>Vérifiez que le deux-points après le NID n’a pas été perdu, et utilisez le NID inscrit.</translation>
    </message>
    <message>
        <source>The NID starts with a hyphen.</source>
        <translation>Le NID commence par un trait d’union.</translation>
    </message>
    <message>
        <source>A NID starts and ends with a letter or digit; hyphens are allowed only between them.</source>
        <translation>Un NID commence et finit par une lettre ou un chiffre&#xa0;; les traits d’union ne sont permis qu’entre eux.</translation>
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
        <source>A NID starts and ends with a letter or digit; hyphens are allowed only between them. RFC 2141 still allowed a hyphen at the end.</source>
        <translation>Un NID commence et finit par une lettre ou un chiffre&#xa0;; les traits d’union ne sont permis qu’entre eux. La RFC 2141 admettait encore un trait d’union à la fin.</translation>
    </message>
    <message>
        <source>Remove the hyphen, or complete the NID.</source>
        <translation>Retirez le trait d’union, ou complétez le NID.</translation>
    </message>
    <message>
        <source>A NID cannot contain %1, only letters, digits, and hyphens.</source>
        <translation>Un NID ne peut contenir que des lettres, des chiffres et des traits d’union, pas %1.</translation>
    </message>
    <message>
        <source>A NID consists of ASCII letters, digits, and hyphens; other characters are not allowed, not even percent-encoded.</source>
        <translation>Un NID se compose de lettres ASCII, de chiffres et de traits d’union&#xa0;; les autres caractères ne sont pas permis, pas même encodés en pourcent.</translation>
    </message>
    <message>
        <source>Write the NID as it is registered.</source>
        <translation>Écrivez le NID tel qu’il est inscrit.</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; is reserved and cannot name a namespace.</source>
        <translation>Le NID «&#xa0;urn&#xa0;» est réservé et ne peut pas désigner un espace de noms.</translation>
    </message>
    <message>
        <source>The colon and the NSS after the NID are missing.</source>
        <translation>Le deux-points et le NSS manquent après le NID.</translation>
    </message>
    <message>
        <source>A URN identifies one resource in a namespace by its NSS, the part after the second colon.</source>
        <translation>Un URN identifie une ressource dans un espace de noms par son NSS, la partie qui suit le second deux-points.</translation>
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
        <source>The NSS identifies one resource in the namespace and needs at least one character.</source>
        <translation>Le NSS identifie une ressource dans l’espace de noms et exige au moins un caractère.</translation>
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
        <source>An NSS may contain a slash, but not at its start, where it would look like the path of another kind of URI.</source>
        <translation>Un NSS peut contenir une barre oblique, mais pas au début, où elle ressemblerait au chemin d’un autre genre d’URI.</translation>
    </message>
    <message>
        <source>Remove the slash, or write it as %2F if the namespace requires that.</source>
        <translation>Retirez la barre oblique, ou écrivez-la %2F si l’espace de noms l’exige.</translation>
    </message>
    <message>
        <source>An NSS consists of ASCII letters, digits, some punctuation marks, and percent-encoded bytes. All other characters must be percent-encoded in UTF-8.</source>
        <translation>Un NSS se compose de lettres ASCII, de chiffres, de quelques signes de ponctuation et d’octets encodés en pourcent. Tous les autres caractères doivent être encodés en pourcent, en UTF-8.</translation>
    </message>
    <message>
        <source>RFC 2141 excludes some characters from URNs. RFC 8141 allows some of them, such as &quot;~&quot; and &quot;&amp;&quot;.</source>
        <translation>La RFC 2141 exclut certains caractères des URN. La RFC 8141 en permet quelques-uns, tels que «&#xa0;~&#xa0;» et «&#xa0;&amp;&#xa0;».</translation>
    </message>
    <message>
        <source>Percent-encode the character, or check the URN against RFC 8141.</source>
        <translation>Encodez le caractère en pourcent, ou vérifiez l’URN selon la RFC 8141.</translation>
    </message>
    <message>
        <source>A percent sign is not followed by two hexadecimal digits.</source>
        <translation>Un signe pour cent n’est pas suivi de deux chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>A percent sign always begins an encoded byte: &quot;%&quot; and two hexadecimal digits.</source>
        <translation>Un signe pourcent commence toujours un octet encodé&#xa0;: «&#xa0;%&#xa0;» et deux chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>Write a literal percent sign as %25.</source>
        <translation>Écrivez %25 pour un signe pourcent littéral.</translation>
    </message>
    <message>
        <source>The URN contains a null byte, written as %00.</source>
        <translation>L’URN contient un octet zéro, écrit %00.</translation>
    </message>
    <message>
        <source>RFC 2141 forbids the null byte, encoded or not, because many programs treat it as the end of a text.</source>
        <translation>La RFC 2141 interdit l’octet zéro, encodé ou non, car beaucoup de programmes le traitent comme la fin d’un texte.</translation>
    </message>
    <message>
        <source>Remove the byte, or check the URN against RFC 8141, which allows it.</source>
        <translation>Retirez cet octet, ou vérifiez l’URN selon la RFC 8141, qui le permet.</translation>
    </message>
    <message>
        <source>A question mark here must be followed by &quot;+&quot; or &quot;=&quot;.</source>
        <translation>Un point d’interrogation doit ici être suivi de «&#xa0;+&#xa0;» ou de «&#xa0;=&#xa0;».</translation>
    </message>
    <message>
        <source>A question mark begins an r-component (&quot;?+&quot;) or a q-component (&quot;?=&quot;); alone, it has no meaning in a URN.</source>
        <translation>Un point d’interrogation commence une composante r («&#xa0;?+&#xa0;») ou une composante q («&#xa0;?=&#xa0;»)&#xa0;; seul, il n’a pas de sens dans un URN.</translation>
    </message>
    <message>
        <source>Write &quot;?=&quot; for a query to the resource, or encode the question mark as %3F.</source>
        <translation>Écrivez «&#xa0;?=&#xa0;» pour une requête à la ressource, ou encodez le point d’interrogation %3F.</translation>
    </message>
    <message>
        <source>The r-component after &quot;?+&quot; is empty.</source>
        <translation>La composante r après «&#xa0;?+&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>An r-component must have at least one character.</source>
        <translation>Une composante r doit avoir au moins un caractère.</translation>
    </message>
    <message>
        <source>Remove &quot;?+&quot;, or add the parameters of the resolution service.</source>
        <translation>Retirez «&#xa0;?+&#xa0;», ou ajoutez les paramètres du service de résolution.</translation>
    </message>
    <message>
        <source>The r-component cannot start with %1.</source>
        <translation>La composante r ne peut pas commencer par %1.</translation>
    </message>
    <message>
        <source>An r-component may contain a slash or question mark, but not at its start.</source>
        <translation>Une composante r peut contenir une barre oblique ou un point d’interrogation, mais pas au début.</translation>
    </message>
    <message>
        <source>Start the r-component with another character.</source>
        <translation>Commencez la composante r par un autre caractère.</translation>
    </message>
    <message>
        <source>All characters except ASCII letters, digits, and the allowed punctuation marks must be percent-encoded.</source>
        <translation>Tous les caractères autres que les lettres ASCII, les chiffres et les signes de ponctuation permis doivent être encodés en pourcent.</translation>
    </message>
    <message>
        <source>The q-component after &quot;?=&quot; is empty.</source>
        <translation>La composante q après «&#xa0;?=&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>A q-component must have at least one character.</source>
        <translation>Une composante q doit avoir au moins un caractère.</translation>
    </message>
    <message>
        <source>Remove &quot;?=&quot;, or add the query.</source>
        <translation>Retirez «&#xa0;?=&#xa0;», ou ajoutez la requête.</translation>
    </message>
    <message>
        <source>The q-component cannot start with %1.</source>
        <translation>La composante q ne peut pas commencer par %1.</translation>
    </message>
    <message>
        <source>A q-component may contain a slash or question mark, but not at its start.</source>
        <translation>Une composante q peut contenir une barre oblique ou un point d’interrogation, mais pas au début.</translation>
    </message>
    <message>
        <source>Start the q-component with another character.</source>
        <translation>Commencez la composante q par un autre caractère.</translation>
    </message>
    <message>
        <source>An f-component has the syntax of a URI fragment: other characters, and a second &quot;#&quot;, must be percent-encoded.</source>
        <translation>Une composante f a la syntaxe d’un fragment d’URI&#xa0;: les autres caractères, et un second «&#xa0;#&#xa0;», doivent être encodés en pourcent.</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>la fin du texte</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>l’octet %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>a hexadecimal digit</source>
        <translation>un chiffre hexadécimal</translation>
    </message>
    <message>
        <source>a letter</source>
        <translation>une lettre</translation>
    </message>
    <message>
        <source>an uppercase letter</source>
        <translation>une lettre majuscule</translation>
    </message>
    <message>
        <source>a lowercase letter</source>
        <translation>une lettre minuscule</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>un chiffre</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’un de %1</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>un caractère de commande</translation>
    </message>
    <message>
        <source>a character outside ASCII</source>
        <translation>un caractère hors de l’ASCII</translation>
    </message>
    <message>
        <source>%1 to complete %2</source>
        <translation>%1 pour compléter %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>one of %1 words, such as %2</source>
        <translation>l’un de %1 mots, comme %2</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>which kinds of resources are identified</source>
        <translation>quelles sortes de ressources sont identifiées</translation>
    </message>
    <message>
        <source>the scope in which and the community by which the names are used</source>
        <translation>dans quel cadre et par quelle communauté les noms sont utilisés</translation>
    </message>
    <message>
        <source>how that community benefits</source>
        <translation>quel avantage cette communauté en tire</translation>
    </message>
    <message>
        <source>how the namespace relates to other namespaces and identifiers</source>
        <translation>quel est le rapport de l’espace de noms avec d’autres espaces de noms et identifiants</translation>
    </message>
    <message>
        <source>which software will use the names</source>
        <translation>quels logiciels utiliseront les noms</translation>
    </message>
    <message>
        <source>%1 check digit is %2; expected %3</source>
        <translation>le chiffre de contrôle %1 est %2&#xa0;; attendu&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 check digits are %2; expected %3</source>
        <translation>les chiffres de contrôle %1 sont %2&#xa0;; attendus&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 check character is %2; expected %3</source>
        <translation>le caractère de contrôle %1 est %2&#xa0;; attendu&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 has %2 digits; expected %3</source>
        <translation>nombre de chiffres de %1&#xa0;: %2&#xa0;; attendu&#xa0;: %3</translation>
    </message>
    <message>
        <source>arc %2 exceeds %3</source>
        <translation>l’arc %2 dépasse %3</translation>
    </message>
    <message>
        <source>%2 is not a date</source>
        <translation>%2 n’est pas une date</translation>
    </message>
    <message>
        <source>version nibble is %2; expected 1 to 8</source>
        <translation>le quartet de version est %2&#xa0;; attendu&#xa0;: de 1 à 8</translation>
    </message>
    <message>
        <source>variant nibble is %2; expected 8, 9, a, or b</source>
        <translation>le quartet de variante est %2&#xa0;; attendu&#xa0;: 8, 9, a ou b</translation>
    </message>
    <message>
        <source>%2 is not a valid %1</source>
        <translation>%2 n’est pas un %1 valide</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>à la ligne %1</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>aux lignes %1 à %2</translation>
    </message>
    <message>
        <source>(must be resolved first)</source>
        <translation>(à résoudre d’abord)</translation>
    </message>
    <message>
        <source>Hello,</source>
        <translation>Bonjour,</translation>
    </message>
    <message>
        <source>Thank you for the template of a URN namespace. I have reviewed it against RFC 8141.</source>
        <translation>Merci pour le formulaire d’un espace de noms URN. Je l’ai relu au regard de la RFC 8141.</translation>
    </message>
    <message>
        <source>Thank you for the template of the URN namespace &quot;%1&quot;. I have reviewed it against RFC 8141.</source>
        <translation>Merci pour le formulaire de l’espace de noms URN «&#xa0;%1&#xa0;». Je l’ai relu au regard de la RFC 8141.</translation>
    </message>
    <message>
        <source>I have no requests; it can proceed as it is.</source>
        <translation>Je n’ai rien à demander&#xa0;; il peut suivre son cours tel quel.</translation>
    </message>
    <message>
        <source>I have the following points. Please answer them or send a revised text, as you prefer.</source>
        <translation>J’ai les points suivants. Merci d’y répondre ou d’envoyer un texte révisé, à votre convenance.</translation>
    </message>
    <message>
        <source>Kind regards</source>
        <translation>Bien cordialement</translation>
    </message>
    <message>
        <source>the provider&apos;s domain name must be followed by a date on which the provider owned it, as in urn:fdc:peppol.eu:2017:poacc</source>
        <translation>le nom de domaine du fournisseur doit être suivi d’une date à laquelle le fournisseur le possédait, comme dans urn:fdc:peppol.eu:2017:poacc</translation>
    </message>
    <message>
        <source>a hyphen must come before the number that the library assigned, as in urn:nbn:hr:168-1</source>
        <translation>un trait d’union doit précéder le numéro attribué par la bibliothèque, comme dans urn:nbn:hr:168-1</translation>
    </message>
    <message>
        <source>&quot;wg&quot; is not a series of IETF documents; names of anything else are under urn:ietf:params</source>
        <translation>«&#xa0;wg&#xa0;» n’est pas une série de documents de l’IETF&#xa0;; les noms de toute autre chose se placent sous urn:ietf:params</translation>
    </message>
    <message>
        <source>the Semantic Aspect Meta Model uses a NID that was never registered</source>
        <translation>le Semantic Aspect Meta Model emploie un NID qui n’a jamais été inscrit</translation>
    </message>
    <message>
        <source>Canonical Text Services use a NID that was never registered</source>
        <translation>les Canonical Text Services emploient un NID qui n’a jamais été inscrit</translation>
    </message>
    <message>
        <source>a domain name cannot be a NID, because a NID cannot contain a period</source>
        <translation>un nom de domaine ne peut pas être un NID, car un NID ne peut pas contenir de point</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Accepté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Accepted by %1: %2</source>
        <translation>Accepté par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves a gap of more than %2 numbers: the next number is %3.</source>
        <translation>«&#xa0;%1&#xa0;» laisse un vide de plus de %2 numéros&#xa0;: le prochain numéro est %3.</translation>
    </message>
    <message>
        <source>Numbers are assigned in order and never twice, so the numbers between would never be assigned.</source>
        <translation>Les numéros sont attribués dans l’ordre et jamais deux fois&#xa0;: les numéros intermédiaires ne seraient donc jamais attribués.</translation>
    </message>
    <message>
        <source>Correct the number. If it is right, import with nidus-cli import --accept-gap.</source>
        <translation>Corrigez le numéro. S’il est juste, importez avec nidus-cli import --accept-gap.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; can never be registered: %2.</source>
        <translation>Le NID «&#xa0;%1&#xa0;» ne pourra jamais être inscrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A formal NID has more than two characters and does not start with two letters and a hyphen, with &quot;X-&quot;, or with &quot;urn-&quot;. An informal NID is &quot;urn-&quot; followed by a number without leading zeros.</source>
        <translation>Un NID formel a plus de deux caractères et ne commence ni par deux lettres et un trait d’union, ni par «&#xa0;X-&#xa0;», ni par «&#xa0;urn-&#xa0;». Un NID informel est «&#xa0;urn-&#xa0;» suivi d’un nombre sans zéros initiaux.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; is missing from IANA&apos;s list of %2.</source>
        <translation>L’espace de noms «&#xa0;%1&#xa0;» manque dans la liste de l’IANA du %2.</translation>
    </message>
    <message>
        <source>Namespaces have disappeared from the list and returned; a registered NID is never reused.</source>
        <translation>Des espaces de noms ont disparu de la liste et y sont revenus&#xa0;; un NID inscrit n’est jamais réutilisé.</translation>
    </message>
    <message>
        <source>Ask IANA. If the registration ended, mark it as withdrawn.</source>
        <translation>Demandez à l’IANA. Si l’enregistrement a pris fin, marquez-le comme retiré.</translation>
    </message>
    <message>
        <source>The quotation mark at column %1 is never closed; the next line was read as a new row.</source>
        <translation>Le guillemet de la colonne %1 n’est jamais fermé&#xa0;; la ligne suivante a été lue comme une nouvelle ligne du tableau.</translation>
    </message>
    <message>
        <source>A field that starts with a quotation mark continues to the next one, also across lines. Without it, the rest of the table would be one field.</source>
        <translation>Un champ qui commence par un guillemet va jusqu’au guillemet suivant, même sur plusieurs lignes. Sans celui-ci, le reste du tableau serait un seul champ.</translation>
    </message>
    <message>
        <source>Close the quotation mark, followed by a separator or the line end, or double it if it is part of the text.</source>
        <translation>Fermez le guillemet, suivi d’un séparateur ou de la fin de ligne, ou doublez-le s’il fait partie du texte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, missing from the list of %2, is in IANA&apos;s list again.</source>
        <translation>«&#xa0;%1&#xa0;», qui manquait dans la liste du %2, est de nouveau dans la liste de l’IANA.</translation>
    </message>
    <message>
        <source>Namespaces have disappeared from the list and returned.</source>
        <translation>Des espaces de noms ont disparu de la liste et y sont revenus.</translation>
    </message>
    <message>
        <source>This list is of %1, but the registry already has the list of %2. Nothing was imported.</source>
        <translation>Cette liste est du %1, mais le registre a déjà celle du %2. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>An older list would restore outdated dates, references, and names.</source>
        <translation>Une liste plus ancienne rétablirait des dates, des références et des noms périmés.</translation>
    </message>
    <message>
        <source>Get the current list from IANA, or use import --accept-older.</source>
        <translation>Procurez-vous la liste actuelle de l’IANA, ou utilisez import --accept-older.</translation>
    </message>
    <message>
        <source>Registered namespaces are missing from this list: %1. Nothing was imported.</source>
        <translation>Des espaces de noms inscrits manquent dans cette liste&#xa0;: %1. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>Registrations are permanent, so an incomplete list is more likely than a namespace that is no longer registered.</source>
        <translation>Les enregistrements sont permanents&#xa0;: une liste incomplète est donc plus probable qu’un espace de noms qui n’est plus inscrit.</translation>
    </message>
    <message>
        <source>Compare with IANA&apos;s page. If the list is right, use import --accept-older.</source>
        <translation>Comparez avec la page de l’IANA. Si la liste est juste, utilisez import --accept-older.</translation>
    </message>
    <message>
        <source>A draft can be approved or sent to IANA with errors, unresolved comments, or unanswered questions, and on the fast track, reviews are only advice. But the history must give a reason.</source>
        <translation>Un brouillon peut être approuvé ou envoyé à l’IANA malgré des erreurs, des commentaires non résolus ou des questions sans réponse, et dans la procédure accélérée, les relectures ne sont que des avis. Mais l’historique doit donner un motif.</translation>
    </message>
    <message>
        <source>Give the reason: with --despite, on the fast track with --note, or in the dialog.</source>
        <translation>Donnez le motif&#xa0;: avec --despite, dans la procédure accélérée avec --note, ou dans la boîte de dialogue.</translation>
    </message>
    <message>
        <source>This line looks like a definition but cannot be read as one: %1</source>
        <translation>Cette ligne ressemble à une définition mais ne peut pas être lue comme telle&#xa0;: %1</translation>
    </message>
    <message>
        <source>A grammar without one of its rules rejects names that the text allows, or accepts others.</source>
        <translation>Une grammaire à laquelle manque une de ses règles rejette des noms que le texte permet, ou en accepte d’autres.</translation>
    </message>
    <message>
        <source>Write the definition as in RFC 5234.</source>
        <translation>Écrivez la définition comme dans la RFC 5234.</translation>
    </message>
    <message>
        <source>Names are written as &quot;%1&quot;, but the grammar with the start rule &quot;%2&quot; accepts no such name.</source>
        <translation>Les noms s’écrivent «&#xa0;%1&#xa0;», mais la grammaire avec la règle de départ «&#xa0;%2&#xa0;» n’accepte aucun nom de cette forme.</translation>
    </message>
    <message>
        <source>The grammar describes only a part of the names, or contradicts the text.</source>
        <translation>La grammaire ne décrit qu’une partie des noms, ou contredit le texte.</translation>
    </message>
    <message>
        <source>Add a rule for the whole name.</source>
        <translation>Ajoutez une règle pour le nom entier.</translation>
    </message>
    <message>
        <source>Nothing in the text shows that names begin with the rule &quot;%1&quot;.</source>
        <translation>Rien dans le texte ne montre que les noms commencent par la règle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A grammar that describes only a part of the names rejects all of them.</source>
        <translation>Une grammaire qui ne décrit qu’une partie des noms les rejette tous.</translation>
    </message>
    <message>
        <source>Add a rule for the whole name, such as &quot;NSS&quot;, and an example.</source>
        <translation>Ajoutez une règle pour le nom entier, comme «&#xa0;NSS&#xa0;», et un exemple.</translation>
    </message>
    <message>
        <source>a formal NID has more than two characters</source>
        <translation>un NID formel a plus de deux caractères</translation>
    </message>
    <message>
        <source>it starts with two letters and a hyphen, which is reserved</source>
        <translation>il commence par deux lettres et un trait d’union, ce qui est réservé</translation>
    </message>
    <message>
        <source>it starts with &quot;X-&quot;; for examples, use the NID &quot;example&quot;</source>
        <translation>il commence par «&#xa0;X-&#xa0;»&#xa0;; pour des exemples, utilisez le NID «&#xa0;example&#xa0;»</translation>
    </message>
    <message>
        <source>the NID &quot;urn&quot; is reserved</source>
        <translation>le NID «&#xa0;urn&#xa0;» est réservé</translation>
    </message>
    <message>
        <source>&quot;urn-&quot; begins informal NIDs, and no number follows it</source>
        <translation>«&#xa0;urn-&#xa0;» commence les NID informels, et aucun nombre ne le suit</translation>
    </message>
    <message>
        <source>the number of an informal NID does not start with a zero</source>
        <translation>le nombre d’un NID informel ne commence pas par un zéro</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation>lignes %1</translation>
    </message>
    <message>
        <source>The example &quot;%1&quot; is not a URN: %2</source>
        <translation>L’exemple «&#xa0;%1&#xa0;» n’est pas un URN&#xa0;: %2</translation>
    </message>
    <message>
        <source>Names that are not URNs cannot be assigned, and readers copy examples.</source>
        <translation>Des noms qui ne sont pas des URN ne peuvent pas être attribués, et les lecteurs copient les exemples.</translation>
    </message>
    <message>
        <source>Correct the example, and the grammar if it accepts the example.</source>
        <translation>Corrigez l’exemple, ainsi que la grammaire si elle l’accepte.</translation>
    </message>
    <message>
        <source>The example &quot;%1&quot; has the NID &quot;%2&quot;; expected &quot;%3&quot;.</source>
        <translation>L’exemple «&#xa0;%1&#xa0;» a le NID «&#xa0;%2&#xa0;»&#xa0;; attendu&#xa0;: «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>A URN with another NID belongs to another namespace, even if the NIDs differ only in one letter.</source>
        <translation>Un URN qui a un autre NID appartient à un autre espace de noms, même si les NID ne diffèrent que d’une lettre.</translation>
    </message>
    <message>
        <source>Write the NID of the template.</source>
        <translation>Écrivez le NID du formulaire.</translation>
    </message>
    <message>
        <source>The text says &quot;%1&quot;, but the grammar accepts &quot;%2&quot;.</source>
        <translation>Le texte dit «&#xa0;%1&#xa0;», mais la grammaire accepte «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>ALPHA and strings in quotation marks match both cases (RFC 5234 section 2.3), so the grammar often accepts more than the text says; readers do not know which of the two is right.</source>
        <translation>ALPHA et les chaînes entre guillemets correspondent aux deux casses (RFC 5234, section 2.3)&#xa0;; la grammaire accepte donc souvent plus que ce que dit le texte, et les lecteurs ne savent pas lequel des deux est juste.</translation>
    </message>
    <message>
        <source>Correct the text, or write the letters as numbers, such as %x61-7A for a to z, or strings as %s&quot;...&quot;.</source>
        <translation>Corrigez le texte, ou écrivez les lettres en nombres, comme %x61-7A pour a à z, ou les chaînes sous la forme %s&quot;...&quot;.</translation>
    </message>
    <message>
        <source>The text says &quot;%1&quot;, but the grammar accepts &quot;%2&quot; and rejects &quot;%3&quot;.</source>
        <translation>Le texte dit «&#xa0;%1&#xa0;», mais la grammaire accepte «&#xa0;%2&#xa0;» et rejette «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>A name that the grammar rejects cannot be equivalent to any name; numbers such as %x61-7A match only one case.</source>
        <translation>Un nom que la grammaire rejette ne peut être équivalent à aucun autre&#xa0;; des nombres comme %x61-7A ne correspondent qu’à une casse.</translation>
    </message>
    <message>
        <source>Documentation points to nothing that is published: &quot;%1&quot;.</source>
        <translation>Le champ «&#xa0;Documentation&#xa0;» ne renvoie à rien de publié&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Registrants should provide a stable specification; a document that is only announced may never appear.</source>
        <translation>Les déclarants devraient fournir une spécification stable&#xa0;; un document seulement annoncé peut ne jamais paraître.</translation>
    </message>
    <message>
        <source>This template does not contain &quot;%1&quot;.</source>
        <translation>Ce formulaire ne contient pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 contains only a reference that nobody can follow: &quot;%2&quot;.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» ne contient qu’une référence que personne ne peut suivre&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Each field describes its subject. A reference to a document without a name or number leads nowhere once the template is published alone.</source>
        <translation>Chaque champ décrit son sujet. Une référence à un document sans nom ni numéro ne mène nulle part une fois le formulaire publié seul.</translation>
    </message>
    <message>
        <source>Include the text here, or name a published document.</source>
        <translation>Mettez le texte ici, ou nommez un document publié.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; comes after &quot;%2&quot;; expected before it.</source>
        <translation>«&#xa0;%1&#xa0;» vient après «&#xa0;%2&#xa0;»&#xa0;; attendu avant.</translation>
    </message>
    <message>
        <source>Put the fields in the order of the template; the text export does this.</source>
        <translation>Mettez les champs dans l’ordre du formulaire&#xa0;; l’exportation en texte le fait.</translation>
    </message>
    <message>
        <source>The NID is written &quot;%1&quot;; expected &quot;%2&quot;.</source>
        <translation>Le NID est écrit «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Letter case makes no difference in a NID. NIDs are registered in lowercase, which is also their form for comparison.</source>
        <translation>La casse ne fait aucune différence dans un NID. Les NID sont inscrits en minuscules, qui sont aussi leur forme de comparaison.</translation>
    </message>
    <message>
        <source>Write the NID in lowercase everywhere.</source>
        <translation>Écrivez partout le NID en minuscules.</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is already registered, so this template would be a revision of that registration.</source>
        <translation>Le NID «&#xa0;%1&#xa0;» est déjà inscrit&#xa0;; ce formulaire serait donc une révision de cet enregistrement.</translation>
    </message>
    <message>
        <source>A NID names one namespace forever. A revision has the next version number, and its registrant is the same or explained.</source>
        <translation>Un NID désigne un seul espace de noms pour toujours. Une révision porte le numéro de version suivant, et son déclarant est le même ou le changement est expliqué.</translation>
    </message>
    <message>
        <source>The date %1 is in the future; today is %2.</source>
        <translation>La date %1 est dans le futur&#xa0;; nous sommes le %2.</translation>
    </message>
    <message>
        <source>The date is the day of the request, which cannot be later than the day on which the request is read.</source>
        <translation>La date est le jour de la demande, qui ne peut pas être postérieur au jour où elle est lue.</translation>
    </message>
    <message>
        <source>The registrant has no designated contact: no email address, no phone number, and no person or role.</source>
        <translation>Le déclarant n’a pas de contact désigné&#xa0;: ni adresse de courriel, ni numéro de téléphone, ni personne ou fonction.</translation>
    </message>
    <message>
        <source>The template asks for the name and address of the organization, and also for a contact; reviewers and users write to it.</source>
        <translation>Le formulaire demande le nom et l’adresse de l’organisation, ainsi qu’un contact&#xa0;; les relecteurs et les utilisateurs lui écrivent.</translation>
    </message>
    <message>
        <source>Add a person or role with an email address or phone number.</source>
        <translation>Ajoutez une personne ou une fonction avec une adresse de courriel ou un numéro de téléphone.</translation>
    </message>
    <message>
        <source>%1 is not allowed here in a regular expression of this dialect.</source>
        <translation>%1 n’est pas permis ici dans une expression régulière de ce dialecte.</translation>
    </message>
    <message>
        <source>Dialects differ. I-Regexp (RFC 9485) has no anchors, look-around, back-references, or \d.</source>
        <translation>Les dialectes diffèrent. I-Regexp (RFC 9485) n’a ni ancres, ni assertions, ni références arrière, ni \d.</translation>
    </message>
    <message>
        <source>Write the same condition with classes, alternatives, and counts.</source>
        <translation>Écrivez la même condition avec des classes, des alternatives et des nombres de répétitions.</translation>
    </message>
    <message>
        <source>Ask a colleague to approve the draft, or give the reason.</source>
        <translation>Demandez à un collègue d’approuver le brouillon, ou indiquez le motif.</translation>
    </message>
    <message>
        <source>Ask a colleague to approve the draft.</source>
        <translation>Demandez à un collègue d’approuver le brouillon.</translation>
    </message>
    <message>
        <source>The text says &quot;%1&quot;; RFC 8141 compares URNs differently.</source>
        <translation>Le texte dit «&#xa0;%1&#xa0;»&#xa0;; la RFC 8141 compare les URN autrement.</translation>
    </message>
    <message>
        <source>The letter case of &quot;urn&quot;, the NID, and percent-encoded characters is ignored, and so are r-, q-, and f-components. A namespace cannot make URNs different that are equivalent according to RFC 8141.</source>
        <translation>La casse de «&#xa0;urn&#xa0;», du NID et des caractères encodés avec % est ignorée, de même que les composantes r, q et f. Un espace de noms ne peut pas rendre différents des URN qui sont équivalents selon la RFC 8141.</translation>
    </message>
    <message>
        <source>Describe only how the NSS is compared.</source>
        <translation>Décrivez seulement comment le NSS est comparé.</translation>
    </message>
    <message>
        <source>The text says both &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>Le texte dit à la fois «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Readers do not know which of the two is right, and programs will compare the same names differently.</source>
        <translation>Les lecteurs ne savent pas lequel des deux est juste, et les programmes compareront les mêmes noms de façon différente.</translation>
    </message>
    <message>
        <source>Keep the right statement.</source>
        <translation>Gardez l’énoncé qui est juste.</translation>
    </message>
    <message>
        <source>Assignment allows names to be assigned again: &quot;%1&quot;.</source>
        <translation>Le champ «&#xa0;Attribution&#xa0;» permet que des noms soient attribués de nouveau&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A name is never assigned to another resource, even if it is not used anymore.</source>
        <translation>Un nom n’est jamais attribué à une autre ressource, même s’il n’est plus utilisé.</translation>
    </message>
    <message>
        <source>State that names are never assigned again.</source>
        <translation>Indiquez que les noms ne sont jamais attribués de nouveau.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a correct URL.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une URL correcte.</translation>
    </message>
    <message>
        <source>Nobody can follow a link whose beginning is misspelled.</source>
        <translation>Personne ne peut suivre un lien dont le début est mal écrit.</translation>
    </message>
    <message>
        <source>Write the URL with its scheme, a colon, and two slashes.</source>
        <translation>Écrivez l’URL avec son schéma, un deux-points et deux barres obliques.</translation>
    </message>
    <message>
        <source>The rule %1 contains bytes above 0x7F that are not UTF-8.</source>
        <translation>La règle %1 contient des octets supérieurs à 0x7F qui ne sont pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>A pattern of the dialect %1 cannot contain %2.</source>
        <translation>Un motif du dialecte %1 ne peut pas contenir %2.</translation>
    </message>
    <message>
        <source>The dialect %1 allows counts up to %2; the grammar requires %3.</source>
        <translation>Le dialecte %1 permet au plus %2 répétitions&#xa0;; la grammaire en exige %3.</translation>
    </message>
    <message>
        <source>The pattern would be longer than %1 KiB.</source>
        <translation>Le motif dépasserait %1 Kio.</translation>
    </message>
    <message>
        <source>No text matches the rule %1.</source>
        <translation>Aucun texte ne correspond à la règle %1.</translation>
    </message>
    <message>
        <source>The pattern and the grammar differ on the text %1.</source>
        <translation>Le motif et la grammaire diffèrent pour le texte %1.</translation>
    </message>
    <message>
        <source>For this grammar, no pattern was found that is safe: a backtracking engine could take exponential time.</source>
        <translation>Pour cette grammaire, aucun motif sûr n’a été trouvé&#xa0;: un moteur à retour arrière pourrait prendre un temps exponentiel.</translation>
    </message>
    <message>
        <source>%1 is evaluated only for ASCII characters; the result is about ASCII texts.</source>
        <translation>%1 n’est évalué que pour les caractères ASCII&#xa0;; le résultat porte sur les textes ASCII.</translation>
    </message>
    <message>
        <source>Here, some engines also match characters that are not ASCII. URNs contain only ASCII.</source>
        <translation>Ici, certains moteurs acceptent aussi des caractères non ASCII. Les URN ne contiennent que de l’ASCII.</translation>
    </message>
    <message>
        <source>%1 is not supported here.</source>
        <translation>%1 n’est pas pris en charge ici.</translation>
    </message>
    <message>
        <source>Look-around, back-references, word boundaries, possessive quantifiers, atomic groups, and anchors inside a text are not translated into automata. Some other constructs differ between versions of an engine.</source>
        <translation>Les assertions avant et arrière, les références arrière, les limites de mots, les quantificateurs possessifs, les groupes atomiques et les ancres à l’intérieur d’un texte ne sont pas traduits en automates. Quelques autres constructions diffèrent selon la version d’un moteur.</translation>
    </message>
    <message>
        <source>These dates in the list are in the future or are not valid: %1. Nothing was imported.</source>
        <translation>Ces dates de la liste sont dans le futur ou ne sont pas valides&#xa0;: %1. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>A list that seems to be from the future would make every later list seem older.</source>
        <translation>Une liste qui semble venir du futur ferait paraître plus ancienne toute liste ultérieure.</translation>
    </message>
    <message>
        <source>Check the clock of this computer, get the current list from IANA, or use import --accept-older.</source>
        <translation>Vérifiez l’horloge de cet ordinateur, obtenez la liste actuelle auprès de l’IANA, ou utilisez import --accept-older.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of this subregistry; expected %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur de ce sous-registre&#xa0;; attendu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A value has the kind and the parts that were set when the subregistry was created.</source>
        <translation>Une valeur a la nature et les parties fixées à la création du sous-registre.</translation>
    </message>
    <message>
        <source>Correct the value.</source>
        <translation>Corrigez la valeur.</translation>
    </message>
    <message>
        <source>A block starts with its smallest number.</source>
        <translation>Un bloc commence par son plus petit numéro.</translation>
    </message>
    <message>
        <source>Only listed values have a holder and a state.</source>
        <translation>Seules les valeurs de la liste ont un titulaire et un état.</translation>
    </message>
    <message>
        <source>A value has one holder.</source>
        <translation>Une valeur a un seul titulaire.</translation>
    </message>
    <message>
        <source>Choose another value, or ask for the next free one.</source>
        <translation>Choisissez une autre valeur, ou demandez la prochaine libre.</translation>
    </message>
    <message>
        <source>A value that somebody once held may still be in use.</source>
        <translation>Une valeur que quelqu’un a détenue peut encore être utilisée.</translation>
    </message>
    <message>
        <source>Choose another value. If nobody uses the old one, release it to the pool.</source>
        <translation>Choisissez une autre valeur. Si personne n’utilise l’ancienne, rendez-la disponible.</translation>
    </message>
    <message>
        <source>A retired value remains in the list and never gets a new holder.</source>
        <translation>Une valeur hors service reste dans la liste et ne reçoit jamais de nouveau titulaire.</translation>
    </message>
    <message>
        <source>The reservation of the value was withdrawn before the value was used.</source>
        <translation>La réservation de la valeur a été retirée avant que celle-ci soit utilisée.</translation>
    </message>
    <message>
        <source>Choose another value, or release this one to the pool.</source>
        <translation>Choisissez une autre valeur, ou rendez celle-ci disponible.</translation>
    </message>
    <message>
        <source>Each value and each block belongs to one range.</source>
        <translation>Chaque valeur et chaque bloc appartient à une seule plage.</translation>
    </message>
    <message>
        <source>Choose a value in a range, or add a range.</source>
        <translation>Choisissez une valeur dans une plage, ou ajoutez une plage.</translation>
    </message>
    <message>
        <source>Each range has its own policy and its own label.</source>
        <translation>Chaque plage a sa propre politique et sa propre étiquette.</translation>
    </message>
    <message>
        <source>Ask for fewer numbers.</source>
        <translation>Demandez moins de numéros.</translation>
    </message>
    <message>
        <source>New numbers follow the last one. Numbers in gaps are assigned only on request.</source>
        <translation>Les nouveaux numéros suivent le dernier. Les numéros des trous ne sont attribués que sur demande.</translation>
    </message>
    <message>
        <source>Ask for fewer numbers, use --lowest, or add a range.</source>
        <translation>Demandez moins de numéros, utilisez --lowest, ou ajoutez une plage.</translation>
    </message>
    <message>
        <source>Name a range of numbers; expected one of: %1.</source>
        <translation>Indiquez une plage de numéros&#xa0;; attendu, l’une de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Each range has numbers of its own.</source>
        <translation>Chaque plage a ses propres numéros.</translation>
    </message>
    <message>
        <source>Use the option --range with the name of a range.</source>
        <translation>Utilisez l’option --range avec le nom d’une plage.</translation>
    </message>
    <message>
        <source>Range &quot;%1&quot; overlaps range &quot;%2&quot; (%3), and neither contains the other.</source>
        <translation>La plage «&#xa0;%1&#xa0;» chevauche la plage «&#xa0;%2&#xa0;» (%3), et aucune ne contient l’autre.</translation>
    </message>
    <message>
        <source>A value belongs to the smallest range that contains it.</source>
        <translation>Une valeur appartient à la plus petite plage qui la contient.</translation>
    </message>
    <message>
        <source>Change the ends of one of the ranges.</source>
        <translation>Modifiez les bornes de l’une des plages.</translation>
    </message>
    <message>
        <source>A block is split into two parts, each with at least one value.</source>
        <translation>Un bloc est divisé en deux parties, chacune d’au moins une valeur.</translation>
    </message>
    <message>
        <source>Name the first value of the second part.</source>
        <translation>Indiquez la première valeur de la seconde partie.</translation>
    </message>
    <message>
        <source>The first line has no column &quot;%1&quot;.</source>
        <translation>La première ligne n’a pas de colonne «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The first line names the columns; without it, a value would be read as a name.</source>
        <translation>La première ligne nomme les colonnes&#xa0;; sans elle, une valeur serait lue comme un nom.</translation>
    </message>
    <message>
        <source>Add the line with the names, or name the column with --columns.</source>
        <translation>Ajoutez la ligne des noms, ou indiquez la colonne avec --columns.</translation>
    </message>
    <message>
        <source>The row has %1 fields; expected %2.</source>
        <translation>Nombre de champs de la ligne&#xa0;: %1&#xa0;; attendu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>Corrigez la ligne.</translation>
    </message>
    <message>
        <source>A value has one entry.</source>
        <translation>Une valeur a une seule entrée.</translation>
    </message>
    <message>
        <source>Remove one of the rows.</source>
        <translation>Supprimez l’une des lignes.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;, which is not a date; it is left out.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» contient «&#xa0;%2&#xa0;», qui n’est pas une date&#xa0;; elle est omise.</translation>
    </message>
    <message>
        <source>Dates are compared, so they have the form YYYY-MM-DD.</source>
        <translation>Les dates sont comparées, elles ont donc la forme AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>Write the date in this form.</source>
        <translation>Écrivez la date sous cette forme.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains a date: the entry is read as temporary until %2.</source>
        <translation>«&#xa0;%1&#xa0;» contient une date&#xa0;: l’entrée est lue comme temporaire jusqu’au %2.</translation>
    </message>
    <message>
        <source>Move the date into a column of its own.</source>
        <translation>Mettez la date dans sa propre colonne.</translation>
    </message>
    <message>
        <source>%1 and %2 are reserved for the same holder, with nothing between them: they may be the ends of a block.</source>
        <translation>%1 et %2 sont réservés au même titulaire, sans rien entre eux&#xa0;: ce sont peut-être les bornes d’un bloc.</translation>
    </message>
    <message>
        <source>Entries that only mark the ends of a block leave the numbers between them free.</source>
        <translation>Des entrées qui ne marquent que les bornes d’un bloc laissent libres les numéros entre elles.</translation>
    </message>
    <message>
        <source>If they are, list the block in one row with &quot;to&quot;.</source>
        <translation>Si c’est le cas, indiquez le bloc sur une seule ligne avec «&#xa0;to&#xa0;».</translation>
    </message>
    <message>
        <source>The date of %1, %2, is in the past.</source>
        <translation>La date de %1, le %2, est passée.</translation>
    </message>
    <message>
        <source>A reservation or temporary assignment ends on its date.</source>
        <translation>Une réservation ou une attribution temporaire prend fin à sa date.</translation>
    </message>
    <message>
        <source>Choose a later date, or withdraw the entry.</source>
        <translation>Choisissez une date ultérieure, ou retirez l’entrée.</translation>
    </message>
    <message>
        <source>Use a new identifier for a new request.</source>
        <translation>Utilisez un nouvel identifiant pour une nouvelle demande.</translation>
    </message>
    <message>
        <source>The policy &quot;%1&quot; names Expert Review twice.</source>
        <translation>La politique «&#xa0;%1&#xa0;» demande deux fois un examen par un expert.</translation>
    </message>
    <message>
        <source>Specification Required includes Expert Review.</source>
        <translation>Specification Required comprend déjà Expert Review.</translation>
    </message>
    <message>
        <source>Write &quot;Specification Required&quot;.</source>
        <translation>Écrivez «&#xa0;Specification Required&#xa0;».</translation>
    </message>
    <message>
        <source>The policy &quot;%1&quot; has no instructions for the expert.</source>
        <translation>La politique «&#xa0;%1&#xa0;» n’a pas d’instructions pour l’expert.</translation>
    </message>
    <message>
        <source>A policy with an expert needs guidance on what the expert must check.</source>
        <translation>Une politique avec un expert doit préciser ce que l’expert doit vérifier.</translation>
    </message>
    <message>
        <source>Add what the expert must check.</source>
        <translation>Ajoutez ce que l’expert doit vérifier.</translation>
    </message>
    <message>
        <source>%1 is not free: %2 is taken (%3).</source>
        <translation>%1 n’est pas libre&#xa0;: %2 n’est plus disponible (%3).</translation>
    </message>
    <message>
        <source>%1 was held before: %2 (%3).</source>
        <translation>La valeur %1 a déjà été détenue&#xa0;: %2 (%3).</translation>
    </message>
    <message>
        <source>No single range contains %1.</source>
        <translation>Aucune plage ne contient à elle seule %1.</translation>
    </message>
    <message>
        <source>Range &quot;%2&quot; contains too few free numbers in a row; expected %1.</source>
        <translation>La plage «&#xa0;%2&#xa0;» contient trop peu de numéros libres à la suite&#xa0;; attendu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; does not contain an open range of numbers.</source>
        <translation>Le sous-registre «&#xa0;%1&#xa0;» ne contient aucune plage de numéros ouverte.</translation>
    </message>
    <message>
        <source>The next numbers are in an open range.</source>
        <translation>Les prochains numéros sont dans une plage ouverte.</translation>
    </message>
    <message>
        <source>Name the value, or add an open range.</source>
        <translation>Indiquez la valeur, ou ajoutez une plage ouverte.</translation>
    </message>
    <message>
        <source>The first line has column &quot;%1&quot; twice.</source>
        <translation>La première ligne contient deux fois la colonne «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Only one of the columns could be read.</source>
        <translation>Une seule des colonnes pourrait être lue.</translation>
    </message>
    <message>
        <source>Rename or remove one of the columns.</source>
        <translation>Renommez ou supprimez l’une des colonnes.</translation>
    </message>
    <message>
        <source>%1 has the holder &quot;%2&quot;; the row names &quot;%3&quot;.</source>
        <translation>%1 a pour titulaire «&#xa0;%2&#xa0;»&#xa0;; la ligne indique «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>An import does not change who has a value.</source>
        <translation>Une importation ne change pas le titulaire d’une valeur.</translation>
    </message>
    <message>
        <source>%1 is %2, but the row has no holder.</source>
        <translation>%1 est à l’état %2, mais la ligne n’a pas de titulaire.</translation>
    </message>
    <message>
        <source>An assigned value has a holder.</source>
        <translation>Une valeur attribuée a un titulaire.</translation>
    </message>
    <message>
        <source>Add the holder. If the list names no holders, remove the column.</source>
        <translation>Ajoutez le titulaire. Si la liste n’indique pas de titulaires, supprimez la colonne.</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was granted, but %2 changed afterward: %3, %4.</source>
        <translation>La demande «&#xa0;%1&#xa0;» a été acceptée, mais %2 a changé ensuite&#xa0;: %3, %4.</translation>
    </message>
    <message>
        <source>A change is recorded when it takes effect, not before.</source>
        <translation>Un changement est enregistré lorsqu’il prend effet, pas avant.</translation>
    </message>
    <message>
        <source>Use the date of today or an earlier one.</source>
        <translation>Utilisez la date d’aujourd’hui ou une date antérieure.</translation>
    </message>
    <message>
        <source>The date %1 is before the latest change of %2, %3.</source>
        <translation>La date %1 est antérieure au dernier changement de %2, le %3.</translation>
    </message>
    <message>
        <source>The changes of a value are recorded in the order of their dates.</source>
        <translation>Les changements d’une valeur sont enregistrés dans l’ordre de leurs dates.</translation>
    </message>
    <message>
        <source>Use the date of the latest change or a later one.</source>
        <translation>Utilisez la date du dernier changement ou une date ultérieure.</translation>
    </message>
    <message>
        <source>%1 cannot supersede itself.</source>
        <translation>%1 ne peut pas se remplacer lui-même.</translation>
    </message>
    <message>
        <source>A deprecated value names another value to use instead.</source>
        <translation>Une valeur obsolète indique une autre valeur à utiliser à la place.</translation>
    </message>
    <message>
        <source>Name another value.</source>
        <translation>Indiquez une autre valeur.</translation>
    </message>
    <message>
        <source>The version and the variant of a UUID are at fixed places. Other values are reserved, and often a sign of a typing error.</source>
        <translation>La version et la variante d’un UUID sont à des places fixes. Les autres valeurs sont réservées et signalent souvent une faute de frappe.</translation>
    </message>
    <message>
        <source>Compare the name with its source. Create new UUIDs with a library.</source>
        <translation>Comparez le nom avec sa source. Créez les nouveaux UUID avec une bibliothèque.</translation>
    </message>
    <message>
        <source>The requested member occurs twice in the line; the second one is at column %1.</source>
        <translation>Le membre demandé figure deux fois dans la ligne&#xa0;; le second est à la colonne %1.</translation>
    </message>
    <message>
        <source>Programs disagree on which of two members with the same name counts (RFC 8259, section 4), so none of them is checked.</source>
        <translation>Les programmes ne s’accordent pas sur celui de deux membres de même nom qui compte (RFC 8259, section 4)&#xa0;; aucun des deux n’est donc vérifié.</translation>
    </message>
    <message>
        <source>Remove one of the members, or rename it.</source>
        <translation>Supprimez l’un des membres ou renommez-le.</translation>
    </message>
    <message>
        <source>The line is not exactly one JSON object: unexpected text or end at column %1.</source>
        <translation>La ligne n’est pas exactement un objet JSON&#xa0;: texte ou fin inattendus à la colonne %1.</translation>
    </message>
    <message>
        <source>In JSON Lines, each line is one object. A line that is cut off, or that continues after the object, may contain other URNs.</source>
        <translation>En JSON Lines, chaque ligne est un objet. Une ligne tronquée, ou qui continue après l’objet, peut contenir d’autres URN.</translation>
    </message>
    <message>
        <source>Put each object on a line of its own, and complete lines that are cut off.</source>
        <translation>Placez chaque objet sur sa propre ligne et complétez les lignes tronquées.</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; is new and is added with its history.</source>
        <translation>Le sous-registre «&#xa0;%1&#xa0;» est nouveau et est ajouté avec son historique.</translation>
    </message>
    <message>
        <source>The namespace here has no subregistry of this name.</source>
        <translation>L’espace de noms n’a ici aucun sous-registre de ce nom.</translation>
    </message>
    <message>
        <source>An import never overwrites a subregistry with its history.</source>
        <translation>Une importation n’écrase jamais un sous-registre et son historique.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in subregistry &quot;%2&quot; (%3 entries, %4); nearest: %5.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas dans le sous-registre «&#xa0;%2&#xa0;» (%3 entrées, %4)&#xa0;; le plus proche&#xa0;: %5.</translation>
    </message>
    <message>
        <source>%1 is deprecated in &quot;%2&quot;.</source>
        <translation>%1 est obsolète dans «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>A deprecated value is still valid, but not for new uses.</source>
        <translation>Une valeur obsolète reste valide, mais pas pour de nouveaux usages.</translation>
    </message>
    <message>
        <source>Use the value that supersedes it.</source>
        <translation>Utilisez la valeur qui la remplace.</translation>
    </message>
    <message>
        <source>%1 is retired in &quot;%2&quot;.</source>
        <translation>%1 est hors service dans «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is withdrawn in &quot;%2&quot;.</source>
        <translation>%1 a été retiré dans «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Values are assigned only in open ranges, and a reserved value is not yet in use.</source>
        <translation>Les valeurs ne sont attribuées que dans les plages ouvertes, et une valeur réservée n’est pas encore utilisée.</translation>
    </message>
    <message>
        <source>%1 cannot be merged: it is not two or more entries without gaps.</source>
        <translation>%1 ne peut pas être fusionné&#xa0;: ce n’est pas une suite d’au moins deux entrées sans lacune.</translation>
    </message>
    <message>
        <source>A merged block has only numbers that its holder already has.</source>
        <translation>Un bloc fusionné ne contient que des numéros que son titulaire possède déjà.</translation>
    </message>
    <message>
        <source>Name a block that begins and ends with an entry.</source>
        <translation>Indiquez un bloc qui commence et finit par une entrée.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be merged: they differ in %3.</source>
        <translation>%1 et %2 ne peuvent pas être fusionnés&#xa0;: ils diffèrent par %3.</translation>
    </message>
    <message>
        <source>One entry has one state, one holder, and one end.</source>
        <translation>Une entrée a un état, un titulaire et une fin.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no place in a subregistry and is left out.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de place dans un sous-registre et est omis.</translation>
    </message>
    <message>
        <source>Copy what matters into a note or the policy.</source>
        <translation>Copiez ce qui compte dans une note ou dans la politique.</translation>
    </message>
    <message>
        <source>Compare your change with the other one, then repeat it.</source>
        <translation>Comparez votre modification à l’autre, puis répétez-la.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a policy of RFC 8126; expected &quot;%2&quot;.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une politique de la RFC 8126&#xa0;; attendu&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Readers and IANA know ten policies by their exact names.</source>
        <translation>Les lecteurs et l’IANA connaissent dix politiques par leur nom exact.</translation>
    </message>
    <message>
        <source>Use a name from RFC 8126, section 4.</source>
        <translation>Utilisez un nom de la RFC 8126, section 4.</translation>
    </message>
    <message>
        <source>The numbers that are assigned by &quot;%1&quot; have no upper bound.</source>
        <translation>Les numéros attribués selon «&#xa0;%1&#xa0;» n’ont pas de borne supérieure.</translation>
    </message>
    <message>
        <source>A registry of numbers states its smallest and largest number, so that everybody knows what can still be assigned.</source>
        <translation>Un registre de numéros indique son plus petit et son plus grand numéro, afin que chacun sache ce qui peut encore être attribué.</translation>
    </message>
    <message>
        <source>State the largest number, or that there is none.</source>
        <translation>Indiquez le plus grand numéro, ou qu’il n’y en a pas.</translation>
    </message>
    <message>
        <source>The policy &quot;%1&quot; does not say who may change an entry.</source>
        <translation>La politique «&#xa0;%1&#xa0;» ne dit pas qui peut modifier une entrée.</translation>
    </message>
    <message>
        <source>Entries that anybody can request have a change controller.</source>
        <translation>Les entrées que chacun peut demander ont un responsable des modifications.</translation>
    </message>
    <message>
        <source>Add a change controller to the fields of an entry.</source>
        <translation>Ajoutez un responsable des modifications aux champs d’une entrée.</translation>
    </message>
    <message>
        <source>An NSS cannot contain %1; %3.</source>
        <translation>Un NSS ne peut pas contenir %1&#xa0;; %3.</translation>
    </message>
    <message>
        <source>Under RFC 2141, a URN cannot contain %1; %3.</source>
        <translation>Selon la RFC 2141, un URN ne peut pas contenir %1&#xa0;; %3.</translation>
    </message>
    <message>
        <source>An r-component cannot contain %1; %3.</source>
        <translation>Une composante r ne peut pas contenir %1&#xa0;; %3.</translation>
    </message>
    <message>
        <source>Percent-encode the character, or remove it.</source>
        <translation>Codez le caractère en pourcentage ou supprimez-le.</translation>
    </message>
    <message>
        <source>A q-component cannot contain %1; %3.</source>
        <translation>Une composante q ne peut pas contenir %1&#xa0;; %3.</translation>
    </message>
    <message>
        <source>An f-component cannot contain %1; %3.</source>
        <translation>Une composante f ne peut pas contenir %1&#xa0;; %3.</translation>
    </message>
    <message>
        <source>percent-encode it as %1</source>
        <translation>codez-le %1 en pourcentage</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>supprimez-le</translation>
    </message>
    <message>
        <source>convert the text to UTF-8</source>
        <translation>convertissez le texte en UTF-8</translation>
    </message>
    <message>
        <source>write one URN per line</source>
        <translation>écrivez un URN par ligne</translation>
    </message>
    <message>
        <source>In &quot;%2&quot;, %1 is %3.</source>
        <translation>Dans «&#xa0;%2&#xa0;», %1 est %3.</translation>
    </message>
    <message>
        <source>The list has no entries.</source>
        <translation>La liste n’a aucune entrée.</translation>
    </message>
    <message>
        <source>Get the list again.</source>
        <translation>Récupérez de nouveau la liste.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Range &quot;%2&quot; is for %3; the request is from &quot;%1&quot;.</source>
        <translation>La plage «&#xa0;%2&#xa0;» est pour %3&#xa0;; la demande vient de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A range may be for certain kinds of askers, or for certain holders only.</source>
        <translation>Une plage peut être réservée à certains types de demandeurs, ou à certains titulaires.</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was already answered with %2.</source>
        <translation>La demande «&#xa0;%1&#xa0;» a déjà reçu la réponse %2.</translation>
    </message>
    <message>
        <source>The text contains %1.</source>
        <translation>Le texte contient %1.</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>une tabulation</translation>
    </message>
    <message>
        <source>a line feed</source>
        <translation>un saut de ligne</translation>
    </message>
    <message>
        <source>a carriage return</source>
        <translation>un retour chariot</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>une espace</translation>
    </message>
    <message>
        <source>a no-break space</source>
        <translation>une espace insécable</translation>
    </message>
    <message>
        <source>a soft hyphen</source>
        <translation>un trait d’union conditionnel</translation>
    </message>
    <message>
        <source>a zero-width space</source>
        <translation>une espace sans chasse</translation>
    </message>
    <message>
        <source>an en dash</source>
        <translation>un tiret demi-cadratin</translation>
    </message>
    <message>
        <source>an em dash</source>
        <translation>un tiret cadratin</translation>
    </message>
    <message>
        <source>Give the reason: with --note, or in the dialog.</source>
        <translation>Donnez la raison&#xa0;: avec --note, ou dans la boîte de dialogue.</translation>
    </message>
    <message>
        <source>Only dates in a column of their own are compared with today.</source>
        <translation>Seules les dates dans leur propre colonne sont comparées à aujourd’hui.</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was refused on %2: %3.</source>
        <translation>La demande «&#xa0;%1&#xa0;» a été refusée le %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>An import can grant what was refused before.</source>
        <translation>Une importation peut accorder ce qui a été refusé auparavant.</translation>
    </message>
    <message>
        <source>Each request is answered once, however often it is sent.</source>
        <translation>Chaque demande reçoit une seule réponse, même si elle est envoyée plusieurs fois.</translation>
    </message>
    <message>
        <source>remove or replace it; the syntax rule rejects %1, too</source>
        <translation>retirez-le ou remplacez-le&#xa0;; la règle de syntaxe rejette aussi %1</translation>
    </message>
    <message>
        <source>Percent-encode the character if the namespace allows that, or remove it.</source>
        <translation>Encodez le caractère en pourcent si l’espace de noms le permet, ou retirez-le.</translation>
    </message>
    <message>
        <source>%1 is taken (%3).</source>
        <translation>%1 n’est plus disponible (%3).</translation>
    </message>
    <message>
        <source>%1 was held before (%3).</source>
        <translation>La valeur %1 a déjà été détenue (%3).</translation>
    </message>
    <message>
        <source>The text refers to section %1 but does not name its document.</source>
        <translation>Le texte renvoie à la section %1 sans nommer son document.</translation>
    </message>
    <message>
        <source>percent-encode it as %1 if the namespace allows that</source>
        <translation>codez-le %1 en pourcentage si l’espace de noms le permet</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Vouliez-vous dire «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Remove or replace the character; the syntax rule rejects %1, too.</source>
        <translation>Retirez ou remplacez le caractère&#xa0;; la règle de syntaxe rejette aussi %1.</translation>
    </message>
    <message>
        <source>%1 (%2 may occur at most %3 times here)</source>
        <translation>%1 (%2 peut apparaître ici au plus %3 fois)</translation>
    </message>
    <message>
        <source>The text does not begin with &quot;urn:&quot;.</source>
        <translation>Le texte ne commence pas par «&#xa0;urn:&#xa0;».</translation>
    </message>
    <message>
        <source>The NID contains a character that is not allowed there.</source>
        <translation>Le NID contient un caractère qui n’y est pas permis.</translation>
    </message>
    <message>
        <source>The NSS contains a character that is not allowed there.</source>
        <translation>Le NSS contient un caractère qui n’y est pas permis.</translation>
    </message>
    <message>
        <source>The URN contains a character that RFC 2141 excludes.</source>
        <translation>L’URN contient un caractère que la RFC 2141 exclut.</translation>
    </message>
    <message>
        <source>The r-component starts with a character that is not allowed there.</source>
        <translation>La composante r commence par un caractère qui n’y est pas permis.</translation>
    </message>
    <message>
        <source>The r-component contains a character that is not allowed there.</source>
        <translation>La composante r contient un caractère qui n’y est pas permis.</translation>
    </message>
    <message>
        <source>The q-component starts with a character that is not allowed there.</source>
        <translation>La composante q commence par un caractère qui n’y est pas permis.</translation>
    </message>
    <message>
        <source>The q-component contains a character that is not allowed there.</source>
        <translation>La composante q contient un caractère qui n’y est pas permis.</translation>
    </message>
    <message>
        <source>The f-component contains a character that is not allowed there.</source>
        <translation>La composante f contient un caractère qui n’y est pas permis.</translation>
    </message>
    <message>
        <source>The NID is not in the registry.</source>
        <translation>Le NID n’est pas dans le registre.</translation>
    </message>
    <message>
        <source>The NID can never be registered.</source>
        <translation>Le NID ne peut jamais être inscrit.</translation>
    </message>
    <message>
        <source>The URN belongs to another namespace.</source>
        <translation>L’URN appartient à un autre espace de noms.</translation>
    </message>
    <message>
        <source>The registration of the namespace was withdrawn.</source>
        <translation>L’enregistrement de l’espace de noms a été retiré.</translation>
    </message>
    <message>
        <source>The namespace is missing from IANA&apos;s list.</source>
        <translation>L’espace de noms manque dans la liste de l’IANA.</translation>
    </message>
    <message>
        <source>The syntax rule of the namespace rejects the URN.</source>
        <translation>La règle de syntaxe de l’espace de noms rejette l’URN.</translation>
    </message>
    <message>
        <source>Only the rule of an earlier version accepts the URN.</source>
        <translation>Seule la règle d’une version antérieure accepte l’URN.</translation>
    </message>
    <message>
        <source>The check digit is wrong.</source>
        <translation>Le chiffre de contrôle est faux.</translation>
    </message>
    <message>
        <source>The version or the variant of the UUID is not a known one.</source>
        <translation>La version ou la variante de l’UUID n’est pas connue.</translation>
    </message>
    <message>
        <source>The namespace has no syntax rule yet, so only the syntax was checked.</source>
        <translation>L’espace de noms n’a pas encore de règle de syntaxe&#xa0;; seule la syntaxe a été contrôlée.</translation>
    </message>
    <message>
        <source>A rule set accepts the URN.</source>
        <translation>Un jeu de règles accepte l’URN.</translation>
    </message>
    <message>
        <source>A rule set rejects the URN.</source>
        <translation>Un jeu de règles rejette l’URN.</translation>
    </message>
    <message>
        <source>The check reached a limit before it had a result.</source>
        <translation>Le contrôle a atteint une limite avant d’avoir un résultat.</translation>
    </message>
    <message>
        <source>The requested member occurs twice in the line.</source>
        <translation>Le membre demandé est deux fois dans la ligne.</translation>
    </message>
    <message>
        <source>The line is not exactly one JSON object.</source>
        <translation>La ligne n’est pas exactement un objet JSON.</translation>
    </message>
    <message>
        <source>A quotation mark of the row is never closed.</source>
        <translation>Un guillemet de la ligne n’est jamais fermé.</translation>
    </message>
    <message>
        <source>The URN is a duplicate.</source>
        <translation>L’URN est un doublon.</translation>
    </message>
    <message>
        <source>A value in the URN is not in its subregistry.</source>
        <translation>Une valeur de l’URN n’est pas dans son sous-registre.</translation>
    </message>
    <message>
        <source>A value in the URN is in another range than its label.</source>
        <translation>Une valeur de l’URN est dans une autre plage que son étiquette.</translation>
    </message>
    <message>
        <source>A value in the URN is not in a single range.</source>
        <translation>Une valeur de l’URN n’est pas dans une seule plage.</translation>
    </message>
    <message>
        <source>A value in the URN is not assigned but reserved.</source>
        <translation>Une valeur de l’URN n’est pas attribuée mais réservée.</translation>
    </message>
    <message>
        <source>A value in the URN is deprecated.</source>
        <translation>Une valeur de l’URN est obsolète.</translation>
    </message>
    <message>
        <source>A value in the URN has expired.</source>
        <translation>Une valeur de l’URN a expiré.</translation>
    </message>
    <message>
        <source>A value in the URN is retired.</source>
        <translation>Une valeur de l’URN est hors service.</translation>
    </message>
    <message>
        <source>A value in the URN is withdrawn.</source>
        <translation>Une valeur de l’URN est retirée.</translation>
    </message>
    <message>
        <source>The rule %1 cannot be used: it is missing, has an error, or refers to an undefined rule.</source>
        <translation>La règle «&#xa0;%1&#xa0;» ne donne pas de verdict&#xa0;: elle manque, n’a pas pu être lue, ou renvoie à une règle non définie.</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; already exists here with other content; it is not imported.</source>
        <translation>Le sous-registre «&#xa0;%1&#xa0;» existe déjà ici et diffère&#xa0;; il n’est pas importé.</translation>
    </message>
    <message>
        <source>Compare and apply single entries with nidus-cli refresh.</source>
        <translation>Comparez et reprenez des entrées une à une avec nidus-cli refresh.</translation>
    </message>
    <message>
        <source>URNs cannot be checked with a grammar that has errors.</source>
        <translation>Une grammaire erronée ne rend pas de verdict sur les URN.</translation>
    </message>
    <message>
        <source>The grammar of the syntax rule cannot be used; line %1: %2</source>
        <translation>La grammaire de la règle de syntaxe ne rend pas de verdict&#xa0;; ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Correct the text, or accept both cases, for example with ALPHA.</source>
        <translation>Corrigez le texte, ou acceptez les deux casses, par exemple avec ALPHA.</translation>
    </message>
    <message>
        <source>The ends of &quot;%1&quot; are in the wrong order; expected %2.</source>
        <translation>Les bornes de «&#xa0;%1&#xa0;» sont inversées&#xa0;; attendu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Swap the ends, or correct the one that is mistyped.</source>
        <translation>Inversez les bornes, ou corrigez celle qui est mal saisie.</translation>
    </message>
    <message>
        <source>Range &quot;%2&quot; allows at most %3 numbers in a block; requested: %1.</source>
        <translation>La plage «&#xa0;%2&#xa0;» permet au plus %3 numéros par bloc&#xa0;; demandés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The limit keeps numbers available for other holders.</source>
        <translation>La limite réserve des numéros à d’autres titulaires.</translation>
    </message>
    <message>
        <source>%2 cannot be split at %1; expected a value in it after the first one.</source>
        <translation>%1 n’est pas dans %2 après sa première valeur, donc rien ne peut y être divisé.</translation>
    </message>
    <message>
        <source>Make them equal first, for example with subregistry transfer.</source>
        <translation>Rendez-les d’abord identiques, par exemple avec subregistry transfer.</translation>
    </message>
    <message>
        <source>IANA&apos;s registries have more elements than a subregistry.</source>
        <translation>Les registres de l’IANA ont plus d’éléments qu’un sous-registre.</translation>
    </message>
    <message>
        <source>In a row with too few or too many fields, values are in the wrong columns.</source>
        <translation>Dans une ligne avec trop peu ou trop de champs, les valeurs sont dans d’autres colonnes.</translation>
    </message>
    <message>
        <source>Correct the row, or use &quot;subregistry transfer&quot;; if only the name of the holder changed, use &quot;subregistry edit&quot;.</source>
        <translation>Corrigez la ligne, ou utilisez «&#xa0;subregistry transfer&#xa0;»&#xa0;; si le titulaire a seulement un autre nom, utilisez «&#xa0;subregistry edit&#xa0;».</translation>
    </message>
    <message>
        <source>Check whether the request should be granted now.</source>
        <translation>Assurez-vous que la demande est acceptée maintenant.</translation>
    </message>
    <message>
        <source>A file that is cut off or still being written may have none; applying it would end every entry from the list.</source>
        <translation>Un fichier tronqué ou en cours d’écriture peut ne pas en avoir&#xa0;; repris, il mettrait fin à toutes les entrées venues de la liste.</translation>
    </message>
    <message>
        <source>An answer is repeated only while the holder still has the values.</source>
        <translation>Une demande ne reçoit à nouveau sa réponse que tant que son titulaire détient encore les valeurs.</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime: %2 by %3, %4.</source>
        <translation>%1 a été modifié entre-temps&#xa0;: %2 par %3, %4.</translation>
    </message>
    <message>
        <source>A change that you have not seen is never overwritten.</source>
        <translation>Personne n’écrase une modification qu’il n’a pas vue.</translation>
    </message>
    <message>
        <source>Reviewers compare a request with the template of RFC 8141 field by field, and can miss a field in another place.</source>
        <translation>Les relecteurs comparent une demande champ par champ avec le formulaire de la RFC 8141, et ne trouvent pas un champ placé ailleurs.</translation>
    </message>
    <message>
        <source>Remove the text before &quot;urn:&quot;.</source>
        <translation>Supprimez le texte avant «&#xa0;urn:&#xa0;».</translation>
    </message>
    <message>
        <source>Write the whole URN, with &quot;urn:&quot; and the NID.</source>
        <translation>Écrivez l’URN entier, avec «&#xa0;urn:&#xa0;» et le NID.</translation>
    </message>
    <message>
        <source>Answered %1: %2</source>
        <translation>Répondu %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A reviewer&apos;s answer speaks against the namespace, and a registration is permanent. The step needs a reason, which the history records.</source>
        <translation>La réponse d’un relecteur parle contre l’espace de noms, et un enregistrement est permanent. L’étape demande une raison, que l’historique consigne.</translation>
    </message>
    <message>
        <source>Return the template to draft, withdraw the answer if it no longer applies, or give the reason.</source>
        <translation>Remettez le formulaire en brouillon, retirez la réponse si elle ne vaut plus, ou donnez la raison.</translation>
    </message>
    <message>
        <source>Can the organization maintain the namespace for a long time?</source>
        <translation>L’organisation peut-elle maintenir l’espace de noms à long terme&#xa0;?</translation>
    </message>
    <message>
        <source>No role address is given; &quot;%1&quot; may belong to one person.</source>
        <translation>Aucune adresse fonctionnelle n’est donnée&#xa0;; «&#xa0;%1&#xa0;» appartient peut-être à une seule personne.</translation>
    </message>
    <message>
        <source>Choose a range for this asker, or name the kind of asker in the field or column asker, or with --asker.</source>
        <translation>Choisissez une plage pour ce demandeur, ou indiquez la sorte de demandeur&#xa0;: dans le champ ou la colonne «&#xa0;asker&#xa0;», ou avec --asker.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;; it is read as &quot;%3&quot;.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» contient «&#xa0;%2&#xa0;»&#xa0;; on lit «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Characters that cannot be seen, line ends, and spaces around a text are not part of it.</source>
        <translation>Les caractères invisibles, les fins de ligne et les espaces autour d’un texte n’en font pas partie.</translation>
    </message>
    <message>
        <source>Check whether the text is right without these characters.</source>
        <translation>Vérifiez que le texte est juste sans ces caractères.</translation>
    </message>
    <message>
        <source>This is the list %1; expected %2. Nothing was applied.</source>
        <translation>C’est la liste %1&#xa0;; attendue&#xa0;: %2. Rien n’a été repris.</translation>
    </message>
    <message>
        <source>Another list would replace the holders of all values that both have.</source>
        <translation>Une autre liste remplacerait les titulaires de toutes les valeurs que les deux listes ont.</translation>
    </message>
    <message>
        <source>Get the expected list. If this one is right, use refresh --accept-other.</source>
        <translation>Prenez la liste attendue. Si celle-ci est la bonne, utilisez refresh --accept-other.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; contains %3, which cannot be seen or is lost in a table.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» contient %3, qui est invisible ou se perd dans un tableau.</translation>
    </message>
    <message>
        <source>Two values that look the same cannot be distinguished, and an exported list must have the same values when it is imported again.</source>
        <translation>On ne peut pas distinguer deux valeurs d’apparence identique, et une liste exportée doit avoir les mêmes valeurs quand on la réimporte.</translation>
    </message>
    <message>
        <source>Remove the character.</source>
        <translation>Supprimez le caractère.</translation>
    </message>
    <message>
        <source>Today is %1 by the clock of this computer, but the latest change of the list is of %2: that date was recorded.</source>
        <translation>D’après l’horloge de cet ordinateur, nous sommes le %1, mais le dernier changement de la liste est du %2&#xa0;: cette date a été enregistrée.</translation>
    </message>
    <message>
        <source>A clock that was set back would put a change before the changes that it follows.</source>
        <translation>Une horloge retardée placerait un changement avant ceux qu’il suit.</translation>
    </message>
    <message>
        <source>Check the clock of this computer.</source>
        <translation>Vérifiez l’horloge de cet ordinateur.</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; names the rule &quot;%2&quot;, which the grammar of &quot;%3&quot; lacks, so no URN can be checked.</source>
        <translation>Le sous-registre «&#xa0;%1&#xa0;» nomme la règle «&#xa0;%2&#xa0;», qui manque dans la grammaire de «&#xa0;%3&#xa0;»&#xa0;: aucun URN ne peut être vérifié.</translation>
    </message>
    <message>
        <source>The rule shows where a URN has a value of the subregistry.</source>
        <translation>La règle montre où un URN a une valeur du sous-registre.</translation>
    </message>
    <message>
        <source>Use &quot;subregistry change&quot; to name another rule, or add it to the grammar.</source>
        <translation>Nommez une autre règle avec «&#xa0;subregistry change&#xa0;», ou ajoutez-la à la grammaire.</translation>
    </message>
    <message>
        <source>Add the element; write literal text in quotation marks, or remove it.</source>
        <translation>Ajoutez l’élément&#xa0;; mettez un texte littéral entre guillemets, ou supprimez-le.</translation>
    </message>
    <message>
        <source>Enter the web address of the ticket as the link.</source>
        <translation>Indiquez l’adresse web du ticket comme lien.</translation>
    </message>
    <message>
        <source>Correct the value, or assign it first if its range is open.</source>
        <translation>Corrigez la valeur, ou attribuez-la d’abord si sa plage est ouverte.</translation>
    </message>
    <message>
        <source>Choose a free value in an open range.</source>
        <translation>Choisissez une valeur libre dans une plage ouverte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not match the rule &quot;%2&quot; of the grammar.</source>
        <translation>«&#xa0;%1&#xa0;» ne correspond pas à la règle «&#xa0;%2&#xa0;» de la grammaire.</translation>
    </message>
    <message>
        <source>The grammar of the namespace decides which URNs are valid.</source>
        <translation>La grammaire de l’espace de noms décide quels URN sont valides.</translation>
    </message>
    <message>
        <source>Choose a value that matches the rule, or correct the rule.</source>
        <translation>Choisissez une valeur qui correspond à la règle, ou corrigez la règle.</translation>
    </message>
    <message>
        <source>The URN &quot;%1&quot; is not valid: %2</source>
        <translation>L’URN «&#xa0;%1&#xa0;» n’est pas valide&#xa0;: %2</translation>
    </message>
    <message>
        <source>Choose another value, or correct the pattern of the URNs.</source>
        <translation>Choisissez une autre valeur, ou corrigez le modèle des URN.</translation>
    </message>
    <message>
        <source>The grammar of &quot;%2&quot; rejects every URN of the pattern &quot;%1&quot;; it accepts, for example, &quot;%3&quot;.</source>
        <translation>La grammaire de «&#xa0;%2&#xa0;» rejette tous les URN du modèle «&#xa0;%1&#xa0;»&#xa0;; elle accepte, par exemple, «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Letters with such URNs would be wrong.</source>
        <translation>Les lettres avec de tels URN seraient fausses.</translation>
    </message>
    <message>
        <source>Correct the pattern with &quot;subregistry change --urn&quot;, or leave it empty.</source>
        <translation>Corrigez le modèle avec «&#xa0;subregistry change --urn&#xa0;», ou laissez-le vide.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;, which may be %3 or %4. Such dates are left out; write them as YYYY-MM-DD.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» contient «&#xa0;%2&#xa0;», qui peut être %3 ou %4. Ces dates sont omises&#xa0;; écrivez-les sous la forme AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>No date of the column has a day after the 12th, which would show whether the day or the month is first.</source>
        <translation>Aucune date de la colonne n’a de jour après le 12, ce qui montrerait si le jour ou le mois vient en premier.</translation>
    </message>
    <message>
        <source>Write the dates of the column as YYYY-MM-DD.</source>
        <translation>Écrivez les dates de la colonne sous la forme AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known state; expected one of: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un état connu&#xa0;; attendu, l’un de&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The state decides whether checks accept the value.</source>
        <translation>L’état décide si les vérifications acceptent la valeur.</translation>
    </message>
    <message>
        <source>Correct the word, or the row if it is shifted.</source>
        <translation>Corrigez le mot, ou la ligne si elle est décalée.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is valid in the namespace as registered but not in this version.</source>
        <translation>«&#xa0;%1&#xa0;» est valide dans l’espace de noms tel qu’inscrit, mais pas dans cette version.</translation>
    </message>
    <message>
        <source>The URN belongs to the namespace &quot;%1&quot;; expected &quot;%2&quot;.</source>
        <translation>L’URN appartient à l’espace de noms «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Choose another value, or use the one that replaces it.</source>
        <translation>Choisissez une autre valeur, ou utilisez celle qui la remplace.</translation>
    </message>
    <message>
        <source>%1 was held before in &quot;%2&quot;. It is released, but not free.</source>
        <translation>La valeur %1 a déjà été détenue dans «&#xa0;%2&#xa0;». Elle est libérée, mais elle n’est pas libre.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written &quot;%3&quot; in subregistry &quot;%2&quot;.</source>
        <translation>«&#xa0;%1&#xa0;» s’écrit «&#xa0;%3&#xa0;» dans le sous-registre «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>URNs whose numbers have different leading zeros are not equivalent (RFC 8141 3.1).</source>
        <translation>Les URN dont les numéros ont des zéros de tête différents ne sont pas équivalents (RFC 8141 3.1).</translation>
    </message>
    <message>
        <source>Write the number as it is listed.</source>
        <translation>Écrivez le numéro comme il est dans la liste.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a row of the table.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une ligne du tableau.</translation>
    </message>
    <message>
        <source>A title before the table has other cells than its rows.</source>
        <translation>Un titre placé avant le tableau a d’autres cellules que ses lignes.</translation>
    </message>
    <message>
        <source>Remove the line, or ignore this note.</source>
        <translation>Supprimez la ligne, ou ignorez cette remarque.</translation>
    </message>
    <message>
        <source>The registrant has no email, phone, or postal address; one of them is enough.</source>
        <translation>Le déclarant n’a ni adresse électronique, ni téléphone, ni adresse postale&#xa0;; une seule de ces coordonnées suffit.</translation>
    </message>
    <message>
        <source>A value in the URN is released, but was held before.</source>
        <translation>Une valeur de l’URN est libérée, mais elle a déjà été détenue.</translation>
    </message>
    <message>
        <source>A number in the URN has other leading zeros than in its subregistry.</source>
        <translation>Un numéro de l’URN a d’autres zéros de tête que dans son sous-registre.</translation>
    </message>
    <message>
        <source>Reviewers must also answer these questions (RFC 8141 section 5.1). Please write what you know about them:</source>
        <translation>Les relecteurs doivent aussi répondre à ces questions (RFC 8141, section 5.1). Écrivez ce que vous en savez&#xa0;:</translation>
    </message>
    <message>
        <source>Write &quot;urn:%1:...&quot;, or delete this URN.</source>
        <translation>Écrivez «&#xa0;urn:%1:...&#xa0;», ou supprimez cet URN.</translation>
    </message>
    <message>
        <source>Extend the rule, or correct or delete this URN.</source>
        <translation>Étendez la règle, ou corrigez ou supprimez cet URN.</translation>
    </message>
    <message>
        <source>The rule %1 is not defined; fixed text is written in quotation marks.</source>
        <translation>La règle «&#xa0;%1&#xa0;» n’est pas définie&#xa0;; un texte fixe s’écrit entre guillemets.</translation>
    </message>
    <message>
        <source>A word without quotation marks is the name of a rule.</source>
        <translation>Un mot sans guillemets est le nom d’une règle.</translation>
    </message>
    <message>
        <source>Add quotation marks, or define a rule with this name.</source>
        <translation>Ajoutez des guillemets, ou définissez une règle de ce nom.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot;, not to &quot;%3&quot;.</source>
        <translation>%1 appartient à «&#xa0;%2&#xa0;», pas à «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Correct the value, or name the range that it belongs to; in a URN, its label.</source>
        <translation>Corriger la valeur, ou indiquer la plage à laquelle elle appartient&#xa0;; dans une URN, l’étiquette de cette plage.</translation>
    </message>
    <message>
        <source>%1 ends on %2, before its date %3.</source>
        <translation>%1 se termine le %2, avant sa date du %3.</translation>
    </message>
    <message>
        <source>A holder has a value from its date until its end.</source>
        <translation>Un titulaire a une valeur de sa date jusqu’à son échéance.</translation>
    </message>
    <message>
        <source>Correct one of the dates.</source>
        <translation>Corrigez l’une des dates.</translation>
    </message>
    <message>
        <source>which standard the namespace is or will be part of</source>
        <translation>de quelle norme l’espace de noms fait ou fera partie</translation>
    </message>
    <message>
        <source>The grammar rejects the example &quot;%1&quot; in the text: %2</source>
        <translation>La grammaire refuse l’exemple «&#xa0;%1&#xa0;» du texte&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %2 already has %1, or a part of it.</source>
        <translation>La ligne %2 contient déjà %1, ou une partie.</translation>
    </message>
    <message>
        <source>You are an author of this draft, as &quot;%1&quot;; give a reason to approve it yourself.</source>
        <translation>Vous êtes un auteur de ce brouillon, sous le nom «&#xa0;%1&#xa0;»&#xa0;; indiquez un motif pour l’approuver vous-même.</translation>
    </message>
    <message>
        <source>Authors are all who own or owned a draft, or saved a change of it. Colleagues agreed on this rule of the registry. It is not a lock: anyone can change it, and the history records that.</source>
        <translation>Les auteurs sont tous ceux qui possèdent ou possédaient un brouillon, ou en ont enregistré une modification. Cette règle du registre est convenue entre collègues. Ce n’est pas un verrou&#xa0;: chacun peut la changer, et l’historique le consigne.</translation>
    </message>
    <message>
        <source>Nobody has approved this draft, and you are an author of it, as &quot;%1&quot;; give a reason to register it yourself.</source>
        <translation>Personne n’a approuvé ce brouillon, et vous en êtes un auteur, sous le nom «&#xa0;%1&#xa0;»&#xa0;; indiquez un motif pour l’enregistrer vous-même.</translation>
    </message>
    <message>
        <source>You are an author of this draft, as &quot;%1&quot;; this registry requires somebody else to approve it.</source>
        <translation>Vous êtes un auteur de ce brouillon, sous le nom «&#xa0;%1&#xa0;»&#xa0;; dans ce registre, une autre personne doit l’approuver.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Text, as mailed (RFC 8141 Appendix A)</source>
        <translation>Texte, tel qu’envoyé par courriel (RFC 8141, annexe A)</translation>
    </message>
    <message>
        <source>XML, with everything</source>
        <translation>XML, avec tout</translation>
    </message>
    <message>
        <source>HTML page with diagrams</source>
        <translation>Page HTML avec diagrammes</translation>
    </message>
    <message>
        <source>PDF for archives (PDF/A)</source>
        <translation>PDF pour l’archivage (PDF/A)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Section of an Internet-Draft (kramdown-rfc)</source>
        <translation>Section d’un Internet-Draft (kramdown-rfc)</translation>
    </message>
    <message>
        <source>Section of an Internet-Draft (xml2rfc)</source>
        <translation>Section d’un Internet-Draft (xml2rfc)</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON, avec tout</translation>
    </message>
    <message>
        <source>Linked data (JSON-LD)</source>
        <translation>Données liées (JSON-LD)</translation>
    </message>
    <message>
        <source>Table of the registry (CSV)</source>
        <translation>Tableau du registre (CSV)</translation>
    </message>
    <message>
        <source>Registry as IANA publishes it (XML)</source>
        <translation>Registre tel que l’IANA le publie (XML)</translation>
    </message>
    <message>
        <source>Record for IANA&apos;s registry (XML)</source>
        <translation>Fiche pour le registre de l’IANA (XML)</translation>
    </message>
    <message>
        <source>registration template of RFC 8141</source>
        <translation>formulaire d’enregistrement de la RFC 8141</translation>
    </message>
    <message>
        <source>old registration template (RFC 2611, RFC 3406)</source>
        <translation>ancien formulaire d’enregistrement (RFC 2611, RFC 3406)</translation>
    </message>
    <message>
        <source>xml2rfc document</source>
        <translation>document xml2rfc</translation>
    </message>
    <message>
        <source>email</source>
        <translation>courriel</translation>
    </message>
    <message>
        <source>registry XML</source>
        <translation>XML de registre</translation>
    </message>
    <message>
        <source>IANA&apos;s list of namespaces</source>
        <translation>liste des espaces de noms de l’IANA</translation>
    </message>
    <message>
        <source>registry JSON</source>
        <translation>JSON de registre</translation>
    </message>
    <message>
        <source>registry table</source>
        <translation>tableau d’un registre</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texte</translation>
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
        <translation>Texte</translation>
    </message>
    <message>
        <source>Tab-separated values</source>
        <translation>Valeurs séparées par des tabulations</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Valeurs séparées par des virgules</translation>
    </message>
    <message>
        <source>JSON, one object per line</source>
        <translation>JSON, un objet par ligne</translation>
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
        <translation>Page HTML</translation>
    </message>
    <message>
        <source>Email with the request, ready to send</source>
        <translation>Courriel avec la demande, prêt à envoyer</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>What belongs in a field is explained beside the form: choose %1.</source>
        <translation>Ce qui va dans un champ est expliqué à côté du formulaire&#xa0;: choisissez %1.</translation>
    </message>
    <message>
        <source>Save the draft: choose %1. The earlier text remains in the history.</source>
        <translation>Enregistrez le brouillon&#xa0;: choisissez %1. L’ancien texte reste dans l’historique.</translation>
    </message>
    <message>
        <source>See what is missing before the draft can be submitted: choose %1.</source>
        <translation>Voyez ce qui manque encore pour soumettre le brouillon&#xa0;: choisissez %1.</translation>
    </message>
    <message>
        <source>Now check names: choose %1.</source>
        <translation>Vérifiez maintenant des noms&#xa0;: choisissez %1.</translation>
    </message>
    <message>
        <source>Which version of the registration is this? The first one is 1.</source>
        <translation>De quelle version de l’enregistrement s’agit-il&#xa0;? La première est 1.</translation>
    </message>
    <message>
        <source>Which organization is responsible for the namespace?</source>
        <translation>Quelle organisation est responsable de l’espace de noms&#xa0;?</translation>
    </message>
    <message>
        <source>Whom can others ask? Enter the name of a person or an office.</source>
        <translation>À qui peut-on s’adresser&#xa0;? Saisissez le nom d’une personne ou d’un service.</translation>
    </message>
    <message>
        <source>What do the names identify, for whom, and who benefits from them?</source>
        <translation>Que désignent les noms, pour qui, et à qui sont-ils utiles&#xa0;?</translation>
    </message>
    <message>
        <source>Who assigns names, and what ensures that no name is assigned twice?</source>
        <translation>Qui attribue les noms, et qu’est-ce qui garantit qu’aucun n’est attribué deux fois&#xa0;?</translation>
    </message>
    <message>
        <source>What can go wrong: names that are confused, guessed, or say something private?</source>
        <translation>Quels problèmes peuvent survenir&#xa0;: des noms confondus, devinés, ou qui révèlent quelque chose de privé&#xa0;?</translation>
    </message>
    <message>
        <source>Can people look up what a name identifies, and where? If not, say so.</source>
        <translation>Peut-on retrouver ce qu’un nom identifie, et où&#xa0;? Si ce n’est pas le cas, dites-le.</translation>
    </message>
    <message>
        <source>Is there anything else that others need to know? If not, leave this empty.</source>
        <translation>Y a-t-il autre chose que les autres doivent savoir&#xa0;? Si ce n’est pas le cas, laissez ce champ vide.</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Visite</translation>
    </message>
    <message>
        <source>Write a Registration</source>
        <translation>Rédiger un enregistrement</translation>
    </message>
    <message>
        <source>To add such a list, choose %1. You can cancel the dialog.</source>
        <translation>Pour ajouter une telle liste, choisissez %1. Vous pourrez fermer la boîte de dialogue sans rien créer.</translation>
    </message>
    <message>
        <source>When the form is complete, let others review the draft: choose %1.</source>
        <translation>Quand le formulaire est complet, faites relire le brouillon&#xa0;: choisissez %1.</translation>
    </message>
    <message>
        <source>Enter a namespace identifier (NID), for example museum-objects. If it has a mistake, the reason appears below it.</source>
        <translation>Saisissez un identificateur d’espace de noms (NID), par exemple museum-objects. S’il contient une erreur, la raison apparaît au-dessous.</translation>
    </message>
    <message>
        <source>Let this grammar decide which names are valid: press “%1”.</source>
        <translation>Laissez cette grammaire décider quels noms sont valides&#xa0;: appuyez sur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Who did what, and when, is on the tab “%1”. Open it.</source>
        <translation>L’onglet «&#xa0;%1&#xa0;» montre qui a fait quoi, et quand. Ouvrez-le.</translation>
    </message>
    <message>
        <source>The registry also records who holds which values of a namespace. Select isbn in the list, and open the tab “%1”.</source>
        <translation>Le registre consigne aussi qui détient quelles valeurs d’un espace de noms. Sélectionnez isbn dans la liste et ouvrez l’onglet «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Press “%1”. Each line gets a verdict; select one to see the reason.</source>
        <translation>Appuyez sur «&#xa0;%1&#xa0;». Chaque ligne reçoit un verdict&#xa0;; sélectionnez-en une pour voir la raison.</translation>
    </message>
    <message>
        <source>Which namespace identifier (NID) will follow &quot;urn:&quot;? For example museum-objects.</source>
        <translation>Quel identificateur d’espace de noms (NID) suivra «&#xa0;urn:&#xa0;»&#xa0;? Par exemple museum-objects.</translation>
    </message>
    <message>
        <source>Nothing that RFC 8141 requires is missing. Save the draft: choose %1.</source>
        <translation>Rien de ce qu’exige la RFC 8141 ne manque. Enregistrez le brouillon&#xa0;: choisissez %1.</translation>
    </message>
    <message>
        <source>Start a draft: choose %1. This does not publish anything.</source>
        <translation>Commencez un brouillon&#xa0;: choisissez %1. Cela ne publie rien.</translation>
    </message>
    <message>
        <source>On the tab Template, say in the field Syntax what a name looks like. For example, NSS = 1*9DIGIT means one to nine digits.</source>
        <translation>Dans l’onglet Formulaire, dites dans le champ Syntaxe à quoi ressemble un nom. Par exemple, NSS = 1*9DIGIT signifie un à neuf chiffres.</translation>
    </message>
    <message>
        <source>Open the tab “%1”: it shows the text that others receive.</source>
        <translation>Ouvrez l’onglet «&#xa0;%1&#xa0;»&#xa0;: c’est le texte que les autres reçoivent.</translation>
    </message>
    <message>
        <source>Everything that waits for you is on one page: choose %1.</source>
        <translation>Ce qui vous attend se trouve sur une page à part&#xa0;: choisissez %1.</translation>
    </message>
    <message>
        <source>You can find every action by a word: choose %1.</source>
        <translation>Un mot suffit pour trouver toute action&#xa0;: choisissez %1.</translation>
    </message>
    <message>
        <source>Can the names be confused with those of another system? If not, say why not.</source>
        <translation>Peut-on confondre les noms avec ceux d’un autre système&#xa0;? Si ce n’est pas le cas, dites pourquoi.</translation>
    </message>
    <message>
        <source>Where is this described permanently? Enter a web address or the title of a standard.</source>
        <translation>Où l’espace de noms est-il décrit durablement&#xa0;? Saisissez une adresse web ou le titre d’une norme.</translation>
    </message>
    <message>
        <source>What changed since the previous version? For a first registration, leave this empty.</source>
        <translation>Qu’est-ce qui a changé depuis la version précédente&#xa0;? Pour un premier enregistrement, laissez ce champ vide.</translation>
    </message>
    <message>
        <source>What is the email address of this contact?</source>
        <translation>Quelle est l’adresse électronique de ce contact&#xa0;?</translation>
    </message>
    <message>
        <source>How do you describe the form of the names to readers?</source>
        <translation>Comment décrivez-vous la forme des noms aux lecteurs&#xa0;?</translation>
    </message>
    <message>
        <source>By which rule are names checked? For example, NSS = 1*9DIGIT means one to nine digits. F1 explains the notation. Below the rule, you can add names that it must accept or reject.</source>
        <translation>Selon quelle règle les noms sont-ils vérifiés&#xa0;? Par exemple, NSS = 1*9DIGIT signifie un à neuf chiffres. F1 explique la notation. Sous la règle, vous pouvez ajouter des noms qu’elle doit accepter ou refuser.</translation>
    </message>
    <message>
        <source>What is the date of the request? Enter year-month-day, such as 2026-11-25.</source>
        <translation>À quelle date demandez-vous l’enregistrement&#xa0;? Saisissez année-mois-jour, par exemple 2026-11-25.</translation>
    </message>
</context>
<context>
    <name>ListTexts</name>
    <message>
        <source>Nobody has the value, and it can be assigned.</source>
        <translation>Personne n’a la valeur&#xa0;; elle peut être attribuée.</translation>
    </message>
    <message>
        <source>Somebody asked for the value; the decision is open.</source>
        <translation>La valeur a été demandée&#xa0;; la décision n’est pas encore prise.</translation>
    </message>
    <message>
        <source>The value is kept for its holder, who does not use it yet.</source>
        <translation>La valeur est gardée pour son titulaire, qui ne l’utilise pas encore.</translation>
    </message>
    <message>
        <source>The holder has the value and may use it.</source>
        <translation>Le titulaire a la valeur et peut l’utiliser.</translation>
    </message>
    <message>
        <source>The holder may use the value until a date, which can be postponed.</source>
        <translation>Le titulaire peut utiliser la valeur jusqu’à une date, qui peut être repoussée.</translation>
    </message>
    <message>
        <source>The holder keeps the value, and it remains valid, but not for new uses.</source>
        <translation>Le titulaire garde la valeur, qui reste valide, mais pas pour de nouveaux usages.</translation>
    </message>
    <message>
        <source>The value is no longer used, remains in the list, and is never assigned again.</source>
        <translation>La valeur n’est plus utilisée, reste dans la liste et ne sera plus jamais attribuée.</translation>
    </message>
    <message>
        <source>The value was removed from the list, and is not assigned again unless it is released to the pool.</source>
        <translation>La valeur a été enlevée de la liste et n’est pas attribuée de nouveau, sauf si elle est rendue disponible.</translation>
    </message>
    <message>
        <source>The value was made free again, and can be assigned to anybody.</source>
        <translation>La valeur est de nouveau libre et peut être attribuée à n’importe qui.</translation>
    </message>
    <message>
        <source>%1 assigned %2 on %3.</source>
        <translation>%1 a attribué %2 le %3.</translation>
    </message>
    <message>
        <source>%1 reserved %2 on %3.</source>
        <translation>%1 a réservé %2 le %3.</translation>
    </message>
    <message>
        <source>%1 split %2 on %3.</source>
        <translation>%1 a divisé %2 le %3.</translation>
    </message>
    <message>
        <source>%1 merged %2 on %3.</source>
        <translation>%1 a fusionné %2 le %3.</translation>
    </message>
    <message>
        <source>%1 transferred %2 on %3.</source>
        <translation>%1 a transféré %2 le %3.</translation>
    </message>
    <message>
        <source>%1 deprecated %2 on %3.</source>
        <translation>%1 a déclaré %2 obsolète le %3.</translation>
    </message>
    <message>
        <source>%1 retired %2 on %3.</source>
        <translation>%1 a mis %2 hors service le %3.</translation>
    </message>
    <message>
        <source>%1 released %2 on %3.</source>
        <translation>%1 a libéré %2 le %3.</translation>
    </message>
    <message>
        <source>%1 withdrew %2 on %3.</source>
        <translation>%1 a retiré %2 le %3.</translation>
    </message>
    <message>
        <source>%1 undid a change of %2 on %3.</source>
        <translation>%1 a annulé une modification de %2 le %3.</translation>
    </message>
    <message>
        <source>%1 edited %2 on %3.</source>
        <translation>%1 a modifié %2 le %3.</translation>
    </message>
    <message>
        <source>%1 imported %2 on %3.</source>
        <translation>%1 a importé %2 le %3.</translation>
    </message>
    <message>
        <source>%1 changed the range %2 on %3.</source>
        <translation>%1 a modifié la plage %2 le %3.</translation>
    </message>
    <message>
        <source>not assignable (range closed)</source>
        <translation>non attribuable (plage fermée)</translation>
    </message>
    <message>
        <source>not assignable (range reserved)</source>
        <translation>non attribuable (plage réservée)</translation>
    </message>
    <message>
        <source>not assignable (range private)</source>
        <translation>non attribuable (plage privée)</translation>
    </message>
    <message>
        <source>%1 changed %2 on %3.</source>
        <translation>%1 a modifié %2 le %3.</translation>
    </message>
    <message>
        <source>%1 are free again.</source>
        <translation>%1 sont de nouveau libres.</translation>
    </message>
    <message>
        <source>%1 is free again.</source>
        <translation>%1 est de nouveau libre.</translation>
    </message>
    <message>
        <source>%1 have no contact: that of the earlier holder was not kept.</source>
        <translation>%1 n’ont pas de contact&#xa0;: celui du titulaire précédent n’a pas été gardé.</translation>
    </message>
    <message>
        <source>%1 has no contact: that of the earlier holder was not kept.</source>
        <translation>%1 n’a pas de contact&#xa0;: celui du titulaire précédent n’a pas été gardé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the value another holder, from now on.</source>
        <translation>Donne la valeur à un autre titulaire, dès maintenant.</translation>
    </message>
    <message>
        <source>The holder keeps the value, which remains valid; checks warn that it is not for new uses.</source>
        <translation>Le titulaire garde la valeur, qui reste valide&#xa0;; les vérifications avertissent qu’elle n’est pas pour de nouveaux usages.</translation>
    </message>
    <message>
        <source>Ends the use of a value that was in use. It remains in the list, and nobody gets it again.</source>
        <translation>Met fin à l’usage d’une valeur qui était utilisée. Elle reste dans la liste, et personne ne la reçoit de nouveau.</translation>
    </message>
    <message>
        <source>Ends a reservation or request that was never used. The value remains in the list, and can be released to the pool.</source>
        <translation>Met fin à une réservation ou à une demande qui n’a jamais servi. La valeur reste dans la liste, et peut être rendue disponible.</translation>
    </message>
    <message>
        <source>Removes an entry from the list, such as one made by mistake. Only a release to the pool lets somebody else have the value.</source>
        <translation>Enlève une entrée de la liste, par exemple une entrée faite par erreur. Quelqu’un d’autre ne peut avoir la valeur que si elle est rendue disponible.</translation>
    </message>
    <message>
        <source>%1 restored a backup that lacked %2 on %3.</source>
        <translation>%1 a restauré le %3 une sauvegarde à laquelle manquait %2.</translation>
    </message>
    <message>
        <source>The values %1 will be free again.</source>
        <translation>Les valeurs %1 seront de nouveau libres.</translation>
    </message>
    <message>
        <source>The value %1 will be free again.</source>
        <translation>La valeur %1 sera de nouveau libre.</translation>
    </message>
    <message>
        <source>Range &quot;%1&quot; is for %2. The request does not name the kind of its asker, so this was not checked.</source>
        <translation>La plage «&#xa0;%1&#xa0;» est pour %2. La demande ne nomme pas le type de son demandeur&#xa0;; cela n’a donc pas été vérifié.</translation>
    </message>
    <message>
        <source>Contacts left out: %1.</source>
        <translation>Contacts omis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Private entries shown only as taken: %1.</source>
        <translation>Entrées confidentielles montrées seulement comme prises&#xa0;: %1.</translation>
    </message>
    <message>
        <source>To export everything, use %1.</source>
        <translation>Pour tout exporter, utilisez %1.</translation>
    </message>
    <message>
        <source>The value was reserved or requested, but never used. It remains in the list, and is not assigned again unless it is released to the pool.</source>
        <translation>La valeur a été réservée ou demandée, mais jamais utilisée. Elle reste dans la liste et n’est pas attribuée de nouveau, sauf si elle est rendue disponible.</translation>
    </message>
    <message>
        <source>The refusal is not recorded, because the request has no identifier.</source>
        <translation>Le refus n’est pas consigné, car la demande n’a pas d’identifiant.</translation>
    </message>
    <message>
        <source>The refusal of request &quot;%1&quot; is recorded in the history.</source>
        <translation>Le refus de la demande «&#xa0;%1&#xa0;» est consigné dans l’historique.</translation>
    </message>
    <message>
        <source>Dates left out because they cannot be read: %1.</source>
        <translation>Dates omises parce qu’elles sont illisibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Entries outside of all ranges: %1.</source>
        <translation>Entrées hors de toutes les plages&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 updated %2 from a list on %3.</source>
        <translation>%1 a repris %2 d’une liste le %3.</translation>
    </message>
    <message>
        <source>%1 remain free. To assign the lowest of them, use %2.</source>
        <translation>%1 restent libres. Pour attribuer les plus petites, utilisez %2.</translation>
    </message>
    <message>
        <source>%1 remains free. To assign it, use %2.</source>
        <translation>%1 reste libre. Pour l’attribuer, utilisez %2.</translation>
    </message>
    <message>
        <source>%1 changed what is set for %2 on %3.</source>
        <translation>%1 a modifié les réglages de %2 le %3.</translation>
    </message>
    <message>
        <source>The lower values %1 stay free.</source>
        <translation>Les valeurs inférieures %1 restent libres.</translation>
    </message>
    <message>
        <source>The lower value %1 stays free.</source>
        <translation>La valeur inférieure %1 reste libre.</translation>
    </message>
    <message>
        <source>%1 created %2 on %3.</source>
        <translation>%1 a créé %2 le %3.</translation>
    </message>
    <message>
        <source>%1 is read as %2, because other dates of its column show the order of day and month.</source>
        <translation>%1 est lu comme %2, car d’autres dates de la colonne montrent l’ordre du jour et du mois.</translation>
    </message>
    <message>
        <source>Dates left out because it is not clear which number is the day: %1.</source>
        <translation>Dates omises parce qu’on ne sait pas quel nombre est le jour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The same request was refused on %1. To have it decided again, undo the refusal or use another identifier.</source>
        <translation>La même demande a été refusée le %1. Pour qu’elle soit de nouveau examinée, annuler le refus ou utiliser un autre identifiant.</translation>
    </message>
    <message>
        <source>In the list, but not in the file: %1. Nothing is removed.</source>
        <translation>Dans la liste, mais pas dans le fichier&#xa0;: %1. Rien n’est supprimé.</translation>
    </message>
    <message>
        <source>This corrects the name of the same holder: the day and the request by which it has the value remain. To give the value to another holder, transfer it.</source>
        <translation>Ceci corrige le nom du même titulaire&#xa0;: la date et la demande par laquelle il a la valeur restent. Pour donner la valeur à un autre titulaire, transférez-la.</translation>
    </message>
    <message>
        <source>Columns that are not imported: %1.</source>
        <translation>Colonnes non importées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The earlier letter offered %1, which is no longer possible.</source>
        <translation>La lettre précédente proposait %1, ce qui n’est plus possible.</translation>
    </message>
    <message>
        <source>URNs with values outside of all ranges are invalid, because these have no label.</source>
        <translation>Les URN dont la valeur est hors de toute plage sont invalides, car elle n’a pas d’étiquette.</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>File name ends with</source>
        <translation>Fin du nom de fichier</translation>
    </message>
    <message>
        <source>This page is not translated yet. It is shown in English.</source>
        <translation>Cette page n’est pas encore traduite. Elle est affichée en anglais.</translation>
    </message>
    <message>
        <source>What these words mean</source>
        <translation>Ce que ces mots signifient</translation>
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
    <message>
        <source>owner: %1</source>
        <translation>propriétaire&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) found.</source>
        <translation>
            <numerusform>%n entrée trouvée.</numerusform>
            <numerusform>%n entrées trouvées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteWords</name>
    <message>
        <source>samples</source>
        <translation>exemples</translation>
    </message>
    <message>
        <source>syntax rule</source>
        <translation>règle de syntaxe</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>No assignee</source>
        <translation>Aucun responsable</translation>
    </message>
    <message>
        <source>Assignee: %1</source>
        <translation>Responsable&#xa0;: %1</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <translation>Propriétaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changed after approval: %1.</source>
        <translation>Modifié après l’approbation&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Editorial change of %1: %2</source>
        <translation>Modification rédactionnelle de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Approval: %1</source>
        <translation>Approbation&#xa0;: %1</translation>
    </message>
    <message>
        <source>No longer in IANA&apos;s list of %1.</source>
        <translation>Absent de la liste de l’IANA du %1.</translation>
    </message>
    <message>
        <source>Review as email to %1</source>
        <translation>Relecture envoyée par courriel à %1</translation>
    </message>
    <message>
        <source>Request as email to %1</source>
        <translation>Demande envoyée par courriel à %1</translation>
    </message>
    <message>
        <source>%1: assigned %2</source>
        <translation>%1&#xa0;: attribution de %2</translation>
    </message>
    <message>
        <source>%1: reserved %2</source>
        <translation>%1&#xa0;: réservation de %2</translation>
    </message>
    <message>
        <source>%1: split %2</source>
        <translation>%1&#xa0;: division de %2</translation>
    </message>
    <message>
        <source>%1: transferred %2</source>
        <translation>%1&#xa0;: transfert de %2</translation>
    </message>
    <message>
        <source>%1: deprecated %2</source>
        <translation>%1&#xa0;: déclaration d’obsolescence de %2</translation>
    </message>
    <message>
        <source>%1: retired %2</source>
        <translation>%1&#xa0;: mise hors service de %2</translation>
    </message>
    <message>
        <source>%1: released %2</source>
        <translation>%1&#xa0;: libération de %2</translation>
    </message>
    <message>
        <source>%1: withdrew %2</source>
        <translation>%1&#xa0;: retrait de %2</translation>
    </message>
    <message>
        <source>%1: defined range %2</source>
        <translation>%1&#xa0;: définition de la plage %2</translation>
    </message>
    <message>
        <source>%1: imported %2</source>
        <translation>%1&#xa0;: importation de %2</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>D’un fichier</translation>
    </message>
    <message>
        <source>From a file: %1</source>
        <translation>D’un fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Changé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: merged %2</source>
        <translation>%1&#xa0;: fusion de %2</translation>
    </message>
    <message>
        <source>%1: edited %2</source>
        <translation>%1&#xa0;: modification de %2</translation>
    </message>
    <message>
        <source>%1: refused %2</source>
        <translation>%1&#xa0;: refus de %2</translation>
    </message>
    <message>
        <source>%1: created the list</source>
        <translation>%1&#xa0;: création de la liste</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: the restored backup lacked %2</source>
        <translation>%1&#xa0;: la sauvegarde restaurée ne contenait pas %2</translation>
    </message>
    <message>
        <source>Reminder as email to %1</source>
        <translation>Rappel envoyé par courriel à %1</translation>
    </message>
    <message>
        <source>%1: updated %2 from a list</source>
        <translation>%1&#xa0;: reprise de %2 d’une liste</translation>
    </message>
    <message>
        <source>%1: changed the definition: %2</source>
        <translation>%1&#xa0;: définition modifiée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: refused %2 (request %3)</source>
        <translation>%1&#xa0;: demande %3 refusée (%2)</translation>
    </message>
    <message>
        <source>%1: changed the definition</source>
        <translation>%1&#xa0;: définition modifiée</translation>
    </message>
    <message>
        <source>%1: changed range %2</source>
        <translation>%1&#xa0;: modification de la plage %2</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>largest block</source>
        <translation>plus grand bloc</translation>
    </message>
    <message>
        <source>rule of the label</source>
        <translation>règle de l’étiquette</translation>
    </message>
    <message>
        <source>label</source>
        <translation>étiquette</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>politique</translation>
    </message>
    <message>
        <source>kind of asker</source>
        <translation>genre de demandeur</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>values that are not listed</source>
        <translation>valeurs hors de la liste</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>From the backup %1. The replaced history had %2 entries.</source>
        <extracomment>%1 is a file name, %2 a number</extracomment>
        <translation>Depuis la sauvegarde %1. L’historique remplacé avait %2 entrées.</translation>
    </message>
    <message>
        <source>%1: refused the next value (request %2)</source>
        <translation>%1&#xa0;: demande %2 refusée (prochaine valeur)</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <extracomment>The key of a keyboard that ends a line</extracomment>
        <translation>Entrée</translation>
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
        <translation>Adresse fonctionnelle</translation>
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
        <source>Other contact details</source>
        <translation>Autres coordonnées</translation>
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
        <translation>En relecture</translation>
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
        <translation>Inscrit</translation>
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
        <source>draft %1</source>
        <translation>brouillon %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a NID, and &quot;draft 7&quot; or &quot;version 2&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>version %1</translation>
    </message>
    <message>
        <source>Withdrawn, draft</source>
        <translation>Retiré, brouillon</translation>
    </message>
    <message>
        <source>Registered, draft</source>
        <translation>Inscrit, brouillon</translation>
    </message>
    <message>
        <source>Withdrawn, draft in review</source>
        <translation>Retiré, brouillon en relecture</translation>
    </message>
    <message>
        <source>Registered, draft in review</source>
        <translation>Inscrit, brouillon en relecture</translation>
    </message>
    <message>
        <source>Withdrawn, draft approved</source>
        <translation>Retiré, brouillon approuvé</translation>
    </message>
    <message>
        <source>Registered, draft approved</source>
        <translation>Inscrit, brouillon approuvé</translation>
    </message>
    <message>
        <source>Withdrawn, draft with IANA</source>
        <translation>Retiré, brouillon à l’IANA</translation>
    </message>
    <message>
        <source>Registered, draft with IANA</source>
        <translation>Inscrit, brouillon à l’IANA</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>accepted by the rules of: %1</source>
        <translation>accepté par les règles de&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2 checked, %3 % valid: %4 valid, %5 invalid, %6 unregistered, %7 undecided</source>
        <translation>%1&#xa0;: %2 vérifiés, %3&#xa0;% valides&#xa0;: %4 valides, %5 non valides, %6 non inscrits, %7 indécis</translation>
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
        <translation>Genre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>Déclarant</translation>
    </message>
    <message>
        <source>Record date</source>
        <translation>Date d’inscription</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>(no NID)</source>
        <translation>(sans NID)</translation>
    </message>
    <message>
        <source>(all other NIDs)</source>
        <translation>(tous les autres NID)</translation>
    </message>
    <message>
        <source>%1 is in a network folder. It may be damaged if two people use it at the same time. Keep it on this machine, or let only one person use it at a time.</source>
        <translation>%1 se trouve dans un dossier réseau. Il peut être endommagé si deux personnes l’utilisent en même temps. Gardez-le sur cette machine, ou ne laissez qu’une personne l’utiliser à la fois.</translation>
    </message>
    <message>
        <source>%1 is in a folder that a service synchronizes. The service may restore an older copy while you work. Keep the registry elsewhere and put backups there.</source>
        <translation>%1 se trouve dans un dossier synchronisé par un service. Ce service peut rétablir une copie plus ancienne pendant que vous travaillez. Gardez le registre ailleurs et placez-y les sauvegardes.</translation>
    </message>
    <message>
        <source>Other users of this machine can read %1. To prevent this, run: chmod go= &quot;%2&quot;</source>
        <translation>D’autres utilisateurs de cette machine peuvent lire %1. Pour l’empêcher, exécutez&#xa0;: chmod go= &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has more than %2 invalid names, the limit for a comparison.</source>
        <translation>%1 contient plus de %2 noms non valides, la limite d’une comparaison.</translation>
    </message>
    <message>
        <source>The registry was not changed, because the backup is not intact.</source>
        <translation>Le registre n’a pas été modifié, car la sauvegarde n’est pas intacte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed after it was approved, so it is in review again.</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié après son approbation et est donc de nouveau en relecture.</translation>
    </message>
    <message>
        <source>The draft was moved to the trash.</source>
        <translation>Le brouillon a été mis à la corbeille.</translation>
    </message>
    <message>
        <source>Not acknowledged: %1</source>
        <translation>Non reconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Line %1 of the text is longer than %2 columns, because grammars and URNs are not wrapped.</source>
        <translation>La ligne %1 du texte dépasse %2 colonnes, car les grammaires et les URN ne sont pas coupées.</translation>
    </message>
    <message>
        <source>The registry has no template text for this registration.</source>
        <translation>Le registre n’a pas de texte de formulaire pour cet enregistrement.</translation>
    </message>
    <message>
        <source>Lines end with CR LF; the CR is not part of them.</source>
        <translation>Les lignes se terminent par CR LF&#xa0;; le CR n’en fait pas partie.</translation>
    </message>
    <message>
        <source>The byte order mark at the start was skipped.</source>
        <translation>L’indicateur d’ordre des octets au début a été ignoré.</translation>
    </message>
    <message>
        <source>%1 is not a check report. Choose one that was written as tsv, csv, jsonl, or json.</source>
        <translation>%1 n’est pas un rapport de vérification. Choisissez-en un écrit en tsv, csv, jsonl ou json.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date such as 2026-03-14.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date telle que 2026-03-14.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a positive number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre positif.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name columns; expected value=NAME,state=NAME.</source>
        <translation>«&#xa0;%1&#xa0;» n’indique pas de colonnes&#xa0;; attendu&#xa0;: value=NAME,state=NAME.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a subregistry; use letters, digits, and hyphens between them.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas nommer un sous-registre&#xa0;; utilisez des lettres, des chiffres et des traits d’union entre eux.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a pattern of URNs such as urn:%2:{value}.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un modèle d’URN tel que urn:%2:{value}.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Line %1 of the text contains non-ASCII characters; replace them if the recipient requires ASCII.</source>
        <translation>La ligne %1 du texte contient des caractères non ASCII&#xa0;; remplacez-les si le destinataire exige l’ASCII.</translation>
    </message>
    <message>
        <source>The approval rule changed from &quot;%1&quot; to &quot;%2&quot;, as in the backup.</source>
        <translation>La règle d’approbation est passée de «&#xa0;%1&#xa0;» à «&#xa0;%2&#xa0;», comme dans la sauvegarde.</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; has no grammar, so the subregistry cannot name the rule &quot;%2&quot;.</source>
        <translation>L’espace de noms «&#xa0;%1&#xa0;» n’a pas de grammaire&#xa0;: le sous-registre ne peut pas nommer la règle «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; does not match a number of this kind. Name the rule of the number alone.</source>
        <translation>La règle «&#xa0;%1&#xa0;» ne correspond à aucun numéro de cette sorte. Nommez la règle du numéro seul.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) of the list do not match the rule &quot;%1&quot;: %2</source>
        <translation>
            <numerusform>%Ln valeur de la liste ne correspond pas à la règle «&#xa0;%1&#xa0;»&#xa0;: %2</numerusform>
            <numerusform>%Ln valeurs de la liste ne correspondent pas à la règle «&#xa0;%1&#xa0;»&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URN(s) of the list are not valid: %1</source>
        <translation>
            <numerusform>%Ln URN de la liste n’est pas valide&#xa0;: %1</numerusform>
            <numerusform>%Ln URN de la liste ne sont pas valides&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You changed &quot;%1&quot; and are now one of its authors: somebody else should approve it.</source>
        <translation>Vous avez modifié «&#xa0;%1&#xa0;» et en êtes maintenant un auteur&#xa0;: quelqu’un d’autre devrait l’approuver.</translation>
    </message>
    <message>
        <source>The subregistry %1 was removed. Its history remains.</source>
        <translation>Le sous-registre %1 a été supprimé. Son historique reste.</translation>
    </message>
    <message>
        <source>Rule &quot;%1&quot; is also the rule of subregistry %2. Each URN is checked with the list whose pattern it matches. If it matches several patterns or none, one of the lists must contain the value.</source>
        <translation>La règle «&#xa0;%1&#xa0;» est aussi celle du sous-registre %2. Chaque URN est vérifié avec la liste dont il suit le modèle. S’il suit plusieurs modèles ou aucun, l’une des listes doit contenir la valeur.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a name and what it is, such as &quot;10300: assigned, Quay, 2026-03-14&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>the parts of a list that have commas of their own</extracomment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>The grammar of &quot;%1&quot; has no rule &quot;%2&quot;; expected one of: %3. If none of them matches only the values, register a new version whose grammar has such a rule.</source>
        <translation>La grammaire de «&#xa0;%1&#xa0;» n’a pas de règle «&#xa0;%2&#xa0;»&#xa0;; règles possibles&#xa0;: %3. Si aucune ne décrit uniquement les valeurs, inscrivez une nouvelle version dont la grammaire a une telle règle.</translation>
    </message>
    <message>
        <source>The grammar also matches some URNs without the rule &quot;%1&quot;, such as %2. These are valid whatever the list contains: change the grammar so that only this rule matches them.</source>
        <translation>La grammaire accepte aussi certains URN sans la règle «&#xa0;%1&#xa0;», par exemple %2. Ils sont valides quel que soit le contenu de la liste&#xa0;: modifiez la grammaire pour que seule cette règle les accepte.</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message>
        <source>underscore</source>
        <translation>tiret bas</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>trait d’union</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>deux-points</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>point-virgule</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>barre oblique</translation>
    </message>
    <message>
        <source>backslash</source>
        <translation>barre oblique inverse</translation>
    </message>
    <message>
        <source>number sign</source>
        <translation>croisillon</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>point d’interrogation</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>point d’exclamation</translation>
    </message>
    <message>
        <source>percent sign</source>
        <translation>signe pour cent</translation>
    </message>
    <message>
        <source>ampersand</source>
        <translation>esperluette</translation>
    </message>
    <message>
        <source>asterisk</source>
        <translation>astérisque</translation>
    </message>
    <message>
        <source>plus sign</source>
        <translation>signe plus</translation>
    </message>
    <message>
        <source>equals sign</source>
        <translation>signe égal</translation>
    </message>
    <message>
        <source>at sign</source>
        <translation>arobase</translation>
    </message>
    <message>
        <source>tilde</source>
        <translation>tilde</translation>
    </message>
    <message>
        <source>apostrophe</source>
        <translation>apostrophe</translation>
    </message>
    <message>
        <source>left parenthesis</source>
        <translation>parenthèse ouvrante</translation>
    </message>
    <message>
        <source>right parenthesis</source>
        <translation>parenthèse fermante</translation>
    </message>
    <message>
        <source>less-than sign</source>
        <translation>signe inférieur</translation>
    </message>
    <message>
        <source>greater-than sign</source>
        <translation>signe supérieur</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barre verticale</translation>
    </message>
    <message>
        <source>dollar sign</source>
        <translation>signe dollar</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two numbers: &quot;10 to 19&quot;</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>period</source>
        <translation>point</translation>
    </message>
</context>
<context>
    <name>StepQuestion</name>
    <message>
        <source>&amp;Reason to continue without these answers:</source>
        <translation>&amp;Motif pour continuer sans ces réponses&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Reason to register without an approval:</source>
        <translation>&amp;Motif pour inscrire sans approbation&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Reason to continue although requirements are not met:</source>
        <translation>&amp;Motif pour continuer bien que des conditions ne soient pas remplies&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Reason to continue although requirements and questions are open:</source>
        <translation>&amp;Motif pour continuer bien que des conditions et des questions restent ouvertes&#xa0;:</translation>
    </message>
    <message>
        <source>you approve your own draft</source>
        <translation>vous approuvez votre propre brouillon</translation>
    </message>
    <message>
        <source>you register your own draft</source>
        <translation>vous inscrivez votre propre brouillon</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) not answered</source>
        <translation>
            <numerusform>%n question sans réponse</numerusform>
            <numerusform>%n questions sans réponse</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. New state of %1: %2.</source>
        <translation>Modifications enregistrées. Nouvel état de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Nidus itself sent nothing. The email to send is in %1.</source>
        <translation>Nidus n’a rien envoyé lui-même. Le courriel à envoyer se trouve dans %1.</translation>
    </message>
</context>
<context>
    <name>StretchTexts</name>
    <message>
        <source>%L1 numbers</source>
        <translation>%L1 numéros</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>plage %1</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>pour le compte de %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’au %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>Numéro de la demande</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>fact</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>demande %1</translation>
    </message>
    <message>
        <source>next free</source>
        <translation>prochaine valeur libre</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Refused by</source>
        <translation>Refusée par</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Demandeur</translation>
    </message>
    <message>
        <source>Before %1</source>
        <translation>Avant le %1</translation>
    </message>
    <message>
        <source>next %1 free</source>
        <translation>les %1 suivants libres</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Only a part of the map: %1</source>
        <translation>Une partie seulement de la carte&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SubregistryAsker</name>
    <message>
        <source>certain holders</source>
        <translation>certains titulaires</translation>
    </message>
    <message>
        <source>certain holders or kinds of askers</source>
        <translation>certains titulaires ou certaines sortes de demandeurs</translation>
    </message>
</context>
<context>
    <name>SubregistryState</name>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privée</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermée</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>réservée</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimée</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>assigned</source>
        <translation>attribuée</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>temporaire</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>obsolète</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>hors service</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirée</translation>
    </message>
    <message>
        <source>released</source>
        <translation>libérée</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>not assignable, because the range is closed</source>
        <translation>non attribuable, car la plage est fermée</translation>
    </message>
    <message>
        <source>not assignable, because the range is private</source>
        <translation>non attribuable, car la plage est privée</translation>
    </message>
    <message>
        <source>not assignable, because the range is reserved</source>
        <translation>non attribuable, car la plage est réservée</translation>
    </message>
</context>
<context>
    <name>SubregistryWords</name>
    <message>
        <source>pending</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>réservée</translation>
    </message>
    <message>
        <source>assigned</source>
        <translation>attribuée</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>temporaire</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>obsolète</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>hors service</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirée</translation>
    </message>
    <message>
        <source>released</source>
        <translation>libérée</translation>
    </message>
    <message>
        <source>in the pool</source>
        <translation>de nouveau libre</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privée</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermée</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimée</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Values of the range can be assigned.</source>
        <translation>Les valeurs de la plage peuvent être attribuées.</translation>
    </message>
    <message>
        <source>Anybody may use the values without registration.</source>
        <translation>Chacun peut utiliser les valeurs sans les faire enregistrer.</translation>
    </message>
    <message>
        <source>No further value of the range is assigned.</source>
        <translation>Aucune autre valeur de la plage n’est attribuée.</translation>
    </message>
    <message>
        <source>The range is kept for later; no value is assigned yet.</source>
        <translation>La plage est réservée pour plus tard&#xa0;; aucune valeur n’est encore attribuée.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>Dernier numéro</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>Titulaire</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’au</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>On behalf of</source>
        <translation>Pour le compte de</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Superseded by</source>
        <translation>Remplacé par</translation>
    </message>
    <message>
        <source>Renewals</source>
        <translation>Renouvellements</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Confidentiel</translation>
    </message>
    <message>
        <source>State in the source</source>
        <translation>État dans la source</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusée</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Gives values to a holder, who may use them.</source>
        <translation>Attribue des valeurs à un titulaire, qui peut les utiliser.</translation>
    </message>
    <message>
        <source>Keeps values for a holder, who does not use them yet.</source>
        <translation>Réserve des valeurs à un titulaire, qui ne les utilise pas encore.</translation>
    </message>
    <message>
        <source>Divides a block into two parts, which may have different holders.</source>
        <translation>Divise un bloc en deux parties, qui peuvent avoir des titulaires différents.</translation>
    </message>
    <message>
        <source>Joins adjacent entries of one holder.</source>
        <translation>Réunit des entrées contiguës d’un même titulaire.</translation>
    </message>
    <message>
        <source>Kind of asker</source>
        <translation>Sorte de demandeur</translation>
    </message>
    <message>
        <source>%1 in subregistry “%2” of %3</source>
        <extracomment>&quot;10300 in subregistry “objects” of oma&quot;: %2 is a list of values, %3 its namespace</extracomment>
        <translation>%1 dans le sous-registre «&#xa0;%2&#xa0;» de %3</translation>
    </message>
    <message>
        <source>split</source>
        <translation>scindée</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>fusionnée</translation>
    </message>
    <message>
        <source>transferred</source>
        <translation>transférée</translation>
    </message>
    <message>
        <source>missing in the backup</source>
        <translation>absente de la sauvegarde</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>updated from a list</source>
        <translation>mise à jour depuis une liste</translation>
    </message>
    <message>
        <source>created</source>
        <translation>créée</translation>
    </message>
    <message>
        <source>definition changed</source>
        <translation>définition modifiée</translation>
    </message>
    <message>
        <source>range changed</source>
        <translation>plage modifiée</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importée</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>%1, ended</source>
        <translation>%1, terminée</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminée</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message numerus="yes">
        <source>%n with recovered edits</source>
        <translation>
            <numerusform>%n avec des modifications récupérées</numerusform>
            <numerusform>%n avec des modifications récupérées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved by somebody else while you edited</source>
        <translation>
            <numerusform>%n enregistré par une autre personne pendant que vous modifiiez</numerusform>
            <numerusform>%n enregistrés par une autre personne pendant que vous modifiiez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n based on an outdated version</source>
        <translation>
            <numerusform>%n fondé sur une version dépassée</numerusform>
            <numerusform>%n fondés sur une version dépassée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due for follow-up</source>
        <translation>
            <numerusform>%n à relancer</numerusform>
            <numerusform>%n à relancer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with open comments</source>
        <translation>
            <numerusform>%n avec des commentaires ouverts</numerusform>
            <numerusform>%n avec des commentaires ouverts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approved</source>
        <translation>
            <numerusform>%n approuvé</numerusform>
            <numerusform>%n approuvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your drafts to finish</source>
        <translation>
            <numerusform>%n de vos brouillons à terminer</numerusform>
            <numerusform>%n de vos brouillons à terminer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in review</source>
        <translation>
            <numerusform>%n en relecture</numerusform>
            <numerusform>%n en relecture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with IANA</source>
        <translation>
            <numerusform>%n à l’IANA</numerusform>
            <numerusform>%n à l’IANA</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits of %2 were not saved</source>
        <translation>Les modifications du %2 n’ont pas été enregistrées</translation>
    </message>
    <message>
        <source>Saved by %1 on %2, while you edited</source>
        <translation>Enregistré par %1 le %2, pendant que vous modifiiez</translation>
    </message>
    <message>
        <source>A newer version was registered after this draft began</source>
        <translation>Une version plus récente a été inscrite au registre après le début de ce brouillon</translation>
    </message>
    <message>
        <source>The reminder has been due since %2</source>
        <translation>Le rappel est échu depuis le %2</translation>
    </message>
    <message>
        <source>Open since %2, last comment by %1</source>
        <translation>Ouvert depuis le %2, dernier commentaire de %1</translation>
    </message>
    <message>
        <source>Approved by %1 on %2</source>
        <translation>Approuvé par %1 le %2</translation>
    </message>
    <message>
        <source>Last saved by %1 on %2</source>
        <translation>Enregistré pour la dernière fois par %1 le %2</translation>
    </message>
    <message>
        <source>Submitted by %1 on %2</source>
        <translation>Soumis par %1 le %2</translation>
    </message>
    <message>
        <source>Sent to IANA by %1 on %2</source>
        <translation>Envoyé à l’IANA par %1 le %2</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>En attente de %1</translation>
    </message>
    <message>
        <source>Restore or delete recovered edits</source>
        <translation>Restaurer ou supprimer les modifications récupérées</translation>
    </message>
    <message>
        <source>Merge your edits with those saved by somebody else</source>
        <translation>Fusionner vos modifications avec celles d’une autre personne</translation>
    </message>
    <message>
        <source>Merge with version %1</source>
        <translation>Fusionner avec la version %1</translation>
    </message>
    <message>
        <source>Follow up, and set another reminder</source>
        <translation>Relancer, puis fixer un nouveau rappel</translation>
    </message>
    <message numerus="yes">
        <source>Resolve %n open comment(s)</source>
        <translation>
            <numerusform>Résoudre %n commentaire ouvert</numerusform>
            <numerusform>Résoudre %n commentaires ouverts</numerusform>
        </translation>
    </message>
    <message>
        <source>Send to IANA, or register</source>
        <translation>Transmettre à l’IANA, ou inscrire au registre</translation>
    </message>
    <message>
        <source>Finish and submit for review</source>
        <translation>Terminer et soumettre à la relecture</translation>
    </message>
    <message>
        <source>Last saved on %1</source>
        <translation>Enregistré pour la dernière fois le %1</translation>
    </message>
    <message>
        <source>Review, then approve or comment</source>
        <translation>Relire, puis approuver ou commenter</translation>
    </message>
    <message numerus="yes">
        <source>%n returned to you</source>
        <translation>
            <numerusform>%n vous est renvoyé</numerusform>
            <numerusform>%n vous sont renvoyés</numerusform>
        </translation>
    </message>
    <message>
        <source>Created by %1 on %2, not saved yet</source>
        <translation>Créé par %1 le %2, pas encore enregistré</translation>
    </message>
    <message>
        <source>Created by %1 on %2</source>
        <translation>Créé par %1 le %2</translation>
    </message>
    <message>
        <source>Last saved by %1 on %2, edits not saved yet</source>
        <translation>Enregistré par %1 le %2, modifications pas encore enregistrées</translation>
    </message>
    <message>
        <source>Returned by %1 on %2</source>
        <translation>Renvoyé par %1 le %2</translation>
    </message>
    <message>
        <source>Assign a reviewer, or approve with a reason</source>
        <translation>Désigner un relecteur, ou approuver avec un motif</translation>
    </message>
    <message>
        <source>Assign a reviewer: a second person must approve</source>
        <translation>Désigner un relecteur&#xa0;: une autre personne doit approuver</translation>
    </message>
    <message>
        <source>Waiting for IANA, then register</source>
        <translation>En attente de l’IANA, puis enregistrer</translation>
    </message>
    <message>
        <source>Change what the reviewer asks for, and submit again</source>
        <translation>Modifier ce que demande le relecteur, puis soumettre à nouveau</translation>
    </message>
    <message>
        <source>Email the request to %1, or approve with a reason</source>
        <translation>Envoyer la demande à %1, ou approuver avec un motif</translation>
    </message>
    <message>
        <source>Email the request to %1, and wait for answers</source>
        <translation>Envoyer la demande par courriel à %1 et attendre les réponses</translation>
    </message>
    <message>
        <source>Questions are open; last comment by %1 on %2</source>
        <translation>Des questions sont ouvertes&#xa0;; dernier commentaire de %1 le %2</translation>
    </message>
</context>
<context>
    <name>UrnParts</name>
    <message>
        <source>r-component</source>
        <translation>composante r</translation>
    </message>
    <message>
        <source>q-component</source>
        <translation>composante q</translation>
    </message>
    <message>
        <source>r-component, q-component</source>
        <translation>composante r, composante q</translation>
    </message>
    <message>
        <source>f-component</source>
        <translation>composante f</translation>
    </message>
    <message>
        <source>r-component, f-component</source>
        <translation>composante r, composante f</translation>
    </message>
    <message>
        <source>q-component, f-component</source>
        <translation>composante q, composante f</translation>
    </message>
    <message>
        <source>r-component, q-component, f-component</source>
        <translation>composante r, composante q, composante f</translation>
    </message>
</context>
<context>
    <name>nidus::check::Verdict</name>
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
        <translation>non inscrit</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <source>The URN passed all selected checks.</source>
        <translation>L’URN a passé toutes les vérifications choisies.</translation>
    </message>
    <message>
        <source>The text is not a valid URN; do not use it.</source>
        <translation>Le texte n’est pas un URN valide&#xa0;; ne l’utilisez pas.</translation>
    </message>
    <message>
        <source>The URN syntax is correct, but this namespace is not registered.</source>
        <translation>La syntaxe de l’URN est correcte, mais cet espace de noms n’est pas inscrit.</translation>
    </message>
    <message>
        <source>The check reached a limit before it had a result.</source>
        <translation>Le contrôle a atteint une limite avant d’avoir un résultat.</translation>
    </message>
    <message>
        <source>The URN is valid, but has a warning, such as a wrong check digit.</source>
        <translation>L’URN est valide, mais porte un avertissement, par exemple pour un chiffre de contrôle faux.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln valid</source>
        <translation>
            <numerusform>%Ln valide</numerusform>
            <numerusform>%Ln valides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln invalid</source>
        <translation>
            <numerusform>%Ln non valide</numerusform>
            <numerusform>%Ln non valides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unregistered</source>
        <translation>
            <numerusform>%Ln non inscrit</numerusform>
            <numerusform>%Ln non inscrits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln undecided</source>
        <translation>
            <numerusform>%Ln indécis</numerusform>
            <numerusform>%Ln indécis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these with warnings</source>
        <extracomment>next to &quot;12 valid&quot;, of which these are a part</extracomment>
        <translation>
            <numerusform>%Ln d’entre eux avec avertissements</numerusform>
            <numerusform>%Ln d’entre eux avec avertissements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::grammar::Explanation</name>
    <message>
        <source>Column %1: %2</source>
        <extracomment>%1 is a number, %2 a sentence about that column</extracomment>
        <translation>Colonne %1&#xa0;: %2</translation>
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
    <name>nidus::ui::AboutDialog</name>
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
        <source>Namespaces published by IANA on %1</source>
        <translation>Espaces de noms publiés par l’IANA le %1</translation>
    </message>
    <message>
        <source>Keeps a registry of URN namespaces: registration templates, their versions, and the URNs they allow (RFC 8141).</source>
        <translation>Tient un registre d’espaces de noms d’URN&#xa0;: les formulaires d’enregistrement, leurs versions et les URN qu’ils admettent (RFC 8141).</translation>
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
    <name>nidus::ui::AcknowledgeDialog</name>
    <message>
        <source>Acknowledge Problems</source>
        <translation>Reconnaître les problèmes</translation>
    </message>
    <message>
        <source>These problems are recorded in the history and no longer reported. Nothing is restored: if there is a good backup, restore it instead.</source>
        <translation>Ces problèmes sont consignés dans l’historique et ne sont plus signalés. Rien n’est restauré&#xa0;: s’il existe une bonne sauvegarde, restaurez-la plutôt.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>such as urn-12</source>
        <translation>par exemple urn-12</translation>
    </message>
    <message>
        <source>Only needed if higher numbers than those in this registry were assigned</source>
        <translation>Nécessaire seulement si des numéros plus élevés que ceux de ce registre ont été attribués</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Note&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Highest informal NID:</source>
        <translation>NID informel le plus &amp;élevé&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Acknowledge</source>
        <translation>&amp;Reconnaître</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ActionFinder</name>
    <message>
        <source>Find Action</source>
        <translation>Chercher une action</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire&#xa0;?</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <translation>%1 &gt; %2</translation>
    </message>
    <message>
        <source>%1   in %2</source>
        <translation>%1   dans %2</translation>
    </message>
    <message>
        <source>%1   (%2)   in %3</source>
        <translation>%1   (%2)   dans %3</translation>
    </message>
    <message>
        <source>Not available now: %1</source>
        <translation>Pas disponible actuellement&#xa0;: %1</translation>
    </message>
    <message>
        <source>No actions contain “%1”.</source>
        <translation>Aucune action ne contient «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ActivityDialog</name>
    <message>
        <source>Activity Log</source>
        <translation>Journal d’activité</translation>
    </message>
    <message>
        <source>NID, person, or note</source>
        <translation>NID, personne ou note</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>Genre d’événement</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Tous les événements</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Les 7 derniers jours</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Les 30 derniers jours</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>Les 365 derniers jours</translation>
    </message>
    <message>
        <source>&amp;Export Log…</source>
        <translation>&amp;Exporter le journal…</translation>
    </message>
    <message>
        <source>Only the latest %1 lines are shown. Narrow the search to see older ones.</source>
        <translation>Seules les %1 lignes les plus récentes sont affichées. Restreignez la recherche pour voir les plus anciennes.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ActivityLog</name>
    <message>
        <source>Activity &amp;Log…</source>
        <translation>&amp;Journal d’activité…</translation>
    </message>
    <message>
        <source>Export Log</source>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>Tab-separated text (*.tsv)</source>
        <translation>Texte séparé par des tabulations (*.tsv)</translation>
    </message>
    <message>
        <source>Export Comparison</source>
        <translation>Exporter la comparaison</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::AssignDialog</name>
    <message>
        <source>Assignee</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>&amp;Assignee, who should act next:</source>
        <translation>&amp;Responsable, qui doit agir ensuite&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Owner, who has the draft:</source>
        <translation>&amp;Propriétaire, qui a le brouillon&#xa0;:</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Attribuer</translation>
    </message>
    <message>
        <source>(various; not changed)</source>
        <translation>(divers&#xa0;; sans changement)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::BrowserPanel</name>
    <message>
        <source>Search all fields</source>
        <translation>Chercher dans tous les champs</translation>
    </message>
    <message>
        <source>Search the registry</source>
        <translation>Chercher dans le registre</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Espaces de noms</translation>
    </message>
    <message>
        <source>No entries match the filter.</source>
        <translation>Aucune entrée ne correspond au filtre.</translation>
    </message>
    <message>
        <source>No entries contain “%1”.</source>
        <translation>Aucune entrée ne contient «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>&amp;Trier par</translation>
    </message>
    <message>
        <source>Counting findings: %1 of %2 drafts.</source>
        <translation>Décompte des constats&#xa0;: %1 brouillons sur %2.</translation>
    </message>
    <message>
        <source>Recovered Edits…</source>
        <translation>Modifications récupérées…</translation>
    </message>
    <message>
        <source>Open tasks</source>
        <translation>Tâches ouvertes</translation>
    </message>
    <message>
        <source>No open tasks.
Drafts appear here, with what to do next. New work begins on the Start page.</source>
        <translation>Aucune tâche ouverte.
Les brouillons apparaissent ici, avec ce qu’il reste à faire. Tout nouveau travail commence sur la page d’accueil.</translation>
    </message>
    <message>
        <source>No entries yet. New work begins on the Start page.</source>
        <translation>Aucune entrée pour l’instant. Tout nouveau travail commence sur la page d’accueil.</translation>
    </message>
    <message>
        <source>%1 of %2 shown.</source>
        <translation>Affichage&#xa0;: %1 sur %2.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::BulkActions</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s)</source>
        <translation>
            <numerusform>%n autre constat</numerusform>
            <numerusform>%n autres constats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) changed.</source>
        <translation>
            <numerusform>%n brouillon modifié.</numerusform>
            <numerusform>%n brouillons modifiés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not changed; the reasons are below.</source>
        <translation>
            <numerusform>%n brouillon non modifié&#xa0;; la raison est ci-dessous.</numerusform>
            <numerusform>%n brouillons non modifiés&#xa0;; les raisons sont ci-dessous.</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Aucun constat.</translation>
    </message>
    <message>
        <source>Submit Selected for Review…</source>
        <translation>Soumettre la sélection à la relecture…</translation>
    </message>
    <message>
        <source>Set Reminder for Selected…</source>
        <translation>Fixer un rappel pour la sélection…</translation>
    </message>
    <message>
        <source>Check Selected</source>
        <translation>Vérifier la sélection</translation>
    </message>
    <message numerus="yes">
        <source>Submit %n Draft(s) for Review</source>
        <translation>
            <numerusform>Soumettre %n brouillon à la relecture</numerusform>
            <numerusform>Soumettre %n brouillons à la relecture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each draft is checked as when it is submitted alone; those with errors remain drafts. A reminder is due in %n day(s).</source>
        <translation>
            <numerusform>Chaque brouillon est vérifié comme s’il était soumis seul&#xa0;; ceux qui ont des erreurs restent des brouillons. Un rappel est prévu dans %n jour.</numerusform>
            <numerusform>Chaque brouillon est vérifié comme s’il était soumis seul&#xa0;; ceux qui ont des erreurs restent des brouillons. Un rappel est prévu dans %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Note&#xa0;:</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Soumettre</translation>
    </message>
    <message>
        <source>Submit for Review</source>
        <translation>Soumettre pour relecture</translation>
    </message>
    <message>
        <source>The draft has unsaved edits. Save it first.</source>
        <translation>Le brouillon a des modifications non enregistrées. Enregistrez-le d’abord.</translation>
    </message>
    <message>
        <source>The state is already: %1.</source>
        <translation>L’état est déjà&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Submitted for review.</source>
        <translation>Soumis à la relecture.</translation>
    </message>
    <message>
        <source>Set Reminder</source>
        <translation>Définir un rappel</translation>
    </message>
    <message>
        <source>Findings of the Selected Drafts</source>
        <translation>Constats sur les brouillons sélectionnés</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) with findings.</source>
        <translation>
            <numerusform>%n brouillon avec des constats.</numerusform>
            <numerusform>%n brouillons avec des constats.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days until Tasks lists these drafts as overdue for everybody (0 for never). Nidus sends no email.</source>
        <translation>Jours avant que la page Tâches affiche ces brouillons en retard pour tous (0 pour jamais). Nidus n’envoie aucun courriel.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ChangeBar</name>
    <message>
        <source>End Comparison</source>
        <translation>Terminer la comparaison</translation>
    </message>
    <message>
        <source>Compared with %1:</source>
        <translation>Comparé à %1&#xa0;:</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>Nouveaux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Names that are not valid now, but were not reported before. Press to show only these lines.</source>
        <translation>Noms qui ne sont pas valides maintenant, mais n’étaient pas signalés auparavant. Appuyez pour n’afficher que ces lignes.</translation>
    </message>
    <message>
        <source>%1 remaining</source>
        <translation>Restants&#xa0;: %1</translation>
    </message>
    <message>
        <source>Names that were not valid in the report and still are not. Press to show only these lines.</source>
        <translation>Noms qui n’étaient pas valides dans le rapport et ne le sont toujours pas. Appuyez pour n’afficher que ces lignes.</translation>
    </message>
    <message>
        <source>%1 fixed</source>
        <translation>%1 corrigés</translation>
    </message>
    <message>
        <source>Names that were not valid in the report and are valid now. Press to show only these lines.</source>
        <translation>Noms qui n’étaient pas valides dans le rapport et le sont maintenant. Appuyez pour n’afficher que ces lignes.</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>%1 disparus</translation>
    </message>
    <message>
        <source>Names that were not valid in the report and no longer appear. Press to list them.</source>
        <translation>Noms qui n’étaient pas valides dans le rapport et n’apparaissent plus. Appuyez pour les énumérer.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ChangePreview</name>
    <message>
        <source>on behalf of %1</source>
        <translation>pour le compte de %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’au %1</translation>
    </message>
    <message>
        <source>superseded by %1</source>
        <translation>remplacé par %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Changed entries</source>
        <translation>Entrées modifiées</translation>
    </message>
    <message>
        <source>&amp;Use %1</source>
        <translation>&amp;Utiliser %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) will change.</source>
        <translation>
            <numerusform>%Ln entrée sera modifiée.</numerusform>
            <numerusform>%Ln entrées seront modifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>holder private</source>
        <translation>titulaire confidentiel</translation>
    </message>
    <message>
        <source>contact %1</source>
        <translation>contact&#xa0;: %1</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>référence %1</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>demande %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis le %1</translation>
    </message>
    <message>
        <source>Enter a request ID to record the refusal.</source>
        <translation>Saisissez le numéro de la demande pour consigner le refus.</translation>
    </message>
    <message>
        <source>Only these may ask: %1.</source>
        <translation>Seuls peuvent demander&#xa0;: %1.</translation>
    </message>
    <message>
        <source>not in a range</source>
        <translation>hors de toute plage</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>note&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Refuse and Show Let&amp;ter</source>
        <translation>Refuser et montrer la le&amp;ttre</translation>
    </message>
    <message>
        <source>asker %1</source>
        <translation>demandeur %1</translation>
    </message>
    <message>
        <source>Sh&amp;ow Refusal Letter…</source>
        <translation>M&amp;ontrer la lettre de refus…</translation>
    </message>
    <message>
        <source>The refusal can be recorded.</source>
        <translation>Le refus peut être consigné.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CheckModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>The text can no longer be read: the file is shorter now or was deleted.</source>
        <translation>Le texte ne peut plus être lu&#xa0;: le fichier est plus court maintenant ou a été supprimé.</translation>
    </message>
    <message>
        <source>The file has changed since it was checked.</source>
        <translation>Le fichier a changé depuis son contrôle.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CheckPage</name>
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
        <source>No URNs found in %1.</source>
        <translation>Aucun URN n’a été trouvé dans %1.</translation>
    </message>
    <message>
        <source>%1: stopped. URNs checked: %2.</source>
        <extracomment>%1 is a file name or &quot;pasted text&quot;, %2 a number</extracomment>
        <translation>%1&#xa0;: arrêté. URN contrôlés&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: finished. URNs checked: %2.</source>
        <translation>%1&#xa0;: terminé. URN contrôlés&#xa0;: %2.</translation>
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
        <source>Reading the names of %1…</source>
        <translation>Lecture des noms de %1…</translation>
    </message>
    <message>
        <source>No names of %1 found: the input has changed since it was checked.</source>
        <translation>Aucun nom de %1 trouvé&#xa0;: l’entrée a changé depuis son contrôle.</translation>
    </message>
    <message>
        <source>Copying…</source>
        <translation>Copie…</translation>
    </message>
    <message>
        <source>Canceled. Nothing was copied.</source>
        <translation>Annulé. Rien n’a été copié.</translation>
    </message>
    <message>
        <source>Copied the first %1 of %2 lines. Export a report to get all of them.</source>
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
        <source>The clipboard contains no text or files.</source>
        <translation>Le presse-papiers ne contient ni texte ni fichiers.</translation>
    </message>
    <message>
        <source>Open File of URNs</source>
        <translation>Ouvrir un fichier d’URN</translation>
    </message>
    <message>
        <source>Blank lines skipped: %1.</source>
        <translation>Lignes vides ignorées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Syntax rule: %1, as saved.</source>
        <translation>Règle de syntaxe&#xa0;: %1, telle qu’enregistrée.</translation>
    </message>
    <message>
        <source>Empty cells skipped: %1.</source>
        <translation>Cellules vides ignorées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rules of drafts are included, as saved.</source>
        <translation>Les règles des brouillons sont incluses, telles qu’enregistrées.</translation>
    </message>
    <message>
        <source>The lines contain other text besides URNs. To check only the URNs, choose “%1”.</source>
        <extracomment>%1 is the title of a check box</extracomment>
        <translation>Les lignes contiennent d’autre texte que des URN. Pour ne contrôler que les URN, choisissez «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Type or paste a URN and press Return. For a file, choose “Open File of URNs” or drop it here.</source>
        <translation>Saisissez ou collez un URN puis appuyez sur Entrée. Pour un fichier, choisissez «&#xa0;Ouvrir un fichier d’URN&#xa0;» ou déposez-le ici.</translation>
    </message>
    <message>
        <source>Type or paste a URN and press Return.</source>
        <translation>Saisissez ou collez un URN puis appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Check A&amp;gain</source>
        <translation>Contrôler à &amp;nouveau</translation>
    </message>
    <message>
        <source>%1 has changed since it was checked. Choose “%2” to see its present state.</source>
        <translation>%1 a changé depuis le contrôle. Choisissez «&#xa0;%2&#xa0;» pour voir son état actuel.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ClipboardActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>Past&amp;e</source>
        <translation>Coll&amp;er</translation>
    </message>
    <message>
        <source>Sele&amp;ct All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ColumnChooser</name>
    <message>
        <source>The first line has the &amp;names of the columns</source>
        <translation>La première ligne contient les &amp;noms des colonnes</translation>
    </message>
    <message>
        <source>First lines</source>
        <translation>Premières lignes</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Non importée</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ColumnRoom</name>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colonnes</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CompareView</name>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>Règle de syntaxe</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Changement précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Changement suivant</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Exporter la comparaison</translation>
    </message>
    <message>
        <source>%1 and %2 are identical.</source>
        <translation>%1 et %2 sont identiques.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from %1 to %2</source>
        <translation>
            <numerusform>%n changement de %1 à %2</numerusform>
            <numerusform>%n changements de %1 à %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Comparing</name>
    <message>
        <source>Canceled. Nothing was compared.</source>
        <translation>Annulé. Rien n’a été comparé.</translation>
    </message>
    <message>
        <source>Compare with Ea&amp;rlier Report…</source>
        <translation>Comparer avec un rappo&amp;rt antérieur…</translation>
    </message>
    <message>
        <source>Shows which names are new, remaining, and fixed since an exported report</source>
        <translation>Montre les noms nouveaux, restants et corrigés depuis un rapport exporté</translation>
    </message>
    <message>
        <source>Compare with Earlier Report</source>
        <translation>Comparer avec un rapport antérieur</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <translation>Comparaison avec %1…</translation>
    </message>
    <message>
        <source>Compared names with %1.</source>
        <translation>Noms comparés avec %1.</translation>
    </message>
    <message>
        <source>Check reports (%1)</source>
        <translation>Rapports de vérification (%1)</translation>
    </message>
    <message>
        <source>The comparison has ended.</source>
        <translation>La comparaison est terminée.</translation>
    </message>
    <message>
        <source>The file has changed since it was checked, so nothing was compared. Check it again first.</source>
        <translation>Le fichier a changé depuis le contrôle&#xa0;; rien n’a donc été comparé. Contrôlez-le d’abord à nouveau.</translation>
    </message>
    <message>
        <source>It has no valid lines, as if a filter had been on: a name is new only if lines with its verdict are in the report.</source>
        <translation>Il n’a aucune ligne valide, comme si un filtre avait été actif&#xa0;: un nom n’est nouveau que si le rapport contient des lignes avec son verdict.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CompatibilityPane</name>
    <message>
        <source>Changes by the grammar</source>
        <translation>Changements dus à la grammaire</translation>
    </message>
    <message>
        <source>a regular expression (RFC 9485) that should allow the same URNs</source>
        <translation>une expression régulière (RFC 9485) qui devrait admettre les mêmes URN</translation>
    </message>
    <message>
        <source>Regular expression to compare with</source>
        <translation>Expression régulière à comparer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No results yet. Write a grammar to compare it with RFC 8141 and the previous version.</source>
        <translation>Pas encore de résultats. Écrivez une grammaire pour la comparer à la RFC 8141 et à la version précédente.</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ConflictDialog</name>
    <message>
        <source>changed by you</source>
        <translation>modifié par vous</translation>
    </message>
    <message>
        <source>changed by somebody else</source>
        <translation>modifié par quelqu’un d’autre</translation>
    </message>
    <message>
        <source>changed by both in the same way</source>
        <translation>modifié par les deux de la même façon</translation>
    </message>
    <message>
        <source>changed by both; choose one</source>
        <translation>modifié par les deux&#xa0;; à choisir</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field and a part of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>Règle de syntaxe</translation>
    </message>
    <message>
        <source>Merge Edits</source>
        <translation>Fusionner les modifications</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Changed fields</source>
        <translation>Champs modifiés</translation>
    </message>
    <message>
        <source>&amp;Merge and Save</source>
        <translation>&amp;Fusionner et enregistrer</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Le mien</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Le sien</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Text to use for %1</source>
        <translation>Texte à utiliser pour %1</translation>
    </message>
    <message>
        <source>Their text is identical to yours.</source>
        <translation>Leur texte est identique au vôtre.</translation>
    </message>
    <message numerus="yes">
        <source>Their text differs from yours in %n place(s).</source>
        <translation>
            <numerusform>Leur texte diffère du vôtre à %n endroit.</numerusform>
            <numerusform>Leur texte diffère du vôtre à %n endroits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ContextHelp</name>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Field &amp;Help</source>
        <translation>&amp;Aide sur les champs</translation>
    </message>
    <message>
        <source>How to Keep Numbers</source>
        <translation>Comment gérer des numéros</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CopyActions</name>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copier co&amp;mme</translation>
    </message>
    <message>
        <source>Email &amp;Quote</source>
        <translation>&amp;Citation pour courriel</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>Copié&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CountBar</name>
    <message>
        <source>Filter lines…</source>
        <translation>Filtrer les lignes…</translation>
    </message>
    <message>
        <source>Filter lines</source>
        <translation>Filtrer les lignes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Filter by reason</source>
        <translation>Filtre par motif</translation>
    </message>
    <message>
        <source>%1 Press to remove this filter.</source>
        <translation>%1 Appuyez pour retirer ce filtre.</translation>
    </message>
    <message>
        <source>valid with warnings</source>
        <extracomment>a kind of lines, in a list of what is shown</extracomment>
        <translation>valides avec avertissements</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DetailPane</name>
    <message>
        <source>Canonical form</source>
        <translation>Forme canonique</translation>
    </message>
    <message>
        <source>None: not a URN</source>
        <translation>Aucune&#xa0;: ce n’est pas un URN</translation>
    </message>
    <message>
        <source>Human-readable form</source>
        <translation>Forme lisible</translation>
    </message>
    <message>
        <source>Findings about the line</source>
        <translation>Constats sur la ligne</translation>
    </message>
    <message>
        <source>The complete URN in canonical form: scheme and NID in lower case, hex digits in upper case.</source>
        <translation>L’URN complet sous forme canonique&#xa0;: schéma et NID en minuscules, chiffres hexadécimaux en majuscules.</translation>
    </message>
    <message>
        <source>The URN with percent-encoded text decoded and deceptive characters made visible. Do not copy it into other systems.</source>
        <translation>L’URN avec le texte encodé en pourcent décodé et les caractères trompeurs rendus visibles. Ne le copiez pas dans d’autres systèmes.</translation>
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
        <translation>«&#xa0;%1&#xa0;» n’est pas inscrit, mais «&#xa0;%2&#xa0;» contient une règle de syntaxe pour lui.</translation>
    </message>
    <message>
        <source>Include Drafts</source>
        <translation>Inclure les brouillons</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DiagramPane</name>
    <message>
        <source>Rule in the diagram</source>
        <translation>Règle du diagramme</translation>
    </message>
    <message>
        <source>Export Diagram</source>
        <translation>Exporter le diagramme</translation>
    </message>
    <message>
        <source>As SVG…</source>
        <translation>En SVG…</translation>
    </message>
    <message>
        <source>As PNG…</source>
        <translation>En PNG…</translation>
    </message>
    <message>
        <source>The diagram of the rule at the cursor appears here.</source>
        <translation>Le diagramme de la règle où se trouve le curseur apparaît ici.</translation>
    </message>
    <message>
        <source>%1 (from an RFC)</source>
        <translation>%1 (d’une RFC)</translation>
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
        <translation>Diagramme syntaxique</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DraftDocument</name>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Merge with Saved Draft</source>
        <translation>Fusionner avec le brouillon enregistré</translation>
    </message>
    <message>
        <source>Use Saved Draft</source>
        <translation>Utiliser le brouillon enregistré</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DraftSaving</name>
    <message>
        <source>%1 (approved; saving returns it to review)</source>
        <translation>%1 (approuvé&#xa0;; l’enregistrer le remet en relecture)</translation>
    </message>
    <message>
        <source>Discarded edits are offered again at the next start.</source>
        <translation>Les modifications abandonnées sont proposées de nouveau au prochain démarrage.</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) has (have) unsaved edits.</source>
        <translation>
            <numerusform>%n brouillon a des modifications non enregistrées.</numerusform>
            <numerusform>%n brouillons ont des modifications non enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save All Drafts</source>
        <translation>Enregistrer tous les brouillons</translation>
    </message>
    <message>
        <source>Discard Edits</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>“%1” is approved. Saving your edits returns it to review.</source>
        <translation>«&#xa0;%1&#xa0;» est approuvé. Enregistrer vos modifications le remet en relecture.</translation>
    </message>
    <message>
        <source>If only the wording changed, you can keep the approval. The history records your reason.</source>
        <translation>Si seule la formulation a changé, vous pouvez conserver l’approbation. L’historique garde votre raison.</translation>
    </message>
    <message>
        <source>Save and Return to Review</source>
        <translation>Enregistrer et relire</translation>
    </message>
    <message>
        <source>Save as Editorial Change…</source>
        <translation>Modification rédactionnelle…</translation>
    </message>
    <message>
        <source>Editorial Change</source>
        <translation>Modification rédactionnelle</translation>
    </message>
    <message>
        <source>The draft stays approved with your edits.</source>
        <translation>Le brouillon reste approuvé avec vos modifications.</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Raison&#xa0;:</translation>
    </message>
    <message>
        <source>Save and Keep Approval</source>
        <translation>Enregistrer et garder l’approbation</translation>
    </message>
    <message>
        <source>Save Mine as New Draft</source>
        <translation>Enregistrer le mien comme nouveau brouillon</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Fusionner…</translation>
    </message>
    <message>
        <source>Use Theirs (Undo Restores Mine)</source>
        <translation>Utiliser le sien (Annuler restaure le mien)</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Draft saved.</source>
        <translation>Brouillon enregistré.</translation>
    </message>
    <message>
        <source>Edits merged and saved.</source>
        <translation>Modifications fusionnées et enregistrées.</translation>
    </message>
    <message>
        <source>Version %1 was registered after this revision was started. Fields that only one of them changed are merged. For fields that both changed, choose which text to use.</source>
        <translation>La version %1 a été inscrite après le début de cette révision. Les champs qu’une seule des deux a modifiés sont fusionnés. Pour ceux que les deux ont modifiés, choisissez le texte à utiliser.</translation>
    </message>
    <message>
        <source>The revision is now based on version %1.</source>
        <translation>La révision est maintenant fondée sur la version %1.</translation>
    </message>
    <message>
        <source>Your text was saved as a new draft.</source>
        <translation>Votre texte a été enregistré comme nouveau brouillon.</translation>
    </message>
    <message>
        <source>Could not save %1.</source>
        <translation>Impossible d’enregistrer %1.</translation>
    </message>
    <message>
        <source>Could not save your text as a new draft.</source>
        <translation>Impossible d’enregistrer votre texte comme nouveau brouillon.</translation>
    </message>
    <message>
        <source>%1 also saved “%2”. Your text is still in the form, not saved.</source>
        <translation>%1 a aussi enregistré «&#xa0;%2&#xa0;». Votre texte est encore dans le formulaire, non enregistré.</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Quelqu’un d’autre</translation>
    </message>
    <message>
        <source>%1 also saved this draft. Fields that only one of you changed are merged. For fields that both changed, choose which text to use.</source>
        <translation>%1 a aussi enregistré ce brouillon. Les champs qu’un seul de vous a modifiés sont fusionnés. Pour les champs que vous avez tous deux modifiés, choisissez le texte à utiliser.</translation>
    </message>
    <message>
        <source>In this registry, somebody who is not an author must approve each change.</source>
        <translation>Dans ce registre, une personne qui n’est pas auteur doit approuver chaque modification.</translation>
    </message>
    <message>
        <source>This draft was registered or moved to the trash.</source>
        <translation>Ce brouillon a été inscrit au registre ou mis à la corbeille.</translation>
    </message>
    <message>
        <source>Your text is still in the form.</source>
        <translation>Votre texte est encore dans le formulaire.</translation>
    </message>
    <message>
        <source>State of the draft: %1.</source>
        <translation>État du brouillon&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DragKeys</name>
    <message>
        <source>Border between panes</source>
        <translation>Bord entre les volets</translation>
    </message>
    <message>
        <source>Arrow keys move it, Escape returns.</source>
        <translation>Les flèches le déplacent, Échap revient.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2 pixels wide</source>
        <translation>%1&#xa0;: %2 pixels de large</translation>
    </message>
    <message>
        <source>%1: column %2</source>
        <translation>%1&#xa0;: colonne %2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DuplicatesModel</name>
    <message>
        <source>URN (first form)</source>
        <translation>URN (première forme)</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %Ln more</source>
        <extracomment>%1 is a list of line numbers</extracomment>
        <translation>
            <numerusform>%1 et %Ln de plus</numerusform>
            <numerusform>%1 et %Ln de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::DuplicatesView</name>
    <message>
        <source>Duplicate URNs</source>
        <translation>Doublons d’URN</translation>
    </message>
    <message>
        <source>Duplicate URNs appear here when the check has ended.</source>
        <translation>Les doublons d’URN apparaissent ici quand le contrôle est terminé.</translation>
    </message>
    <message>
        <source>Searching for duplicate URNs…</source>
        <translation>Recherche des doublons d’URN…</translation>
    </message>
    <message>
        <source>No duplicate URNs.</source>
        <translation>Aucun doublon d’URN.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URN(s) with duplicates, possibly written differently. Press Return to show the first line of a URN.</source>
        <translation>
            <numerusform>%Ln URN a des doublons, peut-être écrits autrement. Appuyez sur Entrée pour afficher sa première ligne.</numerusform>
            <numerusform>%Ln URN ont des doublons, peut-être écrits autrement. Appuyez sur Entrée pour afficher la première ligne de l’un d’eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>No duplicate URNs among the lines that pass the filter.</source>
        <translation>Aucun URN en double parmi les lignes qui passent le filtre.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Search Registry</source>
        <translation>&amp;Chercher dans le registre</translation>
    </message>
    <message>
        <source>&amp;Find Action…</source>
        <translation>Chercher une &amp;action…</translation>
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
        <source>&amp;Undo Newest Change…</source>
        <translation>A&amp;nnuler la dernière modification…</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>A&amp;nnuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EmptyList</name>
    <message>
        <source>Show All</source>
        <translation>Tout afficher</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) wait for somebody else.</source>
        <translation>
            <numerusform>%n brouillon attend quelqu’un d’autre.</numerusform>
            <numerusform>%n brouillons attendent quelqu’un d’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Waiting</source>
        <translation>Afficher ceux en attente</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EndedDraftNotice</name>
    <message>
        <source>“%1” was moved to the trash by %2.</source>
        <translation>«&#xa0;%1&#xa0;» a été mis à la corbeille par %2.</translation>
    </message>
    <message>
        <source>“%1” was registered by %2.</source>
        <extracomment>%1 is a NID, %2 the name of a person</extracomment>
        <translation>«&#xa0;%1&#xa0;» a été enregistré par %2.</translation>
    </message>
    <message>
        <source>%1 submitted “%2” for review while you were editing.</source>
        <translation>%1 a soumis «&#xa0;%2&#xa0;» pour relecture pendant que vous écriviez.</translation>
    </message>
    <message>
        <source>%1 approved “%2” while you were editing.</source>
        <translation>%1 a approuvé «&#xa0;%2&#xa0;» pendant que vous écriviez.</translation>
    </message>
    <message>
        <source>%1 marked “%2” as sent to IANA while you were editing.</source>
        <translation>%1 a marqué «&#xa0;%2&#xa0;» comme transmis à l’IANA pendant que vous écriviez.</translation>
    </message>
    <message>
        <source>%1 returned “%2” to draft while you were editing.</source>
        <translation>%1 a remis «&#xa0;%2&#xa0;» à l’état de brouillon pendant que vous écriviez.</translation>
    </message>
    <message>
        <source>%1 saved “%2” while you were editing.</source>
        <translation>%1 a enregistré des modifications de «&#xa0;%2&#xa0;» pendant que vous écriviez.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryActions</name>
    <message>
        <source>%L1 entries</source>
        <translation>%L1 entrées</translation>
    </message>
    <message>
        <source>The block was split.</source>
        <translation>Le bloc a été divisé.</translation>
    </message>
    <message>
        <source>Assign Values…</source>
        <translation>Attribuer des valeurs…</translation>
    </message>
    <message>
        <source>Reserve Values…</source>
        <translation>Réserver des valeurs…</translation>
    </message>
    <message>
        <source>Split Block…</source>
        <translation>Diviser le bloc…</translation>
    </message>
    <message>
        <source>Merge Entries…</source>
        <translation>Fusionner les entrées…</translation>
    </message>
    <message>
        <source>Answer Letter…</source>
        <translation>Lettre de réponse…</translation>
    </message>
    <message>
        <source>Transfer…</source>
        <translation>Transférer…</translation>
    </message>
    <message>
        <source>Deprecate…</source>
        <translation>Déclarer obsolète…</translation>
    </message>
    <message>
        <source>Retire…</source>
        <translation>Mettre hors service…</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Libérer…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>This request was answered before: %1</source>
        <translation>Cette demande a déjà reçu une réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Details and History…</source>
        <translation>Détails et historique…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) changed.</source>
        <translation>
            <numerusform>%Ln entrée modifiée.</numerusform>
            <numerusform>%Ln entrées modifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit Entry…</source>
        <translation>Modifier l’entrée…</translation>
    </message>
    <message>
        <source>Undo Refusal</source>
        <translation>Annuler le refus</translation>
    </message>
    <message>
        <source>Assigned to %2: %1.</source>
        <translation>Attribué à %2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Reserved for %2: %1.</source>
        <translation>Réservation pour %2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Merged: %1.</source>
        <translation>Fusion&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Transferred to %2: %1.</source>
        <translation>Transfert à %2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Deprecated: %1.</source>
        <translation>Obsolète&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Retired: %1.</source>
        <translation>Mise hors service&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Released: %1.</source>
        <translation>Libération&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Withdrawn: %1.</source>
        <translation>Retrait&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Refused, and recorded in “Refused requests”: request %1.</source>
        <extracomment>the item of the list &quot;Entries to show&quot;</extracomment>
        <translation>Refus consigné dans «&#xa0;Demandes refusées&#xa0;»&#xa0;: demande %1.</translation>
    </message>
    <message>
        <source>To see this letter again, select it in “Refused requests” and choose “%1”.</source>
        <translation>Pour revoir cette lettre, sélectionnez-la dans «&#xa0;Demandes refusées&#xa0;» et choisissez «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>To see this letter again, select the entry and choose “%1”.</source>
        <translation>Pour revoir cette lettre, sélectionnez l’entrée et choisissez «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryEditDialog</name>
    <message>
        <source>&amp;Reference:</source>
        <translation>&amp;Référence&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n Entry(s)</source>
        <translation>
            <numerusform>Modifier %n entrée</numerusform>
            <numerusform>Modifier %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>%1 cannot last until then: %2</source>
        <translation>%1 ne peut pas rester valable jusque-là&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Private:</source>
        <translation>C&amp;onfidentiel&#xa0;:</translation>
    </message>
    <message>
        <source>The holder is public</source>
        <translation>Le titulaire est public</translation>
    </message>
    <message>
        <source>The holder is kept private</source>
        <translation>Le titulaire reste confidentiel</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Confidentiel</translation>
    </message>
    <message>
        <source>&amp;Holder:</source>
        <translation>&amp;Titulaire&#xa0;:</translation>
    </message>
    <message>
        <source>On b&amp;ehalf of:</source>
        <translation>Pour le compt&amp;e de&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Note (public):</source>
        <translation>&amp;Note (publique)&#xa0;:</translation>
    </message>
    <message>
        <source>Corrects what is written, such as a name. To give values to another holder, choose Transfer.</source>
        <translation>Corrige ce qui est écrit, par exemple un nom. Pour donner des valeurs à un autre titulaire, choisissez Transférer.</translation>
    </message>
    <message>
        <source>Different in these entries</source>
        <translation>Différent selon les entrées</translation>
    </message>
    <message>
        <source>&amp;Kind of asker:</source>
        <translation>Sorte &amp;de demandeur&#xa0;:</translation>
    </message>
    <message>
        <source>Valid &amp;until (YYYY-MM-DD):</source>
        <translation>Valable &amp;jusqu’au (AAAA-MM-JJ)&#xa0;:</translation>
    </message>
    <message>
        <source>Con&amp;tact:</source>
        <translation>&amp;Contact&#xa0;:</translation>
    </message>
    <message>
        <source>Every entry has a holder: enter its name, or uncheck the field.</source>
        <translation>Chaque entrée a un titulaire&#xa0;: saisissez son nom ou décochez le champ.</translation>
    </message>
    <message>
        <source>Check what to change.</source>
        <translation>Cochez ce qu’il faut modifier.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryImportDialog</name>
    <message>
        <source>Import Entries into %1</source>
        <translation>Importer des entrées dans %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Findings about the table</source>
        <translation>Constats sur le tableau</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>New entries: %L1, changed: %L2, unchanged: %L3.</source>
        <translation>Nouvelles entrées&#xa0;: %L1, modifiées&#xa0;: %L2, inchangées&#xa0;: %L3.</translation>
    </message>
    <message>
        <source>&amp;Leave out rows with errors, and import the others</source>
        <translation>&amp;Laisser de côté les lignes erronées et importer les autres</translation>
    </message>
    <message>
        <source>Choose above what the columns are, or fix the errors in the table.</source>
        <translation>Indiquez ci-dessus ce que contiennent les colonnes, ou corrigez les erreurs du tableau.</translation>
    </message>
    <message>
        <source>Leave out values &amp;outside of all ranges</source>
        <translation>Laisser de côté les valeurs h&amp;ors de toutes les plages</translation>
    </message>
    <message>
        <source>Choose a column with the kind of asker for ranges that are only for some.</source>
        <translation>Choisissez une colonne avec la sorte de demandeur pour les plages qui ne sont que pour certains.</translation>
    </message>
    <message>
        <source>Rows with errors: %L1. Leave them out, or fix them in the source of the table.</source>
        <translation>Lignes erronées&#xa0;: %L1. Laissez-les de côté, ou corrigez-les là d’où vient le tableau.</translation>
    </message>
    <message>
        <source>Rows left out: %L1.</source>
        <translation>Lignes laissées de côté&#xa0;: %L1.</translation>
    </message>
    <message>
        <source>To give a value to another holder, use Transfer.</source>
        <translation>Pour donner une valeur à un autre titulaire, utilisez Transférer.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryModel</name>
    <message>
        <source>%1 (private)</source>
        <translation>%1 (confidentiel)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EventModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a field of a template, and a comment about it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Heure (UTC)</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Note and link</source>
        <translation>Note et lien</translation>
    </message>
    <message numerus="yes">
        <source>%1 (despite %n open requirement(s))</source>
        <translation>
            <numerusform>%1 (malgré %n exigence non remplie)</numerusform>
            <numerusform>%1 (malgré %n exigences non remplies)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::EveryNamespaceDialog</name>
    <message>
        <source>Check One URN Against Every Namespace</source>
        <translation>Contrôler un URN selon tous les espaces de noms</translation>
    </message>
    <message>
        <source>&amp;URN or name</source>
        <translation>&amp;URN ou nom</translation>
    </message>
    <message>
        <source>URN or name</source>
        <translation>URN ou nom</translation>
    </message>
    <message>
        <source>Verdicts of the namespaces</source>
        <translation>Verdicts des espaces de noms</translation>
    </message>
    <message>
        <source>Type a URN or the part after its NID. It is checked against every namespace in the registry.</source>
        <translation>Saisissez un URN ou la partie qui suit son NID. Il est contrôlé selon tous les espaces de noms du registre.</translation>
    </message>
    <message>
        <source>No namespace can accept this. %1</source>
        <translation>Aucun espace de noms ne peut l’admettre. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 namespaces has (have) a syntax rule that accepts this name.</source>
        <translation>
            <numerusform>%n espace de noms sur %1 a une règle de syntaxe qui admet ce nom.</numerusform>
            <numerusform>%n espaces de noms sur %1 ont une règle de syntaxe qui admet ce nom.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ExchangeActions</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Import from &amp;Clipboard</source>
        <translation>Importer depuis le &amp;presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Attach &amp;Template</source>
        <translation>Joindre le &amp;formulaire</translation>
    </message>
    <message>
        <source>open load read file template mail email</source>
        <translation>ouvrir charger lire fichier formulaire courriel</translation>
    </message>
    <message>
        <source>save write file pdf html xml json csv text markdown</source>
        <translation>enregistrer écrire fichier pdf html xml json csv texte markdown</translation>
    </message>
    <message>
        <source>paper pdf</source>
        <translation>papier pdf</translation>
    </message>
    <message>
        <source>From &amp;File…</source>
        <translation>D’un &amp;fichier…</translation>
    </message>
    <message>
        <source>From &amp;Clipboard</source>
        <translation>Du &amp;presse-papiers</translation>
    </message>
    <message>
        <source>Import Templates or Registry</source>
        <translation>Importer des formulaires ou un registre</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Presse-papiers</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Check URNs in File</source>
        <translation>Contrôler les URN du fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) imported.</source>
        <translation>
            <numerusform>%n fiche importée.</numerusform>
            <numerusform>%n fiches importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import undone. Its drafts were moved to the trash.</source>
        <translation>Importation annulée. Ses brouillons ont été mis à la corbeille.</translation>
    </message>
    <message>
        <source>Export to Folder</source>
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
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
    <message numerus="yes">
        <source>Overwrite %n file(s)?</source>
        <translation>
            <numerusform>Écraser %n fichier&#xa0;?</numerusform>
            <numerusform>Écraser %n fichiers&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with these names already exist in %1.</source>
        <translation>Des fichiers portant ces noms existent déjà dans %1.</translation>
    </message>
    <message>
        <source>Overwrite Files</source>
        <translation>Écraser les fichiers</translation>
    </message>
    <message>
        <source>Canceled. Nothing was exported.</source>
        <translation>Annulé. Rien n’a été exporté.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Templates, drafts, emails, XML (%1)</source>
        <translation>Formulaires, brouillons, courriels, XML (%1)</translation>
    </message>
    <message>
        <source>The import failed.</source>
        <translation>L’importation a échoué.</translation>
    </message>
    <message>
        <source>The export failed.</source>
        <translation>L’exportation a échoué.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) exported to %1.</source>
        <translation>
            <numerusform>%n fichier exporté dans %1.</numerusform>
            <numerusform>%n fichiers exportés dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to File</source>
        <translation>Exporter dans un fichier</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>Non importé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ExportDialog</name>
    <message>
        <source>One &amp;file for each registration</source>
        <translation>Un &amp;fichier par enregistrement</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>À exporter</translation>
    </message>
    <message>
        <source>&amp;Selected: %1</source>
        <translation>&amp;Sélection&#xa0;: %1</translation>
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
        <source>Formats</source>
        <translation>Formats</translation>
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
        <translation>Format de papier du PDF</translation>
    </message>
    <message>
        <source>&amp;PDF paper size:</source>
        <translation>Format de &amp;papier du PDF&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n without a template text is (are) omitted from formats that require one.</source>
        <translation>
            <numerusform>%n sans texte de formulaire est omis des formats qui en exigent un.</numerusform>
            <numerusform>%n sans texte de formulaire sont omis des formats qui en exigent un.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select at least one format.</source>
        <translation>Sélectionnez au moins un format.</translation>
    </message>
    <message>
        <source>The files are saved in one folder.</source>
        <translation>Les fichiers sont enregistrés dans un même dossier.</translation>
    </message>
    <message>
        <source>PDF has no tags for screen readers; select HTML, too, for readers who need them.</source>
        <translation>Le PDF n’a pas de balises pour les lecteurs d’écran&#xa0;; sélectionnez aussi HTML pour les personnes qui en ont besoin.</translation>
    </message>
    <message>
        <source>Several can be checked</source>
        <translation>Plusieurs peuvent être cochés</translation>
    </message>
    <message>
        <source>For the p&amp;ublic</source>
        <translation>Pour le p&amp;ublic</translation>
    </message>
    <message>
        <source>Exports only what anybody may read: no comments or notes, no phone numbers, no names of those who keep the registry.</source>
        <translation>N’exporte que ce que chacun peut lire&#xa0;: ni commentaires, ni notes, ni numéros de téléphone, ni noms de ceux qui tiennent le registre.</translation>
    </message>
    <message>
        <source>All &amp;registrations, without drafts (%1)</source>
        <extracomment>%1 is their number</extracomment>
        <translation>Tous les enre&amp;gistrements, sans les brouillons (%1)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Exporting</name>
    <message>
        <source>&amp;Export Report…</source>
        <translation>&amp;Exporter le rapport…</translation>
    </message>
    <message numerus="yes">
        <source>Export Report of All %Ln Line(s)</source>
        <translation>
            <numerusform>Exporter un rapport sur %Ln ligne</numerusform>
            <numerusform>Exporter un rapport sur toutes les %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export Report of the %Ln Line(s) Shown</source>
        <translation>
            <numerusform>Exporter un rapport sur la ligne affichée</numerusform>
            <numerusform>Exporter un rapport sur les %Ln lignes affichées</numerusform>
        </translation>
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
        <source>Canceled. No report was written.</source>
        <translation>Annulé. Aucun rapport n’a été écrit.</translation>
    </message>
    <message>
        <source>The file has changed since it was checked, so no report was written. Check it again first.</source>
        <translation>Le fichier a changé depuis son contrôle&#xa0;; aucun rapport n’a été écrit. Contrôlez-le d’abord de nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>Export Report of the First %Ln Line(s)</source>
        <translation>
            <numerusform>Exporter le rapport de la première ligne</numerusform>
            <numerusform>Exporter le rapport des %Ln premières lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a file name, %2 a sentence</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The report is partial: the check did not reach the end of the input.</source>
        <translation>Le rapport est partiel&#xa0;: le contrôle n’a pas atteint la fin de l’entrée.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FieldBox</name>
    <message>
        <source>What RFC 8141 requires in this field (F1)</source>
        <translation>Ce que la RFC 8141 exige pour ce champ (F1)</translation>
    </message>
    <message>
        <source>Help on %1</source>
        <translation>Aide&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n open comment(s) about this field</source>
        <translation>
            <numerusform>%n commentaire ouvert sur ce champ</numerusform>
            <numerusform>%n commentaires ouverts sur ce champ</numerusform>
        </translation>
    </message>
    <message>
        <source>Appendix A</source>
        <translation>Annexe A</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Section %1</translation>
    </message>
    <message>
        <source>Rule: Syntax tab</source>
        <translation>Règle&#xa0;: onglet Syntaxe</translation>
    </message>
    <message>
        <source>This text is for readers. The rule by which URNs are checked is on the Syntax tab.</source>
        <translation>Ce texte s’adresse aux lecteurs. La règle selon laquelle les URN sont vérifiés se trouve dans l’onglet Syntaxe.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FieldHelpPane</name>
    <message>
        <source>Field help</source>
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
    <message>
        <source>More in the manual</source>
        <translation>En savoir plus dans le manuel</translation>
    </message>
    <message>
        <source>Write templates in English. IANA publishes them in English, and the findings are about English texts.</source>
        <translation>Rédigez les formulaires en anglais. L’IANA les publie en anglais, et les constats portent sur des textes anglais.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FilterButton</name>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Genre&#xa0;:</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Tout genre</translation>
    </message>
    <message>
        <source>&amp;State:</source>
        <translation>&amp;État&#xa0;:</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>Tout état</translation>
    </message>
    <message>
        <source>&amp;Findings:</source>
        <translation>&amp;Constats&#xa0;:</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>Avec ou sans</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>Avec erreurs</translation>
    </message>
    <message>
        <source>With findings</source>
        <translation>Avec constats</translation>
    </message>
    <message>
        <source>Without findings</source>
        <translation>Sans constat</translation>
    </message>
    <message>
        <source>Syntax &amp;rule:</source>
        <translation>&amp;Règle de syntaxe&#xa0;:</translation>
    </message>
    <message>
        <source>With a rule</source>
        <translation>Avec une règle</translation>
    </message>
    <message>
        <source>Without a rule</source>
        <translation>Sans règle</translation>
    </message>
    <message>
        <source>&amp;Template:</source>
        <translation>For&amp;mulaire&#xa0;:</translation>
    </message>
    <message>
        <source>With text</source>
        <translation>Avec texte</translation>
    </message>
    <message>
        <source>Without text</source>
        <translation>Sans texte</translation>
    </message>
    <message>
        <source>&amp;Changed:</source>
        <translation>Mo&amp;difié&#xa0;:</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>In the last week</source>
        <translation>Depuis une semaine</translation>
    </message>
    <message>
        <source>In the last month</source>
        <translation>Depuis un mois</translation>
    </message>
    <message>
        <source>In the last year</source>
        <translation>Depuis un an</translation>
    </message>
    <message>
        <source>Cl&amp;ear Filter</source>
        <translation>E&amp;ffacer le filtre</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation>Filtrer la liste</translation>
    </message>
    <message>
        <source>Filter (%1)</source>
        <translation>Filtre (%1)</translation>
    </message>
    <message>
        <source>&amp;Assignee:</source>
        <translation>Res&amp;ponsable&#xa0;:</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>N’importe qui</translation>
    </message>
    <message>
        <source>&amp;Owner:</source>
        <translation>Pr&amp;opriétaire&#xa0;:</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindActions</name>
    <message>
        <source>Find and Rep&amp;lace…</source>
        <translation>Chercher et remp&amp;lacer…</translation>
    </message>
    <message>
        <source>search text words lines filter</source>
        <translation>chercher texte mots lignes filtre trouver</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>Occurrence sui&amp;vante</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Occurrence précé&amp;dente</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindBar</name>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Nothing to search here</source>
        <translation>Rien à chercher ici</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s)</source>
        <translation>
            <numerusform>%n occurrence</numerusform>
            <numerusform>%n occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s) replaced</source>
        <translation>
            <numerusform>%n occurrence remplacée</numerusform>
            <numerusform>%n occurrences remplacées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingActions</name>
    <message>
        <source>Ne&amp;xt Finding</source>
        <translation>Constat s&amp;uivant</translation>
    </message>
    <message>
        <source>&amp;Previous Finding</source>
        <translation>Constat &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Copy Findings</source>
        <translation>&amp;Copier les constats</translation>
    </message>
    <message>
        <source>&amp;Export Findings…</source>
        <translation>E&amp;xporter les constats…</translation>
    </message>
    <message>
        <source>Accept with &amp;Reason…</source>
        <translation>&amp;Accepter avec une raison…</translation>
    </message>
    <message>
        <source>&amp;Withdraw Acceptance…</source>
        <translation>Re&amp;tirer l’acceptation…</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>Co&amp;rriger</translation>
    </message>
    <message>
        <source>Quic&amp;k Fix…</source>
        <translation>Corriger le c&amp;hamp…</translation>
    </message>
    <message>
        <source>Apply All Safe Fixes…</source>
        <translation>Appliquer toutes les corrections sûres…</translation>
    </message>
    <message>
        <source>RFC 8141 does not allow accepting this. %1</source>
        <translation>La RFC 8141 ne permet pas d’accepter cela. %1</translation>
    </message>
    <message>
        <source>Accept Finding</source>
        <translation>Accepter le constat</translation>
    </message>
    <message>
        <source>An accepted finding does not count. The reason is kept permanently.</source>
        <translation>Un constat accepté ne compte plus. La raison est conservée définitivement.</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Raison&#xa0;:</translation>
    </message>
    <message>
        <source>This finding was accepted with the sample, on the Syntax tab.</source>
        <translation>Ce constat a été accepté avec l’exemple, dans l’onglet Syntaxe.</translation>
    </message>
    <message>
        <source>Withdraw Acceptance</source>
        <translation>Retirer l’acceptation</translation>
    </message>
    <message>
        <source>The finding counts again.</source>
        <translation>Le constat compte de nouveau.</translation>
    </message>
    <message>
        <source>Only the author can fix this. %1</source>
        <translation>Seul l’auteur peut corriger cela. %1</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>No findings have a safe fix.</source>
        <translation>Aucune correction sûre n’est disponible.</translation>
    </message>
    <message>
        <source>Apply All Safe Fixes</source>
        <translation>Appliquer toutes les corrections sûres</translation>
    </message>
    <message>
        <source>Export Findings</source>
        <translation>Exporter les constats</translation>
    </message>
    <message>
        <source>%1: nothing can be fixed automatically.</source>
        <translation>%1&#xa0;: aucune correction automatique.</translation>
    </message>
    <message numerus="yes">
        <source>No findings have a safe fix; %n other fix(es) need your review.</source>
        <translation>
            <numerusform>Aucune correction sûre n’est disponible&#xa0;; %n autre correction demande votre examen.</numerusform>
            <numerusform>Aucune correction sûre n’est disponible&#xa0;; %n autres corrections demandent votre examen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingNotes</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changes the text to “%1”</source>
        <translation>Remplace le texte par «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Corrects the field. You can undo this.</source>
        <translation>Corrige le champ. Vous pouvez annuler cette correction.</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) not as expected; the Syntax tab lists them.</source>
        <translation>
            <numerusform>%n exemple ne donne pas le résultat attendu&#xa0;; l’onglet Syntaxe l’affiche.</numerusform>
            <numerusform>%n exemples ne donnent pas le résultat attendu&#xa0;; l’onglet Syntaxe les affiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings changed: %1.</source>
        <translation>Constats modifiés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Write “%1” instead.</source>
        <translation>Écrivez plutôt «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Obligatoire.</translation>
    </message>
    <message>
        <source>In this field, %1 offers the correction.</source>
        <translation>Dans ce champ, %1 propose la correction.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingsBar</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Afficher ou masquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>This registration</source>
        <translation>Cet enregistrement</translation>
    </message>
    <message>
        <source>Whole registry</source>
        <translation>Tout le registre</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Group findings</source>
        <translation>Grouper les constats</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Sans groupes</translation>
    </message>
    <message>
        <source>By severity</source>
        <translation>Par gravité</translation>
    </message>
    <message>
        <source>By field</source>
        <translation>Par champ</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>Par règle</translation>
    </message>
    <message>
        <source>By namespace</source>
        <translation>Par espace de noms</translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation>Filtrer les constats</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Actions for findings</source>
        <translation>Actions sur les constats</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingsModel</name>
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
        <source>Namespace</source>
        <translation>Espace de noms</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Tout le formulaire</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingsPanel</name>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>%1 of %2 registrations and drafts</source>
        <translation>%1 sur %2 enregistrements et brouillons</translation>
    </message>
    <message>
        <source>Findings about a template appear here. Select an entry in the list.</source>
        <translation>Les constats sur un formulaire apparaissent ici. Choisissez une entrée dans la liste.</translation>
    </message>
    <message>
        <source>No findings contain “%1”.</source>
        <translation>Aucun constat ne contient «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>All findings are hidden by severity. Use the buttons above to show them.</source>
        <translation>Tous les constats sont masqués selon leur gravité. Utilisez les boutons ci-dessus pour les afficher.</translation>
    </message>
    <message>
        <source>No findings except accepted ones.</source>
        <translation>Aucun constat, sauf ceux qui ont été acceptés.</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Aucun constat.</translation>
    </message>
    <message>
        <source>No findings. The next step has other requirements, such as answers to the questions of the review; its button lists them.</source>
        <translation>Aucun constat. La prochaine étape a d’autres exigences, comme des réponses aux questions de la relecture&#xa0;; son bouton les énumère.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FixDialog</name>
    <message>
        <source>Fix Findings</source>
        <translation>Corriger les constats</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Apply Fixes</source>
        <translation>Appliquer les corrections</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>supprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>ajouté&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3.</source>
        <translation>%1&#xa0;: %2 devient %3.</translation>
    </message>
    <message>
        <source>Press Return to apply the fixes. You can undo them.</source>
        <translation>Appuyez sur Entrée pour appliquer les corrections. Vous pouvez les annuler.</translation>
    </message>
    <message>
        <source>%1: %2 is removed.</source>
        <translation>%1&#xa0;: %2 est supprimé.</translation>
    </message>
    <message>
        <source>%1: %2 is added.</source>
        <translation>%1&#xa0;: %2 est ajouté.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FoundText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a part of a registration, and an excerpt of it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>Règle de syntaxe</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Fiche</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarEditor</name>
    <message>
        <source>Grammar</source>
        <translation>Grammaire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarFindingsModel</name>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarHint</name>
    <message>
        <source>Insert Grammar</source>
        <translation>Insérer la grammaire</translation>
    </message>
    <message>
        <source>Use Grammar as Syntax Rule</source>
        <translation>Utiliser la grammaire comme règle de syntaxe</translation>
    </message>
    <message>
        <source>Insert Grammar into Text</source>
        <translation>Insérer la grammaire dans le texte</translation>
    </message>
    <message>
        <source>Check URNs by the grammar in this text</source>
        <translation>Vérifier les URN selon la grammaire de ce texte</translation>
    </message>
    <message>
        <source>Write the grammar of the Syntax tab into this text</source>
        <translation>Écrire la grammaire de l’onglet Syntaxe dans ce texte</translation>
    </message>
    <message>
        <source>The grammar in this text is not used to check URNs.</source>
        <translation>La grammaire de ce texte ne sert pas à vérifier les URN.</translation>
    </message>
    <message>
        <source>The grammar in this text differs from that of the Syntax tab.</source>
        <translation>La grammaire de ce texte diffère de celle de l’onglet Syntaxe.</translation>
    </message>
    <message>
        <source>This text does not contain the grammar of the Syntax tab.</source>
        <translation>Ce texte ne contient pas la grammaire de l’onglet Syntaxe.</translation>
    </message>
    <message>
        <source>Add Examples</source>
        <translation>Ajouter des exemples</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarPane</name>
    <message>
        <source>The rule “%1” is not defined.</source>
        <translation>La règle «&#xa0;%1&#xa0;» n’est pas définie.</translation>
    </message>
    <message>
        <source>&amp;Repair Here</source>
        <translation>&amp;Réparer ici</translation>
    </message>
    <message>
        <source>Re&amp;name Rule…</source>
        <translation>Re&amp;nommer la règle…</translation>
    </message>
    <message>
        <source>Go to &amp;Definition</source>
        <translation>Aller à la &amp;définition</translation>
    </message>
    <message>
        <source>Complete &amp;Name</source>
        <translation>Co&amp;mpléter le nom</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>Tout réparer</translation>
    </message>
    <message>
        <source>NSS = 1*9DIGIT

Describe the names in the namespace here. The grammar is compiled, drawn, and applied to the samples as you type.</source>
        <translation>NSS = 1*9DIGIT

Décrivez ici les noms de l’espace de noms. La grammaire est compilée, dessinée et appliquée aux exemples pendant la saisie.</translation>
    </message>
    <message>
        <source>Findings about the grammar</source>
        <translation>Constats sur la grammaire</translation>
    </message>
    <message>
        <source>Repair Grammar</source>
        <translation>Réparer la grammaire</translation>
    </message>
    <message>
        <source>To rename a rule, first put the cursor on its name.</source>
        <translation>Pour renommer une règle, placez d’abord le curseur sur son nom.</translation>
    </message>
    <message>
        <source>“%1” cannot be renamed: it is defined by an RFC.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être renommée&#xa0;: elle est définie par une RFC.</translation>
    </message>
    <message>
        <source>Rename Rule</source>
        <translation>Renommer la règle</translation>
    </message>
    <message>
        <source>No findings about the grammar.</source>
        <translation>Aucun constat sur la grammaire.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GuideBar</name>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Visite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1&#xa0;: étape %2 sur %3</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Close Guide</source>
        <translation>Fermer le guide</translation>
    </message>
    <message>
        <source>Step %1 is done.</source>
        <translation>L’étape %1 est terminée.</translation>
    </message>
    <message>
        <source>Step %1 is done, no findings.</source>
        <translation>L’étape %1 est terminée, aucun constat.</translation>
    </message>
    <message>
        <source>Already done. %1</source>
        <translation>Déjà faite. %1</translation>
    </message>
    <message>
        <source>A new draft is open. Tab leads to the next field, Shift+Tab back.</source>
        <translation>Un nouveau brouillon est ouvert. Tab mène au champ suivant, Maj+Tab au précédent.</translation>
    </message>
    <message>
        <source>The guide is finished.</source>
        <translation>Le guide est terminé.</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <extracomment>%1 is a number, %2 the name of a field</extracomment>
        <translation>étape %1, %2</translation>
    </message>
    <message>
        <source>Still open: %1.</source>
        <extracomment>%1 is one step or several, with names</extracomment>
        <translation>Reste à faire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Optional. %1</source>
        <translation>Facultatif. %1</translation>
    </message>
    <message>
        <source>Step %1 is done. Findings: %2.</source>
        <translation>L’étape %1 est terminée. Constats&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The draft was not submitted for review yet.</source>
        <translation>Le brouillon n’a pas encore été soumis à la relecture.</translation>
    </message>
    <message>
        <source>The draft is in review. Send its email to %1 if you have not, and wait for the answers there.</source>
        <translation>Le brouillon est en relecture. Envoyez son courriel à %1 si ce n’est pas fait, et attendez-y les réponses.</translation>
    </message>
    <message>
        <source>Its draft remains in the registry; to remove it, select it and choose “%1”.</source>
        <extracomment>%1 is an action</extracomment>
        <translation>Son brouillon reste dans le registre&#xa0;; pour le supprimer, sélectionnez-le et choisissez «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The button “%1” closes the guide.</source>
        <translation>Le bouton «&#xa0;%1&#xa0;» ferme le guide.</translation>
    </message>
    <message>
        <source>optional step %1, %2</source>
        <translation>étape facultative %1, %2</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <translation>Étape %1 sur %2.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GuideRun</name>
    <message numerus="yes">
        <source>%n finding(s) remain; they do not prevent the review.</source>
        <translation>
            <numerusform>%n constat reste&#xa0;; il n’empêche pas la relecture.</numerusform>
            <numerusform>%n constats restent&#xa0;; ils n’empêchent pas la relecture.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can also save the draft as it is: choose %1.</source>
        <extracomment>%1 is where an action is</extracomment>
        <translation>Vous pouvez aussi enregistrer le brouillon tel quel&#xa0;: choisissez %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet.</source>
        <translation>
            <numerusform>%n condition n’est pas encore remplie.</numerusform>
            <numerusform>%n conditions ne sont pas encore remplies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet, the first one in “%1”.</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>
            <numerusform>%n condition n’est pas encore remplie, dans «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n conditions ne sont pas encore remplies, la première dans «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on the tab “%2” (%3)</source>
        <extracomment>%1 is the name of a field, %2 of a tab, %3 the key to the next tab</extracomment>
        <translation>%1, dans l’onglet «&#xa0;%2&#xa0;» (%3)</translation>
    </message>
    <message>
        <source>The button “%1” follows the text.</source>
        <translation>Le bouton «&#xa0;%1&#xa0;» suit le texte.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
        <source>Show &amp;Log…</source>
        <translation>Afficher le &amp;journal…</translation>
    </message>
    <message>
        <source>&amp;About Nidus</source>
        <translation>À &amp;propos de Nidus</translation>
    </message>
</context>
<context>
    <name>nidus::ui::HiddenCharacters</name>
    <message>
        <source>With hidden characters shown: %1</source>
        <translation>Caractères cachés affichés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::HistoryPanel</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Cop&amp;y Lines</source>
        <translation>&amp;Copier les lignes</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>Compares the text on the right with that of another registration</source>
        <translation>Compare le texte de droite à celui d’un autre enregistrement</translation>
    </message>
    <message>
        <source>Creates a draft of the next version with the text on the left</source>
        <translation>Crée un brouillon de la version suivante avec le texte de gauche</translation>
    </message>
    <message numerus="yes">
        <source>%n review round(s)</source>
        <translation>
            <numerusform>%n tour de relecture</numerusform>
            <numerusform>%n tours de relecture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open comment(s)</source>
        <translation>
            <numerusform>%n commentaire ouvert</numerusform>
            <numerusform>%n commentaires ouverts</numerusform>
        </translation>
    </message>
    <message>
        <source>reminder on %1</source>
        <translation>rappel le %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Restore as New Draft</source>
        <translation>Restaurer comme nouveau brouillon</translation>
    </message>
    <message>
        <source>Another Registration…</source>
        <translation>Autre enregistrement…</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>propriétaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>assignee: %1</source>
        <translation>responsable&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, as saved</source>
        <translation>%1, tel qu’enregistré</translation>
    </message>
    <message>
        <source>%1, as created</source>
        <translation>%1, comme créé</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ImportDialog</name>
    <message>
        <source>is added with its history</source>
        <translation>est ajoutée avec son historique</translation>
    </message>
    <message>
        <source>becomes a new draft</source>
        <translation>devient un nouveau brouillon</translation>
    </message>
    <message>
        <source>is updated</source>
        <translation>est mise à jour</translation>
    </message>
    <message>
        <source>becomes a revision draft</source>
        <translation>devient un brouillon de révision</translation>
    </message>
    <message>
        <source>is unchanged; not imported</source>
        <translation>est inchangée&#xa0;; non importée</translation>
    </message>
    <message>
        <source>cannot be imported</source>
        <translation>ne peut pas être importée</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>probable</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>supposé</translation>
    </message>
    <message>
        <source>Backing up the registry…</source>
        <translation>Sauvegarde du registre…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importer %1</translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>Importer %n fichier</numerusform>
            <numerusform>Importer %n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) found.</source>
        <translation>
            <numerusform>%n fiche trouvée.</numerusform>
            <numerusform>%n fiches trouvées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to import:</source>
        <translation>
            <numerusform>%n à importer&#xa0;:</numerusform>
            <numerusform>%n à importer&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Format: %1.</source>
        <translation>Format&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Record or field</source>
        <translation>Fiche ou champ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certitude</translation>
    </message>
    <message>
        <source>Records to import</source>
        <translation>Fiches à importer</translation>
    </message>
    <message>
        <source>Full text of the row</source>
        <translation>Texte complet de la ligne</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message numerus="yes">
        <source>with %n sample(s) from the text</source>
        <translation>
            <numerusform>avec %n exemple du texte</numerusform>
            <numerusform>avec %n exemples du texte</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the grammar</source>
        <translation>Utiliser la grammaire</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Text that belongs to no field</source>
        <translation>Texte qui n’appartient à aucun champ</translation>
    </message>
    <message>
        <source>not imported: %1</source>
        <translation>non importé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (you can correct it here):</source>
        <translation>%1 (vous pouvez le corriger ici)&#xa0;:</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>is missing from the list; only its history changes</source>
        <translation>manque dans la liste&#xa0;; seul son historique change</translation>
    </message>
    <message>
        <source>Select a field to read all of its text.</source>
        <translation>Sélectionnez un champ pour lire tout son texte.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ListActions</name>
    <message>
        <source>New Subregistry…</source>
        <translation>Nouveau sous-registre…</translation>
    </message>
    <message>
        <source>Add Range…</source>
        <translation>Ajouter une plage…</translation>
    </message>
    <message>
        <source>Change Range…</source>
        <translation>Modifier la plage…</translation>
    </message>
    <message>
        <source>Split Range…</source>
        <translation>Diviser la plage…</translation>
    </message>
    <message>
        <source>Remove Range…</source>
        <translation>Supprimer la plage…</translation>
    </message>
    <message>
        <source>Export Entries…</source>
        <translation>Exporter les entrées…</translation>
    </message>
    <message>
        <source>Copy Map as Text</source>
        <translation>Copier la carte en texte</translation>
    </message>
    <message>
        <source>Undo Newest Change…</source>
        <translation>Annuler la dernière modification…</translation>
    </message>
    <message>
        <source>Import Entries…</source>
        <translation>Importer des entrées…</translation>
    </message>
    <message>
        <source>Paste Entries…</source>
        <translation>Coller des entrées…</translation>
    </message>
    <message>
        <source>The subregistry %1 was created.</source>
        <translation>Le sous-registre %1 a été créé.</translation>
    </message>
    <message>
        <source>Remove the range %1?</source>
        <translation>Supprimer la plage %1&#x202f;?</translation>
    </message>
    <message>
        <source>Its entries remain, but no range contains them.</source>
        <translation>Ses entrées sont conservées, mais n’appartiendront plus à aucune plage.</translation>
    </message>
    <message>
        <source>Remove Range</source>
        <translation>Supprimer la plage</translation>
    </message>
    <message>
        <source>Undo the newest change?</source>
        <translation>Annuler la dernière modification&#x202f;?</translation>
    </message>
    <message>
        <source>Undo Change</source>
        <translation>Défaire la modification</translation>
    </message>
    <message>
        <source>Import Entries</source>
        <translation>Importer des entrées</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Imported entries: %L1</source>
        <translation>Entrées importées&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Export Entries</source>
        <translation>Exporter les entrées</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Exported entries: %L1</source>
        <translation>Entrées exportées&#xa0;: %L1</translation>
    </message>
    <message>
        <source>If the answer was already sent, withdraw the values instead.</source>
        <translation>Si la réponse a déjà été envoyée, retirez plutôt les valeurs.</translation>
    </message>
    <message>
        <source>The history will keep both changes.</source>
        <translation>L’historique gardera les deux modifications.</translation>
    </message>
    <message>
        <source>Include private data?</source>
        <translation>Inclure les données confidentielles&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) have a contact or a private holder.</source>
        <translation>
            <numerusform>%Ln entrée a un contact ou un titulaire confidentiel.</numerusform>
            <numerusform>%Ln entrées ont un contact ou un titulaire confidentiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export without Private Data</source>
        <translation>Exporter sans les données confidentielles</translation>
    </message>
    <message>
        <source>Include Private Data</source>
        <translation>Inclure les données confidentielles</translation>
    </message>
    <message>
        <source>Request %1 was refused: %2</source>
        <translation>La demande %1 a été refusée&#xa0;: %2</translation>
    </message>
    <message>
        <source>It can then be answered again.</source>
        <translation>On pourra alors y répondre à nouveau.</translation>
    </message>
    <message>
        <source>Stored ranges: %1</source>
        <translation>Plages enregistrées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Removed range: %1</source>
        <translation>Plage supprimée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose a range first: in the list of ranges, or on the map.</source>
        <translation>Choisissez d’abord une plage, dans la liste des plages ou sur la carte.</translation>
    </message>
    <message>
        <source>The range %1 was stored.</source>
        <translation>La plage %1 a été enregistrée.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>Somebody changed the list in the meantime. Check the entries below, and import again.</source>
        <translation>Quelqu’un a modifié la liste entre-temps. Vérifiez les entrées ci-dessous et importez à nouveau.</translation>
    </message>
    <message>
        <source>Change Subregistry…</source>
        <translation>Modifier le sous-registre…</translation>
    </message>
    <message>
        <source>The subregistry %1 was changed.</source>
        <translation>Le sous-registre %1 a été modifié.</translation>
    </message>
    <message>
        <source>Lists (*.csv *.tsv *.xml *.json)</source>
        <translation>Listes (*.csv *.tsv *.xml *.json)</translation>
    </message>
    <message>
        <source>The subregistry never had an entry, so it is removed.</source>
        <translation>Le sous-registre n’a jamais eu d’entrée, il est donc supprimé.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::LogDialog</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>No errors since Nidus started.</source>
        <translation>Aucune erreur depuis le démarrage de Nidus.</translation>
    </message>
    <message>
        <source>Errors since Nidus started. Times are in UTC.</source>
        <translation>Erreurs depuis le démarrage de Nidus. Les heures sont en UTC.</translation>
    </message>
    <message>
        <source>&amp;Copy Log</source>
        <translation>&amp;Copier le journal</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MailActions</name>
    <message>
        <source>E&amp;mail Review…</source>
        <translation>Envo&amp;yer la relecture par courriel…</translation>
    </message>
    <message>
        <source>Email Re&amp;quest…</source>
        <translation>Envoyer la de&amp;mande par courriel…</translation>
    </message>
    <message>
        <source>Import Comments from Email…</source>
        <translation>Importer les commentaires d’un courriel…</translation>
    </message>
    <message>
        <source>mail send reply registrant</source>
        <translation>envoyer répondre déclarant</translation>
    </message>
    <message>
        <source>mail send IANA submission</source>
        <translation>envoyer IANA soumission</translation>
    </message>
    <message>
        <source>mail reply eml</source>
        <translation>répondre importer eml</translation>
    </message>
    <message>
        <source>Email Review</source>
        <translation>Envoyer la relecture par courriel</translation>
    </message>
    <message>
        <source>Review of a URN namespace</source>
        <translation>Relecture d’un espace de noms URN</translation>
    </message>
    <message>
        <source>Review of the URN namespace %1</source>
        <translation>Relecture de l’espace de noms URN %1</translation>
    </message>
    <message>
        <source>Email Request</source>
        <translation>Envoyer la demande par courriel</translation>
    </message>
    <message>
        <source>Save Email</source>
        <translation>Enregistrer le courriel</translation>
    </message>
    <message>
        <source>Email (*.eml)</source>
        <translation>Courriel (*.eml)</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>À&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cc: %1</source>
        <translation>Cc&#xa0;: %1</translation>
    </message>
    <message>
        <source>Subject: %1</source>
        <translation>Objet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remind &amp;by Email…</source>
        <translation>Envoyer un rappel à &amp;quelqu’un…</translation>
    </message>
    <message>
        <source>remind colleague owner assignee waiting follow up</source>
        <translation>rappeler relancer collègue propriétaire attribué attente</translation>
    </message>
    <message>
        <source>Email Reminder</source>
        <translation>Envoyer un rappel par courriel</translation>
    </message>
    <message>
        <source>Reminder: %1</source>
        <translation>Rappel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hello %1,

the draft “%2” is waiting for you. State: %3; last changed on %4.
</source>
        <translation>Bonjour %1,

le brouillon «&#xa0;%2&#xa0;» vous attend. État&#xa0;: %3&#xa0;; dernière modification le %4.
</translation>
    </message>
    <message>
        <source>Nothing was submitted.</source>
        <translation>Rien n’a été soumis.</translation>
    </message>
    <message>
        <source>Nothing was recorded.</source>
        <translation>Rien n’a été consigné.</translation>
    </message>
    <message>
        <source>“%1” waits for nobody in particular. Assign it to a person, then remind them.</source>
        <translation>«&#xa0;%1&#xa0;» n’attend personne en particulier. Attribuez-le à une personne, puis envoyez-lui un rappel.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MailAnswerDialog</name>
    <message>
        <source>Comments from Mail</source>
        <translation>Commentaires d’un courriel</translation>
    </message>
    <message>
        <source>Paste or drop the reply here, or open its file</source>
        <translation>Collez ou déposez la réponse ici, ou ouvrez son fichier</translation>
    </message>
    <message>
        <source>Mail text</source>
        <translation>Texte du courriel</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos de</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>&amp;Open Mail…</source>
        <translation>&amp;Ouvrir un courriel…</translation>
    </message>
    <message>
        <source>&amp;Add Comments</source>
        <translation>&amp;Ajouter les commentaires</translation>
    </message>
    <message>
        <source>No unquoted text yet. Paste a reply above.</source>
        <translation>Pas encore de texte non cité. Collez une réponse ci-dessus.</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s). Select those to keep permanently.</source>
        <translation>
            <numerusform>%n commentaire. Cochez-le pour le conserver définitivement.</numerusform>
            <numerusform>%n commentaires. Cochez ceux à conserver définitivement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) by %1. Select those to keep permanently.</source>
        <translation>
            <numerusform>%n commentaire de %1. Cochez-le pour le conserver définitivement.</numerusform>
            <numerusform>%n commentaires de %1. Cochez ceux à conserver définitivement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>%1 by mail:</source>
        <translation>%1 par courriel&#xa0;:</translation>
    </message>
    <message>
        <source>Open Mail</source>
        <translation>Ouvrir un courriel</translation>
    </message>
    <message>
        <source>Mail and text files (*.eml *.txt)</source>
        <translation>Courriels et fichiers texte (*.eml *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MailDialog</name>
    <message>
        <source>Email text</source>
        <translation>Texte du courriel</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;À&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;c:</source>
        <translation>C&amp;c&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Subject:</source>
        <translation>&amp;Objet&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Open in Email Program</source>
        <translation>Ouvrir dans la &amp;messagerie</translation>
    </message>
    <message>
        <source>Sa&amp;ve Email…</source>
        <translation>E&amp;nregistrer le courriel…</translation>
    </message>
    <message>
        <source>Co&amp;py Text</source>
        <translation>Cop&amp;ier le texte</translation>
    </message>
    <message>
        <source>The email is too long to pass to an email program. Save it as a file and open the file.</source>
        <translation>Le courriel est trop long pour être transmis à un logiciel de messagerie. Enregistrez-le dans un fichier et ouvrez ce fichier.</translation>
    </message>
    <message>
        <source>Could not start an email program. Save the email as a file, or copy its text.</source>
        <translation>Impossible de démarrer un logiciel de messagerie. Enregistrez le courriel dans un fichier ou copiez son texte.</translation>
    </message>
    <message>
        <source>Nidus itself sends nothing.</source>
        <translation>Nidus n’envoie rien lui-même.</translation>
    </message>
    <message>
        <source>If no email program opens, save the email as a file, or copy its text.</source>
        <translation>Si aucun programme de courriel ne s’ouvre, enregistrez le courriel dans un fichier ou copiez son texte.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MainWindow</name>
    <message>
        <source>T&amp;asks</source>
        <translation>&amp;Tâches</translation>
    </message>
    <message>
        <source>&amp;Registry</source>
        <translation>&amp;Registre</translation>
    </message>
    <message>
        <source>&amp;Check URNs</source>
        <translation>&amp;Contrôle d’URN</translation>
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
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Contrôle</translation>
    </message>
    <message>
        <source>Check One URN Against Every &amp;Namespace…</source>
        <translation>Contrôler un URN selon &amp;tous les espaces de noms…</translation>
    </message>
    <message>
        <source>Crash recovery is unavailable. Save often. %1</source>
        <translation>La récupération après un plantage n’est pas disponible. Enregistrez souvent. %1</translation>
    </message>
    <message>
        <source>This registry is only in memory. To keep it, choose File &gt; Save Registry As.</source>
        <translation>Ce registre n’est qu’en mémoire. Pour le conserver, choisissez Fichier &gt; Enregistrer le registre sous.</translation>
    </message>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1 (lecture seule)</translation>
    </message>
    <message>
        <source>Start Pa&amp;ge</source>
        <translation>Pag&amp;e d’accueil</translation>
    </message>
    <message>
        <source>registry in memory, nothing is kept</source>
        <translation>registre en mémoire, rien n’est conservé</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ManualWindow</name>
    <message>
        <source>Nidus Manual</source>
        <translation>Manuel de Nidus</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Page du manuel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>No section contains “%1”. Try fewer or other words.</source>
        <translation>Aucune section ne contient «&#xa0;%1&#xa0;». Essayez moins de mots, ou d’autres.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MatchDelegate</name>
    <message>
        <source>assigned to %1</source>
        <translation>responsable&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MessageBar</name>
    <message>
        <source>Show the last messages</source>
        <translation>Afficher les derniers messages</translation>
    </message>
    <message>
        <source>Last messages: %1</source>
        <translation>Derniers messages&#xa0;: %1</translation>
    </message>
    <message>
        <source>Last messages</source>
        <translation>Derniers messages</translation>
    </message>
    <message>
        <source>Remove the message</source>
        <translation>Retirer le message</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NamespaceModel</name>
    <message>
        <source>Registrant or match</source>
        <translation>Déclarant ou texte trouvé</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, notes: %3</source>
        <translation>Erreurs&#xa0;: %1, avertissements&#xa0;: %2, remarques&#xa0;: %3</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>no registrant</source>
        <translation>sans déclarant</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NamespaceTrialModel</name>
    <message>
        <source>No syntax rule; only the URN syntax was checked. %1</source>
        <translation>Aucune règle de syntaxe&#xa0;; seule la syntaxe des URN a été contrôlée. %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Navigation</name>
    <message>
        <source>&amp;Next Pane</source>
        <translation>Volet sui&amp;vant</translation>
    </message>
    <message>
        <source>Pre&amp;vious Pane</source>
        <translation>Volet &amp;précédent</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>Onglet s&amp;uivant</translation>
    </message>
    <message>
        <source>Previous Ta&amp;b</source>
        <translation>Onglet préc&amp;édent</translation>
    </message>
    <message>
        <source>Next &amp;in List</source>
        <translation>Ligne suiva&amp;nte de la liste</translation>
    </message>
    <message>
        <source>Previo&amp;us in List</source>
        <translation>Ligne précé&amp;dente de la liste</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NewSubregistryDialog</name>
    <message>
        <source>Ignore letter &amp;case</source>
        <translation>Ignorer la &amp;casse</translation>
    </message>
    <message>
        <source>A value that is not listed is only a &amp;warning</source>
        <translation>Une valeur absente de la liste n’est qu’un &amp;avertissement</translation>
    </message>
    <message>
        <source>New Subregistry of %1</source>
        <translation>Nouveau sous-registre de %1</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Such as objects or centers</source>
        <translation>Par exemple objets ou centres</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titre&#xa0;:</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Decimal numbers</source>
        <translation>Nombres décimaux</translation>
    </message>
    <message>
        <source>Hexadecimal numbers</source>
        <translation>Nombres hexadécimaux</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>&amp;Values:</source>
        <translation>&amp;Valeurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Parts of a value:</source>
        <translation>&amp;Parties d’une valeur&#xa0;:</translation>
    </message>
    <message>
        <source>One part, or names such as id,version</source>
        <translation>Une seule, ou des noms comme id,version</translation>
    </message>
    <message>
        <source>Rule of the &amp;label:</source>
        <translation>Règle du &amp;label&#xa0;:</translation>
    </message>
    <message>
        <source>If URNs name the range</source>
        <translation>Si les URN indiquent la plage</translation>
    </message>
    <message>
        <source>&amp;URN:</source>
        <translation>&amp;URN&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;olicy:</source>
        <translation>P&amp;olitique&#xa0;:</translation>
    </message>
    <message>
        <source>Such as First Come First Served</source>
        <translation>Par exemple First Come First Served</translation>
    </message>
    <message>
        <source>Create Subregistry</source>
        <translation>Créer le sous-registre</translation>
    </message>
    <message>
        <source>Enter one rule for each part of a value.</source>
        <translation>Saisissez une règle pour chaque partie d’une valeur.</translation>
    </message>
    <message>
        <source>G&amp;rammar rule of a value:</source>
        <translation>&amp;Règle de grammaire d’une valeur&#xa0;:</translation>
    </message>
    <message>
        <source>If checks of URNs should use the list, enter the names of the rules of the grammar (tab Syntax) that match a value:</source>
        <translation>Si la vérification des URN doit utiliser la liste, indiquez les noms des règles de la grammaire (onglet Syntaxe) qui correspondent à une valeur&#xa0;:</translation>
    </message>
    <message>
        <source>Name of the rule, or one for each part</source>
        <translation>Nom de la règle, ou un par partie</translation>
    </message>
    <message>
        <source>Ranges and entries can be added once the subregistry %1 is created.</source>
        <translation>Des plages et des entrées pourront être ajoutées une fois le sous-registre %1 créé.</translation>
    </message>
    <message>
        <source>Without a pattern, letters have no URN</source>
        <translation>Sans motif, les lettres n’ont pas d’URN</translation>
    </message>
    <message>
        <source>Fill in first: %1.</source>
        <translation>Remplissez d’abord&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Change Subregistry</source>
        <translation>Modifier le sous-registre</translation>
    </message>
    <message>
        <source>The ranges and entries remain. The history will keep the change.</source>
        <translation>Les plages et les entrées restent. L’historique gardera la modification.</translation>
    </message>
    <message>
        <source>Change Subregistry “%1” of %2</source>
        <translation>Modifier le sous-registre «&#xa0;%1&#xa0;» de %2</translation>
    </message>
    <message>
        <source>Nothing differs yet.</source>
        <translation>Aucune modification.</translation>
    </message>
    <message>
        <source>URNs in letters that were already sent do not change.</source>
        <translation>Les URN des lettres déjà envoyées ne changent pas.</translation>
    </message>
    <message>
        <source>Checks of URNs will no longer use the list.</source>
        <translation>Les contrôles d’URN n’utiliseront plus la liste.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NumberMap</name>
    <message>
        <source>Map of the numbers</source>
        <translation>Carte des numéros</translation>
    </message>
    <message>
        <source>In view: %1</source>
        <translation>Visible&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::OpenErrorPanel</name>
    <message>
        <source>Open Built-in Namespaces in Memory</source>
        <translation>Ouvrir en mémoire les espaces de noms intégrés</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OpeningNotices</name>
    <message numerus="yes">
        <source>%n draft(s) due for follow-up: %1</source>
        <translation>
            <numerusform>%n brouillon à relancer&#xa0;: %1</numerusform>
            <numerusform>%n brouillons à relancer&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Draft</source>
        <translation>Afficher le brouillon</translation>
    </message>
    <message>
        <source>This registry is read-only. To change a copy of it, choose File &gt; Save Registry As.</source>
        <translation>Ce registre est en lecture seule. Pour en modifier une copie, choisissez Fichier &gt; Enregistrer le registre sous.</translation>
    </message>
    <message>
        <source>Verify Registry</source>
        <translation>Vérifier le registre</translation>
    </message>
    <message>
        <source>this registry</source>
        <translation>ce registre</translation>
    </message>
    <message>
        <source>This registry</source>
        <translation>Ce registre</translation>
    </message>
    <message>
        <source>Save Registry As…</source>
        <translation>Enregistrer le registre sous…</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OptionBar</name>
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
        <source>Each URN&apos;s own namespace</source>
        <translation>L’espace de noms propre à chaque URN</translation>
    </message>
    <message>
        <source>Syntax only</source>
        <translation>La syntaxe seule</translation>
    </message>
    <message>
        <source>One namespace:</source>
        <translation>Un espace de noms&#xa0;:</translation>
    </message>
    <message>
        <source>What each URN is checked against, in addition to the syntax of the RFC.</source>
        <translation>Ce selon quoi chaque URN est contrôlé, en plus de la syntaxe de la RFC.</translation>
    </message>
    <message>
        <source>RFC 8141 (2017) is current; it replaced RFC 2141 (1997).</source>
        <translation>La RFC 8141 (2017) est en vigueur&#xa0;; elle a remplacé la RFC 2141 (1997).</translation>
    </message>
    <message>
        <source>For prose, HTML, or logs: checks every URN in the text. Otherwise each line is one URN.</source>
        <translation>Pour de la prose, du HTML ou des fichiers journaux&#xa0;: contrôle chaque URN du texte. Sinon, chaque ligne est un URN.</translation>
    </message>
    <message>
        <source>Find URNs in running text</source>
        <translation>Trouver les URN dans un texte suivi</translation>
    </message>
    <message>
        <source>A registered namespace, or a draft with a syntax rule.</source>
        <translation>Un espace de noms inscrit, ou un brouillon avec une règle de syntaxe.</translation>
    </message>
    <message>
        <source>Member “%1”</source>
        <translation>Membre «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Column “%1”</source>
        <translation>Colonne «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>URNs in</source>
        <translation>URN dans</translation>
    </message>
    <message>
        <source>Which text of each row is the URN. The file has columns or members.</source>
        <translation>Quel texte de chaque ligne est l’URN. Le fichier a des colonnes ou des membres.</translation>
    </message>
    <message>
        <source>Whole lines</source>
        <extracomment>the whole of each line is a URN</extracomment>
        <translation>Lignes entières</translation>
    </message>
    <message>
        <source>Running text</source>
        <translation>Texte suivi</translation>
    </message>
    <message>
        <source>Include drafts</source>
        <translation>Inclure les brouillons</translation>
    </message>
    <message>
        <source>Checks the names of a NID that only a draft has against the rule of the draft, as it is saved.</source>
        <translation>Contrôle les noms d’un NID que seul un brouillon a selon la règle de ce brouillon, telle qu’elle est enregistrée.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OrderDialog</name>
    <message numerus="yes">
        <source>Transfer %n Entries</source>
        <translation>
            <numerusform>Transférer %n entrée</numerusform>
            <numerusform>Transférer %n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deprecate %n Entries</source>
        <translation>
            <numerusform>Déclarer %n entrée obsolète</numerusform>
            <numerusform>Déclarer %n entrées obsolètes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retire %n Entries</source>
        <translation>
            <numerusform>Mettre %n entrée hors service</numerusform>
            <numerusform>Mettre %n entrées hors service</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n Entries</source>
        <translation>
            <numerusform>Libérer %n entrée</numerusform>
            <numerusform>Libérer %n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n Entries</source>
        <translation>
            <numerusform>Retirer %n entrée</numerusform>
            <numerusform>Retirer %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign Values</source>
        <translation>Attribuer des valeurs</translation>
    </message>
    <message>
        <source>Reserve Values</source>
        <translation>Réserver des valeurs</translation>
    </message>
    <message>
        <source>Split Block</source>
        <translation>Diviser le bloc</translation>
    </message>
    <message>
        <source>Merge Entries</source>
        <translation>Fusionner les entrées</translation>
    </message>
    <message>
        <source>Transfer Values</source>
        <translation>Transférer des valeurs</translation>
    </message>
    <message>
        <source>Deprecate Values</source>
        <translation>Déclarer des valeurs obsolètes</translation>
    </message>
    <message>
        <source>Retire Values</source>
        <translation>Mettre des valeurs hors service</translation>
    </message>
    <message>
        <source>Release Values</source>
        <translation>Libérer des valeurs</translation>
    </message>
    <message>
        <source>Withdraw Values</source>
        <translation>Retirer des valeurs</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Attribuer</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserver</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Transférer</translation>
    </message>
    <message>
        <source>Deprecate</source>
        <translation>Déclarer obsolète</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Mettre hors service</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>&amp;Range:</source>
        <translation>&amp;Plage&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Value or block:</source>
        <translation>&amp;Valeur ou bloc&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Valeur&#xa0;:</translation>
    </message>
    <message>
        <source>Second part &amp;begins at:</source>
        <translation>La seconde partie co&amp;mmence à&#xa0;:</translation>
    </message>
    <message>
        <source>New &amp;holder:</source>
        <translation>Nouveau &amp;titulaire&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Holder:</source>
        <translation>&amp;Titulaire&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Holder of the first part:</source>
        <translation>&amp;Titulaire de la première partie&#xa0;:</translation>
    </message>
    <message>
        <source>H&amp;older of the second part:</source>
        <translation>T&amp;itulaire de la seconde partie&#xa0;:</translation>
    </message>
    <message>
        <source>On b&amp;ehalf of:</source>
        <translation>Pour le compt&amp;e de&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Kind of asker:</source>
        <translation>Sorte &amp;de demandeur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Contact:</source>
        <translation>&amp;Contact&#xa0;:</translation>
    </message>
    <message>
        <source>Re&amp;ference:</source>
        <translation>Ré&amp;férence&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Superseded by:</source>
        <translation>Remplacé &amp;par&#xa0;:</translation>
    </message>
    <message>
        <source>Re&amp;quest ID:</source>
        <translation>Numé&amp;ro de la demande&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>D&amp;ate&#xa0;:</translation>
    </message>
    <message>
        <source>Keep the holder &amp;private</source>
        <translation>Ne pas pu&amp;blier le titulaire</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>AAAA-MM-JJ</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>multiple of </source>
        <translation>multiple de </translation>
    </message>
    <message>
        <source>also in &amp;gaps</source>
        <translation>aussi dans les intervalles &amp;libres</translation>
    </message>
    <message>
        <source>Then show the ans&amp;wer letter</source>
        <translation>Montrer en&amp;suite la lettre de réponse</translation>
    </message>
    <message>
        <source>Choose a range, or enter a value.</source>
        <translation>Choisissez une plage ou saisissez une valeur.</translation>
    </message>
    <message>
        <source>%L1 numbers</source>
        <translation>%L1 numéros</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>plage %1</translation>
    </message>
    <message>
        <source>Con&amp;tact of the first part:</source>
        <translation>&amp;Contact de la première partie&#xa0;:</translation>
    </message>
    <message>
        <source>Contact o&amp;f the second part:</source>
        <translation>Contact de la seconde &amp;partie&#xa0;:</translation>
    </message>
    <message>
        <source>Such as: %1</source>
        <translation>Par exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Note (public):</source>
        <translation>&amp;Note (publique)&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Note for the history:</source>
        <translation>&amp;Note pour l’historique&#xa0;:</translation>
    </message>
    <message>
        <source>To the pool: the values may be &amp;assigned again</source>
        <translation>Les valeurs sont de nouveau libres et peuvent être attri&amp;buées</translation>
    </message>
    <message>
        <source>The range of the value</source>
        <translation>La plage de la valeur</translation>
    </message>
    <message>
        <source>Number or block</source>
        <translation>Numéro ou bloc</translation>
    </message>
    <message>
        <source>These values are assigned. If they are in use, retire them instead.</source>
        <translation>Ces valeurs sont attribuées. Si elles sont utilisées, mettez-les plutôt hors service.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Nombre de valeurs</translation>
    </message>
    <message>
        <source>Fill in first: %1.</source>
        <translation>Remplissez d’abord&#xa0;: %1.</translation>
    </message>
    <message>
        <source>How &amp;many:</source>
        <translation>No&amp;mbre de valeurs&#xa0;:</translation>
    </message>
    <message>
        <source>Value %1 will be assigned.</source>
        <translation>La valeur %1 sera attribuée.</translation>
    </message>
    <message>
        <source>Values %1 will be assigned.</source>
        <translation>Les valeurs %1 seront attribuées.</translation>
    </message>
    <message>
        <source>Value %1 will be reserved.</source>
        <translation>La valeur %1 sera réservée.</translation>
    </message>
    <message>
        <source>Values %1 will be reserved.</source>
        <translation>Les valeurs %1 seront réservées.</translation>
    </message>
    <message>
        <source>The second part must begin after %1.</source>
        <translation>La seconde partie doit commencer après %1.</translation>
    </message>
    <message>
        <source>Assigned values: %1. If they are in use, retire them instead.</source>
        <translation>Valeurs attribuées&#xa0;: %1. Si elles sont utilisées, mettez-les plutôt hors service.</translation>
    </message>
    <message>
        <source>If empty: the next values</source>
        <translation>Si vide&#xa0;: les valeurs suivantes</translation>
    </message>
    <message>
        <source>Va&amp;lid until:</source>
        <translation>Valable &amp;jusqu’au&#xa0;:</translation>
    </message>
    <message>
        <source>“%1” is not inside the block %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas à l’intérieur du bloc %2.</translation>
    </message>
    <message>
        <source>the check box “%1” (%2)</source>
        <extracomment>%1 is the text of the check box, %2 its key</extracomment>
        <translation>la case «&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) become one.</source>
        <translation>
            <numerusform>%Ln entrée reste seule.</numerusform>
            <numerusform>%Ln entrées deviennent une seule.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>n’importe quel numéro</translation>
    </message>
    <message>
        <source>Begin&amp;s at:</source>
        <translation>À part&amp;ir de&#xa0;:</translation>
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
        <translation>%1&#xa0;: absent du fichier importé</translation>
    </message>
    <message>
        <source>%1: %2 of the imported file</source>
        <translation>%1&#xa0;: %2 du fichier importé</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OtherEditorsNotice</name>
    <message>
        <source>“%1” is also open elsewhere: %2. If both of you save, you can merge the edits field by field.</source>
        <extracomment>%1 is a NID, %2 names of people</extracomment>
        <translation>«&#xa0;%1&#xa0;» est aussi ouvert ailleurs&#xa0;: %2. Si vous enregistrez tous deux, vous pouvez fusionner les modifications champ par champ.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PageBar</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, page %2 sur %3</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PaneActions</name>
    <message>
        <source>&amp;Findings</source>
        <translation>C&amp;onstats</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Re&amp;lecture</translation>
    </message>
    <message>
        <source>&amp;Original</source>
        <translation>Ori&amp;ginal</translation>
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
        <translation>PC&amp;RE2 (PHP et autres)</translation>
    </message>
    <message>
        <source>RE&amp;2 and Go</source>
        <translation>RE&amp;2 et Go</translation>
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
        <translation>&amp;Copier comme expression régulière</translation>
    </message>
    <message>
        <source>&amp;Only the NSS</source>
        <translation>&amp;Seulement le NSS</translation>
    </message>
    <message>
        <source>Copy a pattern that is proven equal to the grammar</source>
        <translation>Copier un motif dont l’égalité avec la grammaire est prouvée</translation>
    </message>
    <message>
        <source>Nothing was copied. %1</source>
        <translation>Rien n’a été copié. %1</translation>
    </message>
    <message>
        <source>Copied a pattern for the NSS, proven equal to the grammar.</source>
        <translation>Un motif pour le NSS, dont l’égalité avec la grammaire est prouvée, a été copié.</translation>
    </message>
    <message>
        <source>Copied a pattern for URNs, proven equal to the grammar.</source>
        <translation>Un motif pour les URN, dont l’égalité avec la grammaire est prouvée, a été copié.</translation>
    </message>
    <message>
        <source>Copy Regex</source>
        <translation>Copier la regex</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Preferences</name>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Invalid settings, defaults used instead: %1.</source>
        <translation>Réglages non valides, remplacés par les valeurs par défaut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Restart Nidus to change the language.</source>
        <translation>Redémarrez Nidus pour changer de langue.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Your changes are recorded as “%1”. Set your name and mail address in the preferences.</source>
        <translation>Vos modifications sont enregistrées sous «&#xa0;%1&#xa0;». Indiquez votre nom et votre adresse électronique dans les préférences.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Preferences file</source>
        <translation>Fichier des préférences</translation>
    </message>
    <message>
        <source>Save Preferences</source>
        <translation>Enregistrer les préférences</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Personne</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Mail address:</source>
        <translation>Adresse électr&amp;onique&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Workflow</source>
        <translation>&amp;Flux de travail</translation>
    </message>
    <message>
        <source>&amp;Days until a reminder:</source>
        <translation>&amp;Jours avant un rappel&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Backups to keep:</source>
        <translation>&amp;Sauvegardes à conserver&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Second daily backup in:</source>
        <translation>S&amp;econde sauvegarde quotidienne dans&#xa0;:</translation>
    </message>
    <message>
        <source>No second backup</source>
        <translation>Pas de seconde sauvegarde</translation>
    </message>
    <message>
        <source>&amp;Lint profile:</source>
        <translation>Profil de &amp;lint&#xa0;:</translation>
    </message>
    <message>
        <source>By state of the draft</source>
        <translation>Selon l’état du brouillon</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Submission to IANA</source>
        <translation>Soumission à l’IANA</translation>
    </message>
    <message>
        <source>S&amp;tart page:</source>
        <translation>Page de &amp;démarrage&#xa0;:</translation>
    </message>
    <message>
        <source>Tasks, if there are any</source>
        <translation>Tâches, s’il y en a</translation>
    </message>
    <message>
        <source>Last page shown</source>
        <translation>Dernière page affichée</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Check URNs</source>
        <translation>Contrôle d’URN</translation>
    </message>
    <message>
        <source>M&amp;ail</source>
        <translation>&amp;Courriel</translation>
    </message>
    <message>
        <source>&amp;Review list:</source>
        <translation>Liste de &amp;relecture&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;IANA:</source>
        <translation>&amp;IANA&#xa0;:</translation>
    </message>
    <message>
        <source>Registration requests go to IANA, with a copy to the review list.</source>
        <translation>Les demandes d’enregistrement sont adressées à l’IANA, avec copie à la liste de relecture.</translation>
    </message>
    <message>
        <source>App&amp;earance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>Lan&amp;gue&#xa0;:</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>T&amp;hème&#xa0;:</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <translation>Police du te&amp;xte&#xa0;:</translation>
    </message>
    <message>
        <source>Grammar f&amp;ont:</source>
        <translation>P&amp;olice des grammaires&#xa0;:</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>&amp;Taille du texte&#xa0;:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation>&#xa0;pt</translation>
    </message>
    <message>
        <source>G&amp;rammar size:</source>
        <translation>Taille des g&amp;rammaires&#xa0;:</translation>
    </message>
    <message>
        <source>Same as text</source>
        <translation>Comme le texte</translation>
    </message>
    <message>
        <source>Choose Folder</source>
        <translation>Choisir un dossier</translation>
    </message>
    <message>
        <source>Not a valid mail address: %1</source>
        <translation>Adresse électronique non valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not a valid value: %1</source>
        <translation>Valeur non valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Settings file: %1</source>
        <translation>Fichier des réglages&#xa0;: %1</translation>
    </message>
    <message>
        <source>Both are recorded in the history with each of your changes in the window; nidus-cli records your user name, or the name in --by. Without a name, your user name is recorded here, too.</source>
        <translation>Les deux sont inscrits dans l’historique avec chacune de vos modifications dans la fenêtre&#xa0;; nidus-cli inscrit votre nom d’utilisateur, ou le nom donné par --by. Sans nom, votre nom d’utilisateur est inscrit ici aussi.</translation>
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
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>A PDF has the content of the HTML page. To preview its pages, choose File &gt; Print.</source>
        <translation>Un PDF a le contenu de la page HTML. Pour un aperçu de ses pages, choisissez Fichier &gt; Imprimer.</translation>
    </message>
    <message>
        <source>Only the beginning is shown. Full size: %1.</source>
        <translation>Seul le début est affiché. Taille totale&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format&#xa0;:</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ProcessActions</name>
    <message>
        <source>Submit for Re&amp;view…</source>
        <translation>Soum&amp;ettre pour relecture…</translation>
    </message>
    <message>
        <source>&amp;Approve…</source>
        <translation>&amp;Approuver…</translation>
    </message>
    <message>
        <source>Mark as Sen&amp;t to IANA…</source>
        <translation>Marquer comme transmis à l’IA&amp;NA…</translation>
    </message>
    <message>
        <source>Re&amp;gister…</source>
        <translation>Inscrire au re&amp;gistre…</translation>
    </message>
    <message>
        <source>Ret&amp;urn to Draft…</source>
        <translation>Remettre en &amp;brouillon…</translation>
    </message>
    <message>
        <source>&amp;Withdraw Registration…</source>
        <translation>Re&amp;tirer l’enregistrement…</translation>
    </message>
    <message>
        <source>Re&amp;cord Document…</source>
        <translation>Consigner un &amp;document…</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>A&amp;jouter un commentaire</translation>
    </message>
    <message>
        <source>Set Remi&amp;nder…</source>
        <translation>Pr&amp;ogrammer un rappel…</translation>
    </message>
    <message>
        <source>&amp;List Changes in Revision Information</source>
        <translation>Énumérer &amp;les changements dans les informations de révision</translation>
    </message>
    <message>
        <source>put send reviewer mail email</source>
        <translation>soumettre envoyer relecteur courriel</translation>
    </message>
    <message>
        <source>accept agree</source>
        <translation>accepter accord</translation>
    </message>
    <message>
        <source>hand forward submit request</source>
        <translation>transmettre envoyer soumettre demande</translation>
    </message>
    <message>
        <source>take back reopen undo withdraw edit again</source>
        <translation>reprendre annuler retirer modifier de nouveau</translation>
    </message>
    <message>
        <source>answer reply remark note objection</source>
        <translation>réponse répondre remarque note objection</translation>
    </message>
    <message>
        <source>due date deadline follow up</source>
        <translation>échéance date délai relancer</translation>
    </message>
    <message>
        <source>ticket mail email evidence report decision</source>
        <translation>ticket courriel preuve rapport décision</translation>
    </message>
    <message>
        <source>Submit for Review</source>
        <translation>Soumettre pour relecture</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Note&#xa0;:</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Approuver</translation>
    </message>
    <message>
        <source>Mark as Sent to IANA</source>
        <translation>Marquer comme transmis à l’IANA</translation>
    </message>
    <message>
        <source>Register This Informal Namespace</source>
        <translation>Inscrire cet espace de noms informel</translation>
    </message>
    <message>
        <source>Register “%1”</source>
        <translation>Inscrire «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The next free number is assigned.</source>
        <translation>Le prochain numéro libre est attribué.</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Inscrire</translation>
    </message>
    <message>
        <source>A newer version was registered after this revision was started. Nothing was overwritten.</source>
        <translation>Une version plus récente a été inscrite après le début de cette révision. Rien n’a été écrasé.</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Fusionner…</translation>
    </message>
    <message>
        <source>Re&amp;placed by:</source>
        <translation>Rem&amp;placé par&#xa0;:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>“%1” was withdrawn.</source>
        <translation>«&#xa0;%1&#xa0;» a été retiré.</translation>
    </message>
    <message>
        <source>Withdraw “%1”</source>
        <translation>Retirer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The NID is never assigned again, and URNs already assigned keep their meaning.</source>
        <translation>Le NID n’est jamais réattribué, et les URN déjà attribués gardent leur sens.</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Raison&#xa0;:</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Return to Draft</source>
        <translation>Remettre en brouillon</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Raison&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Document:</source>
        <translation>&amp;Document&#xa0;:</translation>
    </message>
    <message>
        <source>Document recorded.</source>
        <translation>Document consigné.</translation>
    </message>
    <message>
        <source>Record Document</source>
        <translation>Consigner un document</translation>
    </message>
    <message>
        <source>A namespace for a standard requires the Expert Review report and the direction of the approving body (RFC 8141 section 6.2). The fast track requires a record of who recognized the body, and the specification (section 6.3).</source>
        <translation>Un espace de noms destiné à une norme exige le rapport d’examen d’expert et l’instruction de l’organisme d’approbation (RFC 8141, section 6.2). La procédure accélérée exige un document indiquant qui a reconnu l’organisme, et la spécification (section 6.3).</translation>
    </message>
    <message>
        <source>The old version was copied to a new draft.</source>
        <translation>L’ancienne version a été copiée dans un nouveau brouillon.</translation>
    </message>
    <message>
        <source>&amp;Reinstate Registration…</source>
        <translation>&amp;Rétablir l’enregistrement…</translation>
    </message>
    <message>
        <source>Reinstate “%1”</source>
        <translation>Rétablir «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The namespace is registered again, and no longer withdrawn.</source>
        <translation>L’espace de noms est de nouveau inscrit, et n’est plus retiré.</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>“%1” is registered again.</source>
        <translation>«&#xa0;%1&#xa0;» est de nouveau inscrit.</translation>
    </message>
    <message numerus="yes">
        <source>The draft will be in review. Nidus itself sends nothing. A reminder will be due in %n day(s).</source>
        <translation>
            <numerusform>Le brouillon sera en relecture. Nidus n’envoie rien lui-même. Un rappel est prévu dans %n jour.</numerusform>
            <numerusform>Le brouillon sera en relecture. Nidus n’envoie rien lui-même. Un rappel est prévu dans %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Submit Only</source>
        <translation>Soumettre seulement</translation>
    </message>
    <message>
        <source>Open in Email Program and Submit</source>
        <translation>Ouvrir dans la messagerie et soumettre</translation>
    </message>
    <message>
        <source>Mark Only</source>
        <translation>Marquer seulement</translation>
    </message>
    <message>
        <source>Open in Email Program and Mark</source>
        <translation>Ouvrir dans la messagerie et marquer</translation>
    </message>
    <message>
        <source>Take Next Step</source>
        <translation>Passer à l’étape suivante</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n requirement(s))</source>
        <extracomment>%1 is a step such as &quot;Register...&quot;, %n the number of requirements before it</extracomment>
        <translation>
            <numerusform>%1 (%n condition)</numerusform>
            <numerusform>%1 (%n conditions)</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no next step here.</source>
        <translation>Il n’y a pas d’étape suivante ici.</translation>
    </message>
    <message>
        <source>The step “%1” failed for %2.</source>
        <extracomment>%1 is a step such as &quot;Submit for Review&quot;, %2 a draft or a registration</extracomment>
        <translation>L’étape «&#xa0;%1&#xa0;» a échoué pour %2.</translation>
    </message>
    <message>
        <source>Could not copy version %1 of %2.</source>
        <translation>Impossible de copier la version %1 de %2.</translation>
    </message>
    <message>
        <source>Nobody has approved this draft.</source>
        <translation>Personne n’a approuvé ce brouillon.</translation>
    </message>
    <message>
        <source>Days until Tasks lists this draft as overdue for everybody (0 for never). Nidus sends no email.</source>
        <translation>Jours avant que la page Tâches affiche ce brouillon en retard pour tous (0 pour jamais). Nidus n’envoie aucun courriel.</translation>
    </message>
    <message>
        <source>The history will record the registration; Nidus itself contacts nobody. A registered version stays as it is: a later change becomes a new version.</source>
        <translation>L’historique consignera l’inscription&#xa0;; Nidus ne contacte personne. Une version inscrite reste telle quelle&#xa0;: une modification ultérieure devient une nouvelle version.</translation>
    </message>
    <message>
        <source>Revision Information will be: “%1”</source>
        <translation>Informations de révision&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The template says version %1; this registry, which does not have the earlier ones, counts it as version 1.</source>
        <translation>Le formulaire indique la version %1&#xa0;; ce registre, qui n’a pas les précédentes, la compte comme version 1.</translation>
    </message>
    <message>
        <source>The history will record that the Designated Experts approve this draft. Only registry staff do this; applicants wait for answers from %1.</source>
        <translation>L’historique consignera que les experts désignés (Designated Experts) approuvent ce brouillon. Seul le personnel d’un registre le fait&#xa0;; les demandeurs attendent les réponses de %1.</translation>
    </message>
    <message>
        <source>Take this step when IANA has confirmed the registration.</source>
        <translation>Effectuez cette étape lorsque l’IANA a confirmé l’enregistrement.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet. The dialog lists them.</source>
        <translation>
            <numerusform>%n condition n’est pas encore remplie. La boîte de dialogue l’indique.</numerusform>
            <numerusform>%n conditions ne sont pas encore remplies. La boîte de dialogue les indique.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. Registered in this registry as %1, version %2. Nidus itself informed nobody.</source>
        <translation>Modifications enregistrées. Inscrit dans ce registre sous le nom %1, version %2. Nidus n’a lui-même informé personne.</translation>
    </message>
    <message>
        <source>The history will record that the request was sent to IANA. Nidus itself sends nothing: send the email first. Once IANA has opened a ticket, enter its web address as the link, here or when you register.</source>
        <translation>L’historique indiquera que la demande a été transmise à l’IANA. Nidus n’envoie rien lui-même&#xa0;: envoyez d’abord le courriel. Quand l’IANA aura ouvert un ticket, indiquez son adresse web dans «&#xa0;Lien&#xa0;», ici ou lors de l’inscription.</translation>
    </message>
    <message>
        <source>Returned to draft. Its owner submits it for review again.</source>
        <translation>Remis en brouillon. Son propriétaire le soumet de nouveau à la relecture.</translation>
    </message>
    <message>
        <source>Its owner acts next and submits it again. Nobody is assigned to it then.</source>
        <translation>C’est à son propriétaire d’agir et de le soumettre à nouveau. Il n’est alors plus attribué à personne.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ProgressStrip</name>
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
    <message>
        <source>Time: %1 s</source>
        <translation>Durée&#xa0;: %1 s</translation>
    </message>
</context>
<context>
    <name>nidus::ui::QuestionBox</name>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>Shows the related part of the template</source>
        <translation>Montre la partie correspondante du formulaire</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Record Answer</source>
        <translation>Consigner la réponse</translation>
    </message>
    <message>
        <source>Withdraw Answer</source>
        <translation>Retirer la réponse</translation>
    </message>
    <message>
        <source>Answered without a text.</source>
        <translation>Répondu sans texte.</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Your answer, or what the problem is</source>
        <translation>Votre réponse, ou quel est le problème</translation>
    </message>
    <message>
        <source>No Problem</source>
        <translation>Pas de problème</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Adds a comment. Until it is resolved and the question is answered, approval asks for a reason.</source>
        <translation>Ajoute un commentaire. L’approbation demande un motif tant que le commentaire n’est pas réglé ou que la question reste sans réponse.</translation>
    </message>
    <message>
        <source>No problem</source>
        <translation>Pas de problème</translation>
    </message>
    <message>
        <source>Question %1 of %2: %3</source>
        <translation>Question %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, question %2</source>
        <extracomment>%1 is an answer or what to do with it, %2 the number of a question</extracomment>
        <translation>%1, question %2</translation>
    </message>
    <message>
        <source>Show %1</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>Montrer %1</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <extracomment>%1 is a question of the review</extracomment>
        <translation>Problème&#xa0;: %1</translation>
    </message>
    <message>
        <source>Describe the problem first.</source>
        <translation>Décrivez d’abord le problème.</translation>
    </message>
    <message>
        <source>Problem not resolved: %1</source>
        <translation>Problème non réglé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RangeDialog</name>
    <message>
        <source>Entries that no single range contains now: %L1 (%2)</source>
        <translation>Entrées qu’aucune plage ne contient désormais&#xa0;: %L1 (%2)</translation>
    </message>
    <message>
        <source>Add Range</source>
        <translation>Ajouter une plage</translation>
    </message>
    <message>
        <source>Change Range</source>
        <translation>Modifier la plage</translation>
    </message>
    <message>
        <source>Split Range</source>
        <translation>Diviser la plage</translation>
    </message>
    <message>
        <source>&amp;Name of the second part:</source>
        <translation>&amp;Nom de la seconde partie&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Second part &amp;begins at:</source>
        <translation>La seconde partie &amp;commence à&#xa0;:</translation>
    </message>
    <message>
        <source>Num&amp;bers (from-to):</source>
        <translation>Numé&amp;ros (de-à)&#xa0;:</translation>
    </message>
    <message>
        <source>Words (prefi&amp;x*):</source>
        <translation>Mots (préfi&amp;xe*)&#xa0;:</translation>
    </message>
    <message>
        <source>L&amp;abel in URNs:</source>
        <translation>L&amp;abel dans les URN&#xa0;:</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>&amp;State:</source>
        <translation>&amp;État&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Who may ask:</source>
        <translation>&amp;Qui peut demander&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Largest block:</source>
        <translation>Plus &amp;grand bloc&#xa0;:</translation>
    </message>
    <message>
        <source>Any size</source>
        <translation>Toutes les tailles</translation>
    </message>
    <message>
        <source>&amp;Policy:</source>
        <translation>&amp;Politique&#xa0;:</translation>
    </message>
    <message>
        <source>There is a range with this name already.</source>
        <translation>Une plage porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>N’importe qui</translation>
    </message>
    <message>
        <source>No&amp;te for the history:</source>
        <translation>No&amp;te pour l’historique&#xa0;:</translation>
    </message>
    <message>
        <source>A request that names no kind of asker is not refused.</source>
        <translation>Une demande qui n’indique aucune sorte de demandeur n’est pas refusée.</translation>
    </message>
    <message>
        <source>A kind of asker, such as members, or several. A request that names another kind is refused.</source>
        <translation>Une sorte de demandeur, par exemple «&#xa0;members&#xa0;», ou plusieurs. Une demande qui en indique une autre est refusée.</translation>
    </message>
    <message>
        <source>Also refuse re&amp;quests that name no kind of asker</source>
        <translation>Refuser aussi les demandes qui n’indiquent aucune &amp;sorte de demandeur</translation>
    </message>
    <message>
        <source>Fill in first: %1.</source>
        <translation>Remplissez d’abord&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The second part must begin after %1.</source>
        <translation>La seconde partie doit commencer après %1.</translation>
    </message>
    <message>
        <source>Nothing differs yet.</source>
        <translation>Aucune modification.</translation>
    </message>
    <message>
        <source>“%1” is not inside the range %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas à l’intérieur de la plage %2.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ReasonView</name>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Remaining</source>
        <translation>Restants</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Corrigés</translation>
    </message>
    <message>
        <source>Changes by reason</source>
        <translation>Changements par raison</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Disparus</translation>
    </message>
    <message>
        <source>Press Return or double-click to show the lines of a row</source>
        <translation>Appuyez sur Entrée ou double-cliquez pour montrer les lignes d’une rangée</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecentFiles</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecordFacts</name>
    <message>
        <source>Registry record</source>
        <translation>Fiche du registre</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>non publié</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Last updated</source>
        <translation>Dernière mise à jour</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Formulaire</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecoveryDialog</name>
    <message>
        <source>Recovered Edits</source>
        <translation>Modifications récupérées</translation>
    </message>
    <message>
        <source>These edits were not saved or were discarded when Nidus ended. Compare them with the saved text and choose for each draft. Edits that you choose appear in the form, where you can save them.</source>
        <translation>Ces modifications n’ont pas été enregistrées ou ont été abandonnées à l’arrêt de Nidus. Comparez-les au texte enregistré et choisissez pour chaque brouillon. Les modifications choisies apparaissent dans le formulaire, où vous pouvez les enregistrer.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Edited (UTC)</source>
        <translation>Modifié (UTC)</translation>
    </message>
    <message>
        <source>Saved text</source>
        <translation>Texte enregistré</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>an older text</source>
        <translation>un texte plus ancien</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Recovered edits</source>
        <translation>Modifications récupérées</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Text to use for %1</source>
        <translation>Texte à utiliser pour %1</translation>
    </message>
    <message>
        <source>Decide &amp;Later</source>
        <translation>Décider plus &amp;tard</translation>
    </message>
    <message>
        <source>&amp;Apply Choices</source>
        <translation>&amp;Appliquer les choix</translation>
    </message>
    <message>
        <source>The recovered text is identical to the saved text.</source>
        <translation>Le texte récupéré est identique au texte enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>The recovered text differs from the saved text in %n place(s).</source>
        <translation>
            <numerusform>Le texte récupéré diffère du texte enregistré à %n endroit.</numerusform>
            <numerusform>Le texte récupéré diffère du texte enregistré à %n endroits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecoveryOffer</name>
    <message>
        <source>Could not read edits that were unsaved when Nidus ended. They are kept in %1.</source>
        <translation>Des modifications non enregistrées à l’arrêt de Nidus n’ont pas pu être lues. Elles sont conservées dans %1.</translation>
    </message>
    <message>
        <source>Use Recovered Edits</source>
        <translation>Utiliser les modifications récupérées</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RefreshActions</name>
    <message>
        <source>Re&amp;fresh from List…</source>
        <translation>Actualiser depuis une &amp;liste…</translation>
    </message>
    <message>
        <source>update iana upstream list compare</source>
        <translation>mettre à jour iana liste origine comparer</translation>
    </message>
    <message>
        <source>Refresh from List</source>
        <translation>Actualiser depuis une liste</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Lists (*.xml *.json *.csv *.tsv)</source>
        <translation>Listes (*.xml *.json *.csv *.tsv)</translation>
    </message>
    <message>
        <source>%1 is not IANA&apos;s list of namespaces, and there is no subregistry to compare it with.</source>
        <translation>%1 n’est pas la liste d’espaces de noms de l’IANA, et il n’y a aucun sous-registre avec lequel la comparer.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied.</source>
        <translation>
            <numerusform>%n changement repris.</numerusform>
            <numerusform>%n changements repris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied to %1.</source>
        <translation>
            <numerusform>%n changement appliqué à %1.</numerusform>
            <numerusform>%n changements appliqués à %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Applying %n change(s)…</source>
        <translation>
            <numerusform>Application de %n changement…</numerusform>
            <numerusform>Application de %n changements…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RefreshDialog</name>
    <message>
        <source>Refresh from List</source>
        <translation>Actualiser depuis une liste</translation>
    </message>
    <message>
        <source>&amp;Subregistry:</source>
        <translation>&amp;Sous-registre&#xa0;:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Affects</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Changes in %1</source>
        <translation>Changements dans %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>Date of this list: %1. Date of the list used before: %2.</source>
        <translation>Date de cette liste&#xa0;: %1. Date de la liste utilisée auparavant&#xa0;: %2.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiés</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Disparus</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>The list is the same as the copy here.</source>
        <translation>Rien ne diffère de la copie d’ici.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Apply %n Change(s)</source>
        <translation>
            <numerusform>&amp;Reprendre %n changement</numerusform>
            <numerusform>&amp;Reprendre %n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changes from “%2” to “%3”.</source>
        <translation>%1 passe de «&#xa0;%2&#xa0;» à «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Use this &amp;list all the same</source>
        <translation>&amp;Utiliser tout de même cette liste</translation>
    </message>
    <message>
        <source>Choose the list that the file is for</source>
        <translation>Choisissez la liste que le fichier concerne</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s) like these.</source>
        <translation>
            <numerusform>%n autre constat de ce genre.</numerusform>
            <numerusform>%n autres constats de ce genre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
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
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>No entry selected</source>
        <translation>Aucune entrée choisie</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistrationMenu</name>
    <message>
        <source>&amp;Registration</source>
        <translation>&amp;Enregistrement</translation>
    </message>
    <message>
        <source>Subregistry</source>
        <translation>Sous-registre</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistrationView</name>
    <message>
        <source>Template</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Syntaxe</translation>
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
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Changed since approval. Approve the new text before you register the draft.</source>
        <translation>Modifié depuis l’approbation. Approuvez le nouveau texte avant d’inscrire le brouillon.</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>version %1</translation>
    </message>
    <message>
        <source>Version %1, registered on %2. A registered version cannot be changed.</source>
        <translation>Version %1, inscrite au registre le %2. Une version inscrite ne peut pas être modifiée.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>It is published at:</source>
        <translation>Il est publié à l’adresse&#xa0;:</translation>
    </message>
    <message>
        <source>It is unknown where it is published.</source>
        <translation>On ignore où il est publié.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>assigned to %1</source>
        <translation>responsable&#xa0;: %1</translation>
    </message>
    <message>
        <source>Select a namespace in the list.</source>
        <translation>Sélectionnez un espace de noms dans la liste.</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>propriétaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Subregistries</source>
        <translation>Sous-registres</translation>
    </message>
    <message>
        <source>New formal namespace</source>
        <translation>Nouvel espace de noms formel</translation>
    </message>
    <message>
        <source>New informal namespace, numbered when it is registered</source>
        <translation>Nouvel espace de noms informel, numéroté à l’inscription au registre</translation>
    </message>
    <message>
        <source>Version %1, based on %2</source>
        <translation>Version %1, fondée sur la version %2</translation>
    </message>
    <message>
        <source>Revision; no earlier template in this registry</source>
        <translation>Révision&#xa0;; aucun formulaire antérieur dans ce registre</translation>
    </message>
    <message>
        <source>version %1 here; the template says %2</source>
        <translation>version %1 ici&#xa0;; le formulaire indique %2</translation>
    </message>
    <message>
        <source>%1, tab %2 of %3</source>
        <translation>%1, onglet %2 sur %3</translation>
    </message>
    <message>
        <source>Next: %1, %2.</source>
        <extracomment>%1 is a step such as &quot;Approve&quot;, %2 its key</extracomment>
        <translation>Ensuite&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>Changed since approval. Saving returns the draft to review.</source>
        <translation>Modifié depuis l’approbation. L’enregistrement renvoie le brouillon en relecture.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryActions</name>
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
        <source>Move &amp;Draft to Trash…</source>
        <translation>Mettre le brouillon à la &amp;corbeille…</translation>
    </message>
    <message>
        <source>Open Tras&amp;h…</source>
        <translation>Ou&amp;vrir la corbeille…</translation>
    </message>
    <message>
        <source>Copy &amp;NID</source>
        <translation>Copier le N&amp;ID</translation>
    </message>
    <message>
        <source>Move the draft “%1” to the trash?</source>
        <translation>Mettre le brouillon «&#xa0;%1&#xa0;» à la corbeille&#xa0;?</translation>
    </message>
    <message>
        <source>You can restore it from the trash.</source>
        <translation>Vous pouvez le restaurer de la corbeille.</translation>
    </message>
    <message>
        <source>Move to Trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Could not revise “%1”.</source>
        <translation>Impossible de réviser «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Could not create a draft.</source>
        <translation>Impossible de créer un brouillon.</translation>
    </message>
    <message>
        <source>Could not move the draft to the trash.</source>
        <translation>Impossible de mettre le brouillon à la corbeille.</translation>
    </message>
    <message>
        <source>Could not restore the draft from the trash.</source>
        <translation>Impossible de restaurer le brouillon depuis la corbeille.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryChoice</name>
    <message>
        <source>Compare with Another Registration</source>
        <translation>Comparer avec un autre enregistrement</translation>
    </message>
    <message>
        <source>Registration or draft:</source>
        <translation>Enregistrement ou brouillon&#xa0;:</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryFiles</name>
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
        <source>&amp;Back Up Registry…</source>
        <translation>Sau&amp;vegarder le registre…</translation>
    </message>
    <message>
        <source>Res&amp;tore Registry…</source>
        <translation>Res&amp;taurer le registre…</translation>
    </message>
    <message>
        <source>Open Registry</source>
        <translation>Ouvrir un registre</translation>
    </message>
    <message>
        <source>Restore Registry from Backup</source>
        <translation>Restaurer le registre depuis une sauvegarde</translation>
    </message>
    <message>
        <source>New Registry</source>
        <translation>Nouveau registre</translation>
    </message>
    <message>
        <source>Save Registry As</source>
        <translation>Enregistrer le registre sous</translation>
    </message>
    <message>
        <source>Back Up Registry</source>
        <translation>Sauvegarder le registre</translation>
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
        <source>This registry is only in memory. Its changes will be lost.</source>
        <translation>Ce registre n’est qu’en mémoire. Ses modifications seront perdues.</translation>
    </message>
    <message>
        <source>Save Registry As…</source>
        <translation>Enregistrer le registre sous…</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 est ouvert dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Backed up to %1.</source>
        <translation>Sauvegardé dans %1.</translation>
    </message>
    <message>
        <source>Restoring the registry…</source>
        <translation>Restauration du registre…</translation>
    </message>
    <message>
        <source>Restore Anyway</source>
        <translation>Restaurer malgré tout</translation>
    </message>
    <message>
        <source>Copying the registry…</source>
        <translation>Copie du registre…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Canceling…</source>
        <translation>Annulation…</translation>
    </message>
    <message>
        <source>Canceled. The registry was not changed.</source>
        <translation>Annulé. Le registre n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Restore Registry…</source>
        <translation>Restaurer le registre…</translation>
    </message>
    <message>
        <source>Try with Samples</source>
        <translation>Essayer avec des exemples</translation>
    </message>
    <message>
        <source>Close Samples</source>
        <translation>Fermer les exemples</translation>
    </message>
    <message>
        <source>These samples are only in memory: three drafts, and ten URNs on the Check page.</source>
        <translation>Ces exemples n’existent qu’en mémoire&#xa0;: trois brouillons, et dix URN sur la page de vérification.</translation>
    </message>
    <message>
        <source>Comparing with the backup…</source>
        <translation>Comparaison avec la sauvegarde…</translation>
    </message>
    <message>
        <source>These would be removed: %1.</source>
        <translation>Seraient supprimés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Later entries of the history that would be removed: %L1.</source>
        <translation>Entrées plus récentes de l’historique qui seraient supprimées&#xa0;: %L1.</translation>
    </message>
    <message>
        <source>The approval rule would change from “%1” to “%2”.</source>
        <translation>La règle d’approbation passerait de «&#xa0;%1&#xa0;» à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Replace the registry with %1?</source>
        <translation>Remplacer le registre par %1&#xa0;?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>The backup then replaces the registry, with all that you save now.</source>
        <translation>La sauvegarde remplace ensuite le registre, avec tout ce que vous enregistrez maintenant.</translation>
    </message>
    <message>
        <source>The registry as it is now is kept in %1.</source>
        <translation>Le registre tel qu’il est maintenant est gardé dans %1.</translation>
    </message>
    <message>
        <source>Registry restored.</source>
        <translation>Registre restauré.</translation>
    </message>
    <message>
        <source>Registry restored. The previous file is %1.</source>
        <translation>Registre restauré. Le fichier précédent est %1.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryPage</name>
    <message>
        <source>Show Registered</source>
        <translation>Voir la version inscrite</translation>
    </message>
    <message>
        <source>Show Draft</source>
        <translation>Voir le brouillon</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryVerification</name>
    <message>
        <source>&amp;Verify Registry</source>
        <translation>Véri&amp;fier le registre</translation>
    </message>
    <message>
        <source>Stop &amp;Verifying</source>
        <translation>Arrêter la véri&amp;fication</translation>
    </message>
    <message>
        <source>Verifying the registry: pages</source>
        <translation>Vérification du registre&#xa0;: pages</translation>
    </message>
    <message>
        <source>Verifying the registry: history, %1%</source>
        <translation>Vérification du registre&#xa0;: historique, %1&#xa0;%</translation>
    </message>
    <message>
        <source>The registry is intact: pages, references, versions, and events.</source>
        <translation>Le registre est intact&#xa0;: pages, références, versions et événements.</translation>
    </message>
    <message numerus="yes">
        <source>%n more error(s). To list them, run: nidus-cli registry verify</source>
        <translation>
            <numerusform>%n autre erreur. Pour l’afficher, exécutez&#xa0;: nidus-cli registry verify</numerusform>
            <numerusform>%n autres erreurs. Pour les afficher, exécutez&#xa0;: nidus-cli registry verify</numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge…</source>
        <translation>Reconnaître…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) acknowledged and recorded in the history.</source>
        <translation>
            <numerusform>%n problème reconnu et consigné dans l’historique.</numerusform>
            <numerusform>%n problèmes reconnus et consignés dans l’historique.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ReminderDialog</name>
    <message>
        <source>Set Reminder</source>
        <translation>Définir un rappel</translation>
    </message>
    <message>
        <source>Reminder set for %1.</source>
        <translation>Rappel fixé au %1.</translation>
    </message>
    <message>
        <source>Reminder removed.</source>
        <translation>Rappel supprimé.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RenameBar</name>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>New name of the rule</source>
        <translation>Nouveau nom de la règle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>Rename “%1” in %n place(s) to:</source>
        <translation>
            <numerusform>Renommer «&#xa0;%1&#xa0;» à %n endroit en&#xa0;:</numerusform>
            <numerusform>Renommer «&#xa0;%1&#xa0;» à %n endroits en&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>A name begins with a letter and contains only letters, digits, and hyphens.</source>
        <translation>Un nom commence par une lettre et ne contient que des lettres, des chiffres et des traits d’union.</translation>
    </message>
    <message>
        <source>Another rule has this name.</source>
        <translation>Une autre règle porte ce nom.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ResultView</name>
    <message>
        <source>Lines and summary</source>
        <translation>Lignes et résumé</translation>
    </message>
    <message>
        <source>Checked lines</source>
        <translation>Lignes contrôlées</translation>
    </message>
    <message>
        <source>Select a line to see where it fails and what was expected there.</source>
        <translation>Choisissez une ligne pour voir où elle échoue et ce qui y était attendu.</translation>
    </message>
    <message>
        <source>The file was changed or deleted after it was checked. Check it again to see this line.</source>
        <translation>Le fichier a été modifié ou supprimé après son contrôle. Contrôlez-le de nouveau pour voir cette ligne.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>No lines pass the filter: %1</source>
        <extracomment>%1 is a list such as: invalid, &quot;isbn&quot;</extracomment>
        <translation>Aucune ligne ne passe le filtre&#xa0;: %1</translation>
    </message>
    <message>
        <source>changes since the earlier report</source>
        <translation>changements depuis le rapport antérieur</translation>
    </message>
    <message>
        <source>%L1 of %L2 lines shown.</source>
        <translation>%L1 lignes sur %L2 affichées.</translation>
    </message>
    <message>
        <source>Names that no longer appear</source>
        <translation>Noms qui n’apparaissent plus</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Disparus</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>… et %L1 autres</translation>
    </message>
    <message>
        <source>The filter does not apply here: all lines are compared.</source>
        <translation>Le filtre ne s’applique pas ici&#xa0;: toutes les lignes sont comparées.</translation>
    </message>
    <message>
        <source>Only lines that pass the filter are counted: %1</source>
        <extracomment>%1 is a list such as: invalid, &quot;isbn&quot;</extracomment>
        <translation>Seules les lignes qui passent le filtre sont comptées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Warnings are not compared.</source>
        <translation>Les avertissements ne sont pas comparés.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ResultsDialog</name>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ReviewPanel</name>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>Règle de syntaxe</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Show resolved comments</source>
        <translation>Afficher les commentaires réglés</translation>
    </message>
    <message>
        <source>No comments yet. Write one below.</source>
        <translation>Pas encore de commentaires. Écrivez-en un ci-dessous.</translation>
    </message>
    <message>
        <source>New comment</source>
        <translation>Nouveau commentaire</translation>
    </message>
    <message>
        <source>New comment; it is kept permanently</source>
        <translation>Nouveau commentaire&#xa0;; il est conservé définitivement</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>Changed since approval: %1</source>
        <translation>Modifié depuis l’approbation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changed since your last visit: %1</source>
        <translation>Modifié depuis votre dernière visite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Questions for reviewers (RFC 8141 section 5.1): %1 of %2 answered</source>
        <translation>Questions aux relecteurs (RFC 8141, section 5.1)&#xa0;: réponses données&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Add Comment</source>
        <translation>Commenter</translation>
    </message>
    <message>
        <source>What the reviewers answered (RFC 8141 section 5.1):</source>
        <translation>Réponses des relecteurs (RFC 8141, section 5.1)&#xa0;:</translation>
    </message>
    <message>
        <source>About, for the new comment</source>
        <translation>À propos de, pour le nouveau commentaire</translation>
    </message>
    <message>
        <source>Question %1 of %2: the answer is withdrawn.</source>
        <translation>Question %1 sur %2&#xa0;: la réponse est retirée.</translation>
    </message>
    <message>
        <source>Question %1 of %2 answered: %3.</source>
        <translation>Question %1 sur %2, réponse&#xa0;: %3.</translation>
    </message>
    <message>
        <source>All questions are answered.</source>
        <translation>Toutes les questions ont une réponse.</translation>
    </message>
    <message>
        <source>Comment about %1 saved.</source>
        <translation>Commentaire à propos du champ «&#xa0;%1&#xa0;» ajouté.</translation>
    </message>
    <message>
        <source>Comment about the template saved.</source>
        <translation>Commentaire sur le formulaire ajouté.</translation>
    </message>
    <message>
        <source>Answer to “%1” saved: %2.</source>
        <translation>Réponse à «&#xa0;%1&#xa0;» enregistrée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Comment “%1” resolved.</source>
        <translation>Commentaire «&#xa0;%1&#xa0;» réglé.</translation>
    </message>
    <message>
        <source>Comment “%1” resolved with your answer: %2.</source>
        <translation>Commentaire «&#xa0;%1&#xa0;» réglé avec votre réponse&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Unresolved comments: %1.</source>
        <translation>Commentaires non réglés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Questions still open: %1.</source>
        <extracomment>%1 is the numbers of the questions</extracomment>
        <translation>Questions encore ouvertes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Question %1 is still open: answer it, too.</source>
        <translation>La question %1 reste ouverte&#xa0;: répondez-y aussi.</translation>
    </message>
    <message>
        <source>Question %1 of %2: the problem is saved as a comment; the question stays open.</source>
        <translation>Question %1 sur %2&#xa0;: le problème est noté comme commentaire&#xa0;; la question reste ouverte.</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>À propos de&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reviewers answer them, not the applicant.</source>
        <translation>Les relecteurs y répondent, et non le demandeur.</translation>
    </message>
    <message>
        <source>The problem that was reported is still open: %1.</source>
        <translation>Le problème signalé reste ouvert&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A colleague answers them, because you are an author of this draft, as “%1”.</source>
        <translation>Un collègue y répond, parce que vous êtes un auteur de ce brouillon, sous le nom «&#xa0;%1&#xa0;».</translation>
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
        <translation>RFC 5234 et RFC 7405</translation>
    </message>
    <message>
        <source>RFC 9485: a regular expression for the whole text</source>
        <translation>RFC 9485&#xa0;: une expression régulière pour tout le texte</translation>
    </message>
    <message>
        <source>the NSS</source>
        <translation>le NSS</translation>
    </message>
    <message>
        <source>NID and NSS</source>
        <translation>le NID et le NSS</translation>
    </message>
    <message>
        <source>the whole URN</source>
        <translation>tout l’URN</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>la première</translation>
    </message>
    <message>
        <source>the first: %1</source>
        <translation>la première&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (not defined)</source>
        <translation>%1 (non définie)</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Describes</source>
        <translation>Décrit</translation>
    </message>
    <message>
        <source>Start rule</source>
        <translation>Règle de départ</translation>
    </message>
    <message>
        <source>Insert into Template</source>
        <translation>Insérer dans le formulaire</translation>
    </message>
    <message>
        <source>Writes the grammar into the Syntax text of the template</source>
        <translation>Écrit la grammaire dans le texte Syntaxe du formulaire</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleCompleter</name>
    <message>
        <source>Rule names</source>
        <translation>Noms de règles</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleGuard</name>
    <message>
        <source>The grammar could not be compared with %1. %2</source>
        <translation>La grammaire n’a pas pu être comparée avec %1. %2</translation>
    </message>
    <message>
        <source>the syntax of RFC 8141</source>
        <translation>la syntaxe de la RFC 8141</translation>
    </message>
    <message>
        <source>The grammar allows “%1”, which RFC 8141 does not allow in a URN.</source>
        <translation>La grammaire admet «&#xa0;%1&#xa0;», que la RFC 8141 n’admet pas dans un URN.</translation>
    </message>
    <message>
        <source>Everything the grammar allows conforms to RFC 8141.</source>
        <translation>Tout ce que la grammaire admet est conforme à la RFC 8141.</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>la version %1</translation>
    </message>
    <message>
        <source>the namespace as registered</source>
        <translation>l’espace de noms tel qu’inscrit</translation>
    </message>
    <message>
        <source>Nothing to compare with: %1 has no grammar.</source>
        <translation>Rien à comparer&#xa0;: %1 n’a pas de grammaire.</translation>
    </message>
    <message>
        <source>Every URN valid in %1 is still valid.</source>
        <translation>Tout URN valide dans %1 l’est encore.</translation>
    </message>
    <message>
        <source>“%1” is newly valid.</source>
        <translation>«&#xa0;%1&#xa0;» est nouvellement valide.</translation>
    </message>
    <message>
        <source>No URN is newly valid.</source>
        <translation>Aucun URN n’est nouvellement valide.</translation>
    </message>
    <message>
        <source>URNs that “%1” made equal are now different.</source>
        <translation>Des URN que «&#xa0;%1&#xa0;» rendait égaux sont maintenant différents.</translation>
    </message>
    <message>
        <source>“%1” makes URNs equal that were different.</source>
        <translation>«&#xa0;%1&#xa0;» rend égaux des URN qui étaient différents.</translation>
    </message>
    <message>
        <source>the regular expression</source>
        <translation>l’expression régulière</translation>
    </message>
    <message>
        <source>The regular expression and the grammar allow exactly the same URNs.</source>
        <translation>L’expression régulière et la grammaire admettent exactement les mêmes URN.</translation>
    </message>
    <message>
        <source>The grammar allows “%1”; the regular expression does not.</source>
        <translation>La grammaire admet «&#xa0;%1&#xa0;»&#xa0;; l’expression régulière ne l’admet pas.</translation>
    </message>
    <message>
        <source>The regular expression allows “%1”; the grammar does not.</source>
        <translation>L’expression régulière admet «&#xa0;%1&#xa0;»&#xa0;; la grammaire ne l’admet pas.</translation>
    </message>
    <message>
        <source>“%1” is valid in %2 but not in this version. URNs are permanent (RFC 8141 section 5.1).</source>
        <translation>«&#xa0;%1&#xa0;» est valide dans %2, mais pas dans cette version. Les URN sont permanents (RFC 8141, section 5.1).</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleOptionsPane</name>
    <message>
        <source>Separate several values with spaces.</source>
        <translation>Séparez plusieurs valeurs par des espaces.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Equivalence, encoding, and check digit</source>
        <translation>Équivalence, encodage et chiffre de contrôle</translation>
    </message>
    <message>
        <source>Names are also equal if they differ only in</source>
        <translation>Noms égaux aussi s’ils ne diffèrent que par</translation>
    </message>
    <message>
        <source>“%1”: in addition to RFC 8141 section 3.1. Section 6.4.2 requires the template&apos;s Syntax section to state this.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: en plus de la RFC 8141, section 3.1. La section 6.4.2 exige que la section Syntaxe du formulaire l’indique.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 à 9</translation>
    </message>
    <message>
        <source>the case of letters</source>
        <translation>la casse des lettres</translation>
    </message>
    <message>
        <source>the case of letters, unless the NSS begins with</source>
        <translation>la casse des lettres, sauf si le NSS commence par</translation>
    </message>
    <message>
        <source>the case of letters, if the NSS begins with</source>
        <translation>la casse des lettres, si le NSS commence par</translation>
    </message>
    <message>
        <source>the case of letters, up to the end of field</source>
        <translation>la casse des lettres, jusqu’à la fin du champ</translation>
    </message>
    <message>
        <source>the case of letters, up to the first</source>
        <translation>la casse des lettres, jusqu’au premier</translation>
    </message>
    <message>
        <source>one character</source>
        <translation>un caractère</translation>
    </message>
    <message>
        <source>the case of the first letter of field</source>
        <translation>la casse de la première lettre du champ</translation>
    </message>
    <message>
        <source>hyphens</source>
        <translation>les traits d’union</translation>
    </message>
    <message>
        <source>ISBN-10 or ISBN-13 for the same book</source>
        <translation>l’ISBN-10 ou l’ISBN-13 d’un même livre</translation>
    </message>
    <message>
        <source>a parameter after a semicolon:</source>
        <translation>un paramètre après un point-virgule&#xa0;:</translation>
    </message>
    <message>
        <source>Native names are encoded</source>
        <translation>Les noms natifs sont encodés</translation>
    </message>
    <message>
        <source>“%1”: RFC 8141 section 6.4.2 requires the template to state how characters are encoded. Without this, Nidus does not encode names (section 2.2).</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: la RFC 8141, section 6.4.2, exige que le formulaire indique comment les caractères sont encodés. Sans cela, Nidus n’encode pas les noms (section 2.2).</translation>
    </message>
    <message>
        <source>with underscores for spaces</source>
        <translation>avec des traits de soulignement pour les espaces</translation>
    </message>
    <message>
        <source>with percent-encoded UTF-8 for characters that the grammar does not allow</source>
        <translation>avec de l’UTF-8 encodé en pourcent pour le reste</translation>
    </message>
    <message>
        <source>also for reserved characters of RFC 3986, where possible</source>
        <translation>aussi les caractères réservés de la RFC 3986</translation>
    </message>
    <message>
        <source>as public identifiers under RFC 3151</source>
        <translation>identifiants publics, RFC 3151</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>ISO 2108, 10 or 13 digits</source>
        <translation>ISO 2108, 10 ou 13 chiffres</translation>
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
        <translation>ISO 27729&#xa0;: ISO 7064 MOD 11-2</translation>
    </message>
    <message>
        <source>LEI</source>
        <translation>LEI</translation>
    </message>
    <message>
        <source>ISO 17442: ISO 7064 MOD 97-10</source>
        <translation>ISO 17442&#xa0;: ISO 7064 MOD 97-10</translation>
    </message>
    <message>
        <source>GTIN, SSCC</source>
        <translation>GTIN, SSCC</translation>
    </message>
    <message>
        <source>GS1 modulo 10, for the values after 00 and 01</source>
        <translation>GS1 modulo 10, des valeurs après 00 et 01</translation>
    </message>
    <message>
        <source>EIDR</source>
        <translation>EIDR</translation>
    </message>
    <message>
        <source>ISO 7064 MOD 37,36 for names that begin with 10.5240</source>
        <translation>ISO 7064 MOD 37,36 après 10.5240</translation>
    </message>
    <message>
        <source>EIC</source>
        <translation>EIC</translation>
    </message>
    <message>
        <source>Energy identification codes: weights modulo 37</source>
        <translation>Codes d’identification de l’énergie&#xa0;: poids modulo 37</translation>
    </message>
    <message>
        <source>ISAN</source>
        <translation>ISAN</translation>
    </message>
    <message>
        <source>ISO 15706: ISO 7064 MOD 37,36</source>
        <translation>ISO 15706&#xa0;: ISO 7064 MOD 37,36</translation>
    </message>
    <message>
        <source>German NBN</source>
        <translation>NBN allemand</translation>
    </message>
    <message>
        <source>German National Library, for the whole URN</source>
        <translation>Bibliothèque nationale allemande, de l’URN entier</translation>
    </message>
    <message>
        <source>IMEI</source>
        <translation>IMEI</translation>
    </message>
    <message>
        <source>Luhn, for the digits after &quot;imei:&quot;</source>
        <translation>Luhn, chiffres après «&#xa0;imei:&#xa0;»</translation>
    </message>
    <message>
        <source>Object identifier</source>
        <translation>Identifiant d’objet</translation>
    </message>
    <message>
        <source>Existing arcs, ITU-T X.660</source>
        <translation>Arcs existants, UIT-T X.660</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Version and variant, RFC 9562 section 4</source>
        <translation>Version et variante, RFC 9562, section 4</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>Existing calendar dates</source>
        <translation>Dates existantes du calendrier</translation>
    </message>
    <message>
        <source>Check digit</source>
        <translation>Chiffre de contrôle</translation>
    </message>
    <message>
        <source>A computed check in addition to the grammar. A name that fails it gets a warning but stays valid.</source>
        <translation>Un contrôle calculé, en plus de la grammaire. Un nom qui y échoue reçoit un avertissement mais reste valide.</translation>
    </message>
    <message>
        <source>Choose Check Digit</source>
        <translation>Choisir le chiffre de contrôle</translation>
    </message>
    <message>
        <source>Remove Unknown Words</source>
        <translation>Retirer les mots inconnus</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>Ajouter «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Retirer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Argument of %1</source>
        <translation>Argument de %1</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <translation>Modifier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Unknown and ignored: %1</source>
        <translation>Inconnu et ignoré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (inconnu)</translation>
    </message>
    <message>
        <source>percent-encoding</source>
        <translation>encodage pour cent</translation>
    </message>
    <message>
        <source>without “doi:” and the address of the DOI resolver</source>
        <translation>sans «&#xa0;doi:&#xa0;» ni l’adresse du résolveur DOI</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleSentence</name>
    <message>
        <source>group: %1, end of group</source>
        <translation>groupe&#xa0;: %1, fin du groupe</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, ou %2</translation>
    </message>
    <message>
        <source>either %1</source>
        <translation>soit %1</translation>
    </message>
    <message>
        <source>optionally %1</source>
        <translation>éventuellement %1</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1 fois %2</translation>
    </message>
    <message>
        <source>any number of %1</source>
        <translation>un nombre quelconque de %1</translation>
    </message>
    <message>
        <source>%1 or more of %2</source>
        <translation>au moins %1 fois %2</translation>
    </message>
    <message>
        <source>up to %1 of %2</source>
        <translation>jusqu’à %1 fois %2</translation>
    </message>
    <message>
        <source>%1 to %2 times %3</source>
        <translation>de %1 à %2 fois %3</translation>
    </message>
    <message>
        <source>a character from %1 to %2</source>
        <translation>un caractère de %1 à %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SampleDelegate</name>
    <message>
        <source>Expected verdict</source>
        <translation>Verdict attendu</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SampleOutcome</name>
    <message>
        <source>Column %1: expected %2, found %3 (in %4).</source>
        <translation>Colonne %1&#xa0;: attendu %2, trouvé %3 (dans %4).</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>généré</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SamplesModel</name>
    <message>
        <source>Accepted: %1</source>
        <translation>Accepté&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, not as expected</source>
        <translation>%1, contraire à l’attente</translation>
    </message>
    <message>
        <source>%1, accepted</source>
        <translation>%1, accepté</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Template, Syntax, line %1</source>
        <translation>Modèle, Syntaxe, ligne %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SamplesPane</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Accept as E&amp;xpected</source>
        <translation>Accepter comme a&amp;ttendu</translation>
    </message>
    <message>
        <source>Accept with Rea&amp;son…</source>
        <translation>Accepter avec une &amp;raison…</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Générer</translation>
    </message>
    <message>
        <source>Add from &amp;Template</source>
        <translation>Depuis le &amp;formulaire</translation>
    </message>
    <message>
        <source>Adds the URNs in the template&apos;s Syntax section, and its grammar if there is none here</source>
        <translation>Ajoute les URN de la section Syntaxe du formulaire, et sa grammaire s’il n’y en a pas ici</translation>
    </message>
    <message>
        <source>Edit Sample</source>
        <translation>Modifier l’exemple</translation>
    </message>
    <message>
        <source>&amp;Shortest Names</source>
        <translation>Les noms les plus &amp;courts</translation>
    </message>
    <message>
        <source>&amp;Random Names</source>
        <translation>Des noms au &amp;hasard</translation>
    </message>
    <message>
        <source>&amp;Boundary Cases</source>
        <translation>Des cas &amp;limites</translation>
    </message>
    <message>
        <source>&amp;Near Misses (Invalid)</source>
        <translation>Des noms &amp;presque justes (non valides)</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>New sample</source>
        <translation>Nouvel exemple</translation>
    </message>
    <message>
        <source>Add Sample</source>
        <translation>Ajouter un exemple</translation>
    </message>
    <message>
        <source>Paste Samples</source>
        <translation>Coller des exemples</translation>
    </message>
    <message>
        <source>Delete Samples</source>
        <translation>Supprimer des exemples</translation>
    </message>
    <message>
        <source>Accept Verdicts as Expected</source>
        <translation>Accepter les verdicts comme attendus</translation>
    </message>
    <message>
        <source>Accept Contradiction</source>
        <translation>Accepter la contradiction</translation>
    </message>
    <message>
        <source>Why is this sample allowed to contradict the grammar? The reason is saved with the sample.</source>
        <translation>Pourquoi cet exemple peut-il contredire la grammaire&#xa0;? La raison est enregistrée avec l’exemple.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <extracomment>the first part of a line such as &quot;12 samples, 2 not as expected&quot;</extracomment>
        <translation>
            <numerusform>%n exemple</numerusform>
            <numerusform>%n exemples</numerusform>
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
            <numerusform>%n contraire à l’attente</numerusform>
            <numerusform>%n contraires à l’attente</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add to Template</source>
        <translation>&amp;Ajouter au formulaire</translation>
    </message>
    <message>
        <source>Writes the valid samples into the template&apos;s Syntax section, as examples</source>
        <translation>Écrit les exemples valides dans la section Syntaxe du formulaire</translation>
    </message>
    <message>
        <source>No samples yet. Type or paste URNs that must be valid and URNs that must be invalid, or generate some from the grammar. They are saved with the draft; the template&apos;s text has only those that you add to it.</source>
        <translation>Pas encore d’exemples. Saisissez ou collez des URN qui doivent être valides et des URN qui ne doivent pas l’être, ou générez-en à partir de la grammaire. Ils sont enregistrés avec le brouillon&#xa0;; le texte du formulaire n’a que ceux que vous y ajoutez.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Adds the URN in the field, as Return does</source>
        <translation>Ajoute l’URN du champ, comme la touche Entrée</translation>
    </message>
    <message>
        <source>Add from Clip&amp;board</source>
        <translation>Depuis le &amp;presse-papiers</translation>
    </message>
    <message>
        <source>Type a URN</source>
        <translation>Saisissez un URN</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SavedViewsMenu</name>
    <message>
        <source>Save View…</source>
        <translation>Enregistrer la vue…</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>Renommer la vue</translation>
    </message>
    <message>
        <source>Delete View</source>
        <translation>Supprimer la vue</translation>
    </message>
    <message>
        <source>Save View</source>
        <translation>Enregistrer la vue</translation>
    </message>
    <message>
        <source>Name of the view:</source>
        <translation>Nom de la vue&#xa0;:</translation>
    </message>
    <message>
        <source>View deleted: %1</source>
        <translation>Vue supprimée&#xa0;: %1</translation>
    </message>
    <message>
        <source>View saved: %1</source>
        <translation>Vue enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>View renamed: %1</source>
        <translation>Vue renommée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SelectionBar</name>
    <message>
        <source>Open Draft</source>
        <translation>Ouvrir le brouillon</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Steps for all selected drafts</source>
        <translation>Étapes pour tous les brouillons sélectionnés</translation>
    </message>
    <message>
        <source>Opens the draft at the place of the task</source>
        <translation>Ouvre le brouillon à l’endroit de la tâche</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n sélectionné</numerusform>
            <numerusform>%n sélectionnés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::SidePane</name>
    <message>
        <source>Side panes</source>
        <translation>Volets latéraux</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the title of a pane, %2 the number of items in it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Close Side Pane</source>
        <translation>Fermer le volet latéral</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SortOrder</name>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>Trié par %1, ordre croissant</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>Trié par %1, ordre décroissant</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>&amp;Trier par</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StartPage</name>
    <message>
        <source>Write a Registration</source>
        <translation>Rédiger un enregistrement</translation>
    </message>
    <message>
        <source>Review a Template</source>
        <translation>Relire un formulaire</translation>
    </message>
    <message>
        <source>Import a template that somebody wrote, and list its findings.</source>
        <translation>Importer un formulaire rédigé par quelqu’un d’autre et afficher les constats.</translation>
    </message>
    <message>
        <source>Check a File of URNs</source>
        <translation>Vérifier un fichier d’URN</translation>
    </message>
    <message>
        <source>Show for each line whether it is valid, and where and why it is not.</source>
        <translation>Indiquer pour chaque ligne si elle est valide, sinon où et pourquoi elle ne l’est pas.</translation>
    </message>
    <message>
        <source>Try with Samples</source>
        <translation>Essayer avec des exemples</translation>
    </message>
    <message>
        <source>Open sample drafts and URNs in memory; nothing is written to a file.</source>
        <translation>Ouvrir des brouillons et des URN d’exemple en mémoire&#xa0;; rien n’est écrit dans un fichier.</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>Faire la visite</translation>
    </message>
    <message>
        <source>Do the first steps yourself, with a line that says what to do next.</source>
        <translation>Faites les premiers pas vous-même&#xa0;; une ligne indique à chaque fois la suite.</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire&#x202f;?</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Première visite&#x202f;?</translation>
    </message>
    <message>
        <source>Read the Manual</source>
        <translation>Lire le manuel</translation>
    </message>
    <message>
        <source>Nidus also keeps lists of numbers and other values below a namespace, and who holds which.</source>
        <translation>Nidus tient aussi des listes de numéros et d’autres valeurs sous un espace de noms, avec leurs titulaires.</translation>
    </message>
    <message>
        <source>Answer the questions about a new namespace, one after another.</source>
        <translation>Répondez aux questions sur un nouvel espace de noms, l’une après l’autre.</translation>
    </message>
    <message>
        <source>A URN is a name that never changes, such as urn:isbn:0451450523. All names that begin with urn:isbn: form a namespace. RFC 8141 is the internet standard for URNs, and IANA keeps the public list of namespaces. Nidus helps you to write the registration of a namespace, to keep a registry of namespaces, and to check whether URNs are written correctly.</source>
        <translation>Un URN est un nom qui ne change jamais, comme urn:isbn:0451450523. Tous les noms qui commencent par urn:isbn: forment un espace de noms. La RFC 8141 est la norme de l’internet pour les URN, et l’IANA tient la liste publique des espaces de noms. Nidus aide à rédiger l’enregistrement d’un espace de noms, à tenir un registre des espaces de noms et à vérifier si des URN sont écrits correctement.</translation>
    </message>
    <message>
        <source>It begins with a table of what to read for which task. You can search for a word.</source>
        <translation>Il commence par un tableau indiquant quoi lire pour quelle tâche. Vous pouvez y chercher un mot.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StartPane</name>
    <message>
        <source>Drop a file of URNs here</source>
        <translation>Déposez ici un fichier d’URN</translation>
    </message>
    <message>
        <source>One URN per line, or running text. Each line gets a verdict; an invalid URN shows the column where it fails and what was expected there. Files can have millions of lines.</source>
        <translation>Un URN par ligne, ou du texte courant. Chaque ligne reçoit un verdict&#xa0;; un URN non valide indique la colonne où il échoue et ce qui y était attendu. Les fichiers peuvent contenir des millions de lignes.</translation>
    </message>
    <message>
        <source>Checks valid and invalid URNs that come with Nidus</source>
        <translation>Contrôle des URN fournis avec Nidus</translation>
    </message>
    <message>
        <source>Try Sample URNs</source>
        <translation>Essayer l’exemple</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StatusArea</name>
    <message>
        <source>In memory: nothing is kept</source>
        <translation>En mémoire&#xa0;: rien n’est conservé</translation>
    </message>
    <message>
        <source>To keep this registry, choose File &gt; Save Registry As.</source>
        <translation>Pour conserver ce registre, choisissez Fichier &gt; Enregistrer le registre sous.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StepDialog</name>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>&amp;Link:</source>
        <translation>&amp;Lien&#xa0;:</translation>
    </message>
    <message>
        <source>Fix the findings above first.</source>
        <translation>Corrigez d’abord les constats ci-dessus.</translation>
    </message>
    <message>
        <source>Enter the reason first.</source>
        <translation>Saisissez d’abord le motif.</translation>
    </message>
    <message>
        <source>&amp;Go to the First Finding</source>
        <translation>&amp;Aller au premier constat</translation>
    </message>
    <message numerus="yes">
        <source>This step is not possible yet: %n requirement(s) are not met.</source>
        <translation>
            <numerusform>Cette étape n’est pas encore possible&#xa0;: %n condition n’est pas remplie.</numerusform>
            <numerusform>Cette étape n’est pas encore possible&#xa0;: %n conditions ne sont pas remplies.</numerusform>
        </translation>
    </message>
    <message>
        <source>For the history</source>
        <translation>Pour l’historique</translation>
    </message>
    <message>
        <source>Web address of a message or ticket</source>
        <translation>Adresse web d’un message ou d’un ticket</translation>
    </message>
    <message>
        <source>&amp;Email to send:</source>
        <translation>&amp;Courriel à envoyer&#xa0;:</translation>
    </message>
    <message>
        <source>Email to send</source>
        <translation>Courriel à envoyer</translation>
    </message>
    <message>
        <source>Does not open the email</source>
        <translation>N’ouvre pas le courriel</translation>
    </message>
    <message>
        <source>Requirements &amp;before this step (Return leads to each):</source>
        <translation>Conditions a&amp;vant cette étape (Entrée mène à chacune)&#xa0;:</translation>
    </message>
    <message>
        <source>Required. For the history</source>
        <translation>Obligatoire. Pour l’historique</translation>
    </message>
    <message>
        <source>This step is possible now.</source>
        <translation>Cette étape est maintenant possible.</translation>
    </message>
    <message>
        <source>Save Email…</source>
        <translation>Enregistrer le courriel…</translation>
    </message>
    <message>
        <source>Copy Email</source>
        <translation>Copier le courriel</translation>
    </message>
    <message>
        <source>After you have sent it, press “%1”.</source>
        <translation>Après l’avoir envoyé, appuyez sur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Questions that only reviewers can answer (RFC 8141 section 5.1; Return leads to each):</source>
        <translation>&amp;Questions auxquelles seuls les relecteurs peuvent répondre (RFC 8141, section 5.1&#xa0;; Entrée mène à chacune)&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Findings that do not prevent this step (Return leads to each):</source>
        <translation>Con&amp;stats qui n’empêchent pas cette étape (Entrée mène à chacun)&#xa0;:</translation>
    </message>
    <message>
        <source>The reason will be recorded for: %1.</source>
        <extracomment>%1 is the requirements</extracomment>
        <translation>Le motif sera consigné pour&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StepsLine</name>
    <message>
        <source>State: %1</source>
        <translation>État&#xa0;: %1</translation>
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
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <extracomment>%1 is a list of steps, such as &quot;Approved, With IANA&quot;</extracomment>
        <translation>Étapes omises&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SubregistryDesk</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Answer Letter</source>
        <translation>Lettre de réponse</translation>
    </message>
    <message>
        <source>Save Email</source>
        <translation>Enregistrer le courriel</translation>
    </message>
    <message>
        <source>Email (*.eml)</source>
        <translation>Courriel (*.eml)</translation>
    </message>
    <message>
        <source>Check the values below, and confirm again.</source>
        <translation>Vérifiez les valeurs ci-dessous et confirmez à nouveau.</translation>
    </message>
    <message>
        <source>This change was undone before.</source>
        <translation>Cette modification a déjà été annulée.</translation>
    </message>
    <message>
        <source>Nothing was undone, because there is a newer change: %1 To undo that one, choose List &gt; Undo Newest Change.</source>
        <translation>Rien n’a été annulé, car il y a une modification plus récente&#xa0;: %1 Pour annuler celle-ci, choisissez Liste &gt; Annuler la dernière modification.</translation>
    </message>
    <message>
        <source>Your request about %1</source>
        <translation>Votre demande concernant %1</translation>
    </message>
    <message>
        <source>Your request %1 about %2</source>
        <translation>Votre demande %1 concernant %2</translation>
    </message>
    <message>
        <source>Request %1 can be answered again.</source>
        <translation>On peut répondre à nouveau à la demande %1.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The letter was saved.</source>
        <translation>La lettre a été enregistrée.</translation>
    </message>
    <message>
        <source>%1 changed this in the meantime (%2, %3): %4.</source>
        <translation>%1 a modifié ceci entre-temps (%2, %3)&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Modifications enregistrées.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SubregistryPanel</name>
    <message>
        <source>No subregistries yet. A subregistry lists the words or numbers of a namespace, and who has them.</source>
        <translation>Pas encore de sous-registre. Un sous-registre énumère les mots ou les numéros d’un espace de noms et indique qui les détient.</translation>
    </message>
    <message>
        <source>Subregistry</source>
        <translation>Sous-registre</translation>
    </message>
    <message>
        <source>Search the entries</source>
        <translation>Chercher dans les entrées</translation>
    </message>
    <message>
        <source>Entries to show</source>
        <translation>Entrées à montrer</translation>
    </message>
    <message numerus="yes">
        <source>Ending within %n day(s)</source>
        <translation>
            <numerusform>Échéance d’ici %n jour</numerusform>
            <numerusform>Échéance d’ici %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Free numbers</source>
        <translation>Numéros libres</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Only: %1</source>
        <translation>Seulement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Range to show</source>
        <translation>Plage à montrer</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Cop&amp;y Lines</source>
        <translation>&amp;Copier les lignes</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>All ranges</source>
        <translation>Toutes les plages</translation>
    </message>
    <message>
        <source>Policy: %1</source>
        <translation>Politique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Range %1: %2</source>
        <translation>Plage %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>étiquette %1</translation>
    </message>
    <message>
        <source>largest block %L1</source>
        <translation>plus grand bloc&#xa0;: %L1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pour %1</translation>
    </message>
    <message>
        <source>Shown: %L1 of %L2 entries</source>
        <translation>Entrées affichées&#xa0;: %L1 sur %L2</translation>
    </message>
    <message>
        <source>No ranges and no entries yet. Add a range to limit which values are assigned, or begin with an entry.</source>
        <translation>Il n’y a encore ni plage ni entrée. Ajoutez une plage pour limiter les valeurs qui peuvent être attribuées, ou commencez par une entrée.</translation>
    </message>
    <message>
        <source>Refused requests</source>
        <translation>Demandes refusées</translation>
    </message>
    <message>
        <source>Refused requests: %L1</source>
        <translation>Demandes refusées&#xa0;: %L1</translation>
    </message>
    <message>
        <source>No entries yet.</source>
        <translation>Aucune entrée pour l’instant.</translation>
    </message>
    <message>
        <source>Nobody holds a value now.</source>
        <translation>Personne ne détient de valeur actuellement.</translation>
    </message>
    <message>
        <source>No entries match the filter.</source>
        <translation>Aucune entrée ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Selected: %L1</source>
        <translation>Sélectionnées&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Listed entries</source>
        <translation>Entrées de la liste</translation>
    </message>
    <message>
        <source>Ranges: %L1</source>
        <translation>Plages&#xa0;: %L1</translation>
    </message>
    <message>
        <source>found in their history: %L1</source>
        <translation>trouvées dans leur historique&#xa0;: %L1</translation>
    </message>
    <message>
        <source>No requests were refused.</source>
        <translation>Aucune demande n’a été refusée.</translation>
    </message>
    <message>
        <source>only for %1</source>
        <translation>seulement pour %1</translation>
    </message>
    <message>
        <source>Actions for the selected entries</source>
        <translation>Actions sur les entrées sélectionnées</translation>
    </message>
    <message>
        <source>Actions for the whole list</source>
        <translation>Actions sur toute la liste</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>free or refused: %L1</source>
        <translation>libres ou refusées&#xa0;: %L1</translation>
    </message>
    <message>
        <source>In no single range</source>
        <translation>Dans aucune plage</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SummaryChart</name>
    <message>
        <source>valid, no rule yet</source>
        <translation>valide, pas encore de règle</translation>
    </message>
    <message>
        <source>Chart of the NIDs with the most URNs</source>
        <translation>Diagramme des NID ayant le plus d’URN</translation>
    </message>
    <message>
        <source>%1, %2 valid</source>
        <extracomment>%1 is a number of URNs, %2 a share such as 98.2 %</extracomment>
        <translation>%1, %2 valides</translation>
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
        <translation>NID et raison</translation>
    </message>
    <message>
        <source>URNs</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>Valid share</source>
        <translation>Part valide</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Valides</translation>
    </message>
    <message>
        <source>No rule yet</source>
        <translation>Pas encore de règle</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>Non valides</translation>
    </message>
    <message>
        <source>Unregistered</source>
        <translation>Non inscrits</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Indécis</translation>
    </message>
    <message>
        <source>These URNs are included in Valid.</source>
        <translation>Ces URN sont comptés parmi les valides.</translation>
    </message>
    <message>
        <source>With warnings</source>
        <translation>Avec avertissements</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SummaryView</name>
    <message>
        <source>Guesses a grammar from the names of this NID and makes a draft with it</source>
        <translation>Déduit une grammaire des noms de ce NID et crée un brouillon avec elle</translation>
    </message>
    <message>
        <source>Summary by NID</source>
        <translation>Résumé par NID</translation>
    </message>
    <message>
        <source>“%1” is not registered.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas inscrit.</translation>
    </message>
    <message>
        <source>Only NIDs that are not registered</source>
        <translation>Seulement les NID non inscrits</translation>
    </message>
    <message>
        <source>Make Draft from These Names</source>
        <translation>Créer un brouillon avec ces noms</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the filter of lines: %1 is a NID, %2 a sentence about what is wrong</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Press Return or double-click to show the lines of a row</source>
        <translation>Appuyez sur Entrée ou double-cliquez pour montrer les lignes d’une rangée</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SyntaxPanel</name>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Compatibilité</translation>
    </message>
    <message>
        <source>Equivalence and Encoding</source>
        <translation>Équivalence et encodage</translation>
    </message>
    <message>
        <source>Grammar tools</source>
        <translation>Outils de grammaire</translation>
    </message>
    <message>
        <source>Choose Notation</source>
        <translation>Choisir la notation</translation>
    </message>
    <message>
        <source>Choose Scope of Grammar</source>
        <translation>Choisir la portée de la grammaire</translation>
    </message>
    <message>
        <source>Choose Start Rule</source>
        <translation>Choisir la règle de départ</translation>
    </message>
    <message>
        <source>Edit Grammar</source>
        <translation>Modifier la grammaire</translation>
    </message>
    <message>
        <source>Generate Samples</source>
        <translation>Générer des exemples</translation>
    </message>
    <message>
        <source>Built-in rule, based on: %1.</source>
        <translation>Règle intégrée, fondée sur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>Compilation…</translation>
    </message>
    <message>
        <source>%1 The last grammar that compiled is used below.</source>
        <translation>%1 La dernière grammaire compilée est utilisée ci-dessous.</translation>
    </message>
    <message>
        <source>The template&apos;s Syntax section contains nothing new.</source>
        <translation>La section Syntaxe du formulaire ne contient rien de nouveau.</translation>
    </message>
    <message>
        <source>Add from Template</source>
        <translation>Ajouter depuis le formulaire</translation>
    </message>
    <message>
        <source>Comparing the grammar…</source>
        <translation>Comparaison de la grammaire…</translation>
    </message>
    <message>
        <source>%1 Fix the grammar to compare it.</source>
        <translation>%1 Corrigez la grammaire pour la comparer.</translation>
    </message>
    <message>
        <source>The grammar has errors. Fix the grammar to compare it.</source>
        <translation>La grammaire contient des erreurs. Corrigez-la pour la comparer.</translation>
    </message>
    <message>
        <source>The samples are in the template&apos;s Syntax section.</source>
        <translation>Les exemples sont dans la section Syntaxe du formulaire.</translation>
    </message>
    <message>
        <source>The template&apos;s Syntax section has these samples already.</source>
        <translation>La section Syntaxe du formulaire a déjà ces exemples.</translation>
    </message>
    <message>
        <source>Grammar of the text not used: %1</source>
        <translation>Grammaire du texte non utilisée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ready to check URNs; the grammar is context-free.</source>
        <translation>Prêt à vérifier des URN&#xa0;; la grammaire est non contextuelle.</translation>
    </message>
    <message numerus="yes">
        <source>Ready to check URNs (%n state(s)).</source>
        <translation>
            <numerusform>Prêt à vérifier des URN (%n état).</numerusform>
            <numerusform>Prêt à vérifier des URN (%n états).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::TaskButtons</name>
    <message numerus="yes">
        <source>%Ln entry(s) of %1 have ended</source>
        <translation>
            <numerusform>%Ln entrée de %1 est terminée</numerusform>
            <numerusform>%Ln entrées de %1 sont terminées</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended Entries: %L1</source>
        <translation>Entrées terminées&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Reservations and temporary assignments whose date is past</source>
        <translation>Réservations et attributions temporaires dont la date est passée</translation>
    </message>
</context>
<context>
    <name>nidus::ui::TeamActions</name>
    <message>
        <source>anyone</source>
        <translation>chacun</translation>
    </message>
    <message>
        <source>Assign…</source>
        <translation>Attribuer…</translation>
    </message>
    <message>
        <source>Set Approval Rule…</source>
        <translation>Régler l’approbation…</translation>
    </message>
    <message>
        <source>owner assignee person colleague responsible</source>
        <translation>propriétaire responsable personne collègue attribuer</translation>
    </message>
    <message>
        <source>second person four eyes alone reason setting</source>
        <translation>deuxième personne quatre yeux seul motif réglage</translation>
    </message>
    <message>
        <source>Assign %1</source>
        <translation>Attribuer %1</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n draft(s)</source>
        <translation>
            <numerusform>Attribuer %n brouillon</numerusform>
            <numerusform>Attribuer %n brouillons</numerusform>
        </translation>
    </message>
    <message>
        <source>Who may &amp;approve:</source>
        <translation>Qui peut &amp;approuver&#xa0;:</translation>
    </message>
    <message>
        <source>Approval Rule</source>
        <translation>Règle d’approbation</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Note&#xa0;:</translation>
    </message>
    <message>
        <source>Set Rule</source>
        <translation>Appliquer la règle</translation>
    </message>
    <message>
        <source>Approval rule: %1.</source>
        <translation>Règle d’approbation&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Assigned.</source>
        <translation>Attribué.</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Attribuer</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not assigned; the reasons are below.</source>
        <translation>
            <numerusform>%n brouillon non attribué&#xa0;; la raison est ci-dessous.</numerusform>
            <numerusform>%n brouillons non attribués&#xa0;; les raisons sont ci-dessous.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) now owned by %1.</source>
        <translation>
            <numerusform>%n brouillon appartient maintenant à %1.</numerusform>
            <numerusform>%n brouillons appartiennent maintenant à %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) no longer assigned to anybody.</source>
        <translation>
            <numerusform>%n brouillon n’a plus de responsable.</numerusform>
            <numerusform>%n brouillons n’ont plus de responsable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) assigned to %1.</source>
        <translation>
            <numerusform>%n brouillon attribué à %1.</numerusform>
            <numerusform>%n brouillons attribués à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drafts are assigned as before.</source>
        <translation>Les brouillons sont attribués comme avant.</translation>
    </message>
    <message>
        <source>The authors of a draft are everybody who owns or owned it, or saved a change of it. This rule holds for the whole registry. It is a rule among colleagues, not a lock: anyone can change it, and the history records that.</source>
        <translation>Les auteurs d’un brouillon sont tous ceux qui le possèdent ou le possédaient, ou qui y ont enregistré une modification. Cette règle vaut pour tout le registre. C’est une règle entre collègues, pas un verrou&#xa0;: chacun peut la changer, et l’historique le consigne.</translation>
    </message>
    <message>
        <source>anyone; an author gives a reason</source>
        <translation>chacun&#xa0;; un auteur donne un motif</translation>
    </message>
    <message>
        <source>anyone except the authors</source>
        <translation>chacun sauf les auteurs</translation>
    </message>
</context>
<context>
    <name>nidus::ui::TemplateForm</name>
    <message>
        <source>Fast track (RFC 8141 section 6.3)</source>
        <translation>Procédure accélérée (RFC 8141, section 6.3)</translation>
    </message>
    <message>
        <source>Split into Fields</source>
        <translation>Répartir en champs</translation>
    </message>
    <message>
        <source>Moves lines such as “Name:”, “E-mail:”, and “Address:” to their fields</source>
        <translation>Déplace les lignes telles que «&#xa0;Name:&#xa0;», «&#xa0;E-mail:&#xa0;» et «&#xa0;Address:&#xa0;» dans leurs champs</translation>
    </message>
    <message>
        <source>Assigned at registration</source>
        <translation>Attribué à l’inscription au registre</translation>
    </message>
    <message>
        <source>Only for recognized standards bodies</source>
        <translation>Seulement pour les organismes de normalisation reconnus</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ThreadBox</name>
    <message>
        <source>%1 answered on %2</source>
        <translation>%1 a répondu le %2</translation>
    </message>
    <message>
        <source>%1 resolved this on %2</source>
        <translation>%1 a réglé cela le %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Answer or resolution</source>
        <translation>Réponse ou conclusion</translation>
    </message>
    <message>
        <source>Answer, or how this was resolved</source>
        <translation>Réponse, ou comment cela a été réglé</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>Shows the field</source>
        <translation>Montre le champ</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>Comment by %1 about %2, resolved: %3</source>
        <extracomment>%1 is a person, %2 a field or the template, %3 a comment</extracomment>
        <translation>Commentaire de %1 à propos de %2, réglé&#xa0;: %3</translation>
    </message>
    <message>
        <source>Comment by %1 about %2, open: %3</source>
        <translation>Commentaire de %1 à propos de %2, ouvert&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what to do with a comment, %2 the comment</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::TrashDialog</name>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>The trash is empty. You can restore drafts that you move here.</source>
        <translation>La corbeille est vide. Vous pouvez restaurer les brouillons que vous y mettez.</translation>
    </message>
    <message>
        <source>Drafts in the trash, newest first:</source>
        <translation>Brouillons dans la corbeille, du plus récent au plus ancien&#xa0;:</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Last saved (UTC)</source>
        <translation>Dernière modification (UTC)</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>&amp;Restore Draft</source>
        <translation>&amp;Restaurer le brouillon</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ValueHistoryDialog</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Saisi</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>fact</comment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Details of %1</source>
        <translation>Détails de %1</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>Numéro de la demande</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
</context>
<context>
    <name>nidus::ui::VerdictButton</name>
    <message>
        <source>%1 Press to show only these lines; press again to show all.</source>
        <translation>%1 Appuyez pour n’afficher que ces lignes&#xa0;; appuyez de nouveau pour tout afficher.</translation>
    </message>
    <message>
        <source>%1, %2% of all lines</source>
        <extracomment>A button for screen readers: &quot;12 invalid, 3.5% of all lines&quot;</extracomment>
        <translation>%1, %2&#xa0;% de toutes les lignes</translation>
    </message>
    <message>
        <source>Shows only these lines. With no kind checked, all lines are shown.</source>
        <translation>Affiche seulement ces lignes. Si rien n’est coché, toutes les lignes sont affichées.</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ViewBar</name>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Drafts that wait for reviewers, IANA, or a colleague</source>
        <translation>Brouillons qui attendent les relecteurs, l’IANA ou un collègue</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Drafts whose reminder is due</source>
        <translation>Brouillons dont le rappel est échu</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Non attribués</translation>
    </message>
    <message>
        <source>More views</source>
        <translation>Autres vues</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No draft waits for reviewers, IANA, or a colleague.</source>
        <translation>Aucun brouillon n’attend des relecteurs, l’IANA ou un collègue.</translation>
    </message>
    <message>
        <source>No reminder is due.</source>
        <translation>Aucun rappel n’est échu.</translation>
    </message>
    <message>
        <source>Drafts that wait for you: assigned to you, or yours and not in review or with IANA</source>
        <translation>Brouillons qui vous attendent&#xa0;: vous en êtes responsable, ou ce sont les vôtres et ils ne sont ni en relecture ni à l’IANA</translation>
    </message>
    <message>
        <source>No draft waits for you.</source>
        <translation>Aucun brouillon ne vous attend.</translation>
    </message>
    <message>
        <source>Drafts in review to which nobody is assigned, and drafts without an owner</source>
        <translation>Brouillons en examen sans responsable, et brouillons sans propriétaire</translation>
    </message>
    <message>
        <source>Every draft has an owner or an assignee whose turn it is.</source>
        <translation>Pour chaque brouillon, c’est au propriétaire ou au responsable d’agir.</translation>
    </message>
    <message>
        <source>A saved view</source>
        <translation>Une vue enregistrée</translation>
    </message>
</context>
<context>
    <name>nidus::ui::WindowMessages</name>
    <message>
        <source>Details…</source>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Fichier écrit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
</context>
</TS>
