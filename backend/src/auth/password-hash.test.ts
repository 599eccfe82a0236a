import bcrypt from 'bcrypt';
import { expect, it } from 'vitest';
import { hashPassword, isPassword, isTooLong } from './password-hash.ts';

it.each([
  'Zürich im Mai',
  'mot de passe très sûr',
  'Tiếng Việt 2026',
  'がぎぐげご ぱぴぷ',
  '한글 비밀번호',
])(
  'the password %s opens whether it is typed composed or decomposed',
  async (password) => {
    const [composed, decomposed] = [password.normalize('NFC'), password.normalize('NFD')];
    expect(decomposed).not.toBe(composed);
    const hash = await hashPassword(decomposed);
    expect(await isPassword(composed, hash)).toBe(true);
    expect(await isPassword(decomposed, hash)).toBe(true);
    expect(await isPassword(`${composed}!`, hash)).toBe(false);
  },
  30_000,
);

it('still opens what was hashed as the keyboard sent it', async () => {
  const typed = 'Zürich im Mai'.normalize('NFD');
  expect(await isPassword(typed, await bcrypt.hash(typed, 4))).toBe(true);
});

it('measures a password as it is hashed', () => {
  expect(isTooLong('é'.repeat(36).normalize('NFD'))).toBe(false);
  expect(isTooLong('é'.repeat(37))).toBe(true);
});
