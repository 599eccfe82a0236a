import { isDatabaseReady } from '../../db/connect.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';

/** `isStopping` tells that the process is on its way out and wants no new requests. */
export function healthRoutes(isStopping: () => boolean): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/health/live',
      access: 'anyone',
      summary: 'The process answers',
      handle: ({ res }) => void res.json({ status: 'live' }),
    }),
    defineRoute({
      method: 'get',
      path: '/api/health/ready',
      access: 'anyone',
      summary: 'The database answers and the process is not stopping',
      handle: async ({ res }) => {
        if (isStopping() || !(await isDatabaseReady())) {
          throw new ApiError('service_unavailable', 'The shop is not ready.', { retryAfter: 5 });
        }
        res.json({ status: 'ready' });
      },
    }),
  ];
}
