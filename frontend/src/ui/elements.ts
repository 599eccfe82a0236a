import type { ReactElement } from 'react';

/**
 * Children that are elements only: React fails on bare text that a browser's translation has
 * replaced.
 */
export type Elements = ReactElement | false | null | undefined | '' | Elements[];
