import * as z from 'zod/mini';
import { idSchema } from '../page.ts';
import { rule } from '../words/rules.ts';

/** What a new owner does first, in the order in which it is shown. */
export const onboardingSteps = [
  'language',
  'name',
  'address',
  'money',
  'categories',
  'delivery',
  'law',
  'pages',
  'mail',
  'book',
  'samples',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** The list on the dashboard of a new shop. */
export const onboardingSchema = z.object({
  /** The owner has put the list away. */
  isDismissed: z.boolean(),
  /** Without the samples where none came with the shop. */
  steps: z.array(z.object({ step: z.enum(onboardingSteps), isDone: z.boolean() })),
  /** Ids of the books that came with the shop and are still there. */
  samples: z.array(idSchema),
});
export type Onboarding = z.output<typeof onboardingSchema>;

export const onboardingChangeSchema = z.object({ isDismissed: z.boolean(rule('not_boolean')) });
