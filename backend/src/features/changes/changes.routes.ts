import { z } from 'zod';
import { changeListQuerySchema, changeSchema } from '../../contract/change.ts';
import { setListHeaders } from '../../http/list-headers.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { ChangeModel, toChange, type StoredChange } from '../../trail/change.model.ts';

const usualPage = 50;

export function changesRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/changes/',
      access: 'admin',
      summary: 'Who did what to a book, an order, the settings or an admin, newest first',
      query: changeListQuerySchema,
      answer: z.array(changeSchema),
      handle: async ({ query, req, setHeader }) => {
        const { of, id, page = 1, limit = usualPage } = query;
        const filter = { of, ...(id && { id: id.toLowerCase() }) };
        const [changes, total] = await Promise.all([
          ChangeModel.find(filter)
            .sort({ at: -1, _id: -1 })
            .skip((page - 1) * limit)
            .limit(limit)
            .lean<StoredChange[]>(),
          ChangeModel.countDocuments(filter),
        ]);
        setListHeaders(setHeader, { path: req.path, query, total, page, limit });
        return changes.map(toChange);
      },
    }),
  ];
}
