#!/bin/sh
# Test the engine under the address, undefined-behaviour and thread sanitizers of the compiler.
set -e
cd "$(dirname "$0")/.."
mkdir -p build

# compile TEST OPTION...: compile a test, written in C, with the engine.
compile() {
    test=$1
    shift
    ${CC:-cc} -std=c11 -O1 -g -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -pthread "$@" \
        -I cy_core/engine/c -I cy_core/engine/join \
        cy_core/engine/c/*.c cy_core/engine/join/*.c cy_core/engine/wasm/exports.c \
        "tests/cy_core/engine/test_$test.c" -o "build/test_$test"
}

set -x
compile engine -fsanitize=address,undefined -fno-sanitize-recover
build/test_engine 12
compile join -fsanitize=address,undefined -fno-sanitize-recover
build/test_join 14

# Some compilers lack ThreadSanitizer, and some kernels need `setarch -R` for it.
fixed=$(setarch -R true 2>build/probe.log && echo setarch -R || true)
echo 'int main(void) { return 0; }' >build/probe.c
if ! { ${CC:-cc} -fsanitize=thread build/probe.c -o build/probe && $fixed build/probe; } 2>build/probe.log; then
    echo 'ThreadSanitizer does not run here: see build/probe.log'
    exit
fi
for test in join threads; do
    compile $test -fsanitize=thread
    $fixed "build/test_$test"
done
