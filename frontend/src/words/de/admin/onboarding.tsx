import type { OnboardingStep } from '@storyloom/backend/contract/admin/onboarding';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { onboarding as english } from '@/words/en/admin/onboarding';

const plural = pluralOf('de');

const steps: Record<OnboardingStep, string> = {
  language: 'Sprache der Buchhandlung wählen',
  name: 'Namen der Buchhandlung angeben',
  address: 'Anschrift der Buchhandlung angeben',
  money: 'Währung wählen',
  categories: 'Kategorien wählen',
  delivery: 'Angeben, was die Lieferung kostet und wie lange sie dauert',
  law: 'Nachsehen, was das Recht Ihres Landes verlangt',
  pages: 'AGB und Impressum schreiben',
  mail: 'Prüfen, ob E-Mails gesendet werden können',
  book: 'Erstes eigenes Buch anlegen',
  samples: 'Beispielbücher herausnehmen',
};

/** The checklist for a new owner. */
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
  dismiss: 'Liste ausblenden',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};
