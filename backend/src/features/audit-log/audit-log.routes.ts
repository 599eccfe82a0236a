import { z } from 'zod';
import {
  auditLogQuerySchema,
  auditEntrySchema,
  type AuditEntry,
} from '../../contract/admin/audit-entry.ts';
import { responsePage, setListHeaders } from '../../http/response-page.ts';
import { exampleIds } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { invalidParameters } from '../../http/api-error.ts';
import {
  AuditEntryModel,
  toAuditEntry,
  type StoredAuditEntry,
} from '../../audit-log/audit-entry.model.ts';
import { toOrder } from '../../order-record/order.model.ts';
import { readOrder } from '../orders/orders-of-person.model.ts';
import { rule } from '../../contract/words/rules.ts';

const usualPage = 50;

export function auditLogRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/audit-log/',
      access: 'admin',
      summary: 'Who did what to a book, an order, the settings or an admin, newest first',
      errors: ['record_not_found'],
      query: auditLogQuerySchema,
      example: { query: { of: 'book', id: exampleIds.book } },
      response: z.array(auditEntrySchema),
      handle: async (call) => {
        const { query, req, setHeader } = call;
        const { of, id, page = 1, limit = usualPage } = query;
        if (of === 'order') {
          if (!id || id === 'shop') throw invalidParameters({ id: [rule('required')] });
          const all = await findOrderAuditEntries(id);
          setListHeaders(setHeader, { path: req.path, query, total: all.length, page, limit });
          return all.slice((page - 1) * limit, page * limit);
        }
        const filter = { of, ...(id && { id }) };
        const part = { sort: { at: -1, _id: -1 }, usual: usualPage } as const;
        const { collection } = AuditEntryModel;
        return (await responsePage<StoredAuditEntry>(collection, filter, part, call)).map(
          toAuditEntry,
        );
      },
    }),
  ];
}

/**
 * What was done to an order, newest first. It stands on the order itself, with the names of
 * corrected fields but not what was in them: whoever asks to be forgotten is in no audit log.
 */
async function findOrderAuditEntries(id: string): Promise<AuditEntry[]> {
  const stored = await readOrder({ _id: id });
  const order = toOrder(stored, 'admin');
  let before: string | undefined;
  const steps = order.history.map(
    ({ status, at, by = 'customer', changed, returned, undo }): AuditEntry => {
      const was = before;
      before = status;
      const about = { at, by, of: 'order', id: order._id } as const;
      if (changed) {
        const after = Object.fromEntries(changed.map((field) => [field, null]));
        return { ...about, action: 'corrected', before: {}, after };
      }
      if (was === undefined) return { ...about, action: 'created', before: {}, after: { status } };
      if (returned) {
        const titles = order.items.flatMap(({ bookId, title }) =>
          returned.includes(bookId) ? [title] : [],
        );
        const [back, out] = [{ returned: titles }, { returned: [] }];
        const [from, to] = undo ? [back, out] : [out, back];
        const earlier = { status: was, ...from };
        return { ...about, action: 'status', before: earlier, after: { status, ...to } };
      }
      return { ...about, action: 'status', before: { status: was }, after: { status } };
    },
  );
  const notes = (order.notes ?? []).map(({ at, by }): AuditEntry => {
    return { at, by, of: 'order', id: order._id, action: 'note', before: {}, after: {} };
  });
  const all = [...steps, ...notes];
  const { erasedAt, erasedBy } = stored;
  if (erasedAt) {
    const erased = {
      at: erasedAt.toISOString(),
      by: erasedBy ?? 'customer',
      action: 'erased',
    } as const;
    all.push({ ...erased, of: 'order', id: order._id, before: {}, after: {} });
  }
  return all.reverse().sort((a, b) => b.at.localeCompare(a.at));
}
