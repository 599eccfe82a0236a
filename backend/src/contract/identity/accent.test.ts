import { expect, it } from 'vitest';
import { accentInks, accentOf, accentStyle, accentTokens, contrast } from './accent.ts';
import { shopIdentitySchema } from './shop-identity.ts';
import { rules } from '../words/en/rules.ts';
import { ruleSentence } from '../words/rules.ts';

const { accent: accentSchema } = shopIdentitySchema.shape;
const hex = ['00', '33', '66', '80', '99', 'cc', 'ff'];
const colors = hex.flatMap((r) => hex.flatMap((g) => hex.map((b) => `#${r}${g}${b}`)));

it('what is written on an accent that is let in can be read, also while it is pressed', () => {
  const accents = colors.filter((color) => accentSchema.safeParse(color).success);
  expect(accents.length).toBeGreaterThan(200);
  expect(accents.length).toBeLessThan(colors.length);
  for (const accent of accents) {
    const tokens = accentTokens(accent);
    const { ink } = accentOf(accent);
    expect(contrast(accent, ink), accent).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['--color-accent-pressed']!, ink), accent).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['--brand-dark']!, '#16130e'), accent).toBeGreaterThanOrEqual(4.5);
    const [, light = '', dark = ''] = /\((.*), (.*)\)/.exec(tokens['--color-accent-wash']!) ?? [];
    expect(contrast(light, '#4f483d'), `soft ink on the wash of ${accent}`).toBeGreaterThan(4.5);
    expect(contrast(dark, '#cbc1af'), `soft ink on the wash of ${accent}`).toBeGreaterThan(4.5);
  }
});

const refusal = (accent: string) =>
  ruleSentence(accentSchema.safeParse(accent).error?.issues[0]?.message ?? '', rules);

it('an accent on which neither ink can be read is refused with the reason', () => {
  expect(refusal('#808080')).toMatch(/could not be read/);
  expect(refusal('red')).toBe('must be a colour such as #ffc83d');
});

it('a light colour gets dark ink and a band behind the name, a dark one light ink and a coloured name', () => {
  expect(accentOf('#ffe000').ink).toBe(accentInks.dark);
  expect(accentTokens('#ffe000')['--brand-band']).toBe('#ffe000');
  expect(accentOf('#1a237e').ink).toBe(accentInks.light);
  expect(accentTokens('#1a237e')).toMatchObject({
    '--brand-band': 'transparent',
    '--brand-light': '#1a237e',
  });
});

it('a shop with the default accent has no rule of its own', () => {
  expect(accentStyle('')).toBe('');
  expect(accentOf('')).toEqual({ color: '#ffc83d', ink: '#1f1b16' });
  expect(accentStyle('#1a237e')).toMatch(
    /^:root\{--color-accent:#1a237e;--color-on-accent:#ffffff;/,
  );
});
