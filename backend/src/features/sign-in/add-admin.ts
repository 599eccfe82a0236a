import { randomInt } from 'node:crypto';
import { AdminModel } from '../../auth/admin.model.ts';
import { hashPassword } from '../../auth/password-hash.ts';
import type { AddedAdmin } from '../../contract/admin/admins.ts';
import { isDuplicateKey } from '../../database/unique-index.ts';
import { type ApiError, invalidFields } from '../../http/api-error.ts';
import { forgetRemovedAdmins } from './remove-admin.ts';
import { makeAdmin } from './save-admin.ts';

/** Adds an admin with a one-time password. Throws 400 beside the field when the name is taken. */
export async function addAdmin(username: string, by: string): Promise<AddedAdmin> {
  await forgetRemovedAdmins();
  // "Ann" beside "ann" would only confuse people; two added at one moment may still differ so.
  const admins = await AdminModel.find({}, { username: 1 }).lean();
  const name = username.toLowerCase();
  if (admins.some((admin) => admin.username.toLowerCase() === name)) throw taken();
  const password = makeOneTimePassword();
  const passwordHash = await hashPassword(password);
  try {
    const _id = await makeAdmin({ username, passwordHash, mustChangePassword: true, by });
    return { _id, username, password };
  } catch (error) {
    throw isDuplicateKey(error) ? taken() : error;
  }
}

// Without letters and digits that are taken for each other: it is read out and typed off. 79 bits.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function makeOneTimePassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

function taken(): ApiError {
  return invalidFields({ username: ['is taken'] });
}
