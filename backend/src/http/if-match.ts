import { z } from 'zod';

/** For the OpenAPI text of a change that is made only while the record is as this ETag says. */
export const ifMatchHeader = z.object({ 'If-Match': z.string().optional() });
