/* The quadrant join counts the solutions of a large board: it lists the placements of each quadrant,
   combines them to half boards, and counts the pairs of half boards that do not attack each other. It
   never makes a whole board.

   Read the files in this order:
     frame.h          the words: the diagonals of a placement
     tables.h         the placements in a quadrant
     jobs.h           the parts, and how they use the symmetries of the board
     halves.h         half boards
     classes.h, remainders.h, leaf_lanes.h   the counting of pairs
     blocks_avx512.c, partners_avx512.h      the counting of pairs with AVX-512
     join_*.c         the kernels of each instruction set */

#ifndef JOIN_H
#define JOIN_H

#include "backends.h"
#include "jobs.h"
#include "stop.h"

/* The tables that the parts of a family share. Threads only read these tables. */
typedef struct JoinTables JoinTables;

/* The memory that one thread needs to count parts. */
typedef struct JoinWorker JoinWorker;

/* Returns NULL if memory runs out. Once `stop` is set, this ends soon with incomplete tables. */
JoinTables *new_join_tables(const Family *family, const StopFlag *stop);
void free_join_tables(JoinTables *tables);

/* The processor must have the instructions of the backend. Returns NULL if memory runs out. */
JoinWorker *new_join_worker(Backend backend, const StopFlag *stop);
void free_join_worker(JoinWorker *worker);

/* Counts the solutions of a part of the tables' family, weights included. The result is wrong once the
   stop flag is set, or if memory ran out, which sets `failed`. */
uint64_t join_part(JoinWorker *worker, const JoinTables *tables, const JoinPart *part, int *failed);

/* Writes the rows c of each job of a part, MAX_SUBSETS at most. Returns the number of jobs. */
int jobs_of(const JoinTables *tables, const JoinPart *part, uint16_t *rows);

/* Counts the solutions of some jobs of a part, like `join_part`. */
uint64_t join_jobs(JoinWorker *worker, const JoinTables *tables, const JoinPart *part,
                   const uint16_t *rows, int count, int *failed);

/* Writes the number of half boards in each class of the latest job, west and east. Returns the number
   of classes, MAX_CLASSES at most. Not for AVX-512, whose lists have gaps. */
int classes_of_job(const JoinWorker *worker, uint32_t *west, uint32_t *east);

#endif
