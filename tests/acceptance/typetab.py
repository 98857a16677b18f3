# SPDX-License-Identifier: Apache-2.0
"""typetab.py SETUP TYPED WANTED SHELL...: starts a shell on a terminal of its own, types SETUP and Enter, then TYPED with the
tabulator key for each tabulator, and Enter, and prints what the terminal showed. Ends with 0 once WANTED, a regular expression,
stands in what was shown after Enter; waits for it as long as it takes."""

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
NOTHING_SEEN = rb"(\x1b\[\??[0-9;]*[A-Za-z])*$"  # what ends what was shown so far, but for the terminal's own codes


def wait(pattern, start):
    """Reads until the pattern is shown; where it ends."""
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
        # A word that goes on in one way only is followed by a blank.
        at = wait(b" " + NOTHING_SEEN, at)
    elif part:
        at = wait(re.escape(part[-1].encode()) + NOTHING_SEEN, at)
os.write(terminal, b"\n")
wait(wanted.encode(), at)
sys.stdout.buffer.write(shown)
