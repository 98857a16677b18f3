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
import threading
import time
import tty

START_PAUSE = 6  # seconds until a program is on the bus
PATIENCE = 20  # seconds until something is said; on a busy machine Orca is slow
PROGRAMS = ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon")

# Keys, or a text to type, and what Orca says after that.
STEPS = (
    (None, "Write a Registration button"),
    ("Tab", "Review a Template button"),
    ("Tab", "Check a File of URNs button"),
    ("Tab", "How to Keep Numbers"),
    ("Tab", "Take the Tour button"),
    ("Tab", "Try with Samples button"),
    ("Tab", "Read the Manual button"),
    ("ctrl+2", "Search the registry text"),
    ("Tab", "Filter button"),
    ("shift+Tab", "Search the registry text"),
    ("=isbn", "1 entry found"),
    ("Return", "isbn, International ISBN Agency, Registered"),
    ("ctrl+n", "Namespace Identifier text"),
    ("=museum_objects", "A NID cannot contain"),
    ("ctrl+a", "selected"),
    ("=museum-objects", "No findings"),
    ("Tab", "Version text"),
    ("ctrl+s", "Draft saved"),
    ("ctrl+3", "URN to check text"),
    ("Tab", "Open File of URNs"),
    ("Tab", "Paste and Check"),
    ("ctrl+k", "What do you want to do"),
    ("=about", "About Nidus"),
    ("Escape", "button"),
)


def plain(text):
    """Orca 43 and 48 differ in punctuation between the parts of an utterance, and in the word for a button."""
    return re.sub(r"[\s.…]+", " ", text).replace("push button", "button")


class Log:
    """What Orca says. A terminal, because Orca writes a file in large pieces."""

    def __init__(self):
        self._reader, self._writer = os.openpty()
        tty.setraw(self._writer)
        self.path = os.ttyname(self._writer)
        self._utterances = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        with open(self._reader, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                if "SPEECH OUTPUT: " in line:
                    self._utterances.append(plain(line))

    def find(self, wanted, start):
        """Waits for an utterance that contains a text; returns the place after it, or None."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for place, utterance in enumerate(self._utterances[start:], start):
                if plain(wanted) in utterance:
                    return place + 1
            time.sleep(0.1)
        return None


def press(keys, environment):
    words = ["type", "--delay", "30", keys[1:]] if keys.startswith("=") else ["key", keys]
    subprocess.run(["xdotool", *words], env=environment, check=True)


def end(process):
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def listen(environment, folder, binaries):
    """Presses the keys; returns each wanted utterance, and whether it was said."""
    log = Log()
    orca = subprocess.Popen(["orca", "--replace", f"--debug-file={log.path}"], env=environment)
    nidus = None
    heard = []
    place = 0
    try:
        time.sleep(START_PAUSE)
        nidus = subprocess.Popen(
            [f"{binaries}/nidus", "--registry", str(folder / "orca.nidus")], env=environment
        )
        for keys, wanted in STEPS:
            if keys:
                press(keys, environment)
            after = log.find(wanted, place)
            print("MISS" if after is None else "ok  ", keys or "(start)", "-", wanted, flush=True)
            heard.append((wanted, after is not None))
            place = after or place
    finally:
        for process in (nidus, orca):
            if process:
                end(process)
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
                end(server)
    write_results(f"{'PASS   ' if was_said else 'FAIL!  '}: orca::says({wanted})" for wanted, was_said in heard)
    missed = sum(not was_said for _, was_said in heard)
    print(f"{len(heard) - missed} of {len(heard)} utterances heard")
    return 1 if missed else 0


sys.exit(main())
