import { rateLimit } from '../../http/rate-limit.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { countVisit } from './visit-count.model.ts';

const perAddress = rateLimit('visits-address', 300, 3600);

/** Counts visits for the dashboard, without keeping who came. */
export function visitsRoutes(): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/visits',
      access: 'anyone',
      summary: 'Count one visit of the shop',
      handle: async ({ req }) => {
        await perAddress.consume(visitorAddress(req));
        await countVisit();
      },
    }),
  ];
}
