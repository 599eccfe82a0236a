import * as z from 'zod/mini';

/** ISO 8601 date and time in UTC, as JSON carries it. */
export const timestampSchema = z.iso.datetime();
