import mongoose from 'mongoose';
import { endTokensOf } from '../../auth/ended-token.model.ts';
import {
  hashPassword,
  isPassword,
  isTooLong,
  longestPasswordBytes,
} from '../../auth/password-hash.ts';

const adminSchema = new mongoose.Schema(
  {
    username: { type: String, required: true, unique: true },
    passwordHash: { type: String, required: true },
  },
  { timestamps: true },
);
const AdminModel = mongoose.model('Admin', adminSchema, 'admins');

const shortestPassword = 12;

// Of random bytes that nobody kept. Checked for names that do not exist, so that the time of a
// response does not tell them apart.
const dummyHash = '$2b$12$4Ogm8PHWrFTOrhx2jbwzpO/1VaenZe.ydyrDtoRcQ9hJXcpveFeoq';

export interface Admin {
  id: string;
  username: string;
}

/** What is wrong with a new password, or undefined. */
export function passwordProblem(password: string): string | undefined {
  if (Array.from(password).length < shortestPassword) {
    return `must have at least ${shortestPassword} characters`;
  }
  if (isTooLong(password)) return `must have at most ${longestPasswordBytes} bytes`;
  return undefined;
}

/** The admin whose name and password these are, else undefined; both answers take as long. */
export async function findAdmin(username: string, password: string): Promise<Admin | undefined> {
  const admin = await AdminModel.findOne({ username }).lean();
  const isRight = await isPassword(password, admin?.passwordHash ?? dummyHash);
  if (!admin || !isRight || isTooLong(password)) return undefined;
  return { id: admin._id.toHexString(), username: admin.username };
}

/**
 * Makes an admin, or gives the one of that name a new password and ends the tokens made before.
 * Throws a plain Error that names what is wrong with the password.
 */
export async function saveAdmin(username: string, password: string): Promise<'made' | 'reset'> {
  const problem = passwordProblem(password);
  if (problem) throw new Error(`The password ${problem}.`);
  if (username.trim() === '' || username.length > 100) {
    throw new Error('The user name must have 1 to 100 characters.');
  }
  const passwordHash = await hashPassword(password);
  const before = await AdminModel.findOneAndUpdate(
    { username },
    { $set: { passwordHash } },
    { upsert: true, returnDocument: 'before' },
  ).lean();
  if (!before) return 'made';
  await endTokensOf(before._id.toHexString());
  return 'reset';
}

/** Makes the admin of the settings when that name does not exist; a password in use stays. */
export async function ensureFirstAdmin(
  firstAdmin: { username: string; password: string } | undefined,
): Promise<void> {
  if (!firstAdmin) return;
  const { username, password } = firstAdmin;
  if (await AdminModel.exists({ username })) return;
  const passwordHash = await hashPassword(password);
  // Two instances may start at once: the second finds the first one's record and changes nothing.
  await AdminModel.updateOne({ username }, { $setOnInsert: { passwordHash } }, { upsert: true });
}
