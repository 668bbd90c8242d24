#include <string.h>

#include "kernel.h"

static void make_lanes(Shuffles *shuffles, unsigned set)
{
    uint8_t taken = 0;
    for (uint8_t lane = 0; lane < 8; lane++) {
        shuffles->spread_lanes[set][lane] = taken;
        if (set >> lane & 1)
            shuffles->pack_lanes[set][taken++] = lane;
    }
}

static void widen(const uint8_t lanes[8], uint8_t bytes[16])
{
    for (int lane = 0; lane < 8; lane++) {
        bytes[2 * lane] = (uint8_t)(2 * lanes[lane]);
        bytes[2 * lane + 1] = (uint8_t)(2 * lanes[lane] + 1);
    }
}

void make_shuffles(Shuffles *shuffles)
{
    memset(shuffles, 0, sizeof *shuffles);
    for (unsigned set = 0; set < 256; set++) {
        make_lanes(shuffles, set);
        widen(shuffles->pack_lanes[set], shuffles->pack_bytes[set]);
        widen(shuffles->spread_lanes[set], shuffles->spread_bytes[set]);
    }
}
