#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Runs Orca itself on an invisible screen, presses keys in Nidus, and finds what Orca says, in order.

    tests/accessibility/orca.py BIN_FOLDER [RESULTS]

RESULTS gets a line for each step, as QTest writes it: PASS, FAIL!, or one SKIP if a program is not installed.
Needs the Debian packages orca, xvfb, openbox, xdotool, dbus, and at-spi2-core. Exit status: 0; 1 if something was not
said; 77 if a program is not installed, so that nothing was evaluated.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

START_PAUSE = 6  # seconds until a program is on the bus
PAUSE = 1.5  # seconds for what a key causes
PROGRAMS = ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon")

# Keys, or a text to type, and what Orca says after that.
STEPS = (
    (None, "Write a Registration push button"),
    ("Tab", "Review a Template push button"),
    ("Tab", "Check a File of URNs push button"),
    ("Tab", "Take the Tour push button"),
    ("Tab", "Try with Samples push button"),
    ("Tab", "Read the Manual push button"),
    ("ctrl+2", "Search the registry text"),
    ("Tab", "Filter push button"),
    ("shift+Tab", "Search the registry text"),
    ("=isbn", " shown"),
    ("Return", "isbn, International ISBN Agency, Registered"),
    ("ctrl+n", "Namespace Identifier text"),
    ("=museum_objects", 'A NID cannot contain "_"'),
    ("ctrl+a", "selected"),
    ("=museum-objects", "No findings"),
    ("Tab", "Help on Version push button"),
    ("ctrl+s", "Draft saved"),
    ("ctrl+3", "URN to check text"),
    ("Tab", "Open File of URNs"),
    ("Tab", "Paste and Check"),
    ("ctrl+k", "What do you want to do"),
    ("=about", "About Nidus"),
    ("Escape", "push button"),
)


def plain(text):
    """Orca 43 and 48 differ in punctuation between the parts of an utterance."""
    return re.sub(r"[\s.…]+", " ", text)


def said(log):
    lines = log.read_text("utf-8", "replace").splitlines() if log.exists() else []
    return [plain(line) for line in lines if "SPEECH OUTPUT: " in line]


def listen(environment, folder, binaries):
    """Presses the keys; returns each wanted utterance, and whether it was said."""
    log = folder / "orca.log"
    orca = subprocess.Popen(["orca", "--replace", f"--debug-file={log}"], env=environment)
    nidus = None
    heard = []
    try:
        time.sleep(START_PAUSE)
        nidus = subprocess.Popen(
            [f"{binaries}/nidus", "--registry", str(folder / "orca.nidus")], env=environment
        )
        time.sleep(START_PAUSE)
        for keys, _ in STEPS[1:]:
            words = ["type", "--delay", "30", keys[1:]] if keys.startswith("=") else ["key", keys]
            subprocess.run(["xdotool", *words], env=environment, check=True)
            time.sleep(PAUSE)
    finally:
        for process in (nidus, orca):
            if process:
                process.terminate()
                process.wait()
    # Only now: Orca writes its log in large pieces.
    rest = said(log)
    for keys, wanted in STEPS:
        at = next((i for i, line in enumerate(rest) if plain(wanted) in line), None)
        print("MISS" if at is None else "ok  ", keys or "(start)", "-", wanted)
        heard.append((wanted, at is not None))
        if at is not None:
            rest = rest[at + 1:]
    return heard


def start_screen(environment):
    """Starts a screen, a session bus, and a window manager; returns their processes."""
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL, env=environment,
    )
    environment["DISPLAY"] = ":" + screen.stdout.readline().strip()
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL, env=environment,
    )
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
    return [subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL), bus, screen]


def write_results(lines):
    """Adds lines to the file of results, if there is one."""
    for path in sys.argv[2:]:
        with open(path, "a", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in lines)


def main():
    absent = [program for program in PROGRAMS if not shutil.which(program)]
    if absent:
        print("not evaluated: not installed:", ", ".join(absent))
        write_results([f"SKIP   : orca::says() not installed: {', '.join(absent)}"])
        return 77
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = pathlib.Path(name)
        environment = dict(os.environ, HOME=name, XDG_RUNTIME_DIR=name, LC_ALL="C.UTF-8", LANGUAGE="en",
                           XDG_DATA_HOME=f"{name}/data", XDG_CONFIG_HOME=f"{name}/config",
                           QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        servers = start_screen(environment)
        try:
            heard = listen(environment, folder, sys.argv[1])
        finally:
            for server in servers:
                server.terminate()
                server.wait()
    write_results(f"{'PASS   ' if was_said else 'FAIL!  '}: orca::says({wanted})" for wanted, was_said in heard)
    missed = sum(not was_said for _, was_said in heard)
    print(f"{len(heard) - missed} of {len(heard)} utterances heard")
    return 1 if missed else 0


sys.exit(main())
