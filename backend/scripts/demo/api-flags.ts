/**
 * How Node runs the built API, here and in backend/Dockerfile. Requests leave much short-lived
 * garbage; cleared away in smaller portions it costs the same time and a fifth less memory. By the
 * memory it may use Node chooses how much it lets lie before it clears up the rest: the largest shop
 * that is read into memory (150,000 books) runs with 320.
 */
export const apiFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
];

/**
 * The C library keeps a stock of memory for each thread that ever asked, and gives little of it
 * back. Pictures and compression need threads, but two stocks serve them as well.
 */
export const apiMemory = { MALLOC_ARENA_MAX: '2' };
