# SPDX-License-Identifier: Apache-2.0
"""Compares the verdicts of regular-expression engines with those of the grammars, for all namespaces.

engines.py [--quick] NIDUS_CLI SYNTAX_FOLDER ENGINE...

For each grammar, nidus-cli writes a pattern for whole URNs and samples: texts that match, boundary texts, and near
misses. Others are made here: wrong prefixes, characters outside ASCII that some engines treat as a letter or digit, and
texts with a part repeated many times and a wrong end, for which an ambiguous pattern takes exponential time. Each engine
must agree on each text, and each match must end in a second. Only libxml2 may stop at its limit of steps for a repeated
part; these texts are counted as not evaluated.
With --quick, every third grammar and fewer texts. Engines: grep, python,
xmllint, node, json-schema (Node with its flags), pcre2, re2. The programs for the last two are named by NIDUS_PCRE2 and NIDUS_RE2.
"""
import concurrent.futures
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time
import xml.sax.saxutils

SECONDS = 1.0  # longest time for one match
DIALECTS = {"grep": ["ere"], "python": ["python"], "xmllint": ["xsd"], "node": ["ecma"],
            "json-schema": ["json-schema"], "pcre2": ["pcre"], "re2": ["re2"]}
HERE = pathlib.Path(__file__).resolve().parent


class Rule:
    def __init__(self, path):
        self.path = path
        self.nid = path.stem
        self.patterns = {}
        self.texts = []  # pairs of a text and whether it matches
        self.pumped = []  # the same, with a repeated part

    def all(self):
        return self.texts + self.pumped


def output(command, text=None):
    # In a folder without files, whose names could be those of namespaces.
    with tempfile.TemporaryDirectory() as empty:
        return subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=True,
                              cwd=empty).stdout


def is_plain(text):
    return all(" " <= c <= "~" for c in text)


def foreign(text):
    """Texts with one character replaced by another that is a case of the letter or has the value of the digit."""
    made = []
    for place, c in enumerate(text):
        others = {"s": "\u017F", "k": "\u212A", "i": "\u0130\u0131", "0": "\u0660\u0966\uFF10", "a": "\uFF41"}
        made += [text[:place] + other + text[place + 1:] for other in others.get(c.lower(), "")]
    return made


def pumped(texts, count, chance):
    """Texts with a repeated part and a space at the end, which no URN contains."""
    made = []
    while texts and len(made) < count:
        text = chance.choice(texts)
        begin = chance.randrange(len(text)) if text else 0
        end = min(len(text), begin + chance.randint(1, 6))
        made.append(text[:begin] + text[begin:end] * 60 + text[end:] + " ")
    return made


def prepare(cli, rule, dialects, quick):
    for dialect in dialects:
        command = [cli, "--registry", ":builtin:", "grammar", "regex", "--dialect", dialect, rule.nid]
        rule.patterns[dialect] = output(command).removesuffix("\n")
    chance = random.Random(rule.nid)
    names = []
    counts = {"random": 60, "near-miss": 60} if quick else \
        {"shortest": 150, "boundary": 300, "random": 500, "near-miss": 900}
    for kind, count in counts.items():
        made = output([cli, "grammar", "sample", "--kind", kind, "--count", str(count), str(rule.path)])
        names += [(name, kind != "near-miss") for name in made.split("\n")[:-1] if is_plain(name)]
    for name, matches in names:
        prefix = chance.choice(["urn:" + rule.nid, "URN:" + rule.nid.upper(), "Urn:" + rule.nid.capitalize()])
        rule.texts.append((prefix + ":" + name, matches))
    right = [name for name, matches in names if matches]
    for name in right[:20]:
        rule.texts += [(name, False), ("urn:x" + rule.nid + ":" + name, False), (" urn:" + rule.nid + ":" + name, False)]
    for name in right[:40]:
        whole = "urn:" + rule.nid + ":" + name
        rule.texts += [(text, False) for text in chance.sample(foreign(whole), min(4, len(foreign(whole))))]
    known = set()
    rule.texts = [pair for pair in rule.texts if not (pair in known or known.add(pair))]
    rule.pumped = [("urn:" + rule.nid + ":" + name, False) for name in pumped(right, 40 if quick else 200, chance)]


def grep_verdicts(rule, texts, pattern, folder):
    file = folder / (rule.nid + ".txt")
    file.write_text("".join(text + "\n" for text, _ in texts), encoding="utf-8")
    lines = {}
    for locale in "C", "C.UTF-8":
        found = subprocess.run(["grep", "-nE", "-e", pattern, str(file)], capture_output=True, encoding="utf-8",
                               env={"LC_ALL": locale, "PATH": os.environ["PATH"]}, timeout=60)
        if found.returncode > 1:
            raise RuntimeError(found.stderr)
        lines[locale] = {int(line.split(":", 1)[0]) for line in found.stdout.split("\n")[:-1]}
    if lines["C"] != lines["C.UTF-8"]:
        raise RuntimeError("locales differ")
    return [number + 1 in lines["C"] for number in range(len(texts))]


