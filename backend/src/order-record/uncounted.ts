import mongoose, { type Schema } from 'mongoose';

// Figures, reports and customers are put together from what each process knows of the orders
// (order-blocks.model.ts). Every write of the model notes on the order that it is uncounted until its block
// has a new version: so nothing is missed whoever writes, and whenever a process dies. Past the model
// goes only what changes nothing that is counted.

/** A new one with each change, so that no later one is taken for counted with an earlier one. */
export const uncountedField = {
  uncounted: { type: mongoose.Schema.Types.ObjectId, default: newUncountedId },
} as const;

export function newUncountedId() {
  return new mongoose.Types.ObjectId();
}

/** Makes every update note it. */
export function noteUncounted(schema: Schema): void {
  const note = function (this: mongoose.Query<unknown, unknown>) {
    this.set({ uncounted: newUncountedId() });
  };
  schema.pre('updateOne', { query: true, document: false }, note);
  schema.pre('updateMany', note);
  schema.pre('findOneAndUpdate', note);
}
