import bcrypt from 'bcrypt';
import { expect, it } from 'vitest';
import { hashPassword, isPassword, isTooLong } from './password-hash.ts';

// Hashes of the shop's own cost take long, so one password goes all the way.
const cheapRounds = 4;

it.each([
  'Zürich im Mai',
  'mot de passe très sûr',
  'Tiếng Việt 2026',
  'がぎぐげご ぱぴぷ',
  '한글 비밀번호',
])('the password %s opens whether it is typed composed or decomposed', async (password) => {
  const [composed, decomposed] = [password.normalize('NFC'), password.normalize('NFD')];
  expect(decomposed).not.toBe(composed);
  const hash = await bcrypt.hash(composed, cheapRounds);
  expect(await isPassword(composed, hash)).toBe(true);
  expect(await isPassword(decomposed, hash)).toBe(true);
  expect(await isPassword(`${composed}!`, hash)).toBe(false);
});

it('hashes what was typed decomposed as composed', async () => {
  const hash = await hashPassword('Zürich im Mai'.normalize('NFD'));
  expect(await bcrypt.compare('Zürich im Mai'.normalize('NFC'), hash)).toBe(true);
}, 30_000);

it('still opens what was hashed as the keyboard sent it', async () => {
  const typed = 'Zürich im Mai'.normalize('NFD');
  expect(await isPassword(typed, await bcrypt.hash(typed, cheapRounds))).toBe(true);
});

it('measures a password as it is hashed', () => {
  expect(isTooLong('é'.repeat(36).normalize('NFD'))).toBe(false);
  expect(isTooLong('é'.repeat(37))).toBe(true);
});
