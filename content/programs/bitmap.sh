#!/usr/bin/env bash
# N-Queens with a bitmap, in the whole numbers of Bash.

N=8
mask=$(((1 << N) - 1))
found=0

place() {
    local row=$1 left=$2 down=$3 right=$4 bit
    local untried=$((mask & ~(left | down | right)))
    if ((row == N)); then
        found=$((found + 1))
    fi
    while ((untried)); do
        bit=$((-untried & untried))
        untried=$((untried ^ bit))
        place $((row + 1)) $(((left | bit) << 1)) $((down | bit)) $(((right | bit) >> 1))
    done
}

place 0 0 0 0
echo "$N $found"
