import { z } from 'zod';
import { shopVersion } from '../../config/version.ts';
import { liveSchema } from '../../contract/health.ts';
import { isDatabaseReady } from '../../database/connect.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';

/** `isStopping` tells that the process is on its way out and wants no new requests. */
export function healthRoutes(isStopping: () => boolean): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/health/live',
      access: 'anyone',
      summary: 'The process answers, and which version it is',
      withoutDatabase: true,
      answer: liveSchema,
      handle: () => ({ status: 'live' as const, version: shopVersion }),
    }),
    defineRoute({
      method: 'get',
      path: '/api/health/ready',
      access: 'anyone',
      summary: 'The database answers and the process is not stopping',
      withoutDatabase: true, // it waits no longer than a moment
      answer: z.object({ status: z.literal('ready') }),
      handle: async () => {
        if (isStopping() || !(await isDatabaseReady())) {
          throw new ApiError('service_unavailable', 'The shop is not ready.', { retryAfter: 5 });
        }
        return { status: 'ready' as const };
      },
    }),
  ];
}
