import { firstSteps, type FirstHour, type FirstStep } from '../../contract/shop/first-hour.ts';
import { defaultSettings } from '../../shop-settings/default-settings.ts';
import { findVersionedSettings } from '../../shop-settings/settings.model.ts';
import { findSampleBooks } from '../catalogue/samples/seed-marker.model.ts';

/** Each step knows by itself whether it is done; keeping a default on purpose is done by saving it. */
export async function findFirstHour(areLettersOn: boolean): Promise<FirstHour> {
  const [{ settings, changedIn, isFirstHourDismissed }, samples] = await Promise.all([
    findVersionedSettings(),
    findSampleBooks(),
  ]);
  const has = (...parts: (keyof typeof changedIn)[]) => parts.some((part) => changedIn[part]);
  const done: Record<FirstStep, boolean> = {
    name: settings.shop.name !== defaultSettings.shop.name,
    address: settings.contact.address !== '',
    categories: has('categories'),
    delivery: has('delivery', 'shipping'),
    pages: has('pages'),
    mail: areLettersOn,
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
