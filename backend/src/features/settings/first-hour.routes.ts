import mongoose from 'mongoose';
import {
  firstHourChangeSchema,
  firstHourSchema,
  firstSteps,
  type FirstHour,
  type FirstStep,
} from '../../contract/shop/first-hour.ts';
import { LetterModel } from '../../outbox/letter.model.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { defaultSettings } from '../../shop-settings/default-settings.ts';
import { dismissFirstHour, findVersionedSettings } from '../../shop-settings/settings.model.ts';
import { findSampleBooks } from '../catalogue/samples/seed-marker.model.ts';

/** The list on the dashboard of a new shop. `areLettersOn`: whether letters go out at all. */
export function firstHourRoutes(areLettersOn: boolean): Route[] {
  return [
    defineRoute({
      call: 'GET /api/first-hour',
      access: 'admin',
      summary: 'What a new owner does first, and what of it is done',
      answer: firstHourSchema,
      handle: () => findFirstHour(areLettersOn),
    }),
    defineRoute({
      call: 'PUT /api/first-hour',
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

/** Each step knows by itself whether it is done; keeping a default on purpose is done by saving it. */
async function findFirstHour(areLettersOn: boolean): Promise<FirstHour> {
  const [{ settings, changedIn, isFirstHourDismissed }, samples, isMailStuck] = await Promise.all([
    findVersionedSettings(),
    findSampleBooks(),
    LetterModel.exists({ status: 'waiting', error: mongoose.trusted({ $exists: true }) }),
  ]);
  const has = (...parts: (keyof typeof changedIn)[]) => parts.some((part) => changedIn[part]);
  // The pages are saved together: that they were does not say which was written.
  const isOwn = (page: keyof typeof settings.pages) =>
    !['', defaultSettings.pages[page]].includes(settings.pages[page]);
  const done: Record<FirstStep, boolean> = {
    name: settings.shop.name !== defaultSettings.shop.name,
    address: settings.contact.address !== '',
    categories: has('categories'),
    delivery: has('delivery', 'shipping'),
    pages: isOwn('terms') && isOwn('imprint'),
    mail: areLettersOn && !isMailStuck,
    book: samples.hasOwn,
    samples: samples.ids.length === 0,
  };
  const steps = firstSteps.filter((step) => step !== 'samples' || samples.wereThere);
  return {
    isDismissed: isFirstHourDismissed,
    steps: steps.map((step) => ({ step, isDone: done[step] })),
    samples: samples.ids.map(String),
  };
}
