import * as z from 'zod/mini';
import { idSchema } from '../id.ts';
import { rule } from '../words/rules.ts';

/** The steps of a new owner, in order. */
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

/** The onboarding checklist on the dashboard. */
export const onboardingSchema = z.object({
  isDismissed: z.boolean(),
  /** Without `samples` if the shop started without sample books. */
  steps: z.array(z.object({ step: z.enum(onboardingSteps), isDone: z.boolean() })),
  /** Ids of the remaining sample books. */
  samples: z.array(idSchema),
});
export type Onboarding = z.output<typeof onboardingSchema>;

export const onboardingChangeSchema = z.object({ isDismissed: z.boolean(rule('not_boolean')) });
