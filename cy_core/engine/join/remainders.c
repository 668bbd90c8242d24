/* The classes are the leaves of a binary tree. A node has the classes that begin with the same bits.
   Each class is counted in full groups. Its remainder, which does not fill a group, moves up the tree
   and is merged with other remainders. Before that, the remainder of a node's 1-side may be counted
   alone, in a group that is not full. This can be faster, because alone it has few partners, but
   together with the 0-side it would be compared with all partners of both sides. */

#include "remainders.h"

#include <stdlib.h>
#include <string.h>

/* Number of class bits by `half`. With more bits, fewer pairs are compared; with fewer bits, groups are
   fuller. The rest of the bits must fit REST_BITS, which sets a minimum from `half` = 10 on. */
static const uint8_t CLASS_BITS[MAX_HALF + 1] = {0, 0, 1, 1, 2, 2, 2, 3, 4, 5, 8, 10, 14};

enum { MAX_REMAINDER_BITS = 14 };

/* A remainder: half boards of several classes that do not fill a group yet. */
typedef struct {
    uint32_t rest[2 * MAX_LANES], classes[2 * MAX_LANES];
    int count;
} Remainder;

/* The memory that one thread needs to count pairs in groups. */
typedef struct {
    int lanes;
    Leaf *leaf;
    const StopFlag *stop;
    void *memory, *aligned;  /* memory of the leaf, as allocated and aligned to 64 */
    Remainder levels[MAX_REMAINDER_BITS + 1];
    uint32_t partners[1 << MAX_REMAINDER_BITS];  /* by class: its number of partners */
} Groups;

typedef struct {
    Groups *groups;
    const Sorted *grouped;
    const Sorted *lists;
    uint64_t *found;
} Task;

/* --- partners --- */

/* Counts the partners of each class in a list: the half boards whose classes have none of its bits. */
static void count_partners(uint32_t *partners, const Sorted *list)
{
    const uint32_t classes = UINT32_C(1) << list->class_bits, last = classes - 1;
    for (uint32_t number = 0; number < classes; number++)
        partners[last ^ number] = size_of_class(list, number);
    for (uint32_t bit = 1; bit < classes; bit <<= 1)
        for (uint32_t number = 0; number < classes; number++)
            if (!(number & bit))
                partners[number] += partners[number | bit];
}

/* --- groups --- */

static void count_group(const Task *task, const Group *group)
{
    Groups *groups = task->groups;
    if (!is_stopped(groups->stop))
        groups->leaf(groups->aligned, group, task->lists, task->found);
}

static uint32_t common_bits(const uint32_t *classes, int count)
{
    uint32_t common = classes[0];
    for (int k = 1; k < count; k++)
        common &= classes[k];
    return common;
}

/* Counts the first `count` half boards of a remainder as a group. */
static void count_mixed(const Task *task, const Remainder *remainder, int count)
{
    const Group group = {remainder->rest, remainder->classes, count,
                         common_bits(remainder->classes, count)};
    count_group(task, &group);
}

static void count_full(const Task *task, Remainder *remainder)
{
    int lanes = task->groups->lanes;
    if (remainder->count < lanes)
        return;
    count_mixed(task, remainder, lanes);
    remainder->count -= lanes;
    memcpy(remainder->rest, remainder->rest + lanes,
           (size_t)remainder->count * sizeof *remainder->rest);
    memcpy(remainder->classes, remainder->classes + lanes,
           (size_t)remainder->count * sizeof *remainder->classes);
}

/* --- the tree --- */

static void add_class(const Task *task, uint32_t number, Remainder *into)
{
    const Sorted *grouped = task->grouped;
    const uint32_t *rest = grouped->rest + grouped->start[number];
    int lanes = task->groups->lanes, left = (int)size_of_class(grouped, number);
    for (; left >= lanes; left -= lanes, rest += lanes) {
        const Group group = {rest, NULL, lanes, number};
        count_group(task, &group);
    }
    memcpy(into->rest + into->count, rest, (size_t)left * sizeof *rest);
    for (int k = 0; k < left; k++)
        into->classes[into->count + k] = number;
    into->count += left;
    count_full(task, into);
}

static void add_remainder(const Task *task, const Remainder *remainder, Remainder *into)
{
    size_t bytes = (size_t)remainder->count * sizeof *remainder->rest;
    memcpy(into->rest + into->count, remainder->rest, bytes);
    memcpy(into->classes + into->count, remainder->classes, bytes);
    into->count += remainder->count;
    count_full(task, into);
}

/* Returns whether counting a remainder alone, in a group that is not full, takes less time than its
   share of a full group whose classes have only the bits of `number` in common. */
static int is_cheaper_alone(const Task *task, const Remainder *remainder, uint32_t number)
{
    const Groups *groups = task->groups;
    uint32_t own = common_bits(remainder->classes, remainder->count);
    return (double)groups->partners[own] * groups->lanes
           < (double)groups->partners[number] * remainder->count;
}

/* Counts the full groups of a node, and adds its remainder to `into`. The node has the 2^level classes
   from `number` on. */
static void add_node(const Task *task, int level, uint32_t number, Remainder *into)
{
    const uint32_t *start = task->grouped->start;
    if (start[number] == start[number + (UINT32_C(1) << level)])
        return;
    if (!level) {
        add_class(task, number, into);
        return;
    }
    uint32_t other = number | UINT32_C(1) << (level - 1);
    add_node(task, level - 1, number, into);
    Remainder *apart = &task->groups->levels[level];
    apart->count = 0;
    add_node(task, level - 1, other, apart);
    if (!apart->count)
        return;
    if (is_cheaper_alone(task, apart, number))
        count_mixed(task, apart, apart->count);
    else
        add_remainder(task, apart, into);
}

static void count_grouped(Groups *groups, const Sorted *grouped, const Sorted lists[2],
                          uint64_t found[2])
{
    const Task task = {groups, grouped, lists, found};
    Remainder *all = &groups->levels[0];
    all->count = 0;
    add_node(&task, grouped->class_bits, 0, all);
    if (all->count)
        count_mixed(&task, all, all->count);
}

int count_in_groups(void *memory, const Sorted grouped[2], const Sorted lists[2],
                    uint64_t found[2][2])
{
    Groups *groups = memory;
    if (!size_of_all(&lists[0]) && !size_of_all(&lists[1]))
        return 1;
    count_partners(groups->partners, &lists[0]);
    for (int k = 0; k < 2; k++)
        count_grouped(groups, &grouped[k], lists, found[k]);
    return 1;
}

/* --- for kernels --- */

SortOrder order_for_groups(const Frame *frame)
{
    return (SortOrder){.class_bits = CLASS_BITS[frame->half] + frame->apart, .multiple = 1};
}

void *new_groups(int lanes, Leaf *leaf, const StopFlag *stop)
{
    Groups *groups = malloc(sizeof *groups);
    void *memory = malloc(LEAF_MEMORY + 64);
    if (!groups || !memory) {
        free(groups);
        free(memory);
        return NULL;
    }
    groups->lanes = lanes;
    groups->leaf = leaf;
    groups->stop = stop;
    groups->memory = memory;
    groups->aligned = (void *)(((uintptr_t)memory + 63) & ~(uintptr_t)63);
    return groups;
}

void free_groups(void *memory)
{
    Groups *groups = memory;
    if (groups)
        free(groups->memory);
    free(groups);
}
