import type { z } from 'zod';

const kinds: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Says what is wrong where a schema has no words of its own: its library's are not for people. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null) return 'is required';
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? 'something else'}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_big') return limit(issue.origin, 'at most', issue.maximum, 'less');
  if (issue.code === 'too_small') return limit(issue.origin, 'at least', issue.minimum, 'more');
  return 'is not valid';
};

function limit(origin: string, bound: string, size: number | bigint, side: string): string {
  if (origin === 'string') return `must have ${bound} ${size} characters`;
  return origin === 'array' ? `must have ${bound} ${size} entries` : `must be ${size} or ${side}`;
}
