import { isIP } from 'node:net';
import { z } from 'zod';

// The schemas of single environment variables.

export const bytesBetween = (min: number, max: number, message: string) =>
  z.string().refine((text) => {
    const bytes = Buffer.byteLength(text, 'utf8');
    return bytes >= min && bytes <= max;
  }, message);
export const secret = (min: number) =>
  bytesBetween(min, Infinity, `must have at least ${min} bytes`);
// An empty line in .env (`PORT=`) means "not set".
export const setting = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);

export function isHost(text: string): boolean {
  return isIP(text) !== 0 || (/^[\w.-]+$/.test(text) && URL.canParse(`http://${text}`));
}

export function isOrigin(text: string): boolean {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
