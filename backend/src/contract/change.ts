import * as z from 'zod/mini';
import { rule } from './words/rules.ts';

/** An empty change would succeed without an effect, so it is refused. */
export const namesSomething = z.refine<object>(hasKeys, rule('no_change'));

export function hasKeys(change: object): boolean {
  return Object.keys(change).length > 0;
}

/** Makes all fields optional, but at least one must be given. */
export function someOf<T extends z.core.$ZodShape>(schema: z.ZodMiniObject<T>) {
  return z.partial(schema).check(namesSomething);
}
