# SPDX-License-Identifier: Apache-2.0
"""typetab.py SETUP TYPED WANTED SHELL...: starts a shell on its own terminal, types SETUP and Enter, then TYPED with the Tab
key for each tab character, and Enter, and prints what the terminal showed. Exits with 0 once the output after Enter matches
WANTED, a regular expression; waits for it without a limit."""

import os
import pty
import re
import sys
import termios

setup, typed, wanted, *shell = sys.argv[1:]
child, terminal = pty.fork()
if child == 0:
    os.execvp(shell[0], shell)
termios.tcsetwinsize(terminal, (50, 200))
shown = b""
NOTHING_SEEN = rb"(\x1b\[\??[0-9;]*[A-Za-z])*$"  # the end of the output so far, except for terminal codes


def wait(pattern, start):
    """Reads until the pattern is shown; returns where it ends."""
    global shown
    while not (found := re.search(pattern, shown[start:])):
        try:
            shown += os.read(terminal, 4096)
        except OSError:  # the shell is gone
            sys.stdout.buffer.write(shown)
            sys.exit(1)
    return start + found.end()


os.write(terminal, f"PS1='ready'\"> \"; {setup}\n".encode())
at = wait(rb"ready> " + NOTHING_SEEN, 0)
for part in re.split("(\t)", typed):
    os.write(terminal, part.encode())
    if part == "\t":
        # A unique completion is followed by a space.
        at = wait(b" " + NOTHING_SEEN, at)
    elif part:
        at = wait(re.escape(part[-1].encode()) + NOTHING_SEEN, at)
os.write(terminal, b"\n")
wait(wanted.encode(), at)
sys.stdout.buffer.write(shown)
