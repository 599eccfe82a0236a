import mongoose, { Types } from 'mongoose';
import type { AuditEntry, AuditAction } from '../contract/admin/audit-entry.ts';

/**
 * A change as it waits on the record it is about: the write that changes the record writes this
 * too, so that no crash keeps one without the other. `writeAuditEntries` moves it to the audit log.
 */
export interface NewAuditEntry {
  _id: Types.ObjectId;
  at: Date;
  by: string;
  action: AuditAction;
  via?: AuditEntry['via'];
  /** Names as stored; the values stand in the same order. */
  fields: string[];
  before: unknown[];
  after: unknown[];
}

/** Who changes something: the name of an admin, or of what does it instead of one. */
export interface Actor {
  by: string;
  via?: AuditEntry['via'];
  /** Of a change of many records, by which its entries are found again. */
  changeId?: Types.ObjectId;
}

/** Fields for the schema of every model whose changes are kept. */
export const auditFields = {
  newChanges: { type: [mongoose.Schema.Types.Mixed], default: undefined },
} as const;

interface Update {
  $set?: object;
  $unset?: object;
  $inc?: Record<string, number>;
}

/**
 * A change whose values are known before the write: of a record that is being made, or written on
 * the condition that it still is as it was read. Goes into `newChanges` with that write.
 */
export function newAuditEntry(
  maker: Actor,
  action: AuditAction,
  { before = {}, after }: { before?: object; after: object },
): NewAuditEntry {
  const fields = Object.keys(after);
  const valuesOf = (values: object) => {
    const map = new Map<string, unknown>(Object.entries(values));
    return fields.map((name) => map.get(name) ?? null);
  };
  return { ...headOf(maker, action), fields, before: valuesOf(before), after: valuesOf(after) };
}

/**
 * The update that makes this change and notes it on the record, with what was there before, in one
 * write: for one record or many, as a pipeline (Mongoose wants `updatePipeline: true`). What stands
 * in `untold` is written along with it and not told of: times, versions, secrets.
 */
export function recordedUpdate(
  maker: Actor,
  action: AuditAction,
  change: Update,
  unaudited: Update = {},
): mongoose.UpdateWithAggregationPipeline {
  const audited = Object.entries(expressionsOf(change));
  const waiting = {
    ...mapValues(headOf(maker, action), literal),
    fields: literal(audited.map(([name]) => name)),
    before: audited.map(([name]) => ({ $ifNull: [`$${name}`, null] })),
    after: audited.map(([, value]) => (value === removed ? null : value)),
  };
  const newChanges = { $concatArrays: [{ $ifNull: ['$newChanges', []] }, [waiting]] };
  return [{ $set: { ...Object.fromEntries(audited), ...expressionsOf(unaudited), newChanges } }];
}

const removed = '$$REMOVE';
// A text that begins with `$` would be read as the name of a field.
const literal = (value: unknown) => ({ $literal: value });

function expressionsOf({ $set = {}, $unset = {}, $inc = {} }: Update): Record<string, unknown> {
  const isSet = Object.entries($set).filter(([, value]) => value !== undefined);
  return {
    ...mapValues(Object.fromEntries(isSet), literal),
    ...mapValues($unset, () => removed),
    ...mapValues($inc, (step, name) => ({ $add: [{ $ifNull: [`$${name}`, 0] }, step] })),
  };
}

function headOf(maker: Actor, action: AuditAction) {
  const { by, via, changeId = new Types.ObjectId() } = maker;
  return { _id: changeId, at: new Date(), by, action, ...(via && { via }) };
}

function mapValues(record: object, map: (value: unknown, name: string) => unknown) {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]: [string, unknown]) => [name, map(value, name)]),
  );
}
