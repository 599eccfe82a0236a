import type { OnboardingStep } from '@storyloom/backend/contract/admin/onboarding';
import { forms } from '@storyloom/backend/contract/words/es/count';
import type { onboarding as english } from '@/words/en/admin/onboarding';

const steps: Record<OnboardingStep, string> = {
  language: 'Elija el idioma de la tienda',
  name: 'Póngale nombre a la tienda',
  address: 'Indique dónde está la tienda',
  money: 'Elija su moneda',
  categories: 'Elija sus categorías',
  delivery: 'Indique cuánto cuesta y cuánto tarda la entrega',
  law: 'Vea qué pide la ley de su país',
  pages: 'Escriba sus condiciones y un aviso legal',
  mail: 'Compruebe si se pueden enviar correos',
  book: 'Añada su primer libro propio',
  samples: 'Retire los libros de muestra',
};

/** The checklist for a new owner. */
export const onboarding: typeof english = {
  title: 'Primeros pasos',
  done: (done, all) => `${done} de ${all} hechos`,
  isDone: '(hecho)',
  steps,
  takeOut: (samples) =>
    forms(samples, 'Retirar los libros de muestra (#)', 'Retirar los libros de muestra (#)'),
  dismiss: 'Ocultar esta lista',
  failed: 'No ha funcionado. Inténtelo de nuevo.',
};
