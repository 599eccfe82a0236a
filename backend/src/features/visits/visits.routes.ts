import { rateLimit, visitorAddress } from '../../protection/rate-limit.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { countVisit } from './visit-count.model.ts';

// Every page view counts, and offices and schools share one address.
const perAddress = rateLimit('visits-address', 3000, 3600);

// User agents that name themselves robots; other programs without a browser count. A maker of phones is
// called Cubot.
const robots =
  /(?<!cu)bot\b|bot[-_/;]|crawl|spider|slurp|archiver|lighthouse|facebookexternalhit|bingpreview|mediapartners/i;

/** Counts views of the shop's pages for the dashboard, without data about visitors. */
export function visitsRoutes(): Route[] {
  return [
    defineRoute({
      call: 'POST /api/visits',
      access: 'anyone',
      summary: 'Count a page view; robots are not counted',
      errors: ['rate_limit_exceeded'],
      handle: async ({ req }) => {
        if (isRobot(req.headers['user-agent'])) return;
        await perAddress.consume(visitorAddress(req));
        await countVisit();
      },
    }),
  ];
}

/** Whether a `User-Agent` names a robot. */
function isRobot(userAgent = ''): boolean {
  return robots.test(userAgent.slice(0, 1000));
}
