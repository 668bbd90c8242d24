#!/bin/sh
# Test the engine for Arm, WebAssembly and Windows: compile it by zig, run it by QEMU, Node and Wine.
# `emulate.sh N` tests boards up to N, by default 12. 16 tests all totals, and all lists up to 16.
# .ci/run does not run this, because it takes minutes and needs programs that nothing else needs.
set -e
cd "$(dirname "$0")/.."
n=${1:-12}
for program in qemu-aarch64 node wine; do
    command -v $program >/dev/null || {
        echo "Please install $program. On Debian and Ubuntu: apt install qemu-user nodejs wine" >&2
        exit 1
    }
done
make .venv/installed
.venv/bin/python -m pip install -qq 'queens-atlas[wasm]'
mkdir -p build

# compile TEST PROGRAM TARGET OPTION...: compile a test, written in C, with the engine.
compile() {
    test=$1 program=$2 target=$3
    shift 3
    .venv/bin/python -m ziglang cc -std=c11 -O2 -Wall -Wextra -Wconversion -Wshadow -Werror \
        -I cy_core/engine/c -I cy_core/engine/join cy_core/engine/c/*.c cy_core/engine/join/*.c \
        -target "$target" "$@" "tests/cy_core/engine/test_$test.c" -o "build/$program"
}

set -x
for test in engine join; do
    compile $test $test-arm aarch64-linux-musl
    qemu-aarch64 build/$test-arm "$n"
    # Node 20 often crashes if it collects garbage while the program runs.
    compile $test $test.wasm wasm32-wasi -msimd128
    node --no-warnings --no-concurrent-marking tests/cy_core/engine/run_wasm.mjs build/$test.wasm "$n"
    compile $test $test.exe x86_64-windows-gnu
    WINEDEBUG=-all wine build/$test.exe "$n"
done
