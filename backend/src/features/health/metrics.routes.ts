import { readMetrics } from '../../metrics.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { measureShop } from './measure-shop.ts';

export function metricsRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/metrics',
      access: 'collector',
      summary: 'What this process counts, in the text form of Prometheus',
      withoutDatabase: true, // a part that asks it gives up by itself
      answerType: 'text/plain; version=0.0.4',
      handle: async () => {
        await measureShop();
        return readMetrics();
      },
    }),
  ];
}
