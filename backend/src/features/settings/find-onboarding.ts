import {
  onboardingSteps,
  type Onboarding,
  type OnboardingStep,
} from '../../contract/admin/onboarding.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { defaultSettingsOf } from '../../models/settings/default-settings.ts';
import { findVersionedSettings } from '../../models/settings/settings.model.ts';
import { findSampleBooks } from '../catalogue/samples/seed-marker.model.ts';

/** Settings that are proposed for a country, or saved with it under Settings, Law. */
const lawParts = [
  'orderButton',
  'guarantee',
  'safety',
  'withdrawal',
  'lowestPrice',
  'counter',
  'fixedPrice',
] as const;

/** Each step knows by itself whether it is done; keeping a default on purpose is done by saving it. */
export async function findOnboarding(areEmailsOn: boolean): Promise<Onboarding> {
  const [{ settings, changedIn, isOnboardingDismissed }, samples, isMailStuck] = await Promise.all([
    findVersionedSettings(),
    findSampleBooks(),
    EmailModel.exists({ status: 'waiting', error: { $exists: true } }),
  ]);
  const has = (...parts: (keyof typeof changedIn)[]) => parts.some((part) => changedIn[part]);
  // The pages are saved together, so a save does not show which was written.
  const defaults = defaultSettingsOf(settings.language);
  const isOwn = (page: keyof typeof settings.pages) =>
    !['', defaults.pages[page]].includes(settings.pages[page]);
  const done: Record<OnboardingStep, boolean> = {
    // The language stands above the name: an owner who saved the name has seen it.
    language: has('language', 'shop'),
    name: settings.shop.name !== defaults.shop.name,
    address: settings.contact.address !== '',
    money: has('money'),
    categories: has('categories'),
    delivery: has('delivery', 'shipping'),
    law: has(...lawParts),
    pages: isOwn('terms') && isOwn('imprint'),
    mail: areEmailsOn && !isMailStuck,
    book: samples.hasOwn,
    samples: samples.ids.length === 0,
  };
  const steps = onboardingSteps.filter((step) => step !== 'samples' || samples.wereThere);
  return {
    isDismissed: isOnboardingDismissed,
    steps: steps.map((step) => ({ step, isDone: done[step] })),
    samples: samples.ids.map(String),
  };
}
