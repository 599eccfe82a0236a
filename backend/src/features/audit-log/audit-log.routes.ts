import { z } from 'zod';
import { auditLogQuerySchema, auditEntrySchema } from '../../contract/admin/audit-entry.ts';
import { responsePage, setListHeaders } from '../../http/response-page.ts';
import { exampleIds } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { invalidParameters } from '../../http/api-error.ts';
import {
  AuditEntryModel,
  toAuditEntry,
  type StoredAuditEntry,
} from '../../models/audit-log/audit-entry.model.ts';
import { rule } from '../../contract/words/rules.ts';
import { findOrderAuditEntries } from './find-order-entries.ts';

const defaultLimit = 50;

export function auditLogRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/audit-log/',
      access: 'admin',
      summary: 'List changes of books, orders, settings and admins, newest first',
      errors: ['record_not_found'],
      query: auditLogQuerySchema,
      example: { query: { of: 'book', id: exampleIds.book } },
      response: z.array(auditEntrySchema),
      handle: async (call) => {
        const { query, req, setHeader } = call;
        const { of, id, page = 1, limit = defaultLimit } = query;
        if (of === 'order') {
          if (!id || id === 'shop') throw invalidParameters({ id: [rule('required')] });
          const all = await findOrderAuditEntries(id);
          setListHeaders(setHeader, { path: req.path, query, total: all.length, page, limit });
          return all.slice((page - 1) * limit, page * limit);
        }
        const filter = { of, ...(id && { id }) };
        const pageOptions = { sort: { at: -1, _id: -1 }, defaultLimit } as const;
        const { collection } = AuditEntryModel;
        return (await responsePage<StoredAuditEntry>(collection, filter, pageOptions, call)).map(
          toAuditEntry,
        );
      },
    }),
  ];
}
