import type { OnboardingStep } from '@storyloom/backend/contract/shop/onboarding';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { onboarding as english } from '@/words/en/onboarding';

const plural = pluralOf('de');

const steps: Record<OnboardingStep, string> = {
  name: 'Geben Sie der Buchhandlung ihren Namen',
  address: 'Geben Sie an, wo die Buchhandlung ist',
  categories: 'Wählen Sie Ihre Kategorien',
  delivery: 'Geben Sie an, was die Lieferung kostet und wie lange sie dauert',
  pages: 'Schreiben Sie Ihre AGB und ein Impressum',
  mail: 'Prüfen Sie, ob E-Mails gesendet werden können',
  book: 'Legen Sie Ihr erstes eigenes Buch an',
  samples: 'Nehmen Sie die Beispielbücher heraus',
};

/** What a new owner does first. */
export const onboarding: typeof english = {
  title: 'Die ersten Schritte',
  done: (done, all) => `${done} von ${all} erledigt`,
  isDone: '(erledigt)',
  steps,
  takeOut: (samples) =>
    plural(samples, {
      one: 'Beispielbücher herausnehmen (#)',
      other: 'Beispielbücher herausnehmen (#)',
    }),
  putAway: 'Liste ausblenden',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};
