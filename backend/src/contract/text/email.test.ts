import { expect, it } from 'vitest';
import { emailSchema, foldEmail } from './email.ts';

it.each([
  ['Rita@Example.COM', 'rita@example.com'],
  ['rita@MÜNCHEN.example', 'rita@xn--mnchen-3ya.example'],
  ['rita@XN--MNCHEN-3YA.example', 'rita@xn--mnchen-3ya.example'],
  ['RITÄ@example.com', 'ritä@example.com'],
  ['rita@bücher/x.example', 'rita@bücher/x.example'],
  ['rita@1.2', 'rita@1.2'],
  ['', ''],
])('takes %s for %s', (email, folded) => {
  expect(foldEmail(email)).toBe(folded);
  expect(foldEmail(folded)).toBe(folded);
});

it.each(['\u212aate@example.com', '\u0130da@example.com'])(
  'does not take %s for the address of somebody else',
  (email) => {
    expect(foldEmail(email)).not.toMatch(/^[ki]/);
  },
);

it.each(['\u200erita@example.com', ' rita@example.com\u200b', '\u202arita@example.com\u202c'])(
  'takes %j, as it is copied from a web page, without its marks',
  (pasted) => {
    expect(emailSchema.parse(pasted)).toBe('rita@example.com');
  },
);

it.each(['rita\u200e@example.com', 'rita@exam\u200fple.com', 'ri\u200bta@example.com'])(
  'refuses %j, whose marks nobody sees',
  (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  },
);
