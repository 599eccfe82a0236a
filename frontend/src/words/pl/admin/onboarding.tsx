import type { OnboardingStep } from '@storyloom/backend/contract/admin/onboarding';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { onboarding as english } from '@/words/en/admin/onboarding';

const plural = pluralOf('pl');
const takeOut = 'Usuń przykładowe książki (#)';

const steps: Record<OnboardingStep, string> = {
  language: 'Wybierz język księgarni',
  name: 'Nadaj księgarni nazwę',
  address: 'Podaj, gdzie jest księgarnia',
  money: 'Wybierz walutę',
  categories: 'Wybierz kategorie',
  delivery: 'Podaj koszt i czas dostawy',
  law: 'Zobacz, czego wymaga prawo w danym kraju',
  pages: 'Napisz regulamin i podaj dane sprzedawcy',
  mail: 'Sprawdź, czy można wysyłać e-maile',
  book: 'Dodaj pierwszą własną książkę',
  samples: 'Usuń przykładowe książki',
};

/** The checklist for a new owner. */
export const onboarding: typeof english = {
  title: 'Pierwsze kroki',
  done: (done, all) => `Gotowe: ${done} z ${all}`,
  isDone: '(gotowe)',
  steps,
  takeOut: (samples) =>
    plural(samples, { one: takeOut, few: takeOut, many: takeOut, other: takeOut }),
  dismiss: 'Schowaj tę listę',
  failed: 'To się nie udało. Proszę spróbować ponownie.',
};
