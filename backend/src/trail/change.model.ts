import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import {
  changeActions,
  changeSubjects,
  type Change,
  type ChangeSubject,
} from '../contract/admin/change.ts';
import type { Complete } from '../database/complete.ts';
import { differingFields, type DifferingField } from './differing-fields.ts';
import type { NewChange } from './new-change.ts';

const changeFields = {
  /** Made of the record's id and the change's, so that moving it twice makes one entry. */
  _id: { type: String, required: true },
  at: { type: Date, required: true },
  by: { type: String, required: true },
  of: { type: String, required: true, enum: changeSubjects },
  id: { type: String, required: true },
  action: { type: String, required: true, enum: changeActions },
  via: { type: String, enum: ['import', 'counter'] },
  /** Not by name: a path has dots, which names of stored fields had better not have. */
  fields: { type: [mongoose.Schema.Types.Mixed], required: true },
} as const;

const storedChangeSchema = new mongoose.Schema(changeFields, { versionKey: false, id: false });
storedChangeSchema.index({ of: 1, id: 1, at: -1, _id: -1 });
storedChangeSchema.index({ of: 1, at: -1, _id: -1 });

/** The trail: entries are added, never changed. */
export const ChangeModel = mongoose.model('Change', storedChangeSchema, 'changes');

export type StoredChange = Omit<InferRawDocType<typeof changeFields>, 'fields'> & {
  fields: DifferingField[];
};

/** Longer than between the making of a change's id and that of its time. */
const idLagMs = 2000;

/** The entries of one change of many records, which are there once they are filed. */
export async function findEntriesOf(
  of: ChangeSubject,
  changeId: Types.ObjectId,
): Promise<StoredChange[]> {
  const from = changeId.getTimestamp();
  const at = mongoose.trusted({ $gte: from, $lt: new Date(from.getTime() + idLagMs) });
  const entries = await ChangeModel.find({ of, at }).lean<StoredChange[]>();
  return entries.filter(({ _id }) => _id.endsWith(`-${changeId.toHexString()}`));
}

/** The entry for a change that waited on its record. */
export function entryOf(
  of: Change['of'],
  record: Types.ObjectId | string,
  change: NewChange,
): StoredChange {
  const { _id, at, by, action, via } = change;
  const id = String(record);
  return {
    _id: `${id}-${_id.toHexString()}`,
    at,
    by,
    of,
    id,
    action,
    ...(via && { via }),
    fields: differingFields(change),
  };
}

/** The entry as the API returns it. */
export function toChange({ at, by, of, id, action, via, fields }: StoredChange): Complete<Change> {
  const valuesOf = (side: 'before' | 'after') =>
    Object.fromEntries(
      fields.filter((field) => side in field).map((field) => [field.name, field[side]]),
    );
  return {
    at: at.toISOString(),
    by,
    of,
    id,
    action,
    via: via ?? undefined,
    before: valuesOf('before'),
    after: valuesOf('after'),
  };
}
