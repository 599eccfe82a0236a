import type { OnboardingStep } from '@storyloom/backend/contract/admin/onboarding';
import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

const steps: Record<OnboardingStep, string> = {
  language: 'Choose the language of the shop',
  name: 'Give the shop its name',
  address: 'Say where the shop is',
  money: 'Choose your currency',
  categories: 'Choose your categories',
  delivery: 'Say what delivery costs and how long it takes',
  law: 'See what the law of your country wants',
  pages: 'Write your terms and an imprint',
  mail: 'See whether mail can be sent',
  book: 'Add your first own book',
  samples: 'Take the sample books out',
};

/** The checklist for a new owner. */
export const onboarding = {
  title: 'Onboarding checklist',
  done: (done: number, all: number) => `${done} of ${all} done`,
  isDone: '(done)',
  steps,
  takeOut: (samples: number) =>
    plural(samples, {
      one: 'Take the sample books out (#)',
      other: 'Take the sample books out (#)',
    }),
  dismiss: 'Put this list away',
  failed: 'That did not work. Please try again.',
};
