import { z } from 'zod';
import { changeListQuerySchema, changeSchema } from '../../contract/admin/change.ts';
import { answerPage, setListHeaders } from '../../http/answer-page.ts';
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
      handle: async (call) => {
        const { query, req, setHeader } = call;
        const { of, id, page = 1, limit = usualPage } = query;
        if (of === 'order') {
          const all = await findOrderChanges(orderIdOf(id));
          setListHeaders(setHeader, { path: req.path, query, total: all.length, page, limit });
          return all.slice((page - 1) * limit, page * limit);
        }
        const filter = { of, ...(id && { id }) };
        const part = { sort: { at: -1, _id: -1 }, usual: usualPage } as const;
        const { collection } = ChangeModel;
        return (await answerPage<StoredChange>(collection, filter, part, call)).map(toChange);
      },
    }),
  ];
}

function orderIdOf(id: string | undefined): string {
  if (id && id !== 'shop') return id;
  throw invalidParameters({ id: ['is required'] });
}