def python_verdicts(_rule, texts, pattern, _folder):
    compiled = re.compile(pattern)
    verdicts = []
    for text, _ in texts:
        begin = time.monotonic()
        verdicts.append(compiled.search(text) is not None)
        if time.monotonic() - begin > SECONDS:
            raise RuntimeError("too slow: " + text)
    return verdicts


def xmllint_verdicts(rule, texts, pattern, folder):
    """None for texts with a repeated part for which libxml2 stops, after ten million steps, or takes too long."""
    plain, repeated = texts[:len(rule.texts)], texts[len(rule.texts):]
    verdicts = xmllint_once(rule, plain, pattern, folder, 60)
    try:
        return verdicts + xmllint_once(rule, repeated, pattern, folder, 20 * SECONDS)
    except (RuntimeError, subprocess.TimeoutExpired):
        pass
    for text in repeated:
        try:
            verdicts += xmllint_once(rule, [text], pattern, folder, SECONDS)
        except (RuntimeError, subprocess.TimeoutExpired):
            verdicts.append(None)
    return verdicts


def xmllint_once(rule, texts, pattern, folder, seconds):
    schema = folder / (rule.nid + ".xsd")
    schema.write_text(
        '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="all"><xs:complexType><xs:sequence>'
        '<xs:element name="t" maxOccurs="unbounded"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value='
        + xml.sax.saxutils.quoteattr(pattern) +
        "/></xs:restriction></xs:simpleType></xs:element></xs:sequence></xs:complexType></xs:element></xs:schema>\n")
    document = folder / (rule.nid + ".xml")
    document.write_text("<all>\n" + "".join("<t>" + xml.sax.saxutils.escape(text) + "</t>\n" for text, _ in texts)
                        + "</all>\n", encoding="utf-8")
    checked = subprocess.run(["xmllint", "--noout", "--schema", str(schema), str(document)], capture_output=True,
                             encoding="utf-8", timeout=seconds)
    if checked.returncode not in (0, 3):
        raise RuntimeError(checked.stderr)
    if "Internal error" in checked.stderr:
        raise RuntimeError("internal error of libxml2")
    wrong = {int(found) for found in re.findall(r"\.xml:(\d+): element t: Schemas validity error", checked.stderr)}
    return [number + 2 not in wrong for number in range(len(texts))]


def program(command):
    """Runs a program that reads a pattern and texts, one per line, and prints 1 or 0 for each text."""
    def verdicts(_rule, texts, pattern, _folder):
        lines = "".join(line + "\n" for line in [pattern] + [text for text, _ in texts])
        return [verdict == "1" for verdict in output(command() + [str(SECONDS)], lines).strip()]
    return verdicts


VERDICTS = {
    "grep": grep_verdicts,
    "python": python_verdicts,
    "xmllint": xmllint_verdicts,
    "node": program(lambda: ["node", str(HERE / "match.js"), ",u,v"]),
    "json-schema": program(lambda: ["node", str(HERE / "match.js"), ",u"]),
    "pcre2": program(lambda: [os.environ["NIDUS_PCRE2"]]),
    "re2": program(lambda: [os.environ["NIDUS_RE2"]]),
}


def main(arguments):
    quick = "--quick" in arguments
    cli, folder, *engines = [argument for argument in arguments if argument != "--quick"]
    cli = str(pathlib.Path(cli).resolve())
    rules = [Rule(path) for path in sorted(pathlib.Path(folder).resolve().glob("*.abnf"))]
    if quick:
        rules = rules[::3]
    dialects = [dialect for engine in engines for dialect in DIALECTS[engine]]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda rule: prepare(cli, rule, dialects, quick), rules))
    disagreements = 0
    with tempfile.TemporaryDirectory() as work:
        for engine in engines:
            begin = time.monotonic()
            compared = undecided = 0
            for dialect in DIALECTS[engine]:
                for rule in rules:
                    texts = rule.all()
                    try:
                        verdicts = VERDICTS[engine](rule, texts, rule.patterns[dialect], pathlib.Path(work))
                    except (RuntimeError, subprocess.SubprocessError) as error:
                        print(f"{engine}, {dialect}, {rule.nid}: {error} {getattr(error, 'stderr', '')}")
                        disagreements += 1
                        continue
                    undecided += verdicts.count(None)
                    compared += len(verdicts) - verdicts.count(None)
                    for (text, expected), verdict in zip(texts, verdicts, strict=True):
                        if verdict not in (None, expected):
                            disagreements += 1
                            print(f"{engine}, {dialect}: {'matches' if verdict else 'does not match'}: {text}")
            seconds = time.monotonic() - begin
            left = f", {undecided} not evaluated" if undecided else ""
            print(f"{engine}: {len(rules)} rules, {compared} texts{left}, {seconds:.1f} s")
    fewest = min(rules, key=lambda rule: len(rule.texts))
    print(f"fewest texts of a rule: {len(fewest.texts)} ({fewest.nid}); disagreements: {disagreements}")
    return 1 if disagreements > 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
