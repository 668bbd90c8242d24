/* The quadrant join: counts the solutions of a large board by quadrants, of which half boards are
   made, of which pairs are counted. No board is ever seen whole.

   To read it: frame.h, the words; tables.h, the placements in a quadrant; jobs.h, what the parts are,
   and how the eightfold symmetry of the board is used; halves.h, half boards; classes.h,
   remainders.h and leaf_lanes.h, how the pairs are counted, and blocks_avx512.c and
   partners_avx512.h, how with AVX-512; join_*.c, with which instructions. */

#ifndef JOIN_H
#define JOIN_H

#include "backends.h"
#include "jobs.h"
#include "stop.h"

/* What the parts of a family share; threads only read it. */
typedef struct JoinTables JoinTables;

/* What one thread has. */
typedef struct JoinWorker JoinWorker;

/* NULL where memory runs out. Once `stop` is set, this ends soon, with tables that are void. */
JoinTables *new_join_tables(const Family *family, const StopFlag *stop);
void free_join_tables(JoinTables *tables);

/* NULL where memory runs out or the processor lacks what the backend needs. */
JoinWorker *new_join_worker(Backend backend, const StopFlag *stop);
void free_join_worker(JoinWorker *worker);

/* All boards that a part of the tables' family stands for: void once the stop flag is set, or where
   memory ran out, which `failed` tells. */
uint64_t join_part(JoinWorker *worker, const JoinTables *tables, const JoinPart *part, int *failed);

/* The rows c of the jobs of a part, MAX_SUBSETS at most. Returns how many. */
int jobs_of(const JoinTables *tables, const JoinPart *part, uint16_t *rows);

/* The same as `join_part`, of some of its jobs. */
uint64_t join_jobs(JoinWorker *worker, const JoinTables *tables, const JoinPart *part,
                   const uint16_t *rows, int count, int *failed);

/* How many half boards the lists of the latest job had in each class, west and east, MAX_CLASSES at
   most. Returns how many classes there are. Not for AVX-512, whose lists have gaps. */
int classes_of_job(const JoinWorker *worker, uint32_t *west, uint32_t *east);

#endif
