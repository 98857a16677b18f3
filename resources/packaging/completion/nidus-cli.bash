# SPDX-License-Identifier: Apache-2.0
# Completion of nidus-cli for bash; what can stand at the cursor, nidus-cli itself knows (nidus-cli complete).

_nidus_cli() {
    local line=${COMP_LINE:0:COMP_POINT} current word what
    local -a words
    read -ra words <<<"$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    current=${words[-1]}
    # readline takes the word to begin behind the last of these characters.
    [[ $COMP_WORDBREAKS == *:* && $current == *:* ]] && current=${current%"${current##*:}"} || current=
    [[ $COMP_WORDBREAKS == *=* && -z $current && ${words[-1]} == --*=* ]] && current=${words[-1]%%=*}=
    COMPREPLY=()
    while IFS=$'\t' read -r word what; do
        [[ -n $word ]] && COMPREPLY+=("${word#"$current"}")
    done < <("$1" complete -- "${words[@]:1}" 2>/dev/null)
}
# Without an answer, names of files.
complete -o default -o bashdefault -F _nidus_cli nidus-cli
