# SPDX-License-Identifier: Apache-2.0
# Completion of nidus-cli for bash; the completions come from nidus-cli itself (nidus-cli complete).

_nidus_cli() {
    local line=${COMP_LINE:0:COMP_POINT} current word what
    local -a words
    read -ra words <<<"$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    current=${words[-1]}
    # For readline, the word begins after the last of these characters.
    [[ $COMP_WORDBREAKS == *:* && $current == *:* ]] && current=${current%"${current##*:}"} || current=
    [[ $COMP_WORDBREAKS == *=* && -z $current && ${words[-1]} == --*=* ]] && current=${words[-1]%%=*}=
    COMPREPLY=()
    while IFS=$'\t' read -r word what; do
        [[ -n $word ]] && COMPREPLY+=("${word#"$current"}")
    done < <("$1" complete -- "${words[@]:1}" 2>/dev/null)
}
# Without completions, file names are completed.
complete -o default -o bashdefault -F _nidus_cli nidus-cli
