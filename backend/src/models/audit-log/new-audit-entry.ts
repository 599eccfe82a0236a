import { Types } from 'mongoose';
import type { AuditEntry, AuditAction } from '../../contract/admin/audit-entry.ts';

/** A change before it is inserted into the audit log, in the transaction that makes it. */
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

/** The author of a change: the name of an admin, or of the program that makes it. */
export interface Actor {
  by: string;
  via?: AuditEntry['via'];
  /** Of a change of many records, by which its entries are found again. */
  changeId?: Types.ObjectId;
}

/** `before` and `after` hold the fields that change; a field that was not there is null before. */
export function newAuditEntry(
  actor: Actor,
  action: AuditAction,
  { before = {}, after }: { before?: object; after: object },
): NewAuditEntry {
  const fields = Object.keys(after);
  const valuesOf = (values: object) => {
    const map = new Map<string, unknown>(Object.entries(values));
    return fields.map((name) => map.get(name) ?? null);
  };
  return { ...headOf(actor, action), fields, before: valuesOf(before), after: valuesOf(after) };
}

function headOf(actor: Actor, action: AuditAction) {
  const { by, via, changeId = new Types.ObjectId() } = actor;
  return { _id: changeId, at: new Date(), by, action, ...(via && { via }) };
}
