import mongoose, { type InferRawDocType, type Types } from 'mongoose';

const erasureFields = {
  key: { type: String, required: true },
  /** Those that lose the person, and the e-mails that stood on them. Gone when the work is done. */
  orderIds: { type: [mongoose.Schema.Types.ObjectId], required: true },
  emails: { type: [String], required: true },
  /** The admin's user name. */
  by: { type: String, required: true },
  at: { type: Date, required: true },
} as const;

const erasureSchema = new mongoose.Schema(erasureFields, { versionKey: false });
erasureSchema.index({ at: 1 });

/** Customers who are being erased, under their id, until nothing is left to do. */
export const CustomerErasureModel = mongoose.model(
  'CustomerErasure',
  erasureSchema,
  'customer-erasures',
);

export type CustomerErasure = InferRawDocType<typeof erasureFields> & { _id: Types.ObjectId };
