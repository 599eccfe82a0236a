/**
 * Node's flags for the built API, here and in backend/Dockerfile. Requests leave much short-lived
 * garbage: smaller semi-spaces take the same time and a fifth less memory. A smaller old space is
 * collected earlier; the largest indexed shop (150,000 books) needs 320 MB. V8 may decide while the shop
 * starts that requests live long and put them into the old space at once: about every third process then
 * serves half as much until it ends.
 */
export const apiFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  '--no-allocation-site-pretenuring',
];

/**
 * glibc keeps an arena of memory for each thread and returns little of it. Two arenas are enough for
 * the threads of image processing and compression.
 */
export const apiMemory = { MALLOC_ARENA_MAX: '2' };
