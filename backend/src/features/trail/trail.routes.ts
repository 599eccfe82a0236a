import { z } from 'zod';
import { changeListQuerySchema, changeSchema } from '../../contract/admin/change.ts';
import { readPage } from '../../database/read-page.ts';
import { setListHeaders } from '../../http/list-headers.ts';
import { exampleIds } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { invalidParameters } from '../../http/api-error.ts';
import { ChangeModel, toChange, type StoredChange } from '../../trail/change.model.ts';
import { findOrderChanges } from './order-trail.ts';

const usualPage = 50;

export function changesRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/changes/',
      access: 'admin',
      summary: 'Who did what to a book, an order, the settings or an admin, newest first',
      errors: ['record_not_found'],
      query: changeListQuerySchema,
      example: { query: { of: 'book', id: exampleIds.book } },
      answer: z.array(changeSchema),
      handle: async ({ query, req, setHeader }) => {
        const { of, id, page = 1, limit = usualPage } = query;
        const list = (total: number) =>
          setListHeaders(setHeader, { path: req.path, query, total, page, limit });
        if (of === 'order') {
          const all = await findOrderChanges(orderIdOf(id));
          list(all.length);
          return all.slice((page - 1) * limit, page * limit);
        }
        const filter = { of, ...(id && { id }) };
        const part = { sort: { at: -1, _id: -1 }, page, limit } as const;
        const { found, total } = await readPage<StoredChange>(ChangeModel.collection, filter, part);
        list(total);
        return found.map(toChange);
      },
    }),
  ];
}

function orderIdOf(id: string | undefined): string {
  if (id && id !== 'shop') return id;
  throw invalidParameters({ id: ['is required'] });
}
