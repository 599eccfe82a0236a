import mongoose, { type Schema } from 'mongoose';

// Figures, reports and customers are put together from what each process knows of the orders
// (order-blocks.model.ts). Every write that these could show notes on the order that it is uncounted, in
// the same write, until its block has a new version: so nothing is missed whoever writes, and whenever a
// process dies.

/** A new one with each change, so that no later one is taken for counted with an earlier one. */
export const uncountedField = {
  uncounted: { type: mongoose.Schema.Types.ObjectId, default: newUncountedId },
} as const;

export function newUncountedId() {
  return new mongoose.Types.ObjectId();
}

const countedFields = new Set(['uid', 'name', 'email', 'phone', 'status', 'items', 'erasedAt']);

/** Makes every update of what is counted note it. */
export function noteUncounted(schema: Schema): void {
  const note = function (this: mongoose.Query<unknown, unknown>) {
    const update = this.getUpdate();
    if (!update || !isCounted(update)) return;
    if (Array.isArray(update))
      this.setUpdate([...update, { $set: { uncounted: newUncountedId() } }]);
    else this.set({ uncounted: newUncountedId() });
  };
  schema.pre('updateOne', { query: true, document: false }, note);
  schema.pre('updateMany', note);
  schema.pre('findOneAndUpdate', note);
}

function isCounted(update: object): boolean {
  if (Array.isArray(update)) return update.some((stage: object) => isCounted(stage));
  return Object.entries(update).some(([name, value]) =>
    name.startsWith('$') ? isCounted(value as object) : countedFields.has(name),
  );
}
