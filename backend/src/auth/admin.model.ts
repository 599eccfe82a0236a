import mongoose, { type InferRawDocType, type Types } from 'mongoose';

const adminFields = {
  username: { type: String, required: true, unique: true },
  passwordHash: { type: String },
  /** Counts the passwords; a token is valid for the one it was issued under. */
  tokenVersion: { type: Number, required: true, default: 0 },
  /** The password is the one-time password that another admin was shown. */
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

/** The state that a token is checked against; null for a removed admin. */
export function findAdminState(id: string) {
  const state = { tokenVersion: 1, mustChangePassword: 1 } as const;
  return AdminModel.findById(id, state).lean();
}
