import { adminStatsSchema } from '../../../contract/admin/admin-stats.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { findStats } from './find-stats.ts';

export function statsRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/admin',
      access: 'admin',
      summary: 'Get the figures of the dashboard',
      response: adminStatsSchema,
      handle: () => findStats(),
    }),
  ];
}
