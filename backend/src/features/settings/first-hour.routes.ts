import { firstHourChangeSchema, firstHourSchema } from '../../contract/shop/first-hour.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { dismissFirstHour } from '../../shop-settings/settings.model.ts';
import { findFirstHour } from './find-first-hour.ts';

/** The list on the dashboard of a new shop. `areLettersOn`: whether letters go out at all. */
export function firstHourRoutes(areLettersOn: boolean): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/first-hour',
      access: 'admin',
      summary: 'What a new owner does first, and what of it is done',
      answer: firstHourSchema,
      handle: () => findFirstHour(areLettersOn),
    }),
    defineRoute({
      method: 'put',
      path: '/api/first-hour',
      access: 'admin',
      summary: 'Puts the list of the first hour away, or back on the dashboard',
      body: firstHourChangeSchema,
      example: { body: { isDismissed: true } },
      answer: firstHourSchema,
      handle: async ({ body }) => {
        await dismissFirstHour(body.isDismissed);
        return findFirstHour(areLettersOn);
      },
    }),
  ];
}
