import { adminStatsSchema } from '../../../contract/admin/admin.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { findStats } from './find-stats.ts';

export function statsRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/admin',
      access: 'admin',
      summary: 'Figures of the dashboard',
      answer: adminStatsSchema,
      handle: () => findStats(),
    }),
  ];
}
