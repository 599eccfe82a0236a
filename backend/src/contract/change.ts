import * as z from 'zod/mini';
import { rule } from './words/rules.ts';

/** Of a change that names nothing known: it would do nothing, and say that it did. */
export const namesSomething = z.refine<object>(hasKeys, rule('no_change'));

export function hasKeys(change: object): boolean {
  return Object.keys(change).length > 0;
}

/** Of an object what is given, and that is not nothing. */
export function someOf<T extends z.core.$ZodShape>(schema: z.ZodMiniObject<T>) {
  return z.partial(schema).check(namesSomething);
}
