# SPDX-License-Identifier: Apache-2.0
# Completion of nidus-cli for fish; the completions come from nidus-cli itself (nidus-cli complete).

function __nidus_cli_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for line in ($words[1] complete -- $words[2..-1] "$current" 2>/dev/null)
        if test -n "$line"
            echo $line
        else
            __fish_complete_path "$current"
        end
    end
end

complete -c nidus-cli -f -a '(__nidus_cli_complete)'
