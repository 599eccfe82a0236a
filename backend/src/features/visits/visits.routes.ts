import { rateLimit } from '../../protection/rate-limit.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { visitorAddress } from '../../protection/visitor-address.ts';
import { isRobot } from './is-robot.ts';
import { countVisit } from './visit-count.model.ts';

// Every page of the shop that somebody opens; offices and schools share one address.
const perAddress = rateLimit('visits-address', 3000, 3600);

/** Counts views of the shop's pages for the dashboard, without keeping who came. */
export function visitsRoutes(): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/visits',
      access: 'anyone',
      summary: 'Count one view of a page of the shop; robots are not counted',
      errors: ['rate_limit_exceeded'],
      handle: async ({ req }) => {
        if (isRobot(req.headers['user-agent'])) return;
        await perAddress.consume(visitorAddress(req));
        await countVisit();
      },
    }),
  ];
}
