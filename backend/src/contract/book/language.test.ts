import { expect, it } from 'vitest';
import { newBookSchema } from './book.ts';

it.each(['und', 'UND', 'mis', 'zxx', '', ' '])('%j says nothing of the language', (language) => {
  expect(newBookSchema.shape.language.parse(language)).toBeNull();
});

it.each(['English', 'de', 'mul', 'Undefined Kurdish', 'Hungarian (und)'])(
  '%s is one',
  (language) => {
    expect(newBookSchema.shape.language.parse(language)).toBe(language);
  },
);
