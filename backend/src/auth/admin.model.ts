import mongoose, { type InferRawDocType, type Types } from 'mongoose';

const adminFields = {
  username: { type: String, required: true, unique: true },
  passwordHash: { type: String },
  /** Counts the passwords; a token is good for the one it was made under. */
  tokenVersion: { type: Number, required: true, default: 0 },
  /** The password is a one-time password, known to whoever added the admin. */
  mustChangePassword: { type: Boolean },
  signedInAt: { type: Date },
} as const;

export const AdminModel = mongoose.model(
  'Admin',
  new mongoose.Schema(adminFields, { timestamps: true }),
  'admins',
);

export type StoredAdmin = InferRawDocType<typeof adminFields> & {
  _id: Types.ObjectId;
  createdAt: Date;
};

/** What decides whether a token is good; undefined when there is no such admin any more. */
export function findAdminState(id: string) {
  const state = { tokenVersion: 1, mustChangePassword: 1 } as const;
  return AdminModel.findById(id, state).lean();
}
