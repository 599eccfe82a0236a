import { randomUUID } from 'node:crypto';
import { countOnce, forgetCounted, type Counted } from './count-once.ts';

/** At most `most` tries within `seconds` for each key, whatever instance they come to; `name` keeps limits apart. */
export function rateLimit(name: string, most: number, seconds: number) {
  const placeOf = (key: string) => ({ key: `${name} ${key}`, most, hours: seconds / 3600 });
  return {
    /**
     * Counts one try; `uncount` takes it back. Throws 429 `rate_limit_exceeded` with `Retry-After` when
     * there were too many.
     */
    async consume(key: string): Promise<Counted> {
      const counted = { id: randomUUID(), within: [placeOf(key)] };
      await countOnce(counted);
      return counted;
    },
    /** Forgets the tries of a key, e.g. after a successful sign-in. */
    reset: (key: string) => forgetCounted(placeOf(key).key),
  };
}
